### Clans: everything at its table.

## clans: Clans: things, questions, and a sentence for each event

clans-terrain-forest = foresta
clans-terrain-mountain = montagna
clans-terrain-steppe = steppa
clans-terrain-grassland = prateria
clans-colour-red = rosso
clans-colour-blue = blu
clans-colour-green = verde
clans-colour-yellow = giallo
clans-colour-black = nero
clans-clan-red = clan rosso
clans-clan-blue = clan blu
clans-clan-green = clan verde
clans-clan-yellow = clan giallo
clans-clan-black = clan nero
clans-huts-red =
    { $n ->
        [one] { $n } rossa
       *[other] { $n } rosse
    }
clans-huts-blue = { $n } blu
clans-huts-green =
    { $n ->
        [one] { $n } verde
       *[other] { $n } verdi
    }
clans-huts-yellow =
    { $n ->
        [one] { $n } gialla
       *[other] { $n } gialle
    }
clans-huts-black =
    { $n ->
        [one] { $n } nera
       *[other] { $n } nere
    }
clans-huts-none = nessuna capanna
clans-huts =
    { $n ->
        [one] { $n } capanna
       *[other] { $n } capanne
    }
clans-empty = vuoto
clans-region = Regione { $region }

clans-epochs = Epoche
clans-epoch-good = Epoca { $n }: { $lands }, { $bonus } in più.
clans-epoch-bad = I villaggi periscono: { $lands }.
clans-track = I clan
clans-village = villaggio { $n }, fondato da { $name }, vale { $points }
clans-village-doomed = villaggio { $n }, fondato da { $name }, perito
clans-village-held =
    { $doomed ->
        [none] { $territory }, epoca { $epoch }: { $value ->
            [one] { $value } punto
           *[other] { $value } punti
        }
       *[other] { $territory }, epoca { $epoch }: perito
    }
clans-villages = Villaggi
clans-chips =
    { $n ->
        [one] { $n } gettone villaggio
       *[other] { $n } gettoni villaggio
    }
clans-chips_left =
    { $n ->
        [one] resta { $n } gettone
       *[other] restano { $n } gettoni
    }
clans-no_chips = ancora nessun villaggio
clans-first = Ha cominciato la partita
clans-secret = clan segreto
clans-yours = Il tuo: { $clan }
clans-only_you = Lo vedi solo tu.

clans-on_map = Scegli un territorio sulla mappa. Tasti: la sua lettera, poi il suo numero.
clans-on_map-region = Regione { $region }: quale numero?
clans-ask-from = Quali capanne sposti?
clans-ask-to = Dove, da { $from }?
clans-ask-send = Da { $from } a { $to }?
clans-ask-found = Quale dei { $n } villaggi si fonda ora?
clans-ask-found_this = Fondare ora il villaggio di { $territory }?
clans-wait-move = { $name } sposta capanne
clans-wait-found = { $name } ordina i nuovi villaggi
clans-from = Da { $from }
clans-from_to = Da { $from } a { $to }
clans-found_next = Prossimo villaggio: { $territory }
clans-send = Sposta le capanne
clans-found = Fondalo ora
clans-founds_nothing = Non ne nasce nessun villaggio.
clans-short = villaggio { $territory }: { $points }
clans-short-doomed = { $territory } perisce
clans-preview-village = Villaggio { $territory }
clans-preview-scores = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per { $colours }{ $bonus ->
        [none] { "" }
       *[other] { " " }({ $value } + { $bonus })
    }.
clans-preview-doomed = perisce: la terra è sfavorevole, nessuno fa punti.
clans-preview-nobody = La discordia non lascia nessuno; nessuno fa punti.
clans-preview-strife = La discordia scaccia { $colours }.
clans-preview-later = Fondato più tardi: { $points }.

row-chips = Gettoni villaggio
reason-villages = È stato fondato il dodicesimo villaggio.
reason-no_moves = Nessuna capanna può più muoversi.

clans-event-began = La partita comincia; { $name } muove per primo.
clans-event-huts_placed = Capanne nella regione { $region }: { $colours }.
clans-event-clans_shuffled = Le carte clan vengono distribuite coperte.
clans-event-clan_seen = Il tuo clan è il { $colour }.
clans-event-epoch_began = Epoca { $epoch }
clans-event-turn_began = Tocca a { $name }.
clans-event-moved = { $name } sposta { $huts } da { $from } a { $to }.
clans-event-order_asked = { $name } decide in che ordine si fondano { $territories }.
clans-event-founded = { $name } fonda il villaggio { $chip } in { $territory } e prende il gettone.
clans-ribbon-founded = Il villaggio { $chip } sorge in { $territory }
clans-event-doomed = La terra di { $territory } è sfavorevole; perisce con { $huts }.
clans-event-strife = La discordia in { $territory } scaccia { $huts }.
clans-event-scored = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }{ $bonus ->
        [none] { "" }
       *[other] { " " }(di cui { $bonus } per la terra)
    } per { $colours }.
clans-event-not_founded = { $territories } arrivano tardi per essere villaggi.
clans-event-ended-villages = Il dodicesimo villaggio c’è: la partita è finita.
clans-event-ended-no_moves = Nessuna capanna può più muoversi: la partita è finita.
clans-event-clan_shown = { $name } era il { $colour }.
clans-event-disc_removed = Nessuno era il { $colour }.
clans-event-tallied =
    { $points ->
        [one] { $name } conta { $points } punto.
       *[other] { $name } conta { $points } punti.
    }
policy-found = Fonda prima ciò che rende di più al mio clan

## clans-cover: what is said of Clans outside of its tables

option-printed_board = Il tabellone stampato
option-printed_board-is = Le regioni e i vicini del gioco pubblicato, per quanto se ne sa. Senza: la nostra mappa.

## clans-statistics: the statistics of Clans

stat-name-villages_by_epoch = Villaggi per epoca
stat-name-villages_by_territory = Dove nascono i villaggi
stat-ask-villages_by_epoch = Quanto vale un villaggio di Clans in ogni epoca?
stat-ask-villages_by_territory = In quali territori di Clans nascono i villaggi, e quanto fanno?
stat-column-doomed = Periti
stat-column-epoch = Epoca
stat-column-mean_colours = Clan, media
stat-column-mean_epoch = Epoca media
stat-column-strife = Con discordia
stat-column-territory = Territorio
stat-column-villages = Villaggi
stat-value-villages = il dodicesimo villaggio
stat-value-no_moves = nessuna capanna può muoversi

## clans-teach: the tutorial of Clans and the hints of a first match

clans-teach-goal = Sei il { $clan }, e nessun altro lo sa. Ogni clan ha capanne ovunque; porta le tue in villaggi ricchi senza far capire troppo presto di chi sono.
clans-teach-from = Un turno è una mossa: prendi tutte le capanne di un territorio, di qualsiasi colore. Scegline uno sulla mappa.
clans-teach-to = Vanno da un vicino dove ci sono già capanne. Scegli dove.
clans-teach-send = La freccia mostra la mossa, e sotto leggi che cosa ne viene. Mandala.
clans-teach-village = Le capanne senza vicini occupati diventano un villaggio. Qui una mossa ne fonda uno: chi la fa prende un gettone, che è un punto.
clans-teach-score = Un villaggio vale le sue capanne per ogni clan che ci vive. Il tracciato mostra tutti e cinque; come va il { $clan } è un tuo segreto.
clans-teach-epoch = La tavoletta mostra le epoche: su una terra i villaggi rendono di più, su un’altra periscono. Con l’ultimo gettone un’epoca finisce.
clans-teach-end = Il dodicesimo villaggio chiude la partita. Poi si mostrano i clan, e ognuno somma i suoi gettoni ai punti sul tracciato.
clans-teach-hint-secret = Sei il { $clan }. Sposta anche altre capanne, o gli altri vedranno quali sono le tue.
clans-teach-hint-found = Una tua mossa potrebbe fondare un villaggio ora. Sceglila per leggere quanto vale, e per chi.
clans-teach-hint-order = Scegli tu quale villaggio viene prima: il prossimo gettone può essere di un’altra epoca.
clans-teach-hint-epoch = Una nuova epoca: ora rende di più un’altra terra, e un’altra rovina i suoi villaggi.

## clans-text: the map of Clans in words

clans-told-now = Ora epoca { $n }
clans-told-chips =
    { $n ->
        [one] resta { $n } gettone villaggio
       *[other] restano { $n } gettoni villaggio
    }
clans-told-epochs = Epoche
clans-told-epoch =
    { $n ->
        [one] { $n } villaggio
       *[other] { $n } villaggi
    }
clans-told-scores = Che cosa hanno fatto i clan
clans-told-villages = Villaggi
clans-told-map = Territori con capanne
clans-told-borders = confina con { $names }
clans-told-scored =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
clans-told-gone = nessuno era di questo clan
clans-told-chips_of = Gettoni villaggio
clans-told-clan = Clan
clans-told-move = Quali capanne vanno, e dove?
clans-told-to = Sposta le capanne da { $from } a { $to }
clans-told-comes = A { $to }: villaggio { $territory }, { $words }
clans-told-found = Fonda ora il villaggio in { $territory }

## clans-condition: conditions of conditional moves

clans-condition-chips = gettoni villaggio rimasti
clans-condition-epoch = epoca
clans-condition-score = punti, { $what }
clans-condition-score-any = punti di un clan
clans-condition-huts = { $what }: capanne
clans-condition-huts-any = capanne in un territorio
clans-condition-mine = { $what }: le mie capanne
clans-condition-mine-any = le mie capanne in un territorio
