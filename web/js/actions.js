// @ts-check
// The user's actions and the server's messages. Handlers call these functions, they call the server, and its answers change the state.

import { base, look, pathHere } from './core/base.js';
import { state, update, emptyMatch } from './core/state.js';
import { newId } from './core/ids.js';
import { get, post } from './core/api.js';
import { Live } from './core/live.js';
import { matchPath, parseRoute, parseRules } from './core/router.js';
import { loadLanguage, errorWords, language, needRefusals, t } from './core/words.js';
import { frontGame, gameOf, gameOn, needBook, needBots, needCovers, needGames, needList } from './games/games.js';
import { loadPage, enterPage, loadStyles } from './core/pages.js';
import { renewPush } from './notifications/renewal.js';
import { syncPrefs, rememberName, rememberTable, setPrefs } from './core/prefs.js';
import { cacheMissing } from './core/installed_client.js';
import { whenDrawn } from './frame/incremental.js';
import { showNotice, showRefusal, showUnreachable } from './frame/overlays.js';
import { clearLobby, applyLists, applyLobby, applyLobbyChange } from './lobby/lists.js';
import { emptyMine, nextWaiting, applyMine, mergeShownMatch } from './mine/lists.js';
import { readChat } from './match/chat.js';
import { dropUnsent, loadUnsent, storeUnsent, resumeUnsent } from './core/resend.js';
import { reportSeen, loadMine, recordEnd, watchVisits } from './match/visits.js';
import * as table from './match/state.js';

const AGAIN_MS = 3000; // delay before a failed load is retried
const LATE_MS = 3000; // delay before the lists are requested by REST, if the live line has not sent them
const LIVE_PAGES = ['lobby', 'match']; // pages whose data come from the live line alone
const OF_ACCOUNT = ['account', 'notify', 'letter']; // pages with a link to the page before
const NOT_NOW_MS = 2000; // delay between two requests for a match that the server cannot read yet

/** @type {Live|null} */
let live = null;

/* ---- start, and changes of the page ---- */

export async function start() {
  live = new Live(base.replace(/^http/, 'ws') + 'ws', { message: onMessage, open: onOpen, lost: onLost,
    stale: onStale, way: onTransport }, WebSocket, /** @type {any} */ (window).early?.line);
  window.addEventListener('popstate', turnPage);
  watchVisits();
  loadUnsent();
  for (const name of ['online', 'pageshow']) window.addEventListener(name, () => live?.wake());
  window.addEventListener('offline', () => live?.closeDead());
  document.addEventListener('visibilitychange', () => document.hidden || live?.wake());
  enter();
  live.start();
  while (!await begin()) await new Promise((later) => { setTimeout(later, AGAIN_MS); });
  if (!isLivePage()) enter();
}

/** Parses the current address. */
const routeHere = () => parseRoute(pathHere(), location.search);

/** Returns whether the live line provides the page's data; for other pages the user must be loaded first. */
const isLivePage = () => LIVE_PAGES.includes(routeHere().name);

/** Loads the data that every page needs. False: it failed, which is shown. */
async function begin() {
  try {
    const front = routeHere().name === 'lobby' && !parseRules(location.hash);
    const games = needList().then(() => (front ? needCovers([frontGame(state)]) : undefined));
    const [me] = await Promise.all([whoAmI(), loadLanguage(language()), games]);
    update((s) => {
      if (me) Object.assign(s, { user: me.user, met: true });
      else s.conn = 'lost';
      s.ready = true;
    });
    if (me?.user && !me.user.guest) syncPrefs();
  } catch (error) {
    showNotice(errorWords(/** @type {any} */ (error)), true);
  }
  return state.ready;
}

/** Returns the user. Null: the server is unreachable, and the page comes from the cache; the live line will report that. */
async function whoAmI() {
  try {
    return await get('/me');
  } catch (error) {
    if (/** @type {any} */ (error).name === 'unreachable' && navigator.serviceWorker?.controller) return null;
    throw error;
  }
}

/** Shows the page in another language, as soon as its words are loaded. @param {string} lang */
export async function chooseLanguage(lang) {
  try {
    await loadLanguage(lang);
    setPrefs({ lang });
  } catch {
    showUnreachable();
  }
}

/** @param {string} path */
export function go(path) {
  if (look) return void location.assign(base + path); // a page of its own
  history.pushState(null, '', path);
  enter();
  window.scrollTo(0, 0);
}

/** Handles a new address: either only the rules were opened, turned or closed, or it is another page. */
function turnPage() {
  if (look) return;
  const { name, id, version } = routeHere();
  if (location.hash.startsWith('#come-back=')) enterAccount();
  else if (state.route.name === name && state.route.id === id && state.route.version === version) showRules();
  else enter();
}

/** Opens the rules that the address names, next to the current page; they load on demand. */
async function showRules() {
  update((s) => { s.rules.open = parseRules(location.hash); });
  if (!state.rules.open) return;
  try {
    const [page, { listenForHelp }] = await Promise.all([import('./rules/start.js'), import('./rules/help.js'),
      needBook(state.rules.open.game), loadStyles(['/js/rules/style.css'])]);
    await page.loadTableRules();
    update((s) => { s.rules.page = page; });
    listenForHelp();
  } catch {
    showUnreachable();
  }
}

/** Loads the account page's data about other people, and handles an opened sign-in link. */
async function enterAccount() {
  const people = await import('./people/actions.js');
  people.confirmSignIn();
  people.loadPeople();
}

export function closeRules() {
  history.pushState(null, '', location.pathname + location.search);
  showRules();
}

/** Shows the page of the address, once its data can be requested. */
function enter() {
  if (!state.ready && !isLivePage()) return;
  showRules();
  const route = routeHere();
  const old = state.match;
  if (old && (route.name !== 'match' || route.id !== old.id)) closeMatch(old);
  if (route.name === 'match' && old?.id !== route.id) {
    update((s) => { s.match = emptyMatch(route.id, route.key || null); });
  }
  update((s) => {
    s.route = route;
    if (!OF_ACCOUNT.includes(route.name)) s.came = location.pathname + location.search;
    s.ui.dialog = null;
    s.ui.more = false;
    s.ui.formError = null;
    s.ui.tab = 'log';
    s.ui.showBoard = false;
    if (route.name !== 'match') s.match = null;
    if (s.match && route.version === undefined) s.match.past = null;
    if (route.name !== 'lobby') clearLobby(s.lobby);
    if (route.name !== 'match' && s.conn === 'updating') s.conn = 'open';
  });
  live?.lead(route.name === 'match' ? route.id : '');
  live?.send({ type: 'lobby', on: route.name === 'lobby' });
  enterPage(route).catch(showUnreachable);
  if (route.name === 'lobby') loadLobby();
  if (route.name === 'account') {
    loadSessions();
    enterAccount();
  }
  if (route.name === 'match' && state.match) live?.send(table.subscription(state.match));
  if (route.version !== undefined) openReplay(route.version);
}

/** Saves an unsaved note. @param {import('./core/state.js').Match} match */
function saveOpenNote(match) {
  if (match.note && !match.note.saved) import('./people/actions.js').then(({ saveNote }) => saveNote(match), () => {});
}

/** @param {import('./core/state.js').Match} match */
function closeMatch(match) {
  reportSeen(match);
  saveOpenNote(match);
  match.plan?.adviser?.close();
  live?.send({ type: 'unsubscribe', match: match.id });
}

/** Opens the next match that waits for me. */
export function goNext() {
  const next = nextWaiting(state.mine.matches, state.match?.id ?? '');
  if (next) go(matchPath(next.id));
  else if (state.user) showNotice(t('mine.none_next'));
}

/** Shows the match on screen as it was at a version. @param {number} version */
export const openReplay = (version) => void loadPage('replay').then((replay) => replay.open(version), showUnreachable);

/** Switches to the text view of the table, or back to the drawn one. */
export function flipText() {
  setPrefs({ text: !state.prefs.text });
  update((s) => { s.ui.focus = 'text'; });
  needText();
}

/** Loads the text view of the table on screen, if it is switched on. */
function needText() {
  const game = state.match?.info?.game;
  if (state.prefs.text && game && state.texts[game] === undefined)
    loadPage('text').then((text) => text.needText(game)).catch(showUnreachable);
}

/** Loads the lists from the live line; if it does not connect, by REST. */
function loadLobby() {
  needList().then(() => drawGames([frontGame(state)]), () => {});
  if (state.user) loadMyMatches();
  if (state.prefs.local) loadPage('local').then((local) => local.loadRecords(), () => setPrefs({ local: false }));
  setTimeout(async () => {
    if (state.route.name !== 'lobby') return;
    if (!state.mine.loaded) loadMyMatches();
    if (state.lobby.loaded) return;
    const lists = await Promise.all(['open', 'running'].map((filter) => get(`/matches?filter=${filter}`))).catch(() => null);
    if (!lists || state.lobby.version) return;
    update((s) => applyLists(s.lobby, lists.flatMap(({ matches }) => matches)));
    drawLists();
  }, LATE_MS);
}

/** Loads the sessions of this account; guests have none, but the page must know its guest. */
export async function loadSessions() {
  if (!state.user || state.user.guest) return;
  try {
    const { sessions } = await get('/me/sessions');
    update((s) => { s.sessions = sessions; });
  } catch (error) {
    showNotice(errorWords(/** @type {any} */ (error)), true);
  }
}

/* ---- the live line ---- */

function onOpen() {
  subscribeLobby();
  cacheMissing();
  if (!state.match) return;
  // otherwise the line subscribes after the `hello`, when it knows how to name the loaded version
  if (state.match.version < 0) resubscribe();
  saveOpenNote(state.match);
}

/** Follows my matches from now on, and requests the changes missed before. */
function follow() {
  if (state.user) live?.send({ type: 'mine', on: true });
  else update((s) => { s.mine = emptyMine(); });
  if (state.mine.loaded || state.route.name !== 'mine') loadMyMatches(); // otherwise the request is in progress
}

/** Loads my matches; a failure is recorded, and shows no message. */
const loadMyMatches = () => { loadMine().then(drawLists, missMine); };
const missMine = () => update((s) => { s.mine.missed = true; });

/** Shows that the page may be outdated, after its user has returned and the device may have slept. @param {boolean} on */
function onStale(on) {
  update((s) => {
    if (s.conn === (on ? 'open' : 'updating')) s.conn = on ? 'updating' : 'open';
  });
}

/** Reports once that a WebSocket cannot connect; afterwards a small sign shows it. @param {boolean} polls */
function onTransport(polls) {
  if (polls && !state.polls && state.ready) showNotice(t('conn.polls_hint'));
  update((s) => { s.polls = polls; });
}

function onLost() {
  update((s) => {
    s.conn = 'lost';
    s.mine.whole = false;
    s.mine.lost = true;
    clearLobby(s.lobby);
  });
}

/** @param {any} message */
function onMessage(message) {
  if (['accepted', 'refused'].includes(message.type)) dropUnsent((one) => one.message.id === message.id);
  if (message.type === 'hello') onHello(message);
  else if (message.type === 'lobby') onLobby(message);
  else if (message.type === 'lobby_changed') onLobbyChange(message);
  else if (message.type === 'mine') onMine(message);
  else if (message.type === 'error') showRefusal(message.error);
  else if (message.type === 'refused') onRefused(message);
  else if (state.match && (message.match === state.match.id || message.match?.id === state.match.id)) onMatchMessage(message);
}

/** @param {any} message */
function onHello(message) {
  update((s) => {
    Object.assign(s, { user: message.user, met: true });
    s.ahead_ms = message.server.time_ms - Date.now();
    s.conn = s.match && s.match.version >= 0 ? 'updating' : 'open'; // until newer data arrive
  });
  if (state.conn === 'updating') resubscribe();
  follow();
  renewPush(message.user);
}

/** Loads the parts of games that lists show. @param {string[]} ids */
function drawGames(ids) {
  needCovers(ids).catch(showUnreachable);
}

/** Loads the drawings of the matches in the lists, and my turns with their boards. */
function drawLists() {
  const { route, lobby, mine, user } = state;
  if (!['lobby', 'mine'].includes(route.name)) return;
  drawGames([...(route.name === 'lobby' ? lobby.matches : []), ...mine.matches].map(({ game }) => game));
  if (user) loadPage('turns').then((turns) => turns.loadTurns()).catch(missMine);
}

/** @param {any} message */
function onLobby(message) {
  update((s) => applyLobby(s.lobby, message));
  drawLists();
}

/** @param {any} message */
function onLobbyChange(message) {
  let whole = true;
  update((s) => { whole = applyLobbyChange(s.lobby, message); });
  if (whole) drawLists();
  else subscribeLobby();
}

/** @param {any} message */
function onMine(message) {
  update((s) => applyMine(s.mine, message));
  if (message.more) loadMyMatches();
  else drawLists();
}

/** Subscribes to the list and its changes, if it is on screen. */
function subscribeLobby() {
  if (state.route.name === 'lobby') live?.send({ type: 'lobby', on: true });
}

/** Applies a change of my conditional moves: they have made a move, or were dropped. @param {any} message */
function onConditionalMoves(message) {
  const { match } = state;
  if (match) loadPage('conditional').then((conditional) => conditional.told(match, message.edit), showUnreachable);
}

/** @param {any} message */
function onMatchMessage(message) {
  if (message.type === 'orders') return onConditionalMoves(message);
  update((s) => {
    const match = s.match;
    if (!match) return;
    if (message.type === 'match') applyMatch(match, message.match);
    else if (message.type === 'update') onUpdate(match, message);
    else if (message.type === 'accepted') table.applyAccepted(match, message);
    else if (message.type === 'chat') table.applyChat(match, message);
    else if (message.type === 'presence') table.applyPresence(match, message);
    if (['match', 'update'].includes(message.type)) mergeShownMatch(s.mine, match);
    if (s.conn === 'updating' && message.type === 'update' && !message.more) s.conn = 'open';
  });
  if (state.match) recordEnd(state.match);
  if (state.match?.next.length) sendNext(state.match);
  if (state.match?.teaching) state.pages.teach.follow(state.match);
  // an open table shows its chat all the time
  if (message.type === 'chat' && (state.ui.tab === 'chat' || state.match?.info?.status === 'open')) readChat();
}

/** @param {import('./core/state.js').Match} match @param {any} info */
export function applyMatch(match, info) {
  state.pages.match?.tellArranged(match.info, info);
  match.info = info;
  match.error = null;
  if (info.started_ms === null && match.version >= 0) state.pages.match.openAgain(match);
  if (info.key) match.key = info.key;
  table.applyChatRead(match, info);
  // the rules need this part of the game even without a table
  if (!state.pages.match || state.books[info.game] === undefined) loadGame(match, info.game);
  needText();
  if (info.status !== 'open') return;
  import('./verify/nonce.js').then(({ addNonce }) => addNonce(info), () => {}); // if it fails, the table's next change tries again
  needBots().catch(showUnreachable);
}

/**
 * Loads the module of the game; updates wait for it, and are then applied in their order. The words of the help load last.
 * @param {import('./core/state.js').Match} match
 * @param {string} id
 */
async function loadGame(match, id) {
  try {
    await Promise.all([needGames([id]), loadPage('match')]);
    update(() => { for (const message of match.early.splice(0)) onUpdate(match, message); });
    rememberTable(match.id, state.games[id]?.catalogue);
    await whenDrawn();
    await needBook(id);
  } catch {
    showUnreachable();
  }
}

/** @param {import('./core/state.js').Match} match @param {any} told */
function onUpdate(match, told) {
  const { match: page } = state.pages;
  if (page && gameOf(state, match.info?.game)) page.onUpdate(match, told);
  else match.early.push(told);
}

/**
 * Handles a match that the server cannot read at present: the server repeats the read, and sends the match then.
 * @param {import('./core/state.js').Match} match
 */
function readAgain(match) {
  if (state.match === match && !match.info) live?.send(table.subscription(match));
}

/** @param {any} message */
function onRefused(message) {
  const { match } = state;
  // no newer data will arrive
  if (state.conn === 'updating' && message.match === match?.id && !message.id) update((s) => { s.conn = 'open'; });
  if (message.error.name === 'too_many_requests' && !message.id && subscribeLater(message)) return;
  if (message.error.name === 'no_such_match' && state.ui.busy === 'leave') return; // its last person has left the table
  const gone = message.error.name === 'no_such_match' && !message.id; // or it is no longer visible
  if (gone) dropUnsent((one) => one.message.match === message.match);
  if (match && message.match === match.id && (gone || (match.version < 0 && !match.info))) {
    needRefusals().then(() => update(() => { if (gone || !match.info) match.error = message.error.name; }));
    if (message.error.name === 'not_now') setTimeout(() => readAgain(match), NOT_NOW_MS);
    return;
  }
  const late = match?.sending?.again && match.sending.id === message.id && message.error.name === 'stale';
  if (match) {
    if (match.sending) update(() => { table.applyRefused(match, message, gameOn(state, match.info.game)); });
    if (message.error.name === 'stale') live?.send(table.subscription(match));
  }
  if (late) showNotice(t('conn.not_made'), true);
  else showRefusal(message.error);
}

/** Repeats a subscription after a rate limit, when it is allowed. False: none of that kind is on screen. @param {any} message */
function subscribeLater(message) {
  const wait = Math.max(1000, message.error.retry_after_ms ?? 5000);
  if (message.match === null && state.route.name === 'lobby') setTimeout(() => { if (!state.lobby.version) subscribeLobby(); }, wait);
  else if (state.match && message.match === state.match.id)
    setTimeout(() => { if (state.match?.id === message.match) resubscribe(); }, wait);
  else return false;
  return true;
}

/* ---- playing ---- */

/**
 * @param {any} draft @param {any} choices the offered choices: a click made before newer ones arrived is void
 * @param {string} [focus] what to focus next, if keys are used
 */
export function setDraft(draft, choices, focus) {
  if (state.match?.plan) return state.pages.conditional.setDraft(draft, choices);
  update((s) => {
    if (!s.match || s.match.sending || s.match.choices !== choices) return;
    s.match.draft = draft;
    s.ui.hover = '';
    if (focus && s.ui.keyboard) s.ui.focus = focus;
  });
}

/** @param {any} move @param {any} choices the question it answers @param {any[]} [next] moves that follow, as long as they are offered */
export function sendMove(move, choices, next = []) {
  const match = state.match;
  if (match?.plan) return void state.pages.conditional.wish(move, choices, next);
  if (!match || match.choices !== choices) return;
  request(table.prepareMove(match, move, newId(), next));
}

/** Sends the next of several moves, once the previous one was answered. @param {import('./core/state.js').Match} match */
export function sendNext(match) {
  const [move, ...next] = match.next;
  if (!move || match.sending) return;
  if (gameOn(state, match.info.game).offers(match.choices, move)) sendMove(move, match.choices, next);
  else update(() => { match.next = []; });
}

/** @param {any} message a move; null: there is none to be sent now */
function request(message) {
  if (!message) return;
  update((s) => { s.ui.hover = ''; });
  storeUnsent(message);
  live?.request(message);
}

/** Resends a move that was in transit when the previous page closed. @param {import('./core/state.js').Match} match */
export function sendAgain(match) {
  const message = resumeUnsent(match);
  if (message) live?.request(message);
}

/** @param {any} move the table's own: about taking back, or about who sits where */
export function sendTable(move) {
  if (state.match) request(table.prepareTable(state.match, move, newId()));
}

/** Creates a guest for a visitor without a name. */
export async function needUser() {
  if (state.user) return;
  const name = state.ui.guestName.trim();
  const { id, key } = state.route; // a server without guests may let them in by the link to a table
  const { user } = await post('/guests', { ...(name ? { name } : { name: t('lobby.guest'), numbered: true }),
    ...(key && { match: id, key }) });
  if (name) rememberName(name);
  update((s) => { s.user = user; });
  live?.restart();
}

/** Opens a new line, with the present session. */
export function reconnect() {
  live?.restart();
}

/** Requests the match on screen again. */
export function resubscribe() {
  if (state.match) live?.send(table.subscription(state.match));
}
