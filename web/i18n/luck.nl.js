// @ts-check
// Dutch words below every score sheet: who had luck.

import { formsOf } from '../js/words.js';

const { count } = formsOf('nl');

/** @type {import('../js/words.js').Sentences} */
export const luckNl = {
  'luck.what_decided': 'Wat gaf de doorslag?',
  'luck.hint': 'Tip',
  'luck.hint_long': 'Wat zou een sterke bot doen?',
  'luck.thought': ({ id, s }) => `${id}, dacht ${s} s na`,
  'error.no_analysis': 'Deze partij kan op deze server niet worden geanalyseerd.',
  'luck.title': 'Wie had geluk?',
  'luck.lead': 'Wat de dobbelstenen gaven, en eronder wat ze gemiddeld geven met het ingezette gereedschap.',
  'luck.dice': ({ n }) => `${count(n, 'dobbelsteen', 'dobbelstenen')}`,
  'luck.pips': 'Ogen van alle dobbelstenen',
  'luck.of': ({ n }) => `van ${n}`,
  'luck.none': 'niet gegooid',
  'luck.very_unlucky': 'veel pech',
  'luck.unlucky': 'pech',
  'luck.even': 'ongeveer gelijk',
  'luck.lucky': 'geluk',
  'luck.very_lucky': 'veel geluk',
};
