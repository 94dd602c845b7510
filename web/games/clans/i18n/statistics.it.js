// @ts-check
// Italian words of the statistics of Clans.

/** @type {import('../../../js/words.js').Sentences} */
export const statisticsIt = {
  'stat.name.villages_by_epoch': 'Villaggi per epoca',
  'stat.name.villages_by_territory': 'Dove nascono i villaggi',
  'stat.ask.villages_by_epoch': 'Quanto vale un villaggio di Clans in ogni epoca?',
  'stat.ask.villages_by_territory': 'In quali territori di Clans nascono i villaggi, e quanto fanno?',
  'stat.column.doomed': 'Periti',
  'stat.column.epoch': 'Epoca',
  'stat.column.mean_colours': 'Clan, media',
  'stat.column.mean_epoch': 'Epoca media',
  'stat.column.strife': 'Con discordia',
  'stat.column.territory': 'Territorio',
  'stat.column.villages': 'Villaggi',
  'stat.value.villages': 'il dodicesimo villaggio',
  'stat.value.no_moves': 'nessuna capanna può muoversi',
};
