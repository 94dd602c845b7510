// Clocks in Chromium: what the account page sets, a table that is opened with one, and a match by correspondence over days.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkWidth, id, matchOf, PHONE, restOf, shot, stage, WIDE } from '../support/browser.js';
import { patient, until } from '../support/patience.js';

const here = stage({ moves: true });
const { people } = here;

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;
const DAYS = { pace: 'days', bank_s: 86400, increment_s: 86400, cap_s: 259200 };

/** Day and night of what is on the page. */
async function shots(who, name) {
  await shot(who, name);
  await who.page.evaluate(() => { document.documentElement.dataset.theme = 'night'; });
  await shot(who, `${name}-night`);
  await who.page.evaluate(() => { document.documentElement.dataset.theme = 'auto'; });
  await checkWidth(who);
}

/** At the page, by that name. */
async function guestAt(who, name) {
  await who.page.goto('/');
  await who.page.evaluate((text) => fetch('/api/guests', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name: text }) }), name);
  return restOf(who);
}

/** The server's clock, which days have passed on. */
const nowOf = async (rest) => (await rest.get('/api/me/calendar')).now_ms;
const dayOf = (ms) => new Date(ms).toISOString().slice(0, 10);
const hourOf = (ms) => `${String(new Date(ms).getUTCHours()).padStart(2, '0')}:00`;

test('quiet hours and vacations are set on the account page, at both widths', { timeout: patient(90000) }, () =>
  people([{ viewport: WIDE }, { viewport: PHONE }], async (...both) => {
    for (const who of both) {
      const rest = await guestAt(who, 'Ann');
      await who.page.goto('/account');
      assert.notEqual(await id(who, 'time-zone').inputValue(), '', 'the browser says where one is');
      await id(who, 'time-zone').selectOption('Asia/Tokyo');
      await id(who, 'with-quiet').check();
      await id(who, 'quiet-from').fill('21:00');
      await id(who, 'quiet-to').fill('09:30');
      await who.page.locator('[data-testid="save-quiet"]:disabled').waitFor(); // more than twelve hours are not sent
      await id(who, 'quiet-to').fill('06:45');
      await id(who, 'save-quiet').click();
      await id(who, 'notice').waitFor();
      const { calendar } = await rest.get('/api/me/calendar');
      assert.deepEqual([calendar.time_zone, calendar.quiet], ['Asia/Tokyo', { from: '21:00', to: '06:45' }]);
      const first = await id(who, 'vacation-first').getAttribute('min');
      await id(who, 'vacation-first').fill(first);
      await id(who, 'vacation-last').fill(dayOf(Date.parse(first) + 2 * DAY_MS));
      await id(who, 'take-vacation').click();
      await id(who, 'on-vacation').waitFor();
      await shots(who, 'account');
      await id(who, 'vacation-end').click();
      await id(who, 'vacation').waitFor({ state: 'detached' });
      assert.equal((await rest.get('/api/me/calendar')).calendar.vacations[0].last_day, first, 'today is spent');
    }
  }));

test('a table is opened with a clock, which is said in words', { timeout: patient(60000) }, () => people([{ viewport: WIDE }], async (who) => {
  await guestAt(who, 'Ann');
  await who.page.goto('/');
  await id(who, 'create').click();
  await id(who, 'create-more').click();
  await id(who, 'create-clock').selectOption('own_days');
  await id(who, 'create-clock-bank').fill('100');
  await who.page.locator('[data-testid="create-go"]:disabled').waitFor(); // a cap under the bank is none
  await id(who, 'create-clock').selectOption('day');
  await id(who, 'create-go').click();
  await id(who, 'waiting').waitFor();
  assert.match(await id(who, 'waiting-clock').innerText(), /^1 day per move\. Each player starts with 24 hours/);
  const { match } = await (await restOf(who)).get(`/api/matches/${matchOf(who)}`);
  assert.deepEqual(match.clock, DAYS);
  await who.page.goto('/');
  await who.page.locator(`[data-testid="my-matches"] [data-testid="match-${match.id}"] [data-testid="clock-tag"]`).waitFor();
}));

/** Waits until the element says that; who was not there when the other one moved comes from the news to now first. */
async function says(who, name, words) {
  try {
    await until(async () => {
      if (await id(who, 'since-panel').isVisible()) await who.page.keyboard.press('Escape');
      return id(who, name).filter({ hasText: words }).first().isVisible();
    }, `${name}: ${words}`);
  } catch (error) {
    error.message += `\n${name}: ${await id(who, name).innerText().catch(() => 'is not there')}, not ${words}`;
    throw error;
  }
}

/** The first move that this person may make. */
async function moves(rest, match) {
  const { version } = await rest.get(`/api/matches/${match}`);
  await rest.post(`/api/matches/${match}/moves`, { id: `m${version}`, expects: version, move: 0 });
}

test('two play by correspondence over days: one has quiet hours, then a vacation, and loses no time', { timeout: patient(120000) }, () =>
  people([{ viewport: WIDE }, { viewport: PHONE }], async (ann, ben) => {
    const [annRest, benRest] = [await guestAt(ann, 'Ann'), await guestAt(ben, 'Ben')];
    const { match } = await annRest.create('/api/matches', { game: 'stoneage', seats: 2, start_seat: 0, clock: DAYS });
    await benRest.post(`/api/matches/${match.id}/join`);
    await annRest.post(`/api/matches/${match.id}/start`);
    const look = () => Promise.all([ann, ben].map((who) => who.page.goto(`/match/${match.id}`)));
    await look();
    await says(ann, 'clock-tag', '1 day per move');
    await says(ann, 'my-deadline', /You have until tomorrow/);
    await says(ben, 'clock-0', /by tomorrow/);
    await says(ben, 'clock-1', /1d$/);

    await here.server.move(20 * HOUR_MS);
    await moves(annRest, match.id);
    await look();
    await says(ann, 'clock-0', /1d 3h|1d 4h/);
    await says(ben, 'my-deadline', /You have until/);

    const now_ms = await nowOf(benRest);
    await benRest.post('/api/me/calendar', { time_zone: 'UTC', quiet_from: hourOf(now_ms), quiet_to: hourOf(now_ms + 11 * HOUR_MS) });
    await look();
    await says(ben, 'my-deadline', /Quiet hours: your clock is paused/);
    await says(ann, 'clock-1', /quiet hours/);
    await shots(ann, 'quiet');
    await shots(ben, 'quiet');

    await here.server.move(30 * HOUR_MS); // more than a bank, less than one with the quiet hours
    await ben.page.goto('/account');
    const today = await id(ben, 'vacation-first').getAttribute('min');
    await id(ben, 'vacation-first').fill(today);
    await id(ben, 'vacation-last').fill(dayOf(Date.parse(today) + 4 * DAY_MS));
    await id(ben, 'take-vacation').click();
    await id(ben, 'on-vacation').waitFor();
    await look();
    await says(ben, 'my-deadline', /You’re on vacation: your clock is paused/);
    await says(ann, 'clock-1', /on vacation/);
    await shots(ann, 'vacation');
    await shots(ben, 'vacation');

    await here.server.move(4 * DAY_MS);
    await moves(benRest, match.id);
    const seats = (await annRest.get(`/api/matches/${match.id}`)).match.seats;
    assert.deepEqual(seats.map(({ name, bot }) => [name, bot]), [['Ann', null], ['Ben', null]], 'no time-out');
    await look();
    await says(ann, 'my-deadline', /You have until/);
    await shots(ann, 'back');
  }));
