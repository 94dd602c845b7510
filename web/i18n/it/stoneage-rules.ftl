### Stoneage: rules, and the help at the table.

## stoneage-rules: the rules of Stone Age, and what each thing at the table is

sa-title = Le regole di Stone Age
sa-lead = Guida una tribù nelle stagioni: manda fuori la gente, trai il meglio da ciò che porta, e da’ da mangiare a tutti. Dieci minuti di lettura, poi puoi giocare.
sa-part-base = Il gioco
sa-part-variants = Varianti

sa-idea = Di che si tratta
sa-idea-1 = Ogni round **piazzi** la tua gente sul tabellone, poi la **usi**, poi la **nutri**. Con legno, argilla, pietra e oro si pagano edifici e carte. Gli edifici fanno punti subito; le carte aiutano subito e fanno di nuovo punti alla fine.
sa-idea-2 = Vince chi ha più punti quando finiscono le carte o una pila di edifici.
sa-idea-place = Piazzare
sa-idea-place-is = A turno, un luogo alla volta, finché nessuno può più piazzare.
sa-idea-use = Usare
sa-idea-use-is = Un giocatore dopo l’altro riprende tutta la sua gente, in qualsiasi ordine, e fa ciò che offrono i luoghi.
sa-idea-feed = Nutrire
sa-idea-feed-is = A tutti serve un cibo per persona. Poi il giocatore successivo comincia un nuovo round.

sa-setup = Prima del primo round
sa-setup-1 = Ognuno comincia con { ICON("people") } **{ $people } persone** e { ICON("food") } **{ $food } di cibo**, e nient’altro: né attrezzi, né campi, né punti.
sa-setup-2 = Le { $cards } carte Civiltà si mescolano; { $row } restano scoperte. Le tessere edificio si mescolano in pile da { $tiles }, tante quanti i giocatori; il resto va nella scatola, senza guardare. Il caso dice chi comincia.
sa-setup-3 = Con meno giocatori il tabellone è più stretto:
sa-setup-players = Giocatori
sa-setup-stacks = Pile di edifici
sa-setup-village = Luoghi del villaggio usati ogni round
sa-setup-each = Giocatori in ognuno tra foresta, cave e fiume
sa-setup-all = tutti
sa-setup-hunt = La caccia è sempre aperta a tutti. Quali luoghi del villaggio si usano dipende da voi: i primi presi chiudono gli altri.

sa-placing = Piazzare la gente
sa-placing-1 = Dal primo giocatore e in cerchio, ognuno mette **una o più persone su un luogo**. Poi tocca al prossimo, ancora e ancora, finché tutta la gente sta da qualche parte.
sa-placing-2 = Gli anelli di un luogo dicono quante persone ci stanno. Se hai già gente in un luogo, in questo round non puoi aggiungerne: scegli bene quanti vanno.
sa-placing-3 = Non puoi passare finché c’è un luogo dove andare. Se non c’è, la tua ultima gente resta a casa.
sa-placing-example = Ti resta una persona ed è libera solo la capanna. La capanna ne prende due di una tribù, quindi resta a casa; va nutrita lo stesso.

sa-using = Usare la gente
sa-using-1 = Il primo giocatore va per primo e usa **tutta** la sua gente prima del prossimo. L’ordine è tuo: un attrezzo fatto prima può aiutare nel tiro dopo.
sa-using-2 = Ogni luogo va usato, ma nessuno è costretto a comprare una carta o un edificio. Usato un luogo, la sua gente torna a casa.

sa-gather = Cacciare e raccogliere
sa-gather-1 = Tira un dado per ogni persona lì e somma. Si possono aggiungere **attrezzi**. Poi dividi:
sa-gather-each = ogni { $n } interi
sa-gather-rings =
    { $n ->
        [none] posto per tutti
       *[other] posto per { $n }
    }
sa-gather-2 = Ciò che avanza dalla divisione è perso. La riserva basta sempre.
sa-gather-example = Tre persone alla cava di argilla fanno { $total }. Ogni { $divisor } interi è un’argilla: **{ $gets }**. Con un attrezzo da { $tool } è { $sum }, e fa **{ $more }**.
sa-gather-mean = In media, senza attrezzi
sa-gather-people =
    { $n ->
        [one] { $n } persona
       *[other] { $n } persone
    }

sa-village = Il villaggio
sa-village-1 = Tre luoghi rafforzano la tribù per sempre.
sa-village-2 = Andarci quando sei già al limite è permesso; serve solo a tenere fuori gli altri.

sa-tools = Attrezzi
sa-tools-1 = I tuoi primi tre attrezzi sono tessere da 1. Ogni altro alza di uno la tessera più debole, fino a 4 ciascuna: 12 in tutto.
sa-tools-2 = Dopo un tiro puoi aggiungervi attrezzi: **solo tessere intere**, e **ognuna una volta a round**. Un attrezzo usato torna buono nel round dopo.
sa-tools-3 = Alcune carte danno un attrezzo **monouso**, da 2, 3 o 4. Va con qualsiasi tiro, insieme alle tessere. Non conta alla fine.
sa-tools-4 = Gli attrezzi aiutano a caccia, nei quattro luoghi delle risorse e con le carte che tirano due dadi. I dadi per tutti non cambiano con gli attrezzi.
sa-tools-growth = Tessere, dal primo attrezzo al dodicesimo

sa-cards = Carte Civiltà
sa-cards-1 = Una persona su una carta può comprarla con **qualsiasi misto** di legno, argilla, pietra e oro. Quanto dipende dallo spazio: il più a sinistra costa di più. Il cibo non paga.
sa-cards-2 = La **metà alta** avviene subito. La **metà bassa** conta alla fine. All’inizio di un round le carte rimaste scorrono a destra, dove costano meno, e nuove arrivano da sinistra.
sa-cards-top = Le metà alte delle { $n } carte
sa-cards-bottom = Le metà basse
sa-cards-times = { $n } ×
sa-cards-dice = Dadi per tutti
sa-cards-dice-is = Si tirano tanti dadi quanti i giocatori. Chi compra ne prende uno, poi gli altri a turno; ogni dado dà ciò che dice questa tabella.
sa-cards-peek = Le carte prese dalla fila le hanno viste tutti. Una carta extra la conosci solo tu, fino alla fine.

sa-buildings = Edifici
sa-buildings-1 = Una persona sulla tessera in cima a una pila può costruirla. Paga ciò che chiede, fai punti subito, tieni la tessera: conta per i costruttori. La successiva si gira subito, ma si può prendere solo nel round dopo.
sa-buildings-values = Ciò che paghi è ciò che fai:
sa-buildings-count = { $n } tessere hanno un prezzo fisso; fanno da { $least } a { $most }.
sa-buildings-example = Una tessera chiede cinque risorse di due tipi. Paghi tre pietre e due legni: **{ $points } punti**.

sa-feeding = Nutrire
sa-feeding-1 = Quando tutti sono tornati, prima ricevi tanto cibo quanto indica la tua **agricoltura**. Poi paga un cibo per persona, anche per i neonati.
sa-feeding-2 = Se il cibo manca, va via tutto. Poi paga **una risorsa per ogni cibo mancante**, a tua scelta, o non pagare e **perdi { $penalty } punti**, quanto che manchi. I punti possono scendere sotto zero.
sa-feeding-example = { $people } persone, agricoltura { $field }, { $food } di cibo in riserva: { $have } di cibo per { $people } bocche, ne mancano { $missing }. Dai { $missing } di legno, o lo tieni e perdi { $penalty } punti.

sa-end = La fine
sa-end-1 = **Carte:** se all’inizio di un round il mazzo non riempie più tutti gli spazi, la partita finisce subito.
sa-end-2 = **Edifici:** quando una pila è vuota, il round si gioca fino in fondo, cibo compreso. Era l’ultimo.
sa-end-3 = Poi tutti contano. Vince chi ha più punti.

sa-scoring = Il conteggio finale
sa-scoring-sets = Simboli di cultura
sa-scoring-sets-1 = Le carte con la metà bassa verde mostrano uno di { $signs } simboli; ognuno compare { $each } volte. Forma serie di simboli **diversi**: una serie vale la sua grandezza al quadrato. I doppioni formano una seconda serie.
sa-scoring-sets-n = Simboli in una fila
sa-scoring-sets-points = Punti
sa-scoring-sets-example = Cinque simboli, uno dei quali due volte: una fila da { $a } e una da { $b }. { $a } × { $a } + { $b } × { $b } = **{ $total } punti**.
sa-scoring-trades = Gente di mestiere
sa-scoring-trades-1 = Le carte con la metà bassa color sabbia mostrano mestieri. Ogni figura vale un punto per ogni cosa del suo tipo che possiedi:
sa-scoring-trades-sum = { $n } su tutte le carte
sa-scoring-trades-example = { $n } contadini e agricoltura { $m }: **{ $total } punti**.
sa-scoring-rest = Ciò che resta
sa-scoring-rest-1 = Ogni legno, argilla, pietra e oro vale 1 punto; il cibo non vale nulla. Un «2 a scelta» mai preso vale due risorse.
sa-scoring-tie = In caso di parità, sommate agricoltura, attrezzi e persone. Se la parità resta, la vittoria è condivisa.

sa-rulings = Note in piccolo
sa-rulings-1 = Dove le regole stampate tacciono, questo tavolo gioca così.
sa-rulings-list =
    .item1 = Non si chiede ciò che ha una sola risposta: senza attrezzi non c’è tiro da migliorare; senza nulla per pagare non c’è prezzo a cui pensare. Dove va la gente, e chi agisce ora, si chiede sempre.
    .item2 = Si può andare su una carta o un edificio anche senza poter pagare. La persona torna semplicemente a casa.
    .item3 = «2 a scelta» si prende quando scegli la prossima gente, paghi un prezzo o nutri.
    .item4 = Ciò che supera un limite è perso: un’undicesima persona, agricoltura oltre 10, attrezzi oltre 12.
    .item5 = Se due tessere sono deboli uguali, il nuovo attrezzo va a quella di sinistra, e meglio a una non usata.
    .item6 = A mazzo vuoto una carta extra non dà nulla.
    .item7 = Tutti quelli senza cibo decidono insieme.
    .item8 = Se i due finali coincidono, gli edifici chiudono la partita, dopo il cibo.
    .item9 = I pari condividono il posto.

help-place-tool_maker = Una persona fa **un attrezzo**. Un attrezzo aggiunge a un tiro, una volta a round.
help-place-hut = Entrano esattamente **due persone** di una tribù, e da allora ne hai **una in più**. Dieci al massimo.
help-place-field = Una persona alza l’**agricoltura** di uno: un cibo in più ogni round, fino a 10.
help-place-hunt = Quante persone si vuole di tutte le tribù. Un dado ciascuna; ogni { $divisor } interi è **1 cibo**.
help-place-gather = Fino a { $rings } persone in tutto. Un dado ciascuna; ogni { $divisor } interi è **1 { $what }**.
help-place-players =
    { $n ->
        [one] Con tanti giocatori, qui al massimo { $n } tribù.
       *[other] Con tanti giocatori, qui al massimo { $n } tribù.
    }
help-place-village = Con tanti giocatori, ogni round si usano { $n } luoghi del villaggio.
help-place-card =
    { $n ->
        [one] Una persona può comprare ciò che c’è qui per **{ $n } risorsa** di qualsiasi tipo, mai cibo.
       *[other] Una persona può comprare ciò che c’è qui per **{ $n } risorse** di qualsiasi tipo, mai cibo.
    }
help-place-building = Una persona può costruire la tessera in cima: paga il prezzo, fai punti subito.
help-place-empty = Qui non c’è nulla fino al prossimo round.
help-stack =
    { $n ->
        [one] { $n } tessera in questa pila. Quando una pila è vuota, questo round è l’ultimo.
       *[other] { $n } tessere in questa pila. Quando una pila è vuota, questo round è l’ultimo.
    }

help-top-dice_for_all = Tira tanti dadi quanti i giocatori. Tu ne prendi uno per primo, poi gli altri a turno: legno, argilla, pietra, oro, un attrezzo o agricoltura.
help-top-food = Tuo subito.
help-top-resource = Tuo subito.
help-top-roll = Tira due dadi per la risorsa mostrata e dividi come nel suo luogo. Gli attrezzi possono aiutare.
help-top-points = Punti subito.
help-top-tool = Un attrezzo, come dagli attrezzi.
help-top-agriculture = L’agricoltura sale di uno.
help-top-extra_card = Pesca la carta in cima al mazzo. Ti conta solo la metà bassa, e la conosci solo tu.
help-top-once_tool = Un attrezzo per un solo tiro. Con quello è finito.
help-top-two_of_choice = Due risorse qualsiasi, ora o più tardi nella partita.

help-bottom-culture = Un simbolo di cultura. Alla fine una serie di simboli diversi vale la sua grandezza al quadrato.
help-bottom-farmer = Alla fine ogni contadino fa tanti punti quanta la tua agricoltura.
help-bottom-tool_maker = Alla fine ogni artigiano fa la somma dei tuoi attrezzi.
help-bottom-hut_builder = Alla fine ogni costruttore fa il numero dei tuoi edifici.
help-bottom-shaman = Alla fine ogni sciamano fa il numero delle tue persone.

help-building-fixed = Paga { $price }, fai **{ $points } punti**.
help-building-kinds =
    { $kinds ->
        [one] Paga { $n } risorse di esattamente { $kinds } tipo, a tua scelta. Fai quanto valgono.
       *[other] Paga { $n } risorse di esattamente { $kinds } tipi, a tua scelta. Fai quanto valgono.
    }
help-building-any = Paga da { $least } a { $most } risorse di qualsiasi tipo. Fai quanto valgono.
help-building-worth = Il legno vale { $wood }, l’argilla { $brick }, la pietra { $stone }, l’oro { $gold }.

help-thing-wood = Dalla foresta. Vale { $n } in un edificio, 1 punto se avanza alla fine.
help-thing-brick = Dalla cava di argilla. Vale { $n } in un edificio, 1 punto se avanza alla fine.
help-thing-stone = Dalla cava di pietra. Vale { $n } in un edificio, 1 punto se avanza alla fine.
help-thing-gold = Dal fiume. Vale { $n } in un edificio, 1 punto se avanza alla fine.
help-thing-food = Uno a persona a fine round. Non paga mai carte né edifici.
help-thing-tools = Ogni tessera va a un tiro per round. Quelle sbarrate sono usate. Quelle tonde valgono una volta sola.
help-thing-agriculture = Tanto cibo arriva ogni round prima di nutrire.
help-thing-people = Chi è a casa risalta, chi è sul tabellone è pallido. Mangiano tutti.
help-thing-buildings = I tuoi edifici. I costruttori li contano di nuovo alla fine.
help-thing-extra_card = Una carta pescata senza vederla: la metà bassa conta alla fine.
help-thing-two_of_choice = Ancora da prendere: due risorse qualsiasi, al tuo turno o nutrendo.
help-thing-score = Punti finora. Tra parentesi: quanti sarebbero se la partita finisse ora.
help-thing-start = Comincia questo round. Il segno passa a sinistra a ogni round.
help-thing-food-title = Cibo
help-thing-tools-title = Attrezzi
help-thing-agriculture-title = Agricoltura
help-thing-people-title = Gente
help-thing-buildings-title = Edifici
help-thing-extra_card-title = Carta extra
help-thing-two_of_choice-title = 2 a scelta
help-thing-score-title = Punti
help-thing-start-title = Primo giocatore
help-card = Carta Civiltà

## stoneage-rules-variants: the variants of Stone Age

var-intro = Varianti
var-intro-1 = Ognuna si può scegliere aprendo un tavolo, da sola o con altre. Uscirono negli anni in piccole scatole; non tutto ciò che vi era stampato si trova ancora.
var-intro-2 = Perciò ogni regola qui sotto dice quanto è nota:
var-together = Più insieme
var-together-1 = Tutte le varianti vanno insieme. Con tutte un round va così:
var-together-list =
    .item1 = Le carte scorrono e si completano. Un animale che entra nella fila conta subito.
    .item2 = Le nuove capanne danno la loro rendita.
    .item3 = Il branco si sposta, e la sua tessera si gira.
    .item4 = Piazzare, poi usare la gente.
    .item5 = Gli animali con abbastanza gente sono scacciati, da destra a sinistra.
    .item6 = Il mammut viene domato.
    .item7 = Nutrire.
var-provenance = Come lo sappiamo

rule-HW1 = Comprando una carta puoi aggiungere 1 oro al prezzo e fare subito **6 punti**.
rule-HW2 = Al massimo un oro in più per carta.
rule-HW3 = Costruendo un edificio con il segno puoi aggiungere 1 pietra al prezzo e fare subito **5 punti**.
rule-HW4 = Al massimo una pietra in più per edificio.
rule-HW5 = Se un edificio accetta la pietra in più dipende dalla tessera: nel gioco stampato, dal lato invernale.
rule-HW6 = La accetta ogni edificio a prezzo fisso; quelli a scelta libera no.
rule-HW7 = Nuove capanne, edifici dell’espansione e igloo non la accettano.
rule-HW8 = L’oro si può aggiungere su ogni spazio carta, anche su quello da gioielli.
rule-HW9 = La seconda carta coperta dell’espansione non si compra da sola: niente altro oro per lei.
rule-HW10 = Pietra e oro in più vengono dalla tua riserva, mai da uno scambio appena fatto.
rule-HW11 = Si pagano con il prezzo e fanno punti subito. Alla fine della partita non cambia nulla.

rule-WA1 = Quattro animali si mescolano nel mazzo.
rule-WA2 = Sono orso polare, cinghiale, lupo e rapace.
rule-WA2b = Ce n’è uno di ciascuno.
rule-WA3 = Un animale scoperto resta finché non è scacciato. Non si può comprare.
rule-WA4 = Finché c’è abbassa i tiri di 1, 2 o 3.
rule-WA5 = La tabella qui sotto mostra di quanto li abbassa ogni animale.
rule-WA6 = Si toglie una sola volta dalla somma del tiro, non da ogni dado. La somma non scende sotto 0, e gli attrezzi si aggiungono dopo.
rule-WA7 = Riguarda tutti, a caccia, nei quattro luoghi delle risorse e con le carte che tirano due dadi per una risorsa.
rule-WA8 = I dadi letti uno a uno restano come sono caduti: dadi per tutti, il premio per aver scacciato, la gara per un mammut.
rule-WA9 = Più animali si sommano.
rule-WA10 = Per scacciare un animale devono starci tante persone quanti i giocatori, di qualsiasi tribù.
rule-WA11 = Un animale è un luogo con tanti anelli. Puoi metterci una o più persone, una volta a round; le tribù possono dividerlo, o una riempirlo da sola. Non conta come luogo di risorse né del villaggio.
rule-WA12 = Devono esserci tutte in uno stesso round. Se sono poche, tornano senza premio e l’animale resta.
rule-WA13 = È scacciato quando tutti hanno usato la propria gente, prima di nutrire. Fino ad allora si applica la sua penalità.
rule-WA14 = Per ogni tua persona lì tiri un dado e ricevi ciò che mostra.
rule-WA15 = I dadi danno ciò che danno i dadi per tutti: legno, argilla, pietra, oro, un attrezzo, agricoltura.
rule-WA16 = Dal primo giocatore, senza attrezzi. Ciò che supera un limite è perso.
rule-WA17 = L’animale occupa il suo spazio, quindi lì non si compra carta. Scorre a destra come le carte.
rule-WA18 = Un animale scacciato lascia la partita. Il suo spazio resta vuoto fino al round dopo.
rule-WA19 = La prima fila si distribuisce senza animali; poi si mescolano al resto.
rule-WA20 = Se si pesca una carta senza vederla e in cima c’è un animale, si prende la prossima che non lo è, e il resto si rimescola.
rule-WA21 = Gli animali nel mazzo contano come carte per completare la fila. Quelli che restano alla fine non fanno nulla.

rule-IG1 = Un igloo costa **3 risorse di un tipo**.
rule-IG2 = Fa subito quanto valgono: come in un edificio.
rule-IG3 = Non è un edificio: i costruttori non lo contano.
rule-IG4 = Il commercio dell’espansione non può pagarlo.
rule-IG5 = Ci sono due igloo per giocatore.
rule-IG6 = C’è un posto per una persona: un igloo a round. Quando finiscono, il luogo è chiuso.
rule-IG7 = Non è un luogo del villaggio, quindi resta aperto anche in pochi giocatori.
rule-IG8 = Chi non può o non vuole pagare riprende la persona; l’igloo resta.
rule-IG9 = Quando finiscono la partita continua.
rule-IG10 = I gioielli non possono pagarlo.
rule-IG11 = Inverno rigido non vi aggiunge pietra.
rule-IG12 = Si può usare con o senza Inverno rigido.

rule-NH1 = Ci sono 6 tessere nuove.
rule-NH2 = Tre portano 1 legno, 1 argilla o 1 pietra ogni round; le altre danno una volta una persona, un attrezzo o un campo.
rule-NH3 = Una tessera per ciascuno.
rule-NH4 = Fanno punti subito, ma meno di altri edifici di quel prezzo.
rule-NH5 = Sono edifici: i costruttori le contano.
rule-NH6 = Si mescolano con tutti gli altri edifici prima di fare le pile.
rule-NH7 = La tabella qui sotto mostra quanto costano e quanto valgono.
rule-NH8 = La rendita viene all’inizio di ogni round, dal prossimo, prima di piazzare. Non serve nessuno lì.
rule-NH9 = Con dieci persone, dodici attrezzi o agricoltura 10 la capanna si costruisce lo stesso, ma ciò che dà è perso.

rule-MH1 = 16 tessere bonus formano una pila coperta; c’è un branco.
rule-MH2 = Il fronte di una tessera mostra un bonus per uno e uno per tutti, il retro una risorsa.
rule-MH3 = Si combina con il gioco base e con ogni altra variante.
rule-MH4 = All’inizio di un round il branco va al luogo della risorsa in cima alla pila. Quella tessera si gira; la nuova in cima mostra dove sarà poi.
rule-MH5 = Finita la pila il branco è andato, e la partita continua senza.
rule-MH6 = Ognuna delle quattro risorse è sul retro di quattro tessere.
rule-MH7 = Dopo il tiro nel luogo del branco e preso ciò che dà, puoi mandare alla tessera una o più delle persone che vi lavoravano. Le altre tornano; nessun altro può andarci.
rule-MH8 = Ognuna costa subito 1 cibo; una risorsa può sostituirlo.
rule-MH9 = Puoi pagare con risorse anche se hai cibo.
rule-MH10 = Il mammut è domato quando tutti hanno usato la gente, prima di nutrire.
rule-MH11 = Se sono venute più tribù, ognuna tira un dado per persona. Il dado più alto doma il mammut, gli altri sono sfidanti. Le somme non contano.
rule-MH12 = Chi è venuto solo lo doma senza tirare.
rule-MH13 = Se non è venuto nessuno, la tessera lascia la partita.
rule-MH14 = A parità decidono i dadi successivi, e così via; vince chi ha ancora dadi. Se tutti sono pari, i pari tirano un dado ciascuno finché si decide.
rule-MH15 = Chi doma prende il bonus per uno o quello per tutti; ogni sfidante prende quello per tutti.
rule-MH16 = Una volta per giocatore, quanti che siano venuti.
rule-MH17 = Chi doma tiene la tessera, qualunque fosse il bonus.
rule-MH18 = Chi doma prende per primo, poi gli sfidanti in cerchio.
rule-MH19 = Alla fine il giocatore con più tessere fa **10 punti**.
rule-MH20 = Se più giocatori sono in testa, ognuno fa 10.
rule-MH21 = La tabella qui sotto mostra che cosa danno le tessere.

rule-EX1 = Si gioca da due a cinque. Il quinto giocatore ha dieci persone e una plancia come gli altri.
rule-EX2 = La scatola ha una plancia da sovrapporre, gioielli, 9 edifici, 9 carte, tessere per punteggi alti e segnalini; c’erano anche le nuove capanne.
rule-EX3 = Un dente è un gioiello, un anello tre.
rule-EX4 = I gioielli non finiscono mai.
rule-EX5 = Tutti cominciano con 5 persone, 12 di cibo e 1 gioiello, e sulla casella 0 del tracciato di commercio.
rule-EX6 = Tutti gli edifici si mescolano; una pila da 7 per giocatore, cinque pile in cinque.
rule-EX7 = Il mazzo ha 45 carte: le solite 36 e 9 nuove.
rule-EX8 = Il mercante è un nuovo luogo del villaggio per esattamente 2 persone di una tribù.
rule-EX9 = Il mercante porta **2 livelli** sul tracciato di commercio e **2 gioielli**.
rule-EX10 = Il tracciato di commercio va da 0 a 10.
rule-EX11 = I luoghi del villaggio sono attrezzi, capanna, campo e mercante. In quattro se ne usano tre a round, in due o tre due.
rule-EX11b = In cinque si usano tutti e quattro.
rule-EX12 = Foresta, cave e fiume sono come sempre: una tribù ciascuno in due, due in tre, senza limite in quattro e cinque.
rule-EX13 = A caccia ogni 2 interi è 1 cibo o 1 gioiello.
rule-EX14 = Un tiro si può dividere fra i due come vuoi.
rule-EX15 = I gioielli non sono una risorsa: non nutrono nessuno e non fanno punti alla fine.
rule-EX15b = Servono a pagare solo dove si chiedono gioielli: al quinto spazio, per la seconda carta, in alcuni edifici e in uno scambio.
rule-EX16 = Non sostituiscono il cibo nel domare un mammut.
rule-EX17 = Una carta del quinto spazio costa **3 gioielli**, e nient’altro vale.
rule-EX18 = Chi vi ha comprato può pagare altri 3 gioielli per la carta in cima al mazzo, senza vederla. La sua metà alta non si usa.
rule-EX19 = Il quinto spazio è a sinistra degli altri. Le carte ne scorrono a destra; si usano sempre cinque spazi.
rule-EX20 = La partita finisce come sempre; ora vanno riempiti cinque spazi.
rule-EX21 = Commercio: nulla al livello 0, 2 per 1 fino al livello 3, 1 per 1 dal livello 4, e infine 1 per 2.
rule-EX21b = Da 5 a 8 resta 1 per 1, a 10 dai 1 e ricevi 2. Il cambio a 9 non è noto; qui è 1 per 1.
rule-EX22 = Puoi scambiare una volta a round, pagando una carta o un edificio; non per un igloo, né per gli extra di Inverno rigido.
rule-EX23 = È un solo scambio al tuo tasso. Ciò che dai e ricevi può essere risorse e gioielli di ogni tipo.
rule-EX24 = Ciò che ricevi entra in quel pagamento. Se c’è posto per un solo pezzo, il secondo è perso.
rule-EX25 = I gioielli di uno scambio possono pagare al quinto spazio e per la seconda carta.
rule-EX26 = Negli edifici a scelta libera ciò che hai ricevuto conta come ogni risorsa: per tipi, numero e punti.
rule-EX27 = Alcuni nuovi edifici hanno gioielli nel prezzo.
rule-EX28 = Alcune nuove carte danno gioielli.
rule-EX29 = Alcune nuove carte tirano dadi per tutti, con una tabella propria.
rule-EX30 = Alcune nuove carte mostrano mercanti: alla fine ognuno fa il tuo livello di commercio.
rule-EX31 = I 9 edifici sono nella tabella qui sotto.
rule-EX32 = Anche le 9 carte.
rule-EX33 = I loro dadi per tutti danno: 1 legno, 2 argilla, 3 pietra, 4 oro, 5 due gioielli, 6 un livello di commercio.
rule-EX34 = Le parità si risolvono come sempre.
rule-EX35 = Le nuove capanne si possono aggiungere o no.

var-animal-bird_of_prey = rapace
var-animal-wolf = lupo
var-animal-wild_boar = cinghiale
var-animal-polar_bear = orso polare
var-bonus-wood_each_round = 1 legno ogni round
var-bonus-brick_each_round = 1 argilla ogni round
var-bonus-stone_each_round = 1 pietra ogni round
var-bonus-person = una persona
var-bonus-tool = un attrezzo
var-bonus-agriculture = +1 agricoltura
var-bonus-food_2 = 2 di cibo
var-bonus-wood = 1 di legno
var-bonus-brick = 1 di argilla
var-bonus-stone_and_wood = 1 di pietra e 1 di legno
var-bonus-points_7 = 7 punti
var-bonus-points_3 = 3 punti
value-trade_dice = Dadi per tutti, nuova tabella
value-worth_plus = ciò che valgono, e { $n }
var-winter-count = { $n } dei { $of } edifici accettano la pietra in più.
var-animals = Gli animali
var-animal = Animale
var-penalty = Tolto a ogni tiro
var-igloos-worth = Quanto fa un igloo
var-huts = Le sei capanne
var-gives = Dà
var-price = Prezzo
var-points = Punti
var-mammoths = Le sedici tessere
var-herd_at = Branco a
var-for_one = Per uno
var-for_all = Per tutti
var-track = Il tracciato di commercio
var-level = Livello
var-give = Dai
var-get = Ricevi
var-buildings = I nuovi edifici
var-cards = Le nuove carte
var-upper = Subito
var-lower = Alla fine
var-dice = I loro dadi per tutti

help-place-merchant = Esattamente **due persone** di una tribù portano **due livelli** sul tracciato di commercio e **due gioielli**.
help-place-igloo = Una persona può costruire un igloo: **tre risorse di un tipo**, punti subito ({ $worth }). Non è un edificio.
help-place-card_5 =
    { $n ->
        [one] Una persona può comprare ciò che c’è qui per **{ $n } gioiello**, e poi la carta in cima al mazzo per altrettanti.
       *[other] Una persona può comprare ciò che c’è qui per **{ $n } gioielli**, e poi la carta in cima al mazzo per altrettanti.
    }
help-place-animal = **{ $n } persone** in un round lo scacciano, di tutte le tribù insieme. Ognuna tira un dado come premio: legno, argilla, pietra, oro, un attrezzo, agricoltura.
help-animal = Finché è qui, ogni tiro per beni vale **{ $n } in meno**. Non si può comprare.
help-top-trade_dice_for_all = Tira tanti dadi quanti i giocatori. Tu ne prendi uno per primo, poi gli altri a turno: legno, argilla, pietra, oro, due gioielli o un livello di commercio.
help-top-trade_level = Il tuo segno sale sul tracciato di commercio.
help-bottom-merchant = Alla fine ogni mercante fa il tuo livello sul tracciato di commercio.
help-building-jewelled = Paga { $price }, fai **{ $points } punti**.
help-building-plus =
    { $jewelry ->
        [one] Paga { $n } risorse di esattamente { $kinds } tipi e { $jewelry } gioiello. Fai quanto valgono le risorse, e { $plus }.
       *[other] Paga { $n } risorse di esattamente { $kinds } tipi e { $jewelry } gioielli. Fai quanto valgono le risorse, e { $plus }.
    }
help-building-bonus = Dà **{ $bonus }**.
help-building-winter = Inverno rigido: una pietra in più fa altri { $points }.
help-winter-card = Inverno rigido: un oro in più fa { $points } punti.
help-thing-jewelry = Non è una risorsa: serve a pagare solo dove si chiedono gioielli, e in uno scambio. Non nutre nessuno e non fa punti.
help-thing-jewelry-title = Gioielli
help-thing-trade = Una volta a round, pagando una carta o un edificio, uno scambio: { $rate }. I mercanti fanno questo livello alla fine.
help-thing-trade-none = Ancora nessun commercio. Due persone dal mercante portano due livelli. I mercanti sulle carte fanno questo livello alla fine.
help-thing-trade-track = Tracciato di commercio
help-thing-trade-title = Livello di commercio { $level }
help-thing-trade-rate = dai { $give }, ricevi { $get }
help-thing-mammoths = Tessere di mammut domati. Chi ne ha di più fa 10 punti alla fine.
help-thing-mammoths-title = Mammut
help-thing-igloos = Igloo costruiti finora. I loro punti sono già contati, e non sono edifici.
help-igloos_left = Restano { $n }. Quando finiscono la partita continua.
help-thing-igloos-title = Igloo
help-thing-herd = Il branco è in questo luogo in questo round. Chi ha lavorato qui può mandare gente alla tessera, 1 cibo a testa.
help-thing-herd-title = Il branco
help-mammoth = Chi doma il mammut prende **{ $one }** o **{ $all }**; ogni sfidante prende **{ $all }**.
help-mammoth-title = La tessera del mammut
help-mammoth-contest = Il dado più alto di chi è venuto lo doma, quando tutti hanno usato la gente.
var-tile-one = 1
var-tile-all = tutti
