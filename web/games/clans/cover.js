// @ts-check
// Clans as it is seen outside of its tables.

import { markIcon } from './pieces.js';

/** @type {import('../../js/games/module.js').Cover} */
export const cover = { markIcon };
