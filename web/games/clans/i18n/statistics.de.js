// @ts-check
// Deutsche Wörter der Statistik von Clans.

/** @type {import('../../../js/words.js').Sentences} */
export const statisticsDe = {
  'stat.name.villages_by_epoch': 'Dörfer nach Epoche',
  'stat.name.villages_by_territory': 'Wo Dörfer entstehen',
  'stat.ask.villages_by_epoch': 'Wie viel ist in Clans ein Dorf je Epoche wert?',
  'stat.ask.villages_by_territory': 'In welchen Gebieten von Clans entstehen Dörfer, und wie viel bringen sie?',
  'stat.column.doomed': 'Untergegangen',
  'stat.column.epoch': 'Epoche',
  'stat.column.mean_colours': 'Ø Clans',
  'stat.column.mean_epoch': 'Ø Epoche',
  'stat.column.strife': 'Mit Streit',
  'stat.column.territory': 'Gebiet',
  'stat.column.villages': 'Dörfer',
  'stat.value.villages': 'das zwölfte Dorf',
  'stat.value.no_moves': 'keine Hütte kann mehr ziehen',
};
