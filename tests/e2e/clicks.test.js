// How many clicks a match takes: a whole three-player match of Stone Age and one of Clans against house bots, played through the page alone, by mouse and
// by finger. The player here has experience, and takes the shortest way that the page offers.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkSheet, chooseGame, explain, id, PHONE, shot, stage, WIDE } from '../support/browser.js';
import { patient } from '../support/patience.js';
import { randomInt } from '../support/random.js';
import { sleep } from '../support/raw.js';

const STEP_MS = 15;
const FAR = 30; // px, from which on two clicks are none of a double click
const STONEAGE_MOST = 110; // clicks of one player in a whole match
const SPARE = 1.1; // taps for a move by finger: a land that is tapped beside its rings asks for a second one
const CLANS_MOST = 2; // clicks of a move

const { people } = stage();
const one = (list) => list[randomInt(list.length)];

/** From the front page to a started match: a guest and two house bots who do not dawdle. */
async function openTable(who, game, use) {
  await who.page.goto('/');
  await id(who, 'guest-name').fill('Moa');
  await use('create');
  if (game !== 'stoneage') await chooseGame(who, game, use);
  await id(who, 'create-seat-1').selectOption('easy');
  await id(who, 'create-seat-2').selectOption('easy');
  await use('create-more');
  await use('create-bot-delay');
  await use('create-go');
  await use('start');
  await id(who, 'board').waitFor();
}

/** The page's questions and choices, once all changes are drawn. */
const seen = (page) => page.evaluate(async () => {
  await new Promise((drawn) => { requestAnimationFrame(() => requestAnimationFrame(drawn)); });
  const { match } = (await import('/js/core/state.js')).state;
  const there = (name) => Boolean(document.querySelector(`[data-testid="${name}"]:not(:disabled)`)?.getClientRects().length);
  const { view, choices } = match;
  return { over: there('score-sheet'), busy: Boolean(match.sending), view, choices, draft: match.draft, version: match.version,
    me: view.players[view.me], shown: ['send', 'decline', 'pay-most', 'use-all'].filter(there) };
});

/** Presses what is on screen, scrolled to where it is seen, not twice at one spot: that would be a double click. False if it is covered. */
async function press(who, name) {
  const at = await who.page.evaluate(([wanted, last, far]) => {
    const node = document.querySelector(`[data-testid="${wanted}"]`);
    const part = node?.querySelector('.slab, .veil') ?? node;
    part?.scrollIntoView({ block: node.closest('.panel') ? 'nearest' : 'center', behavior: 'instant' });
    const box = part?.getBoundingClientRect();
    if (!box) return null;
    for (const [x, y] of [[0.5, 0.5], [0.5, 0.2], [0.3, 0.1], [0.85, 0.5]].map(([across, down]) => [box.x + across * box.width, box.y + down * box.height]))
      if (Math.hypot(x - last.x, y - last.y) > far && node.contains(document.elementFromPoint(x, y))) return { x, y };
    return null;
  }, [name, who.pressed ?? { x: -FAR, y: -FAR }, FAR]);
  if (!at) {
    who.pressed = null;
    return false;
  }
  who.pressed = at;
  if (who.touch) await who.page.touchscreen.tap(at.x, at.y);
  else await who.page.mouse.click(at.x, at.y);
  return true;
}

/** Plays to the score sheet; `choose(table)` names what to press. Returns the clicks. */
async function play(who, choose) {
  let clicks = 0;
  try {
    for (let idle = 0; idle < patient(30000) / STEP_MS; idle += 1) {
      const table = await seen(who.page);
      if (table.over) return clicks;
      if (who.problems.length) throw new Error('something went wrong in the page');
      const name = table.choices && !table.busy ? choose(table) : null;
      if (name && await press(who, name)) {
        clicks += 1;
        idle = 0;
      }
      await sleep(STEP_MS);
    }
    throw new Error('nothing has happened for a while');
  } catch (error) {
    throw await explain(who, error);
  }
}

/* ---- Stone Age ---- */

const LANDS = ['forest', 'clay_pit', 'quarry', 'river'];

/** Where to send people, and how many: food, what grows the tribe, what is bought, then work. */
function placing({ choices, me, view, draft }) {
  if (draft.place) return draft.people > 1 && draft.place !== 'hut' ? `ring-${draft.place}-${draft.people}` : `board-${draft.place}`;
  const offer = (place) => choices.places.find((row) => row.place === place);
  const stock = Object.values(me.resources).reduce((sum, n) => sum + n, 0);
  const free = (place) => offer(place) && place;
  const goods = (kind, cost) => choices.places.map((row) => row.place).filter((place) => place.startsWith(kind) && stock >= cost(place));
  const bought = view.places.filter((row) => /^(card|building)_/.test(row.place) && row.people[view.me]).length;
  const card = bought < 2 && goods('card_', (place) => Number(place.slice(5)))[0];
  const building = bought < 2 && goods('building_', () => 3)[0];
  const single = (view.round < 5 && me.people < 9 && free('hut')) || (view.round < 7 && (free('tool_maker') || free('field'))) || card || building;
  if (single) return `board-${single}`;
  const hungry = me.food + me.agriculture < me.people + me.people / 2;
  const places = [hungry && free('hunt'), ...LANDS.filter(free), free('hunt'), ...choices.places.map((row) => row.place)].filter(Boolean);
  const place = places[0] === 'hunt' ? 'hunt' : one(places.slice(0, Math.max(1, LANDS.filter(free).length)));
  const { least, most } = offer(place);
  return most > least ? `ring-${place}-${most}` : `board-${place}`;
}

/** The shortest answer to each question. */
function stoneAge(table) {
  const { choices, shown } = table;
  switch (choices.decision) {
    case 'place': return placing(table);
    case 'use': return shown.includes('use-all') ? 'use-all' : `board-${[...choices.use].sort((a, b) => order(a) - order(b))[0]}`;
    case 'pay': return ['pay-most', 'send', 'decline'].find((name) => shown.includes(name));
    case 'tools': { // as much as tools bring
      const most = Math.max(...choices.gain);
      return most > choices.gain[0] ? `gain-${most}` : 'send';
    }
    case 'pick': return `pick-${choices.pick.at(-1)}`;
    case 'feed': return shown.includes('send') ? 'send' : 'starve';
    default: throw new Error(choices.decision);
  }
}

/** Tools first, then work, then what is paid with it. */
const order = (place) => (/^(tool_maker|hut|field)$/.test(place) ? 0 : /_\d$/.test(place) ? 2 : 1);

const use = (who) => (name) => (who.touch ? id(who, name).tap() : id(who, name).click());

/** How many moves the page's seat has made, by the log of the page. */
const movesOf = (who) => who.page.evaluate(async () => {
  const { match } = (await import('/js/core/state.js')).state;
  return match.rows.filter((row) => row.seat === match.view.me).length;
});

for (const [how, view, oneTap] of [['mouse', { viewport: WIDE }], ['mouse in a narrow window', { viewport: PHONE }],
  ['finger, one tap for each move', { viewport: PHONE, touch: true }, true], ['finger, as a phone is to begin with', { viewport: PHONE, touch: true }]]) {
  test(`how many clicks a whole match of Stone Age for three takes: by ${how}`, { timeout: patient(240000) }, () => people([view], async (who) => {
    if (oneTap) {
      await who.page.goto('/account');
      await id(who, 'playing-one_click').check();
    }
    await openTable(who, 'stoneage', use(who));
    const clicks = await play(who, stoneAge);
    await checkSheet(who);
    await shot(who, 'clicks-stoneage');
    const moves = await movesOf(who);
    console.log(`# ${how}: ${clicks} clicks for ${moves} moves`);
    assert.ok(moves > 30, `a whole match: ${moves} moves`);
    assert.ok(clicks <= moves * (view.touch && !oneTap ? SPARE : 1) && clicks <= STONEAGE_MOST, `${clicks} clicks for ${moves} moves`);
  }));
}

/* ---- Clans ---- */

/** Some move: huts, then where they go. */
function clans({ choices, draft }) {
  if (choices.decision === 'found') return `board-${one(choices.found)}`;
  const from = choices.moves.find((row) => row.from === draft.from);
  return `board-${from ? one(from.to) : one(choices.moves).from}`;
}

for (const [how, view] of [['mouse', { viewport: WIDE }], ['finger', { viewport: PHONE, touch: true }]]) {
  test(`a move of Clans takes at most ${CLANS_MOST} clicks: by ${how}`, { timeout: patient(200000) }, () => people([view], async (who) => {
    await openTable(who, 'clans', use(who));
    const clicks = await play(who, clans);
    await checkSheet(who);
    const moves = await movesOf(who);
    console.log(`# ${how}: ${clicks} clicks for ${moves} moves`);
    assert.ok(moves > 5, `a whole match: ${moves} moves`); // three need few for their twelve villages
    assert.ok(clicks <= CLANS_MOST * moves, `${clicks} clicks for ${moves} moves`);
  }));
}
