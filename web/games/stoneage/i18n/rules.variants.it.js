// @ts-check
// Italian: the variants of Stone Age. One sentence or two for each row of the server's table `variant_rules`, by its id.

import { formsOf } from '../../../js/words.js';

const { count } = formsOf('it');

/** @type {import('../../../js/rules/words.js').RuleSentences} */
export const variantsIt = {
  'var.intro': 'Varianti',
  'var.intro.1':
    'Ognuna si può scegliere aprendo un tavolo, da sola o con altre. Uscirono negli anni in piccole scatole; non tutto ciò che '
    + 'vi era stampato si trova ancora.',
  'var.intro.2': 'Perciò ogni regola qui sotto dice quanto è nota:',
  'var.together': 'Più insieme',
  'var.together.1': 'Tutte le varianti vanno insieme. Con tutte un round va così:',
  'var.together.list': [
    'Le carte scorrono e si completano. Un animale che entra nella fila conta subito.',
    'Le nuove capanne danno la loro rendita.',
    'Il branco si sposta, e la sua tessera si gira.',
    'Piazzare, poi usare la gente.',
    'Gli animali con abbastanza gente sono scacciati, da destra a sinistra.',
    'Il mammut viene domato.',
    'Nutrire.',
  ],
  'var.provenance': 'Come lo sappiamo',

  'rule.HW1': 'Comprando una carta puoi aggiungere 1 oro al prezzo e fare subito **6 punti**.',
  'rule.HW2': 'Al massimo un oro in più per carta.',
  'rule.HW3': 'Costruendo un edificio con il segno puoi aggiungere 1 pietra al prezzo e fare subito **5 punti**.',
  'rule.HW4': 'Al massimo una pietra in più per edificio.',
  'rule.HW5': 'Se un edificio prende la pietra in più dipende dalla tessera: in stampa, dal lato invernale.',
  'rule.HW6': 'La prende ogni edificio che dice il prezzo; quelli a scelta libera no.',
  'rule.HW7': 'Nuove capanne, edifici dell’espansione e igloo non la prendono.',
  'rule.HW8': 'L’oro si può aggiungere su ogni spazio carta, anche su quello da gioielli.',
  'rule.HW9': 'La seconda carta coperta dell’espansione non si compra da sola: niente altro oro per lei.',
  'rule.HW10': 'Pietra e oro in più vengono dalla tua riserva, mai da uno scambio fatto ora.',
  'rule.HW11': 'Si pagano con il prezzo e fanno punti subito. Alla fine della partita non cambia nulla.',

  'rule.WA1': 'Quattro animali si mescolano nel mazzo.',
  'rule.WA2': 'Sono orso polare, cinghiale, lupo e rapace.',
  'rule.WA2b': 'Ce n’è uno di ciascuno.',
  'rule.WA3': 'Un animale scoperto resta finché non è scacciato. Non si può comprare.',
  'rule.WA4': 'Finché c’è abbassa i tiri di 1, 2 o 3.',
  'rule.WA5': 'Quale animale abbassa di quanto è nella tabella qui sotto.',
  'rule.WA6':
    'Si toglie dalla somma di un tiro, una volta, non da ogni dado. La somma non scende sotto 0, e gli attrezzi si aggiungono '
    + 'dopo.',
  'rule.WA7': 'Riguarda tutti, a caccia, nei quattro luoghi delle risorse e con le carte che tirano due dadi per una risorsa.',
  'rule.WA8': 'I dadi letti uno a uno restano come sono caduti: dadi per tutti, il premio per aver scacciato, la gara per un mammut.',
  'rule.WA9': 'Più animali si sommano.',
  'rule.WA10': 'Per scacciare un animale devono starci tante persone quanti i giocatori, di qualsiasi tribù.',
  'rule.WA11':
    'Un animale è un luogo con tanti anelli. Puoi metterci una o più persone, una volta a round; le tribù possono dividerlo, o '
    + 'una riempirlo da sola. Non conta come luogo di risorse né del villaggio.',
  'rule.WA12': 'Devono esserci tutte in uno stesso round. Se sono poche, tornano senza premio e l’animale resta.',
  'rule.WA13': 'È scacciato quando tutti hanno usato la gente, prima di nutrire. Fino ad allora vale la sua penalità.',
  'rule.WA14': 'Per ogni tua persona lì tiri un dado e ricevi ciò che mostra.',
  'rule.WA15': 'I dadi danno ciò che danno i dadi per tutti: legno, argilla, pietra, oro, un attrezzo, agricoltura.',
  'rule.WA16': 'Dal primo giocatore, senza attrezzi. Ciò che supera un limite è perso.',
  'rule.WA17': 'L’animale occupa il suo spazio, quindi lì non si compra carta. Scorre a destra come le carte.',
  'rule.WA18': 'Un animale scacciato lascia la partita. Il suo spazio resta vuoto fino al round dopo.',
  'rule.WA19': 'La prima fila si distribuisce senza animali; poi si mescolano al resto.',
  'rule.WA20':
    'Se si pesca una carta senza vederla e in cima c’è un animale, si prende la prossima che non lo è, e il resto si rimescola.',
  'rule.WA21': 'Gli animali nel mazzo contano come carte per completare la fila. Quelli che restano alla fine non fanno nulla.',

  'rule.IG1': 'Un igloo costa **3 risorse di un tipo**.',
  'rule.IG2': 'Fa subito quanto valgono: come in un edificio.',
  'rule.IG3': 'Non è un edificio: i costruttori non lo contano.',
  'rule.IG4': 'Il commercio dell’espansione non può pagarlo.',
  'rule.IG5': 'Ci sono due igloo per giocatore.',
  'rule.IG6': 'C’è un posto per una persona: un igloo a round. Quando finiscono, il luogo è chiuso.',
  'rule.IG7': 'Non è un luogo del villaggio, quindi pochi giocatori non lo chiudono.',
  'rule.IG8': 'Chi non può o non vuole pagare riprende la persona; l’igloo resta.',
  'rule.IG9': 'Quando finiscono la partita continua.',
  'rule.IG10': 'I gioielli non possono pagarlo.',
  'rule.IG11': 'Inverno rigido non vi aggiunge pietra.',
  'rule.IG12': 'Si può usare con o senza Inverno rigido.',

  'rule.NH1': 'Ci sono 6 tessere nuove.',
  'rule.NH2': 'Tre portano 1 legno, 1 argilla o 1 pietra ogni round; le altre danno una volta una persona, un attrezzo o un campo.',
  'rule.NH3': 'Una tessera per ciascuno.',
  'rule.NH4': 'Fanno subito meno punti di altri edifici di quel prezzo.',
  'rule.NH5': 'Sono edifici: i costruttori le contano.',
  'rule.NH6': 'Si mescolano con tutti gli altri edifici prima di fare le pile.',
  'rule.NH7': 'Quanto costano e fanno è nella tabella qui sotto.',
  'rule.NH8': 'La rendita viene all’inizio di ogni round, dal prossimo, prima di piazzare. Non serve nessuno lì.',
  'rule.NH9': 'Con dieci persone, dodici attrezzi o agricoltura 10 la capanna si costruisce lo stesso, ma ciò che dà è perso.',

  'rule.MH1': '16 tessere bonus formano una pila coperta; c’è un branco.',
  'rule.MH2': 'Il fronte di una tessera mostra un bonus per uno e uno per tutti, il retro una risorsa.',
  'rule.MH3': 'Va con il gioco base e con ogni altra variante.',
  'rule.MH4':
    'All’inizio di un round il branco va al luogo della risorsa in cima alla pila. Quella tessera si gira; la nuova in cima '
    + 'mostra dove sarà poi.',
  'rule.MH5': 'Finita la pila il branco è andato, e la partita continua senza.',
  'rule.MH6': 'Ognuna delle quattro risorse è sul retro di quattro tessere.',
  'rule.MH7':
    'Dopo il tiro nel luogo del branco e preso ciò che dà, puoi mandare alla tessera una o più delle persone che vi lavoravano. '
    + 'Le altre tornano; nessun altro può andarci.',
  'rule.MH8': 'Ognuna costa subito 1 cibo; una risorsa può sostituirlo.',
  'rule.MH9': 'Puoi pagare con risorse anche se hai cibo.',
  'rule.MH10': 'Il mammut è domato quando tutti hanno usato la gente, prima di nutrire.',
  'rule.MH11':
    'Se sono venute più tribù, ognuna tira un dado per persona. Il dado più alto doma il mammut, gli altri sono sfidanti. Le '
    + 'somme non contano.',
  'rule.MH12': 'Chi è venuto solo lo doma senza tirare.',
  'rule.MH13': 'Se non è venuto nessuno, la tessera lascia la partita.',
  'rule.MH14':
    'A parità decidono i dadi successivi, e così via; vince chi ha ancora dadi. Se tutti sono pari, i pari tirano un dado '
    + 'ciascuno finché si decide.',
  'rule.MH15': 'Chi doma prende il bonus per uno o quello per tutti; ogni sfidante prende quello per tutti.',
  'rule.MH16': 'Una volta per giocatore, quanti che siano venuti.',
  'rule.MH17': 'Chi doma tiene la tessera, qualunque fosse il bonus.',
  'rule.MH18': 'Chi doma prende per primo, poi gli sfidanti in cerchio.',
  'rule.MH19': 'Alla fine il giocatore con più tessere fa **10 punti**.',
  'rule.MH20': 'Se più giocatori ne hanno di più, ognuno fa 10.',
  'rule.MH21': 'Che cosa danno le tessere è nella tabella qui sotto.',

  'rule.EX1': 'Si gioca da due a cinque. Il quinto giocatore ha dieci persone e una plancia come gli altri.',
  'rule.EX2':
    'La scatola ha una plancia da sovrapporre, gioielli, 9 edifici, 9 carte, tessere per punteggi alti e segnalini; c’erano '
    + 'anche le nuove capanne.',
  'rule.EX3': 'Un dente è un gioiello, un anello tre.',
  'rule.EX4': 'I gioielli non finiscono mai.',
  'rule.EX5': 'Tutti cominciano con 5 persone, 12 di cibo e 1 gioiello, e sulla casella 0 del tracciato di commercio.',
  'rule.EX6': 'Tutti gli edifici si mescolano; una pila da 7 per giocatore, cinque pile in cinque.',
  'rule.EX7': 'Il mazzo ha 45 carte: 36 e 9 nuove.',
  'rule.EX8': 'Il mercante è un nuovo luogo del villaggio per esattamente 2 persone di una tribù.',
  'rule.EX9': 'Il mercante porta **2 livelli** sul tracciato di commercio e **2 gioielli**.',
  'rule.EX10': 'Il tracciato di commercio va da 0 a 10.',
  'rule.EX11': 'I luoghi del villaggio sono attrezzi, capanna, campo e mercante. In quattro se ne usano tre a round, in due o tre due.',
  'rule.EX11b': 'In cinque si usano tutti e quattro.',
  'rule.EX12': 'Foresta, cave e fiume sono come sempre: una tribù ciascuno in due, due in tre, senza limite in quattro e cinque.',
  'rule.EX13': 'A caccia ogni 2 interi è 1 cibo o 1 gioiello.',
  'rule.EX14': 'Un tiro si può dividere fra i due come vuoi.',
  'rule.EX15': 'I gioielli non sono una risorsa: non nutrono nessuno e non fanno punti alla fine.',
  'rule.EX15b': 'Pagano solo dove si nominano gioielli: al quinto spazio, per la seconda carta, in alcuni edifici e in uno scambio.',
  'rule.EX16': 'Non sostituiscono il cibo nel domare un mammut.',
  'rule.EX17': 'Una carta del quinto spazio costa **3 gioielli**, e nient’altro vale.',
  'rule.EX18':
    'Chi vi ha comprato può pagare altri 3 gioielli per la carta in cima al mazzo, senza vederla. La sua metà alta non si usa.',
  'rule.EX19': 'Il quinto spazio è a sinistra degli altri. Le carte ne scorrono a destra; si usano sempre cinque spazi.',
  'rule.EX20': 'La partita finisce come sempre; ora vanno riempiti cinque spazi.',
  'rule.EX21': 'Commercio: nulla al livello 0, 2 per 1 fino al livello 3, 1 per 1 dal livello 4, e infine 1 per 2.',
  'rule.EX21b': 'Da 5 a 8 resta 1 per 1, a 10 dai 1 e ricevi 2. Del 9 non si sa nulla; qui è 1 per 1.',
  'rule.EX22':
    'Puoi scambiare una volta a round, pagando una carta o un edificio; non per un igloo, né per gli extra di Inverno rigido.',
  'rule.EX23': 'È un solo scambio al tuo tasso. Ciò che dai e ricevi può essere risorse e gioielli di ogni tipo.',
  'rule.EX24': 'Ciò che ricevi entra in quel pagamento. Se c’è posto per un solo pezzo, il secondo è perso.',
  'rule.EX25': 'I gioielli di uno scambio possono pagare al quinto spazio e per la seconda carta.',
  'rule.EX26': 'Negli edifici a scelta libera ciò che hai ricevuto conta come ogni risorsa: per tipi, numero e punti.',
  'rule.EX27': 'Alcuni nuovi edifici hanno gioielli nel prezzo.',
  'rule.EX28': 'Alcune nuove carte danno gioielli.',
  'rule.EX29': 'Alcune nuove carte tirano dadi per tutti, con una tabella propria.',
  'rule.EX30': 'Alcune nuove carte mostrano mercanti: alla fine ognuno fa il tuo livello di commercio.',
  'rule.EX31': 'I 9 edifici sono nella tabella qui sotto.',
  'rule.EX32': 'Anche le 9 carte.',
  'rule.EX33': 'I loro dadi per tutti danno: 1 legno, 2 argilla, 3 pietra, 4 oro, 5 due gioielli, 6 un livello di commercio.',
  'rule.EX34': 'Le parità si risolvono come sempre.',
  'rule.EX35': 'Le nuove capanne si possono aggiungere o no.',

  'var.animal.bird_of_prey': 'rapace',
  'var.animal.wolf': 'lupo',
  'var.animal.wild_boar': 'cinghiale',
  'var.animal.polar_bear': 'orso polare',
  'var.bonus.wood_each_round': '1 legno ogni round',
  'var.bonus.brick_each_round': '1 argilla ogni round',
  'var.bonus.stone_each_round': '1 pietra ogni round',
  'var.bonus.person': 'una persona',
  'var.bonus.tool': 'un attrezzo',
  'var.bonus.agriculture': '+1 agricoltura',
  'var.bonus.food_2': '2 di cibo',
  'var.bonus.wood': '1 di legno',
  'var.bonus.brick': '1 di argilla',
  'var.bonus.stone_and_wood': '1 di pietra e 1 di legno',
  'var.bonus.points_7': '7 punti',
  'var.bonus.points_3': '3 punti',
  'value.trade_dice': 'Dadi per tutti, nuova tabella',
  'value.worth_plus': ({ n }) => `ciò che valgono, e ${n}`,
  'var.winter.count': ({ n, of }) => `${n} dei ${of} edifici prendono la pietra in più.`,
  'var.animals': 'Gli animali',
  'var.animal': 'Animale',
  'var.penalty': 'Tolto a ogni tiro',
  'var.igloos.worth': 'Quanto fa un igloo',
  'var.huts': 'Le sei capanne',
  'var.gives': 'Dà',
  'var.price': 'Prezzo',
  'var.points': 'Punti',
  'var.mammoths': 'Le sedici tessere',
  'var.herd_at': 'Branco a',
  'var.for_one': 'Per uno',
  'var.for_all': 'Per tutti',
  'var.track': 'Il tracciato di commercio',
  'var.level': 'Livello',
  'var.give': 'Dai',
  'var.get': 'Ricevi',
  'var.buildings': 'I nuovi edifici',
  'var.cards': 'Le nuove carte',
  'var.upper': 'Subito',
  'var.lower': 'Alla fine',
  'var.dice': 'I loro dadi per tutti',

  'help.place.merchant':
    'Esattamente **due persone** di una tribù portano **due livelli** sul tracciato di commercio e **due gioielli**.',
  'help.place.igloo': ({ worth }) =>
    `Una persona può costruire un igloo: **tre risorse di un tipo**, punti subito (${worth}). Non è un edificio.`,
  'help.place.card_5': ({ n }) =>
    `Una persona può comprare ciò che c’è qui per **${count(n, 'gioiello', 'gioielli')}**, e poi la carta in cima al mazzo per `
    + 'altrettanti.',
  'help.place.animal': ({ n }) =>
    `**${n} persone** in un round lo scacciano, di tutte le tribù insieme. Ognuna tira un dado come premio: legno, argilla, `
    + 'pietra, oro, un attrezzo, agricoltura.',
  'help.animal': ({ n }) => `Finché è qui ogni tiro per beni vale **${n} in meno**. Non si può comprare.`,
  'help.top.trade_dice_for_all':
    'Tira tanti dadi quanti i giocatori. Tu ne prendi uno per primo, poi gli altri a turno: legno, argilla, pietra, oro, due '
    + 'gioielli o un livello di commercio.',
  'help.top.trade_level': 'Il tuo segno sale sul tracciato di commercio.',
  'help.bottom.merchant': 'Alla fine ogni mercante fa il tuo livello sul tracciato di commercio.',
  'help.building.jewelled': ({ price, points }) => `Paga ${price}, fai **${points} punti**.`,
  'help.building.plus': ({ n, kinds, jewelry, plus }) =>
    `Paga ${n} risorse di esattamente ${kinds} tipi e ${count(jewelry, 'gioiello', 'gioielli')}. Fai quanto valgono le risorse, `
    + `e ${plus}.`,
  'help.building.bonus': ({ bonus }) => `Dà **${bonus}**.`,
  'help.building.winter': ({ points }) => `Inverno rigido: una pietra in più fa altri ${points}.`,
  'help.winter.card': ({ points }) => `Inverno rigido: un oro in più fa ${points} punti.`,
  'help.thing.jewelry': 'Non è una risorsa: paga dove si nominano gioielli, e in uno scambio. Non nutre nessuno e non fa punti.',
  'help.thing.jewelry.title': 'Gioielli',
  'help.thing.trade': ({ rate }) =>
    `Una volta a round, pagando una carta o un edificio, uno scambio: ${rate}. I mercanti fanno questo livello alla fine.`,
  'help.thing.trade.none':
    'Ancora nessun commercio. Due persone dal mercante portano due livelli. I mercanti sulle carte fanno questo livello alla '
    + 'fine.',
  'help.thing.trade.track': 'Tracciato di commercio',
  'help.thing.trade.title': ({ level }) => `Livello di commercio ${level}`,
  'help.thing.trade.rate': ({ give, get }) => `dai ${give}, ricevi ${get}`,
  'help.thing.mammoths': 'Tessere di mammut domati. Chi ne ha di più fa 10 punti alla fine.',
  'help.thing.mammoths.title': 'Mammut',
  'help.thing.igloos': 'Igloo costruiti finora. I loro punti sono già contati, e non sono edifici.',
  'help.igloos_left': ({ n }) => `Restano ${n}. Quando finiscono la partita continua.`,
  'help.thing.igloos.title': 'Igloo',
  'help.thing.herd': 'Il branco è in questo luogo in questo round. Chi ha lavorato qui può mandare gente alla tessera, 1 cibo a testa.',
  'help.thing.herd.title': 'Il branco',
  'help.mammoth': ({ one, all }) => `Chi doma il mammut prende **${one}** o **${all}**; ogni sfidante prende **${all}**.`,
  'help.mammoth.title': 'La tessera del mammut',
  'help.mammoth.contest': 'Il dado più alto di chi è venuto lo doma, quando tutti hanno usato la gente.',
  'var.tile.one': '1',
  'var.tile.all': 'tutti',
};
