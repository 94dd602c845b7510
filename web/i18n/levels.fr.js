// @ts-check
// French words of how strong the bots are.

/** @type {import('../js/words.js').Sentences} */
export const levelsFr = {
  'level.rating': ({ rating, low, high, n }) => `classé ${rating} ici (${low} à ${high}, ${n} parties)`,
  'level.measured': ({ share, even, n, against, sure }) =>
    `gagne ${share} ± ${sure} ${n === 1 ? 'contre' : `seul contre ${n} fois`} « ${against} » (à égalité : ${even})`,
  'level.unknown': ({ n }) => `pas mesuré à ${n} joueurs`,
};
