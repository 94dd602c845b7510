// @ts-check
// German words of how strong the bots are.

/** @type {import('../js/words.js').Sentences} */
export const levelsDe = {
  'level.rating': ({ rating, low, high, n }) => `Wertung ${rating} hier (${low} bis ${high}, ${n} Partien)`,
  'level.measured': ({ share, even, n, against, sure }) =>
    `gewinnt ${share} ± ${sure} ${n === 1 ? 'gegen' : `allein gegen ${n}-mal`} „${against}“ (gleich stark: ${even})`,
  'level.unknown': ({ n }) => `mit ${n} Spielern nicht gemessen`,
};
