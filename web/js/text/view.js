// @ts-check
// The text view of the table. A game describes its contents, the players and the choices as parts of lists (games/module.js: Text); here
// they become headings, lists and buttons.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { t } from '../core/words.js';
import { isClose } from '../frame/layout.js';
import { isTalk, seatName } from '../match/state.js';
import { homeLink } from '../frame/head_view.js';
import { guestHint } from '../people/view.js';
import { sheet } from '../ending/sheet_view.js';
import { gameHere, inOrder, isOver, overPanel, panelInput, seatInput, statusLine, sureOf, tips } from '../match/play_view.js';
import { rowLines, talk } from '../match/log_view.js';

/** @typedef {import('../games/module.js').TextPart} Part */
/** @typedef {import('../games/module.js').TextItem} Item */
/** @typedef {import('../games/module.js').TextChoice} Choice */

const NEWS_MAX = 30; // number of lines about recent events
const LOOK_BACK = 12; // number of rows shown to a spectator, or before the user's first move

/**
 * @param {import('../core/state.js').State} state
 * @param {{status?: any, panel?: any, first?: any, side?: any}} [instead] as table() has it
 */
export function textPage(state, instead = {}) {
  const match = /** @type {any} */ (state.match);
  const over = isOver(match);
  return html`<div class="table-told" data-testid="in-words"><h1 class="hidden">${state.games[match.info.game].title}</h1>
    <div class="bar ${state.ui.more ? 'opened' : ''}">${isClose(state.ui.form) ? homeLink() : nothing}${instead.status
      ?? statusLine(state)}</div>
    <div class="word-columns">
      <div class="word-column">${over && match.result?.over ? sheet(state) : nothing}
        ${over || instead.panel ? nothing : tips(state)}
        ${instead.panel ?? (over ? overPanel(state) : asked(state))} ${news(state)} ${guestHint(state)}</div>
      <div class="word-column">${board(state)} ${players(state)}</div>
      <div class="word-talk"><h2 class="hidden">${t('text.talk')}</h2>${instead.first ?? nothing}${instead.side ?? talk(state)}</div>
    </div></div>`;
}

/** Returns the input of a game's words. @param {import('../core/state.js').State} state */
function input(state) {
  const match = /** @type {any} */ (state.match);
  return { view: match.view, catalogue: state.games[match.info.game], roll: match.lastRoll,
    name: (/** @type {number} */ seat) => seatName(match, seat) };
}

/** @param {import('../core/state.js').State} state @returns {import('../games/module.js').Text|null} */
const textOf = (state) => state.texts[state.match?.info.game] ?? null;

/** Draws the choices: in the game's words, else as in the panel. @param {import('../core/state.js').State} state */
function asked(state) {
  const match = /** @type {any} */ (state.match);
  if (match.view.me === null || !match.choices) return nothing; // the status line names the players for whom the match waits
  const mine = panelInput(state);
  const told = textOf(state)?.choices?.(mine) ?? null;
  return html`<section class="panel word-part" aria-label=${t('text.may')} data-testid="panel"><h2>${t('text.may')}</h2>
    ${sureOf(match) ?? (told ? told.map((one) => part(one, mine.sending)) : gameHere(state).panel(mine))}</section>`;
}

/** Returns the events since my last move. @param {import('../core/state.js').State} state */
function news(state) {
  const match = /** @type {any} */ (state.match);
  const { rows, view } = match;
  const moved = rows.map((/** @type {any} */ row) => row.seat !== null && row.seat === view.me && !isTalk(row)).lastIndexOf(true);
  const since = moved < 0 ? rows.slice(-LOOK_BACK) : rows.slice(moved);
  const lines = since.flatMap((/** @type {any} */ row) => rowLines(row, state)).filter((/** @type {any} */ entry) => !entry.gone)
    .slice(-NEWS_MAX);
  return html`<section class="word-part word-news" data-testid="word-news"><h2>${t(moved < 0 ? 'text.latest' : 'text.news')}</h2>
    ${lines.length ? html`<ol>${lines.map((/** @type {any} */ { line }) => html`<li class=${line.heading ? 'heading' : ''}>${line.heading
      || line.seat === null ? nothing : gameHere(state).markIcon(line.seat, 'small')}<span>${line.text}</span></li>`)}</ol>`
      : html`<p class="soft">${t('text.quiet')}</p>`}</section>`;
}

/** @param {import('../core/state.js').State} state */
function board(state) {
  const parts = textOf(state)?.board(input(state)) ?? [];
  if (!parts.length) return nothing;
  return html`<section class="word-part" aria-label=${t('text.board')} data-testid="word-board"><h2>${t('text.board')}</h2>
    ${parts.map((one) => part(one, false))}</section>`;
}

/** @param {import('../core/state.js').State} state */
function players(state) {
  const game = gameHere(state);
  return html`<section class="word-part" aria-label=${t('text.players')} data-testid="word-players"><h2>${t('text.players')}</h2>
    ${inOrder(state).map((/** @type {any} */ player) => {
      const seat = seatInput(state, player);
      const items = textOf(state)?.player(seat) ?? (seat.running === null ? [] : [{ bits: [t('text.score', { n: seat.running })] }]);
      return html`<div class="word-player ${seat.acting ? 'acting' : ''}"><h3>${game.markIcon(player.seat)}<span><bdi>${
        seat.name}</bdi></span>
        ${seat.note ? html`<small>${seat.note}</small>` : nothing}${seat.clock}</h3>${list(items, false)}</div>`;
    })}</section>`;
}

/** @param {Part} one @param {boolean} sending */
function part({ title, lead, items }, sending) {
  return html`<div class="word-list">${title ? html`<h3>${title}</h3>` : nothing}${lead ? html`<p class="soft">${lead}</p>` : nothing}
    ${list(items, sending)}</div>`;
}

/** @param {Item[]} items @param {boolean} sending */
function list(items, sending) {
  if (!items.length) return nothing;
  return html`<ul>${items.map(({ icon, name, bits = [], choices }) => html`<li class=${choices ? 'offered' : ''}>${icon ?? nothing}<span
    class="word-line">${name ? html`<b><bdi>${name}</bdi></b>${bits.length ? ': ' : ''}` : nothing}${joined(bits)}</span>${choices
      ? html`<span class="word-choices">${choices.map((one) => choice(one, sending))}</span>` : nothing}</li>`)}</ul>`;
}

/** Joins the texts of an entry; one that is a sentence ends with a full stop. @param {string[]} bits */
const joined = (bits) => bits.filter(Boolean).reduce((all, bit) => (all ? `${all}${all.endsWith('.') ? '' : ';'} ${bit}` : bit), '');

/** @param {Choice} one @param {boolean} sending */
function choice({ words, short, id, act }, sending) {
  return html`<button class="choice word-choice" data-choice data-testid=${id} ?disabled=${sending}
    aria-label=${short ? words : nothing} title=${short ? words : nothing} @click=${act}>${short ?? words}</button>`;
}
