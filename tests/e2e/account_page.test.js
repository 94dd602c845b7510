// The account page in Chromium: a guest at a table registers and plays on; where one is signed in, and an end to it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkWidth, id, PHONE, restOf, shot, signIn, stage, toPlace, WIDE } from '../support/browser.js';
import { patient, until } from '../support/patience.js';
import { account, guest, Rest, table } from '../support/rest.js';

const here = stage();
const { people } = here;

const PASSWORD = 'correct horse';
const FIREFOX = { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0' } };
const IPHONE = { headers: { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1' } };

/** Registers on the page of `who`. */
async function register(page, name) {
  await page.goto('/account');
  await page.locator('[data-testid="register-name"]').fill(name);
  await page.locator('[data-testid="register-password"]').fill(PASSWORD);
  await page.locator('[data-testid="register-go"]').click();
  await page.locator('[data-testid="create"]').waitFor();
}

test('a guest who makes an account has its name at every table, and over what was written there', { timeout: patient(60000) }, async () => {
  const guests = [await guest(here.server, 'Vic'), await guest(here.server, 'Wes')];
  const running = await table(guests, { start_seat: 0 });
  const open = await table(guests, { start: false, seats: 3 });
  await guests[0].expect(201, 'POST', `/api/matches/${running.id}/chat`, { id: 'hello', text: 'hello' });
  const names = async (match) => (await guests[1].get(`/api/matches/${match.id}`)).match.seats.map(({ name }) => name);
  const shown = async () => [await names(running), await names(open), (await guests[1].get(`/api/matches/${running.id}/chat`)).lines.map(({ name }) => name)];
  assert.deepEqual((await shown())[0], ['Vic', 'Wes']);
  await guests[0].create('/api/accounts', { name: 'Victoria', password: PASSWORD });
  const after = await shown();
  assert.deepEqual([after[0], after[1].filter(Boolean), after[2]], [['Victoria', 'Wes'], ['Victoria', 'Wes'], ['Victoria']]);
  await guests[0].expect(200, 'POST', `/api/matches/${running.id}/moves`, { id: 'first', expects: 0, move: 0 });
  await here.server.stop();
  await here.server.start();
  assert.deepEqual(await shown(), after, 'as it is stored');
});

test('a guest who registers in another tab keeps the table, and plays on in both', { timeout: patient(60000) }, () => people([{ viewport: WIDE }], async (who) => {
  await who.page.goto('/');
  await id(who, 'guest-name').fill('Gus');
  await id(who, 'create').click();
  await id(who, 'create-seat-1').selectOption('easy');
  await id(who, 'create-seat-2').selectOption('easy');
  await id(who, 'create-join-anyone').click();
  await id(who, 'create-more').click();
  await id(who, 'create-bot-delay').click();
  await id(who, 'create-go').click();
  await id(who, 'start').click();
  await id(who, 'place-hunt').waitFor();
  const path = new URL(who.page.url()).pathname;
  const other = await who.context.newPage();
  await register(other, 'Gustav');
  await who.page.waitForFunction(() => document.querySelector('[data-testid="account"]')?.textContent.includes('Gustav'));
  await toPlace(who, 'hunt');
  await id(who, 'send').click();
  await who.page.waitForFunction(() => document.querySelector('[data-testid="log"]').innerText.length > 0);
  await other.goto(path);
  await other.locator('[data-testid="board"]').first().waitFor();
  const rest = new Rest(here.server);
  const { match } = await rest.get(`/api${path.replace('/match/', '/matches/')}`);
  assert.equal(match.seats[0].name, 'Gustav', 'the seat is the same one, by the name of its account');
  await other.close();
}));

test('registering or signing in leads back to the table, with the key of its invitation', { timeout: patient(60000) }, () => people([
  { viewport: WIDE }, { viewport: PHONE, touch: true }], async (ann, ben) => {
  const host = await guest(here.server, 'Host');
  const open = await table([host], { seats: 3, listed: false, join: 'link', start: false });
  const invitation = `/match/${open.id}?key=${open.key}`;
  const isThere = (who) => who.page.waitForFunction((path) => location.pathname + location.search === path, invitation);

  await ann.page.goto(invitation);
  await id(ann, 'sit-1').waitFor();
  await id(ann, 'account').click();
  await id(ann, 'register-name').fill('Annika');
  await id(ann, 'register-password').fill(PASSWORD);
  await id(ann, 'register-go').click();
  await isThere(ann);
  await id(ann, 'sit-1').click();

  await new Rest(here.server).create('/api/accounts', { name: 'Benno', password: PASSWORD });
  await ben.page.goto(invitation);
  await id(ben, 'sit-2').waitFor();
  await id(ben, 'account').tap();
  await id(ben, 'forgotten').tap(); // and back: those are pages of the account, too
  await ben.page.goBack();
  await id(ben, 'sign-in-name').fill('Benno');
  await id(ben, 'sign-in-password').fill(PASSWORD);
  await id(ben, 'sign-in-go').tap();
  await isThere(ben);
  await id(ben, 'sit-2').tap();
  const seated = async () => (await host.get(`/api/matches/${open.id}`)).match.seats.map(({ name }) => name);
  await until(async () => (await seated()).join() === 'Host,Annika,Benno', 'both to sit there');
  await shot(ben, 'back-at-the-table');
}));

test('a guest who keeps the name in mid-match is at the same match again', { timeout: patient(60000) }, () => people([{ viewport: WIDE }], async (who) => {
  const [gil, other] = [await guest(here.server, 'Gil'), await guest(here.server, 'Other')];
  const match = await table([gil, other], { start_seat: 0 });
  await signIn(who, gil);
  await who.page.goto(`/match/${match.id}`);
  await id(who, 'place-hunt').waitFor();
  await id(who, 'account').click();
  await id(who, 'register-name').fill('Gilbert');
  await id(who, 'register-password').fill(PASSWORD);
  await id(who, 'register-go').click();
  await who.page.waitForURL(`**/match/${match.id}`);
  await toPlace(who, 'hunt');
  await id(who, 'send').click();
  await who.page.locator('[data-testid="log"] li', { hasText: /hunting/ }).first().waitFor();
}));

for (const viewport of [WIDE, PHONE]) {
  test(`where one is signed in is listed, and ends, at ${viewport.width}`, { timeout: patient(60000) }, () => people([{ viewport }], async (who) => {
    const name = `Ada ${viewport.width}`;
    await register(who.page, name);
    const firefox = new Rest(here.server);
    const iphone = new Rest(here.server);
    const unknown = new Rest(here.server);
    await firefox.expect(201, 'POST', '/api/sessions', { name, password: PASSWORD }, FIREFOX);
    await iphone.expect(201, 'POST', '/api/sessions', { name, password: PASSWORD }, IPHONE);
    await unknown.create('/api/sessions', { name, password: PASSWORD });
    await who.page.goto('/account');
    await id(who, 'session').first().waitFor();
    assert.equal(await id(who, 'session').count(), 4);
    const current = id(who, 'session').filter({ has: id(who, 'session-current') });
    assert.match(await current.innerText(), /Chrom.*, Linux\s+this device/);
    await shot(who, 'sessions');
    await checkWidth(who);
    await id(who, 'session').filter({ hasText: 'Firefox, Linux' }).locator('[data-testid="session-end"]').click();
    await who.page.waitForFunction(() => document.querySelectorAll('[data-testid="session"]').length === 3);
    assert.deepEqual(await firefox.get('/api/me'), { user: null });
    assert.equal((await iphone.get('/api/me')).user.name, name);
    await id(who, 'sessions-end-others').click();
    await who.page.waitForFunction(() => document.querySelectorAll('[data-testid="session"]').length === 1);
    assert.deepEqual(await iphone.get('/api/me'), { user: null });
    assert.equal(await id(who, 'sessions-end-others').count(), 0);
    await shot(who, 'sessions-alone');
  }));
}

test('what is chosen right before the page is left reaches the account by the next visit, and takes nothing back that another device has chosen', { timeout: patient(60000) },
  () => people([{ viewport: PHONE }, { viewport: WIDE }], async (phone, wide) => {
    const rest = new Rest(here.server);
    const { user } = await rest.create('/api/accounts', { name: 'Uma', password: PASSWORD });
    for (const who of [phone, wide]) {
      await who.page.goto('/account');
      await id(who, 'sign-in-name').fill(user.name);
      await id(who, 'sign-in-password').fill(PASSWORD);
      await id(who, 'sign-in-go').click();
      await id(who, 'create').waitFor();
      await who.page.goto('/account');
      await who.page.getByText('this device').waitFor();
    }
    const chosen = async () => (await rest.get('/api/me/preferences')).chosen;
    await id(wide, 'density-dense').check({ force: true });
    await until(async () => (await chosen()).density === 'dense', 'the first choice at the account');
    await id(phone, 'palette-safe').check({ force: true });
    await phone.page.goto('about:blank');
    await phone.page.goto('/');
    await until(async () => (await chosen()).palette === 'safe', 'the last choice at the account');
    assert.equal((await chosen()).density, 'dense');
  }));

test('what one prefers is kept with the account: another device has it, and the newest change wins', { timeout: patient(60000) }, () => people([{ viewport: PHONE },
  { viewport: WIDE }], async (phone, wide) => {
  await register(phone.page, 'Tess');
  await phone.page.goto('/account');
  await phone.page.getByText('this device').waitFor(); // the sessions are there: nothing moves any more below the hand
  const told = phone.page.waitForResponse((answer) => answer.url().endsWith('/api/me/preferences') && answer.request().method() === 'PUT'
    && answer.request().postData().includes('"fr"')); // a slow hand's first choices are kept before
  await id(phone, 'palette-safe').check({ force: true });
  await id(phone, 'density-dense').check({ force: true });
  await id(phone, 'playing-one_click').check();
  await id(phone, 'playing-confirm').check();
  await id(phone, 'language').selectOption('fr');
  await phone.page.getByRole('heading', { name: 'Couleurs des joueurs' }).waitFor();
  assert.equal((await (await told).json()).chosen.language, 'fr');
  await checkWidth(phone);
  await shot(phone, 'tastes');
  await wide.page.goto('/account');
  await id(wide, 'sign-in-name').fill('Tess');
  await id(wide, 'sign-in-password').fill(PASSWORD);
  await id(wide, 'sign-in-go').click();
  await wide.page.waitForFunction(() => document.documentElement.lang === 'fr' && document.documentElement.dataset.palette === 'safe'
    && document.documentElement.dataset.density === 'dense');
  await wide.page.waitForFunction(() => getComputedStyle(document.documentElement).getPropertyValue('--seat-0').trim() === '#c44e00');
  await wide.page.goto('/account');
  for (const name of ['one_click', 'confirm']) assert.ok(await id(wide, `playing-${name}`).isChecked(), name);
  const back = wide.page.waitForResponse((answer) => answer.url().endsWith('/api/me/preferences') && answer.request().method() === 'PUT'
    && answer.request().postData().includes('bright'));
  await id(wide, 'palette-bright').check({ force: true });
  await back;
  await phone.page.reload();
  await phone.page.waitForFunction(() => document.documentElement.dataset.palette === 'bright');
}));

for (const [viewport, theme] of [[WIDE, 'day'], [PHONE, 'night']]) {
  test(`the page has five sections, and says when a choice is saved, at ${viewport.width}`, { timeout: patient(60000) }, () => people([{ viewport }], async (who) => {
    await who.context.addInitScript(`localStorage.setItem('ochre.prefs', '${JSON.stringify({ theme })}')`);
    await register(who.page, `Five ${viewport.width}`);
    await who.page.goto('/account');
    for (const part of ['me', 'look', 'days', 'devices', 'others']) await id(who, `account-${part}`).getByRole('heading').first().waitFor();
    await id(who, 'density-dense').check({ force: true });
    await id(who, 'saved').getByText('Saved', { exact: true }).waitFor();
    assert.equal((await (await restOf(who)).get('/api/me/preferences')).chosen.density, 'dense');
    await checkWidth(who);
    await shot(who, 'account-five');
    await id(who, 'account-look').scrollIntoViewIfNeeded();
    await who.page.getByRole('main').getByRole('navigation').getByRole('button').nth(1).click();
    await shot(who, 'account-look');
  }));
}

test('each section of the page has something in it, for a guest and with an account', { timeout: patient(60000) }, () => people([{ viewport: WIDE }], async (who) => {
  const sections = () => who.page.locator('.account-part').evaluateAll((parts) => parts.map(({ id: name, lastElementChild }) => [name, lastElementChild.children.length > 0]));
  await signIn(who, await guest(here.server, 'Gro'));
  await who.page.goto('/account');
  await id(who, 'relations').waitFor();
  assert.deepEqual(await sections(), [['me', true], ['look', true], ['days', true], ['others', true]]);
  assert.equal(await who.page.locator('.account-ways button').count(), 4, 'a button for each');
  await signIn(who, await account(here.server, 'Grima'));
  await who.page.reload();
  await id(who, 'tokens').waitFor();
  await id(who, 'session-current').waitFor();
  assert.deepEqual(await sections(), [['me', true], ['look', true], ['days', true], ['devices', true], ['others', true]]);
}));

test('a refusal is shown in the form that was sent, in the phone\'s sight', { timeout: patient(60000) }, () => people([{ viewport: PHONE, touch: true }], async (who) => {
  await account(here.server, 'Taken');
  await who.page.goto('/account');
  for (const [form, name, password] of [['register', 'Taken', PASSWORD], ['sign-in', 'Taken', 'not this one']]) {
    await id(who, `${form}-name`).fill(name);
    await id(who, `${form}-password`).fill(password);
    await id(who, `${form}-go`).tap();
    await id(who, form).locator('.form-error').waitFor();
    assert.equal(await who.page.locator('.form-error').count(), 1, 'once');
  }
  who.problems.length = 0; // the console reports both refusals
}));
