// @ts-check
// Italian words of orders.

import { formsOf } from '../js/words.js';

const { count } = formsOf('it');

/** @type {import('../js/words.js').Sentences} */
export const ordersIt = {
  'orders.title': 'Ordini: che cosa potrebbe venire',
  'orders.foreign': 'Un futuro possibile. I suoi dadi e le sue carte non sono quelli veri.',
  'orders.close': 'Torna alla partita',
  'orders.keep': 'Tieni questi ordini',
  'orders.kept': 'Tenuti. Si eseguono quando tocca a te, e nessuno li vede prima.',
  'orders.none_now': 'Non hai più ordini.',
  'orders.over': 'In questo futuro non ti si chiede altro.',
  'orders.wishes': 'Uno dopo l’altro',
  'orders.empty': 'Gioca sul tabellone come se toccasse a te: ogni mossa diventa un ordine.',
  'orders.policies': 'Ogni volta che si chiede',
  'orders.as_text': 'Come testo',
  'orders.text_hint': 'Uno per riga, con le parole della partita.',
  'orders.if': 'se',
  'orders.always': 'in ogni caso',
  'orders.else': 'altrimenti',
  'orders.or': ({ one, other }) => `${one}; altrimenti: ${other}`,
  'orders.else_hint': 'Solo se quello prima non si può fare',
  'orders.earlier': 'Prima',
  'orders.remove': 'Togli',
  'orders.share_hint': ({ n, of }) => `Fatto in ${n} futuri su ${of}`,
  'orders.outcome': ({ n }) => `Su ${count(n, 'futuro', 'futuri')}`,
  'orders.now': 'ora',
  'orders.least': 'minimo',
  'orders.mean': 'media',
  'orders.most': 'massimo',
  'orders.nothing_changes': 'Non cambierebbe nulla che conti.',
  'orders.would_drop': ({ n, of, why }) => `Lasciati in ${n} su ${of}: ${why}.`,
  'orders.dropped': ({ text, why }) => `Ordini lasciati da «${text}» in poi: ${why}.`,
  'orders.problem': ({ what }) => `Non si può leggere: ${what}`,
  'orders.why.condition': 'una condizione non valeva',
  'orders.why.not_possible': 'non era più possibile',
  'orders.why.not_asked': 'si è chiesto altro',
  'orders.why.moved': 'hai giocato tu stesso',
  'orders.why.bot': 'un bot ha giocato per te',
  'orders.why.taken_back': 'una mossa è stata ritirata',
  'error.orders_too_long': 'Gli ordini hanno al massimo 400 caratteri.',
  'error.orders_too_many': 'Sono troppi: 16 ordini, ognuno con 4 mosse e 3 condizioni.',
  'error.orders_bad_move': 'Non è una mossa di questo gioco.',
  'error.orders_no_such_condition': 'Condizione sconosciuta.',
  'error.orders_bad_condition': 'Quella condizione non si scrive così.',
  'error.orders_no_such_policy': 'Questo gioco non ha quella regola di condotta.',
  'error.orders_bad_policy': 'Quella regola non si scrive così, o c’è due volte.',
};
