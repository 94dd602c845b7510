// Live matches on the real server: every message, both ways, is held against schema/live by the client itself.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, afterEach, before, test } from 'node:test';
import { live, playOn, seenTypes } from '../support/live.js';
import { randomInt } from '../support/random.js';
import { patient } from '../support/patience.js';
import { agree, drive, guests, seatAll } from '../support/play.js';
import { account, callOff, Rest, table } from '../support/rest.js';
import { knownTypes } from '../support/schemas.js';
import { startServer } from '../support/server.js';

let server;
let ann;
let ben;
let nobody;
const open = [];
before(async () => {
  server = await startServer();
  [ann, ben] = await guests(server, 'Ann', 'Ben');
  nobody = new Rest(server);
});
afterEach(() => open.splice(0).forEach((client) => client.close()));
after(() => server?.close());

const connect = async (rest, options) => {
  const client = await live(rest, options);
  open.push(client);
  return client;
};
const seat = async (people, match, options) => {
  const clients = await seatAll(people, match, options);
  open.push(...clients);
  return clients;
};
const failures = (clients) => clients.forEach((client) => assert.equal(client.failure, undefined));

test('hello comes first and says who I am', async () => {
  for (const [rest, name] of [[ann, 'Ann'], [nobody, undefined]]) {
    const client = await connect(rest);
    const hello = await client.next('hello', { from: 0 });
    assert.equal(client.received[0], hello);
    assert.equal(hello.user?.name, name);
    assert.ok(Math.abs(hello.server.time_ms - Date.now()) < patient(5000));
    assert.equal(hello.server.several, false, 'it has a file of its own');
  }
});

test('ping has its pong', async () => {
  const client = await connect(nobody);
  assert.equal((await client.request({ type: 'ping', id: 'p1' })).id, 'p1');
});

test('a request id that is none is not said back', async () => {
  const client = await connect(nobody);
  await client.next('hello', { from: 0 });
  for (const id of ['', 'x'.repeat(65), 7]) {
    const mark = client.received.length;
    client.socket.send(JSON.stringify({ type: 'ping', id }));
    const said = await client.until(() => client.received[mark], 'the error');
    assert.equal(said.type, 'error', JSON.stringify(said));
    assert.equal(said.error.field, 'id');
  }
});

test('an open table is watched while it fills, and play begins with version 0', async () => {
  const match = await table([ann], { start: false, seats: 2 });
  const client = await connect(ann);
  const held = await client.subscribe(match.id);
  assert.equal(held.match.status, 'open');
  assert.equal(held.update, null);
  await ben.post(`/api/matches/${match.id}/join`, {});
  await client.until(() => held.match.seats[1].name === 'Ben', "Ben's seat");
  await ann.post(`/api/matches/${match.id}/start`, {});
  await client.until(() => held.update && held.match.status === 'running', 'the first update');
  assert.deepEqual([held.update.version, held.update.from, held.rows.length, held.rows[0].seat], [0, 0, 1, null]);
  assert.equal(held.rows[0].events[0].kind, 'began');
  assert.equal(held.update.view.me, 0);
});

test('moves by object, by text and by number; each is sent to all seats', async () => {
  const match = await table([ann, ben], { start_seat: 0 });
  const [a, b] = await seat([ann, ben], match);
  assert.equal((await a.move(match.id, { kind: 'place', place: 'hunt', people: 2 })).version, 1);
  await agree([a, b], match.id, 1);
  assert.equal((await b.move(match.id, 'place forest 3')).version, 2);
  const [update] = await agree([a, b], match.id, 2);
  assert.ok(update.legal > 0);
  assert.equal((await a.move(match.id, update.legal - 1)).version, 3);
  await agree([a, b], match.id, 3);
  assert.deepEqual(b.tables.get(match.id).rows.slice(1).map((row) => [row.version, row.seat, row.events[0].kind]),
    [[1, 0, 'placed'], [2, 1, 'placed'], [3, 0, 'placed']]);
  failures([a, b]);
});

test('stale carries the version; the same id again is the same answer; refusals have their names', async () => {
  const match = await table([ann, ben], { start_seat: 0 });
  const [a, b] = await seat([ann, ben], match);
  const first = await a.move(match.id, 'place hunt 1', { id: 'first' });
  const again = await a.move(match.id, 'place hunt 1', { id: 'first', expects: 0 });
  assert.deepEqual(again, first);
  await agree([a, b], match.id, 1);
  assert.equal(b.tables.get(match.id).update.version, 1, 'nothing was done twice');
  await b.move(match.id, 'place forest 1');
  await agree([a, b], match.id, 2);
  const stale = await a.move(match.id, 'place forest 1', { expects: 0 });
  assert.deepEqual([stale.type, stale.error.name, stale.error.version], ['refused', 'stale', 2]);
  for (const [client, move, name] of [[b, 'place field 1', 'not_your_turn'], [a, 'place hunt 1', 'already_there'], [a, 'place forest 1', 'place_full'],
    [a, 'place clay_pit 5', 'not_enough'], [a, 'starve', 'wrong_kind'], [a, 1000, 'bad_move']]) {
    const answer = await client.move(match.id, move);
    assert.deepEqual([answer.type, answer.error.name], ['refused', name], String(move));
  }
  assert.equal((await ann.get(`/api/matches/${match.id}`)).version, 2);
});

test('a second tab sees the same, and either may move', async () => {
  const match = await table([ann, ben], { start_seat: 0 });
  const [one, two, b] = await seat([ann, ann, ben], match);
  await one.move(match.id, 'place hunt 2');
  await agree([one, two, b], match.id, 1);
  assert.deepEqual(two.tables.get(match.id).update.view, one.tables.get(match.id).update.view);
  await b.move(match.id, 'place forest 2');
  await agree([one, two, b], match.id, 2);
  assert.equal((await two.move(match.id, 'place river 1')).type, 'accepted');
  await agree([one, two, b], match.id, 3);
  assert.deepEqual(one.tables.get(match.id).rows, two.tables.get(match.id).rows);
});

test('a spectator of a listed match sees the table and no choices', async () => {
  const match = await table([ann, ben], { start_seat: 0 });
  const [a] = await seat([ann], match);
  const watcher = await connect(nobody);
  const held = await watcher.subscribe(match.id);
  assert.deepEqual([held.update.view.me, held.update.choices, held.update.legal, held.match.my_seat, held.match.key], [null, null, 0, null, undefined]);
  await a.until(() => a.tables.get(match.id).presence?.watchers === 1, 'one watcher');
  assert.deepEqual(a.tables.get(match.id).presence.online, [0]);
  const answer = await watcher.move(match.id, 0);
  assert.ok(['not_signed_in', 'not_seated'].includes(answer.error.name), answer.error.name);
});

test('a match that is not listed is refused without its key', async () => {
  const match = await table([ann, ben], { listed: false });
  const watcher = await connect(nobody);
  await assert.rejects(watcher.subscribe(match.id), { message: 'no_such_match' });
  await assert.rejects(watcher.subscribe(match.id, 'AAAAAAAAAAAAAAAA'), { message: 'no_such_match' });
  const other = await connect(nobody);
  assert.equal((await other.subscribe(match.id, match.key)).update.view.me, null);
  await assert.rejects(other.subscribe('AAAAAAAAAAAAAAAA'), { message: 'no_such_match' });
});

test('a person whose invitation ended receives nothing of an unlisted match, unless they have sat there or have its key', async () => {
  const people = [];
  for (const name of ['Host', 'Uninvited', 'Keyed', 'Sat']) people.push(await account(server, `${name}${randomInt(1e9)}`));
  const [host, uninvited, keyed, sat] = people;
  for (const one of people) one.user = (await one.get('/api/me')).user;
  const match = await table([host], { start: false, seats: 4, listed: false, join: 'link' });
  const path = `/api/matches/${match.id}`;
  for (const [at, one] of [uninvited, keyed, sat].entries()) await host.post(`${path}/invitations`, { name: one.user.name, seat: at + 1 });
  const clients = [];
  for (const one of [uninvited, keyed, sat]) {
    clients.push(await connect(one));
    await clients.at(-1).subscribe(match.id, one === keyed ? match.key : undefined);
  }
  await sat.post(`${path}/join`, {});
  await clients[2].until(() => clients[2].tables.get(match.id).match.my_seat === 3, 'the seat');
  await sat.post(`${path}/leave`);
  for (const seat of [1, 2]) await host.expect(200, 'DELETE', `${path}/invitations/${seat}`);
  const gone = await clients[0].next('refused', { from: 0 });
  assert.deepEqual([gone.id, gone.match, gone.error.name], [null, match.id, 'no_such_match']);
  const told = clients[0].received.length;
  await uninvited.refused(404, 'no_such_match', 'GET', path);
  for (const seat of [1, 2, 3]) await host.post(`${path}/bots`, { seat, bot: 'easy' });
  await host.post(`${path}/start`);
  await host.create(`${path}/chat`, { id: 'c', text: 'Among us' });
  for (const client of clients.slice(1)) await client.until(() => client.tables.get(match.id).update && client.tables.get(match.id).chat.length === 1, 'what a spectator sees');
  await clients[0].request({ type: 'ping', id: 'after' });
  assert.deepEqual(clients[0].received.slice(told).map((message) => message.type), ['pong']);
});

test('resume by version: only what is newer comes', async () => {
  const match = await table([ann, ben]);
  const clients = await seat([ann, ben], match);
  const [update] = await drive(clients, match.id, (updates) => updates[0].version >= 9);
  const back = await connect(ann);
  const held = await back.subscribe(match.id, undefined, 4);
  assert.deepEqual([held.update.from, held.update.version], [5, update.version]);
  assert.deepEqual(held.rows.map((row) => row.version), [5, 6, 7, 8, 9]);
  assert.deepEqual(held.update.view, update.view);
  const current = await connect(ann);
  assert.deepEqual((await current.subscribe(match.id, undefined, 9)).rows, []);
});

test('a connection lost in mid-roll: the roll still lies there and can be finished', async () => {
  const match = await table([ann, ben]);
  const clients = await seat([ann, ben], match);
  const updates = await drive(clients, match.id, (now) => now.some((one) => one.choices?.decision === 'tools'));
  const who = updates.findIndex((one) => one.choices?.decision === 'tools');
  assert.notEqual(who, -1, 'a player with a tool has rolled');
  clients[who].socket.terminate();
  const back = await connect([ann, ben][who]);
  const held = await back.subscribe(match.id, undefined, updates[who].version);
  assert.deepEqual(held.update.view, updates[who].view);
  assert.deepEqual(held.update.choices, updates[who].choices);
  assert.equal(held.update.view.rolling, true);
  assert.ok(held.update.view.roll.dice.length > 0);
  const answer = await back.move(match.id, 'tools');
  assert.equal(answer.type, 'accepted');
  await back.until(() => held.update.version >= answer.version, 'the roll to end');
  assert.ok(held.rows.at(-1).events.some((event) => event.kind === 'gathered' || event.kind === 'gained'));
});

test('a move that was sent before the connection broke is answered after it is back', async () => {
  const match = await table([ann, ben], { start_seat: 0 });
  const [a] = await seat([ann], match, { reconnect: true });
  const answer = a.move(match.id, 'place hunt 1', { id: 'lost' });
  a.socket.terminate();
  assert.equal((await answer).version, 1);
  assert.equal((await ann.get(`/api/matches/${match.id}`)).version, 1);
});

test('several seats feed at once: one answer does not make the others stale', async () => {
  const people = await guests(server, 'P', 'Q', 'R', 'S');
  let [match, clients, version, seats] = [null, [], 0, []];
  for (let tries = 0; tries < 20 && seats.length < 2; tries += 1) { // in nearly each match it comes to that
    match = await table(people);
    clients = await seat(people, match);
    [{ version, to_act: seats }] = await drive(clients, match.id, (now) => now[0].to_act.length > 1);
  }
  assert.ok(seats.length > 1, 'several seats are short of food');
  const answers = await Promise.all(seats.map((at) => clients[at].move(match.id, 'starve', { expects: version })));
  assert.deepEqual(answers.map((answer) => answer.type), seats.map(() => 'accepted'));
  assert.deepEqual(answers.map((answer) => answer.version).sort((x, y) => x - y), seats.map((at, index) => version + 1 + index));
});

test('table chat reaches everyone, late comers too, once for each id', async () => {
  const match = await table([ann, ben]);
  const [a, b] = await seat([ann, ben], match);
  a.send({ type: 'chat', id: 'c', match: match.id, text: 'Hello "there" \\ 木' });
  a.send({ type: 'chat', id: 'c', match: match.id, text: 'Hello "there" \\ 木' });
  await b.until(() => b.tables.get(match.id).chat.length === 1, 'the line');
  b.send({ type: 'chat', id: 'd', match: match.id, text: 'Hi' });
  const late = await connect(nobody);
  await late.subscribe(match.id);
  await late.until(() => late.tables.get(match.id).chat.length === 2, 'both lines');
  assert.deepEqual(late.tables.get(match.id).chat.map((line) => [line.number, line.name, line.seat, line.text]),
    [[1, 'Ann', 0, 'Hello "there" \\ 木'], [2, 'Ben', 1, 'Hi']]);
});

test('presence: seats come and go', async () => {
  const match = await table([ann, ben]);
  const [a] = await seat([ann], match);
  const [b] = await seat([ben], match);
  const presence = () => a.tables.get(match.id).presence?.online.join();
  await a.until(() => presence() === '0,1', 'Ben to be there');
  b.close();
  await a.until(() => presence() === '0', 'Ben to be gone');
  a.send({ type: 'unsubscribe', match: match.id });
  const c = await connect(nobody);
  const held = await c.subscribe(match.id);
  await c.until(() => held.match.seats.every((one) => !one.online), 'nobody to be there');
});

test('lobby: one is told what changes of the own matches, and nothing of others\'', async () => {
  const [one, other] = [await connect(ann), await connect(nobody)];
  for (const client of [one, other]) {
    client.send({ type: 'lobby', on: true });
    await client.next('lobby', { from: 0 });
  }
  const match = await table([ann, ben], { listed: false, start_seat: 1 });
  const told = await one.next('mine', { from: 0, where: (message) => message.matches.some((own) => own.id === match.id && own.status === 'running') });
  assert.equal(told.more, false);
  await ben.post(`/api/matches/${match.id}/moves`, { id: 'a', expects: 0, move: 0 });
  await one.next('mine', { from: 0, where: (message) => message.matches.some((own) => own.id === match.id && own.to_act.includes(0)) });
  const { match: open } = await ann.create('/api/matches', { game: 'clans', seats: 2, listed: false });
  await ann.post(`/api/matches/${open.id}/leave`);
  await one.next('mine', { from: 0, where: (message) => message.removed.includes(open.id) });
  await callOff(match.id, ben, ann);
  await one.next('mine', { from: 0, where: (message) => message.matches.some((own) => own.ended_by === 0) });
  assert.equal(other.received.filter((message) => message.type === 'mine').length, 0);
  failures([one, other]);
});

test('lobby: the list comes when it is asked for, and then what changes in it', async () => {
  const client = await connect(nobody);
  client.send({ type: 'lobby', on: true });
  const list = await client.next('lobby', { from: 0 });
  const match = await table([ann], { start: false, seats: 2 });
  const hidden = await table([ann], { start: false, seats: 2, listed: false });
  const message = await client.next('lobby_changed', { from: 0, where: (one) => one.changed.some((other) => other.id === match.id) });
  assert.ok(message.version > list.version && !list.matches.some((other) => other.id === match.id));
  await ann.post(`/api/matches/${match.id}/leave`);
  await client.next('lobby_changed', { from: 0, where: (one) => one.removed.includes(match.id) });
  assert.ok(!JSON.stringify(message).includes(hidden.id), 'what is not listed is not there');
  assert.ok(!JSON.stringify(message).includes(match.key), 'no keys');
  client.send({ type: 'mine', on: true });
  client.send({ type: 'lobby', on: false });
});

test('a connection watches eight matches at most, and says so', async () => {
  const client = await connect(ann);
  const ids = [];
  for (let i = 0; i < 9; i += 1) ids.push((await table([ann], { start: false, seats: 2 })).id);
  for (const id of ids.slice(0, 8)) await client.subscribe(id);
  await assert.rejects(client.subscribe(ids[8]), { message: 'too_many_subscriptions' });
  client.send({ type: 'unsubscribe', match: ids[0] });
  await client.subscribe(ids[8]);
});

test('a guest may go for good in the middle of a match: no name is left, the connection is closed', async () => {
  const [gone] = await guests(server, 'Ephemera');
  const match = await table([gone, ann]);
  const client = await connect(gone);
  await client.subscribe(match.id);
  await gone.expect(200, 'DELETE', '/api/me', {});
  await client.until(() => client.closed, 'the end of the connection');
  assert.ok(!(await ann.ask('GET', `/api/matches/${match.id}`)).text.includes('Ephemera'));
});

test('logging out closes the connections of that session', async () => {
  const [gone] = await guests(server, 'Gone');
  const client = await connect(gone);
  await client.next('hello', { from: 0 });
  await gone.expect(200, 'DELETE', '/api/sessions');
  await client.until(() => client.closed, 'the end of the connection');
});

test('called off: all clients get it', async () => {
  const match = await table([ann, ben]);
  const [a, b] = await seat([ann, ben], match);
  await callOff(match.id, ann, ben);
  await b.until(() => b.tables.get(match.id).match.status === 'abandoned', 'the news');
  await b.until(() => b.tables.get(match.id).update.to_act.length === 0, 'an update in which no seat owes a decision');
  assert.equal(b.tables.get(match.id).update.choices, null);
  const answer = await a.move(match.id, 0, { expects: 0 });
  assert.deepEqual([answer.type, answer.error.name], ['refused', 'not_running']);
});

test('a whole 4-seat match of clients without rules: it ends, and a late spectator gets all of its history', async () => {
  const people = await guests(server, 'P', 'Q', 'R', 'S');
  const match = await table(people, { seats: 4 });
  const clients = await seat(people, match);
  const tables = await Promise.all(clients.map((client) => playOn(client, match.id)));
  await agree(clients, match.id);
  const { result, view, version } = tables[0].update;
  assert.equal(result.over, true);
  assert.ok(['cards', 'buildings'].includes(result.reason));
  assert.equal(view.phase, 'end');
  for (const [at, held] of tables.entries()) {
    await clients[at].until(() => held.match.status === 'over', 'the end');
    assert.deepEqual(held.update.result, result, 'all see the same sheet');
    assert.equal(held.rows.length, version + 1);
  }
  assert.deepEqual(tables[0].match.seats.map((one) => [one.rank, one.score]), result.seats.map((one) => [one.rank, one.total]));
  const { seed, seed_hash: seal } = tables[0].match;
  assert.equal(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'), seal, 'the seed is the one that was sealed');
  assert.equal(match.seed_hash, seal, 'before the first move');
  for (const [at, one] of result.seats.entries()) {
    assert.equal(result.rows.reduce((sum, row) => sum + row.cells[at].points, 0), one.total, 'the rows add up');
  }
  const late = await connect(nobody);
  const held = await late.subscribe(match.id);
  assert.equal(held.rows.length, version + 1);
  assert.deepEqual(held.update.view.players.map((player) => player.score), view.players.map((player) => player.score));
  assert.ok(late.received.filter((message) => message.type === 'update').length >= Math.ceil((version + 1) / 200));
  const answer = await clients[0].move(match.id, 0, { expects: version });
  assert.deepEqual([answer.type, answer.error.name], ['refused', 'over']);
  failures([...clients, late]);
});

/** Takes the card with the extra card whenever it can be had, else moves at random. */
function wishful(update) {
  const slot = update.view.slots.find((one) => one.card === 'C32');
  const { choices, view } = update;
  if (choices.decision === 'place' && slot && choices.places.some((one) => one.place === slot.place)) return `place ${slot.place} 1`;
  if (choices.decision === 'use' && slot && choices.use.includes(slot.place) && choices.use.length === 1) return `use ${slot.place}`;
  if (choices.decision === 'use' && slot) {
    const other = choices.use.find((place) => place !== slot.place);
    if (other) return `use ${other}`;
  }
  if (choices.decision === 'pay' && slot?.place === choices.place && choices.price.payable) {
    const words = [];
    let left = choices.price.total_least;
    for (const [name, held] of Object.entries(view.players[view.me].resources)) {
      const paid = Math.min(left, held);
      if (paid > 0) words.push(`${name} ${paid}`);
      left -= paid;
    }
    return `pay ${words.join(' ')}`;
  }
  return randomInt(update.legal);
}

test('what a seat may not know is in no message to it: decks, stacks, the extra card of another', async () => {
  let drawn = 0;
  for (let round = 0; round < 30 && drawn === 0; round += 1) {
    const match = await table([ann, ben]);
    const clients = await seat([ann, ben], match, { raw: true });
    const [watcher] = await seat([nobody], match, { raw: true });
    let updates = await agree(clients, match.id);
    while (!updates[0].result.over && !(drawn > 0 && updates[0].version > 400)) {
      const at = updates[0].to_act[0];
      const answer = await clients[at].move(match.id, wishful(updates[at]));
      assert.equal(answer.type, 'accepted', JSON.stringify(answer));
      updates = await agree(clients, match.id, answer.version);
      drawn += updates[0].view.players.some((player) => player.extra_cards > 0) ? 1 : 0;
      checkHidden(updates, clients, watcher, match.id);
    }
    await agree([...clients, watcher], match.id);
    for (const client of [...clients, watcher]) {
      const text = client.texts.join('\n');
      assert.ok(!text.includes('cards_shuffled') && !text.includes('buildings_shuffled'), 'shuffles are hidden from all');
      assert.ok(!/"(deck|stacks_order)":/.test(text), 'no deck');
      const early = client.texts.map((one) => JSON.parse(one)).filter((one) => one.match?.status === 'running');
      assert.ok(early.length > 0 && early.every((one) => one.match.seed === null), 'no seed before the end');
    }
    [...clients, watcher].forEach((client) => client.close());
  }
  assert.ok(drawn > 0, 'an extra card was drawn');
});

/** Only its owner gets the extra card until the match is over. */
function checkHidden(updates, clients, watcher, match) {
  const over = updates[0].result.over;
  for (const [at, update] of updates.entries()) {
    for (const player of update.view.players) {
      const known = player.extra_cards > 0 && (over || player.seat === at);
      assert.equal(player.extra_known.length > 0, known, `seat ${at} looks at seat ${player.seat}`);
    }
    for (const row of clients[at].tables.get(match).rows) {
      for (const event of row.events) assert.ok(event.kind !== 'extra_card_seen' || event.seat === at);
    }
  }
  const held = watcher.tables.get(match);
  assert.ok(held.rows.every((row) => row.events.every((event) => event.kind !== 'extra_card_seen')));
  if (!held.update.result.over) assert.ok(held.update.view.players.every((player) => player.extra_known.length === 0));
}

test('a whole match of Clans by clients without rules; only its own seat sees a clan until the end', async () => {
  const match = await table([ann, ben], { game: 'clans' });
  const clients = await seat([ann, ben], match, { raw: true });
  const [watcher] = await seat([nobody], match, { raw: true });
  const started = await agree(clients, match.id);
  for (const [at, update] of started.entries()) {
    assert.deepEqual(update.view.players.map((player) => player.clan !== null), [at === 0, at === 1]);
  }
  const last = await drive(clients, match.id, (updates) => {
    assert.ok(updates[0].result.over || updates[0].view.players[1].clan === null);
    assert.deepEqual(updates[0].result, updates[1].result, 'the running score reveals nothing more');
    return false;
  });
  assert.equal(last[0].result.over, true);
  await agree([...clients, watcher], match.id);
  for (const [at, client] of [...clients, watcher].entries()) {
    assert.ok(!client.texts.join('').includes('clans_shuffled'));
    const seen = client.tables.get(match.id).rows.flatMap((row) => row.events).filter((event) => event.kind === 'clan_seen');
    assert.deepEqual(seen.map((event) => event.seat), at < 2 ? [at] : []);
  }
  failures([...clients, watcher]);
});

for (const game of ['stoneage', 'clans']) {
  test(`${game}: patches make the same tables as whole updates, at every version of a match`, { timeout: patient(120000) }, async () => {
    const [one, two] = await guests(server, 'Tab', 'Other');
    const match = await table([one, two], { game });
    const tabs = [await connect(one, { patches: true, raw: true }), await connect(one, { patches: false, raw: true }),
      await connect(two, { patches: true }), await connect(nobody, { patches: true }), await connect(nobody, { patches: false })];
    const seen = tabs.map(() => new Map()); // version -> the table
    tabs.forEach((tab, index) => { tab.onUpdate = ({ version, view, choices, result, to_act: toAct, legal }) => seen[index].set(version, { view, choices, result, toAct, legal }); });
    await Promise.all(tabs.map((tab) => tab.subscribe(match.id, match.key)));
    await drive([tabs[0], tabs[2]], match.id, () => false, 250);
    const { version } = tabs[0].tables.get(match.id);
    await Promise.all(tabs.map((tab) => tab.until(() => tab.tables.get(match.id).update.version >= version, 'the last version')));
    failures(tabs);
    let compared = 0;
    for (const [patches, wholes] of [[seen[0], seen[1]], [seen[3], seen[4]]]) {
      for (const [at, held] of patches) {
        if (!wholes.has(at)) continue; // updates may be merged
        assert.deepEqual(held, wholes.get(at), `version ${at}`);
        compared += 1;
      }
    }
    assert.ok(compared > 50, `${compared} compared`);
    assert.ok(tabs[0].patched > 0.8 * seen[0].size, `${tabs[0].patched} of ${seen[0].size} were patches`);
    assert.equal(tabs[1].patched, 0);
    if (game === 'clans') assert.equal(tabs[3].tables.get(match.id).update.result.over, true);
    const bytes = (tab) => tab.texts.filter((text) => text.startsWith('{"type":"update"')).reduce((sum, text) => sum + text.length, 0);
    assert.ok(bytes(tabs[0]) < 0.5 * bytes(tabs[1]), `${bytes(tabs[0])} and ${bytes(tabs[1])} bytes`);
    console.log(`${game}: ${Math.round(bytes(tabs[0]) / seen[0].size)} bytes an update, ${Math.round(bytes(tabs[1]) / seen[1].size)} whole`);
  });
}

test('every message type of schema/live was seen, but those of mistakes and of conditional moves, which have a file of their own', () => {
  assert.deepEqual(knownTypes('client').filter((type) => !seenTypes.client.has(type)), []);
  assert.deepEqual(knownTypes('server').filter((type) => !seenTypes.server.has(type) && !['error', 'orders'].includes(type)), []);
});
