# The first match of Mount Drago: what a friend at the table says. $p1 and $p2 are the others.

hello = Tien draken beklimmen deze berg, en ze zijn van niemand. De partij is al een eind op weg.
riders = Jij berijdt de rode draak. Alleen de draak die je berijdt, levert je punten op.
own = Speel de rode 2: je eigen draak klimt twee vakken, en je blijft erop zitten.
discard = Voor je trekt, mag je kaarten wegdoen van draken die al op de top zijn. Leg de paarse 1 af, en dan is het genoeg.
change = Je vult je hand aan tot zes kaarten. Nu speelt { $p1 } geel, waar niemand op zit.
green = Wie een vrije draak verzet, moet erop overstappen. Nu zet { $p2 } groen op een groen vak.
scored = Een grote telling: iedereen telt het getal onder de eigen draak, 7 voor jou. Wie een telling veroorzaakt, trekt geen kaart.
free = Blauw is nu vrij. Speel de blauwe 4: je moet erop. Deze keer valt er niets af te leggen.
theirs = Kijk nu wat de anderen doen.
minus = { $p1 } heeft jouw blauwe op min één gezet. Iedereen mag je draak verzetten, maar niemand kan hem afpakken.
last = Speel de grijze 4. Die is vrij en staat laatste: dan mag je kiezen.
mount = Erop of blijven? Hij staat op blauw: een kleine telling, waarbij alleen getallen tot 3 tellen. Grijs staat op 2. Stap over!
small = Twee punten in plaats van min één. { $p1 } gaat naar het volgende blauwe vak.
summit = { $p2 } rijdt groen naar de top: weer een grote telling.
third = Twee draken zijn boven, en de derde maakt een eind aan de partij. Speel de oranje 5 en rijd naar de top!
end = De laatste telling, en jij hebt de meeste punten. Jij wint, en nu weet je alles.
