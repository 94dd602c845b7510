// @ts-check
// What the person prefers: language, light, sound, colours, room, the table in words. Kept in the browser, and with the account of who is
// signed in (kept.js).

import { below } from './base.js';
import { state, update } from './state.js';
import { loadStyles } from './pages.js';
import { bringLanguage, guessLanguage, languages, setLanguage } from './words.js';

const KEY = `ochre.prefs${below}`;

/** How fast things move at the table: of all times this much. @type {Record<string, number>} */
export const PACES = { full: 1, quick: 0.5, none: 0 };
const PACE = 'quick'; // of who has not chosen any

export const PALETTES = ['ochre', 'bright', 'safe'];
export const DENSITIES = ['roomy', 'dense'];

/** What is kept with the account, and what it is called there. @type {Record<string, string>} */
export const KEPT = {
  lang: 'language', theme: 'theme', pace: 'pace', palette: 'palette', density: 'density', volume: 'volume', sound: 'sound', text: 'text',
  one_click: 'one_click', confirm: 'confirm',
};

const darkness = () => matchMedia('(prefers-color-scheme: dark)');

/** One of several words, the first if it is none of them. @param {string[]} words @param {any} saved */
const among = (words, saved) => (words.includes(saved) ? saved : words[0]);

export function loadPrefs() {
  takeKept();
  apply();
  darkness().addEventListener('change', apply);
  window.addEventListener('storage', ({ key }) => { // another page of ours has said something
    if (key !== KEY) return;
    update(takeKept);
    bringLanguage(state.prefs.lang).then(() => update(apply), () => {});
  });
}

/** What this browser keeps is what holds. */
function takeKept() {
  const saved = read();
  const lang = languages.includes(saved.lang) ? saved.lang : guessLanguage([...(navigator.languages ?? [])]);
  const theme = among(['auto', 'day', 'night'], saved.theme);
  const pace = among(Object.keys(PACES), saved.pace ?? PACE);
  state.prefs = { lang, theme, pace, sound: saved.sound === true, hinted: saved.hinted === true, hints: hintsOf(saved.hints),
    text: saved.text === true, palette: among(PALETTES, saved.palette), density: among(DENSITIES, saved.density),
    one_click: saved.one_click === true, confirm: saved.confirm === true,
    volume: Number(saved.volume) || 7, changed_ms: Number(saved.changed_ms) || 0 };
  state.ui.guestName ||= typeof saved.name === 'string' ? saved.name : '';
}

/** What was kept of the hints of first matches, as far as it is that. @param {any} saved @returns {typeof state.prefs.hints} */
function hintsOf(saved) {
  const whole = (/** @type {any} */ one) => typeof one?.match === 'string' && Array.isArray(one.gone);
  return Object.fromEntries(Object.entries(saved ?? {}).filter(([, one]) => whole(one)));
}

/** What was said here and is not kept with the account yet. @type {Set<string>} */
export const saidHere = new Set();

/** @param {Partial<typeof state.prefs>} change */
export function setPrefs(change) {
  const names = Object.keys(change).filter((name) => KEPT[name]);
  const said = names.length > 0;
  names.forEach((name) => saidHere.add(name));
  adoptPrefs(said ? { ...change, changed_ms: Date.now() } : change);
  if (said) keepPrefs();
}

/** What is not said here and now. @param {Partial<typeof state.prefs>} change */
export function adoptPrefs(change) {
  update((s) => { Object.assign(s.prefs, change); });
  apply();
  save();
}

/** Keeps them with the account, or takes what another device has said since. */
export function keepPrefs() {
  if (state.user) import('./kept.js').then(({ keep }) => keep()).catch(() => {}); // else the next time
}

/** @param {string} name */
export function rememberName(name) {
  write({ ...read(), name });
}

const TABLES = 20; // that are remembered

/**
 * What a match is drawn with, which the page asks for at once when it comes here again. @param {string} match @param {string|undefined}
 * catalogue address of its game's
 */
export function rememberTable(match, catalogue) {
  const { tables, ...others } = read();
  const { [match]: old, ...rest } = tables ?? {};
  if (!catalogue || old === catalogue.replace(/^\/api/, '')) return;
  write({ ...others, tables: { ...Object.fromEntries(Object.entries(rest).slice(1 - TABLES)), [match]: catalogue.replace(/^\/api/, '') } });
}

function save() {
  write({ ...read(), ...state.prefs });
}

/** Day or night: the styles know no third. Who says auto has the light of the system, also when that changes. */
function light() {
  const { theme } = state.prefs;
  if (theme !== 'auto') return theme;
  return darkness().matches ? 'night' : 'day';
}

function apply() {
  setLanguage(state.prefs.lang);
  const { lang, pace, palette, density } = state.prefs;
  document.documentElement.lang = lang;
  Object.assign(document.documentElement.dataset, { theme: light(), pace, palette, density });
  if (palette !== PALETTES[0] || density !== DENSITIES[0]) loadStyles(['/css/tastes.css']).catch(() => {}); // as ever, then
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
