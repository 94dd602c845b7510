// @ts-check
// The law of the table, a copy of the engine's (backend/engine/seat/law.c): the seats that decide, consent or have no vote. The client
// describes it, and names the seats that must agree; the server sends the actions that are possible now. Tests compare this table, that of
// schema/live.md and the engine's.

/** The states of a seat. */
export const STATES = ['present', 'away', 'timed_out', 'resigned', 'gone', 'bot', 'absent'];

/** The rights for each act, one for each state in the order of STATES. @type {Record<string, string>} */
export const LAW = {
  'move': 'decides bot bot bot bot bot bot',
  'vote about another seat': 'decides no no no no no no',
  'call the match off': 'consents consents consents no no no no',
  'agree to an undo': 'consents consents consents no no no no',
  'offer the seat, or keep it': 'decides decides decides no no no decides',
  'be voted about': 'decides no decides no no no decides',
  'come back': 'no decides decides no no no decides',
  'answer for the result': 'decides decides decides decides decides no decides',
};

/** Returns the right that a state has for an act: decides, consents, bot or no. @param {string} act @param {string} state */
export const lawSays = (act, state) => LAW[act].split(' ')[STATES.indexOf(state)];

/** Returns the state of a seat: one of STATES. @param {any} match @param {number} seat @returns {string} */
export function stateOf(match, seat) {
  const told = match.sitting?.states?.[seat];
  if (told) return told;
  const { bot, stands_in, resigned } = match.info.seats[seat];
  if (typeof resigned === 'number') return 'resigned';
  return stands_in ? 'away' : bot ? 'bot' : 'present';
}

/** Returns the seats that have a say in an act, except one. @param {any} match @param {string} act @param {number|null} but */
export const askedAbout = (match, act, but) => match.info.seats.map((/** @type {any} */ seat) => seat.seat).filter(
  (/** @type {number} */ seat) => seat !== but && ['decides', 'consents'].includes(lawSays(act, stateOf(match, seat))));
