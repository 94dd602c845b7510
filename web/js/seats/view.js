// @ts-check
// Seat control while a person is absent: the panels above the board, the ways to leave, and the log's lines about it. The server sends the
// possible actions.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { t } from '../core/words.js';
import { sendTable } from '../actions.js';
import { closeDialog, openDialog } from '../frame/overlays.js';
import { copy } from '../frame/sharing.js';
import { sitDown } from '../table/actions.js';
import { nameField } from '../frame/parts_view.js';
import { matchPath } from '../core/router.js';
import { askedAbout, stateOf } from './law.js';
import { isTalk, seatName, SITTING } from '../match/state.js';
import { alone, askPanels, choiceWords, endsIt } from './claim_view.js';
import { lawLink, moment } from './law_view.js';
import { dialog } from '../frame/fields_view.js';

/** Returns the log's line for an event about seats, or null. @param {any} event @param {any} match */
export function sittingLine(event, match) {
  if (!SITTING.has(event.kind)) return null;
  const name = seatName(match, event.seat);
  const about = event.about === null || event.about === undefined ? null : seatName(match, event.about);
  return { text: t('event.' + event.kind, { name, about, choice: event.choice }), seat: event.seat };
}

/**
 * Returns the note next to the name of a seat whose person does not decide, or is late; '' for all others.
 * @param {any} match @param {number} seat
 */
export function stateNote(match, seat) {
  const state = stateOf(match, seat);
  if (state === 'timed_out' && !match.info.seats[seat].stands_in) return t('seat.state.late');
  return ['present', 'bot'].includes(state) ? '' : t('seat.state.' + state);
}

/** Draws the button to leave, as long as leaving has an effect. @param {import('../core/state.js').State} state */
export function leaveButton(state) {
  const match = /** @type {any} */ (state.match);
  const { info, view: { me } } = match;
  if (info.status !== 'running' || me === null || info.seats[me].resigned !== null || info.local) return nothing;
  const words = t('sit.menu');
  return html`<button class="quiet" title=${words} data-words=${t('sit.menu_short')} aria-label=${words} data-testid="leave-menu"
    @click=${() => openDialog({ name: 'leave' })}><svg class="glyph" viewBox="0 0 24 24" aria-hidden="true"><path
      d="M5.5 21.5V3.5M5.5 4.5c4.3-2.6 8.7 2.4 13 0v9c-4.3 2.4-8.7-2.6-13 0"></path></svg></button>`;
}

/** @param {import('../core/state.js').State} state */
export function sittingPanels(state) {
  const match = /** @type {any} */ (state.match);
  if (match.info.status !== 'running' || !match.view) return nothing;
  const { votes = [], offers = [] } = match.sitting ?? {};
  const mine = votes.filter((/** @type {any} */ vote) => isAboutMe(match, vote));
  return html`${mine.map((/** @type {any} */ vote) => votePanel(match, vote))}${mine.length ? nothing : awayPanel(match)}
    ${votes.filter((/** @type {any} */ vote) => !mine.includes(vote)).map((/** @type {any} */ vote) => votePanel(match, vote))}
    ${askPanels(match)}${offers.map((/** @type {any} */ offer) => offerPanel(match, offer, state.base))}`;
}

/** @param {any} match @param {any} vote */
const isAboutMe = (match, vote) => vote.about !== null && vote.about === match.view.me;

/** Returns whether the bot still owes the decision for which my time ran out. @param {any} match */
export function stillOwed(match) {
  const { me } = match.view;
  if (stateOf(match, me) !== 'timed_out' || !match.toAct.includes(me)) return false;
  const late = match.rows.filter((/** @type {any} */ row) => row.events.some((/** @type {any} */ event) => event.seat === me
    && event.kind === 'timed_out')).at(-1);
  return Boolean(late) && !match.rows.some((/** @type {any} */ row) => row.version > late.version
    && ((row.seat === me && !isTalk(row)) || row.events.some((/** @type {any} */ event) => event.kind === 'undone')));
}

/** @param {any} match */
function backButton(match) {
  return html`<button class="primary" data-testid="seat-back" ?disabled=${Boolean(match.sending) || stillOwed(match)}
    @click=${() => sendTable({ kind: 'seat_back' })}>${t('sit.back')}</button>`;
}

/** Draws the notice that a bot plays for me. @param {any} match */
function awayPanel(match) {
  const { me } = match.view;
  if (!match.info.seats[me ?? -1]?.stands_in) return nothing;
  const state = stateOf(match, me);
  if (['resigned', 'gone'].includes(state)) return html`<section class="vote" role="status"><b>${t('sit.resigned_me')}</b></section>`;
  return html`<section class="vote" role="status" data-testid="away"><div><b>${t(`sit.${state}_me`)}</b>
    <p class="soft">${t(stillOwed(match) ? 'sit.still_owed' : state === 'absent' ? 'sit.absent_hint' : 'sit.away_hint')}
      ${lawLink()}</p></div>
    <span class="vote-answers">${backButton(match)}</span></section>`;
}

/** @param {any} match @param {any} vote */
function voteWords(match, { about }) {
  if (about === null) return t(counts(match) ? 'vote.match_counts' : 'vote.match');
  const away = match.info.seats[about].stands_in;
  if (about === match.view.me) return t(away ? 'vote.about_me_away' : 'vote.about_me');
  const late = stateOf(match, about) === 'timed_out';
  return t(away ? 'vote.about_bot' : late ? 'vote.about_late' : 'vote.about', { name: seatName(match, about) });
}

/** Returns whether a player has resigned: then the match has a result, however it ends. @param {any} match */
const counts = (match) => match.info.seats.some((/** @type {any} */ seat) => typeof seat.resigned === 'number');

/** Describes the effect of a vote. @param {any} match @param {any} vote */
function voteRule(match, { about, voters, choices }) {
  if (about === null) return t('vote.all', { names: voters.map((/** @type {number} */ seat) => seatName(match, seat)) });
  const name = seatName(match, about);
  if (about === match.view.me) return choices.includes('claim') ? t('vote.claim_me') : '';
  if (!alone(match, about)) return t('vote.rule');
  return t(choices.includes('claim') ? endsIt(match, about) ? 'claim.hint' : 'claim.more_hint' : 'claim.alone', { name });
}

/** @param {any} match @param {any} vote */
function votePanel(match, vote) {
  const { me } = match.view;
  const said = vote.answers.map((/** @type {any} */ one) => t('vote.said', { name: seatName(match, one.seat), choice: one.choice }));
  const has = new Set(vote.answers.map((/** @type {any} */ one) => one.seat));
  const missing = vote.voters.filter((/** @type {number} */ seat) => !has.has(seat))
    .map((/** @type {number} */ seat) => seatName(match, seat));
  const mine = vote.answers.find((/** @type {any} */ one) => one.seat === me)?.choice;
  const aboutMe = isAboutMe(match, vote);
  const choices = vote.voters.includes(me) ? vote.choices : [];
  return html`<section class="vote ${aboutMe ? 'about-me' : ''}" role="status" aria-live="polite"
    data-testid="seat-vote-${vote.about ?? 'match'}"><div><b>${voteWords(match, vote)}</b>
      <p class="soft">${said.map((/** @type {string} */ line) => html`${line}. `)}
        ${missing.length ? t('vote.missing', { names: missing }) : nothing}
        ${t('vote.until', { when: moment(vote.until_ms) })} ${voteRule(match, vote)} ${lawLink('votes')}</p></div>
    ${aboutMe && match.info.seats[me].stands_in ? html`<span class="vote-answers">${backButton(match)}</span>` : nothing}
    ${choices.length ? html`<span class="vote-answers">${choices.map((/** @type {string} */ choice) => html`<button
      data-testid="choose-${choice}" class=${choice === mine ? 'primary' : 'plain'} aria-pressed=${choice === mine ? 'true' : 'false'}
      ?disabled=${Boolean(match.sending) || choice === mine}
      @click=${() => sendTable({ kind: 'seat_vote', about: vote.about, choice })}>${choiceWords(match, vote.about,
        choice)}</button>`)}</span>` : nothing}
  </section>`;
}

/** @param {any} match @param {any} offer @param {string} base where this server is */
function offerPanel(match, offer, base) {
  const name = seatName(match, offer.seat);
  const mine = offer.seat === match.view.me;
  if (!offer.link) return html`<section class="vote" role="status"><b>${t('offer.all', { name })}</b></section>`;
  const link = `${base}${matchPath(match.id, match.key)}${match.key ? '&' : '?'}sit=${offer.link}`;
  return html`<section class="vote" role="status" data-testid="offer-${offer.seat}">
    <div><b>${mine ? t('offer.mine') : t('offer.theirs', { name })}</b>
      <p class="soft"><code class="sit-link" data-testid="sit-link">${link}</code>
        ${t('offer.until', { when: moment(offer.until_ms) })}</p></div>
    <span class="vote-answers">${mine ? html`<button class="plain" ?disabled=${Boolean(match.sending)} data-testid="seat-keep"
      @click=${() => sendTable({ kind: 'seat_keep' })}>${t('offer.keep')}</button>` : nothing}
      <button class="primary" data-testid="copy-link" @click=${() => copy(link)}>${t('offer.copy')}</button></span></section>`;
}

/** Draws the choices of a player who cannot continue. @param {import('../core/state.js').State} state */
export function leaveDialog(state) {
  const match = /** @type {any} */ (state.match);
  const me = match?.view?.me;
  if (me === null || me === undefined) return nothing;
  const seat = match.info.seats[me];
  const others = askedAbout(match, 'call the match off', me).map((/** @type {number} */ seat) => seatName(match, seat));
  const offered = match.sitting?.offers.some((/** @type {any} */ one) => one.seat === me);
  const does = (/** @type {any} */ move) => () => { closeDialog(); sendTable(move); };
  const way = (/** @type {string} */ key, /** @type {any} */ move, hint = key, /** @type {any} */ args = {}) => html`<button class="way"
    data-testid=${key} @click=${typeof move === 'function' ? move : does(move)}><b>${t(`sit.${key}`)}</b><small>${t(`sit.${hint}_hint`,
    args)}</small></button>`;
  const off = counts(match) ? 'call_off_counts' : 'call_off';
  return dialog(t('sit.title'), html`<div class="ways">
    ${seat.stands_in ? nothing : way('bot', { kind: 'seat_bot' })}
    ${offered ? nothing : way('offer', { kind: 'seat_offer' })}
    ${(match.sitting?.asks ?? []).filter((/** @type {any} */ ask) => match.sitting.askable.includes(ask.about))
      .map((/** @type {any} */ ask) => decisionButton(match, ask, does))}
    ${way(others.length ? 'call_off' : 'call_off_alone', { kind: 'seat_vote', about: null, choice: 'call_off' },
      others.length ? off : counts(match) ? 'call_off_left' : 'call_off_alone', { names: others })}
    ${way('resign', () => openDialog({ name: 'resign' }))}</div><p>${lawLink()}</p>`);
}

/**
 * Draws the button for a vote about a seat, or for a decision about it.
 * @param {any} match @param {any} ask @param {(move: any) => any} does
 */
function decisionButton(match, { about, choices }, does) {
  const name = seatName(match, about);
  const only = alone(match, about);
  const act = (/** @type {string} */ choice) => (only && choice === 'claim' ? () => openDialog({ name: 'claim', seat: about })
    : does({ kind: 'seat_vote', about, choice }));
  return html`<div class="way" data-testid="ask-${about}"><b>${t(only ? 'sit.decide' : 'sit.ask', { name })}</b>
    <small>${t(match.info.seats[about].stands_in ? 'sit.ask_away_hint' : 'sit.ask_hint', { name })}</small>
    <span class="vote-answers">${choices.map((/** @type {string} */ choice) => html`<button class="plain" data-testid="ask-${choice}"
      @click=${act(choice)}>${choiceWords(match, about, choice)}</button>`)}</span></div>`;
}

export function resignDialog() {
  const yes = () => { closeDialog(); sendTable({ kind: 'seat_resign' }); };
  return dialog(t('sit.resign'), html`<p>${t('sit.resign_ask')}</p>
    <div class="send-row"><button class="plain" @click=${closeDialog}>${t('go.cancel')}</button>
    <button class="primary danger" data-testid="resign-yes" @click=${yes}>${t('sit.resign_yes')}</button></div>`);
}

/** Draws the notice that a person has taken a seat by a link. @param {import('../core/state.js').State} state */
export function sitBanner(state) {
  const match = /** @type {any} */ (state.match);
  const { sit } = state.route;
  if (!sit || !match.view || match.view.me !== null || match.info.status !== 'running') return nothing;
  const seat = Number(sit[0]);
  const open = match.sitting?.offers.some((/** @type {any} */ one) => one.seat === seat);
  if (!open) return html`<section class="vote" role="status" data-testid="sit-late"><b>${t('offer.bad')}</b></section>`;
  return html`<section class="vote" role="status" data-testid="sit"><div><b>${t('offer.title', { name: seatName(match, seat) })}</b>
    <p class="soft">${t('offer.ask')}</p>${state.user ? nothing : nameField(state)}</div><span class="vote-answers"><button
      class="primary" data-testid="sit-yes"
      ?disabled=${Boolean(state.ui.busy)} @click=${() => sitDown(sit)}>${t('offer.yes')}</button></span></section>`;
}
