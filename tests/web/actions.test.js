// Errands: their requests, with a server that is the test, and the state of the page for the next person on this device.
import './support/vendor.js';
import './support/globals.js';
import test from 'node:test';
import assert from 'node:assert/strict';

const { setTimeout: later } = globalThis;
globalThis.setTimeout = (...how) => later(...how).unref(); // notices stay for seconds, and the tests do not wait for them

/** Requests by method and path, and their answers: a function each; without one, a refusal. */
const asked = [];
let answers = {};

globalThis.fetch = async (address, { method }) => {
  const path = `${method} ${address.replace('api', '')}`;
  asked.push(path);
  const answer = path === 'GET /games' ? { games: [] } : await answers[path]?.();
  return { ok: answer !== undefined, status: answer === undefined ? 409 : 200, text: async () => JSON.stringify(answer ?? { error: { name: 'not_open' } }) };
};
const { state } = await import('../../web/js/core/state.js');
const { createMatch } = await import('../../web/js/table/actions.js');
const { again } = await import('../../web/js/lobby/same_table.js');
const { loadTurns, question } = await import('../../web/js/turns/start.js');
const { adoptPrefs } = await import('../../web/js/core/prefs.js');
const { deleteAccount } = await import('../../web/js/account/actions.js');

/** Those on the page: how often they were drawn. */
const avatars = [{ drawn: 0, draw() { this.drawn += 1; } }];
Object.assign(globalThis, { location: { pathname: '/nowhere', search: '', hash: '' }, window: { addEventListener() {}, scrollTo() {} }, history: { pushState() {} },
  document: { baseURI: '', documentElement: { dataset: {} }, querySelector: () => ({}), querySelectorAll: () => avatars, addEventListener() {} }, matchMedia: () => ({ matches: false, addEventListener() {} }) });

const paths = (what = 'POST') => asked.splice(0).filter((path) => path.startsWith(what));
const started = { 'POST /matches': () => ({ match: { id: 'm', status: 'open', my_seat: 0 } }), 'POST /matches/m/bots': () => ({}) };

test('a table of bots that starts by itself once it is full is not started a second time', async () => {
  state.user = { id: 1, guest: true };
  answers = started;
  const form = { game: 'clans', seats: ['me', 'easy'], options: [], starts: 'full', names: [], clock: null, start_seat: null, at_once: true };
  await createMatch(form);
  assert.deepEqual(paths(), ['POST /matches', 'POST /matches/m/bots']);
  await again(state.prefs.last);
  assert.deepEqual(paths(), ['POST /matches', 'POST /matches/m/bots']);
  answers = { ...started, 'POST /matches/m/start': () => ({}) };
  await again({ ...state.prefs.last, starts: 'host' });
  assert.deepEqual(paths(), ['POST /matches', 'POST /matches/m/bots', 'POST /matches/m/start']);
});

test('a turn is asked for once, however often the lists change meanwhile, and its question is of its version and its user', async () => {
  const match = (version) => ({ id: 'm', game: 'clans', status: 'running', version, my_seat: 0, to_act: [0], seats: [{ user: 1, bot: null }], clocks: null, created_ms: 1 });
  const told = (version) => ({ match: match(version), view: {}, choices: [{}] });
  Object.assign(state, { user: { id: 1 }, route: { name: 'lobby' } });
  Object.assign(state.modules, { clans: { startDraft: () => null, askWords: () => 'Move a hut' } });
  state.mine.matches = [match(4)];
  const replies = [];
  answers = { 'GET /matches/m': () => new Promise((resolve) => { replies.push(() => resolve(told(4))); }) };
  const first = loadTurns();
  const second = loadTurns();
  while (!replies.length) await new Promise((next) => { setImmediate(next); });
  for (const reply of replies) reply();
  await Promise.all([first, second]);
  assert.deepEqual(paths('GET /matches'), ['GET /matches/m']);
  assert.equal(question(match(4)), 'Move a hut');
  assert.equal(question(match(5)), '', 'the question of an earlier turn');
  state.user = { id: 2 };
  assert.equal(question(match(4)), '', 'seen by another');
});

test('the next person on this device has neither the picture nor the table of the one before', async () => {
  state.user = { id: 1, guest: true };
  Object.assign(state.prefs, { avatar: 123, level: 'hard', last: { game: 'clans', seats: ['me', 'easy'] }, changed_ms: 5 });
  answers = { 'DELETE /me': () => ({}) };
  await deleteAccount('');
  const { avatar, level, last, changed_ms } = state.prefs;
  assert.deepEqual({ avatar, level, last, changed_ms }, { avatar: undefined, level: '', last: null, changed_ms: 0 });
});

test('an avatar that comes after the page, from the account or another tab, is drawn', () => {
  const before = avatars[0].drawn;
  adoptPrefs({ avatar: 321 });
  assert.equal(avatars[0].drawn, before + 1);
});
