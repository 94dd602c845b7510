### Statistics and players.

## statistics: the page of statistics, which come with it

stat-title = Estadísticas
stat-lead = Cifras de todas las partidas jugadas aquí hasta el final, de personas y de bots.
stat-theme-winning = Ganar
stat-theme-playing = Jugar
stat-theme-activity = Actividad
stat-theme-more = Más
stat-pick = Qué quieres saber
stat-seats = Jugadores
stat-abreast = comparar
stat-players = { $n } jugadores
stat-none = Aún no hay partidas suficientes para saberlo.
stat-sure = Las líneas finas dicen dónde está la parte verdadera con un 95 %: cuantos menos casos, más separadas.
stat-computed = A fecha de { $when }
stat-cut = hay más filas de las que se muestran
stat-yes = sí
stat-no = no
stat-plain = sin variantes
stat-hour = { $hour }:00

stat-name-bot_ratings = La fuerza de los bots
stat-name-abandoned_matches = Partidas abandonadas
stat-name-closest_matches = Las partidas más reñidas
stat-name-daily_activity = Día a día
stat-name-first_seat_advantage = Ventaja del asiento
stat-name-game_length = Cuánto dura una partida
stat-name-hourly_activity = Hora a hora
stat-name-how_matches_end = Cómo acaban las partidas
stat-name-how_people_win = De dónde vienen los puntos
stat-name-leaderboard = Quién gana más
stat-name-score_distribution = Puntos habituales
stat-name-slowest_movers = Quién piensa más
stat-name-start_player_advantage = Ventaja de empezar
stat-name-variants_in_use = Variantes en uso

stat-ask-bot_ratings = ¿Qué puntuación tiene aquí cada bot, por juego y número de jugadores?
stat-ask-abandoned_matches = ¿Cuántas partidas se dejan antes de acabar, y tras cuántas rondas?
stat-ask-closest_matches = ¿Qué partidas se decidieron por menos puntos?
stat-ask-daily_activity = ¿Cuánto se juega, día a día?
stat-ask-first_seat_advantage = ¿Ayuda sentarse en cierto asiento? Si no, cada uno ganaría su parte justa.
stat-ask-game_length = ¿Cuántas rondas, jugadas y minutos?
stat-ask-hourly_activity = ¿A qué hora empiezan las partidas? Hora universal (UTC).
stat-ask-how_matches_end = ¿Por qué acaban las partidas?
stat-ask-how_people_win = ¿De dónde sacan sus puntos el primero, el segundo y los demás? Partes de los puntos ganados.
stat-ask-leaderboard = ¿Quién gana la mayor parte de sus partidas?
stat-ask-score_distribution = ¿Cuántos puntos son habituales? De veinte en veinte.
stat-ask-slowest_movers = ¿Quién tarda más en jugar?
stat-ask-start_player_advantage = ¿Ayuda empezar? El asiento que empieza contra todos los demás.
stat-ask-variants_in_use = ¿Qué variantes se juegan, y con cuántos jugadores?

stat-column-abandoned = Abandonadas
stat-column-begins = Empieza
stat-column-day = Día
stat-column-end_reason = Motivo
stat-column-fair = Parte justa
stat-column-finished = Terminadas
stat-column-game = Juego
stat-column-hour = Hora
stat-column-last_started = Última empezada
stat-column-match = Partida
stat-column-matches = Partidas
stat-column-mean_minutes = Minutos, media
stat-column-mean_moves = Jugadas, media
stat-column-mean_points = Puntos, media
stat-column-mean_rank = Puesto medio
stat-column-mean_rounds = Rondas, media
stat-column-mean_rounds_when_abandoned = Rondas hasta entonces
stat-column-mean_score = Puntos, media
stat-column-mean_scored = De ellos, media
stat-column-mean_value = Valor medio
stat-column-least_rounds = Rondas, mínimo
stat-column-most_rounds = Rondas, máximo
stat-column-moves = Jugadas
stat-column-options = Variantes
stat-column-points = Puntos
stat-column-rank = Puesto
stat-column-row = Puntos por
stat-column-score_from = Puntos desde
stat-column-seat = Asiento
stat-column-seats = Jugadores
stat-column-share = Parte
stat-column-started = Empezó
stat-column-status = Estado
stat-column-times = Veces
stat-column-bot = Bot
stat-column-rating = Puntuación
stat-column-rating_low = al menos
stat-column-rating_high = como mucho
stat-column-share_low = al menos
stat-column-share_high = como mucho
stat-copy = { $words } ({ $n })
stat-column-win_rate = % de victorias
stat-column-win_rate_low = al menos
stat-column-win_rate_high = como mucho

## player: the page of what somebody has played

player-title = Jugador
player-lead = De partidas que cualquiera puede ver.
player-none = No hay partidas de este jugador que cualquiera pueda ver.
player-ratings = Puntuación
player-ratings-how = Según Glicko-2, por juego y número de jugadores. Todos empiezan en 1500; las partidas contra bots van aparte.
player-rating-people = contra personas
player-rating-bots = contra bots
player-rating-seats = { $n } jugadores
player-rating-unsure = provisional
player-rating-range = de { $low } a { $high }, al 95 %
player-rating-matches =
    { $n ->
        [one] tras { $n } partida
       *[other] tras { $n } partidas
    }
player-rating-course = De { $first } a { $last } en las últimas { $n } partidas
player-by-game = Juego
player-by-seats = Jugadores
player-by-result = Resultado
player-all = todos
player-result-won = ganada
player-result-shared = primero, empatado
player-result-lost = perdida
player-against = Con { $name }
player-against-all = Mostrar todos
player-met =
    { $n ->
        [one] La partida con { $name }
       *[other] Las { $n } partidas con { $name }
    }
player-matches-none = No hay partidas así.
player-more = Partidas más antiguas
player-record = Historial
player-rivals = Contra otros
player-matches = Partidas
player-column-game = Juego
player-column-seats = Jugadores
player-column-finished = Terminadas
player-column-wins = Ganadas
player-column-rate = % de victorias
player-column-mean = Puntos, media
player-column-best = Mejor
player-column-who = Rival
player-column-met = Partidas
player-column-before = Delante
player-column-behind = Detrás
player-column-lead = Ventaja media
player-column-day = Empezó
player-column-others = Con
player-column-result = Fin
player-column-points = Puntos
player-column-rating = Puntuación
player-running = en curso
player-open = sin resultado
player-rank = { $rank } de { $seats }
player-decisions = Dónde cuestan más mis decisiones
player-decisions-how = De mis últimas partidas analizadas: cuántas victorias me han costado mis decisiones por partida, frente a la mejor jugada encontrada. Puede ser más de una, pues cada decisión cuenta por sí sola.
player-decisions-open = Sumar mis partidas analizadas
player-decisions-none = Ninguna de mis últimas 20 partidas fue analizada. Debajo de la hoja de puntos de una partida está lo que la decidió.
player-decisions-of =
    { $n ->
        [one] De 1 partida
       *[other] De { $n } partidas
    }
player-column-decision = Decisión
player-column-chosen = Número
player-column-lost = Victorias perdidas por partida
player-decision-place = Colocar gente
player-decision-use = Orden de las acciones
player-decision-tools = Herramientas
player-decision-pay = Cartas, edificios y su precio
player-decision-pick = Elegir un dado
player-decision-feed = Alimentar
player-decision-other = Otras
player-decision-move = Jugadas
player-mine-matches = Mis partidas
player-mine-lead = Todas mis partidas, también contra bots. Los demás solo ven las listadas.
player-mine-none = Aún no hay partidas terminadas. Juega una y tus puntos aparecerán aquí.
player-tile-matches = Partidas terminadas
player-tile-won = Ganadas
player-tile-best = Mejor en { $game }
player-tile-streak = Victorias seguidas
player-tile-streak_now = ahora { $n }
player-points = Puntos a lo largo del tiempo
player-points-is = { $game }: { $n } partidas, de { $first } a { $last } puntos, mejor { $best }
player-points-mean = media { $n }
player-points-key = Puntos llenos: ganadas
player-sources = De dónde vienen mis puntos
player-sources-of =
    { $n ->
        [one] Por partida, de mi última partida
       *[other] Por partida, de mis últimas { $n } partidas
    }
player-lessons = Tutoriales
player-lesson-done = jugado
player-lesson-open = aún sin jugar
player-lesson-go = Empezar
player-lesson-again = Jugar otra vez
player-newest = De mis últimas { $n } partidas.
avatar-title = Mi imagen
avatar-change = Cambiar imagen
avatar-done = Listo
avatar-seen = Los demás la ven junto a tu nombre.
avatar-any = Al azar
avatar-choice = { $part } { $n }
avatar-part-hair = Pelo
avatar-part-colour = Color del pelo
avatar-part-skin = Piel
avatar-part-face = Cara
avatar-part-worn = Adornos
avatar-part-ground = Fondo
