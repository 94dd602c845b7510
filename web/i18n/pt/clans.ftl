### Clans: everything at its table.

## clans: Clans: things, questions, and a sentence for each event

clans-terrain-forest = floresta
clans-terrain-mountain = montanha
clans-terrain-steppe = estepe
clans-terrain-grassland = pradaria
clans-colour-red = vermelho
clans-colour-blue = azul
clans-colour-green = verde
clans-colour-yellow = amarelo
clans-colour-black = preto
clans-clan-red = clã vermelho
clans-clan-blue = clã azul
clans-clan-green = clã verde
clans-clan-yellow = clã amarelo
clans-clan-black = clã preto
clans-huts-red =
    { $n ->
        [one] { $n } vermelha
       *[other] { $n } vermelhas
    }
clans-huts-blue =
    { $n ->
        [one] { $n } azul
       *[other] { $n } azuis
    }
clans-huts-green =
    { $n ->
        [one] { $n } verde
       *[other] { $n } verdes
    }
clans-huts-yellow =
    { $n ->
        [one] { $n } amarela
       *[other] { $n } amarelas
    }
clans-huts-black =
    { $n ->
        [one] { $n } preta
       *[other] { $n } pretas
    }
clans-huts-none = sem cabanas
clans-huts =
    { $n ->
        [one] { $n } cabana
       *[other] { $n } cabanas
    }
clans-empty = vazio
clans-region = Região { $region }

clans-epochs = Épocas
clans-epoch-good = Época { $n }: { $lands }, mais { $bonus }.
clans-epoch-bad = As aldeias perecem: { $lands }.
clans-track = Os clãs
clans-village = aldeia { $n }, fundada por { $name }, vale { $points }
clans-village-doomed = aldeia { $n }, fundada por { $name }, perdida
clans-village-held =
    { $doomed ->
        [none] { $territory }, época { $epoch }: { $value ->
            [one] { $value } ponto
           *[other] { $value } pontos
        }
       *[other] { $territory }, época { $epoch }: perdida
    }
clans-villages = Aldeias
clans-chips =
    { $n ->
        [one] { $n } ficha de aldeia
       *[other] { $n } fichas de aldeia
    }
clans-chips_left = { $n ->
        [1] resta
       *[other] restam
    } { $n ->
        [one] { $n } ficha
       *[other] { $n } fichas
    }
clans-no_chips = ainda sem aldeia
clans-first = Começou a partida
clans-secret = clã secreto
clans-yours = O teu: { $clan }
clans-only_you = Só tu o vês.

clans-on_map = Escolhe um território no mapa. Teclas: a letra, depois o número.
clans-on_map-region = Região { $region }: que número?
clans-ask-from = Que cabanas moves?
clans-ask-to = Para onde, de { $from }?
clans-ask-send = De { $from } para { $to }?
clans-ask-found = Qual das { $n } aldeias se funda agora?
clans-ask-found_this = Fundar agora a aldeia de { $territory }?
clans-wait-move = { $name } move cabanas
clans-wait-found = { $name } ordena as novas aldeias
clans-from = De { $from }
clans-from_to = De { $from } para { $to }
clans-found_next = Próxima aldeia: { $territory }
clans-send = Mover as cabanas
clans-found = Fundar agora
clans-founds_nothing = Não nasce nenhuma aldeia.
clans-short = aldeia { $territory }: { $points }
clans-short-doomed = { $territory } perece
clans-preview-village = Aldeia { $territory }
clans-preview-scores = { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } para { $colours }{ $bonus ->
        [none] { "" }
       *[other] { " " }({ $value } + { $bonus })
    }.
clans-preview-doomed = perece: a terra é desfavorável, ninguém pontua.
clans-preview-nobody = A discórdia não deixa ninguém; ninguém pontua.
clans-preview-strife = A discórdia expulsa { $colours }.
clans-preview-later = Fundada mais tarde: { $points }.

row-chips = Fichas de aldeia
reason-villages = A décima segunda aldeia está fundada.
reason-no_moves = Nenhuma cabana se pode mover mais.

clans-event-began = A partida começa; { $name } move primeiro.
clans-event-huts_placed = Cabanas na região { $region }: { $colours }.
clans-event-clans_shuffled = As cartas de clã são dadas tapadas.
clans-event-clan_seen = O teu clã é o { $colour }.
clans-event-epoch_began = Época { $epoch }
clans-event-turn_began = É a vez de { $name }.
clans-event-moved = { $name } move { $huts } de { $from } para { $to }.
clans-event-order_asked = { $name } decide por que ordem se fundam { $territories }.
clans-event-founded = { $name } funda a aldeia { $chip } em { $territory } e leva a ficha.
clans-ribbon-founded = A aldeia { $chip } ergue-se em { $territory }
clans-event-doomed = A terra de { $territory } é desfavorável; perece com { $huts }.
clans-event-strife = A discórdia em { $territory } expulsa { $huts }.
clans-event-scored = { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }{ $bonus ->
        [none] { "" }
       *[other] { " " }({ $bonus } pela terra)
    } para { $colours }.
clans-event-not_founded = { $territories } chegam tarde para serem aldeias.
clans-event-ended-villages = A décima segunda aldeia está de pé: a partida acabou.
clans-event-ended-no_moves = Nenhuma cabana se pode mover mais: a partida acabou.
clans-event-clan_shown = { $name } era o { $colour }.
clans-event-disc_removed = Ninguém era o { $colour }.
clans-event-tallied =
    { $points ->
        [one] { $name } conta { $points } ponto.
       *[other] { $name } conta { $points } pontos.
    }
policy-found = Fundar primeiro o que mais pontua para o meu clã

## clans-cover: what is said of Clans outside of its tables

option-printed_board = O tabuleiro impresso
option-printed_board-is = As regiões e os vizinhos do jogo publicado, tanto quanto se conhecem. Sem esta opção: o nosso próprio mapa.

## clans-statistics: the statistics of Clans

stat-name-villages_by_epoch = Aldeias por época
stat-name-villages_by_territory = Onde nascem as aldeias
stat-ask-villages_by_epoch = Quanto vale uma aldeia de Clans em cada época?
stat-ask-villages_by_territory = Em que territórios de Clans nascem aldeias, e quanto fazem?
stat-column-doomed = Perecidas
stat-column-epoch = Época
stat-column-mean_colours = Clãs, média
stat-column-mean_epoch = Época média
stat-column-strife = Com discórdia
stat-column-territory = Território
stat-column-villages = Aldeias
stat-value-villages = a décima segunda aldeia
stat-value-no_moves = nenhuma cabana se pode mover

## clans-teach: the tutorial of Clans and the hints of a first match

clans-teach-goal = És o { $clan }, e mais ninguém sabe. Cada clã tem cabanas por toda a terra; leva as tuas a aldeias ricas sem mostrar cedo de mais de quem são.
clans-teach-from = Uma vez é uma jogada: leva todas as cabanas de um território, de qualquer cor. Escolhe um no mapa.
clans-teach-to = Vão para um vizinho onde já há cabanas. Escolhe para onde.
clans-teach-send = A seta mostra a jogada, e por baixo lês o que resulta. Envia-a.
clans-teach-village = Cabanas sem vizinhos ocupados tornam-se aldeia. Aqui uma jogada funda uma: quem a faz leva uma ficha, que é um ponto.
clans-teach-score = Uma aldeia vale as suas cabanas para cada clã que lá vive. A escala mostra os cinco; como vai o { $clan } é segredo teu.
clans-teach-epoch = A placa mostra as épocas: numa terra as aldeias rendem mais, noutra perecem. Com a última ficha acaba uma época.
clans-teach-end = A décima segunda aldeia acaba a partida. Então mostram-se os clãs, e cada um soma as fichas aos pontos da escala.
clans-teach-hint-secret = És o { $clan }. Move também outras cabanas, ou verão quais são as tuas.
clans-teach-hint-found = Uma jogada tua podia fundar uma aldeia agora. Escolhe-a para leres quanto vale, e para quem.
clans-teach-hint-order = Tu escolhes que aldeia vem primeiro: a próxima ficha pode ser de outra época.
clans-teach-hint-epoch = Uma nova época: agora outra terra rende mais, e outra arruína as suas aldeias.

## clans-text: the map of Clans in words

clans-told-now = Época { $n } agora
clans-told-chips = { $n ->
        [1] resta
       *[other] restam
    } { $n ->
        [one] { $n } ficha de aldeia
       *[other] { $n } fichas de aldeia
    }
clans-told-epochs = Épocas
clans-told-epoch =
    { $n ->
        [one] { $n } aldeia nela
       *[other] { $n } aldeias nela
    }
clans-told-scores = O que os clãs pontuaram
clans-told-villages = Aldeias
clans-told-map = Territórios com cabanas
clans-told-borders = confina com { $names }
clans-told-scored =
    { $n ->
        [one] { $n } ponto
       *[other] { $n } pontos
    }
clans-told-gone = ninguém era deste clã
clans-told-chips_of = Fichas de aldeia
clans-told-clan = Clã
clans-told-move = Que cabanas vão, e para onde?
clans-told-to = Mover as cabanas de { $from } para { $to }
clans-told-comes = Para { $to }: aldeia { $territory }, { $words }
clans-told-found = Fundar agora a aldeia em { $territory }

## clans-condition: conditions of conditional moves

clans-condition-chips = fichas de aldeia restantes
clans-condition-epoch = época
clans-condition-score = pontos, { $what }
clans-condition-score-any = pontos de um clã
clans-condition-huts = { $what }: cabanas
clans-condition-huts-any = cabanas em um território
clans-condition-mine = { $what }: minhas cabanas
clans-condition-mine-any = minhas cabanas em um território
