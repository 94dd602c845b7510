// People at a page who know no rules: they look which buttons of the choice panel may be used, take one, and go on until the score sheet is there.
import { randomInt } from 'node:crypto';
import { explain } from './browser.js';
import { sleep } from './raw.js';

const STEP_MS = 20;
const STUCK_MS = 30000;

/** What the page offers now: {over, buttons: [testid]}. Reads the page, changes nothing. */
export function offers(page) {
  return page.evaluate(() => {
    const seen = (node) => node.getClientRects().length > 0;
    const over = [...document.querySelectorAll('[data-testid="score-sheet"]')].some(seen);
    const panel = document.querySelector('[data-testid="panel"]');
    const buttons = panel ? [...panel.querySelectorAll('button[data-testid]')].filter((button) => !button.disabled && seen(button)) : [];
    return { over, buttons: buttons.map((button) => button.dataset.testid), text: panel?.innerText ?? '' };
  });
}

/** Which button a person takes who wants to get on: send if it is there, mostly; never endlessly back and forth. */
export function pick(buttons) {
  const without = (...words) => buttons.filter((name) => !words.some((word) => name.startsWith(word)));
  const forward = without('cancel', 'unpay', 'step-less', 'send', 'decline', 'starve', 'take');
  if (buttons.includes('send') && (forward.length === 0 || randomInt(4) > 0)) return 'send';
  if (forward.length > 0 && randomInt(10) > 0) return forward[randomInt(forward.length)];
  return buttons[randomInt(buttons.length)];
}

/** Plays until the score sheet is there or `stop()` says so. `take(who, name, buttons)` uses a button. Returns how many it used. */
export async function playPage(who, take, { stop = () => false, ms = 150000 } = {}) {
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
      if (Date.now() - last > STUCK_MS) throw new Error('nothing to do for 30 s, and the match is not over');
      if (Date.now() - begun > ms) throw new Error(`not over after ${ms / 1000} s and ${used} buttons`);
    }
  } catch (error) {
    throw await explain(who, error);
  }
}

/** With the mouse: moves there and clicks. False if the button was gone by then. */
export async function byMouse(who, name) {
  const button = who.page.locator(`[data-testid="panel"] [data-testid="${name}"]`);
  try {
    await button.click({ timeout: 2000 });
    return true;
  } catch (error) {
    if (/Timeout/.test(String(error))) return false;
    throw error;
  }
}

/** The same with a finger. */
export async function byTouch(who, name) {
  try {
    await who.page.locator(`[data-testid="panel"] [data-testid="${name}"]`).tap({ timeout: 2000 });
    return true;
  } catch (error) {
    if (/Timeout/.test(String(error))) return false;
    throw error;
  }
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
