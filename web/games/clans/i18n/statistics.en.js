// @ts-check
// English words of the statistics of Clans.

/** @type {import('../../../js/words.js').Sentences} */
export const statisticsEn = {
  'stat.name.villages_by_epoch': 'Villages by epoch',
  'stat.name.villages_by_territory': 'Where villages are founded',
  'stat.ask.villages_by_epoch': 'What is a village of Clans worth in each epoch?',
  'stat.ask.villages_by_territory': 'In which territories of Clans are villages founded, and what do they score?',
  'stat.column.doomed': 'Doomed',
  'stat.column.epoch': 'Epoch',
  'stat.column.mean_colours': 'Mean clans',
  'stat.column.mean_epoch': 'Mean epoch',
  'stat.column.strife': 'With strife',
  'stat.column.territory': 'Territory',
  'stat.column.villages': 'Villages',
  'stat.value.villages': 'the twelfth village',
  'stat.value.no_moves': 'no hut can move',
};
