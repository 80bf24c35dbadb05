# The first match of Mount Drago: what a friend at the table says. $p1 and $p2 are the others.

hello = Na tuhle horu šplhá deset draků a nepatří nikomu. Partie už je v plném proudu.
riders = Jedeš na červeném drakovi. Body nosí jen drak, na kterém sedíš.
own = Zahraj červenou 2: tvůj drak vystoupá o dvě pole a ty na něm zůstaneš.
discard = Než si dobereš, smíš odhodit karty draků, kteří už jsou na vrcholu. Odhoď fialovou 1 a pak už nic.
change = Dobíráš do šesti karet. Teď { $p1 } hraje žlutého, na kterém nikdo nejede.
green = Kdo pohne volným drakem, musí na něj přesednout. Teď { $p2 } vede zeleného na zelené pole.
scored = Velké bodování: každý přičte číslo pod svým drakem, ty 7. Kdo bodování vyvolá, nedobírá.
free = Modrý je teď volný. Zahraj modrou 4: musíš na něj přesednout. Odhazovat tentokrát není co.
theirs = Podívej se, co dělají ostatní.
minus = { $p1 } posouvá tvého modrého na minus jedničku. Tvým drakem smí hýbat kdokoli, ale vzít ti ho nemůže nikdo.
last = Zahraj šedou 4. Je volný a poslední: pak si můžeš vybrat.
mount = Přesednout, nebo zůstat? Stojí na modrém: malé bodování, počítají se jen čísla do 3. Šedý stojí na 2. Přesedni!
small = Dva body místo minus jednoho. { $p1 } jde na další modré pole.
summit = { $p2 } vede zeleného na vrchol: zase velké bodování.
third = Nahoře jsou dva draci a třetí partii ukončí. Zahraj oranžovou 5 a vyjeď na vrchol!
end = Poslední bodování a nejvíc bodů máš ty. Vyhráváš a teď víš všechno.
