// @ts-check
// Portuguese: what is said of Stone Age outside of its tables.

/** @type {import('../../../js/words.js').Sentences} */
export const coverPt = {
  'stoneage.lead': 'Manda a tua gente caçar, cavar e construir. Uma partida dura meia hora, e os bots estão sempre prontos.',
  'option.harsh_winter': 'Inverno rigoroso',
  'option.harsh_winter.is': 'Junta uma pedra a um edifício ou um ouro a uma carta e pontua logo por isso.',
  'option.wild_animals': 'Animais selvagens',
  'option.wild_animals.is': 'Quatro animais saem do baralho e estragam os lançamentos de todos, até as tribos os expulsarem juntas.',
  'option.igloos': 'Iglus',
  'option.igloos.is': 'Uma pequena obra: três iguais em troca de pontos.',
  'option.new_huts': 'As novas cabanas',
  'option.new_huts.is': 'Seis edifícios que pontuam pouco e dão algo duradouro.',
  'option.mammoth_herd': 'Manada de mamutes',
  'option.mammoth_herd.is': 'Em cada ronda passa uma manada por um lugar. Quem lá trabalha pode tentar domar um mamute.',
  'option.expansion': 'A expansão',
  'option.expansion.is':
    'Um quinto jogador, joias, um mercador, uma escala de comércio, um quinto espaço de carta, novos edifícios e cartas.',
};
