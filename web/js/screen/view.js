// @ts-check
// A match without controls: the table of a spectator, with the newest events in place of the choices.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { look } from '../core/base.js';
import { t } from '../core/words.js';
import { matchPath } from '../core/router.js';
import { gameOn } from '../games/games.js';
import { rowLines } from '../match/log_view.js';
import { statusWords, table } from '../match/play_view.js';
import { shownRows } from '../motion/plan.js';
import { underStatus } from '../clock/seats_view.js';

const LOOK_BACK = 40; // number of newest rows that are searched for lines
const LINES = 6;

/** @param {import('../core/state.js').State} state */
export function screenPage(state) {
  return table(state, { look, status: status(state), panel: nothing, first: nothing,
    side: news(state) });
}

/** @param {import('../core/state.js').State} state */
function status(state) {
  const match = /** @type {any} */ (state.match);
  return html`<div class="status-line"><p class="status" role="status" aria-live="polite" data-testid="status">${statusWords(state)}</p>
    ${match.watchers > 1 ? html`<span class="tag quiet-tag">${t('table.watchers', { n: match.watchers })}</span>` : nothing}
    ${look === 'embed' ? wayIn(match.id) : onward(match.info)}${underStatus(match)}</div>`;
}

/** Draws the newest events, the newest first. @param {import('../core/state.js').State} state */
export function news(state) {
  const match = /** @type {any} */ (state.match);
  const { markIcon } = gameOn(state, match.info.game);
  const lines = shownRows(match).slice(-LOOK_BACK).flatMap((/** @type {any} */ row) => rowLines(row, state)).slice(-LINES).reverse();
  return html`<section class="screen-news" aria-label=${t('table.log')} data-testid="screen-news"><ol>${lines.map(({ line }) => html`<li
    >${line.seat === null ? nothing : markIcon(line.seat, 'small')}<span>${line.text}</span></li>`)}</ol></section>`;
}

/**
 * Draws the way of a big screen to the next match of these players, once there is one that everybody may see. It stays a screen.
 * @param {any} info
 */
const onward = ({ rematch }) => (rematch ? html`<a class="button primary screen-open" data-testid="screen-next"
  href=${matchPath(rematch).replace('match/', 'screen/')}>${t('sheet.to_rematch')}</a>` : nothing);

/**
 * Draws the code by which a phone opens an open table; none in a frame, or if not anyone may join: the code would give the key away.
 * @param {import('../core/state.js').State} state
 */
export function joinCode({ match, base, pages }) {
  const { id, info } = /** @type {any} */ (match);
  const open = look === 'screen' && info.listed && info.join === 'anyone';
  return open ? pages.share?.codeOf(base + matchPath(id)) ?? nothing : nothing;
}

/** Draws the link from a frame to the match itself. @param {string} id */
const wayIn = (id) => html`<a class="button plain screen-open" href=${matchPath(id)} target="_blank" rel="noopener"
  data-testid="screen-open">${t('table.screen_open')}</a>`;
