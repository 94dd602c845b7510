// @ts-check
// Italian: tutorials and hints, as far as they are the same for all games.

/** @type {import('../js/words.js').Sentences} */
export const teachIt = {
  'teach.step': ({ n, of }) => `Passo ${n} di ${of}`,
  'teach.tutorial': 'Tutorial',
  'teach.hint': 'Consiglio',
  'teach.watch': 'Gioca come vuoi; quando c’è qualcosa di nuovo, si dice qui.',
  'teach.next': 'Avanti',
  'teach.play_on': 'Continua qui',
  'teach.match': 'Gioca la mia prima partita',
  'teach.leave': 'Esci',
  'teach.seen': 'Capito',
  'teach.hush': 'Basta consigli',
};
