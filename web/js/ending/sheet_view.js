// @ts-check
// The score sheet: row by row, the winner on top, with the button of the next match above it.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { listed, numberText, t } from '../core/words.js';
import { requestAnalysis } from '../match/actions.js';
import { shareResult } from '../frame/sharing.js';
import { declineRematch, playAgain, rematch } from '../table/actions.js';
import { matchPath } from '../core/router.js';
import { byRank, seatName } from '../match/state.js';
import { gameOn } from '../games/games.js';
import { inWords } from '../frame/layout.js';
import { endedEarly, endWords } from './reason_view.js';
import { endScene, mineWords, pointBars } from './scene_view.js';
import { luckReport } from './luck_view.js';
import { seal } from '../frame/parts_view.js';

/** @param {import('../core/state.js').State} state */
export function sheet(state) {
  const match = /** @type {any} */ (state.match);
  const { result } = match;
  const game = gameOn(state, match.info.game);
  const order = byRank(result);
  const name = (/** @type {number} */ seat) => seatName(match, seat);
  return html`<section class="sheet" data-testid="score-sheet">${inWords(state) ? nothing : endScene(state, order)}
    <header class="sheet-head"><div><h1 class="winner">${winner(order, name)}</h1>${mineWords(state, order)}
      <p class="soft" data-testid="end-words">${endedEarly(match) ? endWords(match)
        : t('reason.' + result.reason)}</p>${match.info.offline ? html`<p class="soft small" data-testid="played-offline">${t(
          'luck.offline')}</p>` : nothing}</div>
      <div class="send-row">${match.info.my_seat === null ? nothing : html`<button class="plain" data-testid="share-result"
      ?disabled=${Boolean(state.ui.busy)} @click=${shareResult}>${t('sheet.share')}</button>`}${analysisButton(state)}${nextMatch(
        state)}</div></header>${pointBars(state, order)}
    <div class="ledger-frame"><table class="ledger"><caption class="hidden">${t('sheet.title')}</caption>
      <thead><tr><td></td>${order.map((/** @type {any} */ s) => html`<th scope="col" class=${s.rank === 1 ? 'best' : ''}>
        ${game.markIcon(s.seat)}<span><bdi>${name(s.seat)}</bdi></span>${game.seatNote(match.view, s.seat)}</th>`)}</tr></thead>
      <tbody>${result.rows.map((/** @type {any} */ row) => html`<tr><th scope="row">${t('row.' + row.name)}</th>
        ${order.map((/** @type {any} */ s) => cell(row.cells[s.seat]))}</tr>`)}</tbody>
      <tfoot><tr class="total"><th scope="row">${t('sheet.total')}</th>${order.map((/** @type {any} */ s) =>
        html`<td data-testid="total-${s.seat}">${numberText(s.total)}</td>`)}</tr>
        <tr class="ranks"><th scope="row">${t('sheet.rank')}</th>${order.map((/** @type {any} */ s) =>
          html`<td>${t('rank.word', { rank: s.rank })}</td>`)}</tr>
        ${tied(order) ? html`<tr><th scope="row">${t('sheet.tie')}</th>
          ${order.map((/** @type {any} */ s) => html`<td>${s.tie}</td>`)}</tr>` : nothing}</tfoot>
    </table></div>${luckReport(state, order)}${analysisOf(state)}${match.info.local
      ? state.pages.local.keepPart(state) : seal(match.info)}</section>`;
}

/** Draws the analysis, once it was requested. @param {import('../core/state.js').State} state */
const analysisOf = (state) => (state.match?.analysis && state.pages.replay ? state.pages.replay.part(state) : nothing);

/** Draws the button that requests the analysis. @param {import('../core/state.js').State} state */
function analysisButton({ match, pages }) {
  if (match?.analysis && pages.replay) return nothing;
  return html`<button class="plain" data-testid="analysis-open" @click=${requestAnalysis}>${t('luck.what_decided')}</button>`;
}

/** @param {any} cell */
function cell(cell) {
  return html`<td>${cell.factor ? html`<small>${cell.count} × ${cell.factor} =</small>` : nothing}${numberText(cell.points)}</td>`;
}

/** Returns whether a tie-break was decisive; some games have none. @param {any[]} order */
function tied(order) {
  return order.some((s) => s.tie) && order.some((s, i) => i > 0 && s.total === order[i - 1].total);
}

/** @param {any[]} order @param {(seat: number) => string} name */
function winner(order, name) {
  const best = order.filter((s) => s.rank === 1);
  if (best.length === 1) return t('sheet.winner', { name: name(best[0].seat), points: best[0].total });
  return t('sheet.shared', { names: listed(best.map((s) => name(s.seat))), points: best[0].total });
}

/** @param {import('../core/state.js').State} state */
export function nextMatch(state) {
  const { info } = /** @type {any} */ (state.match);
  if (info.local) return state.pages.local.againButton(state);
  if (info.rematch_by) return asked(state, info.rematch_by);
  if (info.rematch) return html`<a class="button primary" data-testid="rematch"
    href=${matchPath(info.rematch)}>${t('sheet.to_rematch')}</a>`;
  if (info.tournament) return html`<a class="button primary" data-testid="to-tournament"
    href="tournaments/${info.tournament}">${t('sheet.to_tournament')}</a>`;
  if (info.my_seat === null) return nothing;
  const alone = info.seats.every((/** @type {any} */ seat) => seat.seat === info.my_seat || (seat.bot && seat.user === null));
  return html`<button class="primary big" data-testid="rematch" ?disabled=${Boolean(state.ui.busy)}
    @click=${alone ? playAgain : rematch}>${t(alone ? 'sheet.again' : 'sheet.rematch')}</button>`;
}

/**
 * Draws the offer of a rematch in which a seat is reserved for the user.
 * @param {import('../core/state.js').State} state @param {string} name
 */
function asked(state, name) {
  const busy = Boolean(state.ui.busy);
  return html`<div class="asked-again" role="status" data-testid="asked"><p>${t('sheet.asked', { name })}</p><div class="send-row">
    <button class="plain" data-testid="decline" ?disabled=${busy} @click=${declineRematch}>${t('sheet.decline')}</button>
    <button class="primary big" data-testid="rematch" ?disabled=${busy} @click=${rematch}>${t('sheet.accept')}</button></div></div>`;
}
