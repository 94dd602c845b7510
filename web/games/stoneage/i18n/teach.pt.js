// @ts-check
// Portuguese: the tutorial of Stone Age and the hints of a first match.

/** @type {import('../../../js/words.js').Sentences} */
export const teachPt = {
  'stoneage.teach.goal':
    'Guias uma tribo. Os edifícios pontuam logo, as cartas sobretudo no fim, e ganha quem tem mais pontos. Em cada ronda colocas '
    + 'a tua gente, usa-la e alimenta-la.',
  'stoneage.teach.place': 'Manda gente trabalhar onde o tabuleiro brilha. Escolhe três e envia: cada um lança um dado por ti.',
  'stoneage.teach.buyer':
    'Uma pessoa numa carta ou num edifício pode comprá-lo mais tarde. O número é o preço; o que lá está vê-se todo antes de '
    + 'enviares.',
  'stoneage.teach.rest':
    'Agora o resto, um lugar por vez. A caça dá comida; ferramentas, campo e cabana fortalecem a tribo para sempre.',
  'stoneage.teach.use': 'Todos colocados. Usa a tua gente por qualquer ordem: primeiro quem recolhe, depois quem compra com isso.',
  'stoneage.teach.buy':
    'Agora compra. O botão paga com os recursos mais baratos; toca noutros para pagar com esses, ou deixa ficar. A tua pessoa '
    + 'volta a casa na mesma.',
  'stoneage.teach.feed': ({ n, food }) =>
    `A ronda acabou e a tua gente comeu, uma comida cada. Ao lado da comida vês o que vem: vão querer ${n} dos teus ${food}.`,
  'stoneage.teach.end':
    'Assim continua até as cartas acabarem ou uma pilha de edifícios ficar vazia. Então contam as cartas e o que resta, e a '
    + 'folha mostra cada ponto.',
  'stoneage.teach.hint.place': ({ touch }) => (touch
    ? 'Mantém o dedo num lugar para leres o que faz. '
    : 'Para num lugar para leres o que faz. ') + 'Os outros também ocupam lugares: primeiro o mais preciso.',
  'stoneage.teach.hint.use': 'O que recolhes agora pode pagar uma carta ou um edifício na mesma vez, por isso recolhe primeiro.',
  'stoneage.teach.hint.tools': 'Uma ferramenta soma o seu valor a um lançamento por ronda. Usa-a onde dá mais um.',
  'stoneage.teach.hint.pay': 'Os edifícios valem o que custam. Cartas com símbolos verdes diferentes valem juntas: vê o que tens.',
  'stoneage.teach.hint.pick': 'Cada um fica com um destes dados, tu primeiro: os mais altos dão mais.',
  'stoneage.teach.hint.food': ({ n, food }) => `A tua gente vai querer ${n} de comida e tens ${food}. Caça, ou paga com recursos.`,
};
