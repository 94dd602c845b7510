// A client that gets patches and reads little at a time: it costs the server no queue, misses no row, and holds the table as it is in the end.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { wholeUpdate } from '../../web/js/core/patch.js';
import { live } from '../support/live.js';
import { patient, until } from '../support/patience.js';
import { randomInt } from '../support/random.js';
import { guest, table } from '../support/rest.js';
import { messageProblem } from '../support/schemas.js';
import { program, startServer } from '../support/server.js';

const MATCHES = 1; // whose updates are far more than what the two machines keep in their sockets

/** The received data by match: the newest table, the received rows, the number of messages. */
class SlowReader {
  constructor(server, cookie, matches) {
    this.held = new Map(matches.map((id) => [id, { update: null, rows: new Set(), updates: 0, patches: 0 }]));
    this.end = null;
    this.child = spawn(join(dirname(program), 'slow_reader'), [String(server.port), cookie, ...matches], { stdio: ['pipe', 'pipe', 'inherit'] });
    createInterface({ input: this.child.stdout }).on('line', (line) => this.#take(line));
  }

  #take(line) {
    if (line.startsWith('closed ')) { this.end = line; return; }
    const message = JSON.parse(line);
    assert.equal(messageProblem('server', message), null);
    if (message.type !== 'update') return;
    const at = this.held.get(message.match);
    for (const row of message.rows) at.rows.add(row.version);
    at.updates += 1;
    if (!message.view && !message.patch) return; // rows alone: the table comes with the newest
    at.patches += message.patch ? 1 : 0;
    at.update = wholeUpdate(message, at.update);
    assert.ok(at.update, 'a patch is one of the table that was told before it');
  }

  /** Returns whether it has received something of each match. */
  get begun() { return [...this.held.values()].every(({ update }) => update); }

  readOn() { this.child.stdin.end('read\n'); }
}

const memory = (server) => Number(/VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))[1]) / 1024;

async function playOut(rest, id) {
  for (;;) {
    const { version, total } = await rest.get(`/api/matches/${id}/legal?count=1`);
    if (total > 0) await rest.post(`/api/matches/${id}/moves`, { id: `m${version}`, expects: version, move: randomInt(total) });
    else if ((await rest.get(`/api/matches/${id}`)).match.status !== 'running') return version;
    else await rest.get(`/api/matches/${id}/events?from=${version + 1}&count=0&wait=10`);
  }
}

test('a slow reader gets fewer messages and no less content', { timeout: patient(120000) }, async () => {
  const server = await startServer();
  let reader;
  try {
    const [ann, cay] = [await guest(server, 'Ann'), await guest(server, 'Cay')];
    const ids = [];
    for (let i = 0; i < MATCHES; i += 1) ids.push((await table([ann], { bots: ['random'] })).id);
    reader = new SlowReader(server, cay.cookie, ids);
    await until(() => reader.begun, 'the beginning of each match');
    const before = memory(server);
    const versions = await Promise.all(ids.map((id) => playOut(ann, id)));
    const grown = memory(server) - before;
    assert.ok(grown < 32, `${grown} MB for who does not read`);
    reader.readOn();
    const whole = await live(cay, { patches: false });
    for (const [at, id] of ids.entries()) {
      await until(() => reader.end ?? reader.held.get(id).update.version >= versions[at], `the end of ${id}`);
      assert.equal(reader.end, null);
      const { update, rows } = reader.held.get(id);
      const { update: real } = await whole.subscribe(id);
      assert.deepEqual([update.view, update.result, update.version], [real.view, real.result, real.version]);
      for (let row = 1; row <= real.version; row += 1) assert.ok(rows.has(row), `row ${row}`);
    }
    const all = [...reader.held.values()];
    const sum = (what) => all.reduce((total, one) => total + (one[what].size ?? one[what]), 0);
    const rows = sum('rows');
    assert.ok(sum('patches') > 0, 'it was told patches');
    assert.ok(sum('updates') < rows / 2, `${sum('updates')} messages of ${rows} rows: it was not told each for itself`);
    whole.close();
  } finally {
    reader?.child.kill('SIGKILL');
    await server.close();
  }
});

test('a client with thousands of requests that reads no answers is closed', { timeout: patient(60000) }, async () => {
  const server = await startServer({ args: ['--log', 'debug'] });
  let asker;
  try {
    asker = new SlowReader(server, (await guest(server, 'Asker')).cookie, []);
    await until(() => server.log.some((line) => line.includes('event=closing code=1008')), 'the limit');
    asker.readOn();
    await until(() => asker.end, 'the end of the connection');
    assert.equal(asker.end, 'closed 1008');
  } finally {
    asker?.child.kill('SIGKILL');
    await server.close();
  }
});
