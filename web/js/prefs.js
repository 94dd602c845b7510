// @ts-check
// What the person prefers on this device: language, light, sound, the table in words. Kept in the browser alone.

import { state, update } from './state.js';
import { guessLanguage, languages, setLanguage } from './words.js';

const KEY = 'ochre.prefs';

export function loadPrefs() {
  const saved = read();
  const lang = languages.includes(saved.lang) ? saved.lang : guessLanguage([...(navigator.languages ?? [])]);
  const theme = ['auto', 'day', 'night'].includes(saved.theme) ? saved.theme : 'auto';
  state.prefs = { lang, theme, sound: saved.sound === true, hinted: saved.hinted === true,
    text: saved.text === true };
  state.ui.guestName = typeof saved.name === 'string' ? saved.name : '';
  apply();
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
