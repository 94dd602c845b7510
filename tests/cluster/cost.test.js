// What a move costs the processors of the nodes, where two are on one database: with the people of a match at one node, and with each
// connection at the next one, so that the two of every match are apart. The nodes are counted and nobody else. They are asked as fast as
// they answer, since that is when it matters, by `ochre bench play`, which takes less of the processors than they do: nodes that wait for a
// slow load are measured waiting. OCHRE_CLUSTER_PACE_MS between two moves of a match are less load.
//
// They are held against the same people at one node. Two nodes on a database each, which know nothing of each other, are told beside it:
// at two nodes are half as many people each, and whoever has half as much to do wakes up as often for it, alone as well as beside others.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { after, before, test } from 'node:test';
import { Postgres } from '../support/postgres.js';
import { guest, table } from '../support/rest.js';
import { program, startServer } from '../support/server.js';
import { spread, tell, times } from './faults.js';

const MATCHES = Number(process.env.OCHRE_CLUSTER_MATCHES ?? 64);
const PACE_MS = Number(process.env.OCHRE_CLUSTER_PACE_MS ?? 0); // between two moves of a match
const WARM_S = 2;
const MEASURED_S = Number(process.env.OCHRE_CLUSTER_MEASURED_S ?? 8);
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
  const child = spawn(program, ['bench', 'play', '--warm', String(WARM_S), '--seconds', String(MEASURED_S), ...(PACE_MS ? ['--pace', String(PACE_MS)] : [])],
    { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(tables.map(({ id, seats }) => [id, ...seats.flatMap(({ port, cookie }) => [port, /^ochre_session=([^;]+)/.exec(cookie)[1]])].join(' ')).join('\n'));
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
    for (let i = 0; i < MATCHES; i += 1) {
      const people = await Promise.all(['Ann', 'Ben'].map((name) => guest(nodes[placed(i, 0)], name)));
      const { id } = await table(people, { listed: false });
      tables.push({ id, seats: people.map(({ cookie }, seat) => ({ port: nodes[placed(i, seat)].port, cookie })) });
    }
    const { begun, ended, moves, seconds, refused } = await play(tables, () => nodes.reduce((sum, node) => sum + used(node), 0));
    assert.ok(moves > MATCHES, 'people play');
    return { us: (ended - begun) / 1000 / moves, rate: moves / seconds, refused };
  } finally {
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
