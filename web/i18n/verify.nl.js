// @ts-check
// Dutch words of the page that checks a match's dice.

import { formsOf } from '../js/words.js';

const { count, form } = formsOf('nl');

/** @type {import('../js/words.js').Sentences} */
export const verifyNl = {
  'verify.title': 'Dobbelstenen controleren',
  'verify.lead':
    'Elke worp en elke keer schudden van een afgelopen partij wordt hier, in je browser, uit haar bestand opnieuw berekend. Er '
    + 'wordt niets van verstuurd.',
  'verify.choose': 'Kies het bestand van een partij',
  'verify.choose_hint': 'of laat het hier vallen. Aan het eind van elke partij wordt het aangeboden.',
  'verify.busy': 'Rekenen…',
  'verify.verdict.same': 'De dobbelstenen zijn eerlijk',
  'verify.verdict.differs': 'Controle mislukt',
  'verify.verdict.unreadable': 'Dit bestand kan niet worden gecontroleerd',
  'verify.good': 'Goed',
  'verify.bad': 'Fout',
  'verify.no_match': 'Die partij bestaat niet, of is niet afgelopen.',
  'verify.no_file': 'Dit is niet het bestand van een partij.',
  'verify.too_large': 'Dit bestand is te groot.',
  'verify.old':
    'Dit bestand heeft een oudere vorm, zonder de namen van de worpen. Het programma zelf, ochre verify, kan het nog controleren.',
  'verify.no_game': 'Dit spel is hier niet bekend.',
  'verify.revision': ({ is, here }) => `De partij volgt revisie ${is} van de regels; hier is revisie ${here}.`,
  'verify.seal_breaks': 'De seed past niet bij zijn hash: het is niet de beloofde.',
  'verify.chain_breaks': ({ version }) => `Versie ${version}: de keten van hashes breekt. Hier is iets veranderd.`,
  'verify.bad_row': ({ version }) => `Versie ${version}: deze rij is ongeldig.`,
  'verify.wrong_sitter': ({ version, seat }) => `Versie ${version}: plaats ${seat} is niet van wie het bestand zegt.`,
  'verify.late_sitter': 'Na de laatste versie gaat nog iemand zitten.',
  'verify.no_names': ({ version }) => `Versie ${version}: de trekkingen staan er niet bij. De regels zijn sindsdien veranderd.`,
  'verify.wrong_name': ({ version, event, kind }) =>
    `Versie ${version}, gebeurtenis ${event}${kind ? ` (${kind})` : ''}: de trekking heeft de verkeerde naam.`,
  'verify.name_twice': ({ version, event, kind }) =>
    `Versie ${version}, gebeurtenis ${event} (${kind}): dezelfde trekking is al eerder gedaan.`,
  'verify.wrong_count': ({ version, event, kind, is, count }) =>
    `Versie ${version}, gebeurtenis ${event} (${kind}): ${is} ${form(is, 'dobbelsteen gegooid', 'dobbelstenen gegooid')}, wat `
    + `ervoor gebeurde geeft ${count}.`,
  'verify.roll_differs': ({ version, event, kind, field, index, says, gives }) =>
    `Versie ${version}, gebeurtenis ${event} (${kind}): ${field} ${index} is ${says}, de sleutel geeft ${gives}.`,
  'verify.field.dice': 'dobbelsteen',
  'verify.field.cards': 'kaart',
  'verify.field.buildings': 'gebouw',
  'verify.field.tiles': 'tegel',
  'verify.field.colours': 'kleur',
  'verify.field.start': 'startplaats',
  'verify.steps': 'Wat gecontroleerd is',
  'verify.step.seal': 'De seed past bij de hash die voor de partij werd getoond.',
  'verify.step.key': ({ n }) =>
    n === 1
      ? 'De sleutel komt van de kiem en het getal dat de browser van één speler toevoegde.'
      : `De sleutel komt van de kiem en de getallen die de browsers van ${n} spelers toevoegden.`,
  'verify.step.key_alone': 'De sleutel is de kiem: niemand voegde er een getal aan toe.',
  'verify.step.my_seal': 'De hash is die welke deze browser voor de partij te zien kreeg.',
  'verify.step.other_seal': 'Deze browser kreeg voor de partij een andere hash te zien.',
  'verify.step.my_nonce': 'Het getal dat deze browser toevoegde is deel van de sleutel.',
  'verify.step.no_nonce_of_mine': 'Het getal dat deze browser toevoegde ontbreekt.',
  'verify.step.chain': ({ n }) => `De keten van hashes houdt over ${count(n, 'rij', 'rijen')}.`,
  'verify.step.names': 'Elke worp heeft de naam die ronde, zitplaats en plaats hem geven, en geen heeft hem twee keer.',
  'verify.drawn.rolls': ({ rolls, dice }) => `${count(rolls, 'worp', 'worpen')} met ${count(dice, 'dobbelsteen', 'dobbelstenen')}`,
  'verify.drawn.shuffles': ({ shuffles }) => (shuffles === 1 ? 'één keer schudden' : `${shuffles} keer schudden`),
  'verify.drawn.nothing': 'Nog geen worp',
  'verify.step.rolls': ({ what }) => `${what}: wat de sleutel geeft.`,
  'verify.broken.seal': 'De seed past niet bij de hash die voor de partij werd getoond.',
  'verify.broken.chain': ({ n }) => `De keten van hashes breekt na ${count(n, 'rij', 'rijen')}.`,
  'verify.broken.names': 'Een worp heeft niet de naam die ronde, zitplaats en plaats hem geven.',
  'verify.broken.rolls': ({ rolls, shuffles }) =>
    `Na ${count(rolls, 'worp', 'worpen')} en ${shuffles} keer schudden die de sleutel geeft komt er een die hij niet geeft.`,
  'verify.faces': 'Hoe de dobbelstenen vielen',
  'verify.faces_hint': ({ n, each }) =>
    `${count(n, 'dobbelsteen', 'dobbelstenen')}; de lijn staat waar alle gelijk zouden zijn, ongeveer ${each} elk.`,
  'verify.facts': 'De getallen',
  'verify.match': 'Partij',
  'verify.seal': 'Seed-hash',
  'verify.seed': 'Kiem',
  'verify.nonce': ({ name }) => `Toegevoegd door ${name}`,
  'verify.nonce_bot': 'niets, het is een bot',
  'verify.nonce_none': 'niets',
  'verify.nonce_mine': '(deze browser)',
  'verify.key': 'Sleutel',
  'verify.how': 'Hoe het werkt',
  'verify.how_1':
    'Als een partij wordt gemaakt, trekt de server een geheime seed en toont de hash ervan: een vingerafdruk die geen andere seed heeft.',
  'verify.how_2':
    'Dan voegt de browser van elke speler een toevalsgetal toe. Kiem en getallen maken samen de sleutel, dus niemand koos hem: '
    + 'de kiem was verzegeld voor de getallen bekend waren.',
  'verify.how_3':
    'Elke worp en elke keer schudden wordt berekend uit de sleutel en zijn naam: welke ronde, zitplaats, plaats en dobbelsteen.',
  'verify.how_4': 'Aan het eind wordt de kiem getoond, en ieder kan alles narekenen.',
  'verify.not':
    'Deze pagina kent geen regels. Of elke zet mocht, controleert het programma zelf. En één ding ziet geen controle: wie de '
    + 'server beheert en ook meespeelt kan veel eigen getallen proberen, als het zijne het laatst komt.',
  'verify.also': 'De hele controle, met regels:',
};
