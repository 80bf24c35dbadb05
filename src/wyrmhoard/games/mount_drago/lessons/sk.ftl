# The first match of Mount Drago: what a friend at the table says. $p1 and $p2 are the others.

hello = Na tento vrch šplhá desať drakov a nepatria nikomu. Partia je už v plnom prúde.
riders = Ideš na červenom drakovi. Body nosí len drak, na ktorom sedíš.
own = Zahraj červenú 2: tvoj drak vystúpi o dve polia a ty na ňom zostaneš.
discard = Skôr než si doberieš, smieš odhodiť karty drakov, ktorí sú už na vrchole. Odhoď fialovú 1 a potom už nič.
change = Doberáš do šiestich kariet. Teraz { $p1 } hrá žltého, na ktorom nikto nesedí.
green = Kto pohne voľným drakom, musí naň presadnúť. Teraz { $p2 } vedie zeleného na zelené pole.
scored = Veľké bodovanie: každý pripočíta číslo pod svojím drakom, ty 7. Kto bodovanie vyvolá, nedoberá.
free = Modrý je teraz voľný. Zahraj modrú 4: musíš naň presadnúť. Odhadzovať tentoraz nie je čo.
theirs = Pozri sa, čo robia ostatní.
minus = { $p1 } posúva tvojho modrého na mínus jednotku. Tvojím drakom smie hýbať ktokoľvek, ale vziať ti ho nemôže nikto.
last = Zahraj sivú 4. Je voľný a posledný: potom si môžeš vybrať.
mount = Presadnúť, alebo zostať? Stojí na modrom: malé bodovanie, počítajú sa len čísla do 3. Sivý stojí na 2. Presadni!
small = Dva body namiesto mínus jedného. { $p1 } ide na ďalšie modré pole.
summit = { $p2 } vedie zeleného na vrchol: zasa veľké bodovanie.
third = Hore sú dva draky a tretí partiu ukončí. Zahraj oranžovú 5 a vyjdi na vrchol!
end = Posledné bodovanie a najviac bodov máš ty. Vyhrávaš a teraz vieš všetko.
