// One address at default limits does its worst, by eleven floods after each other and then by all of them at once. Others, from addresses
// of their own, play on: nothing of theirs is refused, what they wait for arrives, and afterwards nothing is full.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { attackRandom, attackSeconds } from '../support/attack.js';
import { FLOODS } from '../support/floods.js';
import { live } from '../support/live.js';
import { patient } from '../support/patience.js';
import { sleep } from '../support/raw.js';
import { guest, send, table } from '../support/rest.js';
import { startServer } from '../support/server.js';

const script = fileURLToPath(new URL('../support/floods.js', import.meta.url));
const FLOODER = '127.0.0.66';
const PAUSE_MS = 20; // between two moves of a player
const MOVE_LIMIT_MS = 30000; // so long somebody who is flooded waits for a move at most, whatever else this machine does
const LONG_P99_MS = 50; // what is promised; short runs beside other tests only print theirs
const seconds = attackSeconds(12);
const long = seconds >= 60;
const names = [...Object.keys(FLOODS), 'all'];
const share = seconds / names.length;
const random = attackRandom('floods');

/**
 * A flood in a process of its own. Where the waits of the players are judged it stands back for the server and them; the short form runs
 * beside other tests, where who stands back gets no processor for minutes. It lasts until MOVED, too.
 */
function flood(name, server, moved) {
  return new Promise((resolve, reject) => {
    const child = spawn('nice', ['-n', long ? '19' : '0', process.execPath, script, name, server.url, String(share), FLOODER, String(random(2 ** 31))], { stdio: ['pipe', 'pipe', 'inherit'] });
    moved.finally(() => child.stdin.end()).catch(reject);
    let out = '';
    child.stdout.on('data', (part) => { out += part; });
    child.on('error', reject);
    child.on('close', (code) => code === 0 ? resolve({ name, ...JSON.parse(out) }) : reject(new Error(`flood ${name} ended with ${code}`)));
  });
}

const rank = (sorted, share99) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share99))];

/** Two people who play matches with each other, one after the other, until told to stop; how long each move took is kept. */
class Players {
  constructor(server) {
    this.server = server;
    this.waits = [];
    this.sockets = [];
    this.stopping = false;
  }

  async seat(index) {
    const rest = await guest(this.server, `Player ${index}`, { localAddress: `127.0.0.${10 + index}` });
    return { rest, socket: await live(rest) };
  }

  /** Ends the play; whoever waits for a turn is woken by the answer to a ping. */
  stop() {
    this.stopping = true;
    for (const socket of this.sockets) socket.send({ type: 'ping', id: 'stop' });
  }

  /** Waits until there was another move; refuses if there was none in the limit. */
  async moved(during) {
    const had = this.waits.length;
    const until = performance.now() + MOVE_LIMIT_MS;
    while (this.waits.length === had && !this.stopping) {
      assert.ok(performance.now() < until, `nobody could move during ${during}`);
      await sleep(PAUSE_MS);
    }
  }

  async play() {
    const people = [await this.seat(0), await this.seat(1)];
    this.sockets = people.map(({ socket }) => socket);
    while (!this.stopping) {
      const match = await table(people.map(({ rest }) => rest), { listed: true });
      await Promise.all(people.map(({ socket }) => this.#playOn(socket, match.id)));
      for (const { socket } of people) socket.send({ type: 'unsubscribe', match: match.id });
    }
    for (const { socket } of people) socket.close();
  }

  async #playOn(socket, id) {
    const held = await socket.subscribe(id);
    for (;;) {
      const update = await socket.until(() => {
        const now = held.update;
        return this.stopping || now.result.over || (now.legal > 0 && now.version === held.version) ? now : null;
      }, 'my turn', MOVE_LIMIT_MS);
      if (this.stopping || update.result.over) return;
      const begun = performance.now();
      const answer = await socket.request({ type: 'move', match: id, expects: update.version, move: random(update.legal) });
      this.waits.push(performance.now() - begun);
      if (answer.type === 'accepted') await socket.until(() => held.update.version >= answer.version, 'my own move');
      else assert.equal(answer.error.name, 'stale', JSON.stringify(answer));
      await sleep(PAUSE_MS);
    }
  }
}

/** Somebody who reads the lobby, a game and a page, from a third address. */
async function look(server, players, waits) {
  for (let n = 0; !players.stopping; n += 1) {
    const path = ['/api/matches', '/api/games/clans', '/'][n % 3];
    const begun = performance.now();
    const answer = await send(server.url, 'GET', path, { localAddress: '127.0.0.20' });
    waits.push(performance.now() - begun);
    assert.equal(answer.status, 200, `GET ${path} -> ${answer.status} ${answer.text.slice(0, 200)}`);
    await sleep(PAUSE_MS);
  }
}

/** Later clients find room for everything. */
async function roomForAll(server) {
  const people = [await guest(server, 'Late Ann', { localAddress: '127.0.0.30' }), await guest(server, 'Late Ben', { localAddress: '127.0.0.31' })];
  await people[0].create('/api/accounts', { name: `Late ${random(1e6)}`, password: 'a password of some length' });
  const match = await table(people);
  const socket = await live(people[0]);
  const held = await socket.subscribe(match.id);
  assert.equal((await socket.request({ type: 'chat', match: match.id, text: 'still here' })).type, 'accepted');
  assert.ok(held.update);
  socket.close();
  assert.equal((await people[1].get('/healthz')).status ?? 'ok', 'ok');
}

test('one address cannot spoil the game of the others, nor fill what all need', { timeout: patient(1000 * (seconds + 60)) }, async () => {
  const server = await startServer({ limits: 1 });
  const players = new Players(server);
  const looks = [];
  const told = [];
  try {
    const playing = Promise.all([players.play(), look(server, players, looks)]);
    await Promise.race([playing, (async () => {
      await players.moved('nothing');
      for (const name of names) {
        const from = [players.waits.length, looks.length];
        const moved = players.moved(name);
        const reports = await Promise.all((name === 'all' ? Object.keys(FLOODS) : [name]).map((each) => flood(each, server, moved)));
        const moves = players.waits.slice(from[0]).sort((a, b) => a - b);
        const reads = looks.slice(from[1]).sort((a, b) => a - b);
        told.push({ name, moves: moves.length, p50: rank(moves, 0.5), p99: rank(moves, 0.99), read_p99: rank(reads, 0.99), answers: Object.assign({}, ...reports.map(({ answers }) => answers)) });
        const { p50, p99, read_p99: read } = told.at(-1);
        console.log(`${name}: ${moves.length} moves, p50 ${p50?.toFixed(1)} ms, p99 ${p99?.toFixed(1)} ms; reads p99 ${read?.toFixed(1)} ms; ${reports.map(({ sent, answers }) => `${sent} sent, ${JSON.stringify(answers)}`).join('; ')}`);
      }
    })()]);
    players.stop();
    await playing;
    await roomForAll(server);
    if (long) for (const { name, p99, read_p99: read } of told.filter((one) => one.name !== 'all')) assert.ok(p99 < LONG_P99_MS && read < LONG_P99_MS, `${name}: p99 ${p99} ms of a move, ${read} ms of a read`);
  } finally {
    players.stopping = true;
    await server.close();
  }
});
