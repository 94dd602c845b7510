### The front page, what is on every page, and the dialog for a new table.

# Its own name, in the choice of languages.
language-name = Italiano

## general: every page, the front page

app-name = Ochre
app-skip = Vai al contenuto
title-turn = Tocca a te
title-past = Replay
title-letter = Email dell’account
title-player = Giocatore
title-result = Risultato della partita
title-statistics = Statistiche
title-pairing = Gioca con altri
title-puzzles = Problemi
title-tournaments = Tornei
nav-sign_in = Accedi
nav-admin = Amministrazione
nav-language = Lingua
nav-theme = Tema
theme-auto = sistema
theme-day = chiaro
theme-night = scuro
pace-speed = Velocità
pace-full = Calma
pace-quick = Rapida
pace-none = Istantanea
sound-on = Suono attivo
sound-off = Suono spento

lobby-title = Gioca a { $games } online
lobby-guest = Ospite
lobby-your_name = Il tuo nome
lobby-play = Gioca a { $game }
lobby-play_hint = Contro due bot. Subito, senza registrarti.
lobby-play_hint_in = Contro due bot. Subito.
lobby-level = Livello dei bot
lobby-level_suited = adatto a me
lobby-learn = Prima volta? Prova il tutorial:
lobby-create = Crea un tavolo
lobby-open = Tavoli aperti
lobby-running = In corso
lobby-mine = Le mie partite
lobby-mine_all = Tutte le mie partite
mine-next = Prossima
mine-next_hint = Alla prossima partita che ti aspetta: { $n }
mine-none_next = Nessun’altra partita ti aspetta.
lobby-none_open = Nessun tavolo aperto. Creane uno, o gioca contro i bot.
lobby-none_running = Nessuna partita in corso.
lobby-none_mine = Non hai partite al momento.
lobby-join = Unisciti
lobby-look = Vedi
lobby-watch = Guarda
lobby-continue = Continua
lobby-result = Risultato
lobby-your_turn = tocca a te
lobby-waits_for = in attesa di { $names }
lobby-asks_you = sei invitato
lobby-waiting_for_you =
    { $n ->
        [one] { $n } ti aspetta
       *[other] { $n } ti aspettano
    }
lobby-free_seats =
    { $n ->
        [0] nessun posto libero
        [one] { $n } posto libero
       *[other] { $n } posti liberi
    }
lobby-welcome = Ciao, { $name }.
lobby-link_only = non in elenco
lobby-statistics = Statistiche
lobby-loading = Caricamento…
lobby-rules = Come si gioca:
waits-until = aperto fino a { $when }
chat-mentions =
    { $n ->
        [one] ti hanno menzionato in chat
       *[other] ti hanno menzionato { $n } volte in chat
    }

status-open = in attesa
status-running = in corso
status-over = finita
status-abandoned = abbandonata
status-expired = scaduta
status-broken = danneggiata

create-game = Gioco
bot-random = a caso
bot-beginner = principiante
bot-casual = tranquillo
bot-easy = facile
bot-medium = medio
bot-hard = difficile
bot-master = maestro

seat-n = Posto { $n }
seat-free = libero
seat-bot = bot { $id }
seat-bot_account = account di un bot
seat-you = tu

wait-over = La partita è finita
wait-for = In attesa di { $names }
wait-title = In attesa di giocatori
wait-copy = Copia
wait-copied = Copiato.
wait-kept = In attesa di { $names }.
wait-take = Accetta

table-rules = Regole

app-newer = È disponibile una nuova versione.
app-reload = Ricarica
conn-lost = Connessione persa. Riconnessione…
conn-kept = La tua partita è al sicuro.
conn-unsent = La tua mossa è salvata e sarà inviata appena torni online.
conn-updating = Aggiornamento…
conn-polls = Connessione più lenta
conn-polls_hint = Qualcosa in questa rete blocca WebSocket. Funziona tutto, ma le mosse possono arrivare un po’ più tardi.

go-close = Chiudi
go-cancel = Annulla
go-lobby = Alla sala

account-title = Il tuo account
account-name = Nome
account-notices = Avvisi

lost-title = Pagina non trovata
lost-text = L’indirizzo forse è sbagliato, o il tavolo non esiste più.
forbidden-title = Solo per amministratori
forbidden-text = Il tuo account non ha i diritti di amministratore.

figures-more = Mostra altro (ancora { $n })
figures-left = Non c’era posto per altri { $n }; sono nella tabella.
figures-gap = nessun valore

dice-verify = Verifica i dadi

keys-title = Scorciatoie da tastiera

error-unexpected = Qualcosa è andato storto. Riprova.
error-unreachable = Il server non risponde. Riprova fra un attimo.
lobby-again = Gioca come l’ultima volta
lobby-again_table = { $game }, tavolo per { $n }
lobby-again_go = Gioca
lobby-again_bots =
    { $n ->
        [one] { $game } contro un bot
       *[other] { $game } contro { $n } bot
    }
nav-keys = Tasti

## clock: clocks

clock-none = Senza orologio
clock-none_is = Nessun limite di tempo.
clock-preset-day = 1 giorno a mossa
clock-preset-relaxed = Tranquillo
clock-preset-slow = Lento
clock-each =
    { $more ->
        [none] { $bank }
       *[other] { $bank } + { $more }
    }
clock-live_is =
    { $more ->
        [none] Ogni giocatore parte con { $bank }.
       *[other] Ogni giocatore parte con { $bank }; ogni mossa aggiunge { $more }.
    }
clock-days_is =
    { $more ->
        [none] Ogni giocatore parte con { $bank }. Gli orologi sono in pausa nelle ore di quiete e in vacanza.
       *[other] Ogni giocatore parte con { $bank }; ogni mossa aggiunge { $more }, fino a { $cap }. Gli orologi sono in pausa nelle ore di quiete e in vacanza.
    }
clock-by = entro { $until }
clock-today = oggi { $time }
clock-tomorrow = domani { $time }
clock-on_day = { $day } { $time }

## dialogs: a new table, the keys

create-title = Crea un tavolo
create-rules = Le regole di { $game }
create-options = Varianti
create-seats = Posti
create-who = Giocatori
create-me = Tu
create-person = Giocatore umano
create-visibility = Visibilità
create-listed = visibile, chiunque può guardare
create-unlisted = non in elenco, solo con il link
create-join = Chi può unirsi
create-anyone = chiunque
create-link = solo con il link
create-bot_delay = I bot pensano un attimo, come le persone
create-undo = Ritirare le mosse
create-undo-free = Le proprie, se nulla è stato rivelato
create-undo-vote = Più indietro, se tutti accettano
create-undo-none = Mai
create-start_seat = Primo giocatore
create-by_chance = a caso
create-go = Crea tavolo
create-bot = Bot: { $id }
keys-move = Le frecce percorrono ciò che si può fare
keys-choose = Invio sceglie, e manda
keys-back = Esc torna indietro di un passo
keys-letters = La lettera su un pulsante lo preme
keys-more = + e − o le cifre cambiano il numero
keys-undo = z ritira una mossa, o lo chiede
keys-next = n va alla prossima partita che ti aspetta
keys-tabs = l mostra il registro, y la chat
keys-board = Tab porta anche al tabellone: le frecce lo percorrono, e ogni cosa dice che cos’è
keys-replay = r riguarda: le frecce vanno per mosse e round, Pag su e giù per le tue mosse, Spazio riproduce
keys-space = La barra spaziatrice, o un clic sul tabellone, conclude subito ogni movimento
keys-text = v: passa da testo a tabellone
keys-help = ? mostra questo elenco
account-delete_ask = Il tuo nome e il tuo accesso vengono eliminati per sempre. Le partite giocate restano agli altri, senza il tuo nome.

clock-time = Tempo di riflessione
clock-live = Dal vivo, tutti al tavolo
clock-days = Per corrispondenza, in più giorni
clock-choose-none = Senza orologio
clock-choose-ten = 10 min + 10 s a mossa
clock-choose-twenty = 20 min + 20 s a mossa
clock-choose-own_live = Personalizzato
clock-choose-day = 1 giorno a mossa
clock-choose-relaxed = Tranquillo: tre giorni
clock-choose-slow = Lento: due settimane
clock-choose-own_days = Personalizzato
clock-own-live-bank = Minuti a testa
clock-own-live-increment = Secondi a mossa
clock-own-days-bank = Ore a testa
clock-own-days-increment = Ore a mossa
clock-own-days-cap = Massimo (ore)
clock-own_bad = Questi valori non sono compatibili.
clock-leaver = Quando a qualcuno scade il tempo
clock-leaver-bot = un bot gioca finché non torna
clock-leaver-resign = si ritira automaticamente
clock-leaver-ask = decidono gli altri
create-open_days = Per quanto è aperto
create-open_days-1 = un giorno
create-open_days-3 = tre giorni
create-open_days-7 = una settimana
create-open_days-14 = due settimane
create-open_days-30 = un mese
create-starts = Quando comincia
create-starts-host = quando la avvio io
create-starts-full = automatico, appena tutti i posti sono presi
create-standing = Ripeti: quando la partita inizia, apri un altro tavolo uguale
create-named = Giocatore preciso
create-kind = Tipo di tavolo
create-kind-friends = Con amici, adesso
create-kind-friends-is = Tutti sono online
create-kind-days = Una mossa al giorno
create-kind-days-is = Ognuno gioca quando può
create-kind-bots = Contro i bot
create-kind-bots-is = Inizia subito
create-kind-here = Su questo dispositivo
create-kind-here-is = Bot, o più persone a uno schermo. Anche offline.
create-more = Altre opzioni
create-go_bots = Gioca

## share: giving a link to somebody

share-not_copied = Il browser ha bloccato la copia. Selezionalo a mano: { $text }
share-link = Link
share-frame = Copia il codice per un sito
share-frame_hint = Un riquadro che mostra questa partita su un altro sito
share-text = Il risultato come testo
share-text_form = Formato
share-text_plain = Testo semplice
share-text_bbcode = BBCode
share-text_markdown = Markdown
share-bgg = Registra la partita su BoardGameGeek
share-bgstats = Registra la partita in BG Stats
share-code = Il link come codice per una fotocamera
share-origin = Indirizzo di questo server
share-here = { $origin } (solo questo computer)
share-alone = Il tuo indirizzo non porta qui nessuno tranne te. Con questo, altri nella stessa rete ti trovano.
share-nowhere = Questo indirizzo non porta qui nessuno tranne te: il server ascolta solo questa macchina.
share-sheet = Condividi
share-who-everybody = Chiunque può guardare questa partita.
share-who-result = Chi ha il link vede chi è arrivato dove, e nient’altro di questa partita. Uno nuovo lo annulla.
share-end = Non condividere più
share-ended = Il link non mostra più nulla.
share-who-invited = Chi ha il link vede il tavolo, e può sedersi finché c’è un posto libero.
share-who-code = Chi ha questo link può registrarsi con il codice.
share-who-tournament = Chiunque abbia il link può vedere il torneo; con un account può iscriversi.
