### Clans: everything at its table.

## clans: Clans: things, questions, and a sentence for each event

clans-terrain-forest = forêt
clans-terrain-mountain = montagne
clans-terrain-steppe = steppe
clans-terrain-grassland = prairie
clans-colour-red = rouge
clans-colour-blue = bleu
clans-colour-green = vert
clans-colour-yellow = jaune
clans-colour-black = noir
clans-clan-red = clan rouge
clans-clan-blue = clan bleu
clans-clan-green = clan vert
clans-clan-yellow = clan jaune
clans-clan-black = clan noir
clans-huts-red =
    { $n ->
        [one] { $n } rouge
       *[other] { $n } rouges
    }
clans-huts-blue =
    { $n ->
        [one] { $n } bleue
       *[other] { $n } bleues
    }
clans-huts-green =
    { $n ->
        [one] { $n } verte
       *[other] { $n } vertes
    }
clans-huts-yellow =
    { $n ->
        [one] { $n } jaune
       *[other] { $n } jaunes
    }
clans-huts-black =
    { $n ->
        [one] { $n } noire
       *[other] { $n } noires
    }
clans-huts-none = aucune hutte
clans-huts =
    { $n ->
        [one] { $n } hutte
       *[other] { $n } huttes
    }
clans-empty = vide
clans-region = Région { $region }

clans-epochs = Époques
clans-epoch-good = Époque { $n } : +{ $bonus } en { $lands }.
clans-epoch-bad = Les villages périssent : { $lands }.
clans-track = Les clans
clans-village = village { $n }, fondé par { $name }, vaut { $points }
clans-village-doomed = village { $n }, fondé par { $name }, a péri
clans-village-held =
    { $doomed ->
        [none] { $territory }, époque { $epoch } : { $value ->
            [one] { $value } point
           *[other] { $value } points
        }
       *[other] { $territory }, époque { $epoch } : a péri
    }
clans-villages = Villages
clans-chips =
    { $n ->
        [one] { $n } jeton village
       *[other] { $n } jetons village
    }
clans-chips_left =
    { $n ->
        [one] reste { $n } jeton
       *[other] reste { $n } jetons
    }
clans-no_chips = pas encore de village
clans-first = A joué en premier
clans-secret = clan secret
clans-yours = Le tien : { $clan }
clans-only_you = Toi seul le vois.

clans-on_map = Choisis un territoire sur la carte. Touches : sa lettre, puis son numéro.
clans-on_map-region = Région { $region } : quel numéro ?
clans-ask-from = Choisis les huttes à déplacer
clans-ask-to = Où aller depuis { $from } ?
clans-ask-send = Aller de { $from } à { $to } ?
clans-ask-found = Lequel des { $n } villages est fondé ensuite ?
clans-ask-found_this = Fonder le village de { $territory } ensuite ?
clans-wait-move = { $name } déplace des huttes
clans-wait-found = { $name } choisit l’ordre des nouveaux villages
clans-from = De { $from }
clans-from_to = De { $from } à { $to }
clans-found_next = Village suivant : { $territory }
clans-send = Déplacer les huttes
clans-found = Fonder ensuite
clans-founds_nothing = Cela ne fonde aucun village.
clans-short = village { $territory } : { $points }
clans-short-doomed = { $territory } périt
clans-preview-village = Village { $territory }
clans-preview-scores = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $colours }{ $bonus ->
        [none] { "" }
       *[other] { " " }({ $value } + { $bonus })
    }.
clans-preview-doomed = périt : le terrain est défavorable, personne ne marque.
clans-preview-nobody = La discorde chasse tout le monde ; personne ne marque.
clans-preview-strife = La discorde chasse { $colours }.
clans-preview-later = Fondé plus tard : { $points }.

row-chips = Jetons village
reason-villages = Le douzième village est fondé.
reason-no_moves = Plus aucune hutte ne peut bouger.

clans-event-began = La partie commence ; { $name } joue en premier.
clans-event-huts_placed = Huttes en région { $region } : { $colours }.
clans-event-clans_shuffled = Les cartes clan sont distribuées face cachée.
clans-event-clan_seen = Tu es le { $colour }.
clans-event-epoch_began = Époque { $epoch }
clans-event-turn_began = C’est à { $name }.
clans-event-moved = { $name } déplace { $huts } de { $from } à { $to }.
clans-event-order_asked = { $name } décide dans quel ordre { $territories } sont fondés.
clans-event-founded = { $name } fonde le village { $chip } en { $territory } et prend le jeton.
clans-ribbon-founded = Le village { $chip } se dresse en { $territory }
clans-event-doomed = { $territory } est en terrain défavorable : le village périt avec { $huts }.
clans-event-strife = La discorde en { $territory } chasse { $huts }.
clans-event-scored = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $bonus ->
        [none] { "" }
       *[other] { " " }(dont { $bonus } pour le terrain)
    } pour { $colours }.
clans-event-not_founded = Trop tard pour devenir un village : { $territories }.
clans-event-ended-villages = Le douzième village est là : la partie est finie.
clans-event-ended-no_moves = Plus aucune hutte ne peut bouger : la partie est finie.
clans-event-clan_shown = { $name } était le { $colour }.
clans-event-disc_removed = Personne n’était le { $colour }.
clans-event-tallied =
    { $points ->
        [one] { $name } finit avec { $points } point.
       *[other] { $name } finit avec { $points } points.
    }
policy-found = Fonder d’abord ce qui rapporte le plus à mon clan

## clans-cover: what is said of Clans outside of its tables

option-printed_board = Le plateau imprimé
option-printed_board-is = Les régions et les voisins du jeu publié, pour autant qu’on les connaisse. Sans cette option : notre propre carte.

## clans-statistics: the statistics of Clans

stat-name-villages_by_epoch = Villages par époque
stat-name-villages_by_territory = Où naissent les villages
stat-ask-villages_by_epoch = Combien vaut un village de Clans à chaque époque ?
stat-ask-villages_by_territory = Dans quels territoires de Clans fonde-t-on des villages, et combien rapportent-ils ?
stat-column-doomed = Péris
stat-column-epoch = Époque
stat-column-mean_colours = Clans (moy.)
stat-column-mean_epoch = Époque moyenne
stat-column-strife = Avec discorde
stat-column-territory = Territoire
stat-column-villages = Villages
stat-value-villages = le douzième village
stat-value-no_moves = plus de coup possible

## clans-teach: the tutorial of Clans and the hints of a first match

clans-teach-goal = Tu es le { $clan }, et personne ne le sait. Chaque clan a des huttes partout ; mène les tiennes dans de riches villages sans te trahir trop tôt.
clans-teach-from = Un tour est un coup : prends toutes les huttes d’un territoire, quelle que soit leur couleur. Choisis-en un sur la carte.
clans-teach-to = Elles vont chez un voisin où il y a déjà des huttes. Choisis où.
clans-teach-send = La flèche montre le coup ; son effet est décrit dessous. Envoie-le.
clans-teach-village = Des huttes sans voisin occupé deviennent un village. Ici un coup en fonde un : qui le joue prend un jeton, qui vaut un point.
clans-teach-score = Un village rapporte ses huttes à chaque clan qui y vit. La piste montre les cinq clans ; où en est le { $clan }, toi seul le sais.
clans-teach-epoch = La tablette montre les époques : sur un terrain les villages rapportent plus, sur un autre ils périssent. Une époque finit avec son dernier jeton.
clans-teach-end = Le douzième village termine la partie. Les clans sont alors révélés, et chacun ajoute ses jetons aux points de son clan.
clans-teach-hint-secret = Tu es le { $clan }. Déplace aussi d’autres huttes, sinon on verra lesquelles sont les tiennes.
clans-teach-hint-found = Un de tes coups pourrait fonder un village maintenant. Choisis-le pour voir ce qu’il rapporterait, et à qui.
clans-teach-hint-order = Tu choisis quel village vient d’abord : le jeton suivant peut être d’une autre époque.
clans-teach-hint-epoch = Nouvelle époque : un autre terrain rapporte plus, et un autre détruit les villages.

## clans-text: the map of Clans in words

clans-told-now = Époque { $n } maintenant
clans-told-chips =
    { $n ->
        [one] reste { $n } jeton village
       *[other] reste { $n } jetons village
    }
clans-told-epochs = Époques
clans-told-epoch =
    { $n ->
        [one] { $n } village
       *[other] { $n } villages
    }
clans-told-scores = Scores des clans
clans-told-villages = Villages
clans-told-map = Territoires avec des huttes
clans-told-borders = voisins : { $names }
clans-told-scored =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
clans-told-gone = personne n’a joué ce clan
clans-told-chips_of = Jetons village
clans-told-clan = Clan
clans-told-move = Quelles huttes vont où ?
clans-told-to = Déplacer les huttes de { $from } à { $to }
clans-told-comes = Aller vers { $to } : village { $territory }, { $words }
clans-told-found = Fonder ensuite le village de { $territory }

## clans-condition: conditions of conditional moves

clans-condition-chips = jetons village restants
clans-condition-epoch = époque
clans-condition-score = points, { $what }
clans-condition-score-any = points d’un clan
clans-condition-huts = { $what } : huttes
clans-condition-huts-any = huttes d’un territoire
clans-condition-mine = { $what } : mes huttes
clans-condition-mine-any = mes huttes d’un territoire
