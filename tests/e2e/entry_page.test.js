// Rules for newcomers in Chromium: the set-up link makes the first administrator, whose settings and invitation codes let others in, or not; the
// link to a table lets a guest in where no others may.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkWidth, id, PHONE, restOf, shot, stage, WIDE } from '../support/browser.js';
import { patient, until } from '../support/patience.js';
import { table } from '../support/rest.js';

const here = stage();
const { people } = here;
const PASSWORD = 'correct horse';

/** The page of a visitor, in English, by this theme. */
const prefer = (who, theme) => who.context.addInitScript(`localStorage.setItem('ochre.prefs', '${JSON.stringify({ lang: 'en', theme })}')`);

/** The address of the set-up link that the server has printed. */
const setUpLink = () => until(() => here.server.log.map((line) => /at (\S+#setup-[a-z0-9]{40})$/.exec(line)?.[1]).find(Boolean), 'the link');

let host; // REST requests of the administrator

test('the set-up link makes the first administrator, who says who may come in', { timeout: patient(90000) }, () => people([{ viewport: PHONE }], async (who) => {
  await prefer(who, 'day');
  const link = new URL(await setUpLink());
  await who.page.goto(link.pathname + link.hash);
  await id(who, 'set-up').waitFor();
  assert.equal(new URL(who.page.url()).hash, '', 'the secret is not in the address bar');
  await id(who, 'set-up-name').fill('Host');
  await id(who, 'set-up-password').fill('short');
  await id(who, 'set-up-go').click();
  await who.page.locator('.form-error').waitFor();
  await id(who, 'set-up-password').fill(PASSWORD);
  await id(who, 'set-up-registration').selectOption('invite');
  await id(who, 'set-up-guests').selectOption('off');
  await shot(who, 'set-up');
  await checkWidth(who);
  await id(who, 'set-up-go').click();
  await id(who, 'create').waitFor();
  host = await restOf(who);
  assert.equal((await host.get('/api/me')).user.admin, true);
  const { registration, guests } = await host.get('/api/entry');
  assert.deepEqual([registration, guests], ['invite', 'off']);
  await who.page.goto(link.pathname + link.hash);
  await id(who, 'set-up-name').fill('Second');
  await id(who, 'set-up-password').fill(PASSWORD);
  await id(who, 'set-up-go').click();
  await who.page.locator('.form-error').waitFor();
  who.problems.length = 0; // refusals, as the console reports them
}));

for (const [viewport, theme] of [[WIDE, 'night'], [PHONE, 'day']]) {
  test(`codes are made, shown as link and QR code, used and revoked at ${viewport.width}, by ${theme}`, { timeout: patient(90000) }, () => people([{ viewport }, { viewport }], async (root, who) => {
    await Promise.all([root, who].map((one) => prefer(one, theme)));
    const [name, value] = host.cookie.split('; ').find((one) => one.startsWith('ochre_session')).split('=');
    await root.context.addCookies([{ name, value, url: here.server.url }]);
    await root.page.goto('/account');
    await id(root, 'code-note').fill('The club');
    assert.equal(await id(root, 'code-uses').inputValue(), '1');
    await id(root, 'code-uses').fill('2');
    await id(root, 'code-make').click();
    await id(root, 'share-code').waitFor();
    const link = new URL(await id(root, 'share-link').inputValue());
    await shot(root, `code-${theme}`);
    await id(root, 'close').click();
    await id(root, 'codes').evaluate((card) => card.scrollIntoView());
    assert.equal(await id(root, 'code-uses').inputValue(), '1', 'the form is as before');
    await id(root, 'code-share').click();
    await id(root, 'share-code').waitFor();
    await id(root, 'close').click();
    await shot(root, `codes-${theme}`);
    await checkWidth(root);
    await who.page.goto(link.pathname + link.hash);
    await id(who, 'register-code').waitFor();
    assert.equal(new URL(who.page.url()).hash, '');
    assert.match(await id(who, 'register-code').inputValue(), /^[a-z0-9]{12}$/);
    await id(who, 'register-name').fill(`Friend ${viewport.width}`);
    await id(who, 'register-password').fill(PASSWORD);
    await shot(who, `register-${theme}`);
    await checkWidth(who);
    await id(who, 'register-go').click();
    await id(who, 'create').waitFor();
    assert.equal((await (await restOf(who)).get('/api/me')).user.name, `Friend ${viewport.width}`);
    await root.page.goto('/admin/settings');
    await id(root, 'setting-registration').waitFor();
    await shot(root, `settings-${theme}`);
    await checkWidth(root);
    await root.page.locator('[data-testid^="revoke-"]').first().click();
    await until(async () => (await host.get('/api/admin/codes')).codes.length === 0, 'the code is revoked');
    await id(root, 'choose-registration').selectOption('closed');
    await until(async () => (await host.get('/api/entry')).registration === 'closed', 'the setting');
    await id(root, 'reset-registration').waitFor();
    await who.context.clearCookies();
    await who.page.goto('/account');
    await id(who, 'register-closed').waitFor();
    await shot(who, `closed-${theme}`);
    await host.expect(200, 'PUT', '/api/admin/settings/registration', { value: 'invite' });
  }));
}

test('without guests a visitor is told so, and the link to a table lets one in', { timeout: patient(60000) }, () => people([{ viewport: PHONE }], async (who) => {
  await prefer(who, 'night');
  const match = await table([host], { seats: 2, start: false, listed: false, join: 'link' });
  const open = await table([host], { seats: 2, start: false });
  await who.page.goto(`/match/${open.id}`);
  await id(who, 'sit-1').click();
  await who.page.getByText('This server does not accept guests').waitFor();
  await shot(who, 'no-guests');
  who.problems.length = 0;
  await who.page.goto(`/match/${match.id}?key=${match.key}`);
  await id(who, 'sit-1').click();
  await until(async () => (await host.get(`/api/matches/${match.id}`)).match.seats[1].user, 'somebody sits there');
}));
