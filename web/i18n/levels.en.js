// @ts-check
// English words of how strong the bots are.

/** @type {import('../js/words.js').Sentences} */
export const levelsEn = {
  'level.rating': ({ rating, low, high, n }) => `rated ${rating} here (${low} to ${high}, ${n} matches)`,
  'level.measured': ({ share, even, n, against, sure }) =>
    `wins ${share} ± ${sure} ${n === 1 ? 'against' : `alone against ${n} of`} “${against}” (even: ${even})`,
  'level.unknown': ({ n }) => `not measured with ${n} players`,
};
