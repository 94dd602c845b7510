// The client's list of matches, its changes, and a missed change.
import test from 'node:test';
import assert from 'node:assert/strict';
import { clearLobby, listed, mySeat, applyLists, applyLobby, applyLobbyChange } from '../../web/js/lobby/lists.js';

const match = (id, created_ms, name = 'Ann') => ({ id, created_ms, status: 'open', seats: [{ seat: 0, user: 7, name, bot: null }, { seat: 1, user: null, name: null, bot: null }] });
const empty = () => ({ matches: [], version: 0, loaded: false });
const ids = (lobby) => lobby.matches.map((one) => one.id).join('');

test('changes are put in their place, new ones in front, removed ones away', () => {
  const lobby = empty();
  applyLobby(lobby, { version: 4, matches: [match('c', 3), match('b', 2), match('a', 1)] });
  assert.ok(applyLobbyChange(lobby, { version: 5, changed: [match('b', 2, 'Ben'), match('d', 4)], removed: ['c'] }));
  assert.equal(ids(lobby), 'dba');
  assert.equal(lobby.matches[1].seats[0].name, 'Ben');
  assert.equal(lobby.version, 5);
});

test('a change after a gap is not taken, and nothing is until the list has come again', () => {
  const lobby = empty();
  applyLobby(lobby, { version: 4, matches: [match('a', 1)] });
  assert.ok(!applyLobbyChange(lobby, { version: 6, changed: [match('b', 2)], removed: [] }));
  assert.ok(!applyLobbyChange(lobby, { version: 5, changed: [match('b', 2)], removed: [] }));
  assert.equal(ids(lobby), 'a');
  applyLobby(lobby, { version: 6, matches: [match('b', 2), match('a', 1)] });
  assert.equal(ids(lobby), 'ba');
});

test('the lists of REST fill the page until the live line has spoken, and not afterwards', () => {
  const lobby = empty();
  applyLists(lobby, [match('a', 1)]);
  assert.equal(ids(lobby), 'a');
  applyLobby(lobby, { version: 2, matches: [match('b', 2)] });
  applyLists(lobby, [match('a', 1)]);
  assert.equal(ids(lobby), 'b');
  clearLobby(lobby);
  applyLists(lobby, [match('c', 3)]);
  assert.equal(ids(lobby), 'c');
});

test('a line of the list says only what there is, and is a match like others once it is taken in', () => {
  const line = { id: 'a', game: 'clans', status: 'open', created_ms: 1, seats: [{ user: 7, name: 'Ann' }, { bot: 'easy' }, { invited: 'Ben' }, null] };
  const nobody = { user: null, name: null, invited: null, bot: null };
  const whole = { ...line, listed: true, options: [], join: 'anyone', seats: [
    { ...nobody, seat: 0, user: 7, name: 'Ann' }, { ...nobody, seat: 1, name: 'easy', bot: 'easy' }, { ...nobody, seat: 2, invited: 'Ben' }, { ...nobody, seat: 3 }] };
  assert.deepEqual(listed(line), whole);
  assert.deepEqual(listed({ ...line, join: 'link', options: ['x'] }), { ...whole, join: 'link', options: ['x'] });
  assert.deepEqual(listed(whole), whole, 'as often as one likes');
  const lobby = empty();
  applyLobby(lobby, { version: 1, matches: [line] });
  assert.ok(applyLobbyChange(lobby, { version: 2, changed: [{ ...line, id: 'b' }], removed: [] }));
  assert.deepEqual(lobby.matches, [whole, { ...whole, id: 'b' }]);
});

test('my seat is known in the list, too', () => {
  assert.equal(mySeat(match('a', 1), { id: 7 }), 0);
  assert.equal(mySeat(match('a', 1), { id: 8 }), null);
  assert.equal(mySeat(match('a', 1), null), null);
  assert.equal(mySeat({ my_seat: 2, seats: [] }, { id: 7 }), 2);
});
