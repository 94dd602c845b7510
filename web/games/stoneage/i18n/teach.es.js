// @ts-check
// Spanish: the tutorial of Stone Age and the hints of a first match.

/** @type {import('../../../js/words.js').Sentences} */
export const teachEs = {
  'stoneage.teach.goal':
    'Guías a una tribu. Los edificios puntúan al momento, las cartas sobre todo al final, y gana quien tiene más puntos. Cada '
    + 'ronda colocas a tu gente, la usas y la alimentas.',
  'stoneage.teach.place': 'Manda gente a trabajar donde brilla el tablero. Elige a tres y envía: cada uno tirará un dado por ti.',
  'stoneage.teach.buyer':
    'Una persona en una carta o un edificio puede comprarlo después. La cifra es su precio; lo que hay allí se muestra entero '
    + 'antes de enviar.',
  'stoneage.teach.rest':
    'Ahora el resto, un lugar por turno. La caza da comida; herramientas, campo y cabaña mejoran tu tribu para siempre.',
  'stoneage.teach.use': 'Todos colocados. Usa a tu gente en cualquier orden: primero quien recoge, luego quien compra con ello.',
  'stoneage.teach.buy':
    'Ahora compra. El botón paga con los recursos más baratos; toca otros para pagar con ellos, o pasa. Tu persona vuelve a casa '
    + 'de todos modos.',
  'stoneage.teach.feed': ({ n, food }) =>
    `La ronda ha acabado y tu gente ha comido, una comida cada uno. Junto a tu comida ves lo que viene: querrán ${n} de tus `
    + `${food}.`,
  'stoneage.teach.end':
    'Así sigue hasta que se acaben las cartas o un montón de edificios quede vacío. Entonces puntúan las cartas y lo que sobra, '
    + 'y la hoja muestra cada punto.',
  'stoneage.teach.hint.place': ({ touch }) => (touch
    ? 'Mantén el dedo en un lugar para leer qué hace. '
    : 'Pasa sobre un lugar para leer qué hace. ') + 'Otros también ocupan lugares: primero lo que más necesites.',
  'stoneage.teach.hint.use': 'Lo que recojas ahora puede pagar una carta o un edificio en el mismo turno, así que recoge primero.',
  'stoneage.teach.hint.tools': 'Una herramienta suma su valor a una tirada en cada ronda. Úsala donde dé uno más.',
  'stoneage.teach.hint.pay':
    'Los edificios puntúan lo que cuestan. Las cartas con símbolos verdes distintos puntúan juntas: mira lo que tienes.',
  'stoneage.teach.hint.pick': 'Cada cual toma uno de estos dados, tú primero: los más altos dan más.',
  'stoneage.teach.hint.food': ({ n, food }) => `Tu gente querrá ${n} de comida y tienes ${food}. Caza, o paga con recursos.`,
};
