### Tournaments, and quick pairing.

## tournaments: the pages of tournaments, which come with them

tour-title = Torneos
tour-lead = Inscríbete, juega una mesa en cada ronda y mira cómo vas.
tour-none = Aún no hay torneos.
tour-none_act = Crea el primero: los jugadores se apuntan y cada ronda los empareja de nuevo.
tour-new = Nuevo torneo
tour-more = Más opciones
tour-account = Entra con una cuenta para participar.
tour-name = Nombre
tour-game = Juego
tour-format = Formato
tour-format-swiss = Suizo
tour-format-swiss-is = Se enfrentan quienes tienen los mismos puntos. Todos juegan cada ronda.
tour-format-robin = Todos contra todos
tour-format-robin-is = Todos se enfrentan con todos por igual.
tour-format-groups = Grupos y final
tour-format-groups-is = Los mejores de cada grupo se enfrentan al final.
tour-format-knockout = Eliminatoria
tour-format-knockout-is = Pasa la mejor mitad de cada mesa.
tour-seats = Jugadores por mesa
tour-seats_min = Jugadores en la mesa más pequeña
tour-rounds = Rondas
tour-groups = Grupos
tour-advance = Pasan de cada grupo
tour-players_max = Máximo de jugadores
tour-points = Puntos por puesto
tour-bye_points = Puntos por descanso
tour-clock = Tiempo
tour-clock-days = 1 día por jugada
tour-clock-live = 20 minutos cada uno
tour-clock-none = Sin reloj
tour-starts_at = Comienzo
tour-starts_hint = Vacío: lo empiezas tú.
tour-listed = Visible para todos
tour-create = Crear torneo
tour-players = { $n } de { $max } jugadores
tour-status-open = Inscripción abierta
tour-status-over = Terminado
tour-status-cancelled = Cancelado
tour-round = Ronda { $n }
tour-organiser = Organiza { $name }
tour-points_are = puntos { $points }
tour-nobody = Nadie se ha inscrito todavía.
tour-enter = Inscribirme
tour-leave = Dejar el torneo
tour-start = Empezar ya
tour-cancel = Cancelar
tour-starts = Empieza { $when }
tour-share = Invitar
tour-entries = Participantes
tour-standings = Clasificación
tour-place = Puesto
tour-player = Jugador
tour-sum = Puntos
tour-played = Jugadas
tour-tie-sonneborn = Valor de victorias
tour-tie_what-sonneborn = Sonneborn-Berger: los puntos de todos los rivales vencidos
tour-tie-wins = Victorias
tour-tie-same_opponents = Mismos rivales
tour-tie-table_share = Cuota de mesa
tour-tie-performance = Rendimiento
tour-left = se ha ido
tour-mine = Tu mesa: { $names }
tour-mine_over = Tu partida ha terminado
tour-next = La siguiente ronda empieza cuando terminen las demás mesas.
tour-last = Era la última ronda. La clasificación será definitiva cuando terminen las demás mesas.
tour-winner = Ganador: { $names }
tour-csv = Clasificación en CSV
tour-tables = Mesas
tour-which = Ronda
tour-final = Final
tour-group = Grupo { $n }
tour-table = Mesa { $n }
tour-bye = Descanso
tour-view = Ver
tour-watch = Mirar
tour-play = Jugar
tour-result = puesto { $rank }, { $score } puntos
tour-why-bye = Sin rival en esta ronda: el número no cuadra.
tour-why-same = Todos tenían { $points } puntos.
tour-why-near = Tenían de { $least } a { $most } puntos.
tour-why-new = Ninguno se había enfrentado antes.
tour-why-met =
    { $n ->
        [one] Una pareja ya se había enfrentado: no se pudo evitar.
       *[other] { $n } parejas ya se habían enfrentado: no se pudo evitar.
    }

## pairing: the page on which people find others to play with

pairing-bots = Jugar contra bots
pairing-days = { $n } días
pairing-days_hint = Puedes salir de esta página. Tu mesa aparecerá entre tus partidas.
pairing-find = Buscar jugadores
pairing-found = Tu mesa se está abriendo.
pairing-game = Juego
pairing-hours =
    { $n ->
        [one] una hora
       *[other] { $n } horas
    }
pairing-lately = Últimamente ha tardado cerca de { $time }.
pairing-lately_none = En la última semana no se formó aquí ninguna mesa.
pairing-lead = Elige un juego. Tu mesa empieza en cuanto haya gente suficiente.
pairing-minutes =
    { $n ->
        [one] un minuto
       *[other] { $n } minutos
    }
pairing-open = Ir a la mesa
pairing-others =
    { $n ->
        [0] Aún no hay nadie más.
        [one] Otra persona está esperando.
       *[other] Otras { $n } personas están esperando.
    }
pairing-pace = Ritmo
pairing-players = { $n } jugadores
pairing-players_range = De { $least } a { $most } jugadores
pairing-seconds =
    { $n ->
        [one] un segundo
       *[other] { $n } segundos
    }
pairing-stop = Dejar de esperar
pairing-table = Número de jugadores
pairing-there =
    { $n ->
        [0] Ahora no espera nadie.
        [one] Una persona está esperando.
       *[other] { $n } personas están esperando.
    }
pairing-title = Jugar con otras personas
pairing-waited = Llevas { $time } esperando.
