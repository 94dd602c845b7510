// The connections of the tests to their servers, kept alive from one request to the next.
import http from 'node:http';

// The server closes what is idle for 75 s, HAProxy after 10; a connection that may be about to be closed is not taken for one more request.
export const agent = new http.Agent({ keepAlive: true, maxSockets: 64, timeout: 5000 });

/** Gives up those that nobody uses: the server is about to find that they were idle for too long. */
export const hangUp = () => Object.values(agent.freeSockets).flat().forEach((socket) => socket.destroy());
