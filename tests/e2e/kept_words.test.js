// Text that a person has typed, choices and the focus stay where they were: at their own table, after a slow answer, behind a dialog, in
// another tab.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { id, PHONE, signIn, stage, WIDE } from '../support/browser.js';
import { patient, until } from '../support/patience.js';
import { account, table } from '../support/rest.js';

const here = stage();
const { people } = here;

test('a line of the chat belongs to its table, and what is typed while it is sent is the next one', { timeout: patient(60000) }, () => people([{ viewport: WIDE }], async (who) => {
  const [ann, ben] = [await account(here.server, 'Ann'), await account(here.server, 'Ben')];
  const [one, other] = [await table([ann, ben], { start_seat: 0 }), await table([ann, ben], { start_seat: 0 })];
  const input = id(who, 'chat-input');
  const said = async (match) => (await ben.get(`/api/matches/${match.id}/chat`)).lines.filter(({ seat }) => seat !== null).map(({ text }) => text);
  await signIn(who, ann);
  await who.page.goto(`/match/${one.id}`);
  await id(who, 'tab-chat').click();
  let go = null;
  let fail = false;
  await who.page.route(`**/api/matches/${one.id}/chat`, async (route) => {
    await new Promise((later) => { go = later; });
    await (fail ? route.fetch().then(() => route.abort()) : route.continue()); // it came, and its answer did not
  });
  await input.fill('hello');
  await input.press('Enter');
  await until(() => go, 'the line to be sent');
  assert.equal(await input.inputValue(), '');
  await input.fill('and good luck');
  go();
  await id(who, 'chat').getByText('hello').waitFor();
  assert.equal(await input.inputValue(), 'and good luck');

  go = null;
  fail = true;
  await input.press('Enter');
  await until(() => go, 'the next one to be sent');
  go();
  await until(async () => await input.inputValue() === 'and good luck', 'it to come back');
  go = null;
  fail = false;
  await input.press('Enter');
  await until(() => go, 'it to be sent again');
  go();
  await until(async () => await input.inputValue() === '', 'it to be taken');
  assert.deepEqual(await said(one), ['hello', 'and good luck']);
  who.problems.length = 0; // the browser tells of the answer that did not come

  await input.fill('not yet');
  await who.page.evaluate((path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }, `/match/${other.id}`);
  await id(who, 'board').first().waitFor();
  await id(who, 'tab-chat').click();
  assert.equal(await input.inputValue(), '');
  assert.deepEqual(await said(other), []);
}));

test('a note that is not kept yet when its table is left is kept, and so is one typed while the line was down', { timeout: patient(60000) }, () => people([{ viewport: PHONE, touch: true }], async (who) => {
  const [cid, dan] = [await account(here.server, 'Cid'), await account(here.server, 'Dan')];
  const match = await table([cid, dan], { start_seat: 0 });
  const note = async () => (await cid.get(`/api/matches/${match.id}/note`)).text;
  await signIn(who, cid);
  await who.page.goto(`/match/${match.id}`);
  await id(who, 'tab-note').click();
  await id(who, 'note').fill('wood first');
  await who.page.evaluate(() => { history.pushState(null, '', '/'); dispatchEvent(new PopStateEvent('popstate')); });
  await until(async () => await note() === 'wood first', 'the note to be kept');

  await who.page.goto(`/match/${match.id}`);
  await id(who, 'tab-note').click();
  await until(async () => await id(who, 'note').inputValue() === 'wood first', 'what was noted');
  await who.page.route('**/note', (route) => route.abort());
  await id(who, 'note').fill('then gold');
  await id(who, 'notice').waitFor();
  await who.page.unroute('**/note');
  await here.server.stop();
  await here.server.start();
  await until(async () => await note().catch(() => '') === 'then gold', 'the note to be kept when the line is back');
  who.problems.length = 0; // of the server that was away
}));

test('a dialog gives the focus back to what opened it, however it is closed', { timeout: patient(60000) }, () => people([{ viewport: WIDE }], async (who) => {
  await who.page.goto('/');
  const opener = who.page.locator('button:text-is("?")');
  const focused = () => who.page.evaluate(() => document.activeElement?.textContent.trim());
  for (const close of [() => who.page.keyboard.press('Escape'), () => id(who, 'close').press('Enter'), () => id(who, 'close').click()]) {
    await opener.focus();
    await opener.press('Enter');
    await who.page.locator('dialog[open]').waitFor();
    await close();
    await who.page.locator('dialog').waitFor({ state: 'detached' });
    assert.equal(await focused(), '?');
  }
}));

test('what is chosen in one tab is not undone by another that was open, nor by another device', { timeout: patient(60000) }, () => people([{ viewport: WIDE }, { viewport: PHONE }], async (who, phone) => {
  const eve = await account(here.server, 'Eve');
  const told = async () => (await eve.get('/api/me/preferences')).chosen;
  for (const one of [who, phone]) {
    await signIn(one, eve);
    await one.page.goto('/account');
    await id(one, 'playing-confirm').waitFor();
  }
  const tab = await who.context.newPage();
  await tab.goto('/account');
  await tab.getByTestId('playing-confirm').waitFor();
  await id(who, 'playing-confirm').check();
  await until(async () => (await told()).confirm === true, 'it to be kept');
  await until(() => tab.getByTestId('playing-confirm').isChecked(), 'the other tab to show it');
  await tab.getByTestId('palette-safe').check({ force: true });
  await until(async () => (await told()).palette === 'safe', 'the palette to be kept');
  assert.equal((await told()).confirm, true);
  await id(phone, 'density-dense').check({ force: true }); // it has heard of nothing
  await until(async () => (await told()).density === 'dense', 'the density to be kept');
  const { confirm, palette } = await told();
  assert.deepEqual({ confirm, palette }, { confirm: true, palette: 'safe' });
  await phone.page.waitForFunction(() => document.documentElement.dataset.palette === 'safe');
}));
