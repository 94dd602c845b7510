// @ts-check
// The ways to a match on a big screen, in a window of its own.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { t } from '../core/words.js';
import { matchPath } from '../core/router.js';

/** Returns the address: with the key of a match that is not listed, since the screen asks as nobody. @param {any} match */
const addressOf = ({ id, key, info }) => matchPath(id, info.listed ? null : info.key ?? key).replace('match/', 'screen/');

/** The tool of a spectator. @param {any} match */
export const screenTool = (match) => (match.info.local || match.view.me !== null ? nothing : html`<a class="button quiet" target="_blank"
  rel="noopener" href=${addressOf(match)} data-words=${t('table.screen')} title=${t('table.screen_hint')} aria-label=${t('table.screen')}
  data-testid="screen-way"><svg class="glyph" viewBox="0 0 24 24" aria-hidden="true"><path d="M3 5h18v12H3ZM8 21h8M12 17v4"></path></svg
  ></a>`);

/** The button of the host who waits for players, perhaps beside a projector. @param {any} match */
export const screenButton = (match) => html`<a class="button plain" target="_blank" rel="noopener" href=${addressOf(match)}
  title=${t('table.screen_hint')} data-testid="screen-way">${t('table.screen')}</a>`;
