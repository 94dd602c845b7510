// @ts-check
// Polish words of the page of my matches.

import { formsOf } from '../js/words.js';

const { count } = formsOf('pl');

/** @type {import('../js/words.js').Sentences} */
export const minePl = {
  'mine.nobody': 'Zaloguj się albo usiądź przy stole jako gość: tu będą twoje partie.',
  'mine.none_found': 'Żadna partia nie pasuje.',
  'mine.none_waits': 'Nic na ciebie nie czeka.',
  'mine.go_next': 'Przejdź do następnej',
  'mine.part.turn': 'Twoja kolej',
  'mine.part.asked': 'Zaproszenia',
  'mine.part.unseen': 'Skończone od ostatniego razu',
  'mine.part.others': 'Czekają na innych',
  'mine.part.ended': 'Wcześniejsze partie',
  'mine.forget': 'Już je znam',
  'mine.ended_show': 'Pokaż wcześniejsze partie',
  'mine.ended_more': 'Więcej',
  'mine.filter_text': 'Szukaj po imieniu, grze lub wariancie',
  'mine.filter_game': 'Jaka gra',
  'mine.filter_pace': 'Tempo na grę',
  'mine.any': 'Wszystkie',
  'mine.pace.days': 'Korespondencja',
  'mine.pace.live': 'Na żywo',
  'mine.open': 'jeszcze nie zaczęta',
  'mine.bot_plays': 'gra za ciebie bot',
  'mine.voted': ({ until }) => `głosowanie o twoim miejscu, do ${until}`,
  'mine.fresh': ({ n }) => `${count(n, 'nowy ruch', 'nowe ruchy', 'nowych ruchów')}`,
  'mine.unread': ({ n }) => `${count(n, 'nowy wpis na czacie', 'nowe wpisy na czacie', 'nowych wpisów na czacie')}`,
};
