// @ts-check
// Portuguese words of tables that wait: how long, for what, and what follows them.

import { formsOf } from '../js/words.js';

const { count } = formsOf('pt');

/** @type {import('../js/words.js').Sentences} */
export const waitingPt = {
  'create.open_days': 'Quanto tempo está aberta',
  'create.open_days.1': 'um dia',
  'create.open_days.3': 'três dias',
  'create.open_days.7': 'uma semana',
  'create.open_days.14': 'duas semanas',
  'create.open_days.30': 'um mês',
  'create.starts': 'Quando começa',
  'create.starts.host': 'quando eu a começar',
  'create.starts.full': 'sozinha, ocupado o último lugar',
  'create.standing': 'Sempre mais uma: quando começa, abre-se outra mesa igual',

  'waits.until': ({ when }) => `aberta até ${when}`,
  'waits.here_until': ({ when }) => `Aberta até ${when}, mais se alguém vier ou sair.`,
  'waits.full': 'A partida começa sozinha quando o último lugar for ocupado.',
  'waits.standing': 'Quando começar, abre-se outra mesa como esta.',
  'waits.standing_end': 'Nenhuma mais depois desta',

  'create.named': 'Alguém pelo nome',
  'invite.button': 'Convidar pelo nome',
  'invite.title': 'Convidar pelo nome',
  'invite.lead': 'O lugar fica guardado para essa conta, que vê a mesa entre as suas partidas e aceita ou recusa.',
  'invite.go': 'Guardar o lugar',
  'people.about': ({ name }) => `Silenciar ou bloquear ${name}`,
  'people.lead':
    'Silenciado: não vês o que escreve em nenhum chat. Bloqueado: além disso não se pode sentar às tuas mesas nem convidar-te. '
    + 'Não fica a saber.',
  'people.mute': 'Silenciar',
  'people.block': 'Bloquear',
  'people.is_mute': 'Silenciaste esta pessoa: não vês o que escreve.',
  'people.is_block': 'Bloqueaste esta pessoa: não vês o que escreve, e não se pode sentar às tuas mesas nem convidar-te.',
  'people.undo_mute': 'Deixar de silenciar',
  'people.undo_block': 'Desbloquear',
  'people.player': 'O que este jogador jogou',
  'people.title': 'Silenciados e bloqueados',
  'people.tag_mute': 'silenciado',
  'people.tag_block': 'bloqueado',
  'people.undo': 'Retirar',
  'people.undo_of': ({ name }) => `Retirar para ${name}`,
  'people.none': 'Ninguém. A uma mesa podes silenciar ou bloquear quem lá está; uma conta também aqui, pelo nome.',
  'people.by_name': 'Nome de uma conta',
  'people.what': 'O que fazer',
  'people.go': 'Fazer',
  'link.title': 'Uma ligação para voltar',
  'link.lead':
    'És um convidado, conhecido só por este navegador. Quem abrir esta ligação és tu, em qualquer dispositivo: guarda-a para ti. '
    + 'Uma conta faz o mesmo com uma palavra-passe.',
  'link.make': 'Criar uma ligação',
  'link.anew': 'Criar outra; a antiga deixa de valer',
  'link.yours': 'A tua ligação, mostrada só desta vez',
  'link.made': ({ day }) => `Há uma desde ${day}. Não se pode mostrar outra vez.`,
  'link.come_back': 'Voltar',
  'link.come_back_ask': 'Esta ligação faz-te entrar como um convidado que já jogou aqui.',
  'link.instead': ({ name }) => `Deixas de ser ${name} neste navegador.`,
  'link.hint': 'Jogas como convidado, conhecido só por este navegador. Com uma ligação voltas de qualquer dispositivo.',
  'link.later': 'Agora não',
  'chat.mentions': ({ n }) => `${count(n, 'linha fala de ti', 'linhas falam de ti')}`,

  'error.too_many_standing': 'Já tens três desafios permanentes; acaba um primeiro.',
  'error.already_invited': 'Já lá está sentado, ou já tem um lugar reservado.',
  'error.not_invitable': 'Agora não se pode convidar.',
  'error.not_welcome': 'Não te podes sentar a esta mesa.',
  'error.account_needed': 'Os convidados não podem: cria primeiro uma conta.',
  'error.no_such_link': 'Esta ligação já não abre nada. Talvez tenha sido criada outra.',
  'error.too_many_invitations': 'Já guardas vinte lugares para outros; espera uma resposta.',
  'error.too_many_relations': 'Já silenciaste e bloqueaste todos os que podes.',
  'error.orders_changed': 'As tuas ordens mudaram desde que as viste.',
  'error.too_many_orders': 'Tens ordens em partidas a mais; retira algumas primeiro.',
};
