// @ts-check
// German words below every score sheet: who had luck.

/** @type {import('../js/words.js').Sentences} */
export const luckDe = {
  'luck.what_decided': 'Was hat entschieden?',
  'luck.hint': 'Hinweis',
  'luck.hint_long': 'Was würde ein starker Bot tun?',
  'luck.thought': ({ id, s }) => `${id}, ${s} s nachgedacht`,
  'error.no_analysis': 'Diese Partie kann auf diesem Server nicht analysiert werden.',
  'luck.title': 'Wer hatte Glück?',
  'luck.lead': 'Was jeder gewürfelt hat, und darunter der durchschnittliche Ertrag dieser Würfel mit den eingesetzten Werkzeugen.',
  'luck.dice': ({ n }) => (n === 1 ? 'ein Würfel' : `${n} Würfel`),
  'luck.pips': 'Augen insgesamt',
  'luck.of': ({ n }) => `von ${n}`,
  'luck.none': 'nicht ge\u00adwürfelt',
  'luck.very_unlucky': 'großes Pech',
  'luck.unlucky': 'Pech',
  'luck.even': 'ausge\u00adglichen',
  'luck.lucky': 'Glück',
  'luck.very_lucky': 'großes Glück',
};
