// @ts-check
// The readable rules of Stone Age, and the help at its table.

import { rules, icon } from './rules/rules.js';
import { explain } from './rules/help.js';
import { wordsOf } from '../../js/core/words.js';

/** @type {import('../../js/games/module.js').Book} */
export const book = {
  rules,
  icon,
  explain,
  provenance: 'variants',
  words: [wordsOf('stoneage-rules', 'stoneage-rules-variants')],
};
