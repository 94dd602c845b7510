// @ts-check
// The steps of the tutorial of Clans, and the tips of a first match. They point only at choices that the server offers.

import { t, wordsOf } from '../../js/core/words.js';

/** @typedef {import('../../js/teach/steps.js').Now} Now */

/** @param {Now} now */
const moving = ({ choices }) => choices?.decision === 'move';

/** Returns a move that founds a village, as the server predicts; if a territory is chosen, a move from there. @param {Now} now */
const founding = ({ choices, draft }) => choices?.previews?.find((/** @type {any} */ one) => !one.doomed
  && (!draft?.from || one.from === draft.from));

/** Returns the next territory of a move: its target, or its start. @param {Now} now */
function nextStop(now) {
  const { choices, draft } = now;
  if (draft?.to) return undefined;
  const move = founding(now);
  if (move) return draft?.from ? move.to : move.from;
  const first = choices.moves.find((/** @type {any} */ one) => !draft?.from || one.from === draft.from);
  return draft?.from ? first?.to[0] : first?.from;
}

/** @param {Now} now */
const clan = ({ me }) => ({ clan: me.clan ? t('clans.clan.' + me.clan) : '' });

/** @param {number} n */
const villages = (n) => (/** @type {Now} */ { view }) => view.villages.length >= n;

/** @type {import('../../js/teach/steps.js').Lesson} */
export const lesson = {
  words: [wordsOf('clans-teach')],
  steps: [
    { name: 'goal', read: true, when: moving, until: ({ did }) => did.has('moved'), words: clan },
    { name: 'from', when: (now) => moving(now) && !now.draft?.from, until: ({ did }) => did.has('moved'), point: nextStop },
    { name: 'to', when: (now) => moving(now) && !now.draft?.to, until: ({ did }) => did.has('moved'), point: nextStop },
    { name: 'send', when: (now) => moving(now), until: ({ did }) => did.has('moved') },
    { name: 'village', when: (now) => moving(now) && Boolean(founding({ ...now, draft: null })), until: ({ did }) => did.has('founded'),
      point: nextStop },
    { name: 'score', read: true, when: villages(1), until: villages(4), words: clan },
    { name: 'epoch', read: true, when: villages(1), until: villages(6) },
    { name: 'end', read: true, when: villages(1), until: villages(9) },
  ],
  hints: [
    { name: 'hint.secret', when: moving, words: clan },
    { name: 'hint.found', when: (now) => moving(now) && Boolean(founding({ ...now, draft: null })) },
    { name: 'hint.order', when: ({ choices }) => choices?.decision === 'found' },
    { name: 'hint.epoch', when: (now) => moving(now) && now.view.epoch > 1 },
  ],
};
