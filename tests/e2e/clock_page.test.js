// Clocks in Chromium: what the account page sets, and a table that is opened with one.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkWidth, id, matchOf, PHONE, restOf, shot, stage, WIDE } from '../support/browser.js';
import { patient } from '../support/patience.js';

const { people } = stage();

const DAY_MS = 24 * 3600 * 1000;
const DAYS = { pace: 'days', bank_s: 86400, increment_s: 28800, cap_s: 259200 };

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

const dayOf = (ms) => new Date(ms).toISOString().slice(0, 10);

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
  await id(who, 'create-clock').selectOption('own_days');
  await id(who, 'create-clock-bank').fill('100');
  await who.page.locator('[data-testid="create-go"]:disabled').waitFor(); // a cap under the bank is none
  await id(who, 'create-clock').selectOption('day');
  await id(who, 'create-go').click();
  await id(who, 'waiting').waitFor();
  assert.match(await id(who, 'waiting-clock').innerText(), /^A move a day\. Each player has 24 hours/);
  const { match } = await (await restOf(who)).get(`/api/matches/${matchOf(who)}`);
  assert.deepEqual(match.clock, DAYS);
  await who.page.goto('/');
  await who.page.locator(`[data-testid="my-matches"] [data-testid="match-${match.id}"] [data-testid="clock-tag"]`).waitFor();
}));
