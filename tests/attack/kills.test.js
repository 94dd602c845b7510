// kill -9 at random moments of twenty matches under play and talk, OCHRE_KILLS times: after each restart every acknowledged move and
// line is there, and at the end none is there twice.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { attackRandom, attackSeconds } from '../support/attack.js';
import { live, playOn } from '../support/live.js';
import { guests } from '../support/play.js';
import { sleep } from '../support/raw.js';
import { table } from '../support/rest.js';
import { startServer } from '../support/server.js';

const MATCHES = 20;
const MOVE_PAUSE_MS = 60;
const ANSWER_MS = 60000;
const seconds = attackSeconds(0);
const kills = Number(process.env.OCHRE_KILLS ?? (seconds > 0 ? Infinity : 5));
const random = attackRandom('kills');

let server;
let stopping = false;
const tables = [];
after(async () => {
  tables.forEach((one) => one.clients.forEach((client) => client.close()));
  await server?.close();
});

/** Tries again while the server is down. */
async function insist(what) {
  for (let tries = 0; ; tries += 1) {
    try {
      return await what();
    } catch (error) {
      if (tries > 200 || !/ECONN|socket hang up|no answer|EPIPE/.test(String(error))) throw error;
      await sleep(50);
    }
  }
}

/** One match after the other at one table; every acknowledged move and line of the one that is played is in `moves` and `lines`. */
class Table {
  constructor(people) {
    this.people = people;
    this.clients = [];
    this.moves = new Set(); // versions
    this.lines = new Set(); // texts
    this.total = 0;
  }

  async play() {
    this.clients = await Promise.all(this.people.map((person) => live(person, { reconnect: true })));
    while (!stopping) {
      const match = await insist(() => table(this.people, { start_seat: 0 }));
      await this.one(match);
      await this.check(true);
      this.clients.forEach((client) => client.leave(match.id));
    }
  }

  async one(match) {
    this.match = match.id;
    this.moves = new Set();
    this.lines = new Set();
    await Promise.all(this.clients.map((client) => client.subscribe(match.id, match.key)));
    let over = false;
    const talks = Promise.allSettled(this.clients.map((client) => this.talk(client, match.id, () => over)));
    const plays = await Promise.allSettled(this.clients.map((client) => playOn(client, match.id, {
      pause_ms: MOVE_PAUSE_MS, ms: 24 * 3600 * 1000, until: () => stopping,
      onAccepted: (answer) => {
        assert.ok(!this.moves.has(answer.version), `version ${answer.version} was acknowledged for two requests`);
        this.moves.add(answer.version);
        this.total += 1;
      },
    })));
    over = true;
    for (const end of [...plays, ...(await talks)]) if (end.status === 'rejected') throw end.reason;
  }

  async talk(client, match, over) {
    while (!over() && !stopping) {
      await sleep(100 + random(300));
      const text = randomUUID();
      const answer = await client.request({ type: 'chat', match, text }, ANSWER_MS);
      assert.equal(answer.type, 'accepted', JSON.stringify(answer));
      this.lines.add(text);
    }
  }

  /** Checks that everything acknowledged before is in the file; with `whole` also that nothing else is there, and nothing twice. */
  async check(whole) {
    const moves = [...this.moves];
    const lines = [...this.lines];
    if (!this.match) return;
    const [rest] = this.people;
    const path = `/api/matches/${this.match}`;
    const { version, match } = await insist(() => rest.get(path));
    const newest = Math.max(0, ...moves);
    assert.ok(version >= newest, `version ${newest} of ${this.match} was acknowledged, the file ends at ${version}`);
    assert.ok(match.chat >= lines.length, `${lines.length} lines were acknowledged, ${match.chat} are there`);
    assert.ok(['running', 'over'].includes(match.status), match.status);
    if (!whole) return;
    assert.equal(version, moves.length, 'as many moves as were acknowledged: none is lost, none doubled');
    const rows = [];
    while (rows.length <= version) rows.push(...(await insist(() => rest.get(`${path}/events?from=${rows.length}`))).rows);
    rows.forEach((row, index) => assert.equal(row.version, index));
    const [client] = this.clients;
    assert.deepEqual(rows, client.tables.get(this.match).rows, 'what was told is what is stored');
    const told = client.tables.get(this.match).chat;
    await client.until(() => told.some((line) => line.number === match.chat) || match.chat === 0, 'the last line');
    assert.deepEqual(told.map((line) => line.number).sort((one, other) => one - other), lines.map((line, index) => index + 1), 'no line is lost, none doubled');
    assert.deepEqual(new Set(told.map((line) => line.text)), new Set(lines));
  }
}

test(`kill -9 of ${MATCHES} matches under play: nothing acknowledged is lost, nothing is doubled`, { timeout: (seconds + 600 + 4 * (Number.isFinite(kills) ? kills : 0)) * 1000 }, async (t) => {
  server = await startServer();
  for (let i = 0; i < MATCHES; i += 1) tables.push(new Table(await guests(server, `A${i}`, `B${i}`)));
  let failed = null;
  const playing = Promise.all(tables.map((one) => one.play().catch((error) => { failed ??= error; })));
  const acknowledged = () => tables.reduce((sum, one) => sum + one.total, 0);
  const end = Date.now() + seconds * 1000;
  let killed = 0;
  while (!failed && killed < kills && (kills !== Infinity || Date.now() < end)) {
    const mark = acknowledged();
    const gap = 10 + random(60);
    while (!failed && acknowledged() < mark + gap) await sleep(1);
    await sleep(random(20));
    await server.kill();
    killed += 1;
    await server.start();
    for (const one of tables) await one.check(false);
  }
  stopping = true;
  await playing;
  if (failed) throw failed;
  const reconnects = tables.flatMap((one) => one.clients).reduce((sum, one) => sum + one.reconnects, 0);
  t.diagnostic(`${killed} kills, ${acknowledged()} moves, ${reconnects} reconnects: none lost, none doubled`);
  assert.ok(reconnects > 0);
});
