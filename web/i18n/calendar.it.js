// @ts-check
// Italian words of quiet hours and vacations.

import { formsOf } from '../js/words.js';

const { count } = formsOf('it');

/** @type {import('../js/words.js').Sentences} */
export const calendarIt = {
  'calendar.quiet': 'Ore di quiete',
  'calendar.quiet_lead': 'In queste ore di ogni giorno i tuoi orologi per corrispondenza sono fermi. Al massimo dodici ore.',
  'calendar.time_zone': 'Fuso orario',
  'calendar.now_there': ({ time }) => `Là ora sono le ${time}.`,
  'calendar.with_quiet': 'Ho ore di quiete',
  'calendar.from': 'Dalle',
  'calendar.to': 'Alle',
  'calendar.long': ({ hours }) => `${hours} al giorno`,
  'calendar.too_long': 'Sono più di dodici ore.',
  'calendar.save': 'Salva',
  'calendar.saved': 'Salvato. Vale da ora.',
  'calendar.vacation': 'Vacanza',
  'calendar.vacation_lead': 'In questi giorni i tuoi orologi per corrispondenza sono fermi. Un anno ne ha 30.',
  'calendar.left': ({ n, year }) => `Ancora ${count(n, 'giorno', 'giorni')} nel ${year}`,
  'calendar.first_day': 'Primo giorno',
  'calendar.last_day': 'Ultimo giorno',
  'calendar.go': ({ n }) => n ? `Prendi ${count(n, 'giorno', 'giorni')}` : 'Prendi ferie',
  'calendar.on': ({ last }) => `Sei in vacanza fino alla fine di ${last}.`,
  'calendar.span': ({ first, last, n }) =>
    !last
      ? `${first} (${count(n, 'giorno', 'giorni')})`
      : `da ${first} a ${last} (${count(n, 'giorno', 'giorni')})`,
  'calendar.end': 'Finiscila ora',
  'calendar.take_back': 'Ritira',
  'calendar.end_of': ({ span }) => `Finisci ora: ${span}`,
  'calendar.take_back_of': ({ span }) => `Ritira: ${span}`,
  'calendar.none': 'Nulla è previsto.',
};
