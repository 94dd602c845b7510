// Puzzles over REST, on a file and on PostgreSQL: the same of a day for everyone, nothing of the solution before an answer, streaks of users; and
// the command that makes and checks the shipped sets.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { serveOnPostgres } from '../support/postgres.js';
import { account, guest, Rest, unseen } from '../support/rest.js';
import { lab, startServer } from '../support/server.js';

const GAMES = ['stoneage', 'clans'];
const set = (game) => new URL(`../../backend/games/${game}/puzzles.txt`, import.meta.url).pathname;
const dir = mkdtempSync(join(tmpdir(), 'ochre-puzzles-'));
const file = await startServer();
const database = await serveOnPostgres();
after(() => Promise.all([file.close(), database.close()]));
after(() => rmSync(dir, { recursive: true, force: true }));

const today = async (who, game) => (await who.get('/api/puzzles')).games.find((one) => one.game === game).today;
const ask = (who, id, move) => who.expect(200, 'POST', `/api/puzzles/${id}/answer`, { move });

for (const [engine, server] of [['a file', file], ['PostgreSQL', database.server]]) {
  test(`on ${engine} the puzzle of today is the same for everyone, and shows nothing of its solution`, async () => {
    const [nobody, someone] = [new Rest(server), await guest(server, 'Gus')];
    for (const game of GAMES) {
      const id = await today(nobody, game);
      assert.equal(await today(someone, game), id);
      const puzzle = await nobody.get(`/api/puzzles/${id}`);
      assert.deepEqual(puzzle, await someone.get(`/api/puzzles/${id}`));
      assert.deepEqual([puzzle.id, puzzle.game, puzzle.update.version, puzzle.update.view.me], [id, game, puzzle.version, puzzle.seat]);
      assert.ok(puzzle.update.choices && puzzle.update.to_act.includes(puzzle.seat));
      const text = JSON.stringify(puzzle);
      const seeds = readFileSync(set(game), 'utf8').match(/[0-9a-f]{64}/g);
      assert.ok(seeds.length > 5 && seeds.every((seed) => !text.includes(seed)));
      assert.doesNotMatch(text, /worth|"best"|"lines"|"seed"/);
    }
  });

  test(`on ${engine} an answer has the worth of each legal move and both lines, from what the seat knows`, async () => {
    const nobody = new Rest(server);
    for (const game of GAMES) {
      const id = await today(nobody, game);
      const { seat, version, update } = await nobody.get(`/api/puzzles/${id}`);
      const wrong = await ask(nobody, id, 0);
      assert.equal(wrong.moves.length, update.legal);
      const [best, played] = [wrong.moves[wrong.best], wrong.moves[wrong.played]];
      assert.deepEqual([wrong.today, wrong.streak, wrong.chosen], [true, null, 0]);
      assert.ok(wrong.gain >= 400 && wrong.gain >= 3 * wrong.error && wrong.simulations >= 1000);
      assert.ok(Math.abs(best.worth - played.worth - wrong.gain) <= 1, 'the gain is the difference of both');
      assert.equal((await ask(nobody, id, best.move)).solved, true, 'as an object');
      assert.equal((await ask(nobody, id, wrong.best)).solved, true, 'as a number');
      assert.equal((await ask(nobody, id, wrong.played)).solved, false);
      for (const line of Object.values(wrong.lines)) {
        assert.deepEqual(line.map((one) => [one.version, one.from, one.view.me]), line.map((_, i) => [version + 1 + i, version + 1 + i, seat]));
        assert.equal(line[0].rows[0].seat, seat);
      }
    }
  });

  test(`on ${engine} the first answer of a day counts for the streak, of an account and of a guest`, async () => {
    const [ann, ben] = [await account(server, 'Ann'), await guest(server, 'Ben')];
    const id = await today(ann, 'clans');
    const other = (await ann.get('/api/puzzles?game=clans&theme=villages')).puzzles[0];
    assert.notEqual(other, id);
    const { best, played } = await ask(new Rest(server), id, 0);
    assert.equal((await ask(ann, id, best)).streak, 1);
    assert.equal((await ask(ann, id, played)).streak, 1, 'a second answer changes nothing');
    assert.equal((await ask(ben, id, played)).streak, 0);
    assert.equal((await ask(ben, id, best)).streak, 0);
    assert.equal((await ask(ann, other, 0)).today, false);
    const mine = await ann.get('/api/me/puzzles');
    assert.deepEqual(mine.games, [{ game: 'stoneage', streak: 0, today: null }, { game: 'clans', streak: 1, today: true }]);
    assert.deepEqual(mine.puzzles.map(({ puzzle, day }) => [puzzle, day !== null]), [[id, true], [other, false]]);
    assert.deepEqual((await ann.get('/api/me/export')).puzzles, mine.puzzles);
    assert.deepEqual((await ben.get('/api/me/puzzles')).games[1], { game: 'clans', streak: 0, today: false });
  });

  test(`on ${engine} what is no puzzle, no move or not one's own is refused`, async () => {
    const [nobody, cara] = [new Rest(server), await account(server, 'Cara')];
    const id = await today(nobody, 'stoneage');
    for (const path of ['/api/puzzles/0000000000000000', '/api/puzzles/x']) await nobody.refused(404, 'no_such_puzzle', 'GET', path);
    await nobody.refused(404, 'no_such_puzzle', 'POST', '/api/puzzles/x/answer', { move: 0 });
    await nobody.refused(400, 'bad_request', 'POST', `/api/puzzles/${id}/answer`, { move: 1023 });
    await nobody.refused(400, 'missing_field', 'POST', `/api/puzzles/${id}/answer`, {});
    await nobody.refused(401, 'not_signed_in', 'GET', '/api/me/puzzles');
    const { secret } = await cara.create('/api/me/tokens', { name: 'all', scopes: ['read', 'chat', 'play'] });
    const by = (word) => ({ headers: { authorization: `Bearer ${word}` } });
    const program = new Rest(server);
    await program.refused(403, 'scope', 'GET', '/api/me/puzzles', undefined, by(secret));
    await program.refused(403, 'scope', 'POST', `/api/puzzles/${id}/answer`, { move: 0 }, by(secret));
    await program.refused(401, 'bad_token', 'POST', `/api/puzzles/${id}/answer`, { move: 0 }, by('ochre_x'));
    assert.deepEqual((await nobody.get('/api/puzzles?game=clans&theme=sailing')).puzzles, []);
  });
}

test('every status of the routes was taken', () => {
  assert.deepEqual(unseen(/^\/api\/(puzzles|me\/puzzles$)/, '413', '429', '503'), []);
});

test('a streak goes on from yesterday, and ends with a day that was missed', async () => {
  const dora = await account(file, 'Dora');
  const { day } = await dora.get('/api/puzzles');
  const insert = (at, solved) => execFileSync('sqlite3', ['-cmd', '.timeout 20000', join(file.dir, 'ochre.sqlite'),
    `INSERT INTO puzzle_answer SELECT id, 'clans', ${at}, '0123456789abcdef', ${solved}, 1 FROM user WHERE name = 'Dora'`]);
  const streak = async () => (await dora.get('/api/me/puzzles')).games[1].streak;
  insert(day - 1, 1);
  insert(day - 2, 1);
  insert(day - 4, 1);
  assert.equal(await streak(), 2);
  const id = await today(dora, 'clans');
  const { best } = await ask(new Rest(file), id, 0);
  assert.equal((await ask(dora, id, best)).streak, 3);
  assert.equal(await streak(), 3);
  insert(day - 3, 0);
  assert.equal(await streak(), 3, 'a day that was not solved is as one that was missed');
});

/* ---- the command ---- */

const run = (...args) => spawnSync(lab, ['puzzles', ...args], { encoding: 'utf8' });

for (const game of GAMES) {
  test(`${game}: the shipped set can be played, and a search confirms its first puzzles`, () => {
    const done = run('--replay', set(game));
    assert.equal(done.status, 0, done.stderr);
    const { puzzles, wrong } = JSON.parse(done.stdout);
    assert.ok(puzzles >= 200 && wrong === 0, done.stdout);
    const head = join(dir, `${game}-head`);
    const text = readFileSync(set(game), 'utf8');
    writeFileSync(head, text.slice(0, text.split(/^(?=match )/m).slice(0, 3).join('').length));
    const searched = run('--check', head);
    assert.equal(searched.status, 0, searched.stderr);
  });
}

test('the same seed makes the same set, whose puzzles another search confirms, and a changed one is found', () => {
  const [one, two, whole] = ['one', 'two', 'whole'].map((name) => join(dir, name));
  const made = (path, count) => {
    const done = run('--game', 'clans', '--count', String(count), '--seed', '3', path);
    assert.equal(done.status, 0, done.stderr);
    return readFileSync(path, 'utf8');
  };
  const text = made(one, 2);
  assert.equal(made(two, 2), text);
  assert.equal(made(one, 4), made(whole, 4), 'a set that is made in two parts is the same');
  assert.equal(made(one, 4), made(one, 1), 'a file with enough of them stays as it is');
  assert.equal(run('--check', one).status, 0);
  const other = run('--game', 'stoneage', '--count', '6', one);
  assert.deepEqual([other.status, /is of another game/.test(other.stderr)], [1, true]);
  writeFileSync(two, text.replace(/^= \d+ /m, '= 9999 '));
  const done = run('--replay', two);
  assert.equal(done.status, 1);
  assert.match(done.stderr, /its values make no puzzle/);
  writeFileSync(two, text.replace(/^match .*/m, 'match'));
  assert.match(run('--check', two).stderr, /line 2 of .* is invalid/);
  assert.equal(run('--check', join(dir, 'none')).status, 1);
});
