// When somebody's clocks by correspondence stand still, over REST.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { exercised, guest, Rest } from '../support/rest.js';
import { openapi } from '../support/schemas.js';
import { startServer } from '../support/server.js';

const DAY_MS = 24 * 3600 * 1000;
const CALENDAR = '/api/me/calendar';
const VACATIONS = '/api/me/vacations';

let server;
before(async () => { server = await startServer(); });
after(() => server?.close());

/** The day that it is there now, or so many days later. */
function day(later = 0, timeZone = 'UTC') {
  const parts = Object.fromEntries(new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    .formatToParts(Date.now() + later * DAY_MS).map(({ type, value }) => [type, value]));
  return `${parts.year}-${parts.month}-${parts.day}`;
}

test('a calendar is empty until something is set, and holds what was', async () => {
  const ann = await guest(server, 'Ann');
  const empty = (await ann.get(CALENDAR)).calendar;
  assert.equal(empty.time_zone, null);
  assert.equal(empty.quiet, null);
  assert.deepEqual(empty.vacations, []);
  assert.deepEqual(empty.years.map(({ days_left }) => days_left), [30, 30, 30]);
  const set = (await ann.post(CALENDAR, { time_zone: 'Europe/Berlin', quiet_from: '22:00', quiet_to: '07:05' })).calendar;
  assert.equal(set.time_zone, 'Europe/Berlin');
  assert.deepEqual(set.quiet, { from: '22:00', to: '07:05' });
  assert.deepEqual((await ann.get(CALENDAR)).calendar, set);
  assert.equal((await ann.post(CALENDAR, { time_zone: 'Asia/Tokyo' })).calendar.quiet, null);
});

test('a vacation begins now, counts its days, and gives back those after its end', async () => {
  const ann = await guest(server, 'Ann');
  await ann.post(CALENDAR, { time_zone: 'Pacific/Auckland' });
  const [today, last] = [day(0, 'Pacific/Auckland'), day(9, 'Pacific/Auckland')];
  const { calendar, now_ms } = await ann.post(VACATIONS, { first_day: today, last_day: last });
  assert.equal(calendar.vacations[0].first_day, today);
  assert.ok(calendar.vacations[0].from_ms <= now_ms && calendar.vacations[0].to_ms > now_ms + 8 * DAY_MS);
  assert.equal(calendar.years.reduce((sum, { days_left }) => sum + days_left, 0), 80);
  const [later, end] = [day(20, 'Pacific/Auckland'), day(21, 'Pacific/Auckland')];
  await ann.post(VACATIONS, { first_day: later, last_day: end });
  await ann.expect(200, 'DELETE', `${VACATIONS}/${later}`);
  const ended = (await ann.expect(200, 'DELETE', `${VACATIONS}/${today}`)).calendar;
  assert.equal(ended.vacations.length, 1);
  assert.equal(ended.vacations[0].last_day, today);
  assert.equal(ended.years.reduce((sum, { days_left }) => sum + days_left, 0), 89);
});

test('what may not be is refused by name', async () => {
  const ann = await guest(server, 'Ann');
  const nobody = new Rest(server);
  for (const [path, body, wanted] of [
    [CALENDAR, { time_zone: 'Mars/Olympus' }, '400 unknown_time_zone'], [CALENDAR, { time_zone: '../../etc/passwd' }, '400 unknown_time_zone'],
    [CALENDAR, { time_zone: 'right/UTC' }, '400 unknown_time_zone'], [CALENDAR, { time_zone: 'tzdata.zi' }, '400 unknown_time_zone'],
    [CALENDAR, { time_zone: 'UTC', quiet_from: '22:00', quiet_to: '10:01' }, '400 quiet_too_long'],
    [CALENDAR, { time_zone: 'UTC', quiet_from: '24:00', quiet_to: '10:00' }, '400 bad_time'],
    [CALENDAR, { time_zone: 'UTC', quiet_from: '7:00', quiet_to: '10:00' }, '400 bad_time'],
    [CALENDAR, { time_zone: 'UTC', quiet_from: '07:00' }, '400 bad_time'],
    [CALENDAR, { quiet_from: '07:00', quiet_to: '08:00' }, '400 missing_field'],
    [VACATIONS, { first_day: day(-2), last_day: day(1) }, '400 bad_days'], [VACATIONS, { first_day: day(5), last_day: day(4) }, '400 bad_days'],
    [VACATIONS, { first_day: '2026-02-30', last_day: day(4) }, '400 bad_days'], [VACATIONS, { first_day: day(367), last_day: day(368) }, '400 bad_days'],
    [VACATIONS, { first_day: day(2), last_day: day(32) }, '400 bad_days'],
  ]) {
    const answer = await ann.ask('POST', path, body);
    assert.equal(`${answer.status} ${answer.json.error?.name}`, wanted, JSON.stringify(body));
  }
  await ann.post(VACATIONS, { first_day: day(3), last_day: day(5) });
  await ann.refused(409, 'vacation_overlaps', 'POST', VACATIONS, { first_day: day(1), last_day: day(3) });
  const year = Number(day().slice(0, 4)) + 1; // in which nothing is planned yet
  if (day(300) >= `${year}-02-28`) {
    await ann.post(VACATIONS, { first_day: `${year}-01-10`, last_day: `${year}-02-08` });
    await ann.refused(409, 'vacation_spent', 'POST', VACATIONS, { first_day: `${year}-02-20`, last_day: `${year}-02-20` });
  }
  await ann.refused(404, 'no_such_vacation', 'DELETE', `${VACATIONS}/${day(4)}`);
  await ann.refused(404, 'no_such_vacation', 'DELETE', `${VACATIONS}/soon`);
  for (const [method, path] of [['GET', CALENDAR], ['POST', CALENDAR], ['POST', VACATIONS], ['DELETE', `${VACATIONS}/${day(3)}`]]) {
    await nobody.refused(401, 'not_signed_in', method, path, method === 'POST' ? { time_zone: 'UTC' } : undefined);
    if (method !== 'GET') await ann.refused(403, 'wrong_origin', method, path, method === 'POST' ? {} : undefined, { headers: { origin: 'http://elsewhere.example' } });
  }
});

test('quiet hours change so often and no more', async () => {
  const ann = await guest(server, 'Ann');
  let [changes, answer] = [0, null];
  for (; changes < 20 && answer?.status !== 409; changes += 1) { // two in one millisecond are one
    answer = await ann.ask('POST', CALENDAR, { time_zone: 'UTC', quiet_from: '00:00', quiet_to: `01:${10 + changes}` });
  }
  assert.equal(answer.json.error?.name, 'too_many_changes');
  assert.ok(changes > 8);
  assert.deepEqual((await ann.get(CALENDAR)).calendar.quiet, { from: '00:00', to: `01:${8 + changes}` });
});

test('changes of two devices at once both hold', async () => {
  const ann = await guest(server, 'Ann');
  const days = [3, 6, 9, 12, 15];
  await Promise.all(days.map((later) => ann.post(VACATIONS, { first_day: day(later), last_day: day(later) })));
  assert.deepEqual((await ann.get(CALENDAR)).calendar.vacations.map(({ first_day }) => first_day), days.map((later) => day(later)));
});

test('it is in my data', async () => {
  const ann = await guest(server, 'Ann');
  const set = (await ann.post(CALENDAR, { time_zone: 'Asia/Kathmandu', quiet_from: '23:15', quiet_to: '06:45' })).calendar;
  assert.deepEqual((await ann.get('/api/me/export')).calendar, set);
});

test('each status that a client can bring about was met', () => {
  const missing = [];
  for (const path of [CALENDAR, VACATIONS, `${VACATIONS}/{day}`]) {
    for (const [method, { responses }] of Object.entries(openapi.paths[path]).filter(([, value]) => value.responses)) {
      for (const status of Object.keys(responses).filter((one) => !['413', '429', '503'].includes(one))) { // any route's, much, full disks
        if (!exercised.has(`${method.toUpperCase()} ${path} ${status}`)) missing.push(`${method} ${path} ${status}`);
      }
    }
  }
  assert.deepEqual(missing, []);
});
