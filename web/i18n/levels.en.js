// @ts-check
// English words of how strong the bots are.

/** @type {import('../js/words.js').Sentences} */
export const levelsEn = {
  'level.rating': ({ rating, low, high, n }) => `rated ${rating} here (${low}–${high}, ${n} matches)`,
  'level.measured': ({ share, even, n, against, sure }) =>
    `wins ${share} ± ${sure} of matches against ${n === 1 ? 'one' : n} “${against}” (even odds: ${even})`,
  'level.unknown': ({ n }) => `no data for ${n} players`,
};
