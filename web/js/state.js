// @ts-check
// The one state of the client, and the one way to change it. Views are pure functions of it.

import { base } from './base.js';
import { emptyMine } from './mine.js';

/** @typedef {{id: number, name: string, guest: boolean, admin?: boolean, bot_account?: boolean}} User */
/**
 * @typedef {object} Match what the client holds of the match it shows
 * @property {string} id
 * @property {string|null} key invitation key out of the address
 * @property {any} info lobby information (seats, status, ...)
 * @property {number} version last version that was drawn, -1 before the first
 * @property {string} [hash] with that version, the place in the log; as it was told
 * @property {any[]|null} [lost] the rows of before, while all is told anew since the server has gone back
 * @property {{version: number, view: any, choices: any, result: any}|null} told the table as it was told last: what a patch is to
 * @property {any} view
 * @property {any} choices
 * @property {number[]} toAct
 * @property {any} result
 * @property {any[]} rows history: {version, seat, at_ms, events}
 * @property {any[]} chat
 * @property {number} chatSeen number of the newest line that was read; -1 before the match is known
 * @property {string} chatText what I am typing there
 * @property {{id: string, text: string}|null} chatSent what I have said last, until it is known that it came
 * @property {number} watchers
 * @property {'free'|'ask'|'unrates'|null} undo how my last move could be undone; unrates: if asked for, the match is not rated any more
 * @property {'undo'|'undo_ask'} undoBy the move that undoes it
 * @property {number|null} acted the version of my last move, as long as its undo is offered beside the panel
 * @property {import('./clock_left.js').SeatClock[]|null} clocks of the seats, as they were told; null: there are none
 * @property {{told_ms: number, here_ms: number}} clocksTold when that was, by the server's clock and by this page's
 * @property {any} vote who asks for a move back, and who has agreed
 * @property {any} sitting votes about who sits where, seats that are offered; null: nothing of it
 * @property {import('./replay/past.js').Past|null} past what is shown of it in place of what is now, while somebody looks back
 * @property {import('./seen.js').Since|null} since what happened since the last visit begins behind this version
 * @property {{version: number, end: boolean, at_ms: number}|null} said how far the server knows that I have seen it; null: not asked yet
 * @property {import('./seen.js').Since|null} away nobody looks at it now: up to here somebody did
 * @property {import('./seen.js').Since|null} late the same of who has just come back, and may not have been told all yet
 * @property {number} logPages so much of the log is drawn
 * @property {any} luck the report, once the match is over; null while it is on its way
 * @property {any} [analysis] what decided it: how far it is, and what is told of it; null: nobody has asked
 * @property {any} [hint] what would be best at a version, once I have asked; null: not asked
 * @property {(number|null)[]} [thought] how long the bots have thought about their last decisions, in ms
 * @property {any} draft what is being chosen, owned by the game module
 * @property {{id: string, expects: number, move: any, again?: boolean}|null} sending again: a page before this one has sent it
 * @property {{move: any, choices: any}|null} sure a move about which I am asked once more, and the question it answers
 * @property {any} lastRoll dice to show on the board, from the events
 * @property {any[]} passing dice of others that still tumble, though more has happened since
 * @property {import('./motion_plan.js').Held|null} held what log and stock show until dice have settled
 * @property {any[]} early updates that came before the game's module
 * @property {{text: string, saved: boolean, timer: number, hushed: boolean}|null} note what I have noted, and whether I am told
 *     nothing of it, once that was asked for
 * @property {{edit: number, text: string, fired: number, dropped: any}|null} orders what my seat does when its turn comes, if known
 * @property {import('./orders/start.js').Plan|null} plan is shown in place of what is now, while I plan
 * @property {import('./teach/start.js').Teaching|null} teaching a tutorial, or the hints of a first match
 * @property {string|null} error name of the error that keeps us from showing it
 */

export const state = {
  ready: false,
  base, // what invitations begin with
  conn: /** @type {'connecting'|'open'|'updating'|'lost'} */ ('connecting'), // updating: what is shown may be old
  polls: false, // whether the live line goes without a WebSocket
  user: /** @type {User|null} */ (null),
  met: false, // whether the server has said who is here; without it nobody is called signed out
  route: /** @type {ReturnType<typeof import('./router.js').parseRoute>} */ ({ name: 'lobby', id: '', key: '' }),
  came: './', // the page before those of the account: who has signed in goes on there
  rules: { open: /** @type {null|{game: string, section: string}} */ (null), page: /** @type {any} */ (null),
    help: /** @type {any} */ (null) },
  games: /** @type {Record<string, any>} what the server says of each game, in its order; with the catalogue once it was needed */ ({}),
  covers: /** @type {Record<string, import('./game.js').Cover & {markIcon: (seat: number, size?: string) => any}>} the same of what lists
    show of them */ ({}),
  modules: /** @type {Record<string, import('./game.js').Game>} those that came so far, by game */ ({}),
  books: /** @type {Record<string, import('./game.js').Book|null>} rules that came so far, by game; null: it has none */ ({}),
  texts: /** @type {Record<string, import('./game.js').Text|null>} what tells a game in words, as far as it came; null: it has none */ ({}),
  bots: /** @type {import('./levels/start.js').Bot[]} */ ([]),
  ratings: /** @type {any[]} */ ([]), // of bots, once somebody chooses one
  lobby: { matches: /** @type {any[]} */ ([]), version: 0, loaded: false },
  mine: emptyMine(),
  ahead_ms: 0, // of this device's clock is the server's
  notices: /** @type {import('./notices/start.js').Notices|null} once their page has asked */ (null),
  letter: /** @type {{token: string, kind: string, done: string}|null} the letter page, once it was opened */ (null),
  calendar: /** @type {import('./calendar/start.js').Calendar|null} once the account page has asked */ (null),
  result: /** @type {import('./result/start.js').Shared|null} whose page is open */ (null),
  player: /** @type {import('./player/start.js').Player|null} whose page is open */ (null),
  programs: /** @type {import('./account/programs.js').Programs|null} what is given to programs; the same */ (null),
  sessions: /** @type {any[]|null} where one is signed in, once the account page has asked */ (null),
  relations: /** @type {any[]|null} whom one has muted or blocked, once somebody has asked */ (null),
  link: /** @type {{token: string, made_ms: number|null}|null} a guest's link; the token only after it was made here */ (null),
  match: /** @type {Match|null} */ (null),
  unsent: /** @type {Record<string, import('./unsent.js').Unsent>} moves without an answer yet, by match */ ({}),
  verify: /** @type {any} what verify/start.js holds */ (null),
  pages: /** @type {Record<string, any>} */ ({}),
  admin: /** @type {import('./admin/deeds.js').Admin|null} */ (null),
  statistics: /** @type {import('./statistics/start.js').Statistics|null} */ (null),
  prefs: { lang: 'en', theme: 'auto', sound: false, pace: 'quick', hinted: false, text: false, volume: 7, palette: 'ochre',
    density: 'roomy', one_click: false, confirm: false, changed_ms: 0,
    hints: /** @type {import('./teach/steps.js').Hints} */ ({}) },
  ui: {
    dialog: /** @type {null|{name: string, [key: string]: any}} */ (null),
    tab: 'log',
    busy: '',
    notice: /** @type {null|{text: string, bad?: boolean, stays?: boolean, id: number}} */ (null),
    formError: /** @type {string|null} */ (null),
    guestName: '',
    focus: '',
    hover: '',
    keyboard: false,
    form: /** @type {import('./form.js').Form} */ ('side'),
    shape: /** @type {import('./form.js').Shape} */ ('wide'),
    touch: false, // whether there is nothing that could rest on a thing: a finger alone
    narrow: false, // whether pages beside the table have one column
    more: false, // of what stands in the head of the page, where a table leaves no room for it
    showBoard: false,
    helping: false,
    newer: false, // there is a newer build of the client
    install: /** @type {import('./shell.js').Offer|null} by which the browser offers to install this */ (null),
  },
};

/** @typedef {typeof state} State */

/** @type {() => boolean} */
let draw = () => false;
let changed = false;
let drawn = false;

/** Names the function that draws. @param {() => boolean} fn whether there was something to draw by then */
export function onDraw(fn) {
  draw = fn;
}

/** Changes the state and asks for a frame; changes of one frame are drawn once. @param {(s: typeof state) => void} change */
export function update(change) {
  change(state);
  if (changed) return;
  changed = true;
  later(drawChanges);
}

/** Draws at once what has changed since it was drawn last, if anything has. */
export function drawChanges() {
  if (!changed) return;
  changed = false;
  drawn = draw() || drawn;
}

/**
 * A hidden tab gets no animation frames, yet what it shows must be true when it is looked at; and what is drawn first of all waits for
 * none, nor is it laid out in one go with that. @param {() => void} fn
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
    logPages: 1, luck: undefined, draft: null, sending: null, sure: null, lastRoll: null, passing: [], held: null, early: [], note: null,
    orders: null, plan: null, teaching: null, error: null,
  };
}
