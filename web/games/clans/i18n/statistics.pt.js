// @ts-check
// Portuguese words of the statistics of Clans.

/** @type {import('../../../js/words.js').Sentences} */
export const statisticsPt = {
  'stat.name.villages_by_epoch': 'Aldeias por época',
  'stat.name.villages_by_territory': 'Onde nascem as aldeias',
  'stat.ask.villages_by_epoch': 'Quanto vale uma aldeia de Clans em cada época?',
  'stat.ask.villages_by_territory': 'Em que territórios de Clans nascem aldeias, e quanto fazem?',
  'stat.column.doomed': 'Perecidas',
  'stat.column.epoch': 'Época',
  'stat.column.mean_colours': 'Clãs, média',
  'stat.column.mean_epoch': 'Época média',
  'stat.column.strife': 'Com discórdia',
  'stat.column.territory': 'Território',
  'stat.column.villages': 'Aldeias',
  'stat.value.villages': 'a décima segunda aldeia',
  'stat.value.no_moves': 'nenhuma cabana se pode mover',
};
