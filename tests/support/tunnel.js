// A stand-in of a tunnel: a proxy on this machine that does with a request what `cloudflared`, `tailscale serve` and others do, WebSockets included.
import http from 'node:http';
import net from 'node:net';

/** The header lines of a request with those of the tunnel in their place. */
const linesOf = (headers) => Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`).join('');

/**
 * A tunnel to port `to`: {port, url, close()}.
 * @param {number} to
 * @param {{headers: (request: http.IncomingMessage) => Record<string, string>, without?: string}} kind `headers`: those that it sends in place of what came;
 *   `without`: the path that it takes away
 */
export async function openTunnel(to, { headers, without = '' }) {
  const sockets = new Set();
  const pathOf = (request) => (without && request.url.startsWith(`${without}/`) ? request.url.slice(without.length) : request.url);
  const server = http.createServer((request, response) => {
    const on = http.request({ port: to, host: '127.0.0.1', method: request.method, path: pathOf(request), headers: { ...request.headers, ...headers(request) }, agent: false }, (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    }).once('error', () => response.destroy());
    request.pipe(on);
  });
  server.on('upgrade', (request, socket, head) => {
    const on = net.connect(to, '127.0.0.1', () => {
      on.write(`GET ${pathOf(request)} HTTP/1.1\r\n${linesOf({ ...request.headers, ...headers(request) })}\r\n`);
      on.write(head);
      socket.pipe(on).pipe(socket);
    });
    for (const one of [on, socket]) {
      sockets.add(one);
      one.on('error', () => { on.destroy(); socket.destroy(); });
    }
  });
  await new Promise((resolve) => { server.listen(0, '0.0.0.0', resolve); });
  const { port } = server.address();
  return {
    port, url: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => {
      for (const one of sockets) one.destroy();
      server.closeAllConnections();
      server.close(resolve);
    }),
  };
}
