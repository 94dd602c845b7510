// @ts-check
// The pages of tournaments. Loaded when they are first opened.

export { page } from './view.js';
export * from './actions.js';
