// @ts-check
// English: tutorials and hints, as far as they are the same for all games.

/** @type {import('../js/words.js').Sentences} */
export const teachEn = {
  'teach.step': ({ n, of }) => `Step ${n} of ${of}`,
  'teach.tutorial': 'Tutorial',
  'teach.hint': 'Tip',
  'teach.watch': 'Keep playing. Tips appear here when something new comes up.',
  'teach.next': 'Next',
  'teach.play_on': 'Keep playing',
  'teach.match': 'Play my first match',
  'teach.leave': 'Leave',
  'teach.seen': 'Got it',
  'teach.hush': 'Turn off tips',
};
