// @ts-check
// The log: one sentence for an event, out of the message catalogue, or null for an event that the board shows well enough.

import { t, known } from '../../js/core/words.js';
import { amountText, amountsText, bundleText, cardText, placePhrase, tables } from './terms.js';

/** @typedef {import('./types.d.ts').Event} Event */

const SILENT = new Set([
  'cards_shuffled', 'buildings_shuffled', 'card_slid', 'card_turned', 'turn_began', 'price_asked', 'building_turned',
  'returned', 'tallied', 'deck_shuffled', 'mammoths_shuffled', 'join_asked', 'split_asked', 'second_asked', 'tame_asked',
]);

/**
 * @param {any} event
 * @param {{name: (seat: number) => string, catalogue: any}} context
 * @returns {{text: string, heading?: boolean, seat: number|null, thing?: string}|null}
 */
export function describe(event, context) {
  const beast = tables(context.catalogue).animal(event.card);
  const came = event.kind === 'card_turned' && beast;
  if (SILENT.has(event.kind) && !came) return null;
  const key = came ? 'event.animal_came' : variant(event);
  if (!known(key)) return null;
  const heading = event.kind === 'round_began' || event.kind === 'ended';
  return { text: t(key, words(event, context)), heading, seat: event.seat ?? null, thing: pictured(event) };
}

/** @type {Record<string, string>} what an event is about, where it does not name it */
const ABOUT = {
  placed: 'people', person_born: 'people', tool_made: 'tool', tools_used: 'tool', once_tool_gained: 'tool', agriculture_rose: 'agriculture',
  harvested: 'food', fed: 'food', fed_with: 'food', went_short: 'food', starved: 'food', card_taken: 'card', building_taken: 'hut',
  igloo_built: 'igloo', scored: 'points', two_of_choice_gained: 'two_of_choice', extra_card_drawn: 'extra_card', herd_moved: 'mammoth',
  mammoth_tamed: 'mammoth', trade_level_rose: 'trade', traded: 'trade',
};

/** Returns the name of the thing that is drawn beside the words; empty for a roll, whose dice replace it. @param {any} event */
function pictured(event) {
  if (event.kind === 'rolled') return undefined;
  return ABOUT[event.kind] ?? event.yield ?? undefined;
}

/** @param {Event} event */
function variant(event) {
  if (event.kind === 'phase_began') return `event.phase_began.${event.phase}`;
  if (event.kind === 'began' && event.options?.length) return 'event.began.with';
  if (event.kind === 'ended') return `event.ended.${event.reason}`;
  return `event.${event.kind}`;
}

/** @param {any} event @param {{name: (seat: number) => string, catalogue: any}} context */
function words(event, context) {
  const rows = tables(context.catalogue);
  const seat = event.seat ?? event.start;
  return {
    ...event,
    name: seat === undefined || seat === null ? '' : context.name(seat),
    to: event.place ? placePhrase('to', event.place) : '',
    at: event.place ? placePhrase('at', event.place) : '',
    dice: diceText(event),
    points: Math.abs(event.points ?? 0),
    what: thing(event, rows),
    animal: event.card && rows.animal(event.card) ? t('animal.' + event.card) : '',
    n: rows.animal(event.card)?.penalty ?? 0,
    options: (event.options ?? []).map((/** @type {string} */ option) => t('option.' + option)).join(', '),
    bonus: event.bonus ? t('bonus.' + event.bonus) : '',
    give: bundleText(event.give),
    get: bundleText(event.get),
  };
}

/** Returns what dice show; those that count together, with their sum. @param {any} event */
function diceText({ kind, dice = [] }) {
  if (kind !== 'rolled' || dice.length < 2) return dice.join(', ');
  return `${dice.join(' + ')} = ${dice.reduce((/** @type {number} */ sum, /** @type {number} */ die) => sum + die, 0)}`;
}

/** @param {any} event @param {ReturnType<typeof tables>} rows */
function thing(event, rows) {
  if (event.kind === 'extra_paid') return amountText(event.yield, 1);
  if (event.kind === 'joined') return amountsText({ ...event.resources, food: event.food });
  if (event.resources) return amountsText(event.resources);
  if (event.card) return cardText(rows.card(event.card));
  if (event.yield) return event.amount ? amountText(event.yield, event.amount) : t('amount.nothing');
  return '';
}
