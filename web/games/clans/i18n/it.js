// @ts-check
// Italian words of Clans: things, questions, and a sentence for each event.

import { formsOf } from '../../../js/words.js';

const { count, form } = formsOf('it');

/** @type {import('../../../js/words.js').Sentences} */
export const it = {
  'clans.terrain.forest': 'foresta',
  'clans.terrain.mountain': 'montagna',
  'clans.terrain.steppe': 'steppa',
  'clans.terrain.grassland': 'prateria',
  'clans.colour.red': 'rosso',
  'clans.colour.blue': 'blu',
  'clans.colour.green': 'verde',
  'clans.colour.yellow': 'giallo',
  'clans.colour.black': 'nero',
  'clans.clan.red': 'clan rosso',
  'clans.clan.blue': 'clan blu',
  'clans.clan.green': 'clan verde',
  'clans.clan.yellow': 'clan giallo',
  'clans.clan.black': 'clan nero',
  'clans.huts.red': ({ n }) => `${n} ${form(n, 'rossa', 'rosse')}`,
  'clans.huts.blue': ({ n }) => `${n} blu`,
  'clans.huts.green': ({ n }) => `${n} ${form(n, 'verde', 'verdi')}`,
  'clans.huts.yellow': ({ n }) => `${n} ${form(n, 'gialla', 'gialle')}`,
  'clans.huts.black': ({ n }) => `${n} ${form(n, 'nera', 'nere')}`,
  'clans.huts.none': 'nessuna capanna',
  'clans.huts': ({ n }) => `${count(n, 'capanna', 'capanne')}`,
  'clans.empty': 'vuoto',
  'clans.region': ({ region }) => `Regione ${region}`,

  'clans.epochs': 'Epoche',
  'clans.epoch.good': ({ n, lands, bonus }) => `Epoca ${n}: ${lands}, ${bonus} in più.`,
  'clans.epoch.bad': ({ lands }) => `I villaggi periscono: ${lands}.`,
  'clans.track': 'I clan',
  'clans.village': ({ n, name, points: value }) => `villaggio ${n}, fondato da ${name}, vale ${value}`,
  'clans.village.doomed': ({ n, name }) => `villaggio ${n}, fondato da ${name}, perito`,
  'clans.village.held': ({ territory, epoch, value, doomed }) =>
    `${territory}, epoca ${epoch}: ${doomed
      ? 'perito' : count(value, 'punto', 'punti')}`,
  'clans.villages': 'Villaggi',
  'clans.chips': ({ n }) => `${count(n, 'gettone villaggio', 'gettoni villaggio')}`,
  'clans.chips_left': ({ n }) => `${n === 1 ? 'resta' : 'restano'} ${count(n, 'gettone', 'gettoni')}`,
  'clans.no_chips': 'ancora nessun villaggio',
  'clans.first': 'Ha cominciato la partita',
  'clans.secret': 'clan segreto',
  'clans.yours': ({ clan }) => `Il tuo: ${clan}`,
  'clans.only_you': 'Lo vedi solo tu.',

  'clans.on_map': 'Scegli un territorio sulla mappa. Tasti: la sua lettera, poi il suo numero.',
  'clans.on_map.region': ({ region }) => `Regione ${region}: quale numero?`,
  'clans.ask.from': 'Quali capanne partono?',
  'clans.ask.to': ({ from }) => `Dove, da ${from}?`,
  'clans.ask.send': ({ from, to }) => `Da ${from} a ${to}?`,
  'clans.ask.found': ({ n }) => `Quale dei ${n} villaggi si fonda ora?`,
  'clans.ask.found_this': ({ territory }) => `Fondare ora ${territory}?`,
  'clans.wait.move': ({ name }) => `${name} sposta capanne`,
  'clans.wait.found': ({ name }) => `${name} ordina i nuovi villaggi`,
  'clans.from': ({ from }) => `Da ${from}`,
  'clans.from_to': ({ from, to }) => `Da ${from} a ${to}`,
  'clans.found_next': ({ territory }) => `Prossimo villaggio: ${territory}`,
  'clans.send': 'Sposta le capanne',
  'clans.found': 'Fondalo ora',
  'clans.founds_nothing': 'Non ne nasce nessun villaggio.',
  'clans.short': ({ territory, points: n }) => `villaggio ${territory}: ${n}`,
  'clans.short.doomed': ({ territory }) => `${territory} perisce`,
  'clans.preview.village': ({ territory }) => `Villaggio ${territory}`,
  'clans.preview.scores': ({ colours, points: n, value, bonus }) =>
    `${count(n, 'punto', 'punti')} per ${colours}${bonus
      ? ` (${value} + ${bonus})`
      : ''}.`,
  'clans.preview.doomed': 'perisce: la terra è sfavorevole, nessuno fa punti.',
  'clans.preview.nobody': 'La discordia non lascia nessuno; nessuno fa punti.',
  'clans.preview.strife': ({ colours }) => `La discordia scaccia ${colours}.`,
  'clans.preview.later': ({ points: n }) => `Fondato più tardi: ${n}.`,

  'row.chips': 'Gettoni villaggio',
  'reason.villages': 'È stato fondato il dodicesimo villaggio.',
  'reason.no_moves': 'Nessuna capanna può più muoversi.',

  'clans.event.began': ({ name }) => `La partita comincia; ${name} muove per primo.`,
  'clans.event.huts_placed': ({ region, colours }) => `Capanne nella regione ${region}: ${colours}.`,
  'clans.event.clans_shuffled': 'Le carte clan vengono distribuite coperte.',
  'clans.event.clan_seen': ({ colour }) => `Il tuo clan è il ${colour}.`,
  'clans.event.epoch_began': ({ epoch }) => `Epoca ${epoch}`,
  'clans.event.turn_began': ({ name }) => `Tocca a ${name}.`,
  'clans.event.moved': ({ name, from, to, huts }) => `${name} sposta ${huts} da ${from} a ${to}.`,
  'clans.event.order_asked': ({ name, territories }) => `${name} decide in che ordine si fondano ${territories}.`,
  'clans.event.founded': ({ name, territory, chip }) => `${name} fonda il villaggio ${chip} in ${territory} e prende il gettone.`,
  'clans.event.doomed': ({ territory, huts }) => `La terra di ${territory} è sfavorevole; perisce con ${huts}.`,
  'clans.event.strife': ({ territory, huts }) => `Discordia in ${territory}: partono ${huts}.`,
  'clans.event.scored': ({ points: n, colours, bonus }) =>
    `${count(n, 'punto', 'punti')}${bonus
      ? ` (di cui ${bonus} per la terra)`
      : ''} per ${colours}.`,
  'clans.event.not_founded': ({ territories }) => `${territories} arrivano tardi per essere villaggi.`,
  'clans.event.ended.villages': 'Il dodicesimo villaggio c’è: la partita è finita.',
  'clans.event.ended.no_moves': 'Nessuna capanna può più muoversi: la partita è finita.',
  'clans.event.clan_shown': ({ name, colour }) => `${name} era il ${colour}.`,
  'clans.event.disc_removed': ({ colour }) => `Nessuno era il ${colour}.`,
  'clans.event.tallied': ({ name, points: n }) => `${name} conta ${count(n, 'punto', 'punti')}.`,
  'policy.found': 'Fonda prima ciò che rende di più al mio clan',
};
