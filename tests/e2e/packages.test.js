// On a Debian: what the running server has loaded comes with the packages that docker/packages.txt names for running it.
import assert from 'node:assert/strict';
import { readFileSync, realpathSync } from 'node:fs';
import { test } from 'node:test';
import { live } from '../support/live.js';
import { declared, filesOf, listed } from '../support/declared.js';
import { guest } from '../support/rest.js';
import { startServer } from '../support/server.js';

test('every library that the server loads is of a package that is named for running it', async (t) => {
  const names = declared(['run']);
  if (!names) return t.skip('there is no dpkg here');
  const server = await startServer();
  try {
    const client = await live(await guest(server, 'Loader')); // the event loop's plugin is loaded by dlopen
    const libraries = [...new Set([...readFileSync(`/proc/${server.child.pid}/maps`, 'utf8').matchAll(/ (\/\S+\.so[.0-9]*)$/gm)].map(([, file]) => realpathSync(file)))];
    client.close();
    assert.ok(libraries.some((file) => /evlib_ev/.test(file)), libraries.join(' '));
    const files = filesOf(names);
    assert.deepEqual(libraries.filter((file) => !files.has(file)), []);
  } finally {
    await server.close();
  }
});

test('the package names what it loads, too', async () => {
  const text = readFileSync(new URL('../../docker/packaging/install.cmake', import.meta.url), 'utf8');
  assert.ok(listed(['run']).includes('libwebsockets-evlib-ev'));
  assert.match(text, /CPACK_DEBIAN_PACKAGE_DEPENDS "libwebsockets-evlib-ev,/);
});
