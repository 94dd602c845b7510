// @ts-check
// Spanish: tutorials and hints, as far as they are the same for all games.

/** @type {import('../js/words.js').Sentences} */
export const teachEs = {
  'teach.step': ({ n, of }) => `Paso ${n} de ${of}`,
  'teach.tutorial': 'Tutorial',
  'teach.hint': 'Consejo',
  'teach.watch': 'Sigue jugando como quieras; si hay algo nuevo, se dice aquí.',
  'teach.next': 'Seguir',
  'teach.play_on': 'Seguir aquí',
  'teach.match': 'Jugar mi primera partida',
  'teach.leave': 'Salir',
  'teach.seen': 'Entendido',
  'teach.hush': 'Sin más consejos',
};
