// HAProxy (docker/haproxy.cfg) in front of three nodes. All requests about a match go to one of them, and HAProxy stops using a node before
// an operator stops it, so that no request is refused.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { borrow, follow, giveBack, id, person, signIn } from '../support/browser.js';
import { Cluster } from '../support/cluster.js';
import { live } from '../support/live.js';
import { patient, until } from '../support/patience.js';
import { guest, Rest, send, table } from '../support/rest.js';

const MATCHES = 5; // that all seats of them are where they should be by chance alone: once in 243
const ASKING = 6;
const TRIES = 5;

let cluster;
let browser;
before(async () => {
  cluster = new Cluster(); // which is closed, however far it has come
  await cluster.open();
  browser = await borrow();
});
after(async () => {
  await giveBack(browser);
  await cluster?.close();
});

/** How many watch a match at each node. */
const watchers = () => Promise.all(cluster.nodes.map(async (node) => Number(/^ochre_watchers (\d+)$/m.exec(await node.metrics())[1])));
const countWatchers = async (count) => (await watchers()).reduce((sum, one) => sum + one) === count;

/** Two people of a match each, where `sit` has them watch it, and whatever ends that: both are at the same node. */
async function together(sit) {
  for (let i = 0; i < MATCHES; i += 1) {
    const people = await Promise.all([guest(cluster, 'Ann'), guest(cluster, 'Ben')]);
    const match = await table(people);
    const end = await sit(match, people);
    await until(async () => isDeepStrictEqual((await watchers()).sort(), [0, 0, 2]), 'both of them at one node'); // who asks on before the line has said that there are several is led there then
    await end();
    await until(() => countWatchers(0), 'their leave');
  }
}

test('live connections that name the match in their address meet at one node', { timeout: patient(60000) }, () => together(async (match, people) => {
  const clients = await Promise.all(people.map((one) => live(one, { match: match.id })));
  assert.equal((await clients[0].next('hello', { from: 0 })).server.several, true);
  await Promise.all(clients.map((client) => client.subscribe(match.id, match.key)));
  return () => clients.forEach((client) => client.close());
}));

test('pages of one match are at one node, whether one opens them by a link or comes there from another page', { timeout: patient(120000) }, async () => {
  const pages = await Promise.all([person(browser, cluster), person(browser, cluster)]);
  await together(async (match, people) => {
    for (const [i, { page, context }] of pages.entries()) {
      await context.clearCookies();
      await signIn(pages[i], people[i]);
      await page.goto(i === 0 ? `/match/${match.id}?key=${match.key}` : '/');
    }
    await id(pages[1], 'create').waitFor();
    await follow(pages[1], `/match/${match.id}?key=${match.key}`);
    return () => Promise.all(pages.map(({ page }) => page.goto('about:blank')));
  });
  for (const { problems, context } of pages) {
    assert.deepEqual(problems, []);
    await context.close();
  }
});

test('a stopping node announces it for a while, and does all else as before', { timeout: patient(60000) }, async () => {
  const [node] = cluster.nodes;
  const fresh = { agent: false };
  const told = [];
  for (let tries = 0; told.length === 0; tries += 1) { // this process may have stood still for just that second
    assert.ok(tries < TRIES, 'it never said so');
    if (!node.alive) await node.start();
    const there = await live(new Rest(node));
    const stopped = node.stop();
    for (let answers = true; answers;) {
      try {
        const alive = await send(node.url, 'GET', '/livez', fresh);
        const games = await send(node.url, 'GET', '/api/games', fresh);
        const health = await send(node.url, 'GET', '/healthz', fresh);
        if (health.json.ok === false) told.push([alive.status, games.status, health.status, health.json.reason, there.closed]);
      } catch {
        answers = false; // it has stopped by now
      }
    }
    assert.deepEqual(await stopped, { code: 0, signal: null });
    await there.until(() => there.closed, 'the end of the connection');
    assert.equal(there.closed.code, 1001);
  }
  told.forEach((one) => assert.deepEqual(one, [200, 200, 503, 'shutting_down', null]));
  await node.start();
});

test('no request through HAProxy is refused when a node stops, and live connections are closed properly', { timeout: patient(60000) }, async () => {
  await until(async () => (await Promise.all(cluster.nodes.map((node) => new Rest(node).ask('GET', '/healthz')))).every(({ status }) => status === 200), 'all nodes');
  const people = await Promise.all(Array.from({ length: ASKING }, () => guest(cluster, 'Ann')));
  const watching = await Promise.all(people.map((one) => live(one)));
  const at = await Promise.all(cluster.nodes.map(async (node) => Number(/^ochre_live_connections (\d+)$/m.exec(await node.metrics())[1])));
  const leaves = at.indexOf(Math.max(...at));
  let asking = true;
  let answered = 0;
  const asked = people.map(async (one) => {
    while (asking) {
      await one.get('/api/me');
      await one.create('/api/matches', { game: 'stoneage', seats: 2 });
      answered += 2;
    }
  });
  const failed = Promise.all(asked);
  await Promise.race([failed, until(() => answered > 20, 'the first answers')]);
  assert.deepEqual(await cluster.nodes[leaves].stop(), { code: 0, signal: null });
  const then = answered;
  await Promise.race([failed, until(() => answered > then + 20, 'answers of the others')]);
  await cluster.nodes[leaves].start();
  await Promise.race([failed, until(() => answered > then + 60, 'answers of all')]);
  asking = false;
  await failed;
  const closed = watching.map((client) => client.closed?.code).filter(Boolean);
  assert.deepEqual(closed, Array(at[leaves]).fill(1001));
  watching.forEach((client) => client.close());
});
