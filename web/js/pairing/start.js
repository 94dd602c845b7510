// @ts-check
// Quick pairing: the page on which people find others to play with. Loaded on first use.

export { page } from './view.js';
export { enter, prepare } from './actions.js';
