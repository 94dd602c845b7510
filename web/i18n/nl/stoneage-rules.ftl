### Stoneage: rules, and the help at the table.

## stoneage-rules: the rules of Stone Age, and what each thing at the table is

sa-title = De regels van Stone Age
sa-lead = Leid een stam door de seizoenen: stuur mensen uit, maak het beste van wat ze thuisbrengen, en houd iedereen gevoed. Tien minuten lezen, dan kun je spelen.
sa-part-base = Het spel
sa-part-variants = Varianten

sa-idea = Waar het om gaat
sa-idea-1 = Elke ronde **plaats** je je mensen op het bord, dan **zet je ze in**, dan **voed** je ze. Met hout, leem, steen en goud betaal je gebouwen en kaarten. Gebouwen scoren meteen; kaarten helpen meteen en scoren aan het eind nog eens.
sa-idea-2 = Wie de meeste punten heeft als de kaarten of een stapel gebouwen op zijn, wint.
sa-idea-place = Plaatsen
sa-idea-place-is = Om de beurt, één plaats per keer, tot niemand meer kan plaatsen.
sa-idea-use = Inzetten
sa-idea-use-is = De ene speler na de andere neemt al zijn mensen terug, in welke volgorde ook, en doet wat hun plaatsen bieden.
sa-idea-feed = Voeden
sa-idea-feed-is = Iedereen heeft één voedsel per mens nodig. Dan begint de volgende speler een nieuwe ronde.

sa-setup = Voor de eerste ronde
sa-setup-1 = Ieder begint met { ICON("people") } **{ $people } mensen** en { ICON("food") } **{ $food } voedsel**, en met verder niets.
sa-setup-2 = De { $cards } beschavingskaarten worden geschud; { $row } liggen open. De gebouwtegels worden geschud tot stapels van { $tiles }, zoveel als er spelers zijn; de rest blijft ongezien in de doos. Het lot zegt wie begint.
sa-setup-3 = Met minder spelers is het bord krapper:
sa-setup-players = Spelers
sa-setup-stacks = Stapels gebouwen
sa-setup-village = Dorpsplaatsen per ronde
sa-setup-each = Spelers bij elk van bos, leemgroeve, steengroeve en rivier
sa-setup-all = allen
sa-setup-hunt = De jacht staat altijd voor iedereen open. Welke dorpsplaatsen worden gebruikt, bepalen jullie: de eerst bezette sluiten de andere.

sa-placing = Mensen plaatsen
sa-placing-1 = Vanaf de startspeler in de kring zet elke speler **één of meer mensen op één plaats**. Dan is de volgende, steeds weer, tot alle mensen ergens staan.
sa-placing-2 = De ringen van een plaats zeggen hoeveel mensen er passen. Heb je er eenmaal mensen, dan mag je er deze ronde geen meer bij zetten: kies goed hoeveel er gaan.
sa-placing-3 = Je mag niet passen zolang je ergens heen kunt. Kun je dat niet, dan blijven je laatste mensen thuis.
sa-placing-example = Je hebt nog één mens en alleen de hut is vrij. De hut neemt er twee van één stam, dus je mens blijft thuis; hij moet toch gevoed worden.

sa-using = Mensen inzetten
sa-using-1 = De startspeler gaat eerst en zet **alle** eigen mensen in voor de volgende speler. De volgorde is aan jou: gereedschap dat je eerst maakt kan bij de worp erna helpen.
sa-using-2 = Elke plaats moet worden gebruikt, maar niemand hoeft een kaart of gebouw te kopen. Is een plaats gedaan, dan gaan de mensen naar huis.

sa-gather = Jagen en verzamelen
sa-gather-1 = Gooi een dobbelsteen voor elk mens daar en tel op. **Gereedschap** mag erbij. Deel dan:
sa-gather-each = elke volle { $n }
sa-gather-rings =
    { $n ->
        [none] plaats voor allen
       *[other] plaats voor { $n }
    }
sa-gather-2 = Wat na het delen over is gaat verloren. Er is altijd genoeg voorraad.
sa-gather-example = Drie mensen in de leemgroeve gooien { $total }. Elke volle { $divisor } is een leem: **{ $gets }**. Met gereedschap van { $tool } is het { $sum }, en dat maakt **{ $more }**.
sa-gather-mean = Gemiddeld, zonder gereedschap
sa-gather-people =
    { $n ->
        [one] { $n } mens
       *[other] { $n } mensen
    }

sa-village = Het dorp
sa-village-1 = Drie plaatsen maken je stam blijvend sterker.
sa-village-2 = Erheen gaan als je al aan de grens zit mag; het houdt alleen anderen weg.

sa-tools = Gereedschap
sa-tools-1 = Je eerste drie gereedschappen zijn tegels van waarde 1. Elk volgende maakt je zwakste tegel één meer waard, tot 4 elk: 12 in totaal.
sa-tools-2 = Na een worp mag je er gereedschap bij leggen: **alleen hele tegels**, en **elke tegel eens per ronde**. Gebruikt gereedschap staat de volgende ronde weer klaar.
sa-tools-3 = Sommige kaarten geven gereedschap voor **één keer**, van 2, 3 of 4. Het kan bij elke worp, samen met je tegels. Aan het eind telt het niet.
sa-tools-4 = Gereedschap helpt op jacht, op de vier grondstofplaatsen en bij kaarten die twee dobbelstenen gooien. Dobbelstenen voor allen veranderen er niet door.
sa-tools-growth = Tegels, van het eerste tot het twaalfde gereedschap

sa-cards = Beschavingskaarten
sa-cards-1 = Eén mens op een kaart mag ze kopen met **elke mengeling** van hout, leem, steen en goud. Hoeveel hangt van de plek af: links kost het meest. Voedsel betaalt niet.
sa-cards-2 = De **bovenste helft** gebeurt meteen. De **onderste helft** telt aan het eind. Bij het begin van een ronde schuiven de overgebleven kaarten naar rechts, waar ze goedkoper zijn, en komen er links nieuwe.
sa-cards-top = De bovenste helften van de { $n } kaarten
sa-cards-bottom = De onderste helften
sa-cards-times = { $n } ×
sa-cards-dice = Dobbelstenen voor allen
sa-cards-dice-is = Er worden zoveel dobbelstenen gegooid als er spelers zijn. De koper neemt er een, dan de anderen om de beurt; elke geeft wat deze tabel zegt.
sa-cards-peek = Kaarten die je uit de rij nam hebben allen gezien. Een extra kaart ken alleen jij, tot het eind.

sa-buildings = Gebouwen
sa-buildings-1 = Eén mens op de bovenste tegel van een stapel mag hem bouwen. Betaal wat hij vraagt, scoor meteen, houd de tegel: hij telt voor je huttenbouwers. De volgende tegel gaat meteen open, maar kan pas de volgende ronde worden genomen.
sa-buildings-values = Wat je betaalt is wat je scoort:
sa-buildings-count = { $n } tegels hebben een vaste prijs; ze scoren { $least } tot { $most }.
sa-buildings-example = Een tegel vraagt vijf grondstoffen van twee soorten. Je betaalt drie steen en twee hout: **{ $points } punten**.

sa-feeding = Voeden
sa-feeding-1 = Als iedereen terug is, krijg je eerst zoveel voedsel als je **landbouw** aangeeft. Betaal dan één voedsel per mens, ook voor pasgeborenen.
sa-feeding-2 = Is er te weinig voedsel, dan gaat alles op. Betaal dan **één grondstof per ontbrekend voedsel**, welke je wilt, of betaal niets en **verlies { $penalty } punten**, hoeveel er ook ontbreekt. De score mag onder nul.
sa-feeding-example = { $people } mensen, landbouw { $field }, { $food } voedsel in voorraad: { $have } voedsel voor { $people } monden, { $missing } te weinig. Je geeft { $missing } hout, of houdt het en verliest { $penalty } punten.

sa-end = Het einde
sa-end-1 = **Kaarten:** kan bij het begin van een ronde de stapel niet meer alle kaartplaatsen vullen, dan eindigt de partij meteen.
sa-end-2 = **Gebouwen:** is een stapel leeg, dan wordt de ronde uitgespeeld, het voeden erbij. Dat was de laatste.
sa-end-3 = Dan telt ieder. Wie de meeste punten heeft, wint.

sa-scoring = De eindtelling
sa-scoring-sets = Cultuursymbolen
sa-scoring-sets-1 = Kaarten met een groene onderste helft tonen een van { $signs } symbolen; elk is er { $each } keer. Maak reeksen van **verschillende** symbolen: een reeks scoort haar grootte in het kwadraat. Wat je dubbel hebt, vormt een tweede reeks.
sa-scoring-sets-n = Symbolen in een rij
sa-scoring-sets-points = Punten
sa-scoring-sets-example = Vijf symbolen, één ervan dubbel: een rij van { $a } en een rij van { $b }. { $a } × { $a } + { $b } × { $b } = **{ $total } punten**.
sa-scoring-trades = Mensen met een beroep
sa-scoring-trades-1 = Kaarten met een zandkleurige onderste helft tonen beroepen. Elke figuur scoort één punt voor alles wat je van zijn soort hebt:
sa-scoring-trades-sum = { $n } op alle kaarten
sa-scoring-trades-example = { $n } boeren en landbouw { $m }: **{ $total } punten**.
sa-scoring-rest = Wat over is
sa-scoring-rest-1 = Elk hout, leem, steen en goud is 1 punt waard; voedsel niets. Een “2 naar keuze” die nooit is genomen, telt als twee grondstoffen.
sa-scoring-tie = Bij gelijke stand: tel landbouw, gereedschap en mensen op. Is dat ook gelijk, dan wordt de winst gedeeld.

sa-rulings = Kleine lettertjes
sa-rulings-1 = Waar de gedrukte regels zwijgen, speelt deze tafel zo.
sa-rulings-list =
    .item1 = Wat maar één antwoord heeft wordt niet gevraagd: zonder gereedschap is er geen worp te verbeteren; zonder iets om te betalen geen prijs om over te denken. Waar mensen heen gaan, en wie nu aan zet is, wordt altijd gevraagd.
    .item2 = Een kaart of gebouw mag bezocht worden ook als je niet kunt betalen. De mens gaat gewoon naar huis.
    .item3 = “2 naar keuze” kan worden genomen als je je volgende mensen kiest, een prijs betaalt of voedt.
    .item4 = Wat over een grens gaat is verloren: een elfde mens, landbouw boven 10, gereedschap boven 12.
    .item5 = Zijn twee tegels even zwak, dan gaat het nieuwe gereedschap naar de linker, en liever naar een ongebruikte.
    .item6 = Is de stapel leeg, dan geeft een extra kaart niets.
    .item7 = Allen die voedsel tekortkomen beslissen tegelijk.
    .item8 = Komen beide eindes samen, dan beëindigen de gebouwen de partij, na het voeden.
    .item9 = Gelijke spelers delen hun plaats.

help-place-tool_maker = Eén mens maakt **één gereedschap**. Gereedschap telt bij een worp, eens per ronde.
help-place-hut = Precies **twee mensen** van één stam gaan erin, en voortaan heb je er **één meer**. Hoogstens tien.
help-place-field = Eén mens verhoogt je **landbouw** met één: elke ronde één voedsel meer, tot 10.
help-place-hunt = Zoveel mensen van alle stammen als men wil. Eén dobbelsteen elk; elke volle { $divisor } is **1 voedsel**.
help-place-gather = Tot { $rings } mensen in totaal. Eén dobbelsteen elk; elke volle { $divisor } is **1 { $what }**.
help-place-players =
    { $n ->
        [one] Met zoveel spelers mag hier hoogstens { $n } stam zijn.
       *[other] Met zoveel spelers mag hier hoogstens { $n } stammen zijn.
    }
help-place-village = Met zoveel spelers worden per ronde { $n } van de dorpsplaatsen gebruikt.
help-place-card =
    { $n ->
        [one] Eén mens mag kopen wat hier ligt voor **{ $n } grondstof** naar keuze, nooit voedsel.
       *[other] Eén mens mag kopen wat hier ligt voor **{ $n } grondstoffen** naar keuze, nooit voedsel.
    }
help-place-building = Eén mens mag de bovenste tegel bouwen: betaal de prijs, scoor meteen.
help-place-empty = Hier ligt niets tot de volgende ronde.
help-stack =
    { $n ->
        [one] { $n } tegel in deze stapel. Is een stapel leeg, dan is deze ronde de laatste.
       *[other] { $n } tegels in deze stapel. Is een stapel leeg, dan is deze ronde de laatste.
    }

help-top-dice_for_all = Gooi zoveel dobbelstenen als er spelers zijn. Jij neemt er eerst een, dan de anderen om de beurt: hout, leem, steen, goud, gereedschap of landbouw.
help-top-food = Meteen van jou.
help-top-resource = Meteen van jou.
help-top-roll = Gooi twee dobbelstenen voor de getoonde grondstof en deel als op haar plaats. Gereedschap mag helpen.
help-top-points = Scoort meteen.
help-top-tool = Eén gereedschap, als van de gereedschapmaker.
help-top-agriculture = De landbouw stijgt met één.
help-top-extra_card = Trek de bovenste kaart. Alleen de onderste helft telt voor je, en alleen jij kent ze.
help-top-once_tool = Gereedschap voor één worp. Daarmee is het op.
help-top-two_of_choice = Twee grondstoffen naar keuze, nu of later in de partij.

help-bottom-culture = Een cultuursymbool. Aan het eind scoort een reeks verschillende symbolen haar grootte in het kwadraat.
help-bottom-farmer = Aan het eind scoort elke boer zoveel punten als je landbouw.
help-bottom-tool_maker = Aan het eind scoort elke gereedschapmaker de som van je gereedschapstegels.
help-bottom-hut_builder = Aan het eind scoort elke huttenbouwer het aantal van je gebouwen.
help-bottom-shaman = Aan het eind scoort elke sjamaan het aantal van je mensen.

help-building-fixed = Betaal { $price }, scoor **{ $points } punten**.
help-building-kinds =
    { $kinds ->
        [one] Betaal { $n } grondstoffen van precies { $kinds } soort; welke, kies je zelf. Scoor wat ze waard zijn.
       *[other] Betaal { $n } grondstoffen van precies { $kinds } soorten; welke, kies je zelf. Scoor wat ze waard zijn.
    }
help-building-any = Betaal { $least } tot { $most } grondstoffen naar keuze. Scoor wat ze waard zijn.
help-building-worth = Hout is { $wood } waard, leem { $brick }, steen { $stone }, goud { $gold }.

help-thing-wood = Uit het bos. In een gebouw { $n } waard, 1 punt als het aan het eind over is.
help-thing-brick = Uit de leemgroeve. In een gebouw { $n } waard, 1 punt als het aan het eind over is.
help-thing-stone = Uit de steengroeve. In een gebouw { $n } waard, 1 punt als het aan het eind over is.
help-thing-gold = Uit de rivier. In een gebouw { $n } waard, 1 punt als het aan het eind over is.
help-thing-food = Eén per mens aan het eind van de ronde. Het betaalt nooit kaarten of gebouwen.
help-thing-tools = Elke tegel kan eens per ronde bij een worp. Doorgestreepte zijn gebruikt. Ronde werken één keer.
help-thing-agriculture = Zoveel voedsel komt er elke ronde bij voor het voeden.
help-thing-people = Wie thuis is valt op, wie op het bord staat is bleek. Allen eten.
help-thing-buildings = Je gebouwen. Huttenbouwers scoren ze aan het eind nog eens.
help-thing-extra_card = Een ongezien getrokken kaart: de onderste helft telt aan het eind.
help-thing-two_of_choice = Nog te nemen: twee grondstoffen naar keuze, in je eigen beurt of bij het voeden.
help-thing-score = Punten tot nu toe. Tussen haakjes: wat het zou zijn als de partij nu eindigde.
help-thing-start = Begint deze ronde. Het teken gaat elke ronde naar links.
help-thing-food-title = Voedsel
help-thing-tools-title = Gereedschap
help-thing-agriculture-title = Landbouw
help-thing-people-title = Mensen
help-thing-buildings-title = Gebouwen
help-thing-extra_card-title = Extra kaart
help-thing-two_of_choice-title = 2 naar keuze
help-thing-score-title = Punten
help-thing-start-title = Startspeler
help-card = Beschavingskaart

## stoneage-rules-variants: the variants of Stone Age

var-intro = Varianten
var-intro-1 = Elk hiervan kan bij het openen van een tafel worden gekozen, alleen of samen. Ze verschenen door de jaren in kleine doosjes; niet alles wat erin stond is nu nog te vinden.
var-intro-2 = Daarom zegt elke regel hieronder hoe goed hij bekend is:
var-together = Meer tegelijk
var-together-1 = Alle varianten gaan samen. Met alle loopt een ronde zo:
var-together-list =
    .item1 = Kaarten schuiven en worden aangevuld. Een dier dat in de rij komt telt meteen.
    .item2 = Nieuwe hutten brengen hun inkomen.
    .item3 = De kudde trekt verder, en haar tegel gaat open.
    .item4 = Plaatsen, dan mensen inzetten.
    .item5 = Dieren met genoeg mensen erop worden verjaagd, van rechts naar links.
    .item6 = De mammoet wordt getemd.
    .item7 = Voeden.
var-provenance = Hoe we het weten

rule-HW1 = Koop je een kaart, dan mag je 1 goud bij de prijs leggen en meteen **6 punten** scoren.
rule-HW2 = Hoogstens één extra goud per kaart.
rule-HW3 = Bouw je een gebouw met het teken, dan mag je 1 steen bij de prijs leggen en meteen **5 punten** scoren.
rule-HW4 = Hoogstens één extra steen per gebouw.
rule-HW5 = Of een gebouw de extra steen aanneemt, hangt af van zijn tegel: in het gedrukte spel van de winterkant.
rule-HW6 = Elk gebouw met een vaste prijs neemt hem aan; die met vrije keuze niet.
rule-HW7 = Nieuwe hutten, gebouwen van de uitbreiding en iglo’s nemen hem niet aan.
rule-HW8 = Het goud mag op elke kaartplaats, ook op die voor sieraden.
rule-HW9 = De tweede, gedekte kaart van de uitbreiding koop je niet apart: geen extra goud ervoor.
rule-HW10 = Extra steen en goud komen uit je voorraad, nooit uit een ruil van zojuist.
rule-HW11 = Ze worden met de prijs betaald en scoren meteen. Aan het eind verandert er niets.

rule-WA1 = Vier dieren worden door de kaarten geschud.
rule-WA2 = Het zijn ijsbeer, wild zwijn, wolf en roofvogel.
rule-WA2b = Van elk is er één.
rule-WA3 = Een open dier blijft tot het verjaagd is. Het kan niet worden gekocht.
rule-WA4 = Zolang het er is verlaagt het worpen met 1, 2 of 3.
rule-WA5 = In de tabel hieronder staat hoeveel elk dier verlaagt.
rule-WA6 = Het gaat één keer van de som van een worp af, niet van elke dobbelsteen. De som komt niet onder 0, en gereedschap komt er daarna bij.
rule-WA7 = Het treft iedereen, op jacht, op de vier grondstofplaatsen en bij kaarten die twee stenen gooien voor een grondstof.
rule-WA8 = Stenen die je los leest blijven zoals ze vielen: voor allen, de beloning voor het verjagen, de strijd om een mammoet.
rule-WA9 = Meer dieren tellen op.
rule-WA10 = Om een dier te verjagen moeten er zoveel mensen op staan als er spelers zijn, van welke stam ook.
rule-WA11 = Een dier is een plaats met zoveel ringen. Je mag er één of meer mensen zetten, eens per ronde; stammen mogen het delen, of één vult het alleen. Het telt niet als grondstofplaats of dorpsplaats.
rule-WA12 = Allen moeten er in dezelfde ronde zijn. Zijn het er te weinig, dan gaan ze zonder beloning naar huis en blijft het dier.
rule-WA13 = Het wordt verjaagd als iedereen zijn mensen heeft ingezet, voor het voeden. Tot dan geldt de aftrek.
rule-WA14 = Voor elk van je mensen daar gooi je een dobbelsteen en krijg je wat hij toont.
rule-WA15 = Ze geven wat dobbelstenen voor allen geven: hout, leem, steen, goud, gereedschap, landbouw.
rule-WA16 = Vanaf de startspeler, zonder gereedschap. Wat over een grens gaat is verloren.
rule-WA17 = Het dier bezet zijn kaartplaats, dus daar is geen kaart te koop. Het schuift als kaarten naar rechts.
rule-WA18 = Een verjaagd dier verlaat de partij. Zijn plaats blijft leeg tot de volgende ronde.
rule-WA19 = De eerste rij wordt zonder dieren gedeeld; dan worden ze door de rest geschud.
rule-WA20 = Wordt een kaart ongezien getrokken en ligt er een dier boven, dan neemt men de volgende die er geen is, en schudt de rest opnieuw.
rule-WA21 = Dieren in de stapel tellen als kaarten bij het aanvullen. Wat er aan het eind ligt doet niets.

rule-IG1 = Een iglo kost **3 grondstoffen van één soort**.
rule-IG2 = Hij scoort meteen wat ze waard zijn: zoveel als in een gebouw.
rule-IG3 = Het is geen gebouw: huttenbouwers tellen hem niet.
rule-IG4 = De handel van de uitbreiding kan hem niet betalen.
rule-IG5 = Er zijn twee iglo’s per speler.
rule-IG6 = Er is één plaats voor één mens: één iglo per ronde. Zijn ze op, dan is de plaats dicht.
rule-IG7 = Het is geen dorpsplaats, dus ook met weinig spelers blijft hij open.
rule-IG8 = Wie niet kan of wil betalen neemt zijn mens mee; de iglo blijft.
rule-IG9 = Zijn ze op, dan gaat de partij verder.
rule-IG10 = Met sieraden kun je hem niet betalen.
rule-IG11 = Strenge winter voegt er geen steen aan toe.
rule-IG12 = Hij kan met of zonder Strenge winter.

rule-NH1 = Er zijn 6 nieuwe tegels.
rule-NH2 = Drie brengen elke ronde 1 hout, 1 leem of 1 steen; de andere geven één keer een mens, gereedschap of een akker.
rule-NH3 = Voor elk één tegel.
rule-NH4 = Ze scoren meteen, maar minder dan andere gebouwen van die prijs.
rule-NH5 = Het zijn gebouwen: huttenbouwers tellen ze.
rule-NH6 = Ze worden met alle andere gebouwen geschud voor de stapels worden gemaakt.
rule-NH7 = In de tabel hieronder staat wat ze kosten en scoren.
rule-NH8 = Het inkomen komt bij het begin van elke ronde, vanaf de volgende, voor het plaatsen. Er hoeft niemand te zijn.
rule-NH9 = Met tien mensen, twaalf gereedschappen of landbouw 10 kan de hut toch gebouwd worden, maar wat ze geeft is verloren.

rule-MH1 = 16 bonustegels vormen een gedekte stapel; er is één kudde.
rule-MH2 = De voorkant toont een bonus voor één en een bonus voor allen, de achterkant een grondstof.
rule-MH3 = Te combineren met het basisspel en elke andere variant.
rule-MH4 = Bij het begin van een ronde gaat de kudde naar de plaats van de grondstof boven op de stapel. Die tegel gaat open; de nieuwe bovenste toont waar ze daarna is.
rule-MH5 = Is de stapel op, dan is de kudde weg en gaat de partij zonder haar verder.
rule-MH6 = Elk van de vier grondstoffen staat achter op vier tegels.
rule-MH7 = Heb je bij de kudde gegooid en genomen wat het gaf, dan mag je één of meer van de mensen die daar werkten naar de tegel sturen. De anderen gaan naar huis; niemand anders kan mee.
rule-MH8 = Elk van hen kost meteen 1 voedsel; een grondstof mag ervoor in de plaats.
rule-MH9 = Je mag met grondstoffen betalen ook als je voedsel hebt.
rule-MH10 = De mammoet wordt getemd als allen hun mensen hebben ingezet, voor het voeden.
rule-MH11 = Kwamen er meer stammen, dan gooit elk een steen per mens daar. De hoogste steen temt de mammoet, de anderen zijn uitdagers. Sommen tellen niet.
rule-MH12 = Wie alleen kwam temt hem zonder worp.
rule-MH13 = Kwam er niemand, dan verlaat de tegel de partij.
rule-MH14 = Bij gelijkspel beslissen de volgende stenen, enzovoort; wie nog stenen heeft wint. Is alles gelijk, dan gooien zij elk één steen tot het beslist is.
rule-MH15 = De temmer neemt de bonus voor één of die voor allen; elke uitdager neemt die voor allen.
rule-MH16 = Eén keer per speler, hoeveel mensen er ook kwamen.
rule-MH17 = De temmer houdt de tegel, welke bonus het ook was.
rule-MH18 = De temmer neemt eerst, dan de uitdagers in de kring.
rule-MH19 = Aan het eind scoort de speler met de meeste tegels **10 punten**.
rule-MH20 = Hebben meerdere spelers de meeste, dan scoort elk 10.
rule-MH21 = In de tabel hieronder staat wat de tegels geven.

rule-EX1 = Twee tot vijf kunnen spelen. De vijfde speler heeft tien mensen en een bord als de anderen.
rule-EX2 = De doos heeft een bord om op te leggen, sieraden, 9 gebouwen, 9 kaarten, tegels voor hoge scores en tekens; de nieuwe hutten zaten er ook in.
rule-EX3 = Een tand is één sieraad, een ring drie.
rule-EX4 = Sieraden raken nooit op.
rule-EX5 = Ieder begint met 5 mensen, 12 voedsel en 1 sieraad, en op veld 0 van het handelsspoor.
rule-EX6 = Alle gebouwen worden geschud; een stapel van 7 per speler, vijf stapels voor vijf.
rule-EX7 = De stapel heeft 45 kaarten: de gewone 36 en 9 nieuwe.
rule-EX8 = De handelaar is een nieuwe dorpsplaats voor precies 2 mensen van één stam.
rule-EX9 = De handelaar brengt **2 niveaus** op het handelsspoor en **2 sieraden**.
rule-EX10 = Het handelsspoor gaat van 0 tot 10.
rule-EX11 = Dorpsplaatsen zijn gereedschapmaker, hut, akker en handelaar. Vier spelers gebruiken er drie per ronde, twee of drie spelers twee.
rule-EX11b = Vijf spelers gebruiken alle vier.
rule-EX12 = Bos, leemgroeve, steengroeve en rivier zijn als altijd: één stam elk met twee spelers, twee met drie, geen grens met vier en vijf.
rule-EX13 = Op jacht is elke volle 2 één voedsel of één sieraad.
rule-EX14 = Eén worp mag je naar wens verdelen.
rule-EX15 = Sieraden zijn geen grondstof: ze voeden niemand en scoren niets aan het eind.
rule-EX15b = Je betaalt er alleen mee waar sieraden gevraagd worden: op de vijfde kaartplaats, voor de tweede kaart, in sommige gebouwen en in een ruil.
rule-EX16 = Ze vervangen geen voedsel bij het temmen van een mammoet.
rule-EX17 = Een kaart op de vijfde plaats kost **3 sieraden**, en niets anders.
rule-EX18 = Wie daar kocht mag nog 3 sieraden betalen voor de bovenste kaart, ongezien. Haar bovenste helft geldt niet.
rule-EX19 = De vijfde plaats ligt links van de andere. Kaarten schuiven vandaar naar rechts; altijd zijn er vijf plaatsen.
rule-EX20 = De partij eindigt als altijd; nu moeten vijf plaatsen gevuld worden.
rule-EX21 = Handel: niets op niveau 0, 2 geven voor 1 tot niveau 3, 1 voor 1 vanaf niveau 4, en ten slotte 1 voor 2.
rule-EX21b = Van 5 tot 8 blijft het 1 voor 1, op 10 geef je 1 en krijg je 2. De koers op 9 is onbekend; hier is het 1 voor 1.
rule-EX22 = Je mag eens per ronde ruilen, terwijl je een kaart of gebouw betaalt; niet voor een iglo, en niet voor de extra’s van Strenge winter.
rule-EX23 = Het is één ruil tegen jouw koers. Wat je geeft en krijgt mogen grondstoffen en sieraden van elke soort zijn.
rule-EX24 = Wat je krijgt gaat in die betaling. Past er maar één stuk in, dan is een tweede verloren.
rule-EX25 = Sieraden uit een ruil mogen betalen op de vijfde plaats en voor de tweede kaart.
rule-EX26 = In gebouwen met vrije keuze telt wat je kreeg als elke grondstof: voor soorten, aantal en punten.
rule-EX27 = Sommige nieuwe gebouwen hebben sieraden in hun prijs.
rule-EX28 = Sommige nieuwe kaarten geven sieraden.
rule-EX29 = Sommige nieuwe kaarten gooien dobbelstenen voor allen, met een eigen tabel.
rule-EX30 = Sommige nieuwe kaarten tonen handelaars: aan het eind scoort elk je handelsniveau.
rule-EX31 = De 9 gebouwen staan in de tabel hieronder.
rule-EX32 = De 9 kaarten ook.
rule-EX33 = Hun dobbelstenen voor allen geven: 1 hout, 2 leem, 3 steen, 4 goud, 5 twee sieraden, 6 een handelsniveau.
rule-EX34 = Gelijkstand wordt als altijd beslist.
rule-EX35 = De nieuwe hutten mogen erbij of niet.

var-animal-bird_of_prey = roofvogel
var-animal-wolf = wolf
var-animal-wild_boar = wild zwijn
var-animal-polar_bear = ijsbeer
var-bonus-wood_each_round = elke ronde 1 hout
var-bonus-brick_each_round = elke ronde 1 leem
var-bonus-stone_each_round = elke ronde 1 steen
var-bonus-person = een mens
var-bonus-tool = gereedschap
var-bonus-agriculture = +1 landbouw
var-bonus-food_2 = 2 voedsel
var-bonus-wood = 1 hout
var-bonus-brick = 1 leem
var-bonus-stone_and_wood = 1 steen en 1 hout
var-bonus-points_7 = 7 punten
var-bonus-points_3 = 3 punten
value-trade_dice = Dobbelstenen voor allen, nieuwe tabel
value-worth_plus = wat ze waard zijn, en { $n }
var-winter-count = { $n } van de { $of } gebouwen nemen de extra steen aan.
var-animals = De dieren
var-animal = Dier
var-penalty = Af van elke worp
var-igloos-worth = Wat een iglo scoort
var-huts = De zes hutten
var-gives = Geeft
var-price = Prijs
var-points = Punten
var-mammoths = De zestien tegels
var-herd_at = Kudde bij
var-for_one = Voor één
var-for_all = Voor allen
var-track = Het handelsspoor
var-level = Niveau
var-give = Geven
var-get = Krijgen
var-buildings = De nieuwe gebouwen
var-cards = De nieuwe kaarten
var-upper = Meteen
var-lower = Aan het eind
var-dice = Hun dobbelstenen voor allen

help-place-merchant = Precies **twee mensen** van één stam brengen **twee niveaus** op het handelsspoor en **twee sieraden**.
help-place-igloo = Eén mens mag een iglo bouwen: **drie grondstoffen van één soort**, meteen gescoord ({ $worth }). Het is geen gebouw.
help-place-card_5 =
    { $n ->
        [one] Eén mens mag kopen wat hier ligt voor **{ $n } sieraad**, en dan de bovenste kaart voor nog eens zoveel.
       *[other] Eén mens mag kopen wat hier ligt voor **{ $n } sieraden**, en dan de bovenste kaart voor nog eens zoveel.
    }
help-place-animal = **{ $n } mensen** in één ronde verjagen het, van alle stammen samen. Elk gooit een steen als beloning: hout, leem, steen, goud, gereedschap, landbouw.
help-animal = Zolang het hier is, is elke worp om goederen **{ $n } lager**. Het kan niet worden gekocht.
help-top-trade_dice_for_all = Gooi zoveel dobbelstenen als er spelers zijn. Jij neemt er eerst een, dan de anderen om de beurt: hout, leem, steen, goud, twee sieraden of een handelsniveau.
help-top-trade_level = Je teken gaat omhoog op het handelsspoor.
help-bottom-merchant = Aan het eind scoort elke handelaar je niveau op het handelsspoor.
help-building-jewelled = Betaal { $price }, scoor **{ $points } punten**.
help-building-plus =
    { $jewelry ->
        [one] Betaal { $n } grondstoffen van precies { $kinds } soorten en { $jewelry } sieraad. Scoor wat de grondstoffen waard zijn, en { $plus }.
       *[other] Betaal { $n } grondstoffen van precies { $kinds } soorten en { $jewelry } sieraden. Scoor wat de grondstoffen waard zijn, en { $plus }.
    }
help-building-bonus = Het geeft **{ $bonus }**.
help-building-winter = Strenge winter: één extra steen scoort { $points } meer.
help-winter-card = Strenge winter: één extra goud scoort { $points } punten.
help-thing-jewelry = Geen grondstof: je betaalt er alleen mee waar sieraden gevraagd worden, en in een ruil. Ze voeden niemand en scoren niets.
help-thing-jewelry-title = Sieraden
help-thing-trade = Eens per ronde, bij het betalen van een kaart of gebouw, één ruil: { $rate }. Handelaars scoren dit niveau aan het eind.
help-thing-trade-none = Nog geen handel. Twee mensen bij de handelaar brengen twee niveaus. Handelaars op kaarten scoren dit niveau aan het eind.
help-thing-trade-track = Handelsspoor
help-thing-trade-title = Handelsniveau { $level }
help-thing-trade-rate = geef { $give }, krijg { $get }
help-thing-mammoths = Tegels van getemde mammoeten. Wie er het meest heeft scoort aan het eind 10 punten.
help-thing-mammoths-title = Mammoeten
help-thing-igloos = Tot nu toe gebouwde iglo’s. Hun punten zijn al geteld, en het zijn geen gebouwen.
help-igloos_left = Nog { $n }. Zijn ze op, dan gaat de partij verder.
help-thing-igloos-title = Iglo’s
help-thing-herd = De kudde is deze ronde op deze plaats. Wie hier werkte mag mensen naar de tegel sturen, elk 1 voedsel.
help-thing-herd-title = De kudde
help-mammoth = Wie de mammoet temt neemt **{ $one }** of **{ $all }**; elke uitdager neemt **{ $all }**.
help-mammoth-title = De tegel van de mammoet
help-mammoth-contest = De hoogste steen van wie kwamen temt hem, als allen hun mensen hebben ingezet.
var-tile-one = 1
var-tile-all = allen
