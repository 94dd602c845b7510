// Hidden information. Matches are played while everybody around them listens: each seat, a spectator, a reader of the REST interface, an
// administrator with pages and console. Every received text is stored with the version up to which it may speak. When the match is over,
// its file says what was hidden when. None of that may have arrived too early: no piece before it was turned up, no clan of another player,
// no seed, no hash by which the few possibilities can be tried.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { after, before, test } from 'node:test';
import { attackRandom, attackSeconds } from '../support/attack.js';
import { Live } from '../support/live.js';
import { patient } from '../support/patience.js';
import { guest, Rest, send, table } from '../support/rest.js';
import { program, startServer } from '../support/server.js';

const seconds = attackSeconds(12);
const random = attackRandom('hidden');
const one = (list) => list[random(list.length)];
/** Pieces that lie covered: cards, buildings and mammoth tiles. Their numbers are nowhere else. */
const PIECE = /"([CBM]\d\d)"/g;
const NEVER = ['cards_shuffled', 'buildings_shuffled', 'deck_shuffled', 'mammoths_shuffled', 'clans_shuffled'];
const OWN = ['clan_seen', 'extra_card_seen'];

let server;
let root;
let games;
before(async () => {
  server = await startServer();
  root = new Rest(server);
  await root.create('/api/accounts', { name: 'Root', password: 'correct horse' });
  assert.equal(spawnSync(program, ['admin', 'make-admin', 'Root', '--data', server.dir]).status, 0);
  ({ games } = await root.get('/api/games'));
});
after(() => server?.close());

/** Somebody who listens; `seat` is null for who sits nowhere. `heard` are texts, each with the newest version it may speak of. */
class Listener {
  constructor(name, seat) {
    Object.assign(this, { name, seat, heard: [] });
  }

  hear(text, newest, from) {
    const told = [...text.matchAll(/"version":(\d+)/g)].map(([, number]) => Number(number));
    this.heard.push({ text, version: Math.max(newest, ...told), from });
  }

  /** Hears [from, text] all; how far they may speak is asked afterwards, and of a match that is over by then they are thrown away. */
  async hearAll(texts, id, least) {
    const { json: { rows } } = await send(server.url, 'GET', `/api/matches/${id}/events?from=${least}&count=1000`);
    const { json: { match } } = await send(server.url, 'GET', `/api/matches/${id}`);
    if (match.status !== 'running') return;
    const newest = Math.max(least, ...rows.map(({ version }) => version));
    for (const [from, text] of texts) this.hear(text, newest, from);
  }
}

const read = async (rest, path) => [path, (await send(server.url, 'GET', path, { headers: rest.cookie ? { cookie: rest.cookie } : {} })).text];

/** All that a person without a seat may try to read of a running match. */
async function readAll(rest, listener, id, newest) {
  const texts = [];
  for (const path of [`/api/matches/${id}`, `/api/matches/${id}/events?count=1000`, `/api/matches/${id}/export`, `/api/matches/${id}/luck`, '/api/matches',
    '/api/statistics', `/api/matches/${id}/events?from=0&seat=0`, `/api/matches/${'x'.repeat(16)}`]) texts.push(await read(rest, path));
  await listener.hearAll(texts, id, newest());
}

const QUESTIONS = [
  (id) => `SELECT * FROM shown_move JOIN shown_match ON number = match_number WHERE id = '${id}'`,
  (id) => `SELECT * FROM v_event WHERE match = '${id}'`,
  (id) => `SELECT * FROM v_move WHERE match = '${id}'`,
  (id) => `SELECT * FROM v_card WHERE match = '${id}' UNION ALL SELECT * FROM v_card WHERE match = '${id}'`,
  (id) => `SELECT s.* FROM v_seat AS s WHERE match = '${id}'`,
  () => 'SELECT events FROM (SELECT 1 AS events) FULL JOIN move USING (events)',
  () => 'SELECT hex(seed) FROM (SELECT 1 AS seed) FULL JOIN match USING (seed)',
];

async function administer(listener, id, newest) {
  const texts = [];
  for (const path of [`/api/admin/matches/${id}/log?count=500`, `/api/admin/matches/${id}`, '/api/admin/matches', '/api/admin/overview']) texts.push(await read(root, path));
  const sql = one(QUESTIONS)(id);
  const { text } = await send(server.url, 'POST', '/api/admin/query', { headers: { cookie: root.cookie }, body: JSON.stringify({ sql, rows: 100000 }) });
  const done = spawnSync(program, ['admin', 'query', sql, '--json', '--data', server.dir], { encoding: 'utf8', maxBuffer: 1 << 28 });
  for (const one_text of [text, done.stdout, done.stderr]) texts.push([sql, one_text.replaceAll('\\"', '"')]);
  await listener.hearAll(texts, id, newest());
}

/** A live client that keeps every text. */
async function listen(rest, listener, id, newest) {
  const client = new Live(rest, { raw: true });
  await client.open();
  const keep = (data) => listener.hear(data.toString('utf8'), newest(), 'live');
  client.socket.on('message', keep);
  await client.subscribe(id);
  return client;
}

/** Takes a random move; now and then first one that is refused, whose error is heard like all else. */
async function step(client, listener, id) {
  const { update, version } = client.tables.get(id);
  if (!update || update.legal === 0 || version !== update.version) return;
  if (random(6) === 0) {
    const move = one([update.legal + 1, { kind: 'move' }, { kind: 'place', place: 'card_1', people: 99 }, { kind: 'undo_ask' }, 'pay', '']);
    const body = JSON.stringify({ expects: random(3) ? update.version : 0, move });
    const { text } = await send(server.url, 'POST', `/api/matches/${id}/moves`, { headers: { cookie: client.rest.cookie }, body });
    listener.hear(text, version, 'a refusal');
  }
  const now = client.tables.get(id).update;
  if (now.legal > 0) await client.request({ type: 'move', match: id, expects: now.version, move: random(now.legal) });
}

/** Plays one match and returns its file and what everybody heard before its end. */
async function play(game, options) {
  const people = await Promise.all([0, 1].map((n) => guest(server, `Player ${n}`)));
  const seats = options.includes('expansion') ? game.seats_max : Math.min(game.seats_max, 4); // a fifth needs it
  const bots = Array.from({ length: random(seats - 1) }, () => one(['easy', 'random']));
  const match = await table(people, { game: game.id, options, bots });
  const { id } = match;
  const listeners = [...people.map((person, seat) => new Listener(`seat ${seat}`, seat)), new Listener('a watcher', null), new Listener('a reader', null), new Listener('an administrator', null)];
  const clients = [];
  const newest = () => Math.max(0, ...clients.map((client) => client.tables.get(id)?.version ?? 0));
  const over = () => clients.some((client) => client.tables.get(id)?.update?.result.over);
  for (const [index, rest] of [...people, new Rest(server)].entries()) clients.push(await listen(rest, listeners[index], id, newest));
  for (let turn = 0; !over(); turn += 1) {
    if (turn % 40 === 7) await readAll(new Rest(server), listeners[3], id, newest);
    if (turn % 40 === 17) await readAll(people[0], listeners[0], id, newest);
    if (turn % 60 === 27) await administer(listeners[4], id, newest);
    if (over()) break;
    const before_all = newest();
    for (const seat of [0, 1]) await step(clients[seat], listeners[seat], id);
    if (newest() === before_all) await new Promise((resolve) => { setTimeout(resolve, 5); });
  }
  const { json: file } = await send(server.url, 'GET', `/api/matches/${id}/export`);
  clients.forEach((client) => client.close());
  return { id, file, listeners };
}

/** From which version on each piece may be spoken of to a seat; what it may not know before. */
function turnedUp(file, seat) {
  const since = new Map();
  for (const row of file.rows) {
    for (const event of row.events) {
      if (NEVER.includes(event.kind) || (OWN.includes(event.kind) && event.seat !== seat)) continue;
      for (const [, piece] of JSON.stringify(event).matchAll(PIECE)) if (!since.has(piece)) since.set(piece, row.version);
    }
  }
  return since;
}

/** Each object in a value. */
function* objects(value) {
  if (value === null || typeof value !== 'object') return;
  if (!Array.isArray(value)) yield value;
  for (const inner of Object.values(value)) yield* objects(inner);
}

/** Returns the leak in one text, or undefined. */
function leak({ text, version }, listener, facts) {
  if (text.includes(facts.seed)) return 'the seed';
  for (const hash of facts.hashes) if (text.includes(hash)) return `the hash of a state, ${hash}`;
  for (const kind of NEVER) if (text.includes(`"${kind}"`)) return kind;
  for (const [, piece] of text.matchAll(PIECE)) {
    if (!(facts.since.get(piece) <= version)) return `${piece}, which lay covered until ${facts.since.get(piece) ?? 'the end'}`;
  }
  let json;
  try { json = JSON.parse(text); } catch { return OWN.find((kind) => text.includes(`"${kind}"`) && listener.seat === null); }
  for (const object of objects(json)) {
    if (OWN.includes(object.kind) && object.seat !== listener.seat) return `${object.kind} of seat ${object.seat}`;
    if (Array.isArray(object.players)) {
      const other = object.players.findIndex((player, seat) => seat !== listener.seat && player?.clan != null);
      if (other >= 0) return `the clan of seat ${other}`;
    }
  }
  return undefined;
}

function look({ id, file, listeners }) {
  const end = file.rows.at(-1).version;
  const hashes = file.rows.map((row) => row.state_hash);
  const heard = {};
  for (const listener of listeners) {
    const facts = { seed: file.seed, hashes, since: turnedUp(file, listener.seat) };
    for (const text of listener.heard) {
      if (text.version >= end || /^\{"type":"match".*"status":"over"/.test(text.text)) continue; // it is over: all is shown
      heard[listener.name] = (heard[listener.name] ?? 0) + 1;
      const what = leak(text, listener, facts);
      assert.equal(what, undefined, `${listener.name} heard of ${what} by ${text.from} at version ${text.version} of ${id}: ${text.text.slice(0, 600)}`);
    }
  }
  return heard;
}

test('hidden information is not sent before its time, in any variant', { timeout: patient(1000 * (seconds + 60)) }, async (t) => {
  const until = Date.now() + seconds * 1000;
  const heard = {};
  let played = 0;
  do {
    const game = games[played % games.length];
    const options = game.options.filter(() => random(2) === 0);
    const match = await play(game, options);
    for (const [name, count] of Object.entries(look(match))) heard[name] = (heard[name] ?? 0) + count;
    played += 1;
    t.diagnostic(`${game.id} [${options}] ${match.file.seats.length} seats, ${match.file.rows.length} rows`);
  } while (played < games.length || Date.now() < until);
  t.diagnostic(`${played} matches; texts heard while they ran: ${JSON.stringify(heard)}`);
  assert.equal(Object.values(heard).filter((count) => count >= 10).length, 5, 'all clients have listened');
});

test('the look at it does see what is hidden', async () => {
  const match = await play(games.find(({ id }) => id === 'clans'), []);
  const first = match.listeners[0].heard.find(({ from, text }) => from === 'live' && text.includes('"players"'));
  const shuffled = match.file.rows[0].events.find(({ kind }) => kind === 'clans_shuffled');
  const heardBy = (text) => () => look({ ...match, listeners: [{ name: 'x', seat: 1, heard: [{ text, version: 2, from: 'x' }] }] });
  assert.throws(heardBy(first.text), /clan_seen of seat 0/, 'what seat 0 heard of itself');
  assert.throws(heardBy(JSON.stringify({ ...JSON.parse(first.text), rows: [] })), /the clan of seat 0/, 'and what it sees');
  assert.throws(heardBy(JSON.stringify(shuffled)), /clans_shuffled/);
  assert.throws(heardBy(`{"error":"${match.file.rows[1].state_hash}"}`), /hash of a state/);
  assert.throws(heardBy(`{"x":"${match.file.seed}"}`), /the seed/);
  assert.throws(heardBy('{"card":"C01"}'), /lay covered/);
});

test('nonces are nobody\'s before the match begins, and the key of an invitation only its people\'s', async () => {
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => guest(server, name)));
  const open = await table([ann], { seats: 2, listed: true, join: 'link', start: false });
  const { match: { key } } = await ann.get(`/api/matches/${open.id}`);
  assert.match(key, /^\S{8,}$/);
  const nonce = 'ab'.repeat(32);
  await ann.post(`/api/matches/${open.id}/nonce`, { nonce });
  for (const rest of [bob, new Rest(server), root]) {
    for (const path of [`/api/matches/${open.id}`, '/api/matches', `/api/admin/matches/${open.id}`, `/api/admin/matches/${open.id}/log`]) {
      const [, text] = await read(rest, path);
      assert.ok(!text.includes(nonce) && !text.includes(key), `${path}: ${text}`);
    }
  }
  for (const view of ['v_match', 'v_seat', 'shown_match', 'shown_seat']) {
    const { status, text } = await root.ask('POST', '/api/admin/query', { sql: `SELECT * FROM ${view}` });
    assert.equal(status, 200);
    assert.ok(!text.includes(nonce) && !text.includes(key), view);
  }
});
