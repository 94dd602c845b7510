// @ts-check
// Dutch: tutorials and hints, as far as they are the same for all games.

/** @type {import('../js/words.js').Sentences} */
export const teachNl = {
  'teach.step': ({ n, of }) => `Stap ${n} van ${of}`,
  'teach.tutorial': 'Uitleg',
  'teach.hint': 'Tip',
  'teach.watch': 'Speel verder zoals je wilt; is er iets nieuws, dan staat het hier.',
  'teach.next': 'Verder',
  'teach.play_on': 'Hier verder spelen',
  'teach.match': 'Mijn eerste partij spelen',
  'teach.leave': 'Weg',
  'teach.seen': 'Begrepen',
  'teach.hush': 'Geen tips meer',
};
