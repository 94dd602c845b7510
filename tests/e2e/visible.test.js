// A private match is hidden from people without access to it. A stranger, and people who have lost their access, request every route of
// openapi.yaml that names a match, in each status of the match, for it and for the match before it. They also request the lists, the pages
// and the live connection. Data of the match itself (a player's name, its key, the hash of its seed) must be in no answer.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { live } from '../support/live.js';
import { until } from '../support/patience.js';
import { callOff, Rest, send, table } from '../support/rest.js';
import { routes } from '../support/schemas.js';
import { startServer } from '../support/server.js';

const password = 'correct horse';
let server;
let count = 0;
before(async () => { server = await startServer(); });
after(() => server?.close());

async function account(word) {
  const rest = new Rest(server);
  rest.user = (await rest.create('/api/accounts', { name: `${word} ${(count += 1)}`, password })).user;
  return rest;
}

/** The bodies of requests; a body that is refused before the server reads the match would prove nothing. */
const BODIES = {
  join: {}, bots: { seat: 1, bot: 'random' }, nonce: { nonce: 'ab'.repeat(32) }, substitute: { link: `1-1-${'a'.repeat(20)}` }, note: { text: 'x' },
  orders: { text: '', edit: 0 }, branch: { version: 0, seat: 0, bot: 'random' }, whatif: { text: '' }, relation: { kind: 'mute' }, read: { number: 0 },
  seen: { version: 0 }, moves: { id: 'm', expects: 0, move: 0 }, chat: { id: 'c', text: 'x' }, notify: { events: null }, '{version}': { note: 'x' },
};

/** Every route that names a match, with a path and a body. */
function* askings(id) {
  for (const { method, path } of routes) {
    if (!path.startsWith('/api/matches/{id}')) continue;
    const last = path.split('/').at(-1);
    const body = BODIES[last] ?? (last === 'invitations' ? { name: 'Nobody at all' } : undefined);
    yield [method, path.replace('{id}', id).replace('{seat}', '1').replace('{version}', '0'), ['POST', 'PUT'].includes(method) ? body ?? {} : undefined];
  }
}

const LISTS = ['/api/matches', ...['open', 'running', 'mine', 'waiting', 'ended'].map((filter) => `/api/matches?filter=${filter}`), '/api/me/export', '/api/statistics'];

/** All that `who` is answered about the matches of these ids, as [what was asked, text]. */
async function answers(who, ids, only = () => true) {
  const texts = [];
  const ask = async (method, path, body) => {
    const headers = who.cookie ? { cookie: who.cookie } : {};
    let answer;
    await until(async () => { // a picture may be too slow for a loaded machine: not now
      answer = await send(server.url, method, path, { headers, body: body && JSON.stringify(body) });
      return answer.status !== 503;
    }, `${method} ${path}`);
    const { status, text } = answer;
    assert.ok(status < 500, `${method} ${path} ${status} ${text}`);
    texts.push([`${method} ${path}`, text]);
  };
  for (const id of ids) {
    for (const [method, path, body] of askings(id)) if (only(method)) await ask(method, path, body);
    await ask('GET', `/match/${id}`);
  }
  for (const path of LISTS) await ask('GET', path);
  if (who.cookie) {
    for (const path of Object.values(await who.create('/api/me/feed'))) await ask('GET', path);
  }
  return texts;
}

/** All that `who` hears on a live connection that asks for the match and follows its own. */
async function heard(who, id) {
  const client = await live(who, { raw: true });
  for (const type of ['mine', 'lobby']) client.send({ type, on: true });
  client.send({ type: 'subscribe', match: id });
  await client.request({ type: 'ping' });
  client.close();
  return client.texts.map((text) => ['live', text]);
}

/** A match that was played, the private one after it, and who may not see that. */
async function scene() {
  const [ann, zoe] = [await account('Ann'), await account('Zoe')];
  const [declined, blocked, uninvited, left, substituted] = await Promise.all(['Declined', 'Blocked', 'Uninvited', 'Left', 'Substituted'].map(account));
  const people = [ann, declined, blocked, uninvited];
  const old = await table(people, { listed: false, join: 'link' });
  await callOff(old.id, ...people);
  await ann.post('/api/me/relations', { name: blocked.user.name, kind: 'block' });
  const { match } = await ann.create(`/api/matches/${old.id}/rematch`);
  const seatOf = (who) => match.seats.findIndex(({ invited }) => invited === who.user.name);
  assert.equal(seatOf(blocked), -1, 'no seat is reserved for a blocked user');
  const path = `/api/matches/${match.id}`;
  const decline = (await declined.expect(200, 'DELETE', `${path}/invitations/${seatOf(declined)}`));
  const uninvite = await ann.expect(200, 'DELETE', `${path}/invitations/${seatOf(uninvited)}`);
  assert.equal(uninvite.match.seats[seatOf(uninvited)].invited, null);
  await left.post(`${path}/join`, { key: match.key });
  const leave = await left.post(`${path}/leave`);
  await zoe.post(`${path}/join`, { key: match.key });
  const secrets = [zoe.user.name, match.key, match.seed_hash];
  const texts = [['declining', JSON.stringify(decline)], ['leaving', JSON.stringify(leave)]];
  return { ann, zoe, old, match, path, texts, secrets, substituted, strangers: { stranger: await account('Stranger'), nobody: new Rest(server), declined, blocked, uninvited, left } };
}

const tells = (texts, secrets) => texts.filter(([, text]) => secrets.some((secret) => text.includes(secret))).map(([asked, text]) => `${asked}: ${text.slice(0, 120)}`);

async function nobodyIsTold({ strangers, old, match, secrets }, status) {
  for (const [kind, who] of Object.entries(strangers)) {
    const texts = [...await answers(who, [match.id, old.id]), ...await heard(who, match.id)];
    assert.deepEqual(tells(texts, secrets), [], `${kind}, while it is ${status}`);
    const led = [...await answers(who, [old.id], (method) => method === 'GET'), ...await heard(who, old.id)];
    assert.deepEqual(tells(led, [`"rematch":"${match.id}"`]), [], `${kind}, led there by the match before, while it is ${status}`);
  }
}

/** Users whom the previous match leads to the next one. */
async function led({ old, match }, people) {
  const { matches } = await people[0].get('/api/matches?filter=ended');
  assert.equal(matches.find(({ id }) => id === old.id).rematch, match.id, 'in a list, too');
  for (const who of people) {
    assert.equal((await who.get(`/api/matches/${old.id}?key=${old.key}`)).match.rematch, match.id);
    assert.ok(tells(await heard(who, old.id), [match.id]).length > 0, 'and by the live connection');
  }
}

test('no route, list, page or live message shows a private match to users without access', async () => {
  const all = await scene();
  const { ann, zoe, match, path, secrets, texts, substituted } = all;
  assert.ok(tells(await answers(zoe, [match.id], (method) => method === 'GET'), secrets).length >= 3, 'a player is shown it, so that the secrets would be found');
  assert.deepEqual(tells(texts, secrets), [], 'nor by the answer to declining and to leaving');
  await nobodyIsTold(all, 'open');
  await led(all, [ann]);
  await substituted.post(`${path}/join`, { key: match.key });
  for (const [seat, { user, bot }] of (await ann.get(path)).match.seats.entries()) if (user === null && bot === null) await ann.post(`${path}/bots`, { seat, bot: 'random' });
  await ann.post(`${path}/start`);
  const { version } = (await substituted.get(path)).match;
  await substituted.post(`${path}/moves`, { id: 'offer', expects: version, move: { kind: 'seat_offer' } });
  const [{ link }] = (await substituted.get(path)).sitting.offers;
  const heir = await account('Heir');
  await heir.post(`${path}/substitute?key=${match.key}`, { link });
  const strangers = { ...all.strangers, substituted };
  await nobodyIsTold({ ...all, strangers }, 'running');
  await callOff(match.id, ann, zoe, heir);
  await nobodyIsTold({ ...all, strangers, secrets: [zoe.user.name, match.key] }, 'over');
  await led(all, [ann]);
});

test('a rematch is refused to a user without a reserved seat, and shown if it is listed', async () => {
  const [ann, ben] = [await account('Ann'), await account('Ben')];
  for (const listed of [false, true]) {
    const old = await table([ann, ben], { listed });
    await callOff(old.id, ann, ben);
    const { match } = await ann.create(`/api/matches/${old.id}/rematch`);
    await ben.expect(200, 'DELETE', `/api/matches/${match.id}/invitations/1`);
    if (listed) assert.equal((await ben.create(`/api/matches/${old.id}/rematch`)).match.id, match.id);
    else await ben.refused(403, 'not_welcome', 'POST', `/api/matches/${old.id}/rematch`);
  }
});
