name = Mount Drago
tagline = Tien draken racen naar de top: zit op de juiste als de jury kijkt.

play = Speel: { $a } { $b }
    .told = { $who } speelt { $a } { $b }.
    .asked = Welke kaart speel je?
mount = Berijd deze draak
    .told = { $who } stapt over op deze draak.
    .asked = Stap je over op deze draak, of blijf je op de jouwe?
stay = Blijf op je eigen draak
    .told = { $who } blijft op dezelfde draak.
discard = Leg af: { $a } { $b }
    .told = { $who } legt af: { $a } { $b }.
enough = Leg niets meer af
    .told = { $who } legt niets meer af.
    .mine = Je legt niets meer af.
    .asked = Leg je kaarten af van draken die op de top staan?
draw-hidden = Er wordt een gedekte kaart getrokken
    .told = Er wordt een gedekte kaart getrokken.
begin = { $a } begint
    .told = { $a } begint.
saddle = Eerste draak: { $a } { $b }
    .told = Er wordt een eerste draak getrokken: { $a } { $b }.
draw = Getrokken: { $a } { $b }
    .told = Getrokken: { $a } { $b }.

# Each dragon has a sign, because some colours look alike.
word-blue = ● blauw
word-brown = ■ bruin
word-black = ▲ zwart
word-red = ◆ rood
word-yellow = ★ geel
word-green = ♣ groen
word-gray = ✚ grijs
word-lightblue = ○ lichtblauw
word-purple = ♥ paars
word-orange = △ oranje

# What came of a move. $me is the blank that the reader fills.
some-cards = { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
}
event-played = { $me ->
    [who] Je speelt { $card }.
   *[other] { $who } speelt { $card }.
}
event-rides = { $me ->
    [who] Je rijdt nu op de draak { $dragon }.
   *[other] { $who } rijdt nu op de draak { $dragon }.
}
event-stayed = { $me ->
    [who] Je blijft op je draak.
   *[other] { $who } blijft op dezelfde draak.
}
event-climbed = Draak { $dragon } bereikt de top, als nummer { $n }.
event-scored = { $scoring ->
    [small] Kleine telling: { $gains }.
   *[big] Grote telling: { $gains }.
}
event-no-points = { $scoring ->
    [small] Kleine telling: niemand krijgt iets.
   *[big] Grote telling: niemand krijgt iets.
}
event-discarded = { $me ->
    [who] Je legt af: { $cards }.
   *[other] { $who } legt af: { $cards }.
}
event-drew = { $who } trekt { some-cards }.
event-drew-cards = Je trekt: { $cards }.
event-reshuffled = De stapel is op: de gespeelde kaarten worden tot een nieuwe geschud.
event-over = De derde draak is boven: het spel is uit.

# The board
start = Start
climbed = Draken op de top: { $n } van { $most }
pile = Trekstapel: { $n }
small = kleine telling (t/m { $n })
big = grote telling
summit = top (grote telling)
points = Punten
mount-of = Berijdt
stands-on = Vak
cards = Kaarten
your-cards = Van jou
lands-on = Komt op
you-ride = jouw draak
other-rides = bereden door { $who }
may-ride = je mag hem berijden
must-ride = je moet hem berijden
stacks = Kaartenstapels

# Why not?
why-mount-first = Eén kaart per beurt. Zeg eerst of je overstapt.
why-card-played = Je kaart is gespeeld: één per beurt, meer niet.
why-dragon-away = Deze draak is thuisgebleven, hij zit niet in deze doos: { $dragon }.
why-not-in-hand = Deze kaart heb je niet in je hand: { $dragon } { $n }.
why-no-choice = Er valt niets te kiezen: alleen een vrije draak die de laatste plaats verlaat, laat je de keus.
why-not-on-summit = Nog onderweg, niet op de top: { $dragon }.
why-not-discarding = Afleggen doe je op zijn tijd: na je kaart, zodra er een draak op de top is.

# What is wrong with a box
box-too-many-cards = “{ $key }”: { $given } kaarten, maar hoogstens { $most } zijn toegestaan.
box-too-few-cards = “{ $key }”: { $given } kaarten, maar er zijn er minstens { $needed } nodig.
box-too-few-colours = “{ $key }”: draken met kaarten: { $given }, maar er zijn er minstens { $needed } nodig.
box-start-coloured = “{ $key }”: de start, het eerste vakje, moet kleurloos zijn.
box-start-numbered = “{ $key }”: de start moet op beide kanten 0 tellen.
box-summit-not-last = “{ $key }”: de top moet de laatste vakjes van het pad vormen, zonder gat.

# House rules
house-floor-at-zero = Niemand zakt onder 0 punten
house-summit-swap = Elke beurt mag je kaarten van draken op de top inruilen
house-open-stacks = Stapels liggen open
variant-gentle = Mild: niemand zakt onder 0
variant-open-stacks = Open stapels
variant-restless-summit = Rusteloze top

# Why a move is hinted at
hint-scores = Levert op: { $gains }.
hint-own-dragon = De draak die je berijdt telt dan { $b } in plaats van { $a }.
hint-others-dragon = De draak van { $who } telt dan { $b } in plaats van { $a }.
hint-change = Hier telt { $dragon } { $a }, jouw draak { $b }.
