# The first match of The Dark Cave: what a friend at the table says. $p1 and $p2 are the others.

hello = Una piccola grotta per esercitarsi. Parti dal centro con 3 pepite. Agli angoli ci sono quattro mete coperte, e una è l’uscita.
secret = Tutti vedono che il tuo clan è blu. La tua carta Clan dice leale, e lo sai solo tu. Altri possono essere sabotatori.
lay = Prima giochi una carta. Posa il sentiero a tre aperture accanto alla partenza, a est.
walk = Poi puoi camminare, fino a tre caselle. Va’ di una casella a est e fermati.
lair = Dopo si pesca. Ora tocca a { $p1 }.
friend = Un antro oscuro: da questi buchi escono creature. Ora { $p2 } continua il sentiero.
look = Gioca Informazione Segreta e guarda la meta 4, quella verso cui va il sentiero.
seen = L’uscita, e lo sai solo tu! Avanza di un’altra casella a est e fermati.
rat = { $p1 } gioca un ratto. Esce dall’antro e corre.
bitten = Un morso! Un ratto costa a ogni vittima una carta e per sempre un posto in mano. Lo farebbe un nano leale?
goal = { $p2 } posa l’ultimo tratto e arriva sulla meta. Il primo nano sul posto la scopre.
discard = Ora non ti serve nessuna carta. Scarta il vicolo cieco, e una basta.
out = Adesso corri: due carte a nord, poi un passo sull’uscita.
hoard = Fuori! Le tue pepite sono al sicuro e la tua carta è scoperta. L’oro rimasto dentro è perso. { $p1 } indugia.
finish = Anche { $p2 } lavora per il tuo clan. Quando sono fuori tutti quelli che lavorano per un clan, la partita finisce.
end = L’oro portato fuori conta una volta per ogni nano che lavorava contro. Il tuo clan ha il tesoro maggiore: hai vinto, con { $p2 }.
