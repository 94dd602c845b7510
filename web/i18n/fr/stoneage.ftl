### Stoneage: everything at its table.

## stoneage: Stone Age: things, questions, and a sentence for each event

amount-wood = { $n } bois
amount-brick = { $n } argile
amount-stone = { $n } pierre
amount-gold = { $n } or
amount-food =
    { $n ->
        [one] { $n } nourriture
       *[other] { $n } nourritures
    }
amount-jewelry =
    { $n ->
        [one] { $n } bijou
       *[other] { $n } bijoux
    }
amount-nothing = rien
amount-people =
    { $n ->
        [one] { $n } ouvrier
       *[other] { $n } ouvriers
    }
amount-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

resource-wood = bois
resource-brick = argile
resource-stone = pierre
resource-gold = or
resource-food = nourriture
resource-jewelry = bijoux

place-tool_maker = Fabricant d’outils
place-hut = Hutte
place-field = Champ
place-hunt = Chasse
place-forest = Forêt
place-clay_pit = Glaisière
place-quarry = Carrière
place-river = Rivière
place-merchant = Marchand
place-igloo = Igloo
place-card = Carte à { $cost }
place-building =
    { $n ->
        [1] Le premier bâtiment
        [2] Le deuxième bâtiment
        [3] Le troisième bâtiment
        [4] Le quatrième bâtiment
        [5] Le cinquième bâtiment
       *[other] Le { $n } bâtiment
    }

at-tool_maker = chez le fabricant d’outils
at-hut = dans la hutte
at-field = au champ
at-hunt = à la chasse
at-forest = en forêt
at-clay_pit = à la glaisière
at-quarry = à la carrière
at-river = à la rivière
at-card = sur la carte « { $what } »
at-building = sur le bâtiment « { $what } »
at-card_plain = sur la carte à { $n }
at-building_plain =
    { $n ->
        [1] sur le premier bâtiment
        [2] sur le deuxième bâtiment
        [3] sur le troisième bâtiment
        [4] sur le quatrième bâtiment
        [5] sur le cinquième bâtiment
       *[other] sur le { $n } bâtiment
    }
to-tool_maker = chez le fabricant d’outils
to-hut = dans la hutte
to-field = au champ
to-hunt = à la chasse
to-forest = en forêt
to-clay_pit = à la glaisière
to-quarry = à la carrière
to-river = à la rivière
to-card = sur la carte « { $what } »
to-building = sur le bâtiment « { $what } »
to-card_plain = sur la carte à { $n }
to-building_plain =
    { $n ->
        [1] sur le premier bâtiment
        [2] sur le deuxième bâtiment
        [3] sur le troisième bâtiment
        [4] sur le quatrième bâtiment
        [5] sur le cinquième bâtiment
       *[other] sur le { $n } bâtiment
    }

does-tool_maker = Gagner ou améliorer un outil
does-hut = Un ouvrier de plus (il en faut deux)
does-field = Une nourriture de plus par manche
does-hunt = Lancer pour la nourriture
does-forest = Lancer pour le bois
does-clay_pit = Lancer pour l’argile
does-quarry = Lancer pour la pierre
does-river = Lancer pour l’or

top-dice_for_all = Dés pour tous
top-food =
    { $n ->
        [one] { $n } nourriture
       *[other] { $n } nourritures
    }
top-resource = { $n } { $what }
top-roll = { $n } dés : { $what }
top-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
top-tool = +1 outil
top-agriculture = +1 agriculture
top-extra_card = Carte en plus
top-once_tool = Outil à usage unique +{ $n }
top-two_of_choice = 2 au choix

top-trade_level = +1 niveau d’échange
top-trade_dice_for_all = Dés pour tous

culture-healing = Médecine
culture-art = Art
culture-writing = Écriture
culture-pottery = Poterie
culture-time = Temps
culture-transport = Transport
culture-music = Musique
culture-weaving = Tissage
trade-farmer =
    { $n ->
        [one] Paysan
       *[other] Paysans
    }
trade-tool_maker =
    { $n ->
        [one] Fabricant d’outils
       *[other] Fabricants d’outils
    }
trade-hut_builder =
    { $n ->
        [one] Bâtisseur
       *[other] Bâtisseurs
    }
trade-shaman =
    { $n ->
        [one] Chaman
       *[other] Chamans
    }
trade-merchant =
    { $n ->
        [one] Marchand
       *[other] Marchands
    }
trade-scores-merchant = fois ton niveau d’échange à la fin
trade-scores-farmer = fois ton agriculture à la fin
trade-scores-tool_maker = fois la valeur de tes outils à la fin
trade-scores-hut_builder = fois tes bâtiments à la fin
trade-scores-shaman = fois tes ouvriers à la fin
culture-scores = un symbole de plus pour une série ; une série rapporte sa taille au carré

building-of_kinds =
    { $kinds ->
        [one] { $n } de { $kinds } sorte
       *[other] { $n } de { $kinds } sortes
    }
building-any = { $least }–{ $most } au choix
building-kinds =
    { $kinds ->
        [one] { $kinds } sorte
       *[other] { $kinds } sortes
    }
building-any_kind = au choix
building-sum = = prix
building-left = reste { $n }
building-left_short = ×{ $n }
building-empty = vide
card-empty = prise
deck-left = { $n } dans la pioche

phase-place = Placement
phase-act = Actions
phase-feed = Nourriture
phase-end = Fin
round = Manche { $n }

ask-place = Place tes ouvriers (encore { $n })
ask-place_n = Combien { $place } ?
ask-place_all =
    { $n ->
        [one] Envoyer { $n } ouvrier { $to } ?
       *[other] Envoyer { $n } ouvriers { $to } ?
    }
ask-use = Utilise tes ouvriers, dans l’ordre voulu
ask-tools = Tu as fait { $total } : cela donne { $gain }. Ajouter des outils ?
ask-pay = Acheter { $what } ?
ask-pick = Prends un des dés
ask-feed =
    { $n ->
        [one] Il te manque { $n } nourriture. Paie en ressources, ou perds { $penalty } points.
       *[other] Il te manque { $n } nourritures. Paie en ressources, ou perds { $penalty } points.
    }
ask-take = Prends deux ressources au choix
wait-place = { $name } place ses ouvriers
wait-act = { $name } utilise ses ouvriers
wait-tools = { $name } décide pour les outils
wait-pick = { $name } choisit un dé
wait-feed = Encore à nourrir : la tribu de { $names }
wait-move = On attend { $name }

choose-on_board = Choisis un lieu sur le plateau.
choose-place = Où vont tes ouvriers ?
choose-use = Quels ouvriers agissent ensuite ?
choose-people = Combien ?
choose-expect =
    { $people ->
        [one] { $people } ouvrier : environ { $what }
       *[other] { $people } ouvriers : environ { $what }
    }
choose-expect_tools =
    { $people ->
        [one] { $people } ouvrier : environ { $what }, { $more } avec tes outils
       *[other] { $people } ouvriers : environ { $what }, { $more } avec tes outils
    }
choose-with_tools = avec outils : { $n }
choose-send_people =
    { $n ->
        [one] Envoyer { $n } ouvrier { $to }
       *[other] Envoyer { $n } ouvriers { $to }
    }
choose-use_roll =
    { $n ->
        [one] Lancer { $n } dé { $at }
       *[other] Lancer { $n } dés { $at }
    }
choose-use_all = Utiliser { $n } lieux d’un coup
choose-use_tool_maker = Faire un outil
choose-use_hut = Gagner un ouvrier
choose-use_field = Labourer le champ
choose-use_card = Acheter ou passer « { $what } »
choose-use_building = Bâtir ou passer « { $what } »
choose-take_gain = Prendre { $gain }
choose-gain_with_tools = { $gain } sans outils, { $more } avec
choose-tool = Outil { $value }
choose-once_tool = Outil à usage unique { $value }
choose-then = alors { $gain }
choose-pay = Payer { $what }
choose-pay_scores =
    { $n ->
        [one] Payer et marquer { $n } point
       *[other] Payer et marquer { $n } points
    }
choose-added = ajouté
choose-pay_none = Payer
choose-feed_head =
    { $n ->
        [one] { $n } ressource à la place de { $n } nourriture
       *[other] { $n } ressources à la place de { $n } nourritures
    }
choose-pay_more = { $n } de plus
choose-price_total =
    { $n ->
        [one] { $n } ressource au choix
       *[other] { $n } ressources au choix
    }
choose-price_kinds = { $n ->
        [one] { $n } ressource
       *[other] { $n } ressources
    } d’exactement { $kinds ->
        [one] { $kinds } sorte
       *[other] { $kinds } sortes
    }
choose-price_range = { $least } à { $most } ressources au choix
choose-kinds_wrong =
    { $kinds ->
        [one] Il faut exactement { $kinds } sorte
       *[other] Il faut exactement { $kinds } sortes
    }
choose-decline = Ne pas acheter
choose-take = 2 ressources au choix
choose-take_hint = Utilise ta carte : deux ressources au choix
choose-take_send = Prendre { $what }
choose-pick = Prendre { $gives }
choose-feed_pay = Nourrir avec { $what }
choose-starve =
    { $n ->
        [one] Perdre { $n } point
       *[other] Perdre { $n } points
    }
choose-tools_n =
    { $n ->
        [0] N’ajouter aucun outil
        [one] Ajouter { $n } outil
       *[other] Ajouter { $n } outils
    }
choose-go_hungry = Les laisser sans manger
choose-nothing = Tu n’as rien à décider.
choose-less = Un de moins
choose-more = Un de plus
choose-add = Ajouter { $what }
choose-remove = Retirer { $what }
die-gives-tool = un meilleur outil
die-gives-agriculture = +1 agriculture

board-food = Nourriture
board-tools = Outils
board-tool_used = utilisé
board-no_tools = pas d’outil
board-agriculture = Agriculture
board-buildings = Bâtiments
board-cards = Cartes
board-extra_card = Carte en plus
board-extra_cards =
    { $n ->
        [one] { $n } carte en plus, face cachée
       *[other] { $n } cartes en plus, face cachée
    }
board-two_of_choice = 2 ressources au choix, pas encore prises
board-now = { $n } si la partie finissait maintenant
board-now_short = à la fin : { $n }
board-eats = Ta tribu mangera { $n } de tes { $food } nourritures à la fin de la manche
board-eats_short = mange { $n }
shut-empty = Il n’y a plus rien là.
shut-mine = Tu y es déjà.
shut-full = C’est complet.
shut-players = Avec si peu de joueurs, personne d’autre ne peut y aller.
shut-village = Avec si peu de joueurs, aucun autre lieu du village ne sert cette manche.
shut-people = Tu n’as pas assez d’ouvriers au camp.
shut-place = { $place } : { $why }
board-home = { $home } sur { $people } au camp
board-none = encore aucun
board-score = Score

row-culture = Séries de culture
row-farmers = Paysans × agriculture
row-tool_makers = Fabricants d’outils × outils
row-hut_builders = Bâtisseurs × bâtiments
row-shamans = Chamans × ouvriers
row-resources = Ressources restantes
reason-cards = Il n’y a plus assez de cartes.
reason-buildings = Une pile de bâtiments est vide.

event-began = La partie commence ; { $name } est premier joueur.
event-round_began = Manche { $round } : { $name } commence
event-phase_began-act = Tous les ouvriers sont placés ; on les utilise maintenant.
event-phase_began-feed = Il est temps de nourrir les ouvriers.
event-placed =
    { $people ->
        [one] { $name } envoie { $people } ouvrier { $to }.
       *[other] { $name } envoie { $people } ouvriers { $to }.
    }
event-skipped =
    { $people ->
        [one] { $name } garde { $people } ouvrier au camp ; il n’y a plus de place.
       *[other] { $name } garde { $people } ouvriers au camp ; il n’y a plus de place.
    }
event-rolled = { $name } lance { $dice } { $at }.
event-tools_used = { $name } ajoute des outils pour { $value }.
event-gathered = { $name } rapporte { $what }.
event-tool_made =
    { $value ->
        [none] Les outils de { $name } sont déjà au mieux.
       *[other] { $name } a maintenant un outil de valeur { $value }.
    }
event-agriculture_rose = { $name } monte son agriculture à { $level }.
event-person_born =
    { $people ->
        [one] { $name } a maintenant { $people } ouvrier.
       *[other] { $name } a maintenant { $people } ouvriers.
    }
event-paid = { $name } paie { $what }.
event-declined = { $name } n’achète rien { $at }.
event-card_taken = { $name } prend la carte « { $what } ».
event-building_taken =
    { $points ->
        [one] { $name } bâtit et marque { $points } point.
       *[other] { $name } bâtit et marque { $points } points.
    }
event-gained = { $name } reçoit { $what }.
event-scored =
    { $points ->
        [one] { $name } marque { $points } point.
       *[other] { $name } marque { $points } points.
    }
event-once_tool_gained = { $name } reçoit un outil à usage unique de valeur { $value }.
event-two_of_choice_gained = { $name } peut prendre deux ressources au choix, maintenant ou plus tard.
event-took = { $name } choisit { $what }.
event-extra_card_drawn = { $name } pioche une carte en plus.
event-extra_card_seen = Ta carte en plus : { $what }.
event-no_extra_card = Il ne reste aucune carte à piocher pour { $name }.
event-dice_rolled = Les dés pour tous montrent { $dice }.
event-die_picked = { $name } prend le { $die }.
event-harvested =
    { $amount ->
        [one] { $name } récolte { $amount } nourriture.
       *[other] { $name } récolte { $amount } nourritures.
    }
event-fed =
    { $amount ->
        [one] { $name } consomme { $amount } nourriture.
       *[other] { $name } consomme { $amount } nourritures.
    }
event-went_short =
    { $missing ->
        [one] Il manque { $missing } nourriture à { $name }.
       *[other] Il manque { $missing } nourritures à { $name }.
    }
event-fed_with = { $name } paie { $what } au lieu de nourriture.
event-starved = La tribu de { $name } a faim : { $points } points perdus.
event-ended-cards = Il n’y a plus assez de cartes : la partie est finie.
event-ended-buildings = Une pile de bâtiments est vide : la partie est finie.
event-extra_card_shown = Carte en plus de { $name } : { $what }.
policy-feed = Nourrir ma tribu : d’abord la nourriture, puis le moins cher
policy-tools = Utiliser les outils quand ils rapportent un de plus
policy-use = Mes actions dans cet ordre
policy-pay = Payer avec les ressources les moins chères
policy-decline = Passer ce que je n’achète pas
policy-pick = Prendre le dé le plus haut

## stoneage-cover: what is said of Stone Age outside of its tables

stoneage-lead = Envoie ta tribu chasser, creuser et bâtir. Une partie dure une demi-heure, et les bots sont toujours prêts.
option-harsh_winter = Rude hiver
option-harsh_winter-is = Ajoute une pierre au prix d’un bâtiment ou un or à celui d’une carte, et marque aussitôt des points.
option-wild_animals = Animaux sauvages
option-wild_animals-is = Quatre animaux dans la pioche réduisent les lancers de tous, jusqu’à ce que les tribus les chassent ensemble.
option-igloos = Igloos
option-igloos-is = Un petit chantier : trois ressources identiques contre des points.
option-new_huts = Les nouvelles huttes
option-new_huts-is = Six bâtiments qui rapportent peu mais donnent un avantage durable.
option-mammoth_herd = Troupeau de mammouths
option-mammoth_herd-is = À chaque manche un troupeau passe à un lieu. Ceux qui y travaillent peuvent essayer d’apprivoiser un mammouth.
option-expansion = L’extension
option-expansion-is = Un cinquième joueur, des bijoux, un marchand, une piste d’échange, un cinquième emplacement de carte, des bâtiments et des cartes.

## stoneage-statistics: the statistics of Stone Age

stat-name-fairness_of_dice = Équité des dés
stat-name-favourite_places = Lieux préférés
stat-name-food_shortage = Faim
stat-name-luck_by_player = Chance aux dés
stat-name-openings = Premiers placements
stat-name-win_rate_by_building = Victoires par bâtiment
stat-name-win_rate_by_card = Victoires par carte
stat-name-yield_by_place = Gain par lieu
stat-ask-fairness_of_dice = Chaque face d’un dé équilibré sort à un lancer sur six : 16,7 %.
stat-ask-favourite_places = Où vont les ouvriers ?
stat-ask-food_shortage = Combien de fois les joueurs manquent-ils de nourriture, et gagnent-ils quand même ?
stat-ask-luck_by_player = La chance est le total des points au-dessus de la moyenne de 3,5 par dé.
stat-ask-openings = Quels premiers placements joue-t-on, et comment finissent ces parties ?
stat-name-decided_by_dice = Décidé par les dés
stat-ask-decided_by_dice = Combien de fois gagne qui a le plus de chance aux dés ? Si les dés ne décidaient rien, ce serait la part équitable.
stat-column-mean_luck = Chance moyenne
stat-column-mean_luck_when_won = Chance moyenne si gagné
stat-ask-win_rate_by_building = Combien de fois gagne le joueur qui l’a bâti ?
stat-ask-win_rate_by_card = Combien de fois gagne le joueur qui l’a prise ?
stat-ask-yield_by_place = Que rapporte-t-on, comparé au gain attendu des dés sans outils ?
stat-column-building = Bâtiment
stat-column-built = Bâti
stat-column-card = Carte
stat-column-counts_in = Compte pour
stat-column-dice = Dés
stat-column-expected = Attendu
stat-column-face = Face
stat-column-firsts = Gagné avec
stat-column-mean_amount = Gain moyen
stat-column-mean_people = Ouvriers (moy.)
stat-column-mean_times_starved = Famines (moy.)
stat-column-mean_tools_when_used = Outils utilisés (moy.)
stat-column-opening = Premier placement
stat-column-people = Ouvriers
stat-column-place = Lieu
stat-column-rolls = Lancers
stat-column-taken = Prise
stat-column-times_short = Manques de nourriture
stat-column-top = Effet immédiat
stat-column-yield = Rapporte
stat-value-dice_for_all = dés pour tous
stat-value-food = nourriture
stat-value-resource = ressource
stat-value-roll = lancer de dés
stat-value-points = points
stat-value-tool = outil
stat-value-agriculture = agriculture
stat-value-extra_card = carte en plus
stat-value-once_tool = outil à usage unique
stat-value-two_of_choice = 2 ressources au choix
stat-value-culture = culture
stat-value-farmers = paysans
stat-value-tool_makers = fabricants d’outils
stat-value-hut_builders = bâtisseurs
stat-value-shamans = chamans
stat-value-cards = cartes épuisées
stat-value-buildings = pile de bâtiments épuisée
stat-place-card = Carte { $n }
stat-place-building = Bâtiment { $n }

## stoneage-teach: the tutorial of Stone Age and the hints of a first match

stoneage-teach-goal = Tu mènes une tribu. Les bâtiments rapportent aussitôt, les cartes surtout à la fin, et celui qui a le plus de points gagne. À chaque manche, tu places tes ouvriers, tu les utilises et tu les nourris.
stoneage-teach-place = Envoie des ouvriers là où le plateau brille. Choisis-en trois, puis envoie : chacun lancera un dé pour toi.
stoneage-teach-buyer = Un ouvrier sur une carte ou un bâtiment permet de l’acheter plus tard. Le chiffre est son prix ; tu vois les détails avant l’envoi.
stoneage-teach-rest = Place maintenant les autres, un lieu par tour. La chasse rapporte de la nourriture ; fabricant d’outils, champ et hutte améliorent ta tribu pour de bon.
stoneage-teach-use = Tous sont placés. Utilise tes ouvriers dans l’ordre voulu : d’abord récolter, puis acheter avec la récolte.
stoneage-teach-buy = Achète maintenant. Le bouton paie avec les ressources les moins chères ; touche-en d’autres pour payer avec elles, ou passe. Ton ouvrier rentre de toute façon.
stoneage-teach-feed = La manche est finie et ta tribu a mangé une nourriture par ouvrier. À côté de ta nourriture, tu vois la suite : il t’en faudra { $n }, et tu en as { $food }.
stoneage-teach-end = Cela continue jusqu’à ce que les cartes ou une pile de bâtiments s’épuisent. Alors les cartes et les ressources restantes comptent, et la feuille de score montre chaque point.
stoneage-teach-hint-place =
    { $touch ->
        [none] Passe la souris sur un lieu pour lire ce qu’il fait. Les autres prennent aussi des lieux : commence par ce dont tu as le plus besoin.
       *[other] Garde le doigt sur un lieu pour lire ce qu’il fait. Les autres prennent aussi des lieux : commence par ce dont tu as le plus besoin.
    }
stoneage-teach-hint-use = Ce que tu récoltes maintenant peut payer une carte ou un bâtiment dans le même tour : récolte donc d’abord.
stoneage-teach-hint-tools = Un outil ajoute sa valeur à un lancer par manche. Ajoute-le là où il rapporte un de plus.
stoneage-teach-hint-pay = Les bâtiments rapportent ce qu’ils coûtent. Des cartes aux symboles verts différents rapportent ensemble : regarde ce que tu as.
stoneage-teach-hint-pick = Chacun prend un de ces dés, toi d’abord : les plus hauts donnent plus.
stoneage-teach-hint-food =
    { $n ->
        [one] Ta tribu voudra { $n } nourriture et tu en as { $food }. Chasse, ou paie en ressources.
       *[other] Ta tribu voudra { $n } nourritures et tu en as { $food }. Chasse, ou paie en ressources.
    }

## stoneage-text: the Stone Age table in words

told-round = Manche { $round } : { $phase }
told-start = { $name } est premier joueur
told-places = Lieux
told-cards = Cartes
told-buildings = Bâtiments
told-stands =
    { $n ->
        [one] { $name } y a { $n } ouvrier
       *[other] { $name } y a { $n } ouvriers
    }
told-nobody = personne n’y est
told-free =
    { $of ->
        [1] libre
       *[other] { $n ->
            [one] { $n } place libre sur { $of }
           *[other] { $n } places libres sur { $of }
        }
    }
told-full = plein
told-room = place pour tous
told-no_card = pas de carte
told-no_building = plus de bâtiment
told-building =
    { $n ->
        [one] { $price } pour { $n } point
       *[other] { $price } pour { $n } points
    }
told-building_sum = { $price }, rapporte leur valeur
told-rolled = { $name } a lancé { $dice } { $at }
told-dice = Dés pour tous : { $dice }
told-herd = Le troupeau de mammouths est { $place }. { $prize }
told-send =
    { $n ->
        [one] Envoyer { $n } ouvrier { $to }
       *[other] Envoyer { $n } ouvriers { $to }
    }
told-send_expect =
    { $n ->
        [one] Envoyer { $n } ouvrier { $to } : environ { $what }
       *[other] Envoyer { $n } ouvriers { $to } : environ { $what }
    }
told-send_expect_tools =
    { $n ->
        [one] Envoyer { $n } ouvrier { $to } : environ { $what }, { $more } avec tes outils
       *[other] Envoyer { $n } ouvriers { $to } : environ { $what }, { $more } avec tes outils
    }
told-send_all =
    { $n ->
        [one] Envoyer { $n } ouvrier
       *[other] Envoyer { $n } ouvriers
    }
told-shut = Lieux que tu ne peux pas utiliser maintenant
told-home = Ouvriers
told-store = Réserve
told-agriculture = { $n } sur 10
told-once = à usage unique { $n }
told-sets = Symboles
told-trades = Métiers

## stoneage-variants: the Stone Age variants at the table: places, questions, and a sentence for each of their events

place-card_5 =
    { $cost ->
        [one] Carte à { $cost } bijou
       *[other] Carte à { $cost } bijoux
    }
at-merchant = chez le marchand
at-igloo = à l’igloo
at-card_5_plain = sur la carte à bijoux
at-herd = avec le troupeau
to-merchant = chez le marchand
to-igloo = à l’igloo
to-card_5_plain = sur la carte à bijoux
does-merchant = Deux niveaux d’échange et deux bijoux
does-igloo = Trois ressources identiques contre des points
does-animal = À { $of }, on le chasse. D’ici là il retire { $n } à chaque lancer.

animal-bird_of_prey = rapace
animal-wolf = loup
animal-wild_boar = sanglier
animal-polar_bear = ours blanc
animal-label = Animal : { $what }
animal-penalty = −{ $n } par lancer
animal-all = −{ $n } à chaque lancer
bonus-wood_each_round = bois à chaque manche
bonus-brick_each_round = argile à chaque manche
bonus-stone_each_round = pierre à chaque manche
bonus-person = un ouvrier
bonus-tool = un meilleur outil
bonus-agriculture = +1 agriculture
bonus-food_2 = 2 nourritures
bonus-wood = 1 bois
bonus-brick = 1 argile
bonus-stone_and_wood = 1 pierre et 1 bois
bonus-points_7 = 7 points
bonus-points_3 = 3 points
building-bonus = { $price }, pour { $bonus }
building-jewels =
    { $n ->
        [one] { $price } et { $n } bijou
       *[other] { $price } et { $n } bijoux
    }
building-plus = = prix + { $n }
building-igloos_left = reste { $n }
trade-rate = { $give } → { $get }
trade-track = Piste d’échange
trade-one = 1
trade-all = tous
trade-none = pas encore d’échange
trade-at = { $name } : { $level }
herd-here = Le troupeau de mammouths est ici
herd-next = Ensuite : { $place }
herd-last = le dernier
herd-left_long = troupeau : reste { $n }
herd-tile = Le dompteur reçoit { $one }, ou { $all } avec tous les autres

phase-herd = Troupeau
ask-split = Tu as gagné { $n } : combien en bijoux ?
ask-join = Envoyer des ouvriers { $place } avec le troupeau ?
ask-second = Acheter une carte de plus, face cachée, contre des bijoux ?
ask-tame = Tu as apprivoisé le mammouth : quel bonus ?
ask-trade = Que veux-tu échanger ?
ask-pay_igloo = Bâtir l’igloo ?
wait-herd = { $name } décide pour le mammouth

choose-split = Bijoux
choose-split_take = Prendre { $what }
choose-split_food = Tout en nourriture
choose-split_jewelry = Tout en bijoux
choose-join_food =
    { $n ->
        [one] et { $n } nourriture
       *[other] et { $n } nourritures
    }
choose-join_short = { $n } ressources de plus au lieu de nourriture
choose-join_each = Une nourriture chacun, ou une ressource à la place
choose-join_send =
    { $n ->
        [one] { $n } ouvrier rejoint pour { $what }
       *[other] { $n } ouvriers rejoignent pour { $what }
    }
choose-stay = Ne pas le rejoindre
choose-second = Une deuxième carte, face cachée
choose-tame_one = Pour toi seul
choose-tame_all = Pour toi et chaque rival
choose-tame_take = Prendre { $what }
choose-trade = Échanger
choose-trade_rate = { $give } contre { $get }
choose-trade_give = Donner
choose-trade_get = Recevoir
choose-trade_send = Donner { $give } contre { $get }
choose-traded = { $what } : à utiliser ici, puisque tu l’as échangé.
choose-extra =
    { $n ->
        [one] et { $what } de plus : { $n } point
       *[other] et { $what } de plus : { $n } points
    }
choose-use_merchant = Aller chez le marchand
choose-use_igloo = Bâtir un igloo
die-gives-trade_level = +1 niveau d’échange

board-trade_level = Niveau d’échange
board-trade_used = déjà échangé cette manche
board-igloos = Igloos
board-mammoths = Mammouths
board-joined =
    { $n ->
        [one] { $n } ouvrier avec le troupeau
       *[other] { $n } ouvriers avec le troupeau
    }
row-merchants = Marchands × niveau d’échange
row-mammoths = Le plus de mammouths

event-began-with = La partie commence ({ $options }) ; { $name } est premier joueur.
event-phase_began-herd = Qui va au mammouth ?
event-animal_came = Un animal apparaît ({ $animal }) : chaque lancer perd { $n }.
event-herd_moved = Le troupeau de mammouths est { $at }.
event-herd_left = Le troupeau de mammouths est parti définitivement.
event-joined =
    { $people ->
        [one] { $name } rejoint le troupeau avec { $people } ouvrier, pour { $what }.
       *[other] { $name } rejoint le troupeau avec { $people } ouvriers, pour { $what }.
    }
event-contest_rolled = { $name } lance { $dice } pour le mammouth.
event-mammoth_tamed = { $name } apprivoise le mammouth.
event-mammoth_gone = Personne n’est venu : le mammouth passe son chemin.
event-bonus_taken = { $name } prend le bonus : { $bonus }.
event-extra_paid =
    { $points ->
        [one] { $name } ajoute { $what } pour l’hiver et marque { $points } point.
       *[other] { $name } ajoute { $what } pour l’hiver et marque { $points } points.
    }
event-igloo_built =
    { $points ->
        [one] { $name } bâtit un igloo et marque { $points } point.
       *[other] { $name } bâtit un igloo et marque { $points } points.
    }
event-animal_left = L’animal est chassé : { $animal }.
event-animal_rolled = { $name } lance { $dice } en récompense.
event-trade_level_rose = { $name } échange maintenant au niveau { $level }.
event-traded = { $name } échange { $give } contre { $get }.
event-trade_dice_rolled = Les dés des marchands pour tous montrent { $dice }.

## stoneage-condition: conditions of conditional moves

stoneage-condition-food = ma nourriture
stoneage-condition-have = mes ressources, { $what }
stoneage-condition-have-any = mes ressources
stoneage-condition-people = mes ouvriers
stoneage-condition-home = mes ouvriers à placer
stoneage-condition-agriculture = mon agriculture
stoneage-condition-tools = valeur de mes outils
stoneage-condition-score = mes points
stoneage-condition-round = manche
stoneage-condition-roll = total des dés
stoneage-condition-crowd = { $what } : ouvriers
stoneage-condition-crowd-any = ouvriers sur un lieu
stoneage-condition-free = { $what } : places libres
stoneage-condition-free-any = places libres sur un lieu
stoneage-condition-cost = { $what } : coût
stoneage-condition-cost-any = coût d’une carte ou d’un bâtiment
stoneage-condition-card = { $what }
stoneage-condition-card-any = carte d’un emplacement
stoneage-condition-building = { $what }
stoneage-condition-building-any = bâtiment d’une pile
