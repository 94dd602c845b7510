// @ts-check
// Polish words of quiet hours and vacations.

import { formsOf } from '../js/words.js';

const { count } = formsOf('pl');

/** @type {import('../js/words.js').Sentences} */
export const calendarPl = {
  'calendar.quiet': 'Ciche godziny',
  'calendar.quiet_lead': 'W tych godzinach każdego dnia twoje zegary korespondencyjne stoją. Najwyżej dwanaście godzin.',
  'calendar.time_zone': 'Strefa czasowa',
  'calendar.now_there': ({ time }) => `Jest tam teraz ${time}.`,
  'calendar.with_quiet': 'Mam ciche godziny',
  'calendar.from': 'Od',
  'calendar.to': 'Do',
  'calendar.long': ({ hours }) => `${hours} każdego dnia`,
  'calendar.too_long': 'To więcej niż dwanaście godzin.',
  'calendar.save': 'Zapisz',
  'calendar.saved': 'Zapisano. Obowiązuje od teraz.',
  'calendar.vacation': 'Urlop',
  'calendar.vacation_lead': 'W te dni twoje zegary korespondencyjne stoją. Rok ma ich 30.',
  'calendar.left': ({ n, year }) => `Zostało ${count(n, 'dzień', 'dni', 'dni')} w ${year}`,
  'calendar.first_day': 'Pierwszy dzień',
  'calendar.last_day': 'Ostatni dzień',
  'calendar.go': ({ n }) => n ? `Weź ${count(n, 'dzień', 'dni', 'dni')}` : 'Weź urlop',
  'calendar.on': ({ last }) => `Masz urlop do końca dnia ${last}.`,
  'calendar.span': ({ first, last, n }) =>
    !last
      ? `${first} (${count(n, 'dzień', 'dni', 'dni')})`
      : `${first} do ${last} (${count(n, 'dzień', 'dni', 'dni')})`,
  'calendar.end': 'Zakończ teraz',
  'calendar.take_back': 'Wycofaj',
  'calendar.end_of': ({ span }) => `Zakończ teraz: ${span}`,
  'calendar.take_back_of': ({ span }) => `Wycofaj: ${span}`,
  'calendar.none': 'Nic nie zaplanowano.',
};
