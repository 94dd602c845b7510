// @ts-check
// The kinds of decisions in which the user loses most, in the newest analysed matches.

import { html } from '/vendor/lit-html/lit-html.js';
import { t } from '../core/words.js';
import { figure, table } from './parts_view.js';
import { loadDecisions } from './actions.js';

/** @param {import('./actions.js').Player} player @param {(game: string) => string} title */
export function decisions({ decisions: sums, busy }, title) {
  return html`<section class="card" data-testid="player-decisions" aria-busy=${busy}><h2>${t('player.decisions')}</h2>
    <p class="soft">${t('player.decisions.how')}</p>${sums?.map(({ game, matches, rows }) => html`<h3>${title(game)}
      <small class="soft">${t('player.decisions.of', { n: matches })}</small></h3>${table(title(game), ['decision', 'chosen', 'lost'],
      rows.map(({ name, chosen, lost }) => [t('player.decision.' + name), chosen,
        figure(lost, { minimumFractionDigits: 2, maximumFractionDigits: 2 })]))}`)}
    ${sums ? '' : html`<button class="plain" data-testid="decisions-open" ?disabled=${busy} @click=${loadDecisions}>${t(
      'player.decisions.open')}</button>`}
    ${sums?.length === 0 ? html`<p class="empty" role="status" data-testid="decisions-none">${t('player.decisions.none')}</p>`
      : ''}</section>`;
}
