// @ts-check
// The steps of the tutorial of Stone Age, and the tips of a first match. They point only at places that the server offers; nothing here
// knows a rule.

import { wordsOf } from '../../js/core/words.js';

/** @typedef {import('../../js/teach/steps.js').Now} Now */

/** @param {Now} now @param {string} decision */
const asked = ({ choices }, decision) => choices?.decision === decision;

/** Returns the first of these places that is offered. @param {Now} now @param {string[]} wanted */
const offered = ({ choices }, wanted) => wanted.find((place) => choices?.places?.some((/** @type {any} */ one) => one.place === place));

/** Returns whether people on the place buy something. @param {string} place */
const isBought = (place) => /^(card|building)_/.test(place);

/** Returns the places in the order of play: first gathering, then buying. @param {Now} now */
const nextUse = ({ choices }) => choices?.use?.find((/** @type {string} */ place) => !isBought(place)) ?? choices?.use?.[0];

/** @param {Now} now */
const larder = ({ me }) => ({ n: me.eats, food: me.food });

/** @type {import('../../js/teach/steps.js').Lesson} */
export const lesson = {
  words: [wordsOf('stoneage-teach')],
  steps: [
    { name: 'goal', read: true, when: (now) => now.view.round === 1 && asked(now, 'place'), until: ({ did }) => did.has('placed'),
      point: () => 'building_1' },
    { name: 'place', when: (now) => asked(now, 'place'), until: ({ did }) => did.has('placed'),
      point: (now) => offered(now, ['forest', 'clay_pit', 'quarry', 'river']) },
    { name: 'buyer', when: (now) => asked(now, 'place'), until: ({ view }) => view.round > 1 || view.phase !== 'place'
      || view.places.some((/** @type {any} */ one) => isBought(one.place) && one.people[view.me]),
      point: (now) => offered(now, ['card_1', 'card_2', 'card_3', 'card_4']) },
    { name: 'rest', when: (now) => asked(now, 'place'), until: ({ view }) => view.round > 1 || view.phase !== 'place',
      point: (now) => offered(now, ['hunt', 'tool_maker', 'field']) },
    { name: 'use', when: (now) => asked(now, 'use') && !isBought(nextUse(now)), until: ({ view }) => view.round > 1, point: nextUse },
    { name: 'buy', when: (now) => asked(now, 'use') || asked(now, 'pay'), until: ({ view, did }) => view.round > 1 || did.has('paid'),
      point: (now) => (asked(now, 'pay') ? now.choices.place : nextUse(now)) },
    { name: 'feed', read: true, when: ({ did }) => did.has('fed'), until: ({ view }) => view.round > 3, words: larder },
    { name: 'end', read: true, when: ({ view }) => view.round > 1, until: ({ view }) => view.round > 4 },
  ],
  hints: [
    { name: 'hint.place', when: (now) => asked(now, 'place') },
    { name: 'hint.use', when: (now) => asked(now, 'use') },
    { name: 'hint.tools', when: (now) => asked(now, 'tools') },
    { name: 'hint.pay', when: (now) => asked(now, 'pay') },
    { name: 'hint.pick', when: (now) => asked(now, 'pick') },
    { name: 'hint.food', when: (now) => asked(now, 'place') && now.me.food < now.me.eats, words: larder,
      point: (now) => offered(now, ['hunt']) },
  ],
};
