// @ts-check
// The picture of a game, and the choice of a game by it.

import { html } from '/vendor/lit-html/lit-html.js';
import { hideImage } from './images.js';

/** Draws the picture of a game; nothing is shown if it has none. @param {string} game */
export const coverPicture = (game) => html`<img class="game-cover" src="games/${game}/cover.svg" alt="" width="360" height="150"
  loading="lazy" @error=${hideImage}>`;

/**
 * Draws the choice of a game, each with its picture.
 * @param {string} legend @param {{id: string, title: string}[]} games @param {string} chosen
 * @param {string} test prefix of the data-testids @param {(id: string) => void} choose
 */
export const gameChoice = (legend, games, chosen, test, choose) => html`<fieldset class="game-choice"><legend>${legend}</legend><div
  class="game-cards">${games.map(({ id, title }) => html`<label class="game-card"><input type="radio" name="game" value=${id}
    .checked=${id === chosen} data-testid="${test}-${id}" @change=${() => choose(id)}><span>${coverPicture(id)}
    <b>${title}</b></span></label>`)}</div></fieldset>`;

/**
 * Draws a choice among a few values as buttons beside each other.
 * @param {string} legend @param {string} name @param {string} chosen @param {[string, any][]} rows values and their words
 * @param {string} test prefix of the data-testids @param {(value: string) => void} [choose]
 */
export const segmentChoice = (legend, name, chosen, rows, test, choose = () => {}) => html`<fieldset><legend>${legend}</legend><div
  class="segments">${rows.map(([value, words]) => html`<label><input type="radio" name=${name} value=${value}
    .checked=${value === chosen} data-testid="${test}-${value}" @change=${() => choose(value)}><span>${words}</span></label>`)}
  </div></fieldset>`;
