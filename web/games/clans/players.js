// @ts-check
// Player boards: chips, and the clan if the viewer may know it: their own during the match, everyone's at the end.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { repeat } from '/vendor/lit-html/directives/repeat.js';
import { arriving } from '../../js/frame/incremental.js';
import { t } from '../../js/core/words.js';
import { chipIcon, clanIcon, markIcon } from './pieces.js';

/** @typedef {import('./types.d.ts').Player} Player */
/** @typedef {import('./types.d.ts').View} View */

/**
 * @typedef {object} SeatInput
 * @property {any} player row of the view @property {View} view @property {any} catalogue
 * @property {string} name @property {string} note under the name: bot, away, you
 * @property {boolean} acting @property {boolean} away @property {number|null} running @property {any} clock its clock, or nothing
 */

/** Draws a number that is animated when it changes. @param {number} n */
function live(n) {
  return repeat([String(n)], (key) => key, () => html`<b class=${arriving('live')}>${n}</b>`);
}

/** @param {SeatInput} input */
function head({ player, view, name, note, clock }) {
  return html`<div class="seat-head">${markIcon(player.seat)}<span class="seat-name"><b><bdi>${name}</bdi></b>${note
    ? html` <small>${note}</small>` : nothing}</span>
    ${view.start === player.seat ? html`<span class="first" data-help="first:"><svg class="icon" viewBox="-12 -12 24 24"
      aria-hidden="true"><path class="first-mark" d="M-7 10V-10L8-5-7 0"></path></svg><span
      class="hidden">${t('clans.first')}</span></span>` : nothing}
    ${clock}<span class="score stock" data-help="chip:">${chipIcon('small')}${live(player.chips)}<span
      class="hidden">${t('clans.chips', { n: player.chips })}</span></span></div>`;
}

/** The clan of a seat in words. @param {View} view @param {Player} player */
export function clanText(view, player) {
  if (!player.clan) return t('clans.secret');
  const clan = t('clans.clan.' + player.clan);
  return view.phase === 'end' ? clan : t('clans.yours', { clan });
}

/** The key of the help text for the clan of a seat. @param {View} view @param {Player} player */
const clanKey = (view, player) => (!player.clan ? 'secret:' : view.phase === 'end' ? `clan:${player.clan}` : `mine:${player.clan}`);

/**
 * Returns the CSS class of a seat's clan, if the viewer knows it: the colours of seats are those of clans.
 * @param {View} view @param {number} seat
 */
export function clanInk(view, seat) {
  const clan = view.players.find((player) => player.seat === seat)?.clan;
  return clan ? `clan-${clan} clan-ink` : 'no-clan';
}

/** The clan beside a name on the score sheet. @param {View} view @param {number} seat */
export function clanOf(view, seat) {
  const player = view.players.find((/** @type {any} */ p) => p.seat === seat);
  return player?.clan ? html`<small class="sheet-clan">${clanIcon(player.clan, 'small')}${t('clans.clan.' + player.clan)}</small>`
    : nothing;
}

/** The chips that a seat took, each with its village. @param {SeatInput} input */
function villages({ view, player }) {
  const mine = view.villages.filter((/** @type {any} */ v) => v.seat === player.seat);
  return html`<span
    class="chips-held">${mine.map((/** @type {any} */ v) => html`<span class="stock held"
    data-help="chip:${v.chip - 1}">${chipIcon('small')}<span>${v.territory}</span></span>`)}${mine.length ? nothing
    : html`<small class="soft">${t('clans.no_chips')}</small>`}</span>`;
}

/** @param {SeatInput} input @param {() => void} open */
export function fullBoard(input, open) {
  const { player, view } = input;
  return html`<section class="seat-board mine ${input.acting ? 'acting' : ''}" data-seat=${player.seat} data-testid="seat-${player.seat}">
    ${head(input)}
    <div class="clan-card" data-testid="my-clan" data-help=${clanKey(view, player)} tabindex="0">${clanIcon(player.clan,
      'large')}<span><b>${clanText(view, player)}</b>${view.phase === 'end' ? nothing
      : html`<small>${t('clans.only_you')}</small>`}</span></div>
    <div class="holdings">${villages(input)}<button class="link clans-more" data-testid="open-seat-${player.seat}"
      @click=${open}>${t('clans.villages')}</button></div></section>`;
}

/** @param {SeatInput} input @param {() => void} open */
export function compactBoard(input, open) {
  const { player, view } = input;
  return html`<button class="seat-board other ${input.acting ? 'acting' : ''} ${input.away ? 'away' : ''}" data-seat=${player.seat}
    data-testid="seat-${player.seat}" @click=${open}>${head(input)}
    <div class="holdings"><span class="stock" data-help=${clanKey(view, player)}>${clanIcon(player.clan ?? '',
      'small')}<small>${clanText(view, player)}</small></span>${villages(input)}</div></button>`;
}

/** The board of another seat in the strip on a phone. @param {SeatInput} input @param {() => void} open */
export function chip(input, open) {
  const { player } = input;
  return html`<button class="seat-chip ${input.acting ? 'acting' : ''} ${input.away ? 'away' : ''}" data-seat=${player.seat}
    data-testid="chip-${player.seat}" @click=${open}>
    ${markIcon(player.seat, 'small')}<bdi class="chip-name">${input.name}</bdi>${input.away
      ? html`<small class="chip-note">${input.note}</small>` : nothing}<span
      class="score stock">${chipIcon('tiny')}${live(player.chips)}</span>${input.clock}</button>`;
}

/** Draws the user's own board in the same strip, with their clan. @param {SeatInput} input @param {() => void} open */
export function ownChip(input, open) {
  const { player, view } = input;
  return html`<button class="seat-chip own ${input.acting ? 'acting' : ''}" data-seat=${player.seat} data-testid="chip-${player.seat}"
    @click=${open}><span class="own-line" data-testid="own-strip">${markIcon(player.seat, 'small')}<span class="score stock">${chipIcon(
      'tiny')}${live(player.chips)}</span><span class="clan-line" data-testid="my-clan" data-help=${clanKey(view, player)}>${clanIcon(
      player.clan, 'small')}<b>${clanText(view, player)}</b></span>${input.clock}</span></button>`;
}

/** The whole board of one seat, for a dialog. @param {SeatInput} input */
export function wholeBoard(input) {
  const { player, view } = input;
  const mine = view.villages.filter((/** @type {any} */ v) => v.seat === player.seat);
  return html`<div class="whole">${head(input)}<p class="clan-line" data-help=${clanKey(view, player)}
    tabindex="0">${clanIcon(player.clan ?? '')}<b>${clanText(view, player)}</b></p>
    <h3>${t('clans.villages')}</h3>
    <ul class="owned">${mine.map((/** @type {any} */ v) => html`<li data-help="chip:${v.chip - 1}"
      tabindex="0">${chipIcon()}<span>${t('clans.village.held', v)}</span></li>`)}${mine.length ? nothing
      : html`<li class="none">${t('clans.no_chips')}</li>`}</ul></div>`;
}

/**
 * Draws the scene at the end: the clan of each player, the winner's hut the largest.
 * @param {import('../../js/games/module.js').SceneInput<View>} input
 */
export function revealed({ view, order, name }) {
  return html`<ul class="clans-revealed">${order.map(({ seat, rank }) => {
    const { clan } = view.players.find((/** @type {any} */ p) => p.seat === seat) ?? {};
    return clan ? html`<li class=${rank === 1 ? 'best' : ''}>${clanIcon(clan, 'clan-shown')}<b><bdi>${name(seat)}</bdi></b>
      <small>${t('clans.clan.' + clan)}</small></li>` : nothing;
  })}</ul>`;
}
