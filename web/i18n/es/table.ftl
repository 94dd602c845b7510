### Everything at a table, whatever the game, and what follows a match.

## sitting: every table: who had luck, and who decides for a seat while its person does not

sit-menu = Dejar la partida…
sit-title = ¿No puedes seguir jugando?
sit-law = Cómo funciona
sit-bot = Que un bot juegue por mí
sit-bot_hint = Hasta que vuelvas a tu asiento, cuando quieras.
sit-offer = Dar mi asiento a alguien
sit-offer_hint = Crea un enlace para enviar. El primero que lo abra se sienta por ti.
sit-resign = Rendirse
sit-resign_hint = Quedas último, y un bot juega por ti hasta el final.
sit-resign_ask = ¿Rendirte para siempre? Quedas último; un bot juega tu asiento hasta el final, para que los demás puedan acabar.
sit-resign_yes = Rendirse
sit-call_off = Proponer anular la partida
sit-call_off_hint = Termina sin resultado en cuanto todos aceptan: { LIST($names) }.
sit-call_off_counts_hint = Termina en cuanto todos aceptan ({ LIST($names) }). Como alguien se rindió, vale la clasificación de ese momento.
sit-call_off_alone = Terminar la partida
sit-call_off_alone_hint = Solo juegan bots contigo: termina al momento, sin resultado.
sit-call_off_left_hint = Termina al momento. Como alguien se rindió, la clasificación actual es el resultado.
sit-ask = Votar sobre { $name }
sit-decide = Decidir sobre el asiento de { $name }
sit-ask_hint = { $name } os hace esperar: decidid juntos qué pasa con su asiento.
sit-ask_away_hint = A { $name } se le acabó el tiempo y juega un bot.

sit-away_me = Un bot juega por ti.
sit-timed_out_me = Se te acabó el tiempo y un bot juega por ti.
sit-absent_me = Llevas mucho tiempo ausente. Un bot juega por ti.
sit-away_hint = Aun así puedes aceptar que se deshaga una jugada o se anule la partida.
sit-absent_hint = Ya no se espera tu acuerdo, pero puedes volver.
sit-still_owed = El bot toma primero esta decisión; después puedes volver.
sit-back = Recuperar mi asiento
sit-resigned_me = Te has rendido. Un bot juega tu asiento hasta el final.
seat-state-away = fuera
seat-state-timed_out = sin tiempo
seat-state-late = se acabó el tiempo
seat-state-absent = ausente
seat-state-resigned = se ha rendido
seat-state-gone = se fue

vote-about = { $name } hace esperar a la mesa. ¿Qué hacemos?
vote-about_late = A { $name } se le acabó el tiempo. ¿Qué hacemos?
vote-about_bot = Un bot juega por { $name }. ¿Qué hacemos?
vote-about_me = Haces esperar a los demás y votan sobre tu asiento. Haz una jugada y se cancela la votación.
vote-about_me_away = Los demás votan sobre tu asiento. Recupéralo y se cancela la votación.
vote-claim_me = Si reclaman la victoria, cuenta como rendición tuya.
vote-match = ¿Anular la partida, sin resultado?
vote-match_counts = ¿Anular la partida? La clasificación actual sería el resultado.
vote-until = La votación acaba: { $when }.
vote-said =
    { $choice ->
        [go_on] { $name }: seguir jugando
        [wait] { $name }: más tiempo
        [bot] { $name }: que juegue un bot
        [substitute] { $name }: un sustituto
        [call_off] { $name }: anular la partida
       *[claim] { $name }: que cuente como rendición
    }
vote-missing = Faltan por decir: { LIST($names) }.
vote-go_on = Seguir
vote-wait = Dar más tiempo
vote-bot = Que siga un bot
vote-substitute = Buscar un sustituto
vote-call_off = Anularla
vote-claim = Reclamar la victoria
vote-out = Cuenta como rendición
vote-rule = Decide la mayoría; sin mayoría, juega un bot.
vote-all = Todos tienen que aceptar: { LIST($names) }.

claim-late = A { $name } se le acabó el tiempo. Juega un bot.
claim-from = Si { $name } no vuelve, podrás reclamar la victoria, como pronto: { $when }.
claim-can = A { $name } se le acabó el tiempo y no ha vuelto. ¿Qué hacemos?
claim-stays = El bot sigue jugando por { $name }. Aún puedes reclamar la victoria.
claim-hint = Si reclamas la victoria, cuenta como rendición de { $name }: la partida termina al momento y ganas. Si sigue el bot, { $name } aún puede volver.
claim-more_hint = Puedes hacer que cuente como rendición: entonces { $name } queda en último lugar y un bot juega hasta el final.
claim-alone = Decides tú. Si sigue un bot y { $name } no vuelve, más tarde podrás reclamar la victoria.
claim-bot = Que siga el bot
claim-title = ¿Reclamar la victoria?
claim-more_title = ¿Contar como rendición?
claim-sure = Cuenta como rendición de { $name }, en último lugar. La partida termina al momento y su resultado vale como cualquier otro. No se puede deshacer.
claim-more_sure = Cuenta como rendición de { $name }, en último lugar; un bot juega hasta el final. No se puede deshacer.

offer-mine = Envía este enlace a quien vaya a sentarse por ti:
offer-theirs = El asiento de { $name } está libre. Envía este enlace a alguien que siga jugando:
offer-all = El asiento de { $name } se ofrece a un sustituto.
offer-until = Sirve una vez, hasta { $when }.
offer-copy = Copiar el enlace
offer-keep = Quedarme mi asiento
offer-title = ¿Sentarte por { $name }?
offer-ask = Sigues la partida desde aquí, y ves lo que ve ese asiento.
offer-yes = Sentarme
offer-bad = Este enlace ya no lleva a ningún asiento.

event-bot_sat = Un bot juega por { $name }.
event-came_back = { $name } ha vuelto.
event-resigned = { $name } se rinde. Un bot juega su asiento hasta el final.
event-gone = { $name } se ha ido para siempre. Un bot juega su asiento hasta el final.
event-timed_out = A { $name } se le acabó el tiempo.
event-absent = { $name } lleva mucho tiempo fuera: ya no se espera su acuerdo.
event-given_up = La partida termina aquí; los puestos quedan como están.
event-offered = El asiento de { $name } se ofrece a un sustituto.
event-offer_ended = El asiento de { $name } ya no se ofrece.
event-substituted = { $name } se ha sentado como sustituto.
event-vote_opened =
    { $about ->
        [none] { $name } propone anular la partida.
       *[other] Se pregunta a los demás por { $about }.
    }
event-voted =
    { $choice ->
        [go_on] { $name } quiere seguir jugando.
        [wait] { $name } quiere más tiempo.
        [bot] { $name } quiere que juegue un bot.
        [substitute] { $name } quiere un sustituto.
        [call_off] { $name } quiere anular la partida.
       *[claim] { $name } quiere que cuente como rendición.
    }
event-vote_ended =
    { $choice ->
        [go_on] La partida sigue.
        [call_off] La partida se anula.
        [wait] Decidido sobre { $about }: más tiempo.
        [bot] Decidido sobre { $about }: que juegue un bot.
        [substitute] Decidido sobre { $about }: un sustituto.
       *[claim] Decidido sobre { $about }: que cuente como rendición.
    }

end-called_off = Toda la mesa ha aceptado anular esta partida. No tiene resultado.
end-resigned = { $name } se rindió: la victoria es de { $winner }.
end-resigned_you = { $name } se rindió: ganas.
end-resigned_me = Te rendiste: la victoria es de { $winner }.
end-claimed = A { $name } se le acabó el tiempo: la victoria es de { $winner }.
end-claimed_you = A { $name } se le acabó el tiempo: ganas.
end-claimed_me = Se te acabó el tiempo: la victoria es de { $winner }.
end-gone = { $name } se fue para siempre: la victoria es de { $winner }.
end-gone_you = { $name } se fue para siempre: ganas.

error-bad_link = Este enlace no lleva a ningún asiento de esta partida.
error-link_used = Alguien ya ocupó ese asiento con este enlace.
error-link_over = Ese asiento ya no se ofrece.
error-bot_plays = Un bot juega por ti: recupera primero tu asiento.
error-not_away = Ningún bot juega este asiento.
error-still_owed = El bot toma primero esta decisión; después puedes volver.
error-resigned = Este asiento se ha rendido.
error-not_offered = Este asiento no se ofrece a nadie.
error-already_asked = Ya hay una votación sobre eso.
error-no_vote = Ahora no puedes votar así.
error-too_often = Ya lo has hecho todas las veces que permite una partida.
error-too_soon = Es demasiado pronto: a ese asiento le queda tiempo.
level-title = ¿Qué fuerza tienen los bots?

end-by = { $name } cerró esta partida antes de acabar.
end-by_me = Cerraste esta partida antes de acabar.
end-idle = Hacía mucho que nadie jugaba y la partida ha terminado.
end-closed = Un administrador cerró esta partida.
end-expired = Nadie empezó esta partida en dos semanas y la mesa se recogió.
end-too_long = Esta partida terminó porque llegó al límite de jugadas del servidor.
help-mode = Toca cualquier cosa para ver qué es.
help-done = Listo
chat-placeholder = Di algo
chat-send = Enviar
chat-empty = Nadie ha dicho nada aún.
chat-guest = Elige un nombre para chatear.
chat-report = Denunciar este mensaje de { $name }
chat-hidden = Ocultado por un moderador
chat-muted = Un moderador te ha silenciado. Podrás chatear de nuevo a partir de { $until }.
log-earlier = Líneas anteriores
log-empty = Aún no ha pasado nada.
note-tab = Nota
note-title = Mi nota sobre esta partida
note-placeholder = Una nota para ti. Nadie más la ve; la tienes en todos tus dispositivos.
note-saved = Guardado. Solo lo ves tú.
note-hush = Silenciar los avisos de esta partida
note-saving = Guardando…
sheet-title = Hoja de puntos
sheet-winner = { $name } gana con { $points } puntos
sheet-shared = { $names } comparten la victoria con { $points } puntos
sheet-share = Compartir el resultado
sheet-again = Jugar otra vez
sheet-rematch = Revancha
sheet-to_tournament = Volver al torneo
sheet-to_rematch = Ir a la revancha
sheet-asked = { $name } quiere la revancha y te guarda un asiento.
sheet-accept = Aceptar la revancha
sheet-decline = No, gracias
sheet-total = Total
sheet-tie = Desempate
sheet-rank = Puesto
table-abandoned = Esta partida se cerró antes de acabar.
table-broken = El registro de esta partida está dañado y no se puede seguir jugando. Un administrador puede mirarlo. Lo sentimos.

seat-kept = invitado
seat-away = sin conexión
seat-first = Jugador inicial de esta ronda
wait-need =
    { $n ->
        [one] Aún hay { $n } asiento libre. Invita a alguien, o sienta a un bot.
       *[other] Aún hay { $n } asientos libres. Invita a alguien, o sienta a un bot.
    }
wait-sit_down =
    { $n ->
        [one] Aún hay { $n } asiento libre. Siéntate a jugar.
       *[other] Aún hay { $n } asientos libres. Siéntate a jugar.
    }
wait-full = Todos los asientos están ocupados.
wait-host_starts = El anfitrión empieza la partida.
wait-start = Empezar la partida
wait-leave = Dejar la mesa
wait-invite = Enlace de invitación
wait-share = Compartir
wait-remove_bot = Quitar
wait-swap = Cambiar de asiento
wait-swap_here = Cambiar con este
wait-first = Jugador inicial
wait-first_drawn = por sorteo al empezar
wait-swap_hint = Para cambiar, arrastra un asiento sobre otro o pulsa los dos.
wait-swap_held = Ahora pulsa el otro asiento.
wait-moved = El anfitrión te ha pasado al asiento { $n }.
wait-order = El anfitrión ha cambiado el orden de los asientos.
wait-first_is = Ahora empieza { $name }.
wait-first_by_chance = Ahora se sortea al empezar quién sale primero.
wait-come = { $name } se ha sentado a tu mesa.
wait-come_full = { $name } se ha sentado. Todos los asientos están ocupados.
wait-removed = El anfitrión te ha sacado de esta mesa.
wait-host_now = Ahora diriges esta mesa.
wait-start_now = ¿Empezar ya?
wait-start_now_ask = Acabas de cambiar los asientos. Puede que los demás aún no lo hayan visto.
wait-start_now_yes = Empezar ya
wait-start_now_no = Esperar un poco
wait-sit = Sentarme aquí
wait-asked = Te han invitado a esta mesa. ¿Juegas?
wait-free = Cancelar invitación
wait-nobody = Aún no hay nadie.
wait-link_only = A esta mesa se entra con su enlace de invitación.
table-options =
    { $n ->
        [one] { $n } variante
       *[other] { $n } variantes
    }
table-watching = Estás mirando.
table-screen = Pantalla grande
table-screen_hint = Abrir la partida en pantalla grande: sin controles ni información oculta
table-screen_open = Abrir en Ochre
table-watchers =
    { $n ->
        [one] { $n } espectador
       *[other] { $n } espectadores
    }
table-seats = Jugadores
table-log = Registro
table-chat_unread = Chat: { $n } sin leer
table-more = Más
table-chat = Chat
table-in_words_hint = Vista de texto
table-drawn_hint = Vista del tablero
table-board = El tablero
table-help = ¿Qué es esto?
table-choose = Tu elección
table-rolling = Los dados ruedan…
table-show_sheet = Hoja de puntos
table-show_board = Volver al tablero
conn-sending = Enviando…
conn-not_made = Tu jugada no se hizo: la partida había seguido antes de que llegara.
back-mine =
    { $move ->
        [none] El servidor ha vuelto al principio; tus jugadas posteriores se han perdido.
       *[other] El servidor ha vuelto a la jugada { $move }; tus jugadas posteriores se han perdido.
    }
back-others =
    { $move ->
        [none] El servidor ha vuelto al principio; las jugadas posteriores se han perdido.
       *[other] El servidor ha vuelto a la jugada { $move }; las jugadas posteriores se han perdido.
    }
go-back = Atrás
dice-how = ¿Qué es eso?
dice-seal = Dados sellados de antemano: { $seal }…
dice-download = Descargar archivo de partida
row-track = Durante la partida
clock-then-bot = Cuando a alguien se le acaba el tiempo, un bot juega hasta que vuelva.
clock-then-resign = A quien se le acaba el tiempo se rinde.
clock-then-ask = Cuando a alguien se le acaba el tiempo, deciden los demás.
clock-left = Tiempo restante:
clock-low = Queda poco tiempo
clock-you_have = Tienes hasta { $until }.
clock-you_stopped-quiet = Tus horas de silencio: tu reloj está parado. Tienes hasta { $until }.
clock-you_stopped-vacation = Estás de vacaciones: tu reloj está parado. Tienes hasta { $until }.
clock-stopped-quiet = horas de silencio
clock-stopped-vacation = de vacaciones
waits-here_until = Abierta hasta { $when }, o más si alguien entra o sale.
waits-full = La partida empieza sola al ocuparse el último asiento.
waits-standing = Cuando empiece, se abrirá otra mesa como esta.
waits-standing_end = Dejar de repetir
sure-ask = No se podrá deshacer. ¿Seguro?
sure-go = Sí, hazlo
wait-add_bot = Añadir un bot
sit-menu_short = Salir

## rank: a rank, and of how somebody did

rank-word =
    { $rank ->
        [1] primero
        [2] segundo
        [3] tercero
        [4] cuarto
        [5] quinto
        [6] sexto
        [7] séptimo
        [8] octavo
       *[other] { $rank }
    }
end-shared =
    { $n ->
        [one] Compartes la victoria con { $n } punto
       *[other] Compartes la victoria con { $n } puntos
    }
end-won =
    { $n ->
        [one] Ganas con { $n } punto
       *[other] Ganas con { $n } puntos
    }
end-came = Quedas en { $rank ->
        [1] primer
        [2] segundo
        [3] tercer
        [4] cuarto
        [5] quinto
        [6] sexto
        [7] séptimo
        [8] octavo
       *[other] { $rank }
    } lugar con { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
end-best = tu récord es { $n }
end-best_now = es tu récord
end-sources = De dónde vienen los puntos

## luck: words below every score sheet: who had luck

luck-what_decided = ¿Qué lo decidió?
luck-hint = Pista
luck-hint_long = ¿Qué haría un bot fuerte?
luck-thought = { $id }, ha pensado { $s } s
error-no_analysis = Esta partida no se puede analizar en este servidor.
luck-title = ¿Quién tuvo suerte?
luck-lead = Lo que dieron los dados y, debajo, lo que dan de media con las herramientas usadas.
luck-dice =
    { $n ->
        [one] { $n } dado
       *[other] { $n } dados
    }
luck-pips = Puntos de todos los dados
luck-of = de { $n }
luck-none = sin tirar
luck-very_unlucky = muy mala suerte
luck-unlucky = mala suerte
luck-even = ni buena ni mala
luck-lucky = buena suerte
luck-very_lucky = muy buena suerte
luck-offline = Jugada sin conexión: no puntúa.

## replay: looking back at a match

replay-at = Jugada { $n } de { $of }
replay-title = Repetición
replay-open = Repetición
replay-open_hint = Ver la partida jugada a jugada
replay-close = Volver al resultado
replay-now =
    { $n ->
        [none] Volver al presente
       *[other] Volver al presente ({ $n } más)
    }
replay-your_turn = Te toca: volver al presente
replay-eyes = Con los ojos de quién
replay-as = Como lo vio { $name }
replay-as_spectator = Como lo vio un espectador
replay-quiet = Nada que se pudiera ver.
replay-slider = Jugada
replay-start = Al principio
replay-end = A la última jugada
replay-back = Una jugada atrás
replay-forward = Una jugada adelante
replay-part_back = Al principio de la ronda
replay-part = A la ronda siguiente
replay-turn_back = A mi jugada anterior
replay-turn = A mi jugada siguiente
replay-play = Reproducir
replay-pause = Pausa
replay-speed = Velocidad de reproducción
replay-speed_now = Velocidad { $n } de { $of }
replay-link = Copiar un enlace a este momento
replay-on = Seguir desde aquí
replay-on_bots = Bots en los otros asientos
bookmark-button = Marcador
bookmark-title = Marcadores
bookmark-note = Nota sobre la jugada { $n }
bookmark-save = Guardar marcador
bookmark-delete = Eliminar marcador
bookmark-saved = Marcador guardado.
bookmark-deleted = Marcador eliminado.
bookmark-row = Jugada { $n }
error-no_branch = No se puede seguir una partida desde este punto.
since-title = Desde tu última visita
since-begin = Así dejaste la mesa.
since-progress = { $n } de { $of }
since-now = Al presente
since-your_turn = Te toca: al presente
since-line =
    { $at ->
        [none] Desde tu última visita
       *[other] Desde tu última visita, { $at }
    }
since-move = Desde tu última jugada
since-again = Mostrar otra vez
since-again_title = Lo que pasó, otra vez
conditional-open_hint =
    { $n ->
        [none] Jugadas condicionales: qué jugar cuando te toque
       *[other] Jugadas condicionales: qué jugar cuando te toque ({ $n })
    }
conditional-mark = condicional
conditional-mark_hint = Jugada por una jugada condicional
conditional-short = Condicional
conditional-planned = Cambiar mi plan ({ $n })
conditional-plan = Planear mi próxima jugada

## undo: what every game has: taking moves back

undo-free = Deshacer
undo-free_hint = Deshace tu última jugada
undo-ask = Pedir deshacer
undo-ask_hint = Se ha revelado algo desde tu última jugada: los demás tienen que aceptar
undo-unrates = Deshacer (sin puntuar)
undo-unrates_hint = No hay nadie que pueda aceptar: la partida dejaría de puntuar
undo-unrates_title = ¿Deshacer, sin puntuar?
undo-unrates_ask = Desharías más que una jugada tuya que no reveló nada, y no hay nadie que pueda aceptar. La partida dejará de puntuar.
undo-reset = Rehacer este turno
undo-none_hint = Nada que deshacer
undo-agree = Aceptar
undo-refuse = Negarse
undo-withdraw = Cancelar petición
undo-asks_you = { $name } quiere deshacer una jugada. ¿Te parece bien?
undo-you_ask =
    { COUNT($names) ->
        [one] Pides deshacer tu jugada. Falta por responder { LIST($names) }.
       *[other] Pides deshacer tu jugada. Faltan por responder { LIST($names) }.
    }
undo-asks =
    { COUNT($names) ->
        [one] { $name } pide deshacer una jugada. Falta por responder { LIST($names) }.
       *[other] { $name } pide deshacer una jugada. Faltan por responder { LIST($names) }.
    }
undo-until = Sin respuesta, se rechaza { $when }.
undo-which =
    { $more ->
        [none] Se desharía: { $what }
       *[other] Se desharía: { $what } Y { $more } más desde entonces.
    }
undo-gone = deshecha

event-undone = { $name } deshace { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }{ COUNT($names) ->
        [0] { "" }
       *[other] ; de acuerdo: { LIST($names) }
    }.
event-undo_asked = { $name } pide deshacer una jugada.
event-undo_agreed = { $name } acepta.
event-undo_refused = { $name } dice que no: se queda como está.
event-undo_over = Nadie respondió a tiempo: se rechaza lo que pidió deshacer { $name }.
event-undo_withdrawn = { $name } lo deja como está.

undo-policy-vote = En esta mesa se puede deshacer una jugada si todos los demás aceptan.
undo-policy-none = En esta mesa no se pueden deshacer jugadas.

error-nothing_to_undo = No hay ninguna jugada tuya que deshacer.
error-undo_revealed = Se ha revelado algo desde entonces; los demás tendrían que aceptar.
error-undo_others_moved = Otros han jugado desde entonces; tendrían que aceptar.
error-undo_not_allowed = En esta mesa eso no se deshace.
error-undo_asked = Alguien ya pide deshacer una jugada.
error-undo_not_asked = Ya no hay ninguna petición de deshacer.
error-undo_refused = Los demás han dicho que no.
undo-reset_short = Reiniciar

## result: a result that somebody has shared

result-title = Resultado de la partida
result-won = { $names } ha ganado
result-shared = { $names } han ganado juntos
result-bot = { $name } (bot, { $id })
result-options = Jugada con { $names }.
result-look = Ver la partida
result-play = Juega tú

## people: other people: inviting by name, muting and blocking, a guest’s link

invite-button = Invitar por nombre
invite-title = Invitar por nombre
invite-lead = El asiento se guarda para esa cuenta, que ve la mesa entre sus partidas y la acepta o la rechaza.
invite-go = Enviar invitación
people-about = Silenciar o bloquear a { $name }
people-lead = Silenciado: no ves lo que escribe en ningún chat. Bloqueado: además, no puede sentarse en tus mesas ni invitarte. No se le dice.
people-mute = Silenciar
people-block = Bloquear
people-make_host = Ceder la mesa
people-remove = Sacar de la mesa
people-is_mute = Has silenciado a esta persona: no ves lo que escribe.
people-is_block = Has bloqueado a esta persona: no ves lo que escribe, y no puede sentarse en tus mesas ni invitarte.
people-undo_mute = Dejar de silenciar
people-undo_block = Desbloquear
people-player = Perfil del jugador
people-title = Silenciados y bloqueados
people-tag_mute = silenciado
people-tag_block = bloqueado
people-undo = Quitar
people-undo_of = Quitar a { $name }
people-none = Nadie. En una mesa puedes silenciar o bloquear a quien esté sentado; a una cuenta también aquí, por su nombre.
people-by_name = Nombre de una cuenta
people-what = Qué hacer
people-go = Hacerlo
report-button = Denunciar
report-title = Denunciar a { $name }
report-lead = Un moderador lo mirará. La otra persona no sabrá quién la ha denunciado.
report-about = ¿De qué se trata?
report-kind_line = Mensaje
report-kind_name = Nombre
report-kind_conduct = Conducta en esta partida
report-reason = Motivo
report-reason_insult = Insultos o amenazas
report-reason_hate = Odio contra grupos de personas
report-reason_spam = Publicidad o mensajes en masa
report-reason_cheating = Trampas
report-reason_stalling = Perder tiempo o abandonar
report-reason_name = Nombre ofensivo
report-reason_other = Otra cosa
report-words = Con tus palabras (opcional)
report-go = Enviar denuncia
report-sent = Gracias. Verás el resultado en la página de tu cuenta.
report-mine = Mis denuncias
report-state_open = abierta
report-state_dismissed = sin medidas
report-state_acted = con medidas
warning-title = Advertencia de un moderador
warning-lead = Podrás volver a escribir mensajes cuando la hayas confirmado.
warning-confirm = Lo he leído
friends-title = Amigos
friends-none = Aún no sigues a nadie. Dos personas que se siguen son amigas.
friends-followers = Te siguen
friends-follow = Seguir
friends-follow_of = Seguir a { $name }
friends-followed = Sigues a { $name }.
friends-mutual = amistad
friends-waits = espera en una mesa: { $game }
friends-plays = juega a { $game }
friends-idle = no está en ninguna partida pública
friends-unfollow = Dejar de seguir
friends-unfollow_of = Dejar de seguir a { $name }
link-title = Enlace para entrar
link-lead = Como invitado, solo te conoce este navegador. Quien abra este enlace entra en tu lugar, en cualquier dispositivo: guárdalo para ti. Una cuenta con contraseña hace lo mismo.
link-make = Crear un enlace
link-anew = Reemplazar enlace
link-yours = Tu enlace, mostrado solo esta vez
link-made = Creado el { $day }. No se puede mostrar otra vez.
link-come_back = Entrar
link-come_back_ask = Este enlace inicia tu sesión como un invitado que ya ha jugado aquí.
link-instead = Se cerrará la sesión de { $name } en este navegador.
link-hint = Juegas como invitado, conocido solo por este navegador. Un enlace para entrar te deja seguir en cualquier dispositivo.
link-later = Ahora no

## conditional: conditional moves

conditional-title = Jugadas condicionales
conditional-foreign = Vista previa de un futuro posible. Sus dados y cartas son inventados.
conditional-close = Volver
conditional-keep = Guardar
conditional-kept = Guardadas. Se juegan cuando te toque; nadie las ve antes.
conditional-none_now = No tienes jugadas condicionales.
conditional-over = En esta vista previa no te queda nada por decidir.
conditional-wishes = Una tras otra
conditional-empty = Juega en el tablero como si te tocara. Cada jugada se añade aquí.
conditional-policies = Elecciones automáticas
conditional-as_text = Como texto
conditional-text_hint = Una línea cada una, con las palabras de la partida.
conditional-else = o si no
conditional-or = { $one }; o si no: { $other }
conditional-else_hint = Solo si la anterior no se puede hacer
conditional-earlier = Subir
conditional-remove = Quitar
conditional-only_if = Solo si…
conditional-and_if = Y si…
conditional-remove_condition = Quitar la condición: { $condition }
conditional-what = De qué trata
conditional-where = Cuál
conditional-compare = Comparación
conditional-value = Valor
conditional-at-least = { $what }: al menos { $value }
conditional-at-most = { $what }: como máximo { $value }
conditional-at-is = { $what }: { $value }
conditional-way-least = al menos
conditional-way-most = como máximo
conditional-way-is = exactamente
conditional-cancel = Cancelar
conditional-add = Añadir
conditional-share = al { $share }
conditional-otherwise = si no: { $move }
conditional-summary = { $n } previstas, la última: { $move }
conditional-share_hint = Jugada en { $n } de { $of } simulaciones
conditional-outcome =
    { $n ->
        [one] Resultado de { $n } simulación
       *[other] Resultado de { $n } simulaciones
    }
conditional-now = ahora
conditional-least = mínimo
conditional-mean = media
conditional-most = máximo
conditional-nothing_changes = No cambiaría nada que cuente.
conditional-would_drop = Canceladas en { $n } de { $of } simulaciones: { $why }.
conditional-dropped = Jugadas condicionales canceladas desde «{ $text }»: { $why }.
conditional-problem = No se puede leer: { $what }
conditional-why-condition = no se cumplió una condición
conditional-why-not_possible = ya no era posible
conditional-why-not_asked = surgió otra decisión
conditional-why-moved = has jugado tú mismo
conditional-why-bot = un bot jugó por ti
conditional-why-taken_back = se deshizo una jugada
error-orders_too_long = Las jugadas condicionales tienen como mucho 400 caracteres.
error-orders_too_many = Son demasiadas: como mucho 16 jugadas condicionales, con 4 alternativas y 3 condiciones cada una.
error-orders_bad_move = Eso no es una jugada de este juego.
error-orders_no_such_condition = Condición desconocida.
error-orders_bad_condition = Esa condición no se escribe así.
error-orders_no_such_policy = Este juego no tiene esa elección automática.
error-orders_bad_policy = Esa elección automática está mal escrita o repetida.

## analysis: the analysis of a match, and of hints

analysis-title = ¿Qué lo decidió?
analysis-runs =
    { $of ->
        [none] Se repasa la partida
       *[other] Se repasa la partida: decisión { $n } de { $of }
    }
analysis-failed = El análisis se interrumpió. Vuelve a mirar dentro de un momento.
analysis-sign_in = Nadie ha pedido aún el análisis de esta partida. Elige un nombre y pídelo.
analysis-lead = La probabilidad de ganar de cada cual, según lo que podía saber, a juicio de un bot fuerte (simulaciones por decisión: { $n }).
analysis-graph = La probabilidad de ganar de cada cual a lo largo de la partida. Las cifras están en la tabla de abajo.
analysis-accounts = De dónde viene el resultado
analysis-accounts_lead = Todos los cambios de la probabilidad de ganar, sumados en toda la partida. Puede perderse y recuperarse muchas veces, así que una suma puede pasar del 100 %.
analysis-at = Jugada { $n }
analysis-part-begin = Al principio
analysis-hint-begin = probabilidad de ganar
analysis-part-luck = Suerte
analysis-hint-luck = dados y cartas
analysis-part-own = Decisiones propias
analysis-hint-own = frente a la mejor encontrada
analysis-part-others = Decisiones de los demás
analysis-hint-others = lo que dieron sus errores
analysis-part-rest = Sin explicar
analysis-hint-rest = donde cambió la estimación del bot
analysis-part-end = Resultado
analysis-hint-end = 100 %: ganada
analysis-lessons = Las decisiones más caras
analysis-whose = De quién son las decisiones
analysis-all = De todos
analysis-played = Jugado:
analysis-better = Mejor:
analysis-from_to = { $to } en lugar de { $from }
analysis-show = Ver el tablero
analysis-no_lessons = Ninguna decisión fue claramente peor que la mejor.
analysis-own =
    { $n ->
        [one] { $n } de tus decisiones vuelve como problema
       *[other] { $n } de tus decisiones vuelven como problemas
    }
analysis-better_here = Lo que siguió costó { $n }. Mejor: { $better }
hint-thinking = Un bot fuerte lo está pensando …
hint-worth = { $share } de ganar, poco después unos { $points } puntos
hint-close = Ocultar la pista

## levels: how strong the bots are

level-rating = puntuación { $rating } aquí (de { $low } a { $high }, { $n } partidas)
level-measured =
    { $n ->
        [one] gana { $share } ± { $sure } de las partidas contra un «{ $against }» (igualdad: { $even })
       *[other] gana { $share } ± { $sure } de las partidas contra { $n } «{ $against }» (igualdad: { $even })
    }
level-unknown = sin medir con { $n } jugadores

## teach: tutorials and hints, as far as they are the same for all games

teach-step = Paso { $n } de { $of }
teach-tutorial = Tutorial
teach-hint = Consejo
teach-watch = Sigue jugando como quieras; si hay algo nuevo, se dice aquí.
teach-next = Seguir
teach-play_on = Seguir aquí
teach-match = Jugar mi primera partida
teach-leave = Salir
teach-seen = Entendido
teach-hush = Sin más consejos

## text: the table in words

text-may = Tus jugadas posibles
text-news = Desde tu última jugada
text-latest = Lo último que pasó
text-quiet = No ha pasado nada desde entonces.
text-board = En el tablero
text-players = Jugadores
text-score = Puntos: { $n }
text-talk = Registro y chat
