### Stoneage: everything at its table.

## stoneage: Stone Age: things, questions, and a sentence for each event

amount-wood = { $n } de madeira
amount-brick = { $n } de barro
amount-stone = { $n } de pedra
amount-gold = { $n } de ouro
amount-food = { $n } de comida
amount-jewelry =
    { $n ->
        [one] { $n } joia
       *[other] { $n } joias
    }
amount-nothing = nada
amount-people =
    { $n ->
        [one] { $n } pessoa
       *[other] { $n } pessoas
    }
amount-points =
    { $n ->
        [one] { $n } ponto
       *[other] { $n } pontos
    }

resource-wood = madeira
resource-brick = barro
resource-stone = pedra
resource-gold = ouro
resource-food = comida
resource-jewelry = joias

place-tool_maker = Ferramentas
place-hut = Cabana
place-field = Campo
place-hunt = Caça
place-forest = Floresta
place-clay_pit = Barreiro
place-quarry = Pedreira
place-river = Rio
place-merchant = Mercador
place-igloo = Iglu
place-card = Carta por { $cost }
place-building =
    { $n ->
        [1] O primeiro edifício
        [2] O segundo edifício
        [3] O terceiro edifício
        [4] O quarto edifício
        [5] O quinto edifício
       *[other] O { $n } edifício
    }

at-tool_maker = nas ferramentas
at-hut = na cabana
at-field = no campo
at-hunt = na caça
at-forest = na floresta
at-clay_pit = no barreiro
at-quarry = na pedreira
at-river = no rio
at-card = na carta “{ $what }”
at-building = no edifício “{ $what }”
at-card_plain = na carta por { $n }
at-building_plain =
    { $n ->
        [1] no primeiro edifício
        [2] no segundo edifício
        [3] no terceiro edifício
        [4] no quarto edifício
        [5] no quinto edifício
       *[other] no { $n } edifício
    }
to-tool_maker = às ferramentas
to-hut = à cabana
to-field = ao campo
to-hunt = à caça
to-forest = à floresta
to-clay_pit = ao barreiro
to-quarry = à pedreira
to-river = ao rio
to-card = à carta “{ $what }”
to-building = ao edifício “{ $what }”
to-card_plain = à carta por { $n }
to-building_plain =
    { $n ->
        [1] ao primeiro edifício
        [2] ao segundo edifício
        [3] ao terceiro edifício
        [4] ao quarto edifício
        [5] ao quinto edifício
       *[other] ao { $n } edifício
    }

does-tool_maker = Uma ferramenta melhor
does-hut = Mais uma pessoa, em troca de duas
does-field = Mais uma comida em cada ronda
does-hunt = Dados por comida
does-forest = Dados por madeira
does-clay_pit = Dados por barro
does-quarry = Dados por pedra
does-river = Dados por ouro

top-dice_for_all = Dados para todos
top-food = { $n } de comida
top-resource = { $n } de { $what }
top-roll = { $n } dados: { $what }
top-points =
    { $n ->
        [one] { $n } ponto
       *[other] { $n } pontos
    }
top-tool = +1 ferramenta
top-agriculture = +1 campo
top-extra_card = Carta extra
top-once_tool = De um uso, +{ $n }
top-two_of_choice = 2 à escolha

top-trade_level = +1 de comércio
top-trade_dice_for_all = Dados para todos

culture-healing = Medicina
culture-art = Arte
culture-writing = Escrita
culture-pottery = Olaria
culture-time = Tempo
culture-transport = Transporte
culture-music = Música
culture-weaving = Tecelagem
trade-farmer =
    { $n ->
        [one] Agricultor
       *[other] Agricultores
    }
trade-tool_maker =
    { $n ->
        [one] Artesão
       *[other] Artesãos
    }
trade-hut_builder =
    { $n ->
        [one] Construtor
       *[other] Construtores
    }
trade-shaman =
    { $n ->
        [one] Xamã
       *[other] Xamãs
    }
trade-merchant =
    { $n ->
        [one] Mercador
       *[other] Mercadores
    }
trade-scores-merchant = vezes o teu nível de comércio no fim
trade-scores-farmer = vezes a tua agricultura no fim
trade-scores-tool_maker = vezes o valor das tuas ferramentas no fim
trade-scores-hut_builder = vezes os teus edifícios no fim
trade-scores-shaman = vezes a tua gente no fim
culture-scores = mais um símbolo para uma série; uma série vale o seu tamanho ao quadrado

building-of_kinds =
    { $kinds ->
        [one] { $n } de { $kinds } tipo
       *[other] { $n } de { $kinds } tipos
    }
building-any = { $least }–{ $most } de qualquer tipo
building-kinds =
    { $kinds ->
        [one] { $kinds } tipo
       *[other] { $kinds } tipos
    }
building-any_kind = qualquer tipo
building-sum = = preço
building-left = restam { $n }
building-left_short = ×{ $n }
building-empty = vazio
card-empty = levada
deck-left = { $n } no baralho

phase-place = Colocar
phase-act = Usar
phase-feed = Alimentar
phase-end = Fim
round = Ronda { $n }

ask-place = Coloca gente, restam { $n } em casa
ask-place_n = Quantos { $place }?
ask-place_all =
    { $n ->
        [one] Mandas { $n } pessoa { $to }?
       *[other] Mandas { $n } pessoas { $to }?
    }
ask-use = Usa a tua gente, por qualquer ordem
ask-tools = Lançaste { $total }: dá { $gain }. Juntas ferramentas?
ask-pay = Comprar { $what }?
ask-pick = Fica com um dos dados
ask-feed = Faltam-te { $n } de comida. Paga com recursos, ou perde { $penalty } pontos.
ask-take = Fica com dois recursos quaisquer
wait-place = { $name } coloca gente
wait-act = { $name } usa a sua gente
wait-tools = { $name } pensa nas ferramentas
wait-pick = { $name } fica com um dado
wait-feed = { $names } tem de alimentar a sua gente
wait-move = À espera de { $name }

choose-on_board = Escolhe um lugar no tabuleiro.
choose-place = Para onde vai a tua gente?
choose-use = Quem age a seguir?
choose-people = Quantos?
choose-expect =
    { $people ->
        [one] { $people } pessoa: cerca de { $what }
       *[other] { $people } pessoas: cerca de { $what }
    }
choose-expect_tools =
    { $people ->
        [one] { $people } pessoa: cerca de { $what }, { $more } com as tuas ferramentas
       *[other] { $people } pessoas: cerca de { $what }, { $more } com as tuas ferramentas
    }
choose-with_tools = com ferramentas: { $n }
choose-send_people =
    { $n ->
        [one] Mandar { $n } pessoa { $to }
       *[other] Mandar { $n } pessoas { $to }
    }
choose-use_roll =
    { $n ->
        [one] Lançar { $n } dado { $at }
       *[other] Lançar { $n } dados { $at }
    }
choose-use_all = Usar { $n } lugares de uma vez
choose-use_tool_maker = Fazer uma ferramenta
choose-use_hut = Criar um filho
choose-use_field = Lavrar o campo
choose-use_card = Comprar ou deixar “{ $what }”
choose-use_building = Construir ou deixar “{ $what }”
choose-take_gain = Ficar com { $gain }
choose-gain_with_tools = { $gain } sem ferramentas, { $more } com elas
choose-tool = Ferramenta { $value }
choose-once_tool = De um uso { $value }
choose-then = então { $gain }
choose-pay = Pagar { $what }
choose-pay_scores =
    { $n ->
        [one] Pagar: { $n } ponto
       *[other] Pagar: { $n } pontos
    }
choose-added = juntada
choose-pay_none = Pagar
choose-feed_head =
    { $n ->
        [one] { $n } recurso em vez de { $n } de comida
       *[other] { $n } recursos em vez de { $n } de comida
    }
choose-pay_more = mais { $n }
choose-price_total =
    { $n ->
        [one] { $n } recurso de qualquer tipo
       *[other] { $n } recursos de qualquer tipo
    }
choose-price_kinds = { $n ->
        [one] { $n } recurso
       *[other] { $n } recursos
    } de exatamente { $kinds ->
        [one] { $kinds } tipo
       *[other] { $kinds } tipos
    }
choose-price_range = de { $least } a { $most } recursos de qualquer tipo
choose-kinds_wrong =
    { $kinds ->
        [one] Têm de ser { $kinds } tipo
       *[other] Têm de ser { $kinds } tipos
    }
choose-decline = Deixar
choose-take = 2 à escolha
choose-take_hint = Usa a tua carta: dois recursos quaisquer
choose-take_send = Ficar com { $what }
choose-pick = Ficar com { $gives }
choose-feed_pay = Alimentar com { $what }
choose-starve =
    { $n ->
        [one] Perder { $n } ponto
       *[other] Perder { $n } pontos
    }
choose-tools_n =
    { $n ->
        [0] Sem ferramentas
        [one] Juntar { $n } ferramenta
       *[other] Juntar { $n } ferramentas
    }
choose-go_hungry = Deixá-los passar fome
choose-nothing = Não tens nada a decidir.
choose-less = Menos um
choose-more = Mais um
choose-add = Juntar { $what }
choose-remove = Tirar { $what }
die-gives-tool = uma ferramenta melhor
die-gives-agriculture = +1 de agricultura

board-food = Comida
board-tools = Ferramentas
board-tool_used = usada
board-no_tools = sem ferramentas
board-agriculture = Agricultura
board-buildings = Edifícios
board-cards = Cartas
board-extra_card = Carta extra
board-extra_cards =
    { $n ->
        [one] { $n } carta extra, tapadas
       *[other] { $n } cartas extra, tapadas
    }
board-two_of_choice = 2 à escolha, por levar
board-now = teria { $n } no fim
board-now_short = no fim: { $n }
board-eats = A tua gente come { $n } dos teus { $food } de comida no fim da ronda
board-eats_short = come { $n }
shut-empty = Já não há lá nada.
shut-mine = Já lá estás.
shut-full = Está ocupado.
shut-players = Com tão poucos à mesa, mais ninguém pode ir para lá.
shut-village = Com tão poucos à mesa, não se usam mais lugares da aldeia nesta ronda.
shut-people = É precisa mais gente do que tens em casa.
shut-place = { $place }: { $why }
board-home = { $home } de { $people } em casa
board-none = ainda nada
board-score = Pontos

row-culture = Séries de cultura
row-farmers = Agricultores × agricultura
row-tool_makers = Artesãos × ferramentas
row-hut_builders = Construtores × edifícios
row-shamans = Xamãs × pessoas
row-resources = Recursos que restam
reason-cards = As cartas acabaram.
reason-buildings = Uma pilha de edifícios está vazia.

event-began = A partida começa; { $name } é o primeiro jogador.
event-round_began = Ronda { $round }: começa { $name }
event-phase_began-act = Todos colocados; agora a gente age.
event-phase_began-feed = A gente quer comer.
event-placed =
    { $people ->
        [one] { $name } manda { $people } pessoa { $to }.
       *[other] { $name } manda { $people } pessoas { $to }.
    }
event-skipped =
    { $people ->
        [one] { $name } deixa { $people } pessoa em casa; já não há lugar.
       *[other] { $name } deixa { $people } pessoas em casa; já não há lugar.
    }
event-rolled = { $name } lança { $dice } { $at }.
event-tools_used = { $name } junta ferramentas no valor de { $value }.
event-gathered = { $name } traz para casa { $what }.
event-tool_made =
    { $value ->
        [none] As ferramentas de { $name } já não melhoram.
       *[other] { $name } tem agora uma ferramenta de valor { $value }.
    }
event-agriculture_rose = { $name } sobe a agricultura para { $level }.
event-person_born =
    { $people ->
        [one] { $name } tem agora { $people } pessoa.
       *[other] { $name } tem agora { $people } pessoas.
    }
event-paid = { $name } paga { $what }.
event-declined = { $name } não compra nada { $at }.
event-card_taken = { $name } fica com a carta “{ $what }”.
event-building_taken =
    { $points ->
        [one] { $name } constrói e faz { $points } ponto.
       *[other] { $name } constrói e faz { $points } pontos.
    }
event-gained = { $name } recebe { $what }.
event-scored =
    { $points ->
        [one] { $name } faz { $points } ponto.
       *[other] { $name } faz { $points } pontos.
    }
event-once_tool_gained = { $name } recebe uma ferramenta de um uso de valor { $value }.
event-two_of_choice_gained = { $name } pode levar dois recursos à escolha, agora ou mais tarde.
event-took = { $name } leva { $what } à escolha.
event-extra_card_drawn = { $name } tira uma carta extra.
event-extra_card_seen = A tua carta extra: { $what }.
event-no_extra_card = Não resta nenhuma carta para { $name }.
event-dice_rolled = Os dados para todos mostram { $dice }.
event-die_picked = { $name } fica com o { $die }.
event-harvested = { $name } colhe { $amount } de comida.
event-fed = { $name } gasta { $amount } de comida.
event-went_short = A { $name } faltam { $missing } de comida.
event-fed_with = { $name } alimenta antes com { $what }.
event-starved = A gente de { $name } passa fome: { $points } pontos perdidos.
event-ended-cards = As cartas acabaram: a partida terminou.
event-ended-buildings = Uma pilha de edifícios está vazia: a partida terminou.
event-extra_card_shown = Carta extra de { $name }: { $what }.
policy-feed = Alimentar a minha gente: primeiro comida, depois o mais barato
policy-tools = Usar ferramentas onde dão mais um
policy-use = As minhas ações por esta ordem
policy-pay = Comprar com os recursos mais baratos
policy-decline = Deixar o que não compro
policy-pick = Ficar com o dado mais alto

## stoneage-cover: what is said of Stone Age outside of its tables

stoneage-lead = Manda a tua gente caçar, cavar e construir. Uma partida dura meia hora, e os bots estão sempre prontos.
option-harsh_winter = Inverno rigoroso
option-harsh_winter-is = Junta uma pedra a um edifício ou um ouro a uma carta e pontua logo por isso.
option-wild_animals = Animais selvagens
option-wild_animals-is = Quatro animais saem do baralho e estragam os lançamentos de todos, até as tribos os expulsarem juntas.
option-igloos = Iglus
option-igloos-is = Uma pequena obra: três iguais em troca de pontos.
option-new_huts = As novas cabanas
option-new_huts-is = Seis edifícios que pontuam pouco mas dão uma vantagem duradoura.
option-mammoth_herd = Manada de mamutes
option-mammoth_herd-is = Em cada ronda passa uma manada por um lugar. Quem lá trabalha pode tentar domar um mamute.
option-expansion = A expansão
option-expansion-is = Um quinto jogador, joias, um mercador, uma escala de comércio, um quinto espaço de carta, novos edifícios e cartas.

## stoneage-statistics: the statistics of Stone Age

stat-name-fairness_of_dice = Dados justos
stat-name-favourite_places = Lugares preferidos
stat-name-food_shortage = Fome
stat-name-luck_by_player = Sorte com os dados
stat-name-openings = Primeiras colocações
stat-name-win_rate_by_building = Edifícios que ganham
stat-name-win_rate_by_card = Cartas que ganham
stat-name-yield_by_place = O que rendem os lugares
stat-ask-fairness_of_dice = Cada face de um dado justo sai num sexto dos lançamentos: 16,7 %.
stat-ask-favourite_places = Para onde vai a gente?
stat-ask-food_shortage = Quantas vezes falta comida, e ganha-se na mesma?
stat-ask-luck_by_player = A sorte é a soma dos pontos acima de três e meio por dado.
stat-ask-openings = Que primeiras colocações se fazem, e como acabam essas partidas?
stat-name-decided_by_dice = Decidido pelos dados
stat-ask-decided_by_dice = Quantas vezes ganha quem tem mais sorte nos dados? Se nada decidissem, seria a parte justa.
stat-column-mean_luck = Sorte média
stat-column-mean_luck_when_won = Sorte média, se ganhou
stat-ask-win_rate_by_building = Quantas vezes ganha quem o construiu?
stat-ask-win_rate_by_card = Quantas vezes ganha quem a levou?
stat-ask-yield_by_place = O que se recolhe, e o que se esperava sem ferramentas?
stat-column-building = Edifício
stat-column-built = Construído
stat-column-card = Carta
stat-column-counts_in = Conta para
stat-column-dice = Dados
stat-column-expected = Esperado
stat-column-face = Face
stat-column-firsts = Ganhas com ele
stat-column-mean_amount = Recolha média
stat-column-mean_people = Pessoas, média
stat-column-mean_times_starved = Fomes, média
stat-column-mean_tools_when_used = Ferramentas, média
stat-column-opening = Primeira colocação
stat-column-people = Pessoas
stat-column-place = Lugar
stat-column-rolls = Lançamentos
stat-column-taken = Levada
stat-column-times_short = Vezes sem comida
stat-column-top = Logo
stat-column-yield = Rende
stat-value-dice_for_all = dados para todos
stat-value-food = comida
stat-value-resource = recurso
stat-value-roll = lançamento
stat-value-points = pontos
stat-value-tool = ferramenta
stat-value-agriculture = agricultura
stat-value-extra_card = carta extra
stat-value-once_tool = ferramenta de um uso
stat-value-two_of_choice = 2 à escolha
stat-value-culture = cultura
stat-value-farmers = agricultores
stat-value-tool_makers = artesãos
stat-value-hut_builders = construtores
stat-value-shamans = xamãs
stat-value-cards = cartas acabadas
stat-value-buildings = uma pilha de edifícios vazia
stat-place-card = Carta { $n }
stat-place-building = Edifício { $n }

## stoneage-teach: the tutorial of Stone Age and the hints of a first match

stoneage-teach-goal = Guias uma tribo. Os edifícios pontuam logo, as cartas sobretudo no fim, e ganha quem tem mais pontos. Em cada ronda colocas a tua gente, usa-la e alimenta-la.
stoneage-teach-place = Manda gente trabalhar onde o tabuleiro brilha. Escolhe três e envia: cada um lança um dado por ti.
stoneage-teach-buyer = Uma pessoa numa carta ou num edifício permite-te comprá-lo mais tarde. O número é o preço; vês os detalhes antes de enviares.
stoneage-teach-rest = Agora o resto, um lugar por vez. A caça dá comida; ferramentas, campo e cabana fortalecem a tribo para sempre.
stoneage-teach-use = Todos colocados. Usa a tua gente por qualquer ordem: primeiro quem recolhe, depois quem compra com isso.
stoneage-teach-buy = Agora compra. O botão paga com os recursos mais baratos; toca noutros para pagar com esses, ou deixa ficar. A tua pessoa volta a casa na mesma.
stoneage-teach-feed = A ronda acabou e a tua gente comeu, uma comida cada. Ao lado da comida vês o que vem: vão querer { $n } dos teus { $food }.
stoneage-teach-end = Assim continua até as cartas acabarem ou uma pilha de edifícios ficar vazia. Então contam as cartas e o que resta, e a folha mostra cada ponto.
stoneage-teach-hint-place =
    { $touch ->
        [none] Para num lugar para leres o que faz. Os outros também ocupam lugares: primeiro o mais preciso.
       *[other] Mantém o dedo num lugar para leres o que faz. Os outros também ocupam lugares: primeiro o mais preciso.
    }
stoneage-teach-hint-use = O que recolhes agora pode pagar uma carta ou um edifício na mesma vez, por isso recolhe primeiro.
stoneage-teach-hint-tools = Uma ferramenta soma o seu valor a um lançamento por ronda. Usa-a onde dá mais um.
stoneage-teach-hint-pay = Os edifícios valem o que custam. Cartas com símbolos verdes diferentes valem juntas: vê o que tens.
stoneage-teach-hint-pick = Cada um fica com um destes dados, tu primeiro: os mais altos dão mais.
stoneage-teach-hint-food = A tua gente vai querer { $n } de comida e tens { $food }. Caça, ou paga com recursos.

## stoneage-text: the Stone Age table in words

told-round = Ronda { $round }: { $phase }
told-start = { $name } é o primeiro jogador
told-places = Lugares
told-cards = Cartas
told-buildings = Edifícios
told-stands =
    { $n ->
        [one] { $name } tem lá { $n } pessoa
       *[other] { $name } tem lá { $n } pessoas
    }
told-nobody = não está lá ninguém
told-free =
    { $of ->
        [1] livre
       *[other] { $n } de { $of } lugares livres
    }
told-full = cheio
told-room = lugar para todos
told-no_card = sem carta
told-no_building = sem edifícios
told-building =
    { $n ->
        [one] { $price } por { $n } ponto
       *[other] { $price } por { $n } pontos
    }
told-building_sum = { $price }, pelo seu valor
told-rolled = { $name } lançou { $dice } { $at }
told-dice = Dados para todos: { $dice }
told-herd = A manada de mamutes está { $place }. { $prize }
told-send =
    { $n ->
        [one] Mandar { $n } pessoa { $to }
       *[other] Mandar { $n } pessoas { $to }
    }
told-send_expect =
    { $n ->
        [one] Mandar { $n } pessoa { $to }: cerca de { $what }
       *[other] Mandar { $n } pessoas { $to }: cerca de { $what }
    }
told-send_expect_tools =
    { $n ->
        [one] Mandar { $n } pessoa { $to }: cerca de { $what }, { $more } com as tuas ferramentas
       *[other] Mandar { $n } pessoas { $to }: cerca de { $what }, { $more } com as tuas ferramentas
    }
told-send_all =
    { $n ->
        [one] Mandar { $n } pessoa
       *[other] Mandar { $n } pessoas
    }
told-shut = Onde agora ninguém dos teus pode ir
told-home = Gente
told-store = Reserva
told-agriculture = { $n } de 10
told-once = de um uso { $n }
told-sets = Símbolos
told-trades = Ofícios

## stoneage-variants: the Stone Age variants at the table: places, questions, and a sentence for each of their events

place-card_5 =
    { $cost ->
        [one] Carta por { $cost } joia
       *[other] Carta por { $cost } joias
    }
at-merchant = no mercador
at-igloo = no iglu
at-card_5_plain = na carta por joias
at-herd = com a manada
to-merchant = ao mercador
to-igloo = ao iglu
to-card_5_plain = à carta por joias
does-merchant = Dois níveis de comércio e duas joias
does-igloo = Três de um tipo, por pontos
does-animal = { $of } pessoas juntas expulsam-no. Até lá tira { $n } a cada lançamento.

animal-bird_of_prey = ave de rapina
animal-wolf = lobo
animal-wild_boar = javali
animal-polar_bear = urso-polar
animal-label = Animal: { $what }
animal-penalty = −{ $n } por lançamento
animal-all = −{ $n } a cada lançamento
bonus-wood_each_round = madeira em cada ronda
bonus-brick_each_round = barro em cada ronda
bonus-stone_each_round = pedra em cada ronda
bonus-person = uma pessoa
bonus-tool = uma ferramenta melhor
bonus-agriculture = +1 de agricultura
bonus-food_2 = 2 de comida
bonus-wood = 1 de madeira
bonus-brick = 1 de barro
bonus-stone_and_wood = 1 de pedra e 1 de madeira
bonus-points_7 = 7 pontos
bonus-points_3 = 3 pontos
building-bonus = { $price }, por { $bonus }
building-jewels =
    { $n ->
        [one] { $price } e { $n } joia
       *[other] { $price } e { $n } joias
    }
building-plus = = preço + { $n }
building-igloos_left = restam { $n }
trade-rate = { $give } → { $get }
trade-track = Escala de comércio
trade-one = 1
trade-all = todos
trade-none = ainda sem comércio
trade-at = { $name }: { $level }
herd-here = A manada de mamutes está aqui
herd-next = A seguir: { $place }
herd-last = o último
herd-left_long = manada: restam { $n }
herd-tile = Quem o domar recebe { $one }, ou { $all } com todos os outros

phase-herd = Manada
ask-split = Trouxeste { $n }: quanto disso são joias?
ask-join = Há pessoas { $place } que vão à manada?
ask-second = Mais uma carta, tapada, por joias?
ask-tame = Domaste o mamute: que bónus?
ask-trade = Trocar o quê pelo quê?
ask-pay_igloo = Construir o iglu?
wait-herd = { $name } decide sobre o mamute

choose-split = Joias
choose-split_take = Ficar com { $what }
choose-split_food = Tudo comida
choose-split_jewelry = Tudo joias
choose-join_food = e { $n } de comida
choose-join_short = mais { $n } recursos em vez de comida
choose-join_each = Uma comida por cada, ou um recurso em vez dela
choose-join_send =
    { $n ->
        [one] { $n } pessoa vai por { $what }
       *[other] { $n } pessoas vão por { $what }
    }
choose-stay = Ficar de fora
choose-second = Uma segunda carta, tapada
choose-tame_one = Só para ti
choose-tame_all = Para ti e cada rival
choose-tame_take = Ficar com { $what }
choose-trade = Trocar
choose-trade_rate = { $give } por { $get }
choose-trade_give = Dar
choose-trade_get = Receber
choose-trade_send = Dar { $give } por { $get }
choose-traded = { $what } entra, porque trocaste por isso.
choose-extra =
    { $n ->
        [one] e mais { $what }: { $n } ponto
       *[other] e mais { $what }: { $n } pontos
    }
choose-use_merchant = Ir ao mercador
choose-use_igloo = Ver o iglu
die-gives-trade_level = +1 de comércio

board-trade_level = Nível de comércio
board-trade_used = troca feita nesta ronda
board-igloos = Iglus
board-mammoths = Mamutes
board-joined =
    { $n ->
        [one] { $n } pessoa com a manada
       *[other] { $n } pessoas com a manada
    }
row-merchants = Mercadores × nível de comércio
row-mammoths = Mais mamutes

event-began-with = A partida começa ({ $options }); { $name } é o primeiro jogador.
event-phase_began-herd = Quem vai ao mamute?
event-animal_came = Vem um animal ({ $animal }): cada lançamento perde { $n }.
event-herd_moved = A manada de mamutes está { $at }.
event-herd_left = A manada de mamutes foi-se de vez.
event-joined =
    { $people ->
        [one] { $name } vai à manada com { $people } pessoa, por { $what }.
       *[other] { $name } vai à manada com { $people } pessoas, por { $what }.
    }
event-contest_rolled = { $name } lança { $dice } pelo mamute.
event-mammoth_tamed = { $name } doma o mamute.
event-mammoth_gone = Ninguém veio: o mamute segue caminho.
event-bonus_taken = { $name } fica com o bónus: { $bonus }.
event-extra_paid =
    { $points ->
        [one] { $name } junta { $what } pelo inverno e faz { $points } ponto.
       *[other] { $name } junta { $what } pelo inverno e faz { $points } pontos.
    }
event-igloo_built =
    { $points ->
        [one] { $name } constrói um iglu e faz { $points } ponto.
       *[other] { $name } constrói um iglu e faz { $points } pontos.
    }
event-animal_left = Animal expulso: { $animal }.
event-animal_rolled = { $name } lança { $dice } como recompensa.
event-trade_level_rose = { $name } comercia agora ao nível { $level }.
event-traded = { $name } troca { $give } por { $get }.
event-trade_dice_rolled = Os dados dos mercadores para todos mostram { $dice }.

## stoneage-condition: conditions of conditional moves

stoneage-condition-food = minha comida
stoneage-condition-have = meus recursos, { $what }
stoneage-condition-have-any = meus recursos
stoneage-condition-people = minhas pessoas
stoneage-condition-home = minhas pessoas por colocar
stoneage-condition-agriculture = minha agricultura
stoneage-condition-tools = valor das minhas ferramentas
stoneage-condition-score = meus pontos
stoneage-condition-round = rodada
stoneage-condition-roll = soma dos dados
stoneage-condition-crowd = { $what }: pessoas
stoneage-condition-crowd-any = pessoas em um lugar
stoneage-condition-free = { $what }: espaços livres
stoneage-condition-free-any = espaços livres em um lugar
stoneage-condition-cost = { $what }: custo
stoneage-condition-cost-any = custo de uma carta ou construção
stoneage-condition-card = { $what }
stoneage-condition-card-any = carta de um espaço
stoneage-condition-building = { $what }
stoneage-condition-building-any = construção de uma pilha
