// @ts-check
// Italian words of orders.

import { formsOf } from '../js/words.js';

const { count } = formsOf('it');

/** @type {import('../js/words.js').Sentences} */
export const ordersIt = {
  'orders.title': 'Mosse condizionali',
  'orders.foreign': 'Anteprima di un futuro possibile. Dadi e carte sono inventati.',
  'orders.close': 'Torna alla partita',
  'orders.keep': 'Salva le mosse condizionali',
  'orders.kept': 'Salvate. Si giocano quando tocca a te; nessuno le vede prima.',
  'orders.none_now': 'Non hai mosse condizionali.',
  'orders.over': 'In questa anteprima non hai altro da decidere.',
  'orders.wishes': 'Uno dopo l’altro',
  'orders.empty': 'Gioca sul tabellone come se toccasse a te. Ogni mossa si aggiunge qui.',
  'orders.policies': 'Scelte automatiche',
  'orders.as_text': 'Come testo',
  'orders.text_hint': 'Uno per riga, con le parole della partita.',
  'orders.if': 'se',
  'orders.always': 'in ogni caso',
  'orders.else': 'altrimenti',
  'orders.or': ({ one, other }) => `${one}; altrimenti: ${other}`,
  'orders.else_hint': 'Solo se quello prima non si può fare',
  'orders.earlier': 'Sposta su',
  'orders.remove': 'Togli',
  'orders.share_hint': ({ n, of }) => `Giocata in ${n} simulazioni su ${of}`,
  'orders.outcome': ({ n }) => `Risultato di ${count(n, 'simulazione', 'simulazioni')}`,
  'orders.now': 'ora',
  'orders.least': 'minimo',
  'orders.mean': 'media',
  'orders.most': 'massimo',
  'orders.nothing_changes': 'Non cambierebbe nulla che conti.',
  'orders.would_drop': ({ n, of, why }) => `Annullate in ${n} simulazioni su ${of}: ${why}.`,
  'orders.dropped': ({ text, why }) => `Mosse condizionali annullate da «${text}» in poi: ${why}.`,
  'orders.problem': ({ what }) => `Non si può leggere: ${what}`,
  'orders.why.condition': 'una condizione non valeva',
  'orders.why.not_possible': 'non era più possibile',
  'orders.why.not_asked': 'è arrivata un’altra decisione',
  'orders.why.moved': 'hai giocato tu stesso',
  'orders.why.bot': 'un bot ha giocato per te',
  'orders.why.taken_back': 'una mossa è stata ritirata',
  'error.orders_too_long': 'Le mosse condizionali hanno al massimo 400 caratteri.',
  'error.orders_too_many': 'Sono troppe: al massimo 16 mosse condizionali, ognuna con 4 alternative e 3 condizioni.',
  'error.orders_bad_move': 'Non è una mossa di questo gioco.',
  'error.orders_no_such_condition': 'Condizione sconosciuta.',
  'error.orders_bad_condition': 'Quella condizione non si scrive così.',
  'error.orders_no_such_policy': 'Questo gioco non ha quella scelta automatica.',
  'error.orders_bad_policy': 'Quella scelta automatica è scritta male, o c’è due volte.',
};
