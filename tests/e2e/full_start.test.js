// A start on a full disk says that the disk is full, and the service is started until there is room again.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { patient } from '../support/patience.js';
import { guest } from '../support/rest.js';
import { program, Server } from '../support/server.js';
import { fillDisk, smallDisk } from '../support/small_disk.js';

const cleanups = [];
after(async () => {
  for (const clean of cleanups.reverse()) await clean();
});

/** Returns the output of a start that cannot succeed. */
function startFails(dir) {
  const done = spawnSync(program, ['serve', '--listen', '127.0.0.1:0', '--data', dir], { encoding: 'utf8', timeout: patient(10000) });
  assert.deepEqual([done.status, done.signal], [1, null], done.stderr);
  return done.stderr;
}

for (const [what, prepare] of [
  ['with nothing in its folder', async () => {}],
  ['after a clean stop', (server) => server.stop()],
  ['after it was killed, its shared memory gone', async (server) => {
    await server.kill();
    unlinkSync(join(server.dir, 'ochre.sqlite-shm'));
  }],
]) {
  test(`a start on a full disk ${what} says store_full, and starts when there is room`, async (t) => {
    const dir = smallDisk(cleanups);
    if (!dir) return t.skip('no tmpfs may be mounted here');
    const server = new Server({ dir });
    cleanups.push(() => server.close());
    if (prepare.length > 0) {
      await server.start();
      await guest(server, 'Early');
      await prepare(server);
    }
    fillDisk(dir);
    for (let tries = 0; tries < 3; tries += 1) assert.match(startFails(dir), /event=store_not_open path=\S+ error=store_full$/m);
    unlinkSync(join(dir, 'filler'));
    await server.start();
    await guest(server, 'Late');
  });
}

test('systemd gives no unit up that it starts again', () => {
  const folder = new URL('../../docker/packaging/', import.meta.url).pathname;
  const restarted = readdirSync(folder).filter((name) => name.endsWith('.service.in')).map((name) => [name, readFileSync(join(folder, name), 'utf8')])
    .filter(([, text]) => /^Restart=(?!no$)/m.test(text));
  assert.ok(restarted.length >= 2);
  for (const [name, text] of restarted) {
    const [unit] = text.split(/^\[Service\]$/m);
    assert.match(unit, /^StartLimitIntervalSec=0$/m, name);
  }
});
