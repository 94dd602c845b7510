// @ts-check
// Polish words of how strong the bots are.

/** @type {import('../js/words.js').Sentences} */
export const levelsPl = {
  'level.rating': ({ rating, low, high, n }) => `ranking tutaj: ${rating} (od ${low} do ${high}, partii: ${n})`,
  'level.measured': ({ share, even, n, against, sure }) =>
    `wygrywa ${share} ± ${sure} partii przeciw ${n === 1 ? 'jednemu' : n} „${against}” (po równo: ${even})`,
  'level.unknown': ({ n }) => `nie zmierzono dla graczy: ${n}`,
};
