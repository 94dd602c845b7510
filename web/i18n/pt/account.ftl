### The account, calendar, notifications and one’s own matches.

## programs: the account page, and what is given to programs

programs-tokens = Chaves para programas
programs-lead = Uma chave permite a um programa fazer parte do que podes fazer aqui. Dá a cada programa a sua; mudar a palavra-passe revoga todas.
programs-once = Esta é a chave “{ $name }”. Copia-a agora: não volta a ser mostrada.
programs-secret = Chave
programs-name = Para que é?
programs-may = Pode
programs-scope_read = ler: as tuas partidas, a sala, estatísticas
programs-scope_play = jogar: criar mesas, entrar, sair e fazer jogadas
programs-scope_chat = conversar: escrever no chat
programs-tag_read = ler
programs-tag_play = jogar
programs-tag_chat = conversar
programs-lasts = Expira
programs-days =
    { $n ->
        [366] dentro de um ano
        [7] dentro de uma semana
        [one] dentro de { $n } dia
       *[other] dentro de { $n } dias
    }
programs-make = Criar uma chave
programs-used = Usada { $day }.
programs-unused = Nunca usada.
programs-until = Acaba { $day }.
programs-end = Acabar
programs-end_of = Acabar a chave { $name }
programs-bot = Conta de bot
programs-bot_lead = Se um programa joga com esta conta, diz: o nome fica marcado onde outros o veem. É para sempre, e só é possível antes de a conta se ter sentado a uma mesa.
programs-become = Tornar conta de bot
programs-is_bot = É uma conta de bot, e os outros veem-no.
passkeys-title = Chaves de acesso
passkeys-lead = Entra com a impressão digital, o rosto ou o bloqueio do ecrã. A chave fica no teu dispositivo ou no teu gestor de palavras-passe.
passkeys-sign_in = Entrar com chave de acesso
passkeys-register = Usar chave de acesso
passkeys-add = Adicionar chave
passkeys-name = Nome
passkeys-name_hint = Por exemplo, o dispositivo. Vazio: este navegador.
passkeys-rename = Mudar o nome
passkeys-rename_of = Mudar o nome da chave de acesso { $name }
passkeys-remove = Remover
passkeys-remove_of = Remover a chave de acesso { $name }
passkeys-made = Adicionada { $day }.
passkeys-synced = em vários dispositivos
passkeys-added = Chave de acesso adicionada.
passkeys-confirm = O navegador pede primeiro uma chave de acesso que já tenhas.
passkeys-none_here = Este navegador não tem chaves de acesso.
passkeys-set_password = Escolher palavra-passe
providers-title = Acessos associados
providers-lead = Entra aqui com uma conta que tens noutro sítio.
providers-sign_in = Entrar com { $name }
providers-returning = A concluir o teu acesso…
providers-linked = Acesso associado.
providers-made = Associado em { $day }.
providers-not_offered = Este servidor já não o oferece.
providers-unlink = Desassociar
providers-unlink_of = Desassociar { $name }
providers-which = Serviço
providers-link = Associar
providers-link_of = Associar { $name }
entry-closed = Este servidor não aceita contas novas.
entry-code = Código de convite
entry-code_hint = Recebes de alguém que já cá está.
entry-code_title = Convite
entry-set_up_title = Configurar este servidor
entry-set_up_lead = És a primeira pessoa aqui. A tua conta vai administrar o servidor.
entry-registration = Quem se pode registar
entry-registration_open = Toda a gente
entry-registration_invite = Só com um código de convite
entry-registration_closed = Ninguém
entry-guests = Jogar sem conta
entry-guests_on = Permitido
entry-guests_off = Só pela ligação para uma mesa
entry-set_up_later = Podes mudar isto quando quiseres em «Administração».
entry-set_up_go = Criar a conta
entry-set_up = O servidor está configurado.
entry-codes = Códigos de convite
entry-codes_lead = Para alguém se registar aqui é preciso um código. Dá-o a quem gostavas de ver por cá.
entry-codes_idle = Os códigos só contam enquanto o servidor os pedir no registo.
entry-used = Usado { $used } de { $uses }.
entry-until = Expira em { $day }.
entry-expired = Expirou em { $day }.
entry-show = Ligação
entry-show_of = Mostrar a ligação de { $name }
entry-revoke = Revogar
entry-revoke_of = Revogar { $name }
entry-note = Para quem? (opcional)
entry-uses = Número de pessoas
entry-make = Criar código
pace-title = Movimento e som
pace-lead = A que velocidade as pessoas andam, os dados rolam e os bens voam. As animações nunca atrasam os teus cliques.
tastes-title = Aspeto
tastes-kept = Guardado com a tua conta, em todos os dispositivos.
tastes-here = Guardado neste dispositivo; com uma conta, em todos.
palette-title = Cores dos jogadores
palette-ochre = ocre
palette-bright = vivas
palette-safe = para daltónicos
playing-title = Fazer jogadas
playing-one_click = Enviar cada jogada com um só toque ou tecla. Senão, uma jogada que não se pode desfazer mostra primeiro uma pré-visualização. Com o rato basta sempre um clique.
playing-confirm = Perguntar de novo antes de lançar dados, revelar ou perder algo
density-title = Disposição
density-roomy = amplo
density-dense = denso
mood-title = Paisagem
mood-summer = verão
mood-winter = inverno
mood-night = noite
volume-title = Volume
install-title = Neste dispositivo
install-lead = O Ochre pode ter um ícone ao lado das tuas outras aplicações e uma janela própria.
install-go = Instalar o Ochre
sessions-title = Onde tens sessão iniciada
sessions-current = este dispositivo
sessions-unknown = Dispositivo desconhecido
sessions-times = desde { $since }, usado por último { $used }
sessions-end = Terminar sessão
sessions-end_of = Terminar sessão: { $device }
sessions-end_others = Terminar todas as outras
sessions-ended_others = Só entraste neste dispositivo.
account-guest = Jogas como o convidado { $name }. Escolhe uma palavra-passe, e o nome e as partidas ficam teus em todos os dispositivos.
account-signed = Entraste como { $name }.
account-played = Os meus resultados
account-none = Entra, regista-te, ou joga simplesmente como convidado.
account-forgotten = Esqueceste a palavra-passe?
account-sign_in = Entrar
account-register = Registar
account-upgrade = Criar conta
account-password_hint = Pelo menos 8 caracteres.
account-change_password = Mudar a palavra-passe
account-old_password = Palavra-passe antiga
account-new_password = Palavra-passe nova
account-sign_out = Sair
account-sign_out_all = Sair em todo o lado
account-notices_lead = Como sabes das tuas partidas quando estás noutro sítio: num dispositivo, por e-mail, num feed.
account-notices_go = Definições de avisos
account-data = Os teus dados
account-export = Descarregar tudo
account-guest_out = Um convidado que sai não pode voltar a este nome. Regista-te primeiro se o quiseres manter.

account-password = Palavra-passe
account-password_changed = A palavra-passe mudou. Os outros dispositivos saíram.
account-signed_out = Saíste.
account-delete = Apagar a minha conta
account-deleted = A tua conta está apagada.
account-part-me = Perfil e acesso
account-part-look = Aspeto e jogo
account-part-days = Notificações e ausências
account-part-devices = Dispositivos e programas
account-part-others = Pessoas e privacidade
account-saving = A guardar…
account-saved = Guardado
account-saved_here = Guardado neste navegador
account-unsaved = Ainda não guardado. Nova tentativa.

## calendar: quiet hours and vacations

calendar-quiet = Horas de silêncio
calendar-quiet_lead = Nestas horas de cada dia os teus relógios por correspondência param. Doze horas no máximo.
calendar-time_zone = Fuso horário
calendar-now_there = Lá são agora { $time }.
calendar-with_quiet = Tenho horas de silêncio
calendar-from = Das
calendar-to = Às
calendar-long = { $hours } por dia
calendar-too_long = São mais de doze horas.
calendar-save = Guardar
calendar-saved = Guardado. Vale a partir de agora.
calendar-vacation = Férias
calendar-vacation_lead = Nestes dias os teus relógios por correspondência param. Um ano tem 30.
calendar-left = { $n ->
        [1] Resta
       *[other] Restam
    } { $n ->
        [one] { $n } dia
       *[other] { $n } dias
    } em { $year }
calendar-first_day = Primeiro dia
calendar-last_day = Último dia
calendar-go =
    { $n ->
        [0] Adicionar férias
        [one] Adicionar férias ({ $n } dia)
       *[other] Adicionar férias ({ $n } dias)
    }
calendar-on = Estás de férias até { $last }, inclusive.
calendar-span =
    { $last ->
        [none] { $n ->
            [one] { $first } ({ $n } dia)
           *[other] { $first } ({ $n } dias)
        }
       *[other] { $n ->
            [one] { $first } a { $last } ({ $n } dia)
           *[other] { $first } a { $last } ({ $n } dias)
        }
    }
calendar-end = Terminar agora
calendar-take_back = Retirar
calendar-end_of = Acabar agora: { $span }
calendar-take_back_of = Retirar: { $span }
calendar-none = Não há férias previstas.

## letter: the page where links of letters lead

letter-confirm = Confirma o teu email
letter-confirm_lead = A partir daí dizemos-te lá o que acontece nas tuas partidas.
letter-confirm_go = Sim, este é o meu endereço
letter-confirmed = O endereço está confirmado.
letter-reset = Escolhe uma palavra-passe nova
letter-reset_lead = A tua sessão termina em todos os dispositivos.
letter-reset_go = Definir a palavra-passe
letter-password = Palavra-passe nova, pelo menos 8 caracteres
letter-password_set = A palavra-passe está definida. Entra com ela.
letter-unsubscribe = Cancelar subscrição
letter-unsubscribe_lead = O teu endereço é retirado da tua conta.
letter-unsubscribe_go = Cancelar subscrição
letter-unsubscribed = Não será enviado mais correio.
letter-forgotten = Esqueceste a palavra-passe?
letter-forgotten_lead = Se a tua conta tem um email confirmado, enviamos para lá uma ligação de reposição.
letter-forgotten_go = Enviar ligação
letter-name = Nome da tua conta, ou o endereço
letter-asked = Se existe uma conta com um email confirmado, a ligação vai a caminho.
letter-lost = Esta ligação não funciona
letter-lost_lead = Parece incompleta. Copia a ligação inteira do email.
letter-done = Pronto
letter-account = À conta

## notices: notices

notices-title = Avisos
notices-back = ‹ Conta
notices-lead = Como sabes das tuas partidas quando estás noutro sítio.
notices-none = Entra, ou junta-te a uma mesa como convidado, para definir os avisos.
notices-what = De que és avisado
notices-event = O que acontece
notices-mail = E-mail
notices-push = Push
notices-hook = Webhook
notices-event-turn = É a minha vez
notices-event-deadline = O meu tempo está a acabar
notices-event-invited = Tenho um convite
notices-event-began = Uma partida começou
notices-event-over = Uma partida acabou
notices-event-vote = Uma votação espera a minha resposta
notices-event-seat = Os outros votam sobre o meu lugar
notices-event-mention = Alguém me menciona no chat
notices-cell = { $event }: { $channel }
notices-deadline_hours = Avisa-me quando tiver menos de
notices-hours =
    { $n ->
        [one] { $n } hora
       *[other] { $n } horas
    }
notices-digest = De quanto em quanto vem e-mail
notices-at_once = Por tudo, logo
notices-digest_of =
    { $n ->
        [1] No máximo um por hora
       *[other] No máximo um a cada { $n } horas
    }
notices-quiet = Quando não se envia nada
notices-quiet-none = Nunca: enviar sempre
notices-quiet-calendar = Nas horas de silêncio dos meus relógios
notices-quiet-own = Nestas horas
notices-from = Das
notices-to = Às
notices-zone = Fuso horário
notices-save = Guardar
notices-saved = Guardado.
notices-here = este dispositivo
notices-unknown_device = Um dispositivo
notices-try = Enviar teste
notices-try_of = Experimentar: { $name }
notices-tried = Foi enviado um teste ({ $answer }).
notices-tried_in_vain = O teste não chegou ({ $answer }).
notices-drop = Tirar
notices-drop_of = Tirar: { $name }
notices-state-failing = Ultimamente inacessível ({ $answer }); tenta-se outra vez.
notices-state-gone = Já não existe. Tira-o, e junta-o de novo se quiseres.
notices-push_title = Dispositivos
notices-device-none = Este navegador não pode avisar sem uma página de Ochre aberta.
notices-device-denied = Disseste a este navegador para não mostrar avisos deste sítio. Muda-se nas suas definições.
notices-device-off = Este dispositivo pode avisar-te, mesmo sem uma página de Ochre aberta.
notices-device-on = Este dispositivo mostra-te avisos.
notices-device-failed = Este dispositivo já não te avisa: o navegador não o conseguiu renovar. Volta a ligá-lo.
notices-device_on = Avisar neste dispositivo
notices-said_no = Neste navegador os avisos foram proibidos.
notices-mail_title = E-mail
notices-mail_address = Endereço
notices-mail_hint = Enviamos-te um link de confirmação.
notices-mail_give = Enviar link de confirmação
notices-mail_guest = Só uma conta pode ter um endereço: regista-te primeiro.
notices-letter_sent = Email de confirmação enviado.
notices-pending = Por confirmar: { $address }. Abre a ligação do email.
notices-hook_title = Webhooks
notices-hook_lead = Para uma sala de chat ou um programa teu: enviamos-lhe uma mensagem.
notices-hook_url = Endereço (URL)
notices-hook_form = O que se envia
notices-form_words-text = Texto simples
notices-form_words-json = JSON com assinatura
notices-form_words-discord = Discord
notices-form_words-slack = Slack
notices-form_words-matrix = Matrix
notices-form_words-template = O meu próprio modelo JSON
notices-form-text = texto
notices-form-json = JSON
notices-form-discord = Discord
notices-form-slack = Slack
notices-form-matrix = Matrix
notices-form-template = modelo
notices-hook_about = Sobre o quê
notices-about_words-me = as minhas partidas
notices-about_words-hosted = as mesas de que sou anfitrião
notices-about_words-public = todas as mesas públicas e os seus resultados
notices-about-hosted = as minhas mesas
notices-about-public = público
notices-hook_language = Língua dos textos
notices-hook_language_mine = a da minha conta
notices-hook_homeserver = Servidor de origem (URL)
notices-hook_room = Identificador da sala, como !abc:example.org
notices-hook_token = Chave de acesso (não volta a ser mostrada)
notices-hook_template = Modelo (JSON)
notices-hook_names = Valores, dentro de textos: { $names }
notices-hook_preview = Pré-visualização
notices-hook_sample = Mensagem de exemplo
notices-hook_add = Juntar
notices-hook_secret = O segredo das assinaturas, mostrado só desta vez
notices-copy_of = Copiar: { $name }
notices-feed_title = Feed e calendário
notices-feed_lead = As tuas vezes de jogar num leitor de feeds, os teus prazos num calendário. Quem tem estas ligações pode lê-los.
notices-feed_atom = Jogadas e resultados (Atom)
notices-feed_calendar = Prazos (iCalendar)
notices-feed_once = Estas ligações só se mostram uma vez.
notices-feed_made = As tuas ligações estão ativas. Foram mostradas ao criá-las.
notices-feed_make = Criar as ligações
notices-feed_new = Substituir ligações
notices-feed_end = Acabar com elas

## mine: the page of my matches

mine-nobody = Entra, ou senta-te a uma mesa como convidado: as tuas partidas ficam aqui.
mine-none_found = Nenhuma partida corresponde.
mine-again = Tentar de novo
mine-missed = Não foi possível carregar as tuas partidas.
mine-none_waits = Nada espera por ti.
mine-go_next = Ir à seguinte
mine-part-turn = É a tua vez
mine-part-asked = Convites
mine-part-unseen = Acabadas desde que viste
mine-part-others = À espera dos outros
mine-part-ended = Partidas anteriores
mine-forget = Já as vi
mine-offline = Jogada sem ligação
mine-ended_show = Mostrar partidas anteriores
mine-ended_more = Mais
mine-filter_text = Procurar por nome, jogo ou variante
mine-filter_game = Que jogo
mine-filter_pace = Tempo de jogo
mine-any = Todas
mine-pace-days = Correspondência
mine-pace-live = Ao vivo
mine-open = não começou
mine-result =
    { $rank ->
        [1] vitória, { $score } pontos
       *[other] { $rank } de { $seats }, { $score } pontos
    }
mine-bot_plays = um bot joga por ti
mine-voted = votação sobre o teu lugar, até { $until }
mine-fresh =
    { $n ->
        [one] { $n } jogada nova
       *[other] { $n } jogadas novas
    }
mine-unread =
    { $n ->
        [one] { $n } mensagem nova
       *[other] { $n } mensagens novas
    }
