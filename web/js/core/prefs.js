// @ts-check
// The user's preferences: language, theme, sound, colours, density, scenery, the text view. Stored in the browser, and with the account of
// a signed-in user (prefs_sync.js).

import { below } from './base.js';
import { state, update } from './state.js';
import { loadStyles } from './pages.js';
import { loadLanguage, guessLanguage, languages, setLanguage } from './words.js';

const KEY = `ochre.prefs${below}`;

/** The speed of motion at the table: a factor of all times. @type {Record<string, number>} */
export const PACES = { full: 1, quick: 0.5, none: 0 };
const PACE = 'quick'; // default

export const PALETTES = ['ochre', 'bright', 'safe'];
export const DENSITIES = ['roomy', 'dense'];
export const MOODS = ['summer', 'winter', 'night'];

/** Levels of the bots of a quick match, the weakest first. */
export const LEVELS = ['beginner', 'casual', 'easy', 'medium', 'hard', 'master'];

/** The preferences stored with the account, with their names there. @type {Record<string, string>} */
export const SYNCED = {
  lang: 'language', theme: 'theme', pace: 'pace', palette: 'palette', density: 'density', mood: 'mood', volume: 'volume', sound: 'sound',
  text: 'text',
  one_click: 'one_click', confirm: 'confirm', avatar: 'avatar',
};

/**
 * @typedef {Record<string, any> & {game: string, seats: string[]}} Last the table that was opened last here: the request for another;
 *   seats: me, person or a bot
 */

const darkness = () => matchMedia('(prefers-color-scheme: dark)');

/** Returns the saved word if it is one of `words`, else the first of them. @param {string[]} words @param {any} saved */
const among = (words, saved) => (words.includes(saved) ? saved : words[0]);

export function loadPrefs() {
  loadStored();
  apply();
  darkness().addEventListener('change', apply);
  window.addEventListener('storage', ({ key }) => { // another page of this server has written to the storage
    if (key !== KEY) return;
    update(loadStored);
    loadLanguage(state.prefs.lang).then(() => update(apply), () => {});
  });
}

/** Applies the values stored in this browser. */
function loadStored() {
  const saved = read();
  const lang = languages.includes(saved.lang) ? saved.lang : guessLanguage([...(navigator.languages ?? [])]);
  const theme = among(['auto', 'day', 'night'], saved.theme);
  const pace = among(Object.keys(PACES), saved.pace ?? PACE);
  state.prefs = { lang, theme, pace, sound: saved.sound === true, hinted: saved.hinted === true, hints: hintsOf(saved.hints),
    text: saved.text === true, palette: among(PALETTES, saved.palette), density: among(DENSITIES, saved.density),
    mood: among(MOODS, saved.mood),
    one_click: saved.one_click === true, confirm: saved.confirm === true,
    local: saved.local === true,
    level: LEVELS.includes(saved.level) ? saved.level : '', last: Array.isArray(saved.last?.seats) ? saved.last : null,
    avatar: Number.isInteger(saved.avatar) ? saved.avatar : undefined,
    volume: Number(saved.volume) || 7, changed_ms: Number(saved.changed_ms) || 0 };
  state.ui.guestName ||= typeof saved.name === 'string' ? saved.name : '';
}

/** Returns the stored tips of first matches that are valid. @param {any} saved @returns {typeof state.prefs.hints} */
function hintsOf(saved) {
  const whole = (/** @type {any} */ one) => typeof one?.match === 'string' && Array.isArray(one.gone);
  return Object.fromEntries(Object.entries(saved ?? {}).filter(([, one]) => whole(one)));
}

/** Preferences changed here that are not stored with the account yet. @type {Set<string>} */
export const changedHere = new Set();

/** @param {Partial<typeof state.prefs>} change */
export function setPrefs(change) {
  const names = Object.keys(change).filter((name) => SYNCED[name]);
  const said = names.length > 0;
  names.forEach((name) => changedHere.add(name));
  adoptPrefs(said ? { ...change, changed_ms: Date.now() } : change);
  if (!said) return;
  update((s) => { s.ui.kept = s.user ? 'saving' : 'saved'; });
  syncPrefs();
}

/** Applies preferences, except those that were changed here in the meantime. @param {Partial<typeof state.prefs>} change */
export function adoptPrefs(change) {
  update((s) => { Object.assign(s.prefs, change); });
  apply();
  save();
}

/** Stores the preferences with the account, or applies newer ones from another device. */
export function syncPrefs() {
  if (state.user) import('./prefs_sync.js').then(({ keep }) => keep()).catch(() => {}); // else the next time
}

/** @param {string} name */
export function rememberName(name) {
  write({ ...read(), name });
}

const TABLES = 20; // remembered tables

/**
 * Remembers the catalogue of a match, which the page requests at once on the next visit. @param {string} match @param {string|undefined}
 * catalogue address of the game's catalogue
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

/**
 * Returns day or night: the styles have no third value. "auto" follows the system, also when that changes; the scenery of the night is
 * dark.
 */
function light() {
  const { theme, mood } = state.prefs;
  if (mood === 'night') return 'night';
  if (theme !== 'auto') return theme;
  return darkness().matches ? 'night' : 'day';
}

function apply() {
  setLanguage(state.prefs.lang);
  for (const avatar of document.querySelectorAll('user-avatar')) /** @type {any} */ (avatar).draw?.(); // colours may differ now
  const { lang, pace, palette, density, mood } = state.prefs;
  document.documentElement.lang = lang;
  Object.assign(document.documentElement.dataset, { theme: light(), pace, palette, density, mood });
  const tastes = palette !== PALETTES[0] || density !== DENSITIES[0];
  const sheets = [...tastes ? ['/js/frame/tastes.css'] : [], ...mood === MOODS[0] ? [] : ['/js/frame/moods.css']];
  loadStyles(sheets).catch(() => {}); // without the sheets the page has its usual look
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
    // without storage the client works, too
  }
}
