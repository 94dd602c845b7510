// @ts-check
// The head of the page: the link to the lobby, language, theme, sound, links to the user's matches and account.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { t, languages, ownNames } from '../core/words.js';
import { chooseLanguage, goNext } from '../actions.js';
import { openDialog } from './overlays.js';
import { isClose } from './layout.js';
import { PACES, setPrefs } from '../core/prefs.js';
import { nextWaiting, waitingForMe } from '../mine/lists.js';
import { hut, icon } from './drawings.js';

const THEMES = ['auto', 'day', 'night'];

/** @param {import('../core/state.js').State} state */
export function head(state) {
  return html`<header class="top">${homeLink()}
    <nav>${headTools(state)}</nav></header>`;
}

/** The link to the lobby. */
export const homeLink = () => html`<a class="brand" href="./" data-testid="home" aria-label=${t('app.name')}>${icon(hut)}<span>${t(
  'app.name')}</span></a>`;

/** The tools in the head of every page. @param {import('../core/state.js').State} state */
export function headTools(state) {
  const { prefs } = state;
  return html`${languageChoice(prefs.lang)}
      <button class="quiet" data-testid="theme" data-words=${t('nav.theme')} title="${t('nav.theme')}: ${t('theme.' + prefs.theme)}"
        aria-label="${t('nav.theme')}: ${t('theme.' + prefs.theme)}"
        @click=${() => setPrefs(lit(next(THEMES, prefs.theme), prefs))}>${themeIcon(prefs.theme)}</button>
      <button class="quiet" data-testid="sound" data-words=${t(prefs.sound ? 'sound.on' : 'sound.off')}
        aria-pressed=${prefs.sound ? 'true' : 'false'} title=${t(prefs.sound ? 'sound.on'
        : 'sound.off')} aria-label=${t(prefs.sound ? 'sound.on' : 'sound.off')}
        @click=${() => setPrefs({ sound: !prefs.sound })}>${soundIcon(prefs.sound)}</button>
      <button class="quiet keys-button" data-words=${t('nav.keys')} title=${t('keys.title')} aria-label=${t('keys.title')}
        @click=${() => openDialog({ name: 'keys' })}>?</button>
      ${state.user?.role ? html`<a class="quiet" href="admin" data-testid="admin" title=${t('nav.admin')}
        aria-label=${t('nav.admin')}><svg class="glyph" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3l8 3v6c0 5-3.400 7.700-8 9-4.600-1.300-8-4-8-9V6ZM9 12l2.200 2.200L15.500 10"></path></svg></a>` : nothing}
      ${mineLink(state)}${isClose(state.ui.form) && state.match?.view ? nothing : nextButton(state)}
      ${state.met ? html`<a class="quiet who" href="account" data-testid="account"><bdi>${state.user?.name ?? t('nav.sign_in')}</bdi></a>`
        : nothing}`;
}

/**
 * Draws the choice of the language: two letters if there is little room, and each language under its own name in the list.
 * @param {string} lang
 */
const languageChoice = (lang) => html`<span class="quiet language" title=${t('nav.language')}><span
      aria-hidden="true">${lang.toUpperCase()}</span><select data-testid="language" aria-label=${t('nav.language')}
      @change=${(/** @type {any} */ event) => chooseLanguage(event.target.value)}>${languages.map((one) => html`<option
        value=${one} lang=${one} ?selected=${one === lang}>${ownNames[one]}</option>`)}</select></span>`;

/** The choice of the speed at the table. @param {string} pace */
export const paceChoice = (pace) => html`<span class="quiet language" data-words=${t(`pace.${pace}`)}
    title="${t('pace.speed')}: ${t(`pace.${pace}`)}">${paceIcon(
    pace)}<select data-testid="speed" aria-label=${t('pace.speed')} @change=${(/** @type {any} */ event) => setPrefs({
      pace: event.target.value })}>${Object.keys(PACES).map((one) => html`<option value=${one} ?selected=${one === pace}>${t(
        `pace.${one}`)}</option>`)}</select></span>`;

/** Draws the link to the user's matches, with the number of those that wait. @param {import('../core/state.js').State} state */
function mineLink(state) {
  if (!state.user) return nothing;
  const n = waitingForMe(state.mine.matches.filter(({ id }) => id !== state.match?.id)); // the one on screen says so itself
  const words = n ? `${t('lobby.mine')}: ${t('lobby.waiting_for_you', { n })}` : t('lobby.mine');
  return html`<a class="quiet mine-way" href="mine" data-testid="mine" data-words=${t('lobby.mine')}
    title=${words} aria-label=${words}><svg class="glyph"
    viewBox="0 0 24 24" aria-hidden="true"><path d="M4 13l3-8h10l3 8v6H4ZM4 13h5l1.500 2.500h3L15 13h5"></path></svg>${n
      ? html`<span class="unread" data-testid="mine-waiting">${n}</span>` : nothing}</a>`;
}

/**
 * Draws the button to the next match that waits for the user, on all pages except lists of matches.
 * @param {import('../core/state.js').State} state
 */
export function nextButton(state) {
  const { matches } = state.mine;
  const here = state.match?.id ?? '';
  if (['lobby', 'mine'].includes(state.route.name) || !nextWaiting(matches, here)) return nothing;
  const words = t('mine.next_hint', { n: waitingForMe(matches.filter((match) => match.id !== here)) });
  return html`<button class="quiet next-match" data-testid="next-match" title=${words} @click=${goNext}><span
    class="next-words">${t('mine.next')}</span><svg class="glyph" viewBox="0 0 24 24" aria-hidden="true"><path
    d="M4 12h14M13 6l6 6-6 6"></path></svg> <kbd aria-hidden="true">n</kbd></button>`;
}

/**
 * Returns the changes for a chosen light: choosing the day also ends the scenery of the night.
 * @param {string} theme @param {{mood: string}} prefs
 */
const lit = (theme, { mood }) => (mood === 'night' && theme !== 'night' ? { theme, mood: 'summer' } : { theme });

/** @template T @param {T[]} list @param {T} now @returns {T} */
function next(list, now) {
  return list[(list.indexOf(now) + 1) % list.length];
}

/** @param {string} theme */
function themeIcon(theme) {
  const paths = {
    day: 'M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM12 1v3M12 20v3M1 12h3M20 12h3'
      + 'M4.2 4.2l2.1 2.1M17.7 17.7l2.1 2.1M4.2 19.8l2.1-2.1M17.7 6.3l2.1-2.1',
    night: 'M20 14.5A8.5 8.5 0 1 1 9.5 4 7 7 0 0 0 20 14.5Z',
    auto: 'M12 3a9 9 0 1 0 0 18ZM12 3a9 9 0 0 1 0 18Z',
  };
  return html`<svg class="glyph ${theme}" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${/** @type {any} */ (paths)[theme]}></path></svg>`;
}

/** One arrowhead for calm, two for quick, and two with a bar for no motion. @param {string} pace */
function paceIcon(pace) {
  const paths = { full: 'M9 5l7 7-7 7', quick: 'M5 5l7 7-7 7M13 5l7 7-7 7', none: 'M4 5l7 7-7 7M11 5l7 7-7 7M20.500 5v14' };
  return html`<svg class="glyph" viewBox="0 0 24 24" aria-hidden="true"><path d=${/** @type {any} */ (paths)[pace]}></path></svg>`;
}

/** @param {boolean} on */
function soundIcon(on) {
  return html`<svg class="glyph" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 9v6h4l5 4V5L8 9Z"></path>
    <path d=${on ? 'M16 9c1.5 1.5 1.5 4.500 0 6M18.500 6.500c3 3 3 8 0 11' : 'M17 9.500l5 5M22 9.500l-5 5'}></path></svg>`;
}
