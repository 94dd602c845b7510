// @ts-check
// The readable rules of Clans, and the help at its table.

import { rules, icon } from './rules.js';
import { explain } from './help.js';
import { wordsOf } from '../../js/core/words.js';

/** @type {import('../../js/games/module.js').Book} */
export const book = {
  rules,
  icon,
  explain,
  provenance: 'epochs',
  words: [wordsOf('clans-rules')],
};
