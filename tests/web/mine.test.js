// The list of the user's matches: those that wait, their order, the next one; and the events since the last visit.
import test from 'node:test';
import assert from 'node:assert/strict';
import { emptyMatch } from '../../web/js/core/state.js';
import { beginRequest, emptyMine, finishRequest, filtered, nextWaiting, partsOf, applyMatches, applyMine, mergeShownMatch, recordSeen, waitingForMe } from '../../web/js/mine/lists.js';
import { endIsHere, HERE_MS, lastVisit, mayStep, newsBegin, newsSince } from '../../web/js/match/catch_up.js';

const mine = (id, created_ms, more = {}) => ({ id, created_ms, game: 'x', status: 'running', my_seat: 0, my_invitation: null, to_act: [], version: 1, moved_ms: created_ms, seats: [{ seat: 0, user: 1, bot: null }, { seat: 1, user: 2, bot: null }], seen: null, ...more });
const turn = (id, created_ms, more = {}) => mine(id, created_ms, { to_act: [0], ...more });
const ids = (matches) => matches.map((match) => match.id).join('');
const due = (deadline_ms) => ({ clocks: [{ left_ms: 1, deadline_ms, stopped: null }, { left_ms: 1, deadline_ms: 1, stopped: null }] });

test('my matches follow: changed ones in their place, those I have left away, and what waits for me is counted', () => {
  const held = emptyMine();
  applyMatches(held, [mine('b', 2), turn('a', 1)], false);
  assert.equal(waitingForMe(held.matches), 1);
  applyMine(held, { matches: [mine('a', 1, { to_act: [1] }), mine('c', 3, { status: 'open', my_seat: null, my_invitation: 1 })], removed: ['b'] });
  assert.equal(ids(held.matches), 'ca');
  assert.equal(waitingForMe(held.matches), 1, 'an invitation waits, too');
  applyMine(held, { matches: [], removed: ['c', 'x'] });
  assert.equal(waitingForMe(held.matches), 0);
});

test('what a list says does not take back what was told since', () => {
  const held = emptyMine();
  applyMine(held, { matches: [turn('a', 1, { version: 5 })], removed: [] });
  applyMatches(held, [mine('a', 1, { version: 4 }), mine('b', 2)], true);
  assert.equal(waitingForMe(held.matches), 1);
  assert.ok(held.whole && held.loaded);
});

test('what was told while a list was on its way is not taken back by it: tables that came, began, or are mine no more', () => {
  const held = emptyMine();
  applyMine(held, { matches: [mine('o', 1, { status: 'open', version: 0 })], removed: [] });
  beginRequest(held);
  applyMine(held, { matches: [turn('new', 9, { version: 0 }), mine('o', 1, { version: 0 })], removed: ['left'] });
  applyMatches(held, [mine('o', 1, { status: 'open', version: 0 }), mine('left', 3), mine('p', 2)], true);
  finishRequest(held);
  assert.deepEqual(held.matches.map(({ id, status }) => [id, status]), [['new', 'running'], ['p', 'running'], ['o', 'running']]);
  beginRequest(held);
  applyMatches(held, [mine('p', 2)], true);
  finishRequest(held);
  assert.equal(ids(held.matches), 'p', 'what was told before it was asked is in the answer or gone');
});

test('after the line was lost, what REST says is what is known, though it is less', () => {
  const held = emptyMine();
  applyMatches(held, [mine('a', 1, { version: 14 })], true);
  applyMatches(held, [mine('a', 1, { version: 11 })], true);
  assert.deepEqual(held.matches.map(({ version }) => version), [14], 'it was read before that was told');
  held.lost = true;
  applyMatches(held, [mine('a', 1, { version: 11 })], true);
  applyMatches(held, [mine('a', 1, { version: 10 })], true);
  assert.deepEqual(held.matches.map(({ version }) => version), [11], 'the server may have gone back');
});

test('the most urgent is first: by deadline, then by how long it waits, then invitations', () => {
  const asked = mine('i', 1, { status: 'open', my_seat: null, my_invitation: 1 });
  const matches = [turn('old', 1), turn('new', 9), turn('late', 5, due(900)), turn('soon', 6, due(200)), asked, mine('not', 0), turn('bot', 0, { seats: [{ seat: 0, user: 1, bot: 'easy' }] })];
  assert.deepEqual(partsOf(matches).turn.map(({ id }) => id), ['soon', 'late', 'old', 'new']);
  assert.deepEqual(partsOf(matches).asked, [asked]);
  assert.deepEqual(partsOf(matches).others.map(({ id }) => id), ['not', 'bot'], 'where a bot plays for me nothing waits for me');
  const order = [];
  for (let from = ''; order.length < 6; from = order.at(-1)) order.push(nextWaiting(matches, from).id);
  assert.deepEqual(order, ['soon', 'late', 'old', 'new', 'i', 'soon'], 'round and round');
  assert.equal(nextWaiting([turn('a', 1)], 'a'), null, 'there is no other');
  assert.equal(nextWaiting([], ''), null);
});

test('ends are news until they were seen', () => {
  const held = emptyMine();
  applyMatches(held, [mine('a', 1, { status: 'over', ended_ms: 5 }), mine('b', 2, { status: 'abandoned', ended_ms: 9, seen: { version: 1, at_ms: 1, end: true } })], true);
  assert.equal(ids(partsOf(held.matches).unseen), 'a');
  recordSeen(held, 'a', { version: 1, at_ms: 1, end: true });
  assert.equal(ids(partsOf(held.matches).unseen), '');
  const broken = [mine('c', 3, { status: 'broken', ended_ms: null })];
  assert.deepEqual([ids(partsOf(broken).unseen), ids(partsOf(broken).others)], ['', 'c'], 'what is damaged has not ended');
});

test('filters: game, pace, words in any order', () => {
  const matches = [mine('a', 1, { game: 'x', clock: { pace: 'days' } }), mine('b', 2, { game: 'y' })];
  const words = (match) => `${match.game} with ben`;
  const by = (filter) => ids(filtered(matches, { game: '', pace: '', text: '', ...filter }, words));
  assert.deepEqual([by({}), by({ game: 'y' }), by({ pace: 'days' }), by({ pace: 'live' }), by({ text: ' BEN x' }), by({ text: 'cem' })], ['ab', 'b', 'a', 'b', 'a', '']);
});

/** A match on screen with rows by these seats, one a second from 1000 s on. */
function onScreen(seats, more = {}) {
  const match = emptyMatch('m', null);
  match.info = mine('m', 0, { started_ms: 0, ...more });
  match.rows = [null, ...seats].map((seat, version) => ({ version, seat, at_ms: 1000000 + 1000 * version, events: [{}] }));
  match.version = seats.length;
  return match;
}
const LATER = 1000000 + 10 * HERE_MS;

test('the match on screen is as its own messages say', () => {
  const held = emptyMine();
  const match = onScreen([1, 0]);
  match.toAct = [0];
  mergeShownMatch(held, match);
  assert.deepEqual([held.matches[0].to_act, held.matches[0].version, held.matches[0].moved_ms], [[0], 2, 1002000]);
  assert.equal(held.matches[0].vote_about_me_ms, undefined);
  match.sitting = { votes: [{ about: 1, until_ms: 7 }, { about: match.info.my_seat, until_ms: 8 }] };
  mergeShownMatch(held, match);
  assert.equal(held.matches[0].vote_about_me_ms, 8, 'a vote about my seat');
  match.info = { ...match.info, my_seat: null };
  mergeShownMatch(held, match);
  assert.deepEqual(held.matches, []);
});

test('the catch-up has the moves of others since the last visit, after an absence', () => {
  const news = (match, now = LATER) => newsSince(match, lastVisit(match.info), now)?.from ?? null;
  assert.equal(news(onScreen([1, 1, 0])), 0, 'without an earlier visit it has everything');
  assert.equal(news(onScreen([1, 1, 0], { seen: { version: 1, at_ms: 1 } })), 1);
  assert.equal(news(onScreen([1, 1, 0], { seen: { version: 2, at_ms: 1 } })), null, 'only my own');
  assert.equal(news(onScreen([1, 1, 0], { seen: { version: 3, at_ms: 1 } })), null, 'nothing');
  assert.equal(news(onScreen([1, 1, 0], { seen: { version: 1, at_ms: LATER - HERE_MS + 1 } })), null, 'here a moment ago');
  assert.equal(news(onScreen([1, 0, 1]), 1002000 + HERE_MS - 1), null, 'moved a moment ago');
  assert.equal(news(onScreen([1, 1], { started_ms: LATER - 5 })), null, 'it has just begun');
  assert.equal(news(onScreen([1, 1], { my_seat: null })), null, 'a spectator');
});

test('the log\'s news begin behind my last move, or behind my last visit until I have moved again', () => {
  const begin = (seats, change = {}) => {
    const match = Object.assign(onScreen(seats), change);
    match.rows.forEach((row) => { row.events = [{ kind: 'placed' }]; });
    const found = newsBegin(match);
    return found && [found.from, found.moved];
  };
  assert.deepEqual(begin([0, 1, 1]), [1, true]);
  assert.equal(begin([1, 1, 0]), null, 'no move since then');
  assert.equal(begin([1, 1]), null, 'I have not moved');
  assert.deepEqual(begin([0, 1, 0, 1], { since: { from: 2, to: 4, at_ms: 5 } }), [2, false], 'I have moved while I was away, on another device');
  assert.deepEqual(begin([1, 1, 0, 1], { since: { from: 1, to: 2, at_ms: 5 } }), [3, true], 'the move was later');
  assert.equal(begin([0, 1], { past: {} }), null, 'not during a replay');
});

test('while a clock counts seconds, and when all is over, nothing is stepped through', () => {
  assert.ok(mayStep({ status: 'running', clock: null }));
  assert.ok(mayStep({ status: 'running', clock: { pace: 'days' } }));
  assert.ok(!mayStep({ status: 'running', clock: { pace: 'live' } }));
  assert.ok(!mayStep({ status: 'over' }));
  assert.ok(!endIsHere(onScreen([1])));
  assert.ok(endIsHere(onScreen([1], { status: 'over', version: 1 })));
  assert.ok(!endIsHere(onScreen([1], { status: 'over', version: 2 })), 'its last row is still to come');
});
