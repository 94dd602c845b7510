// @ts-check
// Spanish: what is said of Stone Age outside of its tables.

/** @type {import('../../../js/words.js').Sentences} */
export const coverEs = {
  'stoneage.lead': 'Manda a tu gente a cazar, cavar y construir. Una partida dura media hora, y los bots siempre están listos.',
  'option.harsh_winter': 'Invierno duro',
  'option.harsh_winter.is': 'Añade una piedra a un edificio o un oro a una carta y puntúa por ello al momento.',
  'option.wild_animals': 'Animales salvajes',
  'option.wild_animals.is':
    'Cuatro animales salen del mazo y estropean las tiradas de todos, hasta que las tribus los ahuyentan juntas.',
  'option.igloos': 'Iglús',
  'option.igloos.is': 'Una pequeña obra: tres iguales a cambio de puntos.',
  'option.new_huts': 'Las nuevas cabañas',
  'option.new_huts.is': 'Seis edificios que puntúan poco y dan algo duradero.',
  'option.mammoth_herd': 'Manada de mamuts',
  'option.mammoth_herd.is': 'Cada ronda pasa una manada por un lugar. Quien trabaja allí puede intentar domar un mamut.',
  'option.expansion': 'La expansión',
  'option.expansion.is':
    'Un quinto jugador, joyas, un mercader, una escala de comercio, un quinto hueco de carta, edificios y cartas nuevos.',
};
