// @ts-check
// The interface of a game's module. The folder /games/ID/ has index.js, which exports the module as `game`, and style.css; both load with
// the game's first table. A module must draw a board, have a panel and describe events; for everything else there are defaults below. Its
// parts for lists and the lobby are in cover.js, which exports `cover`.

import { markIcon } from '../frame/drawings.js';
import { listed, t } from '../core/words.js';
import { seatBoards } from './seats_view.js';

/** @typedef {import('../core/words.js').Source} Source */
/** @typedef {import('../motion/motion.js').Flight} Flight */
/** @typedef {import('./seats_view.js').SeatBoards} SeatBoards */

/**
 * @typedef {{text: string, seat: number|null, heading?: boolean, thing?: string}} Line the log's words for an event; heading: it begins a
 *   part; thing: its subject, by a name that lineIcon() draws
 */

/**
 * @typedef {object} Context the context of an event's description
 * @property {any} catalogue of the game
 * @property {(seat: number) => string} name name of the player
 */

/**
 * @template [View=any]
 * @typedef {object} BoardInput the input of a board
 * @property {View} view this seat's view
 * @property {any} catalogue of the game
 * @property {import('../frame/layout.js').Shape} shape shape of its room
 * @property {number} [room] its width by its height (room.js), 0 unknown
 * @property {Set<string>} may places that answer a click, as mayChoose() named them
 * @property {any} [choices] the choices of my decision, if any
 * @property {(words: string) => void} [say] shows a message for a moment
 * @property {string} picked the place that the open question is about
 * @property {string} hover the place that the panel points at
 * @property {string} [pointed] the place that a tutorial or a hint points at, '' none
 * @property {any} roll result of rollToShow()
 * @property {any[]} [passing] result of rollsIn() for the newest events
 * @property {{place: string, seat: number}|null} [last] the last placement
 * @property {any} draft what is being chosen
 * @property {(place: string) => void} pick reports a click on a place
 * @property {(place: string) => void} [point] reports that a mouse points at a place, '' none: it comes back as `hover`
 * @property {(seat: number) => string} name name of the player
 */

/**
 * @template [View=any]
 * @typedef {{view: View, order: {seat: number, rank: number}[], name: (seat: number) => string}} SceneInput order: the seats by rank
 */

/**
 * @template [View=any] @template [Choices=any] @template [Draft=any]
 * @typedef {object} PanelInput the input of a panel
 * @property {View} view this seat's view
 * @property {Choices} choices the server's offer, by its decision
 * @property {any} catalogue of the game
 * @property {Draft} draft what is being chosen
 * @property {boolean} sending a move is in transit: buttons are disabled
 * @property {string} hover the place that the mouse points at on the board, '' none
 * @property {boolean} [pressed] whether a finger presses on that place
 * @property {(draft: Draft, focus?: string) => void} set replaces the draft; focus: next target of the keyboard
 * @property {(move: any, next?: any[]) => void} send sends one of the moves that were offered; next: those that follow it one by one, as
 *   long as they are offered
 * @property {(place: string) => void} point shows a place on the board, '' none
 */

/**
 * @typedef {object} Book the rules of a game to read, and the help at the table; loaded on demand
 * @property {(catalogue: any) => {title: string, lead: string, sections: import('../rules/view.js').Section[]}} rules
 * @property {(name: string) => any} icon the drawing for {name} within its words
 * @property {(key: string, input: {view: any, catalogue: any, choices?: any,
 *   name: (seat: number) => string}) => Help|null} explain an element with
 *   data-help="kind:name"; null without an explanation
 * @property {string} provenance the section that the marks of provenance lead to
 * @property {Source[]} words of the rules and of the help
 */

/** @typedef {{title: string, lines: string[], section: string, icon?: any}} Help */

/**
 * @typedef {object} Figures the statistics of a game
 * @property {Partial<Record<'winning'|'playing', string[]>>} [themes] names of its queries, the most popular first
 * @property {Record<string, string[]>} [saidBy] columns to hide, because another column's words contain them
 * @property {(column: string, value: any) => any} [sign] the drawing of a value, beside its words
 * @property {(column: string, value: any) => string} [shortWords] a value in words, '' without a word of its own
 * @property {(column: string, value: any, catalogue: any) => string} [longWords] the description of a thing with a number in the history
 */

/** @typedef {{view: any, catalogue: any}} ConditionalContext the table at which conditional moves are read */
/**
 * @typedef {object} ConditionalWords words for conditional moves; '' without words: then the text is shown as written
 * @property {import('../core/words.js').Source[]} [words] texts that are loaded when the user first plans
 * @property {(words: string[], of: ConditionalContext) => string} move a move, as schema/notation.md has it
 * @property {(policy: string, word: string, of: ConditionalContext) => string} word of a policy that lists some
 * @property {(policy: string, word: string, of: ConditionalContext) => boolean} [offers] whether it may be chosen at this table;
 *   without it: any
 * @property {(name: string, argument: string|null, of: ConditionalContext) => string} condition a condition's subject; with '' in place of
 *   its argument: for any of them
 * @property {(name: string, argument: string, of: ConditionalContext) => boolean} [argues] whether this table has the argument; without
 *   it: any
 * @property {(name: string, of: ConditionalContext) => string[]} [things] names of the things on this table that the condition may require
 * @property {(name: string, thing: string, of: ConditionalContext) => string} [thing] such a thing
 * @property {(name: string, of: string|null) => string} figure an outcome of the conditional moves, perhaps of something: my amount of it
 */

/**
 * @typedef {{words: string, id: string, short?: string, act: () => void}} TextChoice a button: words are complete; short: its label,
 *   if shorter, a part of the words; id: its data-testid
 */
/**
 * @typedef {{icon?: any, name?: string, bits?: string[], choices?: TextChoice[]}} TextItem a line of a list: its subject and its text
 */
/** @typedef {{title?: string, lead?: string, items: TextItem[]}} TextPart a list, perhaps with a heading */

/**
 * @typedef {object} Text the table in words; loaded on demand
 * @property {Source[]} words
 * @property {(input: {view: any, catalogue: any, roll: any, name: (seat: number) => string}) => TextPart[]} board its contents
 * @property {(input: import('./seats_view.js').SeatInput) => TextItem[]} player the public state of a player
 * @property {(input: PanelInput) => TextPart[]|null} choices every answer that the server offers; null: use the panel
 */

/**
 * @typedef {object} Cover the parts of a game shown outside of its tables
 * @property {Source[]} [words] names of its options, and other texts there
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
 * @property {() => Promise<{text: Text}>} [text] imports the table in words
 * @property {() => Promise<{lesson: import('../teach/steps.js').Lesson}>} [lesson] imports its tutorial and the hints of a first match
 * @property {(draft: Draft, choices: Choices, place: string) => Draft} [pickOnBoard] the draft after a click on a place that mayChoose()
 *   named
 * @property {(draft: Draft, choices: Choices) => any} [complete] the move that one click has completed, sent with it (match/choice.js);
 *   null: it is incomplete
 * @property {(choices: Choices|null, move: any) => boolean} [offers] whether a move that was chosen to follow another one may be sent now
 * @property {(move: any, of: {view: View, choices: Choices, catalogue: any}) => boolean} [final] whether it reveals or takes something
 *   irreversibly
 * @property {(choices: Choices|null) => boolean} [previews] whether a choice on the board shows something before it is sent that the board
 *   does not show already
 * @property {(choices: Choices|null, draft: Draft) => Set<string>} [mayChoose] places that answer a click now
 * @property {(choices: Choices|null, draft: Draft) => string} [picked] the place that the question is about, '' none
 * @property {(choices: Choices) => boolean} [tellsRoll] whether the question tells what was just rolled, and so waits for the dice
 * @property {(input: PanelInput<View, Choices, Draft>) => string} [askWords] the question to me, above the board
 * @property {(view: View, toAct: number[], name: (seat: number) => string) => string} [waitWords] the players that we wait for
 * @property {number} [bgg] its number at BoardGameGeek, if it is certain
 * @property {(view: View) => any} [idle] the drawing below the board while others act
 * @property {(one: Choices|null, other: Choices|null) => boolean} [sameQuestion] whether two offers ask the same, so that a draft can stay
 * @property {(event: Event) => string} [moment] the kind of event, for its sound (SOUNDS of motion/sound.js); dice, for which log
 *   and stock wait; '' nothing to hear
 * @property {(event: Event) => string} [ribbon] the words for a new phase, for a ribbon over the board; '' nothing
 * @property {(rows: any[]) => {place: string, seat: number}|null} [lastPlaced] the last placement in these rows
 * @property {(event: Event) => Flight[]} [flights] what flies over the screen when it happens
 * @property {(rows: any[], before: any, view: any) => any} [rollToShow] the board's display of the last rows: dice, a move; null: nothing
 * @property {(rows: any[], view: any) => any[]} [rollsIn] all dice of these rows, which tumble at once where much happens in a moment
 * @property {Partial<SeatBoards>} [seats] the players' boards
 * @property {(input: SceneInput<View>) => any} [scene] the picture at the end of a match; nothing without one
 * @property {(view: View, seat: number) => any} [seatNote] next to a name on the score sheet
 * @property {(seat: number, size?: string) => any} [markIcon] the mark of a seat
 * @property {(view: View, seat: number) => string} [seatInk] the class that gives a seat's colour, by which a chart draws it
 * @property {(thing: string) => any} [lineIcon] the subject of a log line
 * @property {Figures} [figures] its statistics
 * @property {ConditionalWords} [conditionalWords] words for its conditional moves
 */

/**
 * @typedef {Required<Omit<GameModule, 'book'|'text'|'lesson'|'seats'>>
 *   & {book: GameModule['book'], text: GameModule['text'], lesson: GameModule['lesson'], seats: SeatBoards}}
 *   Game a module with all its ways
 */

/** Completes the module with defaults for members that it omits. @param {GameModule} module @returns {Game} */
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
  offers: () => false,
  final: () => false,
  previews: () => true,
  mayChoose: () => new Set(),
  picked: () => '',
  tellsRoll: () => false,
  askWords: () => t('table.choose'),
  waitWords: (view, toAct, name) => (toAct.length ? t('wait.for', { names: listed(toAct.map(name)) }) : t('wait.over')),
  idle: () => null,
  bgg: 0,
  sameQuestion: (one, other) => JSON.stringify(one) === JSON.stringify(other),
  flights: () => [],
  moment: () => '',
  ribbon: () => '',
  lastPlaced: () => null,
  rollToShow: () => null,
  rollsIn: () => [],
  scene: () => null,
  seatNote: () => '',
  seatInk: (_, seat) => `seat-${seat}`,
  markIcon,
  lineIcon: () => '',
  figures: {},
  conditionalWords: { move: () => '', word: () => '', condition: () => '', figure: () => '' },
};
