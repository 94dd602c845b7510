// Signing in through a provider of OpenID Connect, on a file and on PostgreSQL, with npm's oidc-provider: the first time, again, linking; and each fault
// of a provider, a browser or a person that the server has to see itself.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { patient } from '../support/patience.js';
import { Postgres } from '../support/postgres.js';
import { Provider, signed, signingKey } from '../support/provider.js';
import { account, guest, Rest, table, unseen } from '../support/rest.js';
import { program, startServer } from '../support/server.js';

const postgres = new Postgres();
const provider = await new Provider().start();
const file = await startServer({ moves: true, args: provider.args() });
const database = await startServer({ moves: true, args: ['--store', postgres.url(), ...provider.args()] });
provider.serve(file, database);
after(async () => {
  await Promise.all([file.close(), database.close(), provider.close()]);
  postgres.close();
});

const BEGIN = '/api/sessions/provider/begin';
const END = '/api/sessions/provider';

/** Makes somebody known to the provider. */
const person = (login, claims = {}) => { provider.people.set(login, { preferred_username: login, ...claims }); };

/** The id of the one provider that a server offers. */
const idOf = async (server) => (await new Rest(server).get('/api/entry')).providers[0].id;

/** Goes to the provider and signs in there. */
const gone = async (who, login, more = {}) => provider.visit((await who.post(BEGIN, { provider: await idOf(who.server), ...more })).url, login);

/** Runs `ochre admin` on the server's data. */
function admin(server, ...words) {
  const done = spawnSync(program, ['admin', ...words, ...(server === file ? ['--data', server.dir] : ['--file', postgres.url()])],
    { encoding: 'utf8', timeout: patient(60000) });
  assert.equal(done.status, 0, done.stderr);
}

/** Signs in through the provider, in a new browser or in that of `who`. */
async function signedIn(server, login, who = new Rest(server)) {
  who.user = (await who.create(END, await gone(who, login))).user;
  return who;
}

for (const [engine, server] of [['a file', file], ['PostgreSQL', database]]) {
  test(`on ${engine} the first sign-in makes an account, and the same person comes back to it in another browser`, async () => {
    person('ada', { preferred_username: 'Ada L.' });
    const ada = await signedIn(server, 'ada');
    assert.deepEqual([ada.user.name, ada.user.guest, ada.user.admin], ['Ada L.', false, false]);
    assert.deepEqual((await ada.get('/api/me')).user, ada.user);
    assert.equal(ada.provider, null, 'the cookie of the sign-in is gone');
    person('ada', { preferred_username: 'Another name' });
    const again = await signedIn(server, 'ada');
    assert.deepEqual(again.user, ada.user, 'the subject identifies a person, and not a name');
    const { identities: [one] } = await again.get('/api/me/identities');
    assert.deepEqual([one.issuer, one.provider, one.name], [provider.issuer, 'Test Club', 'Another name']);
    assert.match(one.used_day, /^\d{4}-\d\d-\d\d$/);
  });
  test(`on ${engine} a guest becomes the account and keeps number and seat, and a name that is taken gets a number`, async () => {
    const [gus, other] = [await guest(server, 'Gus'), await guest(server, 'Other')];
    const match = await table([gus, other]);
    const before = (await gus.get('/api/me')).user;
    const old = gus.cookie;
    await account(server, 'Gustav');
    person('gus', { preferred_username: 'Gustav' });
    await signedIn(server, 'gus', gus);
    assert.deepEqual([gus.user.id, gus.user.guest, gus.user.name], [before.id, false, `Gustav ${before.id}`]);
    assert.equal((await other.get(`/api/matches/${match.id}`)).match.seats[0].name, gus.user.name);
    assert.equal((await Object.assign(new Rest(server), { cookie: old }).get('/api/me')).user, null, 'another session');
    person('gus2', { preferred_username: 'gUSTAV' });
    const second = await signedIn(server, 'gus2');
    assert.equal(second.user.name, `gUSTAV ${second.user.id}`);
    for (const said of ['someone@example.org', 'admin', 'a\u202eb', '']) {
      person('odd', { preferred_username: said });
      const odd = await signedIn(server, 'odd');
      assert.match(odd.user.name, /^Player \d+$/, said);
      await odd.expect(200, 'DELETE', '/api/me', {});
    }
  });

  test(`on ${engine} an account links a sign-in with its password, comes back by it, and never loses the last way in`, async () => {
    const ann = await account(server, 'Ann');
    const id = await idOf(server);
    const path = '/api/me/identities';
    person('ann');
    await new Rest(server).refused(401, 'not_signed_in', 'GET', path);
    await new Rest(server).refused(401, 'not_signed_in', 'POST', path, { provider: id });
    await (await guest(server, 'Gwen')).refused(403, 'account_needed', 'POST', path, { provider: id });
    await ann.refused(403, 'wrong_password', 'POST', path, { provider: id });
    await ann.refused(403, 'wrong_password', 'POST', path, { provider: id, password: 'a wrong password' });
    await ann.refused(404, 'no_such_provider', 'POST', path, { provider: '0'.repeat(32), password: 'Ann has a password' });
    const back = await provider.visit((await ann.post(path, { provider: id, password: 'Ann has a password' })).url, 'ann');
    const other = await account(server, 'Oscar');
    other.provider = ann.provider;
    await other.refused(403, 'provider_expired', 'POST', END, back); // the flow of another session
    assert.deepEqual(await ann.post(END, back), {});
    const again = await signedIn(server, 'ann');
    const { user } = await ann.get('/api/me');
    assert.deepEqual(again.user, user);
    const taken = await provider.visit((await other.post(path, { provider: id, password: 'Oscar has a password' })).url, 'ann');
    await other.refused(409, 'identity_taken', 'POST', END, taken);
    person('new one');
    await other.refused(409, 'already_signed_in', 'POST', END, await gone(other, 'new one'));
    const { identities: [{ number }] } = await ann.get(path);
    await other.refused(404, 'not_found', 'DELETE', `${path}/${number}`);
    await ann.expect(200, 'DELETE', `${path}/${number}`);
    assert.deepEqual((await ann.get(path)).identities, []);
    const alone = await signedIn(server, 'ann');
    assert.notEqual(alone.user.id, user.id, 'what was unlinked leads to the account no longer');
    const { identities: [last] } = await alone.get(path);
    await alone.refused(409, 'last_identity', 'DELETE', `${path}/${last.number}`);
    await alone.post('/api/me/password', { new: 'a password of mine' });
    await alone.expect(200, 'DELETE', `${path}/${last.number}`);
  });

  test(`on ${engine} what comes back counts once, and in the browser that began`, async () => {
    person('cal');
    const who = new Rest(server);
    const back = await gone(who, 'cal');
    const sealed = who.provider;
    const thief = new Rest(server);
    await thief.refused(403, 'provider_expired', 'POST', END, back);
    await gone(thief, 'cal'); // a flow of its own
    await thief.refused(403, 'provider_expired', 'POST', END, back);
    await who.refused(403, 'provider_expired', 'POST', END, { ...back, state: 'A'.repeat(43) });
    who.provider = `${sealed.slice(0, -2)}${sealed.endsWith('A') ? 'B' : 'A'}A`;
    await who.refused(403, 'provider_expired', 'POST', END, back);
    who.provider = sealed;
    await who.refused(403, 'provider_refused', 'POST', END, { ...back, issuer: 'https://evil.example' });
    who.provider = sealed;
    await who.create(END, back);
    const twice = Object.assign(new Rest(server), { provider: sealed });
    await twice.refused(403, 'provider_refused', 'POST', END, back); // the provider takes a code once
    await new Rest(server).refused(404, 'no_such_provider', 'POST', BEGIN, { provider: '0'.repeat(32) });
    await new Rest(server).refused(403, 'wrong_origin', 'POST', BEGIN, { provider: await idOf(server) }, { headers: { origin: 'https://evil.example' } });
  });

  test(`on ${engine} a guest's sign-in that is still waiting never takes the account that the guest has become`, async () => {
    person('mallory');
    const thief = await guest(server, 'Gil');
    const victim = Object.assign(new Rest(server), { cookie: thief.cookie }); // the same guest, in another browser
    const back = await gone(thief, 'mallory');
    const held = provider.hold();
    const waiting = thief.ask('POST', END, back);
    await held.asked;
    const { user } = await victim.create('/api/accounts', { name: `Gilbert ${engine}`, password: 'Gilbert has a password' });
    held.release();
    const answer = await waiting;
    assert.equal(`${answer.status} ${answer.json?.error?.name}`, '403 provider_expired');
    assert.deepEqual((await victim.get('/api/me')).user, user, 'the session is still there');
    assert.deepEqual((await victim.get('/api/me/identities')).identities, []);
    const again = new Rest(server);
    assert.equal((await again.create('/api/sessions', { name: user.name, password: 'Gilbert has a password' })).user.id, user.id);
    assert.notEqual((await signedIn(server, 'mallory')).user.id, user.id);
  });

  test(`on ${engine} a link that is still waiting is not made once its session has ended`, async () => {
    const path = '/api/me/identities';
    person('lou');
    const ends = {
      'signed out': (who) => who.expect(200, 'DELETE', '/api/sessions'),
      'signed out elsewhere': (_, other) => other.post('/api/me/password', { old: 'Lou has a password', new: 'another password' }),
      banned: (who) => admin(server, 'ban', who.user.name),
    };
    for (const [name, end] of Object.entries(ends)) {
      const credentials = { name: `Lou ${name}`, password: 'Lou has a password' };
      const [who, other] = [new Rest(server), new Rest(server)];
      who.user = (await who.create('/api/accounts', credentials)).user;
      await other.create('/api/sessions', credentials);
      const back = await provider.visit((await who.post(path, { provider: await idOf(server), password: credentials.password })).url, 'lou');
      const held = provider.hold();
      const waiting = who.ask('POST', END, back);
      await held.asked;
      await end(who, other);
      held.release();
      const answer = await waiting;
      assert.equal(`${answer.status} ${answer.json?.error?.name}`, '403 provider_expired', name);
      if (name === 'banned') admin(server, 'unban', who.user.name);
      const lou = await signedIn(server, 'lou');
      assert.notEqual(lou.user.id, who.user.id, name);
      await lou.expect(200, 'DELETE', '/api/me', {});
    }
  });
}

test('each wrong token is refused, and none makes an account', async () => {
  const server = file;
  const now = () => Math.floor(Date.now() / 1000);
  const none = (claims, head) => `${Buffer.from(JSON.stringify({ alg: 'none', ...head })).toString('base64url')}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`;
  const stranger = signingKey();
  const wrong = {
    'another nonce': (claims, key) => signed({ ...claims, nonce: 'A'.repeat(43) }, key),
    'no nonce': ({ nonce, ...claims }, key) => signed(claims, key),
    'another audience': (claims, key) => signed({ ...claims, aud: 'another' }, key),
    'two audiences': (claims, key) => signed({ ...claims, aud: ['ochre', 'another'] }, key),
    'another party': (claims, key) => signed({ ...claims, azp: 'another' }, key),
    'another issuer': (claims, key) => signed({ ...claims, iss: 'https://evil.example' }, key),
    expired: (claims, key) => signed({ ...claims, exp: now() - 120 }, key),
    'no end': ({ exp, ...claims }, key) => signed(claims, key),
    'of the future': (claims, key) => signed({ ...claims, iat: now() + 600 }, key),
    'no subject': ({ sub, ...claims }, key) => signed(claims, key),
    'a subject with a 0': (claims, key) => signed({ ...claims, sub: 'eve\u0000' }, key),
    'no signature': (claims) => none(claims),
    'none in capitals': (claims) => none(claims, { alg: 'NONE' }),
    'a shared secret': (claims, key) => signed(claims, key, { alg: 'HS256' }),
    'a key of its own': (claims) => signed(claims, stranger),
    'the name of a key, another key': (claims, key) => signed(claims, { ...stranger, jwk: { kid: key.jwk.kid } }),
    'a critical extension': (claims, key) => signed(claims, key, { crit: ['exp'] }),
    'no token': () => 'a.b',
    'too long': (claims, key) => signed({ ...claims, more: 'x'.repeat(40000) }, key),
  };
  person('eve');
  for (const [name, token] of Object.entries(wrong)) {
    const who = new Rest(server);
    const back = await gone(who, 'eve');
    provider.faults.token = token;
    const answer = await who.ask('POST', END, back);
    provider.faults = {};
    assert.equal(`${answer.status} ${answer.json?.error?.name}`, '403 provider_refused', name);
    assert.equal(who.cookie, null);
  }
  const right = await signedIn(server, 'eve');
  assert.equal(right.user.name, 'eve', 'nobody had the name');
  assert.doesNotMatch(server.log.join('\n'), new RegExp(`${provider.secret}|code=|id_token`));
});

test('a sign-in that took longer than 15 minutes is refused, and an account without a password needs a new one for what is serious', async () => {
  person('pat');
  const pat = await signedIn(file, 'pat');
  const late = new Rest(file);
  const back = await gone(late, 'pat');
  await file.move(15 * 60 * 1000 + 1000);
  await late.refused(403, 'provider_expired', 'POST', END, back);
  for (const [method, path, body] of [['DELETE', '/api/me', {}], ['POST', '/api/me/password', { new: 'a password of mine' }], ['POST', '/api/me/identities', { provider: await idOf(file) }]])
    await pat.refused(403, 'sign_in_again', method, path, body);
  const again = await signedIn(file, 'pat');
  assert.equal(again.user.id, pat.user.id);
  await again.post('/api/me/password', { new: 'a password of mine' });
  await again.refused(403, 'wrong_password', 'DELETE', '/api/me', {});
});

test('of several providers none gets the code of another', async () => {
  const [honest, evil] = [await new Provider().start(), await new Provider().start()];
  const args = ['--oidc', `${honest.issuer} ${evil.issuer}`, '--oidc-client', 'ochre ochre', '--oidc-secret-file', `${honest.secretFile} ${evil.secretFile}`, '--oidc-name', 'Honest,Evil'];
  const server = await startServer({ args });
  try {
    const { providers } = await new Rest(server).get('/api/entry');
    const [good, bad] = providers.map(({ id }) => id);
    assert.equal(good, createHash('sha256').update(`${honest.issuer}\0ochre`).digest('hex').slice(0, 32), 'as configuration.md says');
    honest.sendTo(`${server.url}/account?provider=${good}`);
    evil.sendTo(`${server.url}/account?provider=${bad}`);
    for (const one of [honest, evil]) one.people.set('una', { preferred_username: 'Una' });
    const begun = async (id) => {
      const who = new Rest(server);
      return [who, (await who.post(BEGIN, { provider: id })).url];
    };
    const wrong = { 'the address of the other': { provider: good }, 'no address of its own': { provider: undefined }, 'the issuer of the other': { issuer: honest.issuer }, 'no issuer': { issuer: undefined } };
    for (const [name, more] of Object.entries(wrong)) {
      const [who, url] = await begun(bad);
      const back = await evil.visit(url, 'una');
      evil.seen.length = 0;
      const answer = await who.ask('POST', END, { ...back, ...more });
      assert.equal(`${answer.status} ${answer.json?.error?.name}`, '403 provider_refused', name);
      assert.ok(!evil.seen.includes('/token'), `${name}: it gets no code`);
    }
    const users = [];
    for (const [id, one] of [[good, honest], [bad, evil]]) {
      const [who, url] = await begun(id);
      const back = await one.visit(url, 'una');
      assert.equal(back.provider, id);
      users.push((await who.create(END, back)).user.id);
    }
    assert.notEqual(users[0], users[1]);
  } finally {
    await Promise.all([server.close(), honest.close(), evil.close()]);
  }
});

test('a secret that is too long is reported, and not cut', async () => {
  for (const [bytes, fine] of [[255, true], [256, false], [600, false]]) {
    const club = await new Provider({ secret: 's'.repeat(bytes) }).start();
    const dir = mkdtempSync(join(tmpdir(), 'ochre-secret-'));
    try {
      if (fine) {
        await (await startServer({ args: club.args() })).close();
      } else {
        const done = spawnSync(program, ['serve', '--data', dir, '--listen', '127.0.0.1:0', '--web', fileURLToPath(new URL('../../build/web', import.meta.url)), ...club.args()], { encoding: 'utf8', timeout: patient(60000) });
        assert.notEqual(done.status, 0);
        assert.match(done.stderr + done.stdout, /event=no_oidc_secret path=\S+ reason=too_long/, `${bytes} bytes`);
      }
    } finally {
      rmSync(dir, { recursive: true, force: true });
      await club.close();
    }
  }
});

test('sign-ins of one account from one address are counted', async () => {
  const club = await new Provider().start();
  const server = await startServer({ moves: true, limits: 1, args: club.args() });
  club.serve(server);
  club.people.set('ivy', { preferred_username: 'Ivy' });
  try {
    const id = await idOf(server);
    const statuses = [];
    for (let turn = 0; turn < 14; turn++) {
      const who = new Rest(server);
      statuses.push((await who.ask('POST', END, await club.visit((await who.post(BEGIN, { provider: id })).url, 'ivy'))).status);
    }
    assert.deepEqual([statuses.slice(0, 11), statuses.at(-1)], [Array(11).fill(201), 429], 'the first makes the account');
  } finally {
    await Promise.all([server.close(), club.close()]);
  }
});

test('a provider changes its keys, and the server fetches them', async () => {
  person('kay');
  const { user } = await signedIn(file, 'kay');
  for (let turn = 0; turn < 2; turn++) {
    const who = new Rest(file);
    provider.rotate();
    await file.move(2100); // within this time an unknown key is fetched once
    who.user = (await who.create(END, await gone(who, 'kay'))).user;
    assert.equal(who.user.id, user.id);
  }
});

test('while a provider is silent, refuses or says too much, others are answered, and the server ends', { timeout: 120000 }, async () => {
  const slow = await new Provider().start();
  const server = await startServer({ moves: true, args: slow.args() });
  slow.serve(server);
  try {
    const id = await idOf(server);
    const begin = () => new Rest(server).ask('POST', BEGIN, { provider: id });
    const name = async (asked) => (await asked).json.error?.name;
    for (const fault of [{ status: 500 }, { body: '{"issuer":' }, { body: '{}' }, { body: `{"a":"${'x'.repeat(300000)}"}` }, { status: 302, headers: { location: slow.issuer } },
      { body: JSON.stringify({ issuer: 'https://evil.example', authorization_endpoint: slow.issuer, token_endpoint: slow.issuer, jwks_uri: slow.issuer }) }]) {
      slow.faults.answer = () => fault;
      assert.equal(await name(begin()), 'provider_unreachable', JSON.stringify(fault).slice(0, 80));
      await server.move(15100); // for which a failure is remembered
    }
    slow.faults.answer = () => 'never';
    const waiting = [begin(), begin()];
    const at = Date.now();
    await new Rest(server).get('/api/me');
    assert.ok(Date.now() - at < 2000);
    assert.deepEqual(await Promise.all(waiting.map(name)), ['provider_unreachable', 'provider_unreachable']);
    await slow.stop();
    await server.move(15100);
    assert.equal(await name(begin()), 'provider_unreachable');
  } finally {
    await server.close();
    await slow.close();
  }
});

test('on a closed server only linked accounts come in, unless the provider\'s people may register; a ban and a deleted account count', async () => {
  const club = await new Provider().start();
  const closed = await startServer({ args: [...club.args(), '--registration', 'closed', '--oidc-groups', 'admin=keepers'] });
  const open = await startServer({ args: [...club.args(), '--registration', 'closed', '--oidc-register', 'on', '--oidc-groups', 'admin=keepers'] });
  club.serve(closed, open);
  const id = await idOf(open);
  const come = async (who, login) => who.ask('POST', END, await club.visit((await who.post(BEGIN, { provider: id })).url, login));
  try {
    club.people.set('kim', { preferred_username: 'Kim', groups: ['keepers', 'others'] }).set('lea', { preferred_username: 'Lea', groups: ['others'] });
    assert.equal((await come(new Rest(closed), 'kim')).json.error.name, 'registration_closed');
    const [kim, lea] = [new Rest(open), new Rest(open)];
    assert.deepEqual([(await come(kim, 'kim')).json.user.admin, (await come(lea, 'lea')).json.user.admin], [true, false]);
    const acts = async () => (await kim.get('/api/admin/audit')).rows.filter(({ action }) => /-admin$/.test(action)).map(({ action, who }) => `${who.name}: ${action}`);
    assert.deepEqual(await acts(), ['Test Club: make-admin']);
    club.people.set('lea', { preferred_username: 'Lea', groups: 'keepers' });
    assert.equal((await come(lea, 'lea')).json.user.admin, true);
    await lea.get('/api/admin/overview');
    club.people.set('lea', { preferred_username: 'Lea' });
    const second = new Rest(open);
    assert.equal((await come(second, 'lea')).json.user.admin, false);
    assert.deepEqual(await acts(), ['Test Club: remove-admin', 'Test Club: make-admin', 'Test Club: make-admin']);
    await lea.refused(403, 'not_allowed', 'GET', '/api/admin/overview'); // also the session before
    const { user } = await second.get('/api/me');
    await kim.post(`/api/admin/users/${user.id}/ban`, { reason: 'a test' });
    assert.equal((await come(new Rest(open), 'lea')).json.error.name, 'banned');
    await kim.post(`/api/admin/users/${user.id}/unban`);
    const back = new Rest(open);
    assert.equal((await come(back, 'lea')).json.user.id, user.id);
    await back.expect(200, 'DELETE', '/api/me', {});
    const anew = await come(new Rest(open), 'lea');
    assert.notEqual(anew.json.user.id, user.id, 'a deleted account is not found again');
  } finally {
    await Promise.all([closed.close(), open.close(), club.close()]);
  }
});

for (const engine of ['a file', 'PostgreSQL']) {
  test(`on ${engine} a role lasts as long as one of the groups that gave it, and a group never ends one that was given by hand`, async () => {
    const store = engine === 'PostgreSQL' ? new Postgres() : null;
    const [a, b] = [await new Provider().start(), await new Provider().start()];
    const server = await startServer({ args: ['--oidc', `${a.issuer} ${b.issuer}`, '--oidc-client', 'ochre ochre', '--oidc-secret-file', `${a.secretFile} ${b.secretFile}`,
      '--oidc-groups', 'admin=keepers admin=keepers', ...(store ? ['--store', store.url()] : [])] });
    try {
      const ids = (await new Rest(server).get('/api/entry')).providers.map(({ id }) => id);
      [a, b].forEach((one, at) => one.sendTo(`${server.url}/account?provider=${ids[at]}`));
      const path = '/api/me/identities';
      const come = async (one, member) => {
        one.people.set('kim', { preferred_username: 'Kim', groups: member ? ['keepers'] : [] });
        const who = new Rest(server);
        const { url } = await who.post(BEGIN, { provider: ids[one === a ? 0 : 1] });
        who.user = (await who.create(END, await one.visit(url, 'kim'))).user;
        return who;
      };
      const admins = async (one, member) => (await come(one, member)).user.admin;
      const root = await account(server, 'Root');
      const made = spawnSync(program, ['admin', 'make-admin', 'Root', ...(store ? ['--file', store.url()] : ['--data', server.dir])], { encoding: 'utf8', timeout: patient(60000) });
      assert.equal(made.status, 0, made.stderr);
      const acts = async () => (await root.get('/api/admin/audit')).rows.filter(({ action }) => /-admin$/.test(action)).map(({ action }) => action).reverse().slice(1);
      const kim = await come(a, true);
      assert.equal(kim.user.admin, true);
      const [first] = (await root.get('/api/admin/audit')).rows.filter(({ action }) => action === 'make-admin');
      assert.equal(first.target, `${kim.user.id} Kim`, 'a new account is named');
      const { url } = await kim.post(path, { provider: ids[1] });
      b.people.set('kim', { preferred_username: 'Kim', groups: ['keepers'] });
      await kim.post(END, await b.visit(url, 'kim'));
      assert.deepEqual([await admins(b, true), await admins(a, false)], [true, true], 'the other group has it still');
      assert.deepEqual(await acts(), ['make-admin']);
      assert.equal(await admins(b, false), false);
      assert.deepEqual(await acts(), ['make-admin', 'remove-admin']);
      assert.equal(await admins(a, true), true);
      await root.post(`/api/admin/users/${kim.user.id}/make-admin`);
      assert.equal(await admins(a, false), true, 'by hand');
      await root.post(`/api/admin/users/${kim.user.id}/remove-admin`);
      assert.equal(await admins(a, false), false);
      assert.deepEqual([await admins(a, true), await admins(b, true)], [true, true]);
      const last = await come(b, true);
      const numbers = (await last.get(path)).identities.map(({ number }) => number);
      await last.post('/api/me/password', { new: 'a password of mine' });
      for (const [at, stays] of [[0, true], [1, false]]) {
        await last.expect(200, 'DELETE', `${path}/${numbers[at]}`);
        assert.equal((await last.get('/api/me')).user.admin, stays, `unlinked ${at + 1}`);
      }
    } finally {
      await Promise.all([server.close(), a.close(), b.close()]);
      store?.close();
    }
  });
}

test('another node completes what one has begun, and so does a server after its restart', async () => {
  const store = new Postgres();
  const club = await new Provider().start();
  const args = ['--store', store.url(), ...club.args()];
  const one = await startServer({ args });
  const url = one.url;
  await one.stop();
  one.options.args = [...args, '--base-url', url];
  await one.start();
  const two = await startServer({ args: [...args, '--base-url', url] });
  club.serve(one);
  club.people.set('moe', { preferred_username: 'Moe' });
  try {
    const who = new Rest(one);
    const back = await club.visit((await who.post(BEGIN, { provider: await idOf(one) })).url, 'moe');
    const there = Object.assign(new Rest(two), { provider: who.provider });
    const { user } = await there.create(END, back);
    assert.equal(user.name, 'Moe');
    const again = await club.visit((await who.post(BEGIN, { provider: await idOf(one) })).url, 'moe');
    await one.stop();
    await one.start();
    assert.equal((await who.create(END, again)).user.id, user.id);
  } finally {
    await Promise.all([one.close(), two.close(), club.close()]);
    store.close();
  }
});

test('every status of openapi.yaml was met', () => {
  assert.deepEqual(unseen(/^\/api\/(me\/identities|sessions\/provider)/, '400', '401', '413', '429', '503').filter((one) => !/(GET|DELETE) .* 403/.test(one)), []); // 403 of those two: a token's
});
