// @ts-check
// Portuguese: the rules of Stone Age, and what each thing at the table is. Numbers come from the server's tables.

import { formsOf } from '../../../js/words.js';

const { count } = formsOf('pt');

/** @type {import('../../../js/rules/words.js').RuleSentences} */
export const rulesPt = {
  'sa.title': 'As regras de Stone Age',
  'sa.lead':
    'Guia uma tribo pelas estações: manda a tua gente, tira o melhor do que traz, e dá de comer a todos. Dez minutos de leitura, '
    + 'e podes jogar.',
  'sa.part.base': 'O jogo',
  'sa.part.variants': 'Variantes',

  'sa.idea': 'Do que se trata',
  'sa.idea.1':
    'Em cada ronda **colocas** a tua gente no tabuleiro, depois **usa-la**, depois **alimenta-la**. Madeira, barro, pedra e ouro '
    + 'compram edifícios e cartas. Os edifícios pontuam logo; as cartas ajudam logo e pontuam outra vez no fim.',
  'sa.idea.2': 'Ganha quem tiver mais pontos quando acabarem as cartas ou uma pilha de edifícios.',
  'sa.idea.place': 'Colocar',
  'sa.idea.place.is': 'À vez, um lugar de cada vez, até ninguém poder colocar mais.',
  'sa.idea.use': 'Usar',
  'sa.idea.use.is': 'Um jogador após outro recolhe toda a sua gente, por qualquer ordem, e faz o que os lugares oferecem.',
  'sa.idea.feed': 'Alimentar',
  'sa.idea.feed.is': 'Todos precisam de uma comida por pessoa. Depois o jogador seguinte começa outra ronda.',

  'sa.setup': 'Antes da primeira ronda',
  'sa.setup.1': ({ people, food }) =>
    `Cada um começa com {people} **${people} pessoas** e {food} **${food} de comida**, e mais nada: sem ferramentas, campos nem pontos.`,
  'sa.setup.2': ({ cards, row, tiles }) =>
    `As ${cards} cartas de civilização baralham-se; ${row} ficam à vista. As peças de edifício baralham-se em pilhas de `
    + `${tiles}, tantas como os jogadores; o resto fica na caixa, sem se ver. O acaso diz quem começa.`,
  'sa.setup.3': 'Com menos jogadores o tabuleiro é mais apertado:',
  'sa.setup.players': 'Jogadores',
  'sa.setup.stacks': 'Pilhas de edifícios',
  'sa.setup.village': 'Lugares da aldeia usados por ronda',
  'sa.setup.each': 'Jogadores em cada floresta, barreiro, pedreira e rio',
  'sa.setup.all': 'todos',
  'sa.setup.hunt':
    'A caça está sempre aberta a todos. Que lugares da aldeia se usam depende de vós: os primeiros ocupados fecham os outros.',

  'sa.placing': 'Colocar gente',
  'sa.placing.1':
    'Começando pelo primeiro jogador e em roda, cada um põe **uma ou mais pessoas num lugar**. Depois é a vez do seguinte, uma e '
    + 'outra vez, até toda a gente estar nalgum lado.',
  'sa.placing.2':
    'Os anéis de um lugar dizem quantas pessoas cabem. Se já tens gente num lugar, não podes juntar mais nesta ronda: escolhe '
    + 'bem quantas vão.',
  'sa.placing.3': 'Não podes passar enquanto houver um lugar para onde ir. Se não houver, a tua última gente fica em casa.',
  'sa.placing.example':
    'Resta-te uma pessoa e só a cabana está livre. A cabana leva duas de uma tribo, por isso a pessoa fica em casa; tem de ser '
    + 'alimentada na mesma.',

  'sa.using': 'Usar a gente',
  'sa.using.1':
    'O primeiro jogador vai primeiro e usa **toda** a sua gente antes do seguinte. A ordem é tua: uma ferramenta feita antes '
    + 'pode ajudar no lançamento seguinte.',
  'sa.using.2':
    'Cada lugar tem de ser usado, mas ninguém é obrigado a comprar uma carta ou um edifício. Usado um lugar, a gente volta a '
    + 'casa.',

  'sa.gather': 'Caçar e recolher',
  'sa.gather.1': 'Lança um dado por cada pessoa lá e soma. Podem juntar-se **ferramentas**. Depois divide:',
  'sa.gather.each': ({ n }) => `cada ${n} inteiros`,
  'sa.gather.rings': ({ n }) => n ? `lugar para ${n}` : 'lugar para todos',
  'sa.gather.2': 'O que sobra da divisão perde-se. A reserva chega sempre.',
  'sa.gather.example': ({ total, divisor, gets, tool, sum, more }) =>
    `Três pessoas no barreiro fazem ${total}. Cada ${divisor} inteiros é um barro: **${gets}**. Com uma ferramenta de ${tool} `
    + `são ${sum}, e isso dá **${more}**.`,
  'sa.gather.mean': 'Em média, sem ferramentas',
  'sa.gather.people': ({ n }) => `${count(n, 'pessoa', 'pessoas')}`,

  'sa.village': 'A aldeia',
  'sa.village.1': 'Três lugares fortalecem a tua tribo para sempre.',
  'sa.village.2': 'Ir lá quando já estás no limite é permitido; só serve para afastar os outros.',

  'sa.tools': 'Ferramentas',
  'sa.tools.1':
    'As tuas três primeiras ferramentas são peças de valor 1. Cada uma das seguintes sobe em um a mais fraca, até 4 cada: 12 ao '
    + 'todo.',
  'sa.tools.2':
    'Depois de um lançamento podes juntar ferramentas: **só peças inteiras**, e **cada peça uma vez por ronda**. Uma usada volta '
    + 'na ronda seguinte.',
  'sa.tools.3':
    'Algumas cartas dão uma ferramenta de **um só uso**, de 2, 3 ou 4. Serve em qualquer lançamento, com as tuas peças. Não '
    + 'conta no fim.',
  'sa.tools.4':
    'As ferramentas ajudam na caça, nos quatro lugares de recursos e nas cartas que lançam dois dados. Os dados para todos não '
    + 'mudam com elas.',
  'sa.tools.growth': 'Peças, da primeira ferramenta à décima segunda',

  'sa.cards': 'Cartas de civilização',
  'sa.cards.1':
    'Uma pessoa numa carta pode comprá-la com **qualquer mistura** de madeira, barro, pedra e ouro. Quanto depende do espaço: o '
    + 'da esquerda custa mais. A comida não paga.',
  'sa.cards.2':
    'A **metade de cima** acontece logo. A **metade de baixo** conta no fim. No início de uma ronda as cartas que restam '
    + 'deslizam para a direita, onde são mais baratas, e chegam novas pela esquerda.',
  'sa.cards.top': ({ n }) => `As metades de cima das ${n} cartas`,
  'sa.cards.bottom': 'As metades de baixo',
  'sa.cards.times': ({ n }) => `${n} ×`,
  'sa.cards.dice': 'Dados para todos',
  'sa.cards.dice.is':
    'Lançam-se tantos dados como jogadores. Quem compra fica com um, depois os outros à vez; cada dado dá o que diz esta tabela.',
  'sa.cards.peek': 'As cartas que levaste da fila todos viram. Uma carta extra só tu conheces até ao fim.',

  'sa.buildings': 'Edifícios',
  'sa.buildings.1':
    'Uma pessoa na peça de cima de uma pilha pode construí-la. Paga o que pede, pontua logo, guarda a peça: conta para os teus '
    + 'construtores. A seguinte vira-se logo, mas só se pode levar na ronda seguinte.',
  'sa.buildings.values': 'O que pagas é o que pontuas:',
  'sa.buildings.count': ({ n, least, most }) => `${n} peças dizem o preço; fazem de ${least} a ${most}.`,
  'sa.buildings.example': ({ points }) =>
    `Uma peça pede cinco recursos de dois tipos. Pagas três de pedra e dois de madeira: **${points} pontos**.`,

  'sa.feeding': 'Alimentar',
  'sa.feeding.1':
    'Quando todos voltaram, recebes primeiro tanta comida como diz a tua **agricultura**. Depois paga uma comida por pessoa, '
    + 'também pelas recém-nascidas.',
  'sa.feeding.2': ({ penalty }) =>
    'Se faltar comida, vai-se toda. Então paga **um recurso por cada comida em falta**, à tua escolha, ou não pagues e **perde '
    + `${penalty} pontos**, falte quanto faltar. Os pontos podem descer abaixo de zero.`,
  'sa.feeding.example': ({ people, field, food, have, missing, penalty }) =>
    `${people} pessoas, agricultura ${field}, ${food} de comida em reserva: ${have} de comida para ${people} bocas, `
    + `faltam ${missing}. Dás ${missing} de madeira, ou guardas e perdes ${penalty} pontos.`,

  'sa.end': 'O fim',
  'sa.end.1': '**Cartas:** se no início de uma ronda o baralho já não enche todos os espaços, a partida acaba logo.',
  'sa.end.2': '**Edifícios:** quando uma pilha está vazia, a ronda joga-se até ao fim, comida incluída. Foi a última.',
  'sa.end.3': 'Depois todos contam. Ganha quem tiver mais pontos.',

  'sa.scoring': 'A contagem final',
  'sa.scoring.sets': 'Símbolos de cultura',
  'sa.scoring.sets.1': ({ signs, each }) =>
    `As cartas com a metade de baixo verde mostram um de ${signs} símbolos; cada um existe ${each} vezes. Faz filas de símbolos `
    + '**diferentes**: uma fila vale o seu comprimento vezes ele próprio. Uma segunda fila leva o que tens duas vezes.',
  'sa.scoring.sets.n': 'Símbolos numa fila',
  'sa.scoring.sets.points': 'Pontos',
  'sa.scoring.sets.example': ({ a, b, total }) =>
    `Cinco símbolos, um deles duas vezes: uma fila de ${a} e uma de ${b}. ${a} × ${a} + ${b} × ${b} = **${total} pontos**.`,
  'sa.scoring.trades': 'Gente de ofício',
  'sa.scoring.trades.1':
    'As cartas com a metade de baixo cor de areia mostram gente. Cada um vale tantas vezes quantas tens a coisa de que trata:',
  'sa.scoring.trades.sum': ({ n }) => `${n} em todas as cartas`,
  'sa.scoring.trades.example': ({ n, m, total }) => `${n} agricultores e agricultura ${m}: **${total} pontos**.`,
  'sa.scoring.rest': 'O que resta',
  'sa.scoring.rest.1':
    'Cada madeira, barro, pedra e ouro vale 1 ponto; a comida nada. Um “2 à escolha” nunca levado conta como dois recursos.',
  'sa.scoring.tie': 'Em caso de empate, somem agricultura, ferramentas e gente. Se ainda for igual, a vitória é partilhada.',

  'sa.rulings': 'Letra miúda',
  'sa.rulings.1': 'Onde as regras impressas se calam, esta mesa joga assim.',
  'sa.rulings.list': [
    'Não se pergunta o que só tem uma resposta: sem ferramentas, não há lançamento a melhorar; sem nada com que pagar, não há '
      + 'preço em que pensar. Para onde vai a gente, e quem age a seguir, pergunta-se sempre.',
    'Pode ir-se a uma carta ou edifício mesmo sem poder pagar. A pessoa volta simplesmente a casa.',
    '“2 à escolha” pode levar-se ao escolher a próxima gente, ao pagar um preço ou ao alimentar.',
    'O que passa de um limite perde-se: uma décima primeira pessoa, agricultura além de 10, ferramentas além de 12.',
    'Se duas peças são igualmente fracas, a nova ferramenta vai para a da esquerda, e de preferência para uma não usada.',
    'Com o baralho vazio uma carta extra não dá nada.',
    'Todos os que têm falta de comida decidem ao mesmo tempo.',
    'Se os dois fins coincidirem, os edifícios acabam a partida, depois de alimentar.',
    'Os empatados partilham o posto.',
  ],

  'help.place.tool_maker': 'Uma pessoa faz **uma ferramenta**. Uma ferramenta soma a um lançamento, uma vez por ronda.',
  'help.place.hut': 'Entram exatamente **duas pessoas** de uma tribo, e daí em diante tens **mais uma**. Dez no máximo.',
  'help.place.field': 'Uma pessoa sobe a tua **agricultura** em um: mais uma comida por ronda, até 10.',
  'help.place.hunt': ({ divisor }) =>
    `As pessoas que se quiser de todas as tribos. Um dado cada; cada ${divisor} inteiros é **1 comida**.`,
  'help.place.gather': ({ what, divisor, rings }) =>
    `Até ${rings} pessoas ao todo. Um dado cada; cada ${divisor} inteiros é **1 ${what}**.`,
  'help.place.players': ({ n }) => `Com estes jogadores, aqui pode estar ${count(n, 'tribo', 'tribos')} no máximo.`,
  'help.place.village': ({ n }) => `Com estes jogadores, por ronda usam-se ${n} dos lugares da aldeia.`,
  'help.place.card': ({ n }) =>
    `Uma pessoa pode comprar o que aqui está por **${count(n, 'recurso', 'recursos')}** de qualquer tipo, nunca comida.`,
  'help.place.building': 'Uma pessoa pode construir a peça de cima: paga o preço e pontua logo.',
  'help.place.empty': 'Aqui não há nada até à próxima ronda.',
  'help.stack': ({ n }) => `${count(n, 'peça', 'peças')} nesta pilha. Quando uma pilha está vazia, esta ronda é a última.`,

  'help.top.dice_for_all':
    'Lança tantos dados como jogadores. Tu ficas com um primeiro, depois os outros à vez: madeira, barro, pedra, ouro, uma '
    + 'ferramenta ou agricultura.',
  'help.top.food': 'Teu logo.',
  'help.top.resource': 'Teu logo.',
  'help.top.roll': 'Lança dois dados pelo recurso mostrado e divide como no seu lugar. As ferramentas podem ajudar.',
  'help.top.points': 'Pontua logo.',
  'help.top.tool': 'Uma ferramenta, como das ferramentas.',
  'help.top.agriculture': 'A agricultura sobe em um.',
  'help.top.extra_card': 'Tira a carta de cima do baralho. Só a metade de baixo conta para ti, e só tu a conheces.',
  'help.top.once_tool': 'Uma ferramenta para um só lançamento. Gasta-se com ele.',
  'help.top.two_of_choice': 'Dois recursos quaisquer, agora ou mais tarde na partida.',

  'help.bottom.culture': 'Um símbolo de cultura. No fim uma fila de símbolos diferentes vale o seu comprimento vezes ele próprio.',
  'help.bottom.farmer': 'No fim cada agricultor faz tantos pontos como a tua agricultura.',
  'help.bottom.tool_maker': 'No fim cada artesão faz a soma das tuas ferramentas.',
  'help.bottom.hut_builder': 'No fim cada construtor faz o número dos teus edifícios.',
  'help.bottom.shaman': 'No fim cada xamã faz o número das tuas pessoas.',

  'help.building.fixed': ({ price, points }) => `Paga ${price}, faz **${points} pontos**.`,
  'help.building.kinds': ({ n, kinds }) =>
    `Paga ${n} recursos de exatamente ${count(kinds, 'tipo', 'tipos')}, à tua escolha. Pontua o que valem.`,
  'help.building.any': ({ least, most }) => `Paga de ${least} a ${most} recursos de qualquer tipo. Pontua o que valem.`,
  'help.building.worth': ({ wood, brick, stone, gold }) => `A madeira vale ${wood}, o barro ${brick}, a pedra ${stone}, o ouro ${gold}.`,

  'help.thing.wood': ({ n }) => `Da floresta. Vale ${n} num edifício, 1 ponto se sobrar no fim.`,
  'help.thing.brick': ({ n }) => `Do barreiro. Vale ${n} num edifício, 1 ponto se sobrar no fim.`,
  'help.thing.stone': ({ n }) => `Da pedreira. Vale ${n} num edifício, 1 ponto se sobrar no fim.`,
  'help.thing.gold': ({ n }) => `Do rio. Vale ${n} num edifício, 1 ponto se sobrar no fim.`,
  'help.thing.food': 'Uma por pessoa no fim da ronda. Nunca paga cartas nem edifícios.',
  'help.thing.tools': 'Cada peça pode juntar-se a um lançamento por ronda. As riscadas foram usadas. As redondas servem uma vez só.',
  'help.thing.agriculture': 'Tanta comida entra em cada ronda antes de alimentares.',
  'help.thing.people': 'Os de casa destacam-se, os do tabuleiro são pálidos. Todos comem.',
  'help.thing.buildings': 'Os teus edifícios. Os construtores contam-nos outra vez no fim.',
  'help.thing.extra_card': 'Uma carta tirada sem ver: a metade de baixo conta no fim.',
  'help.thing.two_of_choice': 'Ainda por levar: dois recursos quaisquer, na tua vez ou ao alimentar.',
  'help.thing.score': 'Pontos até agora. Entre parênteses: quantos seriam se a partida acabasse já.',
  'help.thing.start': 'Começa esta ronda. A marca passa para a esquerda em cada ronda.',
  'help.thing.food.title': 'Comida',
  'help.thing.tools.title': 'Ferramentas',
  'help.thing.agriculture.title': 'Agricultura',
  'help.thing.people.title': 'Gente',
  'help.thing.buildings.title': 'Edifícios',
  'help.thing.extra_card.title': 'Carta extra',
  'help.thing.two_of_choice.title': '2 à escolha',
  'help.thing.score.title': 'Pontos',
  'help.thing.start.title': 'Primeiro jogador',
  'help.card': 'Carta de civilização',
};
