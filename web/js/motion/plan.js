// @ts-check
// What moves on the screen, and is heard, when something new has happened, and when: out of the events, by what the game says of them.
// Pure.

/** @typedef {import('./motion.js').Flight} Flight */

export const MOST_MS = 2000; // then the truth is shown
export const FLY_MS = 520;
const STEP_MS = 140; // from one thing that flies to the next
const DICE_MS = 650; // until dice have settled
const FLIGHTS_MOST = 12;
export const PASSING_MS = 1500; // that dice lie there which others came after
export const RIBBON_MS = 1000; // a ribbon over the board: what begins now
const RIBBONS_MOST = 2;

/**
 * @typedef {object} Plan
 * @property {{flight: Flight, at_ms: number}[]} flying
 * @property {{name: string, at_ms: number}[]} heard each sound once
 * @property {{words: string, at_ms: number}[]} ribbons one after the other, the newest
 * @property {number} settled_ms until dice that were rolled have settled; 0: none were
 * @property {number} pace of all that moves
 * @property {number} lasts_ms until nothing of it moves any more
 */

/**
 * @param {any[]} rows new rows of history
 * @param {{flights: (event: any) => Flight[], moment: (event: any) => string, ribbon: (event: any) => string}} game
 * @param {number} pace one of PACES (prefs.js); 0: nothing moves, and what is heard is heard at once
 * @returns {Plan}
 */
export function planOf(rows, game, pace) {
  /** @type {Map<number, number>} when the next thing of a seat happens: what different seats do happens at the same time */
  const clock = new Map();
  let settled = 0;
  const flying = [];
  const ribbons = [];
  /** @type {Map<string, number>} */
  const heard = new Map();
  for (const event of rows.filter((row) => !row.gone).flatMap((row) => row.events)) {
    const name = game.moment(event);
    const words = game.ribbon(event);
    let at = clock.get(event.seat) ?? 0;
    if (words) ribbons.push(words);
    if (name && !heard.has(name)) heard.set(name, at);
    if (name === 'dice') {
      at = Math.max(at, DICE_MS); // all dice tumble together
      settled = DICE_MS;
    }
    for (const flight of game.flights(event)) {
      flying.push({ flight, at_ms: at });
      at += STEP_MS;
    }
    clock.set(event.seat, at);
  }
  const fits = pace * Math.min(1, (MOST_MS - FLY_MS) / Math.max(...clock.values(), 1));
  const sooner = (/** @type {number} */ ms) => Math.round(ms * fits);
  const plan = {
    flying: pace ? flying.slice(-FLIGHTS_MOST).map(({ flight, at_ms }) => ({ flight, at_ms: sooner(at_ms) })) : [],
    ribbons: pace ? ribbons.slice(-RIBBONS_MOST).map((words, i) => ({ words, at_ms: i * RIBBON_MS * pace })) : [],
    heard: [...heard].map(([name, at_ms]) => ({ name, at_ms: sooner(at_ms) })), settled_ms: sooner(settled), pace,
  };
  return { ...plan, lasts_ms: pace * MOST_MS };
}

/** @typedef {{version: number, players: any[], since_ms: number}} Held what log and stock show until dice have settled */

/**
 * What log and stock go on showing while dice roll. Nobody waits longer than MOST_MS, however many come one after the other.
 * @param {Held|null} held what they show already in place of what is
 * @param {{version: number, view: any}} before what they showed until now
 * @param {number} settled_ms
 * @param {number} now_ms
 * @returns {Held|null} null: they show what is
 */
export function holdFor(held, before, settled_ms, now_ms) {
  if (!settled_ms || !before.view) return held;
  if (!held) return { version: before.version, players: before.view.players, since_ms: now_ms };
  return now_ms - held.since_ms + settled_ms > MOST_MS ? null : { ...held };
}

/** What the log tells: nothing of a roll while its dice roll. @param {{rows: any[], held: Held|null}} match @returns {any[]} */
export const shownRows = ({ rows, held }) => (held ? rows.filter((row) => row.version <= held.version) : rows);
