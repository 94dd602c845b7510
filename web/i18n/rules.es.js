// @ts-check
// Spanish words of the rules pages and of the help at the table; those of a game are in its folder.

/** @type {import('../js/rules/words.js').RuleSentences} */
export const rulesEs = {
  'rules.title': 'Reglas',
  'rules.table': 'Salidas y votaciones',
  'rules.contents': 'Índice',
  'rules.print': 'Imprimir',
  'rules.to_table': 'Volver a la mesa',
  'rules.your_turn': 'Te toca',
  'rules.in_match': 'en esta partida',
  'rules.example': 'Ejemplo',
  'provenance.sourced': 'con fuente',
  'provenance.inferred': 'deducida',
  'provenance.house': 'regla propia',
  'provenance.sourced.means': 'Lo dice una fuente publicada.',
  'provenance.inferred.means': 'Ninguna fuente lo dice con esas palabras; se sigue de lo que dicen.',
  'provenance.house.means': 'No se encontró la regla o el valor impreso. Es propuesta nuestra, y cambiará cuando aparezca el verdadero.',
  'help.more': 'Más en las reglas',
};
