// The interfaces for programs: the stream of events in one's matches, the log of a match with a wait, and the list of legal moves.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { live } from '../support/live.js';
import { callOff, guest, Rest, send, table } from '../support/rest.js';
import { routes } from '../support/schemas.js';
import { exercised } from '../support/rest.js';
import { startServer } from '../support/server.js';
import { Told } from '../support/told.js';

let server;
let ann;
let ben;
before(async () => {
  server = await startServer();
  [ann, ben] = await Promise.all(['Ann', 'Ben'].map(account));
});
after(() => server?.close());

async function account(name) {
  const rest = new Rest(server);
  rest.user = (await rest.create('/api/accounts', { name, password: 'correct horse' })).user;
  return rest;
}

const listen = (rest, options) => new Told(server, { cookie: rest.cookie }, options);
const legal = (rest, id, query = '') => rest.get(`/api/matches/${id}/legal${query}`);

/** Plays the first legal move of whoever is asked. */
async function move(id, ...people) {
  for (const rest of people) {
    const { version, total } = await legal(rest, id);
    if (total === 0) continue;
    await rest.post(`/api/matches/${id}/moves`, { id: `m${version}`, expects: version, move: 0 });
    return version + 1;
  }
  throw new Error('nobody is asked');
}

test('an invitation, the start, turns and the end are sent as they happen, and nothing of other people\'s matches', async () => {
  const stream = listen(ben);
  await stream.begun;
  assert.equal(stream.status, 200);
  assert.equal(stream.headers['content-type'], 'text/event-stream');
  assert.equal(stream.headers['cache-control'], 'no-store');
  const strange = await table([ann], { bots: ['random'] });
  const open = await table([ann], { seats: 2, start: false });
  await ann.post(`/api/matches/${open.id}/invitations`, { seat: 1, name: 'Ben' });
  assert.equal((await stream.told('invited', open.id)).seat, 1);
  await ben.post(`/api/matches/${open.id}/join`);
  await ann.post(`/api/matches/${open.id}/start`);
  assert.equal((await stream.told('began', open.id)).seat, 1);
  let version = 0;
  for (let i = 0; i < 4; i += 1) version = await move(open.id, ann, ben);
  await stream.told('turn', open.id);
  await callOff(open.id, ann, ben);
  const end = await stream.told('over', open.id);
  assert.ok(end.version >= version);
  assert.equal(end.end_reason, 'called_off');
  assert.ok(stream.events.every((event) => event.match !== strange.id));
  stream.close();
});

test('a returning client gets waiting, started and ended matches; a new one waiting matches', async () => {
  const first = listen(ben);
  const one = await table([ann, ben], {});
  await first.told('began', one.id);
  first.close();
  const two = await table([ben, ann], {});
  const three = await table([ben, ann], {});
  await callOff(three.id, ann, ben);
  const open = await table([ann], { seats: 2, start: false });
  await ann.post(`/api/matches/${open.id}/invitations`, { seat: 1, name: 'Ben' });
  const again = listen(ben, { last: first.last });
  await again.told('began', two.id);
  await again.told('over', three.id);
  await again.told('invited', open.id);
  for (const id of [one.id, two.id]) {
    const mine = (await ben.get(`/api/matches/${id}`)).match;
    if (mine.to_act.includes(mine.my_seat)) await again.told('turn', id);
  }
  again.close();
  await server.stop(); // what was told is asked of the file, not of the server that told it
  await server.start();
  const later = listen(ben, { last: again.last });
  await later.told('over', three.id);
  later.close();
  const fresh = listen(ben);
  await fresh.told('invited', open.id);
  assert.ok(fresh.events.every(({ event }) => ['turn', 'invited'].includes(event)), JSON.stringify(fresh.events));
  fresh.close();
  await ann.expect(200, 'DELETE', `/api/matches/${open.id}/invitations/1`);
});

test('an event has one id, however often it is sent and by whatever server, and no other event has it', async () => {
  const live1 = listen(ben);
  const first = await table([ann, ben], {});
  await live1.told('began', first.id);
  const { last } = live1;
  await callOff(first.id, ann, ben);
  const open = await table([ann], { seats: 2, start: false });
  for (let times = 0; times < 2; times += 1) { // the second invitation to the same seat is another one
    await ann.post(`/api/matches/${open.id}/invitations`, { seat: 1, name: 'Ben' });
    await live1.until(({ events }) => events.filter((one) => one.event === 'invited' && one.match === open.id).length > times, 'an invitation');
    if (times === 0) await ann.expect(200, 'DELETE', `/api/matches/${open.id}/invitations/1`);
  }
  const over = await live1.told('over', first.id);
  const told = new Map(live1.events.map((event) => [event.id, event]));
  assert.equal(told.size, live1.events.length, 'no two events have one id');
  live1.close();
  for (const restart of [false, true]) {
    if (restart) {
      await server.stop();
      await server.start();
    }
    const again = listen(ben, { last });
    const [began, end] = [await again.told('began', first.id), await again.told('over', first.id)];
    assert.equal(began.version, end.version, 'both are told with the newest version');
    assert.equal(end.id, over.id);
    assert.notEqual(began.id, end.id);
    assert.equal(told.get(began.id)?.event, 'began');
    const invited = await again.told('invited', open.id);
    assert.equal(invited.id, live1.events.filter((one) => one.event === 'invited').at(-1).id);
    assert.equal(new Set(again.events.map(({ id }) => id)).size, again.events.length);
    again.close();
  }
  await ann.expect(200, 'DELETE', `/api/matches/${open.id}/invitations/1`);
});

test('a stream ends with its session, with too many of them there is another answer, and a lost one makes room', async () => {
  const gus = await guest(server, 'Gus');
  const streams = [];
  for (let i = 0; i < 8; i += 1) streams.push(await listen(gus).begun);
  assert.ok(streams.every(({ status }) => status === 200));
  const more = await send(server.url, 'GET', '/api/events', { headers: { cookie: gus.cookie } });
  assert.equal(`${more.status} ${more.json.error.name}`, '429 too_many_streams');
  streams[0].close();
  let status = 429;
  while (status === 429) {
    const next = await listen(gus).begun;
    status = next.status;
    streams.push(next);
    if (status === 429) await sleep(20);
  }
  await gus.expect(200, 'DELETE', '/api/sessions');
  for (const stream of streams) await stream.until(({ ended }) => ended, 'the end of a stream');
  await gus.refused(401, 'not_signed_in', 'GET', '/api/events');
  await ben.refused(400, 'bad_request', 'GET', '/api/events', undefined, { headers: { 'last-event-id': 'x' } });
});

test('what is connected by a session that was one too many is closed, and by one that has expired', async () => {
  const moving = await startServer({ moves: true });
  try {
    const open = async (rest) => [await live(rest), await new Told(moving, { cookie: rest.cookie }).begun];
    const closed = async ([socket, stream]) => {
      await socket.until(() => socket.closed?.code === 4001, 'the end of the connection');
      await stream.until(({ ended }) => ended, 'the end of the stream');
    };
    const first = new Rest(moving);
    await first.create('/api/accounts', { name: 'Many', password: 'correct horse' });
    const held = await open(first);
    await moving.move(1000);
    let rest;
    for (let i = 0; i < 32; i += 1) {
      rest = new Rest(moving);
      await rest.create('/api/sessions', { name: 'Many', password: 'correct horse' });
      if (i === 30) await held[0].request({ type: 'ping', id: 'not yet' });
    }
    assert.equal((await first.get('/api/me')).user, null);
    await closed(held);
    const last = await open(rest);
    await moving.move(11 * 1000);
    await last[0].request({ type: 'ping', id: 'still there' });
    await moving.move(400 * 24 * 3600 * 1000);
    await closed(last);
  } finally {
    await moving.close();
  }
});

test('in silence a stream says that it stands, and it ends when the server does', async () => {
  const moving = await startServer({ moves: true });
  try {
    const gus = await guest(moving, 'Gus');
    const stream = new Told(moving, { cookie: gus.cookie });
    await stream.begun;
    await moving.move(16000);
    await stream.until(({ comments }) => comments > 0, 'a comment');
    await moving.stop();
    await stream.until(({ ended }) => ended, 'its end');
  } finally {
    await moving.close();
  }
});

test('the log of a match is waited for, and the answer comes with the next move', async () => {
  const match = await table([ann, ben], {});
  const path = `/api/matches/${match.id}/events`;
  const { version } = await ann.get(path);
  const waits = ann.get(`${path}?from=${version + 1}&wait=30`);
  const next = await move(match.id, ann, ben);
  const told = await waits;
  assert.equal(told.version, next);
  assert.equal(told.rows[0].version, version + 1);
  assert.equal((await ann.get(`${path}?from=${next}&wait=30`)).rows.length, 1, 'what is there already is not waited for');
  assert.deepEqual((await ann.get(`${path}?from=${next + 1}&wait=1`)).rows, [], 'nothing came');
  const open = await table([ann], { seats: 2, start: false });
  const gone = ann.refused(404, 'no_such_match', 'GET', `/api/matches/${open.id}/events?from=0&wait=30`);
  await Promise.all([gone, ann.post(`/api/matches/${open.id}/leave`)]);
  for (const wait of ['31', 'x', '-1']) await ann.refused(400, 'bad_request', 'GET', `${path}?from=0&wait=${wait}`);
  await ann.refused(404, 'no_such_match', 'GET', '/api/matches/aaaaaaaaaaaaaaaa/events?wait=5');
  const over = await callOff(match.id, ann, ben);
  const end = await ann.get(`${path}?from=${over.version + 1}&wait=30`);
  assert.deepEqual(end.rows, [], 'nothing else comes');
});

test('a wait ends with its session, and with the server', async () => {
  const gus = await guest(server, 'Gus');
  const match = await table([ann, ben], {});
  const path = `/api/matches/${match.id}/events?from=99&wait=30`;
  const waits = send(server.url, 'GET', path, { headers: { cookie: gus.cookie } });
  const other = send(server.url, 'GET', path, { headers: { cookie: ann.cookie } });
  while ((await ann.get(`/api/matches/${match.id}`)).match.seats[0].online !== true) await sleep(10); // it is known that Ann waits
  const presence = await ann.get(`/api/matches/${match.id}`);
  assert.ok(presence);
  await sleep(50);
  await gus.expect(200, 'DELETE', '/api/sessions');
  const ended = await waits;
  assert.equal(`${ended.status} ${ended.json?.error?.name}`, '401 not_signed_in');
  const begun = Date.now();
  await server.stop();
  assert.equal((await other).status, 200);
  assert.ok(Date.now() - begun < 4000, 'no stream delays the server');
  await server.start();
});

test('the legal moves, as JSON and as text, page by page, are what may be sent', async () => {
  for (const game of ['stoneage', 'clans']) {
    const match = await table([ann, ben], { game });
    const path = `/api/matches/${match.id}/legal`;
    const asked = (await legal(ann, match.id)).total > 0 ? ann : ben;
    const idle = asked === ann ? ben : ann;
    const all = await legal(asked, match.id, '?count=1024');
    assert.equal(all.moves.length, all.total);
    assert.deepEqual(all.moves.map(({ number }) => number), all.moves.map((row, index) => index));
    const page = await legal(asked, match.id, '?from=1&count=2');
    assert.deepEqual(page.moves, all.moves.slice(1, 3));
    assert.deepEqual((await legal(asked, match.id, '?from=5000')).moves, []);
    const text = await send(server.url, 'GET', `${path}?format=text&count=1024`, { headers: { cookie: asked.cookie } });
    assert.equal(text.headers['content-type'], 'text/plain; charset=utf-8');
    assert.deepEqual(text.text.split('\n').slice(0, -1), all.moves.map((row) => row.text));
    assert.equal((await legal(idle, match.id)).total, 0);
    assert.deepEqual(await new Rest(server).get(path), { version: all.version, hash: all.hash, seat: null, total: 0, moves: [] });
    await asked.post(`/api/matches/${match.id}/moves`, { id: 'by-text', expects: all.version, move: all.moves.at(-1).text });
    for (const query of ['?count=0', '?count=1025', '?from=x', '?format=xml']) await ann.refused(400, 'bad_request', 'GET', path + query);
    await ann.refused(404, 'no_such_match', 'GET', '/api/matches/aaaaaaaaaaaaaaaa/legal');
  }
});

test('every status of these routes was taken', () => {
  exercised.add('GET /api/events 200'); // by Told
  const exempt = new Set(['413', '429', '503']);
  const missing = routes.filter(({ path }) => /^\/api\/events$|\/legal$/.test(path)).flatMap((route) => Object.keys(route.operation.responses)
    .filter((status) => !exempt.has(status)).map((status) => `${route.method} ${route.path} ${status}`)).filter((one) => !exercised.has(one));
  assert.deepEqual(missing, []);
});
