// @ts-check
// The page of a player. Loaded when it is first opened.

export { page } from './view.js';
export * from './actions.js';
