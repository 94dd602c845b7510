// One address opens tables, asks for rematches, makes guests and looks at ended matches as fast as it is let, and others go on:
// they begin as guests, open, join, play, list and look, and nothing is full afterwards.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startServer } from '../support/server.js';
import { attackRandom, attackSeconds } from '../support/attack.js';
import { live } from '../support/live.js';
import { callOff, guest, Rest, table } from '../support/rest.js';

const EVE = { localAddress: '127.0.0.66' };
const REFUSALS = ['too_many_requests', 'too_many_matches', 'too_many_matches_here', 'too_many_guests', 'too_many_subscriptions'];
const BOUNDS = ['too_many_matches_here', 'too_many_guests'];
const PER_ADDRESS = 12;

let server;
let random;
const refused = new Map();
const ended = [];

before(async () => {
  random = attackRandom('fill');
  server = await startServer({ limits: 1, env: { OCHRE_MATCHES_PER_USER: '5', OCHRE_MATCHES_PER_ADDRESS: String(PER_ADDRESS), OCHRE_GUESTS_PER_DAY: '12' } });
});
after(() => server?.close());

/** A wish of the attacker: done, or refused by a name that says why. */
async function wish(rest, method, path, body) {
  const answer = await rest.ask(method, path, body);
  if (answer.status < 400) return answer.json;
  const { name } = answer.json.error;
  assert.ok([...REFUSALS, 'not_running', 'not_open', 'still_running', 'no_such_match', 'seats_empty'].includes(name), `${method} ${path}: ${answer.status} ${name}`);
  refused.set(name, (refused.get(name) ?? 0) + 1);
  return null;
}

/** Opens a match against a bot and ends it, asks for a rematch, and so on; some tables stay open. */
async function opens(rest) {
  const made = await wish(rest, 'POST', '/api/matches', { game: 'clans', seats: 2, bot_delay: false, listed: true });
  if (!made || random(2) === 0) return;
  let { id } = made.match;
  for (let again = 0; again < 3; again += 1) {
    if (again === 0) await wish(rest, 'POST', `/api/matches/${id}/bots`, { seat: 1, bot: 'random' });
    await wish(rest, 'POST', `/api/matches/${id}/start`);
    if (!await wish(rest, 'POST', `/api/matches/${id}/moves`, { id: 'off', expects: 0, move: { kind: 'seat_vote', about: null, choice: 'call_off' } })) return;
    ended.push(id);
    const next = await wish(rest, 'POST', `/api/matches/${id}/rematch`);
    if (!next) return;
    id = next.match.id;
  }
}

/** She has met what bounds her; a busy machine takes its time. */
const met = (until) => Date.now() > until && (Date.now() > until + 30000 || BOUNDS.every((name) => refused.has(name)));

async function attack(until) {
  const people = [await guest(server, 'Eve', EVE)];
  while (!met(until)) {
    const rest = people[random(people.length)];
    const what = random(4);
    if (what === 0) {
      const fresh = new Rest(server, EVE);
      if (await wish(fresh, 'POST', '/api/guests', { name: 'Eve' })) people.push(fresh);
    } else if (what === 1 && ended.length > 0) {
      await wish(rest, 'GET', `/api/matches/${ended[random(ended.length)]}`);
    } else {
      await opens(rest);
    }
  }
}

/** The steps of an ordinary visit to a server. */
async function plays(name, address) {
  const people = [await guest(server, name, { localAddress: address }), await guest(server, `${name}a`, { localAddress: address })];
  const match = await table(people);
  const list = (await people[0].get('/api/matches?filter=running')).matches;
  assert.ok(list.some((one) => one.id === match.id), 'what has just begun is in the list');
  const seat = (await people[0].get(`/api/matches/${match.id}`)).to_act[0];
  await people[seat].post(`/api/matches/${match.id}/moves`, { id: 'one', expects: 0, move: 0 });
  await callOff(match.id, ...people);
  const { match: next } = await people[0].create(`/api/matches/${match.id}/rematch`);
  await people[1].create(`/api/matches/${match.id}/rematch`);
  await people[0].post(`/api/matches/${next.id}/start`);
  await callOff(next.id, ...people);
  assert.ok((await people[1].get('/api/matches?filter=ended')).matches.some((one) => one.id === match.id), 'ended ones are listed');
  return match.id;
}

test('an address that fills all it can leaves room for the others, and every ended match is found', async () => {
  const until = Date.now() + attackSeconds(3) * 1000;
  const mine = [];
  const others = (async () => {
    for (let turn = 0; turn === 0 || Date.now() < until; turn += 1) mine.push(await plays(`Ann ${turn}`, `127.0.0.${2 + (turn % 40)}`));
  })();
  const eyes = await live(await guest(server, 'Eye', EVE));
  const looking = (async () => {
    while (Date.now() < until) {
      if (ended.length > 0) eyes.send({ type: 'subscribe', match: ended[random(ended.length)] });
      await new Promise((resolve) => { setTimeout(resolve, 20); });
    }
  })();
  await Promise.all([attack(until), attack(until), attack(until), others, looking]);
  eyes.close();

  for (const name of BOUNDS) assert.ok(refused.get(name) > 0, `${name}: ${JSON.stringify([...refused])}`);
  const open = (await (await guest(server, 'Judge')).get('/api/matches?filter=open')).matches;
  assert.ok(open.filter((match) => match.seats.some((seat) => /^E/.test(seat.name ?? ''))).length <= PER_ADDRESS, 'no more than her part');
  await plays('Bob', '127.0.0.3');
  for (const id of [...mine, ...ended]) {
    assert.equal((await (await guestOnce()).ask('GET', `/api/matches/${id}`)).status, 200, 'an ended match is found');
  }
});

let once;
async function guestOnce() {
  once ??= await guest(server, 'Reader', { localAddress: '127.0.0.9' });
  return once;
}

test('after a restart, too', async () => {
  await server.stop();
  await server.start();
  for (const id of ended.slice(-5)) assert.equal((await (await guestOnce()).ask('GET', `/api/matches/${id}`)).status, 200);
  await plays('Cid', '127.0.0.4');
});
