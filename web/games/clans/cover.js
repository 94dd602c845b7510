// @ts-check
// The parts of Clans that are shown outside of its tables.

import { markIcon } from './pieces.js';

/** @type {import('../../js/games/module.js').Cover} */
export const cover = { markIcon };
