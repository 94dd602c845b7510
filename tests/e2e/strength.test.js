// tests/strength: rows of the table get more matches with each run, and nothing is played twice.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

const folder = mkdtempSync(join(tmpdir(), 'ochre-strength-'));
const strength = (...args) => spawnSync(new URL('../strength', import.meta.url).pathname, args, { encoding: 'utf8' });

/** The rows of a table: arguments, matches, shares. */
const rowsOf = (text) => [...text.matchAll(/^\| `(--[^`]+)` \| (\d+) \| (.*) \| (.*) \|$/gm)].map(([, args, matches, ...shares]) => ({ args, matches: Number(matches), shares }));

/** The files of results, by name. */
const results = () => new Map(readdirSync(folder).filter((name) => name !== 'table.md').map((name) => [name, readFileSync(join(folder, name), 'utf8')]));

/** Plays for some seconds. */
function run() {
  const done = strength('--hours', '0.002', folder);
  assert.equal(done.status, 0, done.stderr);
  assert.equal(readFileSync(join(folder, 'table.md'), 'utf8'), done.stdout);
  return rowsOf(done.stdout);
}

test('each run with a time adds matches to rows that have fewer than 1,600, and keeps those that are there', () => {
  const first = run();
  const before = results();
  const second = run();
  const after = results();
  const sum = (rows) => rows.reduce((all, { matches }) => all + matches, 0);
  assert.equal(first.length, second.length);
  assert.ok(sum(first) > 0);
  assert.ok(sum(second) > sum(first), `${sum(first)}, then ${sum(second)}`);
  for (const [at, row] of first.entries()) assert.ok(second[at].matches >= row.matches, row.args);
  for (const [name, text] of before) assert.ok(after.get(name).startsWith(text.slice(0, text.lastIndexOf('\n') + 1)), name);
  for (const { matches, shares, args } of second) {
    assert.ok(matches <= 1602, args);
    assert.equal(/^[01]\.\d{3} \+- 0\.\d{3}$/.test(shares[0]), matches > 0, args);
    assert.equal(shares[1] === '', matches === 0 || args.includes('--seats 2'), args);
  }
  assert.match(readFileSync(join(folder, 'table.md'), 'utf8'), /^\d+ of \d+ rows have fewer than 1600 matches/m);
});

test('arguments that are none are refused', () => {
  for (const args of [['--hours', '0'], ['--hours', 'x'], ['one', 'two']]) {
    const done = strength(...args);
    assert.equal(done.status, 2, args.join(' '));
    assert.match(done.stderr, /usage/);
  }
});
