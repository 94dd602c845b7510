// @ts-check
// Dutch words of the page of my matches.

import { formsOf } from '../js/words.js';

const { count } = formsOf('nl');

/** @type {import('../js/words.js').Sentences} */
export const mineNl = {
  'mine.nobody': 'Meld je aan, of ga als gast aan een tafel zitten: dan staan je partijen hier.',
  'mine.none_found': 'Geen partij past daarbij.',
  'mine.none_waits': 'Er wacht niets op je.',
  'mine.go_next': 'Naar de volgende',
  'mine.part.turn': 'Jouw beurt',
  'mine.part.asked': 'Uitnodigingen',
  'mine.part.unseen': 'Afgelopen sinds je keek',
  'mine.part.others': 'Wacht op anderen',
  'mine.part.ended': 'Eerdere partijen',
  'mine.forget': 'Ik heb ze gezien',
  'mine.ended_show': 'Eerdere partijen tonen',
  'mine.ended_more': 'Meer ervan',
  'mine.filter_text': 'Zoek op naam, spel of variant',
  'mine.filter_game': 'Welk spel',
  'mine.filter_pace': 'Bedenktijd',
  'mine.any': 'Alle',
  'mine.pace.days': 'Correspondentie',
  'mine.pace.live': 'Live',
  'mine.open': 'nog niet begonnen',
  'mine.bot_plays': 'een bot speelt voor je',
  'mine.voted': ({ until }) => `stemming over jouw plaats, tot ${until}`,
  'mine.fresh': ({ n }) => `${count(n, 'nieuwe zet', 'nieuwe zetten')}`,
  'mine.unread': ({ n }) => `${count(n, 'nieuw chatbericht', 'nieuwe chatberichten')}`,
};
