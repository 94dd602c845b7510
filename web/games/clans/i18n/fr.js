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
  'clans.epoch.good': ({ n, lands, bonus }) => `Époque ${n} : +${bonus} en ${lands}.`,
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
  'clans.first': 'A joué en premier',
  'clans.secret': 'clan secret',
  'clans.yours': ({ clan }) => `Le tien : ${clan}`,
  'clans.only_you': 'Toi seul le vois.',

  'clans.on_map': 'Choisis un territoire sur la carte. Touches : sa lettre, puis son numéro.',
  'clans.on_map.region': ({ region }) => `Région ${region} : quel numéro ?`,
  'clans.ask.from': 'Choisis les huttes à déplacer',
  'clans.ask.to': ({ from }) => `Où aller depuis ${from} ?`,
  'clans.ask.send': ({ from, to }) => `Aller de ${from} à ${to} ?`,
  'clans.ask.found': ({ n }) => `Lequel des ${n} villages est fondé ensuite ?`,
  'clans.ask.found_this': ({ territory }) => `Fonder ${territory} ensuite ?`,
  'clans.wait.move': ({ name }) => `${name} déplace des huttes`,
  'clans.wait.found': ({ name }) => `${name} choisit l’ordre des nouveaux villages`,
  'clans.from': ({ from }) => `De ${from}`,
  'clans.from_to': ({ from, to }) => `De ${from} à ${to}`,
  'clans.found_next': ({ territory }) => `Village suivant : ${territory}`,
  'clans.send': 'Déplacer les huttes',
  'clans.found': 'Fonder ensuite',
  'clans.founds_nothing': 'Cela ne fonde aucun village.',
  'clans.short': ({ territory, points: n }) => `village ${territory} : ${n}`,
  'clans.short.doomed': ({ territory }) => `${territory} périt`,
  'clans.preview.village': ({ territory }) => `Village ${territory}`,
  'clans.preview.scores': ({ colours, points: n, value, bonus }) =>
    `${count(n, 'point', 'points')} pour ${colours}${bonus
      ? ` (${value} + ${bonus})`
      : ''}.`,
  'clans.preview.doomed': 'périt : la terre est défavorable, personne ne marque.',
  'clans.preview.nobody': 'La discorde chasse tout le monde ; personne ne marque.',
  'clans.preview.strife': ({ colours }) => `La discorde chasse ${colours}.`,
  'clans.preview.later': ({ points: n }) => `Fondé plus tard : ${n}.`,

  'row.chips': 'Jetons village',
  'reason.villages': 'Le douzième village est fondé.',
  'reason.no_moves': 'Plus aucune hutte ne peut bouger.',

  'clans.event.began': ({ name }) => `La partie commence ; ${name} joue en premier.`,
  'clans.event.huts_placed': ({ region, colours }) => `Huttes en région ${region} : ${colours}.`,
  'clans.event.clans_shuffled': 'Les cartes clan sont distribuées face cachée.',
  'clans.event.clan_seen': ({ colour }) => `Tu es le clan ${colour}.`,
  'clans.event.epoch_began': ({ epoch }) => `Époque ${epoch}`,
  'clans.event.turn_began': ({ name }) => `C’est à ${name}.`,
  'clans.event.moved': ({ name, from, to, huts }) => `${name} déplace ${huts} de ${from} à ${to}.`,
  'clans.event.order_asked': ({ name, territories }) => `${name} décide dans quel ordre ${territories} sont fondés.`,
  'clans.event.founded': ({ name, territory, chip }) => `${name} fonde le village ${chip} en ${territory} et prend le jeton.`,
  'clans.event.doomed': ({ territory, huts }) => `${territory} est en terrain défavorable : le village périt avec ${huts}.`,
  'clans.event.strife': ({ territory, huts }) => `Discorde en ${territory} : ${huts} partent.`,
  'clans.event.scored': ({ points: n, colours, bonus }) =>
    `${count(n, 'point', 'points')}${bonus
      ? ` (dont ${bonus} pour la terre)`
      : ''} pour ${colours}.`,
  'clans.event.not_founded': ({ territories }) => `${territories} arrivent trop tard pour devenir des villages.`,
  'clans.event.ended.villages': 'Le douzième village est là : la partie est finie.',
  'clans.event.ended.no_moves': 'Plus aucune hutte ne peut bouger : la partie est finie.',
  'clans.event.clan_shown': ({ name, colour }) => `${name} était le ${colour}.`,
  'clans.event.disc_removed': ({ colour }) => `Personne n’était le ${colour}.`,
  'clans.event.tallied': ({ name, points: n }) => `${name} finit avec ${count(n, 'point', 'points')}.`,
  'policy.found': 'Fonder d’abord ce qui rapporte le plus à mon clan',
};
