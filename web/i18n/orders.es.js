// @ts-check
// Spanish words of orders.

import { formsOf } from '../js/words.js';

const { count } = formsOf('es');

/** @type {import('../js/words.js').Sentences} */
export const ordersEs = {
  'orders.title': 'Jugadas condicionales',
  'orders.foreign': 'Vista previa de un futuro posible. Sus dados y cartas son inventados.',
  'orders.close': 'Volver a la partida',
  'orders.keep': 'Guardar las jugadas',
  'orders.kept': 'Guardadas. Se juegan cuando te toque; nadie las ve antes.',
  'orders.none_now': 'No tienes jugadas condicionales.',
  'orders.over': 'En esta vista previa no te queda nada por decidir.',
  'orders.wishes': 'Una tras otra',
  'orders.empty': 'Juega en el tablero como si te tocara. Cada jugada se añade aquí.',
  'orders.policies': 'Elecciones automáticas',
  'orders.as_text': 'Como texto',
  'orders.text_hint': 'Una línea cada una, con las palabras de la partida.',
  'orders.if': 'si',
  'orders.always': 'en todo caso',
  'orders.else': 'o si no',
  'orders.or': ({ one, other }) => `${one}; o si no: ${other}`,
  'orders.else_hint': 'Solo si la anterior no se puede hacer',
  'orders.earlier': 'Subir',
  'orders.remove': 'Quitar',
  'orders.share_hint': ({ n, of }) => `Jugada en ${n} de ${of} simulaciones`,
  'orders.outcome': ({ n }) => `Resultado de ${count(n, 'simulación', 'simulaciones')}`,
  'orders.now': 'ahora',
  'orders.least': 'mínimo',
  'orders.mean': 'media',
  'orders.most': 'máximo',
  'orders.nothing_changes': 'No cambiaría nada que cuente.',
  'orders.would_drop': ({ n, of, why }) => `Canceladas en ${n} de ${of} simulaciones: ${why}.`,
  'orders.dropped': ({ text, why }) => `Jugadas condicionales canceladas desde «${text}»: ${why}.`,
  'orders.problem': ({ what }) => `No se puede leer: ${what}`,
  'orders.why.condition': 'no se cumplió una condición',
  'orders.why.not_possible': 'ya no era posible',
  'orders.why.not_asked': 'surgió otra decisión',
  'orders.why.moved': 'has jugado tú mismo',
  'orders.why.bot': 'un bot jugó por ti',
  'orders.why.taken_back': 'se deshizo una jugada',
  'error.orders_too_long': 'Las jugadas condicionales tienen como mucho 400 caracteres.',
  'error.orders_too_many': 'Son demasiadas: como mucho 16 jugadas condicionales, con 4 alternativas y 3 condiciones cada una.',
  'error.orders_bad_move': 'Eso no es una jugada de este juego.',
  'error.orders_no_such_condition': 'Condición desconocida.',
  'error.orders_bad_condition': 'Esa condición no se escribe así.',
  'error.orders_no_such_policy': 'Este juego no tiene esa elección automática.',
  'error.orders_bad_policy': 'Esa elección automática está mal escrita, o está dos veces.',
};
