### The page that checks dice.

## verify: the page that checks a match's dice

verify-title = Verificar os dados
verify-lead = Cada lançamento e cada baralhar de uma partida acabada é calculado aqui outra vez, no teu navegador, a partir do ficheiro. Nada é enviado.
verify-choose = Escolhe o ficheiro de uma partida
verify-choose_hint = ou larga-o aqui. É oferecido no fim de cada partida.
verify-busy = A calcular…
verify-verdict-same = Os dados são justos
verify-verdict-differs = A verificação falhou
verify-verdict-unreadable = Este ficheiro não pode ser verificado
verify-good = Certo
verify-bad = Errado
verify-no_match = Essa partida não existe, ou não acabou.
verify-no_file = Isto não é o ficheiro de uma partida.
verify-too_large = Este ficheiro é grande demais.
verify-old = Este ficheiro tem uma forma antiga, sem os nomes dos lançamentos. O próprio programa, ochre verify, ainda o pode verificar.
verify-no_game = Este jogo não é conhecido aqui.
verify-revision = A partida segue a revisão { $is } das regras; aqui está a revisão { $here }.
verify-seal_breaks = A semente não corresponde ao seu hash: não é a prometida.
verify-chain_breaks = Versão { $version }: a cadeia de impressões quebra-se. Aqui algo foi mudado.
verify-bad_row = Versão { $version }: esta linha está mal formada.
verify-wrong_sitter = Versão { $version }: o lugar { $seat } não é de quem o ficheiro diz.
verify-late_sitter = Alguém se senta depois da última versão.
verify-no_names = Versão { $version }: os sorteios não constam. As regras mudaram desde então.
verify-wrong_name =
    { $kind ->
        [none] Versão { $version }, evento { $event }: o sorteio tem o nome errado.
       *[other] Versão { $version }, evento { $event } ({ $kind }): o sorteio tem o nome errado.
    }
verify-name_twice = Versão { $version }, evento { $event } ({ $kind }): o mesmo sorteio já tinha sido feito.
verify-wrong_count =
    { $is ->
        [one] Versão { $version }, evento { $event } ({ $kind }): { $is } dado lançado, o que veio antes dá { $count }.
       *[other] Versão { $version }, evento { $event } ({ $kind }): { $is } dados lançados, o que veio antes dá { $count }.
    }
verify-roll_differs = Versão { $version }, evento { $event } ({ $kind }): { $field } { $index } é { $says }, a chave dá { $gives }.
verify-field-dice = dado
verify-field-cards = carta
verify-field-buildings = edifício
verify-field-tiles = peça
verify-field-colours = cor
verify-field-start = lugar inicial
verify-steps = O que se verificou
verify-step-seal = A semente corresponde ao hash mostrado antes da partida.
verify-step-key =
    { $n ->
        [1] A chave faz-se da semente e do número que o navegador de um jogador juntou.
       *[other] A chave faz-se da semente e dos números que os navegadores de { $n } jogadores juntaram.
    }
verify-step-key_alone = A chave é a semente: ninguém lhe juntou um número.
verify-step-my_seal = O hash é o que este navegador viu antes da partida.
verify-step-other_seal = Este navegador viu outro hash antes da partida.
verify-step-my_nonce = O número que este navegador juntou faz parte da chave.
verify-step-no_nonce_of_mine = Falta o número que este navegador juntou.
verify-step-chain =
    { $n ->
        [one] A cadeia de impressões aguenta em { $n } linha.
       *[other] A cadeia de impressões aguenta em { $n } linhas.
    }
verify-step-names = Cada lançamento tem o nome que lhe dão a ronda, o assento e o lugar, e nenhum o tem duas vezes.
verify-drawn-rolls = { $rolls ->
        [one] { $rolls } lançamento
       *[other] { $rolls } lançamentos
    } com { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dados
    }
verify-drawn-shuffles =
    { $shuffles ->
        [one] { $shuffles } vez baralhado
       *[other] { $shuffles } vezes baralhado
    }
verify-drawn-nothing = Ainda sem lançamentos
verify-step-rolls = { $what }: o que a chave dá.
verify-broken-seal = A semente não corresponde ao hash mostrado antes da partida.
verify-broken-chain =
    { $n ->
        [one] A cadeia de impressões quebra-se após { $n } linha.
       *[other] A cadeia de impressões quebra-se após { $n } linhas.
    }
verify-broken-names = Um lançamento não tem o nome que lhe dão a ronda, o assento e o lugar.
verify-broken-rolls =
    { $rolls ->
        [one] Após { $rolls } lançamento e { $shuffles } vezes baralhado que a chave dá vem um que não dá.
       *[other] Após { $rolls } lançamentos e { $shuffles } vezes baralhado que a chave dá vem um que não dá.
    }
verify-faces = Como caíram os dados
verify-faces_hint =
    { $n ->
        [one] { $n } dado; a linha está onde todos seriam iguais, cerca de { $each } cada.
       *[other] { $n } dados; a linha está onde todos seriam iguais, cerca de { $each } cada.
    }
verify-facts = Os números
verify-match = Partida
verify-seal = Hash da semente
verify-seed = Semente
verify-nonce = Juntado por { $name }
verify-nonce_bot = nada, é um bot
verify-nonce_none = nada
verify-nonce_mine = (este navegador)
verify-key = Chave
verify-how = Como funciona
verify-how_1 = Ao criar uma partida, o servidor tira uma semente secreta e mostra o seu hash: uma impressão que mais nenhuma semente tem.
verify-how_2 = Depois o navegador de cada jogador junta um número ao acaso. Semente e números fazem juntos a chave, por isso ninguém a escolheu: a semente estava selada antes de se saberem os números.
verify-how_3 = Cada lançamento e cada baralhar calcula-se da chave e do seu nome: que ronda, que assento, que lugar, que dado.
verify-how_4 = No fim mostra-se a semente, e todos podem calcular tudo outra vez.
verify-not = Esta página não conhece regras. Se cada jogada era permitida verifica-o o próprio programa. E uma coisa nenhuma verificação vê: quem gere o servidor e também joga podia experimentar muitos números seus, se o seu vier por último.
verify-also = A verificação completa, com regras:
