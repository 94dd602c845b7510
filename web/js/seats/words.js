// @ts-check
// The words of tables and of their score sheets.

import { wordsOf } from '../core/words.js';

/** @type {import('../core/words.js').Source} */
export const SITTING_WORDS = wordsOf('sitting', 'rank', 'luck', 'replay', 'undo');
