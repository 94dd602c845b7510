// @ts-check
// Polish words of the statistics of Clans.

/** @type {import('../../../js/words.js').Sentences} */
export const statisticsPl = {
  'stat.name.villages_by_epoch': 'Wioski według epoki',
  'stat.name.villages_by_territory': 'Gdzie powstają wioski',
  'stat.ask.villages_by_epoch': 'Ile w Clans warta jest wioska w każdej epoce?',
  'stat.ask.villages_by_territory': 'Na jakich obszarach Clans powstają wioski i ile dają?',
  'stat.column.doomed': 'Zginęły',
  'stat.column.epoch': 'Epoka',
  'stat.column.mean_colours': 'Klany, średnio',
  'stat.column.mean_epoch': 'Epoka, średnio',
  'stat.column.strife': 'Z waśnią',
  'stat.column.territory': 'Obszar',
  'stat.column.villages': 'Wioski',
  'stat.value.villages': 'dwunasta wioska',
  'stat.value.no_moves': 'żadna chata nie może iść',
};
