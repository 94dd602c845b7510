// Notifications: webhooks end to end, at a real server for which time passes, and a sink that fails in all ways.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { until } from '../support/patience.js';
import { Rest, account, callOff, playOut, send, table, unseen } from '../support/rest.js';
import { problem } from '../support/schemas.js';
import { program, startServer } from '../support/server.js';
import { Sink } from '../support/sink.js';
import { Told } from '../support/told.js';

const HOUR_MS = 3600 * 1000;
const SETTLED_MS = 3000;
const SETTLE_MS = SETTLED_MS + 500;
const EVENTS = ['turn', 'deadline', 'invited', 'began', 'over', 'vote', 'mention', 'seat'];
const DAYS = { pace: 'days', bank_s: 86400, increment_s: 0, cap_s: 86400 }; // whoever begins

let server;
let sink;
let ann;
let ben;
before(async () => {
  server = await startServer({ moves: true, args: ['--allow-private-hooks'] });
  sink = await new Sink().open();
  ann = await account(server, 'Ann');
  ben = await account(server, 'Ben');
});
after(async () => {
  await server?.close();
  await sink?.close();
});

/** A match of the two in which it is Ann's turn, and what lets her, or Ben, end a turn. */
async function match(clock = null) {
  const { match: made } = await ann.create('/api/matches', { game: 'stoneage', seats: 2, clock });
  await ben.post(`/api/matches/${made.id}/join`, {});
  await ann.post(`/api/matches/${made.id}/start`);
  return made.id;
}

/** Each player to move plays until it is the turn of `who`. Returns the version. */
async function turnTo(id, who) {
  for (let moves = 0; moves < 60; moves += 1) {
    const { match: now } = await ann.get(`/api/matches/${id}`);
    const person = now.to_act[0] === 0 ? ann : ben;
    if (person === who && moves > 0) return now.version;
    await person.post(`/api/matches/${id}/moves`, { id: `n${now.version}`, expects: now.version, move: 0 });
  }
  throw new Error('nobody is to act');
}

const hook = async (person, url, form = 'json') => person.create('/api/me/notify/hooks', { url, form });
const forget = async (person) => {
  const { addresses } = await person.get('/api/me/notify');
  for (const { number } of addresses) await person.expect(200, 'DELETE', `/api/me/notify/addresses/${number}`);
};
const metrics = () => server.metrics();
/** Returns whether the outbox has waiting messages. */
const pending = async () => execFileSync('sqlite3', ['-cmd', '.timeout 20000', join(server.dir, 'ochre.sqlite'), 'SELECT count(*) FROM outbox WHERE due_ms IS NULL']).toString().trim() !== '0';
const state = async (person) => (await person.get('/api/me/notify')).addresses[0];

test('a turn is notified once, signed, and not before it has settled', async () => {
  const { number, secret } = await hook(ben, `${sink.url}/one`);
  sink.posts.length = 0;
  const id = await match();
  await turnTo(id, ben);
  await server.move(SETTLE_MS);
  await until(() => sink.told.some(({ event }) => event === 'turn'), 'a post');
  const { headers, body } = sink.posts.find((post) => JSON.parse(post.body).event === 'turn');
  const signature = createHmac('sha256', secret).update(`${headers['ochre-time']}.${body}`).digest('hex');
  assert.equal(headers['ochre-signature'], `sha256=${signature}`);
  const said = JSON.parse(body);
  assert.equal(said.match, id);
  assert.equal(said.user, 'Ben');
  assert.equal(said.url, `${server.url}/match/${id}`);
  assert.match(said.text, /^It is your turn\. http/);
  assert.equal(headers['ochre-notice'], String(said.notice));
  await until(async () => (await state(ben)).sent_ms !== null, 'that it is noted');
  assert.equal((await state(ben)).answer, '204');
  const { sent, answer } = await ben.post('/api/me/notify/test', { number });
  assert.deepEqual({ sent, answer }, { sent: true, answer: '204' });
  assert.equal(sink.told.at(-1).event, 'test');
  await forget(ben);
});

test('a turn that was answered before it settled is not notified', async () => {
  await hook(ben, `${sink.url}/answered`);
  let id;
  let begun;
  do { // on a busy machine it may settle before it is answered, and is then notified
    id = await match();
    begun = performance.now();
    await turnTo(id, ben);
    await turnTo(id, ann);
  } while (performance.now() - begun > SETTLED_MS);
  sink.posts.length = 0;
  await server.move(SETTLE_MS);
  await until(async () => /^ochre_notices_passed_total [1-9]/m.test(await metrics()), 'that it was looked at');
  await until(async () => !await pending(), 'an empty outbox');
  assert.ok(!sink.told.some(({ event, match: of }) => event === 'turn' && of === id));
  await forget(ben);
});

test('chat rooms take the text form; what I choose for a match and by events holds', async () => {
  await hook(ben, `${sink.url}/room`, 'text');
  await ben.expect(200, 'PUT', '/api/me/notify', { hook: { events: ['turn'] }, language: 'de' });
  const id = await match();
  const quiet = await match();
  await ben.expect(200, 'PUT', `/api/matches/${quiet}/notify`, { events: [] });
  assert.deepEqual((await ben.get(`/api/matches/${quiet}/notify`)).events, []);
  sink.posts.length = 0;
  await turnTo(quiet, ben);
  await turnTo(id, ben);
  await server.move(SETTLE_MS);
  await until(() => sink.posts.length > 0, 'the post');
  await until(async () => !await pending(), 'an empty outbox');
  assert.deepEqual(sink.told.map(({ text, content }) => text === content), [true]);
  const [first, names, ...lines] = sink.told[0].text.split('\n');
  assert.deepEqual([first, names], [`Du bist dran. ${server.url}/match/${id}`, 'Ann · Ben']);
  const { rows } = await ben.get(`/api/matches/${id}/events?format=text&lang=de`);
  assert.ok(lines.length > 0 && Buffer.byteLength(lines.join('\n')) < 1200, lines.join('\n'));
  assert.deepEqual(lines, rows.flatMap((row) => row.lines).slice(-lines.length), 'the newest lines of the log');
  await ben.expect(200, 'PUT', `/api/matches/${quiet}/notify`, { events: null });
  assert.equal((await ben.get(`/api/matches/${quiet}/notify`)).events, null);
  await ben.expect(200, 'PUT', '/api/me/notify', { hook: { events: EVENTS }, language: 'en' });
  await forget(ben);
});

test('a vote about a seat is notified to its player by the chosen channels, with or without a bot in the seat', async () => {
  await hook(ben, `${sink.url}/seat`);
  sink.posts.length = 0;
  const id = await match();
  await turnTo(id, ben);
  await server.move(25 * HOUR_MS);
  const { version } = (await ann.get(`/api/matches/${id}`)).match;
  await ann.post(`/api/matches/${id}/moves`, { id: 'vote', expects: version, move: { kind: 'seat_vote', about: 1, choice: 'bot' } });
  await server.move(SETTLE_MS);
  await until(() => sink.told.some(({ event }) => event === 'seat'), 'that the others vote');
  const said = sink.told.find(({ event }) => event === 'seat');
  assert.equal(said.match, id);
  assert.match(said.text, /^The others are voting about your seat\. http/);
  await forget(ben);
});

test('nothing is sent to a banned user, not even older rows, and a bot plays the seat for good', async () => {
  const [root, cal] = [await account(server, 'Root'), await account(server, 'Cal')];
  execFileSync(program, ['admin', 'make-admin', 'Root', '--data', server.dir]);
  const { user } = await cal.get('/api/me');
  await hook(cal, `${sink.url}/banned`);
  await hook(ben, `${sink.url}/stays`);
  sink.posts.length = 0;
  const { match: made } = await ann.create('/api/matches', { game: 'stoneage', seats: 3 });
  for (const person of [cal, ben]) await person.post(`/api/matches/${made.id}/join`, {});
  await ann.post(`/api/matches/${made.id}/start`);
  await root.post(`/api/admin/users/${user.id}/ban`, { reason: 'cheats' });
  await server.move(SETTLE_MS);
  await until(async () => (await ann.get(`/api/matches/${made.id}`)).match.seats[1].resigned !== null, 'that the seat is given up');
  await until(() => sink.posts.some(({ path }) => path === '/stays'), 'a post to another host');
  await server.move(HOUR_MS);
  await callOff(made.id, ben, ann);
  await server.move(SETTLE_MS);
  await until(() => sink.told.some(({ event }) => event === 'over'), 'the end');
  assert.deepEqual(sink.posts.filter(({ path }) => path === '/banned'), []);
  await forget(ben);
});

test('a match that has started or ended is notified to everyone in it, whoever caused it, as in the event stream, with those who play and how they stand', async () => {
  await hook(ann, `${sink.url}/both`);
  await hook(ben, `${sink.url}/both`);
  const streams = await Promise.all([ann, ben].map((person) => new Told(server, { cookie: person.cookie }).begun));
  sink.posts.length = 0;
  const { id } = await table([ann, ben], { game: 'clans', bots: ['random'] });
  const come = (event) => until(async () => { await server.move(SETTLE_MS); return sink.told.filter((said) => said.event === event && said.match === id).length >= 2; }, `twice: ${event}`);
  await come('began');
  await playOut(id, ann, ben);
  await come('over');
  for (const stream of streams) for (const event of ['began', 'over']) await stream.told(event, id);
  const { match: end } = await ann.get(`/api/matches/${id}`);
  const players = end.seats.map(({ seat, name, bot, rank, score: points }) => ({ seat, name, bot, rank, points }));
  for (const said of sink.told) assert.equal(problem('openapi.yaml#/components/schemas/hook_told', said), null);
  for (const [seat, user] of ['Ann', 'Ben'].entries()) {
    const [began, over] = ['began', 'over'].map((event) => sink.told.filter((said) => said.event === event && said.match === id && said.user === user));
    assert.deepEqual([began.length, over.length], [1, 1], `${user} is told once`);
    assert.ok(began[0].players.every(({ rank, points }) => rank === null && points === null));
    assert.deepEqual(over[0].players, players);
    assert.deepEqual([over[0].seat, over[0].end_reason], [seat, end.end_reason]);
    assert.equal(over[0].picture, `${server.url}/api/matches/${id}/picture`);
    assert.equal(over[0].url, `${server.url}/match/${id}`);
  }
  for (const stream of streams) stream.close();
  await forget(ann);
  await forget(ben);
});

test('a chat room is told at the end how each one stands, and a name calls nobody there', async () => {
  const loud = await account(server, '@all <Cy>');
  await ben.expect(200, 'PUT', '/api/me/notify', { hook: { events: ['over'] } });
  await hook(ben, `${sink.url}/end`, 'text');
  sink.posts.length = 0;
  const { id } = await table([loud, ben], { game: 'clans', bots: ['random'] });
  await playOut(id, loud, ben);
  await until(async () => { await server.move(SETTLE_MS); return sink.posts.length > 0; }, 'the end');
  const [first, standing, ...lines] = sink.told[0].text.split('\n');
  assert.equal(first, `Your match is over. ${server.url}/match/${id}`);
  const { match: end } = await ben.get(`/api/matches/${id}`);
  const said = ['＠all ＜Cy＞', 'Ben', 'Cato'];
  assert.equal(standing, [...end.seats].sort((a, b) => a.rank - b.rank).map(({ seat, rank, score }) => `${rank}. ${said[seat]} (${score})`).join(' · '));
  assert.doesNotMatch(lines.join(''), /[@<>&]/);
  await ben.expect(200, 'PUT', '/api/me/notify', { hook: { events: EVENTS } });
  await forget(ben);
});

test('an end that its person has seen is not notified', async () => {
  await hook(ben, `${sink.url}/seen`);
  const seen = await match();
  const unread = await match();
  await turnTo(seen, ben);
  for (const id of [seen, unread]) await callOff(id, ben, ann);
  const { version } = (await ben.get(`/api/matches/${seen}`)).match;
  await ben.post(`/api/matches/${seen}/seen`, { version });
  sink.posts.length = 0;
  await server.move(SETTLE_MS);
  await until(() => sink.told.some(({ event, match: of }) => event === 'over' && of === unread), 'the other end');
  await until(async () => !await pending(), 'an empty outbox');
  assert.ok(!sink.told.some(({ event, match: of }) => event === 'over' && of === seen));
  await forget(ben);
});

test('a webhook about a private match names its players, and links no picture', async () => {
  await hook(ben, `${sink.url}/private`);
  sink.posts.length = 0;
  const { id } = await table([ann, ben], { listed: false });
  await callOff(id, ann, ben);
  await until(async () => { await server.move(SETTLE_MS); return sink.told.some(({ event, match: of }) => event === 'over' && of === id); }, 'the end');
  const said = sink.told.find(({ event, match: of }) => event === 'over' && of === id);
  assert.deepEqual([said.picture, said.end_reason, said.seat], [null, 'called_off', 1]);
  assert.deepEqual(said.players.map(({ name, rank, points }) => [name, rank, points]), [['Ann', null, null], ['Ben', null, null]]);
  await forget(ben);
});

test('a near deadline is notified at its time, and not if the move came first', async () => {
  await ben.expect(200, 'PUT', '/api/me/notify', { hook: { events: ['deadline'] }, deadline_hours: 6 });
  await hook(ben, `${sink.url}/clock`);
  const [slow, quick] = [await match(DAYS), await match(DAYS)];
  sink.posts.length = 0;
  await turnTo(slow, ben);
  await turnTo(quick, ben);
  await server.move(SETTLE_MS);
  await server.move(10 * HOUR_MS);
  await turnTo(quick, ann);
  await server.move(7.9 * HOUR_MS);
  await server.move(SETTLE_MS);
  assert.deepEqual(sink.told, []);
  await server.move(0.2 * HOUR_MS);
  await until(async () => { await server.move(SETTLE_MS); return sink.told.length > 0; }, 'the warning');
  assert.deepEqual(sink.told.map(({ event, match: of }) => [event, of]), [['deadline', slow]]);
  await ben.expect(200, 'PUT', '/api/me/notify', { hook: { events: EVENTS } });
  await forget(ben);
});

test('in quiet hours nothing is sent; it comes when they are over', async () => {
  const now = new Date(Date.now() + server.moved[0]);
  const at = (hours) => `${String((now.getUTCHours() + hours + 24) % 24).padStart(2, '0')}:00`;
  await ben.expect(200, 'PUT', '/api/me/notify', { quiet: { use: 'own', from: at(-1), to: at(3), time_zone: 'UTC' } });
  await hook(ben, `${sink.url}/quiet`);
  const id = await match();
  sink.posts.length = 0;
  await turnTo(id, ben);
  await server.move(HOUR_MS);
  assert.deepEqual(sink.told, []);
  await server.move(2 * HOUR_MS + SETTLE_MS);
  await until(() => sink.told.some(({ match: of }) => of === id), 'the post');
  await ben.expect(200, 'PUT', '/api/me/notify', { quiet: { use: 'none' } });
  await forget(ben);
});

test('a sink that is down for an hour, then says 500, then that it is too much, then breaks off, gets each notice in the end, in order', async () => {
  await hook(ben, `${sink.url}/down`);
  const { port } = sink;
  const id = await match();
  await turnTo(id, ben);
  sink.posts.length = 0;
  await sink.close();
  await server.move(SETTLE_MS);
  await until(async () => (await state(ben)).state === 'failing', 'the failure');
  for (let minutes = 0; minutes < 60; minutes += 20) await server.move(20 * 60000);
  sink = await new Sink((post, number, response) => {
    if (number === 1) return { status: 500 };
    if (number === 2) return { status: 429, headers: { 'retry-after': '600' } };
    if (number === 3) { response.socket.write('HTTP/1.1 200 OK\r\nContent-Le'); response.socket.destroy(); return null; }
    return { status: 204 };
  });
  sink.port = port;
  await sink.open();
  for (let tries = 1; tries <= 4; tries += 1) {
    await until(async () => { await server.move(20 * 60000); return sink.posts.length >= tries; }, `try ${tries}`);
  }
  await until(async () => (await state(ben)).state === 'on', 'that it goes on');
  await until(() => sink.told.some(({ event, match: of }) => event === 'turn' && of === id), 'the turn');
  const order = sink.told.slice(3).map(({ notice }) => notice);
  assert.deepEqual(order, [...order].sort((a, b) => a - b), 'in order');
  sink.answer = { status: 204 };
  await forget(ben);
});

test('a refused notification is not sent again, a redirection is not followed, and a gone endpoint is removed', async () => {
  const elsewhere = await new Sink().open();
  await hook(ben, `${sink.url}/refuses`);
  for (const [status, headers] of [[400, {}], [307, { location: `${elsewhere.url}/inside` }]]) {
    sink.answer = { status, headers };
    const id = await match();
    await turnTo(id, ben);
    await server.move(SETTLE_MS);
    await until(async () => (await state(ben)).answer === String(status) && !await pending(), `${status}`);
  }
  assert.deepEqual(elsewhere.posts, []);
  sink.answer = { status: 410 };
  const id = await match();
  await turnTo(id, ben);
  await server.move(SETTLE_MS);
  await until(async () => (await state(ben)).state === 'gone', 'its end');
  sink.answer = { status: 204 };
  await elsewhere.close();
  await forget(ben);
});

test('a sink that fails for three days is asked no more', async () => {
  sink.answer = { status: 503 };
  await hook(ben, `${sink.url}/never`);
  const id = await match();
  await turnTo(id, ben);
  await server.move(SETTLE_MS);
  await until(async () => (await state(ben)).state === 'failing', 'the failure');
  await until(async () => { await server.move(12 * HOUR_MS); return (await state(ben)).state === 'gone'; }, 'the end');
  sink.posts.length = 0;
  await server.move(HOUR_MS);
  assert.deepEqual(sink.posts, []);
  sink.answer = { status: 204 };
  await forget(ben);
});

test('a server that is killed between the commit and the sending, and between that and the note of it, tells it once or more', async () => {
  await hook(ben, `${sink.url}/killed`);
  const id = await match();
  const passed = await match();
  await turnTo(id, ben);
  await turnTo(passed, ben);
  sink.posts.length = 0;
  await server.kill();
  await server.start();
  await turnTo(passed, ann);
  const held = [];
  sink.answer = (post, number, response) => { held.push(response); return null; };
  await server.move(SETTLE_MS);
  await until(() => held.length > 0, 'a sending');
  await server.kill();
  sink.answer = { status: 204 };
  sink.posts.length = 0;
  await server.start();
  await until(async () => { await server.move(60000); return sink.told.some(({ event, match: of }) => event === 'turn' && of === id); }, 'it comes again');
  assert.ok(!sink.told.some(({ event, match: of }) => event === 'turn' && of === passed), 'that turn has passed');
  await until(async () => !await pending(), 'an empty outbox');
  await forget(ben);
});

test('stopping does not wait for a slow sink', async () => {
  sink.answer = () => null;
  await hook(ben, `${sink.url}/slow`);
  const id = await match();
  await turnTo(id, ben);
  const before = sink.posts.length;
  await server.move(SETTLE_MS);
  await until(() => sink.posts.length > before, 'a sending');
  assert.equal((await server.stop()).code, 0);
  const last = () => server.log.filter((line) => /event=not_sent/.test(line)).at(-1) ?? '';
  await until(() => /answer=given_up failures=0/.test(last()), 'it not to have waited until its time was over');
  sink.answer = { status: 204 };
  await server.start();
  await until(async () => { await server.move(60000); return sink.told.slice(before + 1).some(({ match: of }) => of === id); }, 'it comes again');
  await forget(ben);
});

test('an invalid webhook is refused, and no other user sees or ends mine', async () => {
  const { number, secret } = await hook(ben, `${sink.url}/mine`);
  for (const [body, name] of [[{ url: 'ftp://a.example/', form: 'json' }, 'bad_address'], [{ url: 'nonsense', form: 'json' }, 'bad_address'],
    [{ url: `${sink.url}/`, form: 'xml' }, 'bad_request'], [{ url: `${sink.url}/` }, 'missing_field']])
    await ben.refused(400, name, 'POST', '/api/me/notify/hooks', body);
  for (const body of [{ language: 'xx' }, { mail: { events: ['dice'] } }, { quiet: { use: 'always' } }]) await ben.refused(400, 'bad_request', 'PUT', '/api/me/notify', body);
  await ben.refused(400, 'unknown_time_zone', 'PUT', '/api/me/notify', { quiet: { use: 'own', from: '22:00', to: '07:00', time_zone: 'Moon/Sea' } });
  await ben.refused(400, 'bad_time', 'PUT', '/api/me/notify', { quiet: { use: 'own', from: '22:00', to: '21:00', time_zone: 'UTC' } });
  await ann.refused(404, 'not_found', 'POST', '/api/me/notify/test', { number });
  await ann.refused(404, 'not_found', 'DELETE', `/api/me/notify/addresses/${number}`);
  await ann.refused(404, 'no_such_match', 'PUT', '/api/matches/nosuchmatchnosuch/notify', { events: [] });
  assert.ok(!JSON.stringify(await ben.get('/api/me/notify')).includes(secret));
  assert.ok(!JSON.stringify(await ben.get('/api/me/notify')).includes('/mine'), 'nor what follows the host: it is often a secret');
  assert.ok(!server.log.join('\n').includes(secret));
  for (let i = 0; i < 2; i += 1) await hook(ben, `${sink.url}/${i}`);
  await ben.refused(409, 'too_many_addresses', 'POST', '/api/me/notify/hooks', { url: `${sink.url}/more`, form: 'json' });
  const nobody = new Rest(server);
  for (const [method, path] of [['GET', '/api/me/notify'], ['PUT', '/api/me/notify'], ['POST', '/api/me/notify/hooks'], ['POST', '/api/me/notify/mail'], ['POST', '/api/me/notify/test'], ['DELETE', '/api/me/notify/addresses/1']])
    await nobody.refused(401, 'not_signed_in', method, path, method === 'GET' || method === 'DELETE' ? undefined : {});
  await forget(ben);
});

test('without --allow-private-hooks no private address is called', async () => {
  const strict = await startServer();
  try {
    const cay = await account(strict, 'Cay');
    for (const url of [`${sink.url}/inside`, 'https://127.0.0.1/', 'https://[::1]/', 'https://192.168.1.1/', 'https://169.254.169.254/latest'])
      await cay.refused(400, 'bad_address', 'POST', '/api/me/notify/hooks', { url, form: 'json' });
    const { number } = await hook(cay, 'https://localhost/inside');
    const { sent, answer } = await cay.post('/api/me/notify/test', { number });
    assert.deepEqual({ sent, answer }, { sent: false, answer: 'address_private' });
  } finally {
    await strict.close();
  }
});

test('requests from elsewhere, without meaning, or with changes all the time are refused', async () => {
  const origin = { headers: { origin: 'https://elsewhere.example' } };
  const id = await match();
  for (const [method, path] of [['PUT', '/api/me/notify'], ['POST', '/api/me/notify/hooks'], ['POST', '/api/me/notify/test'], ['DELETE', '/api/me/notify/addresses/1'], ['PUT', `/api/matches/${id}/notify`]])
    await ann.refused(403, 'wrong_origin', method, path, method === 'DELETE' ? undefined : {}, origin);
  await ann.refused(400, 'bad_type', 'POST', '/api/me/notify/test', { number: 'x' });
  for (const method of ['GET', 'PUT']) await new Rest(server).refused(401, 'not_signed_in', method, `/api/matches/${id}/notify`, method === 'PUT' ? {} : undefined);
  await ann.refused(400, 'bad_request', 'PUT', `/api/matches/${id}/notify`, { events: ['dice'] });
  await ann.expect(400, 'DELETE', '/api/me/notify/addresses/1', { x: 1 });
  for (const number of ['0', 'x', '99999999999999999999']) await ann.refused(404, 'not_found', 'DELETE', `/api/me/notify/addresses/${number}`);
  const strict = await startServer({ limits: 1, args: ['--allow-private-hooks'] });
  try {
    const cay = await account(strict, 'Cay');
    const { match: table } = await cay.create('/api/matches', { game: 'stoneage', seats: 2 });
    const { number } = await hook(cay, `${sink.url}/strict`);
    let status = 0;
    for (let i = 0; i < 8 && status !== 429; i += 1) ({ status } = await cay.ask('POST', '/api/me/notify/test', { number }));
    assert.equal(status, 429, 'trials');
    for (const [method, path, body] of [['PUT', '/api/me/notify', { digest_hours: 1 }], ['PUT', `/api/matches/${table.id}/notify`, { events: [] }],
      ['POST', '/api/me/notify/hooks', { url: `${sink.url}/strict`, form: 'json' }], ['DELETE', `/api/me/notify/addresses/${number}`]]) {
      status = 0;
      for (let i = 0; i < 200 && status !== 429; i += 1) ({ status } = await cay.ask(method, path, body));
      assert.equal(status, 429, path);
    }
  } finally {
    await strict.close();
  }
});

test('every status of these routes was seen', () => {
  assert.deepEqual(unseen(/^\/api\/(me\/notify($|\/(hooks$|test|addresses))|matches\/\{id\}\/notify$)/, '413', '503').filter((one) => !/^GET .* 429$/.test(one)), []); // of any route; of full disks; of reading much
});
