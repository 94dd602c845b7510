// Browsers make themselves another address for what is pushed, and do not always say so: subscribed users stay subscribed.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { id, launchWhole, PHONE, shot, signIn, stage, WIDE, withPeople } from '../support/browser.js';
import { patient, until } from '../support/patience.js';
import { Browser, openPushService } from '../support/push_service.js';
import { account } from '../support/rest.js';

const here = stage({ args: ['--allow-private-hooks'] });
let service;
let whole;
before(async () => {
  service = await openPushService();
  whole = await launchWhole();
});
after(async () => {
  await whole?.close();
  await service?.close();
});

/** Subscriptions of our own in place of the maker's: sessionStorage says which of `browsers` there is now ('' for none), and whether another fails. */
function subscribes(context, browsers) {
  const given = browsers.map(({ subscription: { endpoint, p256dh, auth } }) => ({ endpoint, keys: { p256dh, auth } }));
  return context.addInitScript((all) => {
    const subscription = (at) => ({ endpoint: all[at].endpoint, toJSON: () => all[at], unsubscribe: async () => { sessionStorage.setItem('at', ''); return true; } });
    PushManager.prototype.subscribe = async () => {
      if (sessionStorage.getItem('fails')) throw new DOMException('its maker does not answer', 'AbortError');
      sessionStorage.setItem('at', sessionStorage.getItem('next') ?? '0');
      return subscription(Number(sessionStorage.getItem('at')));
    };
    PushManager.prototype.getSubscription = async () => {
      const at = sessionStorage.getItem('at');
      return at ? subscription(Number(at)) : null;
    };
  }, given);
}

const hold = (who, values) => who.page.evaluate((given) => Object.entries(given).forEach(([key, value]) => sessionStorage.setItem(key, value)), values);

let count = 0;
/** A person with push on this device, and their three subscriptions. */
async function told(who) {
  count += 1;
  const ann = await account(here.server, `Ann ${count}`);
  const browsers = [0, 1, 2].map((at) => new Browser(service, `renewed-${count}-${at}`));
  await who.context.grantPermissions(['notifications'], { origin: here.server.url });
  await subscribes(who.context, browsers);
  await signIn(who, ann);
  await who.page.goto('/account');
  await id(who, 'notices-way').click();
  await id(who, 'device-on').click();
  await id(who, 'this-device').waitFor();
  const addresses = async () => (await ann.get('/api/me/notify')).addresses.filter(({ state }) => state === 'on');
  /** Tries whether what is sent now comes to that one alone. */
  const comesTo = async (at) => {
    const [one, ...others] = await addresses();
    assert.equal(others.length, 0, 'one address of this device');
    const before = browsers.map(({ posts }) => posts.length);
    await ann.post('/api/me/notify/test', { number: one.number });
    assert.deepEqual(browsers.map(({ posts }, i) => posts.length - before[i]), [0, 1, 2].map((i) => Number(i === at)));
  };
  return { ann, addresses, comesTo };
}

test('a page that finds another subscription registers it, and one that finds none makes one', { timeout: patient(60000) }, () => withPeople(whole, here.server, [{ viewport: WIDE, kept: true }], async (who) => {
  const { addresses, comesTo } = await told(who);
  await comesTo(0);
  const [{ number }] = await addresses();
  await hold(who, { at: '1' });
  await who.page.goto('/');
  const other = await until(async () => (await addresses()).find((one) => one.number !== number)?.number, 'another address');
  await until(async () => (await addresses()).length === 1, 'the old one to go');
  await comesTo(1);
  await hold(who, { at: '', next: '2' });
  await who.page.goto('/mine');
  await until(async () => !(await addresses()).some((one) => one.number === other), 'the next');
  await comesTo(2);
}));

test('the page of notices says that renewing has failed, and switches it on again', { timeout: patient(60000) }, () => withPeople(whole, here.server, [{ viewport: PHONE, touch: true, kept: true }], async (who) => {
  const { comesTo } = await told(who);
  const path = new URL(who.page.url()).pathname;
  await hold(who, { at: '', next: '1', fails: 'yes' });
  await who.page.goto('/');
  await until(() => who.page.evaluate(() => localStorage.getItem('ochre.push.failed')), 'the failure');
  await who.page.goto(path);
  await id(who, 'device-on').waitFor();
  assert.match(await id(who, 'device-how').innerText(), /couldn’t renew/);
  await shot(who, 'renewal-failed');
  await hold(who, { fails: '' });
  await id(who, 'device-on').tap();
  await id(who, 'this-device').waitFor();
  await until(async () => comesTo(1).then(() => true, () => false), 'what is sent to come there');
  assert.doesNotMatch(await id(who, 'device-how').innerText(), /couldn’t renew/);
}));

test('the worker tells the server of another address, whatever the browser says of the old one and the new one', { timeout: patient(60000) }, () => withPeople(whole, here.server, [{ viewport: WIDE, kept: true }], async (who) => {
  await told(who);
  const worker = await until(() => who.context.serviceWorkers()[0], 'the worker');
  const changed = (old, fresh) => worker.evaluate(async ([oldOptions, made]) => {
    const asked = [];
    const wanted = [];
    const subscription = (endpoint) => ({ endpoint, toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }) });
    const { fetch: real } = self;
    self.fetch = async (path, options) => {
      asked.push(`${options?.method ?? 'GET'} ${path}${options?.body ? ` ${JSON.parse(options.body).endpoint}` : ''}`);
      return options?.method === 'POST' ? new Response('{}') : real(path, options);
    };
    Object.getPrototypeOf(self.registration.pushManager).subscribe = async (options) => {
      wanted.push(typeof options.applicationServerKey);
      return subscription('https://push.example/subscribed');
    };
    const event = new ExtendableEvent('pushsubscriptionchange');
    Object.defineProperty(event, 'oldSubscription', { value: oldOptions && { options: oldOptions } });
    Object.defineProperty(event, 'newSubscription', { value: made && subscription(made) });
    const waits = [];
    event.waitUntil = (promise) => waits.push(promise);
    self.dispatchEvent(event);
    await Promise.all(waits);
    self.fetch = real;
    return { asked, wanted };
  }, [old, fresh]);
  const said = (endpoint) => `POST /api/me/notify/push ${endpoint}`;
  assert.deepEqual(await changed({ applicationServerKey: 'k' }, null), { asked: [said('https://push.example/subscribed')], wanted: ['string'] });
  assert.deepEqual(await changed(null, null), { asked: ['GET /api/me/notify/push', said('https://push.example/subscribed')], wanted: ['string'] });
  assert.deepEqual(await changed(null, 'https://push.example/made'), { asked: [said('https://push.example/made')], wanted: [] });
}));
