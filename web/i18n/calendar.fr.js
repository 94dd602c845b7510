// @ts-check
// French words of quiet hours and vacations.

import { formsOf } from '../js/words.js';

const { count } = formsOf('fr');

/** @type {import('../js/words.js').Sentences} */
export const calendarFr = {
  'calendar.quiet': 'Heures calmes',
  'calendar.quiet_lead': 'Tes pendules par correspondance s’arrêtent à ces heures chaque jour. Douze heures au plus.',
  'calendar.time_zone': 'Fuseau horaire',
  'calendar.now_there': ({ time }) => `Il y est ${time} maintenant.`,
  'calendar.with_quiet': 'J’ai des heures calmes',
  'calendar.from': 'De',
  'calendar.to': 'À',
  'calendar.long': ({ hours }) => `${hours} par jour`,
  'calendar.too_long': 'Cela fait plus de douze heures.',
  'calendar.save': 'Enregistrer',
  'calendar.saved': 'Enregistré. C’est valable dès maintenant.',
  'calendar.vacation': 'Congé',
  'calendar.vacation_lead': 'Ces jours-là, tes pendules par correspondance s’arrêtent. Une année en a 30.',
  'calendar.left': ({ n, year }) => `${count(n, 'jour restant', 'jours restants')} en ${year}`,
  'calendar.first_day': 'Premier jour',
  'calendar.last_day': 'Dernier jour',
  'calendar.go': ({ n }) => n ? `Prendre ${count(n, 'jour', 'jours')}` : 'Prendre congé',
  'calendar.on': ({ last }) => `Tu es en congé jusqu’à la fin du ${last}.`,
  'calendar.span': ({ first, last, n }) =>
    first === last
      ? `${first} (${count(n, 'jour', 'jours')})`
      : `du ${first} au ${last} (${count(n, 'jour', 'jours')})`,
  'calendar.end': 'Terminer maintenant',
  'calendar.take_back': 'Annuler',
  'calendar.end_of': ({ span }) => `Terminer maintenant : ${span}`,
  'calendar.take_back_of': ({ span }) => `Annuler : ${span}`,
  'calendar.none': 'Rien n’est prévu.',
};
