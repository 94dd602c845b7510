// A player who plays a whole match through the page alone: by mouse or finger the shortest way that it offers, or by keys.
import { explain } from './browser.js';
import { patient } from './patience.js';
import { randomInt } from './random.js';
import { sleep } from './raw.js';

const STEP_MS = 15;
const FAR = 30; // px, from which on two clicks are none of a double click

const one = (list) => list[randomInt(list.length)];

/** The page's questions and choices, once all changes are drawn. */
export const seen = (who) => who.page.evaluate(async (module) => {
  await new Promise((drawn) => { requestAnimationFrame(() => requestAnimationFrame(drawn)); });
  const { match } = (await import(module)).state;
  const there = (name) => Boolean(document.querySelector(`[data-testid="${name}"]:not(:disabled)`)?.getClientRects().length);
  const { view, choices } = match;
  return { over: there('score-sheet'), busy: Boolean(match.sending), view, choices, draft: match.draft, version: match.version,
    me: view.players[view.me], shown: ['send', 'decline', 'pay-most', 'use-all', 'hand-over-go'].filter(there) };
}, who.stateModule ?? '/js/core/state.js');

/** Presses what is on screen, scrolled to where it is seen, not twice at one spot: that would be a double click. False if it is covered. */
export async function press(who, name) {
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
export async function play(who, choose, act = press) {
  let clicks = 0;
  try {
    for (let idle = 0; idle < patient(30000) / STEP_MS; idle += 1) {
      const table = await seen(who);
      if (table.over) return clicks;
      if (who.problems.some((one) => !who.away?.test(one))) throw new Error('something went wrong in the page');
      const handed = table.shown.includes('hand-over-go');
      const name = handed ? 'hand-over-go' : table.choices && !table.busy ? choose(table) : null;
      if (name && await act(who, name)) {
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

/** Presses keys instead: arrows to some choice, then Enter, which chooses it or sends. */
export async function byKeys(who, name) {
  const { keyboard } = who.page;
  const arrow = one(['ArrowRight', 'ArrowLeft']);
  for (let count = name === 'hand-over-go' ? 0 : randomInt(4); count > 0; count -= 1) await keyboard.press(arrow);
  await keyboard.press('Enter');
  return true;
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
export function stoneAge(table) {
  const { choices, shown } = table;
  switch (choices.decision) {
    case 'place': return placing(table);
    case 'use': return shown.includes('use-all') ? 'use-all' : `board-${[...choices.use].sort((a, b) => order(a) - order(b))[0]}`;
    case 'pay': return ['pay-most', 'send', 'decline'].find((name) => shown.includes(name));
    case 'tools': return 'send'; // as much as tools bring
    case 'pick': return `pick-${choices.pick.at(-1)}`;
    case 'feed': return shown.includes('send') ? 'send' : 'starve';
    default: throw new Error(choices.decision);
  }
}

/** Tools first, then work, then what is paid with it. */
const order = (place) => (/^(tool_maker|hut|field)$/.test(place) ? 0 : /_\d$/.test(place) ? 2 : 1);

/* ---- Clans ---- */

/** Some move: huts, then where they go. */
export function clans({ choices, draft }) {
  if (choices.decision === 'found') return `board-${one(choices.found)}`;
  const from = choices.moves.find((row) => row.from === draft.from);
  return `board-${from ? one(from.to) : one(choices.moves).from}`;
}
