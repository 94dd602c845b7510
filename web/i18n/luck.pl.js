// @ts-check
// Polish words below every score sheet: who had luck.

import { formsOf } from '../js/words.js';

const { count } = formsOf('pl');

/** @type {import('../js/words.js').Sentences} */
export const luckPl = {
  'luck.what_decided': 'Co przesądziło?',
  'luck.hint': 'Podpowiedź',
  'luck.hint_long': 'Co zrobiłby silny bot?',
  'luck.thought': ({ id, s }) => `${id}, myślał ${s} s`,
  'error.no_analysis': 'Tej partii nie można przeanalizować na tym serwerze.',
  'luck.title': 'Kto miał szczęście?',
  'luck.lead': 'Co dały kości, a pod spodem, co dają średnio z dołożonymi narzędziami.',
  'luck.dice': ({ n }) => `${count(n, 'kość', 'kości', 'kości')}`,
  'luck.pips': 'Oczka wszystkich kości',
  'luck.of': ({ n }) => `z ${n}`,
  'luck.none': 'bez rzutu',
  'luck.very_unlucky': 'wielki pech',
  'luck.unlucky': 'pech',
  'luck.even': 'mniej więcej równo',
  'luck.lucky': 'szczęście',
  'luck.very_lucky': 'wielkie szczęście',
};
