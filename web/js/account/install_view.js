// @ts-check
// The card of the account page that installs Ochre as an app, in browsers that support it.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { t } from '../core/words.js';
import { install } from './actions.js';

/** @param {import('../core/state.js').State} state */
export function installCard({ ui: { install: offer } }) {
  return offer ? html`<section class="card" data-testid="install"><h2>${t('install.title')}</h2><p class="soft">${t('install.lead')}</p>
    <div class="row"><button class="plain" data-testid="install-go" @click=${() => install(offer)}>${t(
      'install.go')}</button></div></section>` : nothing;
}
