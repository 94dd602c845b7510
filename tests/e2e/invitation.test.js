// Two browsers at one table by an invitation link, and a third that watches.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkSheet, id, matchOf, PHONE, restOf, scoreText, shot, stage, WIDE } from '../support/browser.js';
import { live, playOn } from '../support/live.js';
import { byMouse, offers, playPage } from '../support/player.js';
import { patient } from '../support/patience.js';

const here = stage();
const { people } = here;

test('two browsers play a 2-seat match by invitation link, one reloads in mid-turn; a third watches', { timeout: patient(150000) }, () => people([{ viewport: WIDE }, { viewport: WIDE }, { viewport: PHONE }], async (host, friend, watcher) => {
  await host.page.goto('/');
  await id(host, 'guest-name').fill('Host');
  await id(host, 'create').click();
  await host.page.locator('.segments label', { hasText: '2' }).click();
  await id(host, 'create-seat-1').selectOption('person');
  await id(host, 'create-more').click();
  await id(host, 'create-listed').selectOption('yes');
  await id(host, 'create-go').click();
  const link = await id(host, 'invite-link').inputValue();
  assert.match(link, /\/match\/[^/]+\?key=/);
  await friend.page.goto(link);
  await id(friend, 'sit-1').click();
  await host.page.waitForFunction(() => !document.querySelector('[data-testid="start"]').disabled);
  await watcher.page.goto(`/match/${matchOf(host)}`);
  await id(host, 'start').click();
  await Promise.all([host, friend, watcher].map((who) => id(who, 'board').first().waitFor()));
  await id(watcher, 'watching').waitFor();
  let reloads = 0;
  let sendings = 0;
  const reloading = async (who, name, buttons) => {
    const sending = name === 'send' && buttons.includes('cancel');
    sendings += sending;
    if (sending && [2, 5, 9].includes(sendings)) { // the place is chosen, not yet sent
      reloads += 1;
      await who.page.reload();
      await id(who, 'panel').waitFor();
      await who.page.waitForFunction(() => document.querySelectorAll('[data-testid="panel"] button').length > 0);
      return true;
    }
    return byMouse(who, name);
  };
  // Three pages draw every move: some rounds of that are enough. Then the same two people play on without a page, and all pages follow.
  const enough = () => reloads === 3;
  await Promise.all([playPage(host, byMouse, { stop: enough }), playPage(friend, reloading, { stop: enough })]);
  const lines = await Promise.all([host, friend].map(async (who) => {
    const line = await live(await restOf(who));
    await line.subscribe(matchOf(host));
    return line;
  }));
  await Promise.all(lines.map((line) => playOn(line, matchOf(host))));
  lines.forEach((line) => line.close());
  await id(watcher, 'score-sheet').waitFor();
  assert.equal(reloads, 3, 'it was reloaded in mid-turn');
  const result = await checkSheet(host);
  for (const who of [friend, watcher]) {
    for (const [seat, row] of result.seats.entries()) assert.equal(await id(who, `total-${seat}`).innerText(), scoreText(row.total));
  }
  assert.deepEqual((await offers(watcher.page)).buttons, []);
  await shot(watcher, 'watcher');
}));
