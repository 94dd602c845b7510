// A user's preferences for the client, stored with the account, over REST.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { languages } from '../../web/js/core/words.js';
import { account, exercised, guest, Rest } from '../support/rest.js';
import { openapi } from '../support/schemas.js';
import { startServer } from '../support/server.js';

const PATH = '/api/me/preferences';
const ALL = { language: 'pl', theme: 'night', pace: 'quick', palette: 'safe', density: 'dense', mood: 'winter', volume: 7, sound: true, one_click: false, confirm: true, text: false,
  avatar: 312045 };

let server;
before(async () => { server = await startServer(); });
after(() => server?.close());

const put = (who, changed_ms, chosen) => who.expect(200, 'PUT', PATH, { changed_ms, chosen });

test('without choices there are no preferences; choices are saved, and are in the export', async () => {
  const [ann, ben] = [await account(server, 'Ann'), await guest(server, 'Ben')];
  assert.deepEqual(await ann.get(PATH), { changed_ms: 0, chosen: {} });
  assert.deepEqual(await put(ann, 1000, ALL), { changed_ms: 1000, chosen: ALL });
  assert.deepEqual(await put(ben, 5, { theme: 'day' }), { changed_ms: 5, chosen: { theme: 'day' } });
  assert.deepEqual(await ann.get(PATH), { changed_ms: 1000, chosen: ALL });
  assert.deepEqual((await ann.get('/api/me/export')).preferences, { changed_ms: 1000, chosen: ALL });
  assert.deepEqual((await ben.get('/api/me/export')).preferences, { changed_ms: 5, chosen: { theme: 'day' } });
});

test('of two devices the one with the later change wins, whichever reports first', async () => {
  const cara = await account(server, 'Cara');
  await put(cara, 2000, { theme: 'day', language: 'it' });
  assert.deepEqual(await put(cara, 1999, { theme: 'night' }), { changed_ms: 2000, chosen: { language: 'it', theme: 'day' } }, 'older');
  assert.deepEqual((await put(cara, 2000, { theme: 'night' })).chosen.theme, 'day', 'as new');
  assert.deepEqual(await put(cara, 2001, { theme: 'night' }), { changed_ms: 2001, chosen: { theme: 'night' } }, 'newer, as a whole');
});

test('a device whose clock is ahead does not win for ever', async () => {
  const dan = await account(server, 'Dan');
  const { changed_ms: at } = await put(dan, Date.now() + 1e9, { volume: 3 });
  assert.ok(at <= Date.now(), String(at));
  assert.equal((await put(dan, at + 1, { volume: 4 })).chosen.volume, 4);
});

test('what may not be is refused by name and changes nothing', async () => {
  const eve = await account(server, 'Eve');
  await put(eve, 10, { theme: 'day' });
  for (const [body, wanted] of [
    [{ changed_ms: 20, chosen: { theme: 'dusk' } }, 'bad_request'], [{ changed_ms: 20, chosen: { language: 'xx' } }, 'bad_request'],
    [{ changed_ms: 20, chosen: { palette: 'day' } }, 'bad_request'], [{ changed_ms: 20, chosen: { mood: 'day' } }, 'bad_request'], [{ changed_ms: 20, chosen: { theme: '' } }, 'out_of_range'],
    [{ changed_ms: 20, chosen: { density: 'x'.repeat(9) } }, 'out_of_range'], [{ changed_ms: 20, chosen: { volume: 0 } }, 'out_of_range'],
    [{ changed_ms: 20, chosen: { volume: 11 } }, 'out_of_range'], [{ changed_ms: 20, chosen: { sound: 1 } }, 'bad_type'],
    [{ changed_ms: 20, chosen: { colour: 'red' } }, 'unknown_field'], [{ changed_ms: 20 }, 'missing_field'], [{ chosen: {} }, 'missing_field'],
    [{ changed_ms: 0, chosen: {} }, 'out_of_range'], [{ changed_ms: 20, chosen: [] }, 'bad_type']]) {
    await eve.refused(400, wanted, 'PUT', PATH, body);
  }
  assert.deepEqual(await eve.get(PATH), { changed_ms: 10, chosen: { theme: 'day' } });
  await new Rest(server).refused(401, 'not_signed_in', 'GET', PATH);
  await new Rest(server).refused(401, 'not_signed_in', 'PUT', PATH, { changed_ms: 20, chosen: {} });
  await eve.refused(403, 'wrong_origin', 'PUT', PATH, { changed_ms: 20, chosen: {} }, { headers: { origin: 'http://elsewhere.example' } });
});

test('they go with the account', async () => {
  const fay = await account(server, 'Fay');
  await put(fay, 10, { ...ALL, volume: 9 });
  const rows = () => Number(execFileSync('sqlite3', ['-cmd', '.timeout 20000', join(server.dir, 'ochre.sqlite'), 'SELECT count(*) FROM preferences WHERE chosen LIKE \'%"volume":9%\'']));
  assert.equal(rows(), 1);
  await fay.expect(200, 'DELETE', '/api/me', { password: 'Fay has a password' });
  assert.equal(rows(), 0);
});

test('mail, pushes, feeds are in each language that can be preferred', async () => {
  const gil = await account(server, 'Gil');
  assert.ok(languages.length >= 8);
  const { atom } = await gil.create('/api/me/feed');
  const titles = new Set();
  for (const language of languages) {
    await put(gil, 20 + languages.indexOf(language), { language });
    assert.equal((await gil.expect(200, 'PUT', '/api/me/notify', { language })).language, language);
    const feed = await (await fetch(`${server.url}${atom}?lang=${language}`)).text();
    assert.match(feed, new RegExp(`xml:lang="${language}"`));
    titles.add(/<title>([^<]+)</.exec(feed)[1]);
  }
  assert.equal(titles.size, languages.length);
  await gil.refused(400, 'bad_request', 'PUT', '/api/me/notify', { language: 'xx' });
});

test('others see a chosen avatar and nothing else that I prefer, until the account is gone', async () => {
  const [hal, ida] = [await account(server, 'Hal'), await guest(server, 'Ida')];
  for (const who of [hal, ida]) who.user = (await who.get('/api/me')).user;
  const nobody = new Rest(server);
  const path = `/api/avatars?users=${ida.user.id},${hal.user.id},99999`;
  await put(hal, 10, ALL);
  assert.deepEqual(await nobody.get(path), { avatars: [{ user: hal.user.id, avatar: 312045 }] });
  await put(ida, 10, { avatar: 0 });
  assert.deepEqual((await hal.get(path)).avatars, [{ user: ida.user.id, avatar: 0 }, { user: hal.user.id, avatar: 312045 }]);
  for (const avatar of [-1, 1000000]) await hal.refused(400, 'out_of_range', 'PUT', PATH, { changed_ms: 20, chosen: { avatar } });
  const many = Array.from({ length: 21 }, (_, at) => at + 1).join();
  for (const users of ['', '?users=', '?users=0', '?users=1,', '?users=a', `?users=${many}`]) {
    await nobody.refused(400, 'bad_request', 'GET', `/api/avatars${users}`);
  }
  assert.deepEqual(await nobody.get(`/api/avatars?users=${many.slice(0, many.lastIndexOf(','))}`).then(({ avatars }) => avatars.length >= 1), true);
  await hal.expect(200, 'DELETE', '/api/me', { password: 'Hal has a password' });
  assert.deepEqual((await nobody.get(path)).avatars.map(({ user }) => user), [ida.user.id]);
});

test('every status of openapi.yaml was met', () => {
  const exempt = new Set(['413', '429', '503']);
  const missing = [['get', PATH], ['put', PATH], ['get', '/api/avatars']].flatMap(([method, path]) => Object.keys(openapi.paths[path][method].responses)
    .filter((status) => !exempt.has(status) && !exercised.has(`${method.toUpperCase()} ${path} ${status}`)));
  assert.deepEqual(missing, []);
});
