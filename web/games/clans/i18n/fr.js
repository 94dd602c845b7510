// @ts-check
// French words of Clans: things, questions, and a sentence for each event.

import { formsOf } from '../../../js/words.js';

const { count, form } = formsOf('fr');

/** @type {import('../../../js/words.js').Sentences} */
export const fr = {
  'clans.terrain.forest': 'forêt',
  'clans.terrain.mountain': 'montagne',
  'clans.terrain.steppe': 'steppe',
  'clans.terrain.grassland': 'prairie',
  'clans.colour.red': 'rouge',
  'clans.colour.blue': 'bleu',
  'clans.colour.green': 'vert',
  'clans.colour.yellow': 'jaune',
  'clans.colour.black': 'noir',
  'clans.clan.red': 'clan rouge',
  'clans.clan.blue': 'clan bleu',
  'clans.clan.green': 'clan vert',
  'clans.clan.yellow': 'clan jaune',
  'clans.clan.black': 'clan noir',
  'clans.huts.red': ({ n }) => `${n} ${form(n, 'rouge', 'rouges')}`,
  'clans.huts.blue': ({ n }) => `${n} ${form(n, 'bleue', 'bleues')}`,
  'clans.huts.green': ({ n }) => `${n} ${form(n, 'verte', 'vertes')}`,
  'clans.huts.yellow': ({ n }) => `${n} ${form(n, 'jaune', 'jaunes')}`,
  'clans.huts.black': ({ n }) => `${n} ${form(n, 'noire', 'noires')}`,
  'clans.huts.none': 'aucune hutte',
  'clans.huts': ({ n }) => `${count(n, 'hutte', 'huttes')}`,
  'clans.empty': 'vide',
  'clans.region': ({ region }) => `Région ${region}`,

  'clans.epochs': 'Époques',
  'clans.epoch.good': ({ n, lands, bonus }) => `Époque ${n} : ${lands} rapportent ${bonus} de plus.`,
  'clans.epoch.bad': ({ lands }) => `Les villages périssent : ${lands}.`,
  'clans.track': 'Les clans',
  'clans.village': ({ n, name, points: value }) => `village ${n}, fondé par ${name}, vaut ${value}`,
  'clans.village.doomed': ({ n, name }) => `village ${n}, fondé par ${name}, a péri`,
  'clans.village.held': ({ territory, epoch, value, doomed }) =>
    `${territory}, époque ${epoch} : ${doomed
      ? 'a péri' : count(value, 'point', 'points')}`,
  'clans.villages': 'Villages',
  'clans.chips': ({ n }) => `${count(n, 'jeton village', 'jetons village')}`,
  'clans.chips_left': ({ n }) => `reste ${count(n, 'jeton', 'jetons')}`,
  'clans.no_chips': 'pas encore de village',
  'clans.first': 'A commencé la partie',
  'clans.secret': 'clan secret',
  'clans.yours': ({ clan }) => `Le tien : ${clan}`,
  'clans.only_you': 'Toi seul le vois.',

  'clans.on_map': 'Choisis un territoire sur la carte. Touches : sa lettre, puis son numéro.',
  'clans.on_map.region': ({ region }) => `Région ${region} : quel numéro ?`,
  'clans.ask.from': 'Toi : quelles huttes partent ?',
  'clans.ask.to': ({ from }) => `Toi : où aller depuis ${from} ?`,
  'clans.ask.send': ({ from, to }) => `Toi : de ${from} à ${to} ?`,
  'clans.ask.found': ({ n }) => `Toi : lequel des ${n} villages est fondé ensuite ?`,
  'clans.ask.found_this': ({ territory }) => `Toi : fonder ${territory} ensuite ?`,
  'clans.wait.move': ({ name }) => `${name} déplace des huttes`,
  'clans.wait.found': ({ name }) => `${name} ordonne les nouveaux villages`,
  'clans.from': ({ from }) => `De ${from}`,
  'clans.from_to': ({ from, to }) => `De ${from} à ${to}`,
  'clans.found_next': ({ territory }) => `Village suivant : ${territory}`,
  'clans.send': 'Déplacer les huttes',
  'clans.found': 'Fonder ensuite',
  'clans.founds_nothing': 'Aucun village n’en naît.',
  'clans.short': ({ territory, points: n }) => `village ${territory} : ${n}`,
  'clans.short.doomed': ({ territory }) => `${territory} périt`,
  'clans.preview.village': ({ territory }) => `Village ${territory}`,
  'clans.preview.scores': ({ colours, points: n, value, bonus }) =>
    `${count(n, 'point', 'points')} pour ${colours}${bonus
      ? ` (${value} + ${bonus})`
      : ''}.`,
  'clans.preview.doomed': 'périt : la terre est défavorable, personne ne marque.',
  'clans.preview.nobody': 'La discorde ne laisse personne ; personne ne marque.',
  'clans.preview.strife': ({ colours }) => `La discorde chasse ${colours}.`,
  'clans.preview.later': ({ points: n }) => `Fondé plus tard : ${n}.`,

  'row.chips': 'Jetons village',
  'reason.villages': 'Le douzième village est fondé.',
  'reason.no_moves': 'Plus aucune hutte ne peut bouger.',

  'clans.event.began': ({ name }) => `La partie commence ; ${name} joue en premier.`,
  'clans.event.huts_placed': ({ region, colours }) => `Huttes en région ${region} : ${colours}.`,
  'clans.event.clans_shuffled': 'Les cartes clan sont distribuées face cachée.',
  'clans.event.clan_seen': ({ colour }) => `Ton clan est le ${colour}.`,
  'clans.event.epoch_began': ({ epoch }) => `Époque ${epoch}`,
  'clans.event.turn_began': ({ name }) => `C’est à ${name}.`,
  'clans.event.moved': ({ name, from, to, huts }) => `${name} déplace ${huts} de ${from} à ${to}.`,
  'clans.event.order_asked': ({ name, territories }) => `${name} décide dans quel ordre ${territories} sont fondés.`,
  'clans.event.founded': ({ name, territory, chip }) => `${name} fonde le village ${chip} en ${territory} et prend le jeton.`,
  'clans.event.doomed': ({ territory, huts }) => `La terre de ${territory} est défavorable ; il périt avec ${huts}.`,
  'clans.event.strife': ({ territory, huts }) => `Discorde en ${territory} : ${huts} partent.`,
  'clans.event.scored': ({ points: n, colours, bonus }) =>
    `${count(n, 'point', 'points')}${bonus
      ? ` (dont ${bonus} pour la terre)`
      : ''} pour ${colours}.`,
  'clans.event.not_founded': ({ territories }) => `${territories} viennent trop tard pour être des villages.`,
  'clans.event.ended.villages': 'Le douzième village est là : la partie est finie.',
  'clans.event.ended.no_moves': 'Plus aucune hutte ne peut bouger : la partie est finie.',
  'clans.event.clan_shown': ({ name, colour }) => `${name} était le ${colour}.`,
  'clans.event.disc_removed': ({ colour }) => `Personne n’était le ${colour}.`,
  'clans.event.tallied': ({ name, points: n }) => `${name} compte ${count(n, 'point', 'points')}.`,
  'policy.found': 'Fonder d’abord ce qui rapporte le plus à mon clan',
};
