// @ts-check
// Portuguese: the tutorial of Clans and the hints of a first match.

/** @type {import('../../../js/words.js').Sentences} */
export const teachPt = {
  'clans.teach.goal': ({ clan }) =>
    `És o ${clan}, e mais ninguém sabe. Cada clã tem cabanas por toda a terra; leva as tuas a aldeias ricas sem mostrar cedo de `
    + 'mais de quem são.',
  'clans.teach.from': 'Uma vez é uma jogada: leva todas as cabanas de um território, de qualquer cor. Escolhe um no mapa.',
  'clans.teach.to': 'Vão para um vizinho onde já há cabanas. Escolhe para onde.',
  'clans.teach.send': 'A seta mostra a jogada, e por baixo lês o que resulta. Envia-a.',
  'clans.teach.village':
    'Cabanas sem vizinhos ocupados tornam-se aldeia. Aqui uma jogada funda uma: quem a faz leva uma ficha, que é um ponto.',
  'clans.teach.score': ({ clan }) =>
    `Uma aldeia vale as suas cabanas para cada clã que lá vive. A escala mostra os cinco; como vai o ${clan} é segredo teu.`,
  'clans.teach.epoch':
    'A placa mostra as épocas: numa terra as aldeias rendem mais, noutra perecem. Com a última ficha acaba uma época.',
  'clans.teach.end': 'A décima segunda aldeia acaba a partida. Então mostram-se os clãs, e cada um soma as fichas aos pontos da escala.',
  'clans.teach.hint.secret': ({ clan }) => `És o ${clan}. Move também outras cabanas, ou verão quais são as tuas.`,
  'clans.teach.hint.found': 'Uma jogada tua podia fundar uma aldeia agora. Escolhe-a para leres quanto vale, e para quem.',
  'clans.teach.hint.order': 'Tu escolhes que aldeia vem primeiro: a próxima ficha pode ser de outra época.',
  'clans.teach.hint.epoch': 'Uma nova época: agora outra terra rende mais, e outra arruína as suas aldeias.',
};
