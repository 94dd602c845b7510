// @ts-check
// Hints and previews for a match of the server, computed by the module of its game in this browser. The server sends the position as my
// seat knows it (schema/local.md); the results are those of the server. Null: they cannot be had here, so the server is to be asked.

import { state } from '../core/state.js';
import { get } from '../core/api.js';
import { needRefusals } from '../core/words.js';
import { needCatalogue } from '../games/games.js';
import { Failure } from './failure.js';
import { textOf } from './notation.js';
import { openLocal } from './open.js';

/** @typedef {import('../core/state.js').Match} Match */
/** @typedef {import('./match.js').LocalMatch & {close: () => void}} Opened */

const TRIES = 2; // the match may go on while its position is on the way

/** Refusals of what was asked; for any other the server may have an answer. */
const REFUSED = /^(orders_.*|not_your_turn)$/;

/** Returns conditional moves with one more move. @param {string} game @param {string} text @param {any} [move] */
export const withMove = (game, text, move) => [text, ...(move ? [textOf(move, state.games[game]?.moves ?? [])] : [])].filter(Boolean)
  .join('\n');

export class Adviser {
  /** @param {Match} match of the server, in progress, in which I have a seat */
  constructor(match) {
    this.match = match;
    this.seat = -1;
    this.version = -1;
    this.closed = false;
    /** @type {Promise<Opened>|null} */
    this.opened = null;
    /** The position that is loaded, or being loaded. @type {Promise<any>|null} */
    this.coming = null;
  }

  /** Returns the module with the newest position that the page knows; null: not here. @returns {Promise<Opened|null>} */
  async ready() {
    if (this.closed) return null;
    try {
      this.opened ??= this.open();
      const opened = await this.opened;
      for (let tries = 0; tries < TRIES && this.version < this.match.version; tries += 1) await (this.coming ??= this.bring(opened));
      return opened;
    } catch {
      this.close(); // the server goes on
      return null;
    }
  }

  async open() {
    const { game } = this.match.info;
    if (typeof WebAssembly !== 'object') throw new Failure('local_no_wasm');
    await needCatalogue(game);
    const opened = await openLocal(game);
    if (this.closed) opened.close();
    return opened;
  }

  /** Loads the newest position. @param {Opened} opened */
  async bring(opened) {
    try {
      const position = await get(`/matches/${this.match.id}/position`);
      const answer = await opened.position(position);
      if (answer.type === 'refused') throw new Failure(answer.error.name);
      this.seat = position.seat;
      this.version = position.version;
    } finally {
      this.coming = null;
    }
  }

  /**
   * Returns an answer of the module. A refusal of what was asked is thrown.
   * @param {(opened: Opened) => Promise<any>} ask
   */
  async answer(ask) {
    const opened = await this.ready();
    if (!opened) return null;
    const answer = await ask(opened).catch(() => null);
    if (answer && answer.type !== 'refused') return answer;
    if (answer && REFUSED.test(answer.error.name)) {
      await needRefusals();
      throw new Failure(answer.error.name);
    }
    this.close();
    return null;
  }

  /** @param {string} text of conditional moves @param {any} [move] one more of them */
  preview(text, move) {
    return this.answer((opened) => opened.preview(this.seat, withMove(this.match.info.game, text, move)));
  }

  hint() {
    return this.answer((opened) => opened.hint(this.seat));
  }

  close() {
    this.closed = true;
    this.opened?.then((opened) => opened.close(), () => {});
  }
}

/** Returns a hint for the decision that I owe; null: not here. @param {Match} match */
export async function hintHere(match) {
  const adviser = new Adviser(match);
  try {
    return await adviser.hint();
  } finally {
    adviser.close();
  }
}
