// @ts-check
// The map of Clans in words: epochs, points of the clans, villages, territories with their huts and neighbours. Each possible move of huts,
// or village that may be founded next, is a button whose label states its effect.

import { onItsMap } from './maps.js';
import { listed, t, wordsOf } from '../../js/core/words.js';
import { epochText } from './chart.js';
import { previewsTo } from './draft.js';
import { previewWords } from './panel.js';
import { chipIcon, clanIcon, terrainIcon } from './pieces.js';
import { clanText } from './players.js';
import { COLOURS, hutsText } from './terms.js';

/** @typedef {import('../../js/games/module.js').TextPart} Part */
/** @typedef {import('../../js/games/module.js').TextItem} Item */
/** @typedef {{view: any, catalogue: any, name: (seat: number) => string}} Input */

/** @param {any} catalogue @param {string} id */
const rowOf = (catalogue, id) => catalogue.tables.territories.find((/** @type {any} */ row) => row.territory === id);

/** @param {any} catalogue @param {string} id */
const place = (catalogue, id) => `${id}, ${t('clans.terrain.' + rowOf(catalogue, id).terrain)}`;

/** @param {Input} input @returns {Part[]} */
function board(input) {
  const { view, catalogue } = input;
  const now = view.phase === 'play' ? [t('clans.told.now', { n: view.epoch }), t('clans.told.chips', { n: view.chips_left })] : [];
  const villages = view.villages.map((/** @type {any} */ one) => villageItem(one, input));
  return [
    ...(now.length ? [{ items: [{ bits: now }] }] : []),
    { title: t('clans.told.epochs'), items: catalogue.tables.epochs.map((/** @type {any} */ epoch) => ({ bits: [epochText(epoch),
      t('clans.told.epoch', { n: epoch.chips })] })) },
    { title: t('clans.told.scores'), items: COLOURS.map((colour) => scoreItem(colour, view)) },
    ...(villages.length ? [{ title: t('clans.told.villages'), items: villages }] : []),
    { title: t('clans.told.map'), items: view.lands.filter((/** @type {any} */ land) => !land.village)
      .map((/** @type {any} */ land) => landItem(land, input)) },
  ];
}

/** @param {string} colour @param {any} view @returns {Item} */
const scoreItem = (colour, view) => ({ icon: clanIcon(colour, 'small'), name: t('clans.clan.' + colour), bits: [view.discs.includes(colour)
  ? t('clans.told.scored', { n: view.scores[colour] ?? 0 }) : t('clans.told.gone')] });

/** @param {any} village @param {Input} input @returns {Item} */
function villageItem(village, { view, catalogue, name }) {
  const here = view.lands.find((/** @type {any} */ land) => land.territory === village.territory);
  return { icon: chipIcon('small'), name: place(catalogue, village.territory), bits: [t(village.doomed ? 'clans.village.doomed'
    : 'clans.village', { n: village.chip, name: name(village.seat), points: village.value }), here ? hutsText(here.huts) : ''] };
}

/** @param {any} land @param {Input} input @returns {Item} */
function landItem(land, { catalogue }) {
  const { terrain, neighbours } = rowOf(catalogue, land.territory);
  return { icon: terrainIcon(terrain), name: place(catalogue, land.territory), bits: [hutsText(land.huts),
    t('clans.told.borders', { names: listed(neighbours) })] };
}

/** @param {import('../../js/games/seats_view.js').SeatInput} input @returns {Item[]} */
function player({ player: mine, view }) {
  const villages = view.villages.filter((/** @type {any} */ one) => one.seat === mine.seat);
  return [
    { icon: clanIcon(mine.clan ?? '', 'small'), name: t('clans.told.clan'), bits: [clanText(view, mine)] },
    { icon: chipIcon('small'), name: t('clans.told.chips_of'), bits: [String(mine.chips), ...villages.map((/** @type {any} */ one) =>
      t('clans.village.held', one)), view.start === mine.seat ? t('clans.first') : ''] },
  ];
}

/* ---- the possible moves ---- */

/** @param {import('../../js/games/module.js').PanelInput} input @returns {Part[]|null} */
function choices(input) {
  const { decision, moves, found, previews } = input.choices;
  if (decision === 'move') return [{ lead: t('clans.told.move'), items: moves.map((/** @type {any} */ row) => moveItem(row, input)) }];
  if (decision !== 'found') return null;
  return [{ lead: t('clans.ask.found', { n: found.length }), items: found.map((/** @type {string} */ id) => ({
    icon: terrainIcon(rowOf(input.catalogue, id).terrain), name: place(input.catalogue, id),
    bits: outcome(previews.filter((/** @type {any} */ row) => row.territory === id)),
    choices: [{ id: `found-${id}`, words: t('clans.told.found', { territory: id }),
      act: () => input.send({ kind: 'found', territory: id }) }],
  })) }];
}

/**
 * Describes the huts of a territory, and the territories to which they may move.
 * @param {any} row @param {import('../../js/games/module.js').PanelInput} input @returns {Item}
 */
function moveItem({ from, to }, { choices: offered, view, catalogue, send }) {
  const here = view.lands.find((/** @type {any} */ land) => land.territory === from);
  const comes = to.flatMap((/** @type {string} */ id) => outcome(previewsTo(offered, from, id), id));
  return { icon: terrainIcon(rowOf(catalogue, from).terrain), name: place(catalogue, from), bits: [hutsText(here?.huts ?? {}), ...comes],
    choices: to.map((/** @type {string} */ id) => ({ id: `move-${from}-${id}`, words: t('clans.told.to', { from, to: id }), short: id,
      act: () => send({ kind: 'move', from, to: id }) })) };
}

/**
 * Describes the villages that would be founded, by the server's numbers.
 * @param {any[]} rows @param {string} [to] by a move there @returns {string[]}
 */
const outcome = (rows, to) => rows.map((row) => (to ? t('clans.told.comes', { to, territory: row.territory, words: previewWords(row) })
  : previewWords(row)));

/** @type {import('../../js/games/module.js').Text} */
export const text = {
  words: [wordsOf('clans-text')],
  board: onItsMap(board),
  player,
  choices: onItsMap(choices),
};
