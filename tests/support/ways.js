// Obstacles between a browser and the server: proxies that let no WebSocket through, and connections that die without a word.
import http from 'node:http';
import net from 'node:net';

const listening = (server) => new Promise((resolve) => { server.listen(0, '127.0.0.1', () => resolve(server.address().port)); });

/**
 * A proxy for HTTP alone. An upgrade it passes on as a plain request (nginx without the lines for it), or does not answer at all.
 * @param {{port: number}} server @param {{upgrades?: 'dropped'|'silent'|'passed'}} [options]
 * @returns {Promise<{url: string, port: number, upgrades: number, pass: (how: string) => void, close: () => void}>}
 */
export async function plainProxy(server, { upgrades = 'dropped' } = {}) {
  const way = { upgrades: 0, how: upgrades, pass: (how) => { way.how = how; } };
  const sockets = new Set();
  const forward = (request, answer) => {
    const headers = { ...request.headers, connection: 'close' };
    delete headers.upgrade;
    const asked = http.request({ host: '127.0.0.1', port: server.port, method: request.method, path: request.url, headers }, (reply) => {
      answer.writeHead(reply.statusCode, reply.headers);
      reply.pipe(answer);
    });
    asked.on('error', () => answer.destroy());
    answer.on('close', () => asked.destroy());
    request.pipe(asked);
  };
  const proxy = http.createServer(forward);
  proxy.on('connection', (socket) => { sockets.add(socket); socket.on('close', () => sockets.delete(socket)); });
  proxy.on('upgrade', (request, socket, head) => {
    way.upgrades += 1;
    socket.on('error', () => {});
    if (way.how === 'silent') return;
    if (way.how === 'dropped') return void socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    const on = net.connect(server.port, '127.0.0.1', () => {
      on.write(`${request.method} ${request.url} HTTP/1.1\r\n${request.rawHeaders.reduce((all, text, at) => all + text + (at % 2 ? '\r\n' : ': '), '')}\r\n`);
      on.write(head);
      socket.pipe(on).pipe(socket);
    });
    sockets.add(on);
    on.on('error', () => socket.destroy());
    socket.on('close', () => on.destroy());
  });
  way.port = await listening(proxy);
  way.url = `http://127.0.0.1:${way.port}`;
  way.close = () => {
    proxy.close();
    for (const socket of sockets) socket.destroy();
  };
  return way;
}

/**
 * A way on which WebSockets can die as behind a phone that slept: nothing passes any longer, and neither end notices.
 * @param {{port: number}} server @returns {Promise<{url: string, port: number, die: () => void, opened: number, close: () => void}>}
 */
export async function frailWay(server) {
  const way = { opened: 0 };
  const pairs = new Set();
  const listener = net.createServer((near) => {
    const far = net.connect(server.port, '127.0.0.1');
    const pair = { live: false, dead: false };
    pairs.add(pair);
    near.on('data', (bytes) => {
      if (/^upgrade: websocket/im.test(bytes.toString('latin1'))) {
        pair.live = true;
        way.opened += 1;
      }
      if (!pair.dead) far.write(bytes);
    });
    far.on('data', (bytes) => { if (!pair.dead) near.write(bytes); });
    near.on('close', () => { pairs.delete(pair); far.destroy(); });
    far.on('close', () => { if (!pair.dead) near.destroy(); });
    for (const socket of [near, far]) socket.on('error', () => {});
    pair.end = () => { near.destroy(); far.destroy(); };
  });
  way.port = await listening(listener);
  way.url = `http://127.0.0.1:${way.port}`;
  way.die = () => { for (const pair of pairs) if (pair.live) pair.dead = true; };
  way.close = () => {
    listener.close();
    for (const pair of pairs) pair.end();
  };
  return way;
}
