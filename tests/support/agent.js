// The connections of the tests to their servers, kept alive from one request to the next.
import http from 'node:http';

/** The server closes what is idle for 75 s, HAProxy after 10; a connection that may be about to be closed is not taken for one more request. */
const IDLE_MS = 5000;

/** Start of a connection's idle time. @type {WeakMap<object, number>} */
const since = new WeakMap();

class Kept extends http.Agent {
  keepSocketAlive(socket) {
    since.set(socket, performance.now());
    return super.keepSocketAlive(socket);
  }
}

export const agent = new Kept({ keepAlive: true, maxSockets: 64, timeout: IDLE_MS });

/** Closes connections that were idle for so long that the server is about to close them. */
export function hangUp(ms = 0) {
  const now = performance.now();
  for (const socket of Object.values(agent.freeSockets).flat()) if (now - (since.get(socket) ?? 0) >= ms) socket.destroy();
}

/** Before a request: whoever has computed for a minute, or waited for a program, was not told meanwhile that a timer has gone off or others have hung up. */
export const hangUpIdle = () => hangUp(IDLE_MS);
