### The front page, what is on every page, and the dialog for a new table.

# Its own name, in the choice of languages.
language-name = Português

## general: every page, the front page

app-name = Ochre
app-skip = Ir para o conteúdo
title-turn = É a tua vez
title-past = Repetição
title-letter = Email da conta
title-player = Jogador
title-result = Resultado da partida
title-statistics = Estatísticas
title-pairing = Jogar com outras pessoas
title-puzzles = Problemas
title-tournaments = Torneios
nav-sign_in = Entrar
nav-admin = Administração
nav-language = Língua
nav-theme = Tema
theme-auto = sistema
theme-day = claro
theme-night = escuro
pace-speed = Velocidade
pace-full = Calma
pace-quick = Rápida
pace-none = Instantânea
sound-on = Som ligado
sound-off = Som desligado

lobby-title = Joga { $games } online
lobby-guest = Convidado
lobby-your_name = O teu nome
lobby-play = Jogar { $game }
lobby-play_hint = Contra dois bots. Já, sem registo.
lobby-play_hint_in = Contra dois bots. Já.
lobby-level = Nível dos bots
lobby-level_suited = à minha medida
lobby-learn = Primeira vez? Experimenta o tutorial:
lobby-create = Criar uma mesa
lobby-open = Mesas abertas
lobby-running = A decorrer
lobby-mine = As minhas partidas
lobby-mine_all = Todas as minhas partidas
mine-next = Seguinte
mine-next_hint = À próxima partida que te espera: { $n }
mine-none_next = Nenhuma outra partida te espera.
lobby-none_open = Não há mesas abertas. Cria uma, ou joga contra bots.
lobby-none_running = Nenhuma partida a decorrer.
lobby-none_mine = Não tens partidas de momento.
lobby-join = Juntar-me
lobby-look = Ver
lobby-watch = Assistir
lobby-continue = Continuar
lobby-result = Resultado
lobby-your_turn = é a tua vez
lobby-waits_for = esperando { $names }
lobby-asks_you = tens um convite
lobby-waiting_for_you =
    { $n ->
        [one] { $n } espera por ti
       *[other] { $n } esperam por ti
    }
lobby-free_seats =
    { $n ->
        [0] sem lugares livres
        [one] { $n } lugar livre
       *[other] { $n } lugares livres
    }
lobby-welcome = Olá, { $name }.
lobby-link_only = não listada
lobby-statistics = Estatísticas
lobby-loading = A carregar…
lobby-rules = Como se joga:
waits-until = aberta até { $when }
chat-mentions =
    { $n ->
        [1] mencionaram-te no chat
       *[other] mencionaram-te { $n } vezes no chat
    }

status-open = à espera
status-running = a decorrer
status-over = terminada
status-abandoned = abandonada
status-expired = expirada
status-broken = danificada

create-game = Jogo
bot-random = ao acaso
bot-beginner = principiante
bot-casual = descontraído
bot-easy = fácil
bot-medium = médio
bot-hard = difícil
bot-master = mestre

seat-n = Lugar { $n }
seat-free = livre
seat-bot = bot { $id }
seat-bot_account = conta de bot
seat-you = tu

wait-over = A partida acabou
wait-for = À espera de { $names }
wait-title = À espera de jogadores
wait-copy = Copiar
wait-copied = Copiado.
wait-kept = À espera de { $names }.
wait-take = Aceitar

table-rules = Regras

app-newer = Há uma versão nova.
app-reload = Recarregar
conn-lost = Ligação perdida. A religar…
conn-kept = A tua partida está a salvo.
conn-unsent = A tua jogada está guardada e será enviada quando voltares a estar online.
conn-updating = A atualizar…
conn-polls = Ligação mais lenta
conn-polls_hint = Algo nesta rede bloqueia o WebSocket. Tudo funciona, mas as jogadas podem chegar um pouco mais tarde.

go-close = Fechar
go-cancel = Cancelar
go-lobby = À sala

account-title = A tua conta
account-name = Nome
account-notices = Avisos

lost-title = Página não encontrada
lost-text = O endereço pode estar errado, ou a mesa já não existe.
forbidden-title = Só para administradores
forbidden-text = A tua conta não tem direitos de administrador.

figures-more = Mostrar mais (faltam { $n })
figures-left = Não couberam mais { $n }; estão na tabela.
figures-gap = sem valor

dice-verify = Verificar os dados

keys-title = Atalhos de teclado

error-unexpected = Algo correu mal. Tenta outra vez.
error-unreachable = O servidor não responde. Tenta daqui a pouco.
lobby-again = Jogar como da última vez
lobby-again_table = { $game }, mesa para { $n }
lobby-again_go = Jogar
lobby-again_bots =
    { $n ->
        [1] { $game } contra 1 bot
       *[other] { $game } contra { $n } bots
    }
nav-keys = Teclas

## clock: clocks

clock-none = Sem relógio
clock-none_is = Sem limite de tempo.
clock-preset-day = 1 dia por jogada
clock-preset-relaxed = Calmo
clock-preset-slow = Lento
clock-each =
    { $more ->
        [none] { $bank }
       *[other] { $bank } + { $more }
    }
clock-live_is =
    { $more ->
        [none] Cada jogador começa com { $bank }.
       *[other] Cada jogador começa com { $bank }; cada jogada soma { $more }.
    }
clock-days_is =
    { $more ->
        [none] Cada jogador começa com { $bank }. Os relógios param nas horas de silêncio e nas férias.
       *[other] Cada jogador começa com { $bank }; cada jogada soma { $more }, até { $cap }. Os relógios param nas horas de silêncio e nas férias.
    }
clock-by = até { $until }
clock-today = hoje { $time }
clock-tomorrow = amanhã { $time }
clock-on_day = { $day } { $time }

## dialogs: a new table, the keys

create-title = Criar uma mesa
create-rules = As regras de { $game }
create-options = Variantes
create-seats = Lugares
create-who = Jogadores
create-me = Tu
create-person = Jogador humano
create-visibility = Visibilidade
create-listed = visível, qualquer um pode assistir
create-unlisted = não listada, só com ligação
create-join = Quem se pode juntar
create-anyone = qualquer um
create-link = só com a ligação
create-bot_delay = Os bots pensam um pouco, como as pessoas
create-undo = Desfazer jogadas
create-undo-free = As próprias, se nada foi revelado
create-undo-vote = Mais atrás, se todos aceitarem
create-undo-none = Nunca
create-start_seat = Jogador inicial
create-by_chance = ao acaso
create-go = Criar mesa
create-bot = Bot: { $id }
keys-move = As setas percorrem o que se pode fazer
keys-choose = Enter escolhe, e envia
keys-back = Escape volta um passo atrás
keys-letters = A letra num botão carrega nele
keys-more = + e − ou os algarismos mudam o número
keys-undo = z desfaz uma jogada, ou pede-o
keys-next = n vai à próxima partida que te espera
keys-tabs = l mostra o registo, y o chat
keys-board = Tab leva também ao tabuleiro: as setas percorrem-no, e cada coisa diz o que é
keys-replay = r olha para trás: as setas vão por jogadas e rondas, Page Up e Down pelas tuas jogadas, Espaço reproduz
keys-space = A barra de espaço, ou um clique no tabuleiro, termina logo todo o movimento
keys-text = v: alternar entre texto e tabuleiro
keys-help = ? mostra esta lista
account-delete_ask = O teu nome e o teu acesso são apagados para sempre. As partidas que jogaste ficam para os outros, sem o teu nome.

clock-time = Tempo de jogo
clock-live = Ao vivo, todos à mesa
clock-days = Por correspondência, em dias
clock-choose-none = Sem relógio
clock-choose-ten = 10 min + 10 s por jogada
clock-choose-twenty = 20 min + 20 s por jogada
clock-choose-own_live = Personalizado
clock-choose-day = 1 dia por jogada
clock-choose-relaxed = Calmo: três dias
clock-choose-slow = Lento: duas semanas
clock-choose-own_days = Personalizado
clock-own-live-bank = Minutos cada um
clock-own-live-increment = Segundos por jogada
clock-own-days-bank = Horas cada um
clock-own-days-increment = Horas por jogada
clock-own-days-cap = Máximo (horas)
clock-own_bad = Estes valores não combinam.
clock-leaver = Quando o tempo de alguém acaba
clock-leaver-bot = um bot joga até ele voltar
clock-leaver-resign = desiste automaticamente
clock-leaver-ask = os outros decidem
create-open_days = Quanto tempo está aberta
create-open_days-1 = um dia
create-open_days-3 = três dias
create-open_days-7 = uma semana
create-open_days-14 = duas semanas
create-open_days-30 = um mês
create-starts = Quando começa
create-starts-host = quando eu a começar
create-starts-full = automaticamente, quando todos os lugares estiverem ocupados
create-standing = Repetir: quando a partida começa, abre outra mesa igual
create-named = Jogador específico
create-kind = Tipo de mesa
create-kind-friends = Com amigos, agora
create-kind-friends-is = Todos estão online
create-kind-days = Uma jogada por dia
create-kind-days-is = Cada um joga quando pode
create-kind-bots = Contra bots
create-kind-bots-is = Começa logo
create-kind-here = Neste dispositivo
create-kind-here-is = Bots, ou várias pessoas num ecrã. Funciona sem ligação.
create-more = Mais opções
create-go_bots = Jogar

## share: giving a link to somebody

share-not_copied = O teu navegador bloqueou a cópia. Seleciona-a à mão: { $text }
share-link = Ligação
share-frame = Copiar o código para um site
share-frame_hint = Uma moldura que mostra esta partida noutro site
share-text = O resultado em texto
share-text_form = Formato
share-text_plain = Texto simples
share-text_bbcode = BBCode
share-text_markdown = Markdown
share-bgg = Registar a partida no BoardGameGeek
share-bgstats = Registar a partida no BG Stats
share-code = A ligação como código para uma câmara
share-origin = Endereço deste servidor
share-here = { $origin } (só este computador)
share-alone = O teu próprio endereço não traz aqui ninguém senão tu. Com este, outros na mesma rede encontram-te.
share-nowhere = Este endereço não traz aqui ninguém senão tu: o servidor só ouve esta máquina.
share-sheet = Partilhar
share-who-everybody = Qualquer um pode ver esta partida.
share-who-result = Quem tem a ligação vê quem ficou onde, e mais nada desta partida. Uma nova acaba com ela.
share-end = Deixar de partilhar
share-ended = A ligação já não mostra nada.
share-who-invited = Quem tem a ligação vê a mesa, e pode sentar-se enquanto houver lugar.
share-who-code = Quem tiver esta ligação pode registar-se com o código.
share-who-tournament = Qualquer pessoa com o link pode ver o torneio e, com uma conta, inscrever-se.
