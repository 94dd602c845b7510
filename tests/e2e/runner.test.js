// What tests/run promises of itself: a hang ends, what is skipped is counted and told, a status is handed on.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { program } from '../support/server.js';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const dir = mkdtempSync(join(tmpdir(), 'ochre-runner-'));
after(() => rmSync(dir, { recursive: true, force: true }));

/** Runs lines of bash with the functions of tests/run. */
const bash = (text) => spawnSync('bash', ['-c', `set -euo pipefail; root='${root}' logs='${dir}' passed=0 failed=0 skipped=0
  source '${root}/tests/support/run-suites.sh'\n${text}`], { encoding: 'utf8', env: { ...process.env, OCHRE_BIN: program, NODE_TEST_CONTEXT: '' } });

test('a program that hangs is ended, one that does not hands its status on', () => {
  assert.equal(bash('rc=0; limited 1 sleep 600 || rc=$?; ended $rc').stdout, 'stopped at its time limit\n');
  assert.equal(bash('rc=0; limited 60 sh -c "exit 3" || rc=$?; ended $rc').stdout, 'exit status 3\n');
  assert.equal(bash('limited 60 true').status, 0);
});

test('what is skipped has not passed: it is counted by itself, and told', () => {
  const file = join(dir, 'some.test.js');
  writeFileSync(join(dir, 'package.json'), '{"type": "module"}'); // older node does not find that out by itself
  writeFileSync(file, `import test from 'node:test';
    test('one', () => {}); test('two', (t) => t.skip('no such thing here')); test('three', () => { throw new Error('no'); });`);
  const { stdout } = bash(`node_program 60 '${file}'; node_counted '${file}'; echo "$passed $failed $skipped"`);
  assert.match(stdout, /skipped: some\.test\.js: two: no such thing here\n/);
  assert.match(stdout, /\n1 1 1\n$/);
});

test('tests find no program that is of none of the declared packages', (t) => {
  const declared = join(root, 'build/declared');
  if (bash('declared_path').stdout.trim() !== declared) return t.skip('there is no dpkg here');
  const found = bash('PATH=$(declared_path); command -v sqlite3 gcc node; command -v dpkg-deb; ! command -v debootstrap').stdout.trim().split('\n');
  assert.equal(found.length, 4, found.join(' '));
  for (const one of found) assert.ok(one.startsWith(declared), one);
});
