// The waiting room in Chromium: its host sees first how others come to the table; bots come by one choice; people talk before the start.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkWidth, id, PHONE, restOf, shot, signIn, stage, WIDE } from '../support/browser.js';
import { patient, until } from '../support/patience.js';
import { guest } from '../support/rest.js';

const here = stage();
const REACH = 'http://192.168.1.7:8080'; // as a server says that listens on a network
const { people } = here;

test('a host sees the code and the link first, seats bots by a choice, and talks to the first guests', { timeout: patient(90000) }, () => people([{ viewport: PHONE },
  { viewport: WIDE }], async (host, other) => {
  const [ann, ben] = [await guest(here.server, 'Ann'), await guest(here.server, 'Ben')];
  const { match } = await ann.expect(201, 'POST', '/api/matches', { game: 'stoneage', seats: 4 });
  await ben.expect(200, 'POST', `/api/matches/${match.id}/join`, {});
  await signIn(host, ann);
  await signIn(other, ben);
  await host.page.route('**/api/reach', (route) => route.fulfill({ json: { origins: [REACH] } }));
  await host.page.goto(`/match/${match.id}`);
  await id(host, 'invite-link').waitFor();
  const top = (name) => id(host, name).evaluate((one) => one.getBoundingClientRect().top);
  assert.ok(await top('invite-link') < await top('seat-0'), 'the link above the seats');
  await id(host, 'share-code').waitFor();
  assert.ok(await top('share-code') < await top('seat-0'), 'and the code for phones');
  await other.page.goto(`/match/${match.id}`);
  await id(other, 'chat-input').fill('Shall we start?');
  await id(other, 'chat-send').click();
  await id(host, 'chat').getByText('Shall we start?').waitFor();
  await shot(host, 'wait-host');
  await shot(other, 'wait-guest');
  await checkWidth(host);
  await id(host, 'add-bot-2').selectOption('easy');
  await id(host, 'add-bot-3').selectOption('hard');
  await host.page.locator('[data-testid="start"]:enabled').waitFor();
  assert.equal(await id(host, 'share-code').count(), 0, 'no other player is expected');
  await host.page.setViewportSize(WIDE);
  await checkWidth(host);
  await host.page.evaluate(() => { document.documentElement.dataset.theme = 'night'; });
  await shot(host, 'wait-full');
  await id(host, 'start').click();
  await id(host, 'board').first().waitFor();
}));

/** A table of four whose host is on the page: Ann, Ben, a bot, an empty seat. */
async function table(host, other) {
  const [ann, ben] = [await guest(here.server, 'Ann'), await guest(here.server, 'Ben')];
  const { match } = await ann.expect(201, 'POST', '/api/matches', { game: 'stoneage', seats: 4 });
  await ben.expect(200, 'POST', `/api/matches/${match.id}/join`, { seat: 1 });
  await ann.expect(200, 'POST', `/api/matches/${match.id}/bots`, { seat: 2, bot: 'easy' });
  await signIn(host, ann);
  await signIn(other, ben);
  for (const who of [host, other]) {
    await who.page.goto(`/match/${match.id}`);
    await id(who, 'seat-3').waitFor();
  }
  return match.id;
}

/** The holders of the seats, in their order, as a page shows them. */
const shown = (who) => who.page.locator('.wait-seat').evaluateAll((rows) => rows.map((row) => (row.classList.contains('free') ? '-'
  : /bot/.test(row.querySelector('small')?.textContent) ? 'bot' : row.querySelector('bdi').textContent)));
const sits = (who, names) => until(async () => (await shown(who)).join() === names, `${names} sit there`);

test('a host arranges the seats by mouse, by finger and by keys, and others see it', { timeout: patient(90000) }, () => people([{ viewport: WIDE },
  { viewport: PHONE, touch: true }], async (host, other) => {
  const match = await table(host, other);
  assert.equal(await id(other, 'move-0').count(), 0, 'only the host does');
  await id(host, 'move-0').dragTo(id(host, 'seat-3'));
  await sits(host, '-,Ben,bot,Ann');
  await sits(other, '-,Ben,bot,Ann');
  await id(host, 'move-1').click();
  await id(host, 'move-2').click();
  await sits(host, '-,bot,Ben,Ann');
  await other.page.getByText('The host moved you to seat 3.').waitFor();
  await id(host, 'move-1').focus();
  await host.page.keyboard.press('ArrowUp');
  await sits(host, 'bot,-,Ben,Ann');
  await until(() => id(host, 'move-0').evaluate((one) => one === document.activeElement), 'the focus goes with the seat');
  await host.page.keyboard.press('Enter');
  await shot(host, 'wait-held');
  await host.page.keyboard.press('Escape');
  await until(async () => await id(host, 'move-0').getAttribute('aria-pressed') === 'false', 'the seat is let go');
  await id(host, 'first').selectOption('2');
  await id(other, 'begins').waitFor();
  const { match: now } = await (await restOf(host)).get(`/api/matches/${match}`);
  assert.deepEqual([now.start_seat, now.my_seat], [2, 3]);
  await id(host, 'first').selectOption('');
  await id(other, 'begins').waitFor({ state: 'detached' });
  await signIn(other, await restOf(host));
  await other.page.reload();
  await id(other, 'move-0').tap();
  await shot(other, 'wait-held');
  await id(other, 'move-1').tap();
  await sits(other, '-,bot,Ben,Ann');
  await checkWidth(other);
}));

test('a change of the seats is marked and told to the others, and a host who starts at once is asked first', { timeout: patient(90000) }, () => people([{ viewport: WIDE },
  { viewport: PHONE, touch: true }], async (host, other) => {
  await table(host, other);
  await id(host, 'add-bot-3').selectOption('easy');
  await host.page.locator('[data-testid="start"]:enabled').waitFor();
  await id(host, 'move-2').dragTo(id(host, 'seat-0'));
  await other.page.getByText('The host changed the order of the seats.').waitFor();
  assert.deepEqual(await other.page.locator('.wait-seat.changed').evaluateAll((rows) => rows.map((row) => row.dataset.seat)), ['0', '2']);
  await id(host, 'first').selectOption('1');
  await other.page.getByText('Ben now goes first.').waitFor();
  await shot(other, 'wait-changed');
  await id(host, 'start').click();
  await id(host, 'start-later').click();
  await id(host, 'start-later').waitFor({ state: 'detached' });
  await other.page.locator('.wait-seat.changed').first().waitFor({ state: 'detached' });
  await host.page.locator('.wait-seat.changed').first().waitFor({ state: 'detached' });
  await id(host, 'first').selectOption('');
  await other.page.getByText('Who goes first is now drawn at the start.').waitFor();
  await id(host, 'start').click();
  await shot(host, 'wait-start-now');
  await id(host, 'start-yes').click();
  await id(host, 'board').first().waitFor();
  await id(other, 'board').first().waitFor();
}));
