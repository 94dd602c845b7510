// All that is kept of somebody, as one file for himself: what of it is new with each part of the server, and that no secret is in it.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openMailbox } from '../support/mailbox.js';
import { until } from '../support/patience.js';
import { Browser, openPushService } from '../support/push_service.js';
import { serveOnPostgres } from '../support/postgres.js';
import { account, guest, table } from '../support/rest.js';
import { startServer } from '../support/server.js';

let server;
let box;
let service;
before(async () => {
  box = await openMailbox();
  service = await openPushService();
  server = await startServer({ args: ['--allow-private-hooks', '--smtp', box.url, '--mail-from', 'ochre@play.example'] });
});
after(async () => {
  await server?.close();
  await box?.close();
  await service?.close();
});

test('addresses, settings, tokens and conditional moves are in it, and none of their secrets', async () => {
  const [ann, ben] = [await account(server, 'Ann'), await account(server, 'Ben')];
  const match = await table([ann, ben], { start_seat: 1 });
  assert.deepEqual(await ann.get('/api/me/export').then(({ matches: [{ orders, told }], tokens, feed_made_ms: feed }) => ({ orders, told, tokens, feed })),
    { orders: null, told: null, tokens: [], feed: null });
  const hook = await ann.create('/api/me/notify/hooks', { url: `${service.url}/a-secret-path`, form: 'json' });
  const browser = new Browser(service, 'a-secret-endpoint');
  await ann.create('/api/me/notify/push', browser.subscription);
  await ann.expect(202, 'POST', '/api/me/notify/mail', { address: 'ann@home.example' });
  await until(() => box.mails.length > 0, 'the letter');
  const letter = /\/letter#([\w-]{55})/.exec(box.mails[0].text)[1];
  await ann.post('/api/letters', { token: letter });
  await ann.expect(202, 'POST', '/api/me/notify/mail', { address: 'ann@work.example' });
  await ann.expect(200, 'PUT', '/api/me/notify', { language: 'de', digest_hours: 12, hook: { events: ['turn'] } });
  await ann.expect(200, 'PUT', `/api/matches/${match.id}/notify`, { events: ['over'] });
  await ann.expect(200, 'PUT', `/api/matches/${match.id}/orders`, { text: 'place hunt 2\nalways feed', edit: 0 });
  const token = await ann.create('/api/me/tokens', { name: 'my bot', scopes: ['read', 'play'] });
  const feed = await ann.create('/api/me/feed');
  const data = await ann.get('/api/me/export');
  assert.deepEqual(data.notify.addresses, (await ann.get('/api/me/notify')).addresses);
  assert.deepEqual(data.notify.addresses.map(({ channel, name, form }) => [channel, name, form]), [['hook', '127.0.0.1', 'json'], ['push', '', null], ['mail', 'ann@home.example', null]]);
  assert.deepEqual([data.notify.language, data.notify.digest_hours, data.notify.hook.events, data.notify.mail.pending], ['de', 12, ['turn'], 'ann@work.example']);
  assert.deepEqual(data.tokens, [token.token]);
  assert.ok(data.feed_made_ms > 0);
  assert.equal(data.matches[0].orders.text, 'place hunt 2\nalways feed');
  assert.deepEqual(data.matches[0].told, ['over']);
  const theirs = await ben.get('/api/me/export');
  assert.deepEqual([theirs.matches[0].orders, theirs.matches[0].told, theirs.tokens, theirs.notify.addresses], [null, null, [], []], 'no other user can read it');
  const { p256dh, auth } = browser.subscription;
  const secrets = { hook: hook.secret, path: 'a-secret-path', endpoint: 'a-secret-endpoint', p256dh, auth, letter, token: token.secret, session: ann.cookie.split('=')[1],
    feed: Object.values(feed).join(' ').match(/[\w-]{20,}/)[0] };
  for (const [what, secret] of Object.entries(secrets)) {
    assert.ok(secret.length > 10, what);
    assert.ok(!JSON.stringify([data, theirs]).includes(secret), what);
  }
});

test('the times that administrators see of a user are in it, on both engines', async () => {
  const database = await serveOnPostgres();
  try {
    for (const one of [server, database.server]) {
      const before = Date.now();
      const [cat, dan] = [await account(one, 'Cat'), await guest(one, 'Dan')];
      const match = await table([cat, dan], { start_seat: 1 });
      await cat.post('/api/me/calendar', { time_zone: 'Asia/Kolkata' });
      const mine = await cat.get('/api/me/export');
      assert.ok(mine.account_ms >= before && mine.account_ms <= Date.now(), `${before} ${mine.account_ms} ${Date.now()}`);
      assert.equal(mine.seen_day, new Date(mine.account_ms).toISOString().slice(0, 10));
      assert.equal(mine.offset_minutes, 330);
      assert.deepEqual(mine.taken.map(({ match: id, seat }) => [id, seat]), [[match.id, 0]]);
      assert.ok(mine.taken[0].taken_ms >= before);
      const theirs = await dan.get('/api/me/export');
      assert.deepEqual([theirs.account_ms, theirs.offset_minutes, theirs.taken.map(({ seat }) => seat)], [null, null, [1]]);
    }
  } finally {
    await database.close();
  }
});
