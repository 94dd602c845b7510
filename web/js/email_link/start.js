// @ts-check
// The page of a link in an email. Loaded when it is opened.

export { page } from './view.js';
export * from './actions.js';
