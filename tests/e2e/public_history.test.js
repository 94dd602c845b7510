// The public history over HTTP, on a file and on PostgreSQL: ended matches in pages and as lines. The answers are the same for everyone, and what is
// unlisted, in progress or of deleted users appears nowhere. Pages of other sites may read what anybody may see, and nothing else.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { after, before, test } from 'node:test';
import { patient, until } from '../support/patience.js';
import { serveOnPostgres } from '../support/postgres.js';
import { account, callOff, guest, playOut, Rest, send, table, unseen } from '../support/rest.js';
import { program, startServer } from '../support/server.js';

const LIST = '/api/history';
const EXPORT = '/api/history/export';
const file = await startServer();
const database = await serveOnPostgres();
after(() => Promise.all([file.close(), database.close()]));

/** The text of the export. */
const text = async (rest, query = '') => (await rest.ask('GET', `${EXPORT}${query}`)).text;

/** All lines of the export, asked for page by page, of which each is cut after its first line. */
async function lines(rest, query = '') {
  const all = [];
  for (let after = ''; ;) {
    const part = await text(rest, `?count=2${query}${after}`);
    if (part === '') return all;
    assert.ok(part.endsWith('\n'));
    const [first] = part.split('\n');
    all.push(JSON.parse(first));
    after = `&after=${all.at(-1).cursor}`;
  }
}

const ids = (matches) => matches.map(({ id }) => id);
/** The ids of a list, page by page. */
async function listed(rest, query = '', count = 100) {
  const all = [];
  for (let after = ''; ;) {
    const { matches, next } = await rest.get(`${LIST}?count=${count}${query}${after}`);
    all.push(...ids(matches));
    if (next === null) return all;
    after = `&after=${next}`;
  }
}

for (const [engine, server, store] of [['a file', file, ['--data', file.dir]], ['PostgreSQL', database.server, ['--file', database.postgres.url()]]]) {
  let ann;
  let zed; // whose name and number must appear nowhere once they are deleted
  let nobody;
  let ended; // ids, the newest first
  let hidden; // an unlisted one, one in progress, one that never started
  before(async () => {
    nobody = new Rest(server);
    ann = await account(server, 'Ann');
    zed = await account(server, 'Zedekiah');
    zed.user = (await zed.get('/api/me')).user;
    const begin = (options) => table([ann, zed], options);
    const plain = await begin({ game: 'clans' });
    const printed = await begin({ game: 'clans', options: ['printed_board'] });
    const stone = await begin({});
    const three = await table([ann], { game: 'clans', bots: ['random', 'random'] });
    const secret = await begin({ game: 'clans', listed: false, join: 'link' });
    const running = await begin({ game: 'clans' });
    const open = await table([ann], { game: 'clans', seats: 2, start: false });
    await ann.post(`/api/matches/${open.id}/leave`);
    await playOut(plain.id, ann, zed);
    await callOff(printed.id, ann, zed);
    await callOff(stone.id, ann, zed);
    await callOff(three.id, ann);
    await callOff(secret.id, ann, zed);
    ended = ids([three, stone, printed, plain]);
    hidden = ids([secret, running, open]);
  });

  test(`on ${engine} the list has the listed matches that have ended, the newest end first, the same for everyone`, async () => {
    for (const rest of [nobody, ann, zed]) assert.deepEqual(await listed(rest), ended);
    assert.deepEqual(await listed(nobody, '', 1), ended, 'page by page');
    const { matches: [newest] } = await ann.get(LIST);
    assert.deepEqual(newest, (await nobody.get(`/api/matches/${newest.id}`)).match, 'as somebody without a seat sees it');
  });

  test(`on ${engine} filters choose by game, variants, seats, player and day`, async () => {
    const [three, stone, printed, plain] = ended;
    const day = (ms) => new Date(ms).toISOString().slice(0, 10);
    const { match } = await nobody.get(`/api/matches/${plain}`);
    const [today, tomorrow] = [day(match.ended_ms), day(match.ended_ms + 864e5 * 2)];
    for (const [query, expected] of [['game=stoneage', [stone]], ['game=clans', [three, printed, plain]], ['seats=3', [three]], ['game=clans&variants=none', [three, plain]],
      ['game=clans&variants=printed_board', [printed]], [`player=${zed.user.id}`, [stone, printed, plain]], [`player=${zed.user.id}&game=clans&seats=2`, [printed, plain]],
      [`since=${today}&until=${tomorrow}`, ended], [`until=${today}`, []], [`since=${tomorrow}`, []], ['player=999999', []]]) {
      assert.deepEqual(await listed(nobody, `&${query}`), expected, query);
    }
    for (const [field, query] of [['game', 'game=chess'], ['variants', 'variants=none'], ['variants', 'game=clans&variants=igloos'], ['seats', 'seats=9'], ['player', 'player=x'],
      ['since', 'since=yesterday'], ['until', 'until=2026-13-01'], ['after', 'after=1-2'], ['count', 'count=0']]) {
      for (const path of [LIST, EXPORT]) assert.equal((await nobody.refused(400, 'bad_request', 'GET', `${path}?${query}`)).field, field, query);
    }
  });

  test(`on ${engine} the export has the file of each, the oldest first, and goes on after a cut`, async () => {
    const all = await until(async () => { // what has ended just now comes a little later
      const found = await lines(nobody);
      return found.length >= ended.length ? found : null;
    }, 'all lines');
    assert.deepEqual(ids(all), [...ended].reverse());
    for (const { id, file: one } of all) assert.deepEqual(one, await nobody.get(`/api/matches/${id}/export`));
    assert.deepEqual(ids(await lines(nobody, '&game=stoneage')), [ended[1]]);
    assert.equal(await text(nobody, `?after=${all.at(-1).cursor}`), '', 'nothing new');
    assert.ok(hidden.every((id) => !JSON.stringify(all).includes(id)));
  });

  test(`on ${engine} a ban changes nothing but its user's access, and no deleted user is found or named`, async () => {
    const made = spawnSync(program, ['admin', 'make-admin', 'Ann', ...store], { encoding: 'utf8', timeout: patient(15000) });
    assert.equal(made.status, 0, made.stderr);
    await until(async () => (await ann.ask('POST', `/api/admin/users/${zed.user.id}/ban`, { reason: 'a private reason' })).status === 200, 'the ban');
    const during = JSON.stringify(await nobody.get(LIST)) + await text(nobody);
    assert.ok(!during.includes('private reason') && during.includes('Zedekiah'));
    assert.deepEqual(await listed(zed), ended, 'who is signed out is like anybody');
    await ann.post(`/api/admin/users/${zed.user.id}/unban`);
    const back = new Rest(server);
    await back.create('/api/sessions', { name: 'Zedekiah', password: 'Zedekiah has a password' });
    await back.expect(200, 'DELETE', '/api/me', { password: 'Zedekiah has a password' });
    assert.deepEqual(await listed(nobody, `&player=${zed.user.id}`), []);
    assert.deepEqual(await listed(nobody), ended, 'the matches of the others stay');
    const after = JSON.stringify(await nobody.get(LIST)) + await text(nobody);
    assert.ok(!after.includes('Zedekiah'));
  });
}

test('pages of other sites may read what anybody may see, without cookie, token and key, and only by GET', async () => {
  const ann = await guest(file, 'Cora');
  const match = await table([ann], { game: 'clans', bots: ['random'] });
  const secret = await table([ann], { game: 'clans', listed: false, join: 'link', bots: ['random'] });
  const origin = { origin: 'https://elsewhere.example' };
  const allowed = async (method, path, headers = {}) => (await send(file.url, method, path, { headers: { ...origin, ...headers } })).headers['access-control-allow-origin'];
  for (const path of [LIST, EXPORT, '/api/matches', '/api/games', '/api/games/clans', '/api/bots', '/api/version', '/api/statistics', `/api/matches/${match.id}`,
    `/api/matches/${match.id}/events`, `/api/matches/${match.id}/view?version=0`, '/api/matches/AAAAAAAAAAAAAAAA']) {
    assert.equal(await allowed('GET', path), '*', path);
    assert.equal(await allowed('GET', path, { cookie: ann.cookie }), undefined, path);
    assert.equal(await allowed('GET', path, { authorization: 'Bearer ochre_x' }), undefined, path);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) assert.equal(await allowed(method, path), undefined, `${method} ${path}`);
  }
  for (const path of ['/api/me', '/api/events', '/api/me/export', '/api/admin/users', '/', `/api/matches/${match.id}/chat`, `/api/matches/${secret.id}?key=${secret.key}`])
    assert.equal(await allowed('GET', path), undefined, path);
  // a cache between keeps the answer to a cookie apart from the one for other sites
  for (const sent of [{}, { cookie: ann.cookie }, { authorization: 'Bearer ochre_x' }]) {
    const { headers: { vary } } = await send(file.url, 'GET', LIST, { headers: { ...origin, ...sent } });
    assert.equal(vary, 'Accept-Encoding, Authorization, Cookie');
  }
  assert.equal((await send(file.url, 'GET', '/api/me', { headers: origin })).headers.vary, undefined);
  const { headers } = await send(file.url, 'GET', LIST, { headers: origin });
  assert.equal(headers['access-control-allow-credentials'], undefined);
});

test('with --cors off pages of other sites may read nothing, and an unknown word ends the start', async () => {
  const closed = await startServer({ args: ['--cors', 'off'] });
  for (const path of [LIST, '/api/matches', '/api/games']) {
    const { status, headers } = await send(closed.url, 'GET', path, { headers: { origin: 'https://elsewhere.example' } });
    assert.deepEqual([status, headers['access-control-allow-origin']], [200, undefined], path);
  }
  await closed.close();
  const wrong = spawnSync(program, ['serve', '--cors', 'maybe'], { encoding: 'utf8' });
  assert.notEqual(wrong.status, 0);
  assert.match(wrong.stderr, /--cors must be on or off, not "maybe"/);
});

test('a wrong token, one without its scope and another method are refused', async () => {
  const bot = await account(file, 'Scoped');
  const { secret } = await bot.create('/api/me/tokens', { name: 'chat', scopes: ['chat'] });
  for (const path of [LIST, EXPORT]) {
    const nobody = new Rest(file);
    await nobody.refused(401, 'bad_token', 'GET', path, undefined, { headers: { authorization: 'Bearer ochre_none' } });
    await nobody.refused(403, 'scope', 'GET', path, undefined, { headers: { authorization: `Bearer ${secret}` } });
    await nobody.refused(405, 'method_not_allowed', 'POST', path, {});
  }
  assert.deepEqual(unseen(/^\/api\/history/, '429', '503'), []); // 503: log_words.test.js
});
