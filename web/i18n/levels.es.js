// @ts-check
// Spanish words of how strong the bots are.

/** @type {import('../js/words.js').Sentences} */
export const levelsEs = {
  'level.rating': ({ rating, low, high, n }) => `puntuación ${rating} aquí (de ${low} a ${high}, ${n} partidas)`,
  'level.measured': ({ share, even, n, against, sure }) =>
    `gana ${share} ± ${sure} de las partidas contra ${n === 1 ? 'un' : n} «${against}» (igualdad: ${even})`,
  'level.unknown': ({ n }) => `sin medir con ${n} jugadores`,
};
