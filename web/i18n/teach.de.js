// @ts-check
// German: tutorials and hints, as far as they are the same for all games.

/** @type {import('../js/words.js').Sentences} */
export const teachDe = {
  'teach.step': ({ n, of }) => `Schritt ${n} von ${of}`,
  'teach.tutorial': 'Einführung',
  'teach.hint': 'Hinweis',
  'teach.watch': 'Spiel weiter, wie du magst; was neu ist, steht hier.',
  'teach.next': 'Weiter',
  'teach.play_on': 'Hier weiterspielen',
  'teach.match': 'Meine erste Partie',
  'teach.leave': 'Verlassen',
  'teach.seen': 'Verstanden',
  'teach.hush': 'Keine Hinweise mehr',
};
