// The analysis of a finished match, and the best moves in a match against bots, over REST.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { drive, guests, seatAll } from '../support/play.js';
import { callOff, Rest, table, unseen } from '../support/rest.js';
import { program, startServer } from '../support/server.js';
import { sleep } from '../support/raw.js';
import { bothSay } from '../support/verdict.js';
import { patient } from '../support/patience.js';

let server;
let ann;
let ben;
let over; // a match of Clans
before(async () => {
  server = await startServer();
  [ann, ben] = await guests(server, 'Ann', 'Ben');
  over = await played('clans');
});
after(() => server?.close());

/** A match of the two, played at random. */
async function played(game, options = {}) {
  const match = await table([ann, ben], { game, ...options });
  const clients = await seatAll([ann, ben], match);
  await drive(clients, match.id);
  for (const client of clients) client.close();
  return match;
}

const path = (match) => `/api/matches/${match.id}/analysis`;

/** Returns the analysis once no part of it is being computed; all who ask meanwhile receive the same. */
async function ended(rest, match) {
  const heard = await Promise.all(Array.from({ length: 8 }, async () => {
    for (;;) {
      const answer = await rest.get(path(match));
      if (answer.state !== 'runs') return answer;
      assert.ok(answer.done <= answer.of);
      await sleep(1);
    }
  }));
  for (const answer of heard) assert.deepEqual(answer, heard[0]);
  return heard[0];
}

/** The thirds of a match by its decisions: their rows do not tell luck from the decisions of others, so that neither is here. */
function phasesOf({ rows }, { seat, begin, end }) {
  const third = (n) => Math.floor(rows.length * n / 3);
  const worth = (at) => (at === 0 ? begin : at === rows.length ? end : rows[at - 1][4 + seat]);
  return ['opening', 'middle', 'end'].map((phase, n) => {
    const part = rows.slice(third(n), third(n + 1));
    return { phase, decisions: part.length, begin: worth(third(n)), own: 0 - part.filter((row) => row[1] === seat).reduce((sum, row) => sum + row[2], 0), end: worth(third(n + 1)) };
  });
}

test('a match is analysed on request, and luck and decisions add up to the result', { timeout: patient(60000) }, async () => {
  const nobody = new Rest(server);
  assert.deepEqual(await nobody.get(path(over)), { match: over.id, state: 'none', done: 0, of: 0, current: false, analysis: null });
  await nobody.refused(401, 'not_signed_in', 'POST', path(over));
  assert.equal((await ann.expect(202, 'POST', path(over))).state, 'runs');
  const { state, current, analysis } = await ended(nobody, over);
  assert.equal(`${state} ${current}`, 'ready true');
  const { result, version } = await ann.get(`/api/matches/${over.id}`);
  const winners = result.seats.filter(({ rank }) => rank === 1).length;
  for (const seat of analysis.seats) {
    assert.equal(seat.begin + seat.luck + seat.own + seat.others + seat.rest, seat.end, JSON.stringify(seat));
    assert.equal(seat.end, result.seats[seat.seat].rank === 1 ? 10000 / winners : 0);
    assert.ok(seat.begin > 2000 && seat.begin < 8000, `a match begins open: ${seat.begin}`);
    assert.equal(-seat.own, analysis.rows.filter((row) => row[1] === seat.seat).reduce((sum, row) => sum + row[2], 0));
    assert.equal(-seat.own, seat.kinds.reduce((sum, kind) => sum + kind.lost, 0));
  }
  assert.equal(analysis.rows.at(-1)[0], version);
  assert.ok(analysis.lessons.length > 1, 'a random player could have done better');
  for (const seat of analysis.seats) assert.deepEqual(seat.phases.map(({ phase, decisions, begin, own, end }) => ({ phase, decisions, begin, own, end })), phasesOf(analysis, seat));
  for (const lesson of analysis.lessons) {
    const row = analysis.rows.find((one) => one[0] === lesson.version);
    assert.deepEqual([row[1], row[2]], [lesson.seat, lesson.best - lesson.played]);
    assert.notEqual(lesson.text, lesson.better_text);
    assert.equal(lesson.event.seat, lesson.seat);
  }
  assert.deepEqual((await ben.expect(200, 'POST', path(over))).analysis, analysis, 'it is made once');
  const file = await ann.get(`/api/matches/${over.id}/export`);
  assert.deepEqual(file.analysis, analysis, 'it goes with the match');
  await bothSay(server, 'same', () => {}, file);
  await bothSay(server, 'unreadable', (copy) => { copy.analysis = 1; }, file);
});

test('an analysis is in the history: its accounts, its kinds of decisions, and the share that luck decided', { timeout: patient(60000) }, async () => {
  const { analysis } = await ended(ann, over);
  const query = (...args) => JSON.parse(execFileSync(program, ['admin', 'query', ...args, '--json', '--data', server.dir], { encoding: 'utf8' }));
  const accounts = query('SELECT * FROM v_analysis ORDER BY seat');
  assert.deepEqual(accounts.map(({ match, seat, begin, luck, own, others, rest, final, simulations }) => ({ match, seat, begin, luck, own, others, rest, final, simulations })),
    analysis.seats.map(({ seat, begin, luck, own, others, rest, end }) => ({ match: over.id, seat, begin: begin / 10000, luck: luck / 10000, own: own / 10000,
      others: others / 10000, rest: rest / 10000, final: end / 10000, simulations: analysis.simulations })));
  assert.deepEqual(accounts.map(({ player }) => player).sort(), ['Ann', 'Ben']);
  const kinds = query('SELECT seat, kind, decisions, lost FROM v_analysis_kind ORDER BY seat, kind');
  assert.deepEqual(kinds, analysis.seats.flatMap(({ seat, kinds: list }) => list.map(({ kind, chosen, lost }) => ({ seat, kind, decisions: chosen, lost: lost / 10000 })))
    .sort((one, other) => one.seat - other.seat || (one.kind < other.kind ? -1 : 1)));
  const phases = query('SELECT * FROM v_analysis_phase ORDER BY seat, begin');
  const sorted = (list) => list.map((one) => JSON.stringify(one)).sort();
  assert.deepEqual(sorted(phases.map(({ seat, phase, decisions, begin, luck, own, others, rest, final }) => ({ seat, phase, decisions, begin, luck, own, others, rest, final }))),
    sorted(analysis.seats.flatMap(({ seat, phases: list }) => list.map(({ phase, decisions, begin, luck, own, others, rest, end }) => ({ seat, phase, decisions, begin: begin / 10000,
      luck: luck / 10000, own: own / 10000, others: others / 10000, rest: rest / 10000, final: end / 10000 })))));
  for (const { seat, ...account } of accounts) {
    const own = phases.filter((phase) => phase.seat === seat);
    assert.equal(own.length, 3);
    for (const column of ['luck', 'own', 'others', 'rest']) assert.ok(Math.abs(own.reduce((sum, phase) => sum + phase[column], 0) - account[column]) < 1e-9, column);
    for (const { begin, luck, own: decided, others, rest, final } of own) assert.ok(Math.abs(begin + luck + decided + others + rest - final) < 1e-9);
  }
  const by = analysis.seats.filter(({ luck, own, others }) => Math.abs(luck) > Math.abs(own + others)).length;
  const mean = (values) => Math.round(values.reduce((sum, one) => sum + one, 0) / values.length / 10) / 1000;
  assert.deepEqual(query('luck_and_skill', '--param', 'least=1'), [{ game: 'clans', seats: 2, accounts: 2, luck: mean(analysis.seats.map(({ luck }) => Math.abs(luck))),
    lost: mean(analysis.seats.map(({ own }) => -own)), decided_by_luck: by / 2 }]);
  execFileSync(program, ['admin', 'publish', join(server.dir, 'public.sqlite'), '--data', server.dir]);
  const published = JSON.parse(execFileSync('sqlite3', ['-json', join(server.dir, 'public.sqlite'), 'SELECT seat, luck FROM v_analysis ORDER BY seat']));
  assert.deepEqual(published, accounts.map(({ seat, luck }) => ({ seat, luck })));
});

test('a match has the same analysis on every run, also where it is imported', { timeout: patient(60000) }, async () => {
  const { analysis, ...file } = await ann.get(`/api/matches/${over.id}/export`);
  const elsewhere = await startServer();
  try {
    await elsewhere.stop();
    writeFileSync(join(elsewhere.dir, 'match.json'), JSON.stringify(file));
    execFileSync(program, ['admin', 'import', join(elsewhere.dir, 'match.json'), '--data', elsewhere.dir]);
    await elsewhere.start();
    const [eve] = await guests(elsewhere, 'Eve');
    await eve.expect(202, 'POST', path(over));
    assert.deepEqual((await ended(eve, over)).analysis, analysis);
  } finally {
    await elsewhere.close();
  }
});

test('one at a time, it can be stopped, and not every match has one', { timeout: patient(120000) }, async () => {
  const [long, other] = [await played('stoneage'), await played('clans')];
  await ann.expect(202, 'POST', path(long));
  assert.equal((await ann.ask('POST', path(other))).status, 429);
  assert.deepEqual(await ben.expect(200, 'DELETE', path(long)), {}, 'another user cannot stop it');
  assert.deepEqual(await ann.expect(200, 'DELETE', path(long)), {});
  assert.equal((await ended(ann, long)).state, 'none');
  await new Rest(server).refused(401, 'not_signed_in', 'DELETE', path(long));
  const off = await table([ann, ben]);
  await ann.refused(409, 'still_running', 'POST', path(off));
  await ann.refused(409, 'still_running', 'GET', path(off));
  await callOff(off.id, ann, ben);
  await ann.refused(409, 'no_analysis', 'POST', path(off));
  for (const method of ['GET', 'POST', 'DELETE']) await ann.refused(404, 'no_such_match', method, path({ id: 'AAAAAAAAAAAAAAAA' }));
});

test('against bots, in an unrated match, a hint names the best move; in other matches there is none', { timeout: patient(60000) }, async () => {
  const hint = (match) => `/api/matches/${match.id}/hint`;
  const quiet = await table([ann], { bots: ['easy'], listed: false, start_seat: 0 });
  const { version, moves, simulations } = await ann.post(hint(quiet));
  assert.equal(version, 0);
  assert.ok(simulations >= 100, `${simulations}`);
  assert.ok(moves.length > 1);
  assert.deepEqual(moves.map(({ event }) => event.seat), moves.map(() => 0));
  for (const { share, points } of moves) assert.ok(share > 0 && share < 1 && points > -20 && points < 60, `${share} ${points}`);
  const { legal } = await ann.get(`/api/matches/${quiet.id}`);
  assert.ok(legal > moves.length);
  await ann.post(`/api/matches/${quiet.id}/moves`, { id: 'best', expects: version, move: moves[0].move });
  const told = async (match) => {
    for (;;) {
      const { thought_ms: thought } = await ann.get(`/api/matches/${match.id}`);
      if (thought) return thought;
      await sleep(20);
    }
  };
  const [mine, bots] = await told(quiet);
  assert.equal(mine, null);
  assert.ok(bots >= 1 && bots < patient(5000), `the bot has thought for ${bots} ms`);
  let early; // a bot does not wait where one person plays: the first that still thinks when a hint is asked for
  do early = await ann.ask('POST', hint(await table([ann], { bots: ['master'], listed: false, start_seat: 1, bot_delay: true })));
  while (early.status === 200);
  assert.equal(`${early.status} ${early.json.error.name}`, '422 not_your_turn');
  await new Rest(server).refused(401, 'not_signed_in', 'POST', hint(quiet));
  await ben.refused(404, 'no_such_match', 'POST', hint(quiet));
  const listed = await table([ann], { bots: ['easy'], start_seat: 0 });
  await ann.refused(403, 'not_allowed', 'POST', hint(listed));
  await ben.refused(403, 'not_allowed', 'POST', hint(listed));
  const people = await table([ann, ben], { listed: false, start_seat: 0 });
  await ann.refused(403, 'not_allowed', 'POST', hint(people));
  for (const method of ['POST', 'DELETE']) await ann.refused(403, 'wrong_origin', method, path(over), undefined, { headers: { origin: 'https://evil.example' } });
  assert.deepEqual(unseen(/\/(analysis|hint)$/, '409', '429', '503'), []);
});
