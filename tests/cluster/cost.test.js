// The cost of a move for the processors of the nodes, with two nodes on one database. The people of a match are once at one
// node, and once each connection is at the next one, so that the two of every match are apart. Only the nodes are counted. `ochre-bench play` sends
// requests as fast as they answer, since their cost matters at full load. It uses less of the processors than they do: nodes that wait for
// a slow client would be measured waiting. OCHRE_CLUSTER_PACE_MS between two moves of a match makes the load smaller.
//
// They are compared with the same people at one node, by half of all runs: even on a machine that others use, one run differs from the next
// by a third. For comparison, two nodes on a database each, without knowledge of each other, are measured: their extra cost is not the
// cluster's.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { after, before, test } from 'node:test';
import { Postgres } from '../support/postgres.js';
import { guest, table } from '../support/rest.js';
import { bench, startServer } from '../support/server.js';
import { spread, tell, times } from './faults.js';

const MATCHES = Number(process.env.OCHRE_CLUSTER_MATCHES ?? 256); // of which a lone node writes groups of some 64 moves
const AT_ONCE = 8; // of them are made
const PACE_MS = Number(process.env.OCHRE_CLUSTER_PACE_MS ?? 0); // between two moves of a match
const WARM_S = 1;
const MEASURED_S = Number(process.env.OCHRE_CLUSTER_MEASURED_S ?? 4);
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

/** Plays at these tables, [{id, seats: [{port, cookie}]}], until it was measured: {begun, ended, moves, seconds}; `so` is asked as that begins and ends. */
async function play(tables, so) {
  const child = spawn(bench, ['play', '--warm', String(WARM_S), '--seconds', String(MEASURED_S), ...(PACE_MS ? ['--pace', String(PACE_MS)] : [])],
    { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(tables.map(({ id, seats }) => [id, ...seats.flatMap(({ port, cookie }) => [port, /^ochre_session\w*=([^;]+)/.exec(cookie)[1]])].join(' ')).join('\n'));
  const said = {};
  for await (const line of createInterface({ input: child.stdout })) {
    const told = JSON.parse(line);
    said[told.says] = { ...told, was: so() };
  }
  assert.ok(said.begins && said.ended, 'they have played');
  return { begun: said.begins.was, ended: said.ended.was, ...said.ended };
}

/** So many nodes, on these databases, and matches whose seats are at the nodes that `placed(match, seat)` says: {us (of processors) a move, moves a second}. */
async function measure(databases, placed) {
  const nodes = [];
  const tables = [];
  try {
    for (const database of databases) nodes.push(await startServer({ args: ['--store', postgres.url(database)], limits: 1000000 }));
    const seat = async (i) => {
      const people = await Promise.all(['Ann', 'Ben'].map((name) => guest(nodes[placed(i, 0)], name)));
      const { id } = await table(people, { listed: false });
      return { id, seats: people.map(({ cookie }, at) => ({ port: nodes[placed(i, at)].port, cookie })) };
    };
    for (let i = 0; i < MATCHES; i += AT_ONCE) tables.push(...await Promise.all(Array.from({ length: AT_ONCE }, (_, more) => seat(i + more))));
    const { begun, ended, moves, seconds, refused } = await play(tables, () => nodes.reduce((sum, node) => sum + used(node), 0));
    assert.ok(moves > MATCHES, 'people play');
    return { us: (ended - begun) / 1000 / moves, rate: moves / seconds, refused };
  } finally {
    for (const node of nodes) await node.close();
  }
}

const WAYS = {
  one: [['ochre'], () => 0],
  affinity: [['ochre', 'ochre'], (match) => match % 2],
  'round robin': [['ochre', 'ochre'], (match, seat) => (match + seat) % 2],
  strangers: [['ochre', 'other'], (match) => match % 2],
};

test('two nodes cost little more a move than one', { timeout: 7200000 }, async (t) => {
  const ratios = { affinity: [], 'round robin': [], strangers: [] };
  for (let run = 0; run < times; run += 1) {
    const is = {};
    for (const [way, how] of Object.entries(WAYS)) if (way !== 'strangers' || run % 4 === 0) is[way] = await measure(...how);
    for (const [way, all] of Object.entries(ratios)) if (is[way]) all.push(is[way].us / is.one.us);
    tell(t, Object.entries(is).map(([way, { us, rate, refused }]) => `${way}: ${Math.round(us)} us a move at ${Math.round(rate)} a second, ${refused} refused`).join('; '));
  }
  const halves = {};
  for (const [way, all] of Object.entries(ratios)) {
    const { half, least, most } = spread(all);
    halves[way] = half;
    tell(t, `${way} against one: ${half.toFixed(3)} x (half of ${all.length}; ${least.toFixed(3)} to ${most.toFixed(3)})${MUST[way] ? `, must be ${MUST[way]}` : ''}`);
  }
  for (const [way, most] of Object.entries(MUST)) assert.ok(halves[way] <= most, way);
});
