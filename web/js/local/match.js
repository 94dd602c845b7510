// @ts-check
// A match without a server: a function for each request of schema/local.md. The answers have the form of the server's.

/**
 * @typedef {object} SetUp
 * @property {string} game
 * @property {string} match an id of 16 letters, digits, - or _
 * @property {(string|null)[]} seats the bot of each seat, or null for a person
 * @property {string[]} [options]
 * @property {number|null} [start] the first seat; null: drawn at random
 * @property {'shared'|'free'|'none'} [undo] shared: the newest move of any person
 * @property {string} [seed] 64 hex digits; drawn at random by default
 */

/**
 * The seat whose turn it is (schema/local.md).
 * @typedef {object} Turn
 * @property {number} version
 * @property {number} revision of the rules
 * @property {boolean} over
 * @property {number[]} people seats of persons who owe a decision
 * @property {number[]} bots seats of bots that do
 * @property {number[]} secret seats of persons who know what a spectator does not
 * @property {number|null} undo the seat whose move an undo would take back; null: there is none
 */

/** @typedef {(request: string) => string|Promise<string>} Ask */
/** @typedef {ReturnType<typeof localMatch>} LocalMatch */

const SAVED = 'ochre-local-'; // the beginning of a saved match

/** Returns random hex digits. @param {number} count */
function digits(count) {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(count / 2));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Writes the lines of a set-up. @param {SetUp} setUp */
function linesOf({ game, match, seats, options = [], start = null, undo = 'free', seed = digits(64) }) {
  return `game ${game}\nmatch ${match}\nseed ${seed}\nseats ${seats.map((bot) => bot ?? 'person').join()}\noptions ${options.join()}\n`
    + `start ${start ?? 'random'}\nundo ${undo}\n`;
}

/** Returns a match whose requests go through `ask`. @param {Ask} ask @param {() => number} [now] */
export function localMatch(ask, now = Date.now) {
  const json = async (/** @type {string} */ request) => JSON.parse(await ask(request));
  return {
    begin: (/** @type {SetUp} */ setUp) => json(`begin ${now()}\n${linesOf(setUp)}`),
    load: (/** @type {string} */ saved) => json(`load\n${saved}`),
    /** Returns the match as text. Fails if there is no match. @returns {Promise<string>} */
    async save() {
      const saved = await ask('save');
      if (!saved.startsWith(SAVED)) throw new Error(saved);
      return saved;
    },
    /** `move` is a text, or the number of a legal move. @param {number} seat @param {number} expects @param {string|number} move */
    move: (seat, expects, move) => json(`move ${seat} ${expects} ${now()}\n${move}`),
    bot: () => json(`bot ${now()}`),
    undo: () => json(`undo ${now()}`),
    /** @returns {Promise<Turn>} */
    turn: () => json('turn'),
    /** Returns an update; without a seat, that of a spectator. @param {number|null} seat @param {number} from */
    update: (seat, from) => json(`update ${seat ?? 'none'} ${from}`),
    /** Returns the match at earlier versions. @param {number|null} seat @param {number} first @param {number} count */
    view: (seat, first, count) => json(`view ${seat ?? 'none'} ${first} ${count}`),
    legal: (/** @type {number} */ seat) => json(`legal ${seat}`),
    hint: (/** @type {number} */ seat) => json(`hint ${seat} ${digits(48)}`),
    /**
     * Holds what a seat knows of a match of a server, in place of a match: hints and previews can be had of it.
     * @param {{seat: number, version: number, game: string, revision: number, state: string}} known as the server sends it
     */
    position: ({ seat, version, game, revision, state }) => json(`position ${seat} ${version} ${game} ${revision}\n${state}`),
    /** @param {number} seat @param {string} text of conditional moves @param {number} [draws] */
    preview: (seat, text, draws = 40) => json(`preview ${seat} ${draws} ${digits(16)}\n${text}`),
    /** Replays a match of a server that is over. @param {string} text of its moves that counted */
    follow: (text) => json(`follow\n${text}`),
    luck: () => json('luck'),
    /** Reads the decisions of a match that is over. @param {number[]|null} [ranks] by seat; null: those of the match */
    decisions: (ranks = null) => json(`decisions ${ranks?.join() ?? 'own'}`),
    /** Values a decision (0: the start), as a line for `analysis`. @param {number} number */
    value: async (number) => String(await ask(`value ${number}`)),
    /** @param {string[]} values of all decisions and the start */
    analysis: (values) => json(`analysis\n${values.join('')}`),
  };
}
