// @ts-check
// French: tutorials and hints, as far as they are the same for all games.

/** @type {import('../js/words.js').Sentences} */
export const teachFr = {
  'teach.step': ({ n, of }) => `Étape ${n} sur ${of}`,
  'teach.tutorial': 'Tutoriel',
  'teach.hint': 'Conseil',
  'teach.watch': 'Joue comme tu veux ; dès qu’il y a du nouveau, c’est dit ici.',
  'teach.next': 'Continuer',
  'teach.play_on': 'Continuer ici',
  'teach.match': 'Ma première partie',
  'teach.leave': 'Quitter',
  'teach.seen': 'Compris',
  'teach.hush': 'Plus de conseils',
};
