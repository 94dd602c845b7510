// Nodes on one PostgreSQL behind HAProxy (docker/haproxy.cfg), and people who play through it. Every answer that was acknowledged to them
// is in the log, once, and the messages they received agree with the stored rows. Also measures for how long a seat has seen nothing
// happen.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import net from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { live } from './live.js';
import { patient, until } from './patience.js';
import { Postgres } from './postgres.js';
import { randomInt } from './random.js';
import { sleep } from './raw.js';
import { guest, Rest, table } from './rest.js';
import { Server } from './server.js';

const settings = fileURLToPath(new URL('../../docker/haproxy.cfg', import.meta.url));

/** A free port. */
export const freePort = () => new Promise((resolve) => {
  const server = net.createServer().listen(0, '127.0.0.1', () => {
    const { port } = server.address();
    server.close(() => resolve(port));
  });
});

/** A way to PostgreSQL that can be cut, as a cable can; `hands` may change what comes back. */
export class Relay {
  constructor(target) {
    this.target = target;
    this.folder = mkdtempSync(join(tmpdir(), 'ochre-relay-'));
    this.sockets = new Set();
    this.isCut = false;
    this.hands = (bytes) => bytes;
  }

  async open() {
    this.server = net.createServer((here) => {
      if (this.isCut) return void here.destroy();
      const there = net.connect(this.target);
      for (const [from, to] of [[here, there], [there, here]]) {
        this.sockets.add(from);
        from.on('error', () => {}).on('close', () => { this.sockets.delete(from); to.destroy(); });
      }
      here.pipe(there);
      there.on('data', (bytes) => here.write(this.hands(bytes)));
      return undefined;
    });
    await new Promise((resolve) => { this.server.listen(join(this.folder, '.s.PGSQL.5432'), resolve); });
    return this;
  }

  cut() {
    this.isCut = true;
    this.sockets.forEach((socket) => socket.destroy());
  }

  mend() {
    this.isCut = false;
  }

  close() {
    this.cut();
    this.server.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export class Cluster {
  /**
   * @param {{nodes?: number, node?: (i: number) => object, store?: (cluster: Cluster) => string}} options `node`: what a Server has besides;
   *   `store`: where all nodes find their database, if not by relays that can be cut
   */
  constructor(options = {}) {
    this.options = options;
    this.count = options.nodes ?? 3;
    this.nodes = [];
    this.relays = [];
    this.said = [];
  }

  async open() {
    this.postgres = new Postgres();
    for (let i = 0; i < this.count; i += 1) {
      const args = ['--store', await this.#storeOf(), '--trust-proxy'];
      this.nodes.push(new Server({ ...this.options.node?.(i), args }));
    }
    for (const node of this.nodes) await node.start();
    this.port = await freePort();
    const env = { ...process.env, OCHRE_BIND: `127.0.0.1:${this.port}`, OCHRE_FIGURES: `127.0.0.1:${await freePort()}` };
    for (let i = 0; i < 3; i += 1) env[`OCHRE_NODE${i + 1}`] = `127.0.0.1:${this.nodes[i % this.count].port}`;
    this.proxy = spawn('haproxy', ['-W', '-db', '-f', settings], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [this.proxy.stdout, this.proxy.stderr]) stream.setEncoding('utf8').on('data', (text) => this.said.push(text));
    process.once('exit', () => this.proxy?.kill('SIGKILL'));
    await until(() => this.well(), 'HAProxy');
    return this;
  }

  async #storeOf() {
    if (this.options.store) return this.options.store(this);
    const relay = await new Relay(join(this.postgres.folder, '.s.PGSQL.5432')).open();
    this.relays.push(relay);
    return `postgresql://ochre@/ochre?host=${encodeURIComponent(relay.folder)}`;
  }

  /** The address for clients, like that of a Server. */
  get url() {
    return `http://127.0.0.1:${this.port}`;
  }

  tail() {
    return `${this.said.join('').slice(-2000)}\n${this.nodes.map((node) => node.tail(12)).join('\n')}`;
  }

  /** Returns whether some node answers a request for /healthz with success. */
  async well() {
    try {
      return (await new Rest(this).ask('GET', '/healthz')).status === 200;
    } catch {
      return false;
    }
  }

  async close() {
    this.proxy?.kill('SIGTERM');
    await Promise.all(this.nodes.map((node) => node.close()));
    this.relays.forEach((relay) => relay.close());
    this.postgres?.close();
  }
}

/**
 * Returns the result of `what`, repeated until a node answers. HAProxy drops a node that is slow to report its health, with all requests on it;
 * then each client sends its request again.
 * @template T @param {() => Promise<T>} what @param {string} name
 */
export const insist = (what, name) => until(async () => {
  try {
    return await what();
  } catch (error) {
    if (/ECONN|socket hang up|EPIPE|-> 50[234]\b/.test(String(error))) return null;
    throw error;
  }
}, name);

/** The refusals of a move while something fails. */
const PASSING = ['stale', 'busy', 'not_now', 'shutting_down', 'too_many_requests', 'store_io', 'store_busy', 'store_full', 'store_stuck'];

const ENDED = new Error('the load has ended');

/** Pairs of people who play one match after the other through the cluster until they are stopped. */
export class Load {
  /** `apart`: the two of a pair sit at different nodes, beside HAProxy; else a match is at one, as far as it can be. */
  constructor(cluster, { pairs = 4, pause_ms = 60, apart = false, check = true } = {}) {
    this.cluster = cluster;
    this.pairs = pairs;
    this.pause_ms = pause_ms;
    this.apart = apart;
    this.check = check; // what is said against the schemas of this release
    this.accepted = new Map(); // match -> [{user, id, version}]
    this.moved = []; // of each seat: when it has moved last
    this.seen = []; // when it has seen something new
    this.stood = []; // its longest time without, since it was asked last
    this.playing = true;
    this.refused = new Map();
    this.compared = 0; // rows that were told
    this.clients = new Set();
  }

  async begin() {
    this.people = [];
    for (let i = 0; i < this.pairs; i += 1) {
      const pair = await Promise.all(['Ann', 'Ben'].map((name) => this.#again(() => guest(this.cluster, name))));
      this.people.push(pair);
    }
    this.moved = this.people.flat().map(() => performance.now());
    this.watch();
    this.plays = this.people.map((pair, at) => this.#playAll(pair, 2 * at));
    this.failed = Promise.all(this.plays);
    this.failed.catch(() => {});
    await Promise.race([this.failed, until(() => this.accepted.size >= this.pairs, 'a move in each match')]);
    return this;
  }

  /** Returns the result of `what`, after any number of failures. */
  async #again(what) {
    for (;;) {
      try {
        return await what();
      } catch {
        if (!this.playing) throw ENDED;
        await sleep(100);
      }
    }
  }

  async #playAll(pair, first) {
    while (this.playing) {
      const clients = [];
      try {
        await this.#playOne(pair, first, clients);
      } catch (error) {
        if (error !== ENDED) throw error;
      } finally {
        for (const client of clients) {
          client.close();
          this.clients.delete(client);
        }
      }
    }
  }

  async #playOne(pair, first, clients) {
    const match = await this.#again(() => table(pair));
    const people = pair.map((person, seat) => (this.apart ? this.#at(person, first / 2 + seat) : person));
    for (const [seat, person] of people.entries()) {
      const client = await this.#again(() => live(person, { reconnect: true, match: match.id, check: this.check }));
      clients.push(client);
      this.clients.add(client);
      this.#follow(client, first + seat);
      await this.#again(() => client.subscribe(match.id, match.key));
    }
    await Promise.all(clients.map((client, seat) => this.#play(client, match.id, pair[seat], first + seat)));
    await Promise.all(clients.map((client, seat) => this.#compare(client, match.id, pair[seat])));
  }

  /** The same person on another node. */
  #at(person, node) {
    return Object.assign(new Rest(this.cluster.nodes[node % this.cluster.count]), { cookie: person.cookie, device: person.device, user: person.user });
  }

  /** Notes when somebody sees something new. */
  #follow(client, seat) {
    let newest = -1;
    client.onUpdate = ({ version }) => {
      if (version <= newest) return;
      newest = version;
      const now = performance.now();
      this.stood[seat] = Math.max(this.stood[seat], now - this.seen[seat]);
      this.seen[seat] = now;
    };
  }

  async #play(client, match, person, seat) {
    const held = client.tables.get(match);
    for (;;) {
      const update = await client.until(() => {
        const now = held.update;
        return now && (now.result.over || !this.playing || (now.legal > 0 && now.version === held.version)) ? now : null;
      }, 'my turn', patient(120000));
      if (update.result.over || !this.playing) return;
      await sleep(randomInt(this.pause_ms));
      const sent = { type: 'move', id: randomUUID(), match, expects: update.version, move: randomInt(update.legal) };
      const answer = await client.request(sent, patient(60000));
      if (answer.type === 'accepted') {
        if (!this.accepted.has(match)) this.accepted.set(match, []);
        this.accepted.get(match).push({ id: sent.id, user: person.user.id, version: answer.version });
        this.moved[seat] = performance.now();
        await client.until(() => held.version >= answer.version || !this.playing, `version ${answer.version}`, patient(60000));
      } else {
        const { name } = answer.error;
        this.refused.set(name, (this.refused.get(name) ?? 0) + 1);
        assert.ok(PASSING.includes(name), JSON.stringify(answer));
        await sleep(50);
      }
    }
  }

  /** Everything sent to a client is stored: nothing seen has vanished. */
  async #compare(client, match, person) {
    const told = client.tables.get(match).rows;
    const rows = [];
    while (rows.length < told.length) rows.push(...await this.#rows(person, match, rows.length));
    assert.deepEqual(rows.slice(0, told.length), told, `what was told of ${match} is what is stored`);
    this.compared += told.length;
  }

  /** Some rows of a match; asks until there are any: a node may be on its way, or have to catch up. */
  #rows(person, match, from) {
    return insist(async () => {
      const { rows } = await person.get(`/api/matches/${match}/events?from=${from}`);
      return rows.length > 0 && rows;
    }, `row ${from} of ${match}`);
  }

  /** Forgets who has seen nothing until now. */
  watch() {
    const now = performance.now();
    this.seen = this.moved.map(() => now);
    this.stood = this.moved.map(() => 0);
  }

  /** Waits until each seat has moved since then, and returns how long any of them has seen nothing new, at most, ms. */
  async pause() {
    const since = performance.now();
    const all = () => this.moved.every((at) => at > since) && this.seen.every((at) => at > since);
    await Promise.race([this.failed, until(all, 'a move of each seat', 60000)]);
    return Math.round(Math.max(...this.stood));
  }

  /** Ends it, and compares what was acknowledged with what is stored. Returns how many moves were. */
  async end() {
    this.playing = false;
    this.clients.forEach((client) => client.wake()); // clients that wait for a move that will not come
    for (const { status, reason } of await Promise.allSettled(this.plays)) if (status === 'rejected') throw reason;
    let count = 0;
    for (const [match, moves] of this.accepted) {
      const rows = this.cluster.postgres.rows(`SELECT seq, request FROM move JOIN match ON number = match_number WHERE id = '${match}' ORDER BY seq`);
      rows.forEach(({ seq }, at) => assert.equal(seq, at, `the log of ${match} has no gaps`));
      for (const { id, version } of moves) {
        const at = rows.filter(({ request }) => request === id).map(({ seq }) => seq);
        assert.deepEqual(at, [version], `${match}: what was acknowledged is there once`);
        count += 1;
      }
    }
    return count;
  }
}
