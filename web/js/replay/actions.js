// @ts-check
// Actions of the replay.

import { pathHere, look } from '../core/base.js';
import { state, update } from '../core/state.js';
import { get, post } from '../core/api.js';
import { go } from '../actions.js';
import { attempt, showNotice } from '../frame/overlays.js';
import { errorWords } from '../core/words.js';
import { gameOf, needBots } from '../games/games.js';
import { perform } from '../motion/motion.js';
import { loadStyles } from '../core/pages.js';
import { matchPath } from '../core/router.js';
import { needAnalysisWords } from '../analysis/actions.js';
import { BLOCK, SPEEDS_MS, emptyPast, missing, nearest, pastSince, show, stepsSince, addTables } from './past.js';

export const prepare = () => Promise.all([needAnalysisWords(), needBots(), loadStyles(['/js/replay/style.css'])]);

const AHEAD = 12; // number of versions before the end of a block at which the next one is requested

let timer = 0;

/** Shows the match on screen as it was at a version. @param {number} version */
export function open(version) {
  const { match } = state;
  if (!match) return;
  if (!match.past) update(() => { match.past = emptyPast(version); });
  showVersion(version);
}

/**
 * Steps through the events since the last visit, automatically unless motion is reduced, and then shows the present.
 * @param {number} from
 * @param {boolean} [again] a repetition requested by a user who was there
 */
export function openSince(from, again = false) {
  const { match } = state;
  if (!match || match.past) return;
  update(() => { match.past = pastSince(match.rows, from, again); });
  showVersion(from);
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) flipPlaying();
}

/** Returns to the current state of the match. */
export function close() {
  stop();
  update((s) => {
    if (s.match) s.match.past = null;
    s.ui.more = false;
  });
  nameAddress();
}

/** @param {number} version one that is not there becomes the nearest that is */
function showVersion(version) {
  const { match } = state;
  if (!match?.past) return;
  match.past.wanted = version;
  if (match.version < 0) return; // follow() continues
  const wanted = Math.max(0, Math.min(version, match.version));
  const { past } = match;
  update(() => {
    past.wanted = wanted;
    draw();
  });
  nameAddress();
  bring(wanted);
}

/** Handles the first data of the match, or an update of it. */
export function follow() {
  const past = state.match?.past;
  if (past && past.at !== past.wanted) showVersion(past.wanted);
}

/** Shows the requested version, if it is loaded. */
function draw() {
  const { match } = state;
  const game = match?.past && gameOf(state, match.info?.game);
  if (!match?.past || !game || match.past.at === match.past.wanted) return;
  const before = match.past.at;
  show(match, match.past, game);
  if (match.past.at === before + 1) perform(match.rows.filter((row) => row.version === before + 1), game);
}

/** Loads the tables around a version, and the next ones before they are needed. @param {number} version */
async function bring(version) {
  const { match } = state;
  const past = match?.past;
  if (!match || !past) return;
  const ahead = version + AHEAD <= match.version ? missing(past, version + AHEAD) : -1;
  const first = missing(past, version) >= 0 ? missing(past, version) : ahead;
  const question = `from ${first}`;
  if (first < 0 || question === past.asking) return;
  past.asking = question; // a newer request has replaced this one
  try {
    const answer = await get(`/matches/${match.id}/view?version=${first}&count=${BLOCK}${past.seat === null ? '' : `&seat=${past.seat}`}${
      match.key ? `&key=${encodeURIComponent(match.key)}` : ''}`);
    if (state.match !== match || match.past !== past || question !== past.asking) return;
    past.asking = '';
    update(() => {
      addTables(past, answer);
      past.wanted = Math.min(past.wanted, answer.version); // the log may have become shorter
      draw();
    });
    bring(past.wanted);
  } catch (error) {
    if (state.match !== match || match.past !== past || question !== past.asking) return;
    past.asking = '';
    stop();
    showNotice(errorWords(/** @type {any} */ (error)), true);
    if (past.at === -1) close();
  }
}

/** Writes the version on screen into the address, so that the user can share it. */
function nameAddress() {
  const { match } = state;
  if (!match || state.route.name !== 'match' || look) return;
  const named = match.past && match.past.since === null ? match.past.wanted : null;
  const path = matchPath(match.id, state.route.key || null, named);
  if (pathHere() + location.search !== `/${path}`) history.replaceState(null, '', path + location.hash);
}

/* ---- playing ---- */

export function flipPlaying() {
  const past = state.match?.past;
  if (!past) return;
  if (past.playing) return stop();
  update((s) => {
    past.playing = true;
    if (past.wanted >= (s.match?.version ?? 0)) past.wanted = past.since ?? 0; // from the beginning
  });
  showVersion(past.wanted);
  timer = Number(setTimeout(tick, SPEEDS_MS[past.speed]));
}

function tick() {
  const { match } = state;
  const past = match?.past;
  if (!match || !past?.playing) return;
  if (past.since !== null && past.at >= match.version) return close(); // the end is reached
  if (past.at === past.wanted) showVersion(following(match, past)); // otherwise it is still loading
  if (past.since === null && past.at >= match.version) return stop();
  timer = Number(setTimeout(tick, SPEEDS_MS[past.speed]));
}

/**
 * Returns the version that comes next during playback.
 * @param {import('../core/state.js').Match} match @param {import('./past.js').Past} past
 */
function following(match, past) {
  return past.since === null ? past.at + 1 : nearest(stepsSince(match.rows, past.since), past.at, 1) ?? match.version;
}

function stop() {
  clearTimeout(timer);
  update((s) => { if (s.match?.past) s.match.past.playing = false; });
}

/** Stops the playback when the user goes to another version. @param {number} version */
export function jump(version) {
  stop();
  showVersion(version);
}

export function nextSpeed() {
  update((s) => { if (s.match?.past) s.match.past.speed = (s.match.past.speed + 1) % SPEEDS_MS.length; });
}

/** Shows the replay from another seat, after the end. @param {number|null} seat */
export function viewAs(seat) {
  const { match } = state;
  if (!match?.past) return;
  const { wanted, speed } = match.past;
  stop();
  update(() => { match.past = { ...emptyPast(wanted, seat), speed, picture: match.past?.picture }; });
  showVersion(wanted);
}

/** Opens a match against bots that branches from the shown position. @param {SubmitEvent} event of the form that says against which */
export function playOn(event) {
  const { match } = state;
  event.preventDefault();
  if (!match?.past?.picture) return;
  const { at, seat, picture } = match.past;
  const bot = new FormData(/** @type {HTMLFormElement} */ (event.currentTarget)).get('bot');
  stop();
  attempt('branch', async () => {
    const answer = await post(`/matches/${match.id}/branch${match.key ? `?key=${encodeURIComponent(match.key)}` : ''}`, {
      version: at, seat: seat ?? match.info.my_seat ?? picture.toAct[0], bot });
    go(matchPath(answer.match.id));
  });
}
