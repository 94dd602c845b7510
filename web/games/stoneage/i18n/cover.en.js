// @ts-check
// English: what is said of Stone Age outside of its tables.

/** @type {import('../../../js/words.js').Sentences} */
export const coverEn = {
  'stoneage.lead': 'Send your people to hunt, dig and build. A match takes half an hour, and bots are always ready.',
  'option.harsh_winter': 'Harsh Winter',
  'option.harsh_winter.is': 'Put an extra stone into a building or an extra gold into a card, and score for it at once.',
  'option.wild_animals': 'Wild Animals',
  'option.wild_animals.is': 'Four animals come out of the card deck and spoil everybody’s rolls, until the tribes drive them off together.',
  'option.igloos': 'Igloos',
  'option.igloos.is': 'A small building site: three alike for points.',
  'option.new_huts': 'The New Huts',
  'option.new_huts.is': 'Six buildings that score little and give something lasting.',
  'option.mammoth_herd': 'Mammoth Herd',
  'option.mammoth_herd.is': 'A herd passes by one place each round. Who works there can try to tame a mammoth.',
  'option.expansion': 'The Expansion',
  'option.expansion.is': 'A fifth player, jewelry, a merchant, a track for trading, a fifth card space, new buildings and cards.',
};
