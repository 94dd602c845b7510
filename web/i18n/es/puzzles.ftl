### Puzzles.

## puzzles: the page of puzzles, and the table of one, which come with them

puzzles-about = Aquí un bot jugó otra cosa. Tu respuesta es una jugada; luego ves los números y cómo podría seguir la partida.
puzzles-again = Abrir otra vez
puzzles-all = Todos los problemas
puzzles-back = Una jugada atrás
puzzles-before = Antes de la jugada
puzzles-done = Resuelto hoy.
puzzles-find = Encuentra la mejor jugada.
puzzles-forward = Una jugada adelante
puzzles-gain = La mejor gana { $gain } puntos porcentuales (± { $error }) frente a la de la partida, en { $n } simulaciones de cada jugada.
puzzles-lead = Momentos de partidas entre bots en los que había una jugada claramente mejor. Cada día trae uno nuevo para cada juego.
puzzles-line-best = Mejor jugada
puzzles-line-played = Como se jugó
puzzles-missed = Hoy no resuelto.
puzzles-more = Más problemas
puzzles-none = Aquí no hay problemas.
puzzles-number = Problema { $n }
puzzles-own = De mis partidas
puzzles-own_about = Aquí jugaste otra cosa, en una partida que analizaste. Tu respuesta es una jugada; luego ves los números y cómo podría seguir la partida.
puzzles-own_cost = Costó { $n } puntos porcentuales
puzzles-own_later =
    { $n ->
        [one] { $n } más vuelve el { $day }.
       *[other] { $n } más vuelven; la próxima, el { $day }.
    }
puzzles-own_lead = Tus decisiones más costosas, de partidas que has analizado. Cada una vuelve después de 1, 3, 7 y 21 días, hasta que la resuelvas.
puzzles-own_next = Vuelve el { $day }.
puzzles-own_none = Ahora no hay nada pendiente.
puzzles-own_solved =
    { $n ->
        [one] { $n } resuelta.
       *[other] { $n } resueltas.
    }
puzzles-player = Jugador { $n }
puzzles-right = Resuelto: nada es mejor.
puzzles-share = Copiar resultado
puzzles-shared = Ochre, { $game }: encuentra la mejor jugada
puzzles-shared_right = Encontré la mejor jugada.
puzzles-shared_today = Ochre, { $game }: problema del { $day }
puzzles-shared_wrong = No vi la mejor jugada.
puzzles-sign_in = Los días seguidos se cuentan si has iniciado sesión o juegas como invitado.
puzzles-solve = Resolver
puzzles-solved = resuelto
puzzles-step = { $n } de { $of }
puzzles-streak =
    { $n ->
        [one] { $n } día seguido
       *[other] { $n } días seguidos
    }
puzzles-theme-buildings = Edificios
puzzles-theme-cards = Cartas
puzzles-theme-epochs = Fin de las épocas
puzzles-theme-feeding = Alimentación
puzzles-theme-last_round = Última ronda
puzzles-theme-placing = Colocar gente
puzzles-theme-preparing = Preparar aldeas
puzzles-theme-villages = Fundar aldeas
puzzles-themes = Por temas
puzzles-title = Encuentra la mejor jugada
puzzles-today = El problema de hoy
puzzles-worth = Probabilidad de ganar tras tu jugada: { $mine } %, tras la mejor: { $best } %.
puzzles-wrong = Había una jugada mejor.
