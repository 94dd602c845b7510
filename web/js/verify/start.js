// @ts-check
// The page that verifies a match's dice. Loaded when it is first opened.

export { page } from './view.js';
export * from './actions.js';
