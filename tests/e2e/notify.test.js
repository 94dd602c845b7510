// Who is told what: webhooks end to end, at a real server for which time passes, and a sink that fails in all ways.
import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { after, before, test } from 'node:test';
import { until } from '../support/patience.js';
import { account } from '../support/rest.js';
import { startServer } from '../support/server.js';
import { Sink } from '../support/sink.js';

const HOUR_MS = 3600 * 1000;
const SETTLE_MS = 3500;
const DAYS = { pace: 'days', bank_s: 86400, increment_s: 28800, cap_s: 259200 };

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

/** Whoever is to act plays until it became the turn of `who`. Returns the version. */
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
const state = async (person) => (await person.get('/api/me/notify')).addresses[0];

test('whose turn it is hears of it once, signed, and not before it has settled', async () => {
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
  assert.equal(said.url, `${server.url}/m/${id}`);
  assert.match(said.text, /^It is your turn\. http/);
  assert.equal(headers['ochre-notice'], String(said.notice));
  await until(async () => (await state(ben)).sent_ms !== null, 'that it is noted');
  assert.equal((await state(ben)).answer, '204');
  const { sent, answer } = await ben.post('/api/me/notify/test', { number });
  assert.deepEqual({ sent, answer }, { sent: true, answer: '204' });
  assert.equal(sink.told.at(-1).event, 'test');
  await forget(ben);
});
