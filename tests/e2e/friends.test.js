// Accounts follow each other over REST, on a file and on PostgreSQL: friends are mutual, blocks hide, and all of it goes with the account.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { serveOnPostgres } from '../support/postgres.js';
import { account, guest, Rest, unseen } from '../support/rest.js';
import { startServer } from '../support/server.js';

const LIST = '/api/me/friends';
const file = await startServer();
const database = await serveOnPostgres();
after(() => Promise.all([file.close(), database.close()]));

const follow = (who, name) => who.expect(200, 'POST', LIST, { name });
const of = (rows) => rows.map(({ name, mutual }) => `${name}${mutual ? '!' : ''}`);
const all = async (who) => { const { following, followers } = await who.get(LIST); return [of(following), of(followers)]; };

for (const [engine, server] of [['a file', file], ['PostgreSQL', database.server]]) {
  test(`on ${engine} two who follow each other are friends, until one does not`, async () => {
    const [ann, ben, cara] = [await account(server, 'Ann'), await account(server, 'Ben'), await account(server, 'Cara')];
    await follow(ann, 'ben');
    await follow(cara, 'Ann');
    await follow(ann, 'Ben');
    assert.deepEqual(await all(ann), [['Ben'], ['Cara']]);
    await follow(ben, 'Ann');
    assert.deepEqual([await all(ann), await all(ben)], [[['Ben!'], ['Cara']], [['Ann!'], []]]);
    const { following, followers } = await ann.get('/api/me/export');
    assert.deepEqual([of(following), of(followers)], [['Ben!'], ['Cara']]);
    const [{ user }] = (await ann.get(LIST)).following;
    await ann.expect(200, 'DELETE', `${LIST}/${user}`);
    for (const wrong of [user, '0', '-1', 'x']) await ann.refused(404, 'not_found', 'DELETE', `${LIST}/${wrong}`);
    assert.deepEqual(await all(ben), [['Ann'], []]);
    await ben.expect(200, 'DELETE', '/api/me', { password: 'Ben has a password' });
    assert.deepEqual(await all(ann), [[], ['Cara']]);
  });

  test(`on ${engine} nobody follows themselves, a guest, a stranger, or somebody who has blocked them`, async () => {
    const [dan, eve, gus, nobody] = [await account(server, 'Dan'), await account(server, 'Eve'), await guest(server, 'Gus'), new Rest(server)];
    await dan.refused(409, 'yourself', 'POST', LIST, { name: 'Dan' });
    await dan.refused(404, 'no_such_user', 'POST', LIST, { name: 'Gus' });
    await dan.refused(404, 'no_such_user', 'POST', LIST, { name: 'Nobody' });
    await gus.refused(403, 'account_needed', 'POST', LIST, { name: 'Dan' });
    await nobody.refused(401, 'not_signed_in', 'POST', LIST, { name: 'Dan' });
    await nobody.refused(401, 'not_signed_in', 'GET', LIST);
    await nobody.refused(401, 'not_signed_in', 'DELETE', `${LIST}/1`);
    await dan.refused(400, 'missing_field', 'POST', LIST, {});
    await dan.refused(403, 'wrong_origin', 'DELETE', `${LIST}/1`, undefined, { headers: { origin: 'http://elsewhere.example' } });
    await follow(dan, 'Eve');
    await eve.expect(200, 'POST', '/api/me/relations', { name: 'Dan', kind: 'block' });
    assert.deepEqual([await all(dan), await all(eve)], [[[], []], [[], []]]);
    await dan.refused(404, 'no_such_user', 'POST', LIST, { name: 'Eve' });
  });
}

test('every status of openapi.yaml was met', () => {
  assert.deepEqual(unseen(/^\/api\/me\/friends/, '413', '429', '503'), []);
});
