// @ts-check
// Conditional moves for the match on screen. Loaded on first use, or if there are any.

export { planPage as page } from './view.js';
export * from './actions.js';
