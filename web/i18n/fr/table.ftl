### Everything at a table, whatever the game, and what follows a match.

## sitting: every table: who had luck, and who decides for a seat while its person does not

sit-menu = Quitter la partie…
sit-title = Tu ne peux plus jouer ?
sit-law = Comment ça marche
sit-bot = Laisser un bot jouer pour moi
sit-bot_hint = Jusqu’à ce que tu reprennes ta place, quand tu veux.
sit-offer = Donner ma place à quelqu’un
sit-offer_hint = Crée un lien à envoyer. La première personne qui l’ouvre prend ta place.
sit-resign = Abandonner
sit-resign_hint = Tu finis dernier, et un bot joue pour toi jusqu’au bout.
sit-resign_ask = Abandonner pour de bon ? Tu finis dernier ; un bot joue ta place jusqu’au bout, pour que les autres puissent finir.
sit-resign_yes = Abandonner
sit-call_off = Proposer d’annuler la partie
sit-call_off_hint = Elle finit sans résultat dès que tout le monde accepte : { LIST($names) }.
sit-call_off_counts_hint = Elle finit dès que tout le monde accepte ({ LIST($names) }). Comme il y a eu un abandon, le classement du moment compte.
sit-call_off_alone = Arrêter la partie
sit-call_off_alone_hint = Tu ne joues que contre des bots : elle finit aussitôt, sans résultat.
sit-call_off_left_hint = Elle finit aussitôt. Comme il y a eu un abandon, le classement actuel est le résultat.
sit-ask = Lancer un vote sur { $name }
sit-decide = Décider de la place de { $name }
sit-ask_hint = { $name } bloque la partie. Décidez ensemble du sort de sa place.
sit-ask_away_hint = Le temps de { $name } est écoulé, un bot joue.

sit-away_me = Un bot joue pour toi.
sit-timed_out_me = Ton temps est écoulé, un bot joue pour toi.
sit-absent_me = Tu t’es absenté longtemps. Un bot joue pour toi.
sit-away_hint = Tu peux quand même accepter une reprise de coup ou l’annulation de la partie.
sit-absent_hint = On n’attend plus ton accord, mais tu peux revenir.
sit-still_owed = Le bot prend encore cette décision, ensuite tu peux revenir.
sit-back = Reprendre ma place
sit-resigned_me = Tu as abandonné. Un bot joue ta place jusqu’au bout.
seat-state-away = parti
seat-state-timed_out = temps écoulé
seat-state-late = à court de temps
seat-state-absent = absent
seat-state-resigned = a abandonné
seat-state-gone = parti pour de bon

vote-about = { $name } bloque la partie. Que faire ?
vote-about_late = Le temps de { $name } est écoulé. Que faire ?
vote-about_bot = Un bot joue pour { $name }. Que faire ?
vote-about_me = Tu bloques la partie, les autres votent donc sur ta place. Joue un coup pour annuler le vote.
vote-about_me_away = Les autres votent sur ta place. Reprends-la pour annuler le vote.
vote-claim_me = S’ils réclament la victoire, cela compte comme un abandon de ta part.
vote-match = Annuler la partie, sans résultat ?
vote-match_counts = Annuler la partie ? Le classement actuel serait alors le résultat.
vote-until = Fin du vote : { $when }.
vote-said =
    { $choice ->
        [go_on] { $name } : continuer
        [wait] { $name } : plus de temps
        [bot] { $name } : un bot joue
        [substitute] { $name } : un remplaçant
        [call_off] { $name } : annuler la partie
       *[claim] { $name } : la place compte comme abandonnée
    }
vote-missing = Doivent encore voter : { LIST($names) }.
vote-go_on = Continuer
vote-wait = Donner plus de temps
vote-bot = Un bot prend le relais
vote-substitute = Chercher un remplaçant
vote-call_off = Annuler la partie
vote-claim = Réclamer la victoire
vote-out = Compte comme abandon
vote-rule = La majorité décide ; sans majorité, un bot joue.
vote-all = Tout le monde doit accepter : { LIST($names) }.

claim-late = Le temps de { $name } est écoulé. Un bot joue.
claim-from = Si { $name } ne revient pas, tu pourras réclamer la victoire, au plus tôt { $when }.
claim-can = Le temps de { $name } est écoulé, et { $name } ne revient pas. Que faire ?
claim-stays = Le bot continue pour { $name }. Tu peux encore réclamer la victoire.
claim-hint = Si tu réclames la victoire, cela compte comme un abandon de { $name } : la partie se termine aussitôt et tu gagnes. Si le bot continue, { $name } peut encore revenir.
claim-more_hint = Tu peux faire compter la place comme abandonnée : { $name } finit alors en dernier, et un bot joue jusqu’au bout.
claim-alone = Tu décides seul. Si un bot joue et que { $name } ne revient pas, tu pourras réclamer la victoire plus tard.
claim-bot = Laisser jouer le bot
claim-title = Réclamer la victoire ?
claim-more_title = Compter comme abandon ?
claim-sure = Cela compte comme un abandon de { $name }, en dernière place. La partie finit aussitôt, et son résultat compte comme tout autre. C’est définitif.
claim-more_sure = Cela compte comme un abandon de { $name }, en dernière place ; un bot joue jusqu’au bout. C’est définitif.

offer-mine = Envoie ce lien à la personne qui doit prendre ta place :
offer-theirs = La place de { $name } est ouverte à un remplaçant. Envoie ce lien à quelqu’un qui prendra le relais :
offer-all = La place de { $name } est ouverte à un remplaçant.
offer-until = Le lien sert une seule fois et expire : { $when }.
offer-copy = Copier le lien
offer-keep = Garder ma place
offer-title = Prendre la place de { $name } ?
offer-ask = Tu reprends la partie d’ici et tu vois tout ce que voit cette place.
offer-yes = Prendre la place
offer-bad = Ce lien n’est plus valable.

event-bot_sat = Un bot prend le relais de { $name }.
event-came_back = { $name } est de retour.
event-resigned = { $name } abandonne. Un bot joue sa place jusqu’au bout.
event-gone = { $name } est parti pour de bon. Un bot joue sa place jusqu’au bout.
event-timed_out = Le temps de { $name } est écoulé.
event-absent = { $name } est absent depuis longtemps : son accord n’est plus nécessaire.
event-given_up = La partie s’arrête là ; le classement reste tel quel.
event-offered = La place de { $name } est ouverte à un remplaçant.
event-offer_ended = La place de { $name } n’est plus ouverte à un remplaçant.
event-substituted = { $name } prend le relais en remplaçant.
event-vote_opened =
    { $about ->
        [none] { $name } propose d’annuler la partie.
       *[other] Un vote sur { $about } a commencé.
    }
event-voted =
    { $choice ->
        [go_on] { $name } vote pour : continuer.
        [wait] { $name } vote pour : plus de temps.
        [bot] { $name } vote pour : un bot joue.
        [substitute] { $name } vote pour : un remplaçant.
        [call_off] { $name } vote pour : annuler la partie.
       *[claim] { $name } vote pour : la place compte comme abandonnée.
    }
event-vote_ended =
    { $choice ->
        [go_on] La partie continue.
        [call_off] La partie est annulée.
        [wait] Résultat du vote sur { $about } : plus de temps.
        [bot] Résultat du vote sur { $about } : un bot joue.
        [substitute] Résultat du vote sur { $about } : un remplaçant.
       *[claim] Résultat du vote sur { $about } : la place compte comme abandonnée.
    }

end-called_off = Tous les joueurs ont accepté d’annuler cette partie. Elle n’a pas de résultat.
end-resigned = { $name } a abandonné : victoire de { $winner }.
end-resigned_you = { $name } a abandonné : tu gagnes.
end-resigned_me = Tu as abandonné : victoire de { $winner }.
end-claimed = Le temps de { $name } était écoulé : victoire de { $winner }.
end-claimed_you = Le temps de { $name } était écoulé : tu gagnes.
end-claimed_me = Ton temps était écoulé : victoire de { $winner }.
end-gone = { $name } est parti pour de bon : victoire de { $winner }.
end-gone_you = { $name } est parti pour de bon : tu gagnes.

error-bad_link = Ce lien ne correspond à aucune place de cette partie.
error-link_used = Quelqu’un a déjà utilisé ce lien.
error-link_over = Cette place n’est plus proposée.
error-bot_plays = Un bot joue pour toi : reprends d’abord ta place.
error-not_away = Aucun bot ne joue cette place.
error-still_owed = Le bot prend encore cette décision, ensuite tu peux revenir.
error-resigned = Cette place a abandonné.
error-not_offered = Cette place n’est pas proposée.
error-already_asked = Il y a déjà un vote là-dessus.
error-no_vote = Tu ne peux pas voter ainsi maintenant.
error-too_often = Tu as atteint la limite pour cela dans cette partie.
error-too_soon = C’est trop tôt : cette place a encore du temps.
level-title = Quelle est la force des bots ?

end-by = { $name } a arrêté cette partie avant la fin.
end-by_me = Tu as arrêté cette partie avant la fin.
end-idle = Cette partie s’est terminée parce que personne n’avait joué depuis longtemps.
end-closed = Un administrateur a arrêté cette partie.
end-expired = Cette partie n’a pas été lancée en deux semaines : la table a été supprimée.
end-too_long = Cette partie s’est terminée parce qu’elle a atteint la limite de coups du serveur.
help-mode = Touche un élément pour voir ce que c’est.
help-done = Terminé
chat-placeholder = Écris un message
chat-send = Envoyer
chat-empty = Aucun message.
chat-guest = Choisis un nom pour participer au chat.
chat-report = Signaler ce message de { $name }
chat-hidden = Masqué par un modérateur
chat-muted = Un modérateur t’a réduit au silence. Tu pourras de nouveau écrire à partir de { $until }.
log-earlier = Afficher les précédents
log-empty = Rien ne s’est encore passé.
note-tab = Note
note-title = Mes notes sur cette partie
note-placeholder = Notes visibles par toi seul, sur tous tes appareils.
note-saved = Enregistré. Toi seul peux le voir.
note-hush = Couper les notifications de cette partie
note-saving = Enregistrement…
sheet-title = Feuille de score
sheet-winner = { $name } gagne avec { $points } points
sheet-shared = { $names } se partagent la victoire avec { $points } points
sheet-share = Partager le résultat
sheet-again = Rejouer
sheet-rematch = Revanche
sheet-to_tournament = Retour au tournoi
sheet-to_rematch = Aller à la revanche
sheet-asked = { $name } veut une revanche et te garde une place.
sheet-accept = Accepter la revanche
sheet-decline = Non merci
sheet-total = Total
sheet-tie = Départage
sheet-rank = Rang
table-abandoned = Cette partie a été arrêtée avant la fin.
table-broken = L’enregistrement de cette partie est endommagé, on ne peut pas la poursuivre. Un administrateur peut l’examiner. Désolés.

seat-kept = invité
seat-away = hors ligne
seat-first = Premier joueur de la manche
wait-need =
    { $n ->
        [one] { $n } place est encore libre. Invite quelqu’un, ou ajoute un bot.
       *[other] { $n } places sont encore libres. Invite quelqu’un, ou ajoute un bot.
    }
wait-sit_down =
    { $n ->
        [one] { $n } place est encore libre. Prends une place et joue.
       *[other] { $n } places sont encore libres. Prends une place et joue.
    }
wait-full = Toutes les places sont prises.
wait-host_starts = L’hôte lance la partie.
wait-start = Lancer la partie
wait-leave = Quitter la table
wait-invite = Lien d’invitation
wait-share = Partager
wait-remove_bot = Retirer
wait-swap = Changer de place
wait-swap_here = Échanger avec celle-ci
wait-first = Premier joueur
wait-first_drawn = tiré au sort au début
wait-swap_hint = Pour échanger, glisse une place sur une autre ou touche les deux.
wait-swap_held = Touche maintenant l’autre place.
wait-moved = L’hôte t’a mis à la place { $n }.
wait-order = L’hôte a changé l’ordre des places.
wait-first_is = C’est maintenant { $name } qui commence.
wait-first_by_chance = Le premier joueur est maintenant tiré au sort au début.
wait-come = { $name } a pris place à ta table.
wait-come_full = { $name } a pris place. Toutes les places sont prises.
wait-removed = L’hôte t’a retiré de cette table.
wait-host_now = Tu es maintenant l’hôte de cette table.
wait-start_now = Lancer maintenant ?
wait-start_now_ask = Tu viens de changer les places. Les autres ne l’ont peut-être pas encore vu.
wait-start_now_yes = Lancer maintenant
wait-start_now_no = Attendre un peu
wait-sit = Prendre place
wait-asked = Tu es invité à cette table. Tu joues ?
wait-free = Annuler l’invitation
wait-nobody = Personne pour l’instant.
wait-link_only = Il faut le lien d’invitation pour rejoindre cette table.
table-options =
    { $n ->
        [one] { $n } variante
       *[other] { $n } variantes
    }
table-watching = Tu regardes.
table-screen = Grand écran
table-screen_hint = Ouvrir la partie sur grand écran : sans commandes ni information cachée
table-screen_open = Ouvrir dans Ochre
table-watchers =
    { $n ->
        [one] { $n } spectateur
       *[other] { $n } spectateurs
    }
table-seats = Joueurs
table-log = Journal
table-chat_unread =
    { $n ->
        [one] { $n } message non lu
       *[other] { $n } messages non lus
    }
table-more = Plus
table-chat = Chat
table-in_words_hint = Vue texte
table-drawn_hint = Vue plateau
table-board = Le plateau
table-help = C’est quoi ?
table-choose = À toi de choisir
table-rolling = Les dés roulent…
table-show_sheet = Feuille de score
table-show_board = Retour au plateau
conn-sending = Envoi…
conn-not_made = Ton coup n’a pas été joué : la partie avait avancé avant qu’il n’arrive.
back-mine =
    { $move ->
        [none] Le serveur est revenu au début ; tes coups suivants sont perdus.
       *[other] Le serveur est revenu au coup { $move } ; tes coups suivants sont perdus.
    }
back-others =
    { $move ->
        [none] Le serveur est revenu au début ; les coups suivants sont perdus.
       *[other] Le serveur est revenu au coup { $move } ; les coups suivants sont perdus.
    }
go-back = Retour
dice-how = C’est quoi ?
dice-seal = Dés scellés à l’avance : { $seal }…
dice-download = Télécharger le fichier de la partie
row-track = Pendant la partie
clock-then-bot = Si le temps d’un joueur est écoulé, un bot joue jusqu’à son retour.
clock-then-resign = Un joueur dont le temps est écoulé abandonne.
clock-then-ask = Si le temps d’un joueur est écoulé, les autres décident.
clock-left = Temps restant :
clock-low = Le temps presse
clock-you_have = Tu as jusqu’à { $until }.
clock-you_stopped-quiet = Heures calmes : ta pendule est en pause. Tu as jusqu’à { $until }.
clock-you_stopped-vacation = Tu es en vacances : ta pendule est en pause. Tu as jusqu’à { $until }.
clock-stopped-quiet = heures calmes
clock-stopped-vacation = en vacances
waits-here_until = Ouverte jusqu’au { $when }, ou plus longtemps si des joueurs arrivent ou partent.
waits-full = La partie commence automatiquement dès que toutes les places sont prises.
waits-standing = Quand elle commence, une autre table comme celle-ci s’ouvre.
waits-standing_end = Ne plus répéter
sure-ask = C’est définitif. Tu es sûr ?
sure-go = Oui, vas-y
wait-add_bot = Ajouter un bot
sit-menu_short = Quitter

## rank: a rank, and of how somebody did

rank-word =
    { $rank ->
        [1] pre­mière
        [2] deu­xième
        [3] troi­sième
        [4] qua­trième
        [5] cin­quième
        [6] sixième
        [7] sep­tième
        [8] hui­tième
       *[other] { $rank }
    }
end-shared =
    { $n ->
        [one] Tu partages la victoire avec { $n } point
       *[other] Tu partages la victoire avec { $n } points
    }
end-won =
    { $n ->
        [one] Tu gagnes avec { $n } point
       *[other] Tu gagnes avec { $n } points
    }
end-came = Tu finis à la { $rank ->
        [1] pre­mière
        [2] deu­xième
        [3] troi­sième
        [4] qua­trième
        [5] cin­quième
        [6] sixième
        [7] sep­tième
        [8] hui­tième
       *[other] { $rank }ᵉ
    } place avec { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
end-best = ton record est de { $n }
end-best_now = c’est ton record
end-sources = D’où viennent les points

## luck: words below every score sheet: who had luck

luck-what_decided = Ce qui a fait la différence
luck-hint = Indice
luck-hint_long = Que ferait un bot fort ?
luck-thought = { $id }, { $s } s de réflexion
error-no_analysis = Cette partie ne peut pas être analysée sur ce serveur.
luck-title = Qui a eu de la chance ?
luck-lead = Ce que chacun a lancé et, dessous, le gain moyen de ces dés avec les outils ajoutés.
luck-dice =
    { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    }
luck-pips = Total des points
luck-of = sur { $n }
luck-none = pas lancés
luck-very_unlucky = très malchanceux
luck-unlucky = malchanceux
luck-even = dans la moyenne
luck-lucky = chanceux
luck-very_lucky = très chanceux
luck-offline = Jouée hors ligne : elle n’est pas classée.

## replay: looking back at a match

replay-at = Coup { $n } sur { $of }
replay-title = Revoir la partie
replay-open = Revoir
replay-open_hint = Revoir la partie coup par coup
replay-close = Retour au résultat
replay-now =
    { $n ->
        [none] Revenir au présent
       *[other] Revenir au présent ({ $n } plus récents)
    }
replay-your_turn = À toi : revenir au présent
replay-eyes = Point de vue
replay-as = Comme { $name } l’a vu
replay-as_spectator = Comme un spectateur l’a vu
replay-quiet = Il ne s’est rien passé de visible.
replay-slider = Coup
replay-start = Aller au début
replay-end = Dernier coup
replay-back = Coup précédent
replay-forward = Coup suivant
replay-part_back = Début de la manche
replay-part = Manche suivante
replay-turn_back = Mon coup précédent
replay-turn = Mon coup suivant
replay-play = Lire
replay-pause = Pause
replay-speed = Vitesse de lecture
replay-speed_now = Vitesse { $n } sur { $of }
replay-link = Copier un lien vers ce moment
replay-on = Continuer à partir d’ici
replay-on_bots = Des bots prennent les autres places
bookmark-button = Signet
bookmark-title = Signets
bookmark-note = Note sur le coup { $n }
bookmark-save = Enregistrer le signet
bookmark-delete = Supprimer le signet
bookmark-saved = Signet enregistré.
bookmark-deleted = Signet supprimé.
bookmark-row = Coup { $n }
error-no_branch = On ne peut pas continuer une partie à partir de ce moment.
since-title = Depuis ta dernière visite
since-begin = C’est ici que tu t’étais arrêté.
since-progress = { $n } sur { $of }
since-now = Passer au présent
since-your_turn = À toi de jouer : passer au présent
since-line =
    { $at ->
        [none] Depuis ta dernière visite
       *[other] Depuis ta dernière visite, { $at }
    }
since-move = Depuis ton dernier coup
since-again = Revoir
since-again_title = Montrer de nouveau ce qui s’est passé
conditional-open_hint =
    { $n ->
        [none] Coups conditionnels : quoi jouer quand vient ton tour
       *[other] Coups conditionnels : quoi jouer quand vient ton tour ({ $n })
    }
conditional-mark = conditionnel
conditional-mark_hint = Joué par un coup conditionnel
conditional-short = Conditionnel
conditional-planned = Modifier mon plan ({ $n })
conditional-plan = Prévoir mon prochain coup

## undo: what every game has: taking moves back

undo-free = Reprendre
undo-free_hint = Reprend ton dernier coup
undo-ask = Demander à reprendre
undo-ask_hint = Quelque chose a été révélé depuis ton dernier coup : les autres doivent accepter
undo-unrates = Reprendre (non classée)
undo-unrates_hint = Personne n’est là pour accepter : la partie ne serait plus classée
undo-unrates_title = Reprendre, sans classement ?
undo-unrates_ask = Tu reprendrais quelque chose de révélé ou des coups joués par d’autres, et personne n’est là pour accepter. La partie ne sera plus classée.
undo-reset = Recommencer ce tour
undo-none_hint = Rien à reprendre
undo-agree = Accepter
undo-refuse = Refuser
undo-withdraw = Annuler la demande
undo-asks_you = { $name } voudrait reprendre un coup. D’accord ?
undo-you_ask = Tu as demandé à reprendre ton coup. On attend { LIST($names) }.
undo-asks = { $name } a demandé à reprendre un coup. On attend { LIST($names) }.
undo-until = Sans réponse, c’est refusé { $when }.
undo-which =
    { $more ->
        [none] À défaire : { $what }
       *[other] À défaire : { $what } Et { $more } de plus depuis.
    }
undo-gone = repris

event-undone = { $name } reprend { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }{ COUNT($names) ->
        [0] { "" }
       *[other]  ; d’accord : { LIST($names) }
    }.
event-undo_asked = { $name } demande à reprendre un coup.
event-undo_agreed = { $name } est d’accord.
event-undo_refused = { $name } refuse la reprise.
event-undo_over = Personne n’a répondu à temps : la reprise demandée par { $name } est refusée.
event-undo_withdrawn = { $name } retire sa demande de reprise.

undo-policy-vote = À cette table, on peut reprendre un coup si tous les autres sont d’accord.
undo-policy-none = À cette table, on ne peut pas reprendre de coup.

error-nothing_to_undo = Tu n’as aucun coup à reprendre.
error-undo_revealed = Quelque chose a été révélé depuis ; les autres devraient accepter.
error-undo_others_moved = D’autres ont joué depuis ; ils devraient accepter.
error-undo_not_allowed = À cette table, ce coup ne peut pas être repris.
error-undo_asked = Quelqu’un a déjà demandé à reprendre un coup.
error-undo_not_asked = Il n’y a plus de demande de reprise.
error-undo_refused = Les autres ont refusé.
undo-reset_short = Recommencer

## result: a result that somebody has shared

result-title = Résultat de la partie
result-won = { $names } a gagné
result-shared = { $names } partagent la victoire
result-bot = { $name } (bot, { $id })
result-options = Joué avec { $names }.
result-look = Voir la partie
result-play = Jouer maintenant

## people: other people: inviting by name, muting and blocking, a guest’s link

invite-button = Inviter par nom
invite-title = Inviter par nom
invite-lead = La place est réservée à ce joueur, qui trouve l’invitation dans « Mes parties » et peut accepter ou refuser.
invite-go = Envoyer l’invitation
people-about = Masquer ou bloquer { $name }
people-lead = Masquer : tu ne vois plus ses messages de chat. Bloquer : en plus, il ne peut ni rejoindre tes tables ni t’inviter. L’autre joueur n’en est pas averti.
people-mute = Masquer
people-block = Bloquer
people-make_host = Nommer hôte
people-remove = Retirer de la table
people-is_mute = Tu as masqué ce joueur : tu ne vois pas ses messages.
people-is_block = Tu as bloqué ce joueur : tu ne vois pas ses messages, et il ne peut ni rejoindre tes tables ni t’inviter.
people-undo_mute = Ne plus masquer
people-undo_block = Débloquer
people-player = Profil du joueur
people-title = Masqués et bloqués
people-tag_mute = masqué
people-tag_block = bloqué
people-undo = Retirer
people-undo_of = Retirer { $name }
people-none = Personne pour l’instant. Tu peux masquer ou bloquer des joueurs à une table, ou des comptes ici par leur nom.
people-by_name = Nom du compte
people-what = Action
people-go = Appliquer
report-button = Signaler
report-title = Signaler { $name }
report-lead = Un modérateur va regarder. L’autre personne ne saura pas qui l’a signalée.
report-about = De quoi s’agit-il ?
report-kind_line = Message
report-kind_name = Nom
report-kind_conduct = Comportement dans cette partie
report-reason = Raison
report-reason_insult = Insultes ou menaces
report-reason_hate = Haine envers des groupes de personnes
report-reason_spam = Publicité ou messages en masse
report-reason_cheating = Triche
report-reason_stalling = Perte de temps ou abandon
report-reason_name = Nom offensant
report-reason_other = Autre chose
report-words = Avec tes mots (facultatif)
report-go = Envoyer le signalement
report-sent = Merci. Tu trouveras le résultat sur la page de ton compte.
report-mine = Mes signalements
report-state_open = en attente
report-state_dismissed = sans suite
report-state_acted = mesure prise
warning-title = Un avertissement d’un modérateur
warning-lead = Tu pourras de nouveau écrire des messages après l’avoir confirmé.
warning-confirm = J’ai lu
friends-title = Amis
friends-none = Tu ne suis encore personne. Deux personnes qui se suivent sont amies.
friends-followers = Te suivent
friends-follow = Suivre
friends-follow_of = Suivre { $name }
friends-followed = Tu suis { $name }.
friends-mutual = amis
friends-waits = attend à une table : { $game }
friends-plays = joue à { $game }
friends-idle = n’est dans aucune partie publique
friends-unfollow = Ne plus suivre
friends-unfollow_of = Ne plus suivre { $name }
link-title = Lien de connexion
link-lead = En tant qu’invité, tu n’es connu que de ce navigateur. Quiconque ouvre ce lien est connecté à ta place, sur n’importe quel appareil : garde-le pour toi. Un compte avec mot de passe offre la même chose.
link-make = Créer un lien
link-anew = Remplacer le lien
link-yours = Ton lien (affiché une seule fois)
link-made = Créé le { $day }. Il ne peut plus être affiché.
link-come_back = Se connecter
link-come_back_ask = Ce lien te connecte en tant qu’invité ayant déjà joué ici.
link-instead = Le compte { $name } sera déconnecté dans ce navigateur.
link-hint = Tu joues en invité, connu de ce seul navigateur. Un lien de connexion te permet de continuer sur n’importe quel appareil.
link-later = Pas maintenant

## conditional: conditional moves

conditional-title = Coups conditionnels
conditional-foreign = Aperçu d’un avenir possible. Ses dés et ses cartes sont inventés.
conditional-close = Retour
conditional-keep = Enregistrer
conditional-kept = Enregistrés. Ils seront joués quand viendra ton tour ; personne ne les voit avant.
conditional-none_now = Tu n’as pas de coups conditionnels.
conditional-over = Il n’y a plus rien à décider pour toi dans cet aperçu.
conditional-wishes = Dans cet ordre
conditional-empty = Joue sur le plateau comme si c’était ton tour. Chaque coup joué est ajouté ici.
conditional-policies = Choix automatiques
conditional-as_text = Modifier en texte
conditional-text_hint = Un par ligne, en notation des coups.
conditional-else = sinon
conditional-or = { $one } ; sinon : { $other }
conditional-else_hint = Seulement si le précédent est impossible
conditional-earlier = Monter
conditional-remove = Retirer
conditional-only_if = Seulement si…
conditional-and_if = Et si…
conditional-remove_condition = Retirer la condition : { $condition }
conditional-what = À vérifier
conditional-where = Lequel
conditional-compare = Comparaison
conditional-value = Valeur
conditional-at-least = { $what } : au moins { $value }
conditional-at-most = { $what } : au plus { $value }
conditional-at-is = { $what } : { $value }
conditional-way-least = au moins
conditional-way-most = au plus
conditional-way-is = exactement
conditional-cancel = Annuler
conditional-add = Ajouter
conditional-share = à { $share }
conditional-otherwise = sinon : { $move }
conditional-summary = { $n } prévus, le dernier : { $move }
conditional-share_hint = Joué dans { $n } simulations sur { $of }
conditional-outcome =
    { $n ->
        [one] Résultat de { $n } simulation
       *[other] Résultat de { $n } simulations
    }
conditional-now = maintenant
conditional-least = minimum
conditional-mean = moyenne
conditional-most = maximum
conditional-nothing_changes = Rien d’important ne changerait.
conditional-would_drop = Annulés dans { $n } simulations sur { $of } : { $why }.
conditional-dropped = Coups conditionnels annulés à partir de « { $text } » : { $why }.
conditional-problem = Illisible : { $what }
conditional-why-condition = une condition n’était pas remplie
conditional-why-not_possible = ce n’était plus possible
conditional-why-not_asked = une autre décision s’est présentée
conditional-why-moved = tu as joué un coup toi-même
conditional-why-bot = un bot a joué pour toi
conditional-why-taken_back = un coup a été repris
error-orders_too_long = Les coups conditionnels ont au plus 400 caractères.
error-orders_too_many = C’est trop : au plus 16 coups conditionnels, avec chacun 4 alternatives et 3 conditions.
error-orders_bad_move = Ce n’est pas un coup de ce jeu.
error-orders_no_such_condition = Condition inconnue.
error-orders_bad_condition = Cette condition est mal écrite.
error-orders_no_such_policy = Ce jeu n’a pas ce choix automatique.
error-orders_bad_policy = Ce choix automatique est mal écrit, ou figure deux fois.

## analysis: the analysis of a match, and of hints

analysis-title = Ce qui a fait la différence
analysis-runs =
    { $of ->
        [none] La partie est en cours d’analyse
       *[other] Analyse en cours : décision { $n } sur { $of }
    }
analysis-failed = L’analyse a été interrompue. Réessaie dans un instant.
analysis-sign_in = Cette partie n’a pas encore été analysée. Choisis un nom, puis demande une analyse.
analysis-lead = Les chances de victoire de chacun, selon ce qu’il pouvait savoir, estimées par un bot fort (simulations par décision : { $n }).
analysis-graph = Les chances de victoire de chacun au fil de la partie. Les chiffres sont dans le tableau ci-dessous.
analysis-accounts = D’où vient le résultat
analysis-accounts_lead = Tous les changements des chances de gagner, additionnés sur toute la partie. Une chance peut être perdue et regagnée plusieurs fois : une somme peut dépasser 100 %.
analysis-at = Coup { $n }
analysis-part-begin = Au début
analysis-hint-begin = chances de gagner
analysis-part-luck = Chance
analysis-hint-luck = dés et cartes
analysis-part-own = Décisions propres
analysis-hint-own = par rapport au meilleur coup trouvé
analysis-part-others = Décisions des autres
analysis-hint-others = gagné grâce à leurs erreurs
analysis-part-rest = Inexpliqué
analysis-hint-rest = là où l’estimation du bot a changé
analysis-part-end = Résultat
analysis-hint-end = 100 % = gagné
analysis-lessons = Les décisions les plus coûteuses
analysis-whose = Décisions de
analysis-all = Tout le monde
analysis-played = Joué :
analysis-better = Mieux :
analysis-from_to = { $to } au lieu de { $from }
analysis-show = Voir le plateau
analysis-no_lessons = Aucune décision n’était nettement moins bonne que la meilleure.
analysis-own =
    { $n ->
        [one] { $n } de tes décisions revient comme problème
       *[other] { $n } de tes décisions reviennent comme problèmes
    }
analysis-better_here = La décision suivante a coûté { $n }. Mieux : { $better }
hint-thinking = Un bot fort réfléchit…
hint-worth = { $share } de chances de gagner, environ { $points } points quelques coups plus tard
hint-close = Masquer l’indice

## levels: how strong the bots are

level-rating = classement { $rating } ici ({ $low }–{ $high }, { $n } parties)
level-measured =
    { $n ->
        [1] gagne { $share } ± { $sure } des parties contre un « { $against } » (à égalité : { $even })
       *[other] gagne { $share } ± { $sure } des parties contre { $n } « { $against } » (à égalité : { $even })
    }
level-unknown = pas de données pour { $n } joueurs

## teach: tutorials and hints, as far as they are the same for all games

teach-step = Étape { $n } sur { $of }
teach-tutorial = Tutoriel
teach-hint = Astuce
teach-watch = Continue à jouer. Des astuces s’affichent ici dès qu’il y a du nouveau.
teach-next = Suivant
teach-play_on = Continuer à jouer
teach-match = Jouer ma première partie
teach-leave = Quitter
teach-seen = Compris
teach-hush = Désactiver les astuces

## text: the table in words

text-may = Tes coups possibles
text-news = Depuis ton dernier coup
text-latest = Derniers événements
text-quiet = Rien ne s’est passé depuis.
text-board = Sur le plateau
text-players = Joueurs
text-score = Score { $n }
text-talk = Journal et chat
