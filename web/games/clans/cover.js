// @ts-check
// The parts of Clans that are shown outside of its tables: its sign, and the names of its options.

import { wordsOf } from '../../js/core/words.js';
import { markIcon } from './pieces.js';

/** @type {import('../../js/games/module.js').Cover} */
export const cover = { words: [wordsOf('clans-cover')], markIcon };
