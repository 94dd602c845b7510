// @ts-check
// Portuguese: the variants of Stone Age. One sentence or two for each row of the server's table `variant_rules`, by its id.

import { formsOf } from '../../../js/words.js';

const { count } = formsOf('pt');

/** @type {import('../../../js/rules/words.js').RuleSentences} */
export const variantsPt = {
  'var.intro': 'Variantes',
  'var.intro.1':
    'Cada uma pode ser escolhida ao abrir uma mesa, sozinha ou com outras. Saíram em pequenas caixas ao longo dos anos; nem tudo '
    + 'o que nelas se imprimiu se encontra hoje.',
  'var.intro.2': 'Por isso cada regra abaixo diz quão bem é conhecida:',
  'var.together': 'Várias ao mesmo tempo',
  'var.together.1': 'Todas as variantes combinam. Com todas, uma ronda corre assim:',
  'var.together.list': [
    'As cartas deslizam e são repostas. Um animal que entra na fila conta logo.',
    'As novas cabanas dão o seu rendimento.',
    'A manada anda, e a sua peça vira-se.',
    'Colocar, depois usar a gente.',
    'Os animais com gente bastante são expulsos, da direita para a esquerda.',
    'O mamute é domado.',
    'Alimentar.',
  ],
  'var.provenance': 'Como o sabemos',

  'rule.HW1': 'Ao comprar uma carta podes juntar 1 ouro ao preço e fazer logo **6 pontos**.',
  'rule.HW2': 'Um ouro a mais por carta, no máximo.',
  'rule.HW3': 'Ao construir um edifício com o sinal podes juntar 1 pedra ao preço e fazer logo **5 pontos**.',
  'rule.HW4': 'Uma pedra a mais por edifício, no máximo.',
  'rule.HW5': 'Se um edifício aceita a pedra a mais depende da sua peça: em papel, do lado de inverno.',
  'rule.HW6': 'Aceita-a todo o edifício que diz o preço; os de escolha livre não.',
  'rule.HW7': 'Novas cabanas, edifícios da expansão e iglus não a aceitam.',
  'rule.HW8': 'O ouro pode juntar-se em cada espaço de carta, também no de joias.',
  'rule.HW9': 'A segunda carta tapada da expansão não se compra sozinha: não há outro ouro para ela.',
  'rule.HW10': 'A pedra e o ouro a mais saem da tua reserva, nunca de uma troca feita agora.',
  'rule.HW11': 'Pagam-se com o preço e pontuam logo. No fim da partida nada muda.',

  'rule.WA1': 'Quatro animais são baralhados nas cartas.',
  'rule.WA2': 'São o urso-polar, o javali, o lobo e a ave de rapina.',
  'rule.WA2b': 'Há um de cada.',
  'rule.WA3': 'Um animal virado fica até ser expulso. Não se pode comprar.',
  'rule.WA4': 'Enquanto lá está baixa os lançamentos em 1, 2 ou 3.',
  'rule.WA5': 'Que animal baixa quanto está na tabela abaixo.',
  'rule.WA6': 'Tira-se da soma de um lançamento, uma vez, não de cada dado. A soma não desce de 0, e as ferramentas juntam-se depois.',
  'rule.WA7': 'Diz respeito a todos, na caça, nos quatro lugares de recursos e nas cartas que lançam dois dados por um recurso.',
  'rule.WA8': 'Dados que se leem um a um ficam como caíram: dados para todos, a recompensa por expulsar, a disputa por um mamute.',
  'rule.WA9': 'Vários animais somam-se.',
  'rule.WA10': 'Para expulsar um animal têm de lá estar tantas pessoas como jogadores, de quaisquer tribos.',
  'rule.WA11':
    'Um animal é um lugar com esses anéis. Podes pôr lá uma ou mais pessoas, uma vez por ronda; as tribos podem partilhá-lo, ou '
    + 'uma enchê-lo sozinha. Não conta como lugar de recursos nem da aldeia.',
  'rule.WA12': 'Têm de lá estar todas numa mesma ronda. Se forem poucas, voltam sem recompensa e o animal fica.',
  'rule.WA13': 'É expulso quando todos usaram a sua gente, antes de alimentar. Até lá vale o seu castigo.',
  'rule.WA14': 'Por cada pessoa tua lá lanças um dado e recebes o que mostra.',
  'rule.WA15': 'Os dados dão o que dão os dados para todos: madeira, barro, pedra, ouro, uma ferramenta, agricultura.',
  'rule.WA16': 'Começando pelo primeiro jogador, sem ferramentas. O que passa de um limite perde-se.',
  'rule.WA17': 'O animal ocupa o seu espaço, por isso lá não se compra carta. Desliza para a direita como as cartas.',
  'rule.WA18': 'Um animal expulso sai da partida. O seu espaço fica vazio até à ronda seguinte.',
  'rule.WA19': 'A primeira fila dá-se sem animais; depois são baralhados no resto.',
  'rule.WA20':
    'Quando se tira uma carta sem ver e em cima está um animal, leva-se a próxima que não o seja, e baralha-se o resto outra vez.',
  'rule.WA21': 'Os animais no baralho contam como cartas ao repor a fila. Os que restam no fim nada fazem.',

  'rule.IG1': 'Um iglu custa **3 recursos de um tipo**.',
  'rule.IG2': 'Pontua logo o que valem: tanto como num edifício.',
  'rule.IG3': 'Não é um edifício: os construtores não o contam.',
  'rule.IG4': 'O comércio da expansão não o pode pagar.',
  'rule.IG5': 'Há dois iglus por jogador.',
  'rule.IG6': 'Há um lugar para uma pessoa: um iglu por ronda. Quando acabam, o lugar fecha.',
  'rule.IG7': 'Não é um lugar da aldeia, por isso poucos jogadores não o fecham.',
  'rule.IG8': 'Quem não pode ou não quer pagar leva a pessoa para casa; o iglu fica.',
  'rule.IG9': 'Quando acabam a partida continua.',
  'rule.IG10': 'As joias não o podem pagar.',
  'rule.IG11': 'O Inverno rigoroso não lhe junta pedra.',
  'rule.IG12': 'Pode usar-se com ou sem Inverno rigoroso.',

  'rule.NH1': 'Há 6 peças novas.',
  'rule.NH2': 'Três trazem 1 madeira, 1 barro ou 1 pedra por ronda; as outras dão uma pessoa, uma ferramenta ou um campo, uma vez.',
  'rule.NH3': 'Uma peça para cada.',
  'rule.NH4': 'Fazem logo menos pontos do que outros edifícios desse preço.',
  'rule.NH5': 'São edifícios: os construtores contam-nas.',
  'rule.NH6': 'São baralhadas com todos os outros edifícios antes de se fazerem as pilhas.',
  'rule.NH7': 'O que custam e pontuam está na tabela abaixo.',
  'rule.NH8': 'O rendimento vem no início de cada ronda, a partir da próxima, antes de colocar. Não é preciso lá ninguém.',
  'rule.NH9': 'Com dez pessoas, doze ferramentas ou agricultura 10 a cabana constrói-se na mesma, mas o que dá perde-se.',

  'rule.MH1': '16 peças de bónus formam uma pilha tapada; há uma manada.',
  'rule.MH2': 'A frente de uma peça mostra um bónus para um e um bónus para todos, o verso um recurso.',
  'rule.MH3': 'Vai com o jogo base e com qualquer outra variante.',
  'rule.MH4':
    'No início de uma ronda a manada vai ao lugar do recurso em cima da pilha. Essa peça vira-se; a nova de cima mostra onde '
    + 'estará depois.',
  'rule.MH5': 'Acabada a pilha a manada foi-se, e a partida continua sem ela.',
  'rule.MH6': 'Cada um dos quatro recursos está no verso de quatro peças.',
  'rule.MH7':
    'Depois de lançar no lugar da manada e levar o que deu, podes mandar à peça uma ou mais das pessoas que lá trabalharam. As '
    + 'outras voltam; mais ninguém pode ir.',
  'rule.MH8': 'Cada uma custa logo 1 comida; um recurso pode substituí-la.',
  'rule.MH9': 'Podes pagar com recursos mesmo tendo comida.',
  'rule.MH10': 'O mamute é domado quando todos usaram a sua gente, antes de alimentar.',
  'rule.MH11':
    'Se vieram várias tribos, cada uma lança um dado por pessoa. O dado mais alto doma o mamute, os outros são rivais. As somas '
    + 'não contam.',
  'rule.MH12': 'Quem veio só doma-o sem lançar.',
  'rule.MH13': 'Se ninguém veio, a peça sai da partida.',
  'rule.MH14':
    'Num empate decidem os dados seguintes, e assim por diante; ganha quem ainda tem dados. Se todos forem iguais, os empatados '
    + 'lançam um dado cada até se decidir.',
  'rule.MH15': 'Quem doma leva o bónus para um ou o bónus para todos; cada rival leva o bónus para todos.',
  'rule.MH16': 'Uma vez por jogador, viesse quem viesse.',
  'rule.MH17': 'Quem doma fica com a peça, fosse qual fosse o bónus.',
  'rule.MH18': 'Quem doma leva primeiro, depois os rivais em roda.',
  'rule.MH19': 'No fim o jogador com mais peças faz **10 pontos**.',
  'rule.MH20': 'Se vários tiverem mais, cada um faz 10.',
  'rule.MH21': 'O que as peças dão está na tabela abaixo.',

  'rule.EX1': 'Jogam de dois a cinco. O quinto jogador tem dez pessoas e um tabuleiro como os outros.',
  'rule.EX2':
    'A caixa traz um tabuleiro para sobrepor, joias, 9 edifícios, 9 cartas, peças de pontos altos e marcadores; as novas cabanas '
    + 'também lá vinham.',
  'rule.EX3': 'Um dente é uma joia, um anel três.',
  'rule.EX4': 'As joias nunca acabam.',
  'rule.EX5': 'Todos começam com 5 pessoas, 12 de comida e 1 joia, e na casa 0 da escala de comércio.',
  'rule.EX6': 'Todos os edifícios são baralhados; uma pilha de 7 por jogador, cinco pilhas para cinco.',
  'rule.EX7': 'O baralho tem 45 cartas: 36 e 9 novas.',
  'rule.EX8': 'O mercador é um novo lugar da aldeia para exatamente 2 pessoas de uma tribo.',
  'rule.EX9': 'O mercador traz **2 níveis** na escala de comércio e **2 joias**.',
  'rule.EX10': 'A escala de comércio vai de 0 a 10.',
  'rule.EX11':
    'Os lugares da aldeia são ferramentas, cabana, campo e mercador. Quatro jogadores usam três por ronda, dois ou três '
    + 'jogadores dois.',
  'rule.EX11b': 'Cinco jogadores usam os quatro.',
  'rule.EX12':
    'Floresta, barreiro, pedreira e rio são como sempre: uma tribo cada com dois jogadores, duas com três, sem limite com quatro '
    + 'e cinco.',
  'rule.EX13': 'Na caça cada 2 inteiros é 1 comida ou 1 joia.',
  'rule.EX14': 'Um lançamento pode repartir-se entre as duas como quiseres.',
  'rule.EX15': 'As joias não são um recurso: não alimentam ninguém e nada fazem no fim.',
  'rule.EX15b': 'Só pagam onde se nomeiam joias: no quinto espaço, pela segunda carta, nalguns edifícios e numa troca.',
  'rule.EX16': 'Não substituem comida ao domar um mamute.',
  'rule.EX17': 'Uma carta no quinto espaço custa **3 joias**, e nada mais serve.',
  'rule.EX18': 'Quem lá comprou pode pagar mais 3 joias pela carta de cima do baralho, sem a ver. A sua metade de cima não se usa.',
  'rule.EX19': 'O quinto espaço fica à esquerda dos outros. As cartas deslizam dele para a direita; usam-se sempre cinco espaços.',
  'rule.EX20': 'A partida acaba como sempre; agora há cinco espaços a encher.',
  'rule.EX21': 'Comércio: nada no nível 0, dar 2 por 1 até ao nível 3, 1 por 1 a partir do nível 4, e por fim 1 por 2.',
  'rule.EX21b': 'De 5 a 8 fica 1 por 1, em 10 dás 1 e recebes 2. Do 9 nada se sabe; aqui é 1 por 1.',
  'rule.EX22':
    'Podes trocar uma vez por ronda, ao pagar uma carta ou um edifício; não por um iglu, nem pelos extras do Inverno rigoroso.',
  'rule.EX23': 'É uma só troca à tua taxa. O que dás e recebes podem ser recursos e joias de qualquer tipo.',
  'rule.EX24': 'O que recebes entra nesse pagamento. Se só houver lugar para uma peça, a segunda perde-se.',
  'rule.EX25': 'As joias de uma troca podem pagar no quinto espaço e pela segunda carta.',
  'rule.EX26': 'Nos edifícios de escolha livre o que recebeste conta como qualquer recurso: para tipos, número e pontos.',
  'rule.EX27': 'Alguns edifícios novos têm joias no preço.',
  'rule.EX28': 'Algumas cartas novas dão joias.',
  'rule.EX29': 'Algumas cartas novas lançam dados para todos, com uma tabela própria.',
  'rule.EX30': 'Algumas cartas novas mostram mercadores: no fim cada um faz o teu nível de comércio.',
  'rule.EX31': 'Os 9 edifícios estão na tabela abaixo.',
  'rule.EX32': 'As 9 cartas também.',
  'rule.EX33': 'Os seus dados para todos dão: 1 madeira, 2 barro, 3 pedra, 4 ouro, 5 duas joias, 6 um nível de comércio.',
  'rule.EX34': 'Os empates resolvem-se como sempre.',
  'rule.EX35': 'As novas cabanas podem juntar-se ou não.',

  'var.animal.bird_of_prey': 'ave de rapina',
  'var.animal.wolf': 'lobo',
  'var.animal.wild_boar': 'javali',
  'var.animal.polar_bear': 'urso-polar',
  'var.bonus.wood_each_round': '1 madeira em cada ronda',
  'var.bonus.brick_each_round': '1 barro em cada ronda',
  'var.bonus.stone_each_round': '1 pedra em cada ronda',
  'var.bonus.person': 'uma pessoa',
  'var.bonus.tool': 'uma ferramenta',
  'var.bonus.agriculture': '+1 de agricultura',
  'var.bonus.food_2': '2 de comida',
  'var.bonus.wood': '1 de madeira',
  'var.bonus.brick': '1 de barro',
  'var.bonus.stone_and_wood': '1 de pedra e 1 de madeira',
  'var.bonus.points_7': '7 pontos',
  'var.bonus.points_3': '3 pontos',
  'value.trade_dice': 'Dados para todos, nova tabela',
  'value.worth_plus': ({ n }) => `o que valem, e ${n}`,
  'var.winter.count': ({ n, of }) => `${n} dos ${of} edifícios aceitam a pedra a mais.`,
  'var.animals': 'Os animais',
  'var.animal': 'Animal',
  'var.penalty': 'Tira a cada lançamento',
  'var.igloos.worth': 'O que faz um iglu',
  'var.huts': 'As seis cabanas',
  'var.gives': 'Dá',
  'var.price': 'Preço',
  'var.points': 'Pontos',
  'var.mammoths': 'As dezasseis peças',
  'var.herd_at': 'Manada em',
  'var.for_one': 'Para um',
  'var.for_all': 'Para todos',
  'var.track': 'A escala de comércio',
  'var.level': 'Nível',
  'var.give': 'Dar',
  'var.get': 'Receber',
  'var.buildings': 'Os novos edifícios',
  'var.cards': 'As novas cartas',
  'var.upper': 'Logo',
  'var.lower': 'No fim',
  'var.dice': 'Os seus dados para todos',

  'help.place.merchant': 'Exatamente **duas pessoas** de uma tribo trazem **dois níveis** na escala de comércio e **duas joias**.',
  'help.place.igloo': ({ worth }) =>
    `Uma pessoa pode construir um iglu: **três recursos de um tipo**, pontuado logo (${worth}). Não é um edifício.`,
  'help.place.card_5': ({ n }) =>
    `Uma pessoa pode comprar o que aqui está por **${count(n, 'joia', 'joias')}**, e depois a carta de cima do baralho por outro `
    + 'tanto.',
  'help.place.animal': ({ n }) =>
    `**${n} pessoas** numa ronda expulsam-no, de todas as tribos juntas. Cada uma lança um dado como recompensa: madeira, barro, `
    + 'pedra, ouro, uma ferramenta, agricultura.',
  'help.animal': ({ n }) => `Enquanto aqui está cada lançamento por bens vale **menos ${n}**. Não se pode comprar.`,
  'help.top.trade_dice_for_all':
    'Lança tantos dados como jogadores. Tu ficas com um primeiro, depois os outros à vez: madeira, barro, pedra, ouro, duas '
    + 'joias ou um nível de comércio.',
  'help.top.trade_level': 'O teu marcador sobe na escala de comércio.',
  'help.bottom.merchant': 'No fim cada mercador faz o teu nível na escala de comércio.',
  'help.building.jewelled': ({ price, points }) => `Paga ${price}, faz **${points} pontos**.`,
  'help.building.plus': ({ n, kinds, jewelry, plus }) =>
    `Paga ${n} recursos de exatamente ${kinds} tipos e ${count(jewelry, 'joia', 'joias')}. Pontua o que valem os recursos, e `
    + `${plus}.`,
  'help.building.bonus': ({ bonus }) => `Dá **${bonus}**.`,
  'help.building.winter': ({ points }) => `Inverno rigoroso: uma pedra a mais faz mais ${points}.`,
  'help.winter.card': ({ points }) => `Inverno rigoroso: um ouro a mais faz ${points} pontos.`,
  'help.thing.jewelry': 'Não é um recurso: paga onde se nomeiam joias, e numa troca. Não alimenta ninguém e nada faz no fim.',
  'help.thing.jewelry.title': 'Joias',
  'help.thing.trade': ({ rate }) =>
    `Uma vez por ronda, ao pagar uma carta ou um edifício, uma troca: ${rate}. Os mercadores fazem este nível no fim.`,
  'help.thing.trade.none':
    'Ainda sem comércio. Duas pessoas no mercador trazem dois níveis. Os mercadores nas cartas fazem este nível no fim.',
  'help.thing.trade.track': 'Escala de comércio',
  'help.thing.trade.title': ({ level }) => `Nível de comércio ${level}`,
  'help.thing.trade.rate': ({ give, get }) => `dá ${give}, recebe ${get}`,
  'help.thing.mammoths': 'Peças de mamutes domados. Quem tiver mais faz 10 pontos no fim.',
  'help.thing.mammoths.title': 'Mamutes',
  'help.thing.igloos': 'Iglus construídos até agora. Os seus pontos já estão contados, e não são edifícios.',
  'help.igloos_left': ({ n }) => `Restam ${n}. Quando acabam a partida continua.`,
  'help.thing.igloos.title': 'Iglus',
  'help.thing.herd': 'A manada está neste lugar nesta ronda. Quem aqui trabalhou pode mandar gente à peça, 1 comida cada.',
  'help.thing.herd.title': 'A manada',
  'help.mammoth': ({ one, all }) => `Quem doma o mamute leva **${one}** ou **${all}**; cada rival leva **${all}**.`,
  'help.mammoth.title': 'A peça do mamute',
  'help.mammoth.contest': 'O dado mais alto dos que vieram doma-o, quando todos usaram a sua gente.',
  'var.tile.one': '1',
  'var.tile.all': 'todos',
};
