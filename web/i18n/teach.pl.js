// @ts-check
// Polish: tutorials and hints, as far as they are the same for all games.

/** @type {import('../js/words.js').Sentences} */
export const teachPl = {
  'teach.step': ({ n, of }) => `Krok ${n} z ${of}`,
  'teach.tutorial': 'Samouczek',
  'teach.hint': 'Rada',
  'teach.watch': 'Graj, jak chcesz; gdy będzie coś nowego, powiemy to tutaj.',
  'teach.next': 'Dalej',
  'teach.play_on': 'Graj dalej tutaj',
  'teach.match': 'Zagraj moją pierwszą partię',
  'teach.leave': 'Wyjdź',
  'teach.seen': 'Rozumiem',
  'teach.hush': 'Dość rad',
};
