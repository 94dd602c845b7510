### The front page, what is on every page, and the dialog for a new table.

# Its own name, in the choice of languages.
language-name = Français

## general: every page, the front page

app-name = Ochre
app-skip = Aller au contenu
title-turn = À toi de jouer
title-past = Revoir la partie
title-letter = E-mail du compte
title-player = Joueur
title-result = Résultat de la partie
title-statistics = Statistiques
title-pairing = Jouer avec d’autres joueurs
title-puzzles = Problèmes
title-tournaments = Tournois
nav-sign_in = Se connecter
nav-admin = Administration
nav-language = Langue
nav-theme = Thème
theme-auto = système
theme-day = clair
theme-night = sombre
pace-speed = Vitesse
pace-full = Calme
pace-quick = Rapide
pace-none = Instantanée
sound-on = Son activé
sound-off = Son coupé

lobby-title = Jouer à { $games } en ligne
lobby-guest = Invité
lobby-your_name = Ton nom
lobby-play = Jouer à { $game }
lobby-play_hint = Contre deux bots. Tout de suite, sans inscription.
lobby-play_hint_in = Contre deux bots. Tout de suite.
lobby-level = Niveau des bots
lobby-level_suited = à mon niveau
lobby-learn = Première visite ? Essaie le tutoriel :
lobby-create = Créer une table
lobby-open = Tables ouvertes
lobby-running = Parties en cours
lobby-mine = Mes parties
lobby-mine_all = Toutes mes parties
mine-next = Suivante
mine-next_hint = Aller à la prochaine partie qui t’attend ({ $n })
mine-none_next = Aucune autre partie ne t’attend.
lobby-none_open = Aucune table ouverte. Crées-en une, ou joue contre des bots.
lobby-none_running = Aucune partie en cours.
lobby-none_mine = Tu n’as aucune partie en ce moment.
lobby-join = Rejoindre
lobby-look = Voir
lobby-watch = Regarder
lobby-continue = Continuer
lobby-result = Résultat
lobby-your_turn = à toi
lobby-waits_for = en attente de { $names }
lobby-asks_you = tu es invité
lobby-waiting_for_you =
    { $n ->
        [one] { $n } partie t’attend
       *[other] { $n } parties t’attendent
    }
lobby-free_seats =
    { $n ->
        [0] aucune place libre
        [one] { $n } place libre
       *[other] { $n } places libres
    }
lobby-welcome = Bienvenue, { $name }.
lobby-link_only = non listée
lobby-statistics = Statistiques
lobby-loading = Chargement…
lobby-rules = Comment jouer :
waits-until = ouverte jusqu’au { $when }
chat-mentions =
    { $n ->
        [1] on t’a mentionné dans le chat
       *[other] on t’a mentionné { $n } fois dans le chat
    }

status-open = en attente
status-running = en cours
status-over = terminée
status-abandoned = abandonnée
status-expired = expirée
status-broken = endommagée

create-game = Jeu
bot-random = au hasard
bot-beginner = débutant
bot-casual = tranquille
bot-easy = facile
bot-medium = moyen
bot-hard = difficile
bot-master = maître

seat-n = Place { $n }
seat-free = libre
seat-bot = bot { $id }
seat-bot_account = compte de bot
seat-you = toi

wait-over = La partie est finie
wait-for = On attend { $names }
wait-title = En attente de joueurs
wait-copy = Copier
wait-copied = Copié dans le presse-papiers.
wait-kept = On attend { $names }.
wait-take = Accepter

table-rules = Règles

app-newer = Une nouvelle version est disponible.
app-reload = Recharger
conn-lost = Connexion perdue. Reconnexion…
conn-kept = Ta partie est sauvegardée.
conn-unsent = Ton coup est enregistré et sera envoyé dès ton retour en ligne.
conn-updating = Mise à jour…
conn-polls = Connexion plus lente
conn-polls_hint = Quelque chose bloque WebSocket sur ce réseau. Tout fonctionne, mais les coups peuvent arriver un peu plus tard.

go-close = Fermer
go-cancel = Annuler
go-lobby = Aller à l’accueil

account-title = Ton compte
account-name = Nom
account-notices = Notifications

lost-title = Page introuvable
lost-text = L’adresse est peut-être fausse, ou la table n’existe plus.
forbidden-title = Réservé aux administrateurs
forbidden-text = Ton compte n’a pas les droits d’administrateur.

figures-more = Afficher plus (encore { $n })
figures-left = { $n } de plus ne tiennent pas dans le graphique ; voir le tableau.
figures-gap = aucune valeur

dice-verify = Vérifier les dés

keys-title = Raccourcis clavier

error-unexpected = Quelque chose a échoué. Réessaie.
error-unreachable = Le serveur ne répond pas. Réessaie dans un instant.
lobby-again = Rejouer comme la dernière fois
lobby-again_table = { $game }, table pour { $n }
lobby-again_go = Jouer
lobby-again_bots =
    { $n ->
        [1] { $game } contre 1 bot
       *[other] { $game } contre { $n } bots
    }
nav-keys = Raccourcis

## clock: clocks

clock-none = Sans pendule
clock-none_is = Pas de limite de temps.
clock-preset-day = 1 jour par coup
clock-preset-relaxed = Tranquille
clock-preset-slow = Lent
clock-each =
    { $more ->
        [none] { $bank }
       *[other] { $bank } + { $more }
    }
clock-live_is =
    { $more ->
        [none] Chacun commence avec { $bank }.
       *[other] Chacun commence avec { $bank } ; chaque coup ajoute { $more }.
    }
clock-days_is =
    { $more ->
        [none] Chacun commence avec { $bank }. Les pendules sont en pause pendant les heures calmes et les vacances.
       *[other] Chacun commence avec { $bank } ; chaque coup ajoute { $more }, jusqu’à { $cap }. Les pendules sont en pause pendant les heures calmes et les vacances.
    }
clock-by = avant { $until }
clock-today = aujourd’hui { $time }
clock-tomorrow = demain { $time }
clock-on_day = { $day } { $time }

## dialogs: a new table, the keys

create-title = Créer une table
create-rules = Règles de { $game }
create-options = Variantes
create-seats = Places
create-who = Joueurs
create-me = Toi
create-person = Joueur humain
create-visibility = Visibilité
create-listed = publique, tout le monde peut regarder
create-unlisted = non listée, sur lien seulement
create-join = Qui peut rejoindre
create-anyone = tout le monde
create-link = seulement avec le lien
create-bot_delay = Les bots attendent un peu avant de jouer
create-undo = Reprendre des coups
create-undo-free = Les siens, si rien n’a été révélé
create-undo-vote = Davantage, si tout le monde accepte
create-undo-none = Jamais
create-start_seat = Premier joueur
create-by_chance = au hasard
create-go = Créer la table
create-bot = Bot : { $id }
keys-move = Flèches : parcourir les choix
keys-choose = Entrée : choisir, puis envoyer
keys-back = Échap : revenir d’une étape
keys-letters = Lettre sur un bouton : l’actionner
keys-more = +, − ou chiffres : changer le nombre
keys-undo = z : reprendre un coup, ou le demander
keys-next = n : aller à la prochaine partie qui t’attend
keys-tabs = l : afficher le journal ; y : afficher le chat
keys-board = Tab : aller au plateau ; flèches : s’y déplacer (chaque élément est décrit)
keys-replay = r : revoir ; flèches : par coup ou manche ; Page haut/bas : par tes coups ; Espace : lecture ou pause
keys-space = Espace, ou un clic sur le plateau : terminer les animations
keys-text = v : passer de la vue texte au plateau
keys-help = ? : afficher cette liste
account-delete_ask = Ton nom et ton accès sont supprimés définitivement. Les parties jouées restent visibles pour les autres, sans ton nom.

clock-time = Cadence
clock-live = En direct : tout le monde joue maintenant
clock-days = Correspondance : sur plusieurs jours
clock-choose-none = Sans pendule
clock-choose-ten = 10 min + 10 s par coup
clock-choose-twenty = 20 min + 20 s par coup
clock-choose-own_live = Personnalisé
clock-choose-day = 1 jour par coup
clock-choose-relaxed = Tranquille : trois jours
clock-choose-slow = Lent : deux semaines
clock-choose-own_days = Personnalisé
clock-own-live-bank = Minutes par joueur
clock-own-live-increment = Secondes par coup
clock-own-days-bank = Heures par joueur
clock-own-days-increment = Heures par coup
clock-own-days-cap = Maximum (heures)
clock-own_bad = Ces valeurs sont incompatibles.
clock-leaver = Quand le temps d’un joueur est écoulé
clock-leaver-bot = un bot le remplace jusqu’à son retour
clock-leaver-resign = il abandonne automatiquement
clock-leaver-ask = les autres joueurs décident
create-open_days = Garder la table ouverte
create-open_days-1 = 1 jour
create-open_days-3 = 3 jours
create-open_days-7 = 1 semaine
create-open_days-14 = 2 semaines
create-open_days-30 = 1 mois
create-starts = Début
create-starts-host = quand je la lance
create-starts-full = automatique, dès que toutes les places sont prises
create-standing = Répéter : au début de la partie, ouvrir une autre table identique
create-named = Joueur précis
create-kind = Type de table
create-kind-friends = Entre amis, maintenant
create-kind-friends-is = Tout le monde est en ligne
create-kind-days = 1 jour par coup
create-kind-days-is = Chacun joue quand il peut
create-kind-bots = Contre des bots
create-kind-bots-is = Commence tout de suite
create-kind-here = Sur cet appareil
create-kind-here-is = Des bots, ou plusieurs personnes au même écran. Même hors ligne.
create-more = Plus d’options
create-go_bots = Jouer

## share: giving a link to somebody

share-not_copied = Ton navigateur a bloqué la copie. Sélectionne-le à la main : { $text }
share-link = Lien
share-frame = Copier le code pour un site
share-frame_hint = Un cadre qui montre cette partie sur un autre site
share-text = Le résultat en texte
share-text_form = Forme
share-text_plain = Texte brut
share-text_bbcode = BBCode
share-text_markdown = Markdown
share-bgg = Noter la partie sur BoardGameGeek
share-bgstats = Noter la partie dans BG Stats
share-code = Code QR du lien
share-origin = Adresse de ce serveur
share-here = { $origin } (cette machine seulement)
share-alone = Ton adresse actuelle ne marche que sur cette machine. Utilise celle-ci pour que d’autres, sur ton réseau, puissent te rejoindre.
share-nowhere = Cette adresse ne marche que sur cette machine : le serveur n’accepte que les connexions locales.
share-sheet = Partager
share-who-everybody = Tout le monde peut voir cette partie.
share-who-result = Quiconque a le lien voit le classement final, et rien d’autre. Créer un nouveau lien désactive celui-ci.
share-end = Arrêter le partage
share-ended = Le lien ne fonctionne plus.
share-who-invited = Quiconque a le lien voit la table et peut prendre une place libre.
share-who-code = Qui a ce lien peut créer un compte avec le code.
share-who-tournament = Toute personne ayant le lien peut voir le tournoi, et s’y inscrire avec un compte.
