### Clans: everything at its table.

## clans: Clans: things, questions, and a sentence for each event

clans-terrain-forest = bosque
clans-terrain-mountain = montaña
clans-terrain-steppe = estepa
clans-terrain-grassland = pradera
clans-colour-red = rojo
clans-colour-blue = azul
clans-colour-green = verde
clans-colour-yellow = amarillo
clans-colour-black = negro
clans-clan-red = clan rojo
clans-clan-blue = clan azul
clans-clan-green = clan verde
clans-clan-yellow = clan amarillo
clans-clan-black = clan negro
clans-huts-red =
    { $n ->
        [one] { $n } roja
       *[other] { $n } rojas
    }
clans-huts-blue =
    { $n ->
        [one] { $n } azul
       *[other] { $n } azules
    }
clans-huts-green =
    { $n ->
        [one] { $n } verde
       *[other] { $n } verdes
    }
clans-huts-yellow =
    { $n ->
        [one] { $n } amarilla
       *[other] { $n } amarillas
    }
clans-huts-black =
    { $n ->
        [one] { $n } negra
       *[other] { $n } negras
    }
clans-huts-none = sin cabañas
clans-huts =
    { $n ->
        [one] { $n } cabaña
       *[other] { $n } cabañas
    }
clans-empty = vacío
clans-region = Región { $region }

clans-epochs = Épocas
clans-epoch-good = Época { $n }: { $lands }, { $bonus } más.
clans-epoch-bad = Los poblados perecen: { $lands }.
clans-track = Los clanes
clans-village = poblado { $n }, fundado por { $name }, vale { $points }
clans-village-doomed = poblado { $n }, fundado por { $name }, perecido
clans-village-held =
    { $doomed ->
        [none] { $territory }, época { $epoch }: { $value ->
            [one] { $value } punto
           *[other] { $value } puntos
        }
       *[other] { $territory }, época { $epoch }: perecido
    }
clans-villages = Poblados
clans-chips =
    { $n ->
        [one] { $n } ficha de poblado
       *[other] { $n } fichas de poblado
    }
clans-chips_left =
    { $n ->
        [one] queda { $n } ficha
       *[other] quedan { $n } fichas
    }
clans-no_chips = aún sin poblados
clans-first = Empezó la partida
clans-secret = clan secreto
clans-yours = El tuyo: { $clan }
clans-only_you = Solo lo ves tú.

clans-on_map = Elige un territorio del mapa. Teclas: su letra y luego su número.
clans-on_map-region = Región { $region }: ¿qué número?
clans-ask-from = ¿Qué cabañas mueves?
clans-ask-to = ¿Adónde desde { $from }?
clans-ask-send = ¿De { $from } a { $to }?
clans-ask-found = ¿Cuál de { $n } poblados se funda ahora?
clans-ask-found_this = ¿Fundar ahora el poblado de { $territory }?
clans-wait-move = { $name } mueve cabañas
clans-wait-found = { $name } ordena los poblados nuevos
clans-from = Desde { $from }
clans-from_to = De { $from } a { $to }
clans-found_next = Próximo poblado: { $territory }
clans-send = Mover las cabañas
clans-found = Fundarlo ahora
clans-founds_nothing = No nace ningún poblado.
clans-short = poblado { $territory }: { $points }
clans-short-doomed = { $territory } perece
clans-preview-village = Poblado { $territory }
clans-preview-scores = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } para { $colours }{ $bonus ->
        [none] { "" }
       *[other] { " " }({ $value } + { $bonus })
    }.
clans-preview-doomed = perece: la tierra es desfavorable, nadie puntúa.
clans-preview-nobody = La discordia no deja a nadie; nadie puntúa.
clans-preview-strife = La discordia expulsa a { $colours }.
clans-preview-later = Fundado después: { $points }.

row-chips = Fichas de poblado
reason-villages = Se ha fundado el duodécimo poblado.
reason-no_moves = Ya no puede moverse ninguna cabaña.

clans-event-began = Empieza la partida; { $name } mueve primero.
clans-event-huts_placed = Cabañas en la región { $region }: { $colours }.
clans-event-clans_shuffled = Las cartas de clan se reparten boca abajo.
clans-event-clan_seen = Tu clan es el { $colour }.
clans-event-epoch_began = Época { $epoch }
clans-event-turn_began = Le toca a { $name }.
clans-event-moved = { $name } mueve { $huts } de { $from } a { $to }.
clans-event-order_asked = { $name } decide en qué orden se fundan { $territories }.
clans-event-founded = { $name } funda el poblado { $chip } en { $territory } y toma la ficha.
clans-ribbon-founded = El poblado { $chip } se alza en { $territory }
clans-event-doomed = La tierra de { $territory } es desfavorable; perece con { $huts }.
clans-event-strife = La discordia en { $territory } expulsa { $huts }.
clans-event-scored = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }{ $bonus ->
        [none] { "" }
       *[other] { " " }({ $bonus } por la tierra)
    } para { $colours }.
clans-event-not_founded = { $territories } llegan tarde para ser poblados.
clans-event-ended-villages = El duodécimo poblado está en pie: la partida termina.
clans-event-ended-no_moves = Ya no puede moverse ninguna cabaña: la partida termina.
clans-event-clan_shown = { $name } era el { $colour }.
clans-event-disc_removed = Nadie era el { $colour }.
clans-event-tallied =
    { $points ->
        [one] { $name } cuenta { $points } punto.
       *[other] { $name } cuenta { $points } puntos.
    }
policy-found = Fundar primero lo que más puntúa para mi clan

## clans-cover: what is said of Clans outside of its tables

option-printed_board = El tablero impreso
option-printed_board-is = Las regiones y los vecinos del juego publicado, hasta donde se conocen. Sin esta opción: nuestro propio mapa.

## clans-statistics: the statistics of Clans

stat-name-villages_by_epoch = Poblados por época
stat-name-villages_by_territory = Dónde se fundan poblados
stat-ask-villages_by_epoch = ¿Cuánto vale un poblado de Clans en cada época?
stat-ask-villages_by_territory = ¿En qué territorios de Clans se fundan poblados, y cuánto puntúan?
stat-column-doomed = Perecidos
stat-column-epoch = Época
stat-column-mean_colours = Clanes, media
stat-column-mean_epoch = Época media
stat-column-strife = Con discordia
stat-column-territory = Territorio
stat-column-villages = Poblados
stat-value-villages = el duodécimo poblado
stat-value-no_moves = ninguna cabaña puede moverse

## clans-teach: the tutorial of Clans and the hints of a first match

clans-teach-goal = Eres el { $clan }, y nadie más lo sabe. Cada clan tiene cabañas por todo el país; lleva las tuyas a poblados ricos sin que se note demasiado pronto.
clans-teach-from = Un turno es un movimiento: toma todas las cabañas de un territorio, del color que sean. Elige uno en el mapa.
clans-teach-to = Van a un vecino donde ya hay cabañas. Elige adónde.
clans-teach-send = La flecha muestra el movimiento, y debajo lees qué resulta. Envíalo.
clans-teach-village = Las cabañas sin vecinos ocupados se vuelven poblado. Aquí un movimiento funda uno: quien lo hace toma una ficha, que es un punto.
clans-teach-score = Un poblado puntúa sus cabañas para cada clan que vive en él. La escala muestra los cinco; cómo va el { $clan } es tu secreto.
clans-teach-epoch = La tablilla muestra las épocas: en una tierra los poblados dan más, en otra perecen. Con su última ficha acaba una época.
clans-teach-end = El duodécimo poblado acaba la partida. Entonces se muestran los clanes, y cada uno suma sus fichas a los puntos de la escala.
clans-teach-hint-secret = Eres el { $clan }. Mueve también otras cabañas, o se verá cuáles son las tuyas.
clans-teach-hint-found = Un movimiento tuyo podría fundar un poblado ahora. Elígelo para leer qué puntuaría, y para quién.
clans-teach-hint-order = Tú eliges qué poblado va primero: la siguiente ficha puede ser de otra época.
clans-teach-hint-epoch = Nueva época: otra tierra da más ahora, y otra arruina sus poblados.

## clans-text: the map of Clans in words

clans-told-now = Ahora época { $n }
clans-told-chips =
    { $n ->
        [one] queda { $n } ficha de poblado
       *[other] quedan { $n } fichas de poblado
    }
clans-told-epochs = Épocas
clans-told-epoch =
    { $n ->
        [one] { $n } poblado en ella
       *[other] { $n } poblados en ella
    }
clans-told-scores = Puntos de los clanes
clans-told-villages = Poblados
clans-told-map = Territorios con cabañas
clans-told-borders = limita con { $names }
clans-told-scored =
    { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
clans-told-gone = nadie era de este clan
clans-told-chips_of = Fichas de poblado
clans-told-clan = Clan
clans-told-move = ¿Qué cabañas van, y adónde?
clans-told-to = Mover las cabañas de { $from } a { $to }
clans-told-comes = A { $to }: poblado { $territory }, { $words }
clans-told-found = Fundar ahora el poblado de { $territory }

## clans-condition: conditions of conditional moves

clans-condition-chips = fichas de poblado restantes
clans-condition-epoch = época
clans-condition-score = puntos, { $what }
clans-condition-score-any = puntos de un clan
clans-condition-huts = { $what }: chozas
clans-condition-huts-any = chozas en un territorio
clans-condition-mine = { $what }: mis chozas
clans-condition-mine-any = mis chozas en un territorio
