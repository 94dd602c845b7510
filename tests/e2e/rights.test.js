// Files belong to the user of the service, whatever user created them; a user without rights gets the file, its owner and the remedy.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { patient } from '../support/patience.js';
import { lab, program } from '../support/server.js';

const SERVICE = 65534; // the user "nobody"
const root = process.getuid() === 0;
const dir = mkdtempSync(join(tmpdir(), 'ochre-rights-'));
after(() => rmSync(dir, { recursive: true, force: true }));

const [own, ownLab] = ['ochre', 'ochre-lab'].map((name) => join(dir, name)); // where everybody may run them
before(() => {
  chmodSync(dir, 0o755);
  for (const [from, to] of [[program, own], [lab, ownLab]]) {
    copyFileSync(from, to);
    chmodSync(to, 0o755);
  }
});

/** Runs the program, as the service if `uid` is given. */
const run = (args, uid, command = own) => spawnSync(command, args, { encoding: 'utf8', timeout: patient(20000), ...(uid === undefined ? {} : { uid, gid: uid }), cwd: dir });
function fine(args, uid, command = own) {
  const done = run(args, uid, command);
  assert.equal(done.status, 0, `${args.join(' ')}: ${done.stdout}${done.stderr}`);
  return done.stdout;
}

let folders = 0;
/** The service's data folder with its database. */
function data() {
  const folder = join(dir, `data-${(folders += 1)}`);
  mkdirSync(folder);
  chmodSync(folder, 0o750);
  chownSync(folder, SERVICE, SERVICE);
  fine(['sim', '--game', 'clans', '--seats', '2', '--bots', 'random', '--matches', '2', '--store', join(folder, 'ochre.sqlite')], SERVICE, ownLab);
  return folder;
}
const foreign = (folder) => readdirSync(folder).filter((name) => statSync(join(folder, name)).uid !== SERVICE);

const commands = {
  backup: (folder) => [['backup', join(folder, 'backup.sqlite')]],
  publish: (folder) => [['publish', join(folder, 'published.sqlite')]],
  restore: (folder) => [['backup', join(folder, 'backup.sqlite')], ['restore', join(folder, 'backup.sqlite')]],
  vacuum: () => [['vacuum']],
  rate: () => [['rate']],
  check: () => [['check']],
  users: () => [['users']],
  query: () => [['query', 'SELECT count(*) AS n FROM v_match']],
};

for (const [name, lines] of Object.entries(commands)) {
  test(`what root makes by ochre admin ${name} in the service's folder belongs to the service, which goes on with it`, (t) => {
    if (!root) return t.skip('only root makes files for others');
    const folder = data();
    for (const lost of ['ochre.sqlite.lock', 'ochre.sqlite.mark', 'ochre.sqlite-wal', 'ochre.sqlite-shm']) rmSync(join(folder, lost), { force: true });
    for (const line of lines(folder)) fine(['admin', ...line, '--data', folder]);
    assert.deepEqual(foreign(folder), []);
    fine(['admin', 'vacuum', '--data', folder], SERVICE);
    assert.deepEqual(foreign(folder), []);
  });
}

test('a restore where nothing was makes a file of the folder\'s owner; where something was, it keeps owner and mode', (t) => {
  if (!root) return t.skip('only root makes files for others');
  const folder = data();
  const backup = join(dir, 'kept-backup.sqlite');
  fine(['admin', 'backup', backup, '--data', folder]);
  assert.deepEqual([statSync(backup).uid, statSync(backup).mode & 0o777], [0, 0o600], 'in a folder of root it is root\'s');
  const file = join(folder, 'ochre.sqlite');
  chmodSync(file, 0o640);
  chownSync(file, SERVICE, 0);
  fine(['admin', 'restore', backup, '--data', folder]);
  const { uid, gid, mode } = statSync(file);
  assert.deepEqual([uid, gid, mode & 0o777], [SERVICE, 0, 0o640]);
  const empty = join(dir, 'empty');
  mkdirSync(empty);
  chownSync(empty, SERVICE, SERVICE);
  fine(['admin', 'restore', backup, '--data', empty]);
  assert.deepEqual(foreign(empty), []);
  fine(['admin', 'users', '--data', empty], SERVICE);
});

test('root gives nothing away that was there before it came', (t) => {
  if (!root) return t.skip('only root makes files for others');
  const folder = data();
  const other = join(dir, 'of-root');
  copyFileSync(own, other);
  rmSync(join(folder, 'ochre.sqlite.lock'), { force: true });
  assert.equal(spawnSync('ln', ['-s', other, join(folder, 'ochre.sqlite.lock')]).status, 0);
  run(['admin', 'vacuum', '--data', folder]);
  assert.equal(statSync(other).uid, 0);
});

for (const [what, spoil, named] of [
  ['the file', (folder) => chownSync(join(folder, 'ochre.sqlite'), 0, 0), 'ochre.sqlite'],
  ['the lock', (folder) => { chownSync(join(folder, 'ochre.sqlite.lock'), 0, 0); chmodSync(join(folder, 'ochre.sqlite.lock'), 0o600); }, 'ochre.sqlite.lock'],
  ['the folder', (folder) => { chownSync(folder, 0, 0); chmodSync(folder, 0o700); }, ''],
  ['a folder that may be read only', (folder) => { chownSync(folder, 0, 0); chmodSync(folder, 0o755); }, ''],
]) {
  test(`the server that may not open ${what} says which it is, whose, who it is itself, and what mends it`, (t) => {
    if (!root) return t.skip('root alone changes owners');
    const folder = data();
    spoil(folder);
    const path = join(folder, named).replace(/\/$/, '');
    const { status, stderr } = run(['serve', '--listen', '127.0.0.1:0', '--data', folder], SERVICE);
    assert.equal(status, 1);
    const line = stderr.split('\n').find((one) => one.includes('event=no_rights'));
    assert.ok(line, stderr);
    assert.match(line, new RegExp(` path=${path} owner=root user=nobody mend="chown nobody: '${path}'"`));
    const told = run(['admin', 'users', '--data', folder], SERVICE);
    if (told.status === 0) return;
    assert.equal(told.status, 1);
    assert.match(told.stderr, new RegExp(`user nobody may not (read|write|enter) ${path}, which belongs to root`));
    assert.match(told.stderr, /sudo -u root ochre admin/);
  });
}

test('the package keeps settings, which may have passwords, from other people of the machine', () => {
  const script = readFileSync(new URL('../../docker/packaging/debian/postinst', import.meta.url), 'utf8');
  const modes = [...script.matchAll(/install -m (\d+) \S+ (\/etc\/default\/[\w-]+);/g)].map(([, mode, file]) => [file, mode]);
  assert.deepEqual(modes, [['/etc/default/ochre', '0640'], ['/etc/default/ochre-nodes', '0640']]);
  const manual = readFileSync(new URL('../../docker/operations.md', import.meta.url), 'utf8');
  const [, first] = /^## Backing up\n[^]*?\n\n {4}(.*)\n/m.exec(manual);
  assert.match(first, /^build\/ochre admin backup /);
});
