// @ts-check
// The lobby: a name, one click to play, tables to join or watch, the user's own matches.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { repeat } from '/vendor/lit-html/directives/repeat.js';
import { listed, t } from '../core/words.js';
import { joinMatch, startTutorial, newTable, playNow } from './actions.js';
import { matchPath, rulesPath } from '../core/router.js';
import { mySeat } from './lists.js';
import { shownName } from '../match/state.js';
import { frontGame } from '../games/games.js';
import { LEVELS, setPrefs } from '../core/prefs.js';
import { clockTag } from '../clock/view.js';
import { botMark, nameField, optionTags } from '../frame/parts_view.js';
import { openUntil } from '../table/waits_view.js';

/** @typedef {import('../core/state.js').State} State */

/** @param {State} state */
export function lobby(state) {
  const open = openTables(state);
  const running = state.lobby.matches.filter((m) => m.status === 'running' && mySeat(m, state.user) === null);
  const front = state.covers[frontGame(state)];
  const { turns } = state.pages;
  const asks = (state.user !== null && !state.mine.missed && !(turns && state.mine.loaded)) || (state.prefs.local && !state.local);
  // a later insertion would move the rest down
  if (!front || asks) return html`<p class="waiting-page">${t('lobby.loading')}</p>`;
  const titles = Object.values(state.games).map(({ title }) => title);
  const back = state.user !== null && turns?.mineShown(state).length > 0; // a user with matches in progress comes to continue them
  const again = state.user !== null && state.prefs.last && state.games[state.prefs.last.game];
  const tables = list('open-matches', t('lobby.open'), open, t('lobby.none_open'), state);
  return html`${state.pages.local?.frontList(state)}${back || again ? html`<div class="lists">${back ? turns.mine(state) : nothing}${again
    ? turns?.lastTime(state) : nothing}${tables}</div>` : nothing}
    <section class="hero ${back || again ? 'after' : ''}">${front.hero?.art()}<div class="hero-words">
    <h1>${t('lobby.title', { games: listed(titles) })}</h1><p>${front.hero?.lead()}</p>${begin(state)}</div></section>
    <div class="lists">
      ${state.user && !back && !again ? turns?.mine(state) : nothing}
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

/** @param {string} id @param {string} title @param {any[]} matches @param {string} none @param {State} state */
const list = (id, title, matches, none, state) => card(id, title, matches, state.conn === 'open' && state.lobby.version > 0 ? none : '',
  state, publicParts);

/**
 * Draws a list of matches.
 * @param {string} id @param {any} title @param {any[]} matches @param {string} none for an empty list; '' while it is loading
 * @param {State} state @param {(match: any, state: State) => Parts} partsOf @param {any} [more] below them
 */
export function card(id, title, matches, none, state, partsOf, more = nothing) {
  const drawn = matches.filter((match) => state.covers[match.game]); // the others follow once the drawings of their game are loaded
  return html`<section class="card list" data-testid=${id}>
    <h2>${title}</h2>
    ${drawn.length ? html`<ul>${repeat(drawn, (m) => m.id, (m) => row(m, state, partsOf(m, state)))}</ul>`
      : html`<p class="empty">${matches.length ? t('lobby.loading') : none || t('lobby.loading')}</p>`}${more}
  </section>`;
}

/** @typedef {{kind?: string, board?: any, note: string, marks?: any, button: any}} Parts the parts of a row that depend on the reader */

/** @param {any} match @param {State} state @param {Parts} parts */
function row(match, state, { kind = '', board, note, marks, button }) {
  const until = openUntil(match);
  return html`<li class="match-row ${kind}" data-testid="match-${match.id}">${board}
    <span class="match-seats">${match.seats.map((/** @type {any} */ seat) => seatTag(seat, state.covers[match.game]))}</span>
    <span class="match-note">${Object.keys(state.games).length > 1
      ? html`<b>${state.games[match.game]?.title}</b> · ` : nothing}${note}${until ? html` · ${until}` : nothing}${marks}<span
      class="match-tags">${clockTag(match)}${optionTags(match)}</span></span>
    ${button}</li>`;
}

/** Returns the note about the seats of an open table. @param {any} match */
export function openNote({ seats }) {
  const invited = seats.map((/** @type {any} */ seat) => seat.invited).filter(Boolean);
  return invited.length ? t('wait.kept', { names: listed(invited) })
    : t('lobby.free_seats', { n: seats.filter((/** @type {any} */ seat) => !seat.name).length });
}

/** @param {any} seat @param {State['covers'][string]} cover of the game */
function seatTag(seat, cover) {
  return html`<span class="seat-tag ${seat.name ? '' : 'free'}">${cover.markIcon(seat.seat, 'small')}<bdi>${shownName(seat)
    ?? seat.invited ?? t('seat.free')}</bdi>${botMark(seat)}${seat.rank === 1 ? ' ★' : ''}</span>`;
}

/** @param {any} match of others @param {State} state @returns {Parts} */
function publicParts(match, state) {
  const open = match.status === 'open';
  return { note: open ? openNote(match) : t('status.' + match.status),
    button: open && match.join === 'anyone' ? html`<button class="primary" data-testid="join" ?disabled=${Boolean(state.ui.busy)}
    @click=${() => joinMatch(match.id)}>${t('lobby.join')}</button>`
      : html`<a class="button plain" href=${matchPath(match.id)}>${t(open ? 'lobby.look' : 'lobby.watch')}</a>` };
}
