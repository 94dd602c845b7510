// @ts-check
// The rules of games and of all tables, as a page or next to a match. Loaded with the first rules.

export { rulesPage, rulesSheet } from './view.js';
export { loadTableRules } from './actions.js';
