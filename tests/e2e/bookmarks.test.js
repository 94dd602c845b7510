// Bookmarks in matches over REST, on a file and on PostgreSQL: a user's own, bounded, of matches that the user may see, and gone with the account.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { serveOnPostgres } from '../support/postgres.js';
import { account, callOff, guest, Rest, table, unseen } from '../support/rest.js';
import { startServer } from '../support/server.js';

const LIST = '/api/me/bookmarks';
const file = await startServer();
const database = await serveOnPostgres();
after(() => Promise.all([file.close(), database.close()]));

const path = (match, version) => `/api/matches/${match.id}/bookmarks/${version}`;
const put = (who, match, version, note) => who.expect(200, 'PUT', path(match, version), { note });
/** Returns the bookmarks of a user, without their times. */
const all = async (who, query = '') => (await who.get(LIST + query)).bookmarks.map(({ match, version, note }) => ({ match, version, note }));

for (const [engine, server] of [['a file', file], ['PostgreSQL', database.server]]) {
  test(`on ${engine} they are the user's own, the newest first, and one of each version`, async () => {
    const [ann, ben] = [await account(server, 'Ann'), await guest(server, 'Ben')];
    const match = await table([ann, ben]);
    const other = await table([ann], { bots: ['random'] });
    assert.deepEqual(await all(ann), []);
    await put(ann, match, 0, 'the beginning');
    await put(ann, other, 0, '');
    await put(ben, match, 0, 'mine');
    assert.deepEqual(await all(ann), [{ match: other.id, version: 0, note: '' }, { match: match.id, version: 0, note: 'the beginning' }]);
    assert.deepEqual(await all(ann, `?match=${match.id}`), [{ match: match.id, version: 0, note: 'the beginning' }]);
    await put(ann, match, 0, 'two\nlines');
    await ann.expect(200, 'PUT', path(other, 0));
    assert.deepEqual(await all(ann, `?match=${match.id}`), [{ match: match.id, version: 0, note: 'two lines' }]);
    assert.deepEqual(await all(ben), [{ match: match.id, version: 0, note: 'mine' }]);
    await callOff(match.id, ann, ben);
    await put(ben, match, 1, 'it is over');
    assert.deepEqual((await ben.get('/api/me/export')).bookmarks, (await ben.get(LIST)).bookmarks);
    await ben.expect(200, 'DELETE', path(match, 0));
    assert.deepEqual(await all(ben), [{ match: match.id, version: 1, note: 'it is over' }]);
    await ben.refused(404, 'not_found', 'DELETE', path(match, 0));
  });

  test(`on ${engine} only versions of matches that the user may see get one`, async () => {
    const [cara, dan, nobody] = [await account(server, 'Cara'), await guest(server, 'Dan'), new Rest(server)];
    const hidden = await table([cara], { bots: ['random'], listed: false, join: 'link' });
    const open = await table([cara], { seats: 2, start: false });
    await put(cara, hidden, 0, 'mine');
    await dan.refused(404, 'no_such_match', 'PUT', path(hidden, 0), {});
    await dan.refused(404, 'no_such_match', 'PUT', `${path(hidden, 0)}?key=0123456789abcdef`, {});
    await dan.expect(200, 'PUT', `${path(hidden, 0)}?key=${hidden.key}`, {});
    await dan.refused(404, 'no_such_match', 'PUT', path({ id: 'AAAAAAAAAAAAAAAA' }, 0), {});
    await cara.refused(404, 'no_such_version', 'PUT', path(hidden, 4711), {});
    for (const version of ['-1', '+1', '0x0', '1 ', 'x']) await cara.refused(404, 'no_such_version', 'PUT', path(hidden, encodeURIComponent(version)), {});
    await cara.refused(404, 'no_such_version', 'PUT', path(open, 0), {});
    await cara.refused(400, 'out_of_range', 'PUT', path(hidden, 0), { note: 'x'.repeat(321) });
    await cara.refused(400, 'bad_request', 'PUT', path(hidden, 0), { note: 'x'.repeat(81) });
    await put(cara, hidden, 0, '\u{1F3B2}'.repeat(80));
    await cara.refused(400, 'unknown_field', 'PUT', path(hidden, 0), { text: '' });
    for (const method of ['PUT', 'DELETE']) {
      await nobody.refused(401, 'not_signed_in', method, path(hidden, 0));
      await cara.refused(403, 'wrong_origin', method, path(hidden, 0), undefined, { headers: { origin: 'http://elsewhere.example' } });
    }
    await nobody.refused(401, 'not_signed_in', 'GET', LIST);
  });

  test(`on ${engine} they go with the account`, async () => {
    const [eve, fay] = [await account(server, 'Eve'), await guest(server, 'Fay')];
    const match = await table([eve, fay]);
    await put(eve, match, 0, 'hers');
    await put(fay, match, 0, 'stays');
    await eve.expect(200, 'DELETE', '/api/me', { password: 'Eve has a password' });
    assert.deepEqual(await all(fay), [{ match: match.id, version: 0, note: 'stays' }]);
    await eve.refused(401, 'not_signed_in', 'GET', LIST);
  });
}

test('a user has 200 at most', async () => {
  const gil = await account(file, 'Gil');
  const match = await table([gil], { bots: ['random'] });
  const other = await table([gil], { bots: ['random'] });
  const rows = 'WITH RECURSIVE one (at) AS (VALUES (0) UNION ALL SELECT at + 1 FROM one WHERE at < 199) '
    + `INSERT INTO bookmark SELECT user.id, match.number, at, '', 1 FROM one JOIN user ON user.name = 'Gil' JOIN match ON match.id = '${match.id}'`;
  execFileSync('sqlite3', ['-cmd', '.timeout 20000', join(file.dir, 'ochre.sqlite'), rows]);
  await gil.refused(409, 'too_many_bookmarks', 'PUT', path(other, 0), {});
  await put(gil, match, 0, 'changed');
  assert.equal((await all(gil)).length, 200);
});

test('every status of openapi.yaml was met', () => {
  assert.deepEqual(unseen(/^\/api\/(me\/bookmarks|matches\/\{id\}\/bookmarks)/, '413', '429', '503'), []);
});
