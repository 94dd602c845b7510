### Everything at a table, whatever the game, and what follows a match.

## sitting: every table: who had luck, and who decides for a seat while its person does not

sit-menu = Lascia la partita…
sit-title = Non puoi più giocare?
sit-law = Come funziona
sit-bot = Fai giocare un bot per me
sit-bot_hint = Finché non riprendi il posto, quando vuoi.
sit-offer = Dai il mio posto a qualcuno
sit-offer_hint = Crea un link da inviare. Il primo che lo apre si siede per te.
sit-resign = Ritirati
sit-resign_hint = Arrivi ultimo, e un bot gioca per te fino alla fine.
sit-resign_ask = Ritirarti per sempre? Arrivi ultimo; un bot gioca il tuo posto fino alla fine, così gli altri possono finire.
sit-resign_yes = Ritirati
sit-call_off = Proponi di annullare la partita
sit-call_off_hint = Finisce senza risultato appena tutti sono d’accordo: { LIST($names) }.
sit-call_off_counts_hint = Finisce appena tutti sono d’accordo ({ LIST($names) }). C’è stato un ritiro: vale la classifica di quel momento.
sit-call_off_alone = Chiudi la partita
sit-call_off_alone_hint = Giocano con te solo bot: finisce subito, senza risultato.
sit-call_off_left_hint = Finisce subito. C’è stato un ritiro, quindi la classifica attuale è il risultato.
sit-ask = Vota su { $name }
sit-decide = Decidi del posto di { $name }
sit-ask_hint = { $name } vi fa aspettare: decidete insieme che cosa fare del posto.
sit-ask_away_hint = A { $name } è scaduto il tempo e gioca un bot.

sit-away_me = Un bot gioca per te.
sit-timed_out_me = Ti è scaduto il tempo e un bot gioca per te.
sit-absent_me = Manchi da molto tempo. Un bot gioca per te.
sit-away_hint = Puoi comunque acconsentire a ritirare una mossa o ad annullare la partita.
sit-absent_hint = Il tuo consenso non serve più, ma puoi tornare.
sit-still_owed = Il bot prende prima questa decisione, poi puoi tornare.
sit-back = Riprendi il mio posto
sit-resigned_me = Ti sei ritirato. Un bot gioca il tuo posto fino alla fine.
seat-state-away = via
seat-state-timed_out = tempo scaduto
seat-state-late = senza tempo
seat-state-absent = assente
seat-state-resigned = ritirato
seat-state-gone = via per sempre

vote-about = { $name } fa aspettare il tavolo. Che fare?
vote-about_late = A { $name } è scaduto il tempo. Che fare?
vote-about_bot = Un bot gioca per { $name }. Che fare?
vote-about_me = Fai aspettare gli altri, che votano sul tuo posto. Fai una mossa e il voto è annullato.
vote-about_me_away = Gli altri votano sul tuo posto. Riprendilo e il voto è annullato.
vote-claim_me = Se reclamano la vittoria, vale come ritiro tuo.
vote-match = Annullare la partita, senza risultato?
vote-match_counts = Annullare la partita? La classifica attuale sarebbe il risultato.
vote-until = Fine del voto: { $when }.
vote-said =
    { $choice ->
        [go_on] { $name }: continuare
        [wait] { $name }: più tempo
        [bot] { $name }: che giochi un bot
        [substitute] { $name }: un sostituto
        [call_off] { $name }: annullare la partita
       *[claim] { $name }: che valga come ritiro
    }
vote-missing = Mancano ancora: { LIST($names) }.
vote-go_on = Continua
vote-wait = Dai più tempo
vote-bot = Subentra un bot
vote-substitute = Cerca un sostituto
vote-call_off = Annulla
vote-claim = Reclama la vittoria
vote-out = Vale come ritiro
vote-rule = Decide la maggioranza; altrimenti gioca un bot.
vote-all = Tutti devono acconsentire: { LIST($names) }.

claim-late = A { $name } è scaduto il tempo. Gioca un bot.
claim-from = Se { $name } non torna, potrai reclamare la vittoria, non prima di: { $when }.
claim-can = A { $name } è scaduto il tempo e non è ancora qui. Che fare?
claim-stays = Il bot continua per { $name }. Puoi ancora reclamare la vittoria.
claim-hint = Se reclami la vittoria, vale come ritiro di { $name }: la partita finisce subito e vinci tu. Se il bot continua, { $name } può ancora tornare.
claim-more_hint = Puoi farlo valere come ritiro: allora { $name } arriva ultimo e un bot gioca il posto fino alla fine.
claim-alone = Decidi da solo. Se subentra un bot e { $name } non torna, più tardi potrai reclamare la vittoria.
claim-bot = Lascia giocare il bot
claim-title = Reclamare la vittoria?
claim-more_title = Vale come ritiro?
claim-sure = Vale come ritiro di { $name }, all’ultimo posto. La partita finisce subito e il risultato conta come ogni altro. Non si può annullare.
claim-more_sure = Vale come ritiro di { $name }, all’ultimo posto; un bot gioca fino alla fine. Non si può annullare.

offer-mine = Invia questo link a chi deve sedersi per te:
offer-theirs = Il posto di { $name } è libero. Invia questo link a chi continuerà:
offer-all = Il posto di { $name } è offerto a un sostituto.
offer-until = Vale una volta, fino a { $when }.
offer-copy = Copia il link
offer-keep = Tieni il mio posto
offer-title = Sederti per { $name }?
offer-ask = Continui la partita da qui, e vedi ciò che vede quel posto.
offer-yes = Siediti
offer-bad = Questo link non porta più a nessun posto.

event-bot_sat = Un bot gioca per { $name }.
event-came_back = { $name } è tornato.
event-resigned = { $name } si ritira. Un bot gioca il posto fino alla fine.
event-gone = { $name } se n’è andato per sempre. Un bot gioca il posto fino alla fine.
event-timed_out = A { $name } è scaduto il tempo.
event-absent = { $name } manca da molto: nessuno aspetta più il suo consenso.
event-given_up = La partita finisce qui; la classifica resta com’è.
event-offered = Il posto di { $name } è offerto a un sostituto.
event-offer_ended = Il posto di { $name } non è più offerto.
event-substituted = { $name } gioca da sostituto.
event-vote_opened =
    { $about ->
        [none] { $name } propone di annullare la partita.
       *[other] Si chiede agli altri di { $about }.
    }
event-voted =
    { $choice ->
        [go_on] { $name } vuole continuare.
        [wait] { $name } vuole più tempo.
        [bot] { $name } vuole che giochi un bot.
        [substitute] { $name } vuole un sostituto.
        [call_off] { $name } vuole annullare la partita.
       *[claim] { $name } vuole che valga come ritiro.
    }
event-vote_ended =
    { $choice ->
        [go_on] La partita continua.
        [call_off] La partita è annullata.
        [wait] Deciso per { $about }: più tempo.
        [bot] Deciso per { $about }: che giochi un bot.
        [substitute] Deciso per { $about }: un sostituto.
       *[claim] Deciso per { $about }: che valga come ritiro.
    }

end-called_off = Tutto il tavolo ha voluto annullare questa partita. Non ha risultato.
end-resigned = { $name } si è ritirato: la vittoria va a { $winner }.
end-resigned_you = { $name } si è ritirato: vinci tu.
end-resigned_me = Ti sei ritirato: la vittoria va a { $winner }.
end-claimed = A { $name } è scaduto il tempo: la vittoria va a { $winner }.
end-claimed_you = A { $name } è scaduto il tempo: vinci tu.
end-claimed_me = Ti è scaduto il tempo: la vittoria va a { $winner }.
end-gone = { $name } se n’è andato per sempre: la vittoria va a { $winner }.
end-gone_you = { $name } se n’è andato per sempre: vinci tu.

error-bad_link = Questo link non porta a nessun posto di questa partita.
error-link_used = Qualcuno ha già preso quel posto con questo link.
error-link_over = Quel posto non è più offerto.
error-bot_plays = Un bot gioca per te: prima riprendi il posto.
error-not_away = Nessun bot gioca per questo posto.
error-still_owed = Il bot prende prima questa decisione, poi puoi tornare.
error-resigned = Questo posto si è ritirato.
error-not_offered = Questo posto non è offerto a nessuno.
error-already_asked = C’è già un voto su questo.
error-no_vote = Ora non puoi votare così.
error-too_often = L’hai fatto tutte le volte che una partita permette.
error-too_soon = È troppo presto: quel posto ha ancora tempo.
level-title = Quanto sono forti i bot?

end-by = { $name } ha chiuso questa partita prima della fine.
end-by_me = Hai chiuso questa partita prima della fine.
end-idle = Nessuno giocava da molto tempo, quindi la partita è finita.
end-closed = Un amministratore ha chiuso questa partita.
end-expired = Nessuno ha avviato questa partita in due settimane: il tavolo è stato sparecchiato.
end-too_long = Questa partita è finita perché ha raggiunto il limite di mosse del server.
help-mode = Tocca qualsiasi cosa per sapere che cos’è.
help-done = Fatto
chat-placeholder = Di’ qualcosa
chat-send = Invia
chat-empty = Nessuno ha ancora detto nulla.
chat-guest = Scegli un nome per chattare.
chat-report = Segnala questo messaggio di { $name }
chat-hidden = Nascosto da un moderatore
chat-muted = Un moderatore ti ha silenziato. Potrai chattare di nuovo da { $until }.
log-earlier = Righe precedenti
log-empty = Non è ancora successo nulla.
note-tab = Nota
note-title = La mia nota su questa partita
note-placeholder = Una nota per te. Nessun altro la vede; l’hai su tutti i tuoi dispositivi.
note-saved = Salvato. Lo vedi solo tu.
note-hush = Silenzia gli avvisi di questa partita
note-saving = Salvataggio…
sheet-title = Foglio dei punti
sheet-winner = { $name } vince con { $points } punti
sheet-shared = { $names } condividono la vittoria con { $points } punti
sheet-share = Condividi il risultato
sheet-again = Gioca ancora
sheet-rematch = Rivincita
sheet-to_tournament = Torna al torneo
sheet-to_rematch = Vai alla rivincita
sheet-asked = { $name } vuole la rivincita e ti tiene un posto.
sheet-accept = Accetta la rivincita
sheet-decline = No, grazie
sheet-total = Totale
sheet-tie = Spareggio
sheet-rank = Posto
table-abandoned = Questa partita è stata chiusa prima della fine.
table-broken = Il registro di questa partita è danneggiato, quindi non si può continuare. Un amministratore può guardarlo. Ci dispiace.

seat-kept = invitato
seat-away = non in linea
seat-first = Primo giocatore di questo round
wait-need =
    { $n ->
        [one] { $n } posto è ancora libero. Invita qualcuno, o fai sedere un bot.
       *[other] { $n } posti sono ancora liberi. Invita qualcuno, o fai sedere un bot.
    }
wait-sit_down =
    { $n ->
        [one] { $n } posto è ancora libero. Siediti e gioca.
       *[other] { $n } posti sono ancora liberi. Siediti e gioca.
    }
wait-full = Tutti i posti sono occupati.
wait-host_starts = L’host avvia la partita.
wait-start = Avvia la partita
wait-leave = Lascia il tavolo
wait-invite = Link di invito
wait-share = Condividi
wait-remove_bot = Rimuovi
wait-swap = Cambia posto
wait-swap_here = Scambia con questo
wait-first = Primo giocatore
wait-first_drawn = estratto all’inizio
wait-swap_hint = Per scambiare, trascina un posto su un altro o premi entrambi.
wait-swap_held = Ora premi l’altro posto.
wait-moved = L’host ti ha spostato al posto { $n }.
wait-order = L’host ha cambiato l’ordine dei posti.
wait-first_is = Ora inizia { $name }.
wait-first_by_chance = Ora chi inizia viene estratto all’avvio.
wait-come = { $name } ha preso posto al tuo tavolo.
wait-come_full = { $name } ha preso posto. Tutti i posti sono occupati.
wait-removed = Chi ospita ti ha tolto da questo tavolo.
wait-host_now = Ora ospiti tu questo tavolo.
wait-start_now = Avviare adesso?
wait-start_now_ask = Hai appena cambiato i posti. Gli altri forse non l’hanno ancora visto.
wait-start_now_yes = Avvia adesso
wait-start_now_no = Aspetta un po’
wait-sit = Siediti qui
wait-asked = Sei invitato a questo tavolo. Giochi?
wait-free = Annulla invito
wait-nobody = Ancora nessuno.
wait-link_only = A questo tavolo si entra con il link di invito.
table-options =
    { $n ->
        [one] { $n } variante
       *[other] { $n } varianti
    }
table-watching = Stai guardando.
table-screen = Grande schermo
table-screen_hint = Apri la partita sul grande schermo: senza comandi né informazioni nascoste
table-screen_open = Apri in Ochre
table-watchers =
    { $n ->
        [one] { $n } spettatore
       *[other] { $n } spettatori
    }
table-seats = Giocatori
table-log = Registro
table-chat_unread = Chat: { $n } non letti
table-more = Altro
table-chat = Chat
table-in_words_hint = Vista testuale
table-drawn_hint = Vista tabellone
table-board = Il tabellone
table-help = Che cos’è?
table-choose = La tua scelta
table-rolling = I dadi rotolano…
table-show_sheet = Foglio dei punti
table-show_board = Torna al tabellone
conn-sending = Invio…
conn-not_made = La tua mossa non è stata fatta: la partita era già andata avanti.
back-mine =
    { $move ->
        [none] Il server è tornato all’inizio; le tue mosse successive sono andate perse.
       *[other] Il server è tornato alla mossa { $move }; le tue mosse successive sono andate perse.
    }
back-others =
    { $move ->
        [none] Il server è tornato all’inizio; le mosse successive sono andate perse.
       *[other] Il server è tornato alla mossa { $move }; le mosse successive sono andate perse.
    }
go-back = Indietro
dice-how = Che cos’è?
dice-seal = Dadi sigillati in anticipo: { $seal }…
dice-download = Scarica il file della partita
row-track = Durante la partita
clock-then-bot = Quando a qualcuno scade il tempo, un bot gioca finché non torna.
clock-then-resign = Chi esaurisce il tempo si ritira.
clock-then-ask = Quando a qualcuno scade il tempo, decidono gli altri.
clock-left = Tempo rimasto:
clock-low = Resta poco tempo
clock-you_have = Hai tempo fino a { $until }.
clock-you_stopped-quiet = Le tue ore di quiete: il tuo orologio è fermo. Hai tempo fino a { $until }.
clock-you_stopped-vacation = Sei in vacanza: il tuo orologio è fermo. Hai tempo fino a { $until }.
clock-stopped-quiet = ore di quiete
clock-stopped-vacation = in vacanza
waits-here_until = Aperto fino a { $when }, di più se qualcuno viene o va.
waits-full = La partita comincia da sola quando l’ultimo posto è occupato.
waits-standing = Quando comincia, si apre un altro tavolo come questo.
waits-standing_end = Non ripetere più
sure-ask = Non si potrà annullare. Confermi?
sure-go = Sì, procedi
wait-add_bot = Aggiungi un bot
sit-menu_short = Esci

## rank: a rank, and of how somebody did

rank-word =
    { $rank ->
        [1] primo
        [2] secondo
        [3] terzo
        [4] quarto
        [5] quinto
        [6] sesto
        [7] settimo
        [8] ottavo
       *[other] { $rank }
    }
end-shared =
    { $n ->
        [one] Condividi la vittoria con { $n } punto
       *[other] Condividi la vittoria con { $n } punti
    }
end-won =
    { $n ->
        [one] Vinci con { $n } punto
       *[other] Vinci con { $n } punti
    }
end-came = Sei al { $rank ->
        [1] primo
        [2] secondo
        [3] terzo
        [4] quarto
        [5] quinto
        [6] sesto
        [7] settimo
        [8] ottavo
       *[other] { $rank }
    } posto con { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
end-best = il tuo record è { $n }
end-best_now = è il tuo record
end-sources = Da dove vengono i punti

## luck: words below every score sheet: who had luck

luck-what_decided = Che cosa ha deciso?
luck-hint = Suggerimento
luck-hint_long = Che cosa farebbe un bot forte?
luck-thought = { $id }, ha pensato { $s } s
error-no_analysis = Questa partita non può essere analizzata su questo server.
luck-title = Chi ha avuto fortuna?
luck-lead = Che cosa hanno dato i dadi e, sotto, che cosa danno in media con gli attrezzi usati.
luck-dice =
    { $n ->
        [one] { $n } dado
       *[other] { $n } dadi
    }
luck-pips = Punti di tutti i dadi
luck-of = su { $n }
luck-none = non tirati
luck-very_unlucky = molto sfortunato
luck-unlucky = sfortunato
luck-even = nella media
luck-lucky = fortunato
luck-very_lucky = molto fortunato
luck-offline = Giocata offline: non vale per la classifica.

## replay: looking back at a match

replay-at = Mossa { $n } di { $of }
replay-title = Replay
replay-open = Replay
replay-open_hint = Rivedi la partita mossa per mossa
replay-close = Torna al risultato
replay-now =
    { $n ->
        [none] Torna al presente
       *[other] Torna al presente (altre { $n })
    }
replay-your_turn = Tocca a te: torna al presente
replay-eyes = Con gli occhi di chi
replay-as = Come l’ha visto { $name }
replay-as_spectator = Come l’ha visto uno spettatore
replay-quiet = Nulla che si potesse vedere.
replay-slider = Mossa
replay-start = All’inizio
replay-end = All’ultima mossa
replay-back = Una mossa indietro
replay-forward = Una mossa avanti
replay-part_back = All’inizio del round
replay-part = Al round successivo
replay-turn_back = Alla mia mossa prima
replay-turn = Alla mia mossa dopo
replay-play = Riproduci
replay-pause = Pausa
replay-speed = Velocità di riproduzione
replay-speed_now = Velocità { $n } di { $of }
replay-link = Copia un link a questo momento
replay-on = Continua da qui
replay-on_bots = Bot agli altri posti
bookmark-button = Segnalibro
bookmark-title = Segnalibri
bookmark-note = Nota sulla mossa { $n }
bookmark-save = Salva segnalibro
bookmark-delete = Elimina segnalibro
bookmark-saved = Segnalibro salvato.
bookmark-deleted = Segnalibro eliminato.
bookmark-row = Mossa { $n }
error-no_branch = Una partita non può continuare da questo punto.
since-title = Dalla tua ultima visita
since-begin = Hai lasciato il tavolo così.
since-progress = { $n } di { $of }
since-now = Al presente
since-your_turn = Tocca a te: al presente
since-line =
    { $at ->
        [none] Dalla tua ultima visita
       *[other] Dalla tua ultima visita, { $at }
    }
since-move = Dalla tua ultima mossa
since-again = Mostra di nuovo
since-again_title = Che cosa è successo, ancora una volta
conditional-open_hint =
    { $n ->
        [none] Mosse condizionali: che cosa giocare quando tocca a te
       *[other] Mosse condizionali: che cosa giocare quando tocca a te ({ $n })
    }
conditional-mark = condizionale
conditional-mark_hint = Giocata da una mossa condizionale
conditional-short = Condizionate
conditional-planned = Cambia il mio piano ({ $n })
conditional-plan = Pianifica la mia prossima mossa

## undo: what every game has: taking moves back

undo-free = Ritira
undo-free_hint = Ritira la tua ultima mossa
undo-ask = Chiedi di ritirare
undo-ask_hint = È stato rivelato qualcosa dopo la tua ultima mossa: gli altri devono acconsentire
undo-unrates = Ritira (non classificata)
undo-unrates_hint = Nessuno può acconsentire: la partita non sarebbe più classificata
undo-unrates_title = Ritirare, senza classifica?
undo-unrates_ask = Ritireresti più di una tua mossa che non ha mostrato nulla, e nessuno può acconsentire. La partita non sarà più classificata.
undo-reset = Ripianificare questo turno
undo-none_hint = Niente da ritirare
undo-agree = Va bene
undo-refuse = Rifiuta
undo-withdraw = Annulla richiesta
undo-asks_you = { $name } vorrebbe ritirare una mossa. Ti va bene?
undo-you_ask =
    { COUNT($names) ->
        [one] Chiedi di ritirare la tua mossa. Deve ancora rispondere: { LIST($names) }.
       *[other] Chiedi di ritirare la tua mossa. Devono ancora rispondere: { LIST($names) }.
    }
undo-asks =
    { COUNT($names) ->
        [one] { $name } chiede di ritirare una mossa. Deve ancora rispondere: { LIST($names) }.
       *[other] { $name } chiede di ritirare una mossa. Devono ancora rispondere: { LIST($names) }.
    }
undo-until = Senza risposta è rifiutato { $when }.
undo-which =
    { $more ->
        [none] Da ritirare: { $what }
       *[other] Da ritirare: { $what } E altre { $more } da allora.
    }
undo-gone = ritirata

event-undone = { $name } ritira { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    }{ COUNT($names) ->
        [0] { "" }
       *[other] ; d’accordo: { LIST($names) }
    }.
event-undo_asked = { $name } chiede di ritirare una mossa.
event-undo_agreed = { $name } è d’accordo.
event-undo_refused = { $name } dice di no: resta così.
event-undo_over = Nessuno ha risposto in tempo: la mossa di { $name } non si ritira.
event-undo_withdrawn = { $name } lascia com’è.

undo-policy-vote = A questo tavolo si ritira una mossa se tutti gli altri sono d’accordo.
undo-policy-none = A questo tavolo non si ritirano mosse.

error-nothing_to_undo = Non c’è una tua mossa da ritirare.
error-undo_revealed = Da allora è stato rivelato qualcosa; gli altri dovrebbero acconsentire.
error-undo_others_moved = Da allora altri hanno giocato; dovrebbero acconsentire.
error-undo_not_allowed = A questo tavolo non si ritira.
error-undo_asked = Qualcuno chiede già di ritirare una mossa.
error-undo_not_asked = Non c’è più nessuna richiesta di ritirare.
error-undo_refused = Gli altri hanno detto di no.
undo-reset_short = Azzera

## result: a result that somebody has shared

result-title = Risultato della partita
result-won = { $names } ha vinto
result-shared = { $names } hanno vinto insieme
result-bot = { $name } (bot, { $id })
result-options = Giocata con { $names }.
result-look = Guarda la partita
result-play = Gioca tu

## people: other people: inviting by name, muting and blocking, a guest’s link

invite-button = Invita per nome
invite-title = Invita per nome
invite-lead = Il posto è riservato a quell’account, che trova il tavolo fra le sue partite e accetta o rifiuta.
invite-go = Invia invito
people-about = Silenzia o blocca { $name }
people-lead = Silenziato: non vedi ciò che scrive in nessuna chat. Bloccato: inoltre non può sedersi ai tuoi tavoli né invitarti. Non lo viene a sapere.
people-mute = Silenzia
people-block = Blocca
people-make_host = Affida il tavolo
people-remove = Togli dal tavolo
people-is_mute = Hai silenziato questa persona: non vedi ciò che scrive.
people-is_block = Hai bloccato questa persona: non vedi ciò che scrive, e non può sedersi ai tuoi tavoli né invitarti.
people-undo_mute = Non silenziare più
people-undo_block = Non bloccare più
people-player = Profilo del giocatore
people-title = Silenziati e bloccati
people-tag_mute = silenziato
people-tag_block = bloccato
people-undo = Rimuovi
people-undo_of = Rimuovi { $name }
people-none = Nessuno. A un tavolo puoi silenziare o bloccare chi vi siede; un account anche qui, per nome.
people-by_name = Nome di un account
people-what = Che cosa fare
people-go = Esegui
report-button = Segnala
report-title = Segnala { $name }
report-lead = Un moderatore lo esaminerà. L’altra persona non saprà chi l’ha segnalata.
report-about = Di che si tratta?
report-kind_line = Messaggio
report-kind_name = Nome
report-kind_conduct = Comportamento in questa partita
report-reason = Motivo
report-reason_insult = Insulti o minacce
report-reason_hate = Odio contro gruppi di persone
report-reason_spam = Pubblicità o messaggi a raffica
report-reason_cheating = Imbroglio
report-reason_stalling = Perdita di tempo o abbandono
report-reason_name = Nome offensivo
report-reason_other = Altro
report-words = Con parole tue (facoltativo)
report-go = Invia segnalazione
report-sent = Grazie. Troverai l’esito nella pagina del tuo account.
report-mine = Le mie segnalazioni
report-state_open = aperta
report-state_dismissed = nessuna misura
report-state_acted = misura presa
warning-title = Un avviso di un moderatore
warning-lead = Potrai scrivere di nuovo messaggi dopo averlo confermato.
warning-confirm = Ho letto
friends-title = Amici
friends-none = Non segui ancora nessuno. Due persone che si seguono sono amiche.
friends-followers = Ti seguono
friends-follow = Segui
friends-follow_of = Segui { $name }
friends-followed = Ora segui { $name }.
friends-mutual = amicizia
friends-waits = aspetta a un tavolo: { $game }
friends-plays = gioca a { $game }
friends-idle = non è in nessuna partita pubblica
friends-unfollow = Non seguire più
friends-unfollow_of = Non seguire più { $name }
link-title = Link di accesso
link-lead = Come ospite ti conosce solo questo browser. Chi apre questo link entra al tuo posto, su qualsiasi dispositivo: tienilo per te. Un account con password fa lo stesso.
link-make = Crea un link
link-anew = Sostituisci link
link-yours = Il tuo link, mostrato solo stavolta
link-made = Creato il { $day }. Non si può mostrare di nuovo.
link-come_back = Accedi
link-come_back_ask = Questo link ti fa accedere come un ospite che ha già giocato qui.
link-instead = In questo browser { $name } verrà disconnesso.
link-hint = Giochi da ospite, noto solo a questo browser. Con un link di accesso continui su qualsiasi dispositivo.
link-later = Non ora

## conditional: conditional moves

conditional-title = Mosse condizionali
conditional-foreign = Anteprima di un futuro possibile. Dadi e carte sono inventati.
conditional-close = Indietro
conditional-keep = Salva
conditional-kept = Salvate. Si giocano quando tocca a te; nessuno le vede prima.
conditional-none_now = Non hai mosse condizionali.
conditional-over = In questa anteprima non hai altro da decidere.
conditional-wishes = Uno dopo l’altro
conditional-empty = Gioca sul tabellone come se toccasse a te. Ogni mossa si aggiunge qui.
conditional-policies = Scelte automatiche
conditional-as_text = Come testo
conditional-text_hint = Uno per riga, con le parole della partita.
conditional-else = altrimenti
conditional-or = { $one }; altrimenti: { $other }
conditional-else_hint = Solo se quello prima non si può fare
conditional-earlier = Sposta su
conditional-remove = Togli
conditional-only_if = Solo se…
conditional-and_if = E se…
conditional-remove_condition = Togli la condizione: { $condition }
conditional-what = Di che cosa si tratta
conditional-where = Quale
conditional-compare = Confronto
conditional-value = Valore
conditional-at-least = { $what }: almeno { $value }
conditional-at-most = { $what }: al massimo { $value }
conditional-at-is = { $what }: { $value }
conditional-way-least = almeno
conditional-way-most = al massimo
conditional-way-is = esattamente
conditional-cancel = Annulla
conditional-add = Aggiungi
conditional-share = al { $share }
conditional-otherwise = altrimenti: { $move }
conditional-summary = { $n } previste, l’ultima: { $move }
conditional-share_hint = Giocata in { $n } simulazioni su { $of }
conditional-outcome =
    { $n ->
        [one] Risultato di { $n } simulazione
       *[other] Risultato di { $n } simulazioni
    }
conditional-now = ora
conditional-least = minimo
conditional-mean = media
conditional-most = massimo
conditional-nothing_changes = Non cambierebbe nulla che conti.
conditional-would_drop = Annullate in { $n } simulazioni su { $of }: { $why }.
conditional-dropped = Mosse condizionali annullate da «{ $text }» in poi: { $why }.
conditional-problem = Non si può leggere: { $what }
conditional-why-condition = una condizione non valeva
conditional-why-not_possible = non era più possibile
conditional-why-not_asked = è arrivata un’altra decisione
conditional-why-moved = hai giocato tu stesso
conditional-why-bot = un bot ha giocato per te
conditional-why-taken_back = una mossa è stata ritirata
error-orders_too_long = Le mosse condizionali hanno al massimo 400 caratteri.
error-orders_too_many = Sono troppe: al massimo 16 mosse condizionali, ognuna con 4 alternative e 3 condizioni.
error-orders_bad_move = Non è una mossa di questo gioco.
error-orders_no_such_condition = Condizione sconosciuta.
error-orders_bad_condition = Quella condizione non si scrive così.
error-orders_no_such_policy = Questo gioco non ha quella scelta automatica.
error-orders_bad_policy = Quella scelta automatica è scritta male o compare due volte.

## analysis: the analysis of a match, and of hints

analysis-title = Che cosa ha deciso?
analysis-runs =
    { $of ->
        [none] Si ripercorre la partita
       *[other] Si ripercorre la partita: decisione { $n } di { $of }
    }
analysis-failed = L’analisi è stata interrotta. Riprova tra un momento.
analysis-sign_in = Nessuno ha ancora chiesto l’analisi di questa partita. Scegli un nome e chiedila.
analysis-lead = Quanto era probabile che ciascuno vincesse, per quanto poteva sapere, a giudizio di un bot forte (simulazioni per decisione: { $n }).
analysis-graph = Quanto era probabile che ciascuno vincesse, lungo la partita. Le cifre sono nella tabella qui sotto.
analysis-accounts = Da che cosa viene il risultato
analysis-accounts_lead = Tutte le variazioni della probabilità di vincere, sommate su tutta la partita. Si può perdere e riguadagnare più volte, perciò una somma può superare il 100%.
analysis-at = Mossa { $n }
analysis-part-begin = All’inizio
analysis-hint-begin = probabilità di vincere
analysis-part-luck = Fortuna
analysis-hint-luck = dadi e carte
analysis-part-own = Decisioni proprie
analysis-hint-own = rispetto alla migliore trovata
analysis-part-others = Decisioni degli altri
analysis-hint-others = ciò che hanno dato i loro errori
analysis-part-rest = Non spiegato
analysis-hint-rest = dove è cambiata la stima del bot
analysis-part-end = Risultato
analysis-hint-end = 100 %: vinta
analysis-lessons = Le decisioni più costose
analysis-whose = Di chi sono le decisioni
analysis-all = Di tutti
analysis-played = Giocato:
analysis-better = Meglio:
analysis-from_to = { $to } invece di { $from }
analysis-show = Mostra il tabellone
analysis-no_lessons = Nessuna decisione era chiaramente peggiore della migliore.
analysis-own =
    { $n ->
        [one] { $n } delle tue decisioni torna come problema
       *[other] { $n } delle tue decisioni tornano come problemi
    }
analysis-better_here = Ciò che è seguito è costato { $n }. Meglio: { $better }
hint-thinking = Un bot forte ci sta pensando …
hint-worth = { $share } di vincere, poco dopo circa { $points } punti
hint-close = Nascondi il suggerimento

## levels: how strong the bots are

level-rating = punteggio { $rating } qui (da { $low } a { $high }, { $n } partite)
level-measured =
    { $n ->
        [one] vince { $share } ± { $sure } delle partite contro un «{ $against }» (alla pari: { $even })
       *[other] vince { $share } ± { $sure } delle partite contro { $n } «{ $against }» (alla pari: { $even })
    }
level-unknown = non misurato con { $n } giocatori

## teach: tutorials and hints, as far as they are the same for all games

teach-step = Passo { $n } di { $of }
teach-tutorial = Tutorial
teach-hint = Consiglio
teach-watch = Gioca come vuoi; quando c’è qualcosa di nuovo, si dice qui.
teach-next = Avanti
teach-play_on = Continua qui
teach-match = Gioca la mia prima partita
teach-leave = Esci
teach-seen = Capito
teach-hush = Basta consigli

## text: the table in words

text-may = Le tue mosse possibili
text-news = Dalla tua ultima mossa
text-latest = Ultimi eventi
text-quiet = Da allora non è successo nulla.
text-board = Sul tabellone
text-players = Giocatori
text-score = Punti { $n }
text-talk = Registro e chat
