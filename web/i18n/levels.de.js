// @ts-check
// German words of how strong the bots are.

/** @type {import('../js/words.js').Sentences} */
export const levelsDe = {
  'level.rating': ({ rating, low, high, n }) => `Wertung ${rating} hier (${low}–${high}, ${n} Partien)`,
  'level.measured': ({ share, even, n, against, sure }) =>
    `gewinnt ${share} ± ${sure} der Partien gegen ${n === 1 ? 'einen' : n} „${against}“ (gleich stark: ${even})`,
  'level.unknown': ({ n }) => `keine Daten für ${n} Spieler`,
};
