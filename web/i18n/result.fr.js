// @ts-check
// French words of a result that somebody has shared.

/** @type {import('../js/words.js').Sentences} */
export const resultFr = {
  'result.title': 'Un résultat',
  'result.won': ({ names }) => `${names} a gagné`,
  'result.shared': ({ names }) => `${names} ont gagné ensemble`,
  'result.bot': ({ name, id }) => `${name} (bot, ${id})`,
  'result.place': ({ rank }) => `${rank}.`,
  'result.options': ({ names }) => `Joué avec ${names}.`,
  'result.look': 'Voir la partie',
  'result.play': 'Jouer toi-même',
};
