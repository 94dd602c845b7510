// What the tests promise of themselves: a hang ends, what is skipped is counted and told, a status is handed on, a wrong answer is told as one.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { insist } from '../support/cluster.js';
import { Rest } from '../support/rest.js';
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

test('an answer that is no JSON at all is told as a wrong one, and who insists asks again where HAProxy had no server', async () => {
  const answers = [[503, 'text/html', '<html><body><h1>503 Service Unavailable</h1></body></html>'], [200, 'application/json', '{"user":null}']];
  let asked = 0;
  const server = http.createServer((request, response) => {
    const [status, type, body] = answers[Math.min(asked, 1)];
    asked += 1;
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  await new Promise((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  const rest = new Rest({ url: `http://127.0.0.1:${server.address().port}`, tail: () => 'what it said' });
  try {
    await assert.rejects(rest.get('/api/me'), /GET \/api\/me -> 503: data must be .* in nothing\nwhat it said/);
    asked = 0;
    await insist(() => rest.get('/api/me'), 'an answer');
    assert.equal(asked, 2);
  } finally {
    server.close();
  }
});
