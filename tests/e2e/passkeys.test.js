// Passkeys over REST, on a file and on PostgreSQL: registering, a guest who becomes an account, signing in, adding, naming, removing, and every
// attack that the server has to see itself.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { Authenticator, cbor } from '../support/authenticator.js';
import { Postgres } from '../support/postgres.js';
import { account, guest, Rest, table, unseen } from '../support/rest.js';
import { startServer } from '../support/server.js';

const postgres = new Postgres();
const file = await startServer();
const database = await startServer({ args: ['--store', postgres.url()] });
after(async () => {
  await Promise.all([file.close(), database.close()]);
  postgres.close();
});

const challenge = (who) => who.post('/api/passkeys/challenge');
const newChallenge = (who) => who.post('/api/passkeys/new_challenge');
const SESSION = '/api/sessions/passkey';

/** Registers an account with a passkey, in a new browser or in that of a guest. */
async function registered(server, name, { who = new Rest(server), kind = -7, counts = false } = {}) {
  const key = new Authenticator(server.url, { kind, counts });
  const { user } = await who.create('/api/accounts/passkey', { name, passkey: key.create(await newChallenge(who)) });
  who.user = user;
  return { who, key, user };
}

/** Signs in by the passkey in a new browser. */
async function signedIn(server, key, how) {
  const who = new Rest(server);
  const { user } = await who.create(SESSION, key.show(await challenge(who), how));
  who.user = user;
  return who;
}

/** Lists a user's passkeys by their names. */
const names = async (who) => (await who.get('/api/me/passkeys')).passkeys.map(({ name }) => name);

for (const [engine, server] of [['a file', file], ['PostgreSQL', database]]) {
  test(`on ${engine} an account is made with a passkey alone, and comes back by it in another browser`, async () => {
    for (const kind of [-7, -8, -257]) {
      const { who, key, user } = await registered(server, `Kind ${-kind}`, { kind });
      assert.deepEqual((await who.get('/api/me')).user, user);
      const again = await signedIn(server, key);
      assert.deepEqual(again.user, user);
      assert.ok(again.device, 'the device is known from now on');
      const { passkeys: [one], password } = await again.get('/api/me/passkeys');
      assert.deepEqual([one.name, one.transports, one.backed_up, password], ['Passkey', ['internal', 'hybrid'], false, false]);
      assert.match(one.used_day, /^\d{4}-\d\d-\d\d$/);
      await who.refused(403, 'wrong_password', 'POST', '/api/sessions', { name: user.name, password: 'any password' });
    }
  });

  test(`on ${engine} a guest becomes an account by one passkey and keeps number, seat and matches`, async () => {
    const [gus, other] = [await guest(server, 'Gus'), await guest(server, 'Other')];
    const match = await table([gus, other]);
    const before = (await gus.get('/api/me')).user;
    const old = gus.cookie;
    const { user, key } = await registered(server, 'Gustav', { who: gus });
    assert.deepEqual([user.id, user.guest, user.name], [before.id, false, 'Gustav']);
    assert.equal((await other.get(`/api/matches/${match.id}`)).match.seats[0].name, 'Gustav');
    assert.notEqual(gus.cookie, old, 'another session');
    const stolen = Object.assign(new Rest(server), { cookie: old });
    assert.equal((await stolen.get('/api/me')).user, null);
    const again = await signedIn(server, key);
    assert.equal((await again.get(`/api/matches/${match.id}`)).match.my_seat, 0);
  });

  test(`on ${engine} passkeys are added, named and removed; adding one needs the password or another passkey`, async () => {
    const ann = await account(server, 'Ann');
    const [phone, key, third] = [1, 2, 3].map(() => new Authenticator(server.url));
    const add = async (passkey, more) => ({ passkey: passkey.create(await newChallenge(ann)), ...more });
    const path = '/api/me/passkeys';
    await ann.refused(403, 'wrong_password', 'POST', path, await add(phone, { name: 'phone', password: 'a wrong password' }));
    await ann.refused(403, 'wrong_password', 'POST', path, await add(phone, { name: 'phone' }));
    await ann.post(path, await add(phone, { name: 'phone', password: 'Ann has a password' }));
    await ann.refused(403, 'no_such_passkey', 'POST', path, await add(key, { confirm: key.show(await challenge(ann)) }));
    await ann.post(path, await add(key, { name: 'key', confirm: phone.show(await challenge(ann)) }));
    assert.deepEqual(await names(ann), ['phone', 'key']);
    assert.equal(phone.handle, key.handle, 'an authenticator knows the account by one name');
    assert.deepEqual((await challenge(ann)).passkeys.map(({ id }) => id), [phone, key].map(({ id }) => id.toString('base64url')));
    assert.deepEqual((await challenge(new Rest(server))).passkeys, []);
    await ann.refused(403, 'bad_passkey', 'POST', path, await add(phone, { name: 'again', password: 'Ann has a password' }));
    const { passkeys: [first, second] } = await ann.get(path);
    await ann.expect(200, 'PUT', `${path}/${first.number}`, { name: 'red phone' });
    await ann.refused(400, 'bad_name', 'PUT', `${path}/${first.number}`, { name: ' ' });
    assert.deepEqual(await names(ann), ['red phone', 'key']);
    await ann.expect(200, 'DELETE', `${path}/${first.number}`);
    await new Rest(server).refused(403, 'no_such_passkey', 'POST', SESSION, phone.show(await challenge(ann)));
    await signedIn(server, key);
    await ann.expect(200, 'DELETE', `${path}/${second.number}`);
    await ann.refused(404, 'not_found', 'DELETE', `${path}/${second.number}`);
    await ann.refused(404, 'not_found', 'PUT', `${path}/x`, { name: 'x' });
    assert.deepEqual(await names(ann), []);
    const other = await account(server, 'Other account');
    await ann.post(path, await add(third, { password: 'Ann has a password' }));
    const { passkeys: [{ number }] } = await ann.get(path);
    await other.refused(404, 'not_found', 'DELETE', `${path}/${number}`);
    await other.refused(404, 'not_found', 'PUT', `${path}/${number}`, { name: 'mine' });
    await other.refused(403, 'no_such_passkey', 'POST', path, { passkey: key.create(await newChallenge(other)), confirm: third.show(await challenge(other)) });
    const wanderer = await guest(server, 'Wanderer');
    await wanderer.refused(403, 'account_needed', 'POST', path, { passkey: key.create(await newChallenge(wanderer)) });
  });

  test(`on ${engine} the last passkey of an account without a password stays until it has one`, async () => {
    const { who, key } = await registered(server, 'Solo');
    const { passkeys: [{ number }] } = await who.get('/api/me/passkeys');
    await who.refused(409, 'last_passkey', 'DELETE', `/api/me/passkeys/${number}`);
    await who.refused(403, 'wrong_password', 'POST', '/api/me/password', { new: 'a new password' });
    await who.post('/api/me/password', { new: 'a new password', passkey: key.show(await challenge(who)) });
    await who.expect(200, 'DELETE', `/api/me/passkeys/${number}`);
    await new Rest(server).create('/api/sessions', { name: 'Solo', password: 'a new password' });
  });

  test(`on ${engine} a challenge is answered once, for its purpose and by its user`, async () => {
    const { who, key } = await registered(server, 'Once');
    const shown = key.show(await challenge(who));
    await new Rest(server).create(SESSION, shown);
    await new Rest(server).refused(403, 'passkey_expired', 'POST', SESSION, shown);
    await new Rest(server).refused(403, 'passkey_expired', 'POST', SESSION, key.show(await newChallenge(who)));
    const made = new Authenticator(server.url);
    const [eve, someone] = [await guest(server, 'Eve'), new Rest(server)];
    await eve.refused(403, 'passkey_expired', 'POST', '/api/accounts/passkey', { name: 'Evelyn', passkey: made.create(await newChallenge(someone)) });
    await eve.refused(403, 'passkey_expired', 'POST', '/api/accounts/passkey', { name: 'Evelyn', passkey: made.create({ ...await challenge(eve), user_handle: '' }) });
    const open = await newChallenge(someone);
    await someone.create('/api/accounts/passkey', { name: 'Someone', passkey: made.create(open) });
    await new Rest(server).refused(403, 'bad_passkey', 'POST', '/api/accounts/passkey', { name: 'Someone else', passkey: made.create(open) });
    await new Rest(server).refused(403, 'passkey_expired', 'POST', '/api/accounts/passkey', { name: 'Someone else', passkey: new Authenticator(server.url).create(open) });
    const foreign = Buffer.alloc(97, 7).toString('base64url');
    await new Rest(server).refused(403, 'passkey_expired', 'POST', SESSION, key.show({ challenge: foreign }));
    await new Rest(server).refused(403, 'bad_passkey', 'POST', SESSION, key.show({ challenge: 'AAAA' }));
    await server.stop();
    await server.start();
    await new Rest(server).refused(403, 'passkey_expired', 'POST', SESSION, shown);
    const asked = await challenge(new Rest(server));
    await server.stop();
    await server.start();
    await new Rest(server).create(SESSION, key.show(asked));
  });

  test(`on ${engine} what is not signed by the passkey, for this server and a verified owner, is refused`, async () => {
    const { key } = await registered(server, 'Attacked', { counts: true });
    const other = (await registered(server, 'Attacker')).key;
    const who = new Rest(server);
    const refused = async (status, name, how, by = key) => who.refused(status, name, 'POST', SESSION, by.show(await challenge(who), how));
    await refused(403, 'wrong_origin', { origin: 'https://ochre.example' });
    await refused(403, 'wrong_origin', { origin: `${server.url}/ochre` });
    await refused(403, 'wrong_origin', { more: { crossOrigin: true } });
    await refused(403, 'wrong_origin', { more: { topOrigin: server.url } });
    await refused(403, 'bad_passkey', { rp: 'ochre.example' });
    await refused(403, 'bad_passkey', { flags: 1 });
    await refused(403, 'bad_passkey', { flags: 4 });
    await refused(403, 'bad_passkey', { signer: other });
    await refused(403, 'bad_passkey', { type: 'webauthn.create' });
    await refused(403, 'bad_passkey', { type: 'payment.get' });
    await refused(403, 'no_such_passkey', { handle: other.handle });
    await refused(403, 'no_such_passkey', {}, new Authenticator(server.url));
    const shown = key.show(await challenge(who));
    for (const [name, value] of [['signature', 'AAAA'], ['client_data', 'e30'], ['client_data', '!'], ['authenticator_data', 'AAAA'], ['authenticator_data', `${shown.authenticator_data}AA`]])
      await who.refused(403, 'bad_passkey', 'POST', SESSION, { ...shown, [name]: value });
    await who.refused(403, 'no_such_passkey', 'POST', SESSION, { ...shown, id: other.id.toString('base64url') });
    await who.refused(400, 'missing_field', 'POST', SESSION, { ...shown, signature: undefined });
    await who.refused(400, 'unknown_field', 'POST', SESSION, { ...shown, name: 'x' });
    await who.refused(403, 'wrong_origin', 'POST', SESSION, shown, { headers: { origin: 'http://elsewhere.example' } });
    await who.create(SESSION, shown);
  });

  test(`on ${engine} a passkey whose count does not grow is a copy`, async () => {
    const { key } = await registered(server, 'Counted', { counts: true });
    const count = key.count;
    await signedIn(server, key);
    for (const wrong of [count, count + 1, 0])
      await new Rest(server).refused(403, 'bad_passkey', 'POST', SESSION, key.show(await challenge(new Rest(server)), { count: wrong }));
    await signedIn(server, key);
  });

  test(`on ${engine} what is no passkey makes no account`, async () => {
    const who = new Rest(server);
    const refused = async (status, name, how) => who.refused(status, name, 'POST', '/api/accounts/passkey',
      { name: 'Nobody', passkey: new Authenticator(server.url).create(await newChallenge(who), how) });
    await refused(403, 'wrong_origin', { origin: 'https://ochre.example' });
    await refused(403, 'bad_passkey', { rp: 'ochre.example' });
    await refused(403, 'bad_passkey', { flags: 1 });
    await refused(403, 'bad_passkey', { type: 'webauthn.get' });
    for (const cut of [1, 2, 40, 77, 100]) await refused(403, 'bad_passkey', { cut });
    const point = Buffer.alloc(32, 1);
    for (const key of [new Map(), new Map([[1, 2], [3, -7]]), new Map([[1, 2], [3, -47], [-1, 8], [-2, point], [-3, point]]), new Map([[1, 2], [3, -7], [-1, 1], [-2, point], [-3, 'text']])])
      await refused(403, 'bad_passkey', { key: cbor(key) });
    await refused(403, 'bad_passkey', { key: Buffer.from('bf', 'hex') });
    await who.refused(409, 'name_taken', 'POST', '/api/accounts/passkey', { name: 'admin', passkey: new Authenticator(server.url).create(await newChallenge(who)) });
    assert.equal((await who.get('/api/me')).user, null);
  });

  test(`on ${engine} passkeys are in the export, and go with the account`, async () => {
    const { who, key } = await registered(server, 'Leaver');
    const { passkeys } = await who.get('/api/me/export');
    assert.deepEqual(passkeys.map(({ id, user_handle: handle, algorithm }) => [id, handle, algorithm]), [[key.id.toString('base64url'), key.handle, -7]]);
    await who.refused(403, 'wrong_password', 'DELETE', '/api/me', {});
    await who.expect(200, 'DELETE', '/api/me', { passkey: key.show(await challenge(who)) });
    await new Rest(server).refused(403, 'no_such_passkey', 'POST', SESSION, key.show(await challenge(new Rest(server))));
  });
}

test('nobody needs a session for a challenge, and everybody one for a list', async () => {
  const who = new Rest(file);
  const asked = await newChallenge(who);
  assert.deepEqual([asked.rp, asked.passkeys, asked.algorithms], ['127.0.0.1', [], [-7, -8, -257]]);
  await who.refused(401, 'not_signed_in', 'GET', '/api/me/passkeys');
  await who.refused(401, 'not_signed_in', 'DELETE', '/api/me/passkeys/1');
  await who.refused(401, 'not_signed_in', 'PUT', '/api/me/passkeys/1', { name: 'x' });
  await who.refused(401, 'not_signed_in', 'POST', '/api/me/passkeys', { passkey: new Authenticator(file.url).create(asked) });
  const ann = await account(file, 'Signed in');
  await ann.refused(409, 'already_signed_in', 'POST', '/api/accounts/passkey', { name: 'Another', passkey: new Authenticator(file.url).create(await newChallenge(ann)) });
});

test('an account has 16 at most', async () => {
  const { key, who } = await registered(file, 'Sixteen');
  const one = async () => ({ passkey: new Authenticator(file.url).create(await newChallenge(who)), confirm: key.show(await challenge(who)) });
  for (let i = 1; i < 16; i += 1) await who.post('/api/me/passkeys', await one());
  await who.refused(409, 'too_many_passkeys', 'POST', '/api/me/passkeys', await one());
});

test('every route refuses other sites, programs and members that it does not know', async () => {
  const routes = [['GET', '/api/me/passkeys'], ['POST', '/api/me/passkeys'], ['PUT', '/api/me/passkeys/1'], ['DELETE', '/api/me/passkeys/1'],
    ['POST', '/api/passkeys/challenge'], ['POST', '/api/passkeys/new_challenge'], ['POST', '/api/accounts/passkey'], ['POST', SESSION]];
  const ann = await account(file, 'Every route');
  const { secret } = await ann.create('/api/me/tokens', { name: 'all', scopes: ['read', 'play', 'chat'] });
  for (const [method, path] of routes) {
    await new Rest(file).refused(403, 'scope', method, path, undefined, { headers: { authorization: `Bearer ${secret}` } });
    await new Rest(file).refused(401, 'bad_token', method, path, undefined, { headers: { authorization: 'Bearer x' } });
    await ann.refused(400, 'unknown_field', method, path, { x: 1 });
    if (method !== 'GET') await ann.refused(403, 'wrong_origin', method, path, {}, { headers: { origin: 'http://elsewhere.example' } });
  }
});

test('with a base URL that is the only origin, whatever its path, and a passkey of a server beside it is unknown', async () => {
  const under = (path) => startServer({ args: ['--base-url', `https://play.example.org:8443${path}`] });
  const [one, two] = await Promise.all([under('/one'), under('/two')]);
  try {
    const who = new Rest(one);
    assert.equal((await challenge(who)).rp, 'play.example.org');
    const key = new Authenticator('https://play.example.org:8443');
    await who.create('/api/accounts/passkey', { name: 'One', passkey: key.create(await newChallenge(who)) });
    await new Rest(one).create(SESSION, key.show(await challenge(who)));
    for (const origin of ['https://play.example.org', 'http://play.example.org:8443', 'https://example.org:8443', 'https://play.example.org:8443/one', one.url])
      await new Rest(one).refused(403, 'wrong_origin', 'POST', SESSION, key.show(await challenge(who), { origin }));
    const other = new Rest(two);
    await other.refused(403, 'no_such_passkey', 'POST', SESSION, key.show(await challenge(other)));
    await other.refused(403, 'passkey_expired', 'POST', SESSION, key.show(await challenge(who)));
  } finally {
    await Promise.all([one.close(), two.close()]);
  }
});

test('a challenge of one node is answered at another, at one of them alone', async () => {
  const shared = new Postgres();
  const nodes = [];
  try {
    for (let i = 0; i < 2; i += 1) nodes.push(await startServer({ args: ['--store', shared.url(), '--base-url', 'https://play.example.org'] }));
    const [here, there] = nodes.map((node) => new Rest(node));
    const key = new Authenticator('https://play.example.org');
    await there.create('/api/accounts/passkey', { name: 'Ann', passkey: key.create(await newChallenge(here)) });
    const shown = key.show(await challenge(here));
    const answers = await Promise.all(nodes.map((node) => new Rest(node).ask('POST', SESSION, shown)));
    assert.deepEqual(answers.map(({ status, json }) => json.error?.name ?? status).sort(), [201, 'passkey_expired']);
  } finally {
    await Promise.all(nodes.map((node) => node.close()));
    shared.close();
  }
});

test('wrong passkeys are limited, by their address', async () => {
  const server = await startServer({ limits: 1 });
  try {
    const { key } = await registered(server, 'Limited');
    const stranger = new Authenticator(server.url);
    let limited = null;
    for (let i = 0; i < 40 && !limited; i += 1) {
      const answer = await new Rest(server).ask('POST', SESSION, stranger.show(await challenge(new Rest(server))));
      if (answer.status === 429) limited = answer;
      else assert.equal(answer.json.error.name, 'no_such_passkey');
    }
    assert.ok(limited, 'after 30');
    await new Rest(server).refused(429, 'too_many_requests', 'POST', SESSION, key.show(await challenge(new Rest(server))));
  } finally {
    await server.close();
  }
});

test('every status of openapi.yaml was met', () => {
  assert.deepEqual(unseen(/^\/api\/(me\/passkeys|passkeys|accounts\/passkey|sessions\/passkey)/, '413', '429', '503'), []);
});
