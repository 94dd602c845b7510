// @ts-check
// The page of notification settings. Loaded when it is first opened.

export { noticesPage as page } from './view.js';
export * from './actions.js';
