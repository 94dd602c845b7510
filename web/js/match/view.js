// @ts-check
// A match in each of its states: not found, waiting for players, in progress, finished.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { look } from '../core/base.js';
import { errorWords, t } from '../core/words.js';
import { endWords } from '../ending/reason_view.js';
import { hut, icon } from '../frame/drawings.js';
import { gameOf } from '../games/games.js';
import { isLocal } from '../core/ids.js';
import { table } from './play_view.js';
import { seatName } from './state.js';
import { waiting } from '../table/view.js';

/** @param {import('../core/state.js').State} state */
export function matchPage(state) {
  const { match } = state;
  if (match?.error && state.pages.local && isLocal(match.id)) return state.pages.local.problem(match);
  if (match?.error) return lone(t('lost.title'), errorWords({ name: match.error }));
  if (!match?.info || !gameOf(state, match.info.game)) return html`<p class="waiting-page">${t('lobby.loading')}</p>`;
  const { status } = match.info;
  if (look && status === 'open') return lone(state.games[match.info.game].title,
    seatedWords(match.info), state.pages.screen?.joinCode(state));
  if (status === 'open') return waiting(state);
  if (status === 'broken') return lone(t('status.broken'), t('table.broken'));
  if (!match.view) return status === 'abandoned' ? lone(t(match.info.end_reason === 'expired' ? 'status.expired' : 'status.abandoned'),
    endWords(match)) : html`<p class="waiting-page">${t('lobby.loading')}</p>`;
  if (match.plan && state.pages.conditional) return state.pages.conditional.page(state);
  if (match.past && state.pages.replay) return state.pages.replay.page(state);
  if (match.info.puzzle) return state.pages.puzzles.puzzleTable(state);
  if (look) return state.pages.screen?.page(state) ?? html`<p class="waiting-page">${t('lobby.loading')}</p>`;
  const next = match.info.local?.next ?? null;
  return table(state, next === null ? {} : state.pages.local.handOver(state, seatName(match, next)));
}

/** Returns the names at an open table, and that it waits. @param {any} info */
const seatedWords = ({ seats }) => [...seats.map((/** @type {any} */ { name }) => name).filter(Boolean), t('status.open')].join(', ');

/** @param {string} title @param {string} text @param {any} [more] below the text */
function lone(title, text, more = nothing) {
  return html`<section class="card lone">${icon(hut)}<h1>${title}</h1><p>${text}</p>${more}${look
    ? nothing : html`<a class="button primary" href="./">${t('go.lobby')}</a>`}</section>`;
}
