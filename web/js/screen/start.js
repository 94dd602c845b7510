// @ts-check
// A match for those who only look at it: on a big screen, or in a frame on another site. Loaded by these addresses alone.

import { look } from '../core/base.js';
import { loadPage, loadStyles } from '../core/pages.js';

export { joinCode, news, screenPage as page } from './view.js';

/** Loads the style sheet and, for a big screen, the code by which people join from their phones. */
export const prepare = () => Promise.all([loadStyles(['/js/screen/style.css']),
  look === 'screen' ? loadPage('share').then((share) => share.reach()) : null]);
