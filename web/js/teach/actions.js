// @ts-check
// Actions of a tutorial and of the tips of a first match.

import { state, update } from '../core/state.js';
import { go, sendTable } from '../actions.js';
import { playNow } from '../lobby/actions.js';
import { loadStyles } from '../core/pages.js';
import { setPrefs } from '../core/prefs.js';
import { needWords, wordsOf } from '../core/words.js';
import { gameOf } from '../games/games.js';
import { nowOf, stepNow } from './steps.js';

export const prepare = () => Promise.all([loadStyles(['/js/teach/style.css']),
  needWords([wordsOf('teach')])]);

/**
 * @typedef {object} Teaching
 * @property {import('./steps.js').Lesson} lesson
 * @property {boolean} hints of a first match; else it is a tutorial
 * @property {string[]} read names of the completed steps
 * @property {'/'|'match'|''} leaving the next page, when this ends the match
 */

/** Loads the lesson for the match on screen. @param {import('../core/state.js').Match} match */
export async function begin(match) {
  const lesson = (await gameOf(state, match.info.game)?.lesson?.())?.lesson;
  if (!lesson) return;
  await needWords(lesson.words);
  const hints = !match.info.tutorial;
  const read = hints ? state.prefs.hints[match.info.game]?.gone ?? [] : [];
  update(() => { match.teaching = { lesson, hints, read, leaving: '' }; });
}

/** Returns the present step. @param {import('../core/state.js').Match|null} match @returns {import('./steps.js').Step|null} */
export function told(match) {
  if (!match?.teaching || !match.view || match.past || match.plan || match.info.status !== 'running') return null;
  const { lesson, hints, read } = match.teaching;
  return stepNow(hints ? lesson.hints : lesson.steps, nowOf(match), read);
}

/** Returns the place at which the step points, '' none. @param {import('../core/state.js').Match|null} match @returns {string} */
export function pointed(match) {
  const step = told(match);
  return (step?.point && match && !match.sending && step.point(nowOf(match))) || '';
}

/** Marks a step as done. @param {string} name */
export function goOn(name) {
  const { match } = state;
  const teaching = match?.teaching;
  if (!teaching) return;
  update(() => { teaching.read = [...teaching.read, name]; });
  if (teaching.hints) keep(match.info.game, { match: match.id, gone: teaching.read });
}

/** Switches off the tips of this match. */
export function hush() {
  const { match } = state;
  if (!match) return;
  update(() => { match.teaching = null; });
  keep(match.info.game, { match: '', gone: [] });
}

/** @param {string} game @param {{match: string, gone: string[]}} hints */
const keep = (game, hints) => setPrefs({ hints: { ...state.prefs.hints, [game]: hints } });

/** Ends the tutorial. @param {'/'|'match'} to the lobby, or a first match that counts */
export function leave(to) {
  const { match } = state;
  const teaching = match?.teaching;
  if (!teaching) return;
  update(() => { teaching.leaving = to; });
  if (match.info.status === 'running') sendTable({ kind: 'seat_vote', about: null, choice: 'call_off' });
  else follow(match);
}

/**
 * Continues after an update of the match on screen: once it has ended, the chosen next page opens.
 * @param {import('../core/state.js').Match} match
 */
export function follow(match) {
  const to = match.teaching?.leaving;
  if (!to || match.info.status === 'running' || !match.teaching) return;
  match.teaching.leaving = '';
  if (to === 'match') playNow(match.info.game);
  else go('./');
}
