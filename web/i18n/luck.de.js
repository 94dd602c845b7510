// @ts-check
// German words below every score sheet: who had luck.

/** @type {import('../js/words.js').Sentences} */
export const luckDe = {
  'luck.what_decided': 'Was hat entschieden?',
  'luck.hint': 'Tipp',
  'luck.hint_long': 'Was täte ein starker Bot?',
  'luck.thought': ({ id, s }) => `${id}, ${s} s gedacht`,
  'error.no_analysis': 'Niemand hier weiß genug, um diese Partie zu analysieren.',
  'luck.title': 'Wer hatte Glück?',
  'luck.lead': 'Was die Würfel brachten, und darunter, was sie mit den eingesetzten Werkzeugen im Mittel bringen.',
  'luck.dice': ({ n }) => (n === 1 ? 'ein Würfel' : `${n} Würfel`),
  'luck.pips': 'Augen aller Würfel',
  'luck.of': ({ n }) => `von ${n}`,
  'luck.none': 'nicht ge\u00adwürfelt',
  'luck.very_unlucky': 'großes Pech',
  'luck.unlucky': 'Pech',
  'luck.even': 'ausge\u00adglichen',
  'luck.lucky': 'Glück',
  'luck.very_lucky': 'großes Glück',
};
