// @ts-check
// Chooses the step of a tutorial, or the tip of a first match, for a table, from its seat's view and past events, by the game's own list.
// Pure.

/**
 * @typedef {object} Now the input of the choice of a step
 * @property {any} view
 * @property {any} choices my choices; null: none
 * @property {any} draft my present choice
 * @property {any} me my row of the view's players
 * @property {Set<string>} did kinds of my seat's events that were not undone
 */

/**
 * @typedef {object} Step
 * @property {string} name the sentence is GAME.teach.NAME
 * @property {(now: Now) => boolean} when it applies
 * @property {(now: Now) => boolean} [until] it is completed, shown or not
 * @property {boolean} [read] nothing to do: a button continues
 * @property {(now: Now) => string|undefined} [point] the place that it points at
 * @property {(now: Now) => Record<string, any>} [words] arguments of its sentence, besides touch: no hover here
 */

/**
 * @typedef {object} Lesson the lesson of a game; /games/ID/lesson.js exports it as `lesson`
 * @property {import('../core/words.js').Source[]} words
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
 * Returns the first step that applies; null: none.
 * @param {Step[]} steps
 * @param {Now} now
 * @param {string[]} read names of the completed ones
 * @returns {Step|null}
 */
export function stepNow(steps, now, read) {
  return steps.find((step) => !read.includes(step.name) && !step.until?.(now) && step.when(now)) ?? null;
}

/** @typedef {Record<string, {match: string, gone: string[]}>} Hints by game: the first match, which has hints, and the closed ones */

/**
 * Returns whether a table has something to teach: in a tutorial, and in the first match of a game.
 * @param {any} info
 * @param {Hints} hints
 */
export function isTaught(info, hints) {
  if (info.my_seat === null || info.status !== 'running') return false;
  return info.tutorial || hints[info.game]?.match === info.id;
}
