// @ts-check
// Settings of the client's look and behaviour: three cards of the account page. Each choice applies at once.

import { html } from '/vendor/lit-html/lit-html.js';
import { t } from '../core/words.js';
import { DENSITIES, MOODS, PACES, PALETTES, setPrefs } from '../core/prefs.js';

/** @param {import('../core/state.js').State} state */
export const tastes = ({ prefs, user }) => html`<section class="card tastes" data-testid="pace"><h2>${t('pace.title')}</h2>
    <p class="soft">${t('pace.lead')}</p>${choices('pace', Object.keys(PACES), prefs.pace)}
    <label class="field"><span>${t('volume.title')}</span><input type="range" min="1" max="10" .value=${String(prefs.volume)}
      data-testid="volume" @change=${(/** @type {any} */ event) => setPrefs({ volume: Number(event.target.value) })}></label></section>
  <section class="card tastes" data-testid="playing"><h2>${t('playing.title')}</h2>${check('one_click', prefs)}${
    check('confirm', prefs)}</section>
  <section class="card tastes" data-testid="tastes"><h2>${t('tastes.title')}</h2>
    <p class="soft">${t(user ? 'tastes.kept' : 'tastes.here')}</p>
    <h3>${t('palette.title')}</h3>${choices('palette', PALETTES, prefs.palette)}
    <h3>${t('mood.title')}</h3>${choices('mood', MOODS, prefs.mood)}
    <h3>${t('density.title')}</h3>${choices('density', DENSITIES, prefs.density)}</section>`;

/** Draws a choice among several words. @param {'pace'|'palette'|'density'|'mood'} name @param {string[]} words @param {string} now */
const choices = (name, words, now) => html`<div class="segments" role="radiogroup" aria-label=${t(`${name}.title`)}>${words.map(
  (word) => html`<label><input type="radio" name=${name} .checked=${now === word} data-testid="${name}-${word}"
    @change=${() => setPrefs({ [name]: word })}><span>${name === 'palette' ? swatch(word) : ''}${t(
      `${name}.${word}`)}</span></label>`)}</div>`;

/** Draws the checkboxes for sending moves. @param {'one_click'|'confirm'} name @param {import('../core/state.js').State['prefs']} prefs */
const check = (name, prefs) => html`<label class="check"><input type="checkbox" .checked=${prefs[name]} data-testid="playing-${name}"
  @change=${(/** @type {any} */ event) => setPrefs({ [name]: event.target.checked })}><span>${t(`playing.${name}`)}</span></label>`;

/** @param {string} palette */
const swatch = (palette) => html`<i class="swatch" data-palette=${palette} aria-hidden="true">${[0, 1, 2, 3].map((seat) => html`<i
  class="seat-${seat}"></i>`)}</i>`;
