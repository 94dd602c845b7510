### Puzzles.

## puzzles: the page of puzzles, and the table of one, which come with them

puzzles-about = Aqui um bot jogou outra coisa. A sua resposta é uma jogada; depois vê os números e como a partida podia continuar.
puzzles-again = Abrir outra vez
puzzles-all = Todos os problemas
puzzles-back = Uma jogada atrás
puzzles-before = Antes da jogada
puzzles-done = Resolvido hoje.
puzzles-find = Encontre a melhor jogada.
puzzles-forward = Uma jogada à frente
puzzles-gain = A melhor ganha { $gain } pontos percentuais (± { $error }) à da partida, em { $n } simulações de cada jogada.
puzzles-lead = Momentos de partidas entre bots em que havia uma jogada claramente melhor. Cada dia traz um novo para cada jogo.
puzzles-line-best = Melhor jogada
puzzles-line-played = Como foi jogado
puzzles-missed = Hoje não resolvido.
puzzles-more = Mais problemas
puzzles-none = Não há problemas aqui.
puzzles-number = Problema { $n }
puzzles-own = Das minhas partidas
puzzles-own_about = Aqui jogou outra coisa, numa partida que analisou. A sua resposta é uma jogada; depois vê os números e como a partida podia continuar.
puzzles-own_cost = Custou { $n } pontos percentuais
puzzles-own_later =
    { $n ->
        [one] Mais { $n } volta a { $day }.
       *[other] Mais { $n } voltam, a próxima a { $day }.
    }
puzzles-own_lead = As suas decisões mais caras, de partidas que analisou. Cada uma volta depois de 1, 3, 7 e 21 dias, até a resolver.
puzzles-own_next = Volta a { $day }.
puzzles-own_none = Agora não há nada para rever.
puzzles-own_solved =
    { $n ->
        [one] { $n } resolvida.
       *[other] { $n } resolvidas.
    }
puzzles-player = Jogador { $n }
puzzles-right = Resolvido: nada é melhor.
puzzles-share = Copiar resultado
puzzles-shared = Ochre, { $game }: encontre a melhor jogada
puzzles-shared_right = Encontrei a melhor jogada.
puzzles-shared_today = Ochre, { $game }: problema de { $day }
puzzles-shared_wrong = Não vi a melhor jogada.
puzzles-sign_in = Os dias seguidos contam se tiver sessão iniciada ou jogar como convidado.
puzzles-solve = Resolver
puzzles-solved = resolvido
puzzles-step = { $n } de { $of }
puzzles-streak =
    { $n ->
        [one] { $n } dia seguido
       *[other] { $n } dias seguidos
    }
puzzles-theme-buildings = Edifícios
puzzles-theme-cards = Cartas
puzzles-theme-epochs = Fim das épocas
puzzles-theme-feeding = Alimentação
puzzles-theme-last_round = Última ronda
puzzles-theme-placing = Colocar pessoas
puzzles-theme-preparing = Preparar aldeias
puzzles-theme-villages = Fundar aldeias
puzzles-themes = Por tema
puzzles-title = Encontre a melhor jogada
puzzles-today = O problema de hoje
puzzles-worth = Probabilidade de vitória após a tua jogada: { $mine } %, após a melhor: { $best } %.
puzzles-wrong = Havia uma jogada melhor.
