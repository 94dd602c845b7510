### Stoneage: rules, and the help at the table.

## stoneage-rules: the rules of Stone Age, and what each thing at the table is

sa-title = Las reglas de Stone Age
sa-lead = Guía a una tribu por las estaciones: manda a tu gente, saca lo mejor de lo que trae y da de comer a todos. Diez minutos de lectura y ya puedes jugar.
sa-part-base = El juego
sa-part-variants = Variantes

sa-idea = De qué se trata
sa-idea-1 = Cada ronda **colocas** a tu gente en el tablero, luego la **usas** y luego la **alimentas**. Con madera, arcilla, piedra y oro se pagan edificios y cartas. Los edificios puntúan al momento; las cartas ayudan al momento y puntúan otra vez al final.
sa-idea-2 = Gana quien tenga más puntos cuando se acaben las cartas o un montón de edificios.
sa-idea-place = Colocar
sa-idea-place-is = Por turno, un lugar cada vez, hasta que nadie pueda colocar más.
sa-idea-use = Usar
sa-idea-use-is = Un jugador tras otro recoge a toda su gente, en cualquier orden, y hace lo que ofrecen sus lugares.
sa-idea-feed = Alimentar
sa-idea-feed-is = Todos necesitan una comida por persona. Luego el siguiente jugador empieza otra ronda.

sa-setup = Antes de la primera ronda
sa-setup-1 = Cada uno empieza con { ICON("people") } **{ $people } personas** y { ICON("food") } **{ $food } comidas**, y con nada más.
sa-setup-2 = Las { $cards } cartas de civilización se barajan; { $row } quedan a la vista. Las fichas de edificio se barajan en montones de { $tiles }, tantos como jugadores; el resto queda en la caja, sin verse. El azar dice quién empieza.
sa-setup-3 = Con menos jugadores el tablero es más estrecho:
sa-setup-players = Jugadores
sa-setup-stacks = Montones de edificios
sa-setup-village = Lugares de la aldea usados cada ronda
sa-setup-each = Jugadores en cada bosque, arcillera, cantera y río
sa-setup-all = todos
sa-setup-hunt = La caza está siempre abierta a todos. Qué lugares de la aldea se usan depende de vosotros: los primeros ocupados cierran los demás.

sa-placing = Colocar gente
sa-placing-1 = Empezando por el jugador inicial y en círculo, cada uno pone **una o más personas en un lugar**. Luego le toca al siguiente, una y otra vez, hasta que toda la gente esté colocada.
sa-placing-2 = Los anillos de un lugar dicen cuántas personas caben. Si ya tienes gente en un lugar, no puedes añadir más en esta ronda: elige bien cuántas van.
sa-placing-3 = No puedes pasar mientras haya un lugar al que ir. Si no hay ninguno, tu última gente se queda en casa.
sa-placing-example = Te queda una persona y solo está libre la cabaña. La cabaña toma dos de una tribu, así que tu persona se queda en casa; hay que alimentarla igualmente.

sa-using = Usar a la gente
sa-using-1 = El jugador inicial va primero y usa **toda** su gente antes que el siguiente. El orden es tuyo: una herramienta hecha antes puede ayudar en la tirada siguiente.
sa-using-2 = Hay que usar cada lugar, pero nadie está obligado a comprar una carta o un edificio. Usado un lugar, su gente vuelve a casa.

sa-gather = Cazar y recoger
sa-gather-1 = Tira un dado por cada persona y súmalos. Se pueden añadir **herramientas**. Luego divide:
sa-gather-each = cada { $n } enteros
sa-gather-rings =
    { $n ->
        [none] sitio para todos
       *[other] sitio para { $n }
    }
sa-gather-2 = Lo que sobra al dividir se pierde. En la reserva siempre hay bastante.
sa-gather-example = Tres personas en la arcillera sacan { $total }. Cada { $divisor } enteros es una arcilla: **{ $gets }**. Con una herramienta de { $tool } son { $sum }, y eso da **{ $more }**.
sa-gather-mean = De media, sin herramientas
sa-gather-people =
    { $n ->
        [one] { $n } persona
       *[other] { $n } personas
    }

sa-village = La aldea
sa-village-1 = Tres lugares fortalecen a tu tribu para siempre.
sa-village-2 = Se puede ir aunque ya estés en el límite; solo sirve para que no vayan otros.

sa-tools = Herramientas
sa-tools-1 = Tus tres primeras herramientas son fichas de valor 1. Cada una de las siguientes sube en uno la más débil, hasta 4 cada una: 12 en total.
sa-tools-2 = Tras una tirada puedes añadir herramientas: **solo fichas enteras**, y **cada ficha una vez por ronda**. Una usada se recupera en la ronda siguiente.
sa-tools-3 = Algunas cartas dan una herramienta de **un solo uso**, de 2, 3 o 4. Sirve en cualquier tirada, junto con tus fichas. No cuenta al final.
sa-tools-4 = Las herramientas ayudan en la caza, en los cuatro lugares de recursos y en las cartas que tiran dos dados. Los dados para todos no se cambian con ellas.
sa-tools-growth = Fichas, de la primera herramienta a la duodécima

sa-cards = Cartas de civilización
sa-cards-1 = Una persona en una carta puede comprarla con **cualquier mezcla** de madera, arcilla, piedra y oro. Cuánto depende de su hueco: el de la izquierda cuesta más. La comida no paga.
sa-cards-2 = La **mitad de arriba** ocurre al momento. La **mitad de abajo** cuenta al final. Al empezar una ronda las cartas que quedan se deslizan a la derecha, donde son más baratas, y llegan nuevas por la izquierda.
sa-cards-top = Las mitades de arriba de las { $n } cartas
sa-cards-bottom = Las mitades de abajo
sa-cards-times = { $n } ×
sa-cards-dice = Dados para todos
sa-cards-dice-is = Se tiran tantos dados como jugadores. Quien compró toma uno, luego los demás por turno; cada dado da lo que dice esta tabla.
sa-cards-peek = Las cartas que tomaste de la fila las vieron todos. Una carta extra solo la conoces tú hasta el final.

sa-buildings = Edificios
sa-buildings-1 = Una persona en la ficha de arriba de un montón puede construirla. Paga lo que pide, puntúa al momento y guarda la ficha: cuenta para tus constructores. La siguiente se descubre enseguida, pero solo se puede tomar en la ronda siguiente.
sa-buildings-values = Lo que pagas es lo que puntúas:
sa-buildings-count = { $n } fichas tienen un precio fijo; puntúan de { $least } a { $most }.
sa-buildings-example = Una ficha pide cinco recursos de dos tipos. Pagas tres de piedra y dos de madera: **{ $points } puntos**.

sa-feeding = Alimentar
sa-feeding-1 = Cuando todos han vuelto, primero recibes tanta comida como indica tu **agricultura**. Luego paga una comida por cada persona, también las recién nacidas.
sa-feeding-2 = Si falta comida, se va toda. Entonces paga **un recurso por cada comida que falte**, los que elijas, o no pagues y **pierde { $penalty } puntos**, falte cuanto falte. Los puntos pueden bajar de cero.
sa-feeding-example = { $people } personas, agricultura { $field }, { $food } comidas en reserva: { $have } comidas para { $people } bocas, faltan { $missing }. Entregas { $missing } de madera, o la guardas y pierdes { $penalty } puntos.

sa-end = El final
sa-end-1 = **Cartas:** si al empezar una ronda el mazo ya no llena todos los huecos, la partida termina en el acto.
sa-end-2 = **Edificios:** cuando un montón está vacío, la ronda se juega hasta el final, con la comida. Fue la última.
sa-end-3 = Entonces todos cuentan. Gana quien tenga más puntos.

sa-scoring = El recuento final
sa-scoring-sets = Símbolos de cultura
sa-scoring-sets-1 = Las cartas con la mitad de abajo verde muestran uno de { $signs } símbolos; cada uno aparece { $each } veces. Forma series de símbolos **distintos**: una serie puntúa su tamaño al cuadrado. Los repetidos forman una segunda serie.
sa-scoring-sets-n = Símbolos en una fila
sa-scoring-sets-points = Puntos
sa-scoring-sets-example = Cinco símbolos, uno de ellos dos veces: una fila de { $a } y otra de { $b }. { $a } × { $a } + { $b } × { $b } = **{ $total } puntos**.
sa-scoring-trades = Gente de oficio
sa-scoring-trades-1 = Las cartas con la mitad de abajo color arena muestran oficios. Cada figura puntúa un punto por cada cosa de su tipo que tengas:
sa-scoring-trades-sum = { $n } en todas las cartas
sa-scoring-trades-example = { $n } granjeros y agricultura { $m }: **{ $total } puntos**.
sa-scoring-rest = Lo que sobra
sa-scoring-rest-1 = Cada madera, arcilla, piedra y oro vale 1 punto; la comida no vale nada. Un «2 a elegir» que nunca se tomó cuenta como dos recursos.
sa-scoring-tie = En caso de empate, sumad agricultura, herramientas y gente. Si persiste, se comparte la victoria.

sa-rulings = Letra pequeña
sa-rulings-1 = Donde las reglas impresas callan, esta mesa juega así.
sa-rulings-list =
    .item1 = No se pregunta lo que solo tiene una respuesta: sin herramientas, no hay tirada que mejorar; sin nada con que pagar, no hay precio que pensar. Adónde va la gente, y quién actúa ahora, se pregunta siempre.
    .item2 = Se puede ir a una carta o edificio aunque no puedas pagar. La persona simplemente vuelve.
    .item3 = «2 a elegir» se puede tomar al elegir tu próxima gente, al pagar un precio o al alimentar.
    .item4 = Lo que pasa de un límite se pierde: una undécima persona, agricultura más allá de 10, herramientas más allá de 12.
    .item5 = Si dos fichas son igual de débiles, la nueva herramienta va a la de la izquierda, y mejor a una sin usar.
    .item6 = Con el mazo vacío una carta extra no da nada.
    .item7 = Todos los que no tienen comida deciden a la vez.
    .item8 = Si los dos finales coinciden, los edificios acaban la partida, tras alimentar.
    .item9 = Los empatados comparten puesto.

help-place-tool_maker = Una persona hace **una herramienta**. Una herramienta suma a una tirada, una vez por ronda.
help-place-hut = Entran exactamente **dos personas** de una tribu, y desde entonces tienes **una más**. Diez como mucho.
help-place-field = Una persona sube tu **agricultura** en uno: una comida más cada ronda, hasta 10.
help-place-hunt = Las personas que se quiera de todas las tribus. Un dado cada una; cada { $divisor } enteros es **1 comida**.
help-place-gather = Hasta { $rings } personas en total. Un dado cada una; cada { $divisor } enteros es **1 { $what }**.
help-place-players =
    { $n ->
        [one] Con este número de jugadores, aquí puede haber { $n } tribu como mucho.
       *[other] Con este número de jugadores, aquí puede haber { $n } tribus como mucho.
    }
help-place-village = Con este número de jugadores, cada ronda se usan { $n } de los lugares de la aldea.
help-place-card =
    { $n ->
        [one] Una persona puede comprar lo que hay aquí por **{ $n } recurso** de cualquier tipo, nunca comida.
       *[other] Una persona puede comprar lo que hay aquí por **{ $n } recursos** de cualquier tipo, nunca comida.
    }
help-place-building = Una persona puede construir la ficha de arriba: paga su precio y puntúa al momento.
help-place-empty = Aquí no hay nada hasta la ronda siguiente.
help-stack =
    { $n ->
        [one] { $n } ficha en este montón. Cuando un montón está vacío, esta ronda es la última.
       *[other] { $n } fichas en este montón. Cuando un montón está vacío, esta ronda es la última.
    }

help-top-dice_for_all = Tira tantos dados como jugadores. Tú tomas uno primero, luego los demás por turno: madera, arcilla, piedra, oro, una herramienta o agricultura.
help-top-food = Tuyo al momento.
help-top-resource = Tuyo al momento.
help-top-roll = Tira dos dados por el recurso mostrado y divide como en su lugar. Las herramientas pueden ayudar.
help-top-points = Puntúa al momento.
help-top-tool = Una herramienta, como del lugar de las herramientas.
help-top-agriculture = La agricultura sube en uno.
help-top-extra_card = Roba la carta de arriba del mazo. Solo cuenta para ti su mitad de abajo, y solo la conoces tú.
help-top-once_tool = Una herramienta para una sola tirada. Con ella se gasta.
help-top-two_of_choice = Dos recursos cualesquiera, ahora o más tarde en la partida.

help-bottom-culture = Un símbolo de cultura. Al final una serie de símbolos distintos puntúa su tamaño al cuadrado.
help-bottom-farmer = Al final cada granjero puntúa tanto como tu agricultura.
help-bottom-tool_maker = Al final cada artesano puntúa la suma de tus fichas de herramienta.
help-bottom-hut_builder = Al final cada constructor puntúa el número de tus edificios.
help-bottom-shaman = Al final cada chamán puntúa el número de tus personas.

help-building-fixed = Paga { $price }, puntúa **{ $points } puntos**.
help-building-kinds =
    { $kinds ->
        [one] Paga { $n } recursos de exactamente { $kinds } tipo, los que quieras. Puntúa lo que valen.
       *[other] Paga { $n } recursos de exactamente { $kinds } tipos, los que quieras. Puntúa lo que valen.
    }
help-building-any = Paga de { $least } a { $most } recursos de cualquier tipo. Puntúa lo que valen.
help-building-worth = La madera vale { $wood }, la arcilla { $brick }, la piedra { $stone }, el oro { $gold }.

help-thing-wood = Del bosque. Vale { $n } en un edificio, 1 punto si sobra al final.
help-thing-brick = De la arcillera. Vale { $n } en un edificio, 1 punto si sobra al final.
help-thing-stone = De la cantera. Vale { $n } en un edificio, 1 punto si sobra al final.
help-thing-gold = Del río. Vale { $n } en un edificio, 1 punto si sobra al final.
help-thing-food = Una por persona al final de la ronda. Nunca paga cartas ni edificios.
help-thing-tools = Cada ficha se suma a una tirada por ronda. Las tachadas ya se usaron. Las redondas sirven una sola vez.
help-thing-agriculture = Tanta comida entra cada ronda antes de alimentar.
help-thing-people = Los de casa destacan, los del tablero están pálidos. Todos comen.
help-thing-buildings = Tus edificios. Los constructores los puntúan otra vez al final.
help-thing-extra_card = Una carta robada sin ver: su mitad de abajo cuenta al final.
help-thing-two_of_choice = Por tomar: dos recursos cualesquiera, en tu turno o al alimentar.
help-thing-score = Puntos hasta ahora. Entre paréntesis: lo que serían si la partida acabara ya.
help-thing-start = Empieza esta ronda. La marca pasa a la izquierda en cada ronda.
help-thing-food-title = Comida
help-thing-tools-title = Herramientas
help-thing-agriculture-title = Agricultura
help-thing-people-title = Gente
help-thing-buildings-title = Edificios
help-thing-extra_card-title = Carta extra
help-thing-two_of_choice-title = 2 a elegir
help-thing-score-title = Puntos
help-thing-start-title = Jugador inicial
help-card = Carta de civilización

## stoneage-rules-variants: the variants of Stone Age

var-intro = Variantes
var-intro-1 = Cada una se puede activar al abrir una mesa, sola o con otras. Se publicaron en pequeñas cajas a lo largo de los años; hoy no se encuentra todo lo que se imprimió en ellas.
var-intro-2 = Por eso cada regla de abajo dice lo bien que se conoce:
var-together = Varias a la vez
var-together-1 = Todas las variantes van juntas. Con todas, una ronda es así:
var-together-list =
    .item1 = Las cartas se deslizan y se reponen. Un animal que entra en la fila cuenta al momento.
    .item2 = Las nuevas cabañas dan su renta.
    .item3 = La manada se mueve, y se descubre su ficha.
    .item4 = Colocar, y luego usar a la gente.
    .item5 = Los animales con bastante gente encima son ahuyentados, de derecha a izquierda.
    .item6 = Se doma el mamut.
    .item7 = Alimentar.
var-provenance = Cómo lo sabemos

rule-HW1 = Al comprar una carta puedes añadir 1 oro a su precio y puntuar **6 puntos** al momento.
rule-HW2 = Un oro extra por carta como mucho.
rule-HW3 = Al construir un edificio que muestra el signo puedes añadir 1 piedra a su precio y puntuar **5 puntos** al momento.
rule-HW4 = Una piedra extra por edificio como mucho.
rule-HW5 = Que un edificio admita la piedra extra depende de su ficha: en el juego impreso, de su cara de invierno.
rule-HW6 = La admite todo edificio de precio fijo; los de elección libre no.
rule-HW7 = Las nuevas cabañas, los edificios de la expansión y los iglús no la admiten.
rule-HW8 = El oro se puede añadir en cualquier hueco de carta, también en el de joyas.
rule-HW9 = La segunda carta, boca abajo, de la expansión no se compra sola: no hay otro oro para ella.
rule-HW10 = La piedra y el oro extra salen de tu reserva, nunca de un cambio recién hecho.
rule-HW11 = Se pagan junto con el precio y puntúan al momento. Al final de la partida no cambia nada.

rule-WA1 = Cuatro animales se barajan en el mazo.
rule-WA2 = Son el oso polar, el jabalí, el lobo y el ave rapaz.
rule-WA2b = Hay uno de cada.
rule-WA3 = Un animal descubierto se queda hasta que lo ahuyentan. No se puede comprar.
rule-WA4 = Mientras está, baja las tiradas en 1, 2 o 3.
rule-WA5 = La tabla de abajo muestra cuánto baja cada animal.
rule-WA6 = Se resta una sola vez de la suma de la tirada, no de cada dado. La suma no baja de 0, y las herramientas se añaden después.
rule-WA7 = Afecta a todos, en la caza, en los cuatro lugares de recursos y en las cartas que tiran dos dados por un recurso.
rule-WA8 = Los dados que se leen uno a uno quedan como cayeron: dados para todos, la recompensa por ahuyentar, la pugna por un mamut.
rule-WA9 = Varios animales se suman.
rule-WA10 = Para ahuyentar un animal debe haber sobre él tanta gente como jugadores, de cualquier tribu.
rule-WA11 = Un animal es un lugar con esa cantidad de anillos. Puedes poner ahí una o más personas, una vez por ronda; las tribus pueden compartirlo, o una llenarlo sola. No cuenta como lugar de recursos ni de la aldea.
rule-WA12 = Todas deben estar ahí en una misma ronda. Si son pocas, vuelven sin recompensa y el animal se queda.
rule-WA13 = Se ahuyenta cuando todos han usado a su gente, antes de alimentar. Hasta entonces se aplica su penalización.
rule-WA14 = Por cada persona tuya allí tiras un dado y recibes lo que muestra.
rule-WA15 = Los dados dan lo que los dados para todos: madera, arcilla, piedra, oro, una herramienta, agricultura.
rule-WA16 = Empezando por el jugador inicial, sin herramientas. Lo que pasa de un límite se pierde.
rule-WA17 = El animal ocupa su hueco, así que ahí no se compra carta. Se desliza a la derecha como las cartas.
rule-WA18 = Un animal ahuyentado sale de la partida. Su hueco queda vacío hasta la ronda siguiente.
rule-WA19 = La primera fila se reparte sin animales; luego se barajan con el resto.
rule-WA20 = Si se roba una carta sin ver y arriba hay un animal, se toma la siguiente que no lo sea, y el resto se baraja otra vez.
rule-WA21 = Los animales del mazo cuentan como cartas al reponer la fila. Los que quedan al final no hacen nada.

rule-IG1 = Un iglú cuesta **3 recursos de un tipo**.
rule-IG2 = Puntúa lo que valen, al momento: tanto como en un edificio.
rule-IG3 = No es un edificio: los constructores no lo cuentan.
rule-IG4 = El comercio de la expansión no puede pagarlo.
rule-IG5 = Hay dos iglús por jugador.
rule-IG6 = Hay un sitio para una persona: un iglú por ronda. Cuando se acaban, el lugar se cierra.
rule-IG7 = No es un lugar de la aldea, así que sigue abierto aunque haya pocos jugadores.
rule-IG8 = Quien no puede pagar, o no quiere, se lleva a su persona; el iglú se queda.
rule-IG9 = Cuando se acaban, la partida sigue.
rule-IG10 = Las joyas no pueden pagarlo.
rule-IG11 = El Invierno duro no le añade piedra.
rule-IG12 = Se puede usar con o sin Invierno duro.

rule-NH1 = Hay 6 fichas nuevas.
rule-NH2 = Tres traen 1 madera, 1 arcilla o 1 piedra cada ronda; las otras dan una persona, una herramienta o un campo, una vez.
rule-NH3 = Una ficha de cada.
rule-NH4 = Puntúan al momento, pero menos que otros edificios de ese precio.
rule-NH5 = Son edificios: los constructores los cuentan.
rule-NH6 = Se barajan con todos los demás edificios antes de hacer los montones.
rule-NH7 = La tabla de abajo muestra lo que cuestan y puntúan.
rule-NH8 = La renta llega al empezar cada ronda, desde la siguiente, antes de colocar. No hace falta nadie allí.
rule-NH9 = Con diez personas, doce herramientas o agricultura 10 la cabaña se construye igual, pero lo que da se pierde.

rule-MH1 = 16 fichas de premio forman un montón boca abajo; hay una manada.
rule-MH2 = La cara de una ficha muestra un premio para uno y un premio para todos; el dorso, un recurso.
rule-MH3 = Se combina con el juego base y con cualquier otra variante.
rule-MH4 = Al empezar una ronda la manada va al lugar del recurso de arriba del montón. Esa ficha se descubre; la nueva de arriba muestra adónde irá después.
rule-MH5 = Cuando se acaba el montón la manada se ha ido, y la partida sigue sin ella.
rule-MH6 = Cada uno de los cuatro recursos está en el dorso de cuatro fichas.
rule-MH7 = Tras tirar en el lugar de la manada y tomar lo que dio, puedes mandar a la ficha una o más de las personas que trabajaron allí. Las otras vuelven; nadie más puede ir.
rule-MH8 = Cada una cuesta 1 comida al momento; un recurso puede sustituirla.
rule-MH9 = Puedes pagar con recursos aunque tengas comida.
rule-MH10 = El mamut se doma cuando todos han usado a su gente, antes de alimentar.
rule-MH11 = Si vinieron varias tribus, cada una tira un dado por persona. El dado más alto doma el mamut, los demás son rivales. Las sumas no importan.
rule-MH12 = Quien vino solo lo doma sin tirar.
rule-MH13 = Si no vino nadie, la ficha sale de la partida.
rule-MH14 = En un empate deciden los siguientes dados, y así; gana quien tenga dados. Si todos son iguales, los empatados tiran un dado cada uno hasta decidirlo.
rule-MH15 = Quien doma toma el premio para uno o el de todos; cada rival toma el de todos.
rule-MH16 = Una vez por jugador, vinieran cuantos vinieran.
rule-MH17 = Quien doma se queda la ficha, fuera cual fuera el premio.
rule-MH18 = Quien doma toma primero, luego los rivales en círculo.
rule-MH19 = Al final el jugador con más fichas puntúa **10 puntos**.
rule-MH20 = Si varios empatan con más, cada uno puntúa 10.
rule-MH21 = La tabla de abajo muestra lo que dan las fichas.

rule-EX1 = Juegan de dos a cinco. El quinto jugador tiene diez personas y un tablero como los demás.
rule-EX2 = La caja trae un tablero superpuesto, joyas, 9 edificios, 9 cartas, fichas de puntos altos y marcadores; también venían las nuevas cabañas.
rule-EX3 = Un diente es una joya, un anillo tres.
rule-EX4 = Las joyas nunca se acaban.
rule-EX5 = Todos empiezan con 5 personas, 12 comidas y 1 joya, y en la casilla 0 de la escala de comercio.
rule-EX6 = Todos los edificios se barajan; un montón de 7 por jugador, cinco montones para cinco.
rule-EX7 = El mazo tiene 45 cartas: las 36 de siempre y 9 nuevas.
rule-EX8 = El mercader es un nuevo lugar de la aldea para exactamente 2 personas de una tribu.
rule-EX9 = El mercader trae **2 niveles** en la escala de comercio y **2 joyas**.
rule-EX10 = La escala de comercio va de 0 a 10.
rule-EX11 = Los lugares de la aldea son herramientas, cabaña, campo y mercader. Cuatro jugadores usan tres por ronda, dos o tres jugadores dos.
rule-EX11b = Cinco jugadores usan los cuatro.
rule-EX12 = Bosque, arcillera, cantera y río son como siempre: una tribu cada uno con dos jugadores, dos con tres, sin límite con cuatro y cinco.
rule-EX13 = En la caza cada 2 enteros es 1 comida o 1 joya.
rule-EX14 = Una tirada se puede repartir entre ambas como quieras.
rule-EX15 = Las joyas no son un recurso: no alimentan a nadie y no puntúan al final.
rule-EX15b = Solo sirven para pagar donde se piden joyas: en el quinto hueco, por la segunda carta, en algunos edificios y en un cambio.
rule-EX16 = No sustituyen a la comida al domar un mamut.
rule-EX17 = Una carta del quinto hueco cuesta **3 joyas**, y nada más sirve.
rule-EX18 = Quien compró ahí puede pagar 3 joyas más por la carta de arriba del mazo, sin verla. Su mitad de arriba no se usa.
rule-EX19 = El quinto hueco está a la izquierda de los otros. Las cartas se deslizan de él a la derecha; siempre se usan cinco huecos.
rule-EX20 = La partida acaba como siempre; ahora hay que llenar cinco huecos.
rule-EX21 = Comercio: nada en el nivel 0, dar 2 por 1 hasta el nivel 3, 1 por 1 desde el nivel 4, y al final 1 por 2.
rule-EX21b = De 5 a 8 sigue 1 por 1, en 10 das 1 y recibes 2. El cambio en 9 se desconoce; aquí es 1 por 1.
rule-EX22 = Puedes cambiar una vez por ronda, al pagar una carta o un edificio; no por un iglú ni por los extras del Invierno duro.
rule-EX23 = Es un solo cambio a tu nivel. Lo que das y recibes pueden ser recursos y joyas de cualquier tipo.
rule-EX24 = Lo que recibes entra en ese pago. Si solo cabe una pieza, la segunda se pierde.
rule-EX25 = Las joyas de un cambio pueden pagar en el quinto hueco y por la segunda carta.
rule-EX26 = En edificios de elección libre lo recibido cuenta como cualquier recurso: para tipos, número y puntos.
rule-EX27 = Algunos edificios nuevos llevan joyas en el precio.
rule-EX28 = Algunas cartas nuevas dan joyas.
rule-EX29 = Algunas cartas nuevas tiran dados para todos, con su propia tabla.
rule-EX30 = Algunas cartas nuevas muestran mercaderes: al final cada uno puntúa tu nivel de comercio.
rule-EX31 = Los 9 edificios están en la tabla de abajo.
rule-EX32 = Las 9 cartas también.
rule-EX33 = Sus dados para todos dan: 1 madera, 2 arcilla, 3 piedra, 4 oro, 5 dos joyas, 6 un nivel de comercio.
rule-EX34 = Los empates se deshacen como siempre.
rule-EX35 = Las nuevas cabañas se pueden añadir o no.

var-animal-bird_of_prey = ave rapaz
var-animal-wolf = lobo
var-animal-wild_boar = jabalí
var-animal-polar_bear = oso polar
var-bonus-wood_each_round = 1 madera cada ronda
var-bonus-brick_each_round = 1 arcilla cada ronda
var-bonus-stone_each_round = 1 piedra cada ronda
var-bonus-person = una persona
var-bonus-tool = una herramienta
var-bonus-agriculture = +1 agricultura
var-bonus-food_2 = 2 de comida
var-bonus-wood = 1 de madera
var-bonus-brick = 1 de arcilla
var-bonus-stone_and_wood = 1 de piedra y 1 de madera
var-bonus-points_7 = 7 puntos
var-bonus-points_3 = 3 puntos
value-trade_dice = Dados para todos, tabla nueva
value-worth_plus = lo que valen, y { $n }
var-winter-count = { $n } de los { $of } edificios admiten la piedra extra.
var-animals = Los animales
var-animal = Animal
var-penalty = Resta a cada tirada
var-igloos-worth = Lo que puntúa un iglú
var-huts = Las seis cabañas
var-gives = Da
var-price = Precio
var-points = Puntos
var-mammoths = Las dieciséis fichas
var-herd_at = Manada en
var-for_one = Para uno
var-for_all = Para todos
var-track = La escala de comercio
var-level = Nivel
var-give = Dar
var-get = Recibir
var-buildings = Los edificios nuevos
var-cards = Las cartas nuevas
var-upper = Al momento
var-lower = Al final
var-dice = Sus dados para todos

help-place-merchant = Exactamente **dos personas** de una tribu traen **dos niveles** en la escala de comercio y **dos joyas**.
help-place-igloo = Una persona puede construir un iglú: **tres recursos de un tipo**, puntuado al momento ({ $worth }). No es un edificio.
help-place-card_5 =
    { $n ->
        [one] Una persona puede comprar lo que hay aquí por **{ $n } joya**, y luego la carta de arriba del mazo por otro tanto.
       *[other] Una persona puede comprar lo que hay aquí por **{ $n } joyas**, y luego la carta de arriba del mazo por otro tanto.
    }
help-place-animal = **{ $n } personas** en una ronda lo ahuyentan, de cualquier tribu. Cada una tira un dado como recompensa: madera, arcilla, piedra, oro, una herramienta, agricultura.
help-animal = Mientras está aquí, cada tirada por bienes vale **{ $n } menos**. No se puede comprar.
help-top-trade_dice_for_all = Tira tantos dados como jugadores. Tú tomas uno primero, luego los demás por turno: madera, arcilla, piedra, oro, dos joyas o un nivel de comercio.
help-top-trade_level = Tu marcador sube en la escala de comercio.
help-bottom-merchant = Al final cada mercader puntúa tu nivel en la escala de comercio.
help-building-jewelled = Paga { $price }, puntúa **{ $points } puntos**.
help-building-plus =
    { $jewelry ->
        [one] Paga { $n } recursos de exactamente { $kinds } tipos y { $jewelry } joya. Puntúa lo que valen los recursos, y { $plus }.
       *[other] Paga { $n } recursos de exactamente { $kinds } tipos y { $jewelry } joyas. Puntúa lo que valen los recursos, y { $plus }.
    }
help-building-bonus = Da **{ $bonus }**.
help-building-winter = Invierno duro: una piedra extra puntúa { $points } más.
help-winter-card = Invierno duro: un oro extra puntúa { $points } puntos.
help-thing-jewelry = No es un recurso: solo sirve para pagar donde se piden joyas, y en un cambio. No alimenta a nadie ni puntúa.
help-thing-jewelry-title = Joyas
help-thing-trade = Una vez por ronda, al pagar una carta o un edificio, un cambio: { $rate }. Los mercaderes puntúan este nivel al final.
help-thing-trade-none = Aún sin comercio. Dos personas en el mercader traen dos niveles. Los mercaderes de las cartas puntúan este nivel al final.
help-thing-trade-track = Escala de comercio
help-thing-trade-title = Nivel de comercio { $level }
help-thing-trade-rate = da { $give }, recibe { $get }
help-thing-mammoths = Fichas de mamuts domados. Quien tenga más puntúa 10 puntos al final.
help-thing-mammoths-title = Mamuts
help-thing-igloos = Iglús construidos hasta ahora. Sus puntos ya están contados, y no son edificios.
help-igloos_left = Quedan { $n }. Cuando se acaban, la partida sigue.
help-thing-igloos-title = Iglús
help-thing-herd = La manada está en este lugar esta ronda. Quien trabajó aquí puede mandar gente a la ficha, 1 comida cada una.
help-thing-herd-title = La manada
help-mammoth = Quien doma el mamut toma **{ $one }** o **{ $all }**; cada rival toma **{ $all }**.
help-mammoth-title = La ficha del mamut
help-mammoth-contest = El dado más alto de los que vinieron lo doma, cuando todos han usado a su gente.
var-tile-one = 1
var-tile-all = todos
