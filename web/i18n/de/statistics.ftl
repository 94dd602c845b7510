### Statistics and players.

## statistics: the page of statistics, which come with it

stat-title = Statistik
stat-lead = Aus allen Partien, die hier zu Ende gespielt wurden, von Menschen wie von Bots.
stat-theme-winning = Gewinnen
stat-theme-playing = Spielen
stat-theme-activity = Aktivität
stat-theme-more = Mehr
stat-pick = Statistik wählen
stat-seats = Spielerzahl
stat-abreast = vergleichen
stat-players =
    { $n ->
        [0] zu{ " " }
        [1] zu einem
        [2] zu zweit
        [3] zu dritt
        [4] zu viert
        [5] zu fünft
       *[other] zu { $n }
    }
stat-none = Es wurden noch nicht genug Partien gespielt.
stat-none_act = Jede hier beendete Partie zählt: Spiel eine.
stat-sure = Die dünnen Linien zeigen das 95-%-Konfidenzintervall: je weniger Partien, desto breiter.
stat-computed = Stand: { $when }
stat-cut = es werden nicht alle Zeilen gezeigt
stat-yes = ja
stat-no = nein
stat-plain = ohne Varianten
stat-hour = { $hour } Uhr
stat-narrow = Eingrenzen
stat-param-who = Wer zählt
stat-param-since = Begonnen ab
stat-param-until = Begonnen vor
stat-who-both = Menschen und Bots
stat-who-people = nur Menschen
stat-who-bots = nur Bots
stat-export = Herunterladen:
stat-ending-won = gewonnen
stat-ending-shared = gleichauf Erste
stat-ending-lost = verloren
stat-ending-lost_badly = hoch verloren

stat-name-bot_ratings = Wertungen der Bots
stat-name-abandoned_matches = Abgebrochene Partien
stat-name-active_players = Aktive Spieler
stat-name-guests_to_accounts = Aus Gästen werden Konten
stat-name-return_after_losing = Wieder dabei nach Niederlagen
stat-name-time_to_full_table = Warten auf den Start
stat-name-busiest_hours = Stunden mit viel Betrieb
stat-name-bots_beaten = Menschen gegen Bots
stat-name-closest_matches = Die knappsten Partien
stat-name-daily_activity = Aktivität nach Tag
stat-name-first_seat_advantage = Vorteil des Platzes
stat-name-game_length = Partiedauer
stat-name-hourly_activity = Aktivität nach Uhrzeit
stat-name-how_matches_end = Wie Partien enden
stat-name-how_people_win = Woher die Punkte kommen
stat-name-leaderboard = Rangliste
stat-name-score_distribution = Verteilung der Punkte
stat-name-slowest_movers = Langsamste Spieler
stat-name-start_player_advantage = Vorteil des Startspielers
stat-name-variants_in_use = Gespielte Varianten

stat-ask-bot_ratings = Welche Wertung hat jeder Bot hier, je Spiel und Spielerzahl?
stat-ask-abandoned_matches = Wie viele Partien werden abgebrochen, und nach wie vielen Runden?
stat-ask-active_players = Wie viele spielen jeden Monat, wie viele sind neu oder kommen zurück, und wie viele hören danach auf?
stat-ask-guests_to_accounts = Wie viele derer, die zu spielen begannen, haben heute ein Konto? Nach dem Monat der ersten Partie.
stat-ask-return_after_losing = Spielen Menschen binnen 14 Tagen wieder, auch nach einer hohen Niederlage (weniger als die Hälfte der besten Punktzahl)?
stat-ask-time_to_full_table = Wie viele Minuten vergehen von der Eröffnung eines Tischs mit mindestens zwei Menschen bis zum Start? Im Kasten liegt die Hälfte der Tische, zwischen den Strichen liegen vier von fünf.
stat-ask-busiest_hours = Zu welchen Stunden der Woche beginnen Partien? (UTC)
stat-ask-bots_beaten = Gegen welche Bots wird gespielt, und wie oft liegen Menschen vor ihnen?
stat-ask-closest_matches = Welche Partien gingen am knappsten aus?
stat-ask-daily_activity = Wie viel wird pro Tag gespielt?
stat-ask-first_seat_advantage = Macht der Platz einen Unterschied? Wenn nicht, gewinnt jeder seinen fairen Anteil.
stat-ask-game_length = Wie lang sind Partien, in Runden, Zügen und Minuten?
stat-ask-hourly_activity = Zu welcher Uhrzeit werden Partien gestartet? (UTC)
stat-ask-how_matches_end = Warum enden Partien?
stat-ask-how_people_win = Wofür bekommen Sieger, Zweite und die anderen ihre Punkte? Anteile an den gewonnenen Punkten.
stat-ask-leaderboard = Wer hat die höchste Siegquote?
stat-ask-score_distribution = Welche Punktzahlen sind üblich? In 20er-Schritten.
stat-ask-slowest_movers = Wer braucht am längsten pro Zug?
stat-ask-start_player_advantage = Ist es ein Vorteil anzufangen? Der Startplatz gegen alle anderen.
stat-ask-variants_in_use = Welche Varianten werden gespielt, und mit wie vielen Spielern?

stat-column-abandoned = Abgebrochen
stat-column-month = Monat
stat-column-active = Aktiv
stat-column-new = Neu
stat-column-returned = Zurückgekehrt
stat-column-lapsed = Im Monat danach nicht mehr
stat-column-accounts = Mit Konto
stat-column-median_matches_with_account = Median der Partien mit Konto
stat-column-median_matches_of_guests = Median der Partien von Gästen
stat-column-ending = Danach
stat-column-came_back = Wieder gespielt
stat-column-median_days = Median der Tage
stat-column-least_wait = Minuten: einer von zehn
stat-column-first_quarter = einer von vier
stat-column-median_wait = die Hälfte
stat-column-third_quarter = drei von vier
stat-column-most_wait = neun von zehn
stat-column-mean_wait = Durchschnitt
stat-column-weekday = Wochentag
stat-column-results = Vergleiche
stat-column-ahead = Davor
stat-column-equal = Gleichauf
stat-column-begins = Beginnt
stat-column-day = Tag
stat-column-end_reason = Grund
stat-column-fair = Fairer Anteil
stat-column-finished = Beendet
stat-column-game = Spiel
stat-column-hour = Stunde
stat-column-last_started = Zuletzt gestartet
stat-column-match = Partie
stat-column-matches = Partien
stat-column-mean_minutes = Ø Minuten
stat-column-mean_moves = Ø Züge
stat-column-mean_points = Ø Punkte
stat-column-mean_rank = Ø Rang
stat-column-mean_rounds = Ø Runden
stat-column-mean_rounds_when_abandoned = Ø Runden bis dahin
stat-column-mean_score = Ø Punktzahl
stat-column-mean_scored = Ø Punkte daraus
stat-column-mean_value = Ø Wert
stat-column-least_rounds = Wenigste Runden
stat-column-most_rounds = Meiste Runden
stat-column-moves = Züge
stat-column-options = Varianten
stat-column-points = Punkte
stat-column-rank = Rang
stat-column-row = Punkte für
stat-column-score_from = Punkte ab
stat-column-seat = Platz
stat-column-seats = Spielerzahl
stat-column-share = Anteil
stat-column-started = Gestartet
stat-column-status = Zustand
stat-column-times = Anzahl
stat-column-bot = Bot
stat-column-rating = Wertung
stat-column-rating_low = 95 % von
stat-column-rating_high = 95 % bis
stat-column-share_low = 95 % von
stat-column-share_high = 95 % bis
stat-copy = { $words } ({ $n })
stat-column-win_rate = Siegquote
stat-column-win_rate_low = 95 % von
stat-column-win_rate_high = 95 % bis

## player: the page of what somebody has played

player-title = Spieler
player-lead = Aus öffentlichen Partien.
player-report = Diesen Namen melden
player-none = Dieser Spieler hat keine öffentlichen Partien.
player-ratings = Wertung
player-ratings-how = Getrennt nach Spiel und Spielerzahl. Alle starten bei 1500; Partien gegen Bots werden getrennt gewertet. Das Verfahren ist Glicko-2.
player-rating-people = gegen Menschen
player-rating-bots = gegen Bots
player-rating-seats =
    { $n ->
        [0] zu{ " " }
        [1] zu einem
        [2] zu zweit
        [3] zu dritt
        [4] zu viert
        [5] zu fünft
        [6] zu sechst
        [7] zu siebt
        [8] zu acht
       *[other] zu { $n }
    }
player-rating-unsure = vorläufig
player-rating-range = { $low }–{ $high } (95 % Konfidenz)
player-rating-matches =
    { $n ->
        [one] nach 1 Partie
       *[other] nach { $n } Partien
    }
player-rating-course = Von { $first } auf { $last } in den letzten { $n } Partien
player-by-game = Spiel
player-by-seats = Spieler
player-by-result = Ergebnis
player-all = alle
player-result-won = gewonnen
player-result-shared = geteilter erster Platz
player-result-lost = verloren
player-against = Mit { $name }
player-against-all = Alle zeigen
player-met =
    { $n ->
        [one] 1 Partie mit { $name }
       *[other] { $n } Partien mit { $name }
    }
player-matches-none = Keine Partien gefunden.
player-more = Ältere Partien
player-record = Bilanz
player-trophies = Turniere
player-trophy = Platz { $place } von { $n }
player-rivals = Direkter Vergleich
player-matches = Partien
player-column-game = Spiel
player-column-seats = Spieler
player-column-finished = Beendet
player-column-wins = Gewonnen
player-column-rate = Siegquote
player-column-mean = Ø Punkte
player-column-best = Beste
player-column-who = Gegner
player-column-met = Partien
player-column-before = Vorn
player-column-behind = Dahinter
player-column-lead = Ø Vorsprung
player-column-day = Begonnen
player-column-others = Mit
player-column-result = Ergebnis
player-column-points = Punkte
player-column-rating = Wertung
player-running = läuft
player-open = ohne Ergebnis
player-rank = { $rank }. von { $seats }
player-decisions = Meine teuersten Entscheidungen
player-decisions-how = Aus meinen zuletzt analysierten Partien: wie viele Siege pro Partie meine Entscheidungen gekostet haben, verglichen mit dem besten gefundenen Zug. Die Summe kann über 1 liegen, denn jede Entscheidung wird einzeln gezählt.
player-decisions-open = Meine analysierten Partien zusammenfassen
player-decisions-none = Keine meiner letzten 20 Partien wurde analysiert. Die Analyse steht unter der Wertung einer Partie.
player-decisions-of =
    { $n ->
        [one] Aus 1 Partie
       *[other] Aus { $n } Partien
    }
player-column-decision = Entscheidung
player-column-chosen = Anzahl
player-column-lost = Verlorene Siege pro Partie
player-decision-place = Leute setzen
player-decision-use = Reihenfolge der Aktionen
player-decision-tools = Werkzeuge
player-decision-pay = Karten, Gebäude und ihr Preis
player-decision-pick = Einen Würfel wählen
player-decision-feed = Ernähren
player-decision-other = Sonstige
player-decision-move = Züge
player-mine-matches = Meine Partien
player-mine-lead = Alle meine Partien, auch gegen Bots. Andere sehen nur die gelisteten.
player-mine-none = Noch keine beendete Partie. Spiel eine, dann erscheinen deine Punkte hier.
player-tile-matches = Beendete Partien
player-tile-won = Gewonnen
player-tile-best = Bestes Ergebnis: { $game }
player-tile-streak = Siege in Folge
player-tile-streak_now = aktuell { $n }
player-points = Punkte im Lauf der Zeit
player-points-is = { $game }: { $n } Partien, von { $first } bis { $last } Punkte, Bestwert { $best }
player-points-mean = im Schnitt { $n }
player-points-key = Gefüllte Kreise: gewonnen
player-sources = Woher meine Punkte kommen
player-sources-of =
    { $n ->
        [one] Pro Partie, aus meiner letzten Partie
       *[other] Pro Partie, aus meinen letzten { $n } Partien
    }
player-lessons = Einführungen
player-lesson-done = gespielt
player-lesson-open = noch nicht gespielt
player-lesson-go = Starten
player-lesson-again = Noch einmal
player-newest = Aus meinen letzten { $n } Partien.
avatar-title = Mein Bild
avatar-change = Bild ändern
avatar-done = Fertig
avatar-seen = Andere sehen es neben deinem Namen.
avatar-any = Zufällig
avatar-choice = { $part } { $n }
avatar-part-hair = Haare
avatar-part-colour = Haarfarbe
avatar-part-skin = Haut
avatar-part-face = Gesicht
avatar-part-worn = Schmuck
avatar-part-ground = Hintergrund

panels-title = Übersicht
panels-lead = Antworten zu diesem Server, die seine Administratoren ausgewählt haben.
panels-none = Noch ist nichts geteilt.
panels-gone = Diese Antwort wird nicht oder nicht mehr geteilt.
panels-statistics = Alle Statistiken
panels-open = Öffnen
panels-open_of = Öffnen: { $name }
panels-copy = Link kopieren
panels-copy_of = Link kopieren: { $name }
panels-figures = Zahlen
panels-everybody = Alle können das sehen.
panels-private = Nur Administratoren können das sehen.
panels-edit = Bearbeiten
panels-done = Fertig
panels-heading = Titel
panels-up = Nach vorn
panels-up_of = Nach vorn: { $name }
panels-down = Nach hinten
panels-down_of = Nach hinten: { $name }
panels-off = Entfernen
panels-off_of = Entfernen: { $name }
panels-share = Mit allen teilen
panels-unshare = Nicht mehr teilen
panels-refused = Das lässt sich nicht teilen: { $message }
panels-add = Feld hinzufügen
panels-query = Abfrage
