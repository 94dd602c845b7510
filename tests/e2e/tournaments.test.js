// Tournaments over REST, on a file and on PostgreSQL: entries, rounds that the server pairs and starts, standings, and a server that is killed in between.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { until } from '../support/patience.js';
import { serveOnPostgres } from '../support/postgres.js';
import { account, guest, playOut, Rest, rowsOf, unseen } from '../support/rest.js';
import { startServer } from '../support/server.js';

const ROOT = '/api/tournaments';
const file = await startServer();
const database = await serveOnPostgres();
after(() => Promise.all([file.close(), database.close()]));

const CUP = { name: 'Cup', game: 'clans', format: 'swiss', seats: 2, rounds: 2, points: '2-0', bye_points: 2, tie_breaks: ['sonneborn', 'wins'] };
const read = async (who, id) => who.get(`${ROOT}/${id}`);
const create = async (who, more = {}) => (await who.create(ROOT, { ...CUP, ...more })).id;
const enter = (who, id) => who.expect(200, 'PUT', `${ROOT}/${id}/entry`);
const leave = (who, id) => who.expect(200, 'DELETE', `${ROOT}/${id}/entry`);
const status = async (who, id) => (await read(who, id)).tournament.status;
const names = async (who, id) => (await read(who, id)).standings.filter(({ left }) => !left).map(({ name }) => name).sort();

/** The tables of a round once all of its matches run or are over. */
const round = (who, id, number) => until(async () => {
  const answer = await who.ask('GET', `${ROOT}/${id}/rounds/${number}`);
  if (answer.status !== 200) return null;
  const matches = answer.json.tables.map(({ match }) => match).filter(Boolean);
  const there = await Promise.all(matches.map(async (match) => (await who.ask('GET', `/api/matches/${match}`)).json.match?.status));
  return there.every((one) => one === 'running' || one === 'over') ? answer.json.tables : null;
}, `round ${number}`);

/** Plays all matches of a round to their ends. `people`: name -> client. */
async function play(people, tables) {
  for (const { match, players } of tables) if (match) await playOut(match, ...players.map(({ name }) => people[name]));
}

async function accounts(server, ...all) {
  return Object.fromEntries(await Promise.all(all.map(async (name) => [name, await account(server, name)])));
}

for (const [engine, server] of [['a file', file], ['PostgreSQL', database.server]]) {
  test(`on ${engine} a Swiss runs from the entries to the standings, and nobody meets twice`, async () => {
    const people = await accounts(server, 'Ann', 'Ben', 'Cara', 'Dan', 'Eve');
    const { Ann, Ben, Cara, Dan, Eve } = people;
    const id = await create(Ann);
    for (const who of [Ann, Ben, Cara, Dan, Eve, Ben]) await enter(who, id);
    assert.deepEqual(await names(Ben, id), ['Ann', 'Ben', 'Cara', 'Dan', 'Eve']);
    await Ben.refused(403, 'not_organiser', 'POST', `${ROOT}/${id}/start`);
    await Ann.post(`${ROOT}/${id}/start`);
    const first = await round(Ann, id, 1);
    assert.deepEqual(first.map(({ players }) => players.length), [2, 2, 1]);
    assert.deepEqual(first.map(({ match }) => match === null), [false, false, true]);
    assert.equal(first[2].reason.bye, true);
    assert.equal(await status(Ann, id), 'running');
    await play(people, first);
    const second = await round(Ann, id, 2);
    await play(people, second);
    await until(async () => await status(Ann, id) === 'over', 'the end');
    const pairs = [...first, ...second].filter(({ match }) => match).map(({ players }) => players.map(({ name }) => name).sort().join());
    assert.equal(new Set(pairs).size, 4, 'four different pairs');
    const byes = [...first, ...second].filter(({ match }) => !match).map(({ players }) => players[0].name);
    assert.notEqual(byes[0], byes[1]);
    const { standings, tournament } = await read(Ann, id);
    assert.equal(tournament.round, 2);
    assert.deepEqual(standings.map(({ place }) => place)[0], 1);
    const points = Object.fromEntries(Object.keys(people).map((name) => [name, 0]));
    const ended = [...(await Ann.get(`${ROOT}/${id}/rounds/1`)).tables, ...(await Ann.get(`${ROOT}/${id}/rounds/2`)).tables];
    for (const { match, over, players } of ended) {
      assert.equal(over, true);
      if (!match) points[players[0].name] += 2;
      else for (const { name, rank } of players) points[name] += players.every((one) => one.rank === rank) ? 1 : rank === 1 ? 2 : 0;
    }
    assert.deepEqual(Object.fromEntries(standings.map((row) => [row.name, row.points])), points);
    assert.deepEqual(standings.map((row) => row.points), Object.values(points).sort((a, b) => b - a), 'the most points first');
    await Ann.refused(409, 'entries_closed', 'PUT', `${ROOT}/${id}/entry`);
    const [{ match }] = first;
    assert.equal((await Ann.get(`/api/matches/${match}`)).match.tournament, id, 'a table leads back');
    for (const { name, user, place } of standings) {
      const kept = rowsOf(await new Rest(server).get(`/api/statistics/player_tournaments?user=${user}`)).filter((row) => row.tournament === id);
      assert.deepEqual(kept.map((row) => [row.name, row.place, row.players]), [['Cup', place, 5]], name);
    }
  });

  test(`on ${engine} entries have an opening, a limit and an end`, async () => {
    const { Fay, Gil, Hal } = await accounts(server, 'Fay', 'Gil', 'Hal');
    const visitor = await guest(server, 'Ivy');
    const id = await create(Fay, { players_max: 2 });
    await enter(Fay, id);
    await enter(Gil, id);
    await Hal.refused(409, 'tournament_full', 'PUT', `${ROOT}/${id}/entry`);
    await visitor.refused(403, 'account_needed', 'PUT', `${ROOT}/${id}/entry`);
    await visitor.refused(403, 'wrong_origin', 'DELETE', `${ROOT}/${id}/entry`, {}, { headers: { origin: 'https://evil.example' } });
    await leave(Gil, id);
    await Gil.refused(404, 'not_found', 'DELETE', `${ROOT}/${id}/entry`);
    await enter(Hal, id);
    assert.deepEqual(await names(Fay, id), ['Fay', 'Hal']);
    await Gil.refused(403, 'not_organiser', 'POST', `${ROOT}/${id}/cancel`);
    await Fay.post(`${ROOT}/${id}/cancel`);
    assert.equal(await status(Fay, id), 'cancelled');
    await Hal.refused(409, 'entries_closed', 'PUT', `${ROOT}/${id}/entry`);
    const later = await create(Fay, { opens_ms: Date.now() + 3600000 });
    await Gil.refused(409, 'entries_closed', 'PUT', `${ROOT}/${later}/entry`);
    await Gil.refused(409, 'entries_closed', 'PUT', `${ROOT}/AAAAAAAAAAAAAAAA/entry`);
  });

  test(`on ${engine} a tournament without enough players is called off at its start`, async () => {
    const { Jan } = await accounts(server, 'Jan');
    const id = await create(Jan, { starts_ms: 1 });
    await until(async () => await status(Jan, id) === 'cancelled', 'that it is called off');
    await Jan.refused(404, 'not_found', 'GET', `${ROOT}/${id}/rounds/1`);
  });

  test(`on ${engine} rules that do not make a tournament are refused`, async () => {
    const { Kim } = await accounts(server, 'Kim');
    const nobody = new Rest(server);
    const bad = (more, name = 'bad_tournament', code = 400) => Kim.refused(code, name, 'POST', ROOT, { ...CUP, ...more });
    await bad({ points: '2-0-0' });
    await bad({ points: '0-2' });
    await bad({ points: '2-x' });
    await bad({ rounds: 0 });
    await bad({ format: 'league' });
    await bad({ tie_breaks: ['wins', 'wins'] });
    await bad({ tie_breaks: ['height'] });
    await bad({ format: 'knockout', advance: 2 });
    await bad({ format: 'groups' });
    await bad({ format: 'robin', players_max: 65 });
    await bad({ seats_min: 3 });
    await bad({ game: 'chess' }, 'no_such_game', 404);
    await bad({ options: ['height'] }, 'bad_option');
    await bad({ clock: { pace: 'live', bank_s: 1, increment_s: 0, cap_s: 1 } }, 'bad_clock');
    await bad({ name: '\u200b' }, 'bad_request');
    await bad({ name: '  ' }, 'bad_request');
    await bad({ name: 'x'.repeat(61) }, 'bad_request');
    await bad({ seats: 8, points: '8-7-6-5-4-3-2-1' }, 'bad_seats');
    await bad({ seats: 1 }, 'out_of_range');
    await nobody.refused(401, 'not_signed_in', 'POST', ROOT, CUP);
    await (await guest(server, 'Lea')).refused(403, 'account_needed', 'POST', ROOT, CUP);
    for (let i = 0; i < 8; i++) await create(Kim);
    await bad({}, 'too_many_tournaments', 409);
    await nobody.refused(404, 'no_such_tournament', 'GET', `${ROOT}/AAAAAAAAAAAAAAAA`);
    await nobody.refused(404, 'no_such_tournament', 'GET', `${ROOT}/AAAAAAAAAAAAAAAA/rounds/1`);
    for (const [method, path] of [['PUT', 'entry'], ['DELETE', 'entry'], ['POST', 'start'], ['POST', 'cancel']])
      await nobody.refused(401, 'not_signed_in', method, `${ROOT}/AAAAAAAAAAAAAAAA/${path}`);
  });

  test(`on ${engine} an unlisted tournament is in no list but those of its people`, async () => {
    const { Max, Ned, Ola } = await accounts(server, 'Max', 'Ned', 'Ola');
    const id = await create(Max, { listed: false });
    await enter(Ned, id);
    const has = async (who) => (await who.get(ROOT)).tournaments.some((one) => one.id === id);
    assert.deepEqual([await has(Max), await has(Ned), await has(Ola), await has(new Rest(server))], [true, true, false, false]);
    assert.equal((await read(Max, id)).tournament.mine, true);
    assert.equal((await read(Ola, id)).tournament.mine, false, 'the id is the key');
  });
}

test('a server that is killed at any time pairs no round twice and loses none', async () => {
  const server = await startServer();
  try {
    const people = await accounts(server, 'Pam', 'Quin', 'Rob', 'Sue');
    const { Pam } = people;
    const id = await create(Pam, { rounds: 3 });
    for (const who of Object.values(people)) await enter(who, id);
    await Pam.post(`${ROOT}/${id}/start`);
    const seen = [];
    for (let number = 1; number <= 3; number++) {
      await until(async () => (await Pam.ask('GET', `${ROOT}/${id}/rounds/${number}`)).status === 200, `round ${number}`);
      const before = (await Pam.get(`${ROOT}/${id}/rounds/${number}`)).tables.map(({ match }) => match);
      await server.kill();
      await server.start();
      const tables = await round(Pam, id, number);
      assert.deepEqual(tables.map(({ match }) => match), before, 'the same matches');
      seen.push(...tables.map(({ players }) => players.map(({ name }) => name).sort().join()));
      await play(people, tables);
    }
    await until(async () => await status(Pam, id) === 'over', 'the end');
    assert.equal(new Set(seen).size, 6, 'everybody has met everybody once');
  } finally {
    await server.close();
  }
});

test('every answer of the routes of tournaments was seen', () => {
  assert.deepEqual(unseen(/^\/api\/tournaments/, '413', '429', '503'), []);
});
