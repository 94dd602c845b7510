// @ts-check
// Dutch words of quiet hours and vacations.

import { formsOf } from '../js/words.js';

const { count } = formsOf('nl');

/** @type {import('../js/words.js').Sentences} */
export const calendarNl = {
  'calendar.quiet': 'Stille uren',
  'calendar.quiet_lead': 'In deze uren van elke dag staan je klokken per correspondentie stil. Hoogstens twaalf uur.',
  'calendar.time_zone': 'Tijdzone',
  'calendar.now_there': ({ time }) => `Daar is het nu ${time}.`,
  'calendar.with_quiet': 'Ik heb stille uren',
  'calendar.from': 'Van',
  'calendar.to': 'Tot',
  'calendar.long': ({ hours }) => `${hours} per dag`,
  'calendar.too_long': 'Dat is meer dan twaalf uur.',
  'calendar.save': 'Opslaan',
  'calendar.saved': 'Opgeslagen. Het geldt vanaf nu.',
  'calendar.vacation': 'Vakantie',
  'calendar.vacation_lead': 'Op deze dagen staan je klokken per correspondentie stil. Een jaar heeft er 30.',
  'calendar.left': ({ n, year }) => `Nog ${count(n, 'dag', 'dagen')} in ${year}`,
  'calendar.first_day': 'Eerste dag',
  'calendar.last_day': 'Laatste dag',
  'calendar.go': ({ n }) => n ? `${count(n, 'dag', 'dagen')} opnemen` : 'Vakantie opnemen',
  'calendar.on': ({ last }) => `Je bent op vakantie tot en met ${last}.`,
  'calendar.span': ({ first, last, n }) =>
    !last
      ? `${first} (${count(n, 'dag', 'dagen')})`
      : `${first} tot ${last} (${count(n, 'dag', 'dagen')})`,
  'calendar.end': 'Nu beëindigen',
  'calendar.take_back': 'Intrekken',
  'calendar.end_of': ({ span }) => `Nu beëindigen: ${span}`,
  'calendar.take_back_of': ({ span }) => `Intrekken: ${span}`,
  'calendar.none': 'Er is niets gepland.',
};
