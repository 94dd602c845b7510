// @ts-check
// The replay, with the analysis of a finished match and hints. Loaded on first use.

export { replayPage as page } from './view.js';
export { bookmarkDialog } from './bookmark_view.js';
export * from './actions.js';
export { requestAnalysis, requestHint } from '../analysis/actions.js';
export { hintPart as hint, analysisPart as part } from '../analysis/view.js';
