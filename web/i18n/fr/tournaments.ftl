### Tournaments, and quick pairing.

## tournaments: the pages of tournaments, which come with them

tour-title = Tournois
tour-lead = Inscris-toi, joue une partie à chaque ronde et suis le classement.
tour-none = Pas encore de tournoi.
tour-none_act = Créez le premier : les joueurs s’inscrivent et chaque ronde les apparie à nouveau.
tour-new = Nouveau tournoi
tour-more = Plus d’options
tour-account = Connecte-toi avec un compte pour participer.
tour-name = Nom
tour-game = Jeu
tour-format = Formule
tour-format-swiss = Système suisse
tour-format-swiss-is = Les joueurs à égalité de points se rencontrent. Tout le monde joue chaque ronde.
tour-format-robin = Toutes rondes
tour-format-robin-is = Tous se rencontrent, le plus équitablement possible.
tour-format-groups = Groupes et finale
tour-format-groups-is = Les meilleurs de chaque groupe se retrouvent à la fin.
tour-format-knockout = Élimination directe
tour-format-knockout-is = La meilleure moitié de chaque table continue.
tour-seats = Joueurs par table
tour-seats_min = Joueurs à la plus petite table
tour-rounds = Rondes
tour-groups = Groupes
tour-advance = Qualifiés par groupe
tour-players_max = Nombre maximal de joueurs
tour-points = Points par rang
tour-bye_points = Points pour une exemption
tour-clock = Cadence
tour-clock-days = 1 jour par coup
tour-clock-live = 20 minutes chacun
tour-clock-none = Sans pendule
tour-starts_at = Début
tour-starts_hint = Laisse vide pour le lancer toi-même.
tour-listed = Visible par tout le monde
tour-create = Créer le tournoi
tour-players = { $n } joueurs sur { $max }
tour-status-open = Inscriptions ouvertes
tour-status-over = Terminé
tour-status-cancelled = Annulé
tour-round = Ronde { $n }
tour-organiser = Organisé par { $name }
tour-points_are = points { $points }
tour-nobody = Personne ne s’est encore inscrit.
tour-enter = M’inscrire
tour-leave = Me désinscrire
tour-start = Commencer
tour-cancel = Annuler
tour-starts = Début : { $when }
tour-share = Inviter
tour-entries = Participants
tour-standings = Classement
tour-place = Rang
tour-player = Joueur
tour-sum = Points
tour-played = Jouées
tour-tie-sonneborn = Valeur des victoires
tour-tie_what-sonneborn = Sonneborn-Berger : les points de tous les adversaires battus
tour-tie-wins = Victoires
tour-tie-same_opponents = Mêmes adversaires
tour-tie-table_share = Part de la table
tour-tie-performance = Performance
tour-left = parti
tour-mine = Ta table : { $names }
tour-mine_over = Ta partie est terminée
tour-next = La ronde suivante commence dès que les autres tables ont fini.
tour-last = C’était la dernière ronde. Le classement sera définitif quand les autres tables auront fini.
tour-winner = Vainqueur : { $names }
tour-csv = Classement en CSV
tour-tables = Tables
tour-which = Ronde
tour-final = Finale
tour-group = Groupe { $n }
tour-table = Table { $n }
tour-bye = Exempt
tour-view = Voir
tour-watch = Regarder
tour-play = Jouer
tour-result = rang { $rank }, { $score } points
tour-why-bye = Pas d’adversaire à cette ronde : nombre impair de joueurs.
tour-why-same = Ils avaient tous { $points } points.
tour-why-near = Ils avaient de { $least } à { $most } points.
tour-why-new = Ils ne s’étaient jamais rencontrés.
tour-why-met =
    { $n ->
        [one] Deux d’entre eux s’étaient déjà rencontrés : c’était inévitable.
       *[other] { $n } paires s’étaient déjà rencontrées : c’était inévitable.
    }

## pairing: the page on which people find others to play with

pairing-bots = Jouer contre des bots
pairing-days = { $n } jours
pairing-days_hint = Tu peux quitter cette page. Ta table apparaîtra parmi tes parties.
pairing-find = Trouver des joueurs
pairing-found = Ta table s’ouvre.
pairing-game = Jeu
pairing-hours =
    { $n ->
        [one] une heure
       *[other] { $n } heures
    }
pairing-lately = Attente récente : environ { $time }.
pairing-lately_none = Aucune table ne s’est formée ici cette dernière semaine.
pairing-lead = Choisis un jeu. Ta table s’ouvre dès qu’il y a assez de monde.
pairing-minutes =
    { $n ->
        [one] une minute
       *[other] { $n } minutes
    }
pairing-open = Aller à la table
pairing-others =
    { $n ->
        [0] Personne d’autre pour l’instant.
        [one] Une autre personne attend.
       *[other] { $n } autres personnes attendent.
    }
pairing-pace = Cadence
pairing-players = { $n } joueurs
pairing-players_range = { $least } à { $most } joueurs
pairing-seconds =
    { $n ->
        [one] une seconde
       *[other] { $n } secondes
    }
pairing-stop = Ne plus attendre
pairing-table = Nombre de joueurs
pairing-there =
    { $n ->
        [0] Personne n’attend en ce moment.
        [one] Une personne attend.
       *[other] { $n } personnes attendent.
    }
pairing-title = Jouer avec d’autres joueurs
pairing-waited = Tu attends depuis { $time }.
