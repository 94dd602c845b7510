// @ts-check
// Portuguese words of other people: inviting by name, muting and blocking, a guest’s link.

/** @type {import('../js/words.js').Sentences} */
export const peoplePt = {
  'invite.button': 'Convidar pelo nome',
  'invite.title': 'Convidar pelo nome',
  'invite.lead': 'O lugar fica guardado para essa conta, que vê a mesa entre as suas partidas e aceita ou recusa.',
  'invite.go': 'Enviar convite',
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
  'people.player': 'Perfil do jogador',
  'people.title': 'Silenciados e bloqueados',
  'people.tag_mute': 'silenciado',
  'people.tag_block': 'bloqueado',
  'people.undo': 'Remover',
  'people.undo_of': ({ name }) => `Remover ${name}`,
  'people.none': 'Ninguém. A uma mesa podes silenciar ou bloquear quem lá está; uma conta também aqui, pelo nome.',
  'people.by_name': 'Nome de uma conta',
  'people.what': 'O que fazer',
  'people.go': 'Fazer',
  'link.title': 'Ligação de entrada',
  'link.lead':
    'És um convidado, conhecido só por este navegador. Quem abrir esta ligação és tu, em qualquer dispositivo: guarda-a para ti. '
    + 'Uma conta faz o mesmo com uma palavra-passe.',
  'link.make': 'Criar uma ligação',
  'link.anew': 'Substituir ligação',
  'link.yours': 'A tua ligação, mostrada só desta vez',
  'link.made': ({ day }) => `Há uma desde ${day}. Não se pode mostrar outra vez.`,
  'link.come_back': 'Entrar',
  'link.come_back_ask': 'Esta ligação faz-te entrar como um convidado que já jogou aqui.',
  'link.instead': ({ name }) => `Deixas de ser ${name} neste navegador.`,
  'link.hint': 'Jogas como convidado, conhecido só por este navegador. Uma ligação de entrada deixa-te continuar em qualquer dispositivo.',
  'link.later': 'Agora não',
};
