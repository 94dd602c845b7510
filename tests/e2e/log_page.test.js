// The log beside a match that is played: it shows what happens, and leaves alone who reads what was before.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { id, PHONE, signIn, stage, WIDE } from '../support/browser.js';
import { drive, guests, seatAll } from '../support/play.js';
import { patient, until } from '../support/patience.js';
import { table } from '../support/rest.js';

const here = stage();

/** How far above its end the log is scrolled to. */
const aboveEnd = (who) => id(who, 'log').evaluate((log) => Math.round(log.scrollHeight - log.scrollTop - log.clientHeight));
const lines = (who) => who.page.locator('[data-testid="log"] li[data-version]');
const newest = async (who) => Number(await lines(who).last().getAttribute('data-version'));

for (const viewport of [WIDE, PHONE]) {
  test(`the log follows the match, unless somebody reads further up, at ${viewport.width}`, { timeout: patient(60000) }, () => here.people([{ viewport }], async (who) => {
    const seats = await guests(here.server, 'Ann', 'Ben');
    const match = await table(seats);
    const clients = await seatAll(seats, match);
    await drive(clients, match.id, () => false, 60);
    await signIn(who, seats[0]);
    await who.page.goto(`/match/${match.id}`);
    await lines(who).first().waitFor();
    const log = await id(who, 'log').evaluate(({ scrollHeight, clientHeight }) => scrollHeight / clientHeight);
    assert.ok(log > 2, `more lines than are in sight: ${log}`);
    await until(async () => await aboveEnd(who) <= 1, 'the newest line to be in sight');

    for (let more = 0; more < 3; more += 1) {
      const before = await newest(who);
      await drive(clients, match.id, () => false, 8);
      await until(async () => await newest(who) > before && await aboveEnd(who) <= 1, 'the log to follow');
    }

    await id(who, 'log').evaluate((one) => new Promise((heard) => {
      one.addEventListener('scroll', heard, { once: true });
      one.scrollTop = 0;
    }));
    const before = await newest(who);
    await drive(clients, match.id, () => false, 8);
    await until(async () => await newest(who) > before, 'a newer line');
    await who.page.evaluate(() => new Promise((drawn) => { requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(drawn))); }));
    assert.equal(await id(who, 'log').evaluate((one) => one.scrollTop), 0, 'a reader of older lines keeps the place');
    for (const client of clients) client.close();
  }));
}

test('the log follows a long match, too, in which new lines replace the oldest', { timeout: patient(120000) }, () => here.people([{ viewport: WIDE }], async (who) => {
  const seats = await guests(here.server, 'Ann', 'Ben');
  const match = await table(seats);
  const clients = await seatAll(seats, match);
  await drive(clients, match.id, () => false, 170);
  await signIn(who, seats[0]);
  await who.page.goto(`/match/${match.id}`);
  await lines(who).first().waitFor();
  await until(async () => await aboveEnd(who) <= 1, 'the newest line to be in sight');
  for (let more = 0; more < 8; more += 1) {
    const before = await newest(who);
    await drive(clients, match.id, () => false, 12);
    await until(async () => await newest(who) > before && await aboveEnd(who) <= 1, `the log to follow, ${await aboveEnd(who)} px behind`);
  }
  for (const client of clients) client.close();
}));
