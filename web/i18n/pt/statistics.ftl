### Statistics and players.

## statistics: the page of statistics, which come with it

stat-title = Estatísticas
stat-lead = Números de todas as partidas jogadas aqui até ao fim, por pessoas e por bots.
stat-theme-winning = Ganhar
stat-theme-playing = Jogar
stat-theme-activity = Atividade
stat-theme-more = Mais
stat-pick = O que queres saber
stat-seats = Jogadores
stat-abreast = comparar
stat-players = { $n } jogadores
stat-none = Ainda não há partidas suficientes para o dizer.
stat-sure = As linhas finas dizem onde está a parte verdadeira a 95 %: quanto menos casos, mais afastadas.
stat-computed = A { $when }
stat-cut = há mais linhas do que se mostram
stat-yes = sim
stat-no = não
stat-plain = sem variantes
stat-hour = { $hour }:00

stat-name-bot_ratings = Que força têm os bots
stat-name-abandoned_matches = Partidas abandonadas
stat-name-closest_matches = As partidas mais renhidas
stat-name-daily_activity = Dia a dia
stat-name-first_seat_advantage = Vantagem do lugar
stat-name-game_length = Quanto dura uma partida
stat-name-hourly_activity = Hora a hora
stat-name-how_matches_end = Como acabam as partidas
stat-name-how_people_win = De onde vêm os pontos
stat-name-leaderboard = Quem ganha mais
stat-name-score_distribution = Pontuações comuns
stat-name-slowest_movers = Quem pensa mais
stat-name-start_player_advantage = Vantagem de começar
stat-name-variants_in_use = Variantes em uso

stat-ask-bot_ratings = Que pontuação tem aqui cada bot, por jogo e número de jogadores?
stat-ask-abandoned_matches = Quantas partidas se deixam antes do fim, e após quantas rondas?
stat-ask-closest_matches = Que partidas se decidiram por menos pontos?
stat-ask-daily_activity = Quanto se joga, dia a dia?
stat-ask-first_seat_advantage = Ajuda sentar-se num certo lugar? Se não, cada um ganharia a sua parte justa.
stat-ask-game_length = Quantas rondas, jogadas e minutos?
stat-ask-hourly_activity = A que horas começam as partidas? Hora universal (UTC).
stat-ask-how_matches_end = Porque acabam as partidas?
stat-ask-how_people_win = De que tiram pontos o primeiro, o segundo e os outros? Partes dos pontos ganhos.
stat-ask-leaderboard = Quem ganha a maior parte das suas partidas?
stat-ask-score_distribution = Quantos pontos são comuns? De vinte em vinte.
stat-ask-slowest_movers = Quem demora mais a jogar?
stat-ask-start_player_advantage = Ajuda começar? O lugar que começa contra todos os outros.
stat-ask-variants_in_use = Que variantes se jogam, e com quantos jogadores?

stat-column-abandoned = Abandonadas
stat-column-begins = Começa
stat-column-day = Dia
stat-column-end_reason = Motivo
stat-column-fair = Parte justa
stat-column-finished = Acabadas
stat-column-game = Jogo
stat-column-hour = Hora
stat-column-last_started = Último começo
stat-column-match = Partida
stat-column-matches = Partidas
stat-column-mean_minutes = Minutos, média
stat-column-mean_moves = Jogadas, média
stat-column-mean_points = Pontos, média
stat-column-mean_rank = Posto médio
stat-column-mean_rounds = Rondas, média
stat-column-mean_rounds_when_abandoned = Rondas até aí
stat-column-mean_score = Pontuação média
stat-column-mean_scored = Deles, média
stat-column-mean_value = Valor médio
stat-column-least_rounds = Rondas, mínimo
stat-column-most_rounds = Rondas, máximo
stat-column-moves = Jogadas
stat-column-options = Variantes
stat-column-points = Pontos
stat-column-rank = Posto
stat-column-row = Pontos por
stat-column-score_from = Pontos desde
stat-column-seat = Lugar
stat-column-seats = Jogadores
stat-column-share = Parte
stat-column-started = Começou
stat-column-status = Estado
stat-column-times = Vezes
stat-column-bot = Bot
stat-column-rating = Pontuação
stat-column-rating_low = pelo menos
stat-column-rating_high = no máximo
stat-column-share_low = pelo menos
stat-column-share_high = no máximo
stat-copy = { $words } ({ $n })
stat-column-win_rate = % de vitórias
stat-column-win_rate_low = pelo menos
stat-column-win_rate_high = no máximo

## player: the page of what somebody has played

player-title = Jogador
player-lead = De partidas que todos podem ver.
player-none = Não há partidas deste jogador que todos possam ver.
player-ratings = Pontuação
player-ratings-how = Por Glicko-2, por jogo e número de jogadores. Todos começam em 1500; as partidas contra bots contam à parte.
player-rating-people = contra pessoas
player-rating-bots = contra bots
player-rating-seats = { $n } jogadores
player-rating-unsure = provisório
player-rating-range = de { $low } a { $high }, a 95 %
player-rating-matches =
    { $n ->
        [one] após { $n } partida
       *[other] após { $n } partidas
    }
player-rating-course = De { $first } a { $last } nas últimas { $n } partidas
player-by-game = Jogo
player-by-seats = Jogadores
player-by-result = Resultado
player-all = todos
player-result-won = ganha
player-result-shared = primeiro, empatado
player-result-lost = perdida
player-against = Com { $name }
player-against-all = Mostrar todos
player-met =
    { $n ->
        [one] A partida com { $name }
       *[other] As { $n } partidas com { $name }
    }
player-matches-none = Nenhuma partida é assim.
player-more = Partidas mais antigas
player-record = Historial
player-rivals = Contra outros
player-matches = Partidas
player-column-game = Jogo
player-column-seats = Jogadores
player-column-finished = Acabadas
player-column-wins = Ganhas
player-column-rate = % de vitórias
player-column-mean = Pontos, média
player-column-best = Melhor
player-column-who = Adversário
player-column-met = Partidas
player-column-before = À frente
player-column-behind = Atrás
player-column-lead = Avanço médio
player-column-day = Começou
player-column-others = Com
player-column-result = Fim
player-column-points = Pontos
player-column-rating = Pontuação
player-running = a decorrer
player-open = sem resultado
player-rank = { $rank } de { $seats }
player-decisions = Onde as minhas decisões custam mais
player-decisions-how = Das minhas últimas partidas analisadas: quantas vitórias por partida custaram as minhas decisões, face à melhor jogada encontrada. Pode ser mais de uma, pois cada decisão conta por si.
player-decisions-open = Somar as minhas partidas analisadas
player-decisions-none = Nenhuma das minhas últimas 20 partidas foi analisada. Por baixo da folha de pontos de uma partida está o que a decidiu.
player-decisions-of =
    { $n ->
        [1] De 1 partida
       *[other] De { $n } partidas
    }
player-column-decision = Decisão
player-column-chosen = Número
player-column-lost = Vitórias perdidas por partida
player-decision-place = Colocar pessoas
player-decision-use = Ordem das ações
player-decision-tools = Ferramentas
player-decision-pay = Cartas, edifícios e o seu preço
player-decision-pick = Escolher um dado
player-decision-feed = Alimentar
player-decision-other = Outras
player-decision-move = Jogadas
player-mine-matches = As minhas partidas
player-mine-lead = Todas as minhas partidas, também contra bots. Os outros só veem as listadas.
player-mine-none = Ainda não há partidas terminadas. Joga uma e os teus pontos aparecem aqui.
player-tile-matches = Partidas terminadas
player-tile-won = Ganhas
player-tile-best = Recorde: { $game }
player-tile-streak = Vitórias seguidas
player-tile-streak_now = agora { $n }
player-points = Pontos ao longo do tempo
player-points-is = { $game }: { $n } partidas, de { $first } a { $last } pontos, recorde { $best }
player-points-mean = média { $n }
player-points-key = Pontos cheios: ganhas
player-sources = De onde vêm os meus pontos
player-sources-of =
    { $n ->
        [1] Por partida, da minha última partida
       *[other] Por partida, das minhas últimas { $n } partidas
    }
player-lessons = Tutoriais
player-lesson-done = jogado
player-lesson-open = ainda não jogado
player-lesson-go = Começar
player-lesson-again = Jogar de novo
player-newest = Das minhas últimas { $n } partidas.
avatar-title = A minha imagem
avatar-change = Mudar imagem
avatar-done = Pronto
avatar-seen = Os outros veem-na ao lado do teu nome.
avatar-any = Ao acaso
avatar-choice = { $part } { $n }
avatar-part-hair = Cabelo
avatar-part-colour = Cor do cabelo
avatar-part-skin = Pele
avatar-part-face = Rosto
avatar-part-worn = Adornos
avatar-part-ground = Fundo
