// The page of notices in Chromium, and a real service worker: it shows what was sealed for this browser, and a click leads to the match. What a test's
// Chromium lacks is the push service of its maker: pushManager.subscribe() gives the keys of a browser of ours, and what the server posts for it is
// handed to the worker as Chromium itself would.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { checkWidth, id, launchWhole, PHONE, shot, signIn, stage, WIDE, withPeople } from '../support/browser.js';
import { patient, until } from '../support/patience.js';
import { Browser, openPushService } from '../support/push_service.js';
import { sleep } from '../support/raw.js';
import { account, Rest, table } from '../support/rest.js';

const here = stage({ moves: true, args: ['--allow-private-hooks'] });
const { people } = here;
const SETTLE_MS = 3500;

let service;
before(async () => { service = await openPushService(); });
after(() => service?.close());

/** The subscription of `browser` in place of one by the maker of Chromium. */
function subscribes(context, browser) {
  const { endpoint, p256dh, auth } = browser.subscription;
  return context.addInitScript((json) => {
    const hold = (is) => sessionStorage.setItem('subscribed', is ? '1' : ''); // a browser's subscription outlives its pages
    const unsubscribe = async () => {
      if (sessionStorage.getItem('stuck')) throw new DOMException('its maker does not answer', 'AbortError');
      hold(false);
      return true;
    };
    const subscription = { endpoint: json.endpoint, toJSON: () => json, unsubscribe };
    PushManager.prototype.subscribe = async function subscribe(options) {
      if (!options.userVisibleOnly || options.applicationServerKey.length !== 65) throw new TypeError('no such options');
      hold(true);
      return subscription;
    };
    PushManager.prototype.getSubscription = async () => (sessionStorage.getItem('subscribed') ? subscription : null);
  }, { endpoint, keys: { p256dh, auth } });
}

/** Hands a message to the worker of the page. */
async function deliver({ page, context, server }, data) {
  const cdp = await context.newCDPSession(page);
  const known = new Promise((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => { if (registrations.length) resolve(registrations[0].registrationId); });
  });
  await cdp.send('ServiceWorker.enable');
  await cdp.send('ServiceWorker.deliverPushMessage', { origin: server.url, registrationId: await known, data });
  await cdp.detach();
}

const shown = ({ page }) => page.evaluate(async () => {
  const registration = await navigator.serviceWorker.ready;
  return (await registration.getNotifications()).map(({ title, body, lang, tag, data }) => ({ title, body, lang, tag, data }));
});

/** Hands it over until the worker shows something: Chromium's tools do not say whether it came there, and at a high load it was lost once. */
async function handed(who, data, what) {
  return until(async () => {
    await deliver(who, data);
    let all = await shown(who);
    for (let tries = 0; tries < 100 && !all.length; tries += 1) {
      await sleep(100);
      all = await shown(who);
    }
    return all.length && all;
  }, what);
}

test('this device gets and shows a notification, and a click opens the match', { timeout: patient(60000) }, async (t) => {
  const whole = await launchWhole();
  t.after(() => whole.close());
  await withPeople(whole, here.server, [{ viewport: WIDE, kept: true }], toldAndClicked);
});

async function toldAndClicked(who) {
  const [ann, ben] = [await account(here.server, 'Ann'), await account(here.server, 'Ben')];
  const browser = new Browser(service, 'ann');
  await who.context.grantPermissions(['notifications'], { origin: here.server.url });
  await subscribes(who.context, browser);
  await signIn(who, ann);
  await who.page.goto('/account');
  await id(who, 'notices-way').click();
  await id(who, 'device-on').click();
  await id(who, 'this-device').waitFor();
  await id(who, 'try-push').click();
  await who.page.waitForFunction(() => document.querySelector('[data-testid="address-how"]')?.textContent.includes('201'));
  await shot(who, 'device');
  assert.equal(browser.told[0].event, 'test');

  const match = await table([ann, ben], { start_seat: 0 });
  await here.server.move(SETTLE_MS);
  await until(() => browser.told.length === 3, 'the notices of the start and of a turn');
  assert.deepEqual(browser.told.map(({ event }) => event).sort(), ['began', 'test', 'turn']);
  const post = browser.posts[browser.told.findIndex(({ event }) => event === 'turn')];
  const [notice] = await handed(who, browser.open(post), 'the notification');
  assert.deepEqual(notice, { title: 'Stone Age', body: 'It is your turn.', lang: 'en', tag: match.id, data: { path: `/match/${match.id}` } });

  // A click on it. A test has no hand that the system would believe, without which no window opens: that is seen instead.
  const [worker] = who.context.serviceWorkers();
  const click = () => worker.evaluate(async () => {
    const opened = [];
    self.clients.openWindow = async (url) => { opened.push(url); };
    WindowClient.prototype.focus = async function focus() { opened.push(`focus ${this.url}`); };
    const [notification] = await self.registration.getNotifications();
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
    for (let i = 0; i < 200 && !opened.length; i += 1) await new Promise((later) => { setTimeout(later, 20); });
    return { opened, left: (await self.registration.getNotifications()).length };
  });
  const address = `${here.server.url}/match/${match.id}`;
  assert.deepEqual(await click(), { opened: [address], left: 0 });
  await who.page.goto(address);
  await id(who, 'board').first().waitFor();
  await handed(who, browser.open(post), 'it again');
  assert.deepEqual(await click(), { opened: [`focus ${address}`], left: 0 }, 'the page that is there comes to the front');

  // And what is no message of ours is shown as one that says nothing, since a browser demands that something is.
  const [plain] = await handed(who, 'nonsense', 'something');
  assert.deepEqual(plain.data, { path: '/' });
}

test('a person who signs out is no longer notified on this device, nor does the next one see that they were', { timeout: patient(60000) }, async (t) => {
  const whole = await launchWhole();
  t.after(() => whole.close());
  await withPeople(whole, here.server, [{ viewport: WIDE, kept: true }], comeAndGo);
});

async function comeAndGo(who) {
  const [gus, hal] = [await account(here.server, 'Gus'), await account(here.server, 'Hal')];
  await who.context.grantPermissions(['notifications'], { origin: here.server.url });
  await subscribes(who.context, new Browser(service, 'gus'));
  const on = async () => {
    await who.page.goto('/account/notices');
    await id(who, 'device-on').click();
    await id(who, 'this-device').waitFor();
  };
  const pushes = async (rest) => (await rest.get('/api/me/notify')).addresses.filter(({ channel }) => channel === 'push').length;
  const signOut = async (button) => {
    await who.page.goto('/account');
    await id(who, button).click();
    await until(async () => (await who.page.request.get('/api/me')).json().then(({ user }) => user === null), 'the session to have ended');
  };
  const again = async (name) => {
    const rest = new Rest(here.server);
    await rest.create('/api/sessions', { name, password: `${name} has a password` });
    return rest;
  };
  const other = await again('Gus');
  await signIn(who, gus);
  await on();
  assert.equal(await pushes(gus), 1);
  await signOut('sign-out');
  assert.equal(await pushes(other), 0);
  assert.equal(await who.page.evaluate(() => localStorage.getItem('ochre.push')), null);
  assert.equal(await who.page.evaluate(() => sessionStorage.getItem('subscribed')), '');

  await signIn(who, other);
  await on();
  await who.context.clearCookies(); // the session ends elsewhere, without a message to this page
  await signIn(who, hal);
  await who.page.goto('/account/notices');
  await id(who, 'device-on').waitFor();
  await on();
  assert.equal(await pushes(hal), 1);
  await who.page.evaluate(() => sessionStorage.setItem('stuck', '1')); // which holds nobody back
  await signOut('sign-out-all');
  assert.equal(await pushes(await again('Hal')), 0);
}

for (const [viewport, touch] of [[WIDE, false], [PHONE, true]]) {
  test(`what one is told, and where, is chosen at ${viewport.width}`, { timeout: patient(60000) }, () => people([{ viewport, touch }], async (who) => {
    const ada = await account(here.server, `Ada ${viewport.width}`);
    await signIn(who, ada);
    await who.page.goto('/account/notices');
    await id(who, 'told-turn-push').waitFor();
    await checkWidth(who);
    await shot(who, 'notices');

    // By the keyboard: from cell to cell, off, and kept.
    await id(who, 'told-over-push').focus();
    await who.page.keyboard.press('Space');
    await id(who, 'deadline-hours').selectOption('12');
    await id(who, 'quiet-use').selectOption('own');
    await id(who, 'notices-from').fill('23:00');
    await id(who, 'notices-to').fill('06:30');
    await id(who, 'save-notices').click();
    await id(who, 'notice').waitFor();
    const told = await ada.get('/api/me/notify');
    assert.deepEqual(told.push.events, ['turn', 'deadline', 'invited', 'began', 'vote', 'mention', 'seat']);
    assert.deepEqual([told.deadline_hours, told.quiet.use, told.quiet.from, told.quiet.to, told.language], [12, 'own', '23:00', '06:30', 'en']);

    await who.page.locator('[data-testid="hook-card"] summary').click();
    await id(who, 'hook-url').fill(`${service.url}/hook-${viewport.width}`);
    await id(who, 'hook-form').selectOption('json');
    await id(who, 'hook-about').selectOption('public');
    await id(who, 'hook-add').click();
    await id(who, 'hook-secret').waitFor();
    assert.ok((await id(who, 'hook-secret').inputValue()).length > 20);
    await id(who, 'address-about').waitFor();
    await id(who, 'hook-form').selectOption('matrix');
    for (const field of ['hook-room', 'hook-token']) await id(who, field).waitFor();
    await id(who, 'hook-form').selectOption('template');
    await id(who, 'hook-language').selectOption('fr');
    await id(who, 'hook-template').fill('{"note": "{{winner}}: {{points}}"}');
    await id(who, 'hook-preview').click();
    await id(who, 'hook-sample').waitFor();
    assert.deepEqual(JSON.parse(await id(who, 'hook-sample').textContent()), { note: 'Ben: 142, 168, 97' });
    await checkWidth(who);
    await shot(who, 'notices-hook');
    await id(who, 'try-hook').click();
    await who.page.waitForFunction(() => document.querySelector('[data-testid="address-how"]')?.textContent.includes('201'));
    assert.ok(service.posts.some(({ path }) => path === `/hook-${viewport.width}`));

    await who.page.locator('[data-testid="feed-card"] summary').click();
    await id(who, 'feed-make').click();
    await id(who, 'feed-atom').waitFor();
    const atom = await id(who, 'feed-atom').inputValue();
    const feed = await who.page.evaluate(async (url) => {
      const page = new DOMParser().parseFromString(await (await fetch(url)).text(), 'application/xml');
      return [page.documentElement.localName, page.querySelector('parsererror')?.textContent ?? ''];
    }, atom);
    assert.deepEqual(feed, ['feed', '']);
    await checkWidth(who);
    await shot(who, 'notices-filled');
    await id(who, 'theme').click();
    await id(who, 'theme').click();
    await id(who, 'language').selectOption('de');
    await who.page.getByRole('heading', { name: 'Benachrichtigungen' }).waitFor();
    await checkWidth(who);
    await shot(who, 'notices-filled-night');

    await who.page.reload();
    await id(who, 'feed-made').waitFor();
    assert.equal(await id(who, 'hook-secret').count(), 0, 'it is shown once');
    await id(who, 'feed-end').click();
    await id(who, 'feed-end').waitFor({ state: 'detached' });
    assert.equal((await who.page.request.get(atom)).status(), 404);
    await id(who, 'drop-hook').click();
    await id(who, 'drop-hook').waitFor({ state: 'detached' });
    assert.deepEqual((await ada.get('/api/me/notify')).addresses, []);
  }));
}

test('a match is hushed beside one\'s notes on it', { timeout: patient(60000) }, () => people([{ viewport: PHONE, touch: true }], async (who) => {
  const [eve, fay] = [await account(here.server, 'Eve'), await account(here.server, 'Fay')];
  const match = await table([eve, fay], { start_seat: 0 });
  const chosen = async () => (await eve.get(`/api/matches/${match.id}/notify`)).events;
  await signIn(who, eve);
  await who.page.goto(`/match/${match.id}`);
  await id(who, 'tab-note').click();
  await id(who, 'hush').check();
  await until(async () => (await chosen())?.length === 0, 'it to be hushed');
  await checkWidth(who);
  await id(who, 'hush').scrollIntoViewIfNeeded();
  await shot(who, 'hush');
  await who.page.reload();
  await id(who, 'tab-note').click();
  await who.page.waitForFunction(() => document.querySelector('[data-testid="hush"]')?.checked);
  await id(who, 'hush').uncheck();
  await until(async () => (await chosen()) === null, 'the settings to hold again');
}));
