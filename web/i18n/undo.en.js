// @ts-check
// English words of what every game has: taking moves back.

/** @param {string[]} names */
const list = (names) => (names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`);

/** @type {import('../js/words.js').Sentences} */
export const undoEn = {
  'undo.free': 'Undo',
  'undo.free_hint': 'Undo your last move',
  'undo.ask': 'Request undo',
  'undo.ask_hint': 'Something was revealed since your last move, so the others must agree to undo it',
  'undo.unrates': 'Undo (unrated)',
  'undo.unrates_hint': 'Nobody else is there to agree, so the match would no longer be rated',
  'undo.unrates_title': 'Undo, and play on unrated?',
  'undo.unrates_ask':
    'This undoes more than a move of yours that revealed nothing, and nobody else is there to agree. The match will no longer be rated.',
  'undo.reset': 'Reset this turn',
  'undo.none_hint': 'Nothing to undo',
  'undo.agree': 'Agree',
  'undo.refuse': 'Decline',
  'undo.withdraw': 'Cancel request',
  'undo.asks_you': ({ name }) => `${name} wants to undo a move. Do you agree?`,
  'undo.you_ask': ({ names }) => `You’ve asked to undo your move. Waiting for ${list(names)}.`,
  'undo.asks': ({ name, names }) => `${name} has asked to undo a move. Waiting for ${list(names)}.`,
  'undo.until': ({ when }) => `Without an answer it is declined: ${when}.`,
  'undo.which': ({ what, more }) => `To undo: ${what}${more ? ` And ${more} more since.` : ''}`,
  'undo.gone': 'undone',

  'event.undone': ({ name, names, moves }) =>
    `${name} undoes ${moves === 1 ? 'a move' : `${moves} moves`}${names.length ? `; ${list(names)} agreed` : ''}.`,
  'event.undo_asked': ({ name }) => `${name} asks to undo a move.`,
  'event.undo_agreed': ({ name }) => `${name} agrees.`,
  'event.undo_refused': ({ name }) => `${name} declines the undo.`,
  'event.undo_over': ({ name }) => `Nobody answered in time: the undo that ${name} asked for is declined.`,
  'event.undo_withdrawn': ({ name }) => `${name} withdraws the undo request.`,

  'undo.policy.vote': 'At this table, moves can be undone if all others agree.',
  'undo.policy.none': 'Undo is off at this table.',

  'error.nothing_to_undo': 'You have no move to undo.',
  'error.undo_revealed': 'Something was revealed since then; the others would have to agree.',
  'error.undo_others_moved': 'Others have moved since then; they would have to agree.',
  'error.undo_not_allowed': 'That can’t be undone at this table.',
  'error.undo_asked': 'Someone has already asked to undo a move.',
  'error.undo_not_asked': 'There is no undo request any more.',
  'error.undo_refused': 'The others have declined that.',
  'undo.reset_short': 'Reset',
};
