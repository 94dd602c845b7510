// People at a page who know no rules: they look which buttons of the choice panel may be used, take one, and go on until the score sheet is there.
import { explain } from './browser.js';
import { sleep } from './raw.js';
import { patient } from './patience.js';
import { randomInt } from './random.js';

const STEP_MS = 20;
const STUCK_MS = patient(30000);

/** What the page offers now: {over, buttons: [testid], asked: 'place', 'use' or ''}. Reads the page, changes nothing. */
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

/** Which button a person takes who wants the match to end some day: many people to work, then cards and buildings; mostly forward. */
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
  if (buttons.includes('send') && (some('pick-', 'tool-').length === 0 || chance(75))) return 'send';
  const forward = some('pay-', 'pick-', 'tool-');
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

/** Where a button of the panel can be pressed, scrolled to where it is seen; null if it is gone by now, disabled or covered. */
async function spot(who, name) {
  return who.page.evaluate((wanted) => {
    const button = document.querySelector(`[data-testid="panel"] [data-testid="${wanted}"]`);
    if (!button || button.disabled) return null;
    button.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const box = button.getBoundingClientRect();
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    return button.contains(document.elementFromPoint(at.x, at.y)) ? at : null;
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

const focused = (page) => page.evaluate(() => document.activeElement?.closest('[data-testid="panel"]') && document.activeElement.dataset.testid);

/** With the keyboard alone: Tab (or Shift+Tab) until the button has the focus, then Enter. */
export async function byKeys(who, name) {
  const { keyboard } = who.page;
  for (let count = 0; count < 150; count += 1) {
    if (await focused(who.page) === name) {
      await keyboard.press(randomInt(2) ? 'Enter' : 'Space');
      return true;
    }
    await keyboard.press('Tab');
    if (count % 10 === 9 && !(await offers(who.page)).buttons.includes(name)) return false;
  }
  throw new Error(`the keyboard never reached ${name}`);
}
