### The front page, what is on every page, and the dialog for a new table.

# Its own name, in the choice of languages.
language-name = Español

## general: every page, the front page

app-name = Ochre
app-skip = Ir al contenido
title-turn = Te toca
title-past = Repetición
title-letter = Correo de la cuenta
title-player = Jugador
title-result = Resultado de la partida
title-statistics = Estadísticas
title-pairing = Jugar con otras personas
title-puzzles = Problemas
title-tournaments = Torneos
nav-sign_in = Entrar
nav-admin = Administración
nav-language = Idioma
nav-theme = Tema
theme-auto = sistema
theme-day = claro
theme-night = oscuro
pace-speed = Velocidad
pace-full = Tranquila
pace-quick = Rápida
pace-none = Instantánea
sound-on = Sonido activado
sound-off = Sonido apagado

lobby-title = Juega a { $games } en línea
lobby-guest = Invitado
lobby-your_name = Tu nombre
lobby-play = Jugar a { $game }
lobby-play_hint = Contra dos bots. Al instante, sin registrarse.
lobby-play_hint_in = Contra dos bots. Al instante.
lobby-level = Nivel de los bots
lobby-level_suited = a mi medida
lobby-learn = ¿Primera vez? Prueba el tutorial:
lobby-create = Crear una mesa
lobby-open = Mesas abiertas
lobby-running = En curso
lobby-mine = Mis partidas
lobby-mine_all = Todas mis partidas
mine-next = Siguiente
mine-next_hint = A la siguiente partida que te espera: { $n }
mine-none_next = Ninguna otra partida te espera.
lobby-none_open = No hay mesas abiertas. Crea una, o juega contra bots.
lobby-none_running = Ninguna partida en curso.
lobby-none_mine = Ahora no tienes partidas.
lobby-join = Unirse
lobby-look = Ver
lobby-watch = Mirar
lobby-continue = Seguir
lobby-result = Resultado
lobby-your_turn = te toca
lobby-waits_for = esperando a { $names }
lobby-asks_you = te han invitado
lobby-waiting_for_you =
    { $n ->
        [one] { $n } te espera
       *[other] { $n } te esperan
    }
lobby-free_seats =
    { $n ->
        [0] sin asientos libres
        [one] { $n } asiento libre
       *[other] { $n } asientos libres
    }
lobby-welcome = Hola, { $name }.
lobby-link_only = no listada
lobby-statistics = Estadísticas
lobby-loading = Cargando…
lobby-rules = Cómo se juega:
waits-until = abierta hasta { $when }
chat-mentions =
    { $n ->
        [one] te mencionaron en el chat
       *[other] te mencionaron { $n } veces en el chat
    }

status-open = en espera
status-running = en curso
status-over = terminada
status-abandoned = abandonada
status-expired = caducada
status-broken = dañada

create-game = Juego
bot-random = al azar
bot-beginner = principiante
bot-casual = relajado
bot-easy = fácil
bot-medium = medio
bot-hard = difícil
bot-master = maestro

seat-n = Asiento { $n }
seat-free = libre
seat-bot = bot { $id }
seat-bot_account = cuenta de bot
seat-you = tú

wait-over = La partida ha terminado
wait-for = Esperando a { $names }
wait-title = Esperando jugadores
wait-copy = Copiar
wait-copied = Copiado.
wait-kept = Esperando a { $names }.
wait-take = Aceptar

table-rules = Reglas

app-newer = Hay una versión nueva.
app-reload = Recargar
conn-lost = Sin conexión. Reconectando…
conn-kept = Tu partida está a salvo.
conn-unsent = Tu jugada está guardada y se enviará cuando vuelvas a tener conexión.
conn-updating = Actualizando…
conn-polls = Conexión más lenta
conn-polls_hint = Algo en esta red bloquea WebSocket. Todo funciona, pero las jugadas pueden llegar un poco más tarde.

go-close = Cerrar
go-cancel = Cancelar
go-lobby = A la sala

account-title = Tu cuenta
account-name = Nombre
account-notices = Avisos

lost-title = Página no encontrada
lost-text = Puede que la dirección sea incorrecta o que la mesa ya no exista.
forbidden-title = Solo para administradores
forbidden-text = Tu cuenta no tiene permisos de administrador.

figures-more = Mostrar más (quedan { $n })
figures-left = No cabían { $n } más; están en la tabla.
figures-gap = sin valor

dice-verify = Verificar los dados

keys-title = Atajos de teclado

error-unexpected = Algo salió mal. Inténtalo otra vez.
error-unreachable = El servidor no responde. Inténtalo dentro de un momento.
lobby-again = Jugar como la última vez
lobby-again_table = { $game }, mesa para { $n }
lobby-again_go = Jugar
lobby-again_bots =
    { $n ->
        [one] { $game } contra 1 bot
       *[other] { $game } contra { $n } bots
    }
nav-keys = Teclas

## clock: clocks

clock-none = Sin reloj
clock-none_is = Sin límite de tiempo.
clock-preset-day = 1 día por jugada
clock-preset-relaxed = Tranquilo
clock-preset-slow = Lento
clock-each =
    { $more ->
        [none] { $bank }
       *[other] { $bank } + { $more }
    }
clock-live_is =
    { $more ->
        [none] Cada jugador empieza con { $bank }.
       *[other] Cada jugador empieza con { $bank }; cada jugada suma { $more }.
    }
clock-days_is =
    { $more ->
        [none] Cada jugador empieza con { $bank }. Los relojes se pausan en las horas de silencio y las vacaciones.
       *[other] Cada jugador empieza con { $bank }; cada jugada suma { $more }, hasta { $cap }. Los relojes se pausan en las horas de silencio y las vacaciones.
    }
clock-by = antes del { $until }
clock-today = hoy { $time }
clock-tomorrow = mañana { $time }
clock-on_day = { $day } { $time }

## dialogs: a new table, the keys

create-title = Crear una mesa
create-rules = Las reglas de { $game }
create-options = Variantes
create-seats = Asientos
create-who = Jugadores
create-me = Tú
create-person = Jugador humano
create-visibility = Visibilidad
create-listed = visible, cualquiera puede mirar
create-unlisted = no listada, solo con enlace
create-join = Quién puede unirse
create-anyone = cualquiera
create-link = solo con el enlace
create-bot_delay = Los bots piensan un poco, como la gente
create-undo = Deshacer jugadas
create-undo-free = Las propias, si no se reveló nada
create-undo-vote = Más atrás, si todos aceptan
create-undo-none = Nunca
create-start_seat = Jugador inicial
create-by_chance = al azar
create-go = Crear mesa
create-bot = Bot: { $id }
keys-move = Las flechas recorren lo que se puede hacer
keys-choose = Intro elige, y envía
keys-back = Escape vuelve un paso atrás
keys-letters = La letra de un botón lo pulsa
keys-more = + y − o las cifras cambian el número
keys-undo = z deshace una jugada, o lo pide
keys-next = n va a la siguiente partida que te espera
keys-tabs = l muestra el registro, y el chat
keys-board = Tab lleva también al tablero: las flechas lo recorren y cada cosa dice qué es
keys-replay = r mira atrás: las flechas van por jugadas y rondas, Re Pág y Av Pág por tus jugadas, Espacio reproduce
keys-space = La barra espaciadora, o un clic en el tablero, termina al instante todo movimiento
keys-text = v: cambiar entre texto y tablero
keys-help = ? muestra esta lista
account-delete_ask = Tu nombre y tu acceso se borran para siempre. Las partidas que jugaste quedan para los demás, sin tu nombre.

clock-time = Control de tiempo
clock-live = En directo, todos a la mesa
clock-days = Por correspondencia, en días
clock-choose-none = Sin reloj
clock-choose-ten = 10 min + 10 s por jugada
clock-choose-twenty = 20 min + 20 s por jugada
clock-choose-own_live = Personalizado
clock-choose-day = 1 día por jugada
clock-choose-relaxed = Tranquilo: tres días
clock-choose-slow = Lento: dos semanas
clock-choose-own_days = Personalizado
clock-own-live-bank = Minutos cada uno
clock-own-live-increment = Segundos por jugada
clock-own-days-bank = Horas cada uno
clock-own-days-increment = Horas por jugada
clock-own-days-cap = Máximo (horas)
clock-own_bad = Estos valores no son compatibles.
clock-leaver = Cuando a alguien se le acaba el tiempo
clock-leaver-bot = un bot juega hasta que vuelva
clock-leaver-resign = se rinde automáticamente
clock-leaver-ask = deciden los demás
create-open_days = Cuánto tiempo está abierta
create-open_days-1 = un día
create-open_days-3 = tres días
create-open_days-7 = una semana
create-open_days-14 = dos semanas
create-open_days-30 = un mes
create-starts = Cuándo empieza
create-starts-host = cuando yo la empiece
create-starts-full = automáticamente, al ocuparse todos los asientos
create-standing = Repetir: al empezar la partida, abrir otra mesa igual
create-named = Jugador concreto
create-kind = Tipo de mesa
create-kind-friends = Con amigos, ahora
create-kind-friends-is = Todos están en línea
create-kind-days = Una jugada al día
create-kind-days-is = Cada cual juega cuando puede
create-kind-bots = Contra bots
create-kind-bots-is = Empieza enseguida
create-kind-here = En este dispositivo
create-kind-here-is = Bots, o varias personas en una pantalla. También sin conexión.
create-more = Más opciones
create-go_bots = Jugar

## share: giving a link to somebody

share-not_copied = Tu navegador ha bloqueado la copia. Selecciónalo a mano: { $text }
share-link = Enlace
share-frame = Copiar el código para una web
share-frame_hint = Un marco que muestra esta partida en otro sitio
share-text = El resultado como texto
share-text_form = Formato
share-text_plain = Texto sin formato
share-text_bbcode = BBCode
share-text_markdown = Markdown
share-bgg = Anotar la partida en BoardGameGeek
share-bgstats = Anotar la partida en BG Stats
share-code = El enlace como código para una cámara
share-origin = Dirección de este servidor
share-here = { $origin } (solo este equipo)
share-alone = Tu propia dirección no trae aquí a nadie más que a ti. Con esta, otros de la misma red te encuentran.
share-nowhere = Esta dirección no trae aquí a nadie más que a ti: el servidor escucha solo a esta máquina.
share-sheet = Compartir
share-who-everybody = Cualquiera puede mirar esta partida.
share-who-result = Quien tiene el enlace ve quién quedó dónde, y nada más de esta partida. Uno nuevo lo anula.
share-end = Dejar de compartir
share-ended = El enlace ya no muestra nada.
share-who-invited = Quien tiene el enlace ve la mesa, y puede sentarse mientras quede un asiento.
share-who-code = Quien tenga este enlace puede registrarse con el código.
share-who-tournament = Cualquiera con el enlace puede ver el torneo; con una cuenta, también inscribirse.
