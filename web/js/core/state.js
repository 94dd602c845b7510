// @ts-check
// The one state of the client, and the one way to change it. Views are pure functions of it.

import { base } from './base.js';
import { emptyMine } from '../mine/lists.js';

/** @typedef {{id: number, name: string, guest: boolean, admin?: boolean, role?: string, warned?: boolean, bot_account?: boolean}} User */
/**
 * @typedef {object} Match the state of the match on screen
 * @property {string} id
 * @property {string|null} key invitation key from the address
 * @property {any} info lobby information (seats, status, ...)
 * @property {number} version last version that was drawn, -1 before the first
 * @property {string} [hash] with that version, the place in the log
 * @property {any[]|null} [lost] the earlier rows, while the server sends all again after it has gone back
 * @property {{version: number, view: any, choices: any, result: any}|null} told the table received last: the base of a patch
 * @property {any} view
 * @property {any} choices
 * @property {number[]} toAct
 * @property {any} result
 * @property {any[]} rows history: {version, seat, at_ms, events}
 * @property {any[]} chat
 * @property {number} chatSeen number of the newest message read; -1 before the match is known
 * @property {string} chatText the typed text
 * @property {{id: string, text: string}|null} chatSent my last message, until it is confirmed
 * @property {number} watchers
 * @property {'free'|'ask'|'unrates'|null} undo how my last move could be undone; unrates: a request makes the match unrated
 * @property {'undo'|'undo_ask'} undoBy the move that undoes it
 * @property {number|null} acted the version of my last move, as long as its undo is offered beside the panel
 * @property {import('../clock/displays.js').SeatClock[]|null} clocks of the seats, as received; null: there are none
 * @property {{told_ms: number, here_ms: number}} clocksTold the time of that, by the server's clock and by this page's
 * @property {any} vote the open undo request, and its agreements
 * @property {any} sitting votes about seats, and offered seats; null: none
 * @property {import('../replay/past.js').Past|null} past the replay, shown instead of the present
 * @property {import('../match/catch_up.js').Since|null} since the events since the last visit begin after this version
 * @property {{version: number, end: boolean, at_ms: number}|null} said the seen version on the server; null: not loaded yet
 * @property {import('../match/catch_up.js').Since|null} away the page is hidden: the version seen last
 * @property {import('../match/catch_up.js').Since|null} late the same after a return, while updates may still be missing
 * @property {number} logPages drawn pages of the log
 * @property {any} luck the report, once the match is over; null while it is loading
 * @property {number|null} [best] my best score in others of its kind, once it is over; null: none known
 * @property {number} endPace how fast its points count up: the pace when it ended here, 0 if it had ended before
 * @property {any} [analysis] the analysis, with its progress; null: not requested
 * @property {any} [hint] the hint at a version; null: not requested
 * @property {(number|null)[]} [thought] thinking times of the bots' last decisions, in ms
 * @property {any} draft the present choice, owned by the game module
 * @property {{id: string, expects: number, move: any, again?: boolean}|null} sending again: sent by a previous page
 * @property {{move: any, choices: any, byChoice: boolean, next: any[]}|null} sure a move with an open confirmation, and its
 *     choices; byChoice: the click that sends it has also chosen it
 * @property {any[]} next moves to send after the present one, as long as they are offered
 * @property {any} lastRoll dice to show on the board, from the events
 * @property {any[]} passing dice of others still in motion, though later events have arrived
 * @property {import('../motion/plan.js').Held|null} held the log and stock shown until the dice stop
 * @property {any[]} early updates received before the game's module
 * @property {{text: string, saved: boolean, timer: number, hushed: boolean}|null} note my note, and whether its notifications
 *     are muted, once requested
 * @property {{edit: number, text: string, fired: number, dropped: any}|null} conditional my seat's conditional moves, if known
 * @property {import('../conditional/actions.js').Plan|null} plan shown instead of the present, while I plan
 * @property {import('../teach/actions.js').Teaching|null} teaching a tutorial, or the hints of a first match
 * @property {string|null} error name of the error that prevents showing it
 */

export const state = {
  ready: false,
  base, // beginning of invitation links
  conn: /** @type {'connecting'|'open'|'updating'|'lost'} */ ('connecting'), // updating: the shown data may be outdated
  polls: false, // the live line works without a WebSocket
  user: /** @type {User|null} */ (null),
  met: false, // the server has sent the user; before that, no page claims that nobody is signed in
  route: /** @type {ReturnType<typeof import('./router.js').parseRoute>} */ ({ name: 'lobby', id: '', key: '' }),
  came: './', // the page from which the account pages were opened: a sign-in returns there
  rules: { open: /** @type {null|{game: string, section: string}} */ (null), page: /** @type {any} */ (null),
    help: /** @type {any} */ (null) },
  games: /** @type {Record<string, any>} what the server says of each game, in its order; with the catalogue once it was needed */ ({}),
  covers: /** @type {Record<string, import('../games/module.js').Cover & {markIcon: (seat: number, size?: string) => any}>} the same
    of what lists show of them */ ({}),
  modules: /** @type {Record<string, import('../games/module.js').Game>} those that came so far, by game */ ({}),
  books: /** @type {Record<string, import('../games/module.js').Book|null>} rules that came so far, by game; null: it has none */ ({}),
  texts: /** @type {Record<string, import('../games/module.js').Text|null>} the loaded text views of games; null: it has none */ ({}),
  bots: /** @type {import('../levels/start.js').Bot[]} */ ([]),
  ratings: /** @type {any[]} */ ([]), // the bots', once one is chosen
  lobby: { matches: /** @type {any[]} */ ([]), version: 0, loaded: false },
  mine: emptyMine(),
  local: /** @type {import('../local/actions.js').Local|null} matches on this device, once they were asked for */ (null),
  turns: /** @type {Record<string, import('../turns/boards.js').Turn>} what the front page shows of my turns */ ({}),
  reach: /** @type {string[]|null} addresses of this server for other machines, if its own is for this one; null: not known */ (null),
  ahead_ms: 0, // difference between the server's clock and this device's
  notices: /** @type {import('../notifications/actions.js').Notices|null} once their page is open */ (null),
  letter: /** @type {{token: string, kind: string, done: string}|null} the page of an email's link, once it was opened */ (null),
  calendar: /** @type {import('../calendar/actions.js').Calendar|null} once the account page is open */ (null),
  result: /** @type {import('../result/start.js').Shared|null} whose page is open */ (null),
  pairing: /** @type {import('../pairing/actions.js').Pairing|null} once its page was opened */ (null),
  puzzles: /** @type {import('../puzzles/actions.js').Puzzles|null} whose page is open */ (null),
  player: /** @type {import('../player/actions.js').Player|null} whose page is open */ (null),
  programs: /** @type {import('../account/programs.js').Programs|null} what is given to programs; the same */ (null),
  sessions: /** @type {any[]|null} the user's sessions, once the account page is open */ (null),
  relations: /** @type {any[]|null} muted and blocked people, once requested */ (null),
  link: /** @type {{token: string, made_ms: number|null}|null} a guest's link; the token only after it was made here */ (null),
  match: /** @type {Match|null} */ (null),
  unsent: /** @type {Record<string, import('./resend.js').Unsent>} moves without an answer yet, by match */ ({}),
  verify: /** @type {any} what verify/start.js holds */ (null),
  pages: /** @type {Record<string, any>} */ ({}),
  admin: /** @type {import('../admin/actions.js').Admin|null} */ (null),
  panels: /** @type {import('../panels/actions.js').Panels|null} */ (null),
  statistics: /** @type {import('../statistics/actions.js').Statistics|null} */ (null),
  tournaments: /** @type {import('../tournaments/actions.js').Tournaments|null} */ (null),
  prefs: { lang: 'en', theme: 'auto', sound: false, pace: 'quick', hinted: false, text: false, volume: 7, palette: 'ochre',
    density: 'roomy', mood: 'summer', one_click: false, confirm: false, changed_ms: 0,
    avatar: /** @type {number|undefined} none was chosen */ (undefined),
    level: '', // level of the bots of a quick match; '': one that suits the player
    last: /** @type {import('./prefs.js').Last|null} */ (null),
    local: false, // some were played on this device
    hints: /** @type {import('../teach/steps.js').Hints} */ ({}) },
  ui: {
    dialog: /** @type {null|{name: string, [key: string]: any}} */ (null),
    tab: 'log',
    busy: '',
    notice: /** @type {null|{text: string, bad?: boolean, stays?: boolean, id: number}} */ (null),
    formError: /** @type {string|null} */ (null),
    failed: '', // the name of what has the form error
    guestName: '',
    focus: '',
    hover: '',
    keyboard: false,
    pointer: '', // kind of the last pointer: mouse, touch or pen; '' none yet
    clicks: 0, // number of the click within a double or multiple click
    clicked: /** @type {any} */ (null), // the question at the first of them
    form: /** @type {import('../frame/layout.js').Form} */ ('side'),
    shape: /** @type {import('../frame/layout.js').Shape} */ ('wide'), room: 0,
    touch: false, // no hover: touch alone
    narrow: false, // pages other than the table use a single column
    arranging: /** @type {import('../table/arranging.js').Arranging|null} the seats that the host is arranging before the start */ (null),
    more: false, // the rest of the page's head is open, at a table without room for it
    showBoard: false,
    helping: false,
    kept: /** @type {''|'saving'|'saved'|'unsaved'} of what was chosen on this visit */ (''),
    drawing: false, // the choice of one's avatar is open
    newer: false, // the server has a newer build of the client
    install: /** @type {import('./installed_client.js').Offer|null} by which the browser offers to install this */ (null),
  },
};

/** @typedef {typeof state} State */

/** @type {() => boolean} */
let draw = () => false;
let changed = false;
let drawn = false;

/**
 * Sets the function that draws. It returns whether there was something to draw.
 * @param {() => boolean} fn whether there was something to draw by then
 */
export function onDraw(fn) {
  draw = fn;
}

/** Changes the state and requests a frame; the changes of one frame are drawn once. @param {(s: typeof state) => void} change */
export function update(change) {
  change(state);
  if (changed) return;
  changed = true;
  later(drawChanges);
}

/** Draws all changes since the last drawing at once, if there are any. */
export function drawChanges() {
  if (!changed) return;
  changed = false;
  drawn = draw() || drawn;
}

/**
 * Runs a drawing later. A hidden tab gets no animation frames, but must be up to date when it is shown. The first drawing is not delayed,
 * and its layout is computed separately.
 * @param {() => void} fn
 */
function later(fn) {
  if (typeof requestAnimationFrame !== 'function' || document.hidden || !drawn) setTimeout(fn, 0);
  else requestAnimationFrame(fn);
}

/** @param {string} id @param {string|null} key @returns {Match} */
export function emptyMatch(id, key) {
  return {
    id, key, info: null, version: -1, told: null, view: null, choices: null, toAct: [], result: null, rows: [], chat: [],
    chatSeen: -1, chatText: '', chatSent: null, watchers: 0, undo: null, undoBy: 'undo_ask', acted: null, vote: null, sitting: null,
    clocks: null, clocksTold: { told_ms: 0, here_ms: 0 }, past: null, since: null, said: null, away: null, late: null,
    logPages: 1, luck: undefined, best: undefined, endPace: 0,
    draft: null, sending: null, sure: null, next: [], lastRoll: null, passing: [], held: null, early: [], note: null,
    conditional: null, plan: null, teaching: null, error: null,
  };
}
