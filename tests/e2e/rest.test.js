// Drives the real server through every route of schema/openapi.yaml. Rest.ask() holds each answer against it.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { refusals } from '../support/refusals.js';
import { callOff, exercised, guest, Rest, send, table } from '../support/rest.js';
import { answerProblem, openapi, routes } from '../support/schemas.js';
import { startServer } from '../support/server.js';

let server;
let ann; // a guest
let ben; // another
let nobody;
before(async () => {
  server = await startServer();
  nobody = new Rest(server);
  ann = await guest(server, 'Ann');
  ben = await guest(server, 'Ben');
});
after(() => server?.close());

const password = 'correct horse';
let count = 0;
const fresh = (word) => `${word}${(count += 1)}`;

async function account(name = fresh('Account')) {
  const rest = new Rest(server);
  rest.user = (await rest.create('/api/accounts', { name, password })).user;
  return rest;
}

test('a guest has a name, a cookie that scripts cannot read, and no password', async () => {
  const rest = new Rest(server);
  assert.deepEqual(await rest.get('/api/me'), { user: null });
  const answer = await rest.ask('POST', '/api/guests', { name: '  Zoë 木  ' });
  assert.equal(answer.status, 201);
  assert.equal(answer.json.user.name, 'Zoë 木');
  assert.equal(answer.json.user.guest, true);
  const cookie = answer.headers['set-cookie'].join();
  assert.match(cookie, /^ochre_session_\d+=[A-Za-z0-9_-]{20,}/);
  assert.match(cookie, /HttpOnly/i);
  assert.match(cookie, /SameSite=Lax/i);
  assert.match(cookie, /Path=\//i);
  assert.deepEqual((await rest.get('/api/me')).user, answer.json.user);
  await rest.refused(409, 'already_signed_in', 'POST', '/api/guests', { name: 'Twice' });
});

test('two guests may share a name, two accounts may not, whatever the case', async () => {
  const name = fresh('Same');
  await guest(server, name);
  await guest(server, name);
  await account(name);
  await new Rest(server).refused(409, 'name_taken', 'POST', '/api/accounts', { name: name.toUpperCase(), password });
});

test('the name of an account and its lookalikes are taken', async () => {
  const name = fresh('Lisa Bold');
  await account(name);
  for (const other of [name, name.toUpperCase(), name.replace('Lisa', 'Ｌisa'), name.replace('Bold', 'B0ld'), `${name.replace(' ', '   ')} `]) {
    await new Rest(server).refused(409, 'name_taken', 'POST', '/api/guests', { name: other });
    await new Rest(server).refused(409, 'name_taken', 'POST', '/api/accounts', { name: other, password });
  }
  await new Rest(server).refused(400, 'bad_name', 'POST', '/api/guests', { name: name.replace('a', '\u0430') }); // a Cyrillic a
  await new Rest(server).refused(400, 'bad_name', 'POST', '/api/guests', { name: '\u3164' }); // a filler, which cannot be seen
  await new Rest(server).refused(409, 'name_taken', 'POST', '/api/guests', { name: 'Admin' });
  await new Rest(server).create('/api/guests', { name: 'Guest' });
});

test('a guest that registers keeps its number and its matches', async () => {
  const rest = await guest(server, fresh('Up'));
  const match = await table([rest], { bots: ['random'] });
  const before = rest.user.id;
  const user = (await rest.create('/api/accounts', { name: fresh('Upgraded'), password })).user;
  assert.equal(user.id, before);
  assert.equal(user.guest, false);
  const mine = (await rest.get('/api/matches?filter=mine')).matches;
  assert.deepEqual(mine.map((one) => one.id), [match.id]);
  assert.equal(mine[0].seats[0].user, before);
  assert.equal(mine[0].my_seat, 0);
});

test('log in, log out here, log out everywhere', async () => {
  const name = fresh('Login');
  const first = await account(name);
  const second = new Rest(server);
  assert.equal((await second.create('/api/sessions', { name: name.toLowerCase(), password })).user.id, first.user.id);
  const cookie = second.cookie;
  assert.deepEqual(await second.expect(200, 'DELETE', '/api/sessions'), {});
  const old = new Rest(server);
  old.cookie = cookie;
  assert.deepEqual(await old.get('/api/me'), { user: null }, 'the session is gone on the server too');
  assert.equal((await first.get('/api/me')).user.id, first.user.id, 'the other one stays');
  await second.create('/api/sessions', { name, password });
  await second.expect(200, 'DELETE', '/api/sessions/all');
  assert.deepEqual(await first.get('/api/me'), { user: null });
});

test('whoever registers as a guest, or logs in, has another session afterwards, and the old one is nobody\'s', async () => {
  const rest = await guest(server, fresh('Fixed'));
  const old = new Rest(server);
  old.cookie = rest.cookie;
  const name = fresh('Registered');
  await rest.create('/api/accounts', { name, password });
  assert.notEqual(rest.cookie, old.cookie);
  assert.deepEqual(await old.get('/api/me'), { user: null }, 'the session that the guest had');
  assert.equal((await rest.get('/api/me')).user.name, name);
  old.cookie = rest.cookie;
  await rest.create('/api/sessions', { name, password });
  assert.deepEqual(await old.get('/api/me'), { user: null }, 'the session that logged in');
});

test('my sessions: told apart, ended one by one, or all the others', async () => {
  const name = fresh('Sessions');
  const here = await account(name);
  const firefox = { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0' } };
  const phone = { headers: { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1' } };
  const there = new Rest(server);
  const other = new Rest(server);
  await there.expect(201, 'POST', '/api/sessions', { name, password }, firefox);
  await other.expect(201, 'POST', '/api/sessions', { name, password }, phone);
  const { sessions } = await here.get('/api/me/sessions');
  assert.deepEqual(sessions.map((one) => [one.device, one.current]), [['Safari, iPhone', false], ['Firefox, Linux', false], [null, true]]);
  const token = there.cookie.split('=')[1];
  const hash = createHash('sha256').update(token).digest('hex');
  for (const { id } of sessions) assert.ok(!token.includes(id) && !hash.includes(id), 'an id tells nothing of what opens the session');
  assert.ok(sessions.every((one) => one.used_ms === one.created_ms && one.expires_ms === one.used_ms + 90 * 24 * 3600 * 1000));
  const stranger = await account();
  await stranger.refused(404, 'not_found', 'DELETE', `/api/me/sessions/${sessions[1].id}`);
  await here.refused(404, 'not_found', 'DELETE', '/api/me/sessions/0123456789abcdef');
  await here.refused(404, 'not_found', 'DELETE', `/api/me/sessions/${sessions[1].id}0`);
  assert.deepEqual(await here.expect(200, 'DELETE', `/api/me/sessions/${sessions[1].id}`), {});
  assert.deepEqual(await there.get('/api/me'), { user: null });
  assert.equal((await other.get('/api/me')).user.name, name, 'the third one stays');
  await here.expect(200, 'DELETE', '/api/me/sessions');
  assert.deepEqual(await other.get('/api/me'), { user: null });
  assert.deepEqual((await here.get('/api/me/sessions')).sessions.map((one) => one.id), [sessions[2].id]);
  const left = await here.ask('DELETE', `/api/me/sessions/${sessions[2].id}`);
  assert.match(left.headers['set-cookie'].join(), /^ochre_session_\d+=;.*Max-Age=0/, 'to end the one that asks is a log-out');
  await new Rest(server).refused(401, 'not_signed_in', 'GET', '/api/me/sessions');
});

test('cookies of a log-in: the session for 90 days, the device for as long as browsers allow', async () => {
  const name = fresh('Cookies');
  const first = await new Rest(server).ask('POST', '/api/accounts', { name, password });
  const [session, device] = first.headers['set-cookie'];
  assert.match(session, /^ochre_session_\d+=[a-z0-9]{40}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=7776000$/);
  assert.match(device, /^ochre_device_\d+=[a-z0-9]{40}; Path=\/api; HttpOnly; SameSite=Lax; Max-Age=34560000$/);
  const again = await new Rest(server).ask('POST', '/api/sessions', { name, password }, { headers: { cookie: device.split(';')[0] } });
  assert.equal(again.headers['set-cookie'].length, 1, 'a device that is known keeps its cookie');
});

test('a changed password ends the other sessions', async () => {
  const name = fresh('Change');
  const here = await account(name);
  const there = new Rest(server);
  await there.create('/api/sessions', { name, password });
  await here.refused(403, 'wrong_password', 'POST', '/api/me/password', { old: 'not the old one', new: 'another password' });
  await here.post('/api/me/password', { old: password, new: 'another password' });
  assert.equal((await here.get('/api/me')).user.id, here.user.id);
  assert.deepEqual(await there.get('/api/me'), { user: null });
  await there.refused(403, 'wrong_password', 'POST', '/api/sessions', { name, password });
  await there.create('/api/sessions', { name, password: 'another password' });
});

test('an account can be exported and deleted; its matches stay without its name', async () => {
  const name = fresh('Gone');
  const rest = await account(name);
  const match = await table([rest, ben], { start_seat: 0 });
  await rest.post(`/api/matches/${match.id}/moves`, { id: 'm', expects: 0, move: 'place hunt 1' });
  await rest.create(`/api/matches/${match.id}/chat`, { id: 'c1', text: 'hello' });
  const data = await rest.get('/api/me/export');
  assert.equal(data.user.name, name);
  assert.deepEqual(data.matches.map((one) => [one.id, one.seat, one.moves.length, one.chat[0].text]), [[match.id, 0, 1, 'hello']]);
  assert.deepEqual(data.matches[0].moves[0].move, { kind: 'place', place: 'hunt', people: 1 });
  await rest.refused(403, 'wrong_password', 'DELETE', '/api/me', { password: 'not this one' });
  await rest.expect(200, 'DELETE', '/api/me', { password });
  assert.deepEqual(await rest.get('/api/me'), { user: null });
  await new Rest(server).refused(403, 'wrong_password', 'POST', '/api/sessions', { name, password });
  const text = (await ben.ask('GET', `/api/matches/${match.id}`)).text + (await ben.ask('GET', `/api/matches/${match.id}/chat`)).text;
  assert.ok(!text.includes(name), 'the name is nowhere in the match');
});

test('the catalogue holds the whole base game and the pieces of each variant', async () => {
  const games = (await nobody.get('/api/games')).games;
  assert.deepEqual(games.slice(0, 1).map((game) => [game.id, game.seats_min]), [['stoneage', 2]]);
  assert.equal(games[0].seats_max, 5);
  assert.deepEqual(games[0].seats_need, [{ seats: 5, options: ['expansion'] }]);
  assert.deepEqual(games[0].options, ['harsh_winter', 'wild_animals', 'igloos', 'new_huts', 'mammoth_herd', 'expansion']);
  for (const other of games) {
    assert.deepEqual((await nobody.get(`/api/games/${other.id}`)).title, other.title);
    const module = await send(server.url, 'GET', other.module);
    assert.deepEqual([module.status, module.headers['content-type']], [200, 'text/javascript; charset=utf-8'], other.module);
    for (const path of ['/api/games', `/api/games/${other.id}`, other.catalogue, '/api/bots']) assert.equal((await nobody.ask('GET', path, undefined, { headers: { 'if-none-match': '*' } })).status, 304, path);
  }
  const game = await nobody.get('/api/games/stoneage');
  const brought = (table, option) => game.tables[table].filter((row) => row.option === option).length;
  assert.deepEqual([null, 'expansion', 'wild_animals'].map((option) => brought('cards', option)), [36, 9, 4]);
  assert.deepEqual([null, 'new_huts', 'expansion'].map((option) => brought('buildings', option)), [28, 6, 9]);
  assert.equal(game.tables.cards.filter((card) => card.top === 'dice_for_all').length, 10);
  assert.equal(game.tables.buildings.find((building) => building.building === 'B17').points, 16);
  const bots = (await nobody.get('/api/bots')).bots.map((bot) => bot.id);
  assert.ok(bots.includes('random') && bots.includes('easy'), bots.join());
});

test('a table: created, joined, a bot seated and sent away, started, abandoned, played again', async () => {
  const created = (await ann.create('/api/matches', { game: 'stoneage', seats: 3, my_seat: 1, start_seat: 2, options: [] })).match;
  assert.equal(created.status, 'open');
  assert.equal(created.my_seat, 1);
  assert.equal(created.host, true);
  assert.equal(created.start_seat, 2);
  assert.deepEqual(created.seats.map((seat) => seat.name), [null, 'Ann', null]);
  const path = `/api/matches/${created.id}`;
  assert.ok((await nobody.get('/api/matches?filter=open')).matches.some((match) => match.id === created.id));
  const joined = (await ben.post(`${path}/join`, { seat: 2 })).match;
  assert.equal(joined.my_seat, 2);
  assert.equal(joined.host, false);
  await ann.refused(409, 'seats_empty', 'POST', `${path}/start`, {});
  assert.equal((await ann.post(`${path}/bots`, { seat: 0, bot: 'random' })).match.seats[0].bot, 'random');
  assert.equal((await ann.expect(200, 'DELETE', `${path}/bots/0`)).match.seats[0].bot, null);
  assert.equal((await ben.post(`${path}/leave`, {})).match.seats[2].user, null);
  await ben.post(`${path}/join`, {});
  await ann.post(`${path}/bots`, { seat: 2, bot: 'easy' });
  const started = (await ann.post(`${path}/start`, {})).match;
  assert.equal(started.status, 'running');
  assert.ok((await nobody.get('/api/matches?filter=running')).matches.some((match) => match.id === created.id));
  assert.ok(!(await nobody.get('/api/matches?filter=open')).matches.some((match) => match.id === created.id));
  const running = await ben.get(path);
  assert.equal(running.view.players.length, 3);
  assert.equal(running.view.me, 0);
  await ann.refused(409, 'still_running', 'POST', `${path}/rematch`, {});
  assert.equal((await callOff(path.split('/').at(-1), ann, ben)).status, 'abandoned');
  const again = (await ann.create(`${path}/rematch`)).match;
  assert.deepEqual(again.seats.map((seat) => [seat.name, seat.invited, seat.bot]), [[null, 'Ben', null], ['Ann', null, null], ['easy', null, 'easy']], 'no user gets a seat without consent');
  const asked = (await ben.get(path)).match;
  assert.deepEqual([asked.end_reason, asked.ended_by, asked.rematch_by], ['called_off', 0, 'Ann']);
  assert.equal((await ben.get(`/api/matches/${again.id}`)).match.my_invitation, 0);
  assert.ok((await ben.get('/api/matches?filter=mine')).matches.some((match) => match.id === again.id), 'the invited user finds it');
  const accepted = (await ben.create(`${path}/rematch`)).match;
  assert.equal(accepted.id, again.id, 'the second gets the same match');
  assert.equal(accepted.my_seat, 0, 'and the seat there');
  assert.equal((await ben.get(path)).match.rematch_by, null);
  assert.deepEqual(accepted.seats.map((seat) => seat.name ?? seat.bot), (await ann.get(path)).match.seats.map((seat) => seat.name ?? seat.bot));
  assert.equal((await ann.get(path)).match.rematch, again.id);
});

test('a seat that is kept is declined, and what was read of the chat is remembered', async () => {
  const match = await table([ann, ben]);
  const path = `/api/matches/${match.id}`;
  await ann.create(`${path}/chat`, { id: 'one', text: 'Again?' });
  assert.equal((await ben.get(path)).match.chat_read, 0);
  await ben.post(`${path}/chat/read`, { number: 1 });
  assert.deepEqual([await ben.get(path), await ann.get(path), await nobody.get(path)].map((answer) => answer.match.chat_read), [1, 0, null]);
  await callOff(match.id, ann, ben);
  const next = (await ann.create(`${path}/rematch`)).match;
  await nobody.refused(401, 'not_signed_in', 'DELETE', `/api/matches/${next.id}/invitations/1`);
  const freed = (await ben.expect(200, 'DELETE', `/api/matches/${next.id}/invitations/1`)).match;
  assert.deepEqual([freed.seats[1].invited, freed.my_invitation], [null, null]);
  assert.equal((await ben.get(path)).match.rematch_by, null);
  await ann.post(`/api/matches/${next.id}/leave`);
  assert.equal((await ann.get(path)).match.rematch, null, 'the table is gone, another may be asked for');
});

test('what may be taken back is chosen when a table is opened, and is one of three', async () => {
  assert.equal((await table([ann], { start: false, seats: 2 })).undo, 'free');
  for (const undo of ['free', 'vote', 'none']) assert.equal((await table([ann], { start: false, seats: 2, undo })).undo, undo);
  await ann.refused(400, 'bad_option', 'POST', '/api/matches', { game: 'stoneage', seats: 2, undo: 'always' });
});

test('the seal of the dice is there from the creation on, the seed that fits it when the match has ended', async () => {
  const open = await table([ann, ben], { start: false });
  const path = `/api/matches/${open.id}`;
  assert.equal(open.seed, null);
  const running = (await ann.post(`${path}/start`)).match;
  assert.deepEqual([running.seed_hash, running.seed], [open.seed_hash, null]);
  await ann.refused(409, 'still_running', 'GET', `${path}/export`);
  await ann.refused(409, 'still_running', 'GET', `${path}/luck`);
  const ended = await callOff(open.id, ann, ben);
  assert.equal((await nobody.get(`${path}/export`)).seed, ended.seed);
  await ann.refused(404, 'no_such_match', 'GET', '/api/matches/AAAAAAAAAAAAAAAA/export');
  await ann.refused(404, 'no_such_match', 'GET', '/api/matches/AAAAAAAAAAAAAAAA/luck');
  const { seats } = await nobody.get(`${path}/luck`);
  assert.deepEqual(seats.map((seat) => [seat.dice, seat.verdict, seat.lines.length]), [[0, 'even', 0], [0, 'even', 0]], 'no player has rolled');
  assert.equal(ended.seed_hash, open.seed_hash);
  assert.equal(createHash('sha256').update(Buffer.from(ended.seed, 'hex')).digest('hex'), open.seed_hash);
  const next = (await ann.create(`${path}/rematch`, {})).match;
  assert.equal(next.seed, null);
  assert.notEqual(next.seed_hash, open.seed_hash, 'the next match has dice of its own');
});

test('an open table is deleted with its last person', async () => {
  const match = (await ann.create('/api/matches', { game: 'stoneage', seats: 2 })).match;
  assert.deepEqual(await ann.post(`/api/matches/${match.id}/leave`, {}), { match: null });
  await ann.refused(404, 'no_such_match', 'GET', `/api/matches/${match.id}`);
});

test('a table by invitation: not listed, and neither seen nor joined without its key', async () => {
  const match = (await ann.create('/api/matches', { game: 'stoneage', seats: 2, listed: false, join: 'link' })).match;
  assert.ok(match.key);
  const path = `/api/matches/${match.id}`;
  assert.ok(!(await ben.get('/api/matches?filter=open')).matches.some((one) => one.id === match.id));
  await ben.refused(404, 'no_such_match', 'GET', path);
  await ben.refused(404, 'no_such_match', 'GET', `${path}?key=AAAAAAAAAAAAAAAA`);
  assert.equal((await ben.get(`${path}?key=${match.key}`)).match.key, undefined, 'the key is shown to seated players');
  assert.ok([403, 404].includes((await ben.ask('POST', `${path}/join`, {})).status));
  assert.equal((await ben.post(`${path}/join`, { key: match.key })).match.key, match.key);
});

test('a listed table that is joined by link can be seen by all and joined with the key only', async () => {
  const match = (await ann.create('/api/matches', { game: 'stoneage', seats: 2, join: 'link' })).match;
  const path = `/api/matches/${match.id}`;
  assert.equal((await ben.get(path)).match.join, 'link');
  await ben.refused(403, 'key_needed', 'POST', `${path}/join`, {});
  await ben.post(`${path}/join`, { key: match.key });
});

test('moves over REST: object, text and number; a repeated id has the same answer; a stale one says the version', async () => {
  const match = await table([ann, ben], { start_seat: 0 });
  const path = `/api/matches/${match.id}`;
  let now = await ann.get(path);
  assert.deepEqual([now.version, now.to_act, now.choices.decision], [0, [0], 'place']);
  assert.equal((await ben.get(path)).choices, null);
  const body = { id: 'one', expects: 0, move: { kind: 'place', place: 'hunt', people: 2 } };
  assert.deepEqual(await ann.post(`${path}/moves`, body), { accepted: { id: 'one', version: 1 } });
  assert.deepEqual(await ann.post(`${path}/moves`, body), { accepted: { id: 'one', version: 1 } }, 'the same id again');
  assert.deepEqual(await ben.post(`${path}/moves`, { id: 'one', expects: 1, move: 'place forest 3' }),
    { accepted: { id: 'one', version: 2 } }, "an id is the user's own");
  now = await ann.get(path);
  assert.deepEqual(now.view.places.find((place) => place.place === 'forest').people, [0, 3]);
  assert.deepEqual(await ann.post(`${path}/moves`, { id: 'two', expects: 2, move: now.legal - 1 }), { accepted: { id: 'two', version: 3 } });
  const stale = await ben.refused(409, 'stale', 'POST', `${path}/moves`, { id: 'three', expects: 1, move: 0 });
  assert.equal(stale.version, 3);
  const events = await ben.get(`${path}/events?from=1&count=2`);
  assert.deepEqual(events.rows.map((row) => [row.version, row.seat, row.events[0].kind]), [[1, 0, 'placed'], [2, 1, 'placed']]);
  assert.equal(events.version, 3);
  assert.deepEqual((await ben.get(`${path}/events?from=4`)).rows, []);
});

test('table chat: numbered lines, the same id is one line, spectators may look on', async () => {
  const match = await table([ann, ben]);
  const path = `/api/matches/${match.id}/chat`;
  await ann.create(path, { id: 'x', text: 'Hello <b>you</b> "there" 木' });
  await ben.create(path, { id: 'y', text: 'Hi' });
  const { lines } = await nobody.get(path);
  assert.deepEqual(lines.map((line) => [line.number, line.name, line.seat, line.text]),
    [[1, 'Ann', 0, 'Hello <b>you</b> "there" 木'], [2, 'Ben', 1, 'Hi']]);
  assert.deepEqual((await nobody.get(`${path}?from=2`)).lines.map((line) => line.number), [2]);
  assert.equal((await ann.get(`/api/matches/${match.id}`)).match.chat, 2);
});

test('at one table so much is said and no more', async () => {
  const match = await table([ann, ben]);
  const path = `/api/matches/${match.id}/chat`;
  const most = `INSERT INTO chat (match_number, number, name, text, at_ms) SELECT number, 9999, 'Ann', 'of many', 1 FROM match WHERE id = '${match.id}'`;
  execFileSync('sqlite3', ['-cmd', '.timeout 20000', join(server.dir, 'ochre.sqlite'), most]);
  await ann.create(path, { id: 'last', text: 'The last word' });
  await ben.refused(409, 'chat_full', 'POST', path, { id: 'more', text: 'No' });
  await ann.create(path, { id: 'last', text: 'The last word' });
  assert.equal((await ann.get(`/api/matches/${match.id}`)).match.chat, 10000);
});

test('health and metrics', async () => {
  assert.equal((await nobody.get('/healthz')).ok, true);
  assert.equal((await nobody.get('/livez')).ok, true);
  const watcher = new Rest({ url: server.metricsUrl, tail: () => server.tail() }), text = await watcher.get('/metrics');
  assert.match(text, /^# TYPE ochre_\w+ (counter|gauge|histogram)$/m);
  for (const line of text.trim().split('\n')) assert.match(line, /^(# (HELP|TYPE) .+|[a-z_]+(\{.*\})? -?[0-9.e+-]+)$/);
  for (const path of ['/healthz', '/livez']) assert.equal((await watcher.get(path)).ok, true, path);
  assert.deepEqual(await nobody.get('/api/version'), { name: 'ochre', version: (await nobody.get('/livez')).version }, 'the version is public');
  await watcher.refused(405, 'method_not_allowed', 'POST', '/metrics', {});
});

test('an unknown address is a JSON 404 and a wrong method a JSON 405', async () => {
  for (const path of ['/api', '/api/', '/api/nothing', '/api/matches/AAAAAAAAAAAAAAAA/nothing', '/api/me/', '/api/Me',
    '/api/games/stoneage/cards', '/api/sessions/all/more']) {
    await nobody.refused(404, 'not_found', 'GET', path);
  }
  for (const [method, path] of [['DELETE', '/api/games'], ['GET', '/api/guests'], ['POST', '/api/me'], ['POST', '/healthz'], ['DELETE', '/api/matches'],
    ['GET', '/api/matches/AAAAAAAAAAAAAAAA/join'], ['PUT', '/api/me'], ['PATCH', '/api/matches']]) {
    await nobody.refused(405, 'method_not_allowed', method, path, method === 'GET' ? undefined : {});
  }
});

test('nonces are hidden until the match starts, and public from then on', async () => {
  const open = await table([ann, ben], { start: false });
  const given = (await ann.post(`/api/matches/${open.id}/nonce`, { nonce: 'c4'.repeat(32) })).match;
  assert.deepEqual(given.seats.map((seat) => seat.nonce), [null, null]);
  const { match: begun } = await ann.post(`/api/matches/${open.id}/start`);
  assert.deepEqual(begun.seats.map((seat) => seat.nonce), ['c4'.repeat(32), null]);
  await callOff(open.id, ann);
});

test('a guest that ends itself twice at once is gone, and told so', async () => {
  for (let times = 0; times < 5; times += 1) {
    const rest = await guest(server, 'Twice');
    const cookie = { headers: { cookie: rest.cookie } };
    const answers = await Promise.all(Array.from({ length: 4 }, () => rest.ask('DELETE', '/api/me', {}, cookie)));
    assert.deepEqual([...new Set(answers.map((answer) => answer.status))].sort(), [200, 401], JSON.stringify(answers.map((answer) => answer.text)));
  }
  const late = await guest(server, 'Late');
  const cookie = { headers: { cookie: late.cookie } };
  const before = Array.from({ length: 8 }, () => account(fresh('Before'))); // whose passwords are hashed first
  const answers = await Promise.all([late.ask('POST', '/api/accounts', { name: fresh('Late'), password }, cookie), late.ask('DELETE', '/api/me', {}, cookie)]);
  await Promise.all(before);
  assert.deepEqual(answers.map((answer) => answer.status), [401, 200], 'the password was still being hashed');
});

test('every state-changing route refuses a foreign Origin and takes its own', async () => {
  for (const route of routes.filter((one) => one.method !== 'GET')) {
    const path = route.path.replace('{id}', 'AAAAAAAAAAAAAAAA').replace('{seat}', '0');
    const rest = new Rest(server);
    rest.cookie = ann.cookie;
    await rest.refused(403, 'wrong_origin', route.method, path, {}, { headers: { origin: 'https://evil.example' } });
  }
  await new Rest(server).expect(201, 'POST', '/api/guests', { name: 'Own' }, { headers: { origin: server.url } });
});

test('every answer carries the headers that keep a browser safe', async () => {
  for (const path of ['/api/me', '/healthz', '/']) {
    const answer = await send(server.url, 'GET', path);
    assert.equal(answer.headers['x-content-type-options'], 'nosniff', path);
    assert.match(answer.headers['content-security-policy'] ?? '', /default-src 'none'/, path);
    if (path.startsWith('/api')) assert.match(answer.headers['cache-control'], /no-store/);
  }
});

test('each refusal has its status and its name', async (t) => {
  const cleo = await guest(server, 'Cleo');
  const open = (await ann.create('/api/matches', { game: 'stoneage', seats: 2 })).match;
  const run = await table([ann, ben], { start_seat: 0 });
  const run3 = await table([ann, cleo], { start_seat: 0 });
  const who = { nobody, ann, ben, cleo, account: await account() };
  const places = { ':open': open.id, ':run3': run3.id, ':run': run.id };
  for (const [name, status, error, method, path, body] of refusals(password)) {
    const real = path.replace(/^:\w+/, (word) => `/api/matches/${places[word]}`);
    await t.test(`${name} ${method} ${path} ${(JSON.stringify(body) ?? '').slice(0, 90)}: ${status} ${error}`,
      () => who[name].refused(status, error, method, real, body));
  }
  assert.equal((await ann.get(`/api/matches/${run.id}`)).version, 0, 'nothing happened');
});

test('log-in, registration and guests are limited, and Retry-After says for how long', async () => {
  const strict = await startServer({ limits: 1 });
  try {
    for (const [path, body] of [['/api/sessions', { name: 'No one', password }], ['/api/guests', { name: 'Flood' }], ['/api/accounts', { name: 'Taken', password }]]) {
      let answer = null;
      for (let i = 0; i < 100 && answer?.status !== 429; i += 1) answer = await new Rest(strict).ask('POST', path, body);
      assert.equal(answer.status, 429, path);
      assert.equal(answer.json.error.name, 'too_many_requests');
      assert.ok(Number(answer.headers['retry-after']) >= 1, path);
    }
    const maker = new Rest(strict, { localAddress: '127.0.0.9' });
    await maker.create('/api/guests', { name: 'Elsewhere' });
    const answers = [];
    for (let i = 0; i < 60; i += 1) answers.push(await maker.ask('POST', '/api/matches', { game: 'stoneage', seats: 2 }));
    assert.equal(answers[0].status, 201);
    assert.ok(answers.some((answer) => answer.status === 429));
  } finally {
    await strict.close();
  }
});

/** Routes whose statuses other tests see: a line each, or several lines for one folder of routes. */
const ELSEWHERE = [
  /^\/feed/, // feeds.test.js
  /^\/api\/admin/, // admin.test.js
  /^\/api\/(reports|me\/(reports|warnings)|moderation)/, // moderation.test.js
  /^\/api\/history/, // public_history.test.js
  /^\/api\/(statistics|doctor|avatars|panels)/,
  /^\/api\/tournaments/,
  /^\/api\/(puzzles|me\/puzzles)/,
  /\/puzzle$/, // own_puzzles.test.js
  /^\/api\/(pairing$|me\/seeks)/,
  /^\/api\/(entry$|setup$|me\/codes)/,
  /^\/api\/live\//, // long_poll.test.js
  /^\/api\/me\/(bookmarks|offline|friends|preferences|tokens|bot)/,
  /^\/api\/me\/(calendar|vacations)/,
  /^\/api\/me\/(feed|notify)/,
  /^\/api\/(me\/)?passkeys/,
  /^\/api\/(me\/identities|sessions\/provider)/, // providers.test.js
  /^\/api\/(passwords|letters|unsubscribe)/, // mail.test.js
  /^\/api\/results/, // share.test.js
  /\/bookmarks\/\{version\}$/,
  /(notify|orders|note|seen|standing|substitute|invitations)$/, // notify, orders, mine, leavers, people
  /(view|whatif|position|analysis|hint|branch|legal|picture|result|reach)$/,
  /(relations?|relations\/\{user\}|recovery|passkey)$/,
  /(seats|seats\/\{seat\}|host|first)$/,
  /(api\/events|docs|openapi\.json|oembed)$/, // oembed: screen_page.test.js
];

test('every route of openapi.yaml was taken, with each status that a client can bring about', () => {
  const exempt = new Set(['405', '413', '429', '503']); // another method, faults.test.js, the limits above, full disks
  const missing = [];
  for (const route of routes.filter(({ path }) => !ELSEWHERE.some((one) => one.test(path)))) {
    for (const status of Object.keys(openapi.paths[route.path][route.method.toLowerCase()].responses)) {
      if (`${route.path} ${status}` === '/api/guests 404') continue; // entry.test.js
      if (!exempt.has(status) && !exercised.has(`${route.method} ${route.path} ${status}`)) missing.push(`${route.method} ${route.path} ${status}`);
    }
  }
  assert.deepEqual(missing, []);
  assert.notEqual(answerProblem('GET', '/api/me', { status: 200, headers: { 'content-type': 'application/json' }, text: '', json: {} }), null,
    'an answer that does not fit is noticed');
});
