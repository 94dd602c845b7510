// @ts-check
// The games that this client can draw: one folder and one line each, as on the server.

import { clans } from '../../games/clans/index.js';
import { stoneage } from '../../games/stoneage/index.js';

/** @type {Record<string, any>} */
export const games = { [stoneage.id]: stoneage, [clans.id]: clans };

/** The game that the front page shows and that "Play now" plays. */
export const FRONT = stoneage.id;

/** The module of a game; that of the front page for one that nobody can draw. @param {string} [id] */
export const gameOf = (id) => games[id ?? FRONT] ?? games[FRONT];
