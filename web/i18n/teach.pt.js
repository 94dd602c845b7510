// @ts-check
// Portuguese: tutorials and hints, as far as they are the same for all games.

/** @type {import('../js/words.js').Sentences} */
export const teachPt = {
  'teach.step': ({ n, of }) => `Passo ${n} de ${of}`,
  'teach.tutorial': 'Tutorial',
  'teach.hint': 'Dica',
  'teach.watch': 'Continua como quiseres; quando houver algo novo, diz-se aqui.',
  'teach.next': 'Continuar',
  'teach.play_on': 'Continuar aqui',
  'teach.match': 'Jogar a minha primeira partida',
  'teach.leave': 'Sair',
  'teach.seen': 'Percebi',
  'teach.hush': 'Chega de dicas',
};
