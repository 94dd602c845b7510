// @ts-check
// The buttons that open the rules and the help at a table; the help itself is in rules/help.js.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { t } from '../core/words.js';
import { flipHelping } from '../frame/ui_state.js';
import { rulesPath } from '../core/router.js';

const book = html`<svg class="glyph" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M12 6.500C9 4.500 6 4.500 3 5.500V19C6 18 9 18 12 20 15 18 18 18 21 19V5.500C18 4.500 15 4.500 12 6.500ZM12
  6.500V20"></path></svg>`;

/** @param {import('../core/state.js').State} state */
export function helpLinks(state) {
  return html`<button class="quiet help-mode-button" aria-pressed=${state.ui.helping ? 'true' : 'false'} title=${t('table.help')}
    aria-label=${t('table.help')} data-testid="help-mode" @click=${flipHelping}>?</button>
    <a class="quiet" href=${rulesPath(state.match?.info.game)} title=${t('table.rules')} data-words=${t('table.rules')}
      aria-label=${t('table.rules')}
      data-testid="rules-open">${book}</a>`;
}

/** The banner of the help mode, with a button that ends it. @param {import('../core/state.js').State} state */
export function helpBanner(state) {
  if (!state.ui.helping || state.route.name !== 'match') return nothing;
  return html`<div class="help-banner" role="status" data-testid="help-banner"><span>${t('help.mode')}</span><button class="plain"
    data-testid="help-done" @click=${flipHelping}>${t('help.done')}</button></div>`;
}
