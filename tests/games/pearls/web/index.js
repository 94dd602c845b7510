// Pearls as the table sees it: no more than every game's module must hold, and words.
import { html } from '/vendor/lit-html/lit-html.js';
import { t } from '../../js/core/words.js';

const count = (n, one, many) => `${n} ${n === 1 ? one : many}`;

const en = {
  'pearls.round': ({ n }) => `Round ${n} of 7`,
  'pearls.there': ({ n }) => `${count(n, 'pearl lies', 'pearls lie')} on the ground`,
  'pearls.laid': 'has laid a card',
  'pearls.thinks': 'chooses',
  'pearls.ask': 'You: which card do you lay?',
  'pearls.card': ({ n }) => `Card ${n}`,
  'pearls.log.round': ({ n }) => `Round ${n}`,
  'pearls.log.rolled': ({ n }) => `${count(n, 'pearl', 'pearls')}`,
  'pearls.log.bid': ({ n }) => `lays ${n}, face down`,
  'pearls.log.shown': ({ cards }) => `The cards: ${cards}`,
  'pearls.log.taken': ({ n }) => `takes ${count(n, 'pearl', 'pearls')}`,
  'pearls.log.sunk': ({ n }) => `${count(n, 'pearl sinks', 'pearls sink')}`,
  'reason.all_played': 'All cards are played.',
  'row.pearls': 'Pearls',
};

const de = {
  'pearls.round': ({ n }) => `Runde ${n} von 7`,
  'pearls.there': ({ n }) => `${count(n, 'Perle liegt', 'Perlen liegen')} am Grund`,
  'pearls.laid': 'hat eine Karte gelegt',
  'pearls.thinks': 'wählt',
  'pearls.ask': 'Du: welche Karte legst du?',
  'pearls.card': ({ n }) => `Karte ${n}`,
  'pearls.log.round': ({ n }) => `Runde ${n}`,
  'pearls.log.rolled': ({ n }) => `${count(n, 'Perle', 'Perlen')}`,
  'pearls.log.bid': ({ n }) => `legt verdeckt die ${n}`,
  'pearls.log.shown': ({ cards }) => `Die Karten: ${cards}`,
  'pearls.log.taken': ({ n }) => `nimmt ${count(n, 'Perle', 'Perlen')}`,
  'pearls.log.sunk': ({ n }) => `${count(n, 'Perle versinkt', 'Perlen versinken')}`,
  'reason.all_played': 'Alle Karten sind gespielt.',
  'row.pearls': 'Perlen',
};

function board({ view, name }) {
  return html`<section class="pearls-board" data-testid="board"><h2>${t('pearls.round', { n: view.round })}</h2>
    <p class="pearls-there" data-testid="die">${t('pearls.there', { n: view.die })}</p>
    <ul>${view.players.map((player) => html`<li data-testid="laid-${player.seat}">${name(player.seat)}: ${player.pearls}, ${t(player.laid ? 'pearls.laid' : 'pearls.thinks')}</li>`)}</ul></section>`;
}

function panel({ choices, sending, send }) {
  return html`<div class="pearls-hand">${choices.cards.map((card) => html`<button class="primary" data-testid="card-${card}" ?disabled=${sending}
    @click=${() => send({ kind: 'bid', card })}>${t('pearls.card', { n: card })}</button>`)}</div>`;
}

const LINES = {
  round_began: ({ round }) => ({ text: t('pearls.log.round', { n: round }), seat: null, heading: true }),
  rolled: ({ dice }) => ({ text: t('pearls.log.rolled', { n: dice[0] }), seat: null }),
  bid: ({ seat, card }) => ({ text: t('pearls.log.bid', { n: card }), seat }),
  shown: ({ cards }) => ({ text: t('pearls.log.shown', { cards: cards.join(', ') }), seat: null }),
  taken: ({ seat, pearls }) => ({ text: t('pearls.log.taken', { n: pearls }), seat }),
  sunk: ({ pearls }) => ({ text: t('pearls.log.sunk', { n: pearls }), seat: null }),
};

/** @type {import('../../../../web/js/games/module.js').GameModule} */
export const game = {
  words: [{ en: async () => [en], de: async () => [de] }],
  startDraft: () => ({}),
  board,
  panel,
  describe: (event) => LINES[event.kind]?.(event) ?? null,
  askWords: () => t('pearls.ask'),
};
