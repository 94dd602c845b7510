// @ts-check
// The words of profiles and of their pictures.

import { wordsOf } from '../words.js';

/** @type {import('../words.js').Source} */
export const PLAYER_WORDS = wordsOf('player');
