// Day and night: who says nothing has the light of the system, from the first picture on and when it changes; who says one of them has that.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { id, stage, WIDE } from '../support/browser.js';
import { patient } from '../support/patience.js';

const here = stage();

const ground = (who) => who.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const is = (who, theme) => who.page.waitForFunction((name) => document.documentElement.dataset.theme === name, theme);

test('the page has the light of the system, or the one that a person chose', { timeout: patient(60000) }, () => here.people([{ viewport: WIDE }], async (who) => {
  const { page } = who;
  await page.emulateMedia({ colorScheme: 'dark' });
  const first = [];
  await page.exposeFunction('seen', (theme) => first.push(theme));
  await page.addInitScript(() => document.addEventListener('readystatechange', () => window.seen(document.documentElement.dataset.theme), { once: true }));
  await page.goto('/');
  await id(who, 'theme').waitFor();
  assert.deepEqual(first, ['night'], 'before anything was loaded');
  const night = await ground(who);
  await page.emulateMedia({ colorScheme: 'light' });
  await is(who, 'day');
  const day = await ground(who);
  assert.notEqual(day, night);

  await id(who, 'theme').click(); // from the system's to day
  await page.emulateMedia({ colorScheme: 'dark' });
  await id(who, 'theme').click(); // to night
  await is(who, 'night');
  assert.equal(await ground(who), night);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.reload();
  await id(who, 'theme').waitFor();
  assert.deepEqual(first, ['night', 'night']);
  assert.equal(await ground(who), night, 'whatever the system says');
  await id(who, 'theme').click(); // to the system's again
  await is(who, 'day');
  await page.emulateMedia({ colorScheme: 'dark' });
  await is(who, 'night');
}));
