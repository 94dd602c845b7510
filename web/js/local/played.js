// @ts-check
// A match that is played in this page: the module's match, its record, and whose view is shown. A move is stored before it is shown; what
// cannot be stored is undone. Its calls run one after the other.

import { needCatalogue } from '../games/games.js';
import { state } from '../core/state.js';
import { Failure } from './failure.js';
import { infoOf, isWhole, personsOf } from './info.js';
import { hold } from './lock.js';
import { textOf } from './notation.js';
import { openLocal, runsModules } from './open.js';
import { forget, resumeLater } from './resume.js';
import { findRecord, storeRecord } from './store.js';
import { differs, sightOf } from './viewer.js';

/** @typedef {import('./store.js').LocalRecord} LocalRecord */
/** @typedef {import('./match.js').LocalMatch & {close: () => void}} Opened */

const DONE = 32; // remembered requests
const AGAIN_MS = 5000; // delay before a bot's move is tried again that could not be made or stored
/** Refusals of a saved match, by their names in the module; all others: it is damaged. @type {Record<string, string>} */
const REFUSALS = { match_newer: 'local_newer', match_older: 'local_older', full: 'local_failed' };
const ELSEWHERE = ['local_gone', 'local_changed']; // another page has removed or written the match: this one cannot go on

/** Reads a match that was stored. @param {string} id @returns {Promise<LocalRecord>} */
async function stored(id) {
  const record = await findRecord(id);
  const problem = !record ? 'local_gone' : !isWhole(record) ? 'local_damaged' : '';
  if (problem) forget(id);
  if (!record || problem) throw new Failure(problem);
  return record;
}

/**
 * Opens the module with a saved match; its worker starts while the match is read.
 * @param {Promise<LocalRecord>} reading @returns {Promise<Opened>}
 */
async function load(reading) {
  const match = await openLocal(reading.then(({ game }) => game)).catch(async (/** @type {any} */ error) => {
    if (error instanceof Failure) throw error;
    throw new Failure(await runsModules() ? 'local_no_module' : 'local_no_wasm');
  });
  try {
    const { id, saved } = await reading;
    const answer = await match.load(saved);
    if (answer.type === 'accepted') return match;
    const problem = REFUSALS[answer.error.name] ?? 'local_damaged';
    if (problem === 'local_damaged') forget(id);
    throw new Failure(problem);
  } catch (error) {
    match.close();
    throw error;
  }
}

export class PlayedMatch {
  /**
   * @param {LocalRecord} record @param {Opened} match @param {() => void} release the lock
   * @param {(messages: any[]) => void} say sends messages to the page, all at once
   * @param {() => void} broken the module has failed: the match is to be opened again
   */
  constructor(record, match, release, say, broken) {
    this.record = record;
    this.match = match;
    this.release = release;
    this.say = say;
    this.broken = broken;
    /** @type {import('./viewer.js').Sight} */
    this.sight = { viewer: null, next: null };
    this.told = { version: -1, info: '' };
    this.last = Promise.resolve();
    this.closed = false;
  }

  /** @param {string} id @param {(messages: any[]) => void} say @param {() => void} broken */
  static async open(id, say, broken) {
    const release = await hold(id);
    if (!release) throw new Failure('local_elsewhere');
    const reading = stored(id);
    const opening = load(reading);
    try {
      const [match, record] = await Promise.all([opening, reading, reading.then(({ game }) => needCatalogue(game))]);
      resumeLater(record);
      return new PlayedMatch(record, match, release, say, broken);
    } catch (error) {
      opening.then((match) => match.close(), () => {});
      release();
      throw error instanceof Failure ? error : new Failure('local_failed');
    }
  }

  close() {
    this.closed = true;
    this.match.close();
    this.release();
  }

  /** Runs a call after all earlier ones. @template T @param {() => Promise<T>} call @returns {Promise<T>} */
  run(call) {
    const done = this.last.then(call);
    this.last = done.then(() => {}, () => {});
    return done;
  }

  /** Sends the match, and the rows that the page lacks. @param {{from?: number}} asked */
  async subscribe({ from = -1 }) {
    const turn = await this.match.turn();
    const before = this.sight.viewer;
    this.sight = sightOf(personsOf(this.record), turn, this.sight);
    const whole = from < 0 || from > turn.version || differs(turn, before, this.sight.viewer);
    const updates = await this.updates(whole ? 0 : from + 1, whole && from >= 0);
    this.say([{ type: 'match', match: this.info(turn) }, ...updates]);
    this.think();
  }

  /** @param {import('./match.js').Turn} turn */
  info(turn) {
    const info = infoOf(this.record, [...turn.people, ...turn.bots].sort(), { next: this.sight.next, undo: turn.undo !== null });
    this.told.info = JSON.stringify([info.status, info.local]);
    return info;
  }

  /** Returns updates with the rows from a version on. @param {number} from @param {boolean} reset the page is to forget the others */
  async updates(from, reset) {
    const all = [];
    for (let more = true, next = from; more;) {
      const update = await this.match.update(this.sight.viewer, next);
      next += update.rows.length;
      more = update.more ?? false;
      all.push({ ...update, match: this.record.id });
    }
    if (reset) all[0].reset = true;
    this.told.version = all.at(-1).version;
    return all;
  }

  /** Shows what has happened, in the view of the person who decides now. @param {any[]} [first] messages before it */
  async show(first = []) {
    const turn = await this.match.turn();
    const before = this.sight.viewer;
    const { info } = this.told;
    this.sight = sightOf(personsOf(this.record), turn, this.sight);
    const reset = differs(turn, before, this.sight.viewer);
    const updates = await this.updates(reset ? 0 : this.told.version + 1, reset);
    const match = this.info(turn);
    this.say([...first, ...updates, ...(info === this.told.info ? [] : [{ type: 'match', match }])]);
    this.think();
  }

  /** Makes a move of the person whose view is shown. @param {{id: string, expects: number, move: any}} asked */
  async move({ id, expects, move }) {
    const { id: match, done } = this.record;
    const before = done.find((one) => one.id === id);
    const accepted = (/** @type {number} */ version) => ({ type: 'accepted', id, match, version });
    if (before) return this.say([accepted(before.version)]);
    const answer = await this.make(expects, move);
    if (answer.type === 'refused') throw new Failure(answer.error.name, answer.error);
    await this.keep({ id, version: answer.version });
    await this.show([accepted(answer.version)]);
  }

  /** @param {number} expects @param {any} move */
  make(expects, move) {
    const kind = move?.kind ?? move;
    if (kind === 'undo' || kind === 'undo_ask') return this.match.undo();
    if (this.sight.viewer === null) throw new Failure('not_your_turn');
    const kinds = state.games[this.record.game]?.moves ?? [];
    return this.match.move(this.sight.viewer, expects, typeof move === 'number' ? move : textOf(move, kinds));
  }

  /** Stores the match as it is now. If that fails, it is again as it was stored. @param {{id: string, version: number}|null} request */
  async keep(request) {
    try {
      const [saved, turn] = await Promise.all([this.match.save(), this.match.turn()]);
      const result = turn.over ? (await this.match.update(null, turn.version)).result.seats : null;
      this.record = await storeRecord({ ...this.record, saved, version: turn.version, moved_ms: Date.now(), over: turn.over,
        result: result?.map((/** @type {any} */ { rank, total }) => ({ rank, total })) ?? null,
        done: [...this.record.done, ...(request ? [request] : [])].slice(-DONE) });
      if (this.record.over) forget(this.record.id);
    } catch (error) {
      const back = this.closed || (await this.match.load(this.record.saved)).type === 'accepted';
      if (!back) throw new Error('the match is not as it was stored');
      throw error;
    }
  }

  /** Lets the next bot move, after what is waiting already. */
  think() {
    this.run(() => this.step()).catch((error) => {
      if (this.closed) return;
      const name = error instanceof Failure ? error.name : 'local_failed';
      this.say([{ type: 'error', error: { name } }]);
      if (ELSEWHERE.includes(name)) return;
      setTimeout(() => {
        if (this.closed) return;
        if (error instanceof Failure) this.think();
        else this.broken();
      }, AGAIN_MS);
    });
  }

  /**
   * Runs what a person has asked for at the table; a module that fails at it is replaced.
   * @param {() => Promise<void>} call
   */
  async asked(call) {
    try {
      await this.run(call);
    } catch (error) {
      if (!(error instanceof Failure) && !this.closed) this.broken();
      throw error;
    }
  }

  async step() {
    if (this.closed || !(await this.match.turn()).bots.length) return;
    const answer = await this.match.bot();
    if (answer.type === 'refused') throw new Failure('local_failed');
    await this.keep(null);
    await this.show();
  }

  /** Another part of the page has stored the record. @param {LocalRecord} record */
  async replaced(record) {
    this.record = record;
    this.say([{ type: 'match', match: this.info(await this.match.turn()) }]);
  }

  /** The person whose turn it is has the device now. */
  async take() {
    const before = this.sight;
    const { next } = before;
    if (next === null) return;
    this.sight = { viewer: next, next: null };
    const [turn, updates] = await Promise.all([this.match.turn(), this.updates(0, true)]).catch((error) => {
      this.sight = before; // nobody has taken it
      throw error;
    });
    this.say([...updates, { type: 'match', match: this.info(turn) }]);
  }

  /** Undoes the newest move of a person, while nobody's view is shown. */
  async back() {
    const answer = await this.match.undo();
    if (answer.type === 'refused') throw new Failure(answer.error.name);
    await this.keep(null);
    await this.show();
  }
}
