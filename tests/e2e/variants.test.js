// The variants of Stone Age in Chromium on the real server: all together with five seats and each alone, chosen in the lobby, with each of their questions put to a page, to the end.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkSheet, checkWidth, id, matchOf, PHONE, restOf, shot, stage, WIDE } from '../support/browser.js';
import { byMouse, byTouch, moments, playPage, question } from '../support/player.js';
import { Rest } from '../support/rest.js';
import { patient, until } from '../support/patience.js';

const OPTIONS = ['harsh_winter', 'wild_animals', 'igloos', 'new_huts', 'mammoth_herd', 'expansion'];

const here = stage();
const { people } = here;

/** From the front page to a started match with these options. Five seats bring the expansion with them. */
async function openTable(who, options, seats, use) {
  await who.page.goto('/');
  await id(who, 'guest-name').fill('Moa');
  await use('create');
  await use('create-join-anyone');
  await use('create-more');
  await use(`create-count-${seats}`);
  if (seats === 5) await who.page.locator('[data-testid=create-option-expansion]:checked').waitFor();
  for (const option of options) if (!(await id(who, `create-option-${option}`).isChecked())) await use(`create-option-${option}`);
  for (let seat = 1; seat < seats; seat += 1) await id(who, `create-seat-${seat}`).selectOption(seat % 2 ? 'easy' : 'random');
  await use('create-bot-delay');
  await shot(who, 'create');
  await use('create-go');
  await id(who, 'waiting').waitFor(); // the lobby's list has such words too
  assert.equal(await id(who, 'waiting').locator('.option-tag').count(), options.length, 'the waiting table says what is played');
  await shot(who, 'waiting');
  await use('start');
  await id(who, 'board').waitFor();
  const names = await id(who, 'table-options').locator('.hidden').textContent();
  assert.equal(names.split(', ').length, options.length, 'and so does the table');
}

/** Chooses the moves of a variant more often than chance would, so that each of its questions comes up. */
function eager(name, buttons, used, decision) {
  if (decision === 'use') return buttons.find((one) => /^place-(?!igloo)/.test(one)) ?? name; // who builds last has something to pay with
  const rare = ['extra', 'trade', 'place-merchant', 'place-igloo', 'place-card_5', 'use-merchant'].filter((one) => buttons.includes(one) && (used.get(one) ?? 0) < 12);
  if (buttons.includes('extra') && buttons.includes('send') && (used.get('extra') ?? 0) % 2 === 1) return 'send';
  const steps = buttons.filter((one) => one.startsWith('get-') || one.startsWith('give-'));
  if (steps.length > 0 && !buttons.includes('send')) return steps.at(-1);
  return rare.length > 0 ? rare[0] : name;
}

/** Takes buttons, counts them, and keeps a picture of each question the first time and of the table late. */
function player(take, used, view) {
  return async (who, name, buttons, table) => {
    const wanted = eager(name, buttons, used, table?.choices.decision);
    const kind = buttons.includes('all-food') ? 'split' : buttons.some((one) => one.startsWith('give-')) ? 'trade-step' : buttons.includes('pick-one') ? 'tame'
      : buttons.includes('decline') && buttons.includes('step-more') ? 'join' : wanted.replace(/_\d$/, '');
    const times = (used.get('seen ' + kind) ?? 0) + 1;
    used.set('seen ' + kind, times);
    if (times === 1 || times === 40) await shot(who, `${view}-${kind}`);
    const done = await take(who, wanted, buttons);
    if (done) used.set(wanted, (used.get(wanted) ?? 0) + 1);
    return done;
  };
}

/** All that happened in a match: the server tells it in parts. */
async function allRows(match) {
  const rest = new Rest(here.server);
  const rows = [];
  for (;;) {
    const part = await rest.get(`/api/matches/${match}/events?count=1000&from=${rows.length ? rows.at(-1).version + 1 : 0}`);
    rows.push(...part.rows);
    if (part.rows.length === 0 || part.rows.at(-1).version >= part.version) return rows;
  }
}

/** Returns the question that a table asks a person, and whether the variant offers something for it. */
function questionOf(table) {
  const { price, trades, places } = table.choices;
  const beasts = table.view.options.length === 1 && table.view.slots.some(({ card }) => BEASTS.includes(card));
  const asked = question(table);
  const merchant = !asked.includes('merchant') && places?.some(({ place }) => place === 'merchant'); // free beside something rarer
  return [asked, merchant && 'merchant', price?.extra && 'extra', trades?.length && 'trades', beasts && 'beasts'].filter(Boolean).join(' ');
}

/**
 * Opens a table and plays to the sheet; returns all events of the match, those of what was answered at the page, and what the page was asked.
 * @param {object} [view] `touch`: by finger; and which questions are answered at the page, the others over REST (see `moments`)
 */
async function playOut(who, options, seats, { touch = false, ...which } = {}) {
  const use = (name) => (touch ? id(who, name).tap() : id(who, name).click());
  await openTable(who, options, seats, use);
  const take = player(touch ? byTouch : byMouse, new Map(), options.length > 1 ? 'all' : options[0]);
  const { asked, by } = moments(await restOf(who), matchOf(who), questionOf, which);
  await playPage(who, by(take), { ms: patient(400000) });
  await checkSheet(who);
  await shot(who, 'sheet');
  await checkWidth(who);
  const rows = await allRows(matchOf(who));
  for (const kind of asked.keys()) answered.add(kind);
  const versions = new Set([...asked.values()].flatMap((at) => [...at]));
  const { match } = await new Rest(here.server).get(`/api/matches/${matchOf(who)}`);
  assert.deepEqual([...match.options].sort(), [...options].sort());
  return { events: rows.flatMap((row) => row.events), mine: rows.filter((row) => row.seat === 0 && versions.has(row.version - 1)).flatMap((row) => row.events), asked };
}

/** The events that the log of a match of a variant must contain. */
const BEASTS = ['bird_of_prey', 'wolf', 'wild_boar', 'polar_bear'];
const told = (kind) => (event) => event.kind === kind;
const TOLD = {
  wild_animals: (event) => event.kind === 'card_turned' && BEASTS.includes(event.card),
  mammoth_herd: told('herd_moved'), expansion: told('trade_level_rose'), // igloos are asked for, not always paid
};
/** Questions that every match of a single variant asks, among others: a part of their names. */
const ASKED = { wild_animals: 'beasts', igloos: 'igloo', expansion: 'merchant' };
/** The kinds of questions that were answered at a page. */
const answered = new Set();
/** The order of the deck and the herd is hidden. */
const HIDDEN = ['cards_shuffled', 'deck_shuffled', 'mammoths_shuffled', 'buildings_shuffled'];

for (const [how, view] of [['mouse', { viewport: WIDE }], ['finger on a phone', { viewport: PHONE, touch: true }]]) {
  test(`a guest answers each question of a 5-seat match with all variants against bots, to the end: by ${how}`, { timeout: patient(420000) }, () => people([view], async (who) => {
    const { events, mine } = await playOut(who, OPTIONS, 5, { touch: view.touch, often: view.touch ? 1 : 2 });
    for (const [option, was] of Object.entries(TOLD)) assert.ok(events.some(was), `${option} was played`);
    assert.deepEqual(events.filter((event) => HIDDEN.includes(event.kind)), []);
    assert.ok(mine.some((event) => event.kind === 'placed' && event.place === 'merchant'), 'the merchant was visited from the page');
  }));
}

/** In a match of one variant the page answers its first question, some that only this variant asks, and what no page has been asked before. */
const alone = (option) => (kind, asked) => asked.size === 0 || !answered.has(kind.replace(' beasts', ''))
  || (kind.includes(ASKED[option]) && [...asked.keys()].filter((other) => other.includes(ASKED[option])).length < 3);

for (const option of OPTIONS) {
  test(`a guest answers at a 2-seat match with ${option} against a bot by mouse what was not asked yet, and sees its end`, { timeout: patient(420000) }, () => people([{ viewport: WIDE }], async (who) => {
    const { events, asked } = await playOut(who, [option], 2, { often: 1, wanted: alone(option), away: true });
    const kinds = [...asked.keys()];
    assert.ok(kinds.some((kind) => kind.includes(ASKED[option] ?? 'place')), `the page was asked ${kinds}`);
    if (TOLD[option]) assert.ok(events.some(TOLD[option]), `${option} was played`);
    assert.deepEqual(events.filter((event) => HIDDEN.includes(event.kind)), []);
  }));
}

test('the lobby says with which variants an open table is played', { timeout: patient(60000) }, () => people([{ viewport: WIDE }, { viewport: PHONE }], async (host, other) => {
  await host.page.goto('/');
  await id(host, 'guest-name').fill('Moa');
  await id(host, 'create').click();
  await id(host, 'create-join-anyone').click();
  await id(host, 'create-more').click();
  await id(host, 'create-option-igloos').check();
  await id(host, 'create-count-5').click();
  await host.page.locator('[data-testid=create-option-expansion]:checked').waitFor(); // five seats bring the expansion
  await id(host, 'create-go').click();
  await id(host, 'waiting').waitFor();
  await other.page.goto('/');
  const row = id(other, `match-${matchOf(host)}`);
  await row.locator('.option-tag').nth(1).waitFor();
  assert.equal(await row.locator('.option-tag').count(), 2);
  assert.match(await row.innerText(), /Igloos/);
  assert.match(await row.innerText(), /The Expansion/);
}));
