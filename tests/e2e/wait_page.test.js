// The waiting room in Chromium: its host sees first how others come to the table; bots come by one choice; people talk before the start.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkWidth, id, PHONE, shot, signIn, stage, WIDE } from '../support/browser.js';
import { patient } from '../support/patience.js';
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
