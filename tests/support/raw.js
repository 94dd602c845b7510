// Bare sockets, for clients that do not behave.
import { randomBytes } from 'node:crypto';
import net from 'node:net';

/** A socket to the server: {socket, received (text so far), closed (promise of when it ended, ms since the start)} */
export function raw(server, options = {}) {
  const socket = net.connect({ host: '127.0.0.1', port: server.port, ...options });
  const begun = Date.now();
  const state = { socket, received: '', bytes: 0 };
  socket.on('error', () => {});
  socket.on('data', (part) => {
    state.bytes += part.length;
    if (state.received.length < 65536) state.received += part.toString('latin1');
  });
  state.closed = new Promise((resolve) => { socket.on('close', () => resolve(Date.now() - begun)); });
  return state;
}

/** The request line and headers of a WebSocket hand-shake. */
export function handshake(server, cookie, extra = '') {
  return `GET /ws HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n`
    + `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\nSec-WebSocket-Version: 13\r\n`
    + `${cookie ? `Cookie: ${cookie}\r\n` : ''}${extra}\r\n`;
}

/** A masked client frame. opcode 1: text, 2: binary. */
export function frame(bytes, { opcode = 1, final = true } = {}) {
  const body = Buffer.from(bytes);
  const mask = randomBytes(4);
  const head = [(final ? 0x80 : 0) | opcode];
  if (body.length < 126) head.push(0x80 | body.length);
  else if (body.length < 65536) head.push(0x80 | 126, body.length >> 8, body.length & 255);
  else head.push(0x80 | 127, 0, 0, 0, 0, body.length >>> 24, (body.length >> 16) & 255, (body.length >> 8) & 255, body.length & 255);
  return Buffer.concat([Buffer.from(head), mask, body.map((byte, index) => byte ^ mask[index % 4])]);
}

export const sleep = (ms) => new Promise((resolve) => { setTimeout(resolve, ms); });
