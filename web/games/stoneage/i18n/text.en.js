// @ts-check
// English words of the Stone Age table in words.

/** @param {number} n @param {string} one @param {string} many */
const count = (n, one, many) => `${n} ${n === 1 ? one : many}`;

/** @type {import('../../../js/words.js').Sentences} */
export const textEn = {
  'told.round': ({ round, phase }) => `Round ${round}: ${phase}`,
  'told.start': ({ name }) => `${name} is the start player`,
  'told.places': 'Places',
  'told.cards': 'Cards',
  'told.buildings': 'Buildings',
  'told.stands': ({ name, n }) => `${name} has ${count(n, 'person', 'people')} there`,
  'told.nobody': 'nobody is there',
  'told.free': ({ n, of }) => (of === 1 ? 'free' : `${n} of ${of} places free`),
  'told.full': 'full',
  'told.room': 'room for any number',
  'told.no_card': 'no card',
  'told.no_building': 'no building left',
  'told.building': ({ price, n }) => `${price} for ${count(n, 'point', 'points')}`,
  'told.building_sum': ({ price }) => `${price}, scoring their value`,
  'told.rolled': ({ name, dice, at }) => `${name} rolled ${dice} ${at}`,
  'told.dice': ({ dice }) => `Dice for all: ${dice}`,
  'told.herd': ({ place, prize }) => `The mammoth herd is ${place}. ${prize}`,
  'told.send': ({ n, to }) => `Send ${count(n, 'person', 'people')} ${to}`,
  'told.send_expect': ({ n, to, what }) => `Send ${count(n, 'person', 'people')} ${to}: about ${what}`,
  'told.send_expect_tools': ({ n, to, what, more }) => `Send ${count(n, 'person', 'people')} ${to}: about ${what}, ${more} with your tools`,
  'told.send_all': ({ n }) => `Send ${count(n, 'person', 'people')}`,
  'told.shut': 'Places you can’t use now',
  'told.home': 'People',
  'told.store': 'Supply',
  'told.agriculture': ({ n }) => `${n} of 10`,
  'told.once': ({ n }) => `one-use ${n}`,
  'told.sets': 'Symbols',
  'told.trades': 'Professions',
};
