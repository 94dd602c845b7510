// Moves that are taken back, on the real server: alone, by agreement, refused, over REST, across kill -9.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, afterEach, before, test } from 'node:test';
import { checkFile } from '../../web/js/verify/check.js';
import { agree, guests, seatAll } from '../support/play.js';
import { sleep } from '../support/raw.js';
import { callOff, table } from '../support/rest.js';
import { program, startServer } from '../support/server.js';
import { randomInt } from '../support/random.js';
import { patient } from '../support/patience.js';

let server;
let ann;
let ben;
let cem;
let clients = [];
before(async () => {
  server = await startServer();
  [ann, ben, cem] = await guests(server, 'Ann', 'Ben', 'Cem');
});
afterEach(() => clients.splice(0).forEach((client) => client.close()));
after(() => server?.close());

async function begin(people, options = {}) {
  const match = await table(people, { start_seat: 0, undo: 'vote', ...options });
  clients = await seatAll(people, match, { reconnect: true });
  return match.id;
}

/** The seat makes the move; all see what came of it. Returns the updates by seat. */
async function move(seat, id, text) {
  const answer = await clients[seat].move(id, text);
  assert.equal(answer.type, 'accepted', `${seat} ${text}: ${JSON.stringify(answer.error)}`);
  return agree(clients, id, answer.version);
}

/** Its refusal's name. */
async function refusal(seat, id, text, options) {
  const answer = await clients[seat].move(id, text, options);
  assert.equal(answer.type, 'refused', `${seat} ${text} was accepted`);
  return answer.error.name;
}

const rows = (id) => clients[0].tables.get(id).rows;
const last = (id) => rows(id).at(-1);
const rolled = (row) => row.events.find((event) => event.kind === 'rolled');

/** Everybody is placed: Ann has one person at the tool maker, the hunt, the clay pit; Ben has everyone in the forest. */
async function placed(id) {
  await move(0, id, 'place tool_maker 1');
  await move(1, id, 'place forest 5');
  await move(0, id, 'place clay_pit 2');
  return move(0, id, 'place hunt 2');
}

test('one\'s own moves that showed nothing are taken back one by one, and the state is that of before', async () => {
  const id = await begin([ann, ben]);
  const before = await placed(id);
  assert.equal(before[0].undo, 'free', 'the last to place begins to act: the turn is still hers');
  const after = await move(0, id, 'use tool_maker');
  assert.deepEqual(after.map((update) => update.undo), ['free', 'ask']);
  assert.equal(last(id).events[0].kind, 'tool_made');
  const [back, other] = await move(0, id, 'undo');
  assert.deepEqual(last(id).events, [{ kind: 'undone', seat: 0, version: before[0].version, seats: [] }]);
  assert.equal(back.version, after[0].version + 1, 'the version counts up');
  assert.deepEqual(back.view, before[0].view);
  assert.deepEqual(back.choices, before[0].choices);
  assert.deepEqual(other.view, before[1].view, 'the others see it too');
  const [earlier] = await move(0, id, 'undo');
  assert.equal(earlier.view.phase, 'place', 'a second time goes back a second move');
  assert.equal(earlier.view.players[0].home, 2);
  assert.equal(last(id).events[0].version, before[0].version - 1);
});

test('dice that were seen are not taken back alone; the others are asked, and the same roll comes again', async () => {
  const id = await begin([ann, ben, cem]);
  await move(0, id, 'place hunt 4');
  await move(1, id, 'place forest 5');
  await move(2, id, 'place clay_pit 4');
  await move(0, id, 'place tool_maker 1');
  await move(2, id, 'place field 1');
  const [before] = await move(0, id, 'use tool_maker');
  const [mine, , waiting] = await move(0, id, 'use hunt');
  const first = rolled(last(id));
  assert.equal(first.dice.length, 4);
  assert.deepEqual([mine.undo, waiting.undo], ['ask', 'ask'], 'Cem may ask to undo the placement');
  assert.equal(await refusal(0, id, 'undo'), 'undo_revealed');
  const asked = await move(0, id, 'undo_ask');
  const { until_ms: ends, ...vote } = asked[1].vote;
  assert.deepEqual(vote, { seat: 0, version: before.version, needed: [1, 2], agreed: [] });
  assert.ok(Math.abs(ends - Date.now() - 86400000) < 600000, 'a day in a match without a clock');
  assert.deepEqual(last(id).events, [{ kind: 'undo_asked', seat: 0, version: before.version, seats: [1, 2] }]);
  assert.equal(await refusal(1, id, 'undo_ask'), 'undo_asked', 'one question at a time');
  assert.equal(await refusal(0, id, 'undo_agree'), 'undo_not_asked', 'a player cannot agree to the own request');
  const [half] = await move(2, id, 'undo_agree');
  assert.deepEqual(half.vote.agreed, [2]);
  assert.equal(await refusal(2, id, 'undo_agree'), 'undo_not_asked', 'a player cannot agree twice');
  const [back] = await move(1, id, 'undo_agree');
  assert.deepEqual(last(id).events, [{ kind: 'undo_agreed', seat: 1 }, { kind: 'undone', seat: 0, version: before.version, seats: [1, 2] }]);
  assert.equal(back.vote, null);
  assert.deepEqual(back.view, before.view);
  await move(0, id, 'use hunt');
  assert.deepEqual(rolled(last(id)), first, 'the same dice for the same question');
});

test('a refusal, or a move, ends the question; what was refused is not asked for again', async () => {
  const id = await begin([ann, ben]);
  await move(0, id, 'place hunt 2');
  await move(1, id, 'place hunt 3');
  const [ask] = await move(0, id, 'undo_ask');
  assert.deepEqual(ask.vote.needed, [1]);
  const [no] = await move(1, id, 'undo_refuse');
  assert.equal(no.vote, null);
  assert.equal(no.undo, null);
  assert.deepEqual(last(id).events, [{ kind: 'undo_refused', seat: 1 }]);
  assert.equal(await refusal(0, id, 'undo_ask'), 'undo_refused');
  await move(0, id, 'place forest 3');
  await move(0, id, 'undo_ask');
  const [moved] = await move(1, id, 'place quarry 2');
  assert.equal(moved.vote, null, 'Ben played on');
  assert.equal(await refusal(1, id, 'undo_agree', { expects: moved.version }), 'undo_not_asked');
});

test('the requesting player may withdraw, and ask again', async () => {
  const id = await begin([ann, ben]);
  await move(0, id, 'place hunt 2');
  await move(1, id, 'place hunt 2');
  await move(0, id, 'undo_ask');
  const [gone] = await move(0, id, 'undo_refuse');
  assert.equal(gone.vote, null);
  assert.equal(gone.undo, 'ask');
});

test('a move that ended one\'s turn is undone alone until the next player has moved', async () => {
  const id = await begin([ann, ben], { undo: 'free' });
  const [before] = await agree(clients, id);
  const [mine, bens] = await move(0, id, 'place hunt 2');
  assert.deepEqual([mine.undo, mine.undo_unrates, bens.undo], ['free', false, null]);
  const [back] = await move(0, id, 'undo');
  assert.deepEqual([back.view, back.to_act], [before.view, [0]]);
  assert.equal(await refusal(1, id, 'place hunt 2', { expects: mine.version }), 'stale', 'what Ben chose meanwhile was for another table');
  await move(0, id, 'place forest 2');
  await move(1, id, 'place hunt 2');
  assert.equal(await refusal(0, id, 'undo'), 'undo_others_moved');
});

test('a match of `free` knows no vote, one of `none` nothing; a table says what it is', async () => {
  for (const [undo, alone] of [['free', 'undo_others_moved'], ['none', 'undo_not_allowed']]) {
    const id = await begin([ann, ben], { undo });
    assert.equal(clients[0].tables.get(id).match.undo, undo);
    await move(0, id, 'place hunt 2');
    const [update] = await move(1, id, 'place hunt 2');
    assert.equal(update.undo, null);
    assert.equal(await refusal(0, id, 'undo_ask'), 'undo_not_allowed');
    assert.equal(await refusal(0, id, 'undo'), alone);
    clients.splice(0).forEach((client) => client.close());
  }
});

for (const [undo, word] of [['vote', 'undo_ask'], ['free', 'undo']]) {
  test(`against bots alone ${word} takes their answers back along, and the bots move anew`, async () => {
    const match = await table([ann], { start_seat: 0, undo, bots: ['easy'], seats: 2, bot_delay: false });
    clients = await seatAll([ann], match);
    const { id } = match;
    await clients[0].move(id, 'place hunt 2');
    const table_ = clients[0].tables.get(id);
    await clients[0].until(() => table_.update.to_act.includes(0) && table_.update.version >= 2, 'my turn again');
    assert.deepEqual([table_.update.undo, table_.update.undo_unrates], ['free', true]);
    const answer = await clients[0].move(id, word);
    assert.equal(answer.type, 'accepted');
    await clients[0].until(() => table_.update.version >= answer.version, 'the update');
    const row = table_.rows.find((one) => one.version === answer.version);
    assert.deepEqual(row.events, [{ kind: 'undone', seat: 0, version: 0, seats: [] }]);
    assert.equal(table_.update.view.players[0].home, 5);
    await callOff(id, ann, ben);
    const path = join(server.dir, `bots_${word}.json`);
    const file = await ann.get(`/api/matches/${id}/export`);
    assert.ok(file.rows.every((one) => one.chance !== null), 'each row is decided again alike');
    writeFileSync(path, JSON.stringify(file));
    const verify = spawnSync(program, ['verify', path], { encoding: 'utf8' });
    assert.equal(verify.status, 0, verify.stdout + verify.stderr);
  });
}

test('bots wait while people talk about a move, and go on when they have', async () => {
  let id;
  let asked;
  do { // the bot thinks for half a second at least: on a busy machine it may move before she asks, and then there is nothing to see
    clients.splice(0).forEach((client) => client.close());
    const match = await table([ann, ben], { start_seat: 0, undo: 'vote', bots: ['easy'], seats: 3, bot_delay: true });
    ({ id } = match);
    clients = await seatAll([ann, ben], match);
    await move(0, id, 'place hunt 2');
    await move(1, id, 'place forest 3');
    asked = await clients[0].move(id, 'undo_ask');
    assert.ok(asked.type === 'accepted' || asked.error.name === 'stale', JSON.stringify(asked.error));
  } while (asked.type !== 'accepted');
  await sleep(2500);
  assert.equal(clients[0].tables.get(id).version, asked.version, 'no seat has moved');
  await clients[1].move(id, 'undo_refuse');
  await clients[0].until(() => clients[0].tables.get(id).rows.some((row) => row.seat === 2), 'the bot');
});

test('the next match at the same table allows the same', async () => {
  const id = await begin([ann, ben]);
  await callOff(id, ann, ben);
  const { match } = await ann.create(`/api/matches/${id}/rematch`, {});
  assert.equal(match.undo, 'vote');
});

test('over REST: an undo is a move, and the same request twice is one', async () => {
  const id = await begin([ann, ben]);
  const [{ version }] = await placed(id);
  await move(0, id, 'use tool_maker');
  const body = { id: 'back-1', expects: version + 1, move: 'undo' };
  const first = await ann.post(`/api/matches/${id}/moves`, body);
  const again = await ann.post(`/api/matches/${id}/moves`, body);
  assert.deepEqual(first, again);
  assert.equal(first.accepted.version, version + 2);
  await agree(clients, id, version + 2);
  assert.equal(await refusal(0, id, 'undo', { expects: version + 1 }), 'stale', 'an undo means the newest version');
});

test('kill -9 with a vote open: it is open again, and what is agreed then is undone', async () => {
  const id = await begin([ann, ben, cem]);
  const [start] = await agree(clients, id);
  await move(0, id, 'place hunt 2');
  await move(0, id, 'undo_ask');
  await move(2, id, 'undo_agree');
  await server.kill();
  await server.start();
  const now = await ann.get(`/api/matches/${id}`);
  const { until_ms: ends, ...vote } = now.vote;
  assert.deepEqual(vote, { seat: 0, version: 0, needed: [1, 2], agreed: [2] });
  assert.ok(ends > Date.now());
  await clients[1].until(() => clients[1].reconnects > 0 && clients[1].socket.readyState === 1, 'the line');
  const [back] = await move(1, id, 'undo_agree');
  assert.deepEqual(back.view, start.view);
  await server.kill();
  await server.start();
  const again = await ann.get(`/api/matches/${id}`);
  assert.deepEqual(again.view, start.view, 'what was undone stays undone');
  assert.equal(again.undo, null);
});

test('kill -9 while moves are made and taken back: all that was acknowledged is there, and folds', { timeout: patient(120000) }, async () => {
  const id = await begin([ann, ben]);
  let playing = true;
  let kills = 0;
  const killing = (async () => {
    while (playing) {
      await sleep(randomInt(150, 500));
      if (!playing) break;
      await server.kill();
      await server.start();
      kills += 1;
    }
  })();
  let updates = await agree(clients, id);
  let undone = 0;
  for (let moves = 0; (moves < 60 || kills < 3) && !updates[0].result.over; moves += 1) {
    const back = updates.findIndex((update) => update.undo === 'free');
    const ask = updates.findIndex((update) => update.undo === 'ask');
    if (back >= 0 && randomInt(2)) updates = await move(back, id, 'undo');
    else if (ask >= 0 && randomInt(4) === 0) {
      await move(ask, id, 'undo_ask');
      updates = await move(1 - ask, id, 'undo_agree');
    } else updates = await move(updates[0].to_act[0], id, randomInt(updates[updates[0].to_act[0]].legal));
    undone += last(id).events.some(({ kind }) => kind === 'undone');
  }
  playing = false;
  await killing;
  assert.ok(kills >= 3 && undone >= 5, `${kills} kills, ${undone} times undone`);
  const stored = (await ann.get(`/api/matches/${id}/events?count=1000`)).rows;
  assert.deepEqual(stored, rows(id), 'what was told is what is stored');
  const now = await ann.get(`/api/matches/${id}`);
  assert.deepEqual(now.view, updates[0].view);
});

test('a whole match with moves taken back: verify accepts its file and no other, and admin check finds nothing', { timeout: patient(120000) }, async () => {
  const id = await begin([ann, ben]);
  let undone = 0;
  let rollsBack = false; // dice that were seen are taken back once at least, whatever match this is
  let updates = await agree(clients, id);
  while (!updates[0].result.over) {
    const back = undone < 60 && randomInt(8) === 0 && updates.findIndex((update) => update.undo === 'free');
    const seat = typeof back === 'number' && back >= 0 ? back : updates[0].to_act[0];
    undone += seat === back;
    updates = await move(seat, id, seat === back ? 'undo' : randomInt(updates[seat].legal));
    const rolls = !rollsBack && Boolean(rolled(last(id)));
    if (undone < 60 && (rolls || randomInt(12) === 0) && updates[1 - seat].undo === 'ask') {
      await move(1 - seat, id, 'undo_ask');
      updates = await move(seat, id, rolls || randomInt(3) ? 'undo_agree' : 'undo_refuse');
      undone += last(id).events.length - 1;
      rollsBack ||= rolls;
    }
  }
  assert.ok(undone > 5, `${undone} moves were taken back`);
  const file = await ann.get(`/api/matches/${id}/export`);
  const path = join(server.dir, 'match.json');
  const verify = (what) => {
    writeFileSync(path, JSON.stringify(what));
    return spawnSync(program, ['verify', path], { encoding: 'utf8' });
  };
  const fine = verify(file);
  assert.equal(fine.status, 0, fine.stdout + fine.stderr);
  const page = await checkFile(JSON.stringify(file), { stoneage: await ann.get('/api/games/stoneage') });
  assert.deepEqual(page.findings, [], 'the page that computes the dice again agrees');
  const changed = structuredClone(file);
  const row = changed.rows.find((one) => one.events.some((event) => event.kind === 'undone' && event.version > 0));
  row.events.find((event) => event.kind === 'undone').version -= 1;
  const bad = verify(changed);
  assert.equal(bad.status, 1);
  assert.match(bad.stderr, new RegExp(`version ${row.version}: event`));
  const luck = await ann.get(`/api/matches/${id}/luck`);
  luckAgrees(luck, file);
  const check = spawnSync(program, ['admin', 'check', '--data', server.dir], { encoding: 'utf8' });
  assert.equal(check.status, 0, check.stdout + check.stderr);
  viewsAgree(id, file);
});

/** The luck report counts the rolls that were not taken back, and what they gave. */
function luckAgrees(luck, file) {
  const back = file.rows.flatMap((row) => row.events.filter(({ kind }) => kind === 'undone').map(({ version }) => [version, row.version]));
  const counts = file.rows.filter(({ version }) => !back.some(([from, to]) => from < version && version < to));
  for (const { seat, lines, dice, pips, expected_pips: mean } of luck.seats) {
    const mine = counts.flatMap((row) => row.events.filter((event) => event.seat === seat));
    for (const { kind, rolls, actual } of lines) {
      assert.equal(rolls, mine.filter((event) => event.kind === 'rolled' && event.yield === kind).length, kind);
      assert.equal(actual, mine.filter((event) => event.kind === 'gathered' && event.yield === kind).reduce((sum, { amount }) => sum + amount, 0), kind);
    }
    const faces = mine.filter((event) => event.kind === 'rolled').flatMap((event) => event.dice);
    assert.deepEqual([dice, pips, mean], [faces.length, faces.reduce((sum, face) => sum + face, 0), faces.length * 3.5]);
  }
}

/** Checks that the views count what was not undone. */
function viewsAgree(id, file) {
  const back = file.rows.flatMap((row) => row.events.filter(({ kind }) => kind === 'undone').map(({ version }) => [version, row.version]));
  const gone = ({ version }) => back.some(([from, to]) => from < version && version < to);
  const ofTable = ({ move: made }) => made?.kind.startsWith('undo');
  const counts = file.rows.filter((row) => !gone(row) && !ofTable(row));
  const query = (text) => {
    const done = spawnSync(program, ['admin', 'query', text, '--json', '--rows', '100000', '--data', server.dir, ...(text.includes(':match') ? ['--param', `match=${id}`] : [])], { encoding: 'utf8' });
    assert.equal(done.status, 0, done.stderr);
    return JSON.parse(done.stdout);
  };
  const of = (kind) => counts.flatMap((row) => row.events.filter((event) => event.kind === kind).map((event) => ({ seq: row.version, ...event })));
  const all = file.rows.flatMap((row) => row.events);
  assert.deepEqual(query('SELECT seq, undone FROM v_move WHERE match = :match ORDER BY seq').map(({ seq, undone }) => [seq, undone]),
    file.rows.map((row) => [row.version, Number(gone(row))]));
  assert.deepEqual(query('SELECT seq, back_to FROM v_undo WHERE match = :match ORDER BY seq').map((row) => [row.back_to, row.seq]), back);
  assert.deepEqual(query('SELECT seq, building FROM v_building WHERE match = :match ORDER BY seq'),
    of('building_taken').map(({ seq, building }) => ({ seq, building })));
  assert.deepEqual(query("SELECT seq, card FROM v_card WHERE match = :match AND how = 'bought' ORDER BY seq"),
    of('card_taken').map(({ seq, card }) => ({ seq, card })));
  const rolls = query('SELECT seq, amount FROM v_roll WHERE match = :match ORDER BY seq');
  assert.deepEqual(rolls.map(({ seq }) => seq), of('rolled').map(({ seq }) => seq));
  assert.deepEqual(rolls.map(({ amount }) => amount), of('gathered').map(({ amount }) => amount));
  const [{ moves, rounds }] = query('SELECT moves, rounds FROM v_match WHERE match = :match');
  assert.equal(moves, counts.length - 1);
  assert.equal(rounds, of('round_began').length);
  assert.ok(all.filter(({ kind }) => kind === 'rolled').length > rolls.length, 'some rolls were taken back');
  const seats = query('SELECT seat, moves FROM v_seat WHERE match = :match ORDER BY seat');
  assert.deepEqual(seats.map((row) => row.moves), [0, 1].map((seat) => counts.filter((row) => row.seat === seat).length));
  const last_ = query('SELECT max(round) AS round FROM v_move WHERE match = :match')[0].round;
  assert.equal(last_, rounds, 'rounds count no round twice');
}
