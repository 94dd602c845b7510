// @ts-check
// The live connection: one line that reconnects. A move is sent again, with the same id, until it is answered. A line is a WebSocket or, if
// none connects, an object with the same interface (poll_line.js). Matches in this browser have a line of their own (local/line.js).

import { look } from './base.js';
import { isLocal } from './ids.js';

const BACKOFF_MS = [300, 700, 1500, 3000, 5000, 8000, 15000, 30000];
const PING_MS = 20000;
const ANSWER_MS = 15000; // a line counts as dead after this time without an answer to a ping
const OPEN_MS = 10000; // the same for a line that has not opened, or has opened without a `hello`
const DOUBT_MS = 3000; // a line is checked after a request had no answer for this time
const SURE_MS = 6000; // and counts as dead after this additional time
const SIGN_MS = 400; // without an answer for this time, a returning user is shown that the page may be outdated
const AWAKE_MS = 2000; // and after this additional time another line is opened in parallel
const BLOCKED = 2; // number of failed upgrades in a row after which WebSockets count as blocked
const UPGRADE_MS = 60000; // delay until a WebSocket is tried again; it doubles after each failure
const UPGRADE_MAX_MS = 600000;

export class Live {
  /**
   * @param {string} url
   * @param {{message: (m: any) => void, open: () => void, lost: () => void, stale?: (on: boolean) => void,
   *   way?: (polls: boolean) => void}} handlers stale: the data may be outdated; way: it works without a WebSocket
   * @param {typeof WebSocket} [Socket]
   * @param {{line: WebSocket, heard: string[]}} [early] a line that is open or opening, and its messages
   * @param {() => Promise<{PollLine: any}>} [bringPoll]
   * @param {() => Promise<{LocalLine: any}>} [bringLocal]
   */
  constructor(url, handlers, Socket = globalThis.WebSocket, early = undefined, bringPoll = () => import('./poll_line.js'),
    bringLocal = () => import('../local/line.js')) {
    this.bringLocal = bringLocal;
    this.url = url;
    this.handlers = handlers;
    this.Socket = Socket;
    this.early = early;
    this.bringPoll = bringPoll;
    this.tries = 0; // since the last `hello`
    /** @type {any} */
    this.socket = null;
    this.greeted = false; // it has sent `hello`
    /** @type {any} a line that is to take its place */
    this.beside = null;
    this.stale = false; // the user is shown that the page may be outdated
    this.failed = 0; // failed upgrades in a row
    this.polls = false; // the next line uses no WebSocket
    this.upgradeMs = UPGRADE_MS;
    /** @type {Map<string, any>} requests without an answer yet, by id */
    this.pending = new Map();
    this.timer = 0;
    this.pinger = 0;
    this.answer = 0; // the timer for the answer to a ping, or for the opening; 0: none
    this.signer = 0;
    this.upgrader = 0;
    this.besideTimer = 0;
    this.stopped = false;
    this.hashes = false; // it supports hashes of places in a log, unlike an older release
    this.several = false; // several nodes: the one with the match is requested
    /** @type {Promise<any>|undefined} the line of the matches in this browser, once there was a message about one */
    this.local = undefined;
    this.match = '';
    this.led = ''; // the match for which the line was opened
  }

  start() {
    this.stopped = false;
    clearTimeout(this.timer);
    if (this.polls) return this.startPoll();
    const url = this.address();
    const { line, heard } = this.useEarly(url) ?? { line: new this.Socket(url), heard: [] };
    this.use(line);
    if (line.readyState > 0) queueMicrotask(() => this.catchUp(line, heard));
  }

  /** Opens a line without WebSocket, whose module loads on first use. */
  startPoll() {
    const none = { readyState: 0, close: () => {} };
    this.use(none);
    this.bringPoll().then(({ PollLine }) => { if (this.socket === none) this.use(new PollLine()); }, () => this.closed(none));
  }

  address() {
    this.led = this.match;
    const asked = [this.led && `match=${encodeURIComponent(this.led)}`, look && 'as=nobody'].filter(Boolean).join('&');
    return this.url + (asked && `?${asked}`);
  }

  /** @param {any} line */
  use(line) {
    this.socket = line;
    this.greeted = false;
    this.listen(line);
    this.startAnswerTimer(OPEN_MS);
  }

  /** @param {any} line */
  listen(line) {
    line.onopen = () => this.opened(line);
    line.onmessage = (/** @type {any} */ event) => this.received(line, event.data);
    line.onclose = (/** @type {any} */ event) => this.closed(line, event);
    line.onerror = () => {};
  }

  /** Returns the line that the page opened before any module was loaded, if it is for the same match; only once. @param {string} url */
  useEarly(url) {
    const { early } = this;
    this.early = undefined;
    if (early?.line.url === url) return early;
    early?.line.close();
    return null;
  }

  /** Handles the events that a line had before it had listeners. @param {WebSocket} socket @param {string[]} heard */
  catchUp(socket, heard) {
    if (socket.readyState > 1) return this.closed(socket);
    this.opened(socket);
    for (const data of heard) this.received(socket, data);
  }

  /** Opens a fresh connection at once, e.g. with a new session. */
  restart() {
    this.drop();
    this.tries = 0;
    this.start();
  }

  /** Sets the match for which the line is used; '': none. @param {string} match */
  lead(match) {
    this.match = match;
    if (this.several && match && match !== this.led && this.open && !this.socket.polls) this.restart();
  }

  stop() {
    this.stopped = true;
    clearTimeout(this.timer);
    this.drop();
  }

  drop() {
    clearInterval(this.pinger);
    this.clearAnswerTimer();
    this.calm(true);
    this.dropBeside();
    clearTimeout(this.upgrader);
    const socket = this.socket;
    this.socket = null;
    if (socket) socket.close();
  }

  /** Checks a line that may be dead, and reconnects a waiting one: the network is back, or the page is visible again. */
  wake() {
    if (this.stopped || this.signer || this.stale) return;
    if (!this.socket) return this.start();
    if (!this.greeted || !this.open) return;
    this.clearAnswerTimer(); // while the device slept, no timer ran
    this.ping(AWAKE_MS, () => this.openBeside());
    this.signer = Number(setTimeout(() => this.markStale(), SIGN_MS));
    this.upgradeMs = UPGRADE_MS; // the device may be in another network now
    if (this.socket.polls) this.planUpgrade();
  }

  markStale() {
    this.stale = true;
    this.handlers.stale?.(true);
  }

  /** Ends the check: data arrived, or the line was closed. @param {boolean} [quietly] what is shown stays as it is */
  calm(quietly = false) {
    clearTimeout(this.signer);
    this.signer = 0;
    if (!this.stale) return;
    this.stale = false;
    this.dropBeside();
    if (!quietly) this.handlers.stale?.(false);
  }

  /**
   * Opens a second line in parallel. It replaces this one after its `hello`. If this line may be dead, the second is of the same kind, else
   * it is a WebSocket.
   */
  openBeside() {
    if (this.beside || !this.socket) return;
    const Line = this.stale && this.socket.polls ? this.socket.constructor : this.Socket;
    this.beside = new Line(this.address());
    this.listen(this.beside);
    this.besideTimer = Number(setTimeout(() => this.besideFailed(), OPEN_MS));
  }

  dropBeside() {
    clearTimeout(this.besideTimer);
    const { beside } = this;
    this.beside = null;
    beside?.close();
  }

  besideFailed() {
    this.dropBeside();
    if (this.stale) this.closeDead();
    else this.planUpgrade();
  }

  planUpgrade() {
    clearTimeout(this.upgrader);
    this.upgrader = Number(setTimeout(() => this.openBeside(), this.upgradeMs));
    this.upgradeMs = Math.min(2 * this.upgradeMs, UPGRADE_MAX_MS);
  }

  get open() {
    return this.socket?.readyState === 1;
  }

  /**
   * Sends a message about a match in this browser over a line of its own, whose module loads on first use.
   * @param {any} message
   */
  sendLocally(message) {
    this.local ??= this.bringLocal().then(({ LocalLine }) => {
      const line = new LocalLine();
      line.onmessage = (/** @type {any} */ { data }) => this.handlers.message(JSON.parse(data));
      return line;
    });
    this.local.then((line) => line.send(JSON.stringify(message)), () => {
      this.local = undefined;
      this.handlers.message({ ...message, type: 'refused', error: { name: 'unreachable' } });
    });
    return true;
  }

  /** Sends a message if the line is open. @param {any} message @returns {boolean} */
  send(message) {
    if (isLocal(message.match)) return this.sendLocally(message);
    if (!this.open) return false;
    this.socket?.send(JSON.stringify(message, (key, value) => (key === 'hash' && !this.hashes ? undefined : value)));
    return true;
  }

  /**
   * Sends a message with an id, now or after the next `hello`, and after every later one, until it is answered.
   * @param {{id: string, match?: string}} message
   */
  request(message) {
    if (isLocal(message.match)) return void this.sendLocally(message);
    this.pending.set(message.id, message);
    const { socket } = this;
    if (this.greeted && this.send(message)) setTimeout(() => this.checkLiveness(message.id, socket), DOUBT_MS);
  }

  /** Checks the line if a request has no answer yet. @param {string} id @param {any} socket that it was sent on */
  checkLiveness(id, socket) {
    if (socket !== this.socket || !this.greeted || this.signer || this.stale || !this.pending.has(id)) return;
    this.clearAnswerTimer();
    this.ping(SURE_MS);
  }

  /** @param {any} socket */
  opened(socket) {
    if (socket !== this.socket) return;
    this.startAnswerTimer(OPEN_MS);
    clearInterval(this.pinger);
    this.pinger = Number(setInterval(() => this.ping(), PING_MS));
    this.handlers.open();
  }

  /** @param {number} [within] maximum time for the answer @param {() => void} [otherwise] called if there is none */
  ping(within = ANSWER_MS, otherwise = undefined) {
    if (this.answer || !this.send({ type: 'ping', id: 'p' })) return;
    this.startAnswerTimer(within, otherwise);
  }

  /** @param {number} within @param {() => void} [otherwise] */
  startAnswerTimer(within, otherwise = () => this.closeDead()) {
    this.clearAnswerTimer();
    this.answer = Number(setTimeout(otherwise, within));
  }

  clearAnswerTimer() {
    clearTimeout(this.answer);
    this.answer = 0;
  }

  /** Abandons a dead line. It counts as closed now: a browser would wait a minute for the other end. */
  closeDead() {
    const { socket } = this;
    if (!socket) return;
    this.closed(socket);
    socket.close();
  }

  /** @param {any} socket @param {string} data */
  received(socket, data) {
    if (socket === this.beside) return this.change(socket, data);
    if (socket !== this.socket) return;
    this.clearAnswerTimer();
    this.calm();
    const message = JSON.parse(data);
    if (message.type === 'accepted' || message.type === 'refused') this.pending.delete(message.id);
    const { server } = message;
    if (server) this.greet(socket);
    if (server) this.hashes = server.hashes;
    this.handlers.message(message);
    if (!server) return;
    for (const request of this.pending.values()) this.send(request);
    this.several = server.several;
    this.lead(this.match);
  }

  /** @param {any} socket */
  greet(socket) {
    this.greeted = true;
    this.tries = 0;
    this.handlers.way?.(Boolean(socket.polls));
    if (socket.polls) return this.planUpgrade();
    this.failed = 0;
    this.polls = false;
    this.upgradeMs = UPGRADE_MS;
  }

  /** Replaces this line by the parallel one, which has sent `hello`. @param {any} line @param {string} data */
  change(line, data) {
    clearTimeout(this.besideTimer);
    this.beside = null;
    this.drop();
    this.use(line);
    this.opened(line);
    this.received(line, data);
  }

  /** @param {any} socket @param {{code: number, reason: string}} [how] */
  closed(socket, how) {
    if (socket === this.beside) return this.besideFailed();
    if (socket !== this.socket) return;
    this.socket = null;
    clearInterval(this.pinger);
    clearTimeout(this.upgrader);
    this.clearAnswerTimer();
    this.calm(true);
    this.dropBeside();
    if (!this.greeted) this.judge(socket, how?.code ?? 0);
    this.handlers.lost();
    if (!this.stopped) this.again(how?.reason ?? '');
  }

  /** Chooses the kind of the next line after a failure. @param {any} socket @param {number} code with which it was closed */
  judge(socket, code) {
    if (this.polls) {
      this.polls = false; // the other kind of line fails, too
      return;
    }
    const answered = code > 1000 && code !== 1005 && code !== 1006; // the server itself has closed the line
    if (!answered && globalThis.navigator?.onLine !== false) this.failed += 1;
    this.polls = this.failed >= BLOCKED;
  }

  /**
   * Opens another line after a random delay, so that clients who lost theirs at the same time do not reconnect at the same time.
   * @param {string} reason may say how long
   */
  again(reason) {
    const pause = BACKOFF_MS[Math.min(this.tries, BACKOFF_MS.length - 1)] * (1 - Math.random() / 2);
    const asked = Number(/retry_after_ms=(\d+)/.exec(reason)?.[1] ?? 0) * (1 + Math.random() / 2);
    const first = this.polls && this.failed === BLOCKED && !this.greeted; // the blocked attempts have already taken long enough
    this.tries += 1;
    this.timer = Number(setTimeout(() => this.start(), first ? 0 : Math.max(pause, asked)));
  }
}
