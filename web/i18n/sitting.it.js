// @ts-check
// Italian words of every table: who had luck, and who decides for a seat while its person does not.

import { formsOf } from '../js/words.js';
import { luckIt } from './luck.it.js';
import { replayIt } from './replay.it.js';
import { undoIt } from './undo.it.js';

const { list } = formsOf('it');

/** @type {Record<string, string>} */
const CHOICES = {
  go_on: 'continuare', wait: 'altre 24 ore', bot: 'che giochi un bot', substitute: 'un sostituto', call_off: 'annullare la partita',
};

/** @type {import('../js/words.js').Sentences} */
export const sittingIt = {
  ...luckIt,
  ...replayIt,
  ...undoIt,
  'sit.menu': 'Lascia la partita…',
  'sit.title': 'Non puoi più giocare?',
  'sit.bot': 'Fai giocare un bot per me',
  'sit.bot_hint': 'Finché non riprendi il posto, quando vuoi.',
  'sit.offer': 'Dai il mio posto a qualcuno',
  'sit.offer_hint': 'Crea un link da inviare. Il primo che lo apre si siede per te.',
  'sit.resign': 'Ritirati',
  'sit.resign_hint': 'Arrivi ultimo, e un bot gioca per te fino alla fine.',
  'sit.resign_ask': 'Ritirarti per sempre? Arrivi ultimo; un bot gioca il tuo posto fino alla fine, così gli altri possono finire.',
  'sit.resign_yes': 'Ritirati',
  'sit.call_off': 'Proponi di annullare la partita',
  'sit.call_off_hint': 'Finisce senza risultato appena tutto il tavolo è d’accordo.',
  'sit.call_off_alone': 'Chiudi la partita',
  'sit.call_off_alone_hint': 'Giocano con te solo bot: finisce subito, senza risultato.',
  'sit.ask': ({ name }) => `Chiedi agli altri di ${name}`,
  'sit.ask_hint': ({ name }) => `${name} vi fa aspettare: decidete insieme che cosa fare del posto.`,

  'sit.away_me': 'Un bot gioca per te.',
  'sit.back': 'Riprendi il mio posto',
  'sit.resigned_me': 'Ti sei ritirato. Un bot gioca il tuo posto fino alla fine.',
  'seat.stand_in': 'gioca un bot',
  'seat.resigned': 'ritirato',

  'vote.about': ({ name }) => `${name} fa aspettare il tavolo. Che fare?`,
  'vote.about_bot': ({ name }) => `Un bot gioca per ${name}. Che fare?`,
  'vote.about_me': 'Fai aspettare gli altri, che decidono del tuo posto. Gioca, e il voto cade.',
  'vote.match': 'Annullare la partita, senza risultato?',
  'vote.until': ({ when }) => `Aperto fino a ${when}.`,
  'vote.said': ({ name, choice }) => `${name}: ${CHOICES[choice]}`,
  'vote.missing': ({ names }) => `Mancano ancora: ${list(names)}.`,
  'vote.go_on': 'Continua',
  'vote.wait': 'Altre 24 ore',
  'vote.bot': 'Gioca un bot',
  'vote.substitute': 'Un sostituto',
  'vote.call_off': 'Annulla',
  'vote.rule': 'Decide più della metà; per annullare servono tutti.',

  'offer.mine': 'Invia questo link a chi deve sedersi per te:',
  'offer.theirs': ({ name }) => `Il posto di ${name} è libero. Invia questo link a chi continuerà:`,
  'offer.all': ({ name }) => `Il posto di ${name} è offerto a un sostituto.`,
  'offer.until': ({ when }) => `Vale una volta, fino a ${when}.`,
  'offer.copy': 'Copia il link',
  'offer.keep': 'Tieni il mio posto',
  'offer.title': ({ name }) => `Sederti per ${name}?`,
  'offer.ask': 'Continui la partita da qui, e vedi ciò che vede quel posto.',
  'offer.yes': 'Siediti',
  'offer.bad': 'Questo link non porta più a nessun posto.',

  'event.bot_sat': ({ name }) => `Un bot gioca per ${name}.`,
  'event.came_back': ({ name }) => `${name} è tornato.`,
  'event.resigned': ({ name }) => `${name} si ritira. Un bot gioca il posto fino alla fine.`,
  'event.timed_out': ({ name }) => `A ${name} è scaduto il tempo.`,
  'event.offered': ({ name }) => `Il posto di ${name} è offerto a un sostituto.`,
  'event.offer_ended': ({ name }) => `Il posto di ${name} non è più offerto.`,
  'event.substituted': ({ name }) => `${name} gioca da sostituto.`,
  'event.vote_opened': ({ name, about }) => about ? `Si chiede agli altri di ${about}.` : `${name} propone di annullare la partita.`,
  'event.voted': ({ name, choice }) => `${name} vuole ${CHOICES[choice]}.`,
  'event.vote_ended': ({ choice, about }) =>
    choice === 'go_on'
      ? 'La partita continua.' : choice === 'call_off'
      ? 'La partita è annullata, senza risultato.'
      : `Deciso per ${about}: ${CHOICES[choice]}.`,

  'end.called_off': 'Tutto il tavolo ha voluto annullare questa partita. Non ha risultato.',

  'error.bad_link': 'Questo link non porta a nessun posto di questa partita.',
  'error.link_used': 'Qualcuno ha già preso quel posto con questo link.',
  'error.link_over': 'Quel posto non è più offerto.',
  'error.bot_plays': 'Un bot gioca per te: prima riprendi il posto.',
  'error.not_away': 'Nessun bot gioca per questo posto.',
  'error.resigned': 'Questo posto si è ritirato.',
  'error.not_offered': 'Questo posto non è offerto a nessuno.',
  'error.already_asked': 'È già stato chiesto.',
  'error.no_vote': 'Ora non puoi votare così.',
  'error.too_often': 'L’hai fatto tutte le volte che una partita permette.',
  'error.too_soon': 'Quel posto non ha ancora fatto aspettare un giorno.',
  'level.title': 'Quanto sono forti i bot?',

  'end.by': ({ name }) => `${name} ha chiuso questa partita prima della fine.`,
  'end.by_me': 'Hai chiuso questa partita prima della fine.',
  'end.idle': 'Nessuno giocava da molto tempo, quindi la partita è finita.',
  'end.closed': 'Un amministratore ha chiuso questa partita.',
  'end.expired': 'Nessuno ha avviato questa partita in due settimane: il tavolo è stato sparecchiato.',
  'end.too_long': 'Questa partita aveva più mosse di quante il server ne tenga: è finita.',
  'help.mode': 'Tocca qualsiasi cosa per sapere che cos’è.',
  'help.done': 'Fatto',
  'chat.placeholder': 'Di’ qualcosa',
  'chat.send': 'Invia',
  'chat.empty': 'Nessuno ha ancora detto nulla.',
  'chat.guest': 'Scegli un nome per partecipare.',
  'log.earlier': 'Righe precedenti',
  'log.empty': 'Non è ancora successo nulla.',
  'note.tab': 'Nota',
  'note.title': 'La mia nota su questa partita',
  'note.placeholder': 'Una nota per te. Nessun altro la vede; l’hai su tutti i tuoi dispositivi.',
  'note.saved': 'Salvata. La vedi solo tu.',
  'note.hush': 'Non avvisarmi di questa partita',
  'note.saving': 'Salvataggio…',
  'sheet.title': 'Foglio dei punti',
  'sheet.winner': ({ name, points }) => `${name} vince con ${points} punti`,
  'sheet.shared': ({ names, points }) => `${names} condividono la vittoria con ${points} punti`,
  'sheet.share': 'Condividi il risultato',
  'sheet.rematch': 'Ancora, stesso tavolo',
  'sheet.to_rematch': 'Alla prossima partita',
  'sheet.asked': ({ name }) => `${name} vuole giocare ancora e ti tiene il posto.`,
  'sheet.accept': 'Ancora',
  'sheet.decline': 'No, grazie',
  'sheet.total': 'Totale',
  'sheet.tie': 'Spareggio',
  'sheet.rank': 'Posto',
  'table.abandoned': 'Questa partita è stata chiusa prima della fine.',
  'table.broken':
    'Il registro di questa partita è danneggiato, quindi non si può continuare. Un amministratore può guardarlo. Ci dispiace.',
};
