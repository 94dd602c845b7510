// @ts-check
// The plan of motion and sound after new events, with their times: made from the events and from the game's description of them. Pure.

/** @typedef {import('./motion.js').Flight} Flight */

export const MOST_MS = 2000; // maximum duration; after it the page shows the current state
export const FLY_MS = 520;
const STEP_MS = 140; // delay between one flight and the next
const DICE_MS = 650; // duration until dice have settled
const FLIGHTS_MOST = 12;
export const PASSING_MS = 1500; // duration for which dice are shown that a later roll replaces
export const RIBBON_MS = 1000; // duration of a ribbon over the board, which is the heading of a new phase
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
 * Returns the state that log and stock show while dice roll. It lasts MOST_MS at most, even if several rolls follow each other.
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

/**
 * Returns the rows of the log, without the rolls whose dice are still in motion.
 * @param {{rows: any[], held: Held|null}} match @returns {any[]}
 */
export const shownRows = ({ rows, held }) => (held ? rows.filter((row) => row.version <= held.version) : rows);
