// Eleven floods, each from one address that does its worst for some seconds. tests/attack/floods.test.js starts each in a separate process,
// so that only the server is shared with the flooded users:
//   node support/floods.js NAME URL SECONDS ADDRESS SEED
// A flood also lasts while its standard input is open: the test closes it when other users have moved meanwhile. At the end it prints the
// answers: {"answers": {"200": 17, ...}, "sent": 4711}. Refusals are expected.
import http from 'node:http';
import net from 'node:net';
import { fileURLToPath } from 'node:url';
import { library } from './library.js';
import { sleep } from './raw.js';

const WebSocket = library('ws');

const HEAD = (path) => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: keep-alive\r\n\r\n`;
const CHAT = 'x'.repeat(900);

/** The state of all floods: the end time, the server, the counted answers. */
class Flood {
  constructor(url, seconds, address, seed) {
    this.url = url;
    this.port = Number(new URL(url).port);
    this.until = Date.now() + 1000 * seconds;
    this.address = address;
    this.agent = new http.Agent({ keepAlive: true, maxSockets: 256, localAddress: address });
    this.answers = {};
    this.sent = 0;
    this.state = seed >>> 0;
    this.held = true;
    process.stdin.resume().on('close', () => { this.held = false; });
  }

  get on() {
    return this.held || Date.now() < this.until;
  }

  random(n) {
    this.state = (Math.imul(this.state, 1664525) + 1013904223) >>> 0;
    return Math.floor(this.state / 2 ** 32 * n);
  }

  count(what) {
    this.answers[what] = (this.answers[what] ?? 0) + 1;
  }

  /** One request; its status is counted, whatever it is. */
  ask(method, path, { cookie, body } = {}) {
    this.sent += 1;
    return new Promise((resolve) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const headers = { ...(cookie && { cookie }), ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }) };
      const request = http.request(this.url + path, { method, headers, agent: this.agent }, (response) => {
        const parts = [];
        response.on('data', (part) => parts.push(part));
        response.on('error', () => resolve({ status: 0 }));
        response.on('end', () => {
          this.count(response.statusCode);
          let json;
          try { json = JSON.parse(Buffer.concat(parts)); } catch { json = undefined; }
          const set = response.headers['set-cookie']?.[0].split(';')[0];
          resolve({ status: response.statusCode, json, cookie: set, headers: response.headers });
        });
      });
      request.setTimeout(10000, () => request.destroy());
      request.on('error', (error) => { this.count(error.code ?? 'error'); resolve({ status: 0 }); });
      request.end(text);
    });
  }

  /** A guest's cookie, or undefined once they are refused. */
  async guest() {
    return (await this.ask('POST', '/api/guests', { body: { name: `Flood ${this.random(1e9)}` } })).cookie;
  }

  /** A live connection that resolves once it stands, or to null. */
  live(cookie) {
    this.sent += 1;
    return new Promise((resolve) => {
      const socket = new WebSocket(`${this.url.replace('http', 'ws')}/ws`, { headers: cookie ? { cookie } : {}, perMessageDeflate: false, localAddress: this.address });
      socket.on('open', () => { this.count('live'); resolve(socket); });
      socket.on('error', () => { this.count('live refused'); resolve(null); });
      socket.on('close', (code) => this.count(`closed ${code}`));
      socket.on('message', () => {});
    });
  }

  /** A bare socket. */
  raw() {
    this.sent += 1;
    const socket = net.connect({ host: '127.0.0.1', port: this.port, localAddress: this.address });
    socket.on('error', () => {});
    socket.on('data', (part) => this.count(/^HTTP\/1.1 (\d+)/.exec(part.toString('latin1'))?.[1] ?? 'data'));
    return socket;
  }

  /** Runs `job(index)` again and again on so many lanes at once. */
  lanes(count, job) {
    return Promise.all(Array.from({ length: count }, async (_, index) => {
      while (this.on) {
        const before = this.sent;
        await job(index);
        if (this.sent === before) await sleep(20); // nothing could be sent: do not spin
      }
    }));
  }

  /** A table with bots that has begun: its id, or undefined. */
  async table(cookie, game = 'stoneage', seats = 4) {
    const made = await this.ask('POST', '/api/matches', { cookie, body: { game, seats, bot_delay: false } });
    const id = made.json?.match?.id;
    if (!id) return undefined;
    for (let seat = 1; seat < seats; seat += 1) await this.ask('POST', `/api/matches/${id}/bots`, { cookie, body: { seat, bot: 'easy' } });
    await this.ask('POST', `/api/matches/${id}/start`, { cookie });
    return id;
  }
}

export const FLOODS = {
  /** Half heads, a byte a second. */
  async heads(flood) {
    const sockets = new Set();
    while (flood.on) {
      while (sockets.size < 600) {
        const socket = flood.raw();
        sockets.add(socket);
        socket.on('close', () => sockets.delete(socket));
        socket.write(flood.random(2) ? 'GET /ap' : 'GET /w');
      }
      await sleep(1000);
      for (const socket of sockets) socket.write('x');
    }
    for (const socket of sockets) socket.destroy();
  },

  /** Connections that come and go, live ones on a connection that was used before among them. */
  async connections(flood) {
    await flood.lanes(64, async () => {
      const socket = flood.raw();
      socket.write(HEAD('/api/games'));
      if (flood.random(2)) socket.write('GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n');
      await sleep(flood.random(40));
      if (flood.random(2)) socket.resetAndDestroy();
      else socket.destroy();
    });
  },

  /** Cheap requests, sixteen at a time on each connection. */
  async requests(flood) {
    const paths = ['/', '/api/matches', '/api/games/stoneage', '/js/main.js', '/no/such/page', '/api/statistics'];
    await flood.lanes(64, async () => {
      const socket = flood.raw();
      let waiting = 0;
      socket.on('data', () => { waiting = 0; });
      while (flood.on && !socket.destroyed) {
        if (waiting < 4) {
          socket.write(Array.from({ length: 16 }, () => HEAD(paths[flood.random(paths.length)])).join(''));
          flood.sent += 16;
          waiting += 1;
        }
        await sleep(5);
      }
      socket.destroy();
    });
  },

  /** Guests, tables, rematches: all that lasts. */
  async tables(flood) {
    await flood.lanes(32, async () => {
      const cookie = await flood.guest();
      if (!cookie) return;
      for (let i = 0; i < 60 && flood.on; i += 1) {
        const id = i % 3 ? (await flood.ask('POST', '/api/matches', { cookie, body: { game: 'clans', seats: 2 } })).json?.match?.id : await flood.table(cookie, 'clans', 2);
        if (!id) break;
        if (i % 3) continue;
        await flood.ask('POST', `/api/matches/${id}/moves`, { cookie, body: { id: 'off', expects: 0, move: { kind: 'seat_vote', about: null, choice: 'call_off' } } });
        await flood.ask('POST', `/api/matches/${id}/rematch`, { cookie });
      }
    });
  },

  /** Sessions that there are not: each has to be looked up, over REST and for a connection. */
  async sessions(flood) {
    const token = () => Array.from({ length: 40 }, () => 'abcdefghijkmnpqrstuvwxyz23456789'[flood.random(32)]).join('');
    await flood.lanes(128, async (lane) => {
      const cookie = `ochre_session=${token()}`;
      if (lane % 4) await flood.ask('GET', '/api/me', { cookie });
      else (await flood.live(cookie))?.terminate();
    });
  },

  /** Passwords to compute. */
  async passwords(flood) {
    await flood.lanes(64, async (lane) => {
      const name = `Flood ${flood.random(1e9)}`;
      if (lane % 2) await flood.ask('POST', '/api/sessions', { body: { name, password: 'not the password' } });
      else await flood.ask('POST', '/api/accounts', { body: { name, password: 'a password of some length' } });
    });
  },

  /** Whatever costs most to read. */
  async readers(flood) {
    const cookie = await flood.guest();
    const id = cookie && await flood.table(cookie);
    const paths = [`/api/matches/${id}/events?from=0&count=1000`, `/api/matches/${id}/luck`, '/api/me/export', '/api/matches?filter=mine', `/api/matches/${id}/chat`, `/api/matches/${id}`, '/api/statistics/games_played', `/api/matches/${id}/export`];
    await flood.lanes(64, async (lane) => { await flood.ask('GET', paths[(lane + flood.random(3)) % paths.length], { cookie }); });
  },

  /** The lobby, asked for and given up again, while it changes. */
  async lobby(flood) {
    const cookie = await flood.guest();
    const id = cookie && (await flood.ask('POST', '/api/matches', { cookie, body: { game: 'stoneage', seats: 4 } })).json?.match?.id;
    await flood.lanes(80, async (lane) => {
      if (lane === 0 && id) {
        await flood.ask('POST', `/api/matches/${id}/bots`, { cookie, body: { seat: 1, bot: 'easy' } });
        await flood.ask('DELETE', `/api/matches/${id}/bots/1`, { cookie });
        return;
      }
      const socket = await flood.live();
      for (let on = true; socket?.readyState === WebSocket.OPEN && flood.on; on = !on) {
        socket.send(JSON.stringify({ type: 'lobby', on }));
        flood.sent += 1;
        await sleep(20);
      }
      socket?.terminate();
    });
  },

  /** Messages: whole matches again and again, moves that are stale, words that mean nothing, as long as may be. */
  async messages(flood) {
    const cookie = await flood.guest();
    const id = cookie && await flood.table(cookie);
    await flood.lanes(40, async () => {
      const socket = await flood.live(cookie);
      for (let n = 0; socket?.readyState === WebSocket.OPEN && flood.on; n += 1) {
        const message = [{ type: 'subscribe', match: id }, { type: 'move', id: `m${n}`, match: id, expects: 0, move: 0 }, { type: 'chat', id: `c${n}`, match: id, text: CHAT }, { type: 'ping', id: `p${n}` }, { type: 'subscribe', match: 'aaaaaaaaaaaaaaaa' }][n % 5];
        socket.send(n % 31 === 30 ? '['.repeat(16000) : JSON.stringify(message));
        flood.sent += 1;
        await sleep(2);
      }
      socket?.terminate();
    });
  },

  /** Live connections that get many messages and read none. */
  async deaf(flood) {
    const cookie = await flood.guest();
    const ids = [];
    for (let i = 0; cookie && i < 10; i += 1) ids.push(await flood.table(cookie));
    await flood.lanes(200, async () => {
      const socket = await flood.live(cookie);
      if (!socket) return;
      socket.on('ping', () => {});
      socket.pause();
      for (let n = 0; n < 200 && socket.readyState === WebSocket.OPEN && flood.on; n += 1) {
        socket.send(JSON.stringify({ type: 'subscribe', match: ids[n % ids.length] ?? 'aaaaaaaaaaaaaaaa' }));
        flood.sent += 1;
        await sleep(50);
      }
      while (socket.readyState === WebSocket.OPEN && flood.on) await sleep(200);
      socket.terminate();
    });
  },

  /** Bots that think at once, as many as may be. */
  async bots(flood) {
    await flood.lanes(8, async () => {
      const cookie = await flood.guest();
      for (let i = 0; cookie && i < 50 && flood.on; i += 1) {
        const id = await flood.table(cookie);
        if (!id) break;
        const socket = await flood.live(cookie);
        socket?.on('message', (data) => {
          const update = JSON.parse(data);
          if (update.type !== 'update' || update.more || !update.legal || !flood.on) return;
          socket.send(JSON.stringify({ type: 'move', id: `m${update.version}`, match: id, expects: update.version, move: flood.random(update.legal) }));
          flood.sent += 1;
        });
        socket?.send(JSON.stringify({ type: 'subscribe', match: id }));
      }
      await sleep(1000);
    });
  },
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [name, url, seconds, address, seed] = process.argv.slice(2);
  const flood = new Flood(url, Number(seconds), address, Number(seed));
  await FLOODS[name](flood);
  console.log(JSON.stringify({ answers: flood.answers, sent: flood.sent }));
  process.exit(0);
}
