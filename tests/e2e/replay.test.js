// The state of a match at each of its versions, over REST: a seat sees the same again as it saw at that time.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { patched } from '../../web/js/core/patch.js';
import { live } from '../support/live.js';
import { agree, drive, guests, seatAll } from '../support/play.js';
import { randomInt } from '../support/random.js';
import { exercised, Rest, table } from '../support/rest.js';
import { openapi } from '../support/schemas.js';
import { startServer } from '../support/server.js';
import { patient } from '../support/patience.js';

let server;
before(async () => { server = await startServer(); });
after(() => server?.close());

const path = (match, query) => `/api/matches/${match.id}/view?${query}`;

/** All tables of a match, asked for in parts of random sizes, each made whole. */
async function tablesOf(rest, match, { newest, more = '' }) {
  const tables = [];
  while (tables.length <= newest) {
    const answer = await rest.get(path(match, `version=${tables.length}&count=${1 + randomInt(100)}${more}`));
    assert.equal(answer.version, newest);
    let held = null;
    for (const { version, view, result, base, patch, to_act } of answer.tables) {
      assert.equal(version, tables.length);
      if (patch) assert.equal(base, version - 1);
      held = patch ? { version, to_act, ...patched({ view: held.view, result: held.result }, patch) } : { version, to_act, view, result };
      tables.push(held);
    }
    assert.ok(answer.tables.length > 0);
  }
  return tables;
}

/** Plays on, and keeps what each client was told of each version. */
function remember(clients) {
  return clients.map((client) => {
    const told = new Map();
    client.onUpdate = ({ version, to_act, view, result }) => told.set(version, { version, to_act, view, result });
    return told;
  });
}

function compare(tables, told) {
  assert.ok(told.size > 10, `${told.size} versions were told live`);
  for (const [version, table_] of told) assert.deepEqual(tables[version], table_, `version ${version}`);
}

const CASES = [
  { game: 'stoneage', seats: 3, options: ['wild_animals', 'igloos'] },
  { game: 'clans', seats: 3, options: [] },
];

for (const { game, seats, options } of CASES) {
  test(`${game}: each seat and who watches is shown what it was shown then, while the match runs and when it is over`, { timeout: patient(120000) }, async () => {
    const people = await guests(server, 'Ann', 'Ben', 'Cem', 'Dan');
    const match = await table(people.slice(0, seats), { game, options });
    const clients = await seatAll(people.slice(0, seats), match);
    const watcher = await live(people[3]);
    await watcher.subscribe(match.id);
    const all = [...clients, watcher];
    const told = remember(all);
    await drive(clients, match.id, () => false, 60);
    const [{ version: middle }] = await agree(all, match.id);
    for (const [at, person] of people.entries()) compare(await tablesOf(person, match, { newest: middle }), told[at]);
    await drive(clients, match.id);
    const [{ version: newest, result }] = await agree(all, match.id);
    assert.ok(result.over);
    for (const told_ of told) { // at the end no seat is to act
      assert.deepEqual(told_.get(newest).to_act, []);
    }
    for (const [at, person] of people.entries()) compare(await tablesOf(person, match, { newest }), told[at]);
    for (const seat of clients.keys()) compare(await tablesOf(people[3], match, { newest, more: `&seat=${seat}` }), told[seat]);
    all.forEach((client) => client.close());
  });
}

for (const { game, options } of CASES) {
  test(`${game}: who takes a seat is shown what it was shown, who has given it away what spectators were`, { timeout: patient(120000) }, async () => {
    const people = await guests(server, 'Ann', 'Ben', 'Cem', 'Dan', 'Eve');
    const [ann, ben, , dan, eve] = people;
    const match = await table(people.slice(0, 3), { game, options });
    const clients = await seatAll(people, match);
    const [ofAnn, ofBen, ofCem, ofDan, ofEve] = clients;
    const [toAnn, toBen, , toDan, toEve] = remember(clients);
    const newest = async () => (await agree(clients, match.id))[0].version;
    const change = async (rest, kind) => rest.post(`/api/matches/${match.id}/moves`, { id: kind, expects: await newest(), move: { kind } });
    await drive([ofAnn, ofBen, ofCem], match.id, () => false, 15);
    await change(ann, 'seat_bot');
    await change(ann, 'seat_back');
    await change(ben, 'seat_offer');
    const { sitting } = await ben.get(`/api/matches/${match.id}`);
    const before_ = await newest();
    await dan.post(`/api/matches/${match.id}/substitute`, { link: sitting.offers[0].link });
    const taken = before_ + 1;
    await agree(clients, match.id, taken);
    await drive([ofAnn, ofDan, ofCem], match.id, () => false, 15);
    const last = await newest();
    const parts = (told, wanted) => new Map([...told].filter(([version]) => wanted(version)));
    const ofSeat = await tablesOf(dan, match, { newest: last });
    compare(ofSeat, parts(toBen, (version) => version < taken));
    compare(ofSeat, parts(toDan, (version) => version > taken));
    for (const rest of [ben, eve]) compare(await tablesOf(rest, match, { newest: last }), toEve);
    compare(await tablesOf(ann, match, { newest: last }), toAnn);
    await ben.refused(409, 'still_running', 'GET', path(match, 'seat=1'));
    clients.forEach((client) => client.close());
  });
}

test('a running match is seen through nobody else\'s eyes', async () => {
  const [ann, ben] = await guests(server, 'Ann', 'Ben');
  const match = await table([ann, ben], { game: 'clans' });
  assert.equal((await ann.get(path(match, 'seat=0'))).seat, 0);
  for (const query of ['seat=1', 'seat=1&version=0']) {
    const answer = await ann.ask('GET', path(match, query));
    assert.equal(`${answer.status} ${answer.json.error.name}`, '409 still_running');
  }
  const stranger = await new Rest(server).get(path(match, ''));
  assert.equal(stranger.seat, null);
  assert.equal(stranger.tables[0].view.me, null);
});

test('what cannot be shown is refused by name', async () => {
  const [ann, ben] = await guests(server, 'Ann', 'Ben');
  const match = await table([ann, ben]);
  const open = await table([ann], { seats: 2, start: false, listed: false });
  for (const [who, of, query, wanted] of [
    [ann, match, 'version=1', '404 no_such_version'], [ann, match, 'version=999999999', '404 no_such_version'],
    [ann, match, 'version=-1', '400 bad_request'], [ann, match, 'version=one', '400 bad_request'],
    [ann, match, 'count=0', '400 bad_request'], [ann, match, 'count=101', '400 bad_request'],
    [ann, match, 'seat=2', '400 bad_seat'], [ann, match, 'seat=99999', '400 bad_seat'],
    [ann, open, '', '404 no_such_version'], [ben, open, '', '404 no_such_match'],
    [ben, { id: 'AAAAAAAAAAAAAAAA' }, '', '404 no_such_match'],
  ]) {
    const answer = await who.ask('GET', path(of, query));
    assert.equal(`${answer.status} ${answer.json.error?.name}`, wanted, query);
  }
});

test('users without access see nothing of a match, in memory or from the file; others get the error for missing things', async () => {
  const [ann, ben, eve] = await guests(server, 'Ann', 'Ben', 'Eve');
  const match = await table([ann, ben], { game: 'clans', listed: false });
  const nobody = new Rest(server);
  for (const restarted of [false, true]) {
    if (restarted) {
      await server.stop();
      await server.start();
    }
    for (const [who, query, wanted] of [
      [eve, 'version=0', '404 no_such_match'], [nobody, 'version=0', '404 no_such_match'], [eve, 'key=aaaaaaaaaaaaaaaa', '404 no_such_match'],
      [eve, 'version=5', '404 no_such_match'], [ann, 'version=1', '404 no_such_version'],
    ]) {
      const answer = await who.ask('GET', path(match, query));
      assert.equal(`${answer.status} ${answer.json.error?.name}`, wanted, `${query} ${restarted}`);
    }
    const [seen] = (await eve.get(path(match, `key=${match.key}`))).tables;
    assert.equal(seen.view.me, null, 'with the key as a spectator');
    assert.equal((await ben.get(path(match, ''))).seat, 1);
  }
});

test('each status that a client can bring about was met', () => {
  const route = '/api/matches/{id}/view';
  const statuses = Object.keys(openapi.paths[route].get.responses).filter((status) => !['429', '503'].includes(status)); // too much, full disks
  assert.deepEqual(statuses.filter((status) => !exercised.has(`GET ${route} ${status}`)), []);
});
