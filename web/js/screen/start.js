// @ts-check
// A match for those who only look at it: on a big screen, or in a frame on another site. Loaded by these addresses alone.

import { loadStyles } from '../core/pages.js';

export { news, screenPage as page } from './view.js';

/** Loads the style sheet. */
export const prepare = () => loadStyles(['/js/screen/style.css']);
