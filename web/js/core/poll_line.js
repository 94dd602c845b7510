// @ts-check
// The live line without a WebSocket: one request waits for messages, others send the client's (schema/live.md). It has the interface of a
// WebSocket for live.js.

import { credentials } from './base.js';
import { newId } from './ids.js';

const WAIT_S = 25;
const WAIT_LEAST_S = 5;
const LATE_MS = 10000; // longer than an answer should take
const TRIES = 3; // for one answer
const PAUSE_MS = 500; // between them
const HIDDEN_MS = 10000; // after this time, a hidden page ends its request: a browser has six connections for all pages of a host
const BUSY = [429, 502, 503, 504]; // statuses of the server's limits, or of a proxy

let wait = WAIT_S; // a shorter wait, if a proxy cuts off long requests

export class PollLine {
  constructor() {
    this.polls = true;
    this.readyState = 0;
    this.path = `api/live/${newId()}`;
    this.next = 0;
    /** @type {string[]} */
    this.queue = [];
    this.sending = false;
    /** @type {Set<AbortController>} of requests on their way */
    this.asking = new Set();
    this.goOn = () => {};
    /** @type {(() => void)|null} */
    this.onopen = null;
    /** @type {((event: {data: string}) => void)|null} */
    this.onmessage = null;
    /** @type {((event: {code: number, reason: string}) => void)|null} */
    this.onclose = null;
    this.look = () => this.goOn();
    this.leave = () => {
      const { onclose } = this;
      this.close();
      onclose?.({ code: 1006, reason: '' }); // a page restored from the browser's cache has no line
    };
    document.addEventListener('visibilitychange', this.look);
    window.addEventListener('pagehide', this.leave);
    this.run();
  }

  async run() {
    try {
      const reply = await this.ask('PUT');
      if (!reply.ok) return this.end(reply);
      if (this.readyState > 0) return;
      this.readyState = 1;
      this.onopen?.();
      while (this.readyState === 1) await this.receive();
    } catch {
      this.end();
    }
  }

  /** @param {string} method @param {string} [query] @param {string} [body] @param {number} [late] @returns {Promise<Response>} */
  async ask(method, query = '', body = undefined, late = LATE_MS) {
    const control = new AbortController();
    this.asking.add(control);
    const timer = setTimeout(() => control.abort(), late);
    try {
      const reply = await fetch(this.path + query, { method, body, headers: body ? { 'Content-Type': 'application/json' } : {},
        credentials, cache: 'no-store', signal: control.signal });
      const text = await reply.text();
      return new Response(text || null, { status: reply.status, headers: reply.headers });
    } finally {
      clearTimeout(timer);
      this.asking.delete(control);
    }
  }

  /** Waits for messages, and dispatches them. */
  async receive() {
    if (document.hidden) await this.pause(HIDDEN_MS);
    const reply = await this.waitFor();
    if (!reply.ok) return this.end(reply);
    const { messages, next, closed } = await reply.json();
    this.next = next;
    for (const message of messages) if (this.readyState === 1) this.onmessage?.({ data: JSON.stringify(message) });
    if (closed) this.finish(closed);
  }

  /** Requests the next answer. The server detects a lost answer, and the messages in it, by `after`. @returns {Promise<Response>} */
  async waitFor() {
    for (let tries = 1; ; tries += 1) {
      const seconds = document.hidden ? 0 : wait;
      const reply = await this.ask('GET', `?after=${this.next}&wait=${seconds}`, undefined, seconds * 1000 + LATE_MS).catch(() => null);
      if (this.readyState !== 1) throw new Error('closed');
      if (reply && !BUSY.includes(reply.status)) return reply;
      if (tries === TRIES) return reply ?? Promise.reject(new Error('unreachable'));
      wait = Math.max(WAIT_LEAST_S, Math.floor(wait / 2));
      await this.pause(PAUSE_MS);
    }
  }

  /** @param {number} ms at most: less when the page is visible again, or when there is something to send */
  pause(ms) {
    return new Promise((later) => {
      this.goOn = () => later(undefined);
      setTimeout(later, ms);
    });
  }

  /** @param {string} text */
  send(text) {
    this.queue.push(text);
    this.goOn();
    if (!this.sending) this.sendAll();
  }

  /** Sends messages in their order, one after the other. */
  async sendAll() {
    this.sending = true;
    try {
      while (this.queue.length > 0 && this.readyState === 1) {
        const reply = await this.ask('POST', '', this.queue[0]);
        if (!reply.ok) return this.end(reply);
        this.queue.shift();
      }
    } catch {
      this.end();
    } finally {
      this.sending = false;
    }
  }

  /** Ends the line after a failure. @param {Response} [reply] that says so */
  end(reply) {
    const seconds = Number(reply?.headers.get('Retry-After') ?? 0);
    this.finish({ code: seconds ? 1013 : 1006, reason: seconds ? `retry_after_ms=${seconds * 1000}` : '' });
  }

  /** @param {{code: number, reason: string}} how */
  finish(how) {
    if (this.readyState > 1) return;
    this.drop();
    this.onclose?.(how);
  }

  drop() {
    this.readyState = 3;
    document.removeEventListener('visibilitychange', this.look);
    window.removeEventListener('pagehide', this.leave);
    for (const control of this.asking) control.abort();
    this.goOn();
  }

  /** Ends the line from this side, so that the server need not wait for a timeout. */
  close() {
    if (this.readyState > 1) return;
    this.drop();
    fetch(this.path, { method: 'DELETE', credentials, keepalive: true }).catch(() => {});
  }
}
