### The page that checks dice.

## verify: the page that checks a match's dice

verify-title = Verificar los dados
verify-lead = Cada tirada y cada barajada de una partida terminada se calcula aquí otra vez, en tu navegador, a partir de su archivo. Nada se envía a ninguna parte.
verify-choose = Elige el archivo de una partida
verify-choose_hint = o suéltalo aquí. Se ofrece al final de cada partida.
verify-busy = Calculando…
verify-verdict-same = Los dados son justos
verify-verdict-differs = La verificación ha fallado
verify-verdict-unreadable = Este archivo no se puede verificar
verify-good = Bien
verify-bad = Mal
verify-no_match = No existe esa partida, o no ha terminado.
verify-no_file = Esto no es el archivo de una partida.
verify-too_large = Este archivo es demasiado grande.
verify-old = Este archivo es de una forma antigua, sin los nombres de sus tiradas. El propio programa, ochre verify, aún puede comprobarlo.
verify-no_game = Este juego no se conoce aquí.
verify-revision = La partida usa la revisión { $is } de las reglas; aquí está la revisión { $here }.
verify-seal_breaks = La semilla no coincide con su hash: no es la que se prometió.
verify-chain_breaks = Versión { $version }: la cadena de huellas se rompe. Aquí se cambió algo.
verify-bad_row = Versión { $version }: esta fila está mal formada.
verify-wrong_sitter = Versión { $version }: el asiento { $seat } no lo ocupa quien dice el archivo.
verify-late_sitter = Alguien se sienta después de la última versión.
verify-no_names = Versión { $version }: no constan las tiradas. Las reglas han cambiado desde entonces.
verify-wrong_name =
    { $kind ->
        [none] Versión { $version }, suceso { $event }: el sorteo tiene un nombre incorrecto.
       *[other] Versión { $version }, suceso { $event } ({ $kind }): el sorteo tiene un nombre incorrecto.
    }
verify-name_twice = Versión { $version }, suceso { $event } ({ $kind }): el mismo sorteo ya se había hecho.
verify-wrong_count =
    { $is ->
        [one] Versión { $version }, suceso { $event } ({ $kind }): { $is } dado tirado; lo anterior da { $count }.
       *[other] Versión { $version }, suceso { $event } ({ $kind }): { $is } dados tirados; lo anterior da { $count }.
    }
verify-roll_differs = Versión { $version }, suceso { $event } ({ $kind }): { $field } { $index } es { $says }, la clave da { $gives }.
verify-field-dice = dado
verify-field-cards = carta
verify-field-buildings = edificio
verify-field-tiles = ficha
verify-field-colours = color
verify-field-start = asiento inicial
verify-steps = Qué se comprobó
verify-step-seal = La semilla coincide con el hash mostrado antes de empezar la partida.
verify-step-key =
    { $n ->
        [one] La clave sale de la semilla y del número que añadió el navegador de un jugador.
       *[other] La clave sale de la semilla y de los números que añadieron los navegadores de { $n } jugadores.
    }
verify-step-key_alone = La clave es la semilla: nadie le añadió un número.
verify-step-my_seal = El hash es el que este navegador vio antes de empezar la partida.
verify-step-other_seal = Este navegador vio otro hash antes de empezar la partida.
verify-step-my_nonce = El número que añadió este navegador es parte de la clave.
verify-step-no_nonce_of_mine = Falta el número que añadió este navegador.
verify-step-chain =
    { $n ->
        [one] La cadena de huellas aguanta en { $n } fila.
       *[other] La cadena de huellas aguanta en { $n } filas.
    }
verify-step-names = Cada tirada tiene el nombre que le dan su ronda, asiento y lugar, y ninguna lo tiene dos veces.
verify-drawn-rolls = { $rolls ->
        [one] { $rolls } tirada
       *[other] { $rolls } tiradas
    } con { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dados
    }
verify-drawn-shuffles =
    { $shuffles ->
        [one] { $shuffles } barajada
       *[other] { $shuffles } barajadas
    }
verify-drawn-nothing = Aún sin tiradas
verify-step-rolls = { $what }: lo que da la clave.
verify-broken-seal = La semilla no coincide con el hash mostrado antes de empezar la partida.
verify-broken-chain =
    { $n ->
        [one] La cadena de huellas se rompe tras { $n } fila.
       *[other] La cadena de huellas se rompe tras { $n } filas.
    }
verify-broken-names = Una tirada no tiene el nombre que le dan su ronda, asiento y lugar.
verify-broken-rolls = Tras { $rolls ->
        [one] { $rolls } tirada
       *[other] { $rolls } tiradas
    } y { $shuffles ->
        [one] { $shuffles } barajada
       *[other] { $shuffles } barajadas
    } que da la clave viene una que no da.
verify-faces = Cómo cayeron los dados
verify-faces_hint =
    { $n ->
        [one] { $n } dado; la línea está donde todos serían iguales, unos { $each } cada uno.
       *[other] { $n } dados; la línea está donde todos serían iguales, unos { $each } cada uno.
    }
verify-facts = Los números
verify-match = Partida
verify-seal = Hash de la semilla
verify-seed = Semilla
verify-nonce = Añadido por { $name }
verify-nonce_bot = nada, es un bot
verify-nonce_none = nada
verify-nonce_mine = (este navegador)
verify-key = Clave
verify-how = Cómo funciona
verify-how_1 = Al crear una partida, el servidor saca una semilla secreta y muestra su hash: una huella que ninguna otra semilla tiene.
verify-how_2 = Luego el navegador de cada jugador añade un número al azar. Semilla y números forman la clave, así que nadie la eligió: la semilla estaba sellada antes de conocerse los números.
verify-how_3 = Cada tirada y cada barajada se calcula con la clave y su nombre: qué ronda, qué asiento, qué lugar, qué dado.
verify-how_4 = Al final se muestra la semilla, y cualquiera puede calcularlo todo otra vez.
verify-not = Esta página no sabe de reglas. Si cada jugada estaba permitida lo comprueba el propio programa. Y hay algo que ninguna comprobación ve: quien lleva el servidor y también juega podría probar muchos números propios, si el suyo llega el último.
verify-also = La comprobación completa, con reglas:
