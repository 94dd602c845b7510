// @ts-check
// Verifies the chance in the file of a match: its seed hash, its key, its chain, and every roll and shuffle. It does not know the rules;
// `ochre verify` does. Findings are {key, args}: a sentence of the catalogue and its arguments.

import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { chanceOf, keyOf } from './chance.js';
import { fromHex, toHex } from './hex.js';

/** @typedef {{key: string, args?: any}} Finding */
/**
 * @typedef {object} Report
 * @property {'same'|'differs'|'unreadable'} verdict
 * @property {Finding[]} findings the errors, in the first row with any
 * @property {any} file the file, if it is one
 * @property {{rows: number, rolls: number, dice: number, shuffles: number, key: string}} counts
 */

/** The number of sides of dice for which a file states none. */
const SIDES_USUAL = 6;
/** The first format whose files name the later holders of seats. */
const SITTERS = 'ochre-match-4';
const HEX_64 = /^[0-9a-f]{64}$/;
const ROW = ['version', 'seat', 'move', 'events', 'chance', 'state_hash', 'chain'];
const HEAD = ['format', 'id', 'game', 'revision', 'options', 'seats', 'start_seat', 'status', 'seed_hash', 'seed', 'rows'];

/**
 * @param {string} text @param {Record<string, any>} games what GET /api/games/ID says of each
 * @returns {Report}
 */
export function checkFile(text, games) {
  const report = /** @type {Report} */ ({ verdict: 'unreadable', findings: [], file: null,
    counts: { rows: 0, rolls: 0, dice: 0, shuffles: 0, key: '' } });
  const file = parse(text);
  const unreadable = whyUnreadable(file, games);
  if (unreadable) {
    report.findings.push(unreadable);
    return report;
  }
  report.file = file;
  checkRows(file, games[file.game], report);
  report.verdict = report.findings.length === 0 ? 'same' : 'differs';
  return report;
}

/** @param {string} text */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @param {any} object @param {string[]} names */
const has = (object, names) => object !== null && typeof object === 'object' && !Array.isArray(object)
  && Object.keys(object).length === names.length && names.every((name) => Object.hasOwn(object, name));

/** Checks the labels, which a file may omit. @param {any} listed @param {any} from */
const areLabels = (listed, from) => (listed === undefined || typeof listed === 'boolean')
  && (from === undefined || has(from, ['match', 'version']) && typeof from.match === 'string' && /^[\w-]{16}$/.test(from.match)
    && Number.isInteger(from.version) && from.version >= 0);

/** Removes the parts of a file that are no evidence: the analysis and the labels. @param {any} file */
function believed(file) {
  const { analysis, ...found } = file;
  const rest = analysis !== null && typeof analysis === 'object' && !Array.isArray(analysis) ? found : file;
  const { listed, from, ...bare } = rest;
  return rest.format === SITTERS && areLabels(listed, from) ? bare : rest;
}

/** @param {any} file @param {Record<string, any>} games @returns {Finding|null} */
function whyUnreadable(file, games) {
  if (file?.format === 'ochre-match-1') return { key: 'verify.old' };
  if (!['ochre-match-2', 'ochre-match-3', SITTERS].includes(file?.format) || !has(believed(file), HEAD)) return { key: 'verify.no_file' };
  const game = games[file.game];
  if (!game) return { key: 'verify.no_game' };
  if (!(file.revision >= game.revision_oldest && file.revision <= game.revision))
    return { key: 'verify.revision', args: { is: file.revision, here: game.revision } };
  const hex = (/** @type {any} */ value) => typeof value === 'string' && HEX_64.test(value);
  const fine = hex(file.seed) && hex(file.seed_hash) && Array.isArray(file.rows) && file.rows.length > 0 && Array.isArray(file.seats)
    && Array.isArray(file.options) && file.options.every((/** @type {any} */ option) => game.options.includes(option))
    && file.seats.length >= game.seats_min && file.seats.length <= game.seats_max
    && file.seats.every((/** @type {any} */ seat) => has(seat, ['name', 'bot', 'nonce', ...file.format === SITTERS ? ['later'] : []])
      && isSitter(seat) && (seat.nonce === null || hex(seat.nonce)) && (seat.later === undefined || isHistory(seat.later)));
  return fine ? null : { key: 'verify.no_file' };
}

/** Returns whether it describes a holder of a seat: a person, or a bot. @param {any} one */
const isSitter = (one) => typeof one.name === 'string' && (one.bot === null || typeof one.bot === 'string' && one.bot !== '');

/** Returns whether the later holders of a seat are valid, version by version. @param {any} later */
const isHistory = (later) => Array.isArray(later) && later.every((one, at) => has(one, ['version', 'name', 'bot']) && isSitter(one)
  && Number.isInteger(one.version) && one.version > (later[at - 1]?.version ?? 0));

/** The events that change whether a person or a bot decides for a seat; true: a person. @type {Record<string, boolean>} */
const HOLDS = { bot_sat: false, resigned: false, gone: false, came_back: true, substituted: true };

/**
 * Returns the first seat whose holder from this row on is wrong in the file; -1: none.
 * @param {any} file
 * @param {any} row
 * @param {boolean[]} people whether a person decides for each seat; becomes what it is after the row
 */
function wrongSitter(file, row, people) {
  return file.seats.findIndex((/** @type {any} */ seat, /** @type {number} */ at) => {
    const event = row.events.filter((/** @type {any} */ one) => Object.hasOwn(HOLDS, one.kind) && one.seat === at).at(-1);
    const changes = event !== undefined && (event.kind === 'substituted' || HOLDS[event.kind] !== people[at]);
    const told = seat.later.find((/** @type {any} */ one) => one.version === row.version);
    if (event) people[at] = HOLDS[event.kind];
    return changes !== (told !== undefined) || (changes && (told.bot === null) !== people[at]);
  });
}

/** @param {any} file @param {any} game @param {Report} report */
function checkRows(file, game, report) {
  const hash = (/** @type {string} */ text) => toHex(sha256(utf8ToBytes(text)));
  const nonces = file.seats.map((/** @type {any} */ seat) => seat.nonce);
  const key = keyOf(file.seed, nonces);
  report.counts.key = toHex(key);
  if (toHex(sha256(fromHex(file.seed))) !== file.seed_hash) report.findings.push({ key: 'verify.seal_breaks' });
  const { format, revision, options, start_seat, seed_hash } = file;
  const sitters = format === SITTERS;
  const people = file.seats.map((/** @type {any} */ seat) => seat.bot === null);
  const began = people.flatMap((/** @type {boolean} */ person, /** @type {number} */ seat) => (person ? [seat] : []));
  let chain = hash(JSON.stringify({ format, game: file.game, revision, options, seats: file.seats.length, start_seat, seed_hash, nonces,
    ...sitters ? { people: began } : {} }));
  const walk = { file, game, report, chance: chanceOf(key), round: 0, rounds: /** @type {number[]} */ ([]),
    told: /** @type {Told[]} */ ([]), names: /** @type {Map<string, number>} */ (new Map()) };
  for (const [version, row] of file.rows.entries()) {
    const before = report.findings.length;
    if (!isRow(row, version)) {
      report.findings.push({ key: 'verify.bad_row', args: { version } });
      return;
    }
    checkChance(walk, row);
    walk.rounds.push(walk.round);
    const { events, state_hash } = row;
    chain = hash(chain + JSON.stringify({ version, seat: row.seat, move: row.move, events, chance: row.chance, state_hash }));
    const wrong = sitters ? wrongSitter(file, row, people) : -1;
    if (wrong >= 0) report.findings.push({ key: 'verify.wrong_sitter', args: { version, seat: wrong + 1 } });
    if (chain !== row.chain) report.findings.push({ key: 'verify.chain_breaks', args: { version } });
    if (report.findings.length > before) return;
    report.counts.rows += 1;
  }
  if (sitters && file.seats.some((/** @type {any} */ seat) => seat.later.some((/** @type {any} */ one) => one.version >= file.rows.length)))
    report.findings.push({ key: 'verify.late_sitter' });
}

/** @param {any} row @param {number} version */
function isRow(row, version) {
  return has(row, ROW) && row.version === version && Array.isArray(row.events)
    && row.events.every((/** @type {any} */ event) => typeof event?.kind === 'string')
    && (version > 0) === (row.move !== null) && (version > 0) === (row.seat !== null) && typeof row.state_hash === 'string';
}

/**
 * @typedef {object} Walk
 * @property {any} file
 * @property {any} game
 * @property {Report} report
 * @property {ReturnType<typeof chanceOf>} chance
 * @property {number} round round of the last event that has one
 * @property {number[]} rounds its value after each version
 * @property {Told[]} told all events so far that were not undone
 * @property {Map<string, number>} names of draws, with their first version
 */
/** @typedef {{version: number, event: any}} Told */

/** Returns every field that chance fills, event by event. @param {Walk} walk @param {any} row */
function checkChance(walk, row) {
  const { version } = row;
  const say = (/** @type {string} */ key, /** @type {any} */ args) => walk.report.findings.push({ key, args: { version, ...args } });
  if (!Array.isArray(row.chance)) return say('verify.no_names', {});
  let next = 0;
  for (const [at, event] of row.events.entries()) {
    if (event.kind === 'undone') forget(walk, event.version);
    for (const rule of walk.game.chance.filter((/** @type {any} */ one) => one.event === event.kind)) {
      const count = diceOf(walk, rule, event);
      if (count !== null && event[rule.field]?.length !== count)
        return say('verify.wrong_count', { event: at + 1, kind: event.kind, is: event[rule.field]?.length ?? 0, count });
      if (nothingDrawn(walk, rule, event)) continue;
      const draw = row.chance[next];
      next += 1;
      if (!namedWell(walk, rule, event, at, draw)) return say('verify.wrong_name', { event: at + 1, kind: event.kind });
      const name = draw.name.join(' ');
      if (walk.names.has(name)) return say('verify.name_twice', { event: at + 1, kind: event.kind });
      walk.names.set(name, version);
      const wrong = firstWrong(walk, rule, event, draw.name);
      if (wrong) return say('verify.roll_differs', { event: at + 1, kind: event.kind, field: rule.field, ...wrong });
    }
    if (typeof event.round === 'number') walk.round = event.round;
    walk.told.push({ version, event });
  }
  if (next !== row.chance.length) say('verify.wrong_name', { event: (row.chance[next]?.event ?? 0) + 1, kind: '' });
}

/**
 * Releases the draws of undone rows: the same question then has the same answer.
 * @param {Walk} walk
 * @param {number} version
 */
function forget(walk, version) {
  for (const [name, since] of walk.names) if (since > version) walk.names.delete(name);
  walk.told = walk.told.filter((one) => one.version <= version);
  walk.round = walk.rounds[version] ?? 0;
}

/**
 * Returns the number of dice of a roll by the log before it; null if it is no roll.
 * @param {Walk} walk
 * @param {any} rule
 * @param {any} event
 * @returns {number|null}
 */
function diceOf(walk, rule, event) {
  if (rule.how !== 'dice') return null;
  const countOf = (/** @type {any} */ before) => rule.counts.find((/** @type {any} */ one) => one.event === before.kind);
  const same = (/** @type {any} */ before) => ['seat', 'place'].every((name) => !(name in before && name in event)
    || before[name] === event[name]);
  const before = walk.told.filter((one) => countOf(one.event) && same(one.event)).at(-1)?.event;
  if (!before) return 0;
  const { field, table, key, column, fixed } = countOf(before);
  if (field === null) return fixed;
  return table === null ? before[field] : walk.game.tables[table].find((/** @type {any} */ row) => row[key] === before[field])?.[column]
    ?? 0;
}

/**
 * Returns whether nothing is drawn: a start seat may have been chosen, and an empty list needs no draw.
 * @param {Walk} walk @param {any} rule @param {any} event
 */
function nothingDrawn(walk, rule, event) {
  if (rule.how === 'seat') return walk.file.start_seat !== null;
  const values = event[rule.field];
  return Array.isArray(values) && values.length < (rule.how === 'shuffle' ? 2 : 1);
}

/**
 * Returns whether the name matches the event's kind.
 * @param {Walk} walk
 * @param {any} rule
 * @param {any} event
 * @param {number} at
 * @param {any} draw
 */
function namedWell(walk, rule, event, at, draw) {
  const said = rule.how === 'dice' && rule.sides !== SIDES_USUAL;
  if (!has(draw, ['event', 'field', 'how', ...said ? ['sides'] : [], 'name']) || said && draw.sides !== rule.sides || draw.event !== at
    || draw.field !== rule.field || draw.how !== rule.how) return false;
  const place = rule.place === null ? 0 : numberOf(walk.game, event, rule.place);
  const name = [rule.purpose, rule.seat ? event.seat : 0, rule.round ? walk.round : 0, place];
  return place >= 0 && Array.isArray(draw.name) && draw.name.length === name.length && name.every((part, i) => part === draw.name[i]);
}

/**
 * Returns a field as a number: itself, the index of its word, or the length of a list; -1 if it is none of these.
 * @param {any} game
 * @param {any} event
 * @param {string} field
 */
function numberOf(game, event, field) {
  const value = event[field];
  if (Array.isArray(value)) return value.length;
  return typeof value === 'number' ? value : valuesOf(game, event.kind, field).indexOf(value);
}

/** Returns the words of a field in their order. @param {any} game @param {string} kind @param {string} field @returns {any[]} */
function valuesOf(game, kind, field) {
  const { fields } = game.events.find((/** @type {any} */ one) => one.kind === kind);
  return fields.find((/** @type {any} */ one) => one.name === field).values ?? [];
}

/** Returns the first value that differs from the key's. @param {Walk} walk @param {any} rule @param {any} event @param {number[]} name */
function firstWrong(walk, rule, event, name) {
  const { chance, report: { counts }, file } = walk;
  const is = event[rule.field];
  if (rule.how === 'seat') {
    const seat = chance.below(name, 0, file.seats.length);
    return seat === is ? null : { index: 1, says: is, gives: seat };
  }
  if (!Array.isArray(is)) return { index: 1, says: String(is), gives: '' };
  const gives = rule.how === 'dice' ? chance.dice(name, is.length, rule.sides)
    : chance.shuffle(name, inOrder(walk.game, event.kind, rule.field, is));
  const index = gives.findIndex((/** @type {any} */ value, /** @type {number} */ i) => value !== is[i]);
  if (index >= 0) return { index: index + 1, says: is[index], gives: gives[index] };
  if (rule.how === 'dice') {
    counts.rolls += 1;
    counts.dice += is.length;
  } else counts.shuffles += 1;
  return null;
}

/** @param {any} game @param {string} kind @param {string} field @param {any[]} values */
function inOrder(game, kind, field, values) {
  const words = valuesOf(game, kind, field);
  const place = (/** @type {any} */ value) => words.length ? words.indexOf(value) : value;
  return [...values].sort((a, b) => place(a) - place(b));
}
