// The position of a match as a seat knows it: who gets it, and that the modules compute hints and previews from it as this machine's own program does.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { engineOf } from '../../web/js/local/engine.js';
import { localMatch } from '../../web/js/local/match.js';
import { patient } from '../support/patience.js';
import { guests } from '../support/play.js';
import { callOff, Rest, table, unseen } from '../support/rest.js';
import { program, startServer } from '../support/server.js';

const built = join(dirname(program), 'web');
const names = existsSync(join(built, 'local.json')) ? JSON.parse(readFileSync(join(built, 'local.json'), 'utf8')) : null;
const needsModules = names ? {} : { skip: 'no compiler for modules is here' };
const DAY_MS = 24 * 3600 * 1000;
let server;
before(async () => { server = await startServer({ moves: true }); });
after(() => server?.close());

const path = ({ id }) => `/api/matches/${id}/position`;
const now = async (rest, { id }) => (await rest.get(`/api/matches/${id}`)).match;
const viewOf = async (rest, { id }) => (await rest.get(`/api/matches/${id}/view?version=0`)).tables[0].view;

/** The answers of this machine's own program to the same requests. */
function natively(requests) {
  const input = requests.map((one) => `${Buffer.byteLength(one)}\n${one}`).join('');
  const done = spawnSync(join(dirname(program), 'local_native'), ['answers'], { input, encoding: 'utf8', maxBuffer: 2 ** 30 });
  assert.equal(done.status, 0, done.stderr);
  return done.stdout.trimEnd().split('\n');
}

/** Makes the first legal move of whoever owes one. */
async function step(players, match) {
  const { to_act: [seat] } = await now(players[0], match);
  const { moves, version } = await players[seat].get(`/api/matches/${match.id}/legal?count=1`);
  await players[seat].expect(200, 'POST', `/api/matches/${match.id}/moves`, { id: `m${version}`, expects: version, move: moves[0].move });
}

test('who has a seat gets the position as that seat knows it, and nobody else gets one', async () => {
  const [ann, ben, eve] = await guests(server, 'Ann', 'Ben', 'Eve');
  const match = await table([ann, ben], { game: 'clans', start_seat: 0 });
  const [own, other] = [await ann.get(path(match)), await ben.get(path(match))];
  assert.deepEqual([own.seat, other.seat, own.version, own.game], [0, 1, 0, 'clans']);
  assert.equal(own.hash, (await ann.get(`/api/matches/${match.id}/legal`)).hash);
  assert.match(own.state, /^\d+( \d+)*$/);
  const clans = (state) => state.split(' ').slice(7, 12).map(Number); // after seats, options, phase, start, turn, reason and moves
  const colours = ['red', 'blue', 'green', 'yellow', 'black'];
  assert.equal(colours[clans(own.state)[0]], (await viewOf(ann, match)).players[0].clan);
  assert.equal(colours[clans(other.state)[1]], (await viewOf(ben, match)).players[1].clan);
  const ascending = (list) => list.every((one, i) => i === 0 || list[i - 1] < one);
  assert.ok(ascending(clans(own.state).slice(1)), 'the clans that Ann may not know are in order');
  assert.ok(ascending(clans(other.state).filter((_, i) => i !== 1)), 'and so are those that Ben may not know');
  await eve.refused(403, 'not_seated', 'GET', path(match));
  await new Rest(server).refused(401, 'not_signed_in', 'GET', path(match));
  await ann.refused(404, 'no_such_match', 'GET', '/api/matches/aaaaaaaaaaaaaaaa/position');
  const waiting = (await ann.create('/api/matches', { game: 'clans', seats: 2 })).match;
  await ann.refused(409, 'not_running', 'GET', path(waiting));
  await callOff(match.id, ann, ben);
  await ann.refused(409, 'not_running', 'GET', path(match));
});

test('a private match has no position for strangers, not even with its key', async () => {
  const [ann, ben, eve] = await guests(server, 'Ann', 'Ben', 'Eve');
  const match = await table([ann, ben], { listed: false });
  assert.equal((await ann.get(path(match))).seat, 0);
  await eve.refused(404, 'no_such_match', 'GET', path(match));
  await eve.refused(404, 'no_such_match', 'GET', `${path(match)}?key=${match.key}`);
});

test('the position of a seat goes to the substitute who plays it, and no longer to its person', async () => {
  const [ann, ben, cid, eve] = await guests(server, 'Ann', 'Ben', 'Cid', 'Eve');
  const match = await table([ann, ben, cid], { start_seat: 2, listed: false, join: 'link' });
  const make = async (rest, id, move) => rest.post(`/api/matches/${match.id}/moves`, { id, expects: (await now(rest, match)).version, move });
  await make(cid, 'first', 0);
  await server.move(DAY_MS);
  for (const rest of [ben, cid]) await make(rest, 'vote', { kind: 'seat_vote', about: 0, choice: 'substitute' });
  const { offers: [{ link }] } = (await ben.get(`/api/matches/${match.id}`)).sitting;
  await eve.post(`/api/matches/${match.id}/substitute?key=${match.key}`, { link });
  assert.equal((await eve.get(path(match))).seat, 0);
  await ann.refused(404, 'no_such_match', 'GET', path(match));
});

for (const game of ['stoneage', 'clans']) {
  test(`a module of ${game} computes hints and previews of a position as the program does, byte for byte`, { ...needsModules, timeout: patient(120000) }, async () => {
    const players = await guests(server, 'Ann', 'Ben');
    const match = await table(players, { game, start_seat: 0 });
    const call = await engineOf(await WebAssembly.compile(readFileSync(join(built, names[game]))));
    const requests = [], answers = [];
    const ask = (request) => {
      requests.push(request);
      answers.push(call(request));
      return answers.at(-1);
    };
    for (let moves = 0; moves < 12; moves += 1) {
      const { to_act: [seat] } = await now(players[0], match);
      const known = await players[seat].get(path(match));
      const accepted = await localMatch(ask).position(known);
      assert.deepEqual([accepted.type, accepted.version], ['accepted', known.version]);
      const preview = JSON.parse(ask(`preview ${seat} 10 0123456789abcdef\n`));
      assert.deepEqual([preview.version, preview.draws], [known.version, 10]);
      assert.deepEqual(preview.sample.view.me, seat);
      if (moves % 4 === 0) assert.equal(JSON.parse(ask(`hint ${seat} ${'0123456789abcdef'.repeat(3)}`)).seat, seat);
      await step(players, match);
    }
    natively(requests).forEach((answer, i) => assert.equal(answers[i], answer, requests[i].slice(0, 60)));
  });
}

test('each status that a client can bring about was met', () => {
  assert.deepEqual(unseen(/\/position$/, '429'), []); // 429: the limits of rest.test.js
});
