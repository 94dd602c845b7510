// @ts-check
// Stone Age as the table sees it: how to draw it, how to ask, how to tell what happened.

import { t } from '../../js/words.js';
import { de } from './i18n/de.js';
import { en } from './i18n/en.js';
import { statisticsDe } from './i18n/statistics.de.js';
import { statisticsEn } from './i18n/statistics.en.js';
import { variantsDe } from './i18n/variants.de.js';
import { variantsEn } from './i18n/variants.en.js';
import { board } from './board.js';
import { figures } from './figures.js';
import { hero } from './hero.js';
import { flights } from './flights.js';
import { askWords, panel } from './panel.js';
import { choosePlace, startDraft } from './draft.js';
import { describe } from './describe.js';
import { chip, compactBoard, fullBoard, ownChip, wholeBoard } from './players.js';
import { rollToShow } from './rolls.js';

/** @typedef {import('./types.d.ts').View} View */
/** @typedef {import('./types.d.ts').Choices} Choices */

/** Places that may be chosen in this step. @param {Choices|null} choices @param {any} draft */
function mayChoose(choices, draft) {
  if (draft?.step === 'take' || draft?.step === 'trade') return new Set();
  if (choices?.decision === 'place') return new Set(choices.places.map((/** @type {any} */ p) => p.place));
  if (choices?.decision === 'use') return new Set(choices.use);
  return new Set();
}

/** The place that the open question is about. @param {any} choices @param {any} draft */
function picked(choices, draft) {
  if (draft?.place) return draft.place;
  return ['pay', 'tools', 'split', 'join', 'second'].includes(choices?.decision) ? choices.place : '';
}

/** Whom we wait for, in words. @param {View} view @param {number[]} toAct @param {(seat: number) => string} name */
function waitWords(view, toAct, name) {
  if (view.phase === 'end') return t('wait.over');
  const names = t('list.and', toAct.map(name));
  if (view.phase === 'feed') return t('wait.feed', { names });
  if (view.picking) return t('wait.pick', { name: names });
  if (view.rolling) return t('wait.tools', { name: names });
  return t('wait.' + view.phase, { name: names });
}

/**
 * @type {import('../../js/game.js').GameModule<import('./types.d.ts').View, import('./types.d.ts').Choices, import('./types.d.ts').Event>}
 */
export const game = {
  words: { en: { ...en, ...variantsEn, ...statisticsEn }, de: { ...de, ...variantsDe, ...statisticsDe } },
  book: () => import('./book.js'),
  startDraft,
  pickOnBoard: (/** @type {any} */ _, /** @type {any} */ choices, /** @type {string} */ place) => choosePlace(startDraft(choices),
    choices, place),
  hero: { art: hero, lead: () => t('stoneage.lead') },
  flights,
  board,
  panel,
  askWords,
  waitWords,
  mayChoose,
  picked,
  describe,
  figures,
  rollToShow,
  seats: { chip, compactBoard, fullBoard, ownChip, wholeBoard },
};
