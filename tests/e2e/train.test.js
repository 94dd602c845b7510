// ochre-lab train from outside: a tiny run from nothing learns, goes on where it ended, and refuses what is not its own.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { lab } from '../support/server.js';

const dir = mkdtempSync(join(tmpdir(), 'ochre-train-'));
const run = (...args) => spawnSync(lab, args, { encoding: 'utf8' });
const tiny = ['--seed', '3', '--quick', '150', '--searched', '20', '--simulations', '4', '--passes', '2', '--gate', '8', '--hidden', '16', '--second', '8',
  '--variants', '50', '--rounds'];
const network = (folder) => join(dir, folder, 'network.txt');

function train(folder, ...args) {
  const done = run('train', join(dir, folder), ...args);
  assert.equal(done.status, 0, done.stderr);
  assert.equal(done.stderr, '', 'no bar where there is no terminal');
  return readFileSync(network(folder), 'utf8');
}

/** The share that judging by the one file wins of the other. */
function share(game, simulations, one, other, ...args) {
  const done = run('arena', '--game', game, '--seats', '2', '--bots', `hard@${one}:${simulations},hard@${other}:${simulations}`, ...args);
  assert.equal(done.status, 0, done.stderr);
  return JSON.parse(done.stdout.trimEnd().split('\n').at(-1)).pairings[0].win_share;
}

for (const [game, simulations] of [['stoneage', 20], ['clans', 150]]) {
  // An equal one wins 42 of 60 less often than once in a thousand times.
  for (const layers of [['--hidden', '32', '--second', '0'], ['--hidden', '64', '--second', '16']]) {
    test(`${game}: a network that has learnt a little beats one that has not, with ${layers.join(' ')}`, () => {
      const names = [10, 1500].map((matches) => `${game}-${layers[1]}-${matches}`);
      for (const [at, name] of names.entries()) train(name, '--game', game, '--seed', '5', '--quick', ['10', '1500'][at], '--rounds', '0', ...layers);
      const won = share(game, simulations, network(names[1]), network(names[0]), '--matches', '60', '--seed', '2');
      assert.ok(won >= 0.7, `${won}`);
    });
  }
}

test('the same command makes the same file, with any number of threads, in one run or in several', () => {
  const first = train('once', ...tiny, '2');
  train('parts', ...tiny, '0');
  train('parts', ...tiny, '1', '--jobs', '3');
  assert.equal(train('parts', ...tiny, '2', '--jobs', '2'), first);
  assert.notEqual(train('other', ...tiny, '0', '--seed', '4').split('weights')[1], train('another', ...tiny, '0').split('weights')[1]);
  const lines = first.split('\n');
  assert.match(lines[4], /^hidden 16 8$/);
  assert.match(lines[5], /^temperature [1-9]\d+$/);
  assert.match(lines[6], /^command ochre-lab train --game stoneage --seats 2 --seed 3 /);
  assert.match(lines[7], /^quick matches 150 states \d+ loss 0\.\d+$/);
  assert.match(lines[8], /^round 1 matches 20 states \d+ loss \d\.\d+ \d\.\d+$/);
  assert.match(lines[9], /^round 2 matches 20 states \d+ loss \d\.\d+ \d\.\d+$/);
  assert.match(lines[10], /^held states \d+ loss \d\.\d+ tempered \d\.\d+ game \d\.\d+ tempered \d\.\d+ difference [+-]\d\.\d+ \+-\d\.\d+ of 4$/);
  assert.equal(lines[11], 'gate none left', 'after so few matches it judges worse than the shipped one');
});

/** Starts a training, and ends it when the folder has what `reached` wants. */
async function killed(folder, reached, ...args) {
  const child = spawn(lab, ['train', join(dir, folder), ...args], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  const has = () => existsSync(join(dir, folder)) && reached(readdirSync(join(dir, folder)));
  while (child.exitCode === null && !has()) await new Promise((done) => { setImmediate(done); });
  child.kill('SIGKILL');
  const [, signal] = await ended;
  assert.equal(signal, 'SIGKILL', 'it was not at its end');
}

test('a training that is killed goes on where it was, to the same end', async () => {
  const long = ['--quick', '11000', '--searched', '1000', '--rounds', '1', '--simulations', '2', '--passes', '1', '--gate', '0', '--hidden', '8', '--second', '0'];
  const whole = train('whole_run', ...long);
  await killed('killed', (files) => files.includes('quick.state'), ...long);
  await killed('killed', (files) => files.includes('round1-00000.states'), ...long);
  const before = statSync(join(dir, 'killed', 'round1-00000.states')).mtimeMs;
  assert.equal(train('killed', ...long), whole);
  assert.equal(statSync(join(dir, 'killed', 'round1-00000.states')).mtimeMs, before, 'what was played is not played again');
});

test('two runs do not share a folder, and a folder has one command', async () => {
  const child = spawn(lab, ['train', join(dir, 'busy'), '--quick', '1000000'], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  while (!existsSync(join(dir, 'busy', 'quick.state'))) await new Promise((done) => { setImmediate(done); });
  assert.match(run('train', join(dir, 'busy'), '--quick', '1000000').stderr, /another run uses it/);
  child.kill('SIGKILL');
  await ended;
  train('mine', ...tiny, '0');
  const other = run('train', join(dir, 'mine'), ...tiny, '0', '--searched', '30');
  assert.deepEqual([other.status, /another command/.test(other.stderr)], [1, true]);
});

test('states that are damaged are not learned from', () => {
  train('broken', ...tiny, '1');
  const path = join(dir, 'broken', 'round1-00000.states');
  const bytes = readFileSync(path);
  bytes[bytes.length >> 1] ^= 1;
  writeFileSync(path, bytes);
  for (const name of ['round1.txt', 'network.txt']) unlinkSync(join(dir, 'broken', name));
  const done = run('train', join(dir, 'broken'), ...tiny, '1');
  assert.deepEqual([done.status, /damaged/.test(done.stderr)], [1, true]);
  assert.ok(!existsSync(network('broken')));
});

test('more players than play without an option get it, and a network without a predecessor meets the game alone', () => {
  const args = [...tiny, '1', '--seats', '5', '--quick', '10', '--gate', '5'];
  const made = train('five', ...args);
  assert.match(made, /seats 5\n[^]*\nheld states \d+ loss \S+ tempered \S+\ngate elo -?\d+ \+-\d+ of 10 (taken|left)\n/);
  const arena = join(dir, 'five', 'gate.arena');
  const results = readFileSync(arena, 'utf8');
  assert.equal(results.split('\n').length, 4, 'a head, and a block of each pairing');
  unlinkSync(network('five'));
  assert.equal(train('five', ...args), made);
  assert.equal(readFileSync(arena, 'utf8'), results, 'no match is played again');
});

/** The file as it was before networks had two layers. */
const former = (text) => text.replace('ochre-network-2', 'ochre-network-1').replace(/temperature 0\n/, '');

test('a network of the former format plays as before, in an arena and in the program', () => {
  const whole = train('latest', ...tiny, '0', '--second', '0');
  writeFileSync(join(dir, 'network_2.txt'), former(whole));
  assert.notEqual(former(whole), whole);
  const [one, other] = [join(dir, 'network_2.txt'), network('latest')].map((path) => {
    const done = run('arena', '--seats', '2', '--bots', `hard@${path}:8,easy`, '--matches', '8');
    const { pairings, players } = JSON.parse(done.stdout.trimEnd().split('\n').at(-1));
    return [pairings[0].win_share, players[0].score_mean, players[0].score_percentiles];
  });
  assert.deepEqual(one, other);
  const made = spawnSync('cmake', [`-DOUT=${join(dir, 'made.c')}`, '-DGAME=stoneage', '-DKIND=network', `-DFILES=${join(dir, 'network_2.txt')}`, '-P',
    new URL('../../backend/games/networks.cmake', import.meta.url).pathname], { encoding: 'utf8' });
  assert.equal(made.status, 0, made.stderr);
  const c = readFileSync(join(dir, 'made.c'), 'utf8');
  assert.match(c, /\.hidden = 16, \.second = 0, \.temperature = W\(0\)/);
  assert.deepEqual([...c.matchAll(/^W\((-?\d+)\),$/gm)].map(([, number]) => number), former(whole).split('\nweights\n')[1].trim().split(/[ \n]+/));
});

test('what is no network of this program is called that, and nothing is lost', () => {
  const whole = train('whole', ...tiny, '0');
  const wrong = [
    ['damaged', whole.replace(/(\n-?\d+ )/, '$11'), /it is damaged/],
    ['short', whole.slice(0, -20), /it is damaged/],
    ['inputs', whole.replace(/inputs (\d+) ...../, 'inputs $1 00000'), /trained on other inputs/],
    ['empty', '', /no network of this game/],
    ['seats', whole.replace('seats 2', 'seats 3'), /no network of this game/],
    ['game', whole.replace('game stoneage', 'game clans'), /no network of this game/],
    ['large', whole + ' '.repeat(500000), /larger than a network/],
  ];
  for (const [name, text, said] of wrong) {
    mkdirSync(join(dir, name));
    writeFileSync(join(dir, name, 'quick.txt'), text);
    const trained = run('train', join(dir, name), ...tiny, '0');
    assert.equal(trained.status, 1, name);
    assert.match(trained.stderr, said);
    assert.equal(readFileSync(join(dir, name, 'quick.txt'), 'utf8'), text, 'it is left as it is');
    const played = run('arena', '--seats', '2', '--bots', `easy,hard@${join(dir, name, 'quick.txt')}`);
    assert.equal(played.status, 2, name);
    assert.match(played.stderr, said);
  }
  assert.match(run('arena', '--bots', 'easy,hard@/nowhere', '--seats', '2').stderr, /No such file/);
  assert.match(run('arena', '--bots', `hard,easy@${network('whole')}`, '--seats', '2').stderr, /easy does not use a network/);
  assert.equal(run('train').status, 2);
  assert.match(run('train', join(dir, 'x'), '--seats', '6').stderr, /takes 2 to 5 players/);
  assert.match(run('train', join(dir, 'x'), '--hidden', '12').stderr, /multiple of 8/);
  assert.match(run('train', join(dir, 'x'), '--second', '12').stderr, /multiple of 8/);
  assert.equal(run('train', join(dir, 'no', 'folder')).status, 1);
});

// Equal players share 320 matches by 0.5 +- 0.08 in 998 of 1,000 arenas.
test('tuning finds weights by which a quick player beats the first one, and the same ones again', () => {
  const args = ['tune', '--seats', '2', '--seed', '2', '--generations', '10', '--tries', '8', '--blocks', '24', '--check', '160', '--variants', '0'];
  const done = run(...args);
  assert.equal(done.status, 0, done.stderr);
  const found = done.stdout.match(/^10 against the first: (\S+) \+-\S+ of 320$/m);
  assert.ok(Number(found[1]) > 0.58, found[0]);
  assert.match(done.stdout, /^person +21 +\d+$/m);
  assert.equal(run(...args).stdout, done.stdout);
  assert.match(run('tune', '--game', 'clans', '--seats', '5').stderr, /takes 2 to 4 players/);
});
