// @ts-check
// Dutch: the rules of Stone Age, and what each thing at the table is. Numbers come from the server's tables.

import { formsOf } from '../../../js/words.js';

const { count } = formsOf('nl');

/** @type {import('../../../js/rules/words.js').RuleSentences} */
export const rulesNl = {
  'sa.title': 'De regels van Stone Age',
  'sa.lead':
    'Leid een stam door de seizoenen: stuur mensen uit, maak het beste van wat ze thuisbrengen, en houd iedereen gevoed. Tien '
    + 'minuten lezen, dan kun je spelen.',
  'sa.part.base': 'Het spel',
  'sa.part.variants': 'Varianten',

  'sa.idea': 'Waar het om gaat',
  'sa.idea.1':
    'Elke ronde **plaats** je je mensen op het bord, dan **zet je ze in**, dan **voed** je ze. Hout, leem, steen en goud kopen '
    + 'gebouwen en kaarten. Gebouwen scoren meteen; kaarten helpen meteen en scoren aan het eind nog eens.',
  'sa.idea.2': 'Wie de meeste punten heeft als de kaarten of een stapel gebouwen op zijn, wint.',
  'sa.idea.place': 'Plaatsen',
  'sa.idea.place.is': 'Om de beurt, één plaats per keer, tot niemand meer kan plaatsen.',
  'sa.idea.use': 'Inzetten',
  'sa.idea.use.is': 'De ene speler na de andere neemt al zijn mensen terug, in welke volgorde ook, en doet wat hun plaatsen bieden.',
  'sa.idea.feed': 'Voeden',
  'sa.idea.feed.is': 'Iedereen heeft één voedsel per mens nodig. Dan begint de volgende speler een nieuwe ronde.',

  'sa.setup': 'Voor de eerste ronde',
  'sa.setup.1': ({ people, food }) =>
    `Ieder begint met {people} **${people} mensen** en {food} **${food} voedsel**, en met verder niets.`,
  'sa.setup.2': ({ cards, row, tiles }) =>
    `De ${cards} beschavingskaarten worden geschud; ${row} liggen open. De gebouwtegels worden geschud tot stapels van ${tiles}, `
    + 'zoveel als er spelers zijn; de rest blijft ongezien in de doos. Het lot zegt wie begint.',
  'sa.setup.3': 'Met minder spelers is het bord krapper:',
  'sa.setup.players': 'Spelers',
  'sa.setup.stacks': 'Stapels gebouwen',
  'sa.setup.village': 'Dorpsplaatsen per ronde',
  'sa.setup.each': 'Spelers bij elk van bos, leemgroeve, steengroeve en rivier',
  'sa.setup.all': 'allen',
  'sa.setup.hunt':
    'De jacht staat altijd voor iedereen open. Welke dorpsplaatsen worden gebruikt, bepalen jullie: de eerst bezette sluiten de '
    + 'andere.',

  'sa.placing': 'Mensen plaatsen',
  'sa.placing.1':
    'Vanaf de startspeler in de kring zet elke speler **één of meer mensen op één plaats**. Dan is de volgende, steeds weer, tot '
    + 'alle mensen ergens staan.',
  'sa.placing.2':
    'De ringen van een plaats zeggen hoeveel mensen er passen. Heb je er eenmaal mensen, dan mag je er deze ronde geen meer bij '
    + 'zetten: kies goed hoeveel er gaan.',
  'sa.placing.3': 'Je mag niet passen zolang je ergens heen kunt. Kun je dat niet, dan blijven je laatste mensen thuis.',
  'sa.placing.example':
    'Je hebt nog één mens en alleen de hut is vrij. De hut neemt er twee van één stam, dus je mens blijft thuis; hij moet toch '
    + 'gevoed worden.',

  'sa.using': 'Mensen inzetten',
  'sa.using.1':
    'De startspeler gaat eerst en zet **alle** eigen mensen in voor de volgende speler. De volgorde is aan jou: gereedschap dat '
    + 'je eerst maakt kan bij de worp erna helpen.',
  'sa.using.2':
    'Elke plaats moet worden gebruikt, maar niemand hoeft een kaart of gebouw te kopen. Is een plaats gedaan, dan gaan de mensen '
    + 'naar huis.',

  'sa.gather': 'Jagen en verzamelen',
  'sa.gather.1': 'Gooi een dobbelsteen voor elk mens daar en tel op. **Gereedschap** mag erbij. Deel dan:',
  'sa.gather.each': ({ n }) => `elke volle ${n}`,
  'sa.gather.rings': ({ n }) => n ? `plaats voor ${n}` : 'plaats voor allen',
  'sa.gather.2': 'Wat na het delen over is gaat verloren. Er is altijd genoeg voorraad.',
  'sa.gather.example': ({ total, divisor, gets, tool, sum, more }) =>
    `Drie mensen in de leemgroeve gooien ${total}. Elke volle ${divisor} is een leem: **${gets}**. Met gereedschap van ${tool} `
    + `is het ${sum}, en dat maakt **${more}**.`,
  'sa.gather.mean': 'Gemiddeld, zonder gereedschap',
  'sa.gather.people': ({ n }) => `${count(n, 'mens', 'mensen')}`,

  'sa.village': 'Het dorp',
  'sa.village.1': 'Drie plaatsen maken je stam blijvend sterker.',
  'sa.village.2': 'Erheen gaan als je al aan de grens zit mag; het houdt alleen anderen weg.',

  'sa.tools': 'Gereedschap',
  'sa.tools.1':
    'Je eerste drie gereedschappen zijn tegels van waarde 1. Elk volgende maakt je zwakste tegel één meer waard, tot 4 elk: 12 '
    + 'in totaal.',
  'sa.tools.2':
    'Na een worp mag je er gereedschap bij leggen: **alleen hele tegels**, en **elke tegel eens per ronde**. Gebruikt '
    + 'gereedschap staat de volgende ronde weer klaar.',
  'sa.tools.3':
    'Sommige kaarten geven gereedschap voor **één keer**, van 2, 3 of 4. Het kan bij elke worp, samen met je tegels. Aan het '
    + 'eind telt het niet.',
  'sa.tools.4':
    'Gereedschap helpt op jacht, op de vier grondstofplaatsen en bij kaarten die twee dobbelstenen gooien. Dobbelstenen voor '
    + 'allen veranderen er niet door.',
  'sa.tools.growth': 'Tegels, van het eerste tot het twaalfde gereedschap',

  'sa.cards': 'Beschavingskaarten',
  'sa.cards.1':
    'Eén mens op een kaart mag ze kopen met **elke mengeling** van hout, leem, steen en goud. Hoeveel hangt van de plek af: '
    + 'links kost het meest. Voedsel betaalt niet.',
  'sa.cards.2':
    'De **bovenste helft** gebeurt meteen. De **onderste helft** telt aan het eind. Bij het begin van een ronde schuiven de '
    + 'overgebleven kaarten naar rechts, waar ze goedkoper zijn, en komen er links nieuwe.',
  'sa.cards.top': ({ n }) => `De bovenste helften van de ${n} kaarten`,
  'sa.cards.bottom': 'De onderste helften',
  'sa.cards.times': ({ n }) => `${n} ×`,
  'sa.cards.dice': 'Dobbelstenen voor allen',
  'sa.cards.dice.is':
    'Er worden zoveel dobbelstenen gegooid als er spelers zijn. De koper neemt er een, dan de anderen om de beurt; elke geeft '
    + 'wat deze tabel zegt.',
  'sa.cards.peek': 'Kaarten die je uit de rij nam hebben allen gezien. Een extra kaart ken alleen jij, tot het eind.',

  'sa.buildings': 'Gebouwen',
  'sa.buildings.1':
    'Eén mens op de bovenste tegel van een stapel mag hem bouwen. Betaal wat hij vraagt, scoor meteen, houd de tegel: hij telt '
    + 'voor je huttenbouwers. De volgende tegel gaat meteen open, maar kan pas de volgende ronde worden genomen.',
  'sa.buildings.values': 'Wat je betaalt is wat je scoort:',
  'sa.buildings.count': ({ n, least, most }) => `${n} tegels noemen hun prijs; ze scoren ${least} tot ${most}.`,
  'sa.buildings.example': ({ points }) =>
    `Een tegel vraagt vijf grondstoffen van twee soorten. Je betaalt drie steen en twee hout: **${points} punten**.`,

  'sa.feeding': 'Voeden',
  'sa.feeding.1':
    'Als allen terug zijn, krijg je eerst zoveel voedsel als je **landbouw** zegt. Betaal dan één voedsel per mens, ook '
    + 'pasgeborenen.',
  'sa.feeding.2': ({ penalty }) =>
    'Is er te weinig voedsel, dan gaat alles op. Betaal dan **één grondstof per ontbrekend voedsel**, welke je wilt, of betaal '
    + `niets en **verlies ${penalty} punten**, hoeveel er ook ontbreekt. De score mag onder nul.`,
  'sa.feeding.example': ({ people, field, food, have, missing, penalty }) =>
    `${people} mensen, landbouw ${field}, ${food} voedsel in voorraad: ${have} voedsel voor ${people} monden, ${missing} `
    + `te weinig. Je geeft ${missing} hout, of houdt het en verliest ${penalty} punten.`,

  'sa.end': 'Het einde',
  'sa.end.1':
    '**Kaarten:** kan bij het begin van een ronde de stapel niet meer alle kaartplaatsen vullen, dan eindigt de partij meteen.',
  'sa.end.2': '**Gebouwen:** is een stapel leeg, dan wordt de ronde uitgespeeld, het voeden erbij. Dat was de laatste.',
  'sa.end.3': 'Dan telt ieder. Wie de meeste punten heeft, wint.',

  'sa.scoring': 'De eindtelling',
  'sa.scoring.sets': 'Cultuursymbolen',
  'sa.scoring.sets.1': ({ signs, each }) =>
    `Kaarten met een groene onderste helft tonen een van ${signs} symbolen; elk is er ${each} keer. Leg rijen van `
    + '**verschillende** symbolen: een rij scoort haar lengte maal zichzelf. Een tweede rij neemt wat je dubbel hebt.',
  'sa.scoring.sets.n': 'Symbolen in een rij',
  'sa.scoring.sets.points': 'Punten',
  'sa.scoring.sets.example': ({ a, b, total }) =>
    `Vijf symbolen, één ervan dubbel: een rij van ${a} en een rij van ${b}. ${a} × ${a} + ${b} × ${b} = **${total} punten**.`,
  'sa.scoring.trades': 'Mensen met een beroep',
  'sa.scoring.trades.1':
    'Kaarten met een zandkleurige onderste helft tonen mensen. Elk scoort zo vaak als je het ding hebt waar het om gaat:',
  'sa.scoring.trades.sum': ({ n }) => `${n} op alle kaarten`,
  'sa.scoring.trades.example': ({ n, m, total }) => `${n} boeren en landbouw ${m}: **${total} punten**.`,
  'sa.scoring.rest': 'Wat over is',
  'sa.scoring.rest.1':
    'Elk hout, leem, steen en goud is 1 punt waard; voedsel niets. Een “2 naar keuze” die nooit werd genomen telt als twee '
    + 'grondstoffen.',
  'sa.scoring.tie': 'Bij gelijke stand: tel landbouw, gereedschap en mensen op. Is dat ook gelijk, dan wordt de winst gedeeld.',

  'sa.rulings': 'Kleine lettertjes',
  'sa.rulings.1': 'Waar de gedrukte regels zwijgen, speelt deze tafel zo.',
  'sa.rulings.list': [
    'Wat maar één antwoord heeft wordt niet gevraagd: zonder gereedschap is er geen worp te verbeteren; zonder iets om te '
      + 'betalen geen prijs om over te denken. Waar mensen heen gaan, en wie nu aan zet is, wordt altijd gevraagd.',
    'Een kaart of gebouw mag bezocht worden ook als je niet kunt betalen. De mens gaat gewoon naar huis.',
    '“2 naar keuze” kan worden genomen als je je volgende mensen kiest, een prijs betaalt of voedt.',
    'Wat over een grens gaat is verloren: een elfde mens, landbouw boven 10, gereedschap boven 12.',
    'Zijn twee tegels even zwak, dan gaat het nieuwe gereedschap naar de linker, en liever naar een ongebruikte.',
    'Is de stapel leeg, dan geeft een extra kaart niets.',
    'Allen die voedsel tekortkomen beslissen tegelijk.',
    'Komen beide eindes samen, dan beëindigen de gebouwen de partij, na het voeden.',
    'Gelijke spelers delen hun plaats.',
  ],

  'help.place.tool_maker': 'Eén mens maakt **één gereedschap**. Gereedschap telt bij een worp, eens per ronde.',
  'help.place.hut': 'Precies **twee mensen** van één stam gaan erin, en voortaan heb je er **één meer**. Tien is het meest.',
  'help.place.field': 'Eén mens verhoogt je **landbouw** met één: elke ronde één voedsel meer, tot 10.',
  'help.place.hunt': ({ divisor }) =>
    `Zoveel mensen van alle stammen als men wil. Eén dobbelsteen elk; elke volle ${divisor} is **1 voedsel**.`,
  'help.place.gather': ({ what, divisor, rings }) =>
    `Tot ${rings} mensen in totaal. Eén dobbelsteen elk; elke volle ${divisor} is **1 ${what}**.`,
  'help.place.players': ({ n }) => `Met zoveel spelers mag hier hoogstens ${count(n, 'stam', 'stammen')} zijn.`,
  'help.place.village': ({ n }) => `Met zoveel spelers worden per ronde ${n} van de dorpsplaatsen gebruikt.`,
  'help.place.card': ({ n }) =>
    `Eén mens mag kopen wat hier ligt voor **${count(n, 'grondstof', 'grondstoffen')}** naar keuze, nooit voedsel.`,
  'help.place.building': 'Eén mens mag de bovenste tegel bouwen: betaal de prijs, scoor meteen.',
  'help.place.empty': 'Hier ligt niets tot de volgende ronde.',
  'help.stack': ({ n }) => `${count(n, 'tegel', 'tegels')} in deze stapel. Is een stapel leeg, dan is deze ronde de laatste.`,

  'help.top.dice_for_all':
    'Gooi zoveel dobbelstenen als er spelers zijn. Jij neemt er eerst een, dan de anderen om de beurt: hout, leem, steen, goud, '
    + 'gereedschap of landbouw.',
  'help.top.food': 'Meteen van jou.',
  'help.top.resource': 'Meteen van jou.',
  'help.top.roll': 'Gooi twee dobbelstenen voor de getoonde grondstof en deel als op haar plaats. Gereedschap mag helpen.',
  'help.top.points': 'Scoort meteen.',
  'help.top.tool': 'Eén gereedschap, als van de gereedschapmaker.',
  'help.top.agriculture': 'De landbouw stijgt met één.',
  'help.top.extra_card': 'Trek de bovenste kaart. Alleen de onderste helft telt voor je, en alleen jij kent ze.',
  'help.top.once_tool': 'Gereedschap voor één worp. Daarmee is het op.',
  'help.top.two_of_choice': 'Twee grondstoffen naar keuze, nu of later in de partij.',

  'help.bottom.culture': 'Een cultuursymbool. Aan het eind scoort een rij verschillende symbolen haar lengte maal zichzelf.',
  'help.bottom.farmer': 'Aan het eind scoort elke boer zoveel punten als je landbouw.',
  'help.bottom.tool_maker': 'Aan het eind scoort elke gereedschapmaker de som van je gereedschapstegels.',
  'help.bottom.hut_builder': 'Aan het eind scoort elke huttenbouwer het aantal van je gebouwen.',
  'help.bottom.shaman': 'Aan het eind scoort elke sjamaan het aantal van je mensen.',

  'help.building.fixed': ({ price, points }) => `Betaal ${price}, scoor **${points} punten**.`,
  'help.building.kinds': ({ n, kinds }) =>
    `Betaal ${n} grondstoffen van precies ${count(kinds, 'soort', 'soorten')}, welke mag je kiezen. Scoor wat ze waard zijn.`,
  'help.building.any': ({ least, most }) => `Betaal ${least} tot ${most} grondstoffen naar keuze. Scoor wat ze waard zijn.`,
  'help.building.worth': ({ wood, brick, stone, gold }) => `Hout is ${wood} waard, leem ${brick}, steen ${stone}, goud ${gold}.`,

  'help.thing.wood': ({ n }) => `Uit het bos. In een gebouw ${n} waard, 1 punt als het aan het eind over is.`,
  'help.thing.brick': ({ n }) => `Uit de leemgroeve. In een gebouw ${n} waard, 1 punt als het aan het eind over is.`,
  'help.thing.stone': ({ n }) => `Uit de steengroeve. In een gebouw ${n} waard, 1 punt als het aan het eind over is.`,
  'help.thing.gold': ({ n }) => `Uit de rivier. In een gebouw ${n} waard, 1 punt als het aan het eind over is.`,
  'help.thing.food': 'Eén per mens aan het eind van de ronde. Het betaalt nooit kaarten of gebouwen.',
  'help.thing.tools': 'Elke tegel kan eens per ronde bij een worp. Doorgestreepte zijn gebruikt. Ronde werken één keer.',
  'help.thing.agriculture': 'Zoveel voedsel komt er elke ronde bij voor het voeden.',
  'help.thing.people': 'Wie thuis is valt op, wie op het bord staat is bleek. Allen eten.',
  'help.thing.buildings': 'Je gebouwen. Huttenbouwers scoren ze aan het eind nog eens.',
  'help.thing.extra_card': 'Een ongezien getrokken kaart: de onderste helft telt aan het eind.',
  'help.thing.two_of_choice': 'Nog te nemen: twee grondstoffen naar keuze, in je eigen beurt of bij het voeden.',
  'help.thing.score': 'Punten tot nu toe. Tussen haakjes: wat het zou zijn als de partij nu eindigde.',
  'help.thing.start': 'Begint deze ronde. Het teken gaat elke ronde naar links.',
  'help.thing.food.title': 'Voedsel',
  'help.thing.tools.title': 'Gereedschap',
  'help.thing.agriculture.title': 'Landbouw',
  'help.thing.people.title': 'Mensen',
  'help.thing.buildings.title': 'Gebouwen',
  'help.thing.extra_card.title': 'Extra kaart',
  'help.thing.two_of_choice.title': '2 naar keuze',
  'help.thing.score.title': 'Punten',
  'help.thing.start.title': 'Startspeler',
  'help.card': 'Beschavingskaart',
};
