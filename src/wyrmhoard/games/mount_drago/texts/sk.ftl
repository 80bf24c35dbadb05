name = Mount Drago
tagline = Desať drakov preteká na vrchol: seď na tom správnom, keď sa pozerajú rozhodcovia.

play = Zahrať: { $a } { $b }
    .told = { $who } hrá: { $a } { $b }.
    .asked = Ktorú kartu zahráš?
mount = Presadnúť na tohto draka
    .told = { $who } presadá na tohto draka.
    .asked = Presadneš na tohto draka, alebo zostaneš na svojom?
stay = Zostať na svojom drakovi
    .told = { $who } zostáva na tom istom drakovi.
discard = Odhodiť: { $a } { $b }
    .told = { $who } odhadzuje: { $a } { $b }.
enough = Už nič neodhadzovať
    .told = { $who } už nič neodhadzuje.
    .mine = Už nič neodhadzuješ.
    .asked = Odhodíš karty drakov, ktoré sú na vrchole?
draw-hidden = Doberá sa skrytá karta
    .told = Doberá sa skrytá karta.
begin = Začína { $a }
    .told = Začína { $a }.
saddle = Prvý drak: { $a } { $b }
    .told = Žreb určuje prvého draka: { $a } { $b }.
draw = Dobraná karta: { $a } { $b }
    .told = Dobraná karta: { $a } { $b }.

# Each dragon has a sign, because some colours look alike.
word-blue = ● modrý
word-brown = ■ hnedý
word-black = ▲ čierny
word-red = ◆ červený
word-yellow = ★ žltý
word-green = ♣ zelený
word-gray = ✚ sivý
word-lightblue = ○ svetlomodrý
word-purple = ♥ fialový
word-orange = △ oranžový

# What came of a move. $me is the blank that the reader fills.
some-cards = { $n ->
    [one] { $n } kartu
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } kariet
}
event-played = { $me ->
    [who] Hráš: { $card }.
   *[other] { $who } hrá: { $card }.
}
event-rides = { $me ->
    [who] Teraz ideš na drakovi: { $dragon }.
   *[other] { $who } teraz ide na drakovi: { $dragon }.
}
event-stayed = { $me ->
    [who] Zostávaš na svojom drakovi.
   *[other] { $who } zostáva na tom istom drakovi.
}
event-climbed = Drak na vrchole, číslo { $n }: { $dragon }.
event-scored = { $scoring ->
    [small] Malé bodovanie: { $gains }.
   *[big] Veľké bodovanie: { $gains }.
}
event-no-points = { $scoring ->
    [small] Malé bodovanie: nikto nič nedostáva.
   *[big] Veľké bodovanie: nikto nič nedostáva.
}
event-discarded = { $me ->
    [who] Odhadzuješ: { $cards }.
   *[other] { $who } odhadzuje: { $cards }.
}
event-drew = { $who } doberá { some-cards }.
event-drew-cards = Doberáš: { $cards }.
event-reshuffled = Balíček sa minul: zo zahraných kariet sa mieša nový.
event-over = Tretí drak je hore: koniec partie.

# The board
start = Štart
climbed = Draky na vrchole: { $n } z { $most }
pile = Balíček: { $n }
small = malé bodovanie (do { $n })
big = veľké bodovanie
summit = vrchol (veľké bodovanie)
points = Body
mount-of = Drak
stands-on = Pole
cards = Karty
your-cards = Tvoje karty
lands-on = Pole po ťahu
you-ride = tvoj drak
other-rides = ide na ňom: { $who }
may-ride = môžeš naň presadnúť
must-ride = musíš naň presadnúť
stacks = Kôpky

# Why not?
why-mount-first = Jedna karta za ťah. Najprv povedz, či presadáš.
why-card-played = Svoju kartu už máš zahranú: jedna za ťah, viac nie.
why-dragon-away = Tento drak zostal doma, v tejto škatuli nie je: { $dragon }.
why-not-in-hand = Túto kartu nemáš v ruke: { $dragon } { $n }.
why-no-choice = Nie je z čoho vyberať: na výber dá len voľný drak, ktorý opúšťa posledné miesto.
why-not-on-summit = Ešte je na ceste, nie na vrchole: { $dragon }.
why-not-discarding = Odhadzuje sa v pravej chvíli: po zahranej karte, keď je nejaký drak na vrchole.

# What is wrong with a box
box-too-many-cards = „{ $key }“: počet kariet je { $given }, povolených je najviac { $most }.
box-too-few-cards = „{ $key }“: počet kariet je { $given }, potrebných je najmenej { $needed }.
box-too-few-colours = „{ $key }“: drakov s kartami: { $given }, potrebných je najmenej { $needed }.
box-start-coloured = „{ $key }“: štart, prvé políčko, musí byť bez farby.
box-start-numbered = „{ $key }“: štart musí na oboch stranách počítať 0.
box-summit-not-last = „{ $key }“: vrchol musia tvoriť posledné políčka dráhy, bez medzery.

# House rules
house-floor-at-zero = Nikto neklesne pod 0 bodov
house-summit-swap = Každý ťah možno vymeniť karty drakov na vrchole
house-open-stacks = Kôpky ležia otvorené
variant-gentle = Mierna: nikto neklesne pod 0
variant-open-stacks = Otvorené kôpky
variant-restless-summit = Nepokojný vrchol

# Why a move is hinted at
hint-scores = Prinesie: { $gains }.
hint-own-dragon = Drak, na ktorom ideš, potom platí { $b } namiesto { $a }.
hint-others-dragon = Drak hráča { $who } potom platí { $b } namiesto { $a }.
hint-change = Drak { $dragon } tu platí { $a }, tvoj { $b }.
