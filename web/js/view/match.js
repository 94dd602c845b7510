// @ts-check
// A match, in each of its states: not to be found, waiting for people, being played, over.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { errorWords, t } from '../words.js';
import { bringLevels } from '../levels/bring.js';
import { openDialog } from '../actions.js';
import { copy, openShare } from '../copy.js';
import { joinMatch } from '../errands.js';
import { addBot, freeSeat, leaveMatch, removeBot, startMatch } from '../tables.js';
import { matchPath, rulesPath } from '../router.js';
import { selectAll } from '../elements.js';
import { clockSentence } from './clock_seats.js';
import { endWords } from './end.js';
import { shownName } from '../table.js';
import { gameOf, gameOn } from '../games.js';
import { botMark, nameField, optionTags, seal } from './parts.js';
import { personButton } from './people.js';
import { table } from './table.js';
import { waitNotes } from './wait_form.js';

/** @param {import('../state.js').State} state */
export function matchPage(state) {
  const { match } = state;
  if (match?.error) return lone(t('lost.title'), errorWords({ name: match.error }));
  if (!match?.info || !gameOf(state, match.info.game)) return html`<p class="waiting-page">${t('lobby.loading')}</p>`;
  const { status } = match.info;
  if (status === 'open') return waiting(state);
  if (status === 'broken') return lone(t('status.broken'), t('table.broken'));
  if (!match.view) return status === 'abandoned' ? lone(t(match.info.end_reason === 'expired' ? 'status.expired' : 'status.abandoned'),
    endWords(match)) : html`<p class="waiting-page">${t('lobby.loading')}</p>`;
  if (match.plan && state.pages.orders) return state.pages.orders.page(state);
  return match.past && state.pages.replay ? state.pages.replay.page(state) : table(state);
}

/** @param {string} title @param {string} text */
function lone(title, text) {
  return html`<section class="card lone"><h1>${title}</h1><p>${text}</p><a class="button primary" href="./">${t('go.lobby')}</a></section>`;
}

/** @param {import('../state.js').State} state */
function waiting(state) {
  const match = /** @type {any} */ (state.match);
  const { info } = match;
  const free = info.seats.filter((/** @type {any} */ s) => !s.name && !s.invited).length;
  const kept = info.seats.filter((/** @type {any} */ s) => s.invited);
  return html`<section class="card waiting" data-testid="waiting"><h1>${t('wait.title')}</h1>${Object.keys(state.games).length > 1
    ? html`<p class="soft" data-testid="waiting-game">${state.games[info.game]?.title}</p>` : nothing}
    <p class="lead" data-testid="status" role="status">${waitWords(match, free, kept)}</p>
    ${state.user || !free ? nothing : nameField(state)}
    ${optionTags(info)}${clockSentence(info)}
    <ul class="wait-seats">${info.seats.map((/** @type {any} */ seat) => waitSeat(state, seat))}</ul>
    ${info.host && free ? html`<details class="levels-all" @toggle=${bringLevels}><summary
      data-testid="levels-open">${t('level.title')}</summary>${state.pages.levels?.levels(state.bots.map(({ id }) => id), info.game,
      info.seats.length) ?? nothing}</details>` : nothing}
    ${info.undo === 'free' ? nothing : html`<p class="soft small" data-testid="waiting-undo">${t('undo.policy.' + info.undo)}</p>`}
    ${waitNotes(info, Boolean(state.ui.busy))}
    ${invitation(match, state.base)}
    <div class="send-row"><a class="rules-link" href=${rulesPath(info.game)} data-testid="rules-open">${t('table.rules')}</a>
      ${info.my_seat === null ? html`<a class="button plain" href="./">${t('go.lobby')}</a>`
        : html`<button class="plain" data-testid="leave" ?disabled=${Boolean(state.ui.busy)}
        @click=${leaveMatch}>${t('wait.leave')}</button>`}
      ${info.host ? html`<button class="primary" data-testid="start" ?disabled=${free + kept.length > 0 || Boolean(state.ui.busy)}
        @click=${startMatch}>${t('wait.start')}</button>` : nothing}
    </div>${seal(info)}</section>`;
}

/** @param {any} match @param {number} free @param {any[]} kept */
function waitWords({ info, key }, free, kept) {
  if (info.my_invitation !== null) return t('wait.asked');
  const names = t('list.and', kept.map((seat) => seat.invited));
  const need = info.my_seat !== null ? 'wait.need' : info.join === 'anyone' || key ? 'wait.sit_down' : 'lobby.free_seats';
  if (free || kept.length) return [kept.length ? t('wait.kept', { names }) : '', free ? t(need, { n: free }) : ''].filter(Boolean)
    .join(' ');
  return `${t('wait.full')}${info.host ? '' : ` ${t('wait.host_starts')}`}`;
}

/** @param {import('../state.js').State} state @param {any} seat */
function waitSeat(state, seat) {
  const { info } = /** @type {any} */ (state.match);
  const note = seat.bot ? t('seat.bot', { id: t('bot.' + seat.bot) }) : seat.seat === info.my_seat ? t('seat.you')
    : seat.invited ? t('seat.kept') : seat.name && !seat.online ? t('seat.away') : '';
  return html`<li class="wait-seat ${seat.name ? '' : 'free'}" data-testid="seat-${seat.seat}">
    ${gameOn(state, info.game).markIcon(seat.seat, 'large')}
    ${seat.user ? html`<user-avatar class="of-seat" .user=${seat.user}></user-avatar>` : nothing}
    <span class="wait-name"><b><bdi>${shownName(seat) ?? seat.invited ?? t('wait.nobody')}</bdi>${botMark(seat)}</b>
      ${note ? html`<small>${note}</small>`
      : nothing}</span>
    ${seatButtons(state, seat, info)}${personButton(state, seat)}</li>`;
}

/** @param {import('../state.js').State} state @param {any} seat @param {any} info */
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
  return html`<span class="row">${state.bots.map((bot) => html`<button class="plain" data-testid="add-${bot.id}-${seat.seat}"
    ?disabled=${busy} @click=${() => addBot(seat.seat, bot.id)}>+ ${t('seat.bot', { id: t('bot.' + bot.id) })}</button>`)}
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

/** @param {any} match @param {string} base where this server is */
function invitation(match, base) {
  if (match.info.my_invitation !== null) return nothing;
  if (match.info.my_seat === null) return match.info.join === 'link' && !match.key ? html`<p class="soft">${t('wait.link_only')}</p>`
    : nothing;
  const link = base + matchPath(match.id, match.info.key ?? match.key);
  return html`<div class="invite"><label class="field"><span>${t('wait.invite')}</span><input readonly data-testid="invite-link"
    .value=${link} @focus=${selectAll}></label>
    <button class="plain" data-testid="copy" @click=${() => copy(link)}>${t('wait.copy')}</button>
    <button class="plain" data-testid="share" @click=${() => openShare(link, t('wait.invite'))}>${t('wait.share')}</button></div>`;
}
