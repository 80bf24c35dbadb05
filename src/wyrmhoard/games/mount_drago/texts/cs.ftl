name = Mount Drago
tagline = Deset draků závodí na vrchol: seď na tom správném, když se dívají rozhodčí.

play = Zahrát: { $a } { $b }
    .told = { $who } hraje: { $a } { $b }.
    .asked = Kterou kartu zahraješ?
mount = Přesednout na tohoto draka
    .told = { $who } přesedá na tohoto draka.
    .asked = Přesedneš na tohoto draka, nebo zůstaneš na svém?
stay = Zůstat na svém drakovi
    .told = { $who } zůstává na stejném drakovi.
discard = Odhodit: { $a } { $b }
    .told = { $who } odhazuje: { $a } { $b }.
enough = Už nic neodhazovat
    .told = { $who } už nic neodhazuje.
    .mine = Už nic neodhazuješ.
    .asked = Odhodíš karty draků, kteří jsou na vrcholu?
draw-hidden = Dobírá se skrytá karta
    .told = Dobírá se skrytá karta.
begin = Začíná { $a }
    .told = Začíná { $a }.
saddle = První drak: { $a } { $b }
    .told = Los určuje prvního draka: { $a } { $b }.
draw = Dobraná karta: { $a } { $b }
    .told = Dobraná karta: { $a } { $b }.

# Each dragon has a sign, because some colours look alike.
word-blue = ● modrý
word-brown = ■ hnědý
word-black = ▲ černý
word-red = ◆ červený
word-yellow = ★ žlutý
word-green = ♣ zelený
word-gray = ✚ šedý
word-lightblue = ○ světle modrý
word-purple = ♥ fialový
word-orange = △ oranžový

# What came of a move. $me is the blank that the reader fills.
some-cards = { $n ->
    [one] { $n } kartu
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } karet
}
event-played = { $me ->
    [who] Hraješ: { $card }.
   *[other] { $who } hraje: { $card }.
}
event-rides = { $me ->
    [who] Teď jedeš na drakovi: { $dragon }.
   *[other] { $who } teď jede na drakovi: { $dragon }.
}
event-stayed = { $me ->
    [who] Zůstáváš na svém drakovi.
   *[other] { $who } zůstává na stejném drakovi.
}
event-climbed = Drak na vrcholu, číslo { $n }: { $dragon }.
event-scored = { $scoring ->
    [small] Malé bodování: { $gains }.
   *[big] Velké bodování: { $gains }.
}
event-no-points = { $scoring ->
    [small] Malé bodování: nikdo nic nedostává.
   *[big] Velké bodování: nikdo nic nedostává.
}
event-discarded = { $me ->
    [who] Odhazuješ: { $cards }.
   *[other] { $who } odhazuje: { $cards }.
}
event-drew = { $who } dobírá { some-cards }.
event-drew-cards = Dobíráš: { $cards }.
event-reshuffled = Balíček došel: ze zahraných karet se míchá nový.
event-over = Třetí drak je nahoře: konec partie.

# The board
start = Start
climbed = Draci na vrcholu: { $n } z { $most }
pile = Balíček: { $n }
small = malé bodování (do { $n })
big = velké bodování
summit = vrchol (velké bodování)
points = Body
mount-of = Drak
stands-on = Pole
cards = Karty
your-cards = Tvoje karty
lands-on = Pole po tahu
you-ride = tvůj drak
other-rides = jede na něm: { $who }
may-ride = můžeš na něj přesednout
must-ride = musíš na něj přesednout
stacks = Hromádky

# Why not?
why-mount-first = Jedna karta za tah. Nejdřív řekni, jestli přesedáš.
why-card-played = Svou kartu už máš zahranou: jedna za tah, víc ne.
why-dragon-away = Tenhle drak zůstal doma, v této krabici není: { $dragon }.
why-not-in-hand = Tuto kartu nemáš v ruce: { $dragon } { $n }.
why-no-choice = Není z čeho vybírat: na výběr dá jen volný drak, který opouští poslední místo.
why-not-on-summit = Ještě je na cestě, ne na vrcholu: { $dragon }.
why-not-discarding = Odhazuje se v pravou chvíli: po zahrané kartě, jakmile je nějaký drak na vrcholu.

# What is wrong with a box
box-too-many-cards = „{ $key }“: počet karet je { $given }, povoleno je nejvýše { $most }.
box-too-few-cards = „{ $key }“: počet karet je { $given }, potřeba je nejméně { $needed }.
box-too-few-colours = „{ $key }“: draků s kartami: { $given }, potřeba je nejméně { $needed }.
box-start-coloured = „{ $key }“: start, první pole, musí být bez barvy.
box-start-numbered = „{ $key }“: start musí na obou stranách počítat 0.
box-summit-not-last = „{ $key }“: vrchol musí tvořit poslední pole dráhy, bez mezery.

# House rules
house-floor-at-zero = Nikdo neklesne pod 0 bodů
house-summit-swap = Každý tah lze vyměnit karty draků na vrcholu
house-open-stacks = Hromádky leží otevřené
variant-gentle = Mírná: nikdo neklesne pod 0
variant-open-stacks = Otevřené hromádky
variant-restless-summit = Neklidný vrchol

# Why a move is hinted at
hint-scores = Přinese: { $gains }.
hint-own-dragon = Drak, na kterém jedeš, pak platí { $b } místo { $a }.
hint-others-dragon = Drak hráče { $who } pak platí { $b } místo { $a }.
hint-change = Drak { $dragon } tu platí { $a }, tvůj { $b }.
