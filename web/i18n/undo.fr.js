// @ts-check
// French words of what every game has: taking moves back.

import { formsOf } from '../js/words.js';

const { count, list } = formsOf('fr');

/** @type {import('../js/words.js').Sentences} */
export const undoFr = {
  'undo.free': 'Reprendre',
  'undo.free_hint': 'Reprend ton dernier coup',
  'undo.ask': 'Demander à reprendre',
  'undo.ask_hint': 'Quelque chose a été révélé depuis ton dernier coup : les autres doivent accepter',
  'undo.unrates': 'Reprendre (non classé)',
  'undo.unrates_hint': 'Personne n’est là pour accepter : la partie ne serait plus classée',
  'undo.unrates_title': 'Reprendre, sans classement ?',
  'undo.unrates_ask':
    'Tu reprendrais plus qu’un coup à toi qui n’a rien révélé, et personne n’est là pour accepter. La partie ne sera plus classée.',
  'undo.reset': 'Recommencer ce tour',
  'undo.none_hint': 'Rien à reprendre',
  'undo.agree': 'Accepter',
  'undo.refuse': 'Refuser',
  'undo.withdraw': 'Annuler la demande',
  'undo.asks_you': ({ name }) => `${name} voudrait reprendre un coup. D’accord ?`,
  'undo.you_ask': ({ names }) => `Tu as demandé à reprendre ton coup. On attend ${list(names)}.`,
  'undo.asks': ({ name, names }) => `${name} a demandé à reprendre un coup. On attend ${list(names)}.`,
  'undo.until': ({ when }) => `Sans réponse, c’est refusé : ${when}.`,
  'undo.which': ({ what, more }) => `À défaire : ${what}${more ? ` Et ${more} de plus depuis.` : ''}`,
  'undo.gone': 'repris',

  'event.undone': ({ name, names, moves }) =>
    `${name} reprend ${count(moves, 'coup', 'coups')}${names.length
      ? ` ; d’accord : ${list(names)}`
      : ''}.`,
  'event.undo_asked': ({ name }) => `${name} demande à reprendre un coup.`,
  'event.undo_agreed': ({ name }) => `${name} est d’accord.`,
  'event.undo_refused': ({ name }) => `${name} refuse la reprise.`,
  'event.undo_over': ({ name }) => `Personne n’a répondu à temps : la reprise demandée par ${name} est refusée.`,
  'event.undo_withdrawn': ({ name }) => `${name} retire sa demande de reprise.`,

  'undo.policy.vote': 'À cette table, on peut reprendre un coup si tous les autres sont d’accord.',
  'undo.policy.none': 'À cette table, on ne peut pas reprendre de coup.',

  'error.nothing_to_undo': 'Tu n’as aucun coup à reprendre.',
  'error.undo_revealed': 'Quelque chose a été révélé depuis ; les autres devraient accepter.',
  'error.undo_others_moved': 'D’autres ont joué depuis ; ils devraient accepter.',
  'error.undo_not_allowed': 'À cette table, ce coup ne peut pas être repris.',
  'error.undo_asked': 'Quelqu’un a déjà demandé à reprendre un coup.',
  'error.undo_not_asked': 'Il n’y a plus de demande de reprise.',
  'error.undo_refused': 'Les autres ont refusé.',
  'undo.reset_short': 'Refaire',
};
