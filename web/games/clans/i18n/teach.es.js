// @ts-check
// Spanish: the tutorial of Clans and the hints of a first match.

/** @type {import('../../../js/words.js').Sentences} */
export const teachEs = {
  'clans.teach.goal': ({ clan }) =>
    `Eres el ${clan}, y nadie más lo sabe. Cada clan tiene cabañas por todo el país; lleva las tuyas a poblados ricos sin que se `
    + 'note demasiado pronto.',
  'clans.teach.from': 'Un turno es un movimiento: toma todas las cabañas de un territorio, del color que sean. Elige uno en el mapa.',
  'clans.teach.to': 'Van a un vecino donde ya hay cabañas. Elige adónde.',
  'clans.teach.send': 'La flecha muestra el movimiento, y debajo lees qué resulta. Envíalo.',
  'clans.teach.village':
    'Las cabañas sin vecinos ocupados se vuelven poblado. Aquí un movimiento funda uno: quien lo hace toma una ficha, que es un '
    + 'punto.',
  'clans.teach.score': ({ clan }) =>
    `Un poblado puntúa sus cabañas para cada clan que vive en él. La escala muestra los cinco; cómo va el ${clan} es tu secreto.`,
  'clans.teach.epoch':
    'La tablilla muestra las épocas: en una tierra los poblados dan más, en otra perecen. Con su última ficha acaba una época.',
  'clans.teach.end':
    'El duodécimo poblado acaba la partida. Entonces se muestran los clanes, y cada uno suma sus fichas a los puntos de la '
    + 'escala.',
  'clans.teach.hint.secret': ({ clan }) => `Eres el ${clan}. Mueve también otras cabañas, o se verá cuáles son las tuyas.`,
  'clans.teach.hint.found': 'Un movimiento tuyo podría fundar un poblado ahora. Elígelo para leer qué puntuaría, y para quién.',
  'clans.teach.hint.order': 'Tú eliges qué poblado va primero: la siguiente ficha puede ser de otra época.',
  'clans.teach.hint.epoch': 'Nueva época: otra tierra da más ahora, y otra arruina sus poblados.',
};
