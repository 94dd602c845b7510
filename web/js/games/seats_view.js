// @ts-check
// The players' boards of a game without its own: the mark, the name, the note, and the present score.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { numberText } from '../core/words.js';

/**
 * @typedef {object} SeatInput the input of a player board
 * @property {any} player row of the view
 * @property {any} view
 * @property {any} catalogue of the game
 * @property {string} name
 * @property {string} note next to the name: bot, away, you
 * @property {boolean} acting we wait for this seat
 * @property {boolean} away the player is absent
 * @property {number|null} running the present score
 * @property {any} clock its clock, or nothing
 */

/**
 * @typedef {object} SeatBoards
 * @property {(input: SeatInput, open: () => void) => any} fullBoard one's own; open: shows all of it
 * @property {(input: SeatInput, open: () => void) => any} compactBoard another player's
 * @property {(input: SeatInput, open: () => void) => any} chip in the strip above the board
 * @property {(input: SeatInput, open: () => void) => any} ownChip one's own in that strip, with one's goods
 * @property {(input: SeatInput) => any} wholeBoard all of it, for a dialog
 */

/** @param {(seat: number, size?: string) => any} markIcon @returns {SeatBoards} */
export function seatBoards(markIcon) {
  const classes = (/** @type {SeatInput} */ { acting, away }) => `${acting ? 'acting' : ''} ${away ? 'away' : ''}`;
  const head = (/** @type {SeatInput} */ { player, name, note, running, clock }) => html`<div class="seat-head">${markIcon(player.seat)}
    <span class="seat-name"><b><bdi>${name}</bdi></b>${note ? html` <small>${note}</small>` : nothing}</span>${clock}
    ${running === null ? nothing : html`<span class="score">${numberText(running)}</span>`}</div>`;
  const chip = (/** @type {SeatInput} */ input, /** @type {() => void} */ open) => html`<button class="seat-chip ${classes(input)}"
    data-seat=${input.player.seat} data-testid="chip-${input.player.seat}" @click=${open}>${markIcon(input.player.seat, 'small')}
    <bdi class="chip-name">${input.name}</bdi>${input.away ? html`<small class="chip-note">${input.note}</small>` : nothing}
    ${input.running === null ? nothing : html`<span class="score">${numberText(input.running)}</span>`}${input.clock}</button>`;
  return {
    fullBoard: (input) => html`<section class="seat-board mine ${classes(input)}" data-seat=${input.player.seat}
      data-testid="seat-${input.player.seat}">${head(input)}</section>`,
    compactBoard: (input, open) => html`<button class="seat-board other ${classes(input)}" data-seat=${input.player.seat}
      data-testid="seat-${input.player.seat}" @click=${open}>${head(input)}</button>`,
    chip,
    ownChip: chip,
    wholeBoard: (input) => html`<div class="whole">${head(input)}</div>`,
  };
}
