// Backups leave the running server its disk, and a restore that was cut off is never taken for a new installation.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statfsSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { patient } from '../support/patience.js';
import { guest } from '../support/rest.js';
import { lab, program, Server } from '../support/server.js';
import { smallDisk } from '../support/small_disk.js';

const cleanups = [];
after(async () => {
  for (const clean of cleanups.reverse()) await clean();
});
const folder = () => {
  const dir = mkdtempSync(join(tmpdir(), 'ochre-care-'));
  cleanups.push(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
};
const run = (command, args, env = {}) => spawnSync(command, args, { encoding: 'utf8', timeout: patient(4000), killSignal: 'SIGKILL', env: { ...process.env, ...env } });
const history = (file) => assert.equal(run(lab, ['sim', '--game', 'clans', '--seats', '2', '--bots', 'random', '--matches', '20', '--store', file]).status, 0);

test('a backup that would take the room of the live file is refused before anything is written', (t) => {
  const dir = smallDisk(cleanups, '64m');
  if (!dir) return t.skip('no tmpfs may be mounted here');
  const file = join(dir, 'ochre.sqlite');
  history(file);
  const free = () => { const { bavail, bsize } = statfsSync(dir); return bavail * bsize; };
  assert.equal(run(program, ['admin', 'backup', join(dir, 'first.sqlite'), '--file', file]).status, 0, 'there is room');
  writeFileSync(join(dir, 'filler'), Buffer.alloc(free() - 8 * 1024 * 1024));
  const before = free();
  const done = run(program, ['admin', 'backup', join(dir, 'second.sqlite'), '--file', file]);
  assert.equal(done.status, 1, done.stdout);
  assert.match(done.stderr, /backup needs \d+ MB there, and \d+ MB are free/);
  assert.ok(before - free() < 65536, 'all but what readers share with the server');
  assert.deepEqual(readdirSync(dir).filter((name) => name.startsWith('second')), []);
  assert.equal(run(program, ['admin', 'backup', join(folder(), 'elsewhere.sqlite'), '--file', file]).status, 0, 'on another disk it is only its own room that counts');
});

test('the daily backup makes room first: never more than so many are there, and never none', () => {
  const dir = folder();
  const script = join(dir, 'backup');
  const log = join(dir, 'log');
  const bin = join(dir, 'bin');
  mkdirSync(bin);
  writeFileSync(join(bin, 'ochre'), `#!/bin/sh\nls "$(dirname "$3")" | grep -c sqlite$ >>'${log}'\n[ ! -e '${dir}/fail' ] || exit 1\n: >"$3"\n`);
  chmodSync(join(bin, 'ochre'), 0o755);
  writeFileSync(script, readFileSync(new URL('../../docker/packaging/backup.in', import.meta.url), 'utf8').replaceAll('@PREFIX@', dir));
  const backups = join(dir, 'data/backups');
  mkdirSync(backups, { recursive: true });
  for (let day = 1; day <= 6; day += 1) writeFileSync(join(backups, `ochre-2020010${day}T000000Z.sqlite`), '');
  const env = { OCHRE_DATA: join(dir, 'data'), OCHRE_BACKUPS: '4' };
  assert.equal(run('sh', [script], env).status, 0);
  assert.equal(readFileSync(log, 'utf8').trim(), '3', 'while it is made there is room for it');
  assert.deepEqual(readdirSync(backups).sort().slice(0, 3), [4, 5, 6].map((day) => `ochre-2020010${day}T000000Z.sqlite`));
  assert.equal(readdirSync(backups).length, 4);
  writeFileSync(join(dir, 'fail'), '');
  assert.notEqual(run('sh', [script], { ...env, OCHRE_BACKUPS: '1' }).status, 0);
  assert.equal(readdirSync(backups).length, 1, 'the last one goes only after another was made');
});

test('a restore that was killed between moving the old file away and the new one in makes no new database', async () => {
  const server = new Server();
  cleanups.push(() => rmSync(server.dir, { recursive: true, force: true }));
  const file = join(server.dir, 'ochre.sqlite');
  const backup = join(folder(), 'backup.sqlite');
  await server.start();
  await guest(server, 'Kept');
  assert.equal(run(program, ['admin', 'backup', backup, '--file', file]).status, 0);
  await server.stop();
  for (const name of readdirSync(server.dir)) if (/-(wal|shm)$/.test(name)) unlinkSync(join(server.dir, name));
  assert.equal(run(program, ['admin', 'backup', `${file}.restored`, '--file', file]).status, 0);
  renameSync(file, `${file}.before-1700000000`);
  const done = run(program, ['serve', '--listen', '127.0.0.1:0', '--data', server.dir]);
  assert.equal(done.status, 1, done.stdout);
  assert.match(done.stderr, /event=restore_unfinished path=\S+ochre.sqlite .*ochre admin restore/);
  assert.ok(!existsSync(file));
  assert.equal(run(program, ['admin', 'restore', backup, '--file', file]).status, 0);
  await server.start();
  await server.stop();
  assert.match(run(program, ['admin', 'users', '--file', file]).stdout, /Kept/);
});
