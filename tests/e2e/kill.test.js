// kill -9 at random moments of one match under play (OCHRE_KILLS times): after each restart every acknowledged move is there, and the match ends.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { playOn } from '../support/live.js';
import { agree, guests, seatAll } from '../support/play.js';
import { sleep } from '../support/raw.js';
import { table } from '../support/rest.js';
import { startServer } from '../support/server.js';
import { randomInt } from '../support/random.js';
import { patient } from '../support/patience.js';

const kills = Number(process.env.OCHRE_KILLS ?? 8);
let server;
let clients = [];
after(async () => {
  clients.forEach((client) => client.close());
  await server?.close();
});

async function allRows(rest, id) {
  const rows = [];
  for (;;) {
    const page = await rest.get(`/api/matches/${id}/events?from=${rows.length}`);
    rows.push(...page.rows);
    if (rows.length > page.version) return rows;
  }
}

/** What was acknowledged, and what was told, is in the file: under its version, by its seat, with its events. */
async function checkRows(people, id, acknowledged) {
  for (const [seat, rest] of people.entries()) {
    const told = clients[seat].tables.get(id).rows.slice(); // before asking: play goes on
    const rows = await allRows(rest, id);
    rows.forEach((row, index) => assert.equal(row.version, index));
    for (const { version, by } of acknowledged) {
      assert.ok(version < rows.length, `version ${version} was acknowledged and is lost; the file ends at ${rows.length - 1}`);
      assert.equal(rows[version].seat, by, `version ${version}`);
    }
    assert.deepEqual(rows.slice(0, told.length), told, 'what was told is what is stored');
  }
}

test(`kill -9, ${kills} times in one match under play: every acknowledged move is there, and the match ends`, { timeout: patient(280000) }, async (t) => {
  server = await startServer();
  const people = await guests(server, 'P', 'Q', 'R', 'S');
  const match = await table(people);
  clients = await seatAll(people, match, { reconnect: true });
  const acknowledged = [];
  let done = false;
  const play = Promise.all(clients.map((client, seat) => playOn(client, match.id, {
    pause_ms: 25, ms: patient(250000),
    onAccepted: (answer) => acknowledged.push({ version: answer.version, by: seat }),
  }))).finally(() => { done = true; });
  play.catch(() => {});
  let killed = 0;
  while (killed < kills && !done) {
    const mark = acknowledged.length;
    const gap = randomInt(1, 6);
    while (!done && acknowledged.length < mark + gap) await sleep(1);
    await sleep(randomInt(12));
    if (done) break;
    await server.kill();
    killed += 1;
    await server.start();
    await checkRows(people, match.id, acknowledged.slice());
  }
  assert.equal(killed, kills, 'the match lasted long enough');
  const tables = await play;
  const [update] = await agree(clients, match.id);
  assert.equal(update.result.over, true);
  assert.equal(tables[0].rows.length, update.version + 1);
  assert.equal(new Set(acknowledged.map((one) => one.version)).size, acknowledged.length, 'no move was acknowledged for two requests');
  await checkRows(people, match.id, acknowledged);
  t.diagnostic(`${killed} kills, ${acknowledged.length} acknowledged moves of ${update.version}, ${clients.reduce((sum, one) => sum + one.reconnects, 0)} reconnects`);
  assert.ok(update.version - acknowledged.length <= killed, 'only what was in flight when it died may be unacknowledged');
});
