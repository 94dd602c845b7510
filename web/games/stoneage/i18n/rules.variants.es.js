// @ts-check
// Spanish: the variants of Stone Age. One sentence or two for each row of the server's table `variant_rules`, by its id.

import { formsOf } from '../../../js/words.js';

const { count } = formsOf('es');

/** @type {import('../../../js/rules/words.js').RuleSentences} */
export const variantsEs = {
  'var.intro': 'Variantes',
  'var.intro.1':
    'Cada una se puede activar al abrir una mesa, sola o con otras. Se publicaron en pequeñas cajas a lo largo de los años; hoy '
    + 'no se encuentra todo lo que se imprimió en ellas.',
  'var.intro.2': 'Por eso cada regla de abajo dice lo bien que se conoce:',
  'var.together': 'Varias a la vez',
  'var.together.1': 'Todas las variantes van juntas. Con todas, una ronda es así:',
  'var.together.list': [
    'Las cartas se deslizan y se reponen. Un animal que entra en la fila cuenta al momento.',
    'Las nuevas cabañas dan su renta.',
    'La manada se mueve, y se descubre su ficha.',
    'Colocar, y luego usar a la gente.',
    'Los animales con bastante gente encima son ahuyentados, de derecha a izquierda.',
    'Se doma el mamut.',
    'Alimentar.',
  ],
  'var.provenance': 'Cómo lo sabemos',

  'rule.HW1': 'Al comprar una carta puedes añadir 1 oro a su precio y puntuar **6 puntos** al momento.',
  'rule.HW2': 'Un oro extra por carta como mucho.',
  'rule.HW3': 'Al construir un edificio que muestra el signo puedes añadir 1 piedra a su precio y puntuar **5 puntos** al momento.',
  'rule.HW4': 'Una piedra extra por edificio como mucho.',
  'rule.HW5': 'Que un edificio admita la piedra extra depende de su ficha: en papel, de su cara de invierno.',
  'rule.HW6': 'La admite todo edificio que dice su precio; los de elección libre no.',
  'rule.HW7': 'Las nuevas cabañas, los edificios de la expansión y los iglús no la admiten.',
  'rule.HW8': 'El oro se puede añadir en cualquier hueco de carta, también en el de joyas.',
  'rule.HW9': 'La segunda carta, boca abajo, de la expansión no se compra sola: no hay otro oro para ella.',
  'rule.HW10': 'La piedra y el oro extra salen de tu reserva, nunca de un cambio hecho ahora.',
  'rule.HW11': 'Se pagan junto con el precio y puntúan al momento. Al final de la partida no cambia nada.',

  'rule.WA1': 'Cuatro animales se barajan en el mazo.',
  'rule.WA2': 'Son el oso polar, el jabalí, el lobo y el ave rapaz.',
  'rule.WA2b': 'Hay uno de cada.',
  'rule.WA3': 'Un animal descubierto se queda hasta que lo ahuyentan. No se puede comprar.',
  'rule.WA4': 'Mientras está, baja las tiradas en 1, 2 o 3.',
  'rule.WA5': 'Cuánto baja cada animal está en la tabla de abajo.',
  'rule.WA6': 'Se resta de la suma de una tirada, una vez, no de cada dado. La suma no baja de 0, y las herramientas se añaden después.',
  'rule.WA7': 'Afecta a todos, en la caza, en los cuatro lugares de recursos y en las cartas que tiran dos dados por un recurso.',
  'rule.WA8':
    'Los dados que se leen uno a uno quedan como cayeron: dados para todos, la recompensa por ahuyentar, la pugna por un mamut.',
  'rule.WA9': 'Varios animales se suman.',
  'rule.WA10': 'Para ahuyentar un animal debe haber sobre él tanta gente como jugadores, de cualquier tribu.',
  'rule.WA11':
    'Un animal es un lugar con esos anillos. Puedes poner ahí una o más personas, una vez por ronda; las tribus pueden '
    + 'compartirlo, o una llenarlo sola. No cuenta como lugar de recursos ni de la aldea.',
  'rule.WA12': 'Todas deben estar ahí en una misma ronda. Si son pocas, vuelven sin recompensa y el animal se queda.',
  'rule.WA13': 'Se ahuyenta cuando todos han usado a su gente, antes de alimentar. Hasta entonces vale su castigo.',
  'rule.WA14': 'Por cada persona tuya allí tiras un dado y recibes lo que muestra.',
  'rule.WA15': 'Los dados dan lo que los dados para todos: madera, arcilla, piedra, oro, una herramienta, agricultura.',
  'rule.WA16': 'Empezando por el jugador inicial, sin herramientas. Lo que pasa de un límite se pierde.',
  'rule.WA17': 'El animal ocupa su hueco, así que ahí no se compra carta. Se desliza a la derecha como las cartas.',
  'rule.WA18': 'Un animal ahuyentado sale de la partida. Su hueco queda vacío hasta la ronda siguiente.',
  'rule.WA19': 'La primera fila se reparte sin animales; luego se barajan con el resto.',
  'rule.WA20': 'Si se roba una carta sin ver y arriba hay un animal, se toma la siguiente que no lo sea, y el resto se baraja otra vez.',
  'rule.WA21': 'Los animales del mazo cuentan como cartas al reponer la fila. Los que quedan al final no hacen nada.',

  'rule.IG1': 'Un iglú cuesta **3 recursos de un tipo**.',
  'rule.IG2': 'Puntúa lo que valen, al momento: tanto como en un edificio.',
  'rule.IG3': 'No es un edificio: los constructores no lo cuentan.',
  'rule.IG4': 'El comercio de la expansión no puede pagarlo.',
  'rule.IG5': 'Hay dos iglús por jugador.',
  'rule.IG6': 'Hay un sitio para una persona: un iglú por ronda. Cuando se acaban, el lugar se cierra.',
  'rule.IG7': 'No es un lugar de la aldea, así que pocos jugadores no lo cierran.',
  'rule.IG8': 'Quien no puede pagar, o no quiere, se lleva a su persona; el iglú se queda.',
  'rule.IG9': 'Cuando se acaban, la partida sigue.',
  'rule.IG10': 'Las joyas no pueden pagarlo.',
  'rule.IG11': 'El Invierno duro no le añade piedra.',
  'rule.IG12': 'Se puede usar con o sin Invierno duro.',

  'rule.NH1': 'Hay 6 fichas nuevas.',
  'rule.NH2': 'Tres traen 1 madera, 1 arcilla o 1 piedra cada ronda; las otras dan una persona, una herramienta o un campo, una vez.',
  'rule.NH3': 'Una ficha de cada.',
  'rule.NH4': 'Puntúan menos que otros edificios de ese precio, al momento.',
  'rule.NH5': 'Son edificios: los constructores los cuentan.',
  'rule.NH6': 'Se barajan con todos los demás edificios antes de hacer los montones.',
  'rule.NH7': 'Lo que cuestan y puntúan está en la tabla de abajo.',
  'rule.NH8': 'La renta llega al empezar cada ronda, desde la siguiente, antes de colocar. No hace falta nadie allí.',
  'rule.NH9': 'Con diez personas, doce herramientas o agricultura 10 la cabaña se construye igual, pero lo que da se pierde.',

  'rule.MH1': '16 fichas de premio forman un montón boca abajo; hay una manada.',
  'rule.MH2': 'La cara de una ficha muestra un premio para uno y un premio para todos; el dorso, un recurso.',
  'rule.MH3': 'Va con el juego base y con cualquier otra variante.',
  'rule.MH4':
    'Al empezar una ronda la manada va al lugar del recurso de arriba del montón. Esa ficha se descubre; la nueva de arriba '
    + 'muestra adónde irá después.',
  'rule.MH5': 'Cuando se acaba el montón la manada se ha ido, y la partida sigue sin ella.',
  'rule.MH6': 'Cada uno de los cuatro recursos está en el dorso de cuatro fichas.',
  'rule.MH7':
    'Tras tirar en el lugar de la manada y tomar lo que dio, puedes mandar a la ficha una o más de las personas que trabajaron '
    + 'allí. Las otras vuelven; nadie más puede ir.',
  'rule.MH8': 'Cada una cuesta 1 comida al momento; un recurso puede sustituirla.',
  'rule.MH9': 'Puedes pagar con recursos aunque tengas comida.',
  'rule.MH10': 'El mamut se doma cuando todos han usado a su gente, antes de alimentar.',
  'rule.MH11':
    'Si vinieron varias tribus, cada una tira un dado por persona. El dado más alto doma el mamut, los demás son rivales. Las '
    + 'sumas no importan.',
  'rule.MH12': 'Quien vino solo lo doma sin tirar.',
  'rule.MH13': 'Si no vino nadie, la ficha sale de la partida.',
  'rule.MH14':
    'En un empate deciden los siguientes dados, y así; gana quien tenga dados. Si todos son iguales, los empatados tiran un dado '
    + 'cada uno hasta decidirlo.',
  'rule.MH15': 'Quien doma toma el premio para uno o el de todos; cada rival toma el de todos.',
  'rule.MH16': 'Una vez por jugador, vinieran cuantos vinieran.',
  'rule.MH17': 'Quien doma se queda la ficha, fuera cual fuera el premio.',
  'rule.MH18': 'Quien doma toma primero, luego los rivales en círculo.',
  'rule.MH19': 'Al final el jugador con más fichas puntúa **10 puntos**.',
  'rule.MH20': 'Si varios tienen más, cada uno puntúa 10.',
  'rule.MH21': 'Lo que dan las fichas está en la tabla de abajo.',

  'rule.EX1': 'Juegan de dos a cinco. El quinto jugador tiene diez personas y un tablero como los demás.',
  'rule.EX2':
    'La caja trae un tablero superpuesto, joyas, 9 edificios, 9 cartas, fichas de puntos altos y marcadores; también venían las '
    + 'nuevas cabañas.',
  'rule.EX3': 'Un diente es una joya, un anillo tres.',
  'rule.EX4': 'Las joyas nunca se acaban.',
  'rule.EX5': 'Todos empiezan con 5 personas, 12 comidas y 1 joya, y en la casilla 0 de la escala de comercio.',
  'rule.EX6': 'Todos los edificios se barajan; un montón de 7 por jugador, cinco montones para cinco.',
  'rule.EX7': 'El mazo tiene 45 cartas: 36 y 9 nuevas.',
  'rule.EX8': 'El mercader es un nuevo lugar de la aldea para exactamente 2 personas de una tribu.',
  'rule.EX9': 'El mercader trae **2 niveles** en la escala de comercio y **2 joyas**.',
  'rule.EX10': 'La escala de comercio va de 0 a 10.',
  'rule.EX11':
    'Los lugares de la aldea son herramientas, cabaña, campo y mercader. Cuatro jugadores usan tres por ronda, dos o tres '
    + 'jugadores dos.',
  'rule.EX11b': 'Cinco jugadores usan los cuatro.',
  'rule.EX12':
    'Bosque, arcillera, cantera y río son como siempre: una tribu cada uno con dos jugadores, dos con tres, sin límite con '
    + 'cuatro y cinco.',
  'rule.EX13': 'En la caza cada 2 enteros es 1 comida o 1 joya.',
  'rule.EX14': 'Una tirada se puede repartir entre ambas como quieras.',
  'rule.EX15': 'Las joyas no son un recurso: no alimentan a nadie y no puntúan al final.',
  'rule.EX15b': 'Solo pagan donde se nombran joyas: en el quinto hueco, por la segunda carta, en algunos edificios y en un cambio.',
  'rule.EX16': 'No sustituyen a la comida al domar un mamut.',
  'rule.EX17': 'Una carta del quinto hueco cuesta **3 joyas**, y nada más sirve.',
  'rule.EX18': 'Quien compró ahí puede pagar 3 joyas más por la carta de arriba del mazo, sin verla. Su mitad de arriba no se usa.',
  'rule.EX19':
    'El quinto hueco está a la izquierda de los otros. Las cartas se deslizan de él a la derecha; siempre se usan cinco huecos.',
  'rule.EX20': 'La partida acaba como siempre; ahora hay que llenar cinco huecos.',
  'rule.EX21': 'Comercio: nada en el nivel 0, dar 2 por 1 hasta el nivel 3, 1 por 1 desde el nivel 4, y al final 1 por 2.',
  'rule.EX21b': 'De 5 a 8 sigue 1 por 1, en 10 das 1 y recibes 2. Del 9 no se sabe nada; aquí es 1 por 1.',
  'rule.EX22': 'Puedes cambiar una vez por ronda, al pagar una carta o un edificio; no por un iglú ni por los extras del Invierno duro.',
  'rule.EX23': 'Es un solo cambio a tu nivel. Lo que das y recibes pueden ser recursos y joyas de cualquier tipo.',
  'rule.EX24': 'Lo que recibes entra en ese pago. Si solo cabe una pieza, la segunda se pierde.',
  'rule.EX25': 'Las joyas de un cambio pueden pagar en el quinto hueco y por la segunda carta.',
  'rule.EX26': 'En edificios de elección libre lo recibido cuenta como cualquier recurso: para tipos, número y puntos.',
  'rule.EX27': 'Algunos edificios nuevos llevan joyas en el precio.',
  'rule.EX28': 'Algunas cartas nuevas dan joyas.',
  'rule.EX29': 'Algunas cartas nuevas tiran dados para todos, con su propia tabla.',
  'rule.EX30': 'Algunas cartas nuevas muestran mercaderes: al final cada uno puntúa tu nivel de comercio.',
  'rule.EX31': 'Los 9 edificios están en la tabla de abajo.',
  'rule.EX32': 'Las 9 cartas también.',
  'rule.EX33': 'Sus dados para todos dan: 1 madera, 2 arcilla, 3 piedra, 4 oro, 5 dos joyas, 6 un nivel de comercio.',
  'rule.EX34': 'Los empates se deshacen como siempre.',
  'rule.EX35': 'Las nuevas cabañas se pueden añadir o no.',

  'var.animal.bird_of_prey': 'ave rapaz',
  'var.animal.wolf': 'lobo',
  'var.animal.wild_boar': 'jabalí',
  'var.animal.polar_bear': 'oso polar',
  'var.bonus.wood_each_round': '1 madera cada ronda',
  'var.bonus.brick_each_round': '1 arcilla cada ronda',
  'var.bonus.stone_each_round': '1 piedra cada ronda',
  'var.bonus.person': 'una persona',
  'var.bonus.tool': 'una herramienta',
  'var.bonus.agriculture': '+1 agricultura',
  'var.bonus.food_2': '2 de comida',
  'var.bonus.wood': '1 de madera',
  'var.bonus.brick': '1 de arcilla',
  'var.bonus.stone_and_wood': '1 de piedra y 1 de madera',
  'var.bonus.points_7': '7 puntos',
  'var.bonus.points_3': '3 puntos',
  'value.trade_dice': 'Dados para todos, tabla nueva',
  'value.worth_plus': ({ n }) => `lo que valen, y ${n}`,
  'var.winter.count': ({ n, of }) => `${n} de los ${of} edificios admiten la piedra extra.`,
  'var.animals': 'Los animales',
  'var.animal': 'Animal',
  'var.penalty': 'Resta a cada tirada',
  'var.igloos.worth': 'Lo que puntúa un iglú',
  'var.huts': 'Las seis cabañas',
  'var.gives': 'Da',
  'var.price': 'Precio',
  'var.points': 'Puntos',
  'var.mammoths': 'Las dieciséis fichas',
  'var.herd_at': 'Manada en',
  'var.for_one': 'Para uno',
  'var.for_all': 'Para todos',
  'var.track': 'La escala de comercio',
  'var.level': 'Nivel',
  'var.give': 'Dar',
  'var.get': 'Recibir',
  'var.buildings': 'Los edificios nuevos',
  'var.cards': 'Las cartas nuevas',
  'var.upper': 'Al momento',
  'var.lower': 'Al final',
  'var.dice': 'Sus dados para todos',

  'help.place.merchant': 'Exactamente **dos personas** de una tribu traen **dos niveles** en la escala de comercio y **dos joyas**.',
  'help.place.igloo': ({ worth }) =>
    `Una persona puede construir un iglú: **tres recursos de un tipo**, puntuado al momento (${worth}). No es un edificio.`,
  'help.place.card_5': ({ n }) =>
    `Una persona puede comprar lo que hay aquí por **${count(n, 'joya', 'joyas')}**, y luego la carta de arriba del mazo por `
    + 'otro tanto.',
  'help.place.animal': ({ n }) =>
    `**${n} personas** en una ronda lo ahuyentan, de cualquier tribu. Cada una tira un dado como recompensa: madera, arcilla, `
    + 'piedra, oro, una herramienta, agricultura.',
  'help.animal': ({ n }) => `Mientras está aquí cada tirada por bienes vale **${n} menos**. No se puede comprar.`,
  'help.top.trade_dice_for_all':
    'Tira tantos dados como jugadores. Tú tomas uno primero, luego los demás por turno: madera, arcilla, piedra, oro, dos joyas '
    + 'o un nivel de comercio.',
  'help.top.trade_level': 'Tu marcador sube en la escala de comercio.',
  'help.bottom.merchant': 'Al final cada mercader puntúa tu nivel en la escala de comercio.',
  'help.building.jewelled': ({ price, points }) => `Paga ${price}, puntúa **${points} puntos**.`,
  'help.building.plus': ({ n, kinds, jewelry, plus }) =>
    `Paga ${n} recursos de exactamente ${kinds} tipos y ${count(jewelry, 'joya', 'joyas')}. Puntúa lo que valen los recursos, y `
    + `${plus}.`,
  'help.building.bonus': ({ bonus }) => `Da **${bonus}**.`,
  'help.building.winter': ({ points }) => `Invierno duro: una piedra extra puntúa ${points} más.`,
  'help.winter.card': ({ points }) => `Invierno duro: un oro extra puntúa ${points} puntos.`,
  'help.thing.jewelry': 'No es un recurso: paga donde se nombran joyas, y en un cambio. No alimenta a nadie ni puntúa.',
  'help.thing.jewelry.title': 'Joyas',
  'help.thing.trade': ({ rate }) =>
    `Una vez por ronda, al pagar una carta o un edificio, un cambio: ${rate}. Los mercaderes puntúan este nivel al final.`,
  'help.thing.trade.none':
    'Aún sin comercio. Dos personas en el mercader traen dos niveles. Los mercaderes de las cartas puntúan este nivel al final.',
  'help.thing.trade.track': 'Escala de comercio',
  'help.thing.trade.title': ({ level }) => `Nivel de comercio ${level}`,
  'help.thing.trade.rate': ({ give, get }) => `da ${give}, recibe ${get}`,
  'help.thing.mammoths': 'Fichas de mamuts domados. Quien tenga más puntúa 10 puntos al final.',
  'help.thing.mammoths.title': 'Mamuts',
  'help.thing.igloos': 'Iglús construidos hasta ahora. Sus puntos ya están contados, y no son edificios.',
  'help.igloos_left': ({ n }) => `Quedan ${n}. Cuando se acaban, la partida sigue.`,
  'help.thing.igloos.title': 'Iglús',
  'help.thing.herd': 'La manada está en este lugar esta ronda. Quien trabajó aquí puede mandar gente a la ficha, 1 comida cada una.',
  'help.thing.herd.title': 'La manada',
  'help.mammoth': ({ one, all }) => `Quien doma el mamut toma **${one}** o **${all}**; cada rival toma **${all}**.`,
  'help.mammoth.title': 'La ficha del mamut',
  'help.mammoth.contest': 'El dado más alto de los que vinieron lo doma, cuando todos han usado a su gente.',
  'var.tile.one': '1',
  'var.tile.all': 'todos',
};
