// @ts-check
// Italian words of how strong the bots are.

/** @type {import('../js/words.js').Sentences} */
export const levelsIt = {
  'level.rating': ({ rating, low, high, n }) => `punteggio ${rating} qui (da ${low} a ${high}, ${n} partite)`,
  'level.measured': ({ share, even, n, against, sure }) =>
    `vince ${share} ± ${sure} delle partite contro ${n === 1 ? 'un' : n} «${against}» (alla pari: ${even})`,
  'level.unknown': ({ n }) => `non misurato con ${n} giocatori`,
};
