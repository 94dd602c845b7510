// Orders: what a seat does when its turn comes and its person is not there.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { guests, seatAll } from '../support/play.js';
import { until } from '../support/patience.js';
import { exercised, Rest, table } from '../support/rest.js';
import { openapi } from '../support/schemas.js';
import { startServer } from '../support/server.js';

let server;
before(async () => { server = await startServer({ moves: true }); });
after(() => server.close());

const path = (match) => `/api/matches/${match.id}/orders`;
const give = async (rest, match, text) => rest.expect(200, 'PUT', path(match), { text, edit: (await rest.get(path(match))).edit });
const rows = async (rest, match) => (await rest.get(`/api/matches/${match.id}/events?from=0`)).rows;
const now = async (rest, match) => (await rest.get(`/api/matches/${match.id}`)).match;
let count = 0;
/** Makes a move at the newest version, and waits for nothing. */
const play = async (rest, match, move) => {
  count += 1;
  return rest.post(`/api/matches/${match.id}/moves`, { id: `m${count}`, expects: (await now(rest, match)).version, move });
};
const place = (where, people) => ({ kind: 'place', place: where, people });
/** The message that says so, and no text. */
const toldOf = (client, edit) => client.until(() => client.received.some((message) => message.type === 'orders' && message.edit === edit), `edit ${edit}`);
const comes = (rest, match, version) => until(async () => (await now(rest, match)).version >= version, `version ${version}`);

test('wishes are made when the turn comes, marked for all, and are nobody else\'s business', async () => {
  const [ann, ben, eve] = await guests(server, 'Ann', 'Ben', 'Eve');
  const match = await table([ann, ben], { start_seat: 0 });
  const [other, watching] = await seatAll([ann, ben], match);
  const told = await give(ben, match, 'place tool_maker 1, else field 1, else hunt 3\nplace hunt 2 if food at least 1');
  assert.deepEqual(told, { edit: 1, text: 'place tool_maker 1, else place field 1, else place hunt 3\nplace hunt 2 if food at least 1', fired: 0, dropped: null });
  await toldOf(watching, 1);
  await play(ann, match, place('tool_maker', 1));
  await comes(ann, match, 2);
  assert.deepEqual((await ben.get(path(match))), { edit: 2, text: 'place hunt 2 if food at least 1', fired: 1, dropped: null });
  const [, mine, bens] = await rows(ann, match);
  assert.deepEqual([mine.seat, mine.ordered, bens.seat, bens.ordered], [0, undefined, 1, true]);
  assert.equal(bens.events[0].place, 'field', 'the first place was taken');
  await toldOf(watching, 2);
  await play(ann, match, place('hunt', 4));
  await comes(ann, match, 4);
  assert.equal((await ben.get(path(match))).text, '');
  assert.deepEqual(await ann.get(path(match)), { edit: 0, text: '', fired: 0, dropped: null });
  assert.ok(!other.received.some(({ type }) => type === 'orders'), 'Ann gets no message');
  await eve.refused(403, 'not_seated', 'GET', path(match));
});

test('conditional moves entered at one\'s own turn are made at once, as far as they reach', async () => {
  const [ann, ben] = await guests(server, 'Ann', 'Ben');
  const match = await table([ann, ben], { start_seat: 0 });
  await give(ann, match, 'place hunt 3');
  await comes(ann, match, 1);
  assert.deepEqual((await now(ann, match)).to_act, [1]);
  assert.equal((await ann.get(path(match))).fired, 1);
});

test('an impossible conditional move is dropped with all after it, and its player gets the reason', async () => {
  const [ann, ben] = await guests(server, 'Ann', 'Ben');
  const match = await table([ann, ben], { start_seat: 0 });
  await give(ben, match, 'place tool_maker 1\nplace hunt 1\nalways feed');
  await play(ann, match, place('tool_maker', 1));
  await until(async () => (await ben.get(path(match))).dropped !== null, 'they are dropped');
  const { dropped, ...left } = await ben.get(path(match));
  assert.deepEqual(left, { edit: 2, text: 'always feed', fired: 0 });
  assert.deepEqual([dropped.text, dropped.why, dropped.version], ['place tool_maker 1\nplace hunt 1', 'not_possible', 1]);
  assert.deepEqual((await now(ben, match)).to_act, [1], "and it is Ben's turn");
  await give(ben, match, 'place hunt 1 if food at least 13');
  await until(async () => (await ben.get(path(match))).dropped?.why === 'condition', 'a condition');
  await give(ben, match, 'use forest');
  await until(async () => (await ben.get(path(match))).dropped?.why === 'not_asked', 'another question');
});

test('conditional moves go with an undo and with a bot that takes over, and end an undo vote', async () => {
  const [ann, ben] = await guests(server, 'Ann', 'Ben');
  const match = await table([ann, ben], { start_seat: 0, undo: 'vote' });
  await give(ann, match, 'always feed');
  await give(ben, match, 'place field 1\nplace forest 1');
  await play(ann, match, place('hunt', 1));
  await comes(ann, match, 2);
  await play(ann, match, { kind: 'undo_ask' });
  await play(ben, match, { kind: 'undo_agree' });
  await until(async () => (await ben.get(path(match))).dropped?.why === 'taken_back', "Ben's conditional moves");
  assert.deepEqual([(await ann.get(path(match))).dropped.text, (await ann.get(path(match))).text], ['always feed', ''], 'and what would move for her again');
  await play(ann, match, place('hunt', 1));
  await play(ann, match, { kind: 'undo_ask' });
  await give(ben, match, 'place tool_maker 1\nplace forest 1'); // conditional moves are moves: the first one ends the undo vote
  await until(async () => (await ben.get(path(match))).text === 'place forest 1', "Ben's move");
  assert.equal((await ann.get(`/api/matches/${match.id}`)).vote, null);
  await give(ben, match, 'place river 1\nplace clay_pit 1');
  await play(ben, match, { kind: 'seat_bot' });
  await play(ann, match, place('river', 1));
  await until(async () => (await ben.get(path(match))).dropped?.why === 'bot', 'a bot has moved for Ben');
});

test('a policy answers what no wish is about, round after round', async () => {
  const [ann, ben] = await guests(server, 'Ann', 'Ben');
  const match = await table([ann, ben], { start_seat: 0 });
  const text = (order) => `place hunt 5\nalways use hunt\nalways tools\nalways feed\nalways pay\nalways decline${order}`;
  await give(ben, match, text(''));
  await give(ann, match, text(''));
  await until(async () => (await now(ann, match)).version >= 4, 'both have placed and used, without a click');
  const all = await rows(ann, match);
  assert.ok(all.slice(1).every(({ ordered }) => ordered));
  assert.ok(all.flatMap(({ events }) => events).some(({ kind }) => kind === 'gathered'));
});

test('texts that cannot be read are refused by name, with their line', async () => {
  const [ann, ben] = await guests(server, 'Ann', 'Ben');
  const match = await table([ann, ben], { start_seat: 0 });
  for (const [text, name, line] of [
    ['x'.repeat(10240), 'orders_too_long', 1], ['use forest\nuse moon', 'orders_bad_move', 2], ['use forest if deck is C01', 'orders_no_such_condition', 1],
    ['use forest if food is gold', 'orders_bad_condition', 1], ['always win', 'orders_no_such_policy', 1], ['always feed\nalways feed', 'orders_bad_policy', 2],
    ['seat_resign', 'orders_bad_move', 1], ['use forest\n'.repeat(17), 'orders_too_many', 17],
  ]) assert.equal((await ben.refused(400, name, 'PUT', path(match), { text, edit: 0 })).line, line);
  await ben.refused(400, 'missing_field', 'PUT', path(match), { text: '' });
  await give(ben, match, 'place hunt 1');
  await ben.refused(409, 'orders_changed', 'PUT', path(match), { text: 'place hunt 2', edit: 0 });
  assert.equal((await ben.expect(200, 'DELETE', path(match))).text, '');
  assert.equal((await ben.get(path(match))).text, '');
  const nobody = new Rest(server);
  const [eve] = await guests(server, 'Eve');
  for (const [method, body] of [['GET'], ['PUT', { text: '', edit: 0 }], ['DELETE']]) {
    await nobody.refused(401, 'not_signed_in', method, path(match), body);
    await eve.refused(403, 'not_seated', method, path(match), body);
    await eve.refused(404, 'no_such_match', method, '/api/matches/aaaaaaaaaaaaaaaa/orders', body);
  }
  const open = (await ann.create('/api/matches', { game: 'stoneage', seats: 2 })).match;
  await ann.refused(409, 'not_running', 'PUT', path(open), { text: 'place hunt 1', edit: 0 });
  await ann.refused(409, 'not_running', 'DELETE', path(open));
});

test('killed between the row and the next, and between the row and telling it: each wish is made once', async () => {
  const [ann, ben] = await guests(server, 'Ann', 'Ben');
  for (let round = 0; round < 4; round += 1) {
    const match = await table([ann, ben], { start_seat: 0, game: 'clans' });
    const wishes = ['always found'];
    await give(ben, match, wishes.join('\n'));
    const first = await ann.get(`/api/matches/${match.id}/events?from=0`);
    assert.equal(first.rows.length, 1);
    await play(ann, match, 0).catch(() => {});
    await server.kill();
    await server.start();
    assert.equal((await ben.get(path(match))).text, 'always found');
  }
  const match = await table([ann, ben], { start_seat: 0 });
  await give(ben, match, 'place field 1\nplace hunt 1');
  const sent = play(ann, match, place('forest', 1)).catch(() => {});
  await until(async () => (await now(ann, match).catch(() => ({ version: 0 }))).version >= 1, 'her move').catch(() => {});
  await server.kill();
  await sent;
  await server.start();
  await comes(ann, match, 2);
  await play(ann, match, place('river', 1));
  await server.kill();
  await server.start();
  await until(async () => (await rows(ann, match)).length === 5, 'a match without viewers is found by the seat that owes a decision');
  const made = (await rows(ann, match)).filter(({ ordered }) => ordered);
  assert.deepEqual(made.map(({ events }) => events[0].place), ['field', 'hunt']);
  assert.deepEqual(await ben.get(path(match)), { edit: 3, text: '', fired: 2, dropped: null });
});

test('conditional moves go with the end of a match, and with a seat', async () => {
  const [ann, ben] = await guests(server, 'Ann', 'Ben');
  const match = await table([ann, ben], { start_seat: 0 });
  await give(ben, match, 'always feed');
  for (const rest of [ann, ben]) await play(rest, match, { kind: 'seat_vote', about: null, choice: 'call_off' });
  assert.deepEqual(await ben.get(path(match)), { edit: 0, text: '', fired: 0, dropped: null });
});

test('a preview of conditional moves is a range, and touches nothing', async () => {
  const [ann, ben, eve] = await guests(server, 'Ann', 'Ben', 'Eve');
  const match = await table([ann, ben], { start_seat: 0 });
  const ask = (body, rest = ann) => rest.expect(200, 'POST', `/api/matches/${match.id}/whatif`, body);
  const text = 'place forest 3\nplace hunt 2\nuse forest';
  const told = await ask({ text, draws: 60 });
  assert.deepEqual([told.text, told.version, told.wishes.map(({ made }) => made), told.dropped], [text, 0, [60, 60, 60], {}]);
  assert.equal(told.sample.choices.decision, 'use');
  const wood = told.figures.find(({ name, of }) => name === 'have' && of === 'wood');
  assert.ok(wood.now === 0 && wood.least >= 1 && wood.most <= 6 && wood.least < wood.most && wood.mean > 2 && wood.mean < 4.5, JSON.stringify(wood));
  const longer = await ask({ text: 'place forest 3', move: place('hunt', 1), draws: 1 });
  assert.equal(longer.text, 'place forest 3\nplace hunt 1');
  assert.deepEqual((await ask({ text: 'place hut 1', draws: 5 })).dropped, { not_possible: 5 });
  assert.equal((await ask({ text: '', draws: 1 }, ben)).sample.choices.decision, 'place', "until Ben's turn a bot plays for Ann");
  assert.equal((await now(ann, match)).version, 0);
  assert.deepEqual(await ann.get(path(match)), { edit: 0, text: '', fired: 0, dropped: null });
  const address = `/api/matches/${match.id}/whatif`;
  await ann.refused(400, 'orders_bad_move', 'POST', address, { text: 'use moon' });
  await ann.refused(400, 'out_of_range', 'POST', address, { text: '', draws: 101 });
  await ann.refused(400, 'orders_too_many', 'POST', address, { text: 'use hunt\n'.repeat(16), move: place('hunt', 1) });
  await eve.refused(403, 'not_seated', 'POST', address, { text: '' });
  await new Rest(server).refused(401, 'not_signed_in', 'POST', address, { text: '' });
  await ann.refused(404, 'no_such_match', 'POST', '/api/matches/aaaaaaaaaaaaaaaa/whatif', { text: '' });
  await ann.refused(409, 'not_running', 'POST', `/api/matches/${(await ann.create('/api/matches', { game: 'clans', seats: 2 })).match.id}/whatif`, { text: '' });
});

test('each status that a client can bring about was met', () => {
  const asked = Object.keys(openapi.paths['/api/matches/{id}/whatif'].post.responses).filter((status) => !['413', '429'].includes(status));
  assert.deepEqual(asked.filter((status) => !exercised.has(`POST /api/matches/{id}/whatif ${status}`)), []);
  for (const method of ['get', 'put', 'delete']) {
    const statuses = Object.keys(openapi.paths['/api/matches/{id}/orders'][method].responses).filter((status) => !['413', '429'].includes(status)); // faults.test.js, the limits of rest.test.js
    assert.deepEqual(statuses.filter((status) => !exercised.has(`${method.toUpperCase()} /api/matches/{id}/orders ${status}`)), []);
  }
});
