# Troll & Dragon. Words of a move fill $a, $b, $c, $d; $who made it.

name = Troll & Dragon
tagline = Dobbel om diamanten onder de neus van een trol en haal dan goud voordat de draak wakker is.

roll-grotto = Gooi de Grotdobbelstenen
    .told = { $who } gooit de Grotdobbelstenen.
    .asked = De Grot wacht op je: gooi de dobbelstenen.
set-aside = Leg opzij: { $a }
    .told = { $who } legt opzij: { $a }.
    .mine = Je legt opzij: { $a }.
enter = Ga de Schatkamer binnen
    .told = { $who } gaat de Schatkamer binnen.
    .mine = Je gaat de Schatkamer binnen.
roll-treasure = Gooi de Schatdobbelstenen
    .told = { $who } gooit de Schatdobbelstenen.
    .asked = Je bent in de Schatkamer: gooi om het goud.
roll-dragon = Gooi de Drakendobbelstenen
    .told = { $who } gooit de Drakendobbelstenen.
    .asked = Maak je de draak wakker voordat { $who } ontsnapt?
leave = Ga weg met alles wat je verzameld hebt
    .told = { $who } gaat weg met alles wat verzameld is.
    .asked = Ga je door, of ga je weg met alles wat je verzameld hebt?
take = Neem: { $a }
    .told = { $who } neemt: { $a }.
    .asked = Welke schat neem je?

begin = { $a } begint
    .told = { $a } begint.
show-one = Grotdobbelstenen: { $a }
    .told = Grotdobbelstenen: { $a }.
show-two = Grotdobbelstenen: { $a }, { $b }
    .told = Grotdobbelstenen: { $a }, { $b }.
show-three = Grotdobbelstenen: { $a }, { $b }, { $c }
    .told = Grotdobbelstenen: { $a }, { $b }, { $c }.
show-four = Grotdobbelstenen: { $a }, { $b }, { $c }, { $d }
    .told = Grotdobbelstenen: { $a }, { $b }, { $c }, { $d }.
find = Goudklompjes op de Schatdobbelstenen: { $a } + { $b }
    .told = Goudklompjes op de Schatdobbelstenen: { $a } + { $b }.
stir = Drakendobbelstenen: { $a }, { $b }
    .told = Drakendobbelstenen: { $a }, { $b }.

word-diamond = diamant
word-key = sleutel
word-door = deur
word-troll = trol
word-nugget = goudklompje
word-blank = leeg
word-dragon = draak

# What came of a move. $me is the blank that the reader fills.
some-diamonds = { $diamonds ->
    [one] { $diamonds } diamant
   *[other] { $diamonds } diamanten
}
some-nuggets = { $nuggets ->
    [one] { $nuggets } goudklompje
   *[other] { $nuggets } goudklompjes
}
loot = { $diamonds ->
    [0] { some-nuggets }
   *[other] { $nuggets ->
        [0] { some-diamonds }
       *[other] { some-diamonds } en { some-nuggets }
    }
}
event-rolled = { $me ->
    [who] Je gooit: { $dice }.
   *[other] { $who } gooit: { $dice }.
}
event-troll-took = { $me ->
    [who] { $diamonds ->
        [0] De Trol verschijnt, maar je hebt niets te verliezen.
       *[other] De Trol verschijnt en pakt { some-diamonds } van je af!
    }
   *[other] { $diamonds ->
        [0] De Trol verschijnt, maar { $who } heeft niets te verliezen.
       *[other] De Trol verschijnt en pakt { some-diamonds } af van { $who }!
    }
}
event-left = { $me ->
    [who] Je komt veilig buiten met { loot }.
   *[other] { $who } komt veilig buiten met { loot }.
}
event-left-empty = { $me ->
    [who] Je gaat met lege handen weg.
   *[other] { $who } gaat met lege handen weg.
}
event-found = { $me ->
    [who] Je vindt { some-nuggets }.
   *[other] { $who } vindt { some-nuggets }.
}
event-found-none = { $me ->
    [who] Je vindt niets.
   *[other] { $who } vindt niets.
}
event-sleeps = { $me ->
    [who] Je gooit voor de draak: die slaapt door.
   *[other] { $who } gooit voor de draak: die slaapt door.
}
event-stirs = { $me ->
    [who] Je gooit een draak: die beweegt. Nog een, en hij wordt wakker.
   *[other] { $who } gooit een draak: die beweegt. Nog een, en hij wordt wakker.
}
event-woke = { $me ->
    [who] Je maakt de draak wakker!
   *[other] { $who } maakt de draak wakker!
}
event-dropped = { $me ->
    [who] Je laat { loot } vallen.
   *[other] { $who } laat { loot } vallen.
}
event-hand-dropped = Ook de Trol laat { some-diamonds } vallen.
event-got = { $me ->
    [who] Je krijgt { loot }.
   *[other] { $who } krijgt { loot }.
}
event-over-grotto = De Grot is leeg: het spel is uit.
event-over-cavern = De Schatkamer is leeg: het spel is uit.
event-over-all = Grot en Schatkamer zijn leeg: het spel is uit.
event-over-barren = Te lang heeft niemand goud gevonden: het spel is uit.

# The board
grotto = Grot
cavern = Schatkamer
diamonds = Diamanten over
nuggets = Goudklompjes over
troll-hand = Trollenhand
free = Vrij
blocked = Geblokkeerd
last-turn = Vorige beurt
troll-came = De Trol kwam en nam mee wat verzameld was.
treasure-dice = Schatdobbelstenen
dragon-dice = Drakendobbelstenen
not-rolled = nog niet gegooid
dragon-sides = draak op { $n } van { $of }
the-dragon = De draak
asleep = slaapt
stirring = onrustig: nog één draak en hij is wakker
awake = wakker
dragon-woke = Vorige keer werd de draak wakker: alles voor de rest.
to-share = Te verdelen
ends-one = De partij eindigt als de Grot of de Schatkamer leeg is.
ends-both = De partij eindigt als de Grot en de Schatkamer allebei leeg zijn.
ends-barren = Grot leeg: { $n } van { $of } beurten zonder goudklompje, dan eindigt de partij.
pack = Buidel
points = Punten
at-risk = In gevaar
adventurer = op avontuur
takes = mag nu nemen

# Why not?
why-sharing = Een ding tegelijk: eerst wordt de gevallen schat verdeeld.
why-not-the-adventurer = Deze beurt is { $who } op avontuur.
why-nothing-dropped = Niemand heeft een schat laten vallen.
why-takes-next = Nu mag { $who } nemen.
why-nobody-inside = Er is niemand in de Schatkamer: laat de draak maar slapen.
why-own-dragon = De draak wekken is aan de anderen. Jij hebt liever dat hij slaapt.
why-beats = Hier rollen de Drakendobbelstenen vanzelf, tel voor tel.
why-treasure-first = De Drakendobbelstenen wachten op de eerste worp met de Schatdobbelstenen.
why-dice-elsewhere = De Drakendobbelstenen zijn doorgegeven. Nu heeft { $who } ze.
why-not-inside = De Schatdobbelstenen gooi je in de Schatkamer, en daar ben je nog niet.
why-cavern-empty = De Schatkamer is leeg: aan sleutels en deuren heb je niets meer.
why-one-is-enough = Eén is genoeg, en die ligt al opzij: { $face }.
why-none-shows = Geen vrije dobbelsteen toont dit: { $face }.
why-last-die = Er moet een andere dobbelsteen vrij blijven: de laatste mag niet opzij.
why-no-key-and-door = Zonder sleutel en deur blijft de Schatkamer dicht.
why-first-roll = Wie binnenkomt, gooit: de eerste worp is verplicht.
why-inside = Je bent in de Schatkamer. De Grotdobbelstenen blijven buiten.

# What is wrong with a box
box-die-sides = “{ $key }”: een dobbelsteen heeft { $needed } zijden, maar er zijn er { $given } opgegeven.

# House rules
house-end = De partij eindigt als
house-end-one = één schat leeg is
house-end-both = beide schatten leeg zijn
house-auto-share = Wat valt, wordt vanzelf verdeeld
house-race = De race in de grot
house-race-live = Tegen de klok
house-race-beats = In tellen, zonder haast
variant-calm = Rustig: de race worp voor worp
variant-children = Voor kinderen: een langzamere race
variant-long = Lang: tot beide plekken leeg zijn

# The turn, solved
solved = Op zijn best gespeeld is de eerste beurt van een partij { $n } punten voorsprong waard ({ $players } spelers).
solved-grotto = Grot: wat te doen, naar verzamelde diamanten
solved-trolls = Trollen
solved-no = –
solved-shown = ligt open
solved-aside = apart gelegd
solved-alike = Sleutel en deur zijn gelijk: wat voor de een geldt, geldt voor de ander.
solved-cavern = Schatkamer: vanaf hoeveel goudklompjes je weggaat, naar meegenomen diamanten en apart gelegde drakendobbelsteen
solved-diamonds = Diamanten
solved-asleep = geen
solved-first = de eerste
solved-second = de tweede
solved-roll = gooien
solved-leave = weggaan
solved-enter = de Schatkamer in
solved-set-key = sleutel apart leggen
solved-set-door = deur apart leggen

# Why a move is hinted at
hint-troll = { $diamonds ->
    [0] Er staat nog niets op het spel.
   *[other] De Trol komt bij { $percent } van de 100 zulke worpen. Op het spel: { some-diamonds }.
}
hint-leave-troll = { $diamonds ->
    [0] Er is nog niets om mee te nemen; nog een worp brengt de Trol in { $percent } van de 100 gevallen.
   *[other] Dan veilig: { some-diamonds }. Nog een worp brengt de Trol in { $percent } van de 100 gevallen.
}
hint-enter = Nog in de Schatkamer: { some-nuggets }. Punten per stuk: { $points }.
hint-set-aside = Dat opent de weg naar de Schatkamer. Dobbelstenen die nog rollen: { $n }.
hint-dragon = De volgende drakenworp wekt hem in { $percent } van de 100 gevallen. Punten op het spel: { $points }.
hint-leave-dragon = Punten dan veilig: { $points }. De volgende drakenworp zou hem in { $percent } van de 100 gevallen wekken.
