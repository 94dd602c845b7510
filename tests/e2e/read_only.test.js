// A file in a folder without write permission: on a volume that is mounted read-only, or in the folder of another user, the history is asked all the same.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { patient } from '../support/patience.js';
import { guest } from '../support/rest.js';
import { lab, program, startServer } from '../support/server.js';

const NOBODY = 65534;
const MATCHES = 3;
const ODD = 'a folder?with#odd%20signs';
let dir;
let folder; // of a file that no server has open
before(() => {
  dir = mkdtempSync(join(tmpdir(), 'ochre-read-only-'));
  chmodSync(dir, 0o755);
  folder = join(dir, ODD);
  mkdirSync(folder);
  const made = spawnSync(lab, ['sim', '--game', 'clans', '--seats', '2', '--bots', 'random,random', '--matches', String(MATCHES), '--store', join(folder, 'ochre.sqlite')]);
  assert.equal(made.status, 0, String(made.stderr));
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644);
});
after(() => rmSync(dir, { recursive: true, force: true }));

const run = (command, args, options = {}) => spawnSync(command, args, { encoding: 'utf8', timeout: patient(20000), ...options });
const QUESTIONS = [['query', 'SELECT count(*) AS n FROM v_match', '--json'], ['matches', '--json'], ['users', '--json'], ['audit', '--json'], ['check']];

/** In a mount namespace of its own, in which `at` is read-only; null: not to be had here. */
function mounted(at, args) {
  const script = 'mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && exec "$@"';
  if (run('unshare', ['--mount', 'sh', '-c', script, at, 'true']).status !== 0) return null;
  return run('unshare', ['--mount', 'sh', '-c', script, at, program, ...args]);
}

/** By somebody who may only read; null: not to be had here. */
function byNobody(args) {
  if (process.getuid() !== 0 || run(program, ['--version'], { uid: NOBODY, gid: NOBODY }).status !== 0) return null;
  return run(program, args, { uid: NOBODY, gid: NOBODY });
}

const WAYS = [['on a volume that is mounted read-only', (args) => mounted(folder, args), 'no mount namespaces here'],
  ['in the folder of another user', byNobody, 'not root, or nobody may not run the program']];
for (const [where, ask, why] of WAYS) {
  test(`the history is asked ${where}`, (t) => {
    for (const args of QUESTIONS) {
      const before_ = readdirSync(folder).sort();
      const done = ask(['admin', ...args, '--file', join(folder, 'ochre.sqlite')]);
      if (done === null) return t.skip(why);
      assert.equal(done.status, 0, `${args[0]}: ${done.stderr}`);
      if (args[0] === 'query') assert.deepEqual(JSON.parse(done.stdout), [{ n: MATCHES }]);
      if (args[0] === 'matches') assert.equal(JSON.parse(done.stdout).length, MATCHES);
      assert.deepEqual(readdirSync(folder).sort(), before_, 'and nothing is made beside it');
    }
    const done = ask(['admin', 'ban', '#1', '--file', join(folder, 'ochre.sqlite')]);
    assert.notEqual(done.status, 0, 'but nothing is written');
    return undefined;
  });
}

test('a log beside the file is never ignored: the last commit is shown, or the reason why not', { timeout: patient(60000) }, async (t) => {
  const server = await startServer();
  try {
    await guest(server, 'Newest');
    const from = server.dir;
    const names = ['ochre.sqlite', 'ochre.sqlite-wal'];
    assert.ok(readFileSync(join(from, 'ochre.sqlite-wal')).length > 0, 'it has not been copied into the file yet');
    const copy = join(dir, 'copy');
    mkdirSync(copy);
    for (const name of names) copyFileSync(join(from, name), join(copy, name));
    const ask = (at) => mounted(at, ['admin', 'users', '--json', '--file', join(at, 'ochre.sqlite')]);
    const done = ask(copy);
    if (done === null) return t.skip('no mount namespaces here');
    assert.equal(done.status, 1, done.stdout);
    assert.match(done.stderr, /-wal/);
    const live = ask(from);
    if (live.status === 0) assert.deepEqual(JSON.parse(live.stdout).map(({ name }) => name), ['Newest']);
    else assert.match(live.stderr, /-wal/);
    writeFileSync(join(copy, 'ochre.sqlite-wal'), ''); // of a server that may be about to write it
    const empty = ask(copy);
    assert.notEqual(empty.status, 0);
    assert.match(empty.stderr, /-wal/);
    assert.ok(!existsSync(join(copy, 'ochre.sqlite-shm')));
  } finally {
    await server.close();
  }
  return undefined;
});
