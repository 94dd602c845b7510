import test from 'node:test';
import assert from 'node:assert/strict';
import * as table from '../../web/js/match/state.js';
import { forget, foundBack, applyUpdate } from '../../web/js/match/messages.js';
import { rollToShow } from '../../web/games/stoneage/board/rolls.js';
import { startDraft } from '../../web/games/stoneage/panel/draft.js';
import { parseRoute, matchPath } from '../../web/js/core/router.js';
import { info, update } from './mock/states.js';

const game = { startDraft, rollToShow, sameQuestion: (a, b) => JSON.stringify(a) === JSON.stringify(b) };

function seated(name = 'place') {
  const match = table.emptyMatch(name, null);
  match.info = info(name);
  applyUpdate(match, update(name, name), game);
  return match;
}

test('an update brings view, question and history', () => {
  const match = seated();
  assert.equal(match.version, 9);
  assert.equal(match.choices.decision, 'place');
  assert.equal(match.rows.length, 7);
});

test('an older version changes nothing, and rows come once', () => {
  const match = seated();
  const fresh = applyUpdate(match, { ...update('place', 'wait'), version: 8 }, game);
  assert.deepEqual(fresh, []);
  assert.equal(match.choices.decision, 'place');
  assert.equal(match.rows.length, 7);
});

test('a part of a long history does not change the table yet', () => {
  const match = table.emptyMatch('m', null);
  const whole = update('m', 'place');
  applyUpdate(match, { type: 'update', version: 9, more: true, rows: whole.rows.slice(0, 3) }, game);
  assert.deepEqual([match.version, match.view, match.rows.length], [-1, null, 3]);
  applyUpdate(match, whole, game);
  assert.deepEqual([match.version, match.rows.length], [9, 7]);
});

test('the draft stays while the question is the same, and goes with it', () => {
  const match = seated();
  match.draft = { ...match.draft, step: 'confirm', place: 'river', people: 2 };
  const asked = match.choices;
  applyUpdate(match, structuredClone({ ...update('place', 'place'), version: 10, rows: [] }), game);
  assert.equal(match.draft.place, 'river');
  assert.equal(match.choices, asked, 'a click on what is drawn still counts');
  applyUpdate(match, { ...update('place', 'use'), version: 11, rows: [] }, game);
  assert.deepEqual([match.draft.step, match.draft.place], ['choose', '']);
});

test('a move is sent once, with the place it was chosen at', () => {
  const match = seated();
  match.hash = '00000000000000ab';
  const message = table.prepareMove(match, { kind: 'place', place: 'river', people: 1 }, 'id-1');
  assert.deepEqual(message, { type: 'move', id: 'id-1', match: 'place', expects: 9, hash: '00000000000000ab', move: { kind: 'place', place: 'river', people: 1 } });
  assert.equal(table.prepareMove(match, { kind: 'starve' }, 'id-2'), null);
});

test('moves to follow are dropped with a refusal, an undo, another move, and a server that has gone back', () => {
  const next = [{ kind: 'use', place: 'quarry' }];
  const sent = () => {
    const match = seated();
    table.prepareMove(match, { kind: 'use', place: 'hunt' }, 'a', next);
    assert.deepEqual(match.next, next);
    return match;
  };
  const refused = sent();
  assert.ok(table.applyRefused(refused, { id: 'a' }, game));
  const undone = sent();
  undone.sending = null;
  table.prepareTable(undone, { kind: 'undo' }, 'b');
  const other = sent();
  other.sending = null;
  table.prepareMove(other, { kind: 'starve' }, 'b');
  const back = sent();
  forget(back);
  for (const match of [refused, undone, other, back]) assert.deepEqual(match.next, []);
});

test('sending ends when the move is on screen, whichever message comes first', () => {
  const first = seated();
  table.prepareMove(first, { kind: 'starve' }, 'a');
  table.applyAccepted(first, { id: 'a', version: 10 });
  assert.ok(first.sending);
  applyUpdate(first, { ...update('place', 'wait'), version: 10, rows: [] }, game);
  assert.equal(first.sending, null);
  const second = seated();
  table.prepareMove(second, { kind: 'starve' }, 'b');
  applyUpdate(second, { ...update('place', 'wait'), version: 10, rows: [] }, game);
  table.applyAccepted(second, { id: 'b', version: 10 });
  assert.equal(second.sending, null);
});

test('a refused move can be chosen again; an answer to another is not taken for it', () => {
  const match = seated();
  table.prepareMove(match, { kind: 'starve' }, 'a');
  assert.equal(table.applyRefused(match, { id: 'other' }, game), false);
  assert.ok(match.sending);
  assert.equal(table.applyRefused(match, { id: 'a' }, game), true);
  assert.deepEqual([match.sending, match.draft.step], [null, 'choose']);
});

test('a subscription resumes from what is held', () => {
  assert.deepEqual(table.subscription(table.emptyMatch('m', 'k')), { type: 'subscribe', match: 'm', patches: true, key: 'k' });
  const match = seated();
  match.hash = '00000000000000ab';
  assert.deepEqual(table.subscription(match), { type: 'subscribe', match: 'place', patches: true, from: 9, hash: '00000000000000ab' });
});

/** A match of which rows 1 to `count` are held, and the same told anew up to `to`, with other rows behind `shared`. */
function wentBack(count, shared, to, { seat = () => 0 } = {}) {
  const match = table.emptyMatch('place', null);
  const rows = (last, at) => Array.from({ length: last + 1 }, (_, version) => ({ version, seat: version ? seat(version) : null, at_ms: version + at(version), events: [] }));
  match.info = { ...info('place'), my_seat: 0, chat: 2 };
  applyUpdate(match, { ...update('place', 'place'), version: count, hash: 'a', rows: rows(count, () => 0) }, game);
  match.chat = [{ number: 3, text: 'lost' }];
  table.prepareMove(match, { kind: 'starve' }, 'a');
  forget(match);
  assert.deepEqual([match.version, match.sending, match.chat, match.rows, match.chatSeen, table.subscription(match).from], [-1, null, [], [], 2, undefined]);
  applyUpdate(match, { ...update('place', 'place'), version: to, hash: 'b', rows: rows(to, (version) => (version > shared ? 1000 : 0)) }, game);
  assert.deepEqual([match.version, match.hash, match.rows.length], [to, 'b', to + 1]);
  assert.ok(match.choices && !match.sending, 'it is asked as if nothing had been chosen');
  return match;
}

test('the message that the server went back names the move, and lost moves of the player', () => {
  assert.deepEqual(foundBack(wentBack(14, 11, 11)), { version: 11, mine: true });
  assert.deepEqual(foundBack(wentBack(14, 11, 16)), { version: 11, mine: true }, 'others have moved on since');
  assert.deepEqual(foundBack(wentBack(14, 11, 14, { seat: () => 1 })), { version: 11, mine: false });
  assert.deepEqual(foundBack(wentBack(14, 0, 0)), { version: 0, mine: true });
  assert.equal(foundBack(wentBack(14, 14, 14)), null, 'nothing is lost, and nothing is said');
  assert.equal(foundBack(wentBack(14, 14, 20)), null);
  assert.equal(foundBack(seated()), null);
});

test('a full update in parts is one', () => {
  const match = wentBack(14, 11, 3);
  forget(match); // again, before it was said
  applyUpdate(match, { more: true, rows: [{ version: 0, seat: null, at_ms: 0, events: [] }] }, game);
  applyUpdate(match, { ...update('place', 'place'), version: 1, rows: [{ version: 1, seat: 0, at_ms: 1, events: [] }] }, game);
  assert.deepEqual(foundBack(match), { version: 1, mine: true });
  assert.equal(foundBack(match), null, 'it is said once');
});

test('bots of one kind are distinguished by name, people keep theirs', () => {
  const match = seated();
  match.info.seats[1].name = 'easy';
  match.info.seats[2].name = 'easy';
  assert.deepEqual([0, 1, 2].map((seat) => table.seatName(match, seat)), ['Wanda', 'Brun', 'Cato']);
});

test('chat lines come once and in order', () => {
  const match = seated();
  table.applyChat(match, { lines: [{ number: 0, text: 'a' }, { number: 1, text: 'b' }] });
  table.applyChat(match, { lines: [{ number: 1, text: 'b' }, { number: 2, text: 'c' }] });
  assert.deepEqual(match.chat.map((line) => line.text), ['a', 'b', 'c']);
});

test('lines that the player wrote count as read, those of others and of spectators do not', () => {
  const match = seated();
  Object.assign(match.info, { my_seat: 0, chat: 0, chat_read: 0 });
  match.chatSeen = 0;
  table.applyChat(match, { lines: [{ number: 1, text: 'mine', seat: 0 }, { number: 2, text: 'theirs', seat: 1 }, { number: 3, text: 'watching', seat: null }] });
  assert.equal(table.unreadLines(match), 2);
  match.info.my_seat = null;
  assert.equal(table.unreadLines(match), 3, 'a spectator has written none of them');
});

test('the dice of the last roll lie on the board until the turn changes', () => {
  const row = (version, ...events) => ({ version, events });
  const rolled = { kind: 'rolled', seat: 1, place: 'forest', yield: 'wood', dice: [3, 4] };
  const gathered = { kind: 'gathered', seat: 1, place: 'forest', yield: 'wood', amount: 2 };
  const shown = rollToShow([row(3, rolled, gathered)], null, {});
  assert.deepEqual([shown.place, shown.dice, shown.amount, shown.fresh], ['forest', [3, 4], 2, true]);
  assert.equal(rollToShow([], shown, {}).fresh, false);
  assert.equal(rollToShow([row(4, { kind: 'turn_began', seat: 0 })], shown, {}), null);
});

test('dice for all lose the one that was taken', () => {
  const shown = rollToShow([{ version: 1, events: [{ kind: 'dice_rolled', seat: 0, place: 'card_1', dice: [2, 2, 5] }, { kind: 'die_picked', seat: 0, die: 2 }] }], null, {});
  assert.deepEqual(shown.dice, [2, 5]);
});

test('addresses lead to their pages, with the key of an invitation', () => {
  assert.deepEqual(parseRoute('/match/abc', '?key=k1'), { name: 'match', id: 'abc', key: 'k1' });
  assert.equal(parseRoute('/account', '').name, 'account');
  assert.equal(parseRoute('/nowhere', '').name, 'lost');
  assert.equal(matchPath('abc', 'k 1'), 'match/abc?key=k%201');
});

const undone = (version, back) => ({ version, seat: 0, at_ms: 1, events: [{ kind: 'undone', seat: 0, version: back, seats: [] }] });
const plain = (version, kind = 'tool_made') => ({ version, seat: 0, at_ms: 1, events: [{ kind, seat: 0 }] });

test('what is taken back is marked, and counted without what was taken back before and without the talk', () => {
  const match = seated();
  const rows = [plain(10), plain(11), undone(12, 10), plain(13), plain(14, 'undo_asked'), undone(15, 9)];
  applyUpdate(match, { ...update('place', 'use'), version: 15, rows }, game);
  assert.deepEqual(match.rows.filter((row) => row.gone).map((row) => row.version), [10, 11, 12, 13, 14]);
  assert.equal(match.rows.find((row) => row.version === 12).taken, 1);
  assert.equal(match.rows.find((row) => row.version === 15).taken, 2, '10 and 13');
});

test('undone dice are no longer on the board', () => {
  const match = seated();
  const rolled = { version: 10, seat: 0, at_ms: 1, events: [{ kind: 'rolled', seat: 0, place: 'forest', yield: 'wood', dice: [3] }] };
  applyUpdate(match, { ...update('place', 'use'), version: 10, rows: [rolled] }, game);
  assert.deepEqual(match.lastRoll.dice, [3]);
  applyUpdate(match, { ...update('place', 'use'), version: 11, rows: [undone(11, 9)] }, game);
  assert.equal(match.lastRoll, null);
});

test('an undo is sent once, with or without a vote, and the server says what can be undone', () => {
  const match = seated('wait');
  applyUpdate(match, { ...update('wait', 'wait'), version: 10, rows: [plain(10)], undo: 'ask', vote: null }, game);
  assert.equal(match.undo, 'ask');
  applyUpdate(match, { ...update('wait', 'wait'), version: 10, rows: [], undo: 'ask', undo_unrates: true, vote: null }, game);
  assert.equal(match.undo, 'unrates', 'no one is there to agree');
  assert.deepEqual(table.prepareTable(match, { kind: 'undo_ask' }, 'u-1'), { type: 'move', id: 'u-1', match: 'wait', expects: 10, hash: undefined, move: { kind: 'undo_ask' } });
  assert.equal(table.prepareTable(match, { kind: 'undo_ask' }, 'u-2'), null);
});

test('a person who has to agree is asked until they have', () => {
  const match = seated('wait');
  const asked = (vote) => {
    applyUpdate(match, { ...update('wait', 'wait'), version: match.version + 1, rows: [], vote }, game);
    return table.mayAnswer(match);
  };
  assert.equal(asked({ seat: 1, version: 3, needed: [0, 2], agreed: [] }), true);
  assert.equal(asked({ seat: 1, version: 3, needed: [0, 2], agreed: [0] }), false);
  assert.equal(asked({ seat: 0, version: 3, needed: [1, 2], agreed: [] }), false, 'a player does not ask themselves');
  assert.equal(asked(null), false);
});
