// Puzzles from a user's own matches over REST: which decisions become one, who sees them, when they come back, and where they end.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { drive, guests, seatAll } from '../support/play.js';
import { serveOnPostgres } from '../support/postgres.js';
import { account, Rest, table, unseen } from '../support/rest.js';
import { startServer } from '../support/server.js';
import { finished } from '../support/local_match.js';
import { until, patient } from '../support/patience.js';

const DAY_MS = 86400000;
const file = await startServer();
const database = await serveOnPostgres();
const records = {};
before(async () => {
  for (const game of ['stoneage', 'clans']) records[game] = await finished(game);
});
after(() => Promise.all([file.close(), database.close()]));

const make = (who, match, version, key = '') => who.ask('POST', `/api/matches/${match}/puzzle${key && `?key=${key}`}`, { version });
const mine = async (who) => (await who.get('/api/me/puzzles')).own_puzzles;
const answer = (who, id, move) => who.expect(200, 'POST', `/api/me/puzzles/${id}/answer`, { move });

/** The costliest decisions of a seat, as the client sends them. */
async function lessons(who, match, seat) {
  await who.ask('POST', `/api/matches/${match}/analysis`);
  let told;
  await until(async () => {
    told = await who.get(`/api/matches/${match}/analysis`);
    return told.state === 'ready';
  }, 'the analysis');
  return told.analysis.lessons.filter((one) => one.seat === seat && one.best - one.played >= 400);
}

const COSTLY = 31; // the version to which a costly decision of the match of Clans led

/** A puzzle from the match of Clans. */
async function puzzleOf(who) {
  const { match } = await who.expect(200, 'POST', '/api/me/offline', { saved: records.clans.saved, names: ['Moa'] });
  const { json } = await make(who, match.id, COSTLY);
  assert.match(json.puzzle, /^[0-9a-f]{16}$/);
  return json.puzzle;
}

/** Brings a match against bots into the account, and makes puzzles of the person's costliest decisions. */
async function puzzlesOf(who, game) {
  const { match } = await who.expect(200, 'POST', '/api/me/offline', { saved: records[game].saved, names: ['Moa'] });
  const made = [];
  for (const { version } of (await lessons(who, match.id, 0)).slice(0, 2)) {
    const { status, json } = await make(who, match.id, version);
    assert.equal(status, 200);
    if (json.puzzle) made.push({ puzzle: json.puzzle, version });
  }
  return { match: match.id, made };
}

for (const [engine, server] of [['a file', file], ['PostgreSQL', database.server]]) {
  test(`on ${engine} a costly decision becomes a puzzle of its player alone, and comes back after a day`, { timeout: patient(180000) }, async () => {
    const [ann, ben] = [await account(server, 'Ann'), await account(server, 'Ben')];
    assert.deepEqual(await mine(ann), []);
    for (const game of server === file ? ['stoneage', 'clans'] : ['clans']) {
      const { match, made } = await puzzlesOf(ann, game);
      assert.ok(made.length > 0, `${game}: a player without a plan has made a costly decision`);
      const own = (await mine(ann)).filter((one) => one.match === match);
      assert.deepEqual(own.map(({ puzzle }) => puzzle).sort(), made.map(({ puzzle }) => puzzle).sort());
      for (const one of own) {
        assert.deepEqual([one.game, one.misses, one.solved_ms, one.due_ms - one.made_ms], [game, 0, null, DAY_MS]);
        assert.ok(one.gain >= 400 && made.some(({ puzzle, version }) => puzzle === one.puzzle && version === one.version));
        const question = await ann.get(`/api/me/puzzles/${one.puzzle}`);
        assert.deepEqual([question.id, question.seat, question.update.view.me], [one.puzzle, 0, 0]);
        assert.doesNotMatch(JSON.stringify(question), /worth|"best"|"lines"|"seed"/);
        await ben.refused(404, 'no_such_puzzle', 'GET', `/api/me/puzzles/${one.puzzle}`);
        await ben.refused(404, 'no_such_puzzle', 'POST', `/api/me/puzzles/${one.puzzle}/answer`, { move: 0 });
        await new Rest(server).refused(404, 'no_such_puzzle', 'GET', `/api/puzzles/${one.puzzle}`);
      }
      const again = await make(ann, match, made[0].version);
      assert.equal(again.json.puzzle, made[0].puzzle, 'the same decision is the same puzzle');
      assert.equal((await mine(ann)).filter((one) => one.match === match).length, own.length);
    }
    assert.deepEqual(await mine(ben), []);
    assert.deepEqual((await ann.get('/api/me/export')).own_puzzles, await mine(ann));
  });

  test(`on ${engine} an answer before its day changes nothing`, { timeout: patient(180000) }, async () => {
    const cara = await account(server, 'Cara');
    const puzzle = await puzzleOf(cara);
    const [before] = (await mine(cara)).filter((one) => one.puzzle === puzzle);
    const told = await answer(cara, puzzle, 0);
    assert.deepEqual([told.counts, told.due_ms, told.chosen], [false, before.due_ms, 0]);
    assert.equal(told.gain, before.gain);
    const best = await answer(cara, puzzle, told.moves[told.best].move);
    assert.deepEqual([best.solved, best.counts], [true, false]);
    assert.deepEqual((await mine(cara)).filter((one) => one.puzzle === puzzle), [before]);
  });

  test(`on ${engine} other decisions, other players and programs are refused`, { timeout: patient(180000) }, async () => {
    const dora = await account(server, 'Dora');
    const people = await guests(server, 'Eve', 'Fay');
    const match = await table(people, { game: 'clans' });
    const [first] = (await people[0].get(`/api/matches/${match.id}`)).match.to_act;
    assert.equal((await make(people[first], match.id, 1, match.key)).json.error.name, 'still_running');
    const clients = await seatAll(people, match);
    await drive(clients, match.id);
    for (const client of clients) client.close();
    const [{ version }] = await lessons(people[0], match.id, 0);
    assert.equal((await make(people[0], match.id, version)).status, 200, 'the dice are those of the match, with what its players added to them');
    for (const [who, name, status] of [[people[1], 'no_such_version', 404], [dora, 'no_such_version', 404]]) {
      const told = await make(who, match.id, version);
      assert.deepEqual([told.status, told.json.error.name], [status, name]);
    }
    assert.equal((await make(people[0], match.id, 19999)).json.error.name, 'no_such_version');
    assert.equal((await make(people[0], match.id, 0)).status, 400);
    assert.equal((await make(dora, 'A'.repeat(16), 1)).json.error.name, 'no_such_match');
    const nobody = new Rest(server);
    await nobody.refused(401, 'not_signed_in', 'POST', `/api/matches/${match.id}/puzzle`, { version });
    await nobody.refused(401, 'not_signed_in', 'GET', '/api/me/puzzles/0123456789abcdef');
    await nobody.refused(401, 'not_signed_in', 'POST', '/api/me/puzzles/0123456789abcdef/answer', { move: 0 });
    for (const id of ['0123456789abcdef', 'x', 'y'.repeat(40)]) await dora.refused(404, 'no_such_puzzle', 'GET', `/api/me/puzzles/${id}`);
    const puzzle = await puzzleOf(dora);
    await dora.refused(400, 'bad_request', 'POST', `/api/me/puzzles/${puzzle}/answer`, { move: 1023 });
    await dora.refused(400, 'missing_field', 'POST', `/api/me/puzzles/${puzzle}/answer`, {});
    await dora.refused(400, 'bad_request', 'POST', `/api/me/puzzles/${puzzle}/answer`, { move: { kind: 'place', place: 'hunt', people: 1 } });
    const { secret } = await dora.create('/api/me/tokens', { name: 'all', scopes: ['read', 'chat', 'play'] });
    const by = { headers: { authorization: `Bearer ${secret}` } };
    for (const [method, path, body] of [['GET', `/api/me/puzzles/${puzzle}`], ['POST', `/api/me/puzzles/${puzzle}/answer`, { move: 0 }],
      ['POST', `/api/matches/${match.id}/puzzle`, { version }]]) await new Rest(server).refused(403, 'scope', method, path, body, by);
  });
}

test('every status of the routes was taken', () => {
  assert.deepEqual(unseen(/^\/api\/(me\/puzzles\/|matches\/\{id\}\/puzzle$)/, '413', '429', '503'), []);
});

test('a missed puzzle comes back after 3, 7 and 21 days, and a solved one does not', { timeout: patient(180000) }, async () => {
  const gus = await account(file, 'Gus');
  const puzzle = await puzzleOf(gus);
  const due = () => execFileSync('sqlite3', ['-cmd', '.timeout 20000', join(file.dir, 'ochre.sqlite'),
    `UPDATE own_puzzle SET due_ms = 1 WHERE puzzle = '${puzzle}' AND user = (SELECT id FROM user WHERE name = 'Gus')`]);
  const now = async () => (await mine(gus)).find((one) => one.puzzle === puzzle);
  for (const [misses, days] of [[1, 3], [2, 7], [3, 21], [4, 21]]) {
    due();
    const from = Date.now();
    const { played } = await answer(gus, puzzle, 0);
    const told = misses === 1 ? null : await answer(gus, puzzle, played);
    assert.equal(told?.counts ?? false, false, 'once for each day on which it is due');
    const one = await now();
    assert.equal(one.misses, misses);
    assert.ok(Math.abs(one.due_ms - from - days * DAY_MS) < 60000, `${misses}: ${(one.due_ms - from) / DAY_MS}`);
  }
  due();
  const { best } = await answer(gus, puzzle, 0);
  due();
  const told = await answer(gus, puzzle, best);
  assert.deepEqual([told.solved, told.counts, told.due_ms], [true, true, null]);
  const solved = await now();
  assert.ok(solved.solved_ms > 0 && solved.misses === 5);
  due();
  assert.equal((await answer(gus, puzzle, 0)).counts, false, 'it stays solved');
  assert.deepEqual((await now()).solved_ms, solved.solved_ms);
});

test('puzzles go with the account', { timeout: patient(180000) }, async () => {
  const hal = await account(file, 'Hal');
  await puzzleOf(hal);
  const count = () => Number(execFileSync('sqlite3', ['-cmd', '.timeout 20000', join(file.dir, 'ochre.sqlite'),
    "SELECT count(*) FROM own_puzzle JOIN match ON number = match_number WHERE own_puzzle.user NOT IN (SELECT id FROM user WHERE deleted_ms IS NULL)"], { encoding: 'utf8' }));
  const all = () => Number(execFileSync('sqlite3', ['-cmd', '.timeout 20000', join(file.dir, 'ochre.sqlite'), 'SELECT count(*) FROM own_puzzle'], { encoding: 'utf8' }));
  const had = (await mine(hal)).length;
  const before = all();
  assert.ok(had > 0);
  await hal.expect(200, 'DELETE', '/api/me', { password: 'Hal has a password' });
  assert.equal(count(), 0);
  assert.equal(all(), before - had);
});
