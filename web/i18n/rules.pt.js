// @ts-check
// Portuguese words of the rules pages and of the help at the table; those of a game are in its folder.

/** @type {import('../js/rules/words.js').RuleSentences} */
export const rulesPt = {
  'rules.title': 'Regras',
  'rules.table': 'Saídas e votações',
  'rules.contents': 'Índice',
  'rules.print': 'Imprimir',
  'rules.to_table': 'Voltar à mesa',
  'rules.your_turn': 'É a tua vez',
  'rules.in_match': 'nesta partida',
  'rules.example': 'Exemplo',
  'provenance.sourced': 'com fonte',
  'provenance.inferred': 'deduzida',
  'provenance.house': 'regra da casa',
  'provenance.sourced.means': 'Diz-lo uma fonte publicada.',
  'provenance.inferred.means': 'Nenhuma fonte o diz com essas palavras; segue-se do que dizem.',
  'provenance.house.means': 'A regra ou o valor impresso não se encontrou. É uma proposta nossa, e muda quando aparecer o verdadeiro.',
  'help.more': 'Mais nas regras',
};
