// @ts-check
// English words below every score sheet: who had luck.

/** @type {import('../js/words.js').Sentences} */
export const luckEn = {
  'luck.what_decided': 'What decided it?',
  'luck.hint': 'Hint',
  'luck.hint_long': 'What would a strong bot do?',
  'luck.thought': ({ id, s }) => `${id}, thought ${s} s`,
  'error.no_analysis': 'This match can’t be analysed on this server.',
  'luck.title': 'Who was lucky?',
  'luck.lead': 'What each player rolled and, below it, the average yield of those dice with the tools that were added.',
  'luck.dice': ({ n }) => (n === 1 ? 'one die' : `${n} dice`),
  'luck.pips': 'Total pips',
  'luck.of': ({ n }) => `of ${n}`,
  'luck.none': 'not rolled',
  'luck.very_unlucky': 'very unlucky',
  'luck.unlucky': 'unlucky',
  'luck.even': 'about even',
  'luck.lucky': 'lucky',
  'luck.very_lucky': 'very lucky',
};
