// @ts-check
// Which step of a tutorial a table is at, or which hint of a first match: out of what its seat sees and has done, by the game's own
// table of them. Pure.

/**
 * @typedef {object} Now what a step is chosen by
 * @property {any} view
 * @property {any} choices what I am asked; null: nothing
 * @property {any} draft what I am putting together
 * @property {any} me my row of the view's players
 * @property {Set<string>} did kinds of the events that were about my seat, as far as they were not taken back
 */

/**
 * @typedef {object} Step
 * @property {string} name the sentence is GAME.teach.NAME
 * @property {(now: Now) => boolean} when it is to be told
 * @property {(now: Now) => boolean} [until] it is behind me, whether it was told or not
 * @property {boolean} [read] there is nothing to do: a button leads on
 * @property {(now: Now) => string|undefined} [point] the place that it points at
 * @property {(now: Now) => Record<string, any>} [words] what its sentence is made with, beside touch: nothing can rest on a thing here
 */

/**
 * @typedef {object} Lesson what a game teaches with; /games/ID/lesson.js exports it as `lesson`
 * @property {import('../words.js').Source[]} words
 * @property {Step[]} steps of the tutorial, in their order; the last one ends it
 * @property {Step[]} hints of a first match
 */

/** @param {any} match as the state holds it @returns {Now} */
export function nowOf({ view, choices, draft, rows }) {
  const seat = view.me;
  const events = rows.filter((/** @type {any} */ row) => !row.gone).flatMap((/** @type {any} */ row) => row.events);
  const mine = events.filter((/** @type {any} */ event) => event.seat === seat);
  return { view, choices, draft, me: view.players.find((/** @type {any} */ player) => player.seat === seat),
    did: new Set(mine.map((/** @type {any} */ event) => event.kind)) };
}

/**
 * The first that is to be told; null: none.
 * @param {Step[]} steps
 * @param {Now} now
 * @param {string[]} read names of those that I am done with
 * @returns {Step|null}
 */
export function stepNow(steps, now, read) {
  return steps.find((step) => !read.includes(step.name) && !step.until?.(now) && step.when(now)) ?? null;
}

/** @typedef {Record<string, {match: string, gone: string[]}>} Hints by game: the first match that has hints, and which were closed */

/**
 * Whether there is something to teach at a table: in a tutorial, and in the first match of a game.
 * @param {any} info
 * @param {Hints} hints
 */
export function isTaught(info, hints) {
  if (info.my_seat === null || info.status !== 'running') return false;
  return info.tutorial || hints[info.game]?.match === info.id;
}
