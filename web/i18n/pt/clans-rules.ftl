### Clans: rules, and the help at the table.

## clans-rules: the rules of Clans, and what each thing on its map is

cl-title = As regras de Clans
cl-lead = Cinco clãs percorrem a terra e assentam em aldeias. Um deles é o teu, e ninguém sabe qual. Leva-o aonde estão os pontos, e não te denuncies.

cl-idea = Do que se trata
cl-idea-1 = Todos movem as cabanas de **todos** os clãs. Onde cabanas ficam rodeadas só de terra vazia funda-se uma aldeia, e cada clã que lá esteja pontua, tenha as cabanas que tiver.
cl-idea-2 = No fim cada um mostra a sua carta de clã. Os pontos do teu clã, e um por cada aldeia que fundaste, são teus.

cl-map = A terra
cl-map-1 = { $territories } territórios formam { $regions } regiões de { $each }; as regiões só contam no início. Há quatro tipos de terra:
cl-map-2 = Dois territórios são vizinhos se partilham uma fronteira. **Os rios não os separam, os lagos sim.**
cl-map-3 = Há dois tabuleiros. O **impresso** tem as terras, as regiões e os vizinhos do jogo publicado; foram copiados por um jogador e não foram comparados com a caixa. O tabuleiro **da casa** é nosso e só mantém o que as regras dizem dele, como o número de territórios e a distribuição das terras. Todas as formas foram desenhadas por nós.

cl-setup = Antes da primeira jogada
cl-setup-1 = Cada região recebe uma cabana de cada clã, uma em cada um dos seus { $each } territórios, ao acaso. Cada jogador recebe **um clã em segredo**; as outras cartas de clã ficam escondidas. O acaso diz quem começa.
cl-setup-2 = Os cinco clãs pontuam durante a partida, mesmo os que ninguém joga. Não mostres gostar demais do teu.

cl-move = Uma jogada
cl-move-1 = Na tua vez levas **todas as cabanas de um território** para um **vizinho onde há cabanas**. Tens de mover, e podes mover quaisquer cabanas, de qualquer clã.
cl-move-2 = Nada vai nunca para terra vazia. O que se deixou fica vazio até ao fim da partida.
cl-move-crowd = Sete ou mais
cl-move-crowd-1 = Uma multidão de **{ $crowd } ou mais** cabanas só vai para outra pelo menos tão grande. Até { $fewer } cabanas vão para qualquer lado, também para multidões.
cl-move-may = permitido
cl-move-not = não permitido

cl-village = Aldeias
cl-village-1 = Depois da jogada, vê aonde chegaste e os vizinhos de onde partiste. Se lá há cabanas que já **não têm vizinhos ocupados**, funda-se uma aldeia. Basta uma cabana.
cl-village-2 = Levas a **ficha** seguinte. Depois a aldeia pontua:
cl-village-steps =
    .item1 = Se a sua terra é **desfavorável** nesta época, a aldeia perece: todas as cabanas partem, ninguém pontua.
    .item2 = Se lá estão **os cinco clãs**, rebenta a discórdia: cada clã com uma só cabana é expulso.
    .item3 = Conta as cabanas que restam. Se a terra é **favorável**, soma o bónus da época.
    .item4 = Cada clã que ainda lá está pontua **tudo**, tenha uma cabana ou cinco.
cl-village-3 = Uma aldeia fica onde está para sempre. A ficha vale um ponto no fim, mesmo que a aldeia tenha perecido.
cl-village-example = Na primeira época funda-se uma aldeia ({ $land }), com três cabanas vermelhas, uma azul e uma verde. Três clãs, logo sem discórdia. { $huts } cabanas e um bónus de { $bonus }: vermelho, azul e verde fazem **{ $total } pontos** cada.
cl-village-strife = Discórdia: quatro cabanas vermelhas, duas azuis e uma de cada outro. Verde, amarelo e preto partem; vermelho e azul fazem 6.
cl-village-nobody = Uma cabana de cada clã: partem os cinco, e ninguém pontua. A ficha leva-se na mesma.

cl-epochs = As épocas
cl-epochs-1 = As fichas estão nas épocas, e a que se leva diz a que época pertence a aldeia. O que agora é boa terra pode depois ser a ruína.
cl-epochs-epoch = Época
cl-epochs-chips = Aldeias
cl-epochs-good = Favorável
cl-epochs-bonus = Bónus
cl-epochs-bad = Desfavorável
cl-epochs-none = nenhuma
cl-epochs-provenance = Algumas destas casas foram deduzidas de várias fontes; levam um sinal.

cl-several = Várias aldeias de uma vez
cl-several-1 = Uma jogada pode fundar duas aldeias, raramente mais. Quem joga diz então por que ordem. Levam fichas uma após outra, por isso uma posterior pode cair na época seguinte.
cl-several-2 = Se há mais aldeias do que fichas, quem joga diz qual ainda conta como número { $chips }. As outras não pontuam.

cl-end = O fim
cl-end-1 = A partida acaba assim que a **aldeia número { $chips }** pontua, ou quando nenhuma cabana se pode mover.
cl-end-2 = Agora mostram-se os clãs. Os que ninguém jogou saem da escala. Soma **um ponto por ficha**: ganha quem tiver mais. Em caso de empate a vitória é partilhada.
cl-end-example = O teu clã é o azul e está em 31. Fundaste quatro aldeias: **35 pontos**.

cl-tips = Três coisas a experimentar
cl-tips-list =
    .item1 = Manda o teu clã com outros: uma aldeia com muitas cabanas pontua para todos, e ninguém sabe em quem pensavas.
    .item2 = Olha para a última ficha de uma época. Quem a leva decide em que terra nasce a próxima aldeia.
    .item3 = Uma cabana só no meio do nada também é uma aldeia. Isola os rivais em terra desfavorável.

help-clans-neighbours = Daqui as cabanas podem ir para vizinhos onde há cabanas.
help-clans-crowd = Uma multidão de { $crowd } ou mais: só vai para outra pelo menos tão grande.
help-clans-empty = Vazio até ao fim da partida: nada vai para terra vazia.
help-clans-good = Uma aldeia fundada aqui agora recebe **mais { $bonus }**: a terra é favorável.
help-clans-bad = Uma aldeia fundada aqui agora **perece**: a terra é desfavorável.
help-clans-plain = A terra não ajuda nem prejudica uma aldeia fundada agora.
help-clans-village = Uma aldeia: fica como está e não acolhe ninguém.
help-clans-doomed = Uma aldeia que pereceu: a terra era desfavorável, ninguém pontuou.
help-clans-chips =
    { $n ->
        [one] { $n } aldeia nesta época.
       *[other] { $n } aldeias nesta época.
    }
help-clans-now = Esta é a época da próxima aldeia.
help-clans-chip = Leva-a quem funda uma aldeia. Um ponto no fim.
help-clans-lane = Os pontos deste clã até agora. De quem é vê-se no fim.
help-clans-hut = Por poucas cabanas que tenha numa aldeia, o clã ganha tudo o que ela vale.
help-clans-mine = O teu clã. Só tu o sabes; os seus pontos serão teus.
help-clans-secret = Uma carta de clã que só o dono viu.
help-clans-first = Este lugar fez a primeira jogada.
