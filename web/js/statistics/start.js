// @ts-check
// The statistics for everyone. Loaded when they are first opened.

export { page } from './view.js';
export * from './actions.js';
