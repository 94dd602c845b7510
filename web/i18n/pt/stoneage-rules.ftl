### Stoneage: rules, and the help at the table.

## stoneage-rules: the rules of Stone Age, and what each thing at the table is

sa-title = As regras de Stone Age
sa-lead = Guia uma tribo pelas estações: manda a tua gente, tira o melhor do que traz, e dá de comer a todos. Dez minutos de leitura, e podes jogar.
sa-part-base = O jogo
sa-part-variants = Variantes

sa-idea = Do que se trata
sa-idea-1 = Em cada ronda **colocas** a tua gente no tabuleiro, depois **usa-la**, depois **alimenta-la**. Com madeira, barro, pedra e ouro pagam-se edifícios e cartas. Os edifícios pontuam logo; as cartas ajudam logo e pontuam outra vez no fim.
sa-idea-2 = Ganha quem tiver mais pontos quando acabarem as cartas ou uma pilha de edifícios.
sa-idea-place = Colocar
sa-idea-place-is = À vez, um lugar de cada vez, até ninguém poder colocar mais.
sa-idea-use = Usar
sa-idea-use-is = Um jogador após outro recolhe toda a sua gente, por qualquer ordem, e faz o que os lugares oferecem.
sa-idea-feed = Alimentar
sa-idea-feed-is = Todos precisam de uma comida por pessoa. Depois o jogador seguinte começa outra ronda.

sa-setup = Antes da primeira ronda
sa-setup-1 = Cada um começa com { ICON("people") } **{ $people } pessoas** e { ICON("food") } **{ $food } de comida**, e mais nada: sem ferramentas, campos nem pontos.
sa-setup-2 = As { $cards } cartas de civilização baralham-se; { $row } ficam à vista. As peças de edifício baralham-se em pilhas de { $tiles }, tantas como os jogadores; o resto fica na caixa, sem se ver. O acaso diz quem começa.
sa-setup-3 = Com menos jogadores o tabuleiro é mais apertado:
sa-setup-players = Jogadores
sa-setup-stacks = Pilhas de edifícios
sa-setup-village = Lugares da aldeia usados por ronda
sa-setup-each = Jogadores em cada floresta, barreiro, pedreira e rio
sa-setup-all = todos
sa-setup-hunt = A caça está sempre aberta a todos. Que lugares da aldeia se usam depende de vós: os primeiros ocupados fecham os outros.

sa-placing = Colocar gente
sa-placing-1 = Começando pelo primeiro jogador e em roda, cada um põe **uma ou mais pessoas num lugar**. Depois é a vez do seguinte, uma e outra vez, até toda a gente estar nalgum lado.
sa-placing-2 = Os anéis de um lugar dizem quantas pessoas cabem. Se já tens gente num lugar, não podes juntar mais nesta ronda: escolhe bem quantas vão.
sa-placing-3 = Não podes passar enquanto houver um lugar para onde ir. Se não houver, a tua última gente fica em casa.
sa-placing-example = Resta-te uma pessoa e só a cabana está livre. A cabana leva duas de uma tribo, por isso a pessoa fica em casa; tem de ser alimentada na mesma.

sa-using = Usar a gente
sa-using-1 = O primeiro jogador vai primeiro e usa **toda** a sua gente antes do seguinte. A ordem é tua: uma ferramenta feita antes pode ajudar no lançamento seguinte.
sa-using-2 = Cada lugar tem de ser usado, mas ninguém é obrigado a comprar uma carta ou um edifício. Usado um lugar, a gente volta a casa.

sa-gather = Caçar e recolher
sa-gather-1 = Lança um dado por cada pessoa lá e soma. Podem juntar-se **ferramentas**. Depois divide:
sa-gather-each = cada { $n } inteiros
sa-gather-rings =
    { $n ->
        [none] lugar para todos
       *[other] lugar para { $n }
    }
sa-gather-2 = O que sobra da divisão perde-se. A reserva chega sempre.
sa-gather-example = Três pessoas no barreiro fazem { $total }. Cada { $divisor } inteiros é um barro: **{ $gets }**. Com uma ferramenta de { $tool } são { $sum }, e isso dá **{ $more }**.
sa-gather-mean = Em média, sem ferramentas
sa-gather-people =
    { $n ->
        [one] { $n } pessoa
       *[other] { $n } pessoas
    }

sa-village = A aldeia
sa-village-1 = Três lugares fortalecem a tua tribo para sempre.
sa-village-2 = Ir lá quando já estás no limite é permitido; só serve para afastar os outros.

sa-tools = Ferramentas
sa-tools-1 = As tuas três primeiras ferramentas são peças de valor 1. Cada uma das seguintes sobe em um a mais fraca, até 4 cada: 12 ao todo.
sa-tools-2 = Depois de um lançamento podes juntar ferramentas: **só peças inteiras**, e **cada peça uma vez por ronda**. Uma usada volta na ronda seguinte.
sa-tools-3 = Algumas cartas dão uma ferramenta de **um só uso**, de 2, 3 ou 4. Serve em qualquer lançamento, com as tuas peças. Não conta no fim.
sa-tools-4 = As ferramentas ajudam na caça, nos quatro lugares de recursos e nas cartas que lançam dois dados. Os dados para todos não mudam com elas.
sa-tools-growth = Peças, da primeira ferramenta à décima segunda

sa-cards = Cartas de civilização
sa-cards-1 = Uma pessoa numa carta pode comprá-la com **qualquer mistura** de madeira, barro, pedra e ouro. Quanto depende do espaço: o da esquerda custa mais. A comida não paga.
sa-cards-2 = A **metade de cima** acontece logo. A **metade de baixo** conta no fim. No início de uma ronda as cartas que restam deslizam para a direita, onde são mais baratas, e chegam novas pela esquerda.
sa-cards-top = As metades de cima das { $n } cartas
sa-cards-bottom = As metades de baixo
sa-cards-times = { $n } ×
sa-cards-dice = Dados para todos
sa-cards-dice-is = Lançam-se tantos dados como jogadores. Quem compra fica com um, depois os outros à vez; cada dado dá o que diz esta tabela.
sa-cards-peek = As cartas que levaste da fila todos viram. Uma carta extra só tu conheces até ao fim.

sa-buildings = Edifícios
sa-buildings-1 = Uma pessoa na peça de cima de uma pilha pode construí-la. Paga o que pede, pontua logo, guarda a peça: conta para os teus construtores. A seguinte vira-se logo, mas só se pode levar na ronda seguinte.
sa-buildings-values = O que pagas é o que pontuas:
sa-buildings-count = { $n } peças têm um preço fixo; fazem de { $least } a { $most }.
sa-buildings-example = Uma peça pede cinco recursos de dois tipos. Pagas três de pedra e dois de madeira: **{ $points } pontos**.

sa-feeding = Alimentar
sa-feeding-1 = Quando todos voltaram, recebes primeiro tanta comida como indica a tua **agricultura**. Depois paga uma comida por pessoa, também pelas recém-nascidas.
sa-feeding-2 = Se faltar comida, vai-se toda. Então paga **um recurso por cada comida em falta**, à tua escolha, ou não pagues e **perde { $penalty } pontos**, falte quanto faltar. Os pontos podem descer abaixo de zero.
sa-feeding-example = { $people } pessoas, agricultura { $field }, { $food } de comida em reserva: { $have } de comida para { $people } bocas, faltam { $missing }. Dás { $missing } de madeira, ou guardas e perdes { $penalty } pontos.

sa-end = O fim
sa-end-1 = **Cartas:** se no início de uma ronda o baralho já não enche todos os espaços, a partida acaba logo.
sa-end-2 = **Edifícios:** quando uma pilha está vazia, a ronda joga-se até ao fim, comida incluída. Foi a última.
sa-end-3 = Depois todos contam. Ganha quem tiver mais pontos.

sa-scoring = A contagem final
sa-scoring-sets = Símbolos de cultura
sa-scoring-sets-1 = As cartas com a metade de baixo verde mostram um de { $signs } símbolos; cada um aparece { $each } vezes. Forma séries de símbolos **diferentes**: uma série vale o seu tamanho ao quadrado. Os repetidos formam uma segunda série.
sa-scoring-sets-n = Símbolos numa fila
sa-scoring-sets-points = Pontos
sa-scoring-sets-example = Cinco símbolos, um deles duas vezes: uma fila de { $a } e uma de { $b }. { $a } × { $a } + { $b } × { $b } = **{ $total } pontos**.
sa-scoring-trades = Gente de ofício
sa-scoring-trades-1 = As cartas com a metade de baixo cor de areia mostram ofícios. Cada figura vale um ponto por cada coisa do seu tipo que tenhas:
sa-scoring-trades-sum = { $n } em todas as cartas
sa-scoring-trades-example = { $n } agricultores e agricultura { $m }: **{ $total } pontos**.
sa-scoring-rest = O que resta
sa-scoring-rest-1 = Cada madeira, barro, pedra e ouro vale 1 ponto; a comida não vale nada. Um “2 à escolha” nunca levado conta como dois recursos.
sa-scoring-tie = Em caso de empate, somem agricultura, ferramentas e gente. Se o empate persistir, a vitória é partilhada.

sa-rulings = Letra miúda
sa-rulings-1 = Onde as regras impressas se calam, esta mesa joga assim.
sa-rulings-list =
    .item1 = Não se pergunta o que só tem uma resposta: sem ferramentas, não há lançamento a melhorar; sem nada com que pagar, não há preço em que pensar. Para onde vai a gente, e quem age a seguir, pergunta-se sempre.
    .item2 = Pode ir-se a uma carta ou edifício mesmo sem poder pagar. A pessoa volta simplesmente a casa.
    .item3 = “2 à escolha” pode levar-se ao escolher a próxima gente, ao pagar um preço ou ao alimentar.
    .item4 = O que passa de um limite perde-se: uma décima primeira pessoa, agricultura além de 10, ferramentas além de 12.
    .item5 = Se duas peças são igualmente fracas, a nova ferramenta vai para a da esquerda, e de preferência para uma não usada.
    .item6 = Com o baralho vazio uma carta extra não dá nada.
    .item7 = Todos os que têm falta de comida decidem ao mesmo tempo.
    .item8 = Se os dois fins coincidirem, os edifícios acabam a partida, depois de alimentar.
    .item9 = Os empatados partilham o posto.

help-place-tool_maker = Uma pessoa faz **uma ferramenta**. Uma ferramenta soma a um lançamento, uma vez por ronda.
help-place-hut = Entram exatamente **duas pessoas** de uma tribo, e daí em diante tens **mais uma**. Dez no máximo.
help-place-field = Uma pessoa sobe a tua **agricultura** em um: mais uma comida por ronda, até 10.
help-place-hunt = As pessoas que se quiser de todas as tribos. Um dado cada; cada { $divisor } inteiros é **1 comida**.
help-place-gather = Até { $rings } pessoas ao todo. Um dado cada; cada { $divisor } inteiros é **1 { $what }**.
help-place-players =
    { $n ->
        [one] Com este número de jogadores, aqui pode estar { $n } tribo no máximo.
       *[other] Com este número de jogadores, aqui podem estar { $n } tribos no máximo.
    }
help-place-village = Com este número de jogadores, usam-se por ronda { $n } dos lugares da aldeia.
help-place-card =
    { $n ->
        [one] Uma pessoa pode comprar o que aqui está por **{ $n } recurso** de qualquer tipo, nunca comida.
       *[other] Uma pessoa pode comprar o que aqui está por **{ $n } recursos** de qualquer tipo, nunca comida.
    }
help-place-building = Uma pessoa pode construir a peça de cima: paga o preço e pontua logo.
help-place-empty = Aqui não há nada até à próxima ronda.
help-stack =
    { $n ->
        [one] { $n } peça nesta pilha. Quando uma pilha está vazia, esta ronda é a última.
       *[other] { $n } peças nesta pilha. Quando uma pilha está vazia, esta ronda é a última.
    }

help-top-dice_for_all = Lança tantos dados como jogadores. Tu ficas com um primeiro, depois os outros à vez: madeira, barro, pedra, ouro, uma ferramenta ou agricultura.
help-top-food = Teu logo.
help-top-resource = Teu logo.
help-top-roll = Lança dois dados pelo recurso mostrado e divide como no seu lugar. As ferramentas podem ajudar.
help-top-points = Pontua logo.
help-top-tool = Uma ferramenta, como das ferramentas.
help-top-agriculture = A agricultura sobe em um.
help-top-extra_card = Tira a carta de cima do baralho. Só a metade de baixo conta para ti, e só tu a conheces.
help-top-once_tool = Uma ferramenta para um só lançamento. Gasta-se com ele.
help-top-two_of_choice = Dois recursos quaisquer, agora ou mais tarde na partida.

help-bottom-culture = Um símbolo de cultura. No fim, uma série de símbolos diferentes vale o seu tamanho ao quadrado.
help-bottom-farmer = No fim cada agricultor faz tantos pontos como a tua agricultura.
help-bottom-tool_maker = No fim cada artesão faz a soma das tuas ferramentas.
help-bottom-hut_builder = No fim cada construtor faz o número dos teus edifícios.
help-bottom-shaman = No fim cada xamã faz o número das tuas pessoas.

help-building-fixed = Paga { $price }, faz **{ $points } pontos**.
help-building-kinds =
    { $kinds ->
        [one] Paga { $n } recursos de exatamente { $kinds } tipo, à tua escolha. Pontua o que valem.
       *[other] Paga { $n } recursos de exatamente { $kinds } tipos, à tua escolha. Pontua o que valem.
    }
help-building-any = Paga de { $least } a { $most } recursos de qualquer tipo. Pontua o que valem.
help-building-worth = A madeira vale { $wood }, o barro { $brick }, a pedra { $stone }, o ouro { $gold }.

help-thing-wood = Da floresta. Vale { $n } num edifício, 1 ponto se sobrar no fim.
help-thing-brick = Do barreiro. Vale { $n } num edifício, 1 ponto se sobrar no fim.
help-thing-stone = Da pedreira. Vale { $n } num edifício, 1 ponto se sobrar no fim.
help-thing-gold = Do rio. Vale { $n } num edifício, 1 ponto se sobrar no fim.
help-thing-food = Uma por pessoa no fim da ronda. Nunca paga cartas nem edifícios.
help-thing-tools = Cada peça pode juntar-se a um lançamento por ronda. As riscadas foram usadas. As redondas servem uma vez só.
help-thing-agriculture = Tanta comida entra em cada ronda antes de alimentares.
help-thing-people = Os de casa destacam-se, os do tabuleiro são pálidos. Todos comem.
help-thing-buildings = Os teus edifícios. Os construtores contam-nos outra vez no fim.
help-thing-extra_card = Uma carta tirada sem ver: a metade de baixo conta no fim.
help-thing-two_of_choice = Ainda por levar: dois recursos quaisquer, na tua vez ou ao alimentar.
help-thing-score = Pontos até agora. Entre parênteses: quantos seriam se a partida acabasse já.
help-thing-start = Começa esta ronda. A marca passa para a esquerda em cada ronda.
help-thing-food-title = Comida
help-thing-tools-title = Ferramentas
help-thing-agriculture-title = Agricultura
help-thing-people-title = Gente
help-thing-buildings-title = Edifícios
help-thing-extra_card-title = Carta extra
help-thing-two_of_choice-title = 2 à escolha
help-thing-score-title = Pontos
help-thing-start-title = Primeiro jogador
help-card = Carta de civilização

## stoneage-rules-variants: the variants of Stone Age

var-intro = Variantes
var-intro-1 = Cada uma pode ser escolhida ao abrir uma mesa, sozinha ou com outras. Saíram em pequenas caixas ao longo dos anos; nem tudo o que nelas se imprimiu se encontra hoje.
var-intro-2 = Por isso cada regra abaixo diz quão bem é conhecida:
var-together = Várias ao mesmo tempo
var-together-1 = Todas as variantes combinam. Com todas, uma ronda corre assim:
var-together-list =
    .item1 = As cartas deslizam e são repostas. Um animal que entra na fila conta logo.
    .item2 = As novas cabanas dão o seu rendimento.
    .item3 = A manada anda, e a sua peça vira-se.
    .item4 = Colocar, depois usar a gente.
    .item5 = Os animais com gente bastante são expulsos, da direita para a esquerda.
    .item6 = O mamute é domado.
    .item7 = Alimentar.
var-provenance = Como o sabemos

rule-HW1 = Ao comprar uma carta podes juntar 1 ouro ao preço e fazer logo **6 pontos**.
rule-HW2 = Um ouro a mais por carta, no máximo.
rule-HW3 = Ao construir um edifício com o sinal podes juntar 1 pedra ao preço e fazer logo **5 pontos**.
rule-HW4 = Uma pedra a mais por edifício, no máximo.
rule-HW5 = Se um edifício aceita a pedra a mais depende da sua peça: no jogo impresso, do lado de inverno.
rule-HW6 = Aceita-a todo o edifício de preço fixo; os de escolha livre não.
rule-HW7 = Novas cabanas, edifícios da expansão e iglus não a aceitam.
rule-HW8 = O ouro pode juntar-se em cada espaço de carta, também no de joias.
rule-HW9 = A segunda carta tapada da expansão não se compra sozinha: não há outro ouro para ela.
rule-HW10 = A pedra e o ouro a mais saem da tua reserva, nunca de uma troca acabada de fazer.
rule-HW11 = Pagam-se com o preço e pontuam logo. No fim da partida nada muda.

rule-WA1 = Quatro animais são baralhados nas cartas.
rule-WA2 = São o urso-polar, o javali, o lobo e a ave de rapina.
rule-WA2b = Há um de cada.
rule-WA3 = Um animal virado fica até ser expulso. Não se pode comprar.
rule-WA4 = Enquanto lá está baixa os lançamentos em 1, 2 ou 3.
rule-WA5 = A tabela abaixo mostra quanto os baixa cada animal.
rule-WA6 = Tira-se uma só vez da soma do lançamento, não de cada dado. A soma não desce de 0, e as ferramentas juntam-se depois.
rule-WA7 = Diz respeito a todos, na caça, nos quatro lugares de recursos e nas cartas que lançam dois dados por um recurso.
rule-WA8 = Dados que se leem um a um ficam como caíram: dados para todos, a recompensa por expulsar, a disputa por um mamute.
rule-WA9 = Vários animais somam-se.
rule-WA10 = Para expulsar um animal têm de lá estar tantas pessoas como jogadores, de quaisquer tribos.
rule-WA11 = Um animal é um lugar com esse número de anéis. Podes pôr lá uma ou mais pessoas, uma vez por ronda; as tribos podem partilhá-lo, ou uma enchê-lo sozinha. Não conta como lugar de recursos nem da aldeia.
rule-WA12 = Têm de lá estar todas numa mesma ronda. Se forem poucas, voltam sem recompensa e o animal fica.
rule-WA13 = É expulso quando todos usaram a sua gente, antes de alimentar. Até lá aplica-se a sua penalização.
rule-WA14 = Por cada pessoa tua lá lanças um dado e recebes o que mostra.
rule-WA15 = Os dados dão o que dão os dados para todos: madeira, barro, pedra, ouro, uma ferramenta, agricultura.
rule-WA16 = Começando pelo primeiro jogador, sem ferramentas. O que passa de um limite perde-se.
rule-WA17 = O animal ocupa o seu espaço, por isso lá não se compra carta. Desliza para a direita como as cartas.
rule-WA18 = Um animal expulso sai da partida. O seu espaço fica vazio até à ronda seguinte.
rule-WA19 = A primeira fila dá-se sem animais; depois são baralhados no resto.
rule-WA20 = Quando se tira uma carta sem ver e em cima está um animal, leva-se a próxima que não o seja, e baralha-se o resto outra vez.
rule-WA21 = Os animais no baralho contam como cartas ao repor a fila. Os que restam no fim nada fazem.

rule-IG1 = Um iglu custa **3 recursos de um tipo**.
rule-IG2 = Pontua logo o que valem: tanto como num edifício.
rule-IG3 = Não é um edifício: os construtores não o contam.
rule-IG4 = O comércio da expansão não o pode pagar.
rule-IG5 = Há dois iglus por jogador.
rule-IG6 = Há um lugar para uma pessoa: um iglu por ronda. Quando acabam, o lugar fecha.
rule-IG7 = Não é um lugar da aldeia, por isso fica aberto mesmo com poucos jogadores.
rule-IG8 = Quem não pode ou não quer pagar leva a pessoa para casa; o iglu fica.
rule-IG9 = Quando acabam a partida continua.
rule-IG10 = As joias não o podem pagar.
rule-IG11 = O Inverno rigoroso não lhe junta pedra.
rule-IG12 = Pode usar-se com ou sem Inverno rigoroso.

rule-NH1 = Há 6 peças novas.
rule-NH2 = Três trazem 1 madeira, 1 barro ou 1 pedra por ronda; as outras dão uma pessoa, uma ferramenta ou um campo, uma vez.
rule-NH3 = Uma peça para cada.
rule-NH4 = Pontuam logo, mas menos do que outros edifícios desse preço.
rule-NH5 = São edifícios: os construtores contam-nas.
rule-NH6 = São baralhadas com todos os outros edifícios antes de se fazerem as pilhas.
rule-NH7 = A tabela abaixo mostra o que custam e pontuam.
rule-NH8 = O rendimento vem no início de cada ronda, a partir da próxima, antes de colocar. Não é preciso lá ninguém.
rule-NH9 = Com dez pessoas, doze ferramentas ou agricultura 10 a cabana constrói-se na mesma, mas o que dá perde-se.

rule-MH1 = 16 peças de bónus formam uma pilha tapada; há uma manada.
rule-MH2 = A frente de uma peça mostra um bónus para um e um bónus para todos, o verso um recurso.
rule-MH3 = Combina-se com o jogo base e com qualquer outra variante.
rule-MH4 = No início de uma ronda a manada vai ao lugar do recurso em cima da pilha. Essa peça vira-se; a nova de cima mostra onde estará depois.
rule-MH5 = Acabada a pilha a manada foi-se, e a partida continua sem ela.
rule-MH6 = Cada um dos quatro recursos está no verso de quatro peças.
rule-MH7 = Depois de lançar no lugar da manada e levar o que deu, podes mandar à peça uma ou mais das pessoas que lá trabalharam. As outras voltam; mais ninguém pode ir.
rule-MH8 = Cada uma custa logo 1 comida; um recurso pode substituí-la.
rule-MH9 = Podes pagar com recursos mesmo tendo comida.
rule-MH10 = O mamute é domado quando todos usaram a sua gente, antes de alimentar.
rule-MH11 = Se vieram várias tribos, cada uma lança um dado por pessoa. O dado mais alto doma o mamute, os outros são rivais. As somas não contam.
rule-MH12 = Quem veio só doma-o sem lançar.
rule-MH13 = Se ninguém veio, a peça sai da partida.
rule-MH14 = Num empate decidem os dados seguintes, e assim por diante; ganha quem ainda tem dados. Se todos forem iguais, os empatados lançam um dado cada até se decidir.
rule-MH15 = Quem doma leva o bónus para um ou o bónus para todos; cada rival leva o bónus para todos.
rule-MH16 = Uma vez por jogador, viesse quem viesse.
rule-MH17 = Quem doma fica com a peça, fosse qual fosse o bónus.
rule-MH18 = Quem doma leva primeiro, depois os rivais em roda.
rule-MH19 = No fim o jogador com mais peças faz **10 pontos**.
rule-MH20 = Se vários empatarem com mais, cada um faz 10.
rule-MH21 = A tabela abaixo mostra o que as peças dão.

rule-EX1 = Jogam de dois a cinco. O quinto jogador tem dez pessoas e um tabuleiro como os outros.
rule-EX2 = A caixa traz um tabuleiro para sobrepor, joias, 9 edifícios, 9 cartas, peças de pontos altos e marcadores; as novas cabanas também lá vinham.
rule-EX3 = Um dente é uma joia, um anel três.
rule-EX4 = As joias nunca acabam.
rule-EX5 = Todos começam com 5 pessoas, 12 de comida e 1 joia, e na casa 0 da escala de comércio.
rule-EX6 = Todos os edifícios são baralhados; uma pilha de 7 por jogador, cinco pilhas para cinco.
rule-EX7 = O baralho tem 45 cartas: as 36 habituais e 9 novas.
rule-EX8 = O mercador é um novo lugar da aldeia para exatamente 2 pessoas de uma tribo.
rule-EX9 = O mercador traz **2 níveis** na escala de comércio e **2 joias**.
rule-EX10 = A escala de comércio vai de 0 a 10.
rule-EX11 = Os lugares da aldeia são ferramentas, cabana, campo e mercador. Quatro jogadores usam três por ronda, dois ou três jogadores dois.
rule-EX11b = Cinco jogadores usam os quatro.
rule-EX12 = Floresta, barreiro, pedreira e rio são como sempre: uma tribo cada com dois jogadores, duas com três, sem limite com quatro e cinco.
rule-EX13 = Na caça cada 2 inteiros é 1 comida ou 1 joia.
rule-EX14 = Um lançamento pode repartir-se entre as duas como quiseres.
rule-EX15 = As joias não são um recurso: não alimentam ninguém e nada fazem no fim.
rule-EX15b = Só servem para pagar onde se pedem joias: no quinto espaço, pela segunda carta, nalguns edifícios e numa troca.
rule-EX16 = Não substituem comida ao domar um mamute.
rule-EX17 = Uma carta no quinto espaço custa **3 joias**, e nada mais serve.
rule-EX18 = Quem lá comprou pode pagar mais 3 joias pela carta de cima do baralho, sem a ver. A sua metade de cima não se usa.
rule-EX19 = O quinto espaço fica à esquerda dos outros. As cartas deslizam dele para a direita; usam-se sempre cinco espaços.
rule-EX20 = A partida acaba como sempre; agora há cinco espaços a encher.
rule-EX21 = Comércio: nada no nível 0, dar 2 por 1 até ao nível 3, 1 por 1 a partir do nível 4, e por fim 1 por 2.
rule-EX21b = De 5 a 8 fica 1 por 1, em 10 dás 1 e recebes 2. A taxa no 9 é desconhecida; aqui é 1 por 1.
rule-EX22 = Podes trocar uma vez por ronda, ao pagar uma carta ou um edifício; não por um iglu, nem pelos extras do Inverno rigoroso.
rule-EX23 = É uma só troca à tua taxa. O que dás e recebes podem ser recursos e joias de qualquer tipo.
rule-EX24 = O que recebes entra nesse pagamento. Se só houver lugar para uma peça, a segunda perde-se.
rule-EX25 = As joias de uma troca podem pagar no quinto espaço e pela segunda carta.
rule-EX26 = Nos edifícios de escolha livre o que recebeste conta como qualquer recurso: para tipos, número e pontos.
rule-EX27 = Alguns edifícios novos têm joias no preço.
rule-EX28 = Algumas cartas novas dão joias.
rule-EX29 = Algumas cartas novas lançam dados para todos, com uma tabela própria.
rule-EX30 = Algumas cartas novas mostram mercadores: no fim cada um faz o teu nível de comércio.
rule-EX31 = Os 9 edifícios estão na tabela abaixo.
rule-EX32 = As 9 cartas também.
rule-EX33 = Os seus dados para todos dão: 1 madeira, 2 barro, 3 pedra, 4 ouro, 5 duas joias, 6 um nível de comércio.
rule-EX34 = Os empates resolvem-se como sempre.
rule-EX35 = As novas cabanas podem juntar-se ou não.

var-animal-bird_of_prey = ave de rapina
var-animal-wolf = lobo
var-animal-wild_boar = javali
var-animal-polar_bear = urso-polar
var-bonus-wood_each_round = 1 madeira em cada ronda
var-bonus-brick_each_round = 1 barro em cada ronda
var-bonus-stone_each_round = 1 pedra em cada ronda
var-bonus-person = uma pessoa
var-bonus-tool = uma ferramenta
var-bonus-agriculture = +1 de agricultura
var-bonus-food_2 = 2 de comida
var-bonus-wood = 1 de madeira
var-bonus-brick = 1 de barro
var-bonus-stone_and_wood = 1 de pedra e 1 de madeira
var-bonus-points_7 = 7 pontos
var-bonus-points_3 = 3 pontos
value-trade_dice = Dados para todos, nova tabela
value-worth_plus = o que valem, e { $n }
var-winter-count = { $n } dos { $of } edifícios aceitam a pedra a mais.
var-animals = Os animais
var-animal = Animal
var-penalty = Tira a cada lançamento
var-igloos-worth = O que faz um iglu
var-huts = As seis cabanas
var-gives = Dá
var-price = Preço
var-points = Pontos
var-mammoths = As dezasseis peças
var-herd_at = Manada em
var-for_one = Para um
var-for_all = Para todos
var-track = A escala de comércio
var-level = Nível
var-give = Dar
var-get = Receber
var-buildings = Os novos edifícios
var-cards = As novas cartas
var-upper = Logo
var-lower = No fim
var-dice = Os seus dados para todos

help-place-merchant = Exatamente **duas pessoas** de uma tribo trazem **dois níveis** na escala de comércio e **duas joias**.
help-place-igloo = Uma pessoa pode construir um iglu: **três recursos de um tipo**, pontuado logo ({ $worth }). Não é um edifício.
help-place-card_5 =
    { $n ->
        [one] Uma pessoa pode comprar o que aqui está por **{ $n } joia**, e depois a carta de cima do baralho por outro tanto.
       *[other] Uma pessoa pode comprar o que aqui está por **{ $n } joias**, e depois a carta de cima do baralho por outro tanto.
    }
help-place-animal = **{ $n } pessoas** numa ronda expulsam-no, de todas as tribos juntas. Cada uma lança um dado como recompensa: madeira, barro, pedra, ouro, uma ferramenta, agricultura.
help-animal = Enquanto aqui está, cada lançamento por bens vale **menos { $n }**. Não se pode comprar.
help-top-trade_dice_for_all = Lança tantos dados como jogadores. Tu ficas com um primeiro, depois os outros à vez: madeira, barro, pedra, ouro, duas joias ou um nível de comércio.
help-top-trade_level = O teu marcador sobe na escala de comércio.
help-bottom-merchant = No fim cada mercador faz o teu nível na escala de comércio.
help-building-jewelled = Paga { $price }, faz **{ $points } pontos**.
help-building-plus =
    { $jewelry ->
        [one] Paga { $n } recursos de exatamente { $kinds } tipos e { $jewelry } joia. Pontua o que valem os recursos, e { $plus }.
       *[other] Paga { $n } recursos de exatamente { $kinds } tipos e { $jewelry } joias. Pontua o que valem os recursos, e { $plus }.
    }
help-building-bonus = Dá **{ $bonus }**.
help-building-winter = Inverno rigoroso: uma pedra a mais faz mais { $points }.
help-winter-card = Inverno rigoroso: um ouro a mais faz { $points } pontos.
help-thing-jewelry = Não é um recurso: só serve para pagar onde se pedem joias, e numa troca. Não alimenta ninguém e não pontua no fim.
help-thing-jewelry-title = Joias
help-thing-trade = Uma vez por ronda, ao pagar uma carta ou um edifício, uma troca: { $rate }. Os mercadores fazem este nível no fim.
help-thing-trade-none = Ainda sem comércio. Duas pessoas no mercador trazem dois níveis. Os mercadores nas cartas fazem este nível no fim.
help-thing-trade-track = Escala de comércio
help-thing-trade-title = Nível de comércio { $level }
help-thing-trade-rate = dá { $give }, recebe { $get }
help-thing-mammoths = Peças de mamutes domados. Quem tiver mais faz 10 pontos no fim.
help-thing-mammoths-title = Mamutes
help-thing-igloos = Iglus construídos até agora. Os seus pontos já estão contados, e não são edifícios.
help-igloos_left = Restam { $n }. Quando acabam a partida continua.
help-thing-igloos-title = Iglus
help-thing-herd = A manada está neste lugar nesta ronda. Quem aqui trabalhou pode mandar gente à peça, 1 comida cada.
help-thing-herd-title = A manada
help-mammoth = Quem doma o mamute leva **{ $one }** ou **{ $all }**; cada rival leva **{ $all }**.
help-mammoth-title = A peça do mamute
help-mammoth-contest = O dado mais alto dos que vieram doma-o, quando todos usaram a sua gente.
var-tile-one = 1
var-tile-all = todos
