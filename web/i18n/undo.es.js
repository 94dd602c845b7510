// @ts-check
// Spanish words of what every game has: taking moves back.

import { formsOf } from '../js/words.js';

const { count, list } = formsOf('es');

/** @type {import('../js/words.js').Sentences} */
export const undoEs = {
  'undo.free': 'Deshacer',
  'undo.free_hint': 'Deshace tu última jugada',
  'undo.ask': 'Pedir deshacer',
  'undo.ask_hint': 'Se ha revelado algo desde tu última jugada: los demás tienen que aceptar',
  'undo.unrates': 'Deshacer (sin puntuar)',
  'undo.unrates_hint': 'No hay nadie que pueda aceptar: la partida dejaría de puntuar',
  'undo.unrates_title': '¿Deshacer, sin puntuar?',
  'undo.unrates_ask':
    'Desharías más que una jugada tuya que no reveló nada, y no hay nadie que pueda aceptar. La partida dejará de puntuar.',
  'undo.reset': 'Rehacer este turno',
  'undo.none_hint': 'Nada que deshacer',
  'undo.agree': 'Aceptar',
  'undo.refuse': 'Negarse',
  'undo.withdraw': 'Cancelar petición',
  'undo.asks_you': ({ name }) => `${name} quiere deshacer una jugada. ¿Te parece bien?`,
  'undo.you_ask': ({ names }) => `Pides deshacer tu jugada. ${names.length > 1 ? 'Faltan' : 'Falta'} por responder ${list(names)}.`,
  'undo.asks': ({ name, names }) =>
    `${name} pide deshacer una jugada. ${names.length > 1
      ? 'Faltan'
      : 'Falta'} por responder ${list(names)}.`,
  'undo.until': ({ when }) => `Sin respuesta, se rechaza: ${when}.`,
  'undo.which': ({ what, more }) => `Se desharía: ${what}${more ? ` Y ${more} más desde entonces.` : ''}`,
  'undo.gone': 'deshecha',

  'event.undone': ({ name, names, moves }) =>
    `${name} deshace ${count(moves, 'jugada', 'jugadas')}${names.length
      ? `; de acuerdo: ${list(names)}`
      : ''}.`,
  'event.undo_asked': ({ name }) => `${name} pide deshacer una jugada.`,
  'event.undo_agreed': ({ name }) => `${name} acepta.`,
  'event.undo_refused': ({ name }) => `${name} dice que no: se queda como está.`,
  'event.undo_over': ({ name }) => `Nadie respondió a tiempo: se rechaza lo que pidió deshacer ${name}.`,
  'event.undo_withdrawn': ({ name }) => `${name} lo deja como está.`,

  'undo.policy.vote': 'En esta mesa se puede deshacer una jugada si todos los demás aceptan.',
  'undo.policy.none': 'En esta mesa no se pueden deshacer jugadas.',

  'error.nothing_to_undo': 'No hay ninguna jugada tuya que deshacer.',
  'error.undo_revealed': 'Se ha revelado algo desde entonces; los demás tendrían que aceptar.',
  'error.undo_others_moved': 'Otros han jugado desde entonces; tendrían que aceptar.',
  'error.undo_not_allowed': 'En esta mesa eso no se deshace.',
  'error.undo_asked': 'Alguien ya pide deshacer una jugada.',
  'error.undo_not_asked': 'Ya no hay ninguna petición de deshacer.',
  'error.undo_refused': 'Los demás han dicho que no.',
  'undo.reset_short': 'Rehacer',
};
