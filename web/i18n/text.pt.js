// @ts-check
// Portuguese words of the table in words.

/** @type {import('../js/words.js').Sentences} */
export const textPt = {
  'text.may': 'As tuas jogadas possíveis',
  'text.news': 'Desde a tua última jogada',
  'text.latest': 'O que aconteceu por último',
  'text.quiet': 'Desde então não aconteceu nada.',
  'text.board': 'No tabuleiro',
  'text.players': 'Jogadores',
  'text.score': ({ n }) => `Pontos: ${n}`,
  'text.talk': 'Registo e chat',
};
