// Personal tokens: made, listed, ended; what each scope reaches, on every route of openapi.yaml and every message of the socket; and that nobody finds
// one anywhere.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { spawnSync } from 'node:child_process';
import WebSocket from 'ws';
import { exercised, guest, Rest, send, table } from '../support/rest.js';
import { messageProblem, openapi, routes, scopeOf } from '../support/schemas.js';
import { patient } from '../support/patience.js';
import { program, startServer } from '../support/server.js';

const password = 'correct horse';
const SCOPES = ['read', 'chat', 'play'];
let server;
let ann; // an account
before(async () => {
  server = await startServer();
  ann = await account('Ann');
});
after(() => server?.close());

async function account(name) {
  const rest = new Rest(server);
  rest.user = (await rest.create('/api/accounts', { name, password })).user;
  return rest;
}

/** A client that sends the token and no cookie. */
function bearer(secret) {
  const rest = new Rest(server);
  const ask = rest.ask.bind(rest);
  rest.ask = (method, path, body, options = {}) => ask(method, path, body, { ...options, headers: { authorization: `Bearer ${secret}`, ...options.headers } });
  return rest;
}

async function token(owner, scopes, more = {}) {
  const made = await owner.create('/api/me/tokens', { name: `for ${scopes.join(' ')}`, scopes, ...more });
  return { ...made.token, secret: made.secret };
}

/** A socket with these headers: its messages can be waited for, and its end. */
async function connect(to, headers) {
  const socket = new WebSocket(`${to.url.replace('http', 'ws')}/ws`, { headers });
  const seen = [];
  const waiting = [];
  const look = () => { for (const one of [...waiting]) if (one.tried()) waiting.splice(waiting.indexOf(one), 1); };
  let end = null;
  socket.on('message', (data) => { seen.push(JSON.parse(data)); look(); });
  socket.on('close', (code) => { end = code; look(); });
  await new Promise((resolve, reject) => { socket.once('open', resolve); socket.once('error', reject); });
  const until = (find, what) => new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${what} never came; ${JSON.stringify(seen).slice(0, 500)}`)), patient(10000));
    const tried = () => {
      const found = find();
      if (found) { clearTimeout(timer); resolve(found); }
      return found;
    };
    waiting.push({ tried });
    look();
  });
  return {
    say: (message) => socket.send(JSON.stringify(message)),
    told: async (wanted) => {
      const message = await until(() => seen.find(wanted), wanted.toString());
      assert.equal(messageProblem('server', message), null);
      return message;
    },
    ended: () => until(() => end, 'its end'),
    close: () => socket.close(),
  };
}

test('a token is shown once, listed without itself, and does what its scopes say', async () => {
  const made = await ann.create('/api/me/tokens', { name: '  My   bot ', scopes: ['play', 'read'], days: 7 });
  assert.equal(made.token.name, 'My bot');
  assert.deepEqual(made.token.scopes, ['read', 'play']);
  assert.equal(made.token.expires_ms - made.token.made_ms, 7 * 24 * 3600 * 1000);
  assert.equal(made.token.used_day, null);
  const bot = bearer(made.secret);
  const { user } = await bot.get('/api/me');
  assert.equal(user.id, ann.user.id);
  assert.equal((await bot.create('/api/matches', { game: 'stoneage', seats: 2 })).match.my_seat, 0);
  const { tokens } = await ann.get('/api/me/tokens');
  assert.deepEqual(tokens, [{ ...made.token, used_day: tokens[0].used_day }]);
  assert.equal(tokens[0].used_day, new Date().toISOString().slice(0, 10));
  await ann.expect(200, 'DELETE', `/api/me/tokens/${made.token.number}`);
  await bot.refused(401, 'bad_token', 'GET', '/api/me');
  assert.deepEqual(await ann.get('/api/me/tokens'), { tokens: [] });
});

test('what is no token, or not one\'s own, is refused; so is one too many', async () => {
  const gus = await guest(server, 'Gus');
  await gus.refused(403, 'account_needed', 'POST', '/api/me/tokens', { name: 'x', scopes: ['read'] });
  await new Rest(server).refused(401, 'not_signed_in', 'POST', '/api/me/tokens', { name: 'x', scopes: ['read'] });
  await new Rest(server).refused(401, 'not_signed_in', 'GET', '/api/me/tokens');
  await new Rest(server).refused(401, 'not_signed_in', 'DELETE', '/api/me/tokens/1');
  for (const body of [{ scopes: ['read'] }, { name: 'x' }, { name: 'x', scopes: 'read' }, { name: 'x', scopes: ['read'], days: 0 }, { name: 'x', scopes: ['read'], days: 367 },
    { name: 'x', scopes: ['admin'] }, { name: 'x', scopes: [] }, { name: 'x', scopes: ['read', 'read'] }, { name: 'x', scopes: ['read'], more: 1 }]) {
    assert.equal((await ann.ask('POST', '/api/me/tokens', body)).status, 400, JSON.stringify(body));
  }
  await ann.refused(400, 'bad_name', 'POST', '/api/me/tokens', { name: ' ', scopes: ['read'] });
  await ann.refused(403, 'wrong_origin', 'POST', '/api/me/tokens', { name: 'x', scopes: ['read'] }, { headers: { origin: 'https://elsewhere.example' } });
  await ann.refused(403, 'wrong_origin', 'DELETE', '/api/me/tokens/1', undefined, { headers: { origin: 'https://elsewhere.example' } });
  await ann.expect(400, 'DELETE', '/api/me/tokens/1', { x: 1 });
  for (const number of ['0', 'x', '9999999', '99999999999999999999']) await ann.refused(404, 'not_found', 'DELETE', `/api/me/tokens/${number}`);
  const other = await account('Other');
  const made = [];
  for (let i = 0; i < 16; i += 1) made.push(await token(other, ['read']));
  await other.refused(409, 'too_many_tokens', 'POST', '/api/me/tokens', { name: 'x', scopes: ['read'] });
  await ann.refused(404, 'not_found', 'DELETE', `/api/me/tokens/${made[0].number}`);
  await bearer(made[0].secret).get('/api/me');
});

test('a token that is none is nobody\'s, whatever cookie comes with it', async () => {
  for (const wrong of ['', 'x', `ochre_${'a'.repeat(40)}`, ann.cookie.split('=')[1]]) {
    const rest = bearer(wrong);
    rest.cookie = ann.cookie;
    await rest.refused(401, 'bad_token', 'GET', '/api/me');
    await rest.refused(401, 'bad_token', 'POST', '/api/matches', { game: 'stoneage', seats: 2 });
  }
  const made = await token(ann, ['read']);
  const asCookie = new Rest(server);
  asCookie.cookie = `ochre_session=${made.secret}`;
  assert.deepEqual(await asCookie.get('/api/me'), { user: null }, 'a token is no session');
  const empty = await send(server.url, 'GET', '/api/me', { headers: { authorization: 'Bearer', cookie: ann.cookie } });
  assert.equal(empty.status, 401, 'also without the space that libmicrohttpd 1.0 drops');
  const basic = await send(server.url, 'GET', '/api/me', { headers: { authorization: 'Basic YTpi', cookie: ann.cookie } });
  assert.equal(basic.json.user.id, ann.user.id, 'what a proxy asks for is not our concern');
});

test('every route refuses each token that lacks its scope, and no Origin is asked of a token', async (t) => {
  const open = await table([ann], { seats: 2, start: false });
  const fill = { id: open.id, match: open.id, seat: 0, game: 'stoneage', user: ann.user.id, name: 'x', session: 'x', token: 1, day: '2026-08-03', number: 1 };
  const without = {};
  for (const scope of SCOPES) without[scope] = (await token(ann, SCOPES.filter((one) => one !== scope))).secret;
  const all = (await token(ann, SCOPES)).secret;
  let scoped = 0;
  for (const route of routes) {
    const { security = openapi.security } = route.operation;
    if (security.length === 1 && Object.keys(security[0]).length === 0) continue; // it does not look at who asks
    const scope = scopeOf(security);
    const path = route.path.replace(/\{(\w+)\}/g, (whole, word) => fill[word] ?? 'x');
    const origin = { origin: 'https://elsewhere.example' };
    const lacking = scope ? [without[scope]] : [all, ...Object.values(without)];
    await t.test(`${route.method} ${route.path}: ${scope ?? 'none'}`, async () => {
      for (const secret of lacking) {
        const answer = await send(server.url, route.method, path, { headers: { authorization: `Bearer ${secret}`, ...origin } });
        assert.equal(`${answer.status} ${answer.json?.error?.name}`, '403 scope');
      }
      if (!scope) return;
      scoped += 1;
      const body = route.method === 'GET' ? undefined : '{"no":"such member"}';
      const answer = await send(server.url, route.method, path, { headers: { authorization: `Bearer ${all}`, ...origin }, body });
      assert.ok(!['scope', 'wrong_origin', 'bad_token', 'not_signed_in'].includes(answer.json?.error?.name), answer.text.slice(0, 200));
    });
  }
  assert.ok(scoped >= 25, `${scoped} routes are open to tokens`);
});

test('over the socket a token does what its scopes say, and closes when it ends', async () => {
  const match = await table([ann], { bots: ['random'] });
  const reader = await token(ann, ['read']);
  const player = await token(ann, ['play', 'chat']);
  const is = (type, id) => (message) => message.type === type && (id === undefined || message.id === id);
  const reads = await connect(server, { authorization: `Bearer ${reader.secret}`, origin: 'https://elsewhere.example' });
  assert.equal((await reads.told(is('hello'))).user.id, ann.user.id);
  reads.say({ type: 'subscribe', match: match.id });
  await reads.told(is('update'));
  for (const message of [{ type: 'move', id: 'm1', match: match.id, expects: 0, move: 0 }, { type: 'chat', id: 'c1', match: match.id, text: 'hello' }]) {
    reads.say(message);
    assert.equal((await reads.told(is('refused', message.id))).error.name, 'scope');
  }
  const plays = await connect(server, { authorization: `bearer ${player.secret}` });
  plays.say({ type: 'subscribe', match: match.id });
  assert.equal((await plays.told(is('refused'))).error.name, 'scope');
  plays.say({ type: 'chat', id: 'c2', match: match.id, text: 'hello' });
  await plays.told(is('accepted', 'c2'));
  await ann.expect(200, 'DELETE', `/api/me/tokens/${reader.number}`);
  assert.equal(await reads.ended(), 4001);
  plays.say({ type: 'ping', id: 'p' });
  await plays.told(is('pong', 'p'));
  plays.close();
  const nobody = await connect(server, { authorization: `Bearer ochre_${'a'.repeat(40)}`, cookie: ann.cookie });
  assert.equal(await nobody.ended(), 4001, 'never by the cookie beside it');
});

test('a new password, a log-out everywhere and a ban end all tokens with the next request; time ends them, too', async () => {
  const moving = await startServer({ moves: true });
  try {
    const make = async (name) => {
      const rest = new Rest(moving);
      await rest.create('/api/accounts', { name, password });
      const { secret } = await rest.create('/api/me/tokens', { name: 'x', scopes: ['read'], days: 2 });
      const look = async () => (await send(moving.url, 'GET', '/api/me', { headers: { authorization: `Bearer ${secret}` } })).status;
      assert.equal(await look(), 200);
      return { rest, look, secret };
    };
    const one = await make('Changes');
    await one.rest.post('/api/me/password', { old: password, new: 'another horse' });
    assert.equal(await one.look(), 401);
    const two = await make('Leaves');
    await two.rest.expect(200, 'DELETE', '/api/me/sessions');
    assert.equal(await two.look(), 200, 'the other sessions are not the tokens');
    await two.rest.expect(200, 'DELETE', '/api/sessions/all');
    assert.equal(await two.look(), 401);
    const three = await make('Banned');
    const ban = spawnSync(program, ['admin', 'ban', 'Banned', '--reason', 'spam', '--file', join(moving.dir, 'ochre.sqlite')], { encoding: 'utf8' });
    assert.equal(ban.status, 0, ban.stderr);
    assert.equal(await three.look(), 401);
    const four = await make('Deleted');
    await four.rest.expect(200, 'DELETE', '/api/me', { password });
    assert.equal(await four.look(), 401);
    const five = await make('Waits');
    const live = await connect(moving, { authorization: `Bearer ${five.secret}` });
    await live.told((message) => message.type === 'hello');
    await moving.move(2 * 24 * 3600 * 1000 + 1000);
    assert.equal(await five.look(), 401);
    assert.equal(await live.ended(), 4001);
  } finally {
    await moving.close();
  }
});

test('an account that never sat at a table becomes a bot\'s, and is shown as one', async () => {
  await (await guest(server, 'Guest')).refused(403, 'account_needed', 'POST', '/api/me/bot');
  await new Rest(server).refused(401, 'not_signed_in', 'POST', '/api/me/bot');
  await ann.refused(409, 'has_played', 'POST', '/api/me/bot');
  const robot = await account('Robota');
  await robot.refused(403, 'wrong_origin', 'POST', '/api/me/bot', undefined, { headers: { origin: 'https://elsewhere.example' } });
  await robot.expect(400, 'POST', '/api/me/bot', { x: 1 });
  assert.equal((await robot.get('/api/me')).user.bot_account, false);
  await robot.post('/api/me/bot');
  await robot.post('/api/me/bot');
  assert.equal((await robot.get('/api/me')).user.bot_account, true);
  let match = await table([ann], { seats: 2, start: false });
  match = (await ann.post(`/api/matches/${match.id}/invitations`, { seat: 1, name: 'Robota' })).match;
  assert.deepEqual(match.seats.map((seat) => seat.bot_account), [false, true], 'it is invited');
  match = (await robot.post(`/api/matches/${match.id}/join`)).match;
  assert.deepEqual(match.seats.map((seat) => seat.bot_account), [false, true], 'it sits there');
  await server.stop();
  await server.start();
  match = (await ann.get(`/api/matches/${match.id}`)).match;
  assert.deepEqual(match.seats.map((seat) => seat.bot_account), [false, true], 'and after a restart');
});

test('no text of a token is anywhere but with its owner', async () => {
  const made = await token(ann, SCOPES);
  const bot = bearer(made.secret);
  await bot.get('/api/me');
  await send(server.url, 'GET', `/api/matches?token=${made.secret}`, { headers: { authorization: `Bearer ${made.secret}` } });
  const random = made.secret.slice(6);
  assert.ok(!JSON.stringify(await ann.get('/api/me/export')).includes(random), 'the export');
  assert.ok(!JSON.stringify(await ann.get('/api/me/tokens')).includes(random), 'the list');
  await server.stop();
  const published = join(server.dir, 'published.sqlite');
  const publish = spawnSync(program, ['admin', 'publish', published, '--file', join(server.dir, 'ochre.sqlite')], { encoding: 'utf8' });
  assert.equal(publish.status, 0, publish.stderr);
  for (const name of readdirSync(server.dir)) {
    const bytes = readFileSync(join(server.dir, name));
    assert.equal(bytes.indexOf(random), -1, name);
  }
  assert.ok(!server.log.join('\n').includes(random), 'the log');
  await server.start();
});

test('every status of these routes was taken', () => {
  const exempt = new Set(['413', '429', '503']);
  const missing = routes.filter(({ path }) => /^\/api\/me\/(tokens|bot)/.test(path)).flatMap((route) => Object.keys(route.operation.responses)
    .filter((status) => !exempt.has(status)).map((status) => `${route.method} ${route.path} ${status}`)).filter((one) => !exercised.has(one));
  assert.deepEqual(missing, []);
});
