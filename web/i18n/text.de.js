// @ts-check
// German words of the table in words.

/** @type {import('../js/words.js').Sentences} */
export const textDe = {
  'text.may': 'Deine möglichen Züge',
  'text.news': 'Seit deinem letzten Zug',
  'text.latest': 'Letzte Ereignisse',
  'text.quiet': 'Seither ist nichts geschehen.',
  'text.board': 'Auf dem Spielplan',
  'text.players': 'Spieler',
  'text.score': ({ n }) => `${n} Punkte`,
  'text.talk': 'Verlauf und Chat',
};
