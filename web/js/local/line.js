// @ts-check
// The line of matches that are played in this browser, without a server. It has the interface of a WebSocket for live.js, and answers the
// messages of schema/live.md.

import { loadPage } from '../core/pages.js';
import { Failure } from './failure.js';
import { freed } from './lock.js';
import { isPuzzle } from '../puzzles/ids.js';
import { PlayedMatch } from './played.js';

/** @typedef {PlayedMatch|import('../puzzles/line.js').PuzzleMatch} Opened */

/** @type {Map<string, Promise<any>>} the open ones, by their ids in addresses */
const open = new Map();
const WHOLE = Number.MAX_SAFE_INTEGER; // a version that no match has: the page is to forget its rows

/** Returns an open match. @param {string} id */
export async function playedMatch(id) {
  const played = await open.get(id);
  if (!played) throw new Failure('local_gone');
  return played;
}

export class LocalLine {
  constructor() {
    this.readyState = 1;
    /** @type {(() => void)|null} */
    this.onopen = null;
    /** @type {((event: {data: string}) => void)|null} */
    this.onmessage = null;
    /** @type {((event: {code: number, reason: string}) => void)|null} */
    this.onclose = null;
    /** @type {Map<string, AbortController>} matches that another page plays, and that are opened after it */
    this.waiting = new Map();
    /** @type {Set<string>} those that the page has not left */
    this.wanted = new Set();
    queueMicrotask(() => this.onopen?.());
  }

  /** @param {string} text */
  send(text) {
    const message = JSON.parse(text);
    this.answer(message).catch((error) => {
      const left = message.type === 'subscribe' ? !this.wanted.has(message.match)
        : !(error instanceof Failure) && !open.has(message.match); // its calls have ended with it
      if (!left) this.refuse(message, error);
    });
  }

  close() {
    for (const id of [...open.keys()]) this.leave(id);
    this.readyState = 3;
  }

  /** @param {any[]} messages */
  say(messages) {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** @param {any} message */
  async answer(message) {
    const { type, match: id } = message;
    if (type === 'unsubscribe') return this.leave(id);
    if (type === 'subscribe') return this.subscribe(message);
    if (type !== 'move') throw new Failure('local_not_here');
    if (!open.has(id)) await this.subscribe({ match: id, from: WHOLE }); // it could not be opened again, and perhaps can now
    const played = await playedMatch(id);
    await played.run(() => played.move(message));
  }

  /** @param {any} message */
  async subscribe(message) {
    const { match: id } = message;
    this.wanted.add(id);
    const words = loadPage('local').catch(() => { throw new Failure('unreachable'); }); // those of refusals, and views
    words.catch(() => {}); // it is awaited below
    let coming = open.get(id);
    if (!coming) {
      coming = this.bring(id);
      open.set(id, coming);
      coming.catch(() => { if (open.get(id) === coming) open.delete(id); });
    }
    await words;
    const played = await coming;
    if (open.get(id) === coming) await played.run(() => played.subscribe(message));
  }

  /** Opens a match, or the table of a puzzle, whose code loads on first use. @param {string} id @returns {Promise<Opened>} */
  async bring(id) {
    const say = (/** @type {any[]} */ messages) => this.say(messages);
    if (!isPuzzle(id)) return PlayedMatch.open(id, say, () => this.reopen(id));
    const { PuzzleMatch } = await import('../puzzles/line.js').catch(() => { throw new Failure('unreachable'); });
    return PuzzleMatch.open(id, say);
  }

  /** Closes a match, so that another page may play it. @param {string} id */
  leave(id) {
    this.wanted.delete(id);
    this.waiting.get(id)?.abort();
    this.waiting.delete(id);
    open.get(id)?.then((played) => played.close(), () => {});
    open.delete(id);
  }

  /** @param {any} message @param {any} error */
  refuse({ type, id = null, match }, error) {
    const name = error instanceof Failure ? error.name : 'local_failed';
    if (!(error instanceof Failure)) console.warn(error);
    const { version } = error.more ?? {};
    this.say([{ type: 'refused', id, match, error: { name, ...(version === undefined ? {} : { version }) } }]);
    if (type === 'subscribe' && name === 'local_elsewhere') this.wait(match);
    if (error instanceof Failure || type !== 'move') return;
    this.reopen(match);
  }

  /** Opens a match with a new module, since one that has failed is of no further use. @param {string} match */
  reopen(match) {
    this.leave(match);
    this.send(JSON.stringify({ type: 'subscribe', match, from: WHOLE }));
  }

  /** Opens a match as soon as the other page has closed it. @param {string} match */
  async wait(match) {
    if (this.waiting.has(match)) return;
    const control = new AbortController();
    this.waiting.set(match, control);
    try {
      await freed(match, control.signal);
      this.waiting.delete(match);
      this.send(JSON.stringify({ type: 'subscribe', match }));
    } catch {
      // The match has been left.
    }
  }
}
