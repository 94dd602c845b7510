### Statistics and players.

## statistics: the page of statistics, which come with it

stat-title = Statistieken
stat-lead = Cijfers van elke partij die hier is uitgespeeld, van mensen en van bots.
stat-theme-winning = Winnen
stat-theme-playing = Spelen
stat-theme-activity = Activiteit
stat-theme-more = Meer
stat-pick = Wat wil je weten
stat-seats = Spelers
stat-abreast = vergelijken
stat-players = { $n } spelers
stat-none = Er zijn nog niet genoeg partijen om dit uit te lezen.
stat-sure = De dunne lijnen zeggen waar het ware aandeel met 95 % ligt: hoe minder gevallen, hoe verder uiteen.
stat-computed = Stand van { $when }
stat-cut = er zijn meer rijen dan getoond
stat-yes = ja
stat-no = nee
stat-plain = zonder varianten
stat-hour = { $hour }:00

stat-name-bot_ratings = Hoe sterk de bots zijn
stat-name-abandoned_matches = Afgebroken partijen
stat-name-closest_matches = De spannendste partijen
stat-name-daily_activity = Dag voor dag
stat-name-first_seat_advantage = Voordeel van de plaats
stat-name-game_length = Hoe lang een partij duurt
stat-name-hourly_activity = Uur voor uur
stat-name-how_matches_end = Hoe partijen eindigen
stat-name-how_people_win = Waar punten vandaan komen
stat-name-leaderboard = Wie het meest wint
stat-name-score_distribution = Gewone scores
stat-name-slowest_movers = Wie het langst denkt
stat-name-start_player_advantage = Voordeel van beginnen
stat-name-variants_in_use = Gebruikte varianten

stat-ask-bot_ratings = Welke rating heeft elke bot hier, per spel en aantal spelers?
stat-ask-abandoned_matches = Hoeveel partijen worden voor het einde verlaten, en na hoeveel rondes?
stat-ask-closest_matches = Welke partijen zijn met de minste punten beslist?
stat-ask-daily_activity = Hoeveel wordt er gespeeld, dag voor dag?
stat-ask-first_seat_advantage = Helpt een bepaalde plaats? Zo niet, dan wint elk zijn eerlijke deel.
stat-ask-game_length = Hoeveel rondes, zetten en minuten?
stat-ask-hourly_activity = Op welk uur beginnen partijen? Wereldtijd (UTC).
stat-ask-how_matches_end = Waarom eindigen partijen?
stat-ask-how_people_win = Waar krijgen de eerste, de tweede en de anderen hun punten voor? Aandelen van de behaalde punten.
stat-ask-leaderboard = Wie wint het grootste deel van zijn partijen?
stat-ask-score_distribution = Hoeveel punten zijn gewoon? In stappen van twintig.
stat-ask-slowest_movers = Wie doet het langst over een zet?
stat-ask-start_player_advantage = Helpt het te beginnen? De plaats die begint tegen alle andere.
stat-ask-variants_in_use = Welke varianten worden gespeeld, en met hoeveel spelers?

stat-column-abandoned = Afgebroken
stat-column-begins = Begint
stat-column-day = Dag
stat-column-end_reason = Reden
stat-column-fair = Eerlijk deel
stat-column-finished = Afgelopen
stat-column-game = Spel
stat-column-hour = Uur
stat-column-last_started = Laatst begonnen
stat-column-match = Partij
stat-column-matches = Partijen
stat-column-mean_minutes = Minuten, gemiddeld
stat-column-mean_moves = Zetten, gemiddeld
stat-column-mean_points = Punten, gemiddeld
stat-column-mean_rank = Plaats, gemiddeld
stat-column-mean_rounds = Rondes, gemiddeld
stat-column-mean_rounds_when_abandoned = Rondes tot dan
stat-column-mean_score = Score, gemiddeld
stat-column-mean_scored = Punten ervan
stat-column-mean_value = Waarde, gemiddeld
stat-column-least_rounds = Rondes, minst
stat-column-most_rounds = Rondes, meest
stat-column-moves = Zetten
stat-column-options = Varianten
stat-column-points = Punten
stat-column-rank = Plaats
stat-column-row = Punten voor
stat-column-score_from = Score vanaf
stat-column-seat = Zitplaats
stat-column-seats = Spelers
stat-column-share = Aandeel
stat-column-started = Begonnen
stat-column-status = Stand
stat-column-times = Keren
stat-column-bot = Bot
stat-column-rating = Rating
stat-column-rating_low = minstens
stat-column-rating_high = hoogstens
stat-column-share_low = minstens
stat-column-share_high = hoogstens
stat-copy = { $words } ({ $n })
stat-column-win_rate = Winstpercentage
stat-column-win_rate_low = minstens
stat-column-win_rate_high = hoogstens

## player: the page of what somebody has played

player-title = Speler
player-lead = Van partijen die iedereen mag zien.
player-none = Er is geen partij van deze speler die iedereen mag zien.
player-ratings = Rating
player-ratings-how = Volgens Glicko-2, per spel en aantal spelers. Iedereen begint op 1500; partijen tegen bots tellen apart.
player-rating-people = tegen mensen
player-rating-bots = tegen bots
player-rating-seats = { $n } spelers
player-rating-unsure = voorlopig
player-rating-range = { $low } tot { $high }, met 95 %
player-rating-matches =
    { $n ->
        [one] na { $n } partij
       *[other] na { $n } partijen
    }
player-rating-course = Van { $first } naar { $last } in de laatste { $n } partijen
player-by-game = Spel
player-by-seats = Spelers
player-by-result = Uitslag
player-all = alle
player-result-won = gewonnen
player-result-shared = gedeeld eerste
player-result-lost = verloren
player-against = Met { $name }
player-against-all = Alles tonen
player-met =
    { $n ->
        [one] De partij met { $name }
       *[other] De { $n } partijen met { $name }
    }
player-matches-none = Geen partij is zo.
player-more = Oudere partijen
player-record = Balans
player-rivals = Tegen anderen
player-matches = Partijen
player-column-game = Spel
player-column-seats = Spelers
player-column-finished = Afgelopen
player-column-wins = Gewonnen
player-column-rate = Winstpercentage
player-column-mean = Punten, gemiddeld
player-column-best = Beste
player-column-who = Tegen
player-column-met = Partijen
player-column-before = Ervoor
player-column-behind = Erachter
player-column-lead = Voorsprong, gemiddeld
player-column-day = Begonnen
player-column-others = Met
player-column-result = Einde
player-column-points = Punten
player-column-rating = Rating
player-running = bezig
player-open = geen uitslag
player-rank = { $rank } van { $seats }
player-decisions = Waar mijn beslissingen het meest kosten
player-decisions-how = Van mijn nieuwste geanalyseerde partijen: hoeveel overwinningen mijn beslissingen per partij kostten, vergeleken met de beste gevonden zet. Het kan er meer dan één zijn, want elke beslissing telt apart.
player-decisions-open = Mijn geanalyseerde partijen optellen
player-decisions-none = Geen van mijn nieuwste 20 partijen is geanalyseerd. Onder het scoreblad van een partij staat wat haar besliste.
player-decisions-of =
    { $n ->
        [one] Van 1 partij
       *[other] Van { $n } partijen
    }
player-column-decision = Beslissing
player-column-chosen = Aantal
player-column-lost = Verloren zeges per partij
player-decision-place = Mensen plaatsen
player-decision-use = Volgorde van acties
player-decision-tools = Gereedschap
player-decision-pay = Kaarten, gebouwen en hun prijs
player-decision-pick = Een dobbelsteen kiezen
player-decision-feed = Voeden
player-decision-other = Andere
player-decision-move = Zetten
player-mine-matches = Mijn partijen
player-mine-lead = Al mijn partijen, ook tegen bots. Anderen zien alleen de openbare.
player-mine-none = Nog geen afgeronde partijen. Speel er een en je punten verschijnen hier.
player-tile-matches = Afgeronde partijen
player-tile-won = Gewonnen
player-tile-best = Beste in { $game }
player-tile-streak = Op rij gewonnen
player-tile-streak_now = nu { $n }
player-points = Punten door de tijd
player-points-is = { $game }: { $n } partijen, van { $first } tot { $last } punten, beste { $best }
player-points-mean = gemiddeld { $n }
player-points-key = Volle stippen: gewonnen
player-sources = Waar mijn punten vandaan komen
player-sources-of =
    { $n ->
        [one] Per partij, uit mijn laatste partij
       *[other] Per partij, uit mijn laatste { $n } partijen
    }
player-lessons = Lessen
player-lesson-done = gespeeld
player-lesson-open = nog niet gespeeld
player-lesson-go = Beginnen
player-lesson-again = Nog een keer
player-newest = Uit mijn laatste { $n } partijen.
avatar-title = Mijn plaatje
avatar-change = Plaatje wijzigen
avatar-done = Klaar
avatar-seen = Anderen zien het naast je naam.
avatar-any = Willekeurig
avatar-choice = { $part } { $n }
avatar-part-hair = Haar
avatar-part-colour = Haarkleur
avatar-part-skin = Huid
avatar-part-face = Gezicht
avatar-part-worn = Sieraden
avatar-part-ground = Achtergrond
