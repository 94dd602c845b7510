// Clocks over the wire: how much time a match gives, and a server for which days pass.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { guests } from '../support/play.js';
import { callOff } from '../support/rest.js';
import { until } from '../support/patience.js';
import { startServer } from '../support/server.js';

const DAY_MS = 24 * 3600 * 1000;
const DAYS = { pace: 'days', bank_s: 86400, increment_s: 28800, cap_s: 259200 };
const LIVE = { pace: 'live', bank_s: 600, increment_s: 10, cap_s: 3600 };

let server;
let ann;
let ben;
before(async () => {
  server = await startServer({ moves: true });
  [ann, ben] = await guests(server, 'Ann', 'Ben');
});
after(() => server?.close());

const create = async (body) => (await ann.create('/api/matches', { game: 'stoneage', seats: 2, ...body })).match;

test('a match has the clock that it was created with, wherever it is printed, and so has its rematch', async () => {
  for (const clock of [DAYS, LIVE, null]) {
    const match = await create({ clock });
    assert.deepEqual(match.clock, clock);
    const { matches } = await ben.get('/api/matches?filter=open');
    assert.deepEqual(matches.find(({ id }) => id === match.id).clock, clock);
    await server.kill();
    await server.start();
    assert.deepEqual((await ben.get(`/api/matches/${match.id}`)).match.clock, clock, 'read from its file');
    await ben.post(`/api/matches/${match.id}/join`, {});
    await ann.post(`/api/matches/${match.id}/start`);
    await callOff(match.id, ann, ben);
    assert.deepEqual((await ben.create(`/api/matches/${match.id}/rematch`)).match.clock, clock);
  }
});

test('a table that ended before it began has no file, no luck and no views, in memory and read again', async () => {
  const { id } = await create({ open_days: 1 });
  await server.move(2 * DAY_MS);
  for (const again of [false, true]) {
    if (again) await server.kill();
    if (again) await server.start();
    await until(async () => (await ann.get(`/api/matches/${id}`)).match.status === 'abandoned', 'its end');
    for (const what of ['export', 'luck']) await ann.refused(409, 'not_running', 'GET', `/api/matches/${id}/${what}`);
    await ann.refused(404, 'no_such_version', 'GET', `/api/matches/${id}/view?version=0`);
  }
});

test('a clock out of its bounds is none', async () => {
  const wrong = [
    [{ ...LIVE, bank_s: 9 }], [{ ...LIVE, bank_s: 21601, cap_s: 86400 }], [{ ...LIVE, increment_s: 601 }], [{ ...LIVE, cap_s: 599 }],
    [{ ...LIVE, cap_s: 86401 }], [{ ...DAYS, bank_s: 3599 }], [{ ...DAYS, bank_s: 1209601, cap_s: 1814400 }], [{ ...DAYS, increment_s: 604801 }],
    [{ ...DAYS, pace: 'weeks' }], [{ ...DAYS, pace: '' }], [{ ...DAYS, cap_s: 1814401 }, 'out_of_range'], [{ ...DAYS, bank_s: -1 }, 'out_of_range'],
    [{ ...DAYS, bank_s: 1.5 }, 'bad_type'], [[DAYS], 'bad_type'], ['days', 'bad_type'], [{ pace: 'live' }, 'missing_field'], [{ ...LIVE, tenths: 1 }, 'unknown_field'],
  ];
  for (const [clock, name = 'bad_clock'] of wrong) await ann.refused(400, name, 'POST', '/api/matches', { game: 'stoneage', seats: 2, clock });
});

test('the test server moves its clock by days, and continues from there after a restart', async () => {
  const created = async () => (await create({})).created_ms;
  const before = await created();
  await server.move(3 * DAY_MS);
  const later = await created();
  assert.ok(later - before >= 3 * DAY_MS && later - before < 4 * DAY_MS);
  await server.stop();
  await server.start();
  assert.ok((await created()) >= later);
  await server.move(1000, -2 * DAY_MS);
  assert.ok((await created()) < later - DAY_MS, 'the wall clock was set back');
});
