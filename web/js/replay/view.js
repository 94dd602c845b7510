// @ts-check
// The table at an earlier version, with the controls of the replay in place of the panel.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { look } from '../core/base.js';
import { locale, t } from '../core/words.js';
import { valueOf } from '../frame/elements.js';
import { isClose } from '../frame/layout.js';
import { copy, shareResult } from '../frame/sharing.js';
import { showMore } from '../frame/ui_state.js';
import { matchPath } from '../core/router.js';
import { isTalk, seatName } from '../match/state.js';
import { table } from '../match/play_view.js';
import { rowLines } from '../match/log_view.js';
import { better, strip } from '../analysis/view.js';
import { SPEEDS_MS, nearest, stepsSince } from './past.js';
import { openBookmarks } from './bookmark_actions.js';
import { close, flipPlaying, jump, viewAs, nextSpeed, playOn } from './actions.js';

/** @param {import('../core/state.js').State} state */
export function replayPage(state) {
  const match = /** @type {any} */ (state.match);
  const { past } = match;
  if (!past.picture && past.since !== null) return table(state);
  if (!past.picture) return html`<p class="waiting-page">${t('lobby.loading')}</p>`;
  const then = { ...state, match: { ...match, ...past.picture }, ui: { ...state.ui, showBoard: true } };
  return table(then, past.since === null ? { status: head(state), panel: panel(state), look: 'looking',
    ...(look && { side: state.pages.screen?.news(state) ?? nothing }) }
    : { status: sinceHead(state), panel: sincePanel(state), look: 'catching-up' });
}

/** @param {number} ms */
const clock = (ms) => new Date(ms).toLocaleString(locale(), { dateStyle: 'medium', timeStyle: 'short' });

/** @param {import('../core/state.js').State} state */
function head(state) {
  const { past, version, info, rows } = /** @type {any} */ (state.match);
  const row = rows.find((/** @type {any} */ one) => one.version === past.at);
  const later = version - past.at;
  return html`<div class="status-line looking-back"><p class="status" data-testid="replay-at">${t('replay.at', { n: past.at, of: version })}
      ${row ? html`<time class="soft" datetime=${new Date(row.at_ms).toISOString()}>${clock(row.at_ms)}</time>` : nothing}</p>
    <span class="status-side">${isClose(state.ui.form) ? nothing : eyes(state)}
      <button class=${state.match?.choices ? 'primary' : 'plain'} data-back data-testid="replay-close" @click=${close}>${t(
        info.status !== 'running' ? 'replay.close' : state.match?.choices ? 'replay.your_turn' : 'replay.now', { n: later })}</button>
    </span></div>`;
}

/* ---- since the last visit, or the last move ---- */

/** @param {import('./past.js').Past} past */
const sinceTitle = (past) => t(past.again ? 'since.again_title' : 'since.title');

/** @param {import('../core/state.js').State} state */
function sinceHead(state) {
  const { past, info, rows } = /** @type {any} */ (state.match);
  const row = rows.find((/** @type {any} */ one) => one.version === past.at);
  return html`<div class="status-line looking-back"><p class="status" data-testid="since">${sinceTitle(past)}
      ${row ? html`<time class="soft" datetime=${new Date(row.at_ms).toISOString()}>${clock(row.at_ms)}</time>` : nothing}</p>
    <span class="status-side">${backToNow(state, info)}</span></div>`;
}

/** @param {import('../core/state.js').State} state @param {any} info */
const backToNow = (state, info) => html`<button class="primary" data-back data-testid="since-now" @click=${close}>${t(
  info.status === 'running' && state.match?.choices ? 'since.your_turn' : 'since.now')}</button>`;

/** @param {import('../core/state.js').State} state */
function sincePanel(state) {
  const match = /** @type {any} */ (state.match);
  const { past } = match;
  const steps = stepsSince(match.rows, past.since);
  const done = steps.filter((version) => version <= past.wanted).length;
  const row = match.rows.find((/** @type {any} */ one) => one.version === past.wanted);
  const words = done && row ? rowLines(row, state).map(({ line }) => line.text).join(' ') : t('since.begin');
  const before = nearest(steps, past.wanted, -1) ?? (past.wanted > past.since ? past.since : undefined);
  return html`<section class="panel replay since" aria-label=${sinceTitle(past)} data-testid="since-panel">
    <p class="replay-words" aria-live="polite" data-testid="replay-words">${words || t('replay.quiet')}</p>
    <progress class="since-progress" max=${steps.length} .value=${done} aria-label=${t('since.progress', { n: done,
      of: steps.length })}></progress>
    <div class="replay-buttons"><span class="soft since-count" data-testid="since-count">${t('since.progress', { n: done,
      of: steps.length })}</span>
      ${button('back', 'ArrowLeft', before)}
      <button class="plain run" data-replay-key="Space" data-testid="replay-play" aria-pressed=${past.playing ? 'true' : 'false'}
        aria-label=${t(past.playing ? 'replay.pause' : 'replay.play')} title=${t(past.playing ? 'replay.pause' : 'replay.play')}
        @click=${flipPlaying}>${sign(past.playing ? 'pause' : 'play')}</button>
      ${button('forward', 'ArrowRight', nearest(steps, past.wanted, 1))}
      <button class="plain" data-replay-key="End" data-send data-testid="since-skip" title=${t('since.now')} aria-label=${t('since.now')}
        @click=${close}>${sign('end')}</button>
    </div></section>`;
}

/** Draws the choice of the viewer's seat: after the end, any seat. @param {import('../core/state.js').State} state */
function eyes(state) {
  const { info, past } = /** @type {any} */ (state.match);
  if (info.status === 'running') return nothing;
  const own = info.my_seat;
  const seats = info.seats.map((/** @type {any} */ seat) => seat.seat);
  const shown = past.seat ?? own;
  const look = (/** @type {Event} */ event) => viewAs(valueOf(event) === '' ? null : Number(valueOf(event)));
  return html`<label class="eyes"><span class=${isClose(state.ui.form) ? '' : 'hidden'}>${t('replay.eyes')}</span>
    <select data-testid="replay-eyes" @change=${look}>
      ${own === null ? html`<option value="" .selected=${past.seat === null}>${t('replay.as_spectator')}</option>` : nothing}
      ${seats.map((/** @type {number} */ seat) => html`<option value=${seat} .selected=${seat === shown}>${t('replay.as', {
        name: seatName(state.match, seat) })}</option>`)}</select></label>`;
}

/** Returns the versions at which a part begins, that is, those of headings in the log. @param {import('../core/state.js').State} state */
function partsOf(state) {
  return /** @type {any} */ (state.match).rows.filter((/** @type {any} */ row) => rowLines(row, state).some(({ line }) => line.heading))
    .map((/** @type {any} */ row) => row.version);
}

/** Returns the versions that a seat's moves have made. @param {any} match @param {number} seat */
const movesOf = (match, seat) => match.rows.filter((/** @type {any} */ row) => row.seat === seat && !isTalk(row))
  .map((/** @type {any} */ row) => row.version);

/** @param {import('../core/state.js').State} state */
function panel(state) {
  const match = /** @type {any} */ (state.match);
  const { past, version } = match;
  const row = match.rows.find((/** @type {any} */ one) => one.version === past.wanted);
  const words = row ? rowLines(row, state).map(({ line }) => line.text).join(' ') : '';
  return html`<section class="panel replay" aria-label=${t('replay.title')} data-testid="replay">
    ${better(state) ?? html`<p class="replay-words" aria-live=${past.playing ? 'off' : 'polite'}
      data-testid="replay-words">${words || t('replay.quiet')}</p>`}
    <div class="replay-track">${strip(state)}<input class="replay-slider" type="range" min="0" max=${version}
      .value=${String(past.wanted)} aria-label=${t('replay.slider')}
      aria-valuetext=${`${t('replay.at', { n: past.wanted, of: version })} ${words}`} data-testid="replay-slider"
      @input=${(/** @type {Event} */ event) => jump(Number(valueOf(event)))}></div>
    <div class="replay-buttons">
      ${button('start', 'Home', past.wanted > 0 ? 0 : undefined)}
      ${button('back', 'ArrowLeft', past.wanted > 0 ? past.wanted - 1 : undefined)}
      <button class="primary run" data-replay-key="Space" data-testid="replay-play" aria-pressed=${past.playing ? 'true' : 'false'}
        aria-label=${t(past.playing ? 'replay.pause' : 'replay.play')} title=${t(past.playing ? 'replay.pause' : 'replay.play')}
        @click=${flipPlaying}>${sign(past.playing ? 'pause' : 'play')}</button>
      ${button('forward', 'ArrowRight', past.wanted < version ? past.wanted + 1 : undefined)}
      ${button('end', 'End', past.wanted < version ? version : undefined)}
      <button class="plain more-button" aria-expanded=${state.ui.more ? 'true' : 'false'} data-testid="replay-more"
        @click=${() => showMore(!state.ui.more)}>${t('table.more')}</button>
    </div>${isClose(state.ui.form) ? nothing : onward(state)}${menu(state)}</section>`;
}

/**
 * Draws the menu of the rarer ways through the match, in words. It is there while it is closed, for their keys.
 * @param {import('../core/state.js').State} state
 */
function menu(state) {
  const match = /** @type {any} */ (state.match);
  const { past, info } = match;
  const parts = partsOf(state);
  const own = past.seat ?? info.my_seat;
  const turns = own === null ? [] : movesOf(match, own);
  return html`${state.ui.more ? html`<div class="more-veil" @click=${() => showMore(false)}></div>` : nothing}
    <div class="replay-menu" ?hidden=${!state.ui.more} data-testid="replay-menu" @click=${closing}>
      ${line('part_back', 'ArrowUp', nearest(parts, past.wanted, -1))} ${line('part', 'ArrowDown', nearest(parts, past.wanted, 1))}
      ${turns.length ? html`${line('turn_back', 'PageUp', nearest(turns, past.wanted, -1))} ${line('turn', 'PageDown', nearest(turns,
        past.wanted, 1))}` : nothing}
      <button class="quiet" data-testid="replay-speed" @click=${nextSpeed}><b class="speed" aria-hidden="true">${past.speed + 1}×</b>
        ${t('replay.speed')}<span class="hidden">${t('replay.speed_now', { n: past.speed + 1, of: SPEEDS_MS.length })}</span></button>
      ${info.local ? nothing : html`<button class="quiet" data-testid="replay-link"
        @click=${() => copy(state.base + matchPath(match.id, state.route.key || null, past.wanted))}>${sign('link')}
        ${t('replay.link')}</button>`}
      ${match.result && !info.local && (info.listed || info.my_seat !== null) ? html`<button class="quiet" data-testid="replay-result"
        ?disabled=${Boolean(state.ui.busy)} @click=${shareResult}>${sign('link')} ${t('sheet.share')}</button>` : nothing}
      ${state.user && !info.local ? html`<button class="quiet" data-testid="replay-bookmark" @click=${openBookmarks}>${sign('bookmark')}
        ${t('bookmark.button')}</button>` : nothing}
      ${isClose(state.ui.form) ? html`${eyes(state)}${onward(state)}` : nothing}</div>`;
}

/** Draws the button that opens a branch from here against bots, once the match is over. @param {import('../core/state.js').State} state */
function onward(state) {
  const { info, past } = /** @type {any} */ (state.match);
  if (info.status === 'running' || !state.user || info.local || !past.picture.toAct.length) return nothing;
  return html`<form class="replay-on" @submit=${playOn}><button class="plain" data-testid="replay-on"
      ?disabled=${state.ui.busy === 'branch'}>${t('replay.on')}</button>
    <label><span class="hidden">${t('replay.on_bots')}</span><select name="bot" data-testid="replay-on-bots" title=${t('replay.on_bots')}>${
      state.bots.map(({ id }) => html`<option value=${id} ?selected=${id === 'hard'}>${t('bot.' + id)}</option>`)}</select></label></form>`;
}

/** @param {string} name @param {string} key @param {number|undefined} version where it leads; undefined: nowhere */
function button(name, key, version) {
  const words = t('replay.' + name);
  return html`<button class="plain" data-replay-key=${key} data-testid="replay-${name}" title=${words} aria-label=${words}
    ?disabled=${version === undefined} @click=${() => jump(version ?? 0)}>${sign(name)}</button>`;
}

/** Closes the menu with what leads out of it. @param {Event} event */
const closing = (event) => {
  const leads = '[data-testid="replay-link"], [data-testid="replay-bookmark"]';
  if (event.target instanceof Element && event.target.closest(leads)) showMore(false);
};

/** A line of the menu. @param {string} name @param {string} key @param {number|undefined} version undefined: it leads nowhere */
const line = (name, key, version) => html`<button class="quiet" data-replay-key=${key} data-testid="replay-${name}"
  ?disabled=${version === undefined} @click=${() => jump(version ?? 0)}>${sign(name)} ${t('replay.' + name)}</button>`;

/** The drawings of the buttons, in a square of 24. @type {Record<string, string>} */
const SIGNS = {
  start: 'M6 5v14M19 5 9 12l10 7Z', end: 'M18 5v14M5 5l10 7-10 7Z', back: 'M16 5 7 12l9 7Z', forward: 'M8 5l9 7-9 7Z',
  part_back: 'M12 5 4 12l8 7ZM20 5l-8 7 8 7Z', part: 'M12 5l8 7-8 7ZM4 5l8 7-8 7Z', play: 'M7 4l13 8-13 8Z', pause: 'M7 5v14M17 5v14',
  turn_back: 'M14 6l-6 6 6 6M19 5a3 3 0 1 0 .1 0', turn: 'M10 6l6 6-6 6M5 5a3 3 0 1 0 .1 0',
  link: 'M9 15l6-6M10 6l2-2a5 5 0 0 1 8 6l-3 3M14 18l-2 2a5 5 0 0 1-8-6l3-3', bookmark: 'M7 4h10v16l-5-4-5 4Z',
};

/** @param {string} name */
const sign = (name) => html`<svg class="glyph sign-${name}" viewBox="0 0 24 24" aria-hidden="true"><path d=${SIGNS[name]}></path></svg>`;
