// Memory of a server without visitors. Pages of the program and its libraries are the system's, which shares them and takes them
// back: how many of them count depends a little on the machine. What is the server's own does not.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import { Server } from '../support/server.js';

const OWN_KB = 5.125 * 1024; // each connection to the file holds all of its tables
const RESIDENT_KB = 14 * 1024;
const THREADS = 26; // on two cores
const THREAD_KB = 16; // as many cores, as many workers; one that has not worked has touched little of its stack

const server = new Server();
after(() => server.close());

const figure = (name) => Number(new RegExp(`^${name}:\\s*(\\d+)`, 'm').exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))[1]);

/** The kilobytes of memory that is no file's, on the stacks of threads: a mapping of the usual size behind a page that guards it. */
function stacks() {
  const maps = readFileSync(`/proc/${server.child.pid}/smaps`, 'utf8').split(/^(?=[0-9a-f]+-[0-9a-f]+ )/m);
  return maps.filter((map) => /^\S+ rw-p 0+ 00:00 0\s*\n/.test(map) && /^Size:\s*8192 kB/m.test(map))
    .map((map) => Number(/^Anonymous:\s*(\d+)/m.exec(map)[1]));
}

for (const how of ['of a new folder', 'again']) {
  test(`a server that was started ${how} has little memory of its own`, async (t) => {
    await server.start();
    try {
      const threads = figure('Threads');
      const own = figure('RssAnon');
      const touched = stacks();
      t.diagnostic(`${own} kB with ${threads} threads, ${touched.join(' ')} on their stacks; ${figure('VmRSS')} kB with files`);
      assert.ok(own <= OWN_KB + threads * THREAD_KB, `${own} kB with ${threads} threads`);
      assert.ok(figure('VmRSS') <= RESIDENT_KB + Math.max(0, threads - THREADS) * THREAD_KB, `${figure('VmRSS')} kB with files`);
      if (touched.length > 0) assert.ok(touched.filter((size) => size > 2 * THREAD_KB).length <= touched.length / 4, `${touched.join(' ')} kB on the stacks`);
    } finally {
      await server.stop();
    }
  });
}
