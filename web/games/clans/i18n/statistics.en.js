// @ts-check
// English words of the statistics of Clans.

/** @type {import('../../../js/words.js').Sentences} */
export const statisticsEn = {
  'stat.name.villages_by_epoch': 'Villages by epoch',
  'stat.name.villages_by_territory': 'Where villages are founded',
  'stat.ask.villages_by_epoch': 'How much is a village worth in each epoch of Clans?',
  'stat.ask.villages_by_territory': 'In which territories of Clans are villages founded, and how much do they score?',
  'stat.column.doomed': 'Perished',
  'stat.column.epoch': 'Epoch',
  'stat.column.mean_colours': 'Average clans',
  'stat.column.mean_epoch': 'Average epoch',
  'stat.column.strife': 'With strife',
  'stat.column.territory': 'Territory',
  'stat.column.villages': 'Villages',
  'stat.value.villages': 'the twelfth village',
  'stat.value.no_moves': 'no hut can move',
};
