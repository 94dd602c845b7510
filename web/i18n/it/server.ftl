### Texts of the server: emails, pushes, feeds and calendars. A text is one line, without variants.

## server: emails and feeds

notice-turn = Tocca a te.
notice-deadline = Il tuo tempo sta per scadere.
notice-invited = Ti hanno invitato a una partita.
notice-began = La tua partita è cominciata.
notice-over = La tua partita è finita.
notice-vote = Una votazione aspetta la tua risposta.
notice-mention = Qualcuno ti ha menzionato in chat.
notice-seat = Gli altri votano sul tuo posto.
notice-opened = Un tavolo è aperto.
notice-ended = Una partita è finita.
notice-full = Un tavolo è al completo.
notice-test = Questa è una notifica di prova.
# A link to the picture of a match
hook-picture = Immagine

# Subjects
notice-confirm = Conferma il tuo indirizzo email
notice-reset = Reimposta la tua password
notice-moved = Il tuo indirizzo email è cambiato
mail-more = { $n } notifiche dalle tue partite

mail-hello = Ciao { $name },
mail-confirm = qualcuno, speriamo tu, vuole ricevere avvisi a questo indirizzo. Se è così, apri questo link entro tre giorni; altrimenti non fare nulla e non arriverà altro.
mail-reset = apri questo link entro due ore per scegliere una nuova password. Se non l’hai chiesta, non fare nulla: la tua password resta.
mail-moved = da ora la tua posta va a un altro indirizzo. Se non sei stato tu, accedi e cambia la password.
mail-why = Ricevi questa email per le impostazioni di notifica del tuo account.
mail-end = Annulla l’iscrizione:

feed-title = Ochre: i miei turni
feed-calendar = Ochre: le mie scadenze
feed-public = Ochre: tavoli e risultati
# In place of $match below
feed-match_with = { $game } con { $names }
feed-opened = Tavolo aperto: { $match }
feed-turn = Tocca a te: { $match }
feed-due = La tua mossa scade: { $match }
feed-vote = Votazione sul tuo posto: { $match }
feed-over = Finita: { $match }
feed-over_ranked = Finita: { $match }, posto { $rank } di { $seats }
