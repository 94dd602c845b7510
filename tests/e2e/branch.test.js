// Playing on from a moment of a match that has ended, over REST: the same table, the same dice, and bots in the others' seats.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { drive, guests, seatAll } from '../support/play.js';
import { callOff, Rest, table, unseen } from '../support/rest.js';
import { program, startServer } from '../support/server.js';
import { sleep } from '../support/raw.js';
import { bothSay, dir } from '../support/verdict.js';
import { patient } from '../support/patience.js';

let server;
let ann;
let ben;
let over; // a match of Stone Age
before(async () => {
  server = await startServer();
  [ann, ben] = await guests(server, 'Ann', 'Ben');
  over = await played({ game: 'stoneage', start_seat: 0 });
});
after(() => server?.close());

/** A match of the two, played at random. */
async function played(options) {
  const match = await table([ann, ben], options);
  const clients = await seatAll([ann, ben], match);
  await drive(clients, match.id);
  for (const client of clients) client.close();
  return match;
}

const path = (match) => `/api/matches/${match.id}/branch`;
const rowsOf = async (rest, id) => (await rest.get(`/api/matches/${id}/events?from=0`)).rows;
const events = (rows) => rows.map((row) => row.events);

/** The first version from which Ann is asked. */
async function annsTurn(least) {
  const { tables } = await ann.get(`/api/matches/${over.id}/view?version=${least}&count=100`);
  return tables.find(({ to_act: owed }) => owed.includes(0)).version;
}

test('a player of a finished match continues from any version of it against bots', { timeout: patient(120000) }, async () => {
  const moment = await annsTurn(20);
  const { match } = await ann.expect(201, 'POST', path(over), { version: moment, seat: 0, bot: 'easy', bot_delay: false });
  assert.notEqual(match.id, over.id);
  assert.deepEqual([match.status, match.listed, match.my_seat, match.version], ['running', false, 0, moment]);
  assert.deepEqual(match.from, { match: over.id, version: moment });
  assert.deepEqual(match.seats.map(({ name, bot }) => [name, bot]), [['Ann', null], ['easy', 'easy']]);
  assert.equal(match.hints, true, 'it counts nowhere');
  const before = await rowsOf(ben, over.id);
  const begun = (await rowsOf(ann, match.id)).slice(0, moment + 1); // the bot may have moved by now, where both are to
  assert.deepEqual(events(begun), events(before.slice(0, moment + 1)), 'it has come about as the other had');
  await ben.refused(404, 'no_such_match', 'GET', `/api/matches/${match.id}`);
  const mine = async () => (await ann.get('/api/matches?filter=waiting')).matches.map(({ id }) => id);
  assert.ok((await mine()).includes(match.id), 'it waits for her');
  for (;;) {
    const { match: { status } } = await ann.get(`/api/matches/${match.id}`);
    if (status !== 'running') break;
    const { version, moves } = await ann.get(`/api/matches/${match.id}/legal?count=1`);
    if (moves.length === 0) await sleep(5);
    else await ann.ask('POST', `/api/matches/${match.id}/moves`, { id: `move-${version}`, expects: version, move: moves[0].text });
  }
  const file = await ann.get(`/api/matches/${match.id}/export`);
  assert.deepEqual(file.seats.map(({ nonce }) => nonce), [null, null]);
  await bothSay(server, 'same', () => {}, file);
  const old = await ann.get(`/api/matches/${over.id}/export`);
  assert.deepEqual(old.rows.slice(0, moment + 1).map((row) => row.events), file.rows.slice(0, moment + 1).map((row) => row.events));
});

test('a match that is not listed, and one that goes on from another, are that in every database', { timeout: patient(60000) }, async () => {
  const moment = await annsTurn(20);
  const { match: next } = await ann.expect(201, 'POST', path(over), { version: moment, seat: 0, bot: 'random', bot_delay: false });
  await callOff(next.id, ann);
  const shut = await table([ann, ben], { game: 'clans', listed: false });
  await callOff(shut.id, ann, ben);
  const [shown, hidden, branch] = await Promise.all([over, shut, next].map(({ id }) => ann.get(`/api/matches/${id}/export`)));
  assert.deepEqual([shown.listed, shown.from], [undefined, undefined]);
  assert.deepEqual([hidden.listed, hidden.from], [false, undefined]);
  assert.deepEqual([branch.listed, branch.from], [false, { match: over.id, version: moment }]);
  const other = mkdtempSync(join(dir, 'labels-'));
  const admin = (...args) => {
    const done = spawnSync(program, ['admin', ...args, '--data', other], { encoding: 'utf8', timeout: patient(60000) });
    assert.equal(done.status, 0, done.stdout + done.stderr);
    return done.stdout;
  };
  for (const file of [shown, hidden, branch]) {
    const at = join(other, `${file.id}.json`);
    writeFileSync(at, JSON.stringify(file));
    admin('import', at);
    assert.equal(admin('export', file.id).trimEnd(), JSON.stringify(file), 'it comes out as it went in');
  }
  admin('check');
  assert.deepEqual(JSON.parse(admin('query', 'SELECT match, listed FROM v_match ORDER BY listed', '--json')),
    [{ match: shut.id, listed: 0 }, { match: over.id, listed: 1 }], 'what goes on from another counts nowhere');

  const { listed: _, from: __, ...before } = branch; // as it was written before there were the two
  for (const file of [hidden, branch, before, { ...shown, listed: true }]) await bothSay(server, 'same', () => {}, file);
  const from = { match: over.id, version: 1 };
  for (const label of [{ listed: 0 }, { listed: null }, { from: over.id }, { from: null }, { from: {} }, { from: { ...from, match: 'x' } },
    { from: { ...from, version: -1 } }, { from: { ...from, seat: 0 } }, { from, format: 'ochre-match-3' }]) {
    await bothSay(server, 'unreadable', (copy) => Object.assign(copy, label), shown);
  }
});

test('what was taken back is not played again', { timeout: patient(60000) }, async () => {
  const match = await table([ann, ben], { game: 'stoneage', start_seat: 0, undo: 'vote' });
  const play = async (rest, move) => {
    const { version } = await rest.get(`/api/matches/${match.id}`);
    return rest.post(`/api/matches/${match.id}/moves`, { id: `move-${version}`, expects: version, move });
  };
  await play(ann, 'place hunt 1');
  await play(ben, 'place forest 2');
  await play(ben, { kind: 'undo_ask' });
  await play(ann, { kind: 'undo_agree' });
  await play(ben, 'place hunt 2');
  const { version } = await ann.get(`/api/matches/${match.id}`);
  await callOff(match.id, ann, ben);
  const { match: next } = await ann.expect(201, 'POST', path(match), { version, seat: 1, bot: 'random' });
  assert.deepEqual([next.my_seat, next.from.version], [1, version]);
  const said = events(await rowsOf(ann, next.id)).slice(1).flat().filter(({ kind }) => kind === 'placed')
    .map(({ place, people }) => `${place} ${people}`);
  assert.deepEqual(said.slice(0, 2), ['hunt 1', 'hunt 2'], 'and then the bot may have moved');
});

test('the key of the first match gives no link to a seat of its branch', { timeout: patient(60000) }, async () => {
  const { match } = await ann.expect(201, 'POST', path(over), { version: await annsTurn(20), seat: 0, bot: 'random', bot_delay: false });
  await ann.ask('POST', `/api/matches/${match.id}/moves`, { id: 'offer', expects: match.version, move: { kind: 'seat_offer' } });
  const { sitting } = await ann.get(`/api/matches/${match.id}`);
  assert.deepEqual(sitting.offers.map(({ seat, link }) => [seat, link]), [[0, null]]);
});

test('a person who plays on many times at once holds no more matches than they may', { timeout: patient(60000) }, async () => {
  const strict = await startServer({ limits: 20, env: { OCHRE_MATCHES_PER_USER: '1' } }); // 20, therefore
  const [cid, dan] = await guests(strict, 'Cid', 'Dan');
  const match = await table([cid, dan], { game: 'clans' });
  const clients = await seatAll([cid, dan], match);
  await drive(clients, match.id);
  for (const client of clients) client.close();
  const { tables } = await cid.get(`/api/matches/${match.id}/view?version=1&count=100`);
  const { to_act: owed, version } = tables.find(({ to_act: seats }) => seats.length > 0);
  const wanted = { version, seat: owed[0], bot: 'random' };
  const answers = await Promise.all(Array.from({ length: 24 }, () => cid.ask('POST', path(match), wanted)));
  const told = answers.map(({ status, json }) => (status === 201 ? 'made' : json.error.name)).sort();
  assert.deepEqual(told, [...Array(20).fill('made'), ...Array(4).fill('too_many_matches')]);
  await strict.close();
});

test('no branch starts where no decision is owed, or from a match with secrets', { timeout: patient(60000) }, async () => {
  const wanted = { version: 3, seat: 0, bot: 'easy' };
  const { version } = await ann.get(`/api/matches/${over.id}`);
  const running = await table([ann, ben], { game: 'stoneage' });
  await ann.refused(409, 'still_running', 'POST', path(running), { ...wanted, version: 0 });
  await ann.refused(409, 'no_branch', 'POST', path(over), { ...wanted, version });
  await ann.refused(404, 'no_such_version', 'POST', path(over), { ...wanted, version: version + 1 });
  await ann.refused(404, 'no_such_bot', 'POST', path(over), { ...wanted, bot: 'nobody' });
  await ann.refused(400, 'bad_seat', 'POST', path(over), { ...wanted, seat: 2 });
  await ann.refused(400, 'bad_type', 'POST', path(over), { ...wanted, seat: 'first' });
  await new Rest(server).refused(401, 'not_signed_in', 'POST', path(over), wanted);
  await ann.refused(404, 'no_such_match', 'POST', path({ id: 'AAAAAAAAAAAAAAAA' }), wanted);
  await ann.refused(403, 'wrong_origin', 'POST', path(over), wanted, { headers: { origin: 'https://evil.example' } });
  assert.deepEqual(unseen(/\/branch$/, '429', '503'), []);
});
