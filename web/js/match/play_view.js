// @ts-check
// The table during the match: status line, board, choices, player boards, log and chat.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { guard } from '/vendor/lit-html/directives/guard.js';
import { numberText, t } from '../core/words.js';
import { flipBoard, pointAt, showMore } from '../frame/ui_state.js';
import { inWords, isClose } from '../frame/layout.js';
import { flipText, openReplay } from '../actions.js';
import { planConditionalMoves, requestHint } from './actions.js';
import { openDialog, showNotice } from '../frame/overlays.js';
import { askedAgain, beSure, choose, send, thinkAgain } from './choice.js';
import { slice } from '../frame/incremental.js';
import { byRank, seatName } from './state.js';
import { gameOn } from '../games/games.js';
import { endedEarly, endWords } from '../ending/reason_view.js';
import { isTaught } from '../teach/steps.js';
import { headTools, homeLink, nextButton, paceChoice } from '../frame/head_view.js';
import { helpLinks } from './help_view.js';
import { lastLine } from './newest_view.js';
import { rowLines, talk } from './log_view.js';
import { optionCount, seal } from '../frame/parts_view.js';
import { guestHint } from '../people/view.js';
import { screenTool } from '../screen/way_view.js';
import { nextMatch, sheet } from '../ending/sheet_view.js';
import { clockTag } from '../clock/view.js';
import { seatClock, underStatus } from '../clock/seats_view.js';
import { leaveButton, sitBanner, sittingPanels, stateNote } from '../seats/view.js';
import { resetButton, undoButton, undoToast, voteBanner } from './undo_view.js';

const LAST_ROWS = 12; // number of newest rows that are searched for the last placement

/** @param {import('../core/state.js').State} state */
export function gameHere(state) {
  return gameOn(state, state.match?.info.game);
}

/** Returns the input of a player board. @param {import('../core/state.js').State} state @param {any} player */
export function seatInput(state, player) {
  const match = /** @type {any} */ (state.match);
  const seat = match.info.seats[player.seat];
  const late = seat ? stateNote(match, player.seat) : '';
  const note = late || (seat?.bot ? botNote(seat.bot, match.thought?.[player.seat]) : player.seat === match.view.me ? t('seat.you')
    : [seat?.bot_account ? t('seat.bot_account') : '', seat?.online === false ? t('seat.away') : ''].filter(Boolean).join(', '));
  return {
    player, view: match.view, catalogue: state.games[match.info.game], name: seatName(match, player.seat), note,
    acting: match.toAct.includes(player.seat), away: Boolean(late) || (!seat?.bot && seat?.online === false),
    running: match.result?.seats?.[player.seat]?.total ?? null, over: Boolean(match.result?.over), clock: seatClock(match, player.seat),
  };
}

/** Returns the name of a bot, with its thinking time if that was noticeable. @param {string} bot @param {number|null} [ms] */
function botNote(bot, ms) {
  const id = t('seat.bot', { id: t('bot.' + bot) });
  return ms && ms >= 100 ? t('luck.thought', { id, s: numberText(ms / 1000, { maximumFractionDigits: 1 }) }) : id;
}

/**
 * @param {import('../core/state.js').State} state
 * @param {{status?: any, panel?: any, first?: any, side?: any, look?: string}} [instead] the parts above, below and beside the board
 *   instead of the choices and the chat; first: before the players' boards; look: a class for it
 */
export function table(state, instead = {}) {
  const match = /** @type {any} */ (state.match);
  if (inWords(state)) return state.pages.text.page(state, instead);
  const over = isOver(match);
  const showSheet = over && match.result?.over && !state.ui.showBoard;
  const hint = !isClose(state.ui.form) && !instead.panel && !over ? hintOf(state) : nothing;
  return html`<div class="table ${match.choices ? 'asked' : ''} ${over ? 'over' : ''}">
    ${showSheet ? nothing : html`<h1 class="hidden">${state.games[match.info.game].title}</h1>`}
    <div class="play ${match.view.players.length > 4 ? 'of-five' : ''} ${showSheet ? 'ended' : ''} ${(hasTips(state) && !over)
      || hint !== nothing ? 'tipped' : ''} ${match.view.me === null && !over && !match.info.local ? 'watched' : ''} ${
      (match.vote || match.sitting) && !match.choices ? 'asked-aside' : ''} ${instead.look ?? ''}">
      <div class="bar ${state.ui.more ? 'opened' : ''}">${isClose(state.ui.form) ? homeLink() : nothing}${slice(() => instead.status
        ?? statusLine(state))}</div>
      ${state.ui.form === 'side' || showSheet ? nothing : slice(() => guard(seatsSeen(state), () => chips(state)))}
      ${slice(() => html`<div class="stage ${showSheet ? 'scored' : ''}">${showSheet ? sheet(state) : boardOf(state)}</div>`)}
      ${slice(() => html`<div class="dock">${instead.panel || over ? nothing : html`${tips(state, hint)}${undoToast(state,
        (/** @type {any} */ row) => rowLines(row, state))}`}
        ${state.ui.form === 'side' || instead.panel || match.info.puzzle ? nothing : lastLine(state)}
        ${isClose(state.ui.form) ? hintOf(state) : nothing}${instead.panel ?? (over ? overPanel(state) : panelOf(state))}</div>`, true)}
    </div>
    <aside class="side">${slice(() => html`${instead.first ?? guestHint(state)}${guard(seatsSeen(state), () => seats(state))}`)}
      ${slice(() => instead.side ?? talk(state))}</aside>
  </div>`;
}

/** @param {any} match */
export const isOver = (match) => match.info.status !== 'running' || Boolean(match.result?.over);

/**
 * Orders the boards: mine first, then those of the seats after me; at the end by rank, like all tables there.
 * @param {import('../core/state.js').State} state
 */
export function inOrder(state) {
  const { view, held, result } = /** @type {any} */ (state.match);
  const players = held?.players ?? view.players;
  if (result?.over) return byRank(result).map(({ seat }) => players.find((/** @type {any} */ p) => p.seat === seat)).filter(Boolean);
  if (view.me === null) return players;
  const at = players.findIndex((/** @type {any} */ p) => p.seat === view.me);
  return [...players.slice(at), ...players.slice(0, at)];
}

/**
 * Returns the inputs of the players' boards: if they are unchanged, the boards are not redrawn.
 * @param {import('../core/state.js').State} state
 */
function seatsSeen(state) {
  const { view, held, info, toAct, result, thought, clocks, clocksTold, sitting } = /** @type {any} */ (state.match);
  const online = info.seats.map((/** @type {any} */ seat) => seat.online).join();
  return [view, held, info, toAct, result, thought, clocks, clocksTold, sitting, online, state.ui.form, state.games[info.game]];
}

/** @param {number} seat */
const openSeat = (seat) => () => openDialog({ name: 'seat', seat });

/** @param {import('../core/state.js').State} state */
function seats(state) {
  if (state.ui.form !== 'side') return nothing;
  const game = gameHere(state);
  const order = inOrder(state);
  const many = order.length > 3 ? 'many' : '';
  return html`<section class="seats ${many}" aria-label=${t('table.seats')}>${order.map((/** @type {any} */ player) => {
    const input = seatInput(state, player);
    const mine = player.seat === state.match?.view.me;
    return (mine ? game.seats.fullBoard : game.seats.compactBoard)(input, openSeat(player.seat));
  })}</section>`;
}

/** Draws the strip of chips above the board; the user's own shows all goods. @param {import('../core/state.js').State} state */
function chips(state) {
  const game = gameHere(state);
  const order = inOrder(state);
  const me = state.match?.view.me;
  return html`<section class="strip" aria-label=${t('table.seats')}>
    ${order.map((/** @type {any} */ player) => (player.seat === me ? game.seats.ownChip : game.seats.chip)(seatInput(state, player),
      openSeat(player.seat)))}</section>`;
}

/** The step of the tutorial, above the board. @param {import('../core/state.js').State} state */
const lesson = (state) => (state.match?.teaching && !state.match.teaching.hints ? state.pages.teach.card(state) : nothing);

/** Returns whether tips may be shown in this match. @param {import('../core/state.js').State} state */
const hasTips = ({ match, prefs }) => Boolean(match && !match.info.tutorial && isTaught(match.info, prefs.hints));

/**
 * Draws the band of tips below the board: its room is reserved while tips are possible, so that none of them moves the board.
 * @param {import('../core/state.js').State} state @param {any} [hint] in place of the tip
 */
export function tips(state, hint = nothing) {
  if (!hasTips(state) && hint === nothing) return nothing;
  return html`<div class="tips">${hint !== nothing ? hint : state.match?.teaching ? state.pages.teach.card(state) : nothing}</div>`;
}

/**
 * Returns whether there is something above the status: a vote, an offer, a lesson. The result sets a class: with :has(), the browser would
 * restyle the whole table at each click.
 * @param {import('../core/state.js').State} state
 */
function isVoting(state) {
  const { vote, sitting, info, view } = /** @type {any} */ (state.match);
  return Boolean(vote || sitting || info.seats[view.me ?? -1]?.stands_in || state.route.sit || lesson(state) !== nothing);
}

/**
 * Draws the status: the user's decision or the players for whom the match waits, and further actions.
 * @param {import('../core/state.js').State} state
 */
export function statusLine(state) {
  const match = /** @type {any} */ (state.match);
  const over = isOver(match);
  return html`<div class="status-line ${isVoting(state) ? 'with-vote' : ''}">${lesson(state)}${sitBanner(state)}${sittingPanels(state)}
    ${voteBanner(state, (/** @type {any} */ row) => rowLines(row, state))}<p class="status ${match.choices ? 'mine' : ''}" role="status"
    aria-live="polite" data-testid="status">${statusWords(state)}</p>
    <span class="status-side">${match.view.me === null && !match.info.local && !over ? html`<span class="tag"
      data-testid="watching">${t('table.watching')}</span>`
      : nothing}${toolsHere(state, over)}</span>
    ${state.ui.form === 'side' ? nothing : moreSheet(state, over)}${underStatus(match)}${
      !isClose(state.ui.form) && inWords(state) ? hintOf(state) : nothing}</div>`;
}

/**
 * Draws the actions beside the status: all of them beside a board, on a phone the two that a turn needs, between them those of each turn.
 * @param {import('../core/state.js').State} state @param {boolean} over
 */
function toolsHere(state, over) {
  const { form } = state.ui;
  if (form === 'side') return html`${tags(state)}${commonTools(state)}${rareTools(state, over)}`;
  if (form === 'stack') return html`${tags(state)}${commonTools(state)}${moreButton(state)}`;
  return html`${undoButton(state)}${nextButton(state)}${moreButton(state)}`;
}

/** @param {import('../core/state.js').State} state */
function tags(state) {
  const match = /** @type {any} */ (state.match);
  return html`${clockTag(match.info)}${optionCount(match.info)}${match.watchers ? html`<span class="tag quiet-tag">${t('table.watchers',
    { n: match.watchers })}</span>` : nothing}`;
}

/** The actions that each turn may need. @param {import('../core/state.js').State} state */
function commonTools(state) {
  const match = /** @type {any} */ (state.match);
  return html`${helpLinks(state)}${hintButton(match)}${isClose(state.ui.form) ? nothing : undoButton(state)}${resetButton(match)}`;
}

/** Further actions at the table. @param {import('../core/state.js').State} state @param {boolean} over */
function rareTools(state, over) {
  const match = /** @type {any} */ (state.match);
  return html`${paceChoice(state.prefs.pace)}${wordsButton(state)}${over ? nothing : conditionalButton(match)}
    ${over ? nothing : replayButton(match, match.version, 'quiet')}${screenTool(match)}
    ${leaveButton(state)}`;
}

/** @param {import('../core/state.js').State} state */
function moreButton(state) {
  const { more } = state.ui;
  return html`<button class="quiet more-button" aria-expanded=${more ? 'true' : 'false'} aria-label=${t('table.more')}
    data-words=${t('table.more')} title=${t('table.more')} data-testid="more" @click=${() => showMore(!more)}><svg class="glyph"
    viewBox="0 0 24 24" aria-hidden="true"><path d="M4 7h16M4 12h16M4 17h16"></path></svg></button>`;
}

/**
 * Draws the menu of the tools without room on the screen, on a phone also those of the page's head. While it is open, a veil covers
 * everything else: a tap outside closes it, and makes no move.
 * @param {import('../core/state.js').State} state @param {boolean} over
 */
function moreSheet(state, over) {
  const close = (/** @type {Event} */ event) => {
    const leads = 'a, [data-key], .help-mode-button, [data-testid=abandon], [data-testid=hint-open], [data-testid=reset]';
    if (event.target instanceof Element && event.target.closest(leads)) showMore(false);
  };
  return html`${state.ui.more ? html`<div class="more-veil" @click=${() => showMore(false)}></div>` : nothing}
    <div class="more-sheet" ?hidden=${!state.ui.more} data-testid="more-sheet" @click=${close}>
    ${isClose(state.ui.form) ? html`<div class="row">${tags(state)}${commonTools(state)}${rareTools(state, over)}</div><div
      class="row">${headTools(state)}</div>` : html`<div class="row">${rareTools(state, over)}</div>`}</div>`;
}

/** The switch between the text view and the drawn table. @param {import('../core/state.js').State} state */
function wordsButton({ prefs }) {
  const hint = prefs.text ? 'table.drawn_hint' : 'table.in_words_hint';
  return html`<button class="quiet" data-key="v" data-words=${t(hint)} title=${t(hint)} aria-label=${t(hint)} data-testid="in-words-open"
    @click=${flipText}><svg class="glyph" viewBox="0 0 24 24" aria-hidden="true"><path d=${prefs.text
    ? 'M4 5h16v14H4ZM4 15l5-5 4 4 3-3 4 4' : 'M4 6h16M4 10.500h16M4 15h16M4 19.500h9'}></path></svg>
    <kbd aria-hidden="true">v</kbd></button>`;
}

/** The hint, if requested. @param {import('../core/state.js').State} state */
const hintOf = (state) => (state.match?.hint && !state.match.past ? state.pages.replay?.hint(state) ?? nothing : nothing);

/** The button for a hint, where it is allowed. @param {any} match */
function hintButton({ info, choices, hint }) {
  if (!info.hints || !choices) return nothing;
  return html`<button class="quiet" data-testid="hint-open" data-words=${t('luck.hint')} title=${t('luck.hint_long')}
    aria-label=${t('luck.hint')} ?disabled=${Boolean(hint?.asking)} @click=${requestHint}><svg class="glyph" viewBox="0 0 24 24"
    aria-hidden="true"><path d="M9 18h6M10 21h4M12 3a6 6 0 0 0-3.500 10.900c.600.500 1 1.200 1 2.100h5c0-.900.400-1.600 1-2.100A6 6 0 0 0 12
    3Z"></path></svg></button>`;
}

/** Returns whether the user may have conditional moves in the match. @param {any} match */
const mayPlan = ({ view, info }) => view.me !== null && !info.seats[view.me]?.stands_in && (!info.local || info.hints);

/** Returns the number of the user's conditional moves. @param {any} match */
const planned = ({ conditional }) => (conditional?.text ? conditional.text.split('\n').length : 0);

/**
 * Draws the way to conditional moves below the board while a person is awaited who may take a day; always if there are some.
 * @param {any} match
 */
function planButton(match) {
  const n = planned(match);
  const isSlow = match.info.clock?.pace !== 'live' && match.toAct.some((/** @type {number} */ seat) => !match.info.seats[seat]?.bot);
  return !match.info.local && mayPlan(match) && (n > 0 || isSlow) ? html`<button class="plain" data-testid="plan-next"
    @click=${planConditionalMoves}>${n > 0
    ? t('conditional.planned', { n }) : t('conditional.plan')}</button>` : nothing;
}

/** Draws the button to the user's conditional moves, with their number; on this device, to try them. @param {any} match */
function conditionalButton(match) {
  if (!mayPlan(match)) return nothing;
  const n = planned(match);
  const words = t('conditional.open_hint', { n });
  return html`<button class="quiet" data-key="o" data-words=${t('conditional.short')} title=${words}
    aria-label=${words} data-testid="conditional-open"
    @click=${planConditionalMoves}><svg class="glyph" viewBox="0 0 24 24" aria-hidden="true"><path
      d="M5 6h2M5 12h2M5 18h2M10 6h9M10 12h9M10 18h5"></path></svg>${n
        ? html`<span class="unread" data-testid="conditional-count">${n}</span>` : nothing} <kbd aria-hidden="true">o</kbd></button>`;
}

/** @param {any} match @param {number} version where looking back begins @param {string} look */
function replayButton(match, version, look) {
  if (match.version <= 0) return nothing;
  return html`<button class=${look} data-key="r" data-words=${t('replay.open')} title=${t('replay.open_hint')} data-testid="replay-open"
    aria-label=${look === 'quiet' ? t('replay.open_hint') : nothing}
    @click=${() => openReplay(version)}>${look === 'quiet' ? html`<svg class="glyph"
      viewBox="0 0 24 24" aria-hidden="true"><path d="M4 12a8 8 0 1 0 2.500-5.800M4 4v4.500h4.500M12 8v4.500l3 2"></path></svg>`
      : t('replay.open')} <kbd aria-hidden="true">r</kbd></button>`;
}

/** @param {import('../core/state.js').State} state */
export function statusWords(state) {
  const match = /** @type {any} */ (state.match);
  const game = gameHere(state);
  if (match.info.status === 'abandoned') return endWords(match);
  if (match.sending) return t('conn.sending');
  if (isRolling(match, game)) return t('table.rolling');
  if (match.choices) return game.askWords(panelInput(state));
  if (match.result?.over) return endedEarly(match) ? endWords(match) : t('wait.over');
  return game.waitWords(match.view, match.toAct, (/** @type {number} */ seat) => seatName(match, seat));
}

/**
 * Returns whether my question would reveal a roll whose dice are still in motion.
 * @param {any} match @param {import('../games/module.js').Game} game
 */
const isRolling = (match, game) => Boolean(match.held && match.choices && game.tellsRoll(match.choices));

/** @param {import('../core/state.js').State} state */
function boardOf(state) {
  const match = /** @type {any} */ (state.match);
  const game = gameHere(state);
  const { choices } = match;
  const pick = (/** @type {string} */ place) => choose(game.pickOnBoard(match.draft, choices, place), choices, 'send');
  return game.board({
    view: match.view, catalogue: state.games[match.info.game], shape: state.ui.shape,
    room: state.ui.form === 'low' ? 0 : state.ui.room,
    may: match.sending ? new Set() : game.mayChoose(match.choices, match.draft),
    picked: game.picked(match.choices, match.draft), hover: state.ui.hover,
    pointed: match.teaching ? state.pages.teach.pointed(match) : '', roll: match.lastRoll, passing: match.passing, draft: match.draft, pick,
    last: game.lastPlaced(match.rows.slice(-LAST_ROWS)),
    point: pointAt, choices, say: showNotice,
    name: (/** @type {number} */ seat) => seatName(match, seat),
  });
}

/** Returns the input of the panel. @param {import('../core/state.js').State} state */
export function panelInput(state) {
  const match = /** @type {any} */ (state.match);
  const { choices } = match;
  return {
    view: match.view, choices, catalogue: state.games[match.info.game], draft: match.draft,
    sending: Boolean(match.sending), hover: state.ui.hover, pressed: state.ui.pointer === 'touch' && Boolean(state.ui.hover),
    set: (/** @type {any} */ draft, /** @type {string|undefined} */ focus) => choose(draft, choices, focus),
    send: (/** @type {any} */ move, /** @type {any[]} */ next = []) => send(move, choices, { next }),
    point: pointAt,
  };
}

/** @param {import('../core/state.js').State} state */
export function panelOf(state) {
  const match = /** @type {any} */ (state.match);
  const game = gameHere(state);
  if (match.view.me === null) return nothing; // the status line says that the user is a spectator
  if (isRolling(match, game)) return html`<section class="panel idle"><p class="soft">${t('table.rolling')}</p></section>`;
  if (!match.choices)
    return html`<section class="panel idle">${game.idle(match.view)}<p class="soft">${game.waitWords(match.view, match.toAct,
    (/** @type {number} */ seat) => seatName(match, seat))}</p>${planButton(match)}</section>`;
  return html`<section class="panel" aria-label=${t('table.choose')} data-testid="panel">${sureOf(match)
    ?? game.panel(panelInput(state))}</section>`;
}

/** Draws the confirmation of an irreversible move, in place of the choices; null: none. @param {any} match */
export function sureOf(match) {
  if (!askedAgain(match)) return null;
  return html`<div class="confirm" data-testid="sure"><div class="confirm-head" role="alert"><b>${t('sure.ask')}</b></div>
    <div class="send-row"><button class="plain" data-back data-testid="sure-back" @click=${() => thinkAgain(match)}>${t('go.back')}</button>
      <button class="primary" data-send data-testid="sure-send" @click=${(/** @type {MouseEvent} */ event) => beSure(match,
        event.detail)}>${t('sure.go')}</button></div></div>`;
}

/** The actions at a finished table. @param {import('../core/state.js').State} state */
export function overPanel(state) {
  const match = /** @type {any} */ (state.match);
  const { result } = match;
  return html`<section class="panel over-panel">
    ${result?.over ? html`<button class="plain" data-testid="flip"
      @click=${flipBoard}>${t(state.ui.showBoard ? 'table.show_sheet' : 'table.show_board')}</button>` : nothing}
    ${replayButton(match, 0, 'plain')}
    ${result?.over ? nothing : nextMatch(state)}
    <a class="button plain" href="./">${t('go.lobby')}</a>
    ${result?.over || match.info.local ? nothing : seal(match.info)}</section>`;
}
