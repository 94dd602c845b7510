// @ts-check
// The rules of games and of all tables, read as a page or beside a match. Loaded with the first ones.

export { rulesPage, rulesSheet } from './view.js';
export { loadTableRules } from './actions.js';
