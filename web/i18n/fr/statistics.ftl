### Statistics and players.

## statistics: the page of statistics, which come with it

stat-title = Statistiques
stat-lead = D’après toutes les parties terminées ici, par des humains comme par des bots.
stat-theme-winning = Gagner
stat-theme-playing = Jouer
stat-theme-activity = Activité
stat-theme-more = Plus
stat-pick = Choisir une statistique
stat-seats = Joueurs
stat-abreast = comparer
stat-players = { $n } joueurs
stat-none = Pas encore assez de parties jouées.
stat-sure = Les traits fins montrent l’intervalle de confiance à 95 % : moins il y a de parties, plus il est large.
stat-computed = Mise à jour : { $when }
stat-cut = toutes les lignes ne sont pas affichées
stat-yes = oui
stat-no = non
stat-plain = sans variante
stat-hour = { $hour } h

stat-name-bot_ratings = Classement des bots
stat-name-abandoned_matches = Parties abandonnées
stat-name-closest_matches = Les parties les plus serrées
stat-name-daily_activity = Activité par jour
stat-name-first_seat_advantage = Avantage de la place
stat-name-game_length = Durée d’une partie
stat-name-hourly_activity = Activité par heure
stat-name-how_matches_end = Comment finissent les parties
stat-name-how_people_win = D’où viennent les points
stat-name-leaderboard = Meilleurs joueurs
stat-name-score_distribution = Répartition des scores
stat-name-slowest_movers = Joueurs les plus lents
stat-name-start_player_advantage = Avantage du premier joueur
stat-name-variants_in_use = Variantes jouées

stat-ask-bot_ratings = Quel est le classement de chaque bot ici, par jeu et nombre de joueurs ?
stat-ask-abandoned_matches = Combien de parties sont abandonnées, et après combien de manches ?
stat-ask-closest_matches = Quelles parties ont été les plus serrées ?
stat-ask-daily_activity = Combien joue-t-on chaque jour ?
stat-ask-first_seat_advantage = La place compte-t-elle ? Sinon, chacune gagnerait sa juste part.
stat-ask-game_length = Combien de temps durent les parties, en manches, coups et minutes ?
stat-ask-hourly_activity = À quelle heure commencent les parties ? (UTC)
stat-ask-how_matches_end = Pourquoi les parties finissent-elles ?
stat-ask-how_people_win = De quoi le premier, le deuxième et les autres tirent-ils leurs points ? Parts des points gagnés.
stat-ask-leaderboard = Qui a le meilleur taux de victoire ?
stat-ask-score_distribution = Quels scores sont courants ? Par tranches de 20.
stat-ask-slowest_movers = Qui prend le plus de temps par coup ?
stat-ask-start_player_advantage = Commencer aide-t-il ? La place qui commence contre toutes les autres.
stat-ask-variants_in_use = Quelles variantes se jouent, et à combien de joueurs ?

stat-column-abandoned = Abandonnées
stat-column-begins = Commence
stat-column-day = Jour
stat-column-end_reason = Raison
stat-column-fair = Juste part
stat-column-finished = Finies
stat-column-game = Jeu
stat-column-hour = Heure
stat-column-last_started = Dernier début
stat-column-match = Partie
stat-column-matches = Parties
stat-column-mean_minutes = Minutes (moy.)
stat-column-mean_moves = Coups (moy.)
stat-column-mean_points = Points (moy.)
stat-column-mean_rank = Rang moyen
stat-column-mean_rounds = Manches (moy.)
stat-column-mean_rounds_when_abandoned = Manches jusque-là (moy.)
stat-column-mean_score = Score moyen
stat-column-mean_scored = Points ainsi gagnés (moy.)
stat-column-mean_value = Valeur moyenne
stat-column-least_rounds = Manches, minimum
stat-column-most_rounds = Manches, maximum
stat-column-moves = Coups
stat-column-options = Variantes
stat-column-points = Points
stat-column-rank = Rang
stat-column-row = Points pour
stat-column-score_from = Score dès
stat-column-seat = Place
stat-column-seats = Joueurs
stat-column-share = Part
stat-column-started = Début
stat-column-status = État
stat-column-times = Fois
stat-column-bot = Bot
stat-column-rating = Classement
stat-column-rating_low = 95 %, min.
stat-column-rating_high = 95 %, max.
stat-column-share_low = 95 %, min.
stat-column-share_high = 95 %, max.
stat-copy = { $words } ({ $n })
stat-column-win_rate = Taux de victoire
stat-column-win_rate_low = 95 %, min.
stat-column-win_rate_high = 95 %, max.

## player: the page of what somebody has played

player-title = Joueur
player-lead = D’après les parties publiques.
player-none = Ce joueur n’a aucune partie publique.
player-ratings = Classement
player-ratings-how = Glicko-2, séparément par jeu et nombre de joueurs. Tout le monde commence à 1500 ; les parties contre des bots sont classées à part.
player-rating-people = contre des humains
player-rating-bots = contre des bots
player-rating-seats = { $n } joueurs
player-rating-unsure = provisoire
player-rating-range = { $low }–{ $high } (confiance à 95 %)
player-rating-matches =
    { $n ->
        [one] après { $n } partie
       *[other] après { $n } parties
    }
player-rating-course = De { $first } à { $last } sur les { $n } dernières parties
player-by-game = Jeu
player-by-seats = Joueurs
player-by-result = Résultat
player-all = tous
player-result-won = gagnée
player-result-shared = premier ex æquo
player-result-lost = perdue
player-against = Avec { $name }
player-against-all = Tout montrer
player-met =
    { $n ->
        [one] { $n } partie avec { $name }
       *[other] { $n } parties avec { $name }
    }
player-matches-none = Aucune partie trouvée.
player-more = Parties plus anciennes
player-record = Bilan
player-rivals = Face à face
player-matches = Parties
player-column-game = Jeu
player-column-seats = Joueurs
player-column-finished = Finies
player-column-wins = Gagnées
player-column-rate = Taux de victoire
player-column-mean = Points moyens
player-column-best = Record
player-column-who = Adversaire
player-column-met = Parties
player-column-before = Devant
player-column-behind = Derrière
player-column-lead = Avance moyenne
player-column-day = Début
player-column-others = Avec
player-column-result = Résultat
player-column-points = Points
player-column-rating = Classement
player-running = en cours
player-open = sans résultat
player-rank = { $rank } sur { $seats }
player-decisions = Mes décisions les plus coûteuses
player-decisions-how = D’après mes dernières parties analysées : combien de victoires par partie mes décisions ont coûté, par rapport au meilleur coup trouvé. La somme peut dépasser 1, car chaque décision est comptée à part.
player-decisions-open = Résumer mes parties analysées
player-decisions-none = Aucune de mes 20 dernières parties n’a été analysée. L’analyse se trouve sous la feuille de score d’une partie.
player-decisions-of =
    { $n ->
        [1] Sur 1 partie
       *[other] Sur { $n } parties
    }
player-column-decision = Décision
player-column-chosen = Nombre
player-column-lost = Victoires perdues par partie
player-decision-place = Placer ses ouvriers
player-decision-use = Ordre des actions
player-decision-tools = Outils
player-decision-pay = Cartes, bâtiments et leur prix
player-decision-pick = Choisir un dé
player-decision-feed = Nourrir
player-decision-other = Autres
player-decision-move = Coups
player-mine-matches = Mes parties
player-mine-lead = Toutes mes parties, y compris contre des bots. Les autres ne voient que celles qui sont listées.
player-mine-none = Aucune partie terminée. Joue-en une et tes points apparaîtront ici.
player-tile-matches = Parties terminées
player-tile-won = Gagnées
player-tile-best = Record : { $game }
player-tile-streak = Victoires d’affilée
player-tile-streak_now = en cours : { $n }
player-points = Mes points au fil du temps
player-points-is = { $game } : { $n } parties, de { $first } à { $last } points, record { $best }
player-points-mean = moyenne { $n }
player-points-key = Points pleins : gagnées
player-sources = D’où viennent mes points
player-sources-of =
    { $n ->
        [1] Par partie, sur ma dernière partie
       *[other] Par partie, sur mes { $n } dernières parties
    }
player-lessons = Tutoriels
player-lesson-done = joué
player-lesson-open = pas encore joué
player-lesson-go = Commencer
player-lesson-again = Rejouer
player-newest = Sur mes { $n } dernières parties.
avatar-title = Mon image
avatar-change = Changer d’image
avatar-done = Terminé
avatar-seen = Les autres la voient à côté de ton nom.
avatar-any = Au hasard
avatar-choice = { $part } { $n }
avatar-part-hair = Cheveux
avatar-part-colour = Couleur des cheveux
avatar-part-skin = Peau
avatar-part-face = Visage
avatar-part-worn = Parure
avatar-part-ground = Arrière-plan
