// A real server that starts without memory or with reads that fail: it starts, or refuses with 1; and no match is lost or closed by it.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { attackRandom, attackSeconds } from '../support/attack.js';
import { agree, drive, guests, seatAll } from '../support/play.js';
import { table } from '../support/rest.js';
import { fileURLToPath } from 'node:url';
import { program, startServer } from '../support/server.js';

const beside = join(dirname(program), 'attack', 'libfaults.so');
const library = existsSync(beside) ? beside : fileURLToPath(new URL('../../build/attack/libfaults.so', import.meta.url));
const WHILE_MS = 20000;

/** The library can be loaded into the program and makes something fail, unless a sanitizer watches the program. */
const possible = spawnSync(program, ['--version'], { env: { ...process.env, LD_PRELOAD: library } }).status === 0
  && spawnSync(program, ['serve', '--data', '/nonexistent/x'], { env: { ...process.env, LD_PRELOAD: library, OCHRE_FAULT_MEMORY: '1:1000000' } }).status !== null;

let server;
let people;
const matches = [];

/** Returns the data that every player must find again. */
async function found() {
  const all = [];
  for (const match of matches) {
    const { match: info, version } = await people[0].get(`/api/matches/${match.id}`);
    all.push([info.status, version]);
  }
  return all;
}

/** Until the server, which reads again what it could not read, has all of them. The one allocation that fails may be an answer's or a connection's, which is closed then. */
async function foundAtLast(variable) {
  const end = Date.now() + WHILE_MS;
  for (let missed = variable === 'OCHRE_FAULT_MEMORY' ? 1 : 0; ;) {
    try {
      return await found();
    } catch (error) {
      if (/ECONNRESET|socket hang up|"busy"/.test(String(error)) && missed > 0) missed -= 1;
      else if (!/not_now/.test(String(error)) || Date.now() > end) throw error;
      await new Promise((resolve) => { setTimeout(resolve, 100); });
    }
  }
}

before(async () => {
  server = await startServer();
  people = await guests(server, 'Ann', 'Ben');
  for (let i = 0; i < 3; i += 1) {
    const match = await table(people);
    matches.push(match);
    const clients = await seatAll(people, match);
    await drive(clients, match.id, (updates) => updates[0].version >= 12);
    await agree(clients, match.id);
    clients.forEach((client) => client.close());
  }
});
after(() => server?.close());

async function startsWith(variable, n, wanted) {
  await server.stop();
  server.options.env = { LD_PRELOAD: library, [variable]: String(n) };
  try {
    await server.start();
    assert.deepEqual(await foundAtLast(variable), wanted, `${variable}=${n}`);
    return true;
  } catch (error) {
    const end = server.alive ? null : await server.exited;
    if (!end) throw error;
    assert.deepEqual([end.code, end.signal], [1, null], `${variable}=${n}: a clean refusal, not ${JSON.stringify(end)}\n${server.tail()}`);
    return false;
  } finally {
    await server.stop().catch(() => {});
    server.options.env = {};
    await server.start();
    assert.deepEqual(await found(), wanted, `after ${variable}=${n}`);
  }
}

// Reads and allocations of a start and of what it serves first: a start takes some 38,000 allocations.
for (const [what, variable, most, short] of [['a read that fails', 'OCHRE_FAULT_READ', 120, 20], ['an allocation that fails', 'OCHRE_FAULT_MEMORY', 60000, 20]]) {
  test(`starting with ${what}: every match is there at last, or it refuses to start`, { skip: !possible }, async (t) => {
    const random = attackRandom(what);
    const wanted = await found();
    assert.ok(wanted.every(([status]) => status === 'running'));
    const end = Date.now() + attackSeconds(0) * 500;
    let served = 0;
    let refused = 0;
    for (let i = 0; i < short || Date.now() < end; i += 1) {
      if (await startsWith(variable, 1 + random(most), wanted)) served += 1;
      else refused += 1;
    }
    t.diagnostic(`${served} starts served, ${refused} were refused`);
    assert.ok(served > 0);
  });
}
