// @ts-check
// Player boards: mine in full, the others compact, and the whole board of a seat in a dialog.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { repeat } from '/vendor/lit-html/directives/repeat.js';
import { arriving } from '../../js/frame/incremental.js';
import { numberText, t } from '../../js/core/words.js';
import { GOODS, RESOURCES, bottomText, buildingText, cardText, tables, topText } from './terms.js';
import { icon, markIcon, person, thingIcon } from './drawings/pieces.js';

/** @typedef {import('./types.d.ts').View} View */
/** @typedef {import('./types.d.ts').Player} Player */

const TRACK = 10;
const TRADES = ['farmer', 'tool_maker', 'hut_builder', 'shaman', 'merchant'];
/** @param {any} view @param {string} option */
const plays = (view, option) => view.options?.includes(option);

/**
 * @typedef {object} SeatInput
 * @property {Player} player row of the view @property {View} view @property {any} catalogue
 * @property {string} name @property {string} note under the name: bot, away, you
 * @property {boolean} acting @property {boolean} away @property {number|null} running score as if it ended now
 * @property {boolean} [over] whether it has ended: its points are final, and nothing more is needed or used
 * @property {any} clock its clock, or nothing
 */

/** Draws a number that is animated when it changes. @param {number|string} n @param {string} [cls] */
function live(n, cls = '') {
  const words = typeof n === 'number' ? numberText(n) : n;
  return repeat([words], (key) => key, () => html`<b class="${arriving('live')} ${cls}">${words}</b>`);
}

/** Returns the points of a seat: at the end the final ones. @param {Pick<SeatInput, 'player'|'running'|'over'>} input */
const pointsOf = ({ player, running, over }) => (over ? running ?? player.score : player.score);

/** @param {SeatInput} input */
function head({ player, view, name, note, running, over, clock }) {
  return html`<div class="seat-head">
    ${markIcon(player.seat)}<span class="seat-name"><b><bdi>${name}</bdi></b>${note ? html` <small>${note}</small>` : nothing}</span>
    ${view.start === player.seat ? html`<span class="first" data-help="thing:start"><svg class="icon" viewBox="-12 -12 24 24"
      aria-hidden="true"><path class="first-mark" d="M-7 10V-10L8-5-7 0"></path></svg><span
      class="hidden">${t('seat.first')}</span></span>` : nothing}
    ${clock}
    <span class="score" data-help="thing:score"><span class="hidden">${t('board.score')}</span>${live(pointsOf({ player, running,
      over }))}${running === null || over ? nothing : html`<small title=${t('board.now', { n: running })}>${t('board.now_short',
      { n: running })}</small>`}</span>
  </div>`;
}

/** Draws the people: those at home filled, those on the board outlined. @param {Player} player */
function peopleRow(player) {
  return html`<div class="people-row" data-help="thing:people">
    ${Array.from({ length: player.people }, (_, i) =>
      html`<span class=${i < player.home ? 'figure' : 'figure out'}>${icon(person(player.seat), 'small')}</span>`)}
    <span class="hidden">${t('board.home', { home: player.home, people: player.people })}</span></div>`;
}

/** @param {string} name @param {number} n @param {string} words @param {any} tab @param {any} [more] beside the number */
function stock(name, n, words, tab, more = nothing) {
  return html`<span class="stock ${n ? '' : 'none'}" data-stock=${name} data-help="thing:${name}"
    tabindex=${tab}>${thingIcon(name, 'small')}${live(n)}<span class="hidden">${words}</span>${more}</span>`;
}

/**
 * Draws the food that a player's people will need, next to the food in store: nothing at the end.
 * @param {Pick<SeatInput, 'player'|'over'>} input @param {boolean} full
 */
function eats({ player, over }, full) {
  if (over) return nothing;
  const words = t('board.eats', { n: player.eats, food: player.food });
  return html`<small class="eats ${player.eats > player.food ? 'short' : ''}" title=${words} data-testid="eats"><span
    aria-hidden="true">${full ? t('board.eats_short', { n: player.eats }) : `−${player.eats}`}</span><span
    class="hidden">${words}</span></small>`;
}

/**
 * @param {any} player
 * @param {any} tab whether the keyboard finds each thing: nothing where they are inside a button
 * @param {View} view
 * @param {any} [meter] beside the food
 */
function stockRow(player, tab, view, meter = nothing) {
  const names = plays(view, 'expansion') ? GOODS : RESOURCES;
  return html`<div class="stock-row">${stock('food', player.food, t('board.food'), tab, meter)}
    ${names.map((name) => stock(name, player.resources[name] ?? 0, t('resource.' + name), tab))}</div>`;
}

/** @param {Pick<SeatInput, 'player'|'over'>} input @param {any} tab */
function toolRow({ player, over }, tab) {
  const tiles = player.tiles.filter((/** @type {any} */ tile) => tile.value);
  const words = tiles.map((/** @type {any} */ tile) => `${tile.value}${tile.used && !over ? ` (${t('board.tool_used')})` : ''}`).join(', ')
    || t('board.no_tools');
  return html`<span class="tool-row" data-help="thing:tools" tabindex=${tab}>${thingIcon('tool', 'small')}
    ${tiles.map((/** @type {any} */ tile) => html`<span class="tile ${tile.used && !over ? 'used' : ''}">${tile.value}</span>`)}
    ${player.once.map((/** @type {number} */ value) => html`<span class="tile once">+${value}</span>`)}
    ${tiles.length + player.once.length ? nothing : html`<small>–</small>`}<span class="hidden">${t('board.tools')}:
      ${words}</span></span>`;
}

/** The agriculture track, 0 to 10. @param {Player} player @param {boolean} full @param {any} tab */
function track(player, full, tab) {
  const words = `${t('board.agriculture')} ${player.agriculture}`;
  if (!full) return html`<span class="stock" data-help="thing:agriculture"
    tabindex=${tab}>${thingIcon('agriculture', 'small')}${live(player.agriculture)}<span class="hidden">${words}</span></span>`;
  return html`<div class="track" data-help="thing:agriculture" tabindex=${tab}>${thingIcon('agriculture', 'small')}
    ${Array.from({ length: TRACK + 1 }, (_, i) =>
      html`<span class=${i === player.agriculture ? 'step here' : i < player.agriculture ? 'step below' : 'step'}>${i}</span>`)}<span
      class="hidden">${words}</span></div>`;
}

/**
 * The parts that the variants add to a board: trade level, igloos, mammoths, people with the herd.
 * @param {Player} player
 * @param {any} tab
 * @param {View} view
 */
function extras(player, tab, view) {
  const mark = (/** @type {string} */ help, /** @type {string} */ icon, /** @type {number} */ n, /** @type {string} */
    words, /** @type {any} */ more = nothing) => html`<span class="stock ${n ? '' : 'none'}" data-help=${help}
    tabindex=${tab}>${thingIcon(icon, 'small')}${live(n)}${more}<span class="hidden">${words}</span></span>`;
  const traded = player.traded ? html`<span class="traded" aria-hidden="true">✓</span>` : nothing;
  return html`${plays(view, 'expansion') ? mark(`level:${player.trade_level}`, 'trade', player.trade_level,
    `${t('board.trade_level')}${player.traded ? ` (${t('board.trade_used')})` : ''}`, traded) : nothing}
    ${plays(view, 'igloos') ? mark('thing:igloos', 'igloo', player.igloos, t('board.igloos')) : nothing}
    ${plays(view, 'mammoth_herd') ? mark('thing:mammoths', 'mammoth', player.mammoths.length, t('board.mammoths')) : nothing}
    ${player.joined ? html`<span class="stock">${icon(person(player.seat), 'small')}<b>${player.joined}</b><span
      class="hidden">${t('board.joined', { n: player.joined })}</span></span>` : nothing}`;
}

/** @param {Player} player @param {any} tab */
function buildingsMark(player, tab) {
  return html`<span class="stock ${player.buildings.length ? '' : 'none'}" data-help="thing:buildings"
    tabindex=${tab}>${thingIcon('hut', 'small')}${live(player.buildings.length)}<span class="hidden">${t('board.buildings')}</span></span>`;
}

/** Culture symbols, sorted into sets. @param {Player} player @param {any} tab */
function sets(player, tab) {
  const all = [player.set_1, player.set_2].filter((set) => set?.length);
  if (!all.length) return nothing;
  return html`<span class="sets">${all.map((set) => html`<span class="set">${set.map((/** @type {string} */ sign) =>
    html`<span data-help="sign:${sign}" tabindex=${tab}>${thingIcon(sign, 'small')}<span
      class="hidden">${t('culture.' + sign)}</span></span>`)}</span>`)}</span>`;
}

/** @param {any} player @param {any} tab */
function trades(player, tab) {
  const held = TRADES.filter((name) => player.trades?.[name]);
  if (!held.length && !player.two_of_choice && !player.extra_cards) return nothing;
  return html`<span class="trades">${held.map((name) => html`<span class="stock trade" data-help="trade:${name}" tabindex=${tab}>
      ${thingIcon(name, 'small')}${live(`×${player.trades[name]}`)}<span
        class="hidden">${t('trade.' + name, { n: player.trades[name] })}</span></span>`)}
    ${player.two_of_choice ? html`<span class="stock" data-help="thing:two_of_choice"
      tabindex=${tab}>${thingIcon('two_of_choice', 'small')}<span class="hidden">${t('board.two_of_choice')}</span></span>` : nothing}
    ${player.extra_cards ? html`<span class="stock" data-help="thing:extra_card"
      tabindex=${tab}>${thingIcon('extra_card', 'small')}<b>${player.extra_cards}</b><span
      class="hidden">${t('board.extra_cards', { n: player.extra_cards })}</span></span>` : nothing}</span>`;
}

/** @param {SeatInput} input @param {() => void} open */
export function fullBoard(input, open) {
  const { player } = input;
  return html`<section class="seat-board mine ${input.acting ? 'acting' : ''}" data-seat=${player.seat} data-testid="seat-${player.seat}">
    ${head(input)} ${peopleRow(player)} ${stockRow(player, '0', input.view, eats(input, true))} ${track(player, true, '0')}
    <div class="holdings">${toolRow(input, '0')} ${buildingsMark(player, '0')} ${extras(player, '0', input.view)} ${sets(player, '0')}
      ${trades(player, '0')}
      <button class="link more" data-testid="open-seat-${player.seat}" @click=${open}>${t('board.cards')}</button></div>
  </section>`;
}

/** @param {SeatInput} input @param {() => void} open */
export function compactBoard(input, open) {
  const { player } = input;
  return html`<button class="seat-board other ${input.acting ? 'acting' : ''} ${input.away ? 'away' : ''}" data-seat=${player.seat}
    data-testid="seat-${player.seat}" @click=${open}>
    ${head(input)}
    <div class="holdings">${icon(person(player.seat), 'small')}<b class="home">${player.home}/${player.people}</b>${stockRow(player,
      nothing, input.view)}</div>
    <div class="holdings">${track(player, false, nothing)} ${toolRow(input, nothing)} ${buildingsMark(player, nothing)}
      ${extras(player, nothing, input.view)} ${sets(player, nothing)} ${trades(player, nothing)}</div>
  </button>`;
}

/** The board of another seat in the strip on a phone. @param {SeatInput} input @param {() => void} open */
export function chip(input, open) {
  const { player } = input;
  return html`<button class="seat-chip ${input.acting ? 'acting' : ''} ${input.away ? 'away' : ''}" data-seat=${player.seat}
    data-testid="chip-${player.seat}" @click=${open}>
    ${markIcon(player.seat, 'small')}<bdi class="chip-name">${input.name}</bdi>${input.away
      ? html`<small class="chip-note">${input.note}</small>` : nothing}<span class="score">${live(pointsOf(input))}</span>
    <span class="chip-line">${icon(person(player.seat), 'tiny')}<b>${player.home}/${player.people}</b>${thingIcon('food',
      'tiny')}<b>${player.food}</b></span>${input.clock}
  </button>`;
}

/** Draws the user's own board in the same strip, with all their goods. @param {SeatInput} input @param {() => void} open */
export function ownChip(input, open) {
  const { player, view } = input;
  return html`<button class="seat-chip own ${input.acting ? 'acting' : ''}" data-seat=${player.seat} data-testid="chip-${player.seat}"
    @click=${open}>
    <span class="own-line">${markIcon(player.seat, 'small')}<span class="score">${live(pointsOf(input))}</span>
      <span class="stock">${icon(person(player.seat), 'small')}<b>${player.home}/${player.people}</b></span>${track(player, false,
      nothing)}${toolRow(input, nothing)}${buildingsMark(player, nothing)}${extras(player, nothing, view)}${input.clock}</span>
    <span class="own-line" data-testid="own-strip">${stockRow(player, nothing, view, eats(input, false))}</span></button>`;
}

/** @param {any} row of the catalogue */
function mammothItem(row) {
  return html`<li data-help="mammoth:${row.tile}" tabindex="0">${thingIcon('mammoth')}<span>${t('bonus.' + row.one)}
    <small>${t('bonus.' + row.all)}</small></span></li>`;
}

/** The whole board of one seat, for a dialog. @param {SeatInput} input */
export function wholeBoard(input) {
  const { player, catalogue, view } = input;
  const rows = tables(catalogue);
  const cards = player.cards.map((/** @type {string} */ id) => rows.card(id)).filter(Boolean);
  return html`<div class="whole">${head(input)} ${peopleRow(player)} ${stockRow(player, '0', view)} ${track(player, true, '0')}
    <div class="holdings">${toolRow(input, '0')} ${extras(player, '0', view)} ${sets(player, '0')} ${trades(player, '0')}</div>
    <h3>${t('board.buildings')}</h3>
    <ul class="owned">${player.buildings.map((/** @type {string} */ id) => html`<li data-help="building:${id}"
      tabindex="0">${thingIcon('hut')}${buildingText(rows.building(id))}</li>`)}${player.buildings.length ? nothing
      : html`<li class="none">${t('board.none')}</li>`}</ul>
    ${player.mammoths?.length ? html`<h3>${t('board.mammoths')}</h3>
      <ul class="owned">${player.mammoths.map((/** @type {string} */ tile) => mammothItem(rows.mammoth(tile)))}</ul>` : nothing}
    <h3>${t('board.cards')}</h3>
    <ul class="owned">${cards.map((/** @type {any} */ card) => html`<li data-help="card:${card.card}"
      tabindex="0">${thingIcon(card.culture || card.trade)}<span>${bottomText(card)} <small>${topText(card)}</small></span></li>`)}
      ${player.extra_known.length ? player.extra_known.map((/** @type {string} */ card) => html`<li data-help="card:${card}"
        tabindex="0">${thingIcon('extra_card')}<span>${t('board.extra_card')}: ${cardText(rows.card(card))}</span></li>`)
    : player.extra_cards ? html`<li>${thingIcon('extra_card')}${t('board.extra_cards', { n: player.extra_cards })}</li>` : nothing}
      ${cards.length || player.extra_cards ? nothing : html`<li class="none">${t('board.none')}</li>`}</ul></div>`;
}
