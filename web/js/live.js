// @ts-check
// The live connection: one WebSocket that finds its way back. A move is sent again, with the same id, until it is answered.

const BACKOFF_MS = [300, 700, 1500, 3000, 5000, 8000];
const PING_MS = 20000;
const ANSWER_MS = 15000; // without an answer to a ping, or without having opened, a line is dead
const DOUBT_MS = 3000; // so long without an answer to a request, a line is asked whether it is there
const SURE_MS = 6000; // and then, so long without one, it is dead

export class Live {
  /**
   * @param {string} url
   * @param {{message: (m: any) => void, open: () => void, lost: () => void}} handlers
   * @param {typeof WebSocket} [Socket]
   * @param {{line: WebSocket, heard: string[]}} [early] a line that is open already, or about to be, and what it has said
   */
  constructor(url, handlers, Socket = globalThis.WebSocket, early = undefined) {
    this.url = url;
    this.handlers = handlers;
    this.Socket = Socket;
    this.early = early;
    this.tries = 0;
    /** @type {WebSocket|null} */
    this.socket = null;
    /** @type {Map<string, any>} requests without an answer yet, by id */
    this.pending = new Map();
    this.timer = 0;
    this.pinger = 0;
    this.answer = 0; // the timer of what has to come, an answer to a ping or the opening; 0: nothing has
    this.stopped = false;
    this.several = false; // servers, of which the one is asked that has the match
    this.match = '';
    this.led = ''; // by which match the line was opened
  }

  start() {
    this.stopped = false;
    clearTimeout(this.timer);
    this.led = this.match;
    const url = this.url + (this.led && `?match=${encodeURIComponent(this.led)}`);
    const { line: socket, heard } = this.takeEarly(url) ?? { line: new this.Socket(url), heard: [] };
    this.socket = socket;
    socket.onopen = () => this.opened(socket);
    socket.onmessage = (event) => this.received(socket, event.data);
    socket.onclose = () => this.closed(socket);
    socket.onerror = () => {};
    this.expect();
    if (socket.readyState > 0) queueMicrotask(() => this.catchUp(socket, heard));
  }

  /** The line that the page has asked for before any module was there, if it leads to the same match; once. @param {string} url */
  takeEarly(url) {
    const { early } = this;
    this.early = undefined;
    if (early?.line.url === url) return early;
    early?.line.close();
    return null;
  }

  /** What a line has done and said before it was listened to. @param {WebSocket} socket @param {string[]} heard */
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

  /** The line is about a match from now on, or about none. @param {string} match */
  lead(match) {
    this.match = match;
    if (this.several && match && match !== this.led && this.open) this.restart();
  }

  stop() {
    this.stopped = true;
    clearTimeout(this.timer);
    this.drop();
  }

  drop() {
    clearInterval(this.pinger);
    this.expectNothing();
    const socket = this.socket;
    this.socket = null;
    if (socket) socket.close();
  }

  /** The network is there again, or somebody looks at the page again: a line that may have died is asked, one that waits is opened. */
  wake() {
    if (this.stopped) return;
    if (this.socket) return this.ping();
    this.tries = 0;
    this.start();
  }

  get open() {
    return this.socket?.readyState === 1;
  }

  /** Sends a message if the line is open. @param {any} message @returns {boolean} */
  send(message) {
    if (!this.open) return false;
    this.socket?.send(JSON.stringify(message));
    return true;
  }

  /** Sends a message with an id, now and after every reconnection, until it is answered. @param {{id: string}} message */
  request(message) {
    this.pending.set(message.id, message);
    const { socket } = this;
    if (this.send(message)) setTimeout(() => this.doubt(message.id, socket), DOUBT_MS);
  }

  /** A request has no answer yet. @param {string} id @param {WebSocket|null} socket that it was sent on */
  doubt(id, socket) {
    if (socket !== this.socket || !this.open || !this.pending.has(id)) return;
    this.expectNothing();
    this.ping(SURE_MS);
  }

  /** @param {WebSocket} socket */
  opened(socket) {
    if (socket !== this.socket) return;
    this.tries = 0;
    this.expectNothing();
    this.pinger = Number(setInterval(() => this.ping(), PING_MS));
    this.handlers.open();
    for (const message of this.pending.values()) this.send(message);
  }

  /** @param {number} [within] so long the answer may take */
  ping(within = ANSWER_MS) {
    if (this.answer || !this.send({ type: 'ping', id: 'p' })) return;
    this.expect(within);
  }

  expect(within = ANSWER_MS) {
    this.answer = Number(setTimeout(() => this.giveUp(), within));
  }

  expectNothing() {
    clearTimeout(this.answer);
    this.answer = 0;
  }

  /** Nothing comes on this line any more. It is closed for us now: a browser waits a minute for the other end to say so, too. */
  giveUp() {
    const { socket } = this;
    if (!socket) return;
    this.closed(socket);
    socket.close();
  }

  /** @param {WebSocket} socket @param {string} data */
  received(socket, data) {
    if (socket !== this.socket) return;
    this.expectNothing();
    const message = JSON.parse(data);
    if (message.type === 'accepted' || message.type === 'refused') this.pending.delete(message.id);
    this.handlers.message(message);
    if (message.type !== 'hello') return;
    this.several = message.server.several;
    this.lead(this.match);
  }

  /** @param {WebSocket} socket */
  closed(socket) {
    if (socket !== this.socket) return;
    this.socket = null;
    clearInterval(this.pinger);
    this.expectNothing();
    this.handlers.lost();
    if (this.stopped) return;
    const wait = BACKOFF_MS[Math.min(this.tries, BACKOFF_MS.length - 1)];
    this.tries += 1;
    this.timer = Number(setTimeout(() => this.start(), wait));
  }
}
