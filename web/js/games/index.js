// @ts-check
// The games that this client can draw: one folder and one line each, as on the server.

import { stoneage } from './stoneage/index.js';

/** @type {Record<string, any>} */
export const games = { [stoneage.id]: stoneage };
