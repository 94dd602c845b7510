// @ts-check
// Spanish: the rules of Stone Age, and what each thing at the table is. Numbers come from the server's tables.

import { formsOf } from '../../../js/words.js';

const { count } = formsOf('es');

/** @type {import('../../../js/rules/words.js').RuleSentences} */
export const rulesEs = {
  'sa.title': 'Las reglas de Stone Age',
  'sa.lead':
    'Guía a una tribu por las estaciones: manda a tu gente, saca lo mejor de lo que trae y da de comer a todos. Diez minutos de '
    + 'lectura y ya puedes jugar.',
  'sa.part.base': 'El juego',
  'sa.part.variants': 'Variantes',

  'sa.idea': 'De qué se trata',
  'sa.idea.1':
    'Cada ronda **colocas** a tu gente en el tablero, luego la **usas** y luego la **alimentas**. Madera, arcilla, piedra y oro '
    + 'compran edificios y cartas. Los edificios puntúan al momento; las cartas ayudan al momento y puntúan otra vez al final.',
  'sa.idea.2': 'Gana quien tenga más puntos cuando se acaben las cartas o un montón de edificios.',
  'sa.idea.place': 'Colocar',
  'sa.idea.place.is': 'Por turno, un lugar cada vez, hasta que nadie pueda colocar más.',
  'sa.idea.use': 'Usar',
  'sa.idea.use.is': 'Un jugador tras otro recoge a toda su gente, en cualquier orden, y hace lo que ofrecen sus lugares.',
  'sa.idea.feed': 'Alimentar',
  'sa.idea.feed.is': 'Todos necesitan una comida por persona. Luego el siguiente jugador empieza otra ronda.',

  'sa.setup': 'Antes de la primera ronda',
  'sa.setup.1': ({ people, food }) =>
    `Cada uno empieza con {people} **${people} personas** y {food} **${food} comidas**, y con nada más.`,
  'sa.setup.2': ({ cards, row, tiles }) =>
    `Las ${cards} cartas de civilización se barajan; ${row} quedan a la vista. Las fichas de edificio se barajan en montones de `
    + `${tiles}, tantos como jugadores; el resto queda en la caja, sin verse. El azar dice quién empieza.`,
  'sa.setup.3': 'Con menos jugadores el tablero es más estrecho:',
  'sa.setup.players': 'Jugadores',
  'sa.setup.stacks': 'Montones de edificios',
  'sa.setup.village': 'Lugares de la aldea usados cada ronda',
  'sa.setup.each': 'Jugadores en cada bosque, arcillera, cantera y río',
  'sa.setup.all': 'todos',
  'sa.setup.hunt':
    'La caza está siempre abierta a todos. Qué lugares de la aldea se usan depende de vosotros: los primeros ocupados cierran '
    + 'los demás.',

  'sa.placing': 'Colocar gente',
  'sa.placing.1':
    'Empezando por el jugador inicial y en círculo, cada uno pone **una o más personas en un lugar**. Luego le toca al '
    + 'siguiente, una y otra vez, hasta que toda la gente esté colocada.',
  'sa.placing.2':
    'Los anillos de un lugar dicen cuántas personas caben. Si ya tienes gente en un lugar, no puedes añadir más en esta ronda: '
    + 'elige bien cuántas van.',
  'sa.placing.3': 'No puedes pasar mientras haya un lugar al que ir. Si no hay ninguno, tu última gente se queda en casa.',
  'sa.placing.example':
    'Te queda una persona y solo está libre la cabaña. La cabaña toma dos de una tribu, así que tu persona se queda en casa; hay '
    + 'que alimentarla igualmente.',

  'sa.using': 'Usar a la gente',
  'sa.using.1':
    'El jugador inicial va primero y usa **toda** su gente antes que el siguiente. El orden es tuyo: una herramienta hecha antes '
    + 'puede ayudar en la tirada siguiente.',
  'sa.using.2':
    'Hay que usar cada lugar, pero nadie está obligado a comprar una carta o un edificio. Usado un lugar, su gente vuelve a casa.',

  'sa.gather': 'Cazar y recoger',
  'sa.gather.1': 'Tira un dado por cada persona y súmalos. Se pueden añadir **herramientas**. Luego divide:',
  'sa.gather.each': ({ n }) => `cada ${n} enteros`,
  'sa.gather.rings': ({ n }) => n ? `sitio para ${n}` : 'sitio para todos',
  'sa.gather.2': 'Lo que sobra al dividir se pierde. En la reserva siempre hay bastante.',
  'sa.gather.example': ({ total, divisor, gets, tool, sum, more }) =>
    `Tres personas en la arcillera sacan ${total}. Cada ${divisor} enteros es una arcilla: **${gets}**. Con una herramienta de `
    + `${tool} son ${sum}, y eso da **${more}**.`,
  'sa.gather.mean': 'De media, sin herramientas',
  'sa.gather.people': ({ n }) => `${count(n, 'persona', 'personas')}`,

  'sa.village': 'La aldea',
  'sa.village.1': 'Tres lugares fortalecen a tu tribu para siempre.',
  'sa.village.2': 'Se puede ir aunque ya estés en el límite; solo sirve para que no vayan otros.',

  'sa.tools': 'Herramientas',
  'sa.tools.1':
    'Tus tres primeras herramientas son fichas de valor 1. Cada una de las siguientes sube en uno la más débil, hasta 4 cada '
    + 'una: 12 en total.',
  'sa.tools.2':
    'Tras una tirada puedes añadir herramientas: **solo fichas enteras**, y **cada ficha una vez por ronda**. Una usada se '
    + 'recupera en la ronda siguiente.',
  'sa.tools.3':
    'Algunas cartas dan una herramienta de **un solo uso**, de 2, 3 o 4. Sirve en cualquier tirada, junto con tus fichas. No '
    + 'cuenta al final.',
  'sa.tools.4':
    'Las herramientas ayudan en la caza, en los cuatro lugares de recursos y en las cartas que tiran dos dados. Los dados para '
    + 'todos no se cambian con ellas.',
  'sa.tools.growth': 'Fichas, de la primera herramienta a la duodécima',

  'sa.cards': 'Cartas de civilización',
  'sa.cards.1':
    'Una persona en una carta puede comprarla con **cualquier mezcla** de madera, arcilla, piedra y oro. Cuánto depende de su '
    + 'hueco: el de la izquierda cuesta más. La comida no paga.',
  'sa.cards.2':
    'La **mitad de arriba** ocurre al momento. La **mitad de abajo** cuenta al final. Al empezar una ronda las cartas que quedan '
    + 'se deslizan a la derecha, donde son más baratas, y llegan nuevas por la izquierda.',
  'sa.cards.top': ({ n }) => `Las mitades de arriba de las ${n} cartas`,
  'sa.cards.bottom': 'Las mitades de abajo',
  'sa.cards.times': ({ n }) => `${n} ×`,
  'sa.cards.dice': 'Dados para todos',
  'sa.cards.dice.is':
    'Se tiran tantos dados como jugadores. Quien compró toma uno, luego los demás por turno; cada dado da lo que dice esta tabla.',
  'sa.cards.peek': 'Las cartas que tomaste de la fila las vieron todos. Una carta extra solo la conoces tú hasta el final.',

  'sa.buildings': 'Edificios',
  'sa.buildings.1':
    'Una persona en la ficha de arriba de un montón puede construirla. Paga lo que pide, puntúa al momento y guarda la ficha: '
    + 'cuenta para tus constructores. La siguiente se descubre enseguida, pero solo se puede tomar en la ronda siguiente.',
  'sa.buildings.values': 'Lo que pagas es lo que puntúas:',
  'sa.buildings.count': ({ n, least, most }) => `${n} fichas dicen su precio; puntúan de ${least} a ${most}.`,
  'sa.buildings.example': ({ points }) =>
    `Una ficha pide cinco recursos de dos tipos. Pagas tres de piedra y dos de madera: **${points} puntos**.`,

  'sa.feeding': 'Alimentar',
  'sa.feeding.1':
    'Cuando todos han vuelto, primero recibes tanta comida como dice tu **agricultura**. Luego paga una comida por cada persona, '
    + 'también las recién nacidas.',
  'sa.feeding.2': ({ penalty }) =>
    'Si falta comida, se va toda. Entonces paga **un recurso por cada comida que falte**, los que elijas, o no pagues y **pierde '
    + `${penalty} puntos**, falte cuanto falte. Los puntos pueden bajar de cero.`,
  'sa.feeding.example': ({ people, field, food, have, missing, penalty }) =>
    `${people} personas, agricultura ${field}, ${food} comidas en reserva: ${have} comidas para ${people} bocas, faltan `
    + `${missing}. Entregas ${missing} de madera, o la guardas y pierdes ${penalty} puntos.`,

  'sa.end': 'El final',
  'sa.end.1': '**Cartas:** si al empezar una ronda el mazo ya no llena todos los huecos, la partida termina en el acto.',
  'sa.end.2': '**Edificios:** cuando un montón está vacío, la ronda se juega hasta el final, con la comida. Fue la última.',
  'sa.end.3': 'Entonces todos cuentan. Gana quien tenga más puntos.',

  'sa.scoring': 'El recuento final',
  'sa.scoring.sets': 'Símbolos de cultura',
  'sa.scoring.sets.1': ({ signs, each }) =>
    `Las cartas con la mitad de abajo verde muestran uno de ${signs} símbolos; cada uno está ${each} veces. Haz filas de `
    + 'símbolos **distintos**: una fila puntúa su longitud por sí misma. Una segunda fila toma lo que tengas dos veces.',
  'sa.scoring.sets.n': 'Símbolos en una fila',
  'sa.scoring.sets.points': 'Puntos',
  'sa.scoring.sets.example': ({ a, b, total }) =>
    `Cinco símbolos, uno de ellos dos veces: una fila de ${a} y otra de ${b}. ${a} × ${a} + ${b} × ${b} = **${total} puntos**.`,
  'sa.scoring.trades': 'Gente de oficio',
  'sa.scoring.trades.1':
    'Las cartas con la mitad de abajo color arena muestran gente. Cada uno puntúa tantas veces como tengas la cosa a la que se '
    + 'dedica:',
  'sa.scoring.trades.sum': ({ n }) => `${n} en todas las cartas`,
  'sa.scoring.trades.example': ({ n, m, total }) => `${n} granjeros y agricultura ${m}: **${total} puntos**.`,
  'sa.scoring.rest': 'Lo que sobra',
  'sa.scoring.rest.1':
    'Cada madera, arcilla, piedra y oro vale 1 punto; la comida nada. Un «2 a elegir» que nunca se tomó cuenta como dos recursos.',
  'sa.scoring.tie': 'En caso de empate, sumad agricultura, herramientas y gente. Si sigue igual, se comparte la victoria.',

  'sa.rulings': 'Letra pequeña',
  'sa.rulings.1': 'Donde las reglas impresas callan, esta mesa juega así.',
  'sa.rulings.list': [
    'No se pregunta lo que solo tiene una respuesta: sin herramientas, no hay tirada que mejorar; sin nada con que pagar, no '
      + 'hay precio que pensar. Adónde va la gente, y quién actúa ahora, se pregunta siempre.',
    'Se puede ir a una carta o edificio aunque no puedas pagar. La persona simplemente vuelve.',
    '«2 a elegir» se puede tomar al elegir tu próxima gente, al pagar un precio o al alimentar.',
    'Lo que pasa de un límite se pierde: una undécima persona, agricultura más allá de 10, herramientas más allá de 12.',
    'Si dos fichas son igual de débiles, la nueva herramienta va a la de la izquierda, y mejor a una sin usar.',
    'Con el mazo vacío una carta extra no da nada.',
    'Todos los que no tienen comida deciden a la vez.',
    'Si los dos finales coinciden, los edificios acaban la partida, tras alimentar.',
    'Los empatados comparten puesto.',
  ],

  'help.place.tool_maker': 'Una persona hace **una herramienta**. Una herramienta suma a una tirada, una vez por ronda.',
  'help.place.hut': 'Entran exactamente **dos personas** de una tribu, y desde entonces tienes **una más**. Diez como mucho.',
  'help.place.field': 'Una persona sube tu **agricultura** en uno: una comida más cada ronda, hasta 10.',
  'help.place.hunt': ({ divisor }) =>
    `Las personas que se quiera de todas las tribus. Un dado cada una; cada ${divisor} enteros es **1 comida**.`,
  'help.place.gather': ({ what, divisor, rings }) =>
    `Hasta ${rings} personas en total. Un dado cada una; cada ${divisor} enteros es **1 ${what}**.`,
  'help.place.players': ({ n }) => `Con estos jugadores, aquí puede haber ${count(n, 'tribu', 'tribus')} como mucho.`,
  'help.place.village': ({ n }) => `Con estos jugadores, cada ronda se usan ${n} de los lugares de la aldea.`,
  'help.place.card': ({ n }) =>
    `Una persona puede comprar lo que hay aquí por **${count(n, 'recurso', 'recursos')}** de cualquier tipo, nunca comida.`,
  'help.place.building': 'Una persona puede construir la ficha de arriba: paga su precio y puntúa al momento.',
  'help.place.empty': 'Aquí no hay nada hasta la ronda siguiente.',
  'help.stack': ({ n }) => `${count(n, 'ficha', 'fichas')} en este montón. Cuando un montón está vacío, esta ronda es la última.`,

  'help.top.dice_for_all':
    'Tira tantos dados como jugadores. Tú tomas uno primero, luego los demás por turno: madera, arcilla, piedra, oro, una '
    + 'herramienta o agricultura.',
  'help.top.food': 'Tuyo al momento.',
  'help.top.resource': 'Tuyo al momento.',
  'help.top.roll': 'Tira dos dados por el recurso mostrado y divide como en su lugar. Las herramientas pueden ayudar.',
  'help.top.points': 'Puntúa al momento.',
  'help.top.tool': 'Una herramienta, como del lugar de las herramientas.',
  'help.top.agriculture': 'La agricultura sube en uno.',
  'help.top.extra_card': 'Roba la carta de arriba del mazo. Solo cuenta para ti su mitad de abajo, y solo la conoces tú.',
  'help.top.once_tool': 'Una herramienta para una sola tirada. Con ella se gasta.',
  'help.top.two_of_choice': 'Dos recursos cualesquiera, ahora o más tarde en la partida.',

  'help.bottom.culture': 'Un símbolo de cultura. Al final una fila de símbolos distintos puntúa su longitud por sí misma.',
  'help.bottom.farmer': 'Al final cada granjero puntúa tanto como tu agricultura.',
  'help.bottom.tool_maker': 'Al final cada artesano puntúa la suma de tus fichas de herramienta.',
  'help.bottom.hut_builder': 'Al final cada constructor puntúa el número de tus edificios.',
  'help.bottom.shaman': 'Al final cada chamán puntúa el número de tus personas.',

  'help.building.fixed': ({ price, points }) => `Paga ${price}, puntúa **${points} puntos**.`,
  'help.building.kinds': ({ n, kinds }) =>
    `Paga ${n} recursos de exactamente ${count(kinds, 'tipo', 'tipos')}, los que quieras. Puntúa lo que valen.`,
  'help.building.any': ({ least, most }) => `Paga de ${least} a ${most} recursos de cualquier tipo. Puntúa lo que valen.`,
  'help.building.worth': ({ wood, brick, stone, gold }) =>
    `La madera vale ${wood}, la arcilla ${brick}, la piedra ${stone}, el oro ${gold}.`,

  'help.thing.wood': ({ n }) => `Del bosque. Vale ${n} en un edificio, 1 punto si sobra al final.`,
  'help.thing.brick': ({ n }) => `De la arcillera. Vale ${n} en un edificio, 1 punto si sobra al final.`,
  'help.thing.stone': ({ n }) => `De la cantera. Vale ${n} en un edificio, 1 punto si sobra al final.`,
  'help.thing.gold': ({ n }) => `Del río. Vale ${n} en un edificio, 1 punto si sobra al final.`,
  'help.thing.food': 'Una por persona al final de la ronda. Nunca paga cartas ni edificios.',
  'help.thing.tools': 'Cada ficha se suma a una tirada por ronda. Las tachadas ya se usaron. Las redondas sirven una sola vez.',
  'help.thing.agriculture': 'Tanta comida entra cada ronda antes de alimentar.',
  'help.thing.people': 'Los de casa destacan, los del tablero están pálidos. Todos comen.',
  'help.thing.buildings': 'Tus edificios. Los constructores los puntúan otra vez al final.',
  'help.thing.extra_card': 'Una carta robada sin ver: su mitad de abajo cuenta al final.',
  'help.thing.two_of_choice': 'Por tomar: dos recursos cualesquiera, en tu turno o al alimentar.',
  'help.thing.score': 'Puntos hasta ahora. Entre paréntesis: lo que serían si la partida acabara ya.',
  'help.thing.start': 'Empieza esta ronda. La marca pasa a la izquierda en cada ronda.',
  'help.thing.food.title': 'Comida',
  'help.thing.tools.title': 'Herramientas',
  'help.thing.agriculture.title': 'Agricultura',
  'help.thing.people.title': 'Gente',
  'help.thing.buildings.title': 'Edificios',
  'help.thing.extra_card.title': 'Carta extra',
  'help.thing.two_of_choice.title': '2 a elegir',
  'help.thing.score.title': 'Puntos',
  'help.thing.start.title': 'Jugador inicial',
  'help.card': 'Carta de civilización',
};
