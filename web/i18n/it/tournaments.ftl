### Tournaments, and quick pairing.

## tournaments: the pages of tournaments, which come with them

tour-title = Tornei
tour-lead = Iscriviti, gioca a un tavolo per turno e guarda la tua posizione.
tour-none = Ancora nessun torneo.
tour-none_act = Crea il primo: i giocatori si iscrivono e ogni turno li abbina di nuovo.
tour-new = Nuovo torneo
tour-more = Altre opzioni
tour-account = Accedi con un account per partecipare.
tour-name = Nome
tour-game = Gioco
tour-format = Formula
tour-format-swiss = Svizzero
tour-format-swiss-is = Si incontra chi ha gli stessi punti. Tutti giocano ogni turno.
tour-format-robin = Tutti contro tutti
tour-format-robin-is = Tutti incontrano tutti nel modo più equilibrato.
tour-format-groups = Gruppi e finale
tour-format-groups-is = I migliori di ogni gruppo si ritrovano alla fine.
tour-format-knockout = Eliminazione diretta
tour-format-knockout-is = Passa la metà migliore di ogni tavolo.
tour-seats = Giocatori per tavolo
tour-seats_min = Giocatori al tavolo più piccolo
tour-rounds = Turni
tour-groups = Gruppi
tour-advance = Passano da ogni gruppo
tour-players_max = Numero massimo di giocatori
tour-points = Punti per posizione
tour-bye_points = Punti per un riposo
tour-clock = Tempo
tour-clock-days = 1 giorno a mossa
tour-clock-live = 20 minuti a testa
tour-clock-none = Senza orologio
tour-starts_at = Inizio
tour-starts_hint = Vuoto: lo avvii tu.
tour-listed = Visibile a tutti
tour-create = Crea torneo
tour-players = { $n } giocatori su { $max }
tour-status-open = Iscrizioni aperte
tour-status-over = Finito
tour-status-cancelled = Annullato
tour-round = Turno { $n }
tour-organiser = Organizza { $name }
tour-points_are = punti { $points }
tour-nobody = Nessun iscritto per ora.
tour-enter = Iscriviti
tour-leave = Ritirati
tour-start = Inizia ora
tour-cancel = Annulla
tour-starts = Inizia { $when }
tour-share = Invita
tour-entries = Partecipanti
tour-standings = Classifica
tour-place = Posto
tour-player = Giocatore
tour-sum = Punti
tour-played = Giocate
tour-tie-sonneborn = Valore delle vittorie
tour-tie_what-sonneborn = Sonneborn-Berger: i punti di tutti gli avversari battuti
tour-tie-wins = Vittorie
tour-tie-same_opponents = Stessi avversari
tour-tie-table_share = Quota del tavolo
tour-tie-performance = Prestazione
tour-left = ritirato
tour-mine = Il tuo tavolo: { $names }
tour-mine_over = La tua partita è finita
tour-next = Il prossimo turno inizia quando gli altri tavoli hanno finito.
tour-last = Era l’ultimo turno. La classifica sarà definitiva quando gli altri tavoli avranno finito.
tour-winner = Vincitore: { $names }
tour-csv = Classifica in CSV
tour-tables = Tavoli
tour-which = Turno
tour-final = Finale
tour-group = Gruppo { $n }
tour-table = Tavolo { $n }
tour-bye = Riposo
tour-view = Vedi
tour-watch = Guarda
tour-play = Gioca
tour-result = posto { $rank }, { $score } punti
tour-why-bye = Nessun avversario in questo turno: il numero non torna.
tour-why-same = Tutti avevano { $points } punti.
tour-why-near = Avevano da { $least } a { $most } punti.
tour-why-new = Nessuno di loro si era già incontrato.
tour-why-met =
    { $n ->
        [one] Una coppia si era già incontrata: era inevitabile.
       *[other] { $n } coppie si erano già incontrate: era inevitabile.
    }

## pairing: the page on which people find others to play with

pairing-bots = Gioca contro i bot
pairing-days = { $n } giorni
pairing-days_hint = Puoi lasciare questa pagina. Il tuo tavolo comparirà fra le tue partite.
pairing-find = Trova giocatori
pairing-found = Il tuo tavolo sta per iniziare.
pairing-game = Gioco
pairing-hours =
    { $n ->
        [one] un’ora
       *[other] { $n } ore
    }
pairing-lately = Ultimamente l’attesa è stata di circa { $time }.
pairing-lately_none = Nell’ultima settimana qui non si è formato nessun tavolo.
pairing-lead = Scegli un gioco. Il tuo tavolo inizia appena ci sono abbastanza persone.
pairing-minutes =
    { $n ->
        [one] un minuto
       *[other] { $n } minuti
    }
pairing-open = Vai al tavolo
pairing-others =
    { $n ->
        [0] Non c’è ancora nessun altro.
        [one] Un’altra persona è in attesa.
       *[other] Altre { $n } persone sono in attesa.
    }
pairing-pace = Ritmo
pairing-players = { $n } giocatori
pairing-players_range = Da { $least } a { $most } giocatori
pairing-seconds =
    { $n ->
        [one] un secondo
       *[other] { $n } secondi
    }
pairing-stop = Non aspettare più
pairing-table = Numero di giocatori
pairing-there =
    { $n ->
        [0] Al momento non aspetta nessuno.
        [one] Una persona è in attesa.
       *[other] { $n } persone sono in attesa.
    }
pairing-title = Gioca con altri
pairing-waited = Aspetti da { $time }.
