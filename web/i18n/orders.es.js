// @ts-check
// Spanish words of orders.

import { formsOf } from '../js/words.js';

const { count } = formsOf('es');

/** @type {import('../js/words.js').Sentences} */
export const ordersEs = {
  'orders.title': 'Órdenes: lo que podría venir',
  'orders.foreign': 'Un futuro posible. Sus dados y cartas no son los de verdad.',
  'orders.close': 'Volver a la partida',
  'orders.keep': 'Guardar estas órdenes',
  'orders.kept': 'Guardadas. Se cumplen cuando te toque, y nadie las ve antes.',
  'orders.none_now': 'Ya no tienes órdenes.',
  'orders.over': 'En este futuro no se te pregunta nada más.',
  'orders.wishes': 'Una tras otra',
  'orders.empty': 'Juega en el tablero como si te tocara: cada jugada se vuelve una orden.',
  'orders.policies': 'Siempre que se pregunte',
  'orders.as_text': 'Como texto',
  'orders.text_hint': 'Una línea cada una, con las palabras de la partida.',
  'orders.if': 'si',
  'orders.always': 'en todo caso',
  'orders.else': 'o si no',
  'orders.or': ({ one, other }) => `${one}; o si no: ${other}`,
  'orders.else_hint': 'Solo si la anterior no se puede hacer',
  'orders.earlier': 'Antes',
  'orders.remove': 'Quitar',
  'orders.share_hint': ({ n, of }) => `Hecho en ${n} de ${of} futuros`,
  'orders.outcome': ({ n }) => `En ${count(n, 'futuro', 'futuros')}`,
  'orders.now': 'ahora',
  'orders.least': 'mínimo',
  'orders.mean': 'media',
  'orders.most': 'máximo',
  'orders.nothing_changes': 'No cambiaría nada que cuente.',
  'orders.would_drop': ({ n, of, why }) => `Descartadas en ${n} de ${of}: ${why}.`,
  'orders.dropped': ({ text, why }) => `Órdenes descartadas desde «${text}»: ${why}.`,
  'orders.problem': ({ what }) => `No se puede leer: ${what}`,
  'orders.why.condition': 'no se cumplió una condición',
  'orders.why.not_possible': 'ya no era posible',
  'orders.why.not_asked': 'se preguntó otra cosa',
  'orders.why.moved': 'has jugado tú mismo',
  'orders.why.bot': 'un bot jugó por ti',
  'orders.why.taken_back': 'se deshizo una jugada',
  'error.orders_too_long': 'Las órdenes tienen como mucho 400 caracteres.',
  'error.orders_too_many': 'Son demasiadas: 16 órdenes, con 4 jugadas y 3 condiciones cada una.',
  'error.orders_bad_move': 'Eso no es una jugada de este juego.',
  'error.orders_no_such_condition': 'Condición desconocida.',
  'error.orders_bad_condition': 'Esa condición no se escribe así.',
  'error.orders_no_such_policy': 'Este juego no tiene esa norma.',
  'error.orders_bad_policy': 'Esa norma no se escribe así, o está dos veces.',
};
