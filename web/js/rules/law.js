// @ts-check
// The page for players about leaving, time-outs and votes: it has the form of a game's rules, but belongs to no game. Its table is the law
// of seats/law.js.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { LAW, lawSays } from '../seats/law.js';
import { table, writer } from './parts.js';
import { w } from './words.js';
import { wordsOf } from '../core/words.js';

/** @type {import('../core/words.js').Source} */
const WORDS = wordsOf('law');

/** The acts of the law, with the keys of their words. @type {Record<string, string>} */
export const ACTS = {
  'move': 'move', 'vote about another seat': 'vote', 'call the match off': 'call_off', 'agree to an undo': 'undo',
  'offer the seat, or keep it': 'offer', 'be voted about': 'voted_about', 'come back': 'come_back', 'answer for the result': 'answer',
};

/** The states of a seat, in the order of the page: those of people who may return are adjacent. */
export const COLUMNS = ['present', 'away', 'timed_out', 'absent', 'resigned', 'gone', 'bot'];

const icon = () => nothing;
const { p, list } = writer({ game: 'table', icon });

/** Heads and rows of the table, in words. */
export const lawTable = () => ({
  heads: [w('law.who.act'), ...COLUMNS.map((state) => w('law.state.' + state))],
  rows: Object.keys(LAW).map((act) => [w('law.act.' + ACTS[act]), ...COLUMNS.map((state) => w('law.say.' + lawSays(act, state)))]),
});

function who() {
  const { heads, rows } = lawTable();
  const marked = rows.map(([act, ...cells]) => [act, ...cells.map((words) => html`<span class=${words === w('law.say.no') ? 'law-no'
    : 'law-yes'}>${words}</span>`)]);
  return html`<div class="law-table">${table(heads, marked, w('law.who'))}</div>${list('law.who.notes')}`;
}

/** @type {Record<string, () => any>} by the name of the section */
const SECTIONS = {
  leave: () => list('law.leave.ways'),
  time: () => html`${p('law.time.1')}${p('law.time.2')}`,
  two: () => html`${p('law.two.1')}${list('law.two.ways')}`,
  votes: () => html`${p('law.votes.1')}${list('law.votes.ways')}${p('law.votes.2')}`,
  undo: () => html`${p('law.undo.1')}${p('law.undo.2')}`,
  clocks: () => p('law.clocks.1'),
  result: () => html`${p('law.result.1')}${p('law.result.2')}`,
  who,
  states: () => list('law.states.list'),
};

/** @type {import('../games/module.js').Book} */
export const book = {
  rules: () => ({
    title: w('law.title'), lead: w('law.lead'),
    sections: Object.entries(SECTIONS).map(([id, body]) => ({ id, title: w('law.' + id), body })),
  }),
  icon,
  explain: () => null,
  provenance: '',
  words: [WORDS],
};
