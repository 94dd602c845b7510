// @ts-check
// Spanish words of the statistics of Clans.

/** @type {import('../../../js/words.js').Sentences} */
export const statisticsEs = {
  'stat.name.villages_by_epoch': 'Poblados por época',
  'stat.name.villages_by_territory': 'Dónde se fundan poblados',
  'stat.ask.villages_by_epoch': '¿Cuánto vale un poblado de Clans en cada época?',
  'stat.ask.villages_by_territory': '¿En qué territorios de Clans se fundan poblados, y cuánto puntúan?',
  'stat.column.doomed': 'Perecidos',
  'stat.column.epoch': 'Época',
  'stat.column.mean_colours': 'Clanes, media',
  'stat.column.mean_epoch': 'Época media',
  'stat.column.strife': 'Con discordia',
  'stat.column.territory': 'Territorio',
  'stat.column.villages': 'Poblados',
  'stat.value.villages': 'el duodécimo poblado',
  'stat.value.no_moves': 'ninguna cabaña puede moverse',
};
