// @ts-check
// The dice that lie on the board: those of the last roll in this turn, found in the events. The view alone does not show a roll whose
// yield was gathered at once.

/** @typedef {import('../types.d.ts').Event} Event */

/** @typedef {import('../types.d.ts').View} View */

/**
 * @typedef {{key: string, place: string, seat: number, dice: number[], yield: string, amount: number|undefined, fresh: boolean}} Roll
 * @param {any[]} rows new rows of history @param {Roll|null} before what was shown so far @param {View} view
 * @returns {Roll|null}
 */
export function rollToShow(rows, before, view) {
  let roll = before ? { ...before, fresh: false } : null;
  for (const row of rows) {
    row.events.forEach((/** @type {any} */ event, /** @type {number} */ index) => {
      roll = after(event, roll, `${row.version}.${index}`, view);
    });
  }
  if (view?.rolling && !roll) roll = fromView(view);
  return view?.phase === 'end' ? null : roll;
}

/** Returns all rolls of these rows, each with its final yield. @param {any[]} rows @param {View} view @returns {Roll[]} */
export function rollsIn(rows, view) {
  /** @type {Map<string, Roll>} */
  const rolls = new Map();
  /** @type {Roll|null} */
  let roll = null;
  for (const row of rows) {
    row.events.forEach((/** @type {any} */ event, /** @type {number} */ index) => {
      roll = after(event, roll, `${row.version}.${index}`, view);
      if (roll) rolls.set(roll.key, roll);
    });
  }
  return [...rolls.values()];
}

/** @param {Event} event @param {Roll|null} roll @param {string} key @param {View} view @returns {Roll|null} */
function after(event, roll, key, view) {
  switch (event.kind) {
    case 'rolled':
      return { key, place: event.place, seat: event.seat, dice: event.dice, yield: event.yield, amount: undefined, fresh: true };
    case 'dice_rolled':
    case 'trade_dice_rolled':
    case 'animal_rolled':
      return { key, place: event.place, seat: event.seat, dice: event.dice, yield: '', amount: undefined, fresh: true };
    case 'contest_rolled':
      return { key, place: view?.herd_place ?? '', seat: event.seat, dice: event.dice, yield: '', amount: undefined, fresh: true };
    case 'gathered':
      return roll ? { ...roll, amount: event.amount, yield: event.yield } : null;
    case 'die_picked':
      return roll ? { ...roll, dice: without(roll.dice, event.die) } : null;
    case 'join_asked':
    case 'turn_began':
    case 'round_began':
    case 'phase_began':
      return null;
    default:
      return roll;
  }
}

/** @param {number[]} dice @param {number} die */
function without(dice, die) {
  const at = dice.indexOf(die);
  return at < 0 ? dice : [...dice.slice(0, at), ...dice.slice(at + 1)];
}

/** @param {any} view @returns {Roll} */
function fromView(view) {
  const { place, seat, dice, yield: gives } = view.roll;
  return { key: `view.${place}`, place, seat, dice, yield: gives, amount: undefined, fresh: false };
}
