// @ts-check
// Polish words of Clans: things, questions, and a sentence for each event.

import { formsOf } from '../../../js/words.js';

const { count, form } = formsOf('pl');

/** @type {import('../../../js/words.js').Sentences} */
export const pl = {
  'clans.terrain.forest': 'las',
  'clans.terrain.mountain': 'góry',
  'clans.terrain.steppe': 'step',
  'clans.terrain.grassland': 'łąka',
  'clans.colour.red': 'czerwony',
  'clans.colour.blue': 'niebieski',
  'clans.colour.green': 'zielony',
  'clans.colour.yellow': 'żółty',
  'clans.colour.black': 'czarny',
  'clans.clan.red': 'klan czerwony',
  'clans.clan.blue': 'klan niebieski',
  'clans.clan.green': 'klan zielony',
  'clans.clan.yellow': 'klan żółty',
  'clans.clan.black': 'klan czarny',
  'clans.huts.red': ({ n }) => `${n} ${form(n, 'czerwona', 'czerwone', 'czerwonych')}`,
  'clans.huts.blue': ({ n }) => `${n} ${form(n, 'niebieska', 'niebieskie', 'niebieskich')}`,
  'clans.huts.green': ({ n }) => `${n} ${form(n, 'zielona', 'zielone', 'zielonych')}`,
  'clans.huts.yellow': ({ n }) => `${n} ${form(n, 'żółta', 'żółte', 'żółtych')}`,
  'clans.huts.black': ({ n }) => `${n} ${form(n, 'czarna', 'czarne', 'czarnych')}`,
  'clans.huts.none': 'bez chat',
  'clans.huts': ({ n }) => `${count(n, 'chata', 'chaty', 'chat')}`,
  'clans.empty': 'puste',
  'clans.region': ({ region }) => `Region ${region}`,

  'clans.epochs': 'Epoki',
  'clans.epoch.good': ({ n, lands, bonus }) => `Epoka ${n}: ${lands} daje ${bonus} więcej.`,
  'clans.epoch.bad': ({ lands }) => `Wioski giną: ${lands}.`,
  'clans.track': 'Klany',
  'clans.village': ({ n, name, points: value }) => `wioska ${n}, założył gracz ${name}, warta ${value}`,
  'clans.village.doomed': ({ n, name }) => `wioska ${n}, założył gracz ${name}, zginęła`,
  'clans.village.held': ({ territory, epoch, value, doomed }) =>
    `${territory}, epoka ${epoch}: ${doomed
      ? 'zginęła' : count(value, 'punkt', 'punkty', 'punktów')}`,
  'clans.villages': 'Wioski',
  'clans.chips': ({ n }) => `${count(n, 'żeton wioski', 'żetony wioski', 'żetonów wioski')}`,
  'clans.chips_left': ({ n }) => `zostało: ${count(n, 'żeton', 'żetony', 'żetonów')}`,
  'clans.no_chips': 'jeszcze bez wioski',
  'clans.first': 'Zaczął partię',
  'clans.secret': 'tajny klan',
  'clans.yours': ({ clan }) => `Twój: ${clan}`,
  'clans.only_you': 'Widzisz to tylko ty.',

  'clans.on_map': 'Wybierz obszar na mapie. Klawisze: litera, potem numer.',
  'clans.on_map.region': ({ region }) => `Region ${region}: który numer?`,
  'clans.ask.from': 'Czyje chaty wyruszają?',
  'clans.ask.to': ({ from }) => `Dokąd z ${from}?`,
  'clans.ask.send': ({ from, to }) => `Z ${from} do ${to}?`,
  'clans.ask.found': ({ n }) => `Którą z ${n} wiosek założyć teraz?`,
  'clans.ask.found_this': ({ territory }) => `Założyć teraz ${territory}?`,
  'clans.wait.move': ({ name }) => `${name} przesuwa chaty`,
  'clans.wait.found': ({ name }) => `${name} ustala kolejność wiosek`,
  'clans.from': ({ from }) => `Z ${from}`,
  'clans.from_to': ({ from, to }) => `Z ${from} do ${to}`,
  'clans.found_next': ({ territory }) => `Następna wioska: ${territory}`,
  'clans.send': 'Przesuń chaty',
  'clans.found': 'Załóż teraz',
  'clans.founds_nothing': 'Nie powstaje żadna wioska.',
  'clans.short': ({ territory, points: n }) => `wioska ${territory}: ${n}`,
  'clans.short.doomed': ({ territory }) => `${territory} ginie`,
  'clans.preview.village': ({ territory }) => `Wioska ${territory}`,
  'clans.preview.scores': ({ colours, points: n, value, bonus }) =>
    `${count(n, 'punkt', 'punkty', 'punktów')} dla: ${colours}${bonus
      ? ` (${value} + ${bonus})`
      : ''}.`,
  'clans.preview.doomed': 'ginie: ziemia jest niekorzystna, nikt nie punktuje.',
  'clans.preview.nobody': 'Waśń nie zostawia nikogo; nikt nie punktuje.',
  'clans.preview.strife': ({ colours }) => `Waśń wypędza: ${colours}.`,
  'clans.preview.later': ({ points: n }) => `Założona później: ${n}.`,

  'row.chips': 'Żetony wioski',
  'reason.villages': 'Dwunasta wioska jest założona.',
  'reason.no_moves': 'Żadne chaty nie mogą się już ruszyć.',

  'clans.event.began': ({ name }) => `Partia się zaczyna; pierwszy rusza się ${name}.`,
  'clans.event.huts_placed': ({ region, colours }) => `Chaty w regionie ${region}: ${colours}.`,
  'clans.event.clans_shuffled': 'Karty klanów rozdano zakryte.',
  'clans.event.clan_seen': ({ colour }) => `Twój klan: ${colour}.`,
  'clans.event.epoch_began': ({ epoch }) => `Epoka ${epoch}`,
  'clans.event.turn_began': ({ name }) => `Teraz ${name}.`,
  'clans.event.moved': ({ name, from, to, huts }) => `${name} przesuwa ${huts} z ${from} do ${to}.`,
  'clans.event.order_asked': ({ name, territories }) => `${name} decyduje, w jakiej kolejności powstają ${territories}.`,
  'clans.event.founded': ({ name, territory, chip }) => `${name} zakłada wioskę ${chip} w ${territory} i bierze żeton.`,
  'clans.event.doomed': ({ territory, huts }) => `Ziemia ${territory} jest niekorzystna; ginie z nią ${huts}.`,
  'clans.event.strife': ({ territory, huts }) => `Waśń w ${territory}: odchodzi ${huts}.`,
  'clans.event.scored': ({ points: n, colours, bonus }) =>
    `${count(n, 'punkt', 'punkty', 'punktów')}${bonus
      ? ` (w tym ${bonus} za ziemię)`
      : ''} dla: ${colours}.`,
  'clans.event.not_founded': ({ territories }) => `Za późno na wioski: ${territories}.`,
  'clans.event.ended.villages': 'Dwunasta wioska stoi: koniec partii.',
  'clans.event.ended.no_moves': 'Żadne chaty nie mogą się już ruszyć: koniec partii.',
  'clans.event.clan_shown': ({ name, colour }) => `${name} to był klan ${colour}.`,
  'clans.event.disc_removed': ({ colour }) => `Nikt nie był klanem: ${colour}.`,
  'clans.event.tallied': ({ name, points: n }) => `${name} liczy ${count(n, 'punkt', 'punkty', 'punktów')}.`,
  'policy.found': 'Najpierw zakładaj to, co najwięcej da mojemu klanowi',
};
