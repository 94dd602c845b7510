// @ts-check
// Who decides for a seat while its person does not: the panels above the board, the ways to leave, and what the log says of it. Who
// may do what is the server's to say.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { language, t } from '../words.js';
import { closeDialog, openDialog, sendTable } from '../actions.js';
import { copy } from '../copy.js';
import { sitDown } from '../tables.js';
import { matchPath } from '../router.js';
import { seatName, SITTING } from '../table.js';
import { dialog } from './parts.js';

const ABOUT_SEAT = ['wait', 'bot', 'substitute', 'call_off'];
const ABOUT_MATCH = ['go_on', 'call_off'];

/** What the log says of an event about who sits where, or null. @param {any} event @param {any} match */
export function sittingLine(event, match) {
  if (!SITTING.has(event.kind)) return null;
  const name = seatName(match, event.seat);
  const about = event.about === null || event.about === undefined ? null : seatName(match, event.about);
  return { text: t('event.' + event.kind, { name, about, choice: event.choice }), seat: event.seat };
}

/** A moment, as short as it can be told. @param {number} ms */
const moment = (ms) => new Date(ms).toLocaleString(language(), { weekday: 'short', hour: 'numeric', minute: '2-digit' });

/** The way out, as long as somebody could want it. @param {import('../state.js').State} state */
export function leaveButton(state) {
  const match = /** @type {any} */ (state.match);
  if (match.info.status !== 'running' || match.view.me === null || match.info.seats[match.view.me].resigned !== null) return nothing;
  const words = t('sit.menu');
  return html`<button class="quiet" title=${words} aria-label=${words} data-testid="leave-menu"
    @click=${() => openDialog({ name: 'leave' })}><svg class="glyph" viewBox="0 0 24 24" aria-hidden="true"><path
      d="M5.5 21.5V3.5M5.5 4.5c4.3-2.6 8.7 2.4 13 0v9c-4.3 2.4-8.7-2.6-13 0"></path></svg></button>`;
}

/** @param {import('../state.js').State} state */
export function sittingPanels(state) {
  const match = /** @type {any} */ (state.match);
  if (match.info.status !== 'running' || !match.view) return nothing;
  const { votes = [], offers = [] } = match.sitting ?? {};
  return html`${awayPanel(match)}${votes.map((/** @type {any} */ vote) => votePanel(match, vote))}
    ${offers.map((/** @type {any} */ offer) => offerPanel(match, offer, state.origin))}`;
}

/** A bot plays for me. @param {any} match */
function awayPanel(match) {
  const seat = match.info.seats[match.view.me ?? -1];
  if (!seat?.stands_in) return nothing;
  if (seat.resigned !== null) return html`<section class="vote" role="status"><b>${t('sit.resigned_me')}</b></section>`;
  return html`<section class="vote" role="status" data-testid="away"><b>${t('sit.away_me')}</b>
    <span class="vote-answers"><button class="primary" data-testid="seat-back" ?disabled=${Boolean(match.sending)}
      @click=${() => sendTable({ kind: 'seat_back' })}>${t('sit.back')}</button></span></section>`;
}

/** @param {any} match @param {any} vote */
function voteWords(match, vote) {
  if (vote.about === null) return t('vote.match');
  if (vote.about === match.view.me) return t('vote.about_me');
  return t(match.info.seats[vote.about].stands_in ? 'vote.about_bot' : 'vote.about', { name: seatName(match, vote.about) });
}

/** @param {any} match @param {any} vote */
function votePanel(match, vote) {
  const { me } = match.view;
  const said = vote.answers.map((/** @type {any} */ one) => t('vote.said', { name: seatName(match, one.seat), choice: one.choice }));
  const has = new Set(vote.answers.map((/** @type {any} */ one) => one.seat));
  const missing = vote.voters.filter((/** @type {number} */ seat) => !has.has(seat))
    .map((/** @type {number} */ seat) => seatName(match, seat));
  const mine = vote.answers.find((/** @type {any} */ one) => one.seat === me)?.choice;
  const choices = !vote.voters.includes(me) ? [] : vote.about === null ? ABOUT_MATCH : ABOUT_SEAT;
  return html`<section class="vote" role="status" aria-live="polite" data-testid="seat-vote-${vote.about ?? 'match'}">
    <div><b>${voteWords(match, vote)}</b>
      <p class="soft">${said.map((/** @type {string} */ line) => html`${line}. `)}
        ${missing.length ? t('vote.missing', { names: missing }) : nothing}
        ${t('vote.until', { when: moment(vote.until_ms) })}
      ${vote.about === null ? nothing : t('vote.rule')}</p></div>
    ${choices.length ? html`<span class="vote-answers">${choices.map((choice) => html`<button data-testid="choose-${choice}"
      class=${choice === mine ? 'primary' : 'plain'} aria-pressed=${choice === mine ? 'true' : 'false'}
      ?disabled=${Boolean(match.sending) || choice === mine}
      @click=${() => sendTable({ kind: 'seat_vote', about: vote.about, choice })}>${t('vote.' + choice)}</button>`)}</span>` : nothing}
  </section>`;
}

/** @param {any} match @param {any} offer @param {string} origin where this server is */
function offerPanel(match, offer, origin) {
  const name = seatName(match, offer.seat);
  const mine = offer.seat === match.view.me;
  if (!offer.link) return html`<section class="vote" role="status"><b>${t('offer.all', { name })}</b></section>`;
  const link = `${origin}${matchPath(match.id, match.key)}${match.key ? '&' : '?'}sit=${offer.link}`;
  return html`<section class="vote" role="status" data-testid="offer-${offer.seat}">
    <div><b>${mine ? t('offer.mine') : t('offer.theirs', { name })}</b>
      <p class="soft"><code class="sit-link" data-testid="sit-link">${link}</code>
        ${t('offer.until', { when: moment(offer.until_ms) })}</p></div>
    <span class="vote-answers">${mine ? html`<button class="plain" ?disabled=${Boolean(match.sending)} data-testid="seat-keep"
      @click=${() => sendTable({ kind: 'seat_keep' })}>${t('offer.keep')}</button>` : nothing}
      <button class="primary" data-testid="copy-link" @click=${() => copy(link)}>${t('offer.copy')}</button></span></section>`;
}

/** What can be done by who cannot play on. @param {import('../state.js').State} state */
export function leaveDialog(state) {
  const match = /** @type {any} */ (state.match);
  const me = match?.view?.me;
  if (me === null || me === undefined) return nothing;
  const seat = match.info.seats[me];
  const alone = match.info.seats.every((/** @type {any} */ one) => one.seat === me || one.bot !== null);
  const offered = match.sitting?.offers.some((/** @type {any} */ one) => one.seat === me);
  const does = (/** @type {any} */ move) => () => { closeDialog(); sendTable(move); };
  const left = match.info.seats.some((/** @type {any} */ one) => one.seat !== me && one.resigned !== null);
  const way = (/** @type {string} */ key, /** @type {any} */ move, hint = key) => html`<button class="way" data-testid=${key}
    @click=${typeof move === 'function' ? move : does(move)}><b>${t(`sit.${key}`)}</b><small>${t(`sit.${hint}_hint`)}</small></button>`;
  return dialog(t('sit.title'), html`<div class="ways">
    ${seat.stands_in ? nothing : way('bot', { kind: 'seat_bot' })}
    ${offered ? nothing : way('offer', { kind: 'seat_offer' })}
    ${(match.sitting?.askable ?? []).map((/** @type {number} */ about) => html`<div class="way" data-testid="ask-${about}">
      <b>${t('sit.ask', { name: seatName(match, about) })}</b><small>${t('sit.ask_hint', { name: seatName(match, about) })}</small>
      <span class="vote-answers">${ABOUT_SEAT.map((choice) => html`<button class="plain" data-testid="ask-${choice}"
        @click=${does({ kind: 'seat_vote', about, choice })}>${t('vote.' + choice)}</button>`)}</span></div>`)}
    ${seat.stands_in ? nothing : way(alone ? 'call_off_alone' : 'call_off', { kind: 'seat_vote', about: null, choice: 'call_off' },
      !alone ? 'call_off' : left ? 'call_off_left' : 'call_off_alone')}
    ${way('resign', () => openDialog({ name: 'resign' }))}</div>`);
}

export function resignDialog() {
  const yes = () => { closeDialog(); sendTable({ kind: 'seat_resign' }); };
  return dialog(t('sit.resign'), html`<p>${t('sit.resign_ask')}</p>
    <div class="send-row"><button class="plain" @click=${closeDialog}>${t('go.cancel')}</button>
    <button class="primary danger" data-testid="resign-yes" @click=${yes}>${t('sit.resign_yes')}</button></div>`);
}

/** Somebody has come by a link to a seat. @param {import('../state.js').State} state */
export function sitBanner(state) {
  const match = /** @type {any} */ (state.match);
  const { sit } = state.route;
  if (!sit || !match.view || match.view.me !== null || match.info.status !== 'running') return nothing;
  const seat = Number(sit[0]);
  const open = match.sitting?.offers.some((/** @type {any} */ one) => one.seat === seat);
  if (!open) return html`<section class="vote" role="status" data-testid="sit-late"><b>${t('offer.bad')}</b></section>`;
  return html`<section class="vote" role="status" data-testid="sit"><div><b>${t('offer.title', { name: seatName(match, seat) })}</b>
    <p class="soft">${t('offer.ask')}</p></div><span class="vote-answers"><button class="primary" data-testid="sit-yes"
      ?disabled=${Boolean(state.ui.busy)} @click=${() => sitDown(sit)}>${t('offer.yes')}</button></span></section>`;
}
