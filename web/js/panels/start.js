// @ts-check
// The dashboard and shared answers, which are pages below the statistics. Loaded when one is first opened.

export { page } from './view.js';
export { enter, prepare } from './actions.js';
