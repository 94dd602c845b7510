// Servers on one database of PostgreSQL: what one commits is seen at once by who is connected to another, also where no hint of it
// arrives, and every match has one log.
import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { live } from '../support/live.js';
import { patient, until } from '../support/patience.js';
import { agree, drive, guests } from '../support/play.js';
import { Postgres } from '../support/postgres.js';
import { sleep } from '../support/raw.js';
import { Rest, table } from '../support/rest.js';
import { startServer } from '../support/server.js';

let postgres;
const nodes = [];
const clients = [];
before(async () => {
  postgres = new Postgres();
  for (let i = 0; i < 2; i += 1) nodes.push(await startServer({ args: ['--store', postgres.url()] }));
});
afterEach(() => clients.splice(0).forEach((client) => client.close()));
after(async () => {
  await Promise.all(nodes.map((node) => node.close()));
  postgres?.close();
});

/** The same person, who asks another node. */
const at = (node, rest) => Object.assign(new Rest(node), { cookie: rest.cookie, device: rest.device, user: rest.user });

/** Person i at node i, watching the match. */
async function sitApart(people, match) {
  for (const [i, person] of people.entries()) {
    const client = await live(at(nodes[i % nodes.length], person));
    clients.push(client);
    await client.subscribe(match.id, match.key);
  }
  return clients;
}

/** Returns the events of a match that each node reports to one person. */
const logsOf = (person, match, count) => Promise.all(nodes.map((node) => at(node, person).get(`/api/matches/${match.id}/events?from=0&count=${count}`)));

const milliseconds = async (what) => {
  const begin = performance.now();
  await what();
  return performance.now() - begin;
};

test('two players on different nodes play a match, and each move arrives at once', { timeout: patient(120000) }, async () => {
  const people = await guests(nodes[0], 'Ann', 'Ben');
  const match = await table(people);
  await sitApart(people, match);
  const waits = [];
  let [update] = await agree(clients, match.id);
  while (waits.length < 20) {
    const [seat] = update.to_act;
    const answer = await clients[seat].move(match.id, 0);
    assert.equal(answer.type, 'accepted', JSON.stringify(answer));
    waits.push(await milliseconds(() => agree(clients, match.id, answer.version)));
    [update] = await agree(clients, match.id);
  }
  const half = waits.sort((one, other) => one - other)[waits.length / 2];
  assert.ok(half < patient(250), `half of the moves took longer than ${half} ms to the other node`); // comparing takes up to a second
  [update] = await drive(clients, match.id, ([{ version }]) => version > 30);
  const logs = await logsOf(people[0], match, 100);
  assert.deepEqual(logs[0], logs[1]);
});

/** Returns the sum of a metric over all nodes. */
async function counted(name) {
  const texts = await Promise.all(nodes.map(async (node) => node.metrics()));
  return texts.reduce((sum, text) => sum + Number(new RegExp(`^ochre_${name} (\\d+)$`, 'm').exec(text)[1]), 0);
}

/** Person i at node i, each of whom knows that the other one is there. */
async function sitInSight(people, match) {
  await sitApart(people, match);
  for (const client of clients) await client.until(() => client.tables.get(match.id).presence?.online.length === people.length, 'who is online');
}

/** Says to the nodes what a node would say. */
const say = (line) => postgres.run(`SELECT pg_notify('ochre_' || left(encode(sha256('hints'::bytea || value), 'hex'), 48), $line$${line}\n$line$) FROM secret WHERE name = 'letters'`);

test('a move comes to the other node in the message, and is not read there', { timeout: patient(60000) }, async () => {
  const people = await guests(nodes[0], 'Ann', 'Ben');
  const match = await table(people);
  await sitInSight(people, match);
  const before = { rows: await counted('hints_rows_total'), read: await counted('matches_read_again_total') };
  const [{ version: from }] = await agree(clients, match.id);
  const [{ version: to }] = await drive(clients, match.id, ([{ version }]) => version >= from + 40);
  const rows = await counted('hints_rows_total') - before.rows;
  const read = await counted('matches_read_again_total') - before.read;
  assert.ok(rows + read <= to - from && rows > read, `of ${to - from} moves ${rows} came as rows, and ${read} times it was read`); // comparing may have been quicker
});

test('moves of a match without viewers elsewhere are announced together, a few times a second, and a new viewer there sees the newest', { timeout: patient(60000) }, async () => {
  const people = await guests(nodes[0], 'Ann', 'Ben');
  const match = await table(people);
  const own = await Promise.all(people.map((person) => live(person)));
  clients.push(...own);
  await Promise.all(own.map((client) => client.subscribe(match.id, match.key)));
  let before = 0;
  await until(async () => { // what sitting down has to tell was told: nothing is, for longer than a tick
    before = await counted('hints_told_total');
    await sleep(300);
    return before === await counted('hints_told_total');
  }, 'quiet');
  let version;
  const ms = await milliseconds(async () => { [{ version }] = await drive(own, match.id, ([now]) => now.version >= 150); });
  const told = await counted('hints_told_total') - before;
  const most = 5 + ms / 250 + 2 * ms / 1000 + 2 * ms / 3000; // of the match each tick, of two clocks and of who looks at it; each once more at the edges
  assert.ok(told <= most, `${told} lines in ${ms} ms, at most ${most}`);
  assert.ok(ms > 250 * 140 || told < 150, 'not one for each move');
  const ann = await live(at(nodes[1], people[0]));
  clients.push(ann);
  const seen = await ann.subscribe(match.id, match.key);
  await ann.until(() => seen.version === version, 'the newest move');
  const [{ version: after }] = await drive([ann, own[1]], match.id, ([now]) => now.version >= version + 10);
  assert.ok(after > version);
});

test('rows that are damaged, or that a later program tells, are left to reading', { timeout: patient(60000) }, async () => {
  const people = await guests(nodes[0], 'Ann', 'Ben');
  const match = await table(people);
  await sitInSight(people, match);
  const [{ version }] = await drive(clients, match.id, ([now]) => now.version >= 6);
  for (const line of [`row 0123456789abcdef ${match.id} 3 0 0 1 ${version + 1} 1 0 1 1 0 0 - []`, `row ${match.id}`, 'row ', 'row', `row2 ${match.id} 1 2 3`, `row 0 ${'9'.repeat(7000)}`]) say(line);
  await drive(clients, match.id, ([now]) => now.version >= version + 10);
  const logs = await logsOf(people[0], match, 100);
  assert.deepEqual(logs[0], logs[1]);
});

test('many matches are played at once across nodes: both nodes know one log of each', { timeout: patient(120000) }, async () => {
  const tables = await Promise.all(Array.from({ length: 10 }, async (_, i) => {
    const people = await guests(nodes[i % 2], `Ann ${i}`, `Ben ${i}`);
    const match = await table(people);
    const own = await Promise.all(people.map((person, seat) => live(at(nodes[seat], person))));
    clients.push(...own);
    await Promise.all(own.map((client) => client.subscribe(match.id, match.key)));
    return { people, match, own };
  }));
  await Promise.all(tables.map(({ match, own }, i) => drive(own, match.id, ([{ version }]) => version > 10 + 4 * i)));
  for (const { people, match, own } of tables) {
    const [{ version }] = await agree(own, match.id);
    const logs = await logsOf(people[0], match, 200);
    assert.equal(logs[0].rows.length, version + 1);
    assert.deepEqual(logs[0], logs[1]);
  }
});

test('joining, chat and leaving are seen on the other node', { timeout: patient(60000) }, async () => {
  const [ann, ben] = await guests(nodes[0], 'Ann', 'Ben');
  const match = (await ann.create('/api/matches', { game: 'stoneage', seats: 2 })).match;
  const watcher = await live(at(nodes[1], ann));
  clients.push(watcher);
  const seen = await watcher.subscribe(match.id, match.key);
  await ben.post(`/api/matches/${match.id}/join`, {});
  await watcher.until(() => seen.match.seats.some(({ name }) => name === 'Ben'), 'Ben at the table');
  await ann.create(`/api/matches/${match.id}/chat`, { id: 'one', text: 'Grüße' });
  await watcher.until(() => seen.chat.some(({ text }) => text === 'Grüße'), 'the line');
});

test('a person who views a match at another node is online, until they leave', { timeout: patient(60000) }, async () => {
  const people = await guests(nodes[0], 'Ann', 'Ben');
  const match = await table(people);
  const [ann, ben] = await sitApart(people, match);
  const online = (client, ...seats) => client.until(() => JSON.stringify(client.tables.get(match.id).presence?.online) === JSON.stringify(seats), `online: ${seats}`);
  await Promise.all([online(ann, 0, 1), online(ben, 0, 1)]);
  const stranger = await live(new Rest(nodes[1]));
  clients.push(stranger);
  await stranger.subscribe(match.id, match.key);
  await ann.until(() => ann.tables.get(match.id).presence?.watchers === 1, 'the stranger');
  ben.close();
  await online(ann, 0);
});

test('a session that ends at one node closes what is connected by it at another', { timeout: patient(60000) }, async () => {
  const [ann] = await guests(nodes[0], 'Ann');
  const there = await live(at(nodes[1], ann));
  clients.push(there);
  await there.next('hello', { from: 0 });
  const ms = await milliseconds(async () => {
    await ann.ask('DELETE', '/api/sessions');
    await there.until(() => there.closed?.code === 4001, 'the end of the session');
  });
  assert.ok(ms < patient(1000), `${ms} ms`);
  assert.equal((await at(nodes[1], ann).get('/api/me')).user, null);
});

test('the lobby of one node shows the tables of the others', { timeout: patient(60000) }, async () => {
  const [ann, ben] = await guests(nodes[0], 'Ann', 'Ben');
  const there = await live(at(nodes[1], ben));
  clients.push(there);
  there.send({ type: 'lobby', on: true });
  await there.next('lobby', { from: 0 });
  const shown = new Map();
  const follow = () => {
    for (const message of there.received) {
      for (const one of message.type === 'lobby' ? message.matches : message.type === 'lobby_changed' ? message.changed : []) shown.set(one.id, one);
      for (const id of message.type === 'lobby_changed' ? message.removed : []) shown.delete(id);
    }
    return shown;
  };
  const match = (await ann.create('/api/matches', { game: 'stoneage', seats: 2, listed: true })).match;
  await there.until(() => follow().get(match.id)?.status === 'open', 'the open table');
  await ben.post(`/api/matches/${match.id}/join`, {});
  await there.until(() => follow().get(match.id)?.seats.filter(Boolean).length === 2, 'Ben at the table');
  await ann.post(`/api/matches/${match.id}/start`);
  await there.until(() => follow().get(match.id)?.status === 'running', 'the match that runs');
});

test('people who follow their matches at one node receive what happens with them at another', { timeout: patient(60000) }, async () => {
  const [ann, ben] = await guests(nodes[0], 'Ann', 'Ben');
  const there = await live(at(nodes[1], ben));
  clients.push(there);
  there.send({ type: 'mine', on: true });
  const match = await table([ann, ben]);
  await there.until(() => there.received.some((message) => message.type === 'mine' && (message.more || message.matches.some(({ id }) => id === match.id))), 'my match');
});

/** A move at the first node after which bots owe one there, and that node is killed before they make it. Returns the version. */
async function killedWhileBotsThink(ann, match) {
  const here = await live(at(nodes[0], ann));
  clients.push(here);
  await here.subscribe(match.id, match.key);
  const told = (fits, what) => here.until(() => { const { update } = here.tables.get(match.id); return fits(update) && update; }, what);
  for (;;) {
    const { version } = await told(({ legal }) => legal > 0, 'my turn');
    await here.move(match.id, 0);
    const after = await told((update) => update.version > version, 'what I did');
    if (after.legal > 0) continue; // all bots have put all of their people, so that it is my turn again
    await nodes[0].kill();
    return after.version;
  }
}

for (const watched of [true, false]) {
  test(`bots whose node has been killed go on at another, where ${watched ? 'with a spectator' : 'without spectators'}`, { timeout: patient(120000) }, async () => {
    const [ann, ben] = await guests(nodes[0], 'Ann', 'Ben'); // for a person alone bots would not take their time
    const match = await table([ben, ann], { bots: ['random', 'random'], bot_delay: true, start_seat: 1, undo: 'none' });
    if (watched) {
      clients.push(await live(at(nodes[1], ann)));
      await clients[0].subscribe(match.id, match.key);
    }
    const version = await killedWhileBotsThink(ann, match);
    const newest = () => Number(postgres.run(`SELECT max(seq) FROM move JOIN match ON number = match_number WHERE id = '${match.id}'`));
    const ms = await milliseconds(async () => { while (newest() <= version) await sleep(100); });
    if (watched) assert.ok(ms < patient(4000), `${ms} ms`);
    await nodes[0].start();
  });
}

/** The sessions for messages between nodes end, and others begin. */
async function hintsAnew() {
  const sessions = () => postgres.run("SELECT string_agg(pid::text, ' ' ORDER BY pid) FROM pg_stat_activity WHERE application_name = 'ochre hints'", { user: 'postgres' }).trim();
  const old = sessions();
  postgres.run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'ochre hints'", { user: 'postgres' });
  while (sessions().split(' ').length < nodes.length || sessions().split(' ').some((pid) => old.split(' ').includes(pid))) await sleep(50);
}

/** While `what` runs, a pg_notify that says nothing stands before PostgreSQL's. */
async function unheard(what) {
  postgres.run(`CREATE SCHEMA quiet; GRANT USAGE ON SCHEMA quiet TO ochre;
    CREATE FUNCTION quiet.pg_notify(text, text) RETURNS void LANGUAGE sql AS '';
    ALTER ROLE ochre IN DATABASE ochre SET search_path = quiet, pg_catalog, public`, { user: 'postgres' });
  await hintsAnew();
  await what();
  postgres.run('ALTER ROLE ochre IN DATABASE ochre RESET search_path; DROP SCHEMA quiet CASCADE', { user: 'postgres' });
  await hintsAnew();
}

test('a lost message is made good by comparing', { timeout: patient(60000) }, async () => {
  const people = await guests(nodes[0], 'Ann', 'Ben');
  const match = await table(people);
  await sitApart(people, match);
  const [{ version }] = await drive(clients, match.id, ([now]) => now.version > 6);
  await unheard(async () => {
    await drive(clients, match.id, ([now]) => now.version >= version + 6);
    await clients[0].subscribe(match.id, match.key, -1);
  });
  await drive(clients, match.id, ([now]) => now.version >= version + 12);
});

test('a client of a node that does not know a move yet gets nothing older', { timeout: patient(60000) }, async () => {
  const people = await guests(nodes[0], 'Ann', 'Ben');
  const match = await table(people);
  await sitApart(people, match);
  const both = await Promise.all(people.map((person) => live(person)));
  clients.push(...both);
  await Promise.all(both.map((client) => client.subscribe(match.id, match.key)));
  await unheard(async () => {
    for (let i = 0; i < 5; i += 1) {
      const [{ version, to_act: [seat] }] = await agree(both, match.id);
      await both[seat].move(match.id, 0);
      await agree(both, match.id, version + 1);
      const there = await live(at(nodes[1], people[0])); // which has the match as it was
      clients.push(there);
      await there.subscribe(match.id, match.key, version + 1);
      const held = there.tables.get(match.id);
      await there.until(() => held.update?.version > version, 'the version with which the client came');
      const older = there.received.filter((message) => message.type === 'update' && (message.version <= version || message.rows.some((row) => row.version <= version)));
      assert.deepEqual(older, []);
    }
    // No version is that high: the client gets the present one.
    const there = await live(at(nodes[1], people[0]));
    clients.push(there);
    const { update: { version } } = await there.subscribe(match.id, match.key);
    there.send({ type: 'subscribe', match: match.id, from: version + 1000 });
    there.tables.get(match.id).version = -1;
    await there.next('update', { where: ({ from }) => from === 0 });
  });
});
