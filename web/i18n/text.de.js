// @ts-check
// German words of the table in words.

/** @type {import('../js/words.js').Sentences} */
export const textDe = {
  'text.may': 'Was du tun darfst',
  'text.news': 'Seit deinem letzten Zug',
  'text.latest': 'Was zuletzt geschah',
  'text.quiet': 'Seither ist nichts geschehen.',
  'text.board': 'Auf dem Spielplan',
  'text.players': 'Wer spielt',
  'text.score': ({ n }) => `${n} Punkte`,
  'text.talk': 'Verlauf und Chat',
};
