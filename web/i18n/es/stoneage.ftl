### Stoneage: everything at its table.

## stoneage: Stone Age: things, questions, and a sentence for each event

amount-wood = { $n } de madera
amount-brick = { $n } de arcilla
amount-stone = { $n } de piedra
amount-gold = { $n } de oro
amount-food = { $n } de comida
amount-jewelry =
    { $n ->
        [one] { $n } joya
       *[other] { $n } joyas
    }
amount-nothing = nada
amount-people =
    { $n ->
        [one] { $n } persona
       *[other] { $n } personas
    }
amount-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }

resource-wood = madera
resource-brick = arcilla
resource-stone = piedra
resource-gold = oro
resource-food = comida
resource-jewelry = joyas

place-tool_maker = Herramientas
place-hut = Cabaña
place-field = Campo
place-hunt = Caza
place-forest = Bosque
place-clay_pit = Arcillera
place-quarry = Cantera
place-river = Río
place-merchant = Mercader
place-igloo = Iglú
place-card = Carta por { $cost }
place-building =
    { $n ->
        [1] El primer edificio
        [2] El segundo edificio
        [3] El tercer edificio
        [4] El cuarto edificio
        [5] El quinto edificio
       *[other] El { $n } edificio
    }

at-tool_maker = en las herramientas
at-hut = en la cabaña
at-field = en el campo
at-hunt = en la caza
at-forest = en el bosque
at-clay_pit = en la arcillera
at-quarry = en la cantera
at-river = en el río
at-card = en la carta «{ $what }»
at-building = en el edificio «{ $what }»
at-card_plain = en la carta por { $n }
at-building_plain =
    { $n ->
        [1] en el primer edificio
        [2] en el segundo edificio
        [3] en el tercer edificio
        [4] en el cuarto edificio
        [5] en el quinto edificio
       *[other] en el { $n } edificio
    }
to-tool_maker = a las herramientas
to-hut = a la cabaña
to-field = al campo
to-hunt = a cazar
to-forest = al bosque
to-clay_pit = a la arcillera
to-quarry = a la cantera
to-river = al río
to-card = a la carta «{ $what }»
to-building = al edificio «{ $what }»
to-card_plain = a la carta por { $n }
to-building_plain =
    { $n ->
        [1] al primer edificio
        [2] al segundo edificio
        [3] al tercer edificio
        [4] al cuarto edificio
        [5] al quinto edificio
       *[other] al { $n } edificio
    }

does-tool_maker = Una herramienta mejor
does-hut = Una persona más, a cambio de dos
does-field = Una comida más cada ronda
does-hunt = Dados por comida
does-forest = Dados por madera
does-clay_pit = Dados por arcilla
does-quarry = Dados por piedra
does-river = Dados por oro

top-dice_for_all = Dados para todos
top-food = { $n } de comida
top-resource = { $n } de { $what }
top-roll = { $n } dados: { $what }
top-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
top-tool = +1 herramienta
top-agriculture = +1 campo
top-extra_card = Carta extra
top-once_tool = De un uso, +{ $n }
top-two_of_choice = 2 a elegir

top-trade_level = +1 de comercio
top-trade_dice_for_all = Dados para todos

culture-healing = Medicina
culture-art = Arte
culture-writing = Escritura
culture-pottery = Alfarería
culture-time = Tiempo
culture-transport = Transporte
culture-music = Música
culture-weaving = Tejido
trade-farmer =
    { $n ->
        [one] Granjero
       *[other] Granjeros
    }
trade-tool_maker =
    { $n ->
        [one] Artesano
       *[other] Artesanos
    }
trade-hut_builder =
    { $n ->
        [one] Constructor
       *[other] Constructores
    }
trade-shaman =
    { $n ->
        [one] Chamán
       *[other] Chamanes
    }
trade-merchant =
    { $n ->
        [one] Mercader
       *[other] Mercaderes
    }
trade-scores-merchant = por tu nivel de comercio al final
trade-scores-farmer = por tu agricultura al final
trade-scores-tool_maker = por el valor de tus herramientas al final
trade-scores-hut_builder = por tus edificios al final
trade-scores-shaman = por tu gente al final
culture-scores = un símbolo más para una serie; una serie puntúa su tamaño al cuadrado

building-of_kinds =
    { $kinds ->
        [one] { $n } de { $kinds } tipo
       *[other] { $n } de { $kinds } tipos
    }
building-any = { $least }–{ $most } de cualquier tipo
building-kinds =
    { $kinds ->
        [one] { $kinds } tipo
       *[other] { $kinds } tipos
    }
building-any_kind = cualquier tipo
building-sum = = precio
building-left = quedan { $n }
building-left_short = ×{ $n }
building-empty = vacío
card-empty = tomada
deck-left = { $n } en el mazo

phase-place = Colocar
phase-act = Usar
phase-feed = Alimentar
phase-end = Final
round = Ronda { $n }

ask-place = Coloca gente, te quedan { $n } en casa
ask-place_n = ¿Cuántos { $place }?
ask-place_all =
    { $n ->
        [one] ¿Mandas { $n } persona { $to }?
       *[other] ¿Mandas { $n } personas { $to }?
    }
ask-use = Usa a tu gente, en el orden que quieras
ask-tools = Has sacado { $total }: son { $gain }. ¿Añades herramientas?
ask-pay = ¿Comprar { $what }?
ask-pick = Toma uno de los dados
ask-feed = Te faltan { $n } de comida. Paga con recursos, o pierde { $penalty } puntos.
ask-take = Toma dos recursos cualesquiera
wait-place = { $name } coloca gente
wait-act = { $name } usa a su gente
wait-tools = { $name } piensa en sus herramientas
wait-pick = { $name } toma un dado
wait-feed = { $names } tiene que alimentar a su gente
wait-move = Esperando a { $name }

choose-on_board = Elige un lugar del tablero.
choose-place = ¿Adónde va tu gente?
choose-use = ¿Quién actúa ahora?
choose-people = ¿Cuántos?
choose-expect =
    { $people ->
        [one] { $people } persona: unos { $what }
       *[other] { $people } personas: unos { $what }
    }
choose-expect_tools =
    { $people ->
        [one] { $people } persona: unos { $what }, { $more } con tus herramientas
       *[other] { $people } personas: unos { $what }, { $more } con tus herramientas
    }
choose-with_tools = con útiles: { $n }
choose-send_people =
    { $n ->
        [one] Mandar { $n } persona { $to }
       *[other] Mandar { $n } personas { $to }
    }
choose-use_roll =
    { $n ->
        [one] Tirar { $n } dado { $at }
       *[other] Tirar { $n } dados { $at }
    }
choose-use_all = Usar { $n } lugares a la vez
choose-use_tool_maker = Hacer una herramienta
choose-use_hut = Criar un hijo
choose-use_field = Labrar el campo
choose-use_card = Comprar o dejar «{ $what }»
choose-use_building = Construir o dejar «{ $what }»
choose-take_gain = Tomar { $gain }
choose-gain_with_tools = { $gain } sin herramientas, { $more } con ellas
choose-tool = Herramienta { $value }
choose-once_tool = De un uso { $value }
choose-then = entonces { $gain }
choose-pay = Pagar { $what }
choose-pay_scores =
    { $n ->
        [one] Pagar y puntuar { $n } punto
       *[other] Pagar y puntuar { $n } puntos
    }
choose-added = añadida
choose-pay_none = Pagar
choose-feed_head =
    { $n ->
        [one] { $n } recurso en vez de { $n } de comida
       *[other] { $n } recursos en vez de { $n } de comida
    }
choose-pay_more = { $n } más
choose-price_total =
    { $n ->
        [one] { $n } recurso de cualquier tipo
       *[other] { $n } recursos de cualquier tipo
    }
choose-price_kinds = { $n ->
        [one] { $n } recurso
       *[other] { $n } recursos
    } de exactamente { $kinds ->
        [one] { $kinds } tipo
       *[other] { $kinds } tipos
    }
choose-price_range = de { $least } a { $most } recursos de cualquier tipo
choose-kinds_wrong =
    { $kinds ->
        [one] Deben ser { $kinds } tipo
       *[other] Deben ser { $kinds } tipos
    }
choose-decline = Dejarlo
choose-take = 2 a elegir
choose-take_hint = Usa tu carta: dos recursos cualesquiera
choose-take_send = Tomar { $what }
choose-pick = Tomar { $gives }
choose-feed_pay = Alimentar con { $what }
choose-starve =
    { $n ->
        [one] Perder { $n } punto
       *[other] Perder { $n } puntos
    }
choose-tools_n =
    { $n ->
        [0] Sin herramientas
        [one] Añadir { $n } herramienta
       *[other] Añadir { $n } herramientas
    }
choose-go_hungry = Dejar que pasen hambre
choose-nothing = No tienes nada que decidir.
choose-less = Uno menos
choose-more = Uno más
choose-add = Añadir { $what }
choose-remove = Retirar { $what }
die-gives-tool = una herramienta mejor
die-gives-agriculture = +1 agricultura

board-food = Comida
board-tools = Herramientas
board-tool_used = usada
board-no_tools = sin herramientas
board-agriculture = Agricultura
board-buildings = Edificios
board-cards = Cartas
board-extra_card = Carta extra
board-extra_cards =
    { $n ->
        [one] { $n } carta extra boca abajo
       *[other] { $n } cartas extra boca abajo
    }
board-two_of_choice = 2 a elegir, por tomar
board-now = tendría { $n } al final
board-now_short = al final: { $n }
board-eats = Tu gente comerá { $n } de tus { $food } de comida al final de la ronda
board-eats_short = come { $n }
shut-empty = Ahí ya no hay nada.
shut-mine = Ya estás ahí.
shut-full = Está ocupado.
shut-players = Con tan pocos en la mesa, nadie más puede ir ahí.
shut-village = Con tan pocos en la mesa, no se usan más lugares de la aldea esta ronda.
shut-people = Hace falta más gente de la que tienes en casa.
shut-place = { $place }: { $why }
board-home = { $home } de { $people } en casa
board-none = aún nada
board-score = Puntos

row-culture = Series de cultura
row-farmers = Granjeros × agricultura
row-tool_makers = Artesanos × herramientas
row-hut_builders = Constructores × edificios
row-shamans = Chamanes × personas
row-resources = Recursos restantes
reason-cards = Se han acabado las cartas.
reason-buildings = Un montón de edificios está vacío.

event-began = Empieza la partida; { $name } es el jugador inicial.
event-round_began = Ronda { $round }: empieza { $name }
event-phase_began-act = Todos colocados; ahora actúa la gente.
event-phase_began-feed = La gente quiere comer.
event-placed =
    { $people ->
        [one] { $name } manda { $people } persona { $to }.
       *[other] { $name } manda { $people } personas { $to }.
    }
event-skipped =
    { $people ->
        [one] { $name } deja { $people } persona en casa; no queda sitio.
       *[other] { $name } deja { $people } personas en casa; no queda sitio.
    }
event-rolled = { $name } saca { $dice } { $at }.
event-tools_used = { $name } añade herramientas por { $value }.
event-gathered = { $name } trae a casa { $what }.
event-tool_made =
    { $value ->
        [none] Las herramientas de { $name } ya no mejoran.
       *[other] { $name } tiene ahora una herramienta de valor { $value }.
    }
event-agriculture_rose = { $name } sube su agricultura a { $level }.
event-person_born =
    { $people ->
        [one] { $name } tiene ahora { $people } persona.
       *[other] { $name } tiene ahora { $people } personas.
    }
event-paid = { $name } paga { $what }.
event-declined = { $name } no compra nada { $at }.
event-card_taken = { $name } toma la carta «{ $what }».
event-building_taken =
    { $points ->
        [one] { $name } construye y puntúa { $points } punto.
       *[other] { $name } construye y puntúa { $points } puntos.
    }
event-gained = { $name } recibe { $what }.
event-scored =
    { $points ->
        [one] { $name } puntúa { $points } punto.
       *[other] { $name } puntúa { $points } puntos.
    }
event-once_tool_gained = { $name } recibe una herramienta de un uso de valor { $value }.
event-two_of_choice_gained = { $name } puede tomar dos recursos a elegir, ahora o más tarde.
event-took = { $name } toma { $what } a elegir.
event-extra_card_drawn = { $name } roba una carta extra.
event-extra_card_seen = Tu carta extra: { $what }.
event-no_extra_card = No queda ninguna carta para { $name }.
event-dice_rolled = Los dados para todos muestran { $dice }.
event-die_picked = { $name } toma el { $die }.
event-harvested = { $name } cosecha { $amount } de comida.
event-fed = { $name } gasta { $amount } de comida.
event-went_short = A { $name } le faltan { $missing } de comida.
event-fed_with = { $name } alimenta con { $what } en su lugar.
event-starved = La gente de { $name } pasa hambre: pierde { $points } puntos.
event-ended-cards = Se han acabado las cartas: la partida termina.
event-ended-buildings = Un montón de edificios está vacío: la partida termina.
event-extra_card_shown = Carta extra de { $name }: { $what }.
policy-feed = Alimentar a mi gente: primero comida, luego lo más barato
policy-tools = Usar herramientas donde ganan uno más
policy-use = Mis acciones en este orden
policy-pay = Comprar con los recursos más baratos
policy-decline = Dejar lo que no compro
policy-pick = Tomar el dado más alto

## stoneage-cover: what is said of Stone Age outside of its tables

stoneage-lead = Manda a tu gente a cazar, cavar y construir. Una partida dura media hora, y los bots siempre están listos.
option-harsh_winter = Invierno duro
option-harsh_winter-is = Añade una piedra a un edificio o un oro a una carta y puntúa por ello al momento.
option-wild_animals = Animales salvajes
option-wild_animals-is = Cuatro animales salen del mazo y estropean las tiradas de todos, hasta que las tribus los ahuyentan juntas.
option-igloos = Iglús
option-igloos-is = Una pequeña obra: tres iguales a cambio de puntos.
option-new_huts = Las nuevas cabañas
option-new_huts-is = Seis edificios que puntúan poco pero dan una ventaja duradera.
option-mammoth_herd = Manada de mamuts
option-mammoth_herd-is = Cada ronda pasa una manada por un lugar. Quien trabaja allí puede intentar domar un mamut.
option-expansion = La expansión
option-expansion-is = Un quinto jugador, joyas, un mercader, una escala de comercio, un quinto hueco de carta, edificios y cartas nuevos.

## stoneage-statistics: the statistics of Stone Age

stat-name-fairness_of_dice = Dados justos
stat-name-favourite_places = Lugares favoritos
stat-name-food_shortage = Hambre
stat-name-luck_by_player = Suerte con los dados
stat-name-openings = Primeras colocaciones
stat-name-win_rate_by_building = Edificios que ganan
stat-name-win_rate_by_card = Cartas que ganan
stat-name-yield_by_place = Lo que dan los lugares
stat-ask-fairness_of_dice = Cada cara de un dado justo sale en un sexto de las tiradas: 16,7 %.
stat-ask-favourite_places = ¿Adónde va la gente?
stat-ask-food_shortage = ¿Cuántas veces falta comida, y se gana igualmente?
stat-ask-luck_by_player = La suerte es la suma de puntos por encima de tres y medio por dado.
stat-ask-openings = ¿Qué primeras colocaciones se hacen, y cómo acaban esas partidas?
stat-name-decided_by_dice = Decidido por los dados
stat-ask-decided_by_dice = ¿Cuántas veces gana quien tiene más suerte con los dados? Si no decidieran nada, sería la parte justa.
stat-column-mean_luck = Suerte media
stat-column-mean_luck_when_won = Suerte media si ganó
stat-ask-win_rate_by_building = ¿Cuántas veces gana quien lo ha construido?
stat-ask-win_rate_by_card = ¿Cuántas veces gana quien la ha tomado?
stat-ask-yield_by_place = ¿Cuánto se recoge, y cuánto se esperaba de los dados sin herramientas?
stat-column-building = Edificio
stat-column-built = Construido
stat-column-card = Carta
stat-column-counts_in = Cuenta para
stat-column-dice = Dados
stat-column-expected = Esperado
stat-column-face = Cara
stat-column-firsts = Ganó con él
stat-column-mean_amount = Fruto medio
stat-column-mean_people = Personas, media
stat-column-mean_times_starved = Hambrunas, media
stat-column-mean_tools_when_used = Herramientas, media
stat-column-opening = Primera colocación
stat-column-people = Personas
stat-column-place = Lugar
stat-column-rolls = Tiradas
stat-column-taken = Tomada
stat-column-times_short = Veces sin comida
stat-column-top = Al momento
stat-column-yield = Da
stat-value-dice_for_all = dados para todos
stat-value-food = comida
stat-value-resource = recurso
stat-value-roll = tirada
stat-value-points = puntos
stat-value-tool = herramienta
stat-value-agriculture = agricultura
stat-value-extra_card = carta extra
stat-value-once_tool = herramienta de un uso
stat-value-two_of_choice = 2 a elegir
stat-value-culture = cultura
stat-value-farmers = granjeros
stat-value-tool_makers = artesanos
stat-value-hut_builders = constructores
stat-value-shamans = chamanes
stat-value-cards = se acabaron las cartas
stat-value-buildings = un montón de edificios vacío
stat-place-card = Carta { $n }
stat-place-building = Edificio { $n }

## stoneage-teach: the tutorial of Stone Age and the hints of a first match

stoneage-teach-goal = Guías a una tribu. Los edificios puntúan al momento, las cartas sobre todo al final, y gana quien tiene más puntos. Cada ronda colocas a tu gente, la usas y la alimentas.
stoneage-teach-place = Manda gente a trabajar donde brilla el tablero. Elige a tres y envía: cada uno tirará un dado por ti.
stoneage-teach-buyer = Una persona en una carta o un edificio te permite comprarlo después. La cifra es su precio; ves los detalles antes de enviar.
stoneage-teach-rest = Ahora el resto, un lugar por turno. La caza da comida; herramientas, campo y cabaña mejoran tu tribu para siempre.
stoneage-teach-use = Todos colocados. Usa a tu gente en cualquier orden: primero quien recoge, luego quien compra con ello.
stoneage-teach-buy = Ahora compra. El botón paga con los recursos más baratos; toca otros para pagar con ellos, o pasa. Tu persona vuelve a casa de todos modos.
stoneage-teach-feed = La ronda ha acabado y tu gente ha comido, una comida cada uno. Junto a tu comida ves lo que viene: querrán { $n } de tus { $food }.
stoneage-teach-end = Así sigue hasta que se acaben las cartas o un montón de edificios quede vacío. Entonces puntúan las cartas y lo que sobra, y la hoja muestra cada punto.
stoneage-teach-hint-place =
    { $touch ->
        [none] Pasa sobre un lugar para leer qué hace. Otros también ocupan lugares: primero lo que más necesites.
       *[other] Mantén el dedo en un lugar para leer qué hace. Otros también ocupan lugares: primero lo que más necesites.
    }
stoneage-teach-hint-use = Lo que recojas ahora puede pagar una carta o un edificio en el mismo turno, así que recoge primero.
stoneage-teach-hint-tools = Una herramienta suma su valor a una tirada en cada ronda. Úsala donde dé uno más.
stoneage-teach-hint-pay = Los edificios puntúan lo que cuestan. Las cartas con símbolos verdes distintos puntúan juntas: mira lo que tienes.
stoneage-teach-hint-pick = Cada cual toma uno de estos dados, tú primero: los más altos dan más.
stoneage-teach-hint-food = Tu gente querrá { $n } de comida y tienes { $food }. Caza, o paga con recursos.

## stoneage-text: the Stone Age table in words

told-round = Ronda { $round }: { $phase }
told-start = { $name } es el jugador inicial
told-places = Lugares
told-cards = Cartas
told-buildings = Edificios
told-stands =
    { $n ->
        [one] { $name } tiene ahí { $n } persona
       *[other] { $name } tiene ahí { $n } personas
    }
told-nobody = no hay nadie
told-free =
    { $of ->
        [one] libre
       *[other] { $n } de { $of } sitios libres
    }
told-full = lleno
told-room = sitio para todos
told-no_card = sin carta
told-no_building = ningún edificio
told-building =
    { $n ->
        [one] { $price } por { $n } punto
       *[other] { $price } por { $n } puntos
    }
told-building_sum = { $price }, por lo que valen
told-rolled = { $name } sacó { $dice } { $at }
told-dice = Dados para todos: { $dice }
told-herd = La manada de mamuts está { $place }. { $prize }
told-send =
    { $n ->
        [one] Mandar { $n } persona { $to }
       *[other] Mandar { $n } personas { $to }
    }
told-send_expect =
    { $n ->
        [one] Mandar { $n } persona { $to }: unos { $what }
       *[other] Mandar { $n } personas { $to }: unos { $what }
    }
told-send_expect_tools =
    { $n ->
        [one] Mandar { $n } persona { $to }: unos { $what }, { $more } con tus herramientas
       *[other] Mandar { $n } personas { $to }: unos { $what }, { $more } con tus herramientas
    }
told-send_all =
    { $n ->
        [one] Mandar { $n } persona
       *[other] Mandar { $n } personas
    }
told-shut = Donde ahora no puede ir nadie de los tuyos
told-home = Gente
told-store = Reserva
told-agriculture = { $n } de 10
told-once = de un uso { $n }
told-sets = Símbolos
told-trades = Oficios

## stoneage-variants: the Stone Age variants at the table: places, questions, and a sentence for each of their events

place-card_5 =
    { $cost ->
        [one] Carta por { $cost } joya
       *[other] Carta por { $cost } joyas
    }
at-merchant = en el mercader
at-igloo = en el iglú
at-card_5_plain = en la carta por joyas
at-herd = con la manada
to-merchant = al mercader
to-igloo = al iglú
to-card_5_plain = a la carta por joyas
does-merchant = Dos niveles de comercio y dos joyas
does-igloo = Tres de un tipo, por puntos
does-animal = { $of } personas juntas lo ahuyentan. Hasta entonces quita { $n } a cada tirada.

animal-bird_of_prey = ave rapaz
animal-wolf = lobo
animal-wild_boar = jabalí
animal-polar_bear = oso polar
animal-label = Animal: { $what }
animal-penalty = −{ $n } por tirada
animal-all = −{ $n } a cada tirada
bonus-wood_each_round = madera cada ronda
bonus-brick_each_round = arcilla cada ronda
bonus-stone_each_round = piedra cada ronda
bonus-person = una persona
bonus-tool = una herramienta mejor
bonus-agriculture = +1 agricultura
bonus-food_2 = 2 de comida
bonus-wood = 1 de madera
bonus-brick = 1 de arcilla
bonus-stone_and_wood = 1 de piedra y 1 de madera
bonus-points_7 = 7 puntos
bonus-points_3 = 3 puntos
building-bonus = { $price }, por { $bonus }
building-jewels =
    { $n ->
        [one] { $price } y { $n } joya
       *[other] { $price } y { $n } joyas
    }
building-plus = = precio + { $n }
building-igloos_left = quedan { $n }
trade-rate = { $give } → { $get }
trade-track = Escala de comercio
trade-one = 1
trade-all = todos
trade-none = aún sin comercio
trade-at = { $name }: { $level }
herd-here = La manada de mamuts está aquí
herd-next = Después: { $place }
herd-last = el último
herd-left_long = manada: quedan { $n }
herd-tile = Quien lo dome recibe { $one }, o { $all } con todos los demás

phase-herd = Manada
ask-split = Has traído { $n }: ¿cuánto de ello son joyas?
ask-join = ¿Va gente { $place } con la manada?
ask-second = ¿Otra carta, boca abajo, por joyas?
ask-tame = Has domado el mamut: ¿qué premio?
ask-trade = ¿Cambiar qué por qué?
ask-pay_igloo = ¿Construir el iglú?
wait-herd = { $name } decide sobre el mamut

choose-split = Joyas
choose-split_take = Tomar { $what }
choose-split_food = Todo comida
choose-split_jewelry = Todo joyas
choose-join_food = y { $n } de comida
choose-join_short = { $n } recursos más en vez de comida
choose-join_each = Una comida por cada uno, o un recurso en su lugar
choose-join_send =
    { $n ->
        [one] { $n } persona va por { $what }
       *[other] { $n } personas van por { $what }
    }
choose-stay = Quedarse fuera
choose-second = Otra carta, boca abajo
choose-tame_one = Solo para ti
choose-tame_all = Para ti y cada rival
choose-tame_take = Tomar { $what }
choose-trade = Cambiar
choose-trade_rate = { $give } por { $get }
choose-trade_give = Dar
choose-trade_get = Recibir
choose-trade_send = Dar { $give } por { $get }
choose-traded = { $what } entra, ya que lo has cambiado.
choose-extra =
    { $n ->
        [one] y { $what } más: { $n } punto
       *[other] y { $what } más: { $n } puntos
    }
choose-use_merchant = Ir al mercader
choose-use_igloo = Ver el iglú
die-gives-trade_level = +1 de comercio

board-trade_level = Nivel de comercio
board-trade_used = ya cambió esta ronda
board-igloos = Iglús
board-mammoths = Mamuts
board-joined =
    { $n ->
        [one] { $n } persona con la manada
       *[other] { $n } personas con la manada
    }
row-merchants = Mercaderes × nivel de comercio
row-mammoths = Más mamuts

event-began-with = Empieza la partida ({ $options }); { $name } es el jugador inicial.
event-phase_began-herd = ¿Quién va al mamut?
event-animal_came = Llega un animal ({ $animal }): cada tirada pierde { $n }.
event-herd_moved = La manada de mamuts está { $at }.
event-herd_left = La manada de mamuts se ha ido para siempre.
event-joined =
    { $people ->
        [one] { $name } va con la manada con { $people } persona, por { $what }.
       *[other] { $name } va con la manada con { $people } personas, por { $what }.
    }
event-contest_rolled = { $name } saca { $dice } por el mamut.
event-mammoth_tamed = { $name } doma el mamut.
event-mammoth_gone = Nadie vino: el mamut sigue su camino.
event-bonus_taken = { $name } toma el premio: { $bonus }.
event-extra_paid =
    { $points ->
        [one] { $name } añade { $what } por el invierno y puntúa { $points } punto.
       *[other] { $name } añade { $what } por el invierno y puntúa { $points } puntos.
    }
event-igloo_built =
    { $points ->
        [one] { $name } construye un iglú y puntúa { $points } punto.
       *[other] { $name } construye un iglú y puntúa { $points } puntos.
    }
event-animal_left = Animal ahuyentado: { $animal }.
event-animal_rolled = { $name } saca { $dice } como recompensa.
event-trade_level_rose = { $name } comercia ahora al nivel { $level }.
event-traded = { $name } cambia { $give } por { $get }.
event-trade_dice_rolled = Los dados de los mercaderes para todos muestran { $dice }.

## stoneage-condition: conditions of conditional moves

stoneage-condition-food = mi comida
stoneage-condition-have = mis recursos, { $what }
stoneage-condition-have-any = mis recursos
stoneage-condition-people = mis personas
stoneage-condition-home = mis personas por colocar
stoneage-condition-agriculture = mi agricultura
stoneage-condition-tools = valor de mis herramientas
stoneage-condition-score = mis puntos
stoneage-condition-round = ronda
stoneage-condition-roll = suma de los dados
stoneage-condition-crowd = { $what }: personas
stoneage-condition-crowd-any = personas en un lugar
stoneage-condition-free = { $what }: espacios libres
stoneage-condition-free-any = espacios libres en un lugar
stoneage-condition-cost = { $what }: coste
stoneage-condition-cost-any = coste de una carta o edificio
stoneage-condition-card = { $what }
stoneage-condition-card-any = carta de un espacio
stoneage-condition-building = { $what }
stoneage-condition-building-any = edificio de un montón
