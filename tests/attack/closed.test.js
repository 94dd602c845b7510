// A server with closed registration and without guests, attacked by every route by which somebody might become a user, or act as one: REST, live
// protocol, tokens, codes, links, imports, what is sent twice at once. Nothing gets in, and those who are in go on.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { attackRandom, attackSeconds } from '../support/attack.js';
import { live } from '../support/live.js';
import { patient } from '../support/patience.js';
import { account, guest, Rest, table } from '../support/rest.js';
import { routes } from '../support/schemas.js';
import { program, startServer } from '../support/server.js';

const EVE = { localAddress: '127.0.0.66' };
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const password = 'Eve has a password';

let server;
let random;
let root;
let match; // whose link lets guests in while the server allows it
let code; // right, but registration is closed
before(async () => {
  random = attackRandom('closed');
  server = await startServer();
  root = await account(server, 'Root');
  const made = spawnSync(program, ['admin', 'make-admin', 'Root', '--data', server.dir], { encoding: 'utf8', timeout: patient(60000) });
  assert.equal(made.status, 0, made.stderr);
  await root.get('/api/admin/overview');
  match = await table([root], { seats: 2, start: false, listed: false, join: 'link' });
  code = (await root.create('/api/me/codes', { uses: 1000 })).code.code;
  for (const [name, value] of [['registration', 'closed'], ['guests', 'off'], ['guests_by_link', 'off']]) await root.expect(200, 'PUT', `/api/admin/settings/${name}`, { value });
});
after(() => server?.close());

const sqlite = (sql) => execFileSync('sqlite3', ['-cmd', '.timeout 20000', join(server.dir, 'ochre.sqlite'), sql], { encoding: 'utf8' }).trim();
const users = () => sqlite('SELECT count(*), group_concat(name) FROM user');
const sessions = () => sqlite('SELECT count(*) FROM session');
const text = (length) => Array.from({ length }, () => LETTERS[random(LETTERS.length)]).join('');

/** Fills the parts of a path with what Eve might know or guess. */
const real = (path) => path.replace(/\{id\}|\{match\}/g, match.id).replace(/\{[^}]*\}/g, () => ['1', text(16), 'guests', '0'][random(4)]);

test('no route answers a stranger with a session, or makes a user', async () => {
  const [before, sessionsBefore] = [users(), sessions()];
  const bodies = [{}, { name: 'Eve', password }, { name: 'Eve', password, code }, { name: 'Eve', match: match.id, key: match.key }, { name: 'Root', password },
    { name: 'Eve', password, admin: true }, { token: text(55), password }, { key: match.key }];
  let answered = 0;
  for (const { method, path } of routes) {
    if (/events$|\/live\/poll/.test(path)) continue; // they wait; the live protocol has a test of its own
    for (const body of method === 'GET' ? [undefined] : bodies) {
      const eve = new Rest(server, { ...EVE, check: false });
      const answer = await eve.ask(method, `${real(path)}?key=${match.key}`, body, { headers: { authorization: `Bearer ochre_${text(40)}` } });
      const plain = await new Rest(server, { ...EVE, check: false }).ask(method, real(path), body);
      for (const one of [answer, plain]) {
        assert.ok(!(one.headers['set-cookie'] ?? []).some((cookie) => /^ochre_session[^=]*=[a-z0-9]/.test(cookie)), `${method} ${path} gives a session`);
        assert.ok(one.status < 500 || one.status === 503, `${method} ${path}: ${one.status}`);
        answered += 1;
      }
    }
  }
  assert.ok(answered > 300, `${answered} requests`);
  assert.equal(users(), before);
  assert.equal(sessions(), sessionsBefore);
});

test('the live protocol serves a stranger as a spectator at most', async () => {
  const before = users();
  const client = await live(new Rest(server, EVE));
  for (const type of ['register', 'guest', 'login', 'join', 'sit', 'move', 'chat']) {
    client.sendText(JSON.stringify({ type, id: 'a', match: match.id, name: 'Eve', password, key: match.key, text: 'hello' }));
  }
  client.close();
  assert.equal(users(), before);
});

test('codes are tried by thousands, and none lets anybody in; the right one neither while registration is closed', async () => {
  const before = users();
  const until = Date.now() + attackSeconds(1) * 1000;
  const seen = new Set();
  do {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => new Rest(server, EVE).ask('POST', '/api/accounts', { name: `Eve${i}`, password, code: random(4) ? text(12) : code })));
    for (const { json } of answers) seen.add(json.error.name);
  } while (Date.now() < until);
  assert.deepEqual([...seen].filter((name) => !['registration_closed', 'too_many_requests', 'busy'].includes(name)), []);
  assert.equal(users(), before);
});

test('wrong codes are metered per address: after ten the right one has to wait there, and elsewhere it does not', async () => {
  const own = await startServer({ limits: 1, args: ['--registration', 'invite'] });
  try {
    const first = new Rest(own);
    assert.equal((await first.ask('POST', '/api/accounts', { name: 'Host', password, code })).json.error.name, 'bad_code');
    for (let i = 0; i < 9; i += 1) await new Rest(own, EVE).refused(403, 'bad_code', 'POST', '/api/accounts', { name: 'Eve', password, code: text(12) });
    await new Rest(own, EVE).refused(403, 'bad_code', 'POST', '/api/accounts', { name: 'Eve', password, code: text(12) });
    const refused = await new Rest(own, EVE).ask('POST', '/api/accounts', { name: 'Eve', password, code: text(12) });
    assert.equal(refused.status, 429);
    assert.ok(Number(refused.headers['retry-after']) > 0 && Number(refused.headers['retry-after']) <= 30);
    await new Rest(own).refused(403, 'bad_code', 'POST', '/api/accounts', { name: 'Host', password, code: text(12) });
  } finally {
    await own.close();
  }
});

test('those who are in go on, and nobody else is', async () => {
  await root.post(`/api/matches/${match.id}/bots`, { seat: 1, bot: 'random' });
  await root.post(`/api/matches/${match.id}/start`);
  assert.equal(sqlite('SELECT group_concat(name) FROM user'), 'Root');
  await assert.rejects(guest(server, 'Eve', EVE), /no_guests/);
});
