// @ts-check
// French words of a result that somebody has shared.

/** @type {import('../js/words.js').Sentences} */
export const resultFr = {
  'result.title': 'Résultat de la partie',
  'result.won': ({ names }) => `${names} a gagné`,
  'result.shared': ({ names }) => `${names} partagent la victoire`,
  'result.bot': ({ name, id }) => `${name} (bot, ${id})`,
  'result.place': ({ rank }) => `${rank}.`,
  'result.options': ({ names }) => `Joué avec ${names}.`,
  'result.look': 'Voir la partie',
  'result.play': 'Jouer maintenant',
};
