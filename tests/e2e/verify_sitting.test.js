// Files of matches in which seats change hands. Both `ochre verify` and the page accept them and refuse false statements in them. An import
// and an export into another database give the same files; and a file of the earlier format can still be read.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { until } from '../support/patience.js';
import { guests } from '../support/play.js';
import { callOff, table } from '../support/rest.js';
import { program, startServer } from '../support/server.js';
import { bothSay, chainAgain, dir, pageSays, verifyText } from '../support/verdict.js';

let server;
let file; // of a match that was played to its end
let off; // of one that was called off
before(async () => {
  server = await startServer();
  const [ann, ben, cid, dan] = await guests(server, 'Ann', 'Ben', 'Cid', 'Dan');
  const match = await table([ann, ben, cid], { start_seat: 0, game: 'clans', bot_delay: false });
  let asked = 0;
  const ask = async (rest, move) => {
    const { version } = await rest.get(`/api/matches/${match.id}`);
    asked += 1;
    await rest.post(`/api/matches/${match.id}/moves`, { id: `ask-${asked}`, expects: version, move });
  };
  await ask(ben, { kind: 'seat_bot' });
  await ask(ben, { kind: 'seat_back' });
  await ask(ben, { kind: 'seat_offer' });
  const { sitting } = await ben.get(`/api/matches/${match.id}`);
  await dan.post(`/api/matches/${match.id}/substitute`, { link: sitting.offers[0].link });
  await ask(ann, { kind: 'seat_vote', about: null, choice: 'call_off' });
  await ask(cid, { kind: 'seat_vote', about: null, choice: 'go_on' });
  await ask(cid, { kind: 'seat_resign' });
  await ask(dan, { kind: 'seat_bot' });
  await ask(ann, { kind: 'seat_bot' });
  await until(async () => (await ann.get(`/api/matches/${match.id}`)).match.status === 'over', 'the end');
  const { match: end, result } = await ann.get(`/api/matches/${match.id}`);
  assert.deepEqual([end.seats[2].rank, end.seats[1].name], [3, 'Dan']);
  assert.deepEqual(result.seats?.map((seat) => seat.rank) ?? result.rank, end.seats.map((seat) => seat.rank));
  file = await ann.get(`/api/matches/${match.id}/export`);
  const other = await table([ann, ben]);
  await callOff(other.id, ann, ben);
  off = await ann.get(`/api/matches/${other.id}/export`);
});
after(() => server?.close());

/** The row with an event of that kind. @param {any} copy @param {string} kind */
const rowOf = (copy, kind) => copy.rows.find((row) => row.events.some((event) => event.kind === kind));

test('a file says who held each seat, and from when on', () => {
  const [ann, dan, cid] = file.seats;
  assert.equal(file.format, 'ochre-match-4');
  assert.deepEqual([ann.name, ann.bot, ann.later.map((one) => one.bot)], ['Ann', null, ['easy']]);
  assert.deepEqual([dan.name, dan.later.map((one) => [one.name, one.bot])], ['Ben', [['Ben', 'easy'], ['Ben', null], ['Dan', null], ['Dan', 'easy']]]);
  assert.deepEqual([cid.name, cid.later.map((one) => one.version)], ['Cid', [rowOf(file, 'resigned').version]]);
});

test('both accept it, and one that was called off', async () => {
  await bothSay(server, 'same', () => {}, file);
  await bothSay(server, 'same', () => {}, off);
  const copy = structuredClone(file);
  chainAgain(copy);
  assert.deepEqual(copy, file, 'the chain is what schema/match.md says');
});

test('for the page, a gone player no longer holds the seat, like one who resigned', async () => {
  const copy = structuredClone(file);
  rowOf(copy, 'resigned').events.find(({ kind }) => kind === 'resigned').kind = 'gone';
  chainAgain(copy);
  assert.deepEqual(await pageSays(server, JSON.stringify(copy)).then(({ verdict, findings }) => [verdict, findings]), ['same', []]);
});

/** False statements about it, which are found with or without a valid chain. */
const SPOILED = {
  'a change that no row tells': (copy) => copy.seats[0].later.unshift({ version: 1, name: 'Eve', bot: null }),
  'a change that is left out': (copy) => { copy.seats[2].later = []; },
  'a change at another version': (copy) => { copy.seats[2].later[0].version -= 1; },
  'a bot where a person is back': (copy) => { copy.seats[1].later[1].bot = 'easy'; },
  'a person where a bot stands in': (copy) => { copy.seats[1].later[0].bot = null; },
  'somebody after the end': (copy) => copy.seats[0].later.push({ version: copy.rows.length, name: 'Eve', bot: null }),
};
for (const [name, spoil] of Object.entries(SPOILED)) {
  for (const fits of [false, true]) {
    test(`refused: ${name}${fits ? ', though the chain was made to fit' : ''}`, async () => {
      await bothSay(server, 'differs', (copy) => {
        spoil(copy);
        if (fits) chainAgain(copy);
      }, file);
    });
  }
}

/** False statements that only the rules of the table reveal, if the chain was made valid again. */
const AGAINST_RULES = {
  'a seat that comes back and had not left': (copy) => { rowOf(copy, 'bot_sat').move.kind = 'seat_back'; },
  'a vote that ends otherwise': (copy) => { rowOf(copy, 'vote_ended').events.at(-1).choice = 'call_off'; },
  'a vote of a bot': (copy) => { rowOf(copy, 'resigned').move = { kind: 'seat_vote', about: 2, choice: 'bot' }; },
  'an event that is missing': (copy) => { rowOf(copy, 'vote_ended').events.pop(); },
  'a voter too many': (copy) => { rowOf(copy, 'vote_opened').events[0].seats = [0, 1]; },
  'a bot from the start that was a person': (copy) => { copy.seats[0].bot = 'easy'; },
};
for (const [name, spoil] of Object.entries(AGAINST_RULES)) {
  test(`refused by the rules: ${name}`, () => {
    const copy = structuredClone(file);
    spoil(copy);
    chainAgain(copy);
    const { status, said } = verifyText(JSON.stringify(copy));
    assert.equal(status, 1, said);
  });
}

const UNREADABLE = {
  'no history': (copy) => { delete copy.seats[0].later; },
  'a history that goes back': (copy) => { copy.seats[1].later.reverse(); },
  'a bot without a name': (copy) => { copy.seats[1].later[0].bot = ''; },
  'another member': (copy) => { copy.seats[1].later[0].user = 1; },
  'a history in the format before': (copy) => { copy.format = 'ochre-match-3'; },
};
for (const [name, spoil] of Object.entries(UNREADABLE)) test(`not read: ${name}`, () => bothSay(server, 'unreadable', spoil, file));

test('it is taken into another database, checked there, and comes out as it went in', () => {
  for (const original of [file, off]) {
    const other = mkdtempSync(join(dir, 'sat-'));
    const path = join(other, 'match.json');
    writeFileSync(path, JSON.stringify(original));
    const admin = (...args) => spawnSync(program, ['admin', ...args, '--data', other], { encoding: 'utf8', timeout: 60000 });
    for (const args of [['import', path], ['check']]) {
      const done = admin(...args);
      assert.equal(done.status, 0, done.stdout + done.stderr);
    }
    assert.deepEqual(JSON.parse(admin('export', original.id).stdout), original);
  }
});

test('the database that it was played in is as it should be', () => {
  const done = spawnSync(program, ['admin', 'check', '--data', server.dir], { encoding: 'utf8', timeout: 60000 });
  assert.equal(done.status, 0, done.stdout + done.stderr);
});

test('a file of format 3 still verifies, and what is not true in it is found', async () => {
  const old = JSON.parse(gunzipSync(readFileSync(new URL('../stored/ochre-match-3-stoneage.json.gz', import.meta.url))));
  assert.equal(old.format, 'ochre-match-3');
  await bothSay(server, 'same', () => {}, old);
  await bothSay(server, 'differs', (copy) => { copy.rows[5].events[0].seat = 1 - copy.rows[5].events[0].seat; }, old);
});
