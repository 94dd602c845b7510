// The previous release (OCHRE_PREVIOUS, which tests/cluster/run has built) beside this one, on one database: the two of each pair sit at
// different ones. Then node after node is replaced while people play, as an operator does it, and one of them back again.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Cluster, Load } from '../support/cluster.js';
import { atThisLoad } from '../support/patience.js';
import { program } from '../support/server.js';
import { fail, PLAYS_ON_MS, tell, times } from './faults.js';
import { isSound } from './sound.js';

const previous = process.env.OCHRE_PREVIOUS;
const skip = previous ? false : 'tests/cluster/run builds it';

let cluster;
before(() => {
  if (skip) return null;
  cluster = new Cluster({ node: () => ({ program: previous }) });
  return cluster.open();
});
after(() => cluster?.close());

/** Stops that node and starts it again with that program. */
const becomes = (at, other) => ({
  within_ms: PLAYS_ON_MS,
  async what() {
    const node = cluster.nodes[at];
    assert.deepEqual(await node.stop(), { code: 0, signal: null });
    node.options.program = other;
    await node.start();
  },
});

const killed = (at) => ({
  within_ms: PLAYS_ON_MS,
  async what() {
    const node = cluster.nodes[at];
    await node.kill();
    await node.start();
  },
});

test('two releases serve the same matches, one after the other and side by side', { skip, timeout: 3600000 }, async (t) => {
  const load = await new Load(cluster, { pairs: 6, pause_ms: 30, apart: true, check: false }).begin();
  const through = await new Load(cluster, { pairs: 2, pause_ms: 30, check: false }).begin();
  const steps = [
    ['the first node becomes this release', becomes(0, program)], ...Array(Math.ceil(times / 4)).fill(0).flatMap(() => [
      ['the previous one is killed beside it', killed(1)], ['this one is killed beside it', killed(0)]]),
    ['the second becomes this release', becomes(1, program)], ['the third', becomes(2, program)],
    ['the second goes back to the previous one', becomes(1, previous)],
  ];
  for (const [name, fault] of steps) {
    through.watch();
    const { ms, late } = await fail(load, cluster, fault);
    const other = await through.pause();
    tell(t, `${name}: a seat saw nothing for ${ms} ms, behind HAProxy ${other} ms`);
    assert.ok(!late && other < atThisLoad(PLAYS_ON_MS), `${ms} ms, ${other} ms`);
  }
  const count = await load.end() + await through.end();
  tell(t, `${count} moves were acknowledged by two releases: none is lost, none is there twice; ${load.compared + through.compared} rows that were told are those stored`);
  assert.ok(count > 100);
  isSound(cluster.postgres);
});
