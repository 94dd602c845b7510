// @ts-check
// French: tutorials and hints, as far as they are the same for all games.

/** @type {import('../js/words.js').Sentences} */
export const teachFr = {
  'teach.step': ({ n, of }) => `Étape ${n} sur ${of}`,
  'teach.tutorial': 'Tutoriel',
  'teach.hint': 'Astuce',
  'teach.watch': 'Continue à jouer. Des astuces s’affichent ici dès qu’il y a du nouveau.',
  'teach.next': 'Suivant',
  'teach.play_on': 'Continuer à jouer',
  'teach.match': 'Jouer ma première partie',
  'teach.leave': 'Quitter',
  'teach.seen': 'Compris',
  'teach.hush': 'Désactiver les astuces',
};
