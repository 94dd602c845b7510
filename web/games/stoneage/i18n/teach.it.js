// @ts-check
// Italian: the tutorial of Stone Age and the hints of a first match.

/** @type {import('../../../js/words.js').Sentences} */
export const teachIt = {
  'stoneage.teach.goal':
    'Guidi una tribù. Gli edifici fanno punti subito, le carte soprattutto alla fine, e vince chi ne ha di più. Ogni round '
    + 'piazzi la tua gente, la usi e la nutri.',
  'stoneage.teach.place': 'Manda gente a lavorare dove il tabellone brilla. Scegline tre, poi manda: ognuno tirerà un dado per te.',
  'stoneage.teach.buyer':
    'Una persona su una carta o un edificio può comprarlo più tardi. La cifra è il prezzo; ciò che c’è si vede tutto prima di '
    + 'mandare.',
  'stoneage.teach.rest':
    'Ora il resto, un luogo a turno. La caccia porta cibo; attrezzi, campo e capanna rafforzano la tribù per sempre.',
  'stoneage.teach.use': 'Tutti piazzati. Usa la tua gente in qualsiasi ordine: prima chi raccoglie, poi chi con ciò compra.',
  'stoneage.teach.buy':
    'Ora compra. Il pulsante paga con le risorse meno care; tocca le altre per pagare con quelle, o passa. La tua persona torna a '
    + 'casa comunque.',
  'stoneage.teach.feed': ({ n, food }) =>
    `Il round è finito e la tua gente ha mangiato, un cibo a testa. Accanto al cibo vedi che cosa viene: ne vorranno ${n} dei `
    + `tuoi ${food}.`,
  'stoneage.teach.end':
    'Si va avanti finché finiscono le carte o una pila di edifici è vuota. Poi contano carte e avanzi, e il foglio mostra ogni '
    + 'punto.',
  'stoneage.teach.hint.place': ({ touch }) => (touch
    ? 'Tieni il dito su un luogo per leggere che cosa fa. '
    : 'Fermati su un luogo per leggere che cosa fa. ') + 'Anche gli altri prendono luoghi: prima il più utile.',
  'stoneage.teach.hint.use': 'Ciò che raccogli ora può pagare una carta o un edificio nello stesso turno: quindi prima raccogli.',
  'stoneage.teach.hint.tools': 'Un attrezzo aggiunge il suo valore a un tiro per round. Usalo dove dà uno in più.',
  'stoneage.teach.hint.pay':
    'Gli edifici valgono ciò che costano. Carte con simboli verdi diversi valgono insieme: guarda che cosa hai.',
  'stoneage.teach.hint.pick': 'Ognuno prende uno di questi dadi, tu per primo: i più alti danno di più.',
  'stoneage.teach.hint.food': ({ n, food }) => `La tua gente vorrà ${n} di cibo e ne hai ${food}. Caccia, o paga con risorse.`,
};
