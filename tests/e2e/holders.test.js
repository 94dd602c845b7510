// A seat that changes hands. The person who held it for most of its decisions answers for the result, in ratings, records, lists and
// exports. A person who was replaced finds all of their own actions in their file, and sees no more of a private match than they may.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { account, playOut, Rest, rowsOf, table } from '../support/rest.js';
import { program, startServer } from '../support/server.js';
import { Told } from '../support/told.js';

let server;
before(async () => { server = await startServer(); });
after(() => server?.close());

const path = (match) => `/api/matches/${match.id}`;
const look = (rest, match) => rest.get(path(match));
const accounts = (...names) => Promise.all(names.map(async (name) => {
  const rest = await account(server, name);
  rest.user = (await rest.get('/api/me')).user;
  return rest;
}));
let asked = 0;

async function says(rest, match, move) {
  const { version } = await look(rest, match);
  asked += 1;
  await rest.post(`${path(match)}/moves`, { id: `ask-${asked}`, expects: version, move });
}

/** Each seat that owes a decision takes its first legal move, until seat 1 has made that number of decisions. */
async function decide(match, people, times) {
  for (let left = times; left > 0;) {
    const { match: { to_act: owes } } = await look(people[0], match);
    await says(people[owes[0]], match, 0);
    if (owes[0] === 1) left -= 1;
  }
}

/** Ben's seat goes to Cid, who plays it to the end; with the versions of it. */
async function passed({ before: earlier, listed = true }) {
  const [ann, ben, cid] = await accounts(...['Ann', 'Ben', 'Cid'].map((name) => `${name} ${asked}`));
  const match = await table([ann, ben], { game: 'clans', start_seat: 0, listed, join: listed ? 'anyone' : 'link' });
  await decide(match, [ann, ben], earlier);
  await ben.create(`${path(match)}/chat`, { id: 'c1', text: 'good luck' });
  await says(ben, match, { kind: 'seat_offer' });
  const [{ link }] = (await look(ben, match)).sitting.offers;
  await cid.post(`${path(match)}/substitute${listed ? '' : `?key=${match.key}`}`, { link });
  await decide(match, [ann, cid], 1);
  return { ann, ben, cid, match };
}

const statistics = async (name, rest) => rowsOf(await new Rest(server).get(`/api/statistics/${name}?user=${rest.user.id}`));
const finished = async (rest) => (await statistics('player_record', rest)).map((row) => row.finished);
const held = (file) => file.matches[0].held.map(({ seat, until, decisions }) => [seat, until === null, decisions]);

test('passing a seat on after most of its decisions keeps the result and its rating', async () => {
  const { ann, ben, cid, match } = await passed({ before: 15 });
  await playOut(match.id, ann, cid);
  const { match: over } = await look(ann, match);
  assert.equal(over.status, 'over');
  assert.deepEqual(over.seats.map(({ user, answers }) => [user, answers]), [[ann.user.id, ann.user.id], [cid.user.id, ben.user.id]]);
  const rated = await Promise.all([ann, ben, cid].map(async (rest) => (await statistics('player_ratings', rest)).map(({ matches }) => matches)));
  assert.deepEqual(rated, [[1], [1], []], 'Ann is rated against Ben');
  assert.deepEqual([await finished(ann), await finished(ben), await finished(cid)], [[1], [1], [0]]);
  assert.deepEqual((await statistics('player_rivals', ann)).map(({ user }) => user), [ben.user.id]);
  assert.deepEqual((await statistics('player_rivals', cid)), []);
  const [row] = await statistics('player_matches', ben);
  assert.deepEqual([row.match, row.rank, row.result !== null, row.rating !== null], [match.id, over.seats[1].rank, true, true]);
  assert.deepEqual((await statistics('player_matches', ann)).map(({ others }) => others), [ben.user.name]);
  assert.deepEqual((await statistics('player_matches', cid)).map(({ result }) => result), [null], 'it is listed, and counts for nothing');
  for (const rest of [ann, ben, cid])
    assert.deepEqual((await rest.get('/api/matches?filter=ended')).matches.map(({ id }) => id), [match.id]);
});

test('a user of a result without a seat is notified of the end, a user without a result is not', async () => {
  for (const [earlier, counts] of [[15, true], [1, false]]) {
    const { ann, ben, cid, match } = await passed({ before: earlier });
    const [stream, later] = [ben, cid].map((rest) => new Told(server, { cookie: rest.cookie }));
    await Promise.all([stream.begun, later.begun]);
    const since = Date.now() - 1000;
    await playOut(match.id, ann, cid);
    await later.told('over', match.id);
    if (counts) assert.equal((await stream.told('over', match.id)).seat, 1);
    const invited = await table([ann], { seats: 2, start: false });
    await ann.post(`/api/matches/${invited.id}/invitations`, { seat: 1, name: ben.user.name });
    const back = new Told(server, { cookie: ben.cookie }, { last: String(since) }); // what has ended comes before what waits
    for (const one of [stream, back]) {
      await one.told('invited', invited.id);
      assert.equal(one.events.some(({ event, match: id }) => event === 'over' && id === match.id), counts);
    }
    for (const one of [stream, later, back]) one.close();
  }
});

test('a replaced player finds all own moves and messages in the own export', async () => {
  const { ann, ben, cid, match } = await passed({ before: 4 });
  const [file, later] = [await ben.get('/api/me/export'), await cid.get('/api/me/export')];
  assert.deepEqual(file.matches.map(({ id }) => id), [match.id]);
  assert.equal(file.matches[0].moves.length, 5, 'four decisions and the offer');
  assert.deepEqual(file.matches[0].chat.map(({ text }) => text), ['good luck']);
  assert.deepEqual([held(file), held(later)], [[[1, false, 4]], [[1, true, 1]]]);
  assert.deepEqual([file.matches[0].seat, later.matches[0].seat, file.matches[0].answers], [undefined, 1, false]);
  assert.equal(later.matches[0].moves.length, 2, 'the substitution and a decision');
  assert.deepEqual((await ben.get('/api/matches?filter=mine')).matches, [], 'another user plays it now');
  await playOut(match.id, ann, cid);
  const { matches: [mine] } = await ben.get('/api/me/export');
  assert.ok(mine.ended_ms > 0, 'it is public');
  assert.deepEqual([mine.answers, mine.rank, (await cid.get('/api/me/export')).matches[0].answers], [false, undefined, true]);
});

test('the end of a private match is visible only to the user of the result', async () => {
  for (const [earlier, sees] of [[15, true], [2, false]]) {
    const { ann, ben, cid, match } = await passed({ before: earlier, listed: false });
    await ben.refused(404, 'no_such_match', 'GET', path(match));
    await playOut(match.id, ann, cid);
    const { matches: [mine] } = await ben.get('/api/me/export');
    assert.deepEqual([mine.answers, mine.ended_ms > 0, mine.end_reason !== null, mine.rank !== undefined], Array(4).fill(sees));
    assert.equal(mine.moves.length, earlier + 1);
    assert.deepEqual((await ben.get('/api/matches?filter=ended')).matches.map(({ id }) => id), sees ? [match.id] : []);
    if (sees)
      assert.equal((await look(ben, match)).match.seats[1].answers, ben.user.id);
    else
      await ben.refused(404, 'no_such_match', 'GET', path(match));
  }
});

test('a check finds a match whose results count for other users than the holders', async () => {
  const { ann, ben, cid, match } = await passed({ before: 15 });
  await playOut(match.id, ann, cid);
  await server.stop();
  const file = join(server.dir, 'ochre.sqlite');
  const check = () => spawnSync(program, ['admin', 'check', '--file', file], { encoding: 'utf8' }).stdout;
  const store = (set) => assert.equal(spawnSync('sqlite3', [file, `UPDATE seat SET ${set} WHERE match_number = (SELECT number FROM match WHERE id = '${match.id}') AND seat = 1`]).status, 0);
  assert.match(check(), / 0 matches differ/);
  store('answers = NULL, mostly_away = 1'); // as the match would have ended under the rule before
  assert.match(check(), / 0 matches differ/);
  for (const [answers, away] of [['NULL', 0], ['user', 0], [ann.user.id, 0], [ben.user.id, 1]]) {
    store(`answers = ${answers}, mostly_away = ${away}`);
    assert.match(check(), new RegExp(`${match.id}.*others answer for the stored result`), `${answers}`);
  }
  await server.start();
});
