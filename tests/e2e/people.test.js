// The private data of people and the ways to reach each other, on the real server: invitations by name, notes, mentions, mutes, blocks, a
// guest's link; nothing of it remains when a person leaves.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { live } from '../support/live.js';
import { PSQL } from '../support/postgres.js';
import { callOff, exercised, guest, Rest, table } from '../support/rest.js';
import { openapi } from '../support/schemas.js';
import { startServer } from '../support/server.js';
import { until } from '../support/patience.js';

let server;
let nobody;
before(async () => {
  server = await startServer();
  nobody = new Rest(server);
});
after(() => server?.close());

const password = 'correct horse';
let count = 0;
async function account(word = 'Acc') {
  const rest = new Rest(server);
  rest.user = (await rest.create('/api/accounts', { name: `${word} ${(count += 1)}`, password })).user;
  return rest;
}
const open = async (who, settings = {}) => (await who.create('/api/matches', { game: 'stoneage', seats: 3, bot_delay: false, ...settings })).match;
const nowhere = '/api/matches/aaaaaaaaaaaaaaaa';
const say = (who, match, text) => who.create(`/api/matches/${match.id}/chat`, { id: `say${(count += 1)}`, text });
const lines = async (who, match) => (await who.get(`/api/matches/${match.id}/chat`)).lines;
const seen = async (who, match) => (await who.get(`/api/matches/${match.id}`)).match;
const block = (who, other, kind = 'block') => who.post('/api/me/relations', { name: other.user.name, kind });
/** How many rows of the file, or of the database, read beside the server. */
const rows = (sql) => Number(process.env.OCHRE_STORE
  ? execFileSync(PSQL, ['-qXAt', '-c', sql.replace(/\buser\b/g, '"user"'), process.env.OCHRE_STORE])
  : execFileSync('python3', ['-c',
    'import sqlite3, sys; print(sqlite3.connect(f"file:{sys.argv[1]}?mode=ro", uri=True).execute(sys.argv[2]).fetchone()[0])',
    join(server.dir, 'ochre.sqlite'), sql]));

test('an account is invited by its name, finds the table among its matches, and takes the seat or not', async () => {
  const [ann, ben, cid] = [await account('Ann'), await account('Ben'), await account('Cid')];
  const match = await open(ann, { listed: false, join: 'link' });
  const path = `/api/matches/${match.id}/invitations`;
  const line = await live(ben);
  line.send({ type: 'mine', on: true });
  await line.request({ type: 'ping' });
  const asked = (await ann.post(path, { name: ben.user.name.toUpperCase() })).match;
  assert.deepEqual([asked.seats[1].invited, asked.seats[1].name], [ben.user.name, null]);
  await until(async () => line.received.some((message) => message.type === 'mine' && message.matches.some(({ id, my_invitation }) => id === match.id && my_invitation === 1)));
  line.close();
  const mine = (await ben.get('/api/matches?filter=mine')).matches;
  assert.deepEqual(mine.map(({ id, my_invitation }) => [id, my_invitation]), [[match.id, 1]]);
  assert.deepEqual((await ben.get('/api/matches?filter=waiting')).matches.map(({ id }) => id), [match.id]);
  assert.equal((await ann.post(path, { name: cid.user.name, seat: 2 })).match.seats[2].invited, cid.user.name);
  await ann.refused(409, 'already_invited', 'POST', path, { name: ben.user.name });
  await server.stop();
  await server.start();
  assert.equal((await ben.post(`/api/matches/${match.id}/join`)).match.my_seat, 1);
  assert.equal((await cid.expect(200, 'DELETE', `${path}/2`)).match, null, 'a table by link shows nothing to a user who does not join');
  assert.equal((await seen(ann, match)).seats[2].invited, null);
  await ann.refused(409, 'already_invited', 'POST', path, { name: ben.user.name });
  await ann.refused(409, 'seat_taken', 'POST', path, { name: cid.user.name, seat: 1 });
});

test('only the host invites, with an account, and learns of a name what a registration would tell', async () => {
  const [ann, ben] = [await account('Ann'), await account('Ben')];
  const dan = await guest(server, 'Dan');
  const match = await open(ann);
  const path = `/api/matches/${match.id}/invitations`;
  const of = { name: ben.user.name };
  await nobody.refused(401, 'not_signed_in', 'POST', path, of);
  await ben.refused(403, 'not_host', 'POST', path, { name: 'Nobody at all' });
  await dan.refused(403, 'account_needed', 'POST', `/api/matches/${(await open(dan)).id}/invitations`, of);
  await ann.refused(404, 'no_such_user', 'POST', path, { name: 'Nobody at all' });
  await ann.refused(404, 'no_such_user', 'POST', path, { name: 'Dan' }); // guests share names
  await ann.refused(404, 'no_such_user', 'POST', path, { name: '\u200b' });
  await ann.refused(409, 'yourself', 'POST', path, { name: ann.user.name });
  await ann.refused(400, 'bad_seat', 'POST', path, { ...of, seat: 3 });
  await ann.refused(400, 'missing_field', 'POST', path, {});
  await ann.refused(413, 'too_large', 'POST', path, undefined, { raw: `{"name":"${'x'.repeat(70000)}"}` });
  await ann.refused(404, 'no_such_match', 'POST', `${nowhere}/invitations`, of);
});

test('invitations are limited: twenty seats for one host, and twenty tables for one user', async () => {
  const host = await account('Host');
  const others = [];
  for (let i = 0; i < 21; i += 1) others.push(await account('Many'));
  const tables = [];
  for (let i = 0; i < 11; i += 1) tables.push(await open(host));
  const ask = (i) => ['POST', `/api/matches/${tables[Math.floor(i / 2)].id}/invitations`, { name: others[i].user.name }];
  for (let i = 0; i < 20; i += 1) await host.expect(200, ...ask(i));
  await host.refused(429, 'too_many_invitations', ...ask(20));
  const wanted = await account('Wanted');
  for (let i = 0; i < 20; i += 1) await others[i].post(`/api/matches/${(await open(others[i])).id}/invitations`, { name: wanted.user.name });
  await others[20].refused(409, 'not_invitable', 'POST', `/api/matches/${(await open(others[20])).id}/invitations`, { name: wanted.user.name });
});

test('the same person is asked now and then only', async () => {
  const strict = await startServer({ limits: 1 });
  try {
    const [ann, ben] = [new Rest(strict), new Rest(strict)];
    await ann.create('/api/accounts', { name: 'Ann', password });
    await ben.create('/api/accounts', { name: 'Ben', password });
    const { match } = await ann.create('/api/matches', { game: 'stoneage', seats: 2 });
    const path = `/api/matches/${match.id}/invitations`;
    for (let i = 0; i < 3; i += 1) {
      await ann.post(path, { name: 'Ben' });
      await ben.expect(200, 'DELETE', `${path}/1`);
    }
    const error = await ann.refused(429, 'too_many_requests', 'POST', path, { name: 'Ben' });
    assert.ok(error.retry_after_ms > 3600 * 1000, 'for hours');
  } finally {
    await strict.close();
  }
});

test('a blocked user can neither join nor invite, and a rematch reserves no seat between the two', async () => {
  const [ann, eve, cid] = [await account('Ann'), await account('Eve'), await account('Cid')];
  const old = await table([ann, eve, cid]);
  const here = await open(ann);
  assert.equal((await eve.post(`/api/matches/${here.id}/join`)).match.my_seat, 1);
  await block(ann, eve);
  await eve.refused(403, 'not_welcome', 'POST', `/api/matches/${(await open(ann)).id}/join`, {});
  await eve.refused(403, 'not_welcome', 'POST', `/api/matches/${(await open(ann, { seats: 2, starts: 'full' })).id}/join`, {});
  await eve.refused(409, 'not_invitable', 'POST', `/api/matches/${(await open(eve)).id}/invitations`, { name: ann.user.name });
  await ann.refused(409, 'not_invitable', 'POST', `/api/matches/${(await open(ann)).id}/invitations`, { name: eve.user.name });
  assert.equal((await ann.post(`/api/matches/${(await open(eve)).id}/join`)).match.my_seat, 1, 'a block works in one direction');
  await cid.post(`/api/matches/${here.id}/join`);
  await callOff(old.id, ann, eve, cid);
  for (const restarted of [false, true]) {
    if (restarted) {
      await server.stop();
      await server.start();
    } else await eve.create(`/api/matches/${old.id}/rematch`);
    const next = await seen(eve, { id: (await seen(eve, old)).rematch });
    assert.deepEqual(next.seats.map((seat) => seat.invited ?? seat.name), [null, eve.user.name, cid.user.name], `${restarted}`);
  }
  await ann.expect(200, 'DELETE', `/api/me/relations/${eve.user.id}`);
  assert.equal((await eve.post(`/api/matches/${(await open(ann)).id}/join`)).match.my_seat, 1);
});

test('a user blocked by the host cannot join as a substitute either, with any link', async () => {
  const [ann, ben, eve, cid] = [await account('Ann'), await account('Ben'), await account('Eve'), await account('Cid')];
  const match = await table([ann, ben]);
  await block(ann, eve);
  const at = `/api/matches/${match.id}`;
  await ben.post(`${at}/moves`, { id: 'offer', expects: 0, move: { kind: 'seat_offer' } });
  const { sitting } = await ben.get(at);
  const { link } = sitting.offers[0];
  await eve.refused(403, 'not_welcome', 'POST', `${at}/substitute`, { link });
  assert.equal((await seen(ann, match)).seats[1].name, ben.user.name);
  assert.equal((await cid.post(`${at}/substitute`, { link })).match.my_seat, 1, 'the link is as good as before');
});

test('a muted person is heard by all others; mutes are taken back, and hold on every device', async () => {
  const ann = await account('Ann');
  const [eve, cid] = [await guest(server, 'Eve'), await guest(server, 'Cid')];
  const match = await table([ann, eve, cid]);
  await say(eve, match, 'first');
  await ann.expect(200, 'PUT', `/api/matches/${match.id}/seats/1/relation`, { kind: 'mute' });
  await say(eve, match, `second @${ann.user.name}`);
  await say(cid, match, 'third');
  const phone = new Rest(server);
  await phone.create('/api/sessions', { name: ann.user.name, password });
  for (const who of [ann, phone]) assert.deepEqual((await lines(who, match)).map(({ number, seat, text }) => [number, seat, text]), [[1, 1, null], [2, 1, null], [3, 2, 'third']]);
  assert.deepEqual((await lines(cid, match)).map(({ text }) => text), ['first', `second @${ann.user.name}`, 'third']);
  assert.equal((await seen(ann, match)).mentions, 0, 'and no mention reaches Ann');
  const line = await live(phone);
  await line.subscribe(match.id);
  await until(async () => line.received.some((message) => message.type === 'chat'));
  assert.ok(!JSON.stringify(line.received).includes('second @'));
  line.close();
  const [relation] = (await ann.get('/api/me/relations')).relations;
  assert.deepEqual([relation.user, relation.name, relation.kind], [eve.user.id, 'Eve', 'mute']);
  assert.deepEqual((await ann.get('/api/me/export')).relations, [{ name: 'Eve', kind: 'mute' }]);
  await ann.expect(200, 'DELETE', `/api/me/relations/${eve.user.id}`);
  assert.deepEqual((await lines(ann, match)).map(({ text }) => text), ['first', `second @${ann.user.name}`, 'third']);
});

test('the person who is mentioned is notified, until they have read it', async () => {
  const [ann, ben] = [await account('Ann'), await account('Ben')];
  const [zoe, other] = [await guest(server, 'Zoë 木'), await guest(server, 'Zoë')];
  const match = await table([ann, ben, zoe, other], { seats: 4 });
  const line = await live(ben);
  line.send({ type: 'mine', on: true });
  await line.request({ type: 'ping' });
  await say(ann, match, `@${ben.user.name.toLowerCase()} look, and @Zoë 木!`);
  await say(ann, match, `mail@${ben.user.name} @Zoëlle @nobody @${ann.user.name}`);
  assert.deepEqual((await lines(other, match)).map(({ mentions }) => mentions), [[1, 2, 3], []], 'who is called Zoë, too');
  await until(async () => line.received.some((message) => message.type === 'mine' && message.matches.some(({ id, mentions }) => id === match.id && mentions === 1)));
  line.close();
  for (const restarted of [false, true]) {
    if (restarted) {
      await server.stop();
      await server.start();
    }
    assert.deepEqual([(await seen(ann, match)).mentions, (await seen(ben, match)).mentions, (await seen(nobody, match)).mentions], [0, 1, null], `${restarted}`);
    assert.equal((await ben.get('/api/matches?filter=mine')).matches[0].mentions, 1);
  }
  await ben.post(`/api/matches/${match.id}/chat/read`, { number: 2 });
  assert.equal((await seen(ben, match)).mentions, 0);
  await say(ann, match, `@${ben.user.name}`);
  await server.kill();
  await server.start();
  assert.equal((await seen(ben, match)).mentions, 1);
});

test('a note is mine alone, on all my devices, and goes when it is empty', async () => {
  const [ann, ben] = [await account('Ann'), await account('Ben')];
  const match = await table([ann, ben]);
  const path = `/api/matches/${match.id}/note`;
  assert.equal((await ann.get(path)).text, '');
  const text = '木'.repeat(2000);
  await ann.expect(200, 'PUT', path, { text });
  await ann.refused(400, 'bad_request', 'PUT', path, { text: `${text}x` });
  await ann.refused(400, 'missing_field', 'PUT', path, {});
  await ann.refused(413, 'too_large', 'PUT', path, undefined, { raw: `{"text":"${'x'.repeat(70000)}"}` });
  const phone = new Rest(server);
  await phone.create('/api/sessions', { name: ann.user.name, password });
  assert.equal((await phone.get(path)).text, text);
  assert.equal((await ben.get(path)).text, '');
  await ben.expect(200, 'PUT', path, { text: 'mine' });
  assert.equal((await ann.get(path)).text, text);
  assert.equal((await ann.get('/api/me/export')).matches[0].note, text);
  await callOff(match.id, ann, ben);
  for (const view of [await seen(ben, match), await ben.get(`/api/matches/${match.id}/export`), await ben.get('/api/me/export')])
    assert.ok(!JSON.stringify(view).includes('木'));
  await (await account('Cid')).refused(403, 'not_seated', 'PUT', path, { text: 'who?' });
  await nobody.refused(401, 'not_signed_in', 'GET', path);
  await nobody.refused(401, 'not_signed_in', 'PUT', path, { text: '' });
  await ann.expect(200, 'PUT', path, { text: '' });
  assert.equal((await phone.get(path)).text, '');
});

test('mutes and blocks have refusals, and a bound', async () => {
  const ann = await account('Ann');
  const match = await open(ann, { listed: false });
  const seat = `/api/matches/${match.id}/seats`;
  await ann.refused(404, 'no_such_user', 'POST', '/api/me/relations', { name: 'Nobody at all', kind: 'mute' });
  await ann.refused(409, 'yourself', 'POST', '/api/me/relations', { name: ann.user.name, kind: 'mute' });
  await ann.refused(400, 'bad_request', 'POST', '/api/me/relations', { name: 'x', kind: 'kick' });
  await ann.refused(413, 'too_large', 'POST', '/api/me/relations', undefined, { raw: `{"name":"${'x'.repeat(70000)}"}` });
  await ann.refused(409, 'yourself', 'PUT', `${seat}/0/relation`, { kind: 'mute' });
  await ann.refused(409, 'yourself', 'DELETE', `/api/me/relations/${ann.user.id}`);
  await ann.refused(404, 'no_such_user', 'PUT', `${seat}/1/relation`, { kind: 'mute' });
  await ann.refused(400, 'bad_seat', 'PUT', `${seat}/7/relation`, { kind: 'mute' });
  await ann.refused(413, 'too_large', 'PUT', `${seat}/1/relation`, undefined, { raw: `{"kind":"${'x'.repeat(70000)}"}` });
  await (await account('Ben')).refused(404, 'no_such_match', 'PUT', `${seat}/0/relation`, { kind: 'mute' });
  await ann.refused(400, 'bad_request', 'DELETE', '/api/me/relations/x');
  const origin = { headers: { origin: 'http://elsewhere.test' } };
  for (const [method, path, body] of [['GET', '/api/me/relations'], ['POST', '/api/me/relations', { name: 'x', kind: 'mute' }], ['DELETE', '/api/me/relations/1'],
    ['PUT', `${seat}/0/relation`, { kind: 'mute' }], ['POST', `/api/matches/${match.id}/invitations`, { name: 'x' }],
    ['GET', '/api/me/recovery'], ['POST', '/api/me/recovery']]) {
    await nobody.refused(401, 'not_signed_in', method, path, body);
    if (method !== 'GET') await ann.refused(403, 'wrong_origin', method, path, body, origin);
  }
  for (const [method, path, body] of [['PUT', `/api/matches/${match.id}/note`, { text: '' }], ['POST', '/api/sessions/recovery', { token: 'a'.repeat(40) }]])
    await ann.refused(403, 'wrong_origin', method, path, body, origin);
});

test('a guest comes back by their link on another device, until there is another link or they have an account', async () => {
  const dan = await guest(server, 'Dan');
  const match = await open(dan);
  assert.equal((await dan.get('/api/me/recovery')).made_ms, null);
  const { token } = await dan.create('/api/me/recovery');
  assert.ok((await dan.get('/api/me/recovery')).made_ms > 0);
  const phone = new Rest(server);
  const { user } = await phone.create('/api/sessions/recovery', { token });
  assert.deepEqual([user.id, user.name, user.guest], [dan.user.id, 'Dan', true]);
  assert.equal((await seen(phone, match)).my_seat, 0);
  const stranger = await guest(server, 'Stranger');
  const before = stranger.cookie;
  await stranger.create('/api/sessions/recovery', { token });
  stranger.cookie = before;
  assert.equal((await stranger.get('/api/me')).user, null, 'the session that asked has ended');
  const next = (await phone.create('/api/me/recovery')).token;
  assert.notEqual(next, token);
  await nobody.refused(404, 'no_such_link', 'POST', '/api/sessions/recovery', { token });
  assert.equal(rows(`SELECT count(*) FROM recovery WHERE user = ${dan.user.id}`), 1);
  const hash = process.env.OCHRE_STORE ? "encode(token_hash, 'escape')" : 'CAST(token_hash AS TEXT)';
  assert.equal(rows(`SELECT count(*) FROM recovery WHERE ${hash} LIKE '%${next.slice(0, 8)}%'`), 0, 'a hash only');
  await phone.create('/api/accounts', { name: `Dan ${(count += 1)}`, password });
  await nobody.refused(404, 'no_such_link', 'POST', '/api/sessions/recovery', { token: next });
  await phone.refused(403, 'not_allowed', 'POST', '/api/me/recovery');
  await phone.refused(400, 'unknown_field', 'POST', '/api/me/recovery', { more: 1 });
  await nobody.refused(404, 'no_such_link', 'POST', '/api/sessions/recovery', { token: 'short' });
  await nobody.refused(400, 'missing_field', 'POST', '/api/sessions/recovery', {});
  await nobody.refused(413, 'too_large', 'POST', '/api/sessions/recovery', undefined, { raw: `{"token":"${'x'.repeat(70000)}"}` });
  assert.ok(!server.log.join('\n').includes(token) && !server.log.join('\n').includes(next), 'in no log');
});

test('links are tried as often as passwords', async () => {
  const strict = await startServer({ limits: 1 });
  try {
    const thief = new Rest(strict);
    let answer = null;
    for (let i = 0; i < 30 && answer?.status !== 429; i += 1) answer = await thief.ask('POST', '/api/sessions/recovery', { token: 'a'.repeat(40) });
    assert.equal(answer.status, 429);
    const dan = await guest(strict, 'Dan');
    for (let i = 0; i < 30 && (i < 6 || answer.status !== 429); i += 1) answer = await dan.ask('POST', '/api/me/recovery');
    assert.equal(answer.status, 429);
  } finally {
    await strict.close();
  }
});

test('a person who goes leaves nothing of all that behind, and their open tables close', async () => {
  const [ann, ben] = [await account('Ann'), await account('Ben')];
  const match = await table([ann, ben]);
  await ann.expect(200, 'PUT', `/api/matches/${match.id}/note`, { text: 'secret' });
  await block(ann, ben, 'mute');
  await block(ben, ann, 'mute');
  await ben.expect(200, 'DELETE', `/api/me/relations/${ann.user.id}`);
  await say(ben, match, `@${ann.user.name}`);
  await ben.post('/api/me/relations', { name: ann.user.name, kind: 'block' });
  const challenge = await open(ann, { standing: true, starts: 'full', seats: 2 });
  const dan = await guest(server, 'Dan');
  await dan.create('/api/me/recovery');
  for (const [who, body] of [[ann, { password }], [dan, {}]]) await who.expect(200, 'DELETE', '/api/me', body);
  for (const [name, column] of [['note', 'user'], ['relation', 'user'], ['relation', 'other'], ['mention', 'user'], ['recovery', 'user']])
    assert.equal(rows(`SELECT count(*) FROM ${name} WHERE ${column} IN (${ann.user.id}, ${dan.user.id})`), 0, `${name}.${column}`);
  await until(async () => (await seen(ben, challenge)).status === 'abandoned', 'that it closes');
  await ben.refused(409, 'not_open', 'POST', `/api/matches/${challenge.id}/join`, {});
  assert.equal(rows(`SELECT count(*) FROM match WHERE id = '${challenge.id}' AND (status = 'abandoned' OR due_ms <= ${Date.now()})`), 1, 'the caretaker ends it next, or has');
  assert.equal(rows(`SELECT count(*) FROM match WHERE created_by = ${ann.user.id} AND number > (SELECT number FROM match WHERE id = '${challenge.id}')`), 0, 'and none has followed');
});

test('each status that a client can bring about was met', () => {
  const exempt = ['429', '503'];
  const missing = [];
  for (const path of ['/api/me/relations', '/api/me/relations/{user}', '/api/me/recovery', '/api/sessions/recovery', '/api/matches/{id}/note',
    '/api/matches/{id}/invitations', '/api/matches/{id}/seats/{seat}/relation']) {
    for (const method of ['get', 'post', 'put', 'delete'].filter((one) => openapi.paths[path][one])) {
      for (const status of Object.keys(openapi.paths[path][method].responses).filter((one) => !exempt.includes(one)))
        if (!exercised.has(`${method.toUpperCase()} ${path} ${status}`)) missing.push(`${method} ${path} ${status}`);
    }
  }
  assert.deepEqual(missing, []);
});
