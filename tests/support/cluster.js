// Three nodes on one PostgreSQL behind HAProxy (docker/haproxy.cfg), and people who play through it meanwhile: what was acknowledged to
// them is in the log, once; and how long each match stood still.
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

/** A port that nobody listens on just now. */
const freePort = () => new Promise((resolve) => {
  const server = net.createServer().listen(0, '127.0.0.1', () => {
    const { port } = server.address();
    server.close(() => resolve(port));
  });
});

/** A way to PostgreSQL that can be cut, as a cable can. */
class Relay {
  constructor(target) {
    this.target = target;
    this.folder = mkdtempSync(join(tmpdir(), 'ochre-relay-'));
    this.sockets = new Set();
    this.isCut = false;
  }

  async open() {
    this.server = net.createServer((here) => {
      if (this.isCut) return void here.destroy();
      const there = net.connect(this.target);
      for (const [from, to] of [[here, there], [there, here]]) {
        this.sockets.add(from);
        from.on('error', () => {}).on('close', () => { this.sockets.delete(from); to.destroy(); });
        from.pipe(to);
      }
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
  /** @param {{nodes?: number}} options */
  constructor(options = {}) {
    this.count = options.nodes ?? 3;
    this.nodes = [];
    this.relays = [];
    this.said = [];
  }

  async open() {
    this.postgres = new Postgres();
    for (let i = 0; i < this.count; i += 1) {
      const relay = await new Relay(join(this.postgres.folder, '.s.PGSQL.5432')).open();
      this.relays.push(relay);
      const url = `postgresql://ochre@/ochre?host=${encodeURIComponent(relay.folder)}`;
      this.nodes.push(new Server({ args: ['--store', url, '--trust-proxy'] }));
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

  /** What clients ask, as a Server has it. */
  get url() {
    return `http://127.0.0.1:${this.port}`;
  }

  tail() {
    return `${this.said.join('').slice(-2000)}\n${this.nodes.map((node) => node.tail(12)).join('\n')}`;
  }

  /** Whether a request for /healthz is answered well by somebody. */
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

/** Pairs of people who play one match after the other through the cluster until they are told to stop. */
export class Load {
  constructor(cluster, { pairs = 4, pause_ms = 60 } = {}) {
    this.cluster = cluster;
    this.pairs = pairs;
    this.pause_ms = pause_ms;
    this.accepted = new Map(); // match -> [{user, id, version}]
    this.moved = []; // of each pair: when its match moved last
    this.stood = []; // of each pair: its longest pause since it was asked last
    this.playing = true;
    this.refused = new Map();
  }

  async begin() {
    this.people = [];
    for (let i = 0; i < this.pairs; i += 1) this.people.push(await Promise.all([guest(this.cluster, 'Ann'), guest(this.cluster, 'Ben')]));
    this.moved = this.people.map(() => performance.now());
    this.stood = this.people.map(() => 0);
    this.plays = this.people.map((pair, at) => this.#playAll(pair, at));
    this.failed = Promise.all(this.plays);
    this.failed.catch(() => {});
    await until(() => this.accepted.size === this.pairs, 'a move in each match');
    return this;
  }

  async #again(what) {
    for (;;) {
      try {
        return await what();
      } catch (error) {
        if (!this.playing) throw error;
        await sleep(100);
      }
    }
  }

  async #playAll(pair, at) {
    while (this.playing) {
      const match = await this.#again(() => table(pair));
      const clients = await Promise.all(pair.map((person) => this.#again(() => live(person, { reconnect: true, match: match.id }))));
      await Promise.all(clients.map((client) => client.subscribe(match.id, match.key)));
      await Promise.all(clients.map((client, seat) => this.#play(client, match.id, pair[seat], at)));
      clients.forEach((client) => client.close());
    }
  }

  #note(at) {
    const now = performance.now();
    this.stood[at] = Math.max(this.stood[at], now - this.moved[at]);
    this.moved[at] = now;
  }

  async #play(client, match, person, at) {
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
        this.#note(at);
        await client.until(() => held.version >= answer.version || !this.playing, `version ${answer.version}`, patient(60000));
      } else {
        const { name } = answer.error;
        this.refused.set(name, (this.refused.get(name) ?? 0) + 1);
        assert.ok(['stale', 'busy', 'not_now', 'shutting_down', 'too_many_requests', 'store_io', 'store_busy', 'store_full'].includes(name), JSON.stringify(answer));
        await sleep(50);
      }
    }
  }

  /** Forgets how long matches stood until now. */
  watch() {
    const now = performance.now();
    this.moved = this.moved.map(() => now);
    this.stood = this.stood.map(() => 0);
  }

  /** Waits until each pair has moved since then, and returns the longest pause of any, ms. */
  async pause() {
    const since = performance.now();
    await Promise.race([this.failed, until(() => this.moved.every((at) => at > since), 'a move in each match', 60000)]);
    return Math.round(Math.max(...this.stood));
  }

  /** Ends it, and compares what was acknowledged with what is stored. Returns how many moves were. */
  async end() {
    this.playing = false;
    await Promise.allSettled(this.plays);
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
