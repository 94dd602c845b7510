// @ts-check
// The page of the user's matches. Loaded when it is first opened.

export { minePage as page } from './view.js';
export * from './actions.js';
