// @ts-check
// German: tutorials and hints, as far as they are the same for all games.

/** @type {import('../js/words.js').Sentences} */
export const teachDe = {
  'teach.step': ({ n, of }) => `Schritt ${n} von ${of}`,
  'teach.tutorial': 'Einführung',
  'teach.hint': 'Tipp',
  'teach.watch': 'Spiel weiter. Wenn etwas Neues kommt, erscheinen hier Tipps.',
  'teach.next': 'Weiter',
  'teach.play_on': 'Weiterspielen',
  'teach.match': 'Meine erste Partie spielen',
  'teach.leave': 'Verlassen',
  'teach.seen': 'Verstanden',
  'teach.hush': 'Tipps ausschalten',
};
