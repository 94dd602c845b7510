// @ts-check
// German words of a result that somebody has shared.

/** @type {import('../js/words.js').Sentences} */
export const resultDe = {
  'result.title': 'Ergebnis der Partie',
  'result.won': ({ names }) => `${names} hat gewonnen`,
  'result.shared': ({ names }) => `${names} teilen sich den Sieg`,
  'result.bot': ({ name, id }) => `${name} (Bot, ${id})`,
  'result.place': ({ rank }) => `${rank}.`,
  'result.options': ({ names }) => `Gespielt mit ${names}.`,
  'result.look': 'Partie ansehen',
  'result.play': 'Jetzt spielen',
};
