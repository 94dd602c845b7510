// On a Debian: what the running server has loaded comes with the packages that docker/packages.txt names for running it.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { live } from '../support/live.js';
import { declared, filesOf, listed } from '../support/declared.js';
import { until } from '../support/patience.js';
import { account, guest } from '../support/rest.js';
import { program, startServer } from '../support/server.js';

test('every library that the server loads is of a package that is named for running it', async (t) => {
  const names = declared(['run']);
  if (!names) return t.skip('there is no dpkg here');
  const server = await startServer();
  try {
    const client = await live(await guest(server, 'Loader')); // the event loop's plugin is loaded by dlopen
    const libraries = [...new Set([...readFileSync(`/proc/${server.child.pid}/maps`, 'utf8').matchAll(/ (\/\S+\.so[.0-9]*)$/gm)].map(([, file]) => realpathSync(file)))];
    client.close();
    assert.ok(libraries.some((file) => /evlib_ev/.test(file)), libraries.join(' '));
    assert.ok(!libraries.some((file) => /libpq/.test(file)), 'a store in a file needs no libpq');
    assert.ok(!libraries.some((file) => /libcurl/.test(file)), 'a server that has sent nothing needs no libcurl');
    const files = filesOf(names);
    assert.deepEqual(libraries.filter((file) => !files.has(file)), []);
  } finally {
    await server.close();
  }
});

test('the package names what it loads, too', async () => {
  const text = readFileSync(new URL('../../docker/packaging/install.cmake', import.meta.url), 'utf8');
  assert.ok(listed(['run']).includes('libwebsockets-evlib-ev'));
  assert.ok(listed(['run']).includes('libpq5'));
  assert.ok(listed(['run']).includes('libcurl4'));
  assert.match(text, /CPACK_DEBIAN_PACKAGE_DEPENDS "libwebsockets-evlib-ev, libpq5, libcurl4 \| libcurl4t64,/);
});

test('a program built without PostgreSQL says so of a store there, and does not name libpq', (t) => {
  const without = join(dirname(program), 'ochre_no_postgres');
  assert.ok(!readFileSync(without).includes('libpq.so'));
  const serve = spawnSync(without, ['serve', '--store', 'postgres://127.0.0.1:1/ochre', '--listen', '127.0.0.1:0'], { encoding: 'utf8' });
  assert.equal(serve.status, 1, serve.stderr);
  assert.match(serve.stderr, /event=engine_missing/);
  assert.match(serve.stderr, /event=store_not_open path=postgres error=store_no_engine/);
  const folder = mkdtempSync(join(tmpdir(), 'ochre-no-postgres-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const root = new URL('../..', import.meta.url).pathname;
  const made = spawnSync('cmake', ['-S', root, '-B', folder, '-G', 'Ninja', '-DOCHRE_POSTGRES=OFF'], { encoding: 'utf8' });
  assert.equal(made.status, 0, made.stderr);
  assert.doesNotMatch(readFileSync(join(folder, 'build.ninja'), 'utf8'), /store\/postgres|libpq/);
});

test('a store in PostgreSQL without libpq ends in an error that names it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ochre-libpq-'));
  writeFileSync(join(folder, 'libpq.so.5'), ''); // it is found first, and is no library
  try {
    const env = { ...process.env, LD_LIBRARY_PATH: folder };
    const serve = spawnSync(program, ['serve', '--store', 'postgres://127.0.0.1:1/ochre', '--listen', '127.0.0.1:0'], { env, encoding: 'utf8' });
    assert.equal(serve.status, 1, serve.stderr);
    assert.match(serve.stderr, /event=libpq_missing library=libpq\.so\.5/);
    assert.match(serve.stderr, /event=store_not_open path=postgres error=store_no_engine/);
    const admin = spawnSync(program, ['admin', 'users', '--file', 'postgres://127.0.0.1:1/ochre'], { env, encoding: 'utf8' });
    assert.notEqual(admin.status, 0);
    assert.match(admin.stderr, /libpq/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a letter without libcurl waits, and the log names the library', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ochre-libcurl-'));
  writeFileSync(join(folder, 'libcurl.so.4'), ''); // it is found first, and is no library
  const args = ['--mail-from', 'ochre@play.example', '--smtp', 'smtp://127.0.0.1:1'];
  const server = await startServer({ args, env: { LD_LIBRARY_PATH: folder } });
  try {
    const ann = await account(server, 'Ann');
    await ann.expect(202, 'POST', '/api/me/notify/mail', { address: 'ann@home.example' });
    const logged = (pattern) => until(() => server.log.some((line) => pattern.test(line)), String(pattern));
    await logged(/event=libcurl_missing library=libcurl\.so\.4/);
    await logged(/event=not_sent .*answer=no_library /);
  } finally {
    await server.close();
    rmSync(folder, { recursive: true });
  }
});
