// @ts-check
// Polish words of the table in words.

/** @type {import('../js/words.js').Sentences} */
export const textPl = {
  'text.may': 'Twoje możliwe ruchy',
  'text.news': 'Od twojego ostatniego ruchu',
  'text.latest': 'Co stało się ostatnio',
  'text.quiet': 'Od tego czasu nic się nie stało.',
  'text.board': 'Na planszy',
  'text.players': 'Gracze',
  'text.score': ({ n }) => `Punkty: ${n}`,
  'text.talk': 'Dziennik i czat',
};
