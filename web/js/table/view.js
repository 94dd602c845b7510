// @ts-check
// A table that waits for its players: the ways to join, the seats, the chat.

import { html, nothing, svg } from '/vendor/lit-html/lit-html.js';
import { ref } from '/vendor/lit-html/directives/ref.js';
import { apart, listed, t } from '../core/words.js';
import { loadLevels } from '../levels/loading.js';
import { openDialog } from '../frame/overlays.js';
import { copy, openShare } from '../frame/sharing.js';
import { screenButton } from '../screen/way_view.js';
import { joinMatch } from '../lobby/actions.js';
import { arranged, chooseFirstOf, dragSeat, dropSeat, grabSeat, keyOnSeat, pressSeat, pressStart } from './arranging.js';
import { chooseBot, freeSeat, leaveMatch, removeBot } from './actions.js';
import { matchPath, rulesPath } from '../core/router.js';
import { selectAll } from '../frame/elements.js';
import { loadPage } from '../core/pages.js';
import { clockSentence } from '../clock/seats_view.js';
import { shownName } from '../match/state.js';
import { gameOn } from '../games/games.js';
import { icon } from '../frame/drawings.js';
import { botMark, nameField, optionTags, seal } from '../frame/parts_view.js';
import { personButton } from '../people/view.js';
import { chat } from '../match/log_view.js';
import { waitNotes } from './wait_form_view.js';

/** @param {import('../core/state.js').State} state */
export function waiting(state) {
  const match = /** @type {any} */ (state.match);
  const { info } = match;
  const free = info.seats.filter((/** @type {any} */ s) => !s.name && !s.invited).length;
  const kept = info.seats.filter((/** @type {any} */ s) => s.invited);
  const isSeated = info.my_seat !== null;
  return html`<section class="card waiting ${isSeated ? 'of-two' : ''}" data-testid="waiting"><header><h1>${t('wait.title')}</h1>
    <p class="lead" data-testid="status" role="status">${Object.keys(state.games).length > 1 ? html`<b
      data-testid="waiting-game">${state.games[info.game]?.title}</b> · ` : nothing}${waitWords(match, free, kept)}</p></header>
    ${invitation(state, free)}
    <div class="wait-main">${state.user || !free ? nothing : nameField(state)}
    ${optionTags(info)}${clockSentence(info)}
    <ul class="wait-seats">${info.seats.map((/** @type {any} */ seat) => waitSeat(state, seat))}</ul>
    ${info.host ? firstField(state, info) : nothing}
    ${info.host && free ? html`<details class="levels-all" @toggle=${loadLevels}><summary
      data-testid="levels-open">${t('level.title')}</summary>${state.pages.levels?.levels(state.bots.map(({ id }) => id), info.game,
      info.seats.length) ?? nothing}</details>` : nothing}
    ${info.undo === 'free' ? nothing : html`<p class="soft small" data-testid="waiting-undo">${t('undo.policy.' + info.undo)}</p>`}
    <div class="send-row"><a class="rules-link" href=${rulesPath(info.game)} data-testid="rules-open">${t('table.rules')}</a>
      ${isSeated ? html`<button class="plain" data-testid="leave" ?disabled=${Boolean(state.ui.busy)}
        @click=${leaveMatch}>${t('wait.leave')}</button>` : html`<a class="button plain" href="./">${t('go.lobby')}</a>`}
      ${info.host ? html`<button class="primary" data-testid="start" ?disabled=${free + kept.length > 0 || Boolean(state.ui.busy)}
        @click=${pressStart}>${t('wait.start')}</button>` : nothing}
    </div>${waitNotes(info, Boolean(state.ui.busy))}${seal(info)}</div>
    ${isSeated ? html`<section class="wait-chat" aria-label=${t('table.chat')} data-testid="wait-chat"><h2>${t('table.chat')}</h2>${chat(
      state)}</section>` : nothing}</section>`;
}

/** @param {any} match @param {number} free @param {any[]} kept */
function waitWords({ info, key }, free, kept) {
  if (info.my_invitation !== null) return t('wait.asked');
  const names = listed(kept.map((seat) => seat.invited));
  const need = info.my_seat !== null ? 'wait.need' : info.join === 'anyone' || key ? 'wait.sit_down' : 'lobby.free_seats';
  if (free || kept.length) return [kept.length ? t('wait.kept', { names }) : '', free ? t(need, { n: free }) : ''].filter(Boolean)
    .join(' ');
  return `${t('wait.full')}${info.host ? '' : ` ${t('wait.host_starts')}`}`;
}

/** @param {import('../core/state.js').State} state @param {any} seat */
function waitSeat(state, seat) {
  const { info } = /** @type {any} */ (state.match);
  const note = seat.bot ? t('seat.bot', { id: t('bot.' + seat.bot) }) : seat.seat === info.my_seat ? t('seat.you')
    : seat.invited ? t('seat.kept') : seat.name && !seat.online ? t('seat.away') : '';
  const { held, from, over, changed } = arranged(state);
  const lies = [held, from].includes(seat.seat) ? 'held' : over === seat.seat && from !== null ? 'aim' : '';
  return html`<li class="wait-seat ${seat.name ? '' : 'free'} ${info.host ? lies : ''} ${changed?.includes(seat.seat) ? 'changed'
    : ''}" data-testid="seat-${seat.seat}"
    data-seat=${seat.seat}>
    ${info.host ? handle(state, seat) : nothing}
    ${gameOn(state, info.game).markIcon(seat.seat, 'large')}
    ${seat.user ? html`<user-avatar class="of-seat" .user=${seat.user}></user-avatar>` : seat.bot ? BOT_FACE : nothing}
    <span class="wait-name"><b><bdi>${shownName(seat) ?? seat.invited ?? t('wait.nobody')}</bdi>${botMark(seat)}</b>
      ${note || info.start_seat === seat.seat ? html`<small>${note}${info.start_seat === seat.seat ? html` <span class="tag"
        data-testid="begins">${t('wait.first')}</span>` : nothing}</small>` : nothing}</span>
    ${seatButtons(state, seat, info)}${personButton(state, seat)}</li>`;
}

/** The face of a bot, in place of a person's picture: names begin below each other. */
const BOT_FACE = html`<svg class="glyph bot-face" viewBox="0 0 24 24" aria-hidden="true"><path d="M6 9h12v10H6ZM12 9V5M12 5a1 1 0 1 0 0-2 1
  1 0 0 0 0 2ZM9.500 13v1M14.500 13v1M9.500 16.500h5M3 12v4M21 12v4"></path></svg>`;

/** Two arrows, up and down. */
const ARROWS = svg`<path class="inked" d="M-5 9V-2.5H-9L-3.5-9.5 2-2.5H-2V9Z M5-9V2.5H9L3.5 9.5-2 2.5H2V-9Z"></path>`;

/** Draws the button with which the host moves a seat. @param {import('../core/state.js').State} state @param {any} seat */
function handle(state, seat) {
  const { held } = arranged(state);
  const words = `${t(held === null || held === seat.seat ? 'wait.swap' : 'wait.swap_here')} (${t('seat.n', { n: seat.seat + 1 })})`;
  return html`<button class="plain seat-handle" data-testid="move-${seat.seat}" aria-label=${words} title=${words}
    aria-pressed=${String(held === seat.seat)} @click=${() => pressSeat(seat.seat)}
    @keydown=${(/** @type {any} */ event) => keyOnSeat(event, seat.seat)}
    @pointerdown=${(/** @type {any} */ event) => grabSeat(event, seat.seat)} @pointermove=${dragSeat}
    @pointerup=${dropSeat} @pointercancel=${dropSeat}>${icon(ARROWS)}</button>`;
}

/** The choice of the start player. @param {import('../core/state.js').State} state @param {any} info */
function firstField(state, info) {
  const hint = t(arranged(state).held === null ? 'wait.swap_hint' : 'wait.swap_held');
  return html`<div class="wait-first"><p class="soft small" data-testid="swap-hint">${hint}</p><label class="field"><span>${t(
    'wait.first')}</span><select data-testid="first" ?disabled=${Boolean(state.ui.busy)} @change=${chooseFirstOf}><option value=""
    .selected=${info.start_seat === null}>${t('wait.first_drawn')}</option>${info.seats.map((/** @type {any} */ seat) => html`<option
      value=${seat.seat} .selected=${info.start_seat === seat.seat}>${t('seat.n', { n: seat.seat + 1 })}${seat.name
  ? `: ${apart(shownName(seat))}` : ''}</option>`)}</select></label></div>`;
}

/** @param {import('../core/state.js').State} state @param {any} seat @param {any} info */
function seatButtons(state, seat, info) {
  const busy = Boolean(state.ui.busy);
  if (seat.bot && info.host) return html`<button class="plain" data-testid="remove-bot-${seat.seat}" ?disabled=${busy}
    @click=${() => removeBot(seat.seat)}>${t('wait.remove_bot')}</button>`;
  if (seat.name) return nothing;
  if (seat.invited) return keptButtons(seat, info, busy);
  if (info.my_seat === null) {
    if (info.join !== 'anyone' && !state.match?.key) return nothing;
    return html`<button class="primary" data-testid="sit-${seat.seat}" ?disabled=${busy}
      @click=${() => joinMatch(info.id, seat.seat, state.match?.key)}>${t('wait.sit')}</button>`;
  }
  if (!info.host) return nothing;
  const add = (/** @type {any} */ { target }) => chooseBot(seat.seat, target);
  return html`<span class="row"><select class="add-bot" data-testid="add-bot-${seat.seat}" ?disabled=${busy}
    aria-label="${t('wait.add_bot')} (${t('seat.n', { n: seat.seat + 1 })})" @change=${add}><option value="" selected disabled>${t(
      'wait.add_bot')}</option>${state.bots.map((bot) => html`<option value=${bot.id}>${t('bot.' + bot.id)}</option>`)}</select>
    ${state.user?.guest ? nothing : html`<button class="plain" data-testid="invite-${seat.seat}" ?disabled=${busy}
      @click=${() => openDialog({ name: 'invite', seat: seat.seat })}>${t('invite.button')}</button>`}</span>`;
}

/**
 * The buttons of a reserved seat: the invited user accepts or declines, the host may withdraw the invitation.
 * @param {any} seat
 * @param {any} info
 * @param {boolean} busy
 */
function keptButtons(seat, info, busy) {
  const free = html`<button class="plain" data-testid="free-${seat.seat}" ?disabled=${busy}
    @click=${() => freeSeat(seat.seat)}>${t(info.host ? 'wait.free' : 'sheet.decline')}</button>`;
  if (seat.seat === info.my_invitation) return html`<span class="row">${free}<button class="primary" data-testid="sit-${seat.seat}"
    ?disabled=${busy} @click=${() => joinMatch(info.id, seat.seat)}>${t('wait.take')}</button></span>`;
  return info.host ? free : nothing;
}

/** Loads the code and the words of the link, with the first waiting table. @param {Element|undefined} element */
const loadCode = (element) => { if (element) loadPage('share').then((share) => share.reach(), () => {}); };

/** Draws the link to this table: as a code for phones, and as text. @param {import('../core/state.js').State} state @param {number} free */
function invitation(state, free) {
  const { info, id, key } = /** @type {any} */ (state.match);
  if (info.my_invitation !== null) return nothing;
  if (info.my_seat === null) return info.join === 'link' && !key ? html`<p class="soft">${t('wait.link_only')}</p>` : nothing;
  const path = matchPath(id, info.key ?? key);
  const link = state.base + path;
  const code = free && info.host ? state.pages.share?.codeOf(link) ?? nothing : nothing;
  return html`<section class="wait-invite ${free ? '' : 'full'}" ${ref(free && info.host ? loadCode : undefined)}>
    ${code}<div class="wait-link"><label class="field"><span>${t('wait.invite')}</span><input readonly data-testid="invite-link"
    .value=${link} @focus=${selectAll}></label>
    <div class="row"><button class=${free ? 'primary' : 'plain'} data-testid="copy" @click=${() => copy(link)}>${t('wait.copy')}</button>
    <button class="plain" data-testid="share" @click=${() => openShare(link, t('wait.invite'))}>${t('wait.share')}</button>
    ${info.host ? screenButton(state.match) : nothing}</div></div>
    </section>`;
}
