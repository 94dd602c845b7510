// @ts-check
// Portuguese words of Clans: things, questions, and a sentence for each event.

import { formsOf } from '../../../js/words.js';

const { count, form } = formsOf('pt');

/** @type {import('../../../js/words.js').Sentences} */
export const pt = {
  'clans.terrain.forest': 'floresta',
  'clans.terrain.mountain': 'montanha',
  'clans.terrain.steppe': 'estepe',
  'clans.terrain.grassland': 'pradaria',
  'clans.colour.red': 'vermelho',
  'clans.colour.blue': 'azul',
  'clans.colour.green': 'verde',
  'clans.colour.yellow': 'amarelo',
  'clans.colour.black': 'preto',
  'clans.clan.red': 'clã vermelho',
  'clans.clan.blue': 'clã azul',
  'clans.clan.green': 'clã verde',
  'clans.clan.yellow': 'clã amarelo',
  'clans.clan.black': 'clã preto',
  'clans.huts.red': ({ n }) => `${n} ${form(n, 'vermelha', 'vermelhas')}`,
  'clans.huts.blue': ({ n }) => `${n} ${form(n, 'azul', 'azuis')}`,
  'clans.huts.green': ({ n }) => `${n} ${form(n, 'verde', 'verdes')}`,
  'clans.huts.yellow': ({ n }) => `${n} ${form(n, 'amarela', 'amarelas')}`,
  'clans.huts.black': ({ n }) => `${n} ${form(n, 'preta', 'pretas')}`,
  'clans.huts.none': 'sem cabanas',
  'clans.huts': ({ n }) => `${count(n, 'cabana', 'cabanas')}`,
  'clans.empty': 'vazio',
  'clans.region': ({ region }) => `Região ${region}`,

  'clans.epochs': 'Épocas',
  'clans.epoch.good': ({ n, lands, bonus }) => `Época ${n}: ${lands}, mais ${bonus}.`,
  'clans.epoch.bad': ({ lands }) => `As aldeias perecem: ${lands}.`,
  'clans.track': 'Os clãs',
  'clans.village': ({ n, name, points: value }) => `aldeia ${n}, fundada por ${name}, vale ${value}`,
  'clans.village.doomed': ({ n, name }) => `aldeia ${n}, fundada por ${name}, perdida`,
  'clans.village.held': ({ territory, epoch, value, doomed }) =>
    `${territory}, época ${epoch}: ${doomed
      ? 'perdida' : count(value, 'ponto', 'pontos')}`,
  'clans.villages': 'Aldeias',
  'clans.chips': ({ n }) => `${count(n, 'ficha de aldeia', 'fichas de aldeia')}`,
  'clans.chips_left': ({ n }) => `${n === 1 ? 'resta' : 'restam'} ${count(n, 'ficha', 'fichas')}`,
  'clans.no_chips': 'ainda sem aldeia',
  'clans.first': 'Começou a partida',
  'clans.secret': 'clã secreto',
  'clans.yours': ({ clan }) => `O teu: ${clan}`,
  'clans.only_you': 'Só tu o vês.',

  'clans.on_map': 'Escolhe um território no mapa. Teclas: a letra, depois o número.',
  'clans.on_map.region': ({ region }) => `Região ${region}: que número?`,
  'clans.ask.from': 'Que cabanas partem?',
  'clans.ask.to': ({ from }) => `Para onde, de ${from}?`,
  'clans.ask.send': ({ from, to }) => `De ${from} para ${to}?`,
  'clans.ask.found': ({ n }) => `Qual das ${n} aldeias se funda agora?`,
  'clans.ask.found_this': ({ territory }) => `Fundar agora ${territory}?`,
  'clans.wait.move': ({ name }) => `${name} move cabanas`,
  'clans.wait.found': ({ name }) => `${name} ordena as novas aldeias`,
  'clans.from': ({ from }) => `De ${from}`,
  'clans.from_to': ({ from, to }) => `De ${from} para ${to}`,
  'clans.found_next': ({ territory }) => `Próxima aldeia: ${territory}`,
  'clans.send': 'Mover as cabanas',
  'clans.found': 'Fundar agora',
  'clans.founds_nothing': 'Não nasce nenhuma aldeia.',
  'clans.short': ({ territory, points: n }) => `aldeia ${territory}: ${n}`,
  'clans.short.doomed': ({ territory }) => `${territory} perece`,
  'clans.preview.village': ({ territory }) => `Aldeia ${territory}`,
  'clans.preview.scores': ({ colours, points: n, value, bonus }) =>
    `${count(n, 'ponto', 'pontos')} para ${colours}${bonus
      ? ` (${value} + ${bonus})`
      : ''}.`,
  'clans.preview.doomed': 'perece: a terra é desfavorável, ninguém pontua.',
  'clans.preview.nobody': 'A discórdia não deixa ninguém; ninguém pontua.',
  'clans.preview.strife': ({ colours }) => `A discórdia expulsa ${colours}.`,
  'clans.preview.later': ({ points: n }) => `Fundada mais tarde: ${n}.`,

  'row.chips': 'Fichas de aldeia',
  'reason.villages': 'A décima segunda aldeia está fundada.',
  'reason.no_moves': 'Nenhuma cabana se pode mover mais.',

  'clans.event.began': ({ name }) => `A partida começa; ${name} move primeiro.`,
  'clans.event.huts_placed': ({ region, colours }) => `Cabanas na região ${region}: ${colours}.`,
  'clans.event.clans_shuffled': 'As cartas de clã são dadas tapadas.',
  'clans.event.clan_seen': ({ colour }) => `O teu clã é o ${colour}.`,
  'clans.event.epoch_began': ({ epoch }) => `Época ${epoch}`,
  'clans.event.turn_began': ({ name }) => `É a vez de ${name}.`,
  'clans.event.moved': ({ name, from, to, huts }) => `${name} move ${huts} de ${from} para ${to}.`,
  'clans.event.order_asked': ({ name, territories }) => `${name} decide por que ordem se fundam ${territories}.`,
  'clans.event.founded': ({ name, territory, chip }) => `${name} funda a aldeia ${chip} em ${territory} e leva a ficha.`,
  'clans.event.doomed': ({ territory, huts }) => `A terra de ${territory} é desfavorável; perece com ${huts}.`,
  'clans.event.strife': ({ territory, huts }) => `Discórdia em ${territory}: partem ${huts}.`,
  'clans.event.scored': ({ points: n, colours, bonus }) =>
    `${count(n, 'ponto', 'pontos')}${bonus
      ? ` (${bonus} pela terra)`
      : ''} para ${colours}.`,
  'clans.event.not_founded': ({ territories }) => `${territories} chegam tarde para serem aldeias.`,
  'clans.event.ended.villages': 'A décima segunda aldeia está de pé: a partida acabou.',
  'clans.event.ended.no_moves': 'Nenhuma cabana se pode mover mais: a partida acabou.',
  'clans.event.clan_shown': ({ name, colour }) => `${name} era o ${colour}.`,
  'clans.event.disc_removed': ({ colour }) => `Ninguém era o ${colour}.`,
  'clans.event.tallied': ({ name, points: n }) => `${name} conta ${count(n, 'ponto', 'pontos')}.`,
  'policy.found': 'Fundar primeiro o que mais pontua para o meu clã',
};
