// Push notifications without an open page: web push end to end, at a real server for which time passes, and a push service that answers in all ways.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { until } from '../support/patience.js';
import { Browser, claimsOf, openPushService } from '../support/push_service.js';
import { account, exercised, Rest, table } from '../support/rest.js';
import { openapi } from '../support/schemas.js';
import { startServer } from '../support/server.js';

const PUSH = '/api/me/notify/push';
const SETTLE_MS = 3500;
const FIREFOX = { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0' } };

let server;
let service;
before(async () => {
  server = await startServer({ moves: true, args: ['--allow-private-hooks'] });
  service = await openPushService();
});
after(async () => {
  await server?.close();
  await service?.close();
});

let count = 0;
/** Two accounts; the first with a browser that is subscribed. */
async function pair() {
  count += 1;
  const [ann, ben] = [await account(server, `Ann ${count}`), await account(server, `Ben ${count}`)];
  const browser = new Browser(service, `ann-${count}`);
  const { number } = await ann.expect(201, 'POST', PUSH, browser.subscription, FIREFOX);
  return { ann, ben, browser, number };
}

/** A match in which it is the first one's turn, which has settled. */
async function turn({ ann, ben }) {
  const match = await table([ann, ben], { start_seat: 0, game: 'stoneage' });
  await server.move(SETTLE_MS);
  return match;
}

const address = async (rest, number) => (await rest.get('/api/me/notify')).addresses.find((one) => one.number === number);
const arrived = (browser, n = 1) => until(() => browser.posts.length >= n, `${n} posts to ${browser.path}`);

test('the player to move gets a message, encrypted for their browser alone', async () => {
  const people = await pair();
  const { browser, ann, number } = people;
  await ann.expect(200, 'PUT', '/api/me/notify', { language: 'de', push: { events: ['turn'] } });
  const match = await turn(people);
  await arrived(browser);
  const [told] = browser.told;
  assert.deepEqual({ ...told, at_ms: 0 }, { event: 'turn', title: 'Stone Age', text: 'Du bist dran.', language: 'de', match: match.id,
    path: `/match/${match.id}`, at_ms: 0 });
  const [{ headers, raw }] = browser.posts;
  assert.equal(headers['content-encoding'], 'aes128gcm');
  assert.equal(headers.urgency, 'high');
  assert.equal(Number(headers.ttl), 3 * 24 * 3600);
  assert.match(headers.topic, /^[\w-]{32}$/);
  assert.ok(!raw.includes(match.id) && !JSON.stringify(headers).includes(match.id), 'the service is not told which match it is');
  assert.throws(() => new Browser(service, 'other').open(browser.posts[0]));
  const one = await until(async () => { const now = await address(ann, number); return now.answer && now; }, 'what came of it');
  assert.equal(`${one.channel} ${one.name} ${one.state} ${one.answer}`, 'push Firefox, Linux on 201');
});

test('the service identifies the server by the key that browsers have', async () => {
  const { ann, browser, number } = await pair();
  const { key } = await ann.get(PUSH);
  assert.deepEqual(await ann.post('/api/me/notify/test', { number }), { sent: true, answer: '201' });
  const claims = claimsOf(browser.posts[0]);
  assert.equal(claims.key, key);
  assert.equal(claims.aud, service.url);
  const left = claims.exp - Date.now() / 1000;
  assert.ok(left > 3600 && left <= 24 * 3600, 'no service takes a token of more than a day');
  assert.equal(browser.told[0].event, 'test');
  assert.equal(browser.told[0].path, '/');
  await server.stop();
  await server.start();
  assert.equal((await ann.get(PUSH)).key, key, 'it is the same for ever');
});

test('what is about one match takes the place of what was; all look alike', async () => {
  const people = await pair();
  const { browser, ann, ben } = people;
  await ann.expect(200, 'PUT', '/api/me/notify', { push: { events: ['turn'] } }); // the beginning may settle before the turn does
  const { id } = await turn(people);
  await arrived(browser);
  for (const person of [ann, ben]) {
    const { version } = (await person.get(`/api/matches/${id}`)).match;
    await person.post(`/api/matches/${id}/moves`, { id: `m${version}`, expects: version, move: { kind: 'place', place: 'hunt', people: 1 } });
  }
  await server.move(SETTLE_MS);
  await arrived(browser, 2);
  await turn(people);
  await arrived(browser, 3);
  const [first, again, other] = browser.posts.map(({ headers }) => headers.topic);
  assert.equal(first, again);
  assert.notEqual(first, other);
  assert.equal(new Set(browser.posts.map(({ raw }) => raw.length)).size, 1);
  assert.equal(new Set(browser.posts.map(({ raw }) => raw.subarray(0, 86).toString('hex'))).size, 3, 'salt and keys are used once');
});

for (const status of [404, 410]) {
  test(`a subscription that the service calls gone (${status}) is told nothing more`, async () => {
    const people = await pair();
    service.answer = { status };
    try {
      await turn(people);
      await until(async () => (await address(people.ann, people.number)).state === 'gone', 'its end');
    } finally {
      service.answer = { status: 201 };
    }
    const { length } = people.browser.posts;
    await turn(people);
    const other = await pair(); // what comes after it has been told
    await turn(other);
    await arrived(other.browser);
    assert.equal(people.browser.posts.length, length);
    const { number } = await people.ann.create(PUSH, people.browser.subscription);
    assert.equal((await address(people.ann, number)).state, 'on', 'entered again, it is there again');
  });
}

test('a service that is busy is asked again when it says so', async () => {
  const people = await pair();
  await people.ann.expect(200, 'PUT', '/api/me/notify', { push: { events: ['turn'] } });
  service.answer = (post, n, response) => ({ status: people.browser.posts.length > 1 ? 201 : 429, headers: { 'retry-after': '120' } });
  try {
    await turn(people);
    await until(async () => (await address(people.ann, people.number)).state === 'failing', 'its failure');
    await server.move(60 * 1000);
    assert.equal(people.browser.posts.length, 1);
    await server.move(70 * 1000);
    await arrived(people.browser, 2);
    await until(async () => (await address(people.ann, people.number)).state === 'on', 'its recovery');
  } finally {
    service.answer = { status: 201 };
  }
});

test('a match that is hushed tells nothing', async () => {
  const people = await pair();
  const match = await table([people.ann, people.ben], { start_seat: 0 });
  await people.ann.expect(200, 'PUT', `/api/matches/${match.id}/notify`, { events: [] });
  await server.move(SETTLE_MS);
  const other = await pair();
  await turn(other);
  await arrived(other.browser);
  assert.deepEqual(people.browser.posts, []);
});

test('what is no subscription is refused by name', async () => {
  const { ann, browser } = await pair();
  const nobody = new Rest(server);
  const good = browser.subscription;
  await nobody.refused(401, 'not_signed_in', 'GET', PUSH);
  await nobody.refused(401, 'not_signed_in', 'POST', PUSH, good);
  const off = Buffer.from(good.p256dh, 'base64url');
  off[64] ^= 1;
  const endpoint = good.endpoint;
  for (const wrong of [{ p256dh: off.toString('base64url') }, { p256dh: 'B'.repeat(86) }, { p256dh: '='.repeat(87) }, { auth: good.auth.slice(1) },
    { auth: '*'.repeat(22) }, { endpoint: 'ftp://127.0.0.1/' }, { endpoint: `http://user@${endpoint.slice(7)}` }, { endpoint: `${endpoint}#x` }])
    await ann.refused(400, 'bad_address', 'POST', PUSH, { ...good, ...wrong });
  await ann.refused(400, 'unknown_field', 'POST', PUSH, { ...good, more: 1 });
  await ann.refused(400, 'missing_field', 'POST', PUSH, { endpoint });
  await ann.refused(403, 'wrong_origin', 'POST', PUSH, good, { headers: { origin: 'https://elsewhere.example' } });
  await ann.refused(413, 'too_large', 'POST', PUSH, undefined, { raw: `{"endpoint":"${'x'.repeat(70000)}"}` });
});

test('an account has ten browsers at most, and one of them is one of them', async () => {
  const { ann, browser, number } = await pair();
  assert.equal((await ann.create(PUSH, browser.subscription)).number, number, 'the same again');
  for (let i = 0; i < 9; i += 1) await ann.create(PUSH, new Browser(service, `more-${i}`).subscription);
  await ann.refused(409, 'too_many_addresses', 'POST', PUSH, new Browser(service, 'more').subscription);
  await ann.expect(200, 'DELETE', `/api/me/notify/addresses/${number}`);
  await ann.create(PUSH, new Browser(service, 'more').subscription);
});

test('a server that was not told otherwise reaches no private address', async () => {
  const strict = await startServer();
  try {
    const ann = await account(strict, 'Ann');
    for (const endpoint of [`${service.url}/x`, 'https://127.0.0.1/x', 'https://10.1.2.3/x', 'https://[::1]/x', 'http://push.example/x', 'https://push.example:22/x'])
      await ann.refused(400, 'bad_address', 'POST', PUSH, { ...new Browser(service, 'x').subscription, endpoint });
    const { length } = service.posts;
    const { port } = new URL(service.url); // a name says nothing of where it leads: that is looked at before each sending
    const { number } = await ann.create(PUSH, { ...new Browser(service, 'x').subscription, endpoint: `https://localhost:${port}/x` });
    assert.deepEqual(await ann.post('/api/me/notify/test', { number }), { sent: false, answer: 'address_private' });
    assert.equal(service.posts.length, length);
  } finally {
    await strict.close();
  }
});

test('no secret of a browser is shown again', async () => {
  const { ann, browser } = await pair();
  const { p256dh, auth, endpoint } = browser.subscription;
  for (const path of ['/api/me/notify', '/api/me/export']) {
    const text = JSON.stringify(await ann.get(path));
    for (const secret of [p256dh, auth, endpoint]) assert.ok(!text.includes(secret), path);
  }
  for (const secret of [p256dh, auth, browser.path]) assert.ok(!server.tail(100000).includes(secret), 'in no log');
});

test('every status of these routes was seen', () => {
  const missing = [];
  for (const [method, { responses }] of Object.entries(openapi.paths[PUSH])) {
    for (const status of Object.keys(responses)) {
      if (!['404', '429', '503'].includes(status) && !exercised.has(`${method.toUpperCase()} ${PUSH} ${status}`)) missing.push(`${method} ${status}`);
    }
  }
  assert.deepEqual(missing, []);
});
