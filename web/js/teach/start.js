// @ts-check
// A tutorial and the tips of a first match. Loaded at a table with something to teach.

export { card } from './view.js';
export * from './actions.js';
