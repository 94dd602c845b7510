// @ts-check
// Portuguese words of giving a link to somebody.

/** @type {import('../js/words.js').Sentences} */
export const sharePt = {
  'share.not_copied': ({ text }) => `Este navegador não deixa nenhuma página copiar. Seleciona-a à mão: ${text}`,
  'share.link': 'Ligação',
  'share.code': 'A ligação como código para uma câmara',
  'share.origin': 'Endereço deste servidor',
  'share.here': ({ origin }) => `${origin} (só esta máquina)`,
  'share.alone': 'O teu próprio endereço não traz aqui ninguém senão tu. Com este, outros na mesma rede encontram-te.',
  'share.nowhere': 'Este endereço não traz aqui ninguém senão tu: o servidor só ouve esta máquina.',
  'share.sheet': 'Partilhar',
  'share.who.everybody': 'Qualquer um pode ver esta partida.',
  'share.who.result': 'Quem tem a ligação vê quem ficou onde, e mais nada desta partida. Uma nova acaba com ela.',
  'share.end': 'Deixar de partilhar',
  'share.ended': 'A ligação já não mostra nada.',
  'share.who.invited': 'Quem tem a ligação vê a mesa, e pode sentar-se enquanto houver lugar.',
};
