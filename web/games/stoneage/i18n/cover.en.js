// @ts-check
// English: what is said of Stone Age outside of its tables.

/** @type {import('../../../js/words.js').Sentences} */
export const coverEn = {
  'stoneage.lead': 'Send your people to hunt, dig and build. A match takes half an hour, and bots are always ready.',
  'option.harsh_winter': 'Harsh Winter',
  'option.harsh_winter.is': 'Put an extra stone into a building or an extra gold into a card, and score for it at once.',
  'option.wild_animals': 'Wild Animals',
  'option.wild_animals.is': 'Four animals in the card deck lower everyone’s rolls until the tribes drive them off together.',
  'option.igloos': 'Igloos',
  'option.igloos.is': 'A small building site: pay three of one resource for points.',
  'option.new_huts': 'The New Huts',
  'option.new_huts.is': 'Six buildings that score little but give a lasting benefit.',
  'option.mammoth_herd': 'Mammoth Herd',
  'option.mammoth_herd.is': 'Each round a herd passes one place. Players who work there can try to tame a mammoth.',
  'option.expansion': 'The Expansion',
  'option.expansion.is': 'A fifth player, jewelry, a merchant, a trade track, a fifth card space, new buildings and cards.',
};
