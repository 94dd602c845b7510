// The law of the table in the client: the page for players shows the table of schema/live.md, panels offer what the server offers, and say who must agree.
import './support/globals.js';
import './support/vendor.js';
import test from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { wordsOf } from './support/catalogues.js';
import { addWords } from '../../web/js/core/words.js';
import { askedAbout, LAW, lawSays, STATES, stateOf } from '../../web/js/seats/law.js';

const { addRuleWords } = await import('../../web/js/rules/words.js');
const { ACTS, book, COLUMNS, lawTable } = await import('../../web/js/rules/law.js');
const { askPanels } = await import('../../web/js/seats/claim_view.js');
const { moment } = await import('../../web/js/seats/law_view.js');
const { endedEarly, endWords } = await import('../../web/js/ending/reason_view.js');
const { sittingLine, sittingPanels, stateNote, stillOwed } = await import('../../web/js/seats/view.js');
const { undoButton, undoLine } = await import('../../web/js/match/undo_view.js');

addWords(wordsOf('general', 'clock', 'sitting', 'rank', 'luck', 'replay', 'undo'));
const { en: lawEn } = wordsOf('law');
addRuleWords(wordsOf('rules', 'law'));

/** All words of a template, and its marks: data-testid=... */
function textOf(part) {
  if (Array.isArray(part)) return part.map(textOf).join('');
  if (part?.strings) return part.strings.map((text, i) => text + (i < part.values.length ? textOf(part.values[i]) : '')).join('');
  return typeof part === 'string' || typeof part === 'number' ? String(part) : '';
}
const marks = (part) => [...textOf(part).matchAll(/data-testid="?([\w-]+)/g)].map(([, name]) => name);
const words = (part) => textOf(part).replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

/** The table of schema/live.md: act -> state -> what it says. */
function written() {
  const text = readFileSync(new URL('../../schema/live.md', import.meta.url), 'utf8').split('### Who decides\n')[1];
  const [heads, , ...rows] = text.split('\n').filter((line) => line.startsWith('|')).slice(0, 2 + Object.keys(LAW).length + 1)
    .map((line) => line.split('|').slice(1, -1).map((cell) => cell.trim()));
  const own = rows.filter((row) => row.length === heads.length);
  return Object.fromEntries(own.map(([act, ...cells]) => [act, Object.fromEntries(cells.map((cell, i) => [heads[i + 1], cell]))]));
}

test('the page for players shows each row, column and cell of the table of schema/live.md', () => {
  const law = written();
  assert.deepEqual(Object.keys(law), Object.keys(LAW), 'the same acts');
  assert.deepEqual(Object.keys(law), Object.keys(ACTS));
  assert.deepEqual([...COLUMNS].sort(), Object.keys(law.move).sort(), 'the same states');
  assert.deepEqual([...STATES].sort(), [...COLUMNS].sort());
  const { heads, rows } = lawTable();
  assert.deepEqual(heads.slice(1), COLUMNS.map((state) => lawEn[`law.state.${state}`]));
  for (const [i, act] of Object.keys(law).entries()) {
    assert.equal(rows[i][0], lawEn[`law.act.${ACTS[act]}`]);
    for (const [at, state] of COLUMNS.entries()) {
      assert.equal(lawSays(act, state), law[act][state], `${act}, ${state}`);
      assert.equal(rows[i][at + 1], lawEn[`law.say.${law[act][state]}`], `${act}, ${state}`);
    }
  }
});

test('the page is read in two minutes, its table has heads of columns and rows, and each section a title', () => {
  const { sections, title, lead } = book.rules();
  const bodies = sections.map((section) => words(section.body())).join(' ');
  const count = `${title} ${lead} ${sections.map((section) => section.title).join(' ')} ${bodies}`.split(/\s+/).length;
  assert.ok(count > 300 && count < 800, `${count} words`);
  const who = textOf(sections.find(({ id }) => id === 'who').body());
  assert.equal(who.match(/scope="col"/g).length, 8);
  assert.equal(who.match(/scope="row"/g).length, 8);
  assert.ok(sections.every((section) => section.title && !section.title.startsWith('law.')));
});

/** A match in which `states` say who sits where; Ann is seat 0, and looks at it unless `me` says otherwise. */
function matchOf(states, { me = 0, sitting = {}, info = {}, rows = [], ...more } = {}) {
  const names = ['Ann', 'Ben', 'Cid', 'Dan'];
  const seats = states.map((state, seat) => ({ seat, user: 10 + seat, name: names[seat], bot: ['present', 'late'].includes(state) ? null : 'easy',
    stands_in: !['present', 'late', 'bot'].includes(state), resigned: ['resigned', 'gone'].includes(state) ? 7 : null, online: true }));
  const told = states.map((state) => (state === 'late' ? 'timed_out' : state));
  return { id: 'm', key: '', rows, toAct: [], undo: null, vote: null, sending: null, version: 20, result: null,
    info: { status: 'running', clock: { pace: 'days' }, undo: 'vote', seats, my_seat: me, ended_by: null, end_reason: null, ...info }, view: { me, players: [] },
    sitting: { states: told, votes: [], offers: [], askable: [], asks: [], ...sitting }, ...more };
}
const stateWith = (match) => ({ match, base: 'https://x/', route: { name: 'match' }, ui: {} });
const vote = (more) => ({ about: 1, until_ms: Date.UTC(2030, 0, 1), voters: [0, 2], choices: ['bot', 'claim'], answers: [], ...more });
const row = (version, ...events) => ({ version, seat: events[0]?.seat ?? 0, at_ms: Date.UTC(2030, 0, 1), events });

test('a vote offers what the server offers, to those who may vote, and nothing of the client’s own', () => {
  for (const choices of [['wait', 'bot'], ['bot', 'substitute', 'claim'], ['bot']]) {
    const panels = (me) => marks(sittingPanels(stateWith(matchOf(['present', 'timed_out', 'present'], { me, sitting: { votes: [vote({ choices })] } }))))
      .filter((name) => name.startsWith('choose-'));
    assert.deepEqual(panels(0), choices.map((choice) => `choose-${choice}`));
    assert.deepEqual(panels(1), [], 'not to the one whom it is about');
    assert.deepEqual(panels(null), [], 'not to a spectator');
  }
});

test('whom a vote is about sees it before all else, with the way back', () => {
  const match = matchOf(['present', 'timed_out', 'present'], { me: 1, sitting: { votes: [vote({ about: null, voters: [0, 1, 2], choices: ['go_on', 'call_off'] }), vote()] } });
  const seen = marks(sittingPanels(stateWith(match)));
  assert.deepEqual(seen.filter((name) => /^(seat-vote|seat-back|away)/.test(name)), ['seat-vote-1', 'seat-back', 'seat-vote-match']);
  assert.match(words(sittingPanels(stateWith(match))), /voting about your seat.*If they claim the win, you count as resigned/);
  const late = matchOf(['present', 'late', 'present'], { me: 1, sitting: { votes: [vote({ choices: ['wait', 'bot'] })] } });
  assert.match(words(sittingPanels(stateWith(late))), /Make a move to cancel the vote/);
  assert.ok(!marks(sittingPanels(stateWith(late))).includes('seat-back'));
});

test('calling off says who must agree; the owner of a seat that a bot plays has buttons, too', () => {
  const votes = [vote({ about: null, voters: [0, 1], choices: ['go_on', 'call_off'] })];
  const seen = sittingPanels(stateWith(matchOf(['away', 'present', 'absent'], { sitting: { votes } })));
  assert.match(words(seen), /Everyone must agree: Ann and Ben\./);
  assert.deepEqual(marks(seen).filter((name) => name.startsWith('choose-')), ['choose-go_on', 'choose-call_off']);
  assert.deepEqual(askedAbout(matchOf(['present', 'away', 'timed_out', 'absent']), 'call the match off', 0), [1, 2]);
  assert.match(words(sittingPanels(stateWith(matchOf(['present', 'resigned', 'present'], { sitting: { votes } })))), /The ranks as they stand now/);
});

test('of two players, the other is offered the win once the server offers it, and sees the time before', () => {
  const rows = [row(5, { kind: 'timed_out', seat: 1 }, { kind: 'bot_sat', seat: 1 })];
  const when = Date.UTC(2031, 4, 6);
  const later = [{ about: 1, from_ms: when, choices: ['bot', 'claim'] }];
  const before = askPanels(matchOf(['present', 'timed_out'], { rows: [], sitting: { asks: later } }));
  assert.match(words(before), new RegExp(words(moment(when))), 'the server says when, whatever rows are here');
  assert.deepEqual(marks(before), ['claim-later', 'law-open']);
  assert.match(words(before), /you can claim the win: .*at the earliest/);
  const asks = [{ about: 1, from_ms: 1, choices: ['bot', 'claim'] }];
  const askable = [1];
  const offered = askPanels(matchOf(['present', 'timed_out'], { rows, sitting: { asks, askable } }));
  assert.deepEqual(marks(offered), ['ask-panel-1', 'law-open', 'panel-bot', 'panel-claim']);
  assert.match(words(offered), /Ben counts as resigned: the match ends at once, and you win/);
  const stays = askPanels(matchOf(['present', 'timed_out'], { rows: [...rows, row(9, { kind: 'vote_ended', seat: 0, about: 1, choice: 'bot' })], sitting: { asks, askable } }));
  assert.deepEqual(marks(stays), ['ask-panel-1', 'panel-claim'], 'after choosing the bot there is no further question');
  assert.deepEqual(marks(askPanels(matchOf(['present', 'timed_out', 'present'], { rows, sitting: { asks, askable } }))), [], 'of three, there is a vote');
  assert.deepEqual(marks(askPanels(matchOf(['present', 'away'], { rows }))), [], 'no claim against a player who left by choice');
  assert.deepEqual(marks(askPanels(matchOf(['present', 'timed_out', 'bot'], { rows, sitting: { asks, askable } }))), ['ask-panel-1', 'law-open', 'panel-bot', 'panel-claim']);
});

test('the match is asked for again when the server says that the win can be claimed', () => {
  const valuesOf = (part) => (Array.isArray(part) ? part.flatMap(valuesOf) : part?.values ? part.values.flatMap(valuesOf) : [part]);
  const asks = [{ about: 1, from_ms: 123456, choices: ['bot', 'claim'] }];
  const at = valuesOf(askPanels(matchOf(['present', 'timed_out'], { sitting: { asks } }))).find((value) => value?.at_ms)?.at_ms;
  assert.equal(at, 123456);
});

test('a player who is back too early reads that the bot decides first', () => {
  const rows = [row(5, { kind: 'timed_out', seat: 0 }, { kind: 'bot_sat', seat: 0 })];
  const owed = matchOf(['timed_out', 'present'], { rows, toAct: [0] });
  assert.equal(stillOwed(owed), true);
  assert.match(words(sittingPanels(stateWith(owed))), /The bot makes this one decision first, then you can come back/);
  assert.equal(stillOwed(matchOf(['timed_out', 'present'], { rows: [...rows, row(6, { kind: 'placed', seat: 0 })], toAct: [0] })), false, 'the bot has decided');
  assert.equal(stillOwed(matchOf(['timed_out', 'present'], { rows: [...rows, row(6, { kind: 'voted', seat: 0, about: null, choice: 'call_off' })], toAct: [0] })), true, 'a vote is no decision');
  assert.equal(stillOwed(matchOf(['timed_out', 'present'], { rows, toAct: [1] })), false);
  assert.equal(stillOwed(matchOf(['away', 'present'], { rows, toAct: [0] })), false);
});

test('each state of a seat has words of its own beside the name, but for those where all is as usual', () => {
  const said = ['present', 'bot', 'late', 'away', 'timed_out', 'absent', 'resigned', 'gone'].map((state) => stateNote(matchOf([state, 'present']), 0));
  assert.deepEqual(said.slice(0, 2), ['', '']);
  assert.equal(new Set(said.slice(2)).size, 6);
  assert.ok(said.slice(2).every((text) => text && !text.startsWith('seat.')));
  assert.equal(stateOf({ ...matchOf(['resigned', 'present']), sitting: null }, 0), 'resigned', 'after the end, too');
});

test('an undo that makes the match unrated says so on its button, and asks before; the bot’s owner has no undo', () => {
  const shown = (more) => words(undoButton(stateWith(matchOf(['present', 'bot'], more))));
  assert.match(shown({ undo: 'unrates' }), /Undo \(unrated\)/);
  assert.doesNotMatch(shown({ undo: 'ask' }), /unrated/);
  assert.match(words(undoButton(stateWith(matchOf(['away', 'present'], { undo: 'ask' })))), /Undo/);
  assert.doesNotMatch(words(undoButton(stateWith(matchOf(['away', 'present'], { undo: 'ask' })))), /Request undo/);
});

test('the log shows an undo without an answer, an absent player, and a gone player', () => {
  const match = matchOf(['present', 'gone']);
  assert.match(undoLine({ kind: 'undo_over', seat: 1 }, row(9), match).text, /Nobody answered in time.*Ben.*declined/);
  assert.match(sittingLine({ kind: 'absent', seat: 1 }, match).text, /^Ben has been away/);
  assert.match(sittingLine({ kind: 'gone', seat: 1 }, match).text, /^Ben has left for good/);
  assert.match(sittingLine({ kind: 'given_up', seat: 0 }, match).text, /^The match ends here/);
  assert.match(sittingLine({ kind: 'voted', seat: 0, about: 1, choice: 'claim' }, match).text, /counts as resigned/);
});

test('a match called off after a resignation names the resigned player, and the winner', () => {
  const ended = (me, rows, ...ranks) => endWords(matchOf(['present', 'resigned', 'present'].slice(0, ranks.length), { me, rows,
    info: { status: 'over', end_reason: 'called_off', my_seat: me }, result: { over: true, seats: ranks.map((rank) => ({ rank })) } }));
  assert.equal(ended(0, [], 1, 2), 'Ben resigned: you win.');
  assert.equal(ended(1, [], 1, 2), 'You resigned: the win goes to Ann.');
  assert.equal(ended(null, [], 1, 2), 'Ben resigned: the win goes to Ann.');
  assert.equal(ended(0, [], 1, 3, 1), 'Ben resigned: the win goes to Ann and Cid.');
  const claim = [row(9, { kind: 'vote_ended', seat: 0, about: 1, choice: 'claim' })];
  assert.equal(ended(0, claim, 1, 2), 'Ben ran out of time: you win.');
  assert.equal(ended(1, claim, 1, 2), 'You ran out of time: the win goes to Ann.');
  assert.equal(ended(0, [row(9, { kind: 'gone', seat: 1 })], 1, 2), 'Ben left for good: you win.');
  assert.match(endWords(matchOf(['present', 'resigned'], { info: { status: 'over', end_reason: 'idle' }, result: { over: true, seats: [{ rank: 1 }, { rank: 2 }] } })), /nobody had moved/);
  const none = matchOf(['present', 'present'], { info: { status: 'abandoned', end_reason: 'called_off' } });
  assert.equal(endWords(none), 'All players agreed to call off this match. It has no result.');
});

test('a match that ends by the rules of its game has not ended early', () => {
  const early = (end_reason, reason) => endedEarly(matchOf(['present'], { info: { status: 'over', end_reason }, result: reason && { over: true, reason, seats: [] } }));
  assert.deepEqual([early('cards', 'cards'), early('villages', 'villages'), early(null, null)], [false, false, false]);
  assert.deepEqual([early('idle', 'cards'), early('called_off', null)], [true, true]);
});
