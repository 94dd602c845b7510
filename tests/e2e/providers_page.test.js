// Signing in through a provider in Chromium: the button, the provider's page, the way back; linking and unlinking on the account page.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { checkWidth, id, PHONE, shot, signIn, stage, WIDE } from '../support/browser.js';
import { patient, until } from '../support/patience.js';
import { Provider } from '../support/provider.js';
import { account } from '../support/rest.js';

const provider = await new Provider().start();
const prefer = (who, theme) => who.context.addInitScript(`localStorage.setItem('ochre.prefs', '${JSON.stringify({ lang: 'en', theme })}')`);
const here = stage({ args: provider.args() });
after(() => provider.close());
/** Like `here.people`, with the server known to the provider, whose pages want a font from elsewhere. */
const people = (views, work) => here.people(views, async (who) => {
  provider.serve(here.server);
  await who.context.route('https://fonts.googleapis.com/**', (route) => route.fulfill({ contentType: 'text/css', body: '' }));
  await work(who);
});

/** Signs in on the provider's pages, and agrees. */
async function agree(who, login) {
  await who.page.locator('input[name=login]').fill(login);
  await who.page.locator('input[name=password]').fill('any');
  await who.page.locator('button[type=submit]').click();
  await who.page.locator('input[name=prompt][value=consent]').waitFor({ state: 'attached' });
  await who.page.locator('button[type=submit]').click();
}

for (const [viewport, theme] of [[WIDE, 'day'], [PHONE, 'night']]) {
  test(`somebody signs in through a provider and comes back to where they were, at ${viewport.width}`, { timeout: patient(60000) }, () => people([{ viewport }], async (who) => {
    await prefer(who, theme);
    const login = `ada-${viewport.width}`;
    provider.people.set(login, { preferred_username: `Ada ${viewport.width}` });
    await who.page.goto('/statistics');
    await who.page.evaluate(() => { document.querySelector('a[href$="account"]')?.click(); });
    await id(who, 'sign-in-provider').waitFor();
    await checkWidth(who);
    await id(who, 'providers').scrollIntoViewIfNeeded();
    await shot(who, `provider-button-${theme}`);
    await id(who, 'sign-in-provider').click();
    await agree(who, login);
    await until(() => who.page.url() === `${here.server.url}/statistics`, 'the page before, without a code in its address');
    await until(() => who.page.evaluate((name) => document.querySelector('[data-testid="account"]')?.textContent.includes(name), `Ada ${viewport.width}`), 'the name');
    await who.page.goto('/account');
    await id(who, 'identity').waitFor();
    await checkWidth(who);
    await id(who, 'identities').scrollIntoViewIfNeeded();
    await shot(who, `identities-${theme}`);
    await id(who, 'identity-unlink').click();
    await who.page.getByText('You need this to sign in').first().waitFor();
    who.problems.length = 0; // the browser notes the refusal
  }));
}

test('an account links a sign-in with its password, and unlinks it; a visit that was broken off is told', { timeout: patient(60000) }, () => people([{ viewport: WIDE }], async (who) => {
  const ann = await account(here.server, 'Ann');
  provider.people.set('ann', { preferred_username: 'Ann at home' });
  await signIn(who, ann);
  await who.page.goto('/account');
  await id(who, 'link-password').fill('Ann has a password');
  await id(who, 'link-go').click();
  await agree(who, 'ann');
  await id(who, 'identity').waitFor();
  assert.equal(new URL(who.page.url()).search, '');
  await id(who, 'identity-unlink').click();
  await until(async () => await id(who, 'identity').count() === 0, 'it is unlinked');
  await who.page.goto('/account?error=access_denied&state=any');
  await who.page.getByText('the service sent you back').first().waitFor();
  await shot(who, 'provider-cancelled');
  assert.equal(new URL(who.page.url()).search, '');
}));
