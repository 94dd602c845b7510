// @ts-check
// French words of quiet hours and vacations.

import { formsOf } from '../js/words.js';

const { count } = formsOf('fr');

/** @type {import('../js/words.js').Sentences} */
export const calendarFr = {
  'calendar.quiet': 'Heures calmes',
  'calendar.quiet_lead': 'Chaque jour à ces heures, tes pendules par correspondance sont en pause. 12 heures au plus.',
  'calendar.time_zone': 'Fuseau horaire',
  'calendar.now_there': ({ time }) => `Il y est ${time} maintenant.`,
  'calendar.with_quiet': 'Utiliser des heures calmes',
  'calendar.from': 'De',
  'calendar.to': 'À',
  'calendar.long': ({ hours }) => `${hours} par jour`,
  'calendar.too_long': 'Les heures calmes ne peuvent dépasser 12 heures par jour.',
  'calendar.save': 'Enregistrer',
  'calendar.saved': 'Enregistré. Valable dès maintenant.',
  'calendar.vacation': 'Congé',
  'calendar.vacation_lead': 'Ces jours-là, tes pendules par correspondance sont en pause. Tu as 30 jours par an.',
  'calendar.left': ({ n, year }) => `${count(n, 'jour restant', 'jours restants')} en ${year}`,
  'calendar.first_day': 'Premier jour',
  'calendar.last_day': 'Dernier jour',
  'calendar.go': ({ n }) => n ? `Ajouter un congé (${count(n, 'jour', 'jours')})` : 'Ajouter un congé',
  'calendar.on': ({ last }) => `Tu es en congé jusqu’au ${last} inclus.`,
  'calendar.span': ({ first, last, n }) =>
    !last
      ? `${first} (${count(n, 'jour', 'jours')})`
      : `du ${first} au ${last} (${count(n, 'jour', 'jours')})`,
  'calendar.end': 'Terminer maintenant',
  'calendar.take_back': 'Annuler',
  'calendar.end_of': ({ span }) => `Terminer maintenant : ${span}`,
  'calendar.take_back_of': ({ span }) => `Annuler : ${span}`,
  'calendar.none': 'Aucun congé prévu.',
};
