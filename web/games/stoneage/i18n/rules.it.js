// @ts-check
// Italian: the rules of Stone Age, and what each thing at the table is. Numbers come from the server's tables.

import { formsOf } from '../../../js/words.js';

const { count } = formsOf('it');

/** @type {import('../../../js/rules/words.js').RuleSentences} */
export const rulesIt = {
  'sa.title': 'Le regole di Stone Age',
  'sa.lead':
    'Guida una tribù nelle stagioni: manda fuori la gente, trai il meglio da ciò che porta, e da’ da mangiare a tutti. Dieci '
    + 'minuti di lettura, poi puoi giocare.',
  'sa.part.base': 'Il gioco',
  'sa.part.variants': 'Varianti',

  'sa.idea': 'Di che si tratta',
  'sa.idea.1':
    'Ogni round **piazzi** la tua gente sul tabellone, poi la **usi**, poi la **nutri**. Legno, argilla, pietra e oro comprano '
    + 'edifici e carte. Gli edifici fanno punti subito; le carte aiutano subito e fanno di nuovo punti alla fine.',
  'sa.idea.2': 'Vince chi ha più punti quando finiscono le carte o una pila di edifici.',
  'sa.idea.place': 'Piazzare',
  'sa.idea.place.is': 'A turno, un luogo alla volta, finché nessuno può più piazzare.',
  'sa.idea.use': 'Usare',
  'sa.idea.use.is': 'Un giocatore dopo l’altro riprende tutta la sua gente, in qualsiasi ordine, e fa ciò che offrono i luoghi.',
  'sa.idea.feed': 'Nutrire',
  'sa.idea.feed.is': 'A tutti serve un cibo per persona. Poi il giocatore successivo comincia un nuovo round.',

  'sa.setup': 'Prima del primo round',
  'sa.setup.1': ({ people, food }) =>
    `Ognuno comincia con {people} **${people} persone** e {food} **${food} di cibo**, e nient’altro: né attrezzi, né campi, né punti.`,
  'sa.setup.2': ({ cards, row, tiles }) =>
    `Le ${cards} carte Civiltà si mescolano; ${row} restano scoperte. Le tessere edificio si mescolano in pile da ${tiles}, `
    + 'tante quanti i giocatori; il resto va nella scatola, senza guardare. Il caso dice chi comincia.',
  'sa.setup.3': 'Con meno giocatori il tabellone è più stretto:',
  'sa.setup.players': 'Giocatori',
  'sa.setup.stacks': 'Pile di edifici',
  'sa.setup.village': 'Luoghi del villaggio usati ogni round',
  'sa.setup.each': 'Giocatori in ognuno tra foresta, cave e fiume',
  'sa.setup.all': 'tutti',
  'sa.setup.hunt':
    'La caccia è sempre aperta a tutti. Quali luoghi del villaggio si usano dipende da voi: i primi presi chiudono gli altri.',

  'sa.placing': 'Piazzare la gente',
  'sa.placing.1':
    'Dal primo giocatore e in cerchio, ognuno mette **una o più persone su un luogo**. Poi tocca al prossimo, ancora e ancora, '
    + 'finché tutta la gente sta da qualche parte.',
  'sa.placing.2':
    'Gli anelli di un luogo dicono quante persone ci stanno. Se hai già gente in un luogo, in questo round non puoi aggiungerne: '
    + 'scegli bene quanti vanno.',
  'sa.placing.3': 'Non puoi passare finché c’è un luogo dove andare. Se non c’è, la tua ultima gente resta a casa.',
  'sa.placing.example':
    'Ti resta una persona ed è libera solo la capanna. La capanna ne prende due di una tribù, quindi resta a casa; va nutrita lo '
    + 'stesso.',

  'sa.using': 'Usare la gente',
  'sa.using.1':
    'Il primo giocatore va per primo e usa **tutta** la sua gente prima del prossimo. L’ordine è tuo: un attrezzo fatto prima '
    + 'può aiutare nel tiro dopo.',
  'sa.using.2':
    'Ogni luogo va usato, ma nessuno è costretto a comprare una carta o un edificio. Usato un luogo, la sua gente torna a casa.',

  'sa.gather': 'Cacciare e raccogliere',
  'sa.gather.1': 'Tira un dado per ogni persona lì e somma. Si possono aggiungere **attrezzi**. Poi dividi:',
  'sa.gather.each': ({ n }) => `ogni ${n} interi`,
  'sa.gather.rings': ({ n }) => n ? `posto per ${n}` : 'posto per tutti',
  'sa.gather.2': 'Ciò che avanza dalla divisione è perso. La riserva basta sempre.',
  'sa.gather.example': ({ total, divisor, gets, tool, sum, more }) =>
    `Tre persone alla cava di argilla fanno ${total}. Ogni ${divisor} interi è un’argilla: **${gets}**. Con un attrezzo da `
    + `${tool} è ${sum}, e fa **${more}**.`,
  'sa.gather.mean': 'In media, senza attrezzi',
  'sa.gather.people': ({ n }) => `${count(n, 'persona', 'persone')}`,

  'sa.village': 'Il villaggio',
  'sa.village.1': 'Tre luoghi rafforzano la tribù per sempre.',
  'sa.village.2': 'Andarci quando sei già al limite è permesso; serve solo a tenere fuori gli altri.',

  'sa.tools': 'Attrezzi',
  'sa.tools.1':
    'I tuoi primi tre attrezzi sono tessere da 1. Ogni altro alza di uno la tessera più debole, fino a 4 ciascuna: 12 in tutto.',
  'sa.tools.2':
    'Dopo un tiro puoi aggiungervi attrezzi: **solo tessere intere**, e **ognuna una volta a round**. Un attrezzo usato torna '
    + 'buono nel round dopo.',
  'sa.tools.3':
    'Alcune carte danno un attrezzo **monouso**, da 2, 3 o 4. Va con qualsiasi tiro, insieme alle tessere. Non conta alla fine.',
  'sa.tools.4':
    'Gli attrezzi aiutano a caccia, nei quattro luoghi delle risorse e con le carte che tirano due dadi. I dadi per tutti non '
    + 'cambiano con gli attrezzi.',
  'sa.tools.growth': 'Tessere, dal primo attrezzo al dodicesimo',

  'sa.cards': 'Carte Civiltà',
  'sa.cards.1':
    'Una persona su una carta può comprarla con **qualsiasi misto** di legno, argilla, pietra e oro. Quanto dipende dallo '
    + 'spazio: il più a sinistra costa di più. Il cibo non paga.',
  'sa.cards.2':
    'La **metà alta** avviene subito. La **metà bassa** conta alla fine. All’inizio di un round le carte rimaste scorrono a '
    + 'destra, dove costano meno, e nuove arrivano da sinistra.',
  'sa.cards.top': ({ n }) => `Le metà alte delle ${n} carte`,
  'sa.cards.bottom': 'Le metà basse',
  'sa.cards.times': ({ n }) => `${n} ×`,
  'sa.cards.dice': 'Dadi per tutti',
  'sa.cards.dice.is':
    'Si tirano tanti dadi quanti i giocatori. Chi compra ne prende uno, poi gli altri a turno; ogni dado dà ciò che dice questa '
    + 'tabella.',
  'sa.cards.peek': 'Le carte prese dalla fila le hanno viste tutti. Una carta extra la conosci solo tu, fino alla fine.',

  'sa.buildings': 'Edifici',
  'sa.buildings.1':
    'Una persona sulla tessera in cima a una pila può costruirla. Paga ciò che chiede, fai punti subito, tieni la tessera: conta '
    + 'per i costruttori. La successiva si gira subito, ma si può prendere solo nel round dopo.',
  'sa.buildings.values': 'Ciò che paghi è ciò che fai:',
  'sa.buildings.count': ({ n, least, most }) => `${n} tessere dicono il prezzo; fanno da ${least} a ${most}.`,
  'sa.buildings.example': ({ points }) =>
    `Una tessera chiede cinque risorse di due tipi. Paghi tre pietre e due legni: **${points} punti**.`,

  'sa.feeding': 'Nutrire',
  'sa.feeding.1':
    'Quando tutti sono tornati, prima ricevi tanto cibo quanto dice la tua **agricoltura**. Poi paga un cibo per persona, anche '
    + 'per i neonati.',
  'sa.feeding.2': ({ penalty }) =>
    'Se il cibo manca, va via tutto. Poi paga **una risorsa per ogni cibo mancante**, a tua scelta, o non pagare e **perdi '
    + `${penalty} punti**, quanto che manchi. I punti possono scendere sotto zero.`,
  'sa.feeding.example': ({ people, field, food, have, missing, penalty }) =>
    `${people} persone, agricoltura ${field}, ${food} di cibo in riserva: ${have} di cibo per ${people} bocche, ne `
    + `mancano ${missing}. Dai ${missing} di legno, o lo tieni e perdi ${penalty} punti.`,

  'sa.end': 'La fine',
  'sa.end.1': '**Carte:** se all’inizio di un round il mazzo non riempie più tutti gli spazi, la partita finisce subito.',
  'sa.end.2': '**Edifici:** quando una pila è vuota, il round si gioca fino in fondo, cibo compreso. Era l’ultimo.',
  'sa.end.3': 'Poi tutti contano. Vince chi ha più punti.',

  'sa.scoring': 'Il conteggio finale',
  'sa.scoring.sets': 'Simboli di cultura',
  'sa.scoring.sets.1': ({ signs, each }) =>
    `Le carte con la metà bassa verde mostrano uno di ${signs} simboli; ognuno c’è ${each} volte. Fai file di simboli `
    + '**diversi**: una fila vale la sua lunghezza per se stessa. Una seconda fila prende ciò che hai due volte.',
  'sa.scoring.sets.n': 'Simboli in una fila',
  'sa.scoring.sets.points': 'Punti',
  'sa.scoring.sets.example': ({ a, b, total }) =>
    `Cinque simboli, uno dei quali due volte: una fila da ${a} e una da ${b}. ${a} × ${a} + ${b} × ${b} = **${total} punti**.`,
  'sa.scoring.trades': 'Gente di mestiere',
  'sa.scoring.trades.1':
    'Le carte con la metà bassa color sabbia mostrano gente. Ognuno vale tante volte quante hai la cosa di cui si occupa:',
  'sa.scoring.trades.sum': ({ n }) => `${n} su tutte le carte`,
  'sa.scoring.trades.example': ({ n, m, total }) => `${n} contadini e agricoltura ${m}: **${total} punti**.`,
  'sa.scoring.rest': 'Ciò che resta',
  'sa.scoring.rest.1': 'Ogni legno, argilla, pietra e oro vale 1 punto; il cibo nulla. Un «2 a scelta» mai preso vale due risorse.',
  'sa.scoring.tie': 'A parità sommate agricoltura, attrezzi e persone. Se è ancora pari, la vittoria è condivisa.',

  'sa.rulings': 'Note minute',
  'sa.rulings.1': 'Dove le regole stampate tacciono, questo tavolo gioca così.',
  'sa.rulings.list': [
    'Non si chiede ciò che ha una sola risposta: senza attrezzi non c’è tiro da migliorare; senza nulla per pagare non c’è '
      + 'prezzo a cui pensare. Dove va la gente, e chi agisce ora, si chiede sempre.',
    'Si può andare su una carta o un edificio anche senza poter pagare. La persona torna semplicemente a casa.',
    '«2 a scelta» si prende quando scegli la prossima gente, paghi un prezzo o nutri.',
    'Ciò che supera un limite è perso: un’undicesima persona, agricoltura oltre 10, attrezzi oltre 12.',
    'Se due tessere sono deboli uguali, il nuovo attrezzo va a quella di sinistra, e meglio a una non usata.',
    'A mazzo vuoto una carta extra non dà nulla.',
    'Tutti quelli senza cibo decidono insieme.',
    'Se i due finali coincidono, gli edifici chiudono la partita, dopo il cibo.',
    'I pari condividono il posto.',
  ],

  'help.place.tool_maker': 'Una persona fa **un attrezzo**. Un attrezzo aggiunge a un tiro, una volta a round.',
  'help.place.hut': 'Entrano esattamente **due persone** di una tribù, e da allora ne hai **una in più**. Dieci al massimo.',
  'help.place.field': 'Una persona alza l’**agricoltura** di uno: un cibo in più ogni round, fino a 10.',
  'help.place.hunt': ({ divisor }) =>
    `Quante persone si vuole di tutte le tribù. Un dado ciascuna; ogni ${divisor} interi è **1 cibo**.`,
  'help.place.gather': ({ what, divisor, rings }) =>
    `Fino a ${rings} persone in tutto. Un dado ciascuna; ogni ${divisor} interi è **1 ${what}**.`,
  'help.place.players': ({ n }) => `Con tanti giocatori, qui al massimo ${count(n, 'tribù', 'tribù')}.`,
  'help.place.village': ({ n }) => `Con tanti giocatori, ogni round si usano ${n} luoghi del villaggio.`,
  'help.place.card': ({ n }) =>
    `Una persona può comprare ciò che c’è qui per **${count(n, 'risorsa', 'risorse')}** di qualsiasi tipo, mai cibo.`,
  'help.place.building': 'Una persona può costruire la tessera in cima: paga il prezzo, fai punti subito.',
  'help.place.empty': 'Qui non c’è nulla fino al prossimo round.',
  'help.stack': ({ n }) => `${count(n, 'tessera', 'tessere')} in questa pila. Quando una pila è vuota, questo round è l’ultimo.`,

  'help.top.dice_for_all':
    'Tira tanti dadi quanti i giocatori. Tu ne prendi uno per primo, poi gli altri a turno: legno, argilla, pietra, oro, un '
    + 'attrezzo o agricoltura.',
  'help.top.food': 'Tuo subito.',
  'help.top.resource': 'Tuo subito.',
  'help.top.roll': 'Tira due dadi per la risorsa mostrata e dividi come nel suo luogo. Gli attrezzi possono aiutare.',
  'help.top.points': 'Punti subito.',
  'help.top.tool': 'Un attrezzo, come dagli attrezzi.',
  'help.top.agriculture': 'L’agricoltura sale di uno.',
  'help.top.extra_card': 'Pesca la carta in cima al mazzo. Ti conta solo la metà bassa, e la conosci solo tu.',
  'help.top.once_tool': 'Un attrezzo per un solo tiro. Con quello è finito.',
  'help.top.two_of_choice': 'Due risorse qualsiasi, ora o più tardi nella partita.',

  'help.bottom.culture': 'Un simbolo di cultura. Alla fine una fila di simboli diversi vale la sua lunghezza per se stessa.',
  'help.bottom.farmer': 'Alla fine ogni contadino fa tanti punti quanta la tua agricoltura.',
  'help.bottom.tool_maker': 'Alla fine ogni artigiano fa la somma dei tuoi attrezzi.',
  'help.bottom.hut_builder': 'Alla fine ogni costruttore fa il numero dei tuoi edifici.',
  'help.bottom.shaman': 'Alla fine ogni sciamano fa il numero delle tue persone.',

  'help.building.fixed': ({ price, points }) => `Paga ${price}, fai **${points} punti**.`,
  'help.building.kinds': ({ n, kinds }) =>
    `Paga ${n} risorse di esattamente ${count(kinds, 'tipo', 'tipi')}, a tua scelta. Fai quanto valgono.`,
  'help.building.any': ({ least, most }) => `Paga da ${least} a ${most} risorse di qualsiasi tipo. Fai quanto valgono.`,
  'help.building.worth': ({ wood, brick, stone, gold }) =>
    `Il legno vale ${wood}, l’argilla ${brick}, la pietra ${stone}, l’oro ${gold}.`,

  'help.thing.wood': ({ n }) => `Dalla foresta. Vale ${n} in un edificio, 1 punto se avanza alla fine.`,
  'help.thing.brick': ({ n }) => `Dalla cava di argilla. Vale ${n} in un edificio, 1 punto se avanza alla fine.`,
  'help.thing.stone': ({ n }) => `Dalla cava di pietra. Vale ${n} in un edificio, 1 punto se avanza alla fine.`,
  'help.thing.gold': ({ n }) => `Dal fiume. Vale ${n} in un edificio, 1 punto se avanza alla fine.`,
  'help.thing.food': 'Uno a persona a fine round. Non paga mai carte né edifici.',
  'help.thing.tools': 'Ogni tessera va a un tiro per round. Quelle sbarrate sono usate. Quelle tonde valgono una volta sola.',
  'help.thing.agriculture': 'Tanto cibo arriva ogni round prima di nutrire.',
  'help.thing.people': 'Chi è a casa risalta, chi è sul tabellone è pallido. Mangiano tutti.',
  'help.thing.buildings': 'I tuoi edifici. I costruttori li contano di nuovo alla fine.',
  'help.thing.extra_card': 'Una carta pescata senza vederla: la metà bassa conta alla fine.',
  'help.thing.two_of_choice': 'Ancora da prendere: due risorse qualsiasi, al tuo turno o nutrendo.',
  'help.thing.score': 'Punti finora. Tra parentesi: quanti sarebbero se la partita finisse ora.',
  'help.thing.start': 'Comincia questo round. Il segno passa a sinistra a ogni round.',
  'help.thing.food.title': 'Cibo',
  'help.thing.tools.title': 'Attrezzi',
  'help.thing.agriculture.title': 'Agricoltura',
  'help.thing.people.title': 'Gente',
  'help.thing.buildings.title': 'Edifici',
  'help.thing.extra_card.title': 'Carta extra',
  'help.thing.two_of_choice.title': '2 a scelta',
  'help.thing.score.title': 'Punti',
  'help.thing.start.title': 'Primo giocatore',
  'help.card': 'Carta Civiltà',
};
