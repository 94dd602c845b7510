// @ts-check
// Italian words of the page about leaving, time-outs and votes.

/** @type {import('../js/rules/words.js').RuleSentences} */
export const lawIt = {
  'law.title': 'Uscite, tempo scaduto e voti',
  'law.lead': 'Che cosa succede quando qualcuno lascia una partita o finisce il tempo, e chi lo decide. È uguale in ogni gioco.',
  'law.leave': 'Se devi andare via',
  'law.leave.ways': [
    '**Fai giocare un bot per te** e riprendi il posto quando vuoi. Puoi comunque acconsentire a ritirare una mossa o ad annullare la '
      + 'partita.',
    '**Dai il tuo posto a qualcuno.** Ricevi un link che vale una volta, per 48 ore. Chi lo apre continua e vede ciò che vede il tuo '
      + 'posto.',
    '**Ritirati.** È definitivo: arrivi all’ultimo posto, e un bot gioca fino alla fine perché gli altri possano finire.',
    '**Annullate la partita.** Finisce senza risultato appena tutti acconsentono, entro 24 ore (dal vivo: 60 secondi).',
  ],
  'law.time': 'Se scade il tempo',
  'law.time.1': 'Lo dicono le impostazioni del tavolo: subentra un bot, vale come ritiro, oppure gli altri votano.',
  'law.time.2': 'Un bot prende prima la decisione dovuta. Poi puoi tornare quando vuoi, con abbastanza tempo per una mossa.',
  'law.two': 'In due',
  'law.two.1': 'Al tuo avversario è scaduto il tempo e manca da 24 ore (dal vivo: 2 minuti)? Allora scegli:',
  'law.two.ways': [
    '**Reclama la vittoria.** Vale come ritiro del tuo avversario, e la partita finisce subito con un risultato.',
    '**Lascia giocare il bot.** Il tuo avversario può tornare fino alla fine, e puoi ancora reclamare la vittoria.',
    '**Dai più tempo,** finché non gioca un bot: 24 ore (dal vivo: 2 minuti), una volta.',
  ],
  'law.votes': 'Voti su un posto',
  'law.votes.1':
    'Finché un posto ha tempo, nessuno vota su di esso. Si può votare quando il tempo è scaduto; senza orologio, quando deve una '
    + 'decisione da 24 ore. La persona interessata lo sa per prima: una mossa, o il ritorno, annulla il voto.',
  'law.votes.ways': [
    '**Più tempo:** 24 ore (dal vivo: 2 minuti), una volta per posto.',
    '**Un bot** gioca finché la persona torna.',
    '**Un sostituto** prende il posto con un link. Servono almeno due voti, e il posto non deve conoscere segreti.',
    '**Vale come ritiro:** solo 24 ore (dal vivo: 2 minuti) dopo l’arrivo del bot.',
  ],
  'law.votes.2': 'Decide più della metà; senza maggioranza gioca un bot. Un voto dura 24 ore (dal vivo: 60 secondi).',
  'law.undo': 'Ritirare una mossa',
  'law.undo.1':
    'Ritiri da solo una tua mossa se non ha mostrato nulla e nessuno ha giocato dopo. Per di più devono acconsentire tutti quelli che '
    + 'possono ancora tornare; senza risposta entro 24 ore (dal vivo: 60 secondi) è rifiutato.',
  'law.undo.2': 'Se nessuno può acconsentire, per esempio contro i bot, la partita poi non è più classificata. Il pulsante lo dice prima.',
  'law.clocks': 'Orologi',
  'law.clocks.1':
    'Il tempo è del posto. Un sostituto riceve quello che resta. Il tempo in più si dà una volta per posto al ritorno dopo la scadenza, '
    + 'e una volta per voto: andare via e tornare non porta nulla. Ritirare una mossa toglie ciò che aveva aggiunto, e non rende mai il '
    + 'tempo usato.',
  'law.result': 'Risultati e punteggio',
  'law.result.1':
    'Chi si è ritirato o è andato via per sempre arriva ultimo, comunque finisca la partita. Se poi viene annullata, la classifica di '
    + 'quel momento è il risultato, e conta. Se nessuno si è ritirato, una partita annullata non ha risultato.',
  'law.result.2': 'Il risultato di un posto è di chi ha preso la maggior parte delle sue decisioni.',
  'law.who': 'Chi decide che cosa',
  'law.who.act': 'Chi può…',
  'law.who.notes': [
    '**deve acconsentire:** senza questa persona non succede.',
    '**voto sul suo posto:** di chi è presente, solo senza orologio; di chi è assente, solo a tempo scaduto.',
    '**tornare:** a tempo scaduto, una volta presa la decisione dovuta.',
  ],
  'law.states': 'Gli stati di un posto',
  'law.states.list': [
    '**presente:** decide la persona.',
    '**via:** ha lasciato il tavolo, gioca un bot.',
    '**tempo scaduto:** gioca un bot, oppure gli altri votano.',
    '**assente:** via o senza tempo da 7 giorni (dal vivo: 10 minuti). Nessuno aspetta più il suo consenso.',
    '**ritirato:** si è ritirato, o vale così.',
    '**per sempre:** l’account è stato eliminato o bloccato.',
    '**bot:** un bot dall’inizio.',
  ],
  'law.act.move': 'fare una mossa',
  'law.act.vote': 'votare su un altro posto',
  'law.act.call_off': 'annullare la partita',
  'law.act.undo': 'permettere di ritirare',
  'law.act.offer': 'offrire il posto, o tenerlo',
  'law.act.voted_about': 'voto sul suo posto',
  'law.act.come_back': 'tornare',
  'law.act.answer': 'rispondere del risultato',
  'law.state.present': 'presente',
  'law.state.away': 'via',
  'law.state.timed_out': 'tempo scaduto',
  'law.state.absent': 'assente',
  'law.state.resigned': 'ritirato',
  'law.state.gone': 'per sempre',
  'law.state.bot': 'bot',
  'law.say.decides': 'sì',
  'law.say.consents': 'deve acconsentire',
  'law.say.bot': 'bot',
  'law.say.no': 'no',
};
