// @ts-check
// Italian words below every score sheet: who had luck.

import { formsOf } from '../js/words.js';

const { count } = formsOf('it');

/** @type {import('../js/words.js').Sentences} */
export const luckIt = {
  'luck.what_decided': 'Che cosa ha deciso?',
  'luck.hint': 'Suggerimento',
  'luck.hint_long': 'Che cosa farebbe un bot forte?',
  'luck.thought': ({ id, s }) => `${id}, ha pensato ${s} s`,
  'error.no_analysis': 'Questa partita non può essere analizzata su questo server.',
  'luck.title': 'Chi ha avuto fortuna?',
  'luck.lead': 'Che cosa hanno dato i dadi e, sotto, che cosa danno in media con gli attrezzi usati.',
  'luck.dice': ({ n }) => `${count(n, 'dado', 'dadi')}`,
  'luck.pips': 'Punti di tutti i dadi',
  'luck.of': ({ n }) => `su ${n}`,
  'luck.none': 'non tirati',
  'luck.very_unlucky': 'molto sfortunato',
  'luck.unlucky': 'sfortunato',
  'luck.even': 'nella media',
  'luck.lucky': 'fortunato',
  'luck.very_lucky': 'molto fortunato',
};
