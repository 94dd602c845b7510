// @ts-check
// Spanish words of quiet hours and vacations.

import { formsOf } from '../js/words.js';

const { count } = formsOf('es');

/** @type {import('../js/words.js').Sentences} */
export const calendarEs = {
  'calendar.quiet': 'Horas de silencio',
  'calendar.quiet_lead': 'En estas horas de cada día se paran tus relojes por correspondencia. Doce horas como mucho.',
  'calendar.time_zone': 'Zona horaria',
  'calendar.now_there': ({ time }) => `Allí son ahora las ${time}.`,
  'calendar.with_quiet': 'Tengo horas de silencio',
  'calendar.from': 'De',
  'calendar.to': 'A',
  'calendar.long': ({ hours }) => `${hours} al día`,
  'calendar.too_long': 'Son más de doce horas.',
  'calendar.save': 'Guardar',
  'calendar.saved': 'Guardado. Vale desde ahora.',
  'calendar.vacation': 'Vacaciones',
  'calendar.vacation_lead': 'En estos días se paran tus relojes por correspondencia. Un año tiene 30.',
  'calendar.left': ({ n, year }) => `Te ${n === 1 ? 'queda' : 'quedan'} ${count(n, 'día', 'días')} en ${year}`,
  'calendar.first_day': 'Primer día',
  'calendar.last_day': 'Último día',
  'calendar.go': ({ n }) => n ? `Tomar ${count(n, 'día', 'días')}` : 'Tomar vacaciones',
  'calendar.on': ({ last }) => `Estás de vacaciones hasta el final del ${last}.`,
  'calendar.span': ({ first, last, n }) =>
    !last
      ? `${first} (${count(n, 'día', 'días')})`
      : `del ${first} al ${last} (${count(n, 'día', 'días')})`,
  'calendar.end': 'Terminarlas ya',
  'calendar.take_back': 'Retirar',
  'calendar.end_of': ({ span }) => `Terminar ya: ${span}`,
  'calendar.take_back_of': ({ span }) => `Retirar: ${span}`,
  'calendar.none': 'No hay nada previsto.',
};
