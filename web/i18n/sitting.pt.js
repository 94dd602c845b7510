// @ts-check
// Portuguese words of every table: who had luck, and who decides for a seat while its person does not.

import { formsOf } from '../js/words.js';
import { luckPt } from './luck.pt.js';
import { replayPt } from './replay.pt.js';
import { undoPt } from './undo.pt.js';

const { list } = formsOf('pt');

/** @type {Record<string, string>} */
const CHOICES = {
  go_on: 'continuar', wait: 'mais 24 horas', bot: 'que jogue um bot', substitute: 'um substituto', call_off: 'anular a partida',
};

/** @type {import('../js/words.js').Sentences} */
export const sittingPt = {
  ...luckPt,
  ...replayPt,
  ...undoPt,
  'sit.menu': 'Deixar a partida…',
  'sit.title': 'Não podes continuar?',
  'sit.bot': 'Um bot joga por mim',
  'sit.bot_hint': 'Até retomares o teu lugar, quando quiseres.',
  'sit.offer': 'Dar o meu lugar a alguém',
  'sit.offer_hint': 'Cria uma ligação para enviares. O primeiro que a abrir senta-se por ti.',
  'sit.resign': 'Desistir',
  'sit.resign_hint': 'Ficas em último, e um bot joga por ti até ao fim.',
  'sit.resign_ask': 'Desistir de vez? Ficas em último; um bot joga o teu lugar até ao fim, para os outros poderem acabar.',
  'sit.resign_yes': 'Desistir',
  'sit.call_off': 'Propor anular a partida',
  'sit.call_off_hint': 'Acaba sem resultado assim que toda a mesa concordar.',
  'sit.call_off_alone': 'Acabar a partida',
  'sit.call_off_alone_hint': 'Só jogam bots contigo: acaba já, sem resultado.',
  'sit.ask': ({ name }) => `Perguntar aos outros por ${name}`,
  'sit.ask_hint': ({ name }) => `${name} faz-vos esperar: decidam juntos o que acontece ao lugar.`,

  'sit.away_me': 'Um bot joga por ti.',
  'sit.back': 'Retomar o meu lugar',
  'sit.resigned_me': 'Desististe. Um bot joga o teu lugar até ao fim.',
  'seat.stand_in': 'joga um bot',
  'seat.resigned': 'desistiu',

  'vote.about': ({ name }) => `${name} faz a mesa esperar. O que fazer?`,
  'vote.about_bot': ({ name }) => `Um bot joga por ${name}. O que fazer?`,
  'vote.about_me': 'Fazes os outros esperar, e eles decidem sobre o teu lugar. Joga, e a votação cai.',
  'vote.match': 'Anular a partida, sem resultado?',
  'vote.until': ({ when }) => `Aberta até ${when}.`,
  'vote.said': ({ name, choice }) => `${name}: ${CHOICES[choice]}`,
  'vote.missing': ({ names }) => `Ainda faltam: ${list(names)}.`,
  'vote.go_on': 'Continuar',
  'vote.wait': 'Mais 24 horas',
  'vote.bot': 'Joga um bot',
  'vote.substitute': 'Um substituto',
  'vote.call_off': 'Anular',
  'vote.rule': 'Decide mais de metade; para anular são precisos todos.',

  'offer.mine': 'Envia esta ligação a quem se vai sentar por ti:',
  'offer.theirs': ({ name }) => `O lugar de ${name} está livre. Envia esta ligação a quem continue:`,
  'offer.all': ({ name }) => `O lugar de ${name} é oferecido a um substituto.`,
  'offer.until': ({ when }) => `Serve uma vez, até ${when}.`,
  'offer.copy': 'Copiar a ligação',
  'offer.keep': 'Ficar com o meu lugar',
  'offer.title': ({ name }) => `Sentar-te por ${name}?`,
  'offer.ask': 'Continuas a partida daqui, e vês o que esse lugar vê.',
  'offer.yes': 'Sentar-me',
  'offer.bad': 'Esta ligação já não leva a lugar nenhum.',

  'event.bot_sat': ({ name }) => `Um bot joga por ${name}.`,
  'event.came_back': ({ name }) => `${name} voltou.`,
  'event.resigned': ({ name }) => `${name} desiste. Um bot joga o lugar até ao fim.`,
  'event.timed_out': ({ name }) => `Acabou o tempo de ${name}.`,
  'event.offered': ({ name }) => `O lugar de ${name} é oferecido a um substituto.`,
  'event.offer_ended': ({ name }) => `O lugar de ${name} já não é oferecido.`,
  'event.substituted': ({ name }) => `${name} sentou-se como substituto.`,
  'event.vote_opened': ({ name, about }) => about ? `Pergunta-se aos outros por ${about}.` : `${name} propõe anular a partida.`,
  'event.voted': ({ name, choice }) => `${name} quer ${CHOICES[choice]}.`,
  'event.vote_ended': ({ choice, about }) =>
    choice === 'go_on'
      ? 'A partida continua.' : choice === 'call_off'
      ? 'A partida é anulada, sem resultado.'
      : `Decidido sobre ${about}: ${CHOICES[choice]}.`,

  'end.called_off': 'Toda a mesa quis anular esta partida. Não tem resultado.',

  'error.bad_link': 'Esta ligação não leva a nenhum lugar desta partida.',
  'error.link_used': 'Alguém já ocupou esse lugar com esta ligação.',
  'error.link_over': 'Esse lugar já não é oferecido.',
  'error.bot_plays': 'Um bot joga por ti: retoma primeiro o teu lugar.',
  'error.not_away': 'Nenhum bot joga por este lugar.',
  'error.resigned': 'Este lugar desistiu.',
  'error.not_offered': 'Este lugar não é oferecido a ninguém.',
  'error.already_asked': 'Isso já foi perguntado.',
  'error.no_vote': 'Agora não podes votar assim.',
  'error.too_often': 'Já o fizeste todas as vezes que uma partida permite.',
  'error.too_soon': 'Esse lugar ainda não fez a mesa esperar um dia.',
  'level.title': 'Que força têm os bots?',

  'end.by': ({ name }) => `${name} terminou esta partida antes do fim.`,
  'end.by_me': 'Terminaste esta partida antes do fim.',
  'end.idle': 'Há muito que ninguém jogava, por isso a partida acabou.',
  'end.closed': 'Um administrador fechou esta partida.',
  'end.expired': 'Ninguém começou esta partida em duas semanas, e a mesa foi levantada.',
  'end.too_long': 'Esta partida tinha mais jogadas do que o servidor guarda, e acabou.',
  'help.mode': 'Toca em qualquer coisa para ver o que é.',
  'help.done': 'Pronto',
  'chat.placeholder': 'Diz qualquer coisa',
  'chat.send': 'Dizer',
  'chat.empty': 'Ainda ninguém disse nada.',
  'chat.guest': 'Escolhe um nome para participar.',
  'log.earlier': 'Linhas anteriores',
  'log.empty': 'Ainda não aconteceu nada.',
  'note.tab': 'Nota',
  'note.title': 'A minha nota sobre esta partida',
  'note.placeholder': 'Uma nota para ti. Mais ninguém a vê; tem-la em todos os teus dispositivos.',
  'note.saved': 'Guardada. Só tu a vês.',
  'note.hush': 'Não me avises desta partida',
  'note.saving': 'A guardar…',
  'sheet.title': 'Folha de pontos',
  'sheet.winner': ({ name, points }) => `${name} ganha com ${points} pontos`,
  'sheet.shared': ({ names, points }) => `${names} partilham a vitória com ${points} pontos`,
  'sheet.share': 'Partilhar o resultado',
  'sheet.rematch': 'Outra vez, mesma mesa',
  'sheet.to_rematch': 'À próxima partida',
  'sheet.asked': ({ name }) => `${name} quer jogar outra vez e guarda o teu lugar.`,
  'sheet.accept': 'Outra vez',
  'sheet.decline': 'Não, obrigado',
  'sheet.total': 'Total',
  'sheet.tie': 'Desempate',
  'sheet.rank': 'Posto',
  'table.abandoned': 'Esta partida foi terminada antes do fim.',
  'table.broken': 'O registo desta partida está danificado, por isso não se pode continuar. Um administrador pode vê-lo. Lamentamos.',
};
