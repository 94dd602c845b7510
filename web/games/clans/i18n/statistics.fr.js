// @ts-check
// French words of the statistics of Clans.

/** @type {import('../../../js/words.js').Sentences} */
export const statisticsFr = {
  'stat.name.villages_by_epoch': 'Villages par époque',
  'stat.name.villages_by_territory': 'Où naissent les villages',
  'stat.ask.villages_by_epoch': 'Combien vaut un village de Clans à chaque époque ?',
  'stat.ask.villages_by_territory': 'Dans quels territoires de Clans fonde-t-on des villages, et combien marquent-ils ?',
  'stat.column.doomed': 'Péris',
  'stat.column.epoch': 'Époque',
  'stat.column.mean_colours': 'Clans (moy.)',
  'stat.column.mean_epoch': 'Époque moyenne',
  'stat.column.strife': 'Avec discorde',
  'stat.column.territory': 'Territoire',
  'stat.column.villages': 'Villages',
  'stat.value.villages': 'le douzième village',
  'stat.value.no_moves': 'plus de coup possible',
};
