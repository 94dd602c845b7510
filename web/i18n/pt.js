// @ts-check
// Portuguese. A key gives a sentence, or a function of its arguments. Those of a game are in its folder.

import { formsOf } from '../js/words.js';
import { clockPt } from './clock.pt.js';

const { count } = formsOf('pt');

/** @type {import('../js/words.js').Sentences} */
export const pt = {
  ...clockPt,
  'list.and': (/** @type {string[]} */ items) => new Intl.ListFormat('pt', { type: 'conjunction' }).format(items),
  'app.name': 'Ochre',
  'app.skip': 'Ir para o conteúdo',
  'title.turn': 'É a tua vez',
  'title.past': 'Olhar para trás',
  'title.letter': 'Uma carta',
  'title.player': 'Um jogador',
  'title.result': 'Um resultado',
  'title.statistics': 'Estatísticas',
  'nav.sign_in': 'Entrar',
  'nav.admin': 'Administração',
  'nav.language': 'Língua',
  'nav.theme': 'Luz',
  'theme.auto': 'como o dispositivo',
  'theme.day': 'dia',
  'theme.night': 'noite',
  'sound.on': 'Som ligado',
  'sound.off': 'Som desligado',

  'lobby.title': ({ games }) => `${games} junto à fogueira`,
  'lobby.guest': 'Viajante',
  'lobby.your_name': 'O teu nome',
  'lobby.play': ({ game }) => `Jogar ${game}`,
  'lobby.play_hint': 'Contra dois bots, já, sem preencher nada.',
  'lobby.learn': 'Primeira vez? Aprende a jogar:',
  'lobby.create': 'Criar uma mesa',
  'lobby.open': 'Mesas abertas',
  'lobby.running': 'A decorrer',
  'lobby.mine': 'As minhas partidas',
  'lobby.mine_all': 'Todas as minhas partidas',
  'mine.next': 'Seguinte',
  'mine.next_hint': ({ n }) => `À próxima partida que te espera: ${n}`,
  'mine.none_next': 'Nenhuma outra partida te espera.',
  'lobby.none_open': 'Agora ninguém espera a uma mesa. Cria uma, ou joga entretanto contra bots.',
  'lobby.none_running': 'Nenhuma partida a decorrer.',
  'lobby.none_mine': 'Agora não estás em nenhuma partida.',
  'lobby.join': 'Juntar-me',
  'lobby.look': 'Ver',
  'lobby.watch': 'Assistir',
  'lobby.continue': 'Continuar',
  'lobby.result': 'Resultado',
  'lobby.your_turn': 'é a tua vez',
  'lobby.asks_you': 'tens um convite',
  'lobby.waiting_for_you': ({ n }) => `${count(n, 'espera por ti', 'esperam por ti')}`,
  'lobby.free_seats': ({ n }) => `${count(n, 'lugar livre', 'lugares livres')}`,
  'lobby.welcome': ({ name }) => `Olá, ${name}.`,
  'lobby.link_only': 'só com ligação',
  'lobby.statistics': 'O que dizem as partidas: números e gráficos',
  'lobby.loading': 'Um momento.',
  'lobby.rules': 'Como se joga:',
  'waits.until': ({ when }) => `aberta até ${when}`,
  'chat.mentions': ({ n }) => `${count(n, 'linha fala de ti', 'linhas falam de ti')}`,

  'status.open': 'à espera',
  'status.running': 'a decorrer',
  'status.over': 'terminada',
  'status.abandoned': 'abandonada',
  'status.expired': 'expirada',
  'status.broken': 'danificada',

  'create.game': 'Jogo',
  'bot.random': 'ao acaso',
  'bot.beginner': 'principiante',
  'bot.easy': 'fácil',
  'bot.medium': 'médio',
  'bot.hard': 'difícil',
  'bot.master': 'mestre',

  'seat.n': ({ n }) => `Lugar ${n}`,
  'seat.free': 'livre',
  'seat.bot': ({ id }) => `bot ${id}`,
  'seat.bot_account': 'conta de bot',
  'seat.you': 'tu',

  'wait.over': 'A partida acabou',
  'wait.for': ({ names }) => `À espera de ${names}`,
  'wait.title': 'A mesa está posta',
  'wait.copy': 'Copiar',
  'wait.copied': 'Copiado.',
  'wait.kept': ({ names }) => `À espera de ${names}.`,
  'wait.take': 'Ocupar o meu lugar',

  'table.rules': 'Regras',

  'app.newer': 'Há uma versão nova.',
  'app.reload': 'Recarregar',
  'conn.lost': 'A ligação caiu. A procurá-la…',
  'conn.kept': 'Nada se perde; a partida espera por ti.',
  'conn.unsent': 'A tua jogada está guardada e segue quando voltar.',
  'conn.updating': 'A atualizar…',
  'conn.polls': 'Ligação mais lenta',
  'conn.polls_hint': 'Algo nesta rede bloqueia o WebSocket. Tudo funciona, mas as jogadas podem chegar um pouco mais tarde.',

  'go.close': 'Fechar',
  'go.cancel': 'Cancelar',
  'go.lobby': 'À sala',

  'account.title': 'A tua conta',
  'account.name': 'Nome',
  'account.notices': 'Avisos',

  'lost.title': 'Aqui não há nada',
  'lost.text': 'O endereço não leva a lado nenhum, ou a mesa já não existe.',
  'forbidden.title': 'Estas páginas são para administradores',
  'forbidden.text': 'A tua conta não tem esse papel.',

  'figures.more': ({ n }) => `Mostrar mais das outras ${n} linhas`,
  'figures.left': ({ n }) => `Não couberam mais ${n}; estão na tabela.`,
  'figures.gap': 'sem valor',

  'dice.verify': 'Verificar os dados',

  'keys.title': 'Teclas',

  'error.unexpected': 'Algo correu mal. Tenta outra vez.',
  'error.unreachable': 'O servidor não responde. Tenta daqui a pouco.',
};
