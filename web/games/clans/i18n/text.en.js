// @ts-check
// English words of the map of Clans in words.

/** @param {number} n @param {string} one @param {string} many */
const count = (n, one, many) => `${n} ${n === 1 ? one : many}`;

/** @type {import('../../../js/words.js').Sentences} */
export const textEn = {
  'clans.told.now': ({ n }) => `Epoch ${n} now`,
  'clans.told.chips': ({ n }) => `${count(n, 'village chip is', 'village chips are')} left`,
  'clans.told.epochs': 'Epochs',
  'clans.told.epoch': ({ n }) => `${count(n, 'village', 'villages')} in it`,
  'clans.told.scores': 'Clan scores',
  'clans.told.villages': 'Villages',
  'clans.told.map': 'Territories with huts',
  'clans.told.borders': ({ names }) => `borders ${names}`,
  'clans.told.scored': ({ n }) => count(n, 'point', 'points'),
  'clans.told.gone': 'nobody played this clan',
  'clans.told.chips_of': 'Village chips',
  'clans.told.clan': 'Clan',
  'clans.told.move': 'Which huts move, and where to?',
  'clans.told.to': ({ from, to }) => `Move the huts of ${from} to ${to}`,
  'clans.told.comes': ({ to, territory, words }) => `Moving to ${to}: village ${territory}, ${words}`,
  'clans.told.found': ({ territory }) => `Found the village in ${territory} next`,
};
