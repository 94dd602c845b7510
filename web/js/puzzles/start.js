// @ts-check
// Puzzles: the page with those of today and all themes, and the table on which one is solved. Loaded on first use.

export { page } from './view.js';
export { enter, prepare } from './actions.js';
export { puzzleTable } from './table_view.js';
