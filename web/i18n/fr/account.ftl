### The account, calendar, notifications and one’s own matches.

## programs: the account page, and what is given to programs

programs-tokens = Jetons pour programmes
programs-lead = Un jeton permet à un programme de faire une partie de ce que tu peux faire ici. Donne à chacun le sien ; changer ton mot de passe les révoque tous.
programs-once = Ton jeton « { $name } ». Copie-le maintenant : il ne sera plus affiché.
programs-secret = Jeton
programs-name = Pour quoi faire ?
programs-may = Permissions
programs-scope_read = lire : voir tes parties, l’accueil, les statistiques
programs-scope_play = jouer : créer, rejoindre et quitter des tables, jouer des coups
programs-scope_chat = chat : écrire dans le chat
programs-tag_read = lire
programs-tag_play = jouer
programs-tag_chat = chat
programs-lasts = Expiration
programs-days =
    { $n ->
        [366] dans un an
        [7] dans une semaine
        [one] dans { $n } jour
       *[other] dans { $n } jours
    }
programs-make = Créer un jeton
programs-used = Dernière utilisation : { $day }.
programs-unused = Jamais utilisé.
programs-until = Expire le { $day }.
programs-end = Révoquer
programs-end_of = Révoquer le jeton { $name }
programs-bot = Compte de bot
programs-bot_lead = Si un programme joue avec ce compte, dis-le : son nom est alors marqué partout où d’autres le voient. C’est définitif, et possible seulement avant la première partie du compte.
programs-become = En faire un compte de bot
programs-is_bot = C’est un compte de bot, et les autres le voient.
passkeys-title = Clés d’accès
passkeys-lead = Connecte-toi avec ton empreinte, ton visage ou le verrouillage de l’écran. La clé reste sur ton appareil ou dans ton gestionnaire de mots de passe.
passkeys-sign_in = Utiliser une clé d’accès
passkeys-register = Avec une clé d’accès
passkeys-add = Ajouter une clé
passkeys-name = Nom
passkeys-name_hint = Par exemple l’appareil. Vide : ce navigateur.
passkeys-rename = Renommer
passkeys-rename_of = Renommer la clé d’accès { $name }
passkeys-remove = Retirer
passkeys-remove_of = Retirer la clé d’accès { $name }
passkeys-made = Ajoutée le { $day }.
passkeys-synced = sur plusieurs appareils
passkeys-added = Clé d’accès ajoutée.
passkeys-confirm = Ton navigateur demande d’abord une clé d’accès que tu as déjà.
passkeys-none_here = Ce navigateur n’a pas de clés d’accès.
passkeys-set_password = Définir un mot de passe
providers-title = Connexions associées
providers-lead = Connecte-toi ici avec un compte que tu as ailleurs.
providers-sign_in = Se connecter avec { $name }
providers-returning = Ta connexion se termine…
providers-linked = Connexion associée.
providers-made = Associée le { $day }.
providers-not_offered = Ce serveur ne la propose plus.
providers-unlink = Dissocier
providers-unlink_of = Dissocier { $name }
providers-which = Service de connexion
providers-link = Associer
providers-link_of = Associer { $name }
entry-closed = Ce serveur n’accepte pas de nouveaux comptes.
entry-code = Code d’invitation
entry-code_hint = Demande-le à quelqu’un qui joue déjà ici.
entry-code_title = Une invitation
entry-set_up_title = Configurer ce serveur
entry-set_up_lead = Tu es la première personne ici. Ton compte administrera le serveur.
entry-registration = Qui peut créer un compte
entry-registration_open = Tout le monde
entry-registration_invite = Seulement avec un code d’invitation
entry-registration_closed = Personne
entry-guests = Jouer sans compte
entry-guests_on = Autorisé
entry-guests_off = Seulement par le lien d’une table
entry-set_up_later = Tu peux le changer à tout moment sous « Administration ».
entry-set_up_go = Créer le compte
entry-set_up = Le serveur est configuré.
entry-codes = Codes d’invitation
entry-codes_lead = Il faut un code pour créer un compte ici. Donne-le aux personnes que tu aimerais y voir.
entry-codes_idle = Les codes ne comptent que si le serveur les demande à l’inscription.
entry-used = Utilisé { $used } fois sur { $uses }.
entry-until = Expire le { $day }.
entry-expired = Expiré le { $day }.
entry-show = Lien
entry-show_of = Montrer le lien de { $name }
entry-revoke = Révoquer
entry-revoke_of = Révoquer { $name }
entry-note = Pour qui ? (facultatif)
entry-uses = Nombre de personnes
entry-make = Créer un code
pace-title = Animations et son
pace-lead = À quelle vitesse les ouvriers marchent, les dés roulent et les ressources volent. Les animations ne retardent jamais tes clics.
tastes-title = Apparence
tastes-kept = Enregistré avec ton compte, pour tous tes appareils.
tastes-here = Enregistré sur cet appareil ; avec un compte, sur tous tes appareils.
palette-title = Couleurs des joueurs
palette-ochre = ocre
palette-bright = vives
palette-safe = adaptées aux daltoniens
playing-title = Jouer les coups
playing-one_click = Envoyer chaque coup d’un seul appui ou d’une touche. Sinon, un coup qu’on ne peut pas annuler montre d’abord un aperçu. À la souris, un clic suffit toujours.
playing-confirm = Demander confirmation avant de lancer les dés, de révéler ou de perdre quelque chose
density-title = Disposition
density-roomy = aérée
density-dense = compacte
mood-title = Paysage
mood-summer = été
mood-winter = hiver
mood-night = nuit
volume-title = Volume
install-title = Sur cet appareil
install-lead = Ochre peut avoir son icône parmi tes applications et sa propre fenêtre.
install-go = Installer Ochre
sessions-title = Où tu es connecté
sessions-current = cet appareil
sessions-unknown = Appareil inconnu
sessions-times = depuis { $since }, dernière utilisation { $used }
sessions-end = Déconnecter
sessions-end_of = Déconnecter : { $device }
sessions-end_others = Déconnecter les autres
sessions-ended_others = Tu n’es plus connecté que sur cet appareil.
account-guest = Tu joues en invité sous le nom { $name }. Définis un mot de passe pour garder ton nom et tes parties sur tous tes appareils.
account-signed = Connecté en tant que { $name }.
account-played = Mes résultats
account-none = Connecte-toi, inscris-toi, ou joue simplement en invité.
account-forgotten = Mot de passe oublié ?
account-sign_in = Se connecter
account-register = S’inscrire
account-upgrade = Créer un compte
account-password_hint = Au moins 8 caractères.
account-change_password = Changer le mot de passe
account-old_password = Ancien mot de passe
account-new_password = Nouveau mot de passe
account-sign_out = Se déconnecter
account-sign_out_all = Se déconnecter partout
account-notices_lead = Comment nous te donnons des nouvelles de tes parties en ton absence : push, e-mail ou flux.
account-notices_go = Régler les notifications
account-data = Tes données
account-export = Télécharger mes données
account-guest_out = Si tu te déconnectes en tant qu’invité, tu ne pourras pas retrouver ce nom. Inscris-toi d’abord pour le garder.

account-password = Mot de passe
account-password_changed = Mot de passe changé. Les autres appareils ont été déconnectés.
account-signed_out = Tu es déconnecté.
account-delete = Supprimer mon compte
account-deleted = Ton compte a été supprimé.
account-part-me = Profil et connexion
account-part-look = Apparence et commandes
account-part-days = Notifications et absences
account-part-devices = Appareils et programmes
account-part-others = Contacts et vie privée
account-saving = Enregistrement…
account-saved = Enregistré
account-saved_here = Enregistré dans ce navigateur
account-unsaved = Pas encore enregistré. Nouvelle tentative en cours.

## calendar: quiet hours and vacations

calendar-quiet = Heures calmes
calendar-quiet_lead = Chaque jour à ces heures, les pendules de tes parties par correspondance sont en pause. 12 heures au plus.
calendar-time_zone = Fuseau horaire
calendar-now_there = Il y est actuellement { $time }.
calendar-with_quiet = Utiliser des heures calmes
calendar-from = De
calendar-to = À
calendar-long = { $hours } par jour
calendar-too_long = Les heures calmes ne peuvent dépasser 12 heures par jour.
calendar-save = Enregistrer
calendar-saved = Enregistré. Valable dès maintenant.
calendar-vacation = Vacances
calendar-vacation_lead = Ces jours-là, tes pendules par correspondance sont en pause. Tu as 30 jours par an.
calendar-left =
    { $n ->
        [one] { $n } jour restant en { $year }
       *[other] { $n } jours restants en { $year }
    }
calendar-first_day = Premier jour
calendar-last_day = Dernier jour
calendar-go =
    { $n ->
        [0] Ajouter des vacances
        [one] Ajouter des vacances ({ $n } jour)
       *[other] Ajouter des vacances ({ $n } jours)
    }
calendar-on = Tu es en vacances jusqu’au { $last } inclus.
calendar-span =
    { $last ->
        [none] { $n ->
            [one] { $first } ({ $n } jour)
           *[other] { $first } ({ $n } jours)
        }
       *[other] { $n ->
            [one] du { $first } au { $last } ({ $n } jour)
           *[other] du { $first } au { $last } ({ $n } jours)
        }
    }
calendar-end = Terminer maintenant
calendar-take_back = Annuler
calendar-end_of = Terminer maintenant : { $span }
calendar-take_back_of = Annuler : { $span }
calendar-none = Pas de vacances prévues.

## letter: the page where links of letters lead

letter-confirm = Confirme ton adresse e-mail
letter-confirm_lead = Ensuite, nous t’écrirons au sujet de tes parties.
letter-confirm_go = Confirmer l’adresse
letter-confirmed = Ton adresse e-mail est confirmée.
letter-reset = Choisis un nouveau mot de passe
letter-reset_lead = Tu seras déconnecté de tous tes appareils.
letter-reset_go = Définir le mot de passe
letter-password = Nouveau mot de passe, au moins 8 caractères
letter-password_set = Mot de passe changé. Tu peux maintenant te connecter avec.
letter-unsubscribe = Se désabonner
letter-unsubscribe_lead = Cela retire ton adresse e-mail de ton compte.
letter-unsubscribe_go = Se désabonner
letter-unsubscribed = Tu ne recevras plus d’e-mails de notre part.
letter-forgotten = Mot de passe oublié ?
letter-forgotten_lead = Si ton compte a une adresse e-mail confirmée, nous y enverrons un lien de réinitialisation.
letter-forgotten_go = Envoyer le lien
letter-name = Nom du compte ou adresse e-mail
letter-asked = S’il existe un compte avec une adresse e-mail confirmée, un lien vient d’y être envoyé.
letter-lost = Ce lien ne fonctionne pas
letter-lost_lead = Il semble incomplet. Copie le lien en entier depuis l’e-mail.
letter-done = Terminé
letter-account = Aller au compte

## notices: notices

notices-title = Notifications
notices-back = ‹ Compte
notices-lead = Comment nous te donnons des nouvelles de tes parties en ton absence.
notices-none = Connecte-toi, ou rejoins une table en invité, pour régler les notifications.
notices-what = Me prévenir quand
notices-event = Événement
notices-mail = E-mail
notices-push = Push
notices-hook = Webhook
notices-event-turn = C’est mon tour
notices-event-deadline = Mon temps s’écoule
notices-event-invited = Je suis invité
notices-event-began = Une partie commence
notices-event-over = Une partie se termine
notices-event-vote = Un vote attend ma réponse
notices-event-seat = Les autres votent au sujet de ma place
notices-event-mention = On me mentionne dans le chat
notices-cell = { $event } : { $channel }
notices-deadline_hours = M’avertir quand il me reste moins de
notices-hours =
    { $n ->
        [one] { $n } heure
       *[other] { $n } heures
    }
notices-digest = Fréquence des e-mails
notices-at_once = Immédiatement
notices-digest_of =
    { $n ->
        [1] Au plus un par heure
       *[other] Au plus un toutes les { $n } heures
    }
notices-quiet = Ne pas déranger
notices-quiet-none = Désactivé : toujours envoyer
notices-quiet-calendar = Pendant mes heures calmes
notices-quiet-own = Pendant ces heures
notices-from = De
notices-to = À
notices-zone = Fuseau horaire
notices-save = Enregistrer
notices-saved = Enregistré.
notices-here = cet appareil
notices-unknown_device = Appareil inconnu
notices-try = Envoyer un test
notices-try_of = Envoyer un test : { $name }
notices-tried = Test envoyé ({ $answer }).
notices-tried_in_vain = Échec du test ({ $answer }).
notices-drop = Retirer
notices-drop_of = Retirer : { $name }
notices-state-failing = Derniers envois échoués ({ $answer }) ; nous réessayons.
notices-state-gone = Plus joignable. Retire-la, puis ajoute-la de nouveau si tu veux.
notices-push_title = Appareils
notices-device-none = Ce navigateur ne peut pas afficher de notifications quand Ochre est fermé.
notices-device-denied = Les notifications de ce site sont bloquées dans les réglages de ton navigateur.
notices-device-off = Cet appareil peut te prévenir même quand Ochre est fermé.
notices-device-on = Les notifications sont activées sur cet appareil.
notices-device-failed = Les notifications n’arrivent plus sur cet appareil : le navigateur n’a pas pu les renouveler. Réactive-les.
notices-device_on = Activer les notifications
notices-said_no = Ce navigateur bloque les notifications.
notices-mail_title = E-mail
notices-mail_address = Adresse
notices-mail_hint = Tu recevras un e-mail avec un lien de confirmation.
notices-mail_give = Envoyer le lien de confirmation
notices-mail_guest = Les invités ne peuvent pas ajouter d’adresse e-mail. Inscris-toi d’abord.
notices-letter_sent = E-mail de confirmation envoyé.
notices-pending = Pas encore confirmée : { $address }. Ouvre le lien dans l’e-mail.
notices-hook_title = Webhooks
notices-hook_lead = Envoie les notifications vers un salon de chat ou ton propre programme.
notices-hook_url = Adresse (URL)
notices-hook_form = Format
notices-form_words-text = Texte brut
notices-form_words-json = JSON signé
notices-form_words-discord = Discord
notices-form_words-slack = Slack
notices-form_words-matrix = Matrix
notices-form_words-template = Mon propre modèle JSON
notices-form-text = texte
notices-form-json = JSON
notices-form-discord = Discord
notices-form-slack = Slack
notices-form-matrix = Matrix
notices-form-template = modèle
notices-hook_about = À propos de
notices-about_words-me = mes parties
notices-about_words-hosted = les tables dont je suis l’hôte
notices-about_words-public = toutes les tables publiques et leurs résultats
notices-about-hosted = mes tables
notices-about-public = public
notices-hook_language = Langue des textes
notices-hook_language_mine = celle de mon compte
notices-hook_homeserver = Serveur d’accueil (URL)
notices-hook_room = Identifiant du salon, comme !abc:example.org
notices-hook_token = Jeton d’accès (jamais réaffiché)
notices-hook_template = Modèle (JSON)
notices-hook_names = Valeurs, dans des chaînes : { $names }
notices-hook_preview = Aperçu
notices-hook_sample = Exemple de message
notices-hook_add = Ajouter
notices-hook_secret = Secret de signature (affiché une seule fois)
notices-copy_of = Copier : { $name }
notices-feed_title = Flux et calendrier
notices-feed_lead = Tes coups à jouer dans un lecteur de flux, tes échéances dans un calendrier. Quiconque a ces liens peut les lire.
notices-feed_atom = Coups à jouer et résultats (Atom)
notices-feed_calendar = Échéances (iCalendar)
notices-feed_once = Ces liens ne sont affichés qu’une fois.
notices-feed_made = Tes liens sont actifs. Ils ont été affichés à leur création.
notices-feed_make = Créer les liens
notices-feed_new = Remplacer les liens
notices-feed_end = Désactiver les liens

## mine: the page of my matches

mine-nobody = Connecte-toi, ou rejoins une table en invité, pour voir tes parties ici.
mine-none_found = Aucune partie trouvée.
mine-again = Réessayer
mine-missed = Tes parties n’ont pas pu être chargées.
mine-none_waits = Rien ne t’attend.
mine-go_next = Partie suivante
mine-part-turn = À toi de jouer
mine-part-asked = Invitations
mine-part-unseen = Terminées récemment
mine-part-others = En attente des autres
mine-part-ended = Parties passées
mine-forget = Marquer comme vues
mine-offline = Jouée hors ligne
mine-ended_show = Afficher les parties passées
mine-ended_more = Afficher plus
mine-filter_text = Chercher par joueur, jeu ou variante
mine-filter_game = Jeu
mine-filter_pace = Cadence
mine-any = Toutes
mine-pace-days = Correspondance
mine-pace-live = En direct
mine-open = pas commencée
mine-result =
    { $rank ->
        [1] gagnée, { $score } points
       *[other] { $rank } sur { $seats }, { $score } points
    }
mine-bot_plays = un bot joue pour toi
mine-voted = vote sur ta place, fin : { $until }
mine-fresh =
    { $n ->
        [one] { $n } nouveau coup
       *[other] { $n } nouveaux coups
    }
mine-unread =
    { $n ->
        [one] { $n } nouveau message de chat
       *[other] { $n } nouveaux messages de chat
    }
