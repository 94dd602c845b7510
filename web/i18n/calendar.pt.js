// @ts-check
// Portuguese words of quiet hours and vacations.

import { formsOf } from '../js/words.js';

const { count } = formsOf('pt');

/** @type {import('../js/words.js').Sentences} */
export const calendarPt = {
  'calendar.quiet': 'Horas de silêncio',
  'calendar.quiet_lead': 'Nestas horas de cada dia os teus relógios por correspondência param. Doze horas no máximo.',
  'calendar.time_zone': 'Fuso horário',
  'calendar.now_there': ({ time }) => `Lá são agora ${time}.`,
  'calendar.with_quiet': 'Tenho horas de silêncio',
  'calendar.from': 'Das',
  'calendar.to': 'Às',
  'calendar.long': ({ hours }) => `${hours} por dia`,
  'calendar.too_long': 'São mais de doze horas.',
  'calendar.save': 'Guardar',
  'calendar.saved': 'Guardado. Vale a partir de agora.',
  'calendar.vacation': 'Férias',
  'calendar.vacation_lead': 'Nestes dias os teus relógios por correspondência param. Um ano tem 30.',
  'calendar.left': ({ n, year }) => `${n === 1 ? 'Resta' : 'Restam'} ${count(n, 'dia', 'dias')} em ${year}`,
  'calendar.first_day': 'Primeiro dia',
  'calendar.last_day': 'Último dia',
  'calendar.go': ({ n }) => n ? `Tirar ${count(n, 'dia', 'dias')}` : 'Tirar férias',
  'calendar.on': ({ last }) => `Estás de férias até ao fim de ${last}.`,
  'calendar.span': ({ first, last, n }) =>
    !last
      ? `${first} (${count(n, 'dia', 'dias')})`
      : `${first} a ${last} (${count(n, 'dia', 'dias')})`,
  'calendar.end': 'Acabá-las agora',
  'calendar.take_back': 'Retirar',
  'calendar.end_of': ({ span }) => `Acabar agora: ${span}`,
  'calendar.take_back_of': ({ span }) => `Retirar: ${span}`,
  'calendar.none': 'Nada está previsto.',
};
