// @ts-check
// <ask-later>: requests the match on screen again at a given time, since the server sends nothing while nothing happens.

import { resubscribe } from '../actions.js';

const SLACK_MS = 2000; // allowance for rounding and the time to the server
const LONGEST_MS = 2 ** 31 - 1; // maximum of a browser's timer

/**
 * @typedef {object} Later
 * @property {number} at_ms by the server's wall clock
 * @property {{told_ms: number, here_ms: number}|null} told that clock at a time of this page's own; null: unknown
 */

class AskLater extends HTMLElement {
  /** @type {Later|null} */
  #later = null;
  #timer = 0;

  /** Sets the time of the request. @param {Later} later */
  set later(later) {
    const same = later.at_ms === this.#later?.at_ms;
    this.#later = later;
    if (!same || !this.#timer) this.#wind(); // the server may answer that the time has not come yet
  }

  connectedCallback() {
    this.#wind();
  }

  disconnectedCallback() {
    clearTimeout(this.#timer);
  }

  #wind() {
    clearTimeout(this.#timer);
    if (!this.isConnected || !this.#later) return;
    const { at_ms, told } = this.#later;
    const now_ms = told ? told.told_ms + performance.now() - told.here_ms : Date.now();
    const wait_ms = Math.max(0, at_ms - now_ms) + SLACK_MS;
    this.#timer = wait_ms < LONGEST_MS ? Number(setTimeout(() => this.#ask(), wait_ms)) : 0;
  }

  #ask() {
    this.#timer = 0;
    resubscribe();
  }
}

if (!customElements.get('ask-later')) customElements.define('ask-later', AskLater);
