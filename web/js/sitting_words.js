// @ts-check
// The words of tables and of their score sheets.

import { wordsOf } from './words.js';

/** @type {import('./words.js').Source} */
export const SITTING_WORDS = wordsOf('sitting', 'rank', 'luck', 'replay', 'undo');
