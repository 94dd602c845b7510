// @ts-check
// English: tutorials and hints, as far as they are the same for all games.

/** @type {import('../js/words.js').Sentences} */
export const teachEn = {
  'teach.step': ({ n, of }) => `Step ${n} of ${of}`,
  'teach.tutorial': 'Tutorial',
  'teach.hint': 'Hint',
  'teach.watch': 'Play on as you like; when there is something new, it is said here.',
  'teach.next': 'Go on',
  'teach.play_on': 'Play on here',
  'teach.match': 'My first match',
  'teach.leave': 'Leave',
  'teach.seen': 'I see',
  'teach.hush': 'No more hints',
};
