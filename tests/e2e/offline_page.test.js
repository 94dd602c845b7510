// A page whose network goes away says so at once, and finds back.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { id, PHONE, signIn, stage } from '../support/browser.js';
import { guests } from '../support/play.js';
import { patient } from '../support/patience.js';
import { table } from '../support/rest.js';

const here = stage();

test('the page says at once that there is no network, and plays on when it is back', { timeout: patient(25000) }, () => here.people([{ viewport: PHONE }], async (who) => {
  const [ann, ben] = await guests(here.server, 'Ann', 'Ben');
  const match = await table([ann, ben], { game: 'stoneage', start_seat: 0 });
  await signIn(who, ann);
  await who.page.goto(`/match/${match.id}`);
  await id(who, 'chip-0').waitFor();
  await who.page.context().setOffline(true);
  await id(who, 'reconnecting').waitFor();
  await who.page.context().setOffline(false);
  await id(who, 'reconnecting').waitFor({ state: 'detached' });
  assert.equal(await who.page.evaluate(async () => (await import('/js/core/state.js')).state.conn), 'open');
  who.problems.length = 0; // of the network that was away
}));
