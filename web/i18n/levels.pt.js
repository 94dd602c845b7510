// @ts-check
// Portuguese words of how strong the bots are.

/** @type {import('../js/words.js').Sentences} */
export const levelsPt = {
  'level.rating': ({ rating, low, high, n }) => `pontuação ${rating} aqui (de ${low} a ${high}, ${n} partidas)`,
  'level.measured': ({ share, even, n, against, sure }) =>
    `ganha ${share} ± ${sure} das partidas contra ${n === 1 ? 'um' : n} “${against}” (igualdade: ${even})`,
  'level.unknown': ({ n }) => `não medido com ${n} jogadores`,
};
