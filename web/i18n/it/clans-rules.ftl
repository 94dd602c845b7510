### Clans: rules, and the help at the table.

## clans-rules: the rules of Clans, and what each thing on its map is

cl-title = Le regole di Clans
cl-lead = Cinque clan percorrono il paese e si stabiliscono in villaggi. Uno è il tuo, e nessuno sa quale. Portalo dove sono i punti, e resta impassibile.

cl-idea = Di che si tratta
cl-idea-1 = Tutti spostano le capanne di **tutti** i clan. Dove delle capanne restano circondate solo da terra vuota si fonda un villaggio, e ogni clan presente fa punti, quante che siano le sue capanne.
cl-idea-2 = Alla fine ognuno mostra la sua carta clan. I punti del tuo clan, e uno per ogni villaggio che hai fondato, sono tuoi.

cl-map = Il paese
cl-map-1 = { $territories } territori formano { $regions } regioni di { $each }; le regioni contano solo all’inizio. Ci sono quattro tipi di terra:
cl-map-2 = Due territori sono vicini se hanno un confine in comune. **I fiumi non li separano, i laghi sì.**
cl-map-3 = I tabelloni sono due. Quello **stampato** ha le terre, le regioni e i vicini del gioco pubblicato; li ha trascritti un giocatore e non sono stati confrontati con la scatola. Quello **della casa** è nostro e conserva solo ciò che ne dicono le regole, come il numero dei territori e la distribuzione delle terre. Tutte le forme sono disegnate da noi.

cl-setup = Prima della prima mossa
cl-setup-1 = Ogni regione riceve una capanna di ogni clan, una su ciascuno dei suoi { $each } territori, a caso. Ogni giocatore riceve **un clan in segreto**; le altre carte clan restano nascoste. Il caso dice chi comincia.
cl-setup-2 = Tutti e cinque i clan fanno punti durante la partita, anche quelli che nessuno gioca. Non sembrare troppo affezionato al tuo.

cl-move = Una mossa
cl-move-1 = Al tuo turno prendi **tutte le capanne di un territorio** e spostale da un **vicino dove ci sono capanne**. Devi muovere, e puoi muovere qualsiasi capanna, di qualsiasi clan.
cl-move-2 = Nulla va mai su terra vuota. Ciò che è stato lasciato resta vuoto per il resto della partita.
cl-move-crowd = Sette o più
cl-move-crowd-1 = Una folla di **{ $crowd } o più** capanne va solo verso una folla almeno altrettanto grande. Fino a { $fewer } capanne vanno ovunque, anche verso grandi folle.
cl-move-may = permesso
cl-move-not = non permesso

cl-village = Villaggi
cl-village-1 = Dopo la mossa guarda dove sei arrivato e i vicini di dove sei partito. Se lì delle capanne **non hanno più vicini occupati**, si fonda un villaggio. Basta una sola capanna.
cl-village-2 = Prendi il **gettone** successivo. Poi il villaggio fa punti:
cl-village-steps =
    .item1 = Se in quest’epoca la sua terra è **sfavorevole**, il villaggio perisce: tutte le capanne se ne vanno, nessuno fa punti.
    .item2 = Se ci sono **tutti e cinque i clan**, scoppia la discordia: ogni clan con una sola capanna è scacciato.
    .item3 = Conta le capanne rimaste. Se la terra è **favorevole**, aggiungi il bonus dell’epoca.
    .item4 = Ogni clan ancora presente fa **tutti** i punti, abbia una capanna o cinque.
cl-village-3 = Un villaggio resta dov’è per sempre. Il gettone vale un punto alla fine, anche se il villaggio è perito.
cl-village-example = Nella prima epoca si fonda un villaggio ({ $land }), con tre capanne rosse, una blu e una verde. Tre clan, quindi niente discordia. { $huts } capanne e un bonus di { $bonus }: rosso, blu e verde fanno **{ $total } punti** ciascuno.
cl-village-strife = Discordia: quattro capanne rosse, due blu e una di ogni altro. Verde, giallo e nero se ne vanno; rosso e blu fanno 6.
cl-village-nobody = Una capanna di ogni clan: se ne vanno tutti e cinque, e nessuno fa punti. Il gettone si prende lo stesso.

cl-epochs = Le epoche
cl-epochs-1 = I gettoni stanno sulle epoche, e quello preso dice a quale epoca appartiene il villaggio. Ciò che ora è terra buona può poi essere rovina.
cl-epochs-epoch = Epoca
cl-epochs-chips = Villaggi
cl-epochs-good = Favorevole
cl-epochs-bonus = Bonus
cl-epochs-bad = Sfavorevole
cl-epochs-none = nessuna
cl-epochs-provenance = Alcune di queste caselle sono dedotte da più fonti; portano un segno.

cl-several = Più villaggi insieme
cl-several-1 = Una mossa può fondare due villaggi, di rado di più. Chi muove dice allora in che ordine. Prendono i gettoni uno dopo l’altro, quindi uno successivo può cadere nell’epoca dopo.
cl-several-2 = Se ci sono più villaggi che gettoni, chi muove dice quale conta ancora come numero { $chips }. Gli altri non fanno punti.

cl-end = La fine
cl-end-1 = La partita finisce appena il **villaggio numero { $chips }** ha fatto punti, o quando nessuna capanna può più muoversi.
cl-end-2 = Ora si mostrano i clan. Quelli che nessuno ha giocato escono dal tracciato. Aggiungi **un punto per gettone**: vince chi ne ha di più. I pari condividono la vittoria.
cl-end-example = Il tuo clan è il blu ed è a 31. Hai fondato quattro villaggi: **35 punti**.

cl-tips = Tre cose da provare
cl-tips-list =
    .item1 = Manda il tuo clan insieme ad altri: un villaggio con molte capanne fa punti per tutti, e nessuno sa a chi pensavi.
    .item2 = Guarda l’ultimo gettone di un’epoca. Chi lo prende decide su quale terra nasce il prossimo villaggio.
    .item3 = Anche una capanna sola in mezzo al nulla è un villaggio. Isola i rivali su terra sfavorevole.

help-clans-neighbours = Da qui le capanne possono andare dai vicini dove ci sono capanne.
help-clans-crowd = Una folla di { $crowd } o più: va solo verso una almeno altrettanto grande.
help-clans-empty = Vuoto per il resto della partita: nulla va su terra vuota.
help-clans-good = Un villaggio fondato qui ora riceve **{ $bonus } in più**: la terra è favorevole.
help-clans-bad = Un villaggio fondato qui ora **perisce**: la terra è sfavorevole.
help-clans-plain = La terra non aiuta né danneggia un villaggio fondato ora.
help-clans-village = Un villaggio: resta com’è e non accoglie nessuno.
help-clans-doomed = Un villaggio perito: la terra era sfavorevole, nessuno ha fatto punti.
help-clans-chips =
    { $n ->
        [one] { $n } villaggio in quest’epoca.
       *[other] { $n } villaggi in quest’epoca.
    }
help-clans-now = Questa è l’epoca del prossimo villaggio.
help-clans-chip = Lo prende chi fonda un villaggio. Un punto alla fine.
help-clans-lane = I punti di questo clan finora. Di chi sia si vede alla fine.
help-clans-hut = Anche con pochissime capanne in un villaggio, il clan prende tutto ciò che vale.
help-clans-mine = Il tuo clan. Lo sai solo tu; i suoi punti saranno tuoi.
help-clans-secret = Una carta clan vista solo dal suo proprietario.
help-clans-first = Questo posto ha fatto la prima mossa.
