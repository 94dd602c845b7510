// ochre-lab arena from outside: what it counts, whether it stops, and that it goes on where it ended.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { lab, program } from '../support/server.js';

const dir = mkdtempSync(join(tmpdir(), 'ochre-arena-'));
const arena = (...args) => spawnSync(lab, ['arena', ...args], { encoding: 'utf8' });

function figures(...args) {
  const done = arena(...args);
  assert.doesNotMatch(done.stderr, /\r/, 'no bar where there is no terminal');
  const json = JSON.parse(done.stdout.trimEnd().split('\n').at(-1));
  return { ...json, status: done.status, text: done.stdout };
}

/** The same without times. */
const timeless = ({ seconds: _, text: __, players, ...rest }) => ({ ...rest, players: players.map(({ decision_us_mean: ___, decision_us_most: ____, ...player }) => player) });

/** The matches of a file of results: of each block, with the lone player on each seat, {rank, total} by seat. */
function blocks(file, seats) {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(1).map((line) => {
    const numbers = line.split(' ').map(Number);
    const matches = Array.from({ length: seats }, (_, lone) => {
      const at = 7 + lone * (2 + 2 * seats) + 2;
      return Array.from({ length: seats }, (__, seat) => ({ rank: numbers[at + 2 * seat], total: numbers[at + 2 * seat + 1] }));
    });
    assert.equal(numbers.length, 7 + seats * (2 + 2 * seats));
    return { number: numbers[0], matches };
  });
}

const mean = (list) => list.reduce((sum, one) => sum + one, 0) / list.length;

test('shares, points and ranks are those of the matches, counted here once more', () => {
  const file = join(dir, 'counted');
  const got = figures('--game', 'clans', '--seats', '3', '--bots', 'random,easy', '--matches', '50', '--seed', '4', '--results', file);
  assert.equal(got.status, 0);
  assert.equal(got.matches, 2 * 51, 'two pairings, in whole blocks');
  const all = blocks(file, 3);
  assert.deepEqual(all.map((block) => block.number), all.map((_, at) => at));
  for (const [index, { one, against, win_share, score_mean, score_mean_against, matches }] of got.pairings.entries()) {
    const met = all.filter((block) => block.number % 2 === index);
    const shares = met.flatMap((block) => block.matches.map((seats, lone) => (seats[lone].rank === 1 ? 1 / seats.filter(({ rank }) => rank === 1).length : 0)));
    assert.deepEqual([one, against, matches], [['random', 'easy', 51], ['easy', 'random', 51]][index]);
    assert.ok(Math.abs(mean(shares) - win_share) < 1e-9);
    assert.ok(Math.abs(mean(met.flatMap((block) => block.matches.map((seats, lone) => seats[lone].total))) - score_mean) < 1e-9);
    assert.ok(Math.abs(mean(met.flatMap((block) => block.matches.flatMap((seats, lone) => seats.filter((_, seat) => seat !== lone).map(({ total }) => total)))) - score_mean_against) < 1e-9);
  }
  const easy = all.flatMap((block) => block.matches.flatMap((seats, lone) => seats.filter((_, seat) => (seat === lone) === (block.number % 2 === 1))));
  const [, player] = got.players;
  assert.equal(player.seats, easy.length);
  assert.ok(Math.abs(mean(easy.map(({ rank }) => rank)) - player.rank_mean) < 1e-9);
  const totals = easy.map(({ total }) => total).sort((one, other) => one - other);
  assert.equal(player.score_percentiles[9], totals[Math.floor(totals.length / 2)]);
  assert.ok(player.elo - player.elo_half > 100 && got.players[0].elo === 0, 'easy is stronger');
});

test('every seat is the lone player\'s once a block, under the same chance', () => {
  const file = join(dir, 'mirrored');
  figures('--seats', '2', '--bots', 'random,easy', '--matches', '20', '--results', file);
  for (const { matches: [one, other] } of blocks(file, 2)) {
    assert.ok(one[0].total < one[1].total && other[0].total > other[1].total, 'random loses on either seat');
  }
});

test('the same seed gives the same figures, whatever the number of jobs', () => {
  const args = ['--seats', '3', '--bots', 'random,easy', '--matches', '60'];
  const one = timeless(figures(...args, '--seed', '9'));
  assert.deepEqual(timeless(figures(...args, '--seed', '9', '--jobs', '3')), one);
  assert.notDeepEqual(timeless(figures(...args, '--seed', '10')).pairings, one.pairings);
});

test('it goes on where it was interrupted, in the middle of a line too', () => {
  const file = join(dir, 'resumed');
  const args = ['--seats', '2', '--bots', 'random,easy', '--seed', '3', '--results'];
  const once = figures(...args, join(dir, 'once'), '--matches', '40');
  figures(...args, file, '--matches', '24');
  const size = readFileSync(file, 'utf8').length;
  truncateSync(file, size - 5);
  assert.deepEqual(timeless(figures(...args, file, '--matches', '40')), timeless(once));
  assert.equal(blocks(file, 2).length, 20);
  assert.deepEqual(timeless(figures(...args, file, '--matches', '40')), timeless(once), 'nothing is played twice');
  assert.equal(figures(...args, file, '--matches', '10').matches, 10);
  assert.equal(blocks(file, 2).length, 20, 'what is beyond is kept');
  const another = arena(...args.slice(0, -3), '--seed', '4', '--results', file);
  assert.equal(another.status, 1);
  assert.match(another.stderr, /results of another arena/);
  writeFileSync(join(dir, 'damaged'), readFileSync(file, 'utf8').split('\n').slice(0, 2).join('\n') + '\n');
  appendFileSync(join(dir, 'damaged'), '1 2 x\n');
  assert.match(arena(...args, join(dir, 'damaged')).stderr, /damaged/);
});

test('--until stops when the stronger bot is known, and reports it by its exit code', () => {
  for (const seats of ['2', '4']) {
    const known = figures('--seats', seats, '--bots', 'random,easy', '--matches', '100000', '--until', 'easy>random');
    assert.equal(known.status, 0);
    assert.equal(known.until.verdict, 'stronger');
    assert.ok(known.until.likelier >= 2.944439 && known.matches < 500, `${known.matches}`);
    const not = figures('--seats', seats, '--bots', 'random,easy', '--matches', '100000', '--until', 'random>easy');
    assert.deepEqual([not.status, not.until.verdict], [3, 'not_stronger']);
    assert.ok(not.matches < 500);
  }
  const open = figures('--seats', '2', '--bots', 'random,easy', '--matches', '2', '--until', 'easy>random');
  assert.deepEqual([open.status, open.until.verdict], [3, 'undecided']);
  const args = ['--seats', '3', '--bots', 'random,easy', '--matches', '1000', '--until', 'easy>random'];
  assert.deepEqual(timeless(figures(...args, '--jobs', '4')), timeless(figures(...args)), 'it stops at the same block with any number of jobs');
});

test('the matches are in a file like those of people', () => {
  const file = join(dir, 'history.sqlite');
  const got = figures('--game', 'clans', '--seats', '3', '--bots', 'random,easy', '--matches', '6', '--store', file);
  const query = spawnSync(program, ['admin', 'query', "SELECT bot, count(*) AS seats, sum(rank = 1) AS won FROM v_seat GROUP BY bot ORDER BY bot", '--json', '--file', file], { encoding: 'utf8' });
  assert.equal(query.status, 0, query.stderr);
  const [easy, random] = JSON.parse(query.stdout);
  assert.deepEqual([[easy.bot, easy.seats], [random.bot, random.seats]], [['easy', 1.5 * got.matches], ['random', 1.5 * got.matches]]);
  assert.ok(easy.won > random.won);
});

test('invalid arguments are reported with exit code 2', () => {
  const wrong = [
    [['--game', 'chess'], /no game "chess"/],
    [['--seats', '1'], /number from 2 to 8/],
    [['--seats', '5'], /takes 2 to 4 players/],
    [['--options', 'fast'], /no option "fast"/],
    [['--bots', 'easy'], /two bots or more/],
    [['--bots', 'easy,genius'], /no bot "genius"/],
    [['--bots', 'easy,easy'], /names "easy" twice/],
    [['--bots', 'random,easy', '--until', 'easy'], /two of --bots/],
    [['--bots', 'random,easy', '--until', 'easy>hard'], /two of --bots/],
    [['--bots', 'random,easy', '--until', 'easy>easy'], /two of --bots/],
    [['--store', join(dir, 'no'), '--jobs', '2'], /needs --jobs 1/],
    [['--matches', '0'], /number from 1 to/],
  ];
  for (const [args, said] of wrong) {
    const done = arena(...args);
    assert.equal(done.status, 2, args.join(' '));
    assert.match(done.stderr, said);
    assert.equal(done.stdout, '');
  }
});
