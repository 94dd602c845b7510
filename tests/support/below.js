// Two servers below paths of one host and port, behind proxies as docker/proxies.md shows them.
import { freePort } from './cluster.js';
import { openMailbox } from './mailbox.js';
import { proxyBefore } from './proxies.js';
import { startServer } from './server.js';

const PATHS = ['/ochre', '/games/second'];

/**
 * @param {string[]} chain proxies, the outer one first: of those that take the path away there is one, the inner one
 * @param {object} [options] of `startServer`
 * @returns {Promise<{origin: string, box: object, servers: {url: string, path: string, server: object, tail: (lines?: number) => string}[], close: () => Promise<void>}>}
 *     servers: as people see them; `box`: where the letters of the first one arrive
 */
export async function openBelow(chain, options = {}) {
  const closing = [];
  const close = async () => { for (const one of closing.splice(0).reverse()) await one(); };
  try {
    const origin = `http://127.0.0.1:${await freePort()}`;
    const box = await openMailbox();
    closing.push(() => box.close());
    const servers = [];
    for (const path of PATHS) {
      const url = origin + path;
      const server = await startServer({ ...options, args: ['--base-url', `${url}/`, '--trust-proxy', '--smtp', box.url, '--mail-from', 'ochre@play.example'] });
      closing.push(() => server.close());
      servers.push({ url, path, server, tail: (lines) => server.tail(lines) });
    }
    let ports = servers.map(({ server }) => server.port);
    for (const [i, name] of [...chain.entries()].reverse()) {
      const proxy = await proxyBefore(name, ports, { at: i === 0 ? Number(new URL(origin).port) : undefined });
      closing.push(() => proxy.close());
      ports = PATHS.map(() => proxy.port);
    }
    return { origin, box, servers, close };
  } catch (error) {
    await close();
    throw error;
  }
}
