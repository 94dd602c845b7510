// @ts-check
// German words of the map of Clans in words.

/** @param {number} n @param {string} one @param {string} many */
const count = (n, one, many) => `${n} ${n === 1 ? one : many}`;

/** @type {import('../../../js/words.js').Sentences} */
export const textDe = {
  'clans.told.now': ({ n }) => `Jetzt ist Epoche ${n}`,
  'clans.told.chips': ({ n }) => `${count(n, 'Dorfplättchen ist', 'Dorfplättchen sind')} übrig`,
  'clans.told.epochs': 'Epochen',
  'clans.told.epoch': ({ n }) => `${count(n, 'Dorf', 'Dörfer')} darin`,
  'clans.told.scores': 'Punkte der Clans',
  'clans.told.villages': 'Dörfer',
  'clans.told.map': 'Gebiete mit Hütten',
  'clans.told.borders': ({ names }) => `grenzt an ${names}`,
  'clans.told.scored': ({ n }) => count(n, 'Punkt', 'Punkte'),
  'clans.told.gone': 'niemand spielte diesen Clan',
  'clans.told.chips_of': 'Dorfplättchen',
  'clans.told.clan': 'Clan',
  'clans.told.move': 'Welche Hütten ziehen, und wohin?',
  'clans.told.to': ({ from, to }) => `Die Hütten von ${from} nach ${to} ziehen`,
  'clans.told.comes': ({ to, territory, words }) => `Zug nach ${to}: Dorf ${territory}, ${words}`,
  'clans.told.found': ({ territory }) => `Das Dorf in ${territory} als Nächstes gründen`,
};
