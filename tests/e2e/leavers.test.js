// Absent players, over REST and the socket: a bot takes over, resigning, votes, links to seats.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { until } from '../support/patience.js';
import { guests, seatAll } from '../support/play.js';
import { callOff, exercised, Rest, table } from '../support/rest.js';
import { openapi } from '../support/schemas.js';
import { startServer } from '../support/server.js';
import { Told } from '../support/told.js';

const DAY_MS = 24 * 3600 * 1000;
let server;
before(async () => { server = await startServer({ moves: true }); });
after(() => server?.close());

const path = (match) => `/api/matches/${match.id}`;
const look = (rest, match) => rest.get(path(match));
let asked = 0;

/** A move of the table at the newest version. */
async function ask(rest, match, move) {
  const { version } = await look(rest, match);
  asked += 1;
  return rest.post(`${path(match)}/moves`, { id: `ask-${asked}`, expects: version, move });
}

async function refused(rest, match, name, move) {
  const { version } = await look(rest, match);
  asked += 1;
  await rest.refused(422, name, 'POST', `${path(match)}/moves`, { id: `ask-${asked}`, expects: version, move });
}

const linkOf = async (rest, match, seat) => (await look(rest, match)).sitting.offers.find((offer) => offer.seat === seat).link;

test('a bot plays for a person on request, until they take the seat back', async () => {
  const [ann, ben, eve] = await guests(server, 'Ann', 'Ben', 'Eve');
  const match = await table([ann, ben], { start_seat: 0 });
  await ask(ann, match, { kind: 'seat_bot' });
  const away = await look(ann, match);
  assert.deepEqual([away.match.seats[0].name, away.match.seats[0].bot, away.match.seats[0].stands_in, away.match.my_seat], ['Ann', 'easy', true, 0]);
  assert.equal(away.choices, null, 'nothing is asked of her');
  assert.equal(away.view.me, 0, 'she sees what her seat sees');
  await refused(ann, match, 'bot_plays', 'place hunt 1');
  await refused(ann, match, 'bot_plays', { kind: 'undo' });
  await refused(ben, match, 'not_away', { kind: 'seat_back' });
  await ask(ann, match, { kind: 'seat_back' });
  const back = await look(ann, match);
  assert.deepEqual([back.match.seats[0].bot, back.match.seats[0].stands_in], [null, false]);
  await eve.refused(403, 'not_seated', 'POST', `${path(match)}/moves`, { id: 'x', expects: 0, move: { kind: 'seat_back' } });
  for (const kind of ['seat_substitute', 'seat_offer_over']) await refused(ann, match, 'bad_move', { kind });
  await refused(ann, match, 'bad_move', { kind: 'seat_time_out', leaver: 'resign' });
  await refused(ann, match, 'bad_move', { kind: 'seat_vote_over', about: null });
});

test('a player who resigns stays last, and cannot come back', async () => {
  const [ann, ben, cid] = await guests(server, 'Ann', 'Ben', 'Cid');
  const match = await table([ann, ben, cid]);
  await ask(ben, match, { kind: 'seat_resign' });
  const { match: shown, result } = await look(ann, match);
  assert.equal(shown.seats[1].resigned, 1);
  assert.equal(result.seats?.[1]?.rank ?? result.rank?.[1], 3, JSON.stringify(result));
  await refused(ben, match, 'resigned', { kind: 'seat_back' });
});

test('the others vote about the player who keeps them waiting, and hand the seat to a substitute, once', async () => {
  const [ann, ben, cid, dan, eve] = await guests(server, 'Ann', 'Ben', 'Cid', 'Dan', 'Eve');
  const match = await table([ann, ben, cid], { start_seat: 2, listed: false, join: 'link' });
  await cid.post(`${path(match)}/moves`, { id: 'first', expects: 0, move: 0 });
  const vote = { kind: 'seat_vote', about: 0, choice: 'substitute' };
  await refused(ben, match, 'too_soon', vote);
  assert.equal((await look(ben, match)).sitting, null);
  await server.move(DAY_MS);
  assert.deepEqual((await look(ben, match)).sitting.askable, [0]);
  await ask(ben, match, vote);
  const [open] = (await look(ann, match)).sitting.votes;
  assert.deepEqual([open.about, open.voters, open.answers], [0, [1, 2], [{ seat: 1, choice: 'substitute' }]]);
  await refused(ann, match, 'no_vote', vote);
  await server.stop();
  await server.start();
  assert.deepEqual((await look(ann, match)).sitting.votes[0], open, 'a restart changes nothing');
  await ask(cid, match, vote);
  const link = await linkOf(ben, match, 0);
  assert.equal(await linkOf(ann, match, 0), link, 'Ann may give it away, too');
  const to = `${path(match)}/substitute`;
  const nobody = new Rest(server);
  await nobody.refused(401, 'not_signed_in', 'POST', to, { link });
  await dan.refused(404, 'no_such_match', 'POST', to, { link });
  const { key } = (await look(ben, match)).match;
  assert.equal((await dan.get(`${path(match)}?key=${key}`)).sitting.offers[0].link, null, 'no link for spectators');
  await dan.refused(400, 'out_of_range', 'POST', `${to}?key=${key}`, { link: '' });
  await dan.refused(403, 'bad_link', 'POST', `${to}?key=${key}`, { link: link.replace(/.$/, (last) => (last === '0' ? '1' : '0')) });
  await ben.refused(409, 'already_seated', 'POST', to, { link });
  const before_ = await look(ann, match);
  assert.equal((await dan.post(`${to}?key=${key}`, { link })).match.my_seat, 0);
  await eve.refused(409, 'link_used', 'POST', `${to}?key=${key}`, { link });
  const seen = await look(dan, match);
  assert.deepEqual([seen.match.seats[0].name, seen.view.me, seen.choices === null], ['Dan', 0, false]);
  assert.deepEqual(seen.view, before_.view, 'what the seat sees');
  const left = await ann.get(`${path(match)}?key=${key}`);
  assert.deepEqual([left.match.my_seat, left.view.me, left.sitting], [null, null, null], 'and Ann sees what a spectator sees');
  await ask(dan, match, { kind: 'seat_offer' });
  const again = await linkOf(dan, match, 0);
  await ask(dan, match, { kind: 'seat_keep' });
  await eve.refused(409, 'link_over', 'POST', `${to}?key=${key}`, { link: again });
});

test('an undecided vote ends at its deadline, without anyone there', async () => {
  const [ann, ben, cid] = await guests(server, 'Ann', 'Ben', 'Cid');
  const match = await table([ann, ben, cid]);
  await ask(ann, match, { kind: 'seat_vote', about: null, choice: 'call_off' });
  const [a] = await seatAll([ann], match);
  await server.move(DAY_MS);
  for (let i = 0; i < 10 && (await look(ann, match)).sitting !== null; i += 1) await server.move(61000);
  await a.until(() => a.tables.get(match.id).rows.some((row) => row.events.some((event) => event.kind === 'vote_ended' && event.choice === 'go_on')), 'the end of the vote');
  assert.equal((await look(ann, match)).match.status, 'running');
  a.close();
});

test('all agree to call it off; the last voter is shown', async () => {
  const [ann, ben] = await guests(server, 'Ann', 'Ben');
  const match = await table([ann, ben]);
  const ended = await callOff(match.id, ann, ben);
  assert.deepEqual([ended.status, ended.end_reason, ended.ended_by], ['abandoned', 'called_off', 1]);
});

const DAYS = { pace: 'days', bank_s: 3 * 86400, increment_s: 86400, cap_s: 5 * 86400 };
const statesOf = async (rest, match) => (await look(rest, match)).sitting?.states;

/** The seat to act runs out of time. */
async function timeOut(rest, match, seat) {
  await server.move(DAYS.bank_s * 1000);
  await until(async () => (await statesOf(rest, match))?.[seat] === 'timed_out', 'the end of the time');
}

test('whom a vote is about finds it in the list, the feeds and the stream, in memory and read from the file, until it has ended', async () => {
  const [ann, ben] = await guests(server, 'Ann', 'Ben');
  const match = await table([ann, ben], { start_seat: 1, clock: DAYS, leaver: 'ask' });
  const { atom, calendar } = await ben.create('/api/me/feed');
  const stream = new Told(server, { cookie: ben.cookie });
  await stream.begun;
  const told = async (rest, filter) => (await rest.get(`/api/matches?filter=${filter}`)).matches.find(({ id }) => id === match.id)?.vote_about_me_ms;
  const feed = async (way) => (await ben.ask('GET', way)).text;
  assert.equal(await told(ben, 'waiting'), null, "it is Ben's turn, and there is no vote");
  await timeOut(ann, match, 1);
  await stream.told('seat', match.id);
  const { sitting: { votes: [vote] } } = await look(ben, match);
  for (let life = 0; life < 2; life += 1) {
    for (const filter of ['mine', 'waiting']) assert.ok(Math.abs(await told(ben, filter) - vote.until_ms) < 10000, `${filter}: ${await told(ben, filter)} is ${vote.until_ms}`);
    assert.equal(await told(ann, 'mine'), null, 'it is not about her');
    assert.match(await feed(atom), new RegExp(`match/${match.id}#vote-1</id><title>Vote about your seat: Stone Age with Ann</title>`));
    assert.match(await feed(`${atom}?lang=de`), /Abstimmung über deinen Platz: Stone Age/);
    assert.match(await feed(calendar), new RegExp(`UID:vote-${match.id}-1@`));
    const later = new Told(server, { cookie: ben.cookie });
    await later.told('seat', match.id);
    later.close();
    if (life === 0) {
      await server.stop();
      await server.start();
    }
  }
  await ask(ben, match, 0);
  for (const filter of ['mine', 'waiting']) assert.equal(await told(ben, filter) ?? null, null);
  assert.doesNotMatch(await feed(atom) + await feed(calendar), /Vote about/);
  stream.close();
});

test('no vote about a seat whose clock has time; of two players, the other claims the win a day after the time-out', async () => {
  const [ann, ben] = await guests(server, 'Ann', 'Ben');
  const match = await table([ann, ben], { start_seat: 1, clock: DAYS, leaver: 'bot' });
  const claim = { kind: 'seat_vote', about: 1, choice: 'claim' };
  await refused(ann, match, 'too_soon', claim);
  await refused(ann, match, 'too_soon', { ...claim, choice: 'bot' });
  await timeOut(ann, match, 1);
  const { askable, asks: [later] } = (await look(ann, match)).sitting;
  assert.deepEqual([askable, later.about, later.choices], [[], 1, ['bot', 'claim']], 'not yet');
  const { rows } = await ann.get(`/api/matches/${match.id}/events`);
  assert.ok(Math.abs(later.from_ms - rows.at(-1).at_ms - DAY_MS) < 10000, `${later.from_ms} is a day after ${rows.at(-1).at_ms}`);
  await refused(ann, match, 'too_soon', claim);
  await server.move(DAY_MS);
  const { sitting } = await look(ann, match);
  assert.deepEqual([sitting.askable, sitting.asks.map(({ about, choices }) => ({ about, choices }))], [[1], [{ about: 1, choices: ['bot', 'claim'] }]]);
  assert.deepEqual((await look(ben, match)).sitting.asks, []);
  await ask(ann, match, claim);
  const { match: ended, result } = await look(ann, match);
  assert.deepEqual([ended.status, ended.end_reason, result.over, result.seats.map(({ rank }) => rank)], ['over', 'called_off', true, [1, 2]]);
});

test('a timed-out player comes back once the bot has decided, and no vote about them is left', async () => {
  const [ann, ben, cid] = await guests(server, 'Ann', 'Ben', 'Cid');
  const match = await table([ann, ben, cid], { start_seat: 1, clock: DAYS, leaver: 'ask' });
  await timeOut(ann, match, 1);
  const [vote] = (await look(ann, match)).sitting.votes;
  assert.deepEqual([vote.about, vote.voters, vote.choices], [1, [0, 2], ['wait', 'bot', 'substitute']]);
  await ask(ben, match, 0);
  assert.equal((await look(ann, match)).sitting, null, 'a move ends it');
});

test('calling the match off needs the consent of absent players, who can give it without coming back', async () => {
  const [ann, ben] = await guests(server, 'Ann', 'Ben');
  const match = await table([ann, ben], { start_seat: 0 });
  await ask(ben, match, { kind: 'seat_bot' });
  await ask(ann, match, { kind: 'seat_vote', about: null, choice: 'call_off' });
  const { match: shown, sitting } = await look(ben, match);
  assert.equal(shown.status, 'running');
  assert.deepEqual([sitting.states, sitting.votes[0].voters, sitting.votes[0].choices], [['present', 'away'], [0, 1], ['go_on', 'call_off']]);
  await ask(ben, match, { kind: 'seat_vote', about: null, choice: 'call_off' });
  assert.equal((await look(ann, match)).match.status, 'abandoned');
});

test('every status of the route was taken', () => {
  const route = '/api/matches/{id}/substitute';
  for (const status of Object.keys(openapi.paths[route].post.responses)) assert.ok(exercised.has(`POST ${route} ${status}`), status);
});
