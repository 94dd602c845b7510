// @ts-check
// English words of a result that somebody has shared.

/** @type {import('../js/words.js').Sentences} */
export const resultEn = {
  'result.title': 'A result',
  'result.won': ({ names }) => `${names} has won`,
  'result.shared': ({ names }) => `${names} have won together`,
  'result.bot': ({ name, id }) => `${name} (bot, ${id})`,
  'result.place': ({ rank }) => `${rank}.`,
  'result.options': ({ names }) => `Played with ${names}.`,
  'result.look': 'Look at the match',
  'result.play': 'Play yourself',
};
