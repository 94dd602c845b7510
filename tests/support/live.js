// A live client without rules: holds what the server says by version, plays random legal moves by number, comes back after
// a lost connection and sends what is unanswered again under the same id. Every message is checked against schema/live.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { wholeUpdate } from '../../web/js/core/patch.js';
import { library } from './library.js';
import { messageProblem } from './schemas.js';
import { patient } from './patience.js';
import { randomInt } from './random.js';

const WebSocket = library('ws');

/** Every other client has patches instead of whole tables; OCHRE_TEST_PATCHES=on or off: all, none. */
let clients = 0;
const wantsPatches = () => (process.env.OCHRE_TEST_PATCHES ? process.env.OCHRE_TEST_PATCHES === 'on' : (clients += 1) % 2 === 0);

export const seenTypes = { client: new Set(), server: new Set() };

/** The received data of one match. */
function emptyTable(key) {
  return { key, version: -1, match: null, update: null, rows: [], chat: [], presence: null, resets: 0 };
}

export class Live {
  /** rest: whose cookie is sent. options: {origin, reconnect, raw (texts are kept), headers, check (false: another release says what it says), patches, nobody (whoever the cookie names), match (by which it is led to a node)} */
  constructor(rest, options = {}) {
    this.rest = rest;
    this.options = options;
    this.patches = options.patches ?? wantsPatches();
    this.patched = 0;
    this.tables = new Map();
    this.pending = new Map(); // id -> {message, resolve}
    this.received = [];
    this.texts = [];
    this.waiters = new Set();
    this.onUpdate = null;
    this.closed = null;
    this.reconnects = 0;
    this.returning = false;
    this.ended = false;
  }

  async open() {
    this.hashes = undefined; // until it has said hello
    this.socket = new WebSocket(`${this.rest.server.url.replace('http', 'ws')}/ws?${new URLSearchParams({ ...(this.options.match && { match: this.options.match }), ...(this.options.nobody && { as: 'nobody' }) })}`, {
      headers: { ...(this.rest.cookie ? { cookie: this.rest.cookie } : {}), ...this.options.headers },
      origin: this.options.origin, perMessageDeflate: false, localAddress: this.rest.options.localAddress,
    });
    const socket = this.socket;
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
      socket.once('unexpected-response', (request, response) => {
        const error = new Error(`refused with ${response.statusCode}`);
        error.status = response.statusCode;
        response.resume();
        request.destroy();
        reject(error);
      });
      socket.on('message', (data) => { if (socket === this.socket) this.#take(data.toString('utf8')); });
      socket.on('close', (code, reason) => this.#lost(socket, code, reason.toString()));
    });
    socket.on('error', () => {});
    return this;
  }

  #lost(socket, code, reason) {
    if (socket !== this.socket) return;
    this.closed = { code, reason };
    this.wake();
    if (this.options.reconnect && !this.ended && !this.returning) this.#comeBack(); // an attempt that fails is closed, too
  }

  async #comeBack() {
    this.returning = true;
    while (!this.ended) {
      await new Promise((resolve) => { setTimeout(resolve, 30); });
      try {
        await this.open();
        await this.until(() => this.hashes !== undefined || this.socket.readyState !== WebSocket.OPEN, 'hello');
      } catch {
        if (this.failure) return;
        continue;
      }
      this.returning = false;
      if (this.socket.readyState !== WebSocket.OPEN) { // closed again before this ran
        this.#comeBack();
        return;
      }
      this.closed = null;
      this.reconnects += 1;
      for (const [id, table] of this.tables) this.#subscribe(id, table);
      for (const { message } of this.pending.values()) this.send(message);
      return;
    }
  }

  #take(text) {
    if (this.options.raw) this.texts.push(text);
    try {
      const message = JSON.parse(text);
      if (this.options.check !== false) assert.equal(messageProblem('server', message), null);
      seenTypes.server.add(message.type);
      this.received.push(message);
      if (message.type === 'hello') this.hashes = message.server.hashes === true;
      if (this.received.length > 4000) this.received.splice(0, 2000);
      this.#hold(message);
    } catch (error) {
      this.failure ??= error;
    }
    this.wake();
  }

  #hold(message) {
    const table = this.tables.get(message.match?.id ?? message.match);
    if (message.type === 'match' && table) table.match = message.match;
    if (message.type === 'update' && table) this.#holdUpdate(table, message);
    if (message.type === 'chat' && table) table.chat.push(...message.lines.filter((line) => !table.chat.some((old) => old.number === line.number)));
    if (message.type === 'presence' && table) table.presence = message;
    const asked = message.id && this.pending.get(message.id);
    if (asked && ['accepted', 'refused', 'pong'].includes(message.type)) {
      this.pending.delete(message.id);
      asked.resolve(message);
    }
  }

  #holdUpdate(table, message) {
    if (message.reset) {
      assert.equal(message.from, 0, 'what takes the place of all is all');
      Object.assign(table, { version: -1, update: null, rows: [], chat: [], resets: table.resets + 1 });
    }
    for (const row of message.rows) {
      if (row.version <= table.version) continue;
      assert.equal(row.version, table.version + 1, 'rows come without a gap');
      table.rows.push(row);
      table.version = row.version;
    }
    if (!message.more) {
      assert.equal(message.version, table.version, 'the last update of a batch ends at its version');
      const whole = wholeUpdate(message, table.update);
      assert.ok(whole, `a patch of version ${message.base} for who holds ${table.update?.version}`);
      if (whole !== message) {
        if (this.options.check !== false) assert.equal(messageProblem('server', whole), null);
        this.patched += 1;
      }
      table.update = whole;
      this.onUpdate?.(whole);
    }
  }

  /** Wakes the waiters: something other than a message has changed. */
  wake() {
    for (const waiter of [...this.waiters]) waiter();
  }

  /** Resolves with what `look` gives once that is truthy. */
  until(look, what = 'something', ms = patient(15000)) {
    return new Promise((resolve, reject) => {
      const done = (action, value) => {
        clearTimeout(timer);
        this.waiters.delete(check);
        action(value);
      };
      const check = () => {
        if (this.failure) return done(reject, this.failure);
        let value;
        try { value = look(); } catch (error) { return done(reject, error); }
        return value ? done(resolve, value) : undefined;
      };
      const timer = setTimeout(() => done(reject, new Error(
        `waited in vain for ${what}; closed ${JSON.stringify(this.closed)}; last: ${JSON.stringify(this.received.slice(-3)).slice(0, 1500)}\n${this.rest.server.tail()}`)), ms);
      this.waiters.add(check);
      check();
    });
  }

  /** The first message of this type after `from` messages were there. */
  next(type, { from = this.received.length, where = () => true, ms } = {}) {
    return this.until(() => this.received.slice(from).find((message) => message.type === type && where(message)), `a message "${type}"`, ms);
  }

  send(message) {
    assert.equal(messageProblem('client', message), null);
    seenTypes.client.add(message.type);
    const { hash, ...bare } = message; // which a release before does not know
    this.sendText(JSON.stringify(this.hashes ? message : bare));
  }

  sendText(text) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(text);
  }

  #subscribe(id, table) {
    const message = { type: 'subscribe', match: id };
    if (table.key) message.key = table.key;
    if (table.version >= 0) message.from = table.version;
    if (table.version >= 0 && table.update?.version === table.version) message.hash = table.update.hash;
    if (this.patches) message.patches = true;
    if (this.options.lang) Object.assign(message, { format: 'text', lang: this.options.lang });
    this.send(message);
  }

  /** Subscribes and waits for the table (of an open match: for its seats). */
  async subscribe(id, key, from) {
    const table = this.tables.get(id) ?? emptyTable(key);
    if (from !== undefined) table.version = from;
    this.tables.set(id, table);
    const mark = this.received.length;
    this.#subscribe(id, table);
    await this.until(() => this.received.slice(mark).some((message) => message.type === 'refused' && message.match === id)
      || (table.match && (table.match.status === 'open' || table.update)), `the table ${id}`);
    const no = this.received.slice(mark).find((message) => message.type === 'refused');
    if (no) throw Object.assign(new Error(no.error.name), { refusal: no.error });
    return table;
  }

  /** Drops the table and ends its subscription; a connection has room for few. */
  leave(id) {
    this.tables.delete(id);
    this.send({ type: 'unsubscribe', match: id });
  }

  /** Sends a request with an id and resolves with its answer; it is sent again after a reconnect. */
  request(message, ms = patient(15000)) {
    const whole = { id: randomUUID(), ...message };
    const answer = new Promise((resolve) => { this.pending.set(whole.id, { message: whole, resolve }); });
    this.send(whole);
    let got = null;
    answer.then((value) => { got = value; this.wake(); });
    return this.until(() => got, `the answer to ${JSON.stringify(whole)}`, ms);
  }

  move(match, move, { id, expects } = {}) {
    const table = this.tables.get(match);
    const place = expects === undefined ? { expects: table.update.version, hash: table.update.hash } : { expects };
    return this.request({ type: 'move', ...(id ? { id } : {}), match, ...place, move });
  }

  close() {
    this.ended = true;
    this.failure ??= new Error('this client was closed');
    this.wake();
    this.socket.terminate();
  }
}

export async function live(rest, options) {
  return new Live(rest, options).open();
}

/** Plays random legal moves on one seat until the match is over. `onAccepted(message, sent)` sees each acknowledged move. */
export async function playOn(client, match, { onAccepted, until = () => false, pause_ms = 0, ms = patient(120000) } = {}) {
  const table = client.tables.get(match);
  const deadline = Date.now() + ms;
  for (;;) {
    const update = await client.until(() => {
      const now = table.update;
      return now && (now.result.over || until() || (now.legal > 0 && now.version === table.version) || table.match?.status === 'abandoned') ? now : null;
    }, 'my turn', Math.max(1, deadline - Date.now()));
    if (update.result.over || until() || table.match?.status === 'abandoned') return table;
    if (pause_ms > 0) await new Promise((resolve) => { setTimeout(resolve, randomInt(pause_ms)); });
    const sent = { type: 'move', id: randomUUID(), match, expects: update.version, hash: update.hash, move: randomInt(update.legal) };
    const answer = await client.request(sent, Math.max(1, deadline - Date.now()));
    if (answer.type === 'accepted') {
      onAccepted?.(answer, sent);
      await client.until(() => table.version >= answer.version && table.update.version >= answer.version, `version ${answer.version}`, patient(30000));
    } else {
      await recover(client, table, update, answer);
    }
  }
}

/** Recovers from a permitted refusal of a legal move: the table has moved on, or the server asked for patience. */
async function recover(client, table, update, answer) {
  if (answer.error.name === 'stale') {
    await client.until(() => table.version > update.version, 'a newer version after stale');
  } else if (['too_many_requests', 'busy', 'shutting_down', 'store_full', 'store_io', 'store_busy', 'store_stuck'].includes(answer.error.name)) {
    await new Promise((resolve) => { setTimeout(resolve, 50); });
  } else {
    throw new Error(`a legal move was refused: ${JSON.stringify(answer)} at ${JSON.stringify(update.choices)}\n${client.rest.server.tail()}`);
  }
}
