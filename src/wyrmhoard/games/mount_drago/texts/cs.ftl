name = Mount Drago
tagline = Deset draků závodí na vrchol: seď na tom správném, když se dívají rozhodčí.

play = Zahrát: { $a } { $b }
    .told = { $who } hraje: { $a } { $b }.
mount = Přesednout na tohoto draka
    .told = { $who } přesedá na tohoto draka.
stay = Zůstat na svém drakovi
    .told = { $who } zůstává na stejném drakovi.
discard = Odhodit: { $a } { $b }
    .told = { $who } odhazuje: { $a } { $b }.
enough = Už nic neodhazovat
    .told = { $who } už nic neodhazuje.
draw-hidden = Dobírá se skrytá karta
    .told = Dobírá se skrytá karta.
begin = Jako první hraje { $a }
    .told = Začíná { $a }.
saddle = První drak: { $a } { $b }
    .told = Los určuje prvního draka: { $a } { $b }.
draw = Dobraná karta: { $a } { $b }
    .told = Dobraná karta: { $a } { $b }.

# Each dragon has a sign, because some colours look alike.
word-blue = ● modrý
word-brown = ■ hnědý
word-black = ▲ černý
word-red = ◆ červený
word-yellow = ★ žlutý
word-green = ♣ zelený
word-gray = ✚ šedý
word-lightblue = ○ světle modrý
word-purple = ♥ fialový
word-orange = △ oranžový

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
other-rides = jezdec: { $who }
may-ride = můžeš na něj přesednout
must-ride = musíš na něj přesednout
stacks = Hromádky
