### The account, calendar, notifications and one’s own matches.

## programs: the account page, and what is given to programs

programs-tokens = Token per programmi
programs-lead = Un token permette a un programma di fare parte di ciò che puoi fare qui. Dai a ciascuno il suo; cambiare la password li revoca tutti.
programs-once = Questo è il token «{ $name }». Copialo ora: non verrà più mostrato.
programs-secret = Token
programs-name = A che serve?
programs-may = Può
programs-scope_read = leggere: le tue partite, la sala, le statistiche
programs-scope_play = giocare: creare tavoli, unirsi, uscire e fare mosse
programs-scope_chat = chattare: scrivere in chat
programs-tag_read = leggere
programs-tag_play = giocare
programs-tag_chat = chattare
programs-lasts = Scade
programs-days =
    { $n ->
        [366] fra un anno
        [7] fra una settimana
        [one] fra { $n } giorno
       *[other] fra { $n } giorni
    }
programs-make = Crea un token
programs-used = Usato { $day }.
programs-unused = Mai usato.
programs-until = Scade { $day }.
programs-end = Chiudi
programs-end_of = Chiudi il token { $name }
programs-bot = Account di un bot
programs-bot_lead = Se con questo account gioca un programma, dillo: il suo nome è segnato ovunque altri lo vedano. È per sempre, e si può solo prima che l’account si sia seduto a un tavolo.
programs-become = Trasforma in account bot
programs-is_bot = È un account bot, e gli altri lo vedono.
passkeys-title = Passkey
passkeys-lead = Accedi con l’impronta, il volto o il blocco dello schermo. La passkey resta sul tuo dispositivo o nel tuo gestore di password.
passkeys-sign_in = Accedi con una passkey
passkeys-register = Usa una passkey
passkeys-add = Aggiungi passkey
passkeys-name = Nome
passkeys-name_hint = Per esempio il dispositivo. Vuoto: questo browser.
passkeys-rename = Rinomina
passkeys-rename_of = Rinomina la passkey { $name }
passkeys-remove = Rimuovi
passkeys-remove_of = Rimuovi la passkey { $name }
passkeys-made = Aggiunta { $day }.
passkeys-synced = su più dispositivi
passkeys-added = Passkey aggiunta.
passkeys-confirm = Il browser chiede prima una passkey che hai già.
passkeys-none_here = Questo browser non ha passkey.
passkeys-set_password = Scegli una password
providers-title = Accessi collegati
providers-lead = Accedi qui con un account che hai altrove.
providers-sign_in = Accedi con { $name }
providers-returning = Accesso in corso…
providers-linked = Accesso collegato.
providers-made = Collegato il { $day }.
providers-not_offered = Questo server non lo offre più.
providers-unlink = Scollega
providers-unlink_of = Scollega { $name }
providers-which = Servizio
providers-link = Collega
providers-link_of = Collega { $name }
entry-closed = Questo server non accetta nuovi account.
entry-code = Codice d’invito
entry-code_hint = Te lo dà qualcuno che è già qui.
entry-code_title = Invito
entry-set_up_title = Configura questo server
entry-set_up_lead = Qui ci sei solo tu, per ora. Il tuo account sarà quello di amministrazione.
entry-registration = Chi può registrarsi
entry-registration_open = Tutti
entry-registration_invite = Solo con un codice d’invito
entry-registration_closed = Nessuno
entry-guests = Giocare senza account
entry-guests_on = Permesso
entry-guests_off = Solo con il link a un tavolo
entry-set_up_later = Puoi cambiarlo quando vuoi in «Amministrazione».
entry-set_up_go = Crea l’account
entry-set_up = Il server è configurato.
entry-codes = Codici d’invito
entry-codes_lead = Per registrarsi qui serve un codice. Dallo a chi vorresti vedere qui.
entry-codes_idle = I codici contano solo finché il server li chiede a chi si registra.
entry-used = Usato { $used } volte su { $uses }.
entry-until = Scade il { $day }.
entry-expired = Scaduto il { $day }.
entry-show = Mostra il link
entry-show_of = Mostra il link di { $name }
entry-revoke = Revoca
entry-revoke_of = Revoca { $name }
entry-note = Per chi è? (facoltativo)
entry-uses = Numero di persone
entry-make = Crea un codice
pace-title = Movimento e suono
pace-lead = A che velocità camminano le persone, rotolano i dadi e volano i beni. Le animazioni non ritardano mai i tuoi clic.
tastes-title = Aspetto
tastes-kept = Conservato con il tuo account, per tutti i dispositivi.
tastes-here = Tenuto su questo dispositivo; con un account, su tutti.
palette-title = Colori dei giocatori
palette-ochre = ocra
palette-bright = vivaci
palette-safe = adatti ai daltonici
playing-title = Fare le mosse
playing-one_click = Inviare ogni mossa con un solo tocco o tasto. Altrimenti una mossa che non si può annullare mostra prima un’anteprima. Con il mouse basta sempre un clic.
playing-confirm = Chiedere di nuovo prima di tirare i dadi, rivelare o perdere qualcosa
density-title = Disposizione
density-roomy = arioso
density-dense = fitto
mood-title = Paesaggio
mood-summer = estate
mood-winter = inverno
mood-night = notte
volume-title = Volume
install-title = Su questo dispositivo
install-lead = Ochre può avere un’icona accanto alle tue altre app e una finestra tutta sua.
install-go = Installa Ochre
sessions-title = Dove hai fatto l’accesso
sessions-current = questo dispositivo
sessions-unknown = Dispositivo sconosciuto
sessions-times = dal { $since }, usato l’ultima volta { $used }
sessions-end = Disconnetti
sessions-end_of = Disconnetti: { $device }
sessions-end_others = Disconnetti tutti gli altri
sessions-ended_others = Sei entrato solo su questo dispositivo.
account-guest = Giochi come ospite { $name }. Scegli una password, e nome e partite restano tuoi su ogni dispositivo.
account-signed = Sei entrato come { $name }.
account-played = I miei risultati
account-none = Accedi, registrati, o gioca semplicemente da ospite.
account-forgotten = Password dimenticata?
account-sign_in = Accedi
account-register = Registrati
account-upgrade = Crea account
account-password_hint = Almeno 8 caratteri.
account-change_password = Cambia la password
account-old_password = Vecchia password
account-new_password = Nuova password
account-sign_out = Esci
account-sign_out_all = Esci ovunque
account-notices_lead = Come sai delle tue partite quando sei altrove: su un dispositivo, per e-mail, in un feed.
account-notices_go = Impostazioni avvisi
account-data = I tuoi dati
account-export = Scarica tutto
account-guest_out = Un ospite che esce non può tornare a questo nome. Registrati prima, se vuoi tenerlo.

account-password = Password
account-password_changed = La password è cambiata. Gli altri dispositivi sono usciti.
account-signed_out = Sei uscito.
account-delete = Elimina il mio account
account-deleted = Il tuo account è eliminato.
account-part-me = Profilo e accesso
account-part-look = Aspetto e gioco
account-part-days = Notifiche e assenze
account-part-devices = Dispositivi e programmi
account-part-others = Persone e privacy
account-saving = Salvataggio…
account-saved = Salvato
account-saved_here = Salvato in questo browser
account-unsaved = Non ancora salvato. Nuovo tentativo.

## calendar: quiet hours and vacations

calendar-quiet = Ore di quiete
calendar-quiet_lead = In queste ore di ogni giorno i tuoi orologi per corrispondenza sono fermi. Al massimo dodici ore.
calendar-time_zone = Fuso orario
calendar-now_there = Là ora sono le { $time }.
calendar-with_quiet = Ho ore di quiete
calendar-from = Dalle
calendar-to = Alle
calendar-long = { $hours } al giorno
calendar-too_long = Sono più di dodici ore.
calendar-save = Salva
calendar-saved = Salvato. Vale da ora.
calendar-vacation = Vacanza
calendar-vacation_lead = In questi giorni i tuoi orologi per corrispondenza sono fermi. Un anno ne ha 30.
calendar-left =
    { $n ->
        [one] Ancora { $n } giorno nel { $year }
       *[other] Ancora { $n } giorni nel { $year }
    }
calendar-first_day = Primo giorno
calendar-last_day = Ultimo giorno
calendar-go =
    { $n ->
        [0] Aggiungi vacanza
        [one] Aggiungi vacanza ({ $n } giorno)
       *[other] Aggiungi vacanza ({ $n } giorni)
    }
calendar-on = Sei in vacanza fino al { $last } compreso.
calendar-span =
    { $last ->
        [none] { $n ->
            [one] { $first } ({ $n } giorno)
           *[other] { $first } ({ $n } giorni)
        }
       *[other] { $n ->
            [one] da { $first } a { $last } ({ $n } giorno)
           *[other] da { $first } a { $last } ({ $n } giorni)
        }
    }
calendar-end = Termina ora
calendar-take_back = Ritira
calendar-end_of = Finisci ora: { $span }
calendar-take_back_of = Ritira: { $span }
calendar-none = Nessuna vacanza prevista.

## letter: the page where links of letters lead

letter-confirm = Conferma il tuo indirizzo email
letter-confirm_lead = Da allora ti si dice lì che cosa succede nelle tue partite.
letter-confirm_go = Sì, è il mio indirizzo
letter-confirmed = L’indirizzo è confermato.
letter-reset = Scegli una nuova password
letter-reset_lead = Verrai disconnesso da tutti i dispositivi.
letter-reset_go = Imposta la password
letter-password = Nuova password, almeno 8 caratteri
letter-password_set = La password è impostata. Accedi con quella.
letter-unsubscribe = Annulla iscrizione
letter-unsubscribe_lead = Il tuo indirizzo viene tolto dal tuo account.
letter-unsubscribe_go = Annulla iscrizione
letter-unsubscribed = Non verranno più mandate mail.
letter-forgotten = Password dimenticata?
letter-forgotten_lead = Se il tuo account ha un indirizzo email confermato, vi invieremo un link di reimpostazione.
letter-forgotten_go = Invia link
letter-name = Nome del tuo account, o il suo indirizzo
letter-asked = Se esiste un account con un indirizzo email confermato, il link è in arrivo.
letter-lost = Questo link non funziona
letter-lost_lead = Sembra incompleto. Copia tutto il link dall’email.
letter-done = Fatto
letter-account = All’account

## notices: notices

notices-title = Avvisi
notices-back = ‹ Account
notices-lead = Come sai delle tue partite quando sei altrove.
notices-none = Accedi, o unisciti a un tavolo da ospite, per impostare gli avvisi.
notices-what = Di che cosa ti avvisiamo
notices-event = Che cosa succede
notices-mail = E-mail
notices-push = Push
notices-hook = Webhook
notices-event-turn = Tocca a me
notices-event-deadline = Il mio tempo sta per finire
notices-event-invited = Sono invitato
notices-event-began = Una partita è cominciata
notices-event-over = Una partita è finita
notices-event-vote = Un voto aspetta la mia risposta
notices-event-seat = Gli altri votano sul mio posto
notices-event-mention = Qualcuno mi menziona in chat
notices-cell = { $event }: { $channel }
notices-deadline_hours = Avvisami quando ho meno di
notices-hours =
    { $n ->
        [one] { $n } ora
       *[other] { $n } ore
    }
notices-digest = Ogni quanto arriva e-mail
notices-at_once = Per tutto, subito
notices-digest_of =
    { $n ->
        [one] Al massimo una ogni ora
       *[other] Al massimo una ogni { $n } ore
    }
notices-quiet = Quando non si manda nulla
notices-quiet-none = Mai: manda sempre
notices-quiet-calendar = Nelle ore di quiete dei miei orologi
notices-quiet-own = In queste ore
notices-from = Dalle
notices-to = Alle
notices-zone = Fuso orario
notices-save = Salva
notices-saved = Salvato.
notices-here = questo dispositivo
notices-unknown_device = Un dispositivo
notices-try = Invia prova
notices-try_of = Prova: { $name }
notices-tried = Prova mandata ({ $answer }).
notices-tried_in_vain = La prova non è arrivata ({ $answer }).
notices-drop = Togli
notices-drop_of = Togli: { $name }
notices-state-failing = Ultimamente irraggiungibile ({ $answer }); si riprova.
notices-state-gone = Non c’è più. Toglilo, e se vuoi aggiungilo di nuovo.
notices-push_title = Dispositivi
notices-device-none = Questo browser non può avvisare se nessuna pagina di Ochre è aperta.
notices-device-denied = Hai vietato a questo browser gli avvisi di questo sito. Si cambia nelle sue impostazioni.
notices-device-off = Questo dispositivo può avvisarti, anche senza pagine di Ochre aperte.
notices-device-on = Questo dispositivo ti avvisa.
notices-device-failed = Questo dispositivo non ti avvisa più: il browser non ha potuto rinnovarlo. Riattivalo.
notices-device_on = Avvisami su questo dispositivo
notices-said_no = A questo browser sono vietati gli avvisi.
notices-mail_title = E-mail
notices-mail_address = Indirizzo
notices-mail_hint = Ti invieremo un link di conferma.
notices-mail_give = Invia link di conferma
notices-mail_guest = Solo un account può avere un indirizzo: prima registrati.
notices-letter_sent = Email di conferma inviata.
notices-pending = Non ancora confermato: { $address }. Apri il link nell’email.
notices-hook_title = Webhook
notices-hook_lead = Per una chat o un tuo programma: gli mandiamo un messaggio.
notices-hook_url = Indirizzo (URL)
notices-hook_form = Che cosa si manda
notices-form_words-text = Testo semplice
notices-form_words-json = JSON con firma
notices-form_words-discord = Discord
notices-form_words-slack = Slack
notices-form_words-matrix = Matrix
notices-form_words-template = Un mio modello JSON
notices-form-text = testo
notices-form-json = JSON
notices-form-discord = Discord
notices-form-slack = Slack
notices-form-matrix = Matrix
notices-form-template = modello
notices-hook_about = Riguardo a
notices-about_words-me = le mie partite
notices-about_words-hosted = i tavoli che ospito
notices-about_words-public = tutti i tavoli pubblici e i loro risultati
notices-about-hosted = i miei tavoli
notices-about-public = pubblico
notices-hook_language = Lingua dei testi
notices-hook_language_mine = quella del mio account
notices-hook_homeserver = Server di casa (URL)
notices-hook_room = Identificativo della stanza, come !abc:example.org
notices-hook_token = Token di accesso (mai più mostrato)
notices-hook_template = Modello (JSON)
notices-hook_names = Valori, dentro stringhe: { $names }
notices-hook_preview = Anteprima
notices-hook_sample = Messaggio di esempio
notices-hook_add = Aggiungi
notices-hook_secret = Il segreto delle firme, mostrato solo stavolta
notices-copy_of = Copia: { $name }
notices-feed_title = Feed e calendario
notices-feed_lead = I tuoi turni in un lettore di feed, le tue scadenze in un calendario. Chi ha questi link può leggerli.
notices-feed_atom = Turni e risultati (Atom)
notices-feed_calendar = Scadenze (iCalendar)
notices-feed_once = Questi link vengono mostrati una sola volta.
notices-feed_made = I tuoi link sono attivi. Sono stati mostrati alla creazione.
notices-feed_make = Crea i link
notices-feed_new = Sostituisci i link
notices-feed_end = Chiudili

## mine: the page of my matches

mine-nobody = Accedi, o siediti a un tavolo da ospite: qui ci saranno le tue partite.
mine-none_found = Nessuna partita corrisponde.
mine-again = Riprova
mine-missed = Non è stato possibile caricare le tue partite.
mine-none_waits = Nulla ti aspetta.
mine-go_next = Vai alla prossima
mine-part-turn = Tocca a te
mine-part-asked = Inviti
mine-part-unseen = Finite da quando hai guardato
mine-part-others = In attesa degli altri
mine-part-ended = Partite precedenti
mine-forget = Le ho viste
mine-offline = Giocata offline
mine-ended_show = Mostra partite precedenti
mine-ended_more = Altre
mine-filter_text = Cerca per nome, gioco o variante
mine-filter_game = Quale gioco
mine-filter_pace = Tempo di riflessione
mine-any = Tutte
mine-pace-days = Corrispondenza
mine-pace-live = Dal vivo
mine-open = non cominciata
mine-result =
    { $rank ->
        [1] vinta, { $score } punti
       *[other] { $rank } di { $seats }, { $score } punti
    }
mine-bot_plays = un bot gioca per te
mine-voted = votazione sul tuo posto, fine: { $until }
mine-fresh =
    { $n ->
        [one] { $n } mossa nuova
       *[other] { $n } mosse nuove
    }
mine-unread =
    { $n ->
        [one] { $n } messaggio nuovo
       *[other] { $n } messaggi nuovi
    }
