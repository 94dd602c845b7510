// The short form of the gallery: a few telling positions at every size, by day; those with the most words on a phone, in every language. A new finding means that something got worse.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { WebSocket } from 'ws';
import { gallery, hang } from '../gallery/gallery.js';
import { STATES } from '../gallery/states.js';
import { languages } from '../../web/js/core/words.js';
import { patient, until } from '../support/patience.js';
import { startMock } from '../web/mock/server.js';
import { moments } from '../web/mock/states.js';

let wall;
before(async () => { wall = await hang(); });
after(() => wall?.close());

test('nothing is too small, on something else, cut off or out of its frame', { timeout: patient(120000) }, async () => {
  const states = Object.keys(STATES).filter((name) => STATES[name].short);
  const found = await gallery({ states, themes: ['day'], wall });
  assert.deepEqual(found.map(({ state, size, check, words }) => `${size} ${state}: ${check}: ${words}`), []);
});

/** Runs in the page: how much of the room of a board its drawing leaves free, beside it or below it. */
async function bands() {
  await new Promise((drawn) => { requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(drawn))); });
  const board = document.querySelector('.stage > .board.under');
  const { width, height } = board.getBoundingClientRect();
  const [, , wide, high] = board.getAttribute('viewBox').split(' ').map(Number);
  const size = Math.min(width / wide, height / high);
  const free = [width - wide * size, height - high * size];
  return Math.max(...free) > 24 ? [['band', `${free.map((px) => px.toFixed(0))} px of ${width.toFixed(0)} x ${height.toFixed(0)}`]] : [];
}

test('a board fills its room, on a desk and on a tablet', { timeout: patient(60000) }, async () => {
  const found = await gallery({ states: ['place-3', 'place-5'], sizes: ['820x1180', '1280x800', '1920x1080'], themes: ['day'], wall, look: bands });
  assert.deepEqual(found.map(({ size, state, check, words }) => `${size} ${state}: ${check}: ${words}`), []);
});

/** Runs in the page: what an offer of undo covers of the board and of the lines around it, and which of these lines is cut. */
async function belowBoard() {
  const { state, update } = await import('/js/core/state.js');
  update(() => {
    const { match } = state;
    Object.assign(match, { acted: match.rows.filter((row) => row.seat !== null && !row.gone).at(-1).version, undo: 'free', undoBy: 'undo' });
  });
  await new Promise((drawn) => { requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(drawn))); });
  const lines = ['.undo-toast', '.last-event', '.chat-way', '.board-asks > p', '.stage > .board'].map((selector) => [selector, document.querySelector(selector)]).filter(([, node]) => node);
  const covers = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const over = lines.flatMap(([name, node], i) => lines.slice(i + 1).filter(([, other]) => covers(node.getBoundingClientRect(), other.getBoundingClientRect()))
    .map(([other]) => ['covers', `${name} and ${other}`]));
  const toast = document.querySelector('.undo-toast > span') ? [] : [['missing', 'the offer of undo']];
  const cut = [...document.querySelectorAll('.last-event span')].filter((one) => one.scrollWidth > one.clientWidth).map((one) => ['cut', one.textContent]);
  return [...toast, ...over, ...cut];
}

test('an offer of undo, the newest event and what is asked lie below the board, and beside each other', { timeout: patient(60000) }, async () => {
  const found = await gallery({ states: ['place-3', 'clans-4'], sizes: ['820x1180', '1024x768', '1280x800'], themes: ['day'], wall, look: belowBoard });
  assert.deepEqual(found.map(({ size, state, check, words }) => `${size} ${state}: ${check}: ${words}`), []);
});

/** Runs in the page: how a hint lies to the board, and how much the map of Clans is out of proportion, before and after. */
async function hinted() {
  const [{ state, update }, replay, { loadStyles }] = await Promise.all(['core/state', 'replay/start', 'core/pages'].map((name) => import(`/js/${name}.js`)));
  await loadStyles(['/js/replay/style.css']);
  const frame = async () => { for (let i = 0; i < 4; i += 1) await new Promise((drawn) => { requestAnimationFrame(drawn); }); };
  const stretched = () => { const { width, height } = document.querySelector('.board .ground').getBoundingClientRect(); return width / height / 1.5; };
  const before = stretched();
  update(() => { state.pages.replay = replay; state.match.hint = { asking: true, version: state.match.version, told: null }; });
  await frame();
  const [hint, map] = ['.dock .best-now', '.board .ground'].map((selector) => document.querySelector(selector)?.getBoundingClientRect());
  const after = stretched();
  update(() => { state.match.hint = null; });
  await frame();
  return [...(hint && hint.top >= map.bottom ? [] : [['hint', 'it is not below the map']]),
    ...[before, after].filter((part) => Math.abs(part - 1) > 0.13).map((part) => ['proportion', part.toFixed(2)])];
}

test('a hint lies below the map of Clans, which stays in proportion', { timeout: patient(60000) }, async () => {
  const found = await gallery({ states: ['clans-4'], sizes: ['1280x800', '1920x1080'], themes: ['day'], wall, look: hinted });
  assert.deepEqual(found.map(({ size, check, words }) => `${size}: ${check}: ${words}`), []);
});

test('at the end a player board shows the final points, and nothing that is still needed or used', { timeout: patient(60000) }, async () => {
  const states = ['over', 'over-5'];
  const found = await gallery({ states, sizes: ['390x844', '1280x800'], themes: ['day'], wall, look: async () => {
    const cells = [...document.querySelectorAll('.ledger .total td')].map((cell) => cell.textContent.trim());
    document.querySelector('[data-testid="flip"]').click(); // from the sheet to the board
    await new Promise((drawn) => { requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(drawn))); });
    const boards = [...document.querySelectorAll('.seat-board, .seat-chip')];
    const stale = boards.flatMap((board) => [...board.querySelectorAll('.eats, .tile.used, .score small')].map((one) => ['forecast', one.className || one.textContent]));
    const totals = cells.slice(0, boards.length);
    const points = boards.map((board) => board.querySelector('.score b').textContent.trim());
    return [...stale, ...(points.length > 1 && points.join() === totals.join() ? [] : [['points', `${points} beside ${totals}`]])];
  } });
  assert.deepEqual(found.filter(({ check }) => ['forecast', 'points'].includes(check)).map(({ size, state, check, words }) => `${size} ${state}: ${check}: ${words}`), []);
});

test('five at a phone see the whole board above the log', { timeout: patient(60000) }, async () => {
  const found = await gallery({ states: ['place-5', 'full-5', 'states'], sizes: ['390x844'], themes: ['day'], wall, look: () => {
    const dock = document.querySelector('.dock').getBoundingClientRect();
    return [...document.querySelectorAll('.board .ring, .board .crowd .walk')].map((ring) => ring.getBoundingClientRect().bottom - dock.top).filter((deep) => deep > 0)
      .map((deep) => ['covered', `by ${deep.toFixed(0)} px`]);
  } });
  assert.deepEqual(found.map(({ state, check, words }) => `${state}: ${check}: ${words}`), []);
});

test('the longest words of every language fit on a phone', { timeout: patient(120000) }, async () => {
  const found = await gallery({ states: ['over-5', 'clans-over'], sizes: ['360x640', '390x844'], themes: ['day'], wall, langs: languages.filter((lang) => lang !== 'en') });
  assert.deepEqual(found.map(({ lang, state, size, check, words }) => `${lang} ${size} ${state}: ${check}: ${words}`), []);
});

test('votes, claims and the states of seats fit on a phone in every language', { timeout: patient(180000) }, async () => {
  const states = ['claim', 'claim-sure', 'claim-later', 'vote-seat', 'vote-me', 'still-owed', 'states', 'unrated-sure', 'leave', 'called-off'];
  const found = await gallery({ states, sizes: ['390x844'], themes: ['day'], wall, langs: languages });
  assert.deepEqual(found.map(({ lang, state, size, check, words }) => `${lang} ${size} ${state}: ${check}: ${words}`), []);
});

test('200 % of a small screen, and the largest ones, are whole', { timeout: patient(120000) }, async () => {
  const found = await gallery({ states: ['place-5', 'people-10', 'card', 'clans-confirm'], sizes: ['640x400', '2560x1440'], themes: ['day'], wall });
  const zoomed = ({ size, check }) => size === '640x400' && check === 'small text'; // it is drawn twice as large
  assert.deepEqual(found.filter((one) => !zoomed(one)).map(({ state, size, check, words }) => `${size} ${state}: ${check}: ${words}`), []);
});

test('a page that stays open for a long run keeps its line, and its match whatever it asks for', { timeout: patient(20000) }, async () => {
  const mock = await startMock();
  const socket = new WebSocket(mock.url.replace('http', 'ws') + '/ws');
  const heard = [];
  socket.on('message', (data) => heard.push(JSON.parse(data.toString())));
  await new Promise((open) => { socket.once('open', open); });
  socket.send(JSON.stringify({ type: 'ping', id: 'p' }));
  await until(() => heard.some(({ type, id }) => type === 'pong' && id === 'p'), 'the answer without which the page hangs up', 2000).finally(() => {
    socket.close();
    mock.close();
  });
  const others = Object.entries(STATES).filter(([, { make }]) => (({ id, game }) => moments[id] && game !== 'stoneage')(make().info));
  assert.deepEqual(others.map(([name]) => name), [], 'whose id would bring them a match of Stone Age');
});
