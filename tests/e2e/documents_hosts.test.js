// Runs the commands that docker/ and the README give to a host, line by line: with /etc elsewhere, without those that need a whole system, but with
// real programs where they exist, PostgreSQL and HAProxy among them.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { freePort } from '../support/cluster.js';
import { commandsOf, isSetting, partsOf, root, shellLines } from '../support/documents.js';
import { patient, until } from '../support/patience.js';
import { Postgres } from '../support/postgres.js';
import { guest, send } from '../support/rest.js';
import { program, startServer } from '../support/server.js';

/** The lines of a shell in the blocks of a section of a document. */
function section(name, title) {
  const [, after] = readFileSync(join(root, name), 'utf8').split(`\n## ${title}\n`);
  assert.ok(after, `${name} has a section "${title}"`);
  return partsOf(after.split('\n## ')[0]).blocks.filter(({ language }) => language === 'indented').map(({ lines }) => shellLines(lines, 1).map(({ text }) => text));
}

/** A scratch folder with programs that stand in for others: {folder, stand(name, script), run(line, env), called()}. */
function scratch(t) {
  const folder = mkdtempSync(join(tmpdir(), 'ochre-hosts-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o755); // PostgreSQL may be another user
  mkdirSync(join(folder, 'bin'));
  const stand = (name, script = `echo ${name} "$@" >>"${folder}/called"`) => {
    writeFileSync(join(folder, 'bin', name), `#!/bin/bash\n${script}\n`);
    chmodSync(join(folder, 'bin', name), 0o755);
  };
  const run = (line, env = {}) => {
    const done = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', line], { cwd: folder, encoding: 'utf8', timeout: patient(60000), env: { ...process.env, PATH: `${folder}/bin:${process.env.PATH}`, ...env } });
    assert.equal(done.status, 0, `${line}\n${done.stdout}${done.stderr}${done.error ?? ''}`);
    return done.stdout;
  };
  return { folder, stand, run, called: () => readFileSync(join(folder, 'called'), 'utf8') };
}

/* ---- the quick start: the script itself, where all is installed and built ---- */

/** A tree with backend/run, and what it finds: nothing has to be installed or built any more. */
function built(t) {
  const own = scratch(t);
  for (const path of ['backend', 'docker', 'build']) mkdirSync(join(own.folder, path));
  symlinkSync(join(root, 'backend/run'), join(own.folder, 'run'));
  writeFileSync(join(own.folder, 'backend/run'), readFileSync(join(root, 'backend/run')));
  for (const name of ['backend/run', 'docker/install', 'docker/modules']) {
    if (name !== 'backend/run') writeFileSync(join(own.folder, name), `#!/bin/bash\necho ${name} "$@" >>"${own.folder}/called"\n`);
    chmodSync(join(own.folder, name), 0o755);
  }
  writeFileSync(join(own.folder, 'build/build.ninja'), '');
  symlinkSync(program, join(own.folder, 'build/ochre'));
  symlinkSync(join(root, 'web'), join(own.folder, 'build/web'));
  symlinkSync(join(root, 'web'), join(own.folder, 'web'));
  own.stand('cmake');
  return own;
}

for (const [command, where] of [['./backend/run', '127.0.0.1'], ['./backend/run --listen 0.0.0.0:8080', '0.0.0.0'], ['backend/run --web web', '127.0.0.1']]) {
  test(`${command} installs, builds and serves`, { timeout: patient(60000) }, async (t) => {
    const { folder, called } = built(t);
    const env = { ...process.env, PATH: `${folder}/bin:${process.env.PATH}`, OCHRE_LISTEN: '127.0.0.1:0' };
    const child = spawn('bash', ['-c', `exec ${command.replace(':8080', ':0')}`], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
    t.after(() => child.kill('SIGKILL'));
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => { said += text; });
    await until(() => /serving on/.test(said) || child.exitCode !== null, 'the server');
    const [, host, port] = /serving on http:\/\/([\d.]+):(\d+)/.exec(said) ?? assert.fail(said);
    assert.equal(host, where);
    assert.equal((await send(`http://127.0.0.1:${port}`, 'GET', '/healthz')).status, 200);
    assert.match(called(), /^docker\/install build run\ndocker\/install npm\ndocker\/modules web\ncmake --build \S+ --target ochre client\n$/);
    assert.ok(existsSync(join(folder, 'data/ochre.sqlite')));
  });
}

test('./backend/run --build builds and does not serve', (t) => {
  const { run, called } = built(t);
  run('./backend/run --build');
  assert.match(called(), /cmake --build/);
});

test('the tests of package and image, which are run by hand, find the script of the page', { timeout: patient(60000) }, async (t) => {
  const server = await startServer();
  t.after(() => server.close());
  const page = (await send(server.url, 'GET', '/')).text;
  for (const name of ['tests/deb', 'tests/image']) {
    const [, expression] = /sed -n '(s\/[^']*main-[^']*)'/.exec(readFileSync(join(root, name), 'utf8'));
    const script = spawnSync('sed', ['-n', expression], { input: page, encoding: 'utf8' }).stdout.trim();
    assert.equal((await send(server.url, 'GET', script)).status, 200, `${name}: "${script}"`);
    assert.match(script, /^\/hashed\/main-/);
  }
});

/* ---- settings ---- */

test('a server starts with each block of settings that a document shows', { timeout: patient(60000) }, async (t) => {
  const blocks = ['docker/README.md', 'docker/proxies.md'].flatMap((name) => partsOf(readFileSync(join(root, name), 'utf8')).blocks)
    .map(({ lines }) => lines.filter(isSetting)).filter(({ length }) => length > 0);
  assert.ok(blocks.length >= 5);
  for (const lines of blocks) {
    const env = Object.fromEntries(lines.map((line) => line.split(/=(.*)/)).map(([name, value]) => [name, value.replace(':9090', ':0')]));
    if (env.OCHRE_STORE) continue; // two databases: below
    const server = await startServer({ env, web: join(root, 'web') });
    t.after(() => server.close());
    assert.equal((await send(server.url, 'GET', '/healthz')).status, 200, lines.join(' '));
  }
});

/* ---- a cluster of packages ---- */

test('a cluster is set up of packages as docker/README.md says', { timeout: patient(30000) }, (t) => {
  const { folder, stand, run, called } = scratch(t);
  for (const path of ['etc/default', 'var/lib/ochre']) mkdirSync(join(folder, path), { recursive: true });
  for (const name of ['apt-get', 'systemctl', 'runuser']) stand(name);
  stand('install', `[ "$1 $3" = "-o -g" ] && shift 4; exec ${spawnSync('which', ['install'], { encoding: 'utf8' }).stdout.trim()} "$@"`);
  const lines = section('docker/README.md', 'On several machines').flat();
  assert.equal(lines.length, 6);
  for (const line of lines) run(line.replaceAll(/(?<![\w.])\/(etc|var)\//g, `${folder}/$1/`));
  assert.match(called(), /^apt-get install \.\/ochre_\*\.deb postgresql-15 haproxy$/m);
  assert.equal(readFileSync(join(folder, 'var/lib/ochre/.pgpass'), 'utf8'), '*:*:*:ochre:one\n*:*:*:ochre_reader:another\n');
  const settings = Object.fromEntries(readFileSync(join(folder, 'etc/default/haproxy'), 'utf8').trim().split('\n').map((line) => line.split(/=(.*)/).slice(0, 2)));
  assert.match(settings.EXTRAOPTS, /\/usr\/share\/ochre\/cluster\/haproxy\.cfg/);
  const packaged = readFileSync(join(root, 'docker/packaging/install.cmake'), 'utf8');
  for (const name of ['haproxy.cfg', 'database.sh', 'ochre@.service', 'ochre.service']) assert.ok(packaged.includes(name), name);
  run(`haproxy -c -q -f "${join(root, 'docker/haproxy.cfg')}"`, settings);
});

test('the passwords of docker/cluster.yaml are made as docker/README.md says', (t) => {
  const { folder, run } = scratch(t);
  mkdirSync(join(folder, 'docker'));
  const [line] = section('docker/README.md', 'A cluster of three on one machine').flat().filter((one) => one.startsWith('for '));
  run(line);
  const made = readFileSync(join(folder, 'docker/.env'), 'utf8').trim().split('\n');
  const wanted = new Set(readFileSync(join(root, 'docker/cluster.yaml'), 'utf8').match(/\b\w+(?=:\?)/g));
  assert.deepEqual(made.map((one) => one.split('=')[0]).sort(), [...wanted].sort());
  for (const one of made) assert.match(one, /^\w+=[\w-]{24}$/);
});

/* ---- a standby ---- */

const POSTGRES = join('/usr/lib/postgresql', existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql').sort()[0] : '', 'bin');
const NOT_ROOT = process.getuid?.() === 0 ? 'setpriv --reuid=65534 --regid=65534 --clear-groups' : '';

test('a standby is set up, and takes over, as docker/README.md says', { timeout: patient(120000) }, async (t) => {
  const { folder, stand, run } = scratch(t);
  const [[role, entry, listen], [copy], [wait], ...rest] = section('docker/README.md', 'A standby, and what happens when the first one fails');
  const setting = rest.flat().find(isSetting);
  const first = new Postgres(), other = join(folder, 'standby'), ports = [await freePort(), await freePort()];
  t.after(() => first.close());
  mkdirSync(other, { mode: 0o700 });
  run(NOT_ROOT ? `chown 65534:65534 "${other}"` : 'true');
  const env = { PGHOST: first.folder, PGUSER: 'postgres', PGDATABASE: 'postgres', PGPASSWORD: 'word', HOME: folder };
  stand('pg_ctlcluster', `exec ${NOT_ROOT} "${POSTGRES}/pg_ctl" -D "$DATA" -l "$DATA/../log" -w "$3" >/dev/null`);
  stand('pg_basebackup', `cd / && exec ${NOT_ROOT} "${POSTGRES}/pg_basebackup" -p ${ports[0]} "$@"`);
  stand('psql', `exec "${POSTGRES}/psql" -v ON_ERROR_STOP=1 -qAt "$@"`);
  run(`sed -i '/^host/d' "${first.folder}/data/pg_hba.conf" && echo 'host all ochre 127.0.0.1/32 trust' >>"${first.folder}/data/pg_hba.conf"`);
  run(`psql -c 'ALTER SYSTEM SET port = ${ports[0]}' -c CHECKPOINT`, env);
  run(role.replace('...', 'word'), env);
  run(entry.replace('10.0.0.2', '127.0.0.1').replace('/etc/postgresql/15/main', `${first.folder}/data`));
  run(listen, { ...env, DATA: `${first.folder}/data` });
  env.PGPORT = String(ports[0]);
  run(copy.replace('10.0.0.1', '127.0.0.1').replace('/var/lib/postgresql/15/main', `${other}/data`), env);
  run(`${NOT_ROOT} "${POSTGRES}/pg_ctl" -D "${other}/data" -o "-p ${ports[1]} -k '${other}'" -l "${other}/log" -w start >/dev/null`);
  t.after(() => spawnSync('bash', ['-c', `${NOT_ROOT} "${POSTGRES}/pg_ctl" -D "${other}/data" -m immediate stop`]));
  await until(() => run('psql -c "SELECT application_name, state FROM pg_stat_replication"', env).trim() === 'a|streaming', 'the standby');
  run(wait, env);
  await until(() => run('psql -c "SELECT sync_state FROM pg_stat_replication"', env).trim() === 'quorum', 'that moves wait for it');
  const store = setting.split(/=(.*)/)[1].replace('10.0.0.1', `127.0.0.1:${ports[0]}`).replace('10.0.0.2', `127.0.0.1:${ports[1]}`);
  const server = await startServer({ args: ['--store', store], web: join(root, 'web') });
  t.after(() => server.close());
  await guest(server, 'Ann');
  const backup = commandsOf({ name: '', text: readFileSync(join(root, 'docker/README.md'), 'utf8') }).find(({ text }) => text.includes('target_session_attrs')).text;
  run(`"${program}" ${backup.replace('ochre ', '').replace('COPY', 'copy.sqlite').replace('10.0.0.2', `127.0.0.1:${ports[1]}`)}`);
  run(`${NOT_ROOT} "${POSTGRES}/pg_ctl" -D "${first.folder}/data" -m immediate stop >/dev/null`);
  await until(async () => (await send(server.url, 'GET', '/healthz')).status === 503, 'the loss');
  run('pg_ctlcluster 15 main promote', { DATA: `${other}/data` });
  await until(async () => (await send(server.url, 'GET', '/healthz')).status === 200, 'that the server finds it');
  await guest(server, 'Ben');
});
