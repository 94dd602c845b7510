// Quick pairing over REST, on a file and on two nodes of PostgreSQL: people who wait get a table that suits all of them, once, through crashes; who may not
// meet does not.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { patient, until } from '../support/patience.js';
import { serveOnPostgres } from '../support/postgres.js';
import { account, guest, Rest, unseen } from '../support/rest.js';
import { startServer } from '../support/server.js';

const file = await startServer();
const database = await serveOnPostgres();
after(() => Promise.all([file.close(), database.close()]));

const path = (game = 'clans', pace = 'live_5_15') => `/api/me/seeks/${game}/${pace}`;
const seek = (who, least = 2, most = 2, where = path()) => who.expect(200, 'POST', where, { seats_min: least, seats_max: most });
const seeks = async (who) => (await who.get('/api/pairing')).seeks;
const waiting = async (who, game = 'clans', pace = 'live_5_15') => (await who.get('/api/pairing')).pools
  .find((pool) => pool.game === game && pool.pace === pace).waiting;

/** The match of somebody who was paired; the seek is renewed meanwhile, as the page does. */
const paired = (who, game = 'clans', pace = 'live_5_15') => until(async () => {
  const mine = (await seeks(who)).find((one) => one.game === game && one.pace === pace);
  if (mine && !mine.paired) await who.ask('PUT', path(game, pace), { since_ms: mine.since_ms });
  return mine?.match ?? null;
}, 'a table');

for (const [engine, server] of [['a file', file], ['PostgreSQL', database.server]]) {
  test(`on ${engine} two who wait get one running match with the clock of the pace, and its people`, async () => {
    const [ann, gus] = [await account(server, 'Ann'), await guest(server, 'Gus')];
    await seek(ann);
    assert.equal(await waiting(new Rest(server)), 1, 'anybody sees how many wait');
    assert.deepEqual((await new Rest(server).get('/api/pairing')).seeks, []);
    const [mine] = await seeks(ann);
    assert.deepEqual([mine.seats, mine.paired, mine.match], [[2], false, null]);
    await seek(gus);
    const id = await paired(ann);
    assert.equal(await paired(gus), id);
    const { match } = await ann.get(`/api/matches/${id}`);
    assert.deepEqual([match.status, match.listed, match.clock.pace, match.clock.bank_s, match.clock.increment_s], ['running', true, 'live', 300, 15]);
    assert.deepEqual(match.seats.map(({ name }) => name).sort(), ['Ann', 'Gus']);
    const pool = (await ann.get('/api/pairing')).pools.find(({ game, pace }) => game === 'clans' && pace === 'live_5_15');
    assert.equal(pool.waiting, 0);
    assert.ok(pool.wait_ms >= 0 && pool.wait_ms < 60000, `the next wait is estimated: ${pool.wait_ms}`);
    assert.deepEqual((await ann.get('/api/me/export')).seeks.map((one) => one.match), [id]);
  });

  test(`on ${engine} who has blocked somebody is not paired with them, but with the next one`, async () => {
    const [bea, cid, dan] = [await account(server, 'Bea'), await account(server, 'Cid'), await account(server, 'Dan')];
    await cid.expect(200, 'POST', '/api/me/relations', { name: 'Bea', kind: 'block' });
    for (const who of [bea, cid]) await seek(who, 2, 2, path('clans', 'days'));
    assert.equal(await waiting(bea, 'clans', 'days'), 2);
    await seek(dan, 2, 2, path('clans', 'days'));
    const id = await paired(dan, 'clans', 'days');
    const { match } = await dan.get(`/api/matches/${id}`);
    assert.deepEqual(match.seats.map(({ name }) => name).sort(), ['Bea', 'Dan'], 'the longer wait goes first');
    assert.equal(await waiting(cid, 'clans', 'days'), 1);
    await cid.expect(200, 'DELETE', path('clans', 'days'));
    await cid.refused(404, 'not_found', 'DELETE', path('clans', 'days'));
  });

  test(`on ${engine} a table of three waits for a third; a deleted account waits for nobody`, async () => {
    const [eve, fay, gil] = [await account(server, 'Eve'), await account(server, 'Fay'), await account(server, 'Gil')];
    const where = path('stoneage', 'days');
    for (const who of [eve, fay]) await seek(who, 3, 4, where);
    await eve.expect(200, 'DELETE', '/api/me', { password: 'Eve has a password' });
    assert.equal(await waiting(fay, 'stoneage', 'days'), 1);
    const hal = await account(server, 'Hal');
    for (const who of [gil, hal]) await seek(who, 3, 3, where);
    const id = await until(async () => (await seeks(fay))[0]?.match ?? null, 'the table of three');
    const { match } = await fay.get(`/api/matches/${id}`);
    assert.deepEqual(match.seats.map(({ name }) => name).sort(), ['Fay', 'Gil', 'Hal']);
  });
}

test('two nodes that pair at once make each table once', async () => {
  const other = await startServer({ args: ['--store', database.postgres.url()] });
  try {
    const people = [];
    for (let number = 0; number < 12; number += 1) people.push(await guest(number % 2 ? other : database.server, `Player ${number}`));
    await Promise.all(people.map((who) => seek(who, 2, 2, path('clans', 'live_10_20'))));
    const ids = await Promise.all(people.map((who) => paired(who, 'clans', 'live_10_20')));
    assert.deepEqual(ids.map((id) => ids.filter((one) => one === id).length), Array(12).fill(2));
  } finally {
    await other.close();
  }
});

test('a table that was found before the server was killed opens after its start', async () => {
  const server = await startServer();
  try {
    const [ida, jon] = [await account(server, 'Ida'), await account(server, 'Jon')];
    for (const who of [ida, jon]) await seek(who, 2, 2, path('clans', 'days'));
    await until(async () => (await seeks(ida))[0].paired, 'the pairing');
    await server.kill();
    await server.start();
    const id = await until(async () => (await seeks(ida))[0]?.match ?? null, 'the table');
    assert.equal((await jon.get(`/api/matches/${id}`)).match.status, 'running');
  } finally {
    await server.close();
  }
});

for (const [engine, server] of [['a file', file], ['PostgreSQL', database.server]]) {
  test(`on ${engine} a renewal begins nothing: not after the pairing, nor after the user has stopped`, async () => {
    const [lea, max] = [await account(server, 'Lea'), await account(server, 'Max')];
    const where = path('stoneage', 'live_10_20');
    await seek(lea, 2, 2, where);
    const [{ since_ms: since }] = await seeks(lea);
    await lea.expect(200, 'DELETE', where);
    assert.deepEqual(await lea.expect(200, 'PUT', where, { since_ms: since }), { waits: false });
    assert.deepEqual(await seeks(lea), []);
    for (const who of [lea, max]) await seek(who, 2, 2, where);
    const [{ since_ms: again }] = await seeks(lea);
    assert.equal(typeof (await lea.expect(200, 'PUT', where, { since_ms: again })).waits, 'boolean');
    await paired(lea, 'stoneage', 'live_10_20');
    assert.deepEqual(await lea.expect(200, 'PUT', where, { since_ms: again }), { waits: false });
    assert.deepEqual((await seeks(lea)).filter((one) => !one.paired), []);
  });

  test(`on ${engine} whoever is left when another goes before the table opens waits again, and nothing opens`, async () => {
    const [nia, oto] = [await guest(server, 'Nia'), await guest(server, 'Oto')];
    const where = path('stoneage', 'live_5_15');
    await seek(nia, 2, 2, where);
    await seek(oto, 2, 2, where);
    await until(async () => (await seeks(nia))[0]?.paired, 'the pairing');
    await oto.ask('DELETE', '/api/me');
    const left = await until(async () => {
      const [mine] = await seeks(nia);
      if (mine && !mine.paired) await nia.ask('PUT', where, { since_ms: mine.since_ms });
      return mine && (!mine.paired || mine.match) ? mine : null;
    }, 'a seek again, or the table, if that was faster');
    const { match } = left.match ? await nia.get(`/api/matches/${left.match}`) : { match: { seats: [null, null] } };
    assert.equal(match.seats.length, 2, 'never a table for one');
    assert.ok(server.alive);
  });
}

test('nobody on vacation is paired for a slow table, and bot accounts never', async () => {
  const [pia, ron, rob] = [await account(file, 'Pia'), await account(file, 'Ron'), await account(file, 'Rob')];
  const day = (n) => new Date(Date.now() + n * 86400000).toISOString().slice(0, 10);
  await pia.post('/api/me/vacations', { first_day: day(0), last_day: day(3) });
  for (const who of [pia, ron]) await seek(who, 4, 4, path('clans', 'days'));
  assert.equal(await waiting(ron, 'clans', 'days'), 1);
  await rob.post('/api/me/bot');
  await rob.refused(403, 'not_allowed', 'POST', path(), { seats_min: 2, seats_max: 2 });
  for (const who of [pia, ron]) await who.expect(200, 'DELETE', path('clans', 'days'));
});

test('what is no pool, or no number of players, is refused with its name', async () => {
  const [kim, nobody] = [await account(file, 'Kim'), new Rest(file)];
  await nobody.refused(401, 'not_signed_in', 'POST', path(), { seats_min: 2, seats_max: 2 });
  await nobody.refused(401, 'not_signed_in', 'PUT', path(), { since_ms: 1 });
  await nobody.refused(401, 'not_signed_in', 'DELETE', path());
  for (const where of [path('chess'), path('clans', 'live'), path('clans', 'hours')]) {
    await kim.refused(404, 'not_found', 'POST', where, { seats_min: 2, seats_max: 2 });
    await kim.refused(404, 'not_found', 'PUT', where, { since_ms: 1 });
    await kim.refused(404, 'not_found', 'DELETE', where);
  }
  await kim.refused(400, 'missing_field', 'POST', path(), { seats_min: 2 });
  await kim.refused(400, 'bad_seats', 'POST', path(), { seats_min: 4, seats_max: 3 });
  await kim.refused(400, 'bad_seats', 'POST', path(), { seats_min: 2, seats_max: 8 });
  await kim.refused(400, 'missing_field', 'PUT', path(), {});
  for (const [method, body] of [['POST', { seats_min: 2, seats_max: 2 }], ['PUT', { since_ms: 1 }], ['DELETE', undefined]])
    await kim.refused(403, 'wrong_origin', method, path(), body, { headers: { origin: 'http://elsewhere.example' } });
  const { secret } = await kim.create('/api/me/tokens', { name: 'reads', scopes: ['chat'] });
  const headers = { authorization: `Bearer ${secret}` };
  await nobody.refused(403, 'scope', 'GET', '/api/pairing', undefined, { headers });
  await nobody.refused(401, 'bad_token', 'GET', '/api/pairing', undefined, { headers: { authorization: `Bearer ochre_${'a'.repeat(40)}` } });
  assert.deepEqual(await seeks(kim), []);
  assert.deepEqual(unseen(/^\/api\/(pairing|me\/seeks)/, '413', '429', '503'), []);
});

test('many who have all blocked each other stop nobody else from being paired', { timeout: patient(120000) }, async () => {
  const crowd = await Promise.all(Array.from({ length: 34 }, (_, i) => account(file, `Crowd ${i}`)));
  const where = path('clans', 'live_10_20');
  await Promise.all(crowd.map(async (who, i) => {
    for (let other = 0; other < crowd.length; other += 1)
      if (other !== i) await who.expect(200, 'POST', '/api/me/relations', { name: `Crowd ${other}`, kind: 'block' });
    await seek(who, 2, 2, where);
  }));
  const others = [await guest(file, 'Uma'), await guest(file, 'Val')];
  for (const who of others) await seek(who, 2, 2, where);
  const id = await paired(others[0], 'clans', 'live_10_20');
  const { match } = await others[1].get(`/api/matches/${id}`);
  assert.deepEqual(match.seats.map(({ name }) => name).sort(), ['Uma', 'Val']);
  for (const who of crowd) await who.expect(200, 'DELETE', where);
});
