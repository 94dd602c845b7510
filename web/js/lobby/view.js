// @ts-check
// The lobby: a name, one click to play, tables to join or watch, the user's own matches.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { repeat } from '/vendor/lit-html/directives/repeat.js';
import { listed, t } from '../core/words.js';
import { joinMatch, startTutorial, newTable, playNow } from './actions.js';
import { matchPath, rulesPath } from '../core/router.js';
import { mySeat } from './lists.js';
import { isOver, myTurn, waitingFirst, waitingForMe } from '../mine/lists.js';
import { shownName } from '../match/state.js';
import { frontGame } from '../games/games.js';
import { LEVELS, setPrefs } from '../core/prefs.js';
import { clockTag, dueWords } from '../clock/view.js';
import { botMark, nameField, optionTags } from '../frame/parts_view.js';
import { openUntil } from '../table/waits_view.js';

/** @typedef {import('../core/state.js').State} State */

/** @param {State} state */
export function lobby(state) {
  const open = openTables(state);
  const running = state.lobby.matches.filter((m) => m.status === 'running' && mySeat(m, state.user) === null);
  const front = state.covers[frontGame(state)];
  const { turns } = state.pages;
  const asks = (state.user !== null && !state.mine.loaded && !state.mine.missed) || (state.prefs.local && !state.local); // a later
  // insertion would move the rest down
  if (!front || asks) return html`<p class="waiting-page">${t('lobby.loading')}</p>`;
  const titles = Object.values(state.games).map(({ title }) => title);
  const back = state.user !== null && mineShown(state).length > 0; // a user with matches in progress comes to continue them
  const again = state.user !== null && state.prefs.last && state.games[state.prefs.last.game];
  const tables = list('open-matches', t('lobby.open'), open, t('lobby.none_open'), state);
  return html`${state.pages.local?.frontList(state)}${back || again ? html`<div class="lists">${back ? mine(state) : nothing}${again
    ? turns?.lastTime(state) : nothing}${tables}</div>` : nothing}
    <section class="hero ${back || again ? 'after' : ''}">${front.hero?.art()}<div class="hero-words">
    <h1>${t('lobby.title', { games: listed(titles) })}</h1><p>${front.hero?.lead()}</p>${begin(state)}</div></section>
    <div class="lists">
      ${state.user && !back && !again ? mine(state) : nothing}
      ${back || again ? nothing : tables}
      ${(back || again) && !running.length ? nothing : list('running-matches', t('lobby.running'), running, t('lobby.none_running'), state)}
    </div>
    <p class="lobby-more"><a class="button plain" href="statistics" data-testid="statistics"><svg class="glyph" viewBox="0 0 24 24"
      aria-hidden="true"><path d="M4 20V12M10 20V5M16 20v-9M22 20H2"></path></svg>${t('lobby.statistics')}</a>
      <a class="button plain" href="tournaments" data-testid="tournaments">${t('title.tournaments')}</a>
      <a class="button plain" href="puzzles" data-testid="puzzles">${t('title.puzzles')}</a></p>`;
}

/** @param {import('../core/state.js').State} state */
function begin(state) {
  const onSubmit = (/** @type {SubmitEvent} */ event) => { event.preventDefault(); playNow(frontGame(state)); };
  const games = Object.values(state.games);
  const busy = Boolean(state.ui.busy);
  return html`<form class="begin" @submit=${onSubmit}>
    ${state.user ? html`<p class="welcome">${t('lobby.welcome', { name: state.user.name })}</p>` : nameField(state)}
    <div class="begin-buttons">
      ${games.map(({ id, title }, i) => html`<button class="primary big" type=${i ? 'button' : 'submit'} ?disabled=${busy}
        data-testid=${i ? `play-${id}` : 'play-now'} @click=${i ? () => playNow(id) : nothing}>${t('lobby.play',
          { game: title })}</button>`)}
    </div>
    <p class="soft small">${t(state.user ? 'lobby.play_hint_in' : 'lobby.play_hint')}</p>
    <p class="soft play-level"><label>${t('lobby.level')} <select data-testid="play-level"
      @change=${(/** @type {any} */ { target }) => setPrefs({ level: target.value })}>${['', ...LEVELS].map((level) => html`<option
      value=${level} ?selected=${state.prefs.level === level}>${t(level ? 'bot.' + level : 'lobby.level_suited')}</option>`)}</select>
    </label></p>
    <div class="begin-buttons"><a class="button plain big" href="pairing" data-testid="pairing">${t('title.pairing')}</a>
      <button class="plain big" type="button" data-testid="create" ?disabled=${busy} @click=${newTable}>${t('lobby.create')}</button></div>
    ${state.user && state.prefs.last ? nothing : lessons(games, busy)}
    <p class="rules-links">${t('lobby.rules')} ${games
      .map((game) => html`<a href=${rulesPath(game.id)} data-testid="rules-${game.id}">${game.title}</a>`)}</p>
  </form>`;
}

/** @param {any[]} games @param {boolean} busy */
const lessons = (games, busy) => html`<p class="rules-links">${t('lobby.learn')} ${games.filter(({ tutorial }) => tutorial)
  .map(({ id, title }) => html`<button class="link" type="button" data-testid="learn-${id}" ?disabled=${busy}
    @click=${() => startTutorial(id)}>${title}</button>`)}</p>`;

/** Returns the tables of others with an empty seat; those of people with whom the user plays come first. @param {State} state */
function openTables({ lobby: { matches }, mine, user }) {
  const known = new Set(mine.matches.flatMap(({ seats }) => seats.map((/** @type {any} */ seat) => seat.user)).filter(Boolean));
  const isFriends = (/** @type {any} */ match) => match.seats.some((/** @type {any} */ seat) => seat.user !== user?.id
    && known.has(seat.user));
  return matches.filter((match) => match.status === 'open' && mySeat(match, user) === null
    && match.seats.some((/** @type {any} */ seat) => !seat.name && !seat.invited))
    .sort((one, other) => Number(isFriends(other)) - Number(isFriends(one)));
}

const MINE_MAX = 6;

/**
 * Returns the user's matches: those that wait for them first, then the newest; all others are on a page of their own.
 * @param {import('../core/state.js').State} state
 */
function mineShown(state) {
  const { matches } = state.mine;
  const waiting = waitingFirst(matches);
  return [...waiting, ...matches.filter((match) => !waiting.includes(match) && !(isOver(match) && match.seen?.end))].slice(0, MINE_MAX);
}

/** @param {import('../core/state.js').State} state */
function mine(state) {
  const all = html`<p class="mine-all"><a class="button plain" href="mine" data-testid="mine-all">${t('lobby.mine_all')}</a></p>`;
  return list('my-matches', t('lobby.mine'), mineShown(state), t('lobby.none_mine'), state, all);
}

/**
 * @param {string} id @param {string} title @param {any[]} matches @param {string} none @param {import('../core/state.js').State} state
 * @param {any} [more] below them
 */
function list(id, title, matches, none, state, more = nothing) {
  const waiting = id === 'my-matches' ? waitingForMe(state.mine.matches) : 0;
  const known = state.conn === 'open' && (id === 'my-matches' ? state.mine.loaded : state.lobby.version > 0);
  const drawn = matches.filter((match) => state.covers[match.game]); // the others follow once the drawings of their game are loaded
  return html`<section class="card list" data-testid=${id}>
    <h2>${title}${waiting ? html` <span class="tag turn-count" role="status"
    data-testid="waiting-for-me">${t('lobby.waiting_for_you', { n: waiting })}</span>` : nothing}</h2>
    ${drawn.length ? html`<ul>${repeat(drawn, (m) => m.id, (m) => row(m, state))}</ul>`
      : html`<p class="empty">${known && !matches.length ? none : t('lobby.loading')}</p>`}${more}
  </section>`;
}

/** @param {any} match @param {import('../core/state.js').State} state */
function row(match, state) {
  const seat = mySeat(match, state.user);
  const asked = match.my_invitation != null; // an entry of the public list does not contain it
  const mine = asked || (match.my_seat !== undefined && myTurn(match));
  const until = openUntil(match);
  const note = asked ? t('lobby.asks_you') : mine ? state.pages.turns?.question(match) || t('lobby.your_turn') : statusNote(match, state);
  const turns = state.pages.turns;
  const isTurn = mine && !asked;
  return html`<li class="match-row ${isTurn ? 'turn-row' : ''}" data-testid="match-${match.id}">${isTurn ? html`<a class="turn-board"
    href=${matchPath(match.id)} tabindex="-1" aria-hidden="true">${turns?.board(match) ?? nothing}</a>` : nothing}
    <span class="match-seats">${match.seats.map((/** @type {any} */ seat) => seatTag(seat, state.covers[match.game]))}</span>
    <span class="match-note ${mine ? 'turn' : ''}">${Object.keys(state.games).length > 1
      ? html`<b>${state.games[match.game]?.title}</b> · ` : nothing}${note}${until ? html` · ${until}` : nothing}${match.listed || isTurn
        ? nothing : html` · ${t('lobby.link_only')}`}
      ${match.mentions ? html`<span class="tag mention-tag" title=${t('chat.mentions', { n: match.mentions })}>@${match.mentions}</span>`
        : nothing}${mine ? dueWords(match, Date.now() + state.ahead_ms)
        : nothing}<span class="match-tags">${clockTag(match)}${optionTags(match)}</span></span>
    ${rowButton(match, state)}</li>`;
}

/** @param {any} match @param {import('../core/state.js').State} state */
function statusNote(match, state) {
  const free = match.seats.filter((/** @type {any} */ s) => !s.name && !s.invited).length;
  const kept = match.seats.filter((/** @type {any} */ s) => s.invited);
  if (match.status === 'open') return kept.length
    ? t('wait.kept', { names: listed(kept.map((/** @type {any} */ s) => s.invited)) }) : t('lobby.free_seats', { n: free });
  const names = match.status === 'running' && mySeat(match, state.user) !== null
    ? (match.to_act ?? []).map((/** @type {number} */ at) => shownName(match.seats[at])).filter(Boolean) : [];
  if (names.length) return t('lobby.waits_for', { names: listed(names) });
  return t(match.end_reason === 'expired' ? 'status.expired' : 'status.' + match.status);
}

/** @param {any} seat @param {State['covers'][string]} cover of the game */
function seatTag(seat, cover) {
  return html`<span class="seat-tag ${seat.name ? '' : 'free'}">${cover.markIcon(seat.seat, 'small')}<bdi>${shownName(seat)
    ?? seat.invited ?? t('seat.free')}</bdi>${botMark(seat)}${seat.rank === 1 ? ' ★' : ''}</span>`;
}

/** @param {any} match @param {import('../core/state.js').State} state */
function rowButton(match, state) {
  const seat = mySeat(match, state.user);
  const joinable = match.status === 'open' && seat === null && match.join === 'anyone'
    && match.seats.some((/** @type {any} */ s) => !s.name && !s.invited);
  if (match.my_invitation != null) return html`<button class="primary" data-testid="accept" ?disabled=${Boolean(state.ui.busy)}
    @click=${() => joinMatch(match.id)}>${t('wait.take')}</button>`;
  if (joinable) return html`<button class="primary" data-testid="join" ?disabled=${Boolean(state.ui.busy)}
    @click=${() => joinMatch(match.id)}>${t('lobby.join')}</button>`;
  const words = match.status === 'over' ? 'lobby.result'
    : seat === null && match.status === 'running' ? 'lobby.watch'
      : seat !== null && (match.status === 'running' || match.status === 'open') ? 'lobby.continue' : 'lobby.look';
  const awaited = words === 'lobby.continue' && match.my_seat !== undefined && myTurn(match);
  return html`<a class="button ${awaited ? 'primary' : 'plain'}" href=${matchPath(match.id)}>${t(words)}</a>`;
}
