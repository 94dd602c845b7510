// @ts-check
// The user's matches: those that wait for them, invitations, ends that they have not seen, those that wait for others, and finished ones.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { guard } from '/vendor/lit-html/directives/guard.js';
import { repeat } from '/vendor/lit-html/directives/repeat.js';
import { language, numberText, t } from '../core/words.js';
import { goNext } from '../actions.js';
import { joinMatch } from '../lobby/actions.js';
import { untilWords } from '../clock/words.js';
import { hut, icon } from '../frame/drawings.js';
import { valueOf } from '../frame/elements.js';
import { deadlineOf, filtered, isInvitation, myTurn, partsOf, waitingForMe } from './lists.js';
import { memo } from '../core/memo.js';
import { matchPath } from '../core/router.js';
import { agoWords } from './time_ago.js';
import { shownName } from '../match/state.js';
import { recordEnds } from '../match/visits.js';
import { clockTag } from '../clock/view.js';
import { botMark, optionTags } from '../frame/parts_view.js';
import { enter, moreEnded, setFilter } from './actions.js';

const URGENT_MS = 6 * 3600000;
const WORDS_MAX = 40; // maximum of a filter's text

/** @param {import('../core/state.js').State} state */
export function minePage(state) {
  const here = state.pages.local?.wholeList(state) ?? nothing;
  if (!state.user) return state.met ? html`${here}<section class="card lone"><h1>${t('lobby.mine')}</h1><p>${t('mine.nobody')}</p>
    <a class="button primary" href="account">${t('nav.sign_in')}</a></section>`
    : html`<header class="mine-top"><h1>${t('lobby.mine')}</h1></header>${here}`; // without a network nobody knows who it is
  const { mine } = state;
  const found = partsOf(filtered(mine.matches, mine.filter, (match) => wordsOf(match, state)));
  found.others.sort((a, b) => Number(Boolean(b.vote_about_me_ms)) - Number(Boolean(a.vote_about_me_ms)));
  const known = mine.loaded && (mine.whole || mine.matches.length > 0);
  return html`<header class="mine-top"><h1>${t('lobby.mine')}</h1>${known ? nextBig(mine.matches) : nothing}</header>
    ${mine.matches.length || mine.ended ? filters(state) : nothing}
    ${part(state, 'turn', found.turn)}
    ${part(state, 'asked', found.asked)}
    ${part(state, 'unseen', found.unseen)}
    ${part(state, 'others', found.others)}
    ${Object.values(found).some((rows) => rows.length) ? nothing : html`<section
      class="card mine-none">${icon(hut)}<p data-testid="mine-none">${
      !known ? t(mine.missed ? 'mine.missed' : 'lobby.loading') : t(mine.matches.length ? 'mine.none_found' : 'lobby.none_mine')}</p>
      ${!known && mine.missed ? html`<button class="primary" data-testid="mine-again" @click=${enter}>${t('mine.again')}</button>`
        : nothing}
      ${known && !mine.matches.length ? html`<a class="button primary" href="./">${t('go.lobby')}</a>` : nothing}</section>`}
    ${here}${endedPart(state)}`;
}

/** @param {any[]} matches */
function nextBig(matches) {
  const n = waitingForMe(matches);
  return n ? html`<button class="primary big" data-testid="mine-next" title=${t('mine.next_hint', { n })}
    @click=${goNext}>${t('mine.go_next')} <kbd>n</kbd></button>` : html`<p class="soft">${t('mine.none_waits')}</p>`;
}

/** Returns the words of a match for the search. @param {any} match @param {import('../core/state.js').State} state @returns {string} */
const wordsOf = (match, state) => memo(match, `words ${language()}`, () => [state.games[match.game]?.title,
  ...match.seats.map((/** @type {any} */ seat) => shownName(seat) ?? seat.invited), ...match.options.map((/** @type {string} */ option) =>
    t('option.' + option))].filter(Boolean).join(' ').toLowerCase());

/** @param {import('../core/state.js').State} state */
function filters(state) {
  const { filter, matches } = state.mine;
  const games = Object.values(state.games).filter((game) => matches.some((match) => match.game === game.id));
  return html`<search class="mine-filters">
    <input type="search" maxlength=${WORDS_MAX} aria-label=${t('mine.filter_text')} placeholder=${t('mine.filter_text')}
      data-testid="mine-text" .value=${filter.text} @input=${(/** @type {Event} */ event) => setFilter({ text: valueOf(event) })}>
    ${games.length < 2 ? nothing : choice('game', filter.game, [['', t('mine.any')], ...games.map((game) => [game.id, game.title])])}
    ${matches.some((match) => match.clock) ? choice('pace', filter.pace, ['', 'days', 'live'].map((pace) => [pace,
      t(pace ? 'mine.pace.' + pace : 'mine.any')])) : nothing}</search>`;
}

/** @param {'game'|'pace'} name @param {string} now @param {string[][]} offered */
function choice(name, now, offered) {
  return html`<fieldset class="segments"><legend class="hidden">${t('mine.filter_' + name)}</legend>${offered.map(([value, words]) =>
    html`<label><input type="radio" name="mine-${name}" value=${value} .checked=${now === value}
    data-testid="mine-${name}-${value || 'any'}"
    @change=${() => setFilter({ [name]: value })}><span>${words}</span></label>`)}</fieldset>`;
}

/** @param {import('../core/state.js').State} state @param {string} name @param {any[]} matches */
function part(state, name, matches) {
  if (!matches.length) return nothing;
  const forget = html`<button class="plain" data-testid="mine-forget" @click=${() => recordEnds(matches)}>${t('mine.forget')}</button>`;
  return html`<section class="card list mine-part ${name}" data-testid="mine-${name}">
    <header class="mine-head"><h2>${t('mine.part.' + name)} <span class="tag"
      data-testid="mine-count-${name}">${matches.length}</span></h2>${name === 'unseen' ? forget : nothing}</header>
    ${rows(state, matches)}</section>`;
}

/** Redraws a row only if it has changed: there may be hundreds. @param {import('../core/state.js').State} state @param {any[]} matches */
function rows(state, matches) {
  const minute = Math.floor(state.mine.now_ms / 60000);
  return html`<ul>${repeat(matches, (match) => match.id, (match) => html`<li class="mine-row" data-testid="match-${match.id}">${guard(
    [match, state.covers[match.game], language(), minute, state.ui.busy, state.turns[match.id]], () => row(match, state))}</li>`)}</ul>`;
}

/** @param {any} match @param {import('../core/state.js').State} state */
function row(match, state) {
  const { turns } = state.pages;
  const board = myTurn(match) ? turns?.board(match) ?? nothing : nothing;
  const ask = myTurn(match) ? turns?.question(match) : '';
  return html`<a class="mine-link ${board === nothing ? '' : 'pictured'}" href=${matchPath(match.id)}>${board === nothing ? nothing
    : html`<span class="mine-board">${board}</span>`}
      <span class="mine-title"><b>${state.games[match.game]?.title ?? match.game}</b>${ask ? html`<span class="mine-ask">${ask}</span>`
        : nothing}${clockTag(match)}${optionTags(match)}</span>
      <span class="match-seats">${match.seats.map((/** @type {any} */ seat) => seatTag(match, seat, state.covers[match.game]))}</span>
      <span class="mine-notes">${notes(match, state)}</span></a>
    ${isInvitation(match) ? html`<button class="primary" data-testid="accept" ?disabled=${Boolean(state.ui.busy)}
      @click=${() => joinMatch(match.id)}>${t('wait.take')}</button>` : nothing}`;
}

/**
 * Draws the player of a seat; one who owes a decision is highlighted.
 * @param {any} match @param {any} seat @param {import('../core/state.js').State['covers'][string]|undefined} cover
 */
function seatTag(match, seat, cover) {
  const acting = match.status === 'running' && match.to_act.includes(seat.seat);
  const name = seat.seat === match.my_seat ? t('seat.you') : shownName(seat) ?? seat.invited ?? t('seat.free');
  return html`<span class="seat-tag ${seat.name ? '' : 'free'} ${acting ? 'acting' : ''}">${cover?.markIcon(seat.seat, 'small')
    ?? nothing}<bdi>${name}</bdi>${botMark(seat)}${seat.rank === 1 ? ' ★' : ''}</span>`;
}

/**
 * Draws the notes of a row next to the players: its deadline, and its news.
 * @param {any} match @param {import('../core/state.js').State} state
 */
function notes(match, state) {
  const now = state.mine.now_ms;
  const left = deadlineOf(match);
  const fresh = match.seen && match.status === 'running' ? match.version - match.seen.version : 0;
  const unread = match.chat - (match.chat_read ?? match.chat);
  const at = match.ended_ms ?? match.moved_ms ?? match.created_ms;
  const ended = !['open', 'running'].includes(match.status);
  const stands = match.seats[match.my_seat]?.bot && match.status === 'running';
  return [
    ended ? html`<span class="mine-result">${resultWords(match)}</span>` : nothing,
    match.offline ? html`<span data-testid="mine-offline">${t('mine.offline')}</span>` : nothing,
    match.status === 'open' && !isInvitation(match) ? html`<span>${t('mine.open')}</span>` : nothing,
    match.vote_about_me_ms ? html`<span class="mine-left urgent" data-testid="mine-voted">${t('mine.voted',
      { until: untilWords(match.vote_about_me_ms, now) })}</span>` : nothing,
    stands ? html`<span>${t('mine.bot_plays')}</span>` : nothing,
    myTurn(match) && left !== null ? html`<span class="mine-left ${left - now < URGENT_MS ? 'urgent' : ''}">${t('clock.by',
      { until: untilWords(left, now) })}</span>` : nothing,
    fresh > 0 ? html`<span>${t('mine.fresh', { n: fresh })}</span>` : nothing,
    unread > 0 ? html`<span>${t('mine.unread', { n: unread })}</span>` : nothing,
    html`<time datetime=${new Date(at).toISOString()}>${agoWords(now - at)}</time>`,
  ];
}

/** Returns my result of a match that has ended; one without a result has its status. @param {any} match @returns {string} */
function resultWords({ status, end_reason: reason, my_seat: mine, seats }) {
  const { rank = null, score = null } = seats[mine] ?? {};
  return status === 'over' && rank && score !== null ? t('mine.result', { rank, seats: seats.length, score: numberText(score) })
    : t('status.' + (reason === 'expired' ? 'expired' : status));
}

/** @param {import('../core/state.js').State} state */
function endedPart(state) {
  const { ended, endedNext } = state.mine;
  const words = t(ended ? 'mine.ended_more' : 'mine.ended_show');
  const more = html`<button class="plain" data-testid="mine-ended-more" @click=${moreEnded}>${words}</button>`;
  if (!ended) return html`<p class="mine-more">${more}</p>`;
  const found = filtered(ended, state.mine.filter, (match) => wordsOf(match, state));
  return html`<section class="card list mine-part" data-testid="mine-ended"><h2>${t('mine.part.ended')}</h2>
    ${found.length ? rows(state, found) : html`<p class="empty">${t('mine.none_found')}</p>`}
    ${endedNext ? html`<p class="mine-more">${more}</p>` : nothing}</section>`;
}
