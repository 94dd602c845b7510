### Tournaments, and quick pairing.

## tournaments: the pages of tournaments, which come with them

tour-title = Torneios
tour-lead = Inscreve-te, joga uma mesa em cada ronda e vê como estás.
tour-none = Ainda não há torneios.
tour-none_act = Crie o primeiro: os jogadores inscrevem-se e cada ronda emparelha-os de novo.
tour-new = Novo torneio
tour-more = Mais opções
tour-account = Entra com uma conta para participar.
tour-name = Nome
tour-game = Jogo
tour-format = Formato
tour-format-swiss = Suíço
tour-format-swiss-is = Quem tem os mesmos pontos se enfrenta. Todos jogam todas as rodadas.
tour-format-robin = Todos contra todos
tour-format-robin-is = Todos se enfrentam da forma mais igual possível.
tour-format-groups = Grupos e final
tour-format-groups-is = Os melhores de cada grupo se enfrentam no final.
tour-format-knockout = Eliminatórias
tour-format-knockout-is = A melhor metade de cada mesa continua.
tour-seats = Jogadores por mesa
tour-seats_min = Jogadores na mesa mais pequena
tour-rounds = Rondas
tour-groups = Grupos
tour-advance = Passam de cada grupo
tour-players_max = Máximo de jogadores
tour-points = Pontos por lugar
tour-bye_points = Pontos por folga
tour-clock = Tempo
tour-clock-days = 1 dia por jogada
tour-clock-live = 20 minutos cada
tour-clock-none = Sem relógio
tour-starts_at = Início
tour-starts_hint = Vazio: é você que o inicia.
tour-listed = Visível para todos
tour-create = Criar torneio
tour-players = { $n } de { $max } jogadores
tour-status-open = Inscrições abertas
tour-status-over = Terminado
tour-status-cancelled = Cancelado
tour-round = Ronda { $n }
tour-organiser = Organiza { $name }
tour-points_are = pontos { $points }
tour-nobody = Ainda ninguém se inscreveu.
tour-enter = Participar
tour-leave = Desistir
tour-start = Começar já
tour-cancel = Cancelar
tour-starts = Começa { $when }
tour-share = Convidar
tour-entries = Participantes
tour-standings = Classificação
tour-place = Lugar
tour-player = Jogador
tour-sum = Pontos
tour-played = Jogadas
tour-tie-sonneborn = Valor das vitórias
tour-tie_what-sonneborn = Sonneborn-Berger: os pontos de todos os adversários vencidos
tour-tie-wins = Vitórias
tour-tie-same_opponents = Mesmos adversários
tour-tie-table_share = Quota da mesa
tour-tie-performance = Desempenho
tour-left = desistiu
tour-mine = A tua mesa: { $names }
tour-mine_over = A tua partida terminou
tour-next = A próxima ronda começa quando as outras mesas acabarem.
tour-last = Era a última ronda. A classificação fica definitiva quando as outras mesas acabarem.
tour-winner = Vencedor: { $names }
tour-csv = Classificação em CSV
tour-tables = Mesas
tour-which = Ronda
tour-final = Final
tour-group = Grupo { $n }
tour-table = Mesa { $n }
tour-bye = Folga
tour-view = Ver
tour-watch = Assistir
tour-play = Jogar
tour-result = lugar { $rank }, { $score } pontos
tour-why-bye = Sem adversário nesta ronda: o número não dá certo.
tour-why-same = Todos tinham { $points } pontos.
tour-why-near = Tinham de { $least } a { $most } pontos.
tour-why-new = Nenhum deles se tinha encontrado antes.
tour-why-met =
    { $n ->
        [one] Um par já se tinha encontrado: não se podia evitar.
       *[other] { $n } pares já se tinham encontrado: não se podia evitar.
    }

## pairing: the page on which people find others to play with

pairing-bots = Jogar contra bots
pairing-days = { $n } dias
pairing-days_hint = Podes sair desta página. A tua mesa aparecerá entre as tuas partidas.
pairing-find = Procurar jogadores
pairing-found = A tua mesa está a abrir.
pairing-game = Jogo
pairing-hours =
    { $n ->
        [one] uma hora
       *[other] { $n } horas
    }
pairing-lately = Ultimamente levou cerca de { $time }.
pairing-lately_none = Na última semana nenhuma mesa se formou aqui.
pairing-lead = Escolhe um jogo. A tua mesa começa assim que houver gente suficiente.
pairing-minutes =
    { $n ->
        [one] um minuto
       *[other] { $n } minutos
    }
pairing-open = Ir para a mesa
pairing-others =
    { $n ->
        [0] Ainda não há mais ninguém.
        [one] Outra pessoa está à espera.
       *[other] Outras { $n } pessoas estão à espera.
    }
pairing-pace = Ritmo
pairing-players = { $n } jogadores
pairing-players_range = De { $least } a { $most } jogadores
pairing-seconds =
    { $n ->
        [one] um segundo
       *[other] { $n } segundos
    }
pairing-stop = Parar de esperar
pairing-table = Número de jogadores
pairing-there =
    { $n ->
        [0] Agora ninguém está à espera.
        [one] Uma pessoa está à espera.
       *[other] { $n } pessoas estão à espera.
    }
pairing-title = Jogar com outras pessoas
pairing-waited = Esperas há { $time }.
