// People at a page who know no rules: they look which buttons of the choice panel may be used, take one, and go on until the score sheet is there.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { explain } from './browser.js';
import { sleep } from './raw.js';
import { patient } from './patience.js';
import { randomInt } from './random.js';

const STEP_MS = 20;
const STUCK_MS = patient(30000);

/** Returns the page's present offers: {over, buttons: [testid], asked: 'place', 'use' or ''}. Reads the page, changes nothing. */
export function offers(page) {
  return page.evaluate(async () => {
    // what a click changed is drawn in the next frame
    await new Promise((drawn) => { requestAnimationFrame(() => requestAnimationFrame(drawn)); });
    const seen = (node) => node.getClientRects().length > 0;
    const over = [...document.querySelectorAll('[data-testid="score-sheet"]')].some(seen);
    const panel = document.querySelector('[data-testid="panel"]');
    const buttons = panel ? [...panel.querySelectorAll('button[data-testid]')].filter((button) => !button.disabled && seen(button)) : [];
    return { over, buttons: buttons.map((button) => button.dataset.testid) };
  });
}

const one = (list) => list[randomInt(list.length)];
const chance = (percent) => randomInt(100) < percent;

/** Chooses a button that brings the match to an end some day: many people to work, then cards and buildings; mostly forward. */
export function pick(buttons) {
  const some = (...words) => buttons.filter((name) => words.some((word) => name.startsWith(word)));
  const places = some('place-');
  if (places.length > 0) {
    const wares = some('place-card', 'place-building');
    const work = places.filter((name) => !wares.includes(name));
    if (wares.length > 0 && (work.length === 0 || chance(50))) return wares.includes('place-card_1') && chance(70) ? 'place-card_1' : one(wares);
    return one(work);
  }
  if (buttons.includes('cancel') && chance(3)) return 'cancel';
  if (buttons.includes('step-more') && chance(75)) return 'step-more';
  if (buttons.includes('starve') && chance(70)) return 'starve';
  if (buttons.includes('send') && (some('pick-', 'tool-', 'no-tools').length === 0 || chance(75))) return 'send';
  const forward = some('pay-', 'pick-', 'tool-', 'no-tools');
  if (forward.length > 0 && chance(90)) return one(forward);
  return one(buttons.filter((name) => name !== 'cancel' || buttons.length === 1));
}

/** Plays until the score sheet is there or `stop()` says so. `take(who, name, buttons)` uses a button. Returns how many it used. */
export async function playPage(who, take, { stop = () => false, ms = patient(150000) } = {}) {
  const begun = Date.now();
  let last = Date.now();
  let used = 0;
  try {
    for (;;) {
      const { over, buttons } = await offers(who.page);
      if (over || stop()) return used;
      if (who.problems.length > 0) throw new Error('something went wrong in the page');
      if (buttons.length > 0) {
        if (await take(who, pick(buttons), buttons)) {
          used += 1;
          last = Date.now();
        }
      } else {
        await sleep(STEP_MS);
      }
      if (Date.now() - last > STUCK_MS) throw new Error(`nothing to do for ${STUCK_MS / 1000} s, and the match is not over`);
      if (Date.now() - begun > ms) throw new Error(`not over after ${ms / 1000} s and ${used} buttons`);
    }
  } catch (error) {
    throw await explain(who, error);
  }
}

/**
 * Where a button of the panel can be pressed, scrolled to where it is seen; null if it is gone by now, disabled or covered. A place that is chosen on
 * the board has its button for keys and readers alone: there it is the place.
 */
async function spot(who, name) {
  return who.page.evaluate((wanted) => {
    const button = document.querySelector(`[data-testid="panel"] [data-testid="${wanted}"]`);
    if (!button || button.disabled) return null;
    const shown = button.closest('.on-board') ? document.querySelector(`[data-testid="${wanted.replace(/^[^-]+/, 'board')}"]`) : button;
    const seen = shown.querySelector('.slab, .veil') ?? shown;
    if (!seen.closest('.panel')) seen.scrollIntoView({ block: 'center', behavior: 'instant' });
    else seen.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const box = seen.getBoundingClientRect();
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    return shown.contains(document.elementFromPoint(at.x, at.y)) ? at : null;
  }, name);
}

/** With the mouse: moves there and clicks. False if the button was gone by then. It does not wait: who plays looks again. */
export async function byMouse(who, name) {
  const at = await spot(who, name);
  if (at) await who.page.mouse.click(at.x, at.y);
  return at !== null;
}

/** The same with a finger. */
export async function byTouch(who, name) {
  const at = await spot(who, name);
  if (at) await who.page.touchscreen.tap(at.x, at.y);
  return at !== null;
}

/**
 * With the keys that the page names: a button's letter or digit, Enter to send, Escape to go back; the land of a region after the region's letter.
 * False if the button was gone by then, or if it has no key: whatever leads on has one.
 */
export async function byNamedKeys(who, name) {
  const { keyboard } = who.page;
  const keyOf = () => who.page.evaluate((wanted) => {
    const button = document.querySelector(`[data-testid="panel"] [data-testid="${wanted}"]`);
    return button && (button.dataset.key ?? (button.matches('[data-send]') ? 'Enter' : button.matches('[data-back]') ? 'Escape' : ''));
  }, name);
  let key = await keyOf();
  const [, region] = /^from-(\w)\d$/.exec(name) ?? [];
  if (key === '' && region) {
    await keyboard.press(region.toLowerCase());
    key = await keyOf();
  }
  if (key) await keyboard.press(key);
  return Boolean(key);
}

/**
 * Returns the question of a table of Stone Age (from `GET /api/matches/{match}`) to a person: the decision, and the rarest kind of place in
 * it.
 */
export function question({ choices: { decision, place, places, use } }) {
  const names = decision === 'place' ? places.map((row) => row.place) : decision === 'use' ? use : [place ?? ''];
  const sort = ['igloo', 'merchant', 'card_5', 'building', 'card'].find((word) => names.some((name) => name.startsWith(word)));
  return sort ? `${decision} ${sort}` : decision;
}

/**
 * Plays for a person: the page answers the first `often` questions of each kind, and REST all others by random legal moves, while the page
 * follows. So every kind of question is put to the page, live, in a fraction of a match's time.
 * @param {import('./rest.js').Rest} rest who speaks for the person of the page
 * @param {string} match
 * @param {(table: object) => string} kind names the question that a table, as `GET /api/matches/{match}` has it, puts to the person
 * @param {{often?: number, wanted?: (kind: string, asked: Map<string, Set<number>>) => boolean, away?: boolean}} [options] `wanted`: whether the page
 *   answers a kind of question at all; `away`: the page is somewhere else while others are answered, and comes back for its own and for the end
 * @returns {{asked: Map<string, Set<number>>, by: (take: Function) => Function}} at which versions the page was asked each kind; `by` makes of
 *   what uses a button (`byMouse`; it is given the table, too) what `playPage` takes
 */
export function moments(rest, match, kind, { often = 2, wanted = () => true, away = false } = {}) {
  const asked = new Map();
  const read = () => rest.get(`/api/matches/${match}`);
  /** Returns whether the page answers this question. */
  const forPage = (table) => {
    const name = kind(table);
    const versions = asked.get(name) ?? new Set();
    if (versions.size < often && wanted(name, asked)) asked.set(name, versions.add(table.version));
    return versions.has(table.version);
  };
  /** Moves until the page is to be asked or the match is over; the page has drawn all of it then. */
  const playOn = async (who, table) => {
    let now = table;
    if (away) await who.page.goto('about:blank');
    while (!now.result.over && !(now.legal > 0 && forPage(now))) {
      if (now.legal > 0) {
        const answer = await rest.ask('POST', `/api/matches/${match}/moves`, { id: randomUUID(), expects: now.version, move: randomInt(now.legal) });
        assert.ok(answer.status === 200 || answer.json?.error?.name === 'stale', `a legal move: ${answer.text}`);
      } else {
        await sleep(STEP_MS / 4);
      }
      now = await read();
    }
    if (away) await who.page.goto(`/match/${match}`);
    await who.page.waitForFunction(async (version) => (await import('/js/core/state.js')).state.match?.version >= version, now.version);
  };
  const by = (take) => async (who, name, buttons) => {
    const table = await read();
    if (table.legal === 0) return false; // the page is about to hear of it
    if (forPage(table)) return take(who, name, buttons, table);
    await playOn(who, table);
    return true;
  };
  return { asked, by };
}
