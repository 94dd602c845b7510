// @ts-check
// What a game's module is. The folder /games/ID/ holds index.js, which exports it as `game`, and style.css; both come when a table of the
// game is first shown. A module that draws a board, asks in a panel and tells events is enough; for all else there is a way below. What
// is seen of it elsewhere, in lists and on the front page, is cover.js, which exports `cover`.

import { markIcon } from './drawings.js';
import { t } from './words.js';
import { seatBoards } from './view/seats.js';

/** @typedef {import('./words.js').Source} Source */
/** @typedef {import('./motion.js').Flight} Flight */
/** @typedef {import('./view/seats.js').SeatBoards} SeatBoards */

/**
 * @typedef {{text: string, seat: number|null, heading?: boolean, thing?: string}} Line what the log says of an event; heading: it begins a
 *   part; thing: what it is about, by a name that lineIcon() draws
 */

/**
 * @typedef {object} Context what an event is told with
 * @property {any} catalogue of the game
 * @property {(seat: number) => string} name of who sits there
 */

/**
 * @template [View=any]
 * @typedef {object} BoardInput what a board is drawn from
 * @property {View} view what this seat sees
 * @property {any} catalogue of the game
 * @property {import('./form.js').Shape} shape of the room that there is for it
 * @property {Set<string>} may places that answer a click, as mayChoose() named them
 * @property {any} [choices] what I am asked, if anything
 * @property {(words: string) => void} [say] tells something for a moment
 * @property {string} picked the place that the open question is about
 * @property {string} hover the place that the panel points at
 * @property {string} [pointed] the place that a tutorial or a hint points at, '' none
 * @property {any} roll what rollToShow() said
 * @property {any[]} [passing] what rollsIn() said of what has just happened
 * @property {{place: string, seat: number}|null} [last] who was placed last, and where
 * @property {any} draft what is being chosen
 * @property {(place: string) => void} pick tells that a place was clicked
 * @property {(place: string) => void} [point] tells that a mouse points at a place, '' none: it comes back as `hover`
 * @property {(seat: number) => string} name of who sits there
 */

/**
 * @template [View=any] @template [Choices=any] @template [Draft=any]
 * @typedef {object} PanelInput what the panel is drawn from
 * @property {View} view what this seat sees
 * @property {Choices} choices what the server offers, by its decision
 * @property {any} catalogue of the game
 * @property {Draft} draft what is being chosen
 * @property {boolean} sending a move is on its way: nothing may be pressed
 * @property {(draft: Draft, focus?: string) => void} set replaces the draft; focus: what the keyboard goes to next
 * @property {(move: any) => void} send sends one of the moves that were offered
 * @property {(place: string) => void} point shows a place on the board, '' none
 */

/**
 * @typedef {object} Book the rules of a game to read, and the help at the table; loaded when somebody asks
 * @property {(catalogue: any) => {title: string, lead: string, sections: import('./rules/page.js').Section[]}} rules
 * @property {(name: string) => any} icon the drawing for {name} within its words
 * @property {(key: string, input: {view: any, catalogue: any, choices?: any,
 *   name: (seat: number) => string}) => Help|null} explain a thing that carries
 *   data-help="kind:name"; null for what nobody explains
 * @property {string} provenance the section that the marks of provenance lead to
 * @property {Source[]} words of the rules and of the help
 */

/** @typedef {{title: string, lines: string[], section: string, icon?: any}} Help */

/**
 * @typedef {object} Figures the statistics of a game
 * @property {Partial<Record<'winning'|'playing', string[]>>} [themes] names of its queries, the most asked first
 * @property {Record<string, string[]>} [saidBy] columns that need not be shown, because the words of another column say it already
 * @property {(column: string, value: any) => string} [shortWords] a value in words, '' where there are none of its own
 * @property {(column: string, value: any, catalogue: any) => string} [longWords] what a thing is that the history calls by its number
 */

/** @typedef {{view: any, catalogue: any}} OrderContext the table at which orders are read */
/**
 * @typedef {object} OrderWords what orders name, in words; '' where there are none: then it stands there as it is written
 * @property {(words: string[], of: OrderContext) => string} move a move, as schema/notation.md has it
 * @property {(policy: string, word: string, of: OrderContext) => string} word of a policy that lists some
 * @property {(policy: string, word: string, of: OrderContext) => boolean} [offers] whether it may be chosen at this table; without it: any
 * @property {(name: string, of: string|null) => string} figure what comes of the orders, perhaps of something: how much of what I have
 */

/**
 * @typedef {{words: string, id: string, short?: string, act: () => void}} TextChoice a button: words say all; short: what is written on it,
 *   if less, which the words hold; id: its data-testid
 */
/**
 * @typedef {{icon?: any, name?: string, bits?: string[], choices?: TextChoice[]}} TextItem a line of a list: what it is about, what is said
 */
/** @typedef {{title?: string, lead?: string, items: TextItem[]}} TextPart a list, perhaps with a heading */

/**
 * @typedef {object} Text the table in words; loaded when somebody wants to read it
 * @property {Source[]} words
 * @property {(input: {view: any, catalogue: any, roll: any, name: (seat: number) => string}) => TextPart[]} board what lies there
 * @property {(input: import('./view/seats.js').SeatInput) => TextItem[]} player all that may be known of somebody
 * @property {(input: PanelInput) => TextPart[]|null} choices every answer that the server offers; null: as the panel asks it
 */

/**
 * @typedef {object} Cover what is seen of a game outside of its tables
 * @property {Source[]} [words] names of its options, and what else is said there
 * @property {{art: () => any, lead: () => string}} [hero] picture and sentence of the front page, if the game is the first of the list
 * @property {(seat: number, size?: string) => any} [markIcon] the mark of a seat, if it is no ordinary one
 */

/**
 * @template [View=any] @template [Choices=any] @template [Event=any] @template [Draft=any]
 * @typedef {object} GameModule
 * @property {(choices: Choices|null) => Draft} startDraft an empty draft of an answer to these choices (null: none are offered)
 * @property {(input: BoardInput<View>) => any} board
 * @property {(input: PanelInput<View, Choices, Draft>) => any} panel the answers to the open question
 * @property {(event: Event, context: Context) => Line|null} describe an event in words; null: the log leaves it out
 * @property {Source[]} [words] of the game, added to those of the client
 * @property {() => Promise<{book: Book}>} [book] imports the rules
 * @property {() => Promise<{text: Text}>} [text] imports what tells the table in words
 * @property {() => Promise<{lesson: import('./teach/steps.js').Lesson}>} [lesson] imports its tutorial and the hints of a first match
 * @property {(draft: Draft, choices: Choices, place: string) => Draft} [pickOnBoard] the draft after a click on a place that mayChoose()
 *   named
 * @property {(draft: Draft, choices: Choices) => any} [complete] the move that one click has made whole, to be sent with it by who likes
 *   that; null: there is more to say
 * @property {(move: any, of: {view: View, choices: Choices, catalogue: any}) => boolean} [final] whether it shows or takes what nothing
 *   brings back
 * @property {(choices: Choices|null, draft: Draft) => Set<string>} [mayChoose] places that answer a click now
 * @property {(choices: Choices|null, draft: Draft) => string} [picked] the place that the question is about, '' none
 * @property {(input: PanelInput<View, Choices, Draft>) => string} [askWords] what I am asked, above the board
 * @property {(view: View, toAct: number[], name: (seat: number) => string) => string} [waitWords] whom we wait for
 * @property {(one: Choices|null, other: Choices|null) => boolean} [sameQuestion] whether two offers ask the same, so that a draft can stay
 * @property {(event: Event) => string} [moment] what sort of thing happens with it, as it sounds (SOUNDS of sound.js); dice, for which log
 *   and stock wait; '' nothing to hear
 * @property {(event: Event) => string} [ribbon] words of what begins with it, for a ribbon over the board; '' nothing
 * @property {(rows: any[]) => {place: string, seat: number}|null} [lastPlaced] who was placed last in these rows, and where
 * @property {(event: Event) => Flight[]} [flights] what flies over the screen when it happens
 * @property {(rows: any[], before: any, view: any) => any} [rollToShow] what the board shows of the last rows: dice, a move; null: nothing
 * @property {(rows: any[], view: any) => any[]} [rollsIn] all dice of these rows, which tumble at once where much happens in a moment
 * @property {Partial<SeatBoards>} [seats] the players' boards
 * @property {(view: View, seat: number) => any} [seatNote] beside a name on the score sheet
 * @property {(seat: number, size?: string) => any} [markIcon] the mark of a seat
 * @property {(view: View, seat: number) => string} [seatInk] the class that gives a seat's colour, by which a chart draws it
 * @property {(thing: string) => any} [lineIcon] what a line of the log is about
 * @property {Figures} [figures] its statistics
 * @property {OrderWords} [orderWords] what its orders name
 */

/**
 * @typedef {Required<Omit<GameModule, 'book'|'text'|'lesson'|'seats'>>
 *   & {book: GameModule['book'], text: GameModule['text'], lesson: GameModule['lesson'], seats: SeatBoards}}
 *   Game a module with all its ways
 */

/** The module with a way for everything that it leaves out. @param {GameModule} module @returns {Game} */
export function completed(module) {
  return { ...ORDINARY, ...module, seats: { ...seatBoards(module.markIcon ?? markIcon), ...module.seats } };
}

/** @type {Omit<Game, 'startDraft'|'board'|'panel'|'describe'|'seats'>} */
const ORDINARY = {
  words: [],
  book: undefined,
  text: undefined,
  lesson: undefined,
  pickOnBoard: (draft) => draft,
  complete: () => null,
  final: () => false,
  mayChoose: () => new Set(),
  picked: () => '',
  askWords: () => t('table.choose'),
  waitWords: (view, toAct, name) => (toAct.length ? t('wait.for', { names: t('list.and', toAct.map(name)) }) : t('wait.over')),
  sameQuestion: (one, other) => JSON.stringify(one) === JSON.stringify(other),
  flights: () => [],
  moment: () => '',
  ribbon: () => '',
  lastPlaced: () => null,
  rollToShow: () => null,
  rollsIn: () => [],
  seatNote: () => '',
  seatInk: (_, seat) => `seat-${seat}`,
  markIcon,
  lineIcon: () => '',
  figures: {},
  orderWords: { move: () => '', word: () => '', figure: () => '' },
};
