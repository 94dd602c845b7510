### Statistics and players.

## statistics: the page of statistics, which come with it

stat-title = Statistiche
stat-lead = Cifre di tutte le partite giocate qui fino in fondo, da persone e da bot.
stat-theme-winning = Vincere
stat-theme-playing = Giocare
stat-theme-activity = Attività
stat-theme-more = Altro
stat-pick = Che cosa vuoi sapere
stat-seats = Giocatori
stat-abreast = confronta
stat-players = { $n } giocatori
stat-none = Non ci sono ancora abbastanza partite per dirlo.
stat-sure = Le linee sottili dicono dov’è la quota vera al 95 %: meno casi, più distanti.
stat-computed = Al { $when }
stat-cut = ci sono più righe di quelle mostrate
stat-yes = sì
stat-no = no
stat-plain = senza varianti
stat-hour = { $hour }:00

stat-name-bot_ratings = Quanto sono forti i bot
stat-name-abandoned_matches = Partite abbandonate
stat-name-closest_matches = Le partite più combattute
stat-name-daily_activity = Giorno per giorno
stat-name-first_seat_advantage = Vantaggio del posto
stat-name-game_length = Quanto dura una partita
stat-name-hourly_activity = Ora per ora
stat-name-how_matches_end = Come finiscono le partite
stat-name-how_people_win = Da dove vengono i punti
stat-name-leaderboard = Chi vince di più
stat-name-score_distribution = Punteggi comuni
stat-name-slowest_movers = Chi pensa di più
stat-name-start_player_advantage = Vantaggio di chi comincia
stat-name-variants_in_use = Varianti in uso

stat-ask-bot_ratings = Che punteggio ha qui ogni bot, per gioco e numero di giocatori?
stat-ask-abandoned_matches = Quante partite si lasciano prima della fine, e dopo quanti round?
stat-ask-closest_matches = Quali partite si sono decise per pochi punti?
stat-ask-daily_activity = Quanto si gioca, giorno per giorno?
stat-ask-first_seat_advantage = Aiuta sedere a un certo posto? Se no, ognuno vincerebbe la sua giusta parte.
stat-ask-game_length = Quanti round, mosse e minuti?
stat-ask-hourly_activity = A che ora cominciano le partite? Ora universale (UTC).
stat-ask-how_matches_end = Perché finiscono le partite?
stat-ask-how_people_win = Per che cosa fanno punti il primo, il secondo e gli altri? Quote dei punti guadagnati.
stat-ask-leaderboard = Chi vince la parte più grande delle sue partite?
stat-ask-score_distribution = Quanti punti sono comuni? A passi di venti.
stat-ask-slowest_movers = Chi ci mette di più a muovere?
stat-ask-start_player_advantage = Aiuta cominciare? Il posto che comincia contro tutti gli altri.
stat-ask-variants_in_use = Quali varianti si giocano, e con quanti giocatori?

stat-column-abandoned = Abbandonate
stat-column-begins = Comincia
stat-column-day = Giorno
stat-column-end_reason = Motivo
stat-column-fair = Giusta parte
stat-column-finished = Finite
stat-column-game = Gioco
stat-column-hour = Ora
stat-column-last_started = Ultimo inizio
stat-column-match = Partita
stat-column-matches = Partite
stat-column-mean_minutes = Minuti, media
stat-column-mean_moves = Mosse, media
stat-column-mean_points = Punti, media
stat-column-mean_rank = Posto medio
stat-column-mean_rounds = Round, media
stat-column-mean_rounds_when_abandoned = Round fino ad allora
stat-column-mean_score = Punteggio medio
stat-column-mean_scored = Di cui, media
stat-column-mean_value = Valore medio
stat-column-least_rounds = Round, minimo
stat-column-most_rounds = Round, massimo
stat-column-moves = Mosse
stat-column-options = Varianti
stat-column-points = Punti
stat-column-rank = Posto
stat-column-row = Punti per
stat-column-score_from = Punti da
stat-column-seat = Sedia
stat-column-seats = Giocatori
stat-column-share = Quota
stat-column-started = Inizio
stat-column-status = Stato
stat-column-times = Volte
stat-column-bot = Bot
stat-column-rating = Punteggio
stat-column-rating_low = almeno
stat-column-rating_high = al massimo
stat-column-share_low = almeno
stat-column-share_high = al massimo
stat-copy = { $words } ({ $n })
stat-column-win_rate = % di vittorie
stat-column-win_rate_low = almeno
stat-column-win_rate_high = al massimo

## player: the page of what somebody has played

player-title = Giocatore
player-lead = Delle partite che tutti possono vedere.
player-none = Questo giocatore non ha partite pubbliche.
player-ratings = Punteggio
player-ratings-how = Secondo Glicko-2, per gioco e numero di giocatori. Tutti cominciano da 1500; le partite contro i bot sono a parte.
player-rating-people = contro persone
player-rating-bots = contro bot
player-rating-seats = { $n } giocatori
player-rating-unsure = provvisorio
player-rating-range = da { $low } a { $high }, al 95 %
player-rating-matches =
    { $n ->
        [one] dopo { $n } partita
       *[other] dopo { $n } partite
    }
player-rating-course = Da { $first } a { $last } nelle ultime { $n } partite
player-by-game = Gioco
player-by-seats = Giocatori
player-by-result = Risultato
player-all = tutti
player-result-won = vinta
player-result-shared = primo a pari merito
player-result-lost = persa
player-against = Con { $name }
player-against-all = Mostra tutti
player-met =
    { $n ->
        [one] La partita con { $name }
       *[other] Le { $n } partite con { $name }
    }
player-matches-none = Nessuna partita così.
player-more = Partite più vecchie
player-record = Storico
player-rivals = Contro gli altri
player-matches = Partite
player-column-game = Gioco
player-column-seats = Giocatori
player-column-finished = Finite
player-column-wins = Vinte
player-column-rate = % di vittorie
player-column-mean = Punti, media
player-column-best = Record
player-column-who = Avversario
player-column-met = Partite
player-column-before = Davanti
player-column-behind = Dietro
player-column-lead = Vantaggio medio
player-column-day = Inizio
player-column-others = Con
player-column-result = Fine
player-column-points = Punti
player-column-rating = Punteggio
player-running = in corso
player-open = senza risultato
player-rank = { $rank } di { $seats }
player-decisions = Dove le mie decisioni costano di più
player-decisions-how = Delle mie ultime partite analizzate: quante vittorie a partita sono costate le mie decisioni, rispetto alla mossa migliore trovata. Può essere più di una, perché ogni decisione conta a sé.
player-decisions-open = Somma le mie partite analizzate
player-decisions-none = Nessuna delle mie ultime 20 partite è stata analizzata. Sotto il foglio dei punti di una partita c’è ciò che l’ha decisa.
player-decisions-of =
    { $n ->
        [one] Di 1 partita
       *[other] Di { $n } partite
    }
player-column-decision = Decisione
player-column-chosen = Numero
player-column-lost = Vittorie perse a partita
player-decision-place = Piazzare le persone
player-decision-use = Ordine delle azioni
player-decision-tools = Attrezzi
player-decision-pay = Carte, edifici e il loro costo
player-decision-pick = Scegliere un dado
player-decision-feed = Nutrire
player-decision-other = Altre
player-decision-move = Mosse
player-mine-matches = Le mie partite
player-mine-lead = Tutte le mie partite, anche contro i bot. Gli altri vedono solo quelle in elenco.
player-mine-none = Ancora nessuna partita finita. Giocane una e i tuoi punti appariranno qui.
player-tile-matches = Partite finite
player-tile-won = Vinte
player-tile-best = Record: { $game }
player-tile-streak = Vittorie di fila
player-tile-streak_now = ora { $n }
player-points = Punti nel tempo
player-points-is = { $game }: { $n } partite, da { $first } a { $last } punti, record { $best }
player-points-mean = media { $n }
player-points-key = Punti pieni: vinte
player-sources = Da dove vengono i miei punti
player-sources-of =
    { $n ->
        [one] A partita, dalla mia ultima partita
       *[other] A partita, dalle mie ultime { $n } partite
    }
player-lessons = Tutorial
player-lesson-done = giocato
player-lesson-open = non ancora giocato
player-lesson-go = Inizia
player-lesson-again = Gioca di nuovo
player-newest = Dalle mie ultime { $n } partite.
avatar-title = La mia immagine
avatar-change = Cambia immagine
avatar-done = Fatto
avatar-seen = Gli altri la vedono accanto al tuo nome.
avatar-any = A caso
avatar-choice = { $part } { $n }
avatar-part-hair = Capelli
avatar-part-colour = Colore dei capelli
avatar-part-skin = Pelle
avatar-part-face = Viso
avatar-part-worn = Ornamenti
avatar-part-ground = Sfondo
