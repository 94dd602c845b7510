// @ts-check
// Dutch words of how strong the bots are.

/** @type {import('../js/words.js').Sentences} */
export const levelsNl = {
  'level.rating': ({ rating, low, high, n }) => `hier gewaardeerd op ${rating} (${low} tot ${high}, ${n} partijen)`,
  'level.measured': ({ share, even, n, against, sure }) =>
    `wint ${share} ± ${sure} van de partijen tegen ${n === 1 ? 'één' : n} ‘${against}’ (even sterk: ${even})`,
  'level.unknown': ({ n }) => `niet gemeten met ${n} spelers`,
};
