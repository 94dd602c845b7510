// A full disk and a commit that fails: the error is clear, the server stays up, nothing is lost, and it goes on when there is space.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { statSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { until } from '../support/patience.js';
import { agree, drive, guests, seatAll } from '../support/play.js';
import { sleep } from '../support/raw.js';
import { table } from '../support/rest.js';
import { startServer } from '../support/server.js';
import { fillDisk, smallDisk } from '../support/small_disk.js';

const cleanups = [];
after(async () => {
  for (const clean of cleanups.reverse()) await clean();
});

/** Moves until one is refused because it could not be saved. */
async function moveUntilRefused(clients, id) {
  for (let count = 0; count < 3000; count += 1) {
    const updates = await agree(clients, id);
    const seat = updates[0].to_act[0];
    const answer = await clients[seat].move(id, 0);
    if (answer.type === 'refused') return { answer, updates, seat };
    await agree(clients, id, answer.version);
  }
  throw new Error('no move was ever refused');
}

/** Until a probe of the server has found that it can write again. */
async function healthy(rest) {
  for (let tries = 0; (await rest.ask('GET', '/healthz')).status !== 200; tries += 1) {
    assert.ok(tries < 300, 'it finds out by itself');
    await sleep(100);
  }
}

async function folded(server) {
  for (let tries = 0; statSync(join(server.dir, 'ochre.sqlite-wal')).size > 0; tries += 1) {
    assert.ok(tries < 300, 'the write-ahead log is copied into the file and cut');
    await sleep(100);
  }
}

async function playThroughTrouble(server, begin, end, names) {
  const people = await guests(server, 'Ann', 'Ben');
  const match = await table(people);
  const clients = await seatAll(people, match);
  cleanups.push(() => clients.forEach((client) => client.close()));
  await drive(clients, match.id, (updates) => updates[0].version >= 20);
  const before = clients[0].tables.get(match.id).rows.slice();
  begin();
  const path = `/api/matches/${match.id}`;
  let lines = 0;
  let version;
  let seat;
  // A smaller write may still fit into the log, or the log begins again and has room for it; then something is accepted. That ends, too.
  await until(async () => {
    const { answer } = await moveUntilRefused(clients, match.id);
    assert.ok(names.includes(answer.error.name), answer.error.name);
    assert.ok(server.alive, server.tail());
    [{ version, to_act: [seat] }] = await agree(clients, match.id);
    const move = await people[seat].ask('POST', `${path}/moves`, { id: `rest-${version}`, expects: version, move: 0 });
    if (move.status === 200) return agree(clients, match.id, version + 1).then(() => false);
    assert.deepEqual([move.status, names.includes(move.json.error.name)], [503, true], move.text);
    assert.equal((await people[0].get(path)).version, version, 'the refused move did not happen');
    const line = await people[0].ask('POST', `${path}/chat`, { id: `line-${lines += 1}`, text: 'still there?' });
    if (line.status === 201) return false;
    assert.equal(line.status, 503, line.text);
    const sick = await people[0].ask('GET', '/healthz');
    if (sick.status === 200) return false;
    assert.deepEqual([sick.status, sick.json.ok, names.includes(sick.json.reason)], [503, false, true], sick.text);
    return true;
  }, 'a refusal of all');
  assert.equal((await people[0].get('/livez')).ok, true);
  end();
  await healthy(people[0]); // without any write
  await folded(server); // and the log gives back the space that it took

  const again = await people[seat].post(`${path}/moves`, { id: `rest-${version}`, expects: version, move: 0 });
  assert.deepEqual(again, { accepted: { id: `rest-${version}`, version: version + 1 } }, 'the refused request may be sent again, and it goes on');
  await agree(clients, match.id, version + 1);
  await drive(clients, match.id);
  const [last] = await agree(clients, match.id);
  assert.equal(last.result.over, true);
  const held = clients[0].tables.get(match.id).rows;
  assert.deepEqual(held.slice(0, before.length), before);
  await server.stop();
  await server.start();
  const rows = [];
  for (let from = 0; from <= last.version; from += 200) rows.push(...(await people[0].get(`${path}/events?from=${from}`)).rows);
  assert.deepEqual(rows, held, 'the file holds everything that was sent');
}

test('a full disk: store_full, nothing happened, and it goes on when there is space again', async (t) => {
  const dir = smallDisk(cleanups);
  if (!dir) return t.skip('no tmpfs may be mounted here; the limit on file sizes in the next test stands for the full disk');
  const server = await startServer({ dir });
  cleanups.push(() => server.close());
  await playThroughTrouble(server, () => fillDisk(dir), () => unlinkSync(join(dir, 'filler')), ['store_full']);
});

test('a commit that fails because the file may not grow: a clear error, then it goes on', async () => {
  const server = await startServer();
  cleanups.push(() => server.close());
  const limit = (size) => execFileSync('prlimit', ['--pid', String(server.child.pid), `--fsize=${size}:unlimited`]);
  // The tables alone have used more of the log than this limit; its file is longer than the part in use.
  await playThroughTrouble(server, () => limit(65536), () => limit('unlimited'), ['store_io', 'store_full']);
});
