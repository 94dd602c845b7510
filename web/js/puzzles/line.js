// @ts-check
// A puzzle as a match that is open on the local line: one question, and one move, to which the server answers with the solution.

import { get, post } from '../core/api.js';
import { loadPage } from '../core/pages.js';
import { t } from '../core/words.js';
import { Failure } from '../local/failure.js';
import { needCatalogue } from '../games/games.js';
import { OWN, PREFIX } from './ids.js';

/** Returns the path of the puzzle with the server. @param {string} id of its table */
const pathOf = (id) => (id.startsWith(OWN) ? `/me/puzzles/${encodeURIComponent(id.slice(OWN.length))}`
  : `/puzzles/${encodeURIComponent(id.slice(PREFIX.length))}`);

export class PuzzleMatch {
  /** @param {string} id @param {any} puzzle @param {(messages: any[]) => void} say sends messages to the page */
  constructor(id, puzzle, say) {
    this.id = id;
    this.puzzle = puzzle;
    this.say = say;
    this.answer = null;
    this.last = Promise.resolve();
  }

  /** @param {string} id @param {(messages: any[]) => void} say */
  static async open(id, say) {
    const puzzle = await asked(get(pathOf(id)));
    await Promise.all([loadPage('puzzles'), needCatalogue(puzzle.game)]);
    return new PuzzleMatch(id, puzzle, say);
  }

  close() {}

  /** Runs a call after all earlier ones. @template T @param {() => Promise<T>} call @returns {Promise<T>} */
  run(call) {
    const done = this.last.then(call);
    this.last = done.then(() => {}, () => {});
    return done;
  }

  async subscribe() {
    this.say([{ type: 'match', match: this.info() }, { ...this.puzzle.update, match: this.id }]);
  }

  /** @param {{id: string, move: any}} asked */
  async move({ id, move }) {
    if (this.answer) throw new Failure('stale', { version: this.puzzle.version });
    this.answer = { ...await asked(post(`${pathOf(this.id)}/answer`, { move })), at_ms: Date.now() };
    this.say([{ type: 'match', match: this.info() }, { type: 'accepted', id, match: this.id, version: this.puzzle.version }]);
  }

  /** Returns the match as the server describes others: no account has a seat in it. */
  info() {
    const { game, revision, options, seats, update, themes, id } = this.puzzle;
    return {
      id: this.id, game, revision, options, status: 'running', listed: false, join: 'link', bot_delay: false, undo: 'free',
      clock: null, leaver: 'bot', start_seat: null, open_days: 1, open_until_ms: null, starts: 'host', standing: false, tutorial: false,
      created_ms: 0, started_ms: 0, ended_ms: null, end_reason: null, ended_by: null, rematch: null, seed_hash: '', seed: null,
      seats: Array.from({ length: seats }, (_, seat) => seatOf(seat)), my_seat: null, my_invitation: null, vote_about_me_ms: null,
      rematch_by: null, host: false, chat_read: null, mentions: null, seen: null, hints: false, version: update.version, moved_ms: 0,
      to_act: update.to_act, chat: 0, local: { next: null, undo: false },
      puzzle: { id, game, themes, own: this.id.startsWith(OWN), question: update, answer: this.answer,
        shown: { line: 'best', step: this.answer?.solved === false ? 1 : 0 } }, // the better move is on the board at once
    };
  }
}

/** @param {number} seat */
const seatOf = (seat) => ({ seat, user: null, name: t('puzzles.player', { n: seat + 1 }), invited: null, bot_account: false, bot: null,
  stands_in: false, resigned: null, online: true, answers: null, rank: null, score: null, nonce: null });

/** Turns a refusal of the server into one of the line. @template T @param {Promise<T>} request @returns {Promise<T>} */
async function asked(request) {
  try {
    return await request;
  } catch (error) {
    throw new Failure(/** @type {any} */ (error).name);
  }
}
