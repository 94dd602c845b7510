// @ts-check
// French words of how strong the bots are.

/** @type {import('../js/words.js').Sentences} */
export const levelsFr = {
  'level.rating': ({ rating, low, high, n }) => `classé ${rating} ici (${low}–${high}, ${n} parties)`,
  'level.measured': ({ share, even, n, against, sure }) =>
    `gagne ${share} ± ${sure} des parties contre ${n === 1 ? 'un' : n} « ${against} » (à égalité : ${even})`,
  'level.unknown': ({ n }) => `pas de données à ${n} joueurs`,
};
