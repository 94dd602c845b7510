### Everything at a table, whatever the game, and what follows a match.

## sitting: every table: who had luck, and who decides for a seat while its person does not

sit-menu = Deixar a partida…
sit-title = Não podes continuar?
sit-law = Como funciona
sit-bot = Um bot joga por mim
sit-bot_hint = Até retomares o teu lugar, quando quiseres.
sit-offer = Dar o meu lugar a alguém
sit-offer_hint = Cria uma ligação para enviares. O primeiro que a abrir senta-se por ti.
sit-resign = Desistir
sit-resign_hint = Ficas em último, e um bot joga por ti até ao fim.
sit-resign_ask = Desistir de vez? Ficas em último; um bot joga o teu lugar até ao fim, para os outros poderem acabar.
sit-resign_yes = Desistir
sit-call_off = Propor anular a partida
sit-call_off_hint = Acaba sem resultado assim que todos concordarem: { LIST($names) }.
sit-call_off_counts_hint = Acaba assim que todos concordarem ({ LIST($names) }). Como alguém desistiu, vale a classificação desse momento.
sit-call_off_alone = Acabar a partida
sit-call_off_alone_hint = Só jogam bots contigo: acaba já, sem resultado.
sit-call_off_left_hint = Acaba já. Como alguém desistiu, a classificação atual é o resultado.
sit-ask = Votar sobre { $name }
sit-decide = Decidir sobre o lugar de { $name }
sit-ask_hint = { $name } faz-vos esperar: decidam juntos o que acontece ao lugar.
sit-ask_away_hint = Acabou o tempo de { $name } e joga um bot.

sit-away_me = Um bot joga por ti.
sit-timed_out_me = Acabou o teu tempo e um bot joga por ti.
sit-absent_me = Estás ausente há muito tempo. Um bot joga por ti.
sit-away_hint = Mesmo assim podes aceitar que se desfaça uma jogada ou anule a partida.
sit-absent_hint = Já ninguém espera pelo teu acordo, mas podes voltar.
sit-still_owed = O bot toma primeiro esta decisão; depois podes voltar.
sit-back = Retomar o meu lugar
sit-resigned_me = Desististe. Um bot joga o teu lugar até ao fim.
seat-state-away = fora
seat-state-timed_out = sem tempo
seat-state-late = acabou o tempo
seat-state-absent = ausente
seat-state-resigned = desistiu
seat-state-gone = foi-se

vote-about = { $name } faz a mesa esperar. O que fazer?
vote-about_late = Acabou o tempo de { $name }. O que fazer?
vote-about_bot = Um bot joga por { $name }. O que fazer?
vote-about_me = Fazes os outros esperar e eles votam sobre o teu lugar. Faz uma jogada e a votação é cancelada.
vote-about_me_away = Os outros votam sobre o teu lugar. Retoma-o e a votação é cancelada.
vote-claim_me = Se reclamarem a vitória, conta como desistência tua.
vote-match = Anular a partida, sem resultado?
vote-match_counts = Anular a partida? A classificação atual seria o resultado.
vote-until = A votação acaba: { $when }.
vote-said =
    { $choice ->
        [go_on] { $name }: continuar
        [wait] { $name }: mais tempo
        [bot] { $name }: que jogue um bot
        [substitute] { $name }: um substituto
        [call_off] { $name }: anular a partida
       *[claim] { $name }: que conte como desistência
    }
vote-missing = Ainda faltam: { LIST($names) }.
vote-go_on = Continuar
vote-wait = Dar mais tempo
vote-bot = Um bot continua
vote-substitute = Procurar um substituto
vote-call_off = Anular
vote-claim = Reclamar a vitória
vote-out = Conta como desistência
vote-rule = Decide a maioria; sem maioria, joga um bot.
vote-all = Todos têm de concordar: { LIST($names) }.

claim-late = Acabou o tempo de { $name }. Joga um bot.
claim-from = Se { $name } não voltar, poderás reclamar a vitória, no mínimo a partir de: { $when }.
claim-can = Acabou o tempo de { $name }, que não voltou. O que fazer?
claim-stays = O bot continua por { $name }. Ainda podes reclamar a vitória.
claim-hint = Se reclamares a vitória, conta como desistência de { $name }: a partida acaba já e ganhas. Se o bot continuar, { $name } ainda pode voltar.
claim-more_hint = Podes fazer contar como desistência: então { $name } fica em último e um bot joga o lugar até ao fim.
claim-alone = Só tu decides. Se um bot continuar e { $name } não voltar, mais tarde poderás reclamar a vitória.
claim-bot = Deixar o bot jogar
claim-title = Reclamar a vitória?
claim-more_title = Contar como desistência?
claim-sure = Conta como desistência de { $name }, em último lugar. A partida acaba já e o resultado vale como qualquer outro. Não se pode desfazer.
claim-more_sure = Conta como desistência de { $name }, em último lugar; um bot joga até ao fim. Não se pode desfazer.

offer-mine = Envia esta ligação a quem se vai sentar por ti:
offer-theirs = O lugar de { $name } está livre. Envia esta ligação a quem continue:
offer-all = O lugar de { $name } é oferecido a um substituto.
offer-until = Serve uma vez, até { $when }.
offer-copy = Copiar a ligação
offer-keep = Ficar com o meu lugar
offer-title = Sentar-te por { $name }?
offer-ask = Continuas a partida daqui, e vês o que esse lugar vê.
offer-yes = Sentar-me
offer-bad = Esta ligação já não leva a lugar nenhum.

event-bot_sat = Um bot joga por { $name }.
event-came_back = { $name } voltou.
event-resigned = { $name } desiste. Um bot joga o lugar até ao fim.
event-gone = { $name } foi-se de vez. Um bot joga o lugar até ao fim.
event-timed_out = Acabou o tempo de { $name }.
event-absent = { $name } está fora há muito: já ninguém espera pelo seu acordo.
event-given_up = A partida acaba aqui; a classificação fica como está.
event-offered = O lugar de { $name } é oferecido a um substituto.
event-offer_ended = O lugar de { $name } já não é oferecido.
event-substituted = { $name } sentou-se como substituto.
event-vote_opened =
    { $about ->
        [none] { $name } propõe anular a partida.
       *[other] Pergunta-se aos outros por { $about }.
    }
event-voted =
    { $choice ->
        [go_on] { $name } quer continuar.
        [wait] { $name } quer mais tempo.
        [bot] { $name } quer que jogue um bot.
        [substitute] { $name } quer um substituto.
        [call_off] { $name } quer anular a partida.
       *[claim] { $name } quer que conte como desistência.
    }
event-vote_ended =
    { $choice ->
        [go_on] A partida continua.
        [call_off] A partida é anulada.
        [wait] Decidido sobre { $about }: mais tempo.
        [bot] Decidido sobre { $about }: que jogue um bot.
        [substitute] Decidido sobre { $about }: um substituto.
       *[claim] Decidido sobre { $about }: que conte como desistência.
    }

end-called_off = Toda a mesa quis anular esta partida. Não tem resultado.
end-resigned = { $name } desistiu: a vitória é de { $winner }.
end-resigned_you = { $name } desistiu: ganhas.
end-resigned_me = Desististe: a vitória é de { $winner }.
end-claimed = Acabou o tempo de { $name }: a vitória é de { $winner }.
end-claimed_you = Acabou o tempo de { $name }: ganhas.
end-claimed_me = Acabou o teu tempo: a vitória é de { $winner }.
end-gone = { $name } foi-se de vez: a vitória é de { $winner }.
end-gone_you = { $name } foi-se de vez: ganhas.

error-bad_link = Esta ligação não leva a nenhum lugar desta partida.
error-link_used = Alguém já ocupou esse lugar com esta ligação.
error-link_over = Esse lugar já não é oferecido.
error-bot_plays = Um bot joga por ti: retoma primeiro o teu lugar.
error-not_away = Nenhum bot joga por este lugar.
error-still_owed = O bot toma primeiro esta decisão; depois podes voltar.
error-resigned = Este lugar desistiu.
error-not_offered = Este lugar não é oferecido a ninguém.
error-already_asked = Já há uma votação sobre isso.
error-no_vote = Agora não podes votar assim.
error-too_often = Já o fizeste todas as vezes que uma partida permite.
error-too_soon = É cedo demais: esse lugar ainda tem tempo.
level-title = Que força têm os bots?

end-by = { $name } terminou esta partida antes do fim.
end-by_me = Terminaste esta partida antes do fim.
end-idle = Há muito que ninguém jogava, por isso a partida acabou.
end-closed = Um administrador fechou esta partida.
end-expired = Ninguém começou esta partida em duas semanas, e a mesa foi levantada.
end-too_long = Esta partida acabou porque atingiu o limite de jogadas do servidor.
help-mode = Toca em qualquer coisa para ver o que é.
help-done = Pronto
chat-placeholder = Diz qualquer coisa
chat-send = Dizer
chat-empty = Ainda ninguém disse nada.
chat-guest = Escolhe um nome para conversar.
chat-report = Denunciar esta mensagem de { $name }
chat-hidden = Ocultada por um moderador
chat-muted = Um moderador silenciou-te. Podes voltar a conversar a partir de { $until }.
log-earlier = Linhas anteriores
log-empty = Ainda não aconteceu nada.
note-tab = Nota
note-title = A minha nota sobre esta partida
note-placeholder = Uma nota para ti. Mais ninguém a vê; tem-la em todos os teus dispositivos.
note-saved = Guardado. Só tu vês.
note-hush = Silenciar os avisos desta partida
note-saving = A guardar…
sheet-title = Folha de pontos
sheet-winner = { $name } ganha com { $points } pontos
sheet-shared = { $names } partilham a vitória com { $points } pontos
sheet-share = Partilhar o resultado
sheet-again = Jogar de novo
sheet-rematch = Desforra
sheet-to_tournament = Voltar ao torneio
sheet-to_rematch = Ir para a desforra
sheet-asked = { $name } quer a desforra e guarda-te um lugar.
sheet-accept = Aceitar a desforra
sheet-decline = Não, obrigado
sheet-total = Total
sheet-tie = Desempate
sheet-rank = Posto
table-abandoned = Esta partida foi terminada antes do fim.
table-broken = O registo desta partida está danificado, por isso não se pode continuar. Um administrador pode vê-lo. Lamentamos.

seat-kept = convidado
seat-away = sem ligação
seat-first = Primeiro jogador desta ronda
wait-need =
    { $n ->
        [one] Ainda há { $n } lugar livre. Convida alguém, ou senta um bot.
       *[other] Ainda há { $n } lugares livres. Convida alguém, ou senta um bot.
    }
wait-sit_down =
    { $n ->
        [one] Ainda há { $n } lugar livre. Senta-te e joga.
       *[other] Ainda há { $n } lugares livres. Senta-te e joga.
    }
wait-full = Todos os lugares estão ocupados.
wait-host_starts = O anfitrião começa a partida.
wait-start = Começar a partida
wait-leave = Sair da mesa
wait-invite = Ligação de convite
wait-share = Partilhar
wait-remove_bot = Remover
wait-swap = Trocar de lugar
wait-swap_here = Trocar com este
wait-first = Jogador inicial
wait-first_drawn = sorteado no início
wait-swap_hint = Para trocar, arrasta um lugar para cima de outro ou toca nos dois.
wait-swap_held = Agora toca no outro lugar.
wait-moved = O anfitrião passou-te para o lugar { $n }.
wait-order = O anfitrião mudou a ordem dos lugares.
wait-first_is = Agora começa { $name }.
wait-first_by_chance = Quem começa é agora sorteado no início.
wait-come = { $name } sentou-se à tua mesa.
wait-come_full = { $name } sentou-se. Todos os lugares estão ocupados.
wait-removed = O anfitrião tirou-te desta mesa.
wait-host_now = Agora esta mesa é tua.
wait-start_now = Começar já?
wait-start_now_ask = Acabaste de mudar os lugares. Os outros podem ainda não ter visto.
wait-start_now_yes = Começar já
wait-start_now_no = Esperar um pouco
wait-sit = Sentar-me aqui
wait-asked = Foste convidado para esta mesa. Jogas?
wait-free = Cancelar convite
wait-nobody = Ainda ninguém.
wait-link_only = A esta mesa chega-se com a ligação de convite.
table-options =
    { $n ->
        [one] { $n } variante
       *[other] { $n } variantes
    }
table-watching = Estás a assistir.
table-screen = Ecrã grande
table-screen_hint = Abrir a partida num ecrã grande: sem controlos nem informação escondida
table-screen_open = Abrir no Ochre
table-watchers =
    { $n ->
        [one] { $n } espectador
       *[other] { $n } espectadores
    }
table-seats = Jogadores
table-log = Registo
table-chat_unread = Chat: { $n } por ler
table-more = Mais
table-chat = Chat
table-in_words_hint = Vista de texto
table-drawn_hint = Vista do tabuleiro
table-board = O tabuleiro
table-help = O que é isto?
table-choose = A tua escolha
table-rolling = Os dados rolam…
table-show_sheet = Folha de pontos
table-show_board = Voltar ao tabuleiro
conn-sending = A enviar…
conn-not_made = A tua jogada não foi feita: a partida já tinha avançado.
back-mine =
    { $move ->
        [none] O servidor voltou ao início; as tuas jogadas posteriores perderam-se.
       *[other] O servidor voltou à jogada { $move }; as tuas jogadas posteriores perderam-se.
    }
back-others =
    { $move ->
        [none] O servidor voltou ao início; as jogadas posteriores perderam-se.
       *[other] O servidor voltou à jogada { $move }; as jogadas posteriores perderam-se.
    }
go-back = Voltar
dice-how = O que é isso?
dice-seal = Dados selados de antemão: { $seal }…
dice-download = Descarregar ficheiro da partida
row-track = Durante a partida
clock-then-bot = Quando o tempo de alguém acaba, um bot joga até essa pessoa voltar.
clock-then-resign = Quem esgota o tempo desiste.
clock-then-ask = Quando o tempo de alguém acaba, os outros decidem.
clock-left = Tempo restante:
clock-low = Resta pouco tempo
clock-you_have = Tens até { $until }.
clock-you_stopped-quiet = As tuas horas de silêncio: o teu relógio está parado. Tens até { $until }.
clock-you_stopped-vacation = Estás de férias: o teu relógio está parado. Tens até { $until }.
clock-stopped-quiet = horas de silêncio
clock-stopped-vacation = de férias
waits-here_until = Aberta até { $when }, mais se alguém vier ou sair.
waits-full = A partida começa sozinha quando o último lugar for ocupado.
waits-standing = Quando começar, abre-se outra mesa como esta.
waits-standing_end = Deixar de repetir
sure-ask = Não se poderá voltar atrás. Tens a certeza?
sure-go = Sim, avança
wait-add_bot = Juntar um bot
sit-menu_short = Sair

## rank: a rank, and of how somebody did

rank-word =
    { $rank ->
        [1] primeiro
        [2] segundo
        [3] terceiro
        [4] quarto
        [5] quinto
        [6] sexto
        [7] sétimo
        [8] oitavo
       *[other] { $rank }
    }
end-shared =
    { $n ->
        [one] Partilhas a vitória com { $n } ponto
       *[other] Partilhas a vitória com { $n } pontos
    }
end-won =
    { $n ->
        [one] Ganhas com { $n } ponto
       *[other] Ganhas com { $n } pontos
    }
end-came = Ficas em { $rank ->
        [1] primeiro
        [2] segundo
        [3] terceiro
        [4] quarto
        [5] quinto
        [6] sexto
        [7] sétimo
        [8] oitavo
       *[other] { $rank }
    } lugar com { $n ->
        [one] { $n } ponto
       *[other] { $n } pontos
    }
end-best = o teu recorde é { $n }
end-best_now = é o teu recorde
end-sources = De onde vêm os pontos

## luck: words below every score sheet: who had luck

luck-what_decided = O que decidiu?
luck-hint = Sugestão
luck-hint_long = O que faria um bot forte?
luck-thought = { $id }, pensou { $s } s
luck-title = Quem teve sorte?
luck-lead = O que os dados deram e, por baixo, o que dão em média com as ferramentas usadas.
luck-dice =
    { $n ->
        [one] { $n } dado
       *[other] { $n } dados
    }
luck-pips = Pontos de todos os dados
luck-of = de { $n }
luck-none = não lançados
luck-very_unlucky = muito azar
luck-unlucky = azar
luck-even = mais ou menos igual
luck-lucky = sorte
luck-very_lucky = muita sorte
luck-offline = Jogada sem ligação: não conta para a classificação.
error-no_analysis = Esta partida não pode ser analisada neste servidor.

## replay: looking back at a match

replay-at = Jogada { $n } de { $of }
replay-title = Repetição
replay-open = Repetição
replay-open_hint = Rever a partida jogada a jogada
replay-close = Voltar ao resultado
replay-now =
    { $n ->
        [none] Voltar ao presente
       *[other] Voltar ao presente (mais { $n })
    }
replay-your_turn = É a tua vez: voltar ao presente
replay-eyes = Pelos olhos de quem
replay-as = Como { $name } o viu
replay-as_spectator = Como um espectador o viu
replay-quiet = Nada que se pudesse ver.
replay-slider = Jogada
replay-start = Ao princípio
replay-end = À última jogada
replay-back = Uma jogada atrás
replay-forward = Uma jogada à frente
replay-part_back = Ao princípio da ronda
replay-part = À ronda seguinte
replay-turn_back = À minha jogada anterior
replay-turn = À minha jogada seguinte
replay-play = Reproduzir
replay-pause = Pausa
replay-speed = Velocidade de reprodução
replay-speed_now = Velocidade { $n } de { $of }
replay-link = Copiar uma ligação a este momento
replay-on = Continuar daqui
replay-on_bots = Bots nos outros lugares
bookmark-button = Marcador
bookmark-title = Marcadores
bookmark-note = Nota sobre a jogada { $n }
bookmark-save = Guardar marcador
bookmark-delete = Apagar marcador
bookmark-saved = Marcador guardado.
bookmark-deleted = Marcador apagado.
bookmark-row = Jogada { $n }
error-no_branch = Não se pode continuar uma partida a partir deste ponto.
since-title = Desde a tua última visita
since-begin = Foi assim que deixaste a mesa.
since-progress = { $n } de { $of }
since-now = Ao presente
since-your_turn = É a tua vez: ao presente
since-line =
    { $at ->
        [none] Desde a tua última visita
       *[other] Desde a tua última visita, { $at }
    }
since-move = Desde a tua última jogada
since-again = Mostrar outra vez
since-again_title = O que aconteceu, outra vez
conditional-open_hint =
    { $n ->
        [none] Jogadas condicionais: o que jogar na tua vez
       *[other] Jogadas condicionais: o que jogar na tua vez ({ $n })
    }
conditional-mark = condicional
conditional-mark_hint = Jogada por uma jogada condicional
conditional-short = Condicionais
conditional-planned = Mudar meu plano ({ $n })
conditional-plan = Planejar minha próxima jogada

## undo: what every game has: taking moves back

undo-free = Desfazer
undo-free_hint = Desfaz a tua última jogada
undo-ask = Pedir para desfazer
undo-ask_hint = Algo foi revelado desde a tua última jogada: os outros têm de aceitar
undo-unrates = Desfazer (não pontua)
undo-unrates_hint = Não há ninguém que possa aceitar: a partida deixaria de pontuar
undo-unrates_title = Desfazer, sem pontuar?
undo-unrates_ask = Desfarias mais do que uma jogada tua que nada revelou, e não há ninguém que possa aceitar. A partida deixa de pontuar.
undo-reset = Refazer este turno
undo-none_hint = Nada para desfazer
undo-agree = Aceitar
undo-refuse = Recusar
undo-withdraw = Cancelar pedido
undo-asks_you = { $name } quer desfazer uma jogada. Concordas?
undo-you_ask = Pedes para desfazer a tua jogada. Falta a resposta de { LIST($names) }.
undo-asks = { $name } pede para desfazer uma jogada. Falta a resposta de { LIST($names) }.
undo-until = Sem resposta, é recusado { $when }.
undo-which =
    { $more ->
        [none] A desfazer: { $what }
       *[other] A desfazer: { $what } E mais { $more } desde então.
    }
undo-gone = desfeita

event-undone = { $name } desfaz { $moves ->
        [one] { $moves } jogada
       *[other] { $moves } jogadas
    }{ COUNT($names) ->
        [0] { "" }
       *[other] ; de acordo: { LIST($names) }
    }.
event-undo_asked = { $name } pede para desfazer uma jogada.
event-undo_agreed = { $name } concorda.
event-undo_refused = { $name } diz que não: fica como está.
event-undo_over = Ninguém respondeu a tempo: o pedido de { $name } para desfazer é recusado.
event-undo_withdrawn = { $name } deixa como está.

undo-policy-vote = Nesta mesa uma jogada desfaz-se se todos os outros aceitarem.
undo-policy-none = Nesta mesa não se desfazem jogadas.

error-nothing_to_undo = Não há nenhuma jogada tua para desfazer.
error-undo_revealed = Desde então algo foi revelado; os outros teriam de aceitar.
error-undo_others_moved = Desde então outros jogaram; teriam de aceitar.
error-undo_not_allowed = Nesta mesa isso não se desfaz.
error-undo_asked = Alguém já pede para desfazer uma jogada.
error-undo_not_asked = Já não há nenhum pedido para desfazer.
error-undo_refused = Os outros disseram que não.
undo-reset_short = Repor

## result: a result that somebody has shared

result-title = Resultado da partida
result-won = { $names } ganhou
result-shared = { $names } ganharam juntos
result-bot = { $name } (bot, { $id })
result-options = Jogada com { $names }.
result-look = Ver a partida
result-play = Joga tu

## people: other people: inviting by name, muting and blocking, a guest’s link

invite-button = Convidar pelo nome
invite-title = Convidar pelo nome
invite-lead = O lugar fica guardado para essa conta, que vê a mesa entre as suas partidas e aceita ou recusa.
invite-go = Enviar convite
people-about = Silenciar ou bloquear { $name }
people-lead = Silenciado: não vês o que escreve em nenhum chat. Bloqueado: além disso não se pode sentar às tuas mesas nem convidar-te. Não fica a saber.
people-mute = Silenciar
people-block = Bloquear
people-make_host = Passar a mesa
people-remove = Tirar da mesa
people-is_mute = Silenciaste esta pessoa: não vês o que escreve.
people-is_block = Bloqueaste esta pessoa: não vês o que escreve, e não se pode sentar às tuas mesas nem convidar-te.
people-undo_mute = Deixar de silenciar
people-undo_block = Desbloquear
people-player = Perfil do jogador
people-title = Silenciados e bloqueados
people-tag_mute = silenciado
people-tag_block = bloqueado
people-undo = Remover
people-undo_of = Remover { $name }
people-none = Ninguém. A uma mesa podes silenciar ou bloquear quem lá está; uma conta também aqui, pelo nome.
people-by_name = Nome de uma conta
people-what = O que fazer
people-go = Fazer
report-button = Denunciar
report-title = Denunciar { $name }
report-lead = Um moderador vai ver. A outra pessoa não saberá quem a denunciou.
report-about = De que se trata?
report-kind_line = Mensagem
report-kind_name = Nome
report-kind_conduct = Conduta nesta partida
report-reason = Motivo
report-reason_insult = Insultos ou ameaças
report-reason_hate = Ódio contra grupos de pessoas
report-reason_spam = Publicidade ou mensagens em massa
report-reason_cheating = Batota
report-reason_stalling = Perda de tempo ou abandono
report-reason_name = Nome ofensivo
report-reason_other = Outra coisa
report-words = Por palavras tuas (opcional)
report-go = Enviar denúncia
report-sent = Obrigado. Encontras o resultado na página da tua conta.
report-mine = As minhas denúncias
report-state_open = aberta
report-state_dismissed = sem medidas
report-state_acted = medida tomada
warning-title = Um aviso de um moderador
warning-lead = Podes voltar a escrever mensagens depois de o confirmares.
warning-confirm = Li isto
friends-title = Amigos
friends-none = Ainda não segues ninguém. Duas pessoas que se seguem são amigas.
friends-followers = Seguem-te
friends-follow = Seguir
friends-follow_of = Seguir { $name }
friends-followed = Segues { $name }.
friends-mutual = amizade
friends-waits = espera numa mesa: { $game }
friends-plays = joga { $game }
friends-idle = não está em nenhuma partida pública
friends-unfollow = Deixar de seguir
friends-unfollow_of = Deixar de seguir { $name }
link-title = Ligação de entrada
link-lead = Como convidado, só este navegador te conhece. Quem abrir esta ligação entra em teu lugar, em qualquer dispositivo: guarda-a para ti. Uma conta com palavra-passe faz o mesmo.
link-make = Criar uma ligação
link-anew = Substituir ligação
link-yours = A tua ligação, mostrada só desta vez
link-made = Criada em { $day }. Não se pode mostrar outra vez.
link-come_back = Entrar
link-come_back_ask = Esta ligação faz-te entrar como um convidado que já jogou aqui.
link-instead = A sessão de { $name } será terminada neste navegador.
link-hint = Jogas como convidado, conhecido só por este navegador. Uma ligação de entrada deixa-te continuar em qualquer dispositivo.
link-later = Agora não

## conditional: conditional moves

conditional-title = Jogadas condicionais
conditional-foreign = Antevisão de um futuro possível. Os dados e as cartas são inventados.
conditional-close = Voltar
conditional-keep = Salvar
conditional-kept = Guardadas. São jogadas na tua vez; ninguém as vê antes.
conditional-none_now = Não tens jogadas condicionais.
conditional-over = Nesta antevisão não tens mais nada a decidir.
conditional-wishes = Uma após outra
conditional-empty = Joga no tabuleiro como se fosse a tua vez. Cada jogada junta-se aqui.
conditional-policies = Escolhas automáticas
conditional-as_text = Como texto
conditional-text_hint = Uma por linha, nas palavras da partida.
conditional-else = ou então
conditional-or = { $one }; ou então: { $other }
conditional-else_hint = Só se a anterior não se puder fazer
conditional-earlier = Subir
conditional-remove = Tirar
conditional-only_if = Só se…
conditional-and_if = E se…
conditional-remove_condition = Remover a condição: { $condition }
conditional-what = Do que se trata
conditional-where = Qual
conditional-compare = Comparação
conditional-value = Valor
conditional-at-least = { $what }: pelo menos { $value }
conditional-at-most = { $what }: no máximo { $value }
conditional-at-is = { $what }: { $value }
conditional-way-least = pelo menos
conditional-way-most = no máximo
conditional-way-is = exatamente
conditional-cancel = Cancelar
conditional-add = Adicionar
conditional-share = { $share } de chance
conditional-otherwise = senão: { $move }
conditional-summary = { $n } planejadas, a última: { $move }
conditional-share_hint = Jogada em { $n } de { $of } simulações
conditional-outcome =
    { $n ->
        [one] Resultado de { $n } simulação
       *[other] Resultado de { $n } simulações
    }
conditional-now = agora
conditional-least = mínimo
conditional-mean = média
conditional-most = máximo
conditional-nothing_changes = Nada que conte mudaria.
conditional-would_drop = Canceladas em { $n } de { $of } simulações: { $why }.
conditional-dropped = Jogadas condicionais canceladas a partir de “{ $text }”: { $why }.
conditional-problem = Não se consegue ler: { $what }
conditional-why-condition = uma condição não se cumpriu
conditional-why-not_possible = já não era possível
conditional-why-not_asked = surgiu outra decisão
conditional-why-moved = jogaste tu próprio
conditional-why-bot = um bot jogou por ti
conditional-why-taken_back = uma jogada foi desfeita
error-orders_too_long = As jogadas condicionais têm no máximo 400 caracteres.
error-orders_too_many = São demasiadas: no máximo 16 jogadas condicionais, cada uma com 4 alternativas e 3 condições.
error-orders_bad_move = Isso não é uma jogada deste jogo.
error-orders_no_such_condition = Condição desconhecida.
error-orders_bad_condition = Essa condição não se escreve assim.
error-orders_no_such_policy = Este jogo não tem essa escolha automática.
error-orders_bad_policy = Essa escolha automática está mal escrita ou repetida.

## analysis: the analysis of a match, and of hints

analysis-title = O que decidiu?
analysis-runs =
    { $of ->
        [none] A partida é revista
       *[other] A partida é revista: decisão { $n } de { $of }
    }
analysis-failed = A análise foi interrompida. Volta a ver daqui a pouco.
analysis-sign_in = Ainda ninguém pediu a análise desta partida. Escolhe um nome e pede-a.
analysis-lead = A probabilidade de ganhar de cada um, segundo o que podia saber, na opinião de um bot forte (simulações por decisão: { $n }).
analysis-graph = A probabilidade de ganhar de cada um ao longo da partida. Os números estão na tabela abaixo.
analysis-accounts = De onde vem o resultado
analysis-accounts_lead = Todas as mudanças da probabilidade de ganhar, somadas em toda a partida. Uma probabilidade pode perder-se e recuperar-se muitas vezes, por isso uma soma pode passar de 100%.
analysis-at = Jogada { $n }
analysis-part-begin = No início
analysis-hint-begin = probabilidade de ganhar
analysis-part-luck = Sorte
analysis-hint-luck = dados e cartas
analysis-part-own = Decisões próprias
analysis-hint-own = face à melhor encontrada
analysis-part-others = Decisões dos outros
analysis-hint-others = o que deram os seus erros
analysis-part-rest = Por explicar
analysis-hint-rest = onde mudou a estimativa do bot
analysis-part-end = Resultado
analysis-hint-end = 100 %: ganha
analysis-lessons = As decisões mais caras
analysis-whose = De quem são as decisões
analysis-all = De todos
analysis-played = Jogado:
analysis-better = Melhor:
analysis-from_to = { $to } em vez de { $from }
analysis-show = Ver o tabuleiro
analysis-no_lessons = Nenhuma decisão foi claramente pior do que a melhor.
analysis-own =
    { $n ->
        [one] { $n } das suas decisões volta como problema
       *[other] { $n } das suas decisões voltam como problemas
    }
analysis-better_here = O que se seguiu custou { $n }. Melhor: { $better }
hint-thinking = Um bot forte está a pensar …
hint-worth = { $share } de ganhar, pouco depois uns { $points } pontos
hint-close = Esconder a sugestão

## levels: how strong the bots are

level-rating = pontuação { $rating } aqui (de { $low } a { $high }, { $n } partidas)
level-measured =
    { $n ->
        [1] ganha { $share } ± { $sure } das partidas contra um “{ $against }” (igualdade: { $even })
       *[other] ganha { $share } ± { $sure } das partidas contra { $n } “{ $against }” (igualdade: { $even })
    }
level-unknown = não medido com { $n } jogadores

## teach: tutorials and hints, as far as they are the same for all games

teach-step = Passo { $n } de { $of }
teach-tutorial = Tutorial
teach-hint = Dica
teach-watch = Continua como quiseres; quando houver algo novo, diz-se aqui.
teach-next = Continuar
teach-play_on = Continuar aqui
teach-match = Jogar a minha primeira partida
teach-leave = Sair
teach-seen = Percebi
teach-hush = Chega de dicas

## text: the table in words

text-may = As tuas jogadas possíveis
text-news = Desde a tua última jogada
text-latest = O que aconteceu por último
text-quiet = Desde então não aconteceu nada.
text-board = No tabuleiro
text-players = Jogadores
text-score = Pontos: { $n }
text-talk = Registo e chat
