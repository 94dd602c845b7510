// @ts-check
// Dutch words of Clans: things, questions, and a sentence for each event.

import { formsOf } from '../../../js/words.js';

const { count } = formsOf('nl');

/** @type {import('../../../js/words.js').Sentences} */
export const nl = {
  'clans.terrain.forest': 'bos',
  'clans.terrain.mountain': 'gebergte',
  'clans.terrain.steppe': 'steppe',
  'clans.terrain.grassland': 'grasland',
  'clans.colour.red': 'rood',
  'clans.colour.blue': 'blauw',
  'clans.colour.green': 'groen',
  'clans.colour.yellow': 'geel',
  'clans.colour.black': 'zwart',
  'clans.clan.red': 'rode clan',
  'clans.clan.blue': 'blauwe clan',
  'clans.clan.green': 'groene clan',
  'clans.clan.yellow': 'gele clan',
  'clans.clan.black': 'zwarte clan',
  'clans.huts.red': ({ n }) => `${n} rood`,
  'clans.huts.blue': ({ n }) => `${n} blauw`,
  'clans.huts.green': ({ n }) => `${n} groen`,
  'clans.huts.yellow': ({ n }) => `${n} geel`,
  'clans.huts.black': ({ n }) => `${n} zwart`,
  'clans.huts.none': 'geen hutten',
  'clans.huts': ({ n }) => `${count(n, 'hut', 'hutten')}`,
  'clans.empty': 'leeg',
  'clans.region': ({ region }) => `Gebied ${region}`,

  'clans.epochs': 'Tijdperken',
  'clans.epoch.good': ({ n, lands, bonus }) => `Tijdperk ${n}: ${lands} brengt ${bonus} meer.`,
  'clans.epoch.bad': ({ lands }) => `Dorpen vergaan: ${lands}.`,
  'clans.track': 'De clans',
  'clans.village': ({ n, name, points: value }) => `dorp ${n}, gesticht door ${name}, waarde ${value}`,
  'clans.village.doomed': ({ n, name }) => `dorp ${n}, gesticht door ${name}, vergaan`,
  'clans.village.held': ({ territory, epoch, value, doomed }) =>
    `${territory}, tijdperk ${epoch}: ${doomed
      ? 'vergaan' : count(value, 'punt', 'punten')}`,
  'clans.villages': 'Dorpen',
  'clans.chips': ({ n }) => `${count(n, 'dorpsfiche', 'dorpsfiches')}`,
  'clans.chips_left': ({ n }) => `nog ${count(n, 'fiche', 'fiches')}`,
  'clans.no_chips': 'nog geen dorp',
  'clans.first': 'Begon de partij',
  'clans.secret': 'geheime clan',
  'clans.yours': ({ clan }) => `De jouwe: ${clan}`,
  'clans.only_you': 'Alleen jij ziet dit.',

  'clans.on_map': 'Kies een streek op de kaart. Toetsen: de letter, dan het nummer.',
  'clans.on_map.region': ({ region }) => `Gebied ${region}: welk nummer?`,
  'clans.ask.from': 'Welke hutten vertrekken?',
  'clans.ask.to': ({ from }) => `Waarheen vanuit ${from}?`,
  'clans.ask.send': ({ from, to }) => `Van ${from} naar ${to}?`,
  'clans.ask.found': ({ n }) => `Welk van ${n} dorpen wordt nu gesticht?`,
  'clans.ask.found_this': ({ territory }) => `Nu ${territory} stichten?`,
  'clans.wait.move': ({ name }) => `${name} verplaatst hutten`,
  'clans.wait.found': ({ name }) => `${name} ordent de nieuwe dorpen`,
  'clans.from': ({ from }) => `Van ${from}`,
  'clans.from_to': ({ from, to }) => `Van ${from} naar ${to}`,
  'clans.found_next': ({ territory }) => `Volgend dorp: ${territory}`,
  'clans.send': 'Hutten verplaatsen',
  'clans.found': 'Nu stichten',
  'clans.founds_nothing': 'Er komt geen dorp van.',
  'clans.short': ({ territory, points: n }) => `dorp ${territory}: ${n}`,
  'clans.short.doomed': ({ territory }) => `${territory} vergaat`,
  'clans.preview.village': ({ territory }) => `Dorp ${territory}`,
  'clans.preview.scores': ({ colours, points: n, value, bonus }) =>
    `${count(n, 'punt', 'punten')} voor ${colours}${bonus
      ? ` (${value} + ${bonus})`
      : ''}.`,
  'clans.preview.doomed': 'vergaat: het land is ongunstig, niemand scoort.',
  'clans.preview.nobody': 'Twist laat niemand over; niemand scoort.',
  'clans.preview.strife': ({ colours }) => `Twist verdrijft ${colours}.`,
  'clans.preview.later': ({ points: n }) => `Later gesticht: ${n}.`,

  'row.chips': 'Dorpsfiches',
  'reason.villages': 'Het twaalfde dorp is gesticht.',
  'reason.no_moves': 'Er kunnen geen hutten meer verplaatst worden.',

  'clans.event.began': ({ name }) => `De partij begint; ${name} zet eerst.`,
  'clans.event.huts_placed': ({ region, colours }) => `Hutten in gebied ${region}: ${colours}.`,
  'clans.event.clans_shuffled': 'De clankaarten worden gedekt gedeeld.',
  'clans.event.clan_seen': ({ colour }) => `Jouw clan is ${colour}.`,
  'clans.event.epoch_began': ({ epoch }) => `Tijdperk ${epoch}`,
  'clans.event.turn_began': ({ name }) => `${name} is aan de beurt.`,
  'clans.event.moved': ({ name, from, to, huts }) => `${name} verplaatst ${huts} van ${from} naar ${to}.`,
  'clans.event.order_asked': ({ name, territories }) => `${name} beslist in welke volgorde ${territories} worden gesticht.`,
  'clans.event.founded': ({ name, territory, chip }) => `${name} sticht dorp ${chip} in ${territory} en neemt het fiche.`,
  'clans.event.doomed': ({ territory, huts }) => `Het land van ${territory} is ongunstig; het vergaat met ${huts}.`,
  'clans.event.strife': ({ territory, huts }) => `Twist in ${territory}: ${huts} vertrekken.`,
  'clans.event.scored': ({ points: n, colours, bonus }) =>
    `${count(n, 'punt', 'punten')}${bonus
      ? ` (waarvan ${bonus} voor het land)`
      : ''} voor ${colours}.`,
  'clans.event.not_founded': ({ territories }) => `${territories} komen te laat om dorp te worden.`,
  'clans.event.ended.villages': 'Het twaalfde dorp staat: de partij is afgelopen.',
  'clans.event.ended.no_moves': 'Er kunnen geen hutten meer verplaatst worden: de partij is afgelopen.',
  'clans.event.clan_shown': ({ name, colour }) => `${name} was ${colour}.`,
  'clans.event.disc_removed': ({ colour }) => `Niemand was de ${colour}.`,
  'clans.event.tallied': ({ name, points: n }) => `${name} telt ${count(n, 'punt', 'punten')}.`,
  'policy.found': 'Eerst stichten wat het meest scoort voor mijn clan',
};
