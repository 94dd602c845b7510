// ochre-lab train from outside: a tiny run from nothing learns, goes on where it ended, and refuses what is not its own.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { lab } from '../support/server.js';

const dir = mkdtempSync(join(tmpdir(), 'ochre-train-'));
const run = (...args) => spawnSync(lab, args, { encoding: 'utf8' });
const tiny = ['--seed', '3', '--policy', '2', '--matches', '150', '--searched', '20', '--simulations', '4', '--gate', '4', '--hidden', '16', '--rounds'];

function train(file, ...args) {
  const done = run('train', join(dir, file), ...args);
  assert.equal(done.status, 0, done.stderr);
  assert.equal(done.stderr, '', 'no bar where there is no terminal');
  return readFileSync(join(dir, file), 'utf8');
}

/** The share that judging by the one file wins of the other. */
function share(game, simulations, one, other, ...args) {
  const done = run('arena', '--game', game, '--seats', '2', '--bots', `hard@${one}:${simulations},hard@${other}:${simulations}`, ...args);
  assert.equal(done.status, 0, done.stderr);
  return JSON.parse(done.stdout.trimEnd().split('\n').at(-1)).pairings[0].win_share;
}

for (const [game, simulations] of [['stoneage', 20], ['clans', 150]]) {
  // An equal one wins 42 of 60 less often than once in a thousand times.
  test(`${game}: a network that has learnt a little beats one that has not`, () => {
    const begun = join(dir, `${game}-begun`);
    const taught = join(dir, `${game}-taught`);
    train(`${game}-begun`, '--game', game, '--seed', '5', '--policy', '0', '--rounds', '0');
    train(`${game}-taught`, '--game', game, '--seed', '5', '--policy', '3', '--matches', '400', '--rounds', '0');
    const won = share(game, simulations, taught, begun, '--matches', '60', '--seed', '2');
    assert.ok(won >= 0.7, `${won}`);
  });
}

test('the same command makes the same file, in one run or in several', () => {
  const once = train('once', ...tiny, '2');
  train('parts', ...tiny, '0');
  train('parts', ...tiny, '1');
  assert.equal(train('parts', ...tiny, '2'), once);
  assert.equal(train('parts', ...tiny, '1'), once, 'what is there is kept');
  const former = readFileSync(join(dir, 'parts'), 'utf8').replace('command ochre-lab train', 'command ochre train');
  writeFileSync(join(dir, 'parts'), former);
  assert.equal(train('parts', ...tiny, '2'), former, 'a file of the program under its former name goes on');
  assert.notEqual(train('other', ...tiny, '0', '--seed', '4').split('weights')[1], train('another', ...tiny, '0').split('weights')[1]);
  const lines = once.split('\n');
  assert.match(lines[6], /^command ochre-lab train --game stoneage --seats 2 --seed 3 /);
  assert.match(lines[7], /^policy states \d+ loss 0\.\d+ 0\.\d+$/);
  assert.match(lines[9], /^search states \d+ loss \d\.\d+ \d\.\d+ gate \d\.\d+ \+-\d\.\d+ of 4 (taken|left)$/);
});

test('more players than play without an option get it', () => {
  assert.match(train('five', ...tiny, '1', '--seats', '5', '--policy', '1', '--matches', '10', '--searched', '10', '--gate', '5'), /seats 5\n/);
});

test('a network that lost at the gate changes nothing but the line that says so', () => {
  const before = train('gated', ...tiny, '0');
  const after = train('gated', ...tiny, '1');
  assert.match(after, / of 4 left\n/, 'four matches prove nothing');
  assert.equal(after.split('weights')[1], before.split('weights')[1]);
});

/** The file as it was before networks had two layers. */
const former = (text) => text.replace('ochre-network-2', 'ochre-network-1').replace(/temperature 0\n/, '');

test('a network of the former format plays as before, in an arena and in the program', () => {
  const whole = train('latest', ...tiny, '0');
  writeFileSync(join(dir, 'network_2.txt'), former(whole));
  assert.notEqual(former(whole), whole);
  const [one, other] = ['network_2.txt', 'latest'].map((name) => {
    const done = run('arena', '--seats', '2', '--bots', `hard@${join(dir, name)}:8,easy`, '--matches', '8');
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
    ['large', whole + ' '.repeat(400000), /larger than a network/],
  ];
  for (const [name, text, said] of wrong) {
    writeFileSync(join(dir, name), text);
    const trained = run('train', join(dir, name), ...tiny, '0');
    assert.equal(trained.status, 1, name);
    assert.match(trained.stderr, said);
    assert.equal(readFileSync(join(dir, name), 'utf8'), text, 'it is left as it is');
    const played = run('arena', '--seats', '2', '--bots', `easy,hard@${join(dir, name)}`);
    assert.equal(played.status, 2, name);
    assert.match(played.stderr, said);
  }
  copyFileSync(join(dir, 'whole'), join(dir, 'copy'));
  const other = run('train', join(dir, 'copy'), ...tiny, '0', '--matches', '151');
  assert.deepEqual([other.status, /another command/.test(other.stderr)], [1, true]);
  assert.match(run('arena', '--bots', 'easy,hard@/nowhere', '--seats', '2').stderr, /No such file/);
  assert.match(run('arena', '--bots', `hard,easy@${join(dir, 'whole')}`, '--seats', '2').stderr, /easy does not use a network/);
  assert.equal(run('train').status, 2);
  assert.match(run('train', join(dir, 'x'), '--seats', '6').stderr, /takes 2 to 5 players/);
  assert.match(run('train', join(dir, 'x'), '--hidden', '12').stderr, /multiple of 8/);
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
