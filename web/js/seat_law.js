// @ts-check
// The law of the table, as the engine has it (backend/engine/seat/law.c): which seats decide, consent or are not asked. The client says it
// in words, and names those who must agree; what can be done now, the server says. Tests hold this table, that of schema/live.md and the
// engine's against each other.

/** The states of a seat. */
export const STATES = ['present', 'away', 'timed_out', 'resigned', 'gone', 'bot', 'absent'];

/** What each state is asked, in their order. @type {Record<string, string>} */
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

/** What the law says of an act and a state: decides, consents, bot or no. @param {string} act @param {string} state */
export const lawSays = (act, state) => LAW[act].split(' ')[STATES.indexOf(state)];

/** Who decides for a seat: one of STATES. @param {any} match @param {number} seat @returns {string} */
export function stateOf(match, seat) {
  const told = match.sitting?.states?.[seat];
  if (told) return told;
  const { bot, stands_in, resigned } = match.info.seats[seat];
  if (typeof resigned === 'number') return 'resigned';
  return stands_in ? 'away' : bot ? 'bot' : 'present';
}

/** The seats that have a say in an act, without one of them. @param {any} match @param {string} act @param {number|null} but */
export const askedAbout = (match, act, but) => match.info.seats.map((/** @type {any} */ seat) => seat.seat).filter(
  (/** @type {number} */ seat) => seat !== but && ['decides', 'consents'].includes(lawSays(act, stateOf(match, seat))));
