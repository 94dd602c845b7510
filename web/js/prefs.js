// @ts-check
// What the person prefers on this device: language, light, sound, the table in words. Kept in the browser alone.

import { state, update } from './state.js';
import { guessLanguage, languages, setLanguage } from './words.js';

const KEY = 'ochre.prefs';

/** How fast things move at the table: of all times this much. @type {Record<string, number>} */
export const PACES = { full: 1, quick: 0.5, none: 0 };

export function loadPrefs() {
  const saved = read();
  const lang = languages.includes(saved.lang) ? saved.lang : guessLanguage([...(navigator.languages ?? [])]);
  const theme = ['auto', 'day', 'night'].includes(saved.theme) ? saved.theme : 'auto';
  const pace = PACES[saved.pace] === undefined ? 'full' : saved.pace;
  state.prefs = { lang, theme, pace, sound: saved.sound === true, hinted: saved.hinted === true, hints: hintsOf(saved.hints),
    text: saved.text === true };
  state.ui.guestName = typeof saved.name === 'string' ? saved.name : '';
  apply();
}

/** What was kept of the hints of first matches, as far as it is that. @param {any} saved @returns {typeof state.prefs.hints} */
function hintsOf(saved) {
  const whole = (/** @type {any} */ one) => typeof one?.match === 'string' && Array.isArray(one.gone);
  return Object.fromEntries(Object.entries(saved ?? {}).filter(([, one]) => whole(one)));
}

/** @param {Partial<typeof state.prefs>} change */
export function setPrefs(change) {
  update((s) => { Object.assign(s.prefs, change); });
  apply();
  save();
}

/** @param {string} name */
export function rememberName(name) {
  write({ ...read(), name });
}

function save() {
  write({ ...read(), ...state.prefs });
}

function apply() {
  setLanguage(state.prefs.lang);
  document.documentElement.lang = state.prefs.lang;
  document.documentElement.dataset.theme = state.prefs.theme;
  document.documentElement.dataset.pace = state.prefs.pace;
}

/** @returns {any} */
function read() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

/** @param {any} value */
function write(value) {
  try {
    localStorage.setItem(KEY, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
