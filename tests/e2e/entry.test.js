// Rules for new users, on a file and on PostgreSQL: registration and guests by option and by an administrator at run time, invitation codes,
// the link to a table; on two nodes at once, and after a restart.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { after, test } from 'node:test';
import { Authenticator } from '../support/authenticator.js';
import { patient } from '../support/patience.js';
import { Postgres, serveOnPostgres } from '../support/postgres.js';
import { account, exercised, guest, Rest, table, unseen } from '../support/rest.js';
import { program, startServer } from '../support/server.js';

const SETTINGS = '/api/admin/settings';
const file = await startServer();
const database = await serveOnPostgres();
after(() => Promise.all([file.close(), database.close()]));

const passwordOf = (name) => `${name} has a password`;
const register = (server, name, code) => new Rest(server).ask('POST', '/api/accounts', { name, password: passwordOf(name), ...(code ? { code } : {}) });
const nameOf = (answer) => answer.json.error?.name ?? answer.status;

/** An administrator: made by the command line on a file, else in the database. */
async function administrator(server, name, postgres) {
  const rest = await account(server, name);
  if (postgres) {
    const done = postgres.psql(`UPDATE "user" SET admin = 1 WHERE name = '${name}'`);
    assert.equal(done.status, 0, done.wrong);
    await rest.create('/api/sessions', { name, password: passwordOf(name) });
  } else {
    const made = spawnSync(program, ['admin', 'make-admin', name, '--data', server.dir], { encoding: 'utf8', timeout: patient(60000) });
    assert.equal(made.status, 0, made.stderr);
  }
  await rest.get('/api/admin/overview');
  return rest;
}

const set = (root, name, value) => root.expect(200, 'PUT', `${SETTINGS}/${name}`, { value });
const reset = async (root) => { for (const { name } of (await root.get(SETTINGS)).settings) await root.expect(200, 'DELETE', `${SETTINGS}/${name}`); };
const make = async (rest, body = {}) => (await rest.create('/api/me/codes', body)).code;

for (const [engine, server, postgres] of [['a file', file, undefined], ['PostgreSQL', database.server, database.postgres]]) {
  const root = await administrator(server, 'Root', postgres);
  const open = { registration: 'open', guests: 'on', guests_by_link: 'on', codes_per_account: 0, providers: [] };

  test(`on ${engine} an administrator changes the settings, which are in the audit, and resets them`, async () => {
    assert.deepEqual(await new Rest(server).get('/api/entry'), open);
    await set(root, 'registration', 'closed');
    await set(root, 'codes_per_account', '3');
    assert.deepEqual(await new Rest(server).get('/api/entry'), { ...open, registration: 'closed', codes_per_account: 3 });
    const { settings } = await root.get(SETTINGS);
    assert.deepEqual(settings.map(({ name, value, option, changed_ms: at }) => [name, value, option, at !== null]), [['registration', 'closed', 'open', true],
      ['guests', 'on', 'on', false], ['guests_by_link', 'on', 'on', false], ['codes_per_account', '3', '0', true]]);
    for (const [name, value] of [['registration', 'maybe'], ['guests', 'yes'], ['codes_per_account', '101'], ['codes_per_account', '-1'], ['codes_per_account', '01'], ['registration', '']])
      await root.refused(400, 'bad_request', 'PUT', `${SETTINGS}/${name}`, { value });
    await root.refused(404, 'not_found', 'PUT', `${SETTINGS}/colour`, { value: 'red' });
    await root.refused(404, 'not_found', 'DELETE', `${SETTINGS}/colour`);
    await root.refused(400, 'missing_field', 'PUT', `${SETTINGS}/guests`, {});
    const rows = (await root.get('/api/admin/audit?count=10')).rows.filter(({ action }) => action === 'change-setting');
    assert.ok(rows.some(({ target, detail, result }) => target === 'registration' && detail === 'maybe' && result === 'bad_request'));
    assert.ok(rows.some(({ target, detail, result, who }) => target === 'registration' && detail === 'closed' && result === 'done' && who.name === 'Root'));
    await reset(root);
    assert.deepEqual(await new Rest(server).get('/api/entry'), open);
  });

  test(`on ${engine} registration is open, by code, or closed, for guests with a session as well`, async () => {
    const gus = await guest(server, 'Gus');
    await set(root, 'registration', 'closed');
    const code = await make(root, { uses: 2, note: 'the\nclub' });
    assert.equal(code.note, 'the club');
    assert.equal(nameOf(await register(server, 'Ann')), 'registration_closed');
    assert.equal(nameOf(await register(server, 'Ann', code.code)), 'registration_closed');
    assert.equal(nameOf(await register(server, 'Root')), 'registration_closed', 'a name that is taken is no secret here');
    await gus.refused(403, 'registration_closed', 'POST', '/api/accounts', { name: 'Gus', password: passwordOf('Gus') });
    await set(root, 'registration', 'invite');
    assert.equal(nameOf(await register(server, 'Ann')), 'code_needed');
    assert.equal(nameOf(await register(server, 'Ann', 'abcdefghijkm')), 'bad_code');
    assert.equal(nameOf(await register(server, 'Ann', code.code)), 201);
    await gus.create('/api/accounts', { name: 'Gus', password: passwordOf('Gus'), code: code.code });
    assert.equal(nameOf(await register(server, 'Ben', code.code)), 'bad_code', 'it is used up');
    assert.deepEqual((await root.get('/api/me/codes')).codes.map(({ number, used }) => [number, used]), [[code.number, 2]]);
    await new Rest(server).create('/api/sessions', { name: 'Ann', password: passwordOf('Ann') });
    await reset(root);
    assert.equal(nameOf(await register(server, 'Ben')), 201);
  });

  test(`on ${engine} registering with a passkey follows the same rules, and a refused one leaves the code unused`, async () => {
    const key = new Authenticator(server.url);
    const create = async (name, code, made = key) => {
      const who = new Rest(server);
      return nameOf(await who.ask('POST', '/api/accounts/passkey', { name, passkey: made.create(await who.post('/api/passkeys/new_challenge')), ...(code ? { code } : {}) }));
    };
    const code = await make(root, { uses: 1 });
    await set(root, 'registration', 'closed');
    assert.equal(await create('Kim', code.code), 'registration_closed');
    await set(root, 'registration', 'invite');
    assert.equal(await create('Kim'), 'code_needed');
    assert.equal(await create('Kim', 'abcdefghijkm'), 'bad_code');
    assert.equal(await create('Root', code.code), 'name_taken');
    assert.equal(await create('Kim', code.code), 201);
    assert.equal(await create('Kit', code.code, new Authenticator(server.url)), 'bad_code', 'it is used up');
    assert.deepEqual((await root.get('/api/me/codes')).codes.filter(({ number }) => number === code.number).map(({ used }) => used), [1]);
    const back = new Rest(server);
    await back.create('/api/sessions/passkey', key.show(await back.post('/api/passkeys/challenge')));
    await reset(root);
  });

  test(`on ${engine} accounts make codes if they may, and administrators see and revoke those of all`, async () => {
    const [cara, dan] = [await account(server, 'Cara'), await guest(server, 'Dan')];
    await cara.refused(409, 'too_many_codes', 'POST', '/api/me/codes', {});
    await dan.refused(403, 'account_needed', 'POST', '/api/me/codes', {});
    await new Rest(server).refused(401, 'not_signed_in', 'POST', '/api/me/codes', {});
    await set(root, 'codes_per_account', '2');
    await set(root, 'registration', 'invite');
    const [one, two] = [await make(cara, { days: 1 }), await make(cara)];
    assert.equal(one.expires_ms - one.made_ms, 24 * 3600 * 1000);
    assert.equal(two.expires_ms - two.made_ms, 7 * 24 * 3600 * 1000);
    await cara.refused(409, 'too_many_codes', 'POST', '/api/me/codes', {});
    await cara.refused(400, 'out_of_range', 'POST', '/api/me/codes', { uses: 1001 });
    await cara.refused(400, 'bad_request', 'POST', '/api/me/codes', { note: 'x'.repeat(81) });
    assert.deepEqual((await cara.get('/api/me/export')).codes, (await cara.get('/api/me/codes')).codes);
    const { codes } = await root.get('/api/admin/codes');
    assert.deepEqual(codes.filter(({ user }) => user.name === 'Cara').map(({ code }) => code), [two.code, one.code]);
    await root.refused(404, 'not_found', 'DELETE', `/api/me/codes/${one.number}`);
    await root.expect(200, 'DELETE', `/api/admin/codes/${one.number}`);
    await root.refused(404, 'not_found', 'DELETE', `/api/admin/codes/${one.number}`);
    assert.equal(nameOf(await register(server, 'Eli', one.code)), 'bad_code');
    await cara.expect(200, 'DELETE', `/api/me/codes/${two.number}`);
    for (const wrong of [two.number, 0, 'x', '9'.repeat(17)]) await cara.refused(404, 'not_found', 'DELETE', `/api/me/codes/${wrong}`);
    assert.deepEqual(await cara.get('/api/me/codes'), { codes: [] });
    await cara.refused(403, 'wrong_origin', 'POST', '/api/me/codes', {}, { headers: { origin: 'http://elsewhere.example' } });
    await cara.refused(403, 'wrong_origin', 'DELETE', '/api/me/codes/1', undefined, { headers: { origin: 'http://elsewhere.example' } });
    await new Rest(server).refused(401, 'not_signed_in', 'GET', '/api/me/codes');
    await new Rest(server).refused(401, 'not_signed_in', 'DELETE', '/api/me/codes/1');
    await reset(root);
  });

  test(`on ${engine} without guests only the link to an account's table lets some in, if that is on`, async () => {
    const fay = await account(server, 'Fay');
    const early = await guest(server, 'Early');
    const [match, other, listed] = [await table([fay], { seats: 2, start: false, listed: false, join: 'link' }),
      await table([early], { seats: 2, start: false, listed: false, join: 'link' }), await table([fay], { seats: 2, start: false })];
    await set(root, 'guests', 'off');
    const come = (body) => new Rest(server).ask('POST', '/api/guests', { name: 'Late', ...body });
    assert.equal(nameOf(await come({})), 'no_guests');
    assert.equal(nameOf(await come({ match: match.id, key: '0123456789abcdef' })), 'no_such_match');
    assert.equal(nameOf(await come({ match: 'AAAAAAAAAAAAAAAA', key: match.key })), 'no_such_match');
    assert.equal(nameOf(await come({ match: listed.id, key: 'wrong' })), 'no_guests');
    assert.equal(nameOf(await come({ match: other.id, key: other.key })), 'no_guests', 'a guest cannot let others in');
    const late = new Rest(server);
    await late.create('/api/guests', { name: 'Late', match: match.id, key: match.key });
    await late.post(`/api/matches/${match.id}/join`, { key: match.key });
    await early.get('/api/me');
    await early.post(`/api/matches/${listed.id}/join`, {});
    await set(root, 'guests_by_link', 'off');
    assert.equal(nameOf(await come({ match: match.id, key: match.key })), 'no_guests');
    await reset(root);
    assert.equal(nameOf(await come({})), 201);
  });
}

test('options apply until an administrator has chosen, whose choice stays after a restart', async () => {
  const server = await startServer({ args: ['--registration', 'closed'], env: { OCHRE_GUESTS: 'off' } });
  try {
    assert.equal(nameOf(await register(server, 'Ann')), 'registration_closed');
    assert.equal(nameOf(await new Rest(server).ask('POST', '/api/guests', { name: 'Gus' })), 'no_guests');
    await server.stop();
    server.options.args = [];
    await server.start();
    const root = await administrator(server, 'Root');
    await set(root, 'registration', 'invite');
    await server.stop();
    server.options.args = ['--registration', 'open'];
    await server.start();
    assert.equal(nameOf(await register(server, 'Ann')), 'code_needed');
    const { settings } = await root.get(SETTINGS);
    assert.deepEqual(settings.slice(0, 2).map(({ value, option }) => [value, option]), [['invite', 'open'], ['off', 'off']]);
  } finally {
    await server.close();
  }
});

test('a wrong option is reported', () => {
  for (const [args, message] of [[['--registration', 'friends'], '--registration must be open, invite or closed, not "friends"'], [['--guests', '1'], '--guests must be on or off, not "1"']]) {
    const done = spawnSync(program, ['serve', ...args], { encoding: 'utf8', timeout: patient(20000) });
    assert.deepEqual([done.status, done.stderr], [2, `ochre serve: ${message}; see ochre serve --help\n`]);
  }
});

test('two nodes agree: a setting applies on both at once, and a code that both are asked for at once counts once', async () => {
  const postgres = new Postgres();
  const args = ['--store', postgres.url()];
  const nodes = [await startServer({ args }), await startServer({ args })];
  try {
    const root = await administrator(nodes[0], 'Root', postgres);
    await set(root, 'registration', 'closed');
    assert.equal(nameOf(await register(nodes[1], 'Ann')), 'registration_closed');
    await set(root, 'registration', 'invite');
    const code = await make(root, { uses: 3 });
    const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => register(nodes[i % 2], `User${i}`, code.code)));
    assert.deepEqual(answers.map(nameOf).sort(), [...Array(3).fill(201), ...Array(9).fill('bad_code')]);
    assert.equal((await root.get('/api/me/codes')).codes[0].used, 3);
    assert.equal(postgres.rows("SELECT count(*) AS n FROM \"user\" WHERE name LIKE 'User%'")[0].n, 3);
  } finally {
    await Promise.all(nodes.map((node) => node.close()));
    postgres.close();
  }
});

test('every status of openapi.yaml was met', () => {
  assert.ok(exercised.size > 0);
  assert.deepEqual(unseen(/^\/api\/(entry|me\/codes)/, '413', '429', '503'), []);
  assert.deepEqual(unseen(/^\/api\/admin\/(settings|codes)/, '401', '403', '413'), []); // the two: admin.test.js
});
