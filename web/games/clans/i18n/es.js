// @ts-check
// Spanish words of Clans: things, questions, and a sentence for each event.

import { formsOf } from '../../../js/words.js';

const { count, form } = formsOf('es');

/** @type {import('../../../js/words.js').Sentences} */
export const es = {
  'clans.terrain.forest': 'bosque',
  'clans.terrain.mountain': 'montaña',
  'clans.terrain.steppe': 'estepa',
  'clans.terrain.grassland': 'pradera',
  'clans.colour.red': 'rojo',
  'clans.colour.blue': 'azul',
  'clans.colour.green': 'verde',
  'clans.colour.yellow': 'amarillo',
  'clans.colour.black': 'negro',
  'clans.clan.red': 'clan rojo',
  'clans.clan.blue': 'clan azul',
  'clans.clan.green': 'clan verde',
  'clans.clan.yellow': 'clan amarillo',
  'clans.clan.black': 'clan negro',
  'clans.huts.red': ({ n }) => `${n} ${form(n, 'roja', 'rojas')}`,
  'clans.huts.blue': ({ n }) => `${n} ${form(n, 'azul', 'azules')}`,
  'clans.huts.green': ({ n }) => `${n} ${form(n, 'verde', 'verdes')}`,
  'clans.huts.yellow': ({ n }) => `${n} ${form(n, 'amarilla', 'amarillas')}`,
  'clans.huts.black': ({ n }) => `${n} ${form(n, 'negra', 'negras')}`,
  'clans.huts.none': 'sin cabañas',
  'clans.huts': ({ n }) => `${count(n, 'cabaña', 'cabañas')}`,
  'clans.empty': 'vacío',
  'clans.region': ({ region }) => `Región ${region}`,

  'clans.epochs': 'Épocas',
  'clans.epoch.good': ({ n, lands, bonus }) => `Época ${n}: ${lands}, ${bonus} más.`,
  'clans.epoch.bad': ({ lands }) => `Los poblados perecen: ${lands}.`,
  'clans.track': 'Los clanes',
  'clans.village': ({ n, name, points: value }) => `poblado ${n}, fundado por ${name}, vale ${value}`,
  'clans.village.doomed': ({ n, name }) => `poblado ${n}, fundado por ${name}, perecido`,
  'clans.village.held': ({ territory, epoch, value, doomed }) =>
    `${territory}, época ${epoch}: ${doomed
      ? 'perecido' : count(value, 'punto', 'puntos')}`,
  'clans.villages': 'Poblados',
  'clans.chips': ({ n }) => `${count(n, 'ficha de poblado', 'fichas de poblado')}`,
  'clans.chips_left': ({ n }) => `${n === 1 ? 'queda' : 'quedan'} ${count(n, 'ficha', 'fichas')}`,
  'clans.no_chips': 'aún sin poblados',
  'clans.first': 'Empezó la partida',
  'clans.secret': 'clan secreto',
  'clans.yours': ({ clan }) => `El tuyo: ${clan}`,
  'clans.only_you': 'Solo lo ves tú.',

  'clans.on_map': 'Elige un territorio del mapa. Teclas: su letra y luego su número.',
  'clans.on_map.region': ({ region }) => `Región ${region}: ¿qué número?`,
  'clans.ask.from': '¿Qué cabañas parten?',
  'clans.ask.to': ({ from }) => `¿Adónde desde ${from}?`,
  'clans.ask.send': ({ from, to }) => `¿De ${from} a ${to}?`,
  'clans.ask.found': ({ n }) => `¿Cuál de ${n} poblados se funda ahora?`,
  'clans.ask.found_this': ({ territory }) => `¿Fundar ${territory} ahora?`,
  'clans.wait.move': ({ name }) => `${name} mueve cabañas`,
  'clans.wait.found': ({ name }) => `${name} ordena los poblados nuevos`,
  'clans.from': ({ from }) => `Desde ${from}`,
  'clans.from_to': ({ from, to }) => `De ${from} a ${to}`,
  'clans.found_next': ({ territory }) => `Próximo poblado: ${territory}`,
  'clans.send': 'Mover las cabañas',
  'clans.found': 'Fundarlo ahora',
  'clans.founds_nothing': 'No nace ningún poblado.',
  'clans.short': ({ territory, points: n }) => `poblado ${territory}: ${n}`,
  'clans.short.doomed': ({ territory }) => `${territory} perece`,
  'clans.preview.village': ({ territory }) => `Poblado ${territory}`,
  'clans.preview.scores': ({ colours, points: n, value, bonus }) =>
    `${count(n, 'punto', 'puntos')} para ${colours}${bonus
      ? ` (${value} + ${bonus})`
      : ''}.`,
  'clans.preview.doomed': 'perece: la tierra es desfavorable, nadie puntúa.',
  'clans.preview.nobody': 'La discordia no deja a nadie; nadie puntúa.',
  'clans.preview.strife': ({ colours }) => `La discordia expulsa a ${colours}.`,
  'clans.preview.later': ({ points: n }) => `Fundado después: ${n}.`,

  'row.chips': 'Fichas de poblado',
  'reason.villages': 'Se ha fundado el duodécimo poblado.',
  'reason.no_moves': 'Ya no puede moverse ninguna cabaña.',

  'clans.event.began': ({ name }) => `Empieza la partida; ${name} mueve primero.`,
  'clans.event.huts_placed': ({ region, colours }) => `Cabañas en la región ${region}: ${colours}.`,
  'clans.event.clans_shuffled': 'Las cartas de clan se reparten boca abajo.',
  'clans.event.clan_seen': ({ colour }) => `Tu clan es el ${colour}.`,
  'clans.event.epoch_began': ({ epoch }) => `Época ${epoch}`,
  'clans.event.turn_began': ({ name }) => `Le toca a ${name}.`,
  'clans.event.moved': ({ name, from, to, huts }) => `${name} mueve ${huts} de ${from} a ${to}.`,
  'clans.event.order_asked': ({ name, territories }) => `${name} decide en qué orden se fundan ${territories}.`,
  'clans.event.founded': ({ name, territory, chip }) => `${name} funda el poblado ${chip} en ${territory} y toma la ficha.`,
  'clans.event.doomed': ({ territory, huts }) => `La tierra de ${territory} es desfavorable; perece con ${huts}.`,
  'clans.event.strife': ({ territory, huts }) => `Discordia en ${territory}: se van ${huts}.`,
  'clans.event.scored': ({ points: n, colours, bonus }) =>
    `${count(n, 'punto', 'puntos')}${bonus
      ? ` (${bonus} por la tierra)`
      : ''} para ${colours}.`,
  'clans.event.not_founded': ({ territories }) => `${territories} llegan tarde para ser poblados.`,
  'clans.event.ended.villages': 'El duodécimo poblado está en pie: la partida termina.',
  'clans.event.ended.no_moves': 'Ya no puede moverse ninguna cabaña: la partida termina.',
  'clans.event.clan_shown': ({ name, colour }) => `${name} era el ${colour}.`,
  'clans.event.disc_removed': ({ colour }) => `Nadie era el ${colour}.`,
  'clans.event.tallied': ({ name, points: n }) => `${name} cuenta ${count(n, 'punto', 'puntos')}.`,
  'policy.found': 'Fundar primero lo que más puntúa para mi clan',
};
