### Puzzles.

## puzzles: the page of puzzles, and the table of one, which come with them

puzzles-about = Un bot a joué autre chose ici. Ta réponse est un seul coup ; ensuite tu vois les chiffres et la suite possible.
puzzles-again = Rouvrir
puzzles-all = Tous les problèmes
puzzles-back = Un coup en arrière
puzzles-before = Avant le coup
puzzles-done = Résolu aujourd’hui.
puzzles-find = Trouve le meilleur coup.
puzzles-forward = Un coup en avant
puzzles-gain = Le meilleur coup gagne { $gain } points de pourcentage (± { $error }) sur le coup joué, en { $n } simulations chacun.
puzzles-lead = Des moments de parties entre bots où un coup nettement meilleur était possible. Chaque jour en apporte un par jeu.
puzzles-line-best = Meilleur coup
puzzles-line-played = Tel que joué
puzzles-missed = Non résolu aujourd’hui.
puzzles-more = Autres problèmes
puzzles-none = Il n’y a pas de problème ici.
puzzles-number = Problème { $n }
puzzles-own = De mes parties
puzzles-own_about = Ici tu as joué autre chose, dans une partie que tu as analysée. Ta réponse est un seul coup ; ensuite tu vois les chiffres et la suite possible.
puzzles-own_cost = A coûté { $n } points de pourcentage
puzzles-own_later =
    { $n ->
        [one] { $n } autre revient le { $day }.
       *[other] { $n } autres reviennent, le prochain le { $day }.
    }
puzzles-own_lead = Tes décisions les plus coûteuses, de parties que tu as analysées. Chacune revient après 1, 3, 7 et 21 jours, jusqu’à ce que tu la résolves.
puzzles-own_next = Il revient le { $day }.
puzzles-own_none = Rien n’est à revoir maintenant.
puzzles-own_solved =
    { $n ->
        [one] { $n } résolu.
       *[other] { $n } résolus.
    }
puzzles-player = Joueur { $n }
puzzles-right = Résolu : il n’y a pas de meilleur coup.
puzzles-share = Copier le résultat
puzzles-shared = Ochre, { $game } : trouve le meilleur coup
puzzles-shared_right = J’ai trouvé le meilleur coup.
puzzles-shared_today = Ochre, { $game } : problème du { $day }
puzzles-shared_wrong = J’ai manqué le meilleur coup.
puzzles-sign_in = Tes jours de suite comptent dès que tu es connecté ou que tu joues en invité.
puzzles-solve = Résoudre
puzzles-solved = résolu
puzzles-step = { $n } sur { $of }
puzzles-streak =
    { $n ->
        [one] { $n } jour de suite
       *[other] { $n } jours de suite
    }
puzzles-theme-buildings = Bâtiments
puzzles-theme-cards = Cartes
puzzles-theme-epochs = Fin d’une époque
puzzles-theme-feeding = Nourrir
puzzles-theme-last_round = Dernière manche
puzzles-theme-placing = Placer ses ouvriers
puzzles-theme-preparing = Préparer des villages
puzzles-theme-villages = Fonder des villages
puzzles-themes = Par thème
puzzles-title = Trouve le meilleur coup
puzzles-today = Le problème du jour
puzzles-worth = Chances de gagner après ton coup : { $mine } %, après le meilleur : { $best } %.
puzzles-wrong = Il y avait un meilleur coup.
