// @ts-check
// The list of the user's matches in the lobby: those that wait for them, with a small board, and the newest others.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { listed, t } from '../core/words.js';
import { matchPath } from '../core/router.js';
import { dueWords } from '../clock/view.js';
import { joinMatch } from '../lobby/actions.js';
import { mySeat } from '../lobby/lists.js';
import { card, openNote } from '../lobby/view.js';
import { shownName } from '../match/state.js';
import { isInvitation, isOver, myTurn, waitingFirst, waitingForMe } from '../mine/lists.js';
import { board, question } from './boards.js';

/** @typedef {import('../core/state.js').State} State */

const SHOWN_MAX = 6;

/** Returns the matches to list: those that wait first, then the newest; all others are on a page of their own. @param {State} state */
export function mineShown({ mine: { matches } }) {
  const waiting = waitingFirst(matches);
  return [...waiting, ...matches.filter((match) => !waiting.includes(match) && !(isOver(match) && match.seen?.end))].slice(0, SHOWN_MAX);
}

/** @param {State} state */
export function mine(state) {
  const n = waitingForMe(state.mine.matches);
  const title = html`${t('lobby.mine')}${n ? html` <span class="tag turn-count" role="status"
    data-testid="waiting-for-me">${t('lobby.waiting_for_you', { n })}</span>` : nothing}`;
  return card('my-matches', title, mineShown(state), state.conn === 'open' && state.mine.loaded ? t('lobby.none_mine') : '', state, partsOf,
    html`<p class="mine-all"><a class="button plain" href="mine" data-testid="mine-all">${t('lobby.mine_all')}</a></p>`);
}

/** @param {any} match of mine @param {State} state @returns {import('../lobby/view.js').Parts} */
function partsOf(match, state) {
  const asked = isInvitation(match);
  const turn = !asked && myTurn(match);
  return {
    kind: turn ? 'waits turn-row' : asked ? 'waits' : '',
    board: turn ? html`<a class="turn-board" href=${matchPath(match.id)} tabindex="-1" aria-hidden="true">${board(match)}</a>` : nothing,
    note: asked ? t('lobby.asks_you') : turn ? question(match) || t('lobby.your_turn') : statusNote(match, state),
    marks: html`${match.listed || turn ? nothing : html` · ${t('lobby.link_only')}`}${match.mentions ? html`<span class="tag mention-tag"
      title=${t('chat.mentions', { n: match.mentions })}>@${match.mentions}</span>` : nothing}${asked || turn
      ? dueWords(match, Date.now() + state.ahead_ms) : nothing}`,
    button: button(match, state, asked, turn),
  };
}

/** @param {any} match @param {State} state @returns {string} */
function statusNote(match, state) {
  if (match.status === 'open') return openNote(match);
  const names = match.status === 'running' && mySeat(match, state.user) !== null
    ? (match.to_act ?? []).map((/** @type {number} */ at) => shownName(match.seats[at])).filter(Boolean) : [];
  return names.length ? t('lobby.waits_for', { names: listed(names) })
    : t(match.end_reason === 'expired' ? 'status.expired' : 'status.' + match.status);
}

/** @param {any} match @param {State} state @param {boolean} asked @param {boolean} turn whether it waits for me */
function button(match, state, asked, turn) {
  if (asked) return html`<button class="primary" data-testid="accept" ?disabled=${Boolean(state.ui.busy)}
    @click=${() => joinMatch(match.id)}>${t('wait.take')}</button>`;
  const words = match.status === 'over' ? 'lobby.result'
    : match.status === 'running' || match.status === 'open' ? 'lobby.continue' : 'lobby.look';
  return html`<a class="button ${turn ? 'primary' : 'plain'}" href=${matchPath(match.id)}>${t(words)}</a>`;
}
