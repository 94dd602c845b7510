// Between a server and its PostgreSQL: passes everything on, until it is to lose COMMIT or the answer to it.
import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The messages that a client has sent: {type, bytes}. The first of a connection has no type. */
function* messages(state, chunk) {
  state.rest = Buffer.concat([state.rest, chunk]);
  for (;;) {
    const head = state.begun ? 1 : 0;
    if (state.rest.length < head + 4) return;
    const size = head + state.rest.readUInt32BE(head);
    if (state.rest.length < size) return;
    yield { type: state.begun ? String.fromCharCode(state.rest[0]) : '', bytes: state.rest.subarray(0, size) };
    state.rest = state.rest.subarray(size);
    state.begun = true;
  }
}

/** The text, closed by a 0, that begins at `at`; and where it ends. */
function textAt(bytes, at) {
  const end = bytes.indexOf(0, at);
  return [bytes.toString('utf8', at, end), end + 1];
}

export class PostgresProxy {
  constructor(postgres) {
    this.target = join(postgres.folder, '.s.PGSQL.5432');
    this.folder = mkdtempSync(join(tmpdir(), 'ochre-proxy-'));
    this.sockets = new Set();
    this.closed = false; // refuses who connects
    this.lose = null; // 'commit', 'answer': once
    this.lost = 0;
    this.flights = []; // of each transaction: how often the client has waited for an answer in it
    this.server = createServer((socket) => this.#take(socket));
    process.once('exit', () => rmSync(this.folder, { recursive: true, force: true }));
  }

  listen() {
    return new Promise((resolve) => { this.server.listen(join(this.folder, '.s.PGSQL.5432'), resolve); });
  }

  url(user = 'ochre') {
    return `postgresql://${user}@/ochre?host=${encodeURIComponent(this.folder)}`;
  }

  close() {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Cuts all that are connected, and refuses others until open() is called. */
  shut() {
    this.closed = true;
    for (const socket of this.sockets) socket.destroy();
  }

  open() {
    this.closed = false;
  }

  #take(client) {
    if (this.closed) { client.destroy(); return; }
    const server = createConnection(this.target);
    const state = { rest: Buffer.alloc(0), begun: false, commits: new Set(), swallows: false, waits: 0, ends: false };
    const end = () => { client.destroy(); server.destroy(); };
    for (const socket of [client, server]) {
      this.sockets.add(socket);
      socket.on('error', end);
      socket.on('close', () => { this.sockets.delete(socket); end(); });
    }
    client.on('data', (chunk) => {
      for (const message of messages(state, chunk)) {
        if (this.#commits(state, message) && this.lose) {
          this.lost += 1;
          const lose = this.lose;
          this.lose = null;
          if (this.shuts) this.closed = true;
          if (lose === 'commit') { end(); return; }
          state.swallows = true;
        }
        this.#count(state, message);
        server.write(message.bytes);
      }
    });
    server.on('data', (chunk) => {
      if (!state.swallows) client.write(chunk);
      else if (chunk.includes('COMMIT\0')) end();
    });
  }

  /** A client waits behind "sync"; what came before the first of a transaction belongs to it. */
  #count(state, message) {
    state.ends ||= this.#commits(state, message);
    if (message.type !== 'S') return;
    state.waits += 1;
    if (!state.ends) return;
    this.flights.push(state.waits);
    state.waits = 0;
    state.ends = false;
  }

  /** Returns whether the message runs COMMIT. */
  #commits(state, { type, bytes }) {
    if (type === 'P') {
      const [name, next] = textAt(bytes, 5);
      if (textAt(bytes, next)[0] === 'COMMIT') state.commits.add(name);
    }
    if (type === 'Q') return textAt(bytes, 5)[0] === 'COMMIT';
    if (type !== 'B') return false;
    return state.commits.has(textAt(bytes, textAt(bytes, 5)[1])[0]);
  }
}
