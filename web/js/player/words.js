// @ts-check
// The words of profiles and of their charts.

import { wordsOf } from '../core/words.js';

/** @type {import('../core/words.js').Source} */
export const PLAYER_WORDS = wordsOf('player');
