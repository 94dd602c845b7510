// Everything at once, right, half right and wrong: REST, live connections early and late, matches of both games with bots, chat, moves taken back,
// the lobby, slow readers, abrupt ends; at the end SIGTERM in the middle of it. The server must go on answering, say nothing that its schemas do not
// allow, end cleanly, and leave a database in which every match verifies. Any build: what a sanitizer finds is a failure.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { attackRandom, attackSeconds } from '../support/attack.js';
import { breakBytes, Sampler } from '../support/fuzz.js';
import { Wire } from '../support/fuzz_wire.js';
import { patient } from '../support/patience.js';
import { raw, sleep } from '../support/raw.js';
import { Rest, send } from '../support/rest.js';
import { routes } from '../support/schemas.js';
import { program, startServer } from '../support/server.js';

const PLAYERS = 5; // who stay who they are, and play
const STRANGERS = 4; // who sign in and out, are banned, delete themselves; the first administers
const TABLES = 12;
const SEEN_MS = 60000; // for each kind of thing to have happened at least once
const STOP_MS = 60000;
const client = JSON.parse(readFileSync(fileURLToPath(new URL('../../schema/live/client.json', import.meta.url)), 'utf8'));
const waits = { timeout_ms: patient(60000) }; // a sanitizer beside seven other builds, whose log of a match is read slowly

const foreign = fileURLToPath(new URL('foreign.supp', import.meta.url));

/** Where sanitizers write, so that no report is lost in a long log. */
function reporting(dir) {
  const to = (name, more = '') => `${process.env[name] ? `${process.env[name]}:` : ''}log_path=${join(dir, name)}${more}`;
  return { ASAN_OPTIONS: to('ASAN_OPTIONS'), UBSAN_OPTIONS: to('UBSAN_OPTIONS', ':print_stacktrace=1'), TSAN_OPTIONS: to('TSAN_OPTIONS', `:suppressions=${foreign}`) };
}

const reports = (dir) => readdirSync(dir).map((name) => `${name}\n${readFileSync(join(dir, name), 'utf8').slice(0, 8000)}`).join('\n');

class World {
  constructor(server, random) {
    Object.assign(this, { server, random });
    this.matches = [{ id: 'AAAAAAAAAAAAAAAA' }];
    this.versions = [0];
    this.failures = [];
    this.seen = { rest: 0, raw: 0, messages: 0, upgrades: 0, accepted: 0, refused: 0, tables: 0, health: 0 };
    this.stopping = false;
    const pools = {
      match_id: () => this.match().id, id: () => this.match().id, key: () => this.match().key ?? 'AAAAAAAAAAAAAAAA', version: () => this.pick(this.versions), match: () => this.match().id,
      game: () => this.pick(['stoneage', 'clans', 'none']), bot: () => this.pick(['easy', 'random', 'none']), name: () => this.pick(['Fuzz', 'Ann', `N${random(50)}`]),
      user: () => this.pick(this.strangers).rest.user?.id ?? 'AAAAAAAAAAAAAAAA', password: () => this.pick(['correct horse battery', 'wrong', 'x'.repeat(200)]),
    };
    this.sampler = new Sampler(random, pools);
    this.players = [];
    this.strangers = [];
  }

  pick = (list) => list[this.random(list.length)];

  /** A match that is known, mostly one that is played. */
  match() {
    const running = this.matches.filter((match) => match.status === 'running');
    return this.pick(running.length > 0 && this.random(4) > 0 ? running : this.matches);
  }

  /** Records something that must not happen. The first record says most. */
  fail = (text) => { if (!this.stopping && this.failures.length < 20) this.failures.push(text); };

  learn(match) {
    if (!match?.id) return;
    const old = this.matches.find((one) => one.id === match.id);
    if (old) Object.assign(old, { key: match.key ?? old.key, status: match.status });
    else this.matches.push({ id: match.id, key: match.key, status: match.status });
    if (this.matches.length > 200) this.matches.splice(1, 50);
  }

  /** A request that an honest client could send; whatever it is answered must be in openapi.yaml. null: no answer, or one that is no good. */
  async ask(person, method, path, body, options) {
    try {
      const answer = await person.rest.ask(method, path, body, { ...waits, ...options });
      this.seen.rest += 1;
      if (answer.status >= 500 && answer.status !== 503) this.fail(`${method} ${path}: ${answer.status} ${answer.text}`);
      if (answer.status === 401) await this.signIn(person);
      this.learn(answer.json?.match);
      return answer;
    } catch (error) {
      this.fail(`${method} ${path} ${JSON.stringify(body)?.slice(0, 500)}: ${error.message.slice(0, 1000)}`);
      return null;
    }
  }

  async signIn(person) {
    person.rest.cookie = null;
    const answer = await this.ask(person, 'POST', '/api/guests', { name: `Fuzz ${this.random(1000)}` });
    if (answer?.status === 201) person.rest.user = answer.json.user;
    else await sleep(200);
  }
}

// ---- REST ----

/** The routes that strangers request: figures have a separate address. */
const peopleRoutes = routes.filter(({ path }) => path !== '/metrics');
/** The routes that players request: none that would turn them into another user or end their match. */
const tableRoutes = routes.filter((route) => /^\/api\/(matches|games|bots|statistics)/.test(route.path) && !/leave/.test(route.path));

function pathOf(world, route) {
  const filled = route.path.replace(/\{(\w+)\}/g, (whole, name) => {
    const value = name === 'seat' ? world.random(6) : world.sampler.pools[name]?.() ?? world.sampler.pick(['wins_by_bot', 'stoneage', '1', 'a']);
    return encodeURIComponent(String(value));
  });
  const query = ['filter', 'count', 'from', 'key', 'before', 'game', 'q', 'user', 'status'].filter(() => world.random(6) === 0)
    .map((name) => `${name}=${encodeURIComponent(String(world.pick(['open', 'mine', world.random(2000), world.match().key ?? '', world.match().id])))}`);
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled;
}

/** Any route, with a body as the schema has it, or with one thing in it changed. */
async function restTurn(world, person, among) {
  const route = world.pick(among);
  const schema = route.operation.requestBody?.content?.['application/json']?.schema;
  let body = schema ? world.sampler.sample(schema) : undefined;
  if (body !== undefined && world.random(3) === 0) body = world.sampler.mutate(body);
  const text = body === undefined ? undefined : JSON.stringify(body);
  const broken = text !== undefined && world.random(6) === 0;
  await world.ask(person, route.method, pathOf(world, route), body, broken ? { raw: breakBytes(world.random, text) } : {});
}

/** Requests by hand, broken in a few places, several on one connection. */
async function rawTurn(world, person) {
  const { random } = world;
  const one = raw(world.server, { localAddress: person.address });
  let over = false;
  one.closed.then(() => { over = true; });
  for (let requests = 1 + random(4); requests > 0 && !over; requests -= 1) {
    const route = world.pick(routes);
    const schema = route.operation.requestBody?.content?.['application/json']?.schema;
    const body = schema ? JSON.stringify(world.sampler.sample(schema)) : '';
    let bytes = Buffer.from(`${route.method} ${pathOf(world, route)} HTTP/1.1\r\nHost: a\r\n${person.rest.cookie ? `Cookie: ${person.rest.cookie}\r\n` : ''}${
      body ? `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n` : ''}X-Forwarded-For: 1.2.3.${random(256)}\r\n\r\n${body}`, 'utf8');
    if (random(3) > 0) bytes = breakBytes(random, bytes);
    one.socket.write(bytes);
    if (random(2) === 0) await sleep(random(20));
  }
  for (let waited = 0; waited < 20 && !over && !one.received.includes('HTTP/1.1'); waited += 1) await sleep(10);
  if (/HTTP\/1\.1 500/.test(one.received)) world.fail(`raw: ${one.received.slice(0, 500)}`);
  if (random(2) === 0) one.socket.resetAndDestroy();
  else one.socket.destroy();
  world.seen.raw += 1;
  await one.closed;
}

// ---- live ----

function subscription(world) {
  const match = world.match();
  return JSON.stringify({ type: 'subscribe', match: match.id, ...(match.key ? { key: match.key } : {}), ...(world.random(4) === 0 ? { from: world.pick(world.versions) } : {}) });
}

/** A message: one that fits the state, one that fits the schema, one with a thing changed, one with bytes broken. */
function messageText(world, held) {
  const { random } = world;
  const ready = [...held.values()].filter((table) => table.legal > 0);
  const how = random(10);
  if (how < 4 && ready.length > 0) {
    const table = world.pick(ready);
    table.legal = 0;
    const move = random(8) === 0 ? { kind: world.pick(['undo', 'undo_ask', 'undo_agree', 'undo_refuse']) } : table.move();
    return JSON.stringify({ type: 'move', id: randomUUID(), match: table.match, expects: table.version, move });
  }
  if (how < 5) return subscription(world);
  const value = world.sampler.sample({ $ref: `live/client.json#/$defs/${world.pick(Object.keys(client.$defs))}` });
  if (how < 7) return JSON.stringify(value);
  if (how < 9) return JSON.stringify(world.sampler.mutate(value));
  return breakBytes(random, JSON.stringify(value));
}

async function liveTurn(world, person) {
  const { random } = world;
  const held = new Map();
  const tell = (message) => {
    world.seen.messages += 1;
    if (message.type === 'accepted') world.seen.accepted += 1;
    if (message.type === 'refused') world.seen.refused += 1;
    if (message.type === 'match') world.learn(message.match);
    if (message.type !== 'update' || message.more) return;
    world.versions[random(50)] = message.version;
    world.versions = world.versions.filter((version) => version !== undefined);
    held.set(message.match, { match: message.match, version: message.version, legal: message.legal, move: () => random(message.legal) });
  };
  const wire = new Wire(world.server, person, random, { tell, fail: world.fail });
  if (await wire.open()) {
    world.seen.upgrades += 1;
    const slow = random(6) === 0;
    if (slow) wire.socket.pause();
    for (let times = random(4); times > 0; times -= 1) wire.send(subscription(world));
    for (let turns = 5 + random(80); turns > 0 && !wire.over && !world.stopping; turns -= 1) {
      if (random(25) === 0) wire.oddity();
      else wire.send(messageText(world, held));
      if (random(3) > 0) await sleep(random(15));
    }
  }
  await wire.end();
}

// ---- tables ----

/** Opens a table of a game, fills it with people and bots, starts it. */
async function tableTurn(world) {
  const { random } = world;
  if (world.matches.filter((match) => match.status === 'running').length >= TABLES) return sleep(100);
  const [host, ...others] = [...world.players].sort(() => random(3) - 1);
  const game = world.pick(['stoneage', 'clans']);
  const seats = 2 + random(3);
  const made = await world.ask(host, 'POST', '/api/matches', { game, seats, listed: random(3) > 0, bot_delay: false, undo: world.pick(['free', 'vote', 'none']),
    options: game === 'stoneage' ? ['harsh_winter', 'wild_animals', 'igloos'].filter(() => random(3) === 0) : [] });
  const match = made?.json?.match;
  if (!match) return sleep(50);
  for (let seat = 1; seat < seats; seat += 1) {
    if (random(2) === 0) await world.ask(host, 'POST', `/api/matches/${match.id}/bots`, { seat, bot: 'easy' });
    else await world.ask(others[seat], 'POST', `/api/matches/${match.id}/join`, match.key ? { key: match.key } : {});
  }
  const begun = await world.ask(host, 'POST', `/api/matches/${match.id}/start`, {});
  if (begun?.status === 200) world.seen.tables += 1;
  return null;
}

/** Looked at from outside, on connections of its own. */
async function healthTurn(world, agent) {
  try {
    const answer = await send(world.server.url, 'GET', '/healthz', { agent, timeout_ms: 120000 });
    if (answer.status !== 200) world.fail(`/healthz: ${answer.status} ${answer.text}`);
    world.seen.health += 1;
  } catch (error) {
    world.fail(`/healthz: ${error.message}`);
  }
  await sleep(50);
}

async function played(world, seconds) {
  const agent = new http.Agent();
  const turns = [
    ...world.players.flatMap((person) => [() => restTurn(world, person, tableRoutes), () => liveTurn(world, person), () => liveTurn(world, person)]),
    ...world.strangers.flatMap((person) => [() => restTurn(world, person, peopleRoutes), () => rawTurn(world, person), () => liveTurn(world, person)]),
    () => tableTurn(world), () => healthTurn(world, agent),
  ];
  const end = Date.now() + seconds * 1000;
  const actors = turns.map(async (turn) => {
    while (!world.stopping && world.server.alive) await turn();
  });
  const unseen = () => Date.now() < end + SEEN_MS && Object.values(world.seen).some((count) => count === 0);
  while ((Date.now() < end || unseen()) && world.server.alive && world.failures.length === 0) await sleep(50);
  const alive = world.server.alive;
  world.stopping = true; // and all of it goes on while the server stops
  if (!alive) return { alive, end: await world.server.exited };
  const { child } = world.server;
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  const ended = await world.server.exited;
  clearTimeout(timer);
  await Promise.all(actors);
  return { alive, end: ended };
}

test('nothing that comes over the port harms the server', async (t) => {
  const dir = mkdtempSync(join(tmpdir(), 'ochre-live-fuzz-'));
  const reportDir = mkdtempSync(join(tmpdir(), 'ochre-reports-'));
  t.after(() => [dir, reportDir].forEach((path) => rmSync(path, { recursive: true, force: true })));
  const random = attackRandom('live_fuzz');
  const server = await startServer({ dir, env: reporting(reportDir) });
  const world = new World(server, random);
  for (let index = 0; index < PLAYERS + STRANGERS; index += 1) {
    const address = `127.0.2.${index + 1}`;
    const person = { address, rest: new Rest(server, { localAddress: address }) };
    (index < PLAYERS ? world.players : world.strangers).push(person);
    await world.signIn(person);
  }
  const boss = world.strangers[0];
  await world.ask(boss, 'POST', '/api/accounts', { name: 'Boss', password: 'correct horse battery' });
  execFileSync(program, ['admin', 'make-admin', 'Boss', '--data', dir]);
  const { alive, end } = await played(world, attackSeconds(5));
  console.log(`live_fuzz: ${JSON.stringify(world.seen)}`);
  assert.equal(reports(reportDir), '', 'no sanitizer has anything to say');
  assert.ok(alive, `the server ended by itself: ${JSON.stringify(end)}\n${server.tail()}`);
  assert.deepEqual(world.failures, []);
  assert.deepEqual(end, { code: 0, signal: null }, server.tail());
  for (const [what, count] of Object.entries(world.seen)) assert.ok(count > 0, `${what}: ${JSON.stringify(world.seen)}`);
  execFileSync(program, ['admin', 'check', '--data', dir], { env: { ...process.env, ...reporting(reportDir) }, stdio: ['ignore', 'pipe', 'pipe'] });
  assert.equal(reports(reportDir), '');
});
