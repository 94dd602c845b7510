// @ts-check
// Dutch words of the statistics of Clans.

/** @type {import('../../../js/words.js').Sentences} */
export const statisticsNl = {
  'stat.name.villages_by_epoch': 'Dorpen per tijdperk',
  'stat.name.villages_by_territory': 'Waar dorpen komen',
  'stat.ask.villages_by_epoch': 'Wat is een dorp van Clans in elk tijdperk waard?',
  'stat.ask.villages_by_territory': 'In welke streken van Clans worden dorpen gesticht, en wat scoren ze?',
  'stat.column.doomed': 'Vergaan',
  'stat.column.epoch': 'Tijdperk',
  'stat.column.mean_colours': 'Clans, gemiddeld',
  'stat.column.mean_epoch': 'Tijdperk, gemiddeld',
  'stat.column.strife': 'Met twist',
  'stat.column.territory': 'Streek',
  'stat.column.villages': 'Dorpen',
  'stat.value.villages': 'het twaalfde dorp',
  'stat.value.no_moves': 'geen hut kan nog weg',
};
