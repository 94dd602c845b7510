// Passkeys in Chromium, with the browser's own virtual authenticator: register, sign in by the button and among the suggestions of a field, a guest
// who becomes an account, the card of the account page.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkWidth, id, PHONE, shot, signIn, stage, WIDE, withPeople } from '../support/browser.js';
import { patient, until } from '../support/patience.js';
import { account, guest, Rest, table } from '../support/rest.js';

const here = stage();

/** Browsers bind no passkey to an address of numbers. */
const named = () => Object.create(here.server, { url: { value: here.server.url.replace('127.0.0.1', 'localhost') } });
const people = (views, work) => withPeople(here.browser, named(), views, work);

/** Gives the page an authenticator that verifies its owner. @returns {Promise<() => Promise<any[]>>} its passkeys */
async function authenticator(who, more = {}) {
  const devtools = await who.context.newCDPSession(who.page);
  await devtools.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', { options: {
    protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true, ...more } });
  who.changed = true; // another test gets a page without it
  return Object.assign(async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    { set: (name, value) => devtools.send(`WebAuthn.${name}`, { authenticatorId, ...value }) });
}

const signedInAs = (who, name) => who.page.waitForFunction((said) => document.querySelector('[data-testid="account"]')?.textContent.includes(said), name);

/** Signs out on the account page. */
async function signOut(who) {
  await who.page.goto('/account');
  await id(who, 'sign-out').click();
  await id(who, 'create').waitFor();
}

for (const viewport of [WIDE, PHONE]) {
  test(`an account is made with a passkey, and signs in by it, at ${viewport.width}`, { timeout: patient(60000) }, () => people([{ viewport }], async (who) => {
    const name = `Ada ${viewport.width}`;
    const keys = await authenticator(who);
    await who.page.addInitScript(() => { PublicKeyCredential.isConditionalMediationAvailable = async () => false; }); // the button is used
    await who.page.goto('/account');
    await id(who, 'register-name').fill(name);
    await shot(who, `passkey-register-${viewport.width}`);
    await id(who, 'register-passkey').click();
    await id(who, 'create').waitFor();
    await signedInAs(who, name);
    const [key] = await keys();
    assert.deepEqual([key.rpId, key.isResidentCredential, key.userName], ['localhost', true, name]);
    await who.page.goto('/account');
    await id(who, 'passkey').waitFor();
    await checkWidth(who);
    await shot(who, `passkey-card-${viewport.width}`);
    await signOut(who);
    await who.page.goto('/account');
    await id(who, 'sign-in-passkey').click();
    await id(who, 'create').waitFor();
    await signedInAs(who, name);
  }));
}

test('the field for a name suggests the passkey, which signs in', { timeout: patient(60000) }, () => people([{ viewport: WIDE }], async (who) => {
  await authenticator(who);
  await who.page.goto('/account');
  await id(who, 'register-name').fill('Suggested');
  await id(who, 'register-passkey').click();
  await id(who, 'create').waitFor();
  await signOut(who);
  await who.page.goto('/account'); // the virtual authenticator takes the suggestion
  await id(who, 'create').waitFor();
  await signedInAs(who, 'Suggested');
}));

test('a guest becomes an account by one passkey and is at the same match', { timeout: patient(60000) }, () => people([{ viewport: WIDE }], async (who) => {
  const [gus, other] = [await guest(here.server, 'Gus'), await guest(here.server, 'Other')];
  const match = await table([gus, other], { start_seat: 0 });
  const keys = await authenticator(who);
  await signIn(who, gus);
  await who.page.goto(`/match/${match.id}`);
  await id(who, 'place-hunt').waitFor();
  await id(who, 'account').click();
  await id(who, 'register-name').fill('Gustav');
  await id(who, 'register-passkey').click();
  await who.page.waitForURL(`**/match/${match.id}`);
  await until(async () => (await other.get(`/api/matches/${match.id}`)).match.seats[0].name === 'Gustav', 'the seat to have the new name');
  assert.equal((await keys()).length, 1);
  await id(who, 'place-hunt').waitFor();
}));

test('passkeys are added with the password, named and removed', { timeout: patient(60000) }, () => people([{ viewport: WIDE }], async (who) => {
  const keys = await authenticator(who);
  const ann = await account(here.server, 'Ann');
  await signIn(who, ann);
  await who.page.goto('/account');
  await id(who, 'passkey-name').fill('laptop');
  await id(who, 'passkey-password').fill('not the password');
  await id(who, 'passkey-add').click();
  await who.page.locator('.form-error').waitFor();
  who.problems.splice(0); // the refusal
  await id(who, 'passkey-name').fill('laptop');
  await id(who, 'passkey-password').fill('Ann has a password');
  await id(who, 'passkey-add').click();
  await who.page.locator('[data-testid="passkey"]', { hasText: 'laptop' }).waitFor();
  await id(who, 'passkey-password').fill('Ann has a password');
  await id(who, 'passkey-add').click();
  await who.page.locator('.form-error', { hasText: 'already has a passkey' }).waitFor();
  await id(who, 'passkey-rename').click();
  await id(who, 'passkey-new-name').fill('old laptop');
  await id(who, 'passkey-rename-go').click();
  await who.page.locator('[data-testid="passkey"]', { hasText: 'old laptop' }).waitFor();
  await shot(who, 'passkey-named');
  await id(who, 'passkey-remove').click();
  await id(who, 'passkey').waitFor({ state: 'detached' });
  assert.deepEqual((await ann.get('/api/me/passkeys')).passkeys, []);
  assert.ok((await keys()).length >= 1, 'it is still with its owner, and opens nothing');
}));

test('an account without a password gets one by its passkey', { timeout: patient(60000) }, () => people([{ viewport: WIDE }], async (who) => {
  await authenticator(who);
  await who.page.goto('/account');
  await id(who, 'register-name').fill('Solo');
  await id(who, 'register-passkey').click();
  await id(who, 'create').waitFor();
  await who.page.goto('/account');
  await id(who, 'passkey-remove').click();
  await who.page.locator('.form-error', { hasText: 'You need this passkey' }).waitFor();
  who.problems.splice(0); // the refusal
  await who.page.locator('input[name="fresh"]').fill('a new password');
  await id(who, 'password-go').click();
  await until(() => new Rest(here.server).ask('POST', '/api/sessions', { name: 'Solo', password: 'a new password' }).then(({ status }) => status === 201), 'the password to be set');
}));

test('who is asked and cancels is told so, and may try again', { timeout: patient(60000) }, () => people([{ viewport: WIDE }], async (who) => {
  const keys = await authenticator(who);
  await keys.set('setUserVerified', { isUserVerified: false });
  await who.page.goto('/account');
  await id(who, 'register-name').fill('Careful');
  await id(who, 'register-passkey').click();
  await who.page.locator('.form-error', { hasText: 'No passkey was used' }).waitFor();
  await keys.set('setUserVerified', { isUserVerified: true });
  await id(who, 'register-passkey').click();
  await id(who, 'create').waitFor();
  await signedInAs(who, 'Careful');
}));
