// @ts-check
// German words of a result that somebody has shared.

/** @type {import('../js/words.js').Sentences} */
export const resultDe = {
  'result.title': 'Ein Ergebnis',
  'result.won': ({ names }) => `${names} hat gewonnen`,
  'result.shared': ({ names }) => `${names} haben gemeinsam gewonnen`,
  'result.bot': ({ name, id }) => `${name} (Bot, ${id})`,
  'result.place': ({ rank }) => `${rank}.`,
  'result.options': ({ names }) => `Gespielt mit ${names}.`,
  'result.look': 'Die Partie ansehen',
  'result.play': 'Selbst spielen',
};
