// @ts-check
// German words of the Stone Age table in words.

/** @param {number} n @param {string} one @param {string} many */
const count = (n, one, many) => `${n} ${n === 1 ? one : many}`;
/** @param {number} n */
const people = (n) => count(n, 'Person', 'Personen');

/** @type {import('../../../js/words.js').Sentences} */
export const textDe = {
  'told.round': ({ round, phase }) => `Runde ${round}: ${phase}`,
  'told.start': ({ name }) => `${name} beginnt die Runde`,
  'told.places': 'Orte',
  'told.cards': 'Karten',
  'told.buildings': 'Gebäude',
  'told.stands': ({ name, n }) => `${name} hat dort ${people(n)}`,
  'told.nobody': 'niemand ist dort',
  'told.free': ({ n, of }) => (of === 1 ? 'frei' : `${n} von ${of} Plätzen frei`),
  'told.full': 'voll',
  'told.room': 'Platz für beliebig viele',
  'told.no_card': 'keine Karte',
  'told.no_building': 'kein Gebäude mehr',
  'told.building': ({ price, n }) => `${price} für ${count(n, 'Punkt', 'Punkte')}`,
  'told.building_sum': ({ price }) => `${price}, zählt ihren Wert`,
  'told.rolled': ({ name, dice, at }) => `${name} hat ${at} ${dice} gewürfelt`,
  'told.dice': ({ dice }) => `Würfel für alle: ${dice}`,
  'told.herd': ({ place, prize }) => `Die Mammutherde ist ${place}. ${prize}`,
  'told.send': ({ n, to }) => `Schicke ${people(n)} ${to}`,
  'told.send_expect': ({ n, to, what }) => `Schicke ${people(n)} ${to}: etwa ${what}`,
  'told.send_expect_tools': ({ n, to, what, more }) => `Schicke ${people(n)} ${to}: etwa ${what}, ${more} mit deinen Werkzeugen`,
  'told.send_all': ({ n }) => `Schicke ${people(n)}`,
  'told.shut': 'Orte, die du jetzt nicht nutzen kannst',
  'told.home': 'Personen',
  'told.store': 'Vorrat',
  'told.agriculture': ({ n }) => `${n} von 10`,
  'told.once': ({ n }) => `einmalig ${n}`,
  'told.sets': 'Symbole',
  'told.trades': 'Berufe',
};
