// What a move costs the processors of the nodes, where two are on one database: with the people of a match at one node, and with each
// connection at the next one, so that the two of every match are apart. The nodes are counted and nobody else. They are asked as fast as
// people can, since that is when it matters; OCHRE_CLUSTER_PACE_MS between two moves of a match are less load.
//
// They are held against the same people at one node. Two nodes on a database each, which know nothing of each other, are told beside it:
// at two nodes are half as many people each, and whoever has half as much to do wakes up as often for it, alone as well as beside others.
import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { library } from '../support/library.js';
import { Postgres } from '../support/postgres.js';
import { sleep } from '../support/raw.js';
import { guest, table } from '../support/rest.js';
import { startServer } from '../support/server.js';
import { spread, tell, times } from './faults.js';

const WebSocket = library('ws');

const MATCHES = Number(process.env.OCHRE_CLUSTER_MATCHES ?? 64);
const PACE_MS = Number(process.env.OCHRE_CLUSTER_PACE_MS ?? 0); // between two moves of a match
const WARM_MS = 2000;
const MEASURED_MS = Number(process.env.OCHRE_CLUSTER_MEASURED_MS ?? 8000);
const MUST = { affinity: 1.1, 'round robin': 1.25 };

let postgres;
before(() => {
  postgres = new Postgres();
  postgres.database('other');
});
after(() => postgres?.close());

/** Nanoseconds of processors that all threads of a server have had. */
function used({ child: { pid } }) {
  return readdirSync(`/proc/${pid}/task`).reduce((sum, task) => sum + Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]), 0);
}

/** One who plays at a table and reads everything that he is told, from an address of this match: a node takes 512 connections of one. */
class Player {
  constructor(url, cookie, seat, at, localAddress) {
    Object.assign(this, { seat, at, pending: false, newest: null, number: 0 });
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers: { cookie }, localAddress, perMessageDeflate: false, skipUTF8Validation: true });
    this.socket.on('message', (data) => this.#take(JSON.parse(data)));
    this.socket.on('error', () => {});
    this.open = new Promise((resolve, reject) => { this.socket.once('open', resolve).once('error', reject); });
  }

  subscribe(match) {
    this.match = match;
    this.socket.send(JSON.stringify({ type: 'subscribe', match }));
  }

  #take(message) {
    if (message.type === 'update' && !message.more) {
      this.newest = message;
    } else if (message.type === 'accepted' || message.type === 'refused') {
      this.pending = false;
      if (message.type === 'accepted') this.at.moves += 1;
      else this.at.refused += 1;
      if (message.version > this.newest.version) return;
    } else {
      return;
    }
    if (this.newest.legal > 0 && !this.pending && !this.newest.result.over) this.#moveWhenDue();
  }

  #moveWhenDue() {
    this.pending = true;
    const now = performance.now();
    const wait = Math.max(0, this.at.due - now);
    this.at.due = now + wait + PACE_MS;
    setTimeout(() => {
      if (this.socket.readyState !== WebSocket.OPEN) return;
      this.number += 1;
      const { version, legal } = this.newest;
      if (legal === 0) { this.pending = false; return; }
      this.socket.send(JSON.stringify({ type: 'move', id: `${this.seat}-${this.number}`, match: this.match, expects: version, move: randomInt(legal) }));
    }, wait);
  }
}

/** So many nodes, on these databases, and matches whose seats are at the nodes that `placed(match, seat)` says: {us (of processors) a move, moves a second}. */
async function measure(databases, placed) {
  const nodes = [];
  const players = [];
  const tables = [];
  try {
    for (const database of databases) nodes.push(await startServer({ args: ['--store', postgres.url(database)], limits: 1000000 }));
    for (let i = 0; i < MATCHES; i += 1) {
      const people = await Promise.all(['Ann', 'Ben'].map((name) => guest(nodes[placed(i, 0)], name)));
      const at = { moves: 0, refused: 0, due: performance.now() + randomInt(PACE_MS + 1) };
      const { id } = await table(people, { listed: false });
      const pair = people.map((person, seat) => new Player(nodes[placed(i, seat)].url, person.cookie, seat, at, `127.0.1.${1 + i % 250}`));
      await Promise.all(pair.map((player) => player.open));
      pair.forEach((player) => player.subscribe(id));
      players.push(...pair);
      tables.push(at);
    }
    await sleep(WARM_MS);
    const so = () => ({ ns: nodes.reduce((sum, node) => sum + used(node), 0), at: performance.now(), moves: tables.reduce((sum, { moves }) => sum + moves, 0) });
    const begun = so();
    await sleep(MEASURED_MS);
    const ended = so();
    const moves = ended.moves - begun.moves;
    assert.ok(moves > MATCHES, 'people play');
    return { us: (ended.ns - begun.ns) / 1000 / moves, rate: (1000 * moves) / (ended.at - begun.at), refused: tables.reduce((sum, { refused }) => sum + refused, 0) };
  } finally {
    players.forEach(({ socket }) => socket.terminate());
    for (const node of nodes) await node.close();
  }
}

const WAYS = {
  one: [['ochre'], () => 0],
  strangers: [['ochre', 'other'], (match) => match % 2],
  affinity: [['ochre', 'ochre'], (match) => match % 2],
  'round robin': [['ochre', 'ochre'], (match, seat) => (match + seat) % 2],
};
const PAIRS = [['affinity', 'one'], ['round robin', 'one'], ['strangers', 'one'], ['affinity', 'strangers'], ['round robin', 'strangers']]; // MUST's first

test('two nodes cost little more a move than one', { timeout: 3600000 }, async (t) => {
  const ratios = PAIRS.map(() => []);
  for (let run = 0; run < Math.max(1, Math.ceil(times / 4)); run += 1) {
    const is = {};
    for (const [way, how] of Object.entries(WAYS)) is[way] = await measure(...how);
    PAIRS.forEach(([way, than], i) => ratios[i].push(is[way].us / is[than].us));
    tell(t, Object.entries(is).map(([way, { us, rate, refused }]) => `${way}: ${Math.round(us)} us a move at ${Math.round(rate)} a second, ${refused} refused`).join('; '));
  }
  const halves = ratios.map((all) => spread(all).half);
  PAIRS.forEach(([way, than], i) => {
    const { least, most } = spread(ratios[i]);
    const must = than === 'one' && MUST[way] ? `, must be ${MUST[way]}` : '';
    tell(t, `${way} against ${than}: ${halves[i].toFixed(3)} x (half of ${ratios[i].length}; ${least.toFixed(3)} to ${most.toFixed(3)})${must}`);
  });
  Object.keys(MUST).forEach((way, i) => assert.ok(halves[i] <= MUST[way], way));
});
