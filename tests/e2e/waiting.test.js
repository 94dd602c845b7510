// Tables that wait, on the real server: how long, for whom, and what follows them; across kill -9.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { callOff, exercised, guest, Rest, table } from '../support/rest.js';
import { openapi } from '../support/schemas.js';
import { startServer } from '../support/server.js';

const DAY_MS = 24 * 3600 * 1000;
let server;
let ann;
let ben;
let nobody;
before(async () => {
  server = await startServer();
  nobody = new Rest(server);
  ann = await guest(server, 'Ann');
  ben = await guest(server, 'Ben');
});
after(() => server?.close());

const open = async (who, settings = {}) => (await who.create('/api/matches', { game: 'stoneage', seats: 2, bot_delay: false, ...settings })).match;

test('a table is open as long as its host says, two weeks if they say nothing', async () => {
  for (const [settings, days] of [[{}, 14], [{ open_days: 1 }, 1], [{ open_days: 30 }, 30]]) {
    const match = await open(ann, settings);
    assert.equal(match.open_days, days);
    assert.equal(match.open_until_ms - match.created_ms, days * DAY_MS);
    const rows = (await nobody.get('/api/matches?filter=open')).matches;
    assert.equal(rows.find(({ id }) => id === match.id).open_until_ms, match.open_until_ms);
  }
  for (const open_days of [0, 31, 1.5, '7']) assert.equal((await ann.ask('POST', '/api/matches', { game: 'stoneage', seats: 2, open_days })).status, 400);
});

test('a table that starts when it is full begins with the last seat, and its dice have what that person adds', async () => {
  const match = await open(ann, { starts: 'full' });
  assert.equal(match.starts, 'full');
  const nonce = 'ab'.repeat(32);
  await ben.refused(400, 'bad_request', 'POST', `/api/matches/${match.id}/join`, { nonce: 'zz'.repeat(32) });
  const begun = (await ben.post(`/api/matches/${match.id}/join`, { nonce })).match;
  assert.equal(begun.status, 'running');
  assert.equal(begun.open_until_ms, null);
  assert.equal(begun.seats[1].nonce, nonce);
  assert.equal((await ann.get(`/api/matches/${match.id}`)).version, 0);
  await ann.refused(409, 'not_open', 'POST', `/api/matches/${match.id}/start`);
  await ann.refused(400, 'bad_request', 'POST', '/api/matches', { game: 'stoneage', seats: 2, starts: 'soon' });
});

test('of a standing challenge exactly one follows each, whenever the server is killed', async () => {
  const own = await startServer();
  try {
    const host = await guest(own, 'Host');
    let match = await open(host, { starts: 'full', standing: true, open_days: 7, undo: 'vote' });
    for (let round = 1; round <= 4; round += 1) {
      const other = await guest(own, `Other ${round}`);
      const asked = other.ask('POST', `/api/matches/${match.id}/join`, {}).catch(() => null);
      if (round % 2 === 0) {
        await Promise.race([asked, new Promise((resolve) => { setTimeout(resolve, round); })]); // before its answer, or after it
        await own.kill();
        await own.start();
      }
      await asked;
      const now = (await host.get(`/api/matches/${match.id}`)).match;
      if (now.status === 'open') await other.post(`/api/matches/${match.id}/join`); // it was not durable: nothing of it is there
      const mine = (await host.get('/api/matches?filter=mine')).matches;
      assert.equal(mine.filter(({ status }) => status === 'running').length, round);
      const next = mine.filter(({ status }) => status === 'open');
      assert.equal(next.length, 1);
      assert.deepEqual([next[0].starts, next[0].standing, next[0].open_days, next[0].undo, next[0].my_seat, next[0].host],
        ['full', true, 7, 'vote', 0, true]);
      [match] = next;
    }
  } finally {
    await own.close();
  }
});

test('a standing challenge is ended by its host alone, and an account has three at most', async () => {
  const host = await guest(server, 'Host');
  const first = await open(host, { standing: true });
  for (let i = 0; i < 2; i += 1) await open(host, { standing: true });
  await host.refused(429, 'too_many_standing', 'POST', '/api/matches', { game: 'stoneage', seats: 2, standing: true });
  const path = `/api/matches/${first.id}/standing`;
  await nobody.refused(401, 'not_signed_in', 'DELETE', path);
  await ben.refused(403, 'not_host', 'DELETE', path);
  await host.refused(404, 'no_such_match', 'DELETE', '/api/matches/AAAAAAAAAAAAAAAA/standing');
  await host.refused(400, 'unknown_field', 'DELETE', path, { more: 1 });
  assert.equal((await host.expect(200, 'DELETE', path)).match.standing, false);
  assert.equal((await open(host, { standing: true })).standing, true);
  await ben.post(`/api/matches/${first.id}/join`);
  await host.post(`/api/matches/${first.id}/start`);
  await host.refused(409, 'not_open', 'DELETE', path);
  const mine = (await host.get('/api/matches?filter=mine')).matches;
  assert.equal(mine.length, 4, 'none has followed');
});

test('a rematch is for the same people: it follows the settings, but is no challenge', async () => {
  const match = await table([ann, ben], { standing: true, open_days: 3, starts: 'full', start: false });
  await callOff(match.id, ann, ben);
  const next = (await ann.create(`/api/matches/${match.id}/rematch`)).match;
  assert.deepEqual([next.open_days, next.starts, next.standing], [3, 'full', false]);
  assert.equal((await ben.create(`/api/matches/${match.id}/rematch`)).match.status, 'running', 'all have said yes');
});

test('a host arranges an open table: seats change places, and who begins is chosen; across kill -9', async () => {
  const own = await startServer();
  try {
    const host = await guest(own, 'Host');
    const other = await guest(own, 'Other');
    const match = await open(host, { seats: 3, listed: false, join: 'link' });
    const path = `/api/matches/${match.id}`;
    await other.post(`${path}/join`, { seat: 1, key: match.key });
    await host.post(`${path}/bots`, { seat: 2, bot: 'easy' });
    assert.equal((await host.post(`${path}/seats`, { seat: 0, to: 2 })).match.my_seat, 2);
    assert.equal((await host.post(`${path}/first`, { seat: 1 })).match.start_seat, 1);
    assert.equal((await host.post(`${path}/first`, {})).match.start_seat, null);
    await host.post(`${path}/first`, { seat: 1 });
    await own.kill();
    await own.start();
    const kept = (await other.get(path)).match;
    assert.deepEqual([kept.seats.map(({ name }) => name), kept.my_seat, kept.host, kept.start_seat], [['easy', 'Other', 'Host'], 1, false, 1]);
    await host.post(`${path}/start`);
    assert.deepEqual((await other.get(path)).to_act, [1]);
  } finally {
    await own.close();
  }
});

test('a host removes a person, who may come again, and hands the table over; across kill -9', async () => {
  const own = await startServer();
  try {
    const [host, other, third] = [await guest(own, 'Host'), await guest(own, 'Other'), await guest(own, 'Third')];
    const path = `/api/matches/${(await open(host, { seats: 3, standing: false })).id}`;
    await other.post(`${path}/join`, { seat: 1 });
    await third.post(`${path}/join`, { seat: 2 });
    assert.equal((await host.expect(200, 'DELETE', `${path}/seats/1`)).match.seats[1].user, null);
    assert.equal((await other.get(path)).match.my_seat, null);
    await other.post(`${path}/join`, { seat: 1 });
    assert.equal((await host.post(`${path}/host`, { seat: 1 })).match.host, false);
    await own.kill();
    await own.start();
    assert.deepEqual([(await other.get(path)).match.host, (await host.get(path)).match.host], [true, false]);
    await host.refused(403, 'not_host', 'POST', `${path}/start`);
    await other.expect(200, 'DELETE', `${path}/seats/0`);
    assert.deepEqual((await third.get(path)).match.seats.map(({ name }) => name), [null, 'Other', 'Third']);
  } finally {
    await own.close();
  }
});

test('only the host removes persons and hands a table over, before the match begins', async () => {
  const match = await open(ann, { seats: 2 });
  const path = `/api/matches/${match.id}`;
  await ben.post(`${path}/join`);
  for (const [method, route, body] of [['DELETE', 'seats/1'], ['POST', 'host', { seat: 1 }]]) {
    await nobody.refused(401, 'not_signed_in', method, `${path}/${route}`, body);
    await ben.refused(403, 'not_host', method, `${path}/${route}`, body);
    await ann.refused(404, 'no_such_match', method, `/api/matches/AAAAAAAAAAAAAAAA/${route}`, body);
    await ann.refused(400, 'bad_seat', method, `${path}/${route.replace('1', '0')}`, body && { seat: 0 });
  }
  await ann.refused(400, 'bad_seat', 'DELETE', `${path}/seats/x`);
  await ann.post(`${path}/start`);
  await ann.refused(409, 'not_open', 'DELETE', `${path}/seats/1`);
  await ann.refused(409, 'not_open', 'POST', `${path}/host`, { seat: 1 });
});

test('only the host arranges a table, of seats that it has, before the match begins', async () => {
  const match = await open(ann, { seats: 2 });
  const path = `/api/matches/${match.id}`;
  await ben.post(`${path}/join`);
  for (const [route, body] of [['seats', { seat: 0, to: 1 }], ['first', { seat: 1 }]]) {
    await nobody.refused(401, 'not_signed_in', 'POST', `${path}/${route}`, body);
    await ben.refused(403, 'not_host', 'POST', `${path}/${route}`, body);
    await ann.refused(404, 'no_such_match', 'POST', `/api/matches/AAAAAAAAAAAAAAAA/${route}`, body);
    await ann.refused(400, 'bad_seat', 'POST', `${path}/${route}`, { ...body, seat: 2 });
    await ann.refused(400, 'unknown_field', 'POST', `${path}/${route}`, { ...body, more: 1 });
  }
  await ann.refused(400, 'bad_seat', 'POST', `${path}/seats`, { seat: 1, to: 1 });
  await ann.refused(400, 'missing_field', 'POST', `${path}/seats`, { seat: 1 });
  await ann.post(`${path}/start`);
  await ann.refused(409, 'not_open', 'POST', `${path}/seats`, { seat: 0, to: 1 });
  await ann.refused(409, 'not_open', 'POST', `${path}/first`, { seat: 1 });
});

test('each status that a client can bring about was met', () => {
  const exempt = ['413', '429', '503'];
  for (const [path, methods] of [['/api/matches/{id}/standing', ['delete']], ['/api/matches/{id}/seats', ['post']],
    ['/api/matches/{id}/first', ['post']], ['/api/matches/{id}/seats/{seat}', ['delete']], ['/api/matches/{id}/host', ['post']]]) {
    for (const method of methods) {
      const statuses = Object.keys(openapi.paths[path][method].responses).filter((status) => !exempt.includes(status));
      assert.deepEqual(statuses.filter((status) => !exercised.has(`${method.toUpperCase()} ${path} ${status}`)), [], `${method} ${path}`);
    }
  }
});
