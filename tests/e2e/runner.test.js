// The runner of the tests. A test that fails once and then passes is reported and does not fail the run; one that fails twice does. A hang
// ends. None counts as passed without having tested anything, every file with tests is run, and a wrong answer is reported as one.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { insist } from '../support/cluster.js';
import { Rest } from '../support/rest.js';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const dir = mkdtempSync(join(tmpdir(), 'ochre-runner-'));
after(() => rmSync(dir, { recursive: true, force: true }));
const env = { ...process.env, OCHRE_TESTED: dir, NODE_TEST_CONTEXT: '' };

/** Has tests/run run these tests: [name, line of sh, limit in seconds] each. Returns its status, all that it printed, and the last line. */
function run(tests, { labels = [], more = '' } = {}) {
  writeFileSync(join(dir, 'CTestTestfile.cmake'), tests.map(([name, line, limit = 600]) => `add_test(${name} sh -c [==[${line}]==])
set_tests_properties(${name} PROPERTIES LABELS unit TIMEOUT ${limit} SKIP_RETURN_CODE 77 WORKING_DIRECTORY [==[${dir}]==])\n`).join('') + more);
  const { status, stdout, stderr } = spawnSync(join(root, 'tests/run'), labels, { encoding: 'utf8', env });
  return { status, said: stdout + stderr, last: stdout.trimEnd().split('\n').at(-1) };
}

const GOOD = ['good', 'echo ok one; echo ok two'];
/** Fails at the first, the fourth ... time. */
const ONCE_IN_THREE = ['once', 'n=$(cat times 2>/dev/null || echo 0); echo $((n + 1)) >times; echo this is time $n; [ $((n % 3)) != 0 ] || { echo not ok once; exit 1; }; echo ok once'];

test('a test that fails once in three is reported as FLAKY with its first output, and the run is green', () => {
  const { status, said, last } = run([GOOD, ONCE_IN_THREE]);
  assert.equal(status, 0, said);
  assert.match(said, /^FLAKY once$/m);
  assert.match(said, /^--- once: .*\nthis is time 0\nnot ok once$/m);
  assert.equal(last, '3 passed, 0 failed');
});

test('a test that fails always fails the run', () => {
  const { status, said, last } = run([GOOD, ['bad', 'echo ok one; echo not ok two; echo why; exit 1']]);
  assert.equal(status, 1);
  assert.match(said, /^--- bad: .*\nnot ok two\nwhy$/m);
  assert.doesNotMatch(said, /FLAKY/);
  assert.equal(last, '3 passed, 1 failed');
});

test('a hang ends at its limit and fails the run, and so do a signal, a program that is not there, and what exits badly after good words', () => {
  const [hang, killed, gone, exit] = [['hang', 'echo ok one; exec sleep 900', 2], ['killed', 'echo ok one; kill -SEGV $$'], ['gone', 'exec ./not_built'], ['exit', 'echo ok one; exit 3']];
  for (const [bad, passed, why] of [[hang, 3, /^failed: hang: 1 \(stopped at its time limit\)$/m], [killed, 3, /SEGFAULT[^]*^failed: killed: 1 \(failed\)$/m], [gone, 2, /^failed: gone: 1 /m], [exit, 3, /^failed: exit: 1 /m]]) {
    const { status, said, last } = run([GOOD, bad]);
    assert.equal(status, 1, bad[0]);
    assert.match(said, why);
    assert.equal(last, `${passed} passed, 1 failed`);
  }
});

test('what tests nothing fails the run: a program without a test, a label without one, a build that fails and what needs it', () => {
  assert.equal(run([GOOD, ['empty', 'true']]).last, '2 passed, 1 failed');
  const { status, said, last } = run([GOOD], { labels: ['web'] });
  assert.equal(status, 1, said);
  assert.equal(last, '0 passed, 1 failed');
  assert.doesNotMatch(said, /undefined/);
  const built = run([GOOD, ['built', 'echo fault; exit 1']], { more: 'set_tests_properties(built PROPERTIES FIXTURES_SETUP built LABELS build)\nset_tests_properties(good PROPERTIES FIXTURES_REQUIRED built)\n' });
  assert.equal(built.status, 1);
  assert.equal(built.last, '0 passed, 2 failed');
});

test('a word that is no label is refused with the list of labels, before anything is done', () => {
  const first = run([GOOD]);
  assert.equal(first.status, 0, first.said);
  for (const labels of [['--help'], ['unit', 'all'], ['unit web'], ['cluster'], ['']]) {
    const { status, said } = run([GOOD], { labels });
    assert.equal(status, 2, said);
    assert.match(said, /^usage: tests\/run \[LABEL\.\.\.\], with any of: attack build contract e2e fuzz tidy unit web world \(/);
    assert.ok(existsSync(join(dir, 'test-logs/first.xml')), 'logs of the run before are still there');
  }
});

test('where more than ten fail, none is tried again', () => {
  const { status, said, last } = run([GOOD, ONCE_IN_THREE, ...Array.from({ length: 10 }, (_, at) => [`bad${at}`, 'exit 1'])]);
  assert.equal(status, 1);
  assert.doesNotMatch(said, /FLAKY/);
  assert.match(last, /^\d+ passed, 1[01] failed$/);
});

test('what is skipped has not passed: it is counted by itself, and told', () => {
  const file = join(dir, 'some.test.js');
  writeFileSync(join(dir, 'package.json'), '{"type": "module"}'); // older node does not find that out by itself
  writeFileSync(file, `import test from 'node:test';
    test('one', () => {}); test('two', (t) => t.skip('no such thing here')); test('three', () => {});`);
  const { status, said, last } = run([GOOD, ['node', `exec '${process.execPath}' --test-reporter=spec '${file}'`], ['none', 'echo there is no dpkg here; exit 77']]);
  assert.equal(status, 0, said);
  assert.match(said, /^skipped: node: two .*no such thing here$/m);
  assert.match(said, /^skipped: none: there is no dpkg here$/m);
  assert.equal(last, '4 passed, 0 failed, 2 skipped');
});

test('every file with tests is a test with a label and a limit, and is in one only', () => {
  const { stdout } = spawnSync('ctest', ['--test-dir', join(root, 'build'), '-C', 'long', '--show-only=json-v1'], { encoding: 'utf8', maxBuffer: 1 << 28 });
  const tests = JSON.parse(stdout).tests.map(({ name, properties }) => ({ name, ...Object.fromEntries(properties.map((one) => [one.name, one.value])) }));
  for (const { name, LABELS, TIMEOUT } of tests) assert.ok(LABELS.length === 1 && TIMEOUT > 0, name);
  assert.deepEqual([...new Set(tests.map(({ LABELS: [label] }) => label))].sort(), ['attack', 'build', 'cluster', 'contract', 'e2e', 'fuzz', 'tidy', 'unit', 'web', 'world']);
  const below = (folder) => readdirSync(folder, { withFileTypes: true }).flatMap((one) => (one.name === 'node_modules' ? [] : one.isDirectory() ? below(join(folder, one.name)) : [join(folder, one.name)]));
  const files = below(join(root, 'tests')).filter((file) => /(_test\.c|_fuzz\.c|\.test\.js)$/.test(file)).map((file) => file.slice(`${root}/tests/`.length).replace(/(_fuzz\.c|\.c|\.test\.js)$/, ''));
  const named = tests.flatMap(({ name }) => name.split(',').map((one, at) => (at === 0 ? one : `e2e/${one}`))); // pages run together
  assert.ok(files.length > 200, `${files.length} files`);
  assert.deepEqual(files.filter((file) => named.filter((name) => name === file).length !== 1), []);
});

test('tests find no program that is of none of the declared packages', (t) => {
  const declared = join(root, 'build/declared');
  if (!existsSync(declared)) return t.skip('there is no dpkg here');
  const { stdout } = spawnSync('bash', ['-c', `PATH='${declared}'; command -v sqlite3 gcc node; command -v dpkg-deb; ! command -v debootstrap`], { encoding: 'utf8' });
  const found = stdout.trim().split('\n');
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
