# The first match of Dragon's Cave: what a friend at the table says. $p1 and $p2 are the others.

hello = Vitaj v jaskyni. Tvoj trpaslík už prešiel poriadny kus cesty a na jej konci je dračí brloh.
coins = Mešec je teraz prázdny, ale v truhlici už máš štyri mince. Na konci sa počíta oboje.
lay = Každé kolo položíš kartu lícom dolu. Polož kryštál: trpaslík chce bežať na najbližšie pole s kryštálom.
guess = Drakom je v tomto kole { $p1 } a háda farbu naslepo. Pozeraj.
safe = Tvoja to nebola! Trpaslík bežal ďalej a vzal si dve mince. Kryštál teraz leží odkrytý: všetci vidia, že je preč.
again = Ďalšie kolo: drakom je { $p2 }. Polož hubu.
caught = Chytený! Trpaslík nič nezíska a vracia sa na najbližšie pole s hubou za sebou.
divide = Teraz chce drak tvoj mešec. Schovaj mince do dvoch pästí. Skús blafovať: v ľavej vôbec nič.
cards-back = { $p2 } vyberá prázdnu päsť a mince ti zostávajú. A má to aj dobrú stránku: všetky karty sú späť.
you-dragon = Drak ide okolo stola a teraz si to ty. Najprv položia karty ostatní.
place = Hádaj farbu. { $p2 } má ešte krompáč a ten by vyniesol mincu. Postav draka naň.
pick = Trefa! { $p2 } podáva dve päste. Vyber pravú: jej mince sa vrátia do pokladu.
chest = Drakom je zasa { $p1 }. Hraj na istotu a polož kartu truhlice: tá sa chytiť nedá.
stowed = Trpaslík si oddýchol a mešec je v truhlici, v bezpečí až do konca. Aj všetky karty sú späť.
last = { $p1 } stojí pred brlohom, a kto doň vojde, ukončí partiu. Vezmi si ešte dve mince: polož kryštál.
end = { $p1 } má za brloh štyri mince, ale v mešci a truhlici spolu máš najviac ty. Vyhrávaš, a to je celá hra.
