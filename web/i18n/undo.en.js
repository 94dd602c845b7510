// @ts-check
// English words of what every game has: taking moves back.

/** @param {string[]} names */
const list = (names) => (names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`);

/** @type {import('../js/words.js').Sentences} */
export const undoEn = {
  'undo.free': 'Take back',
  'undo.free_hint': 'Takes your last move back',
  'undo.ask': 'Ask to take back',
  'undo.ask_hint': 'Something has been seen since your last move: the others must agree to take it back',
  'undo.none_hint': 'Nothing can be taken back now',
  'undo.agree': 'Agree',
  'undo.refuse': 'Refuse',
  'undo.withdraw': 'Never mind',
  'undo.asks_you': ({ name }) => `${name} would like to take a move back. Is that all right with you?`,
  'undo.you_ask': ({ names }) => `You ask to take your move back. ${list(names)} ${names.length > 1 ? 'have' : 'has'} yet to answer.`,
  'undo.asks': ({ name, names }) => `${name} asks to take a move back. ${list(names)} ${names.length > 1 ? 'have' : 'has'} yet to answer.`,
  'undo.which': ({ what, more }) => `To be undone: ${what}${more ? ` And ${more} more since.` : ''}`,
  'undo.gone': 'taken back',

  'event.undone': ({ name, names, moves }) => `${name} takes ${moves === 1 ? 'a move' : `${moves} moves`} back${names.length
    ? `; ${list(names)} ${names.length > 1 ? 'have' : 'has'} agreed` : ''}.`,
  'event.undo_asked': ({ name }) => `${name} asks to take a move back.`,
  'event.undo_agreed': ({ name }) => `${name} agrees.`,
  'event.undo_refused': ({ name }) => `${name} says no: it stays as it is.`,
  'event.undo_withdrawn': ({ name }) => `${name} lets it stay as it is.`,

  'undo.policy.vote': 'At this table moves can be taken back if all others agree.',
  'undo.policy.none': 'At this table no move is taken back.',

  'error.nothing_to_undo': 'There is no move of yours to take back.',
  'error.undo_revealed': 'Something has been seen since; the others would have to agree.',
  'error.undo_others_moved': 'Others have moved since; they would have to agree.',
  'error.undo_not_allowed': 'At this table that is not taken back.',
  'error.undo_asked': 'Somebody is already asking to take a move back.',
  'error.undo_not_asked': 'Nobody asks you any more.',
  'error.undo_refused': 'The others have said no to that.',
};
