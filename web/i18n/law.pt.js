// @ts-check
// Portuguese words of the page about leaving, time-outs and votes.

/** @type {import('../js/rules/words.js').RuleSentences} */
export const lawPt = {
  'law.title': 'Saídas, tempo esgotado e votações',
  'law.lead': 'O que acontece quando alguém deixa uma partida ou fica sem tempo, e quem decide. É igual em todos os jogos.',
  'law.leave': 'Se tens de sair',
  'law.leave.ways': [
    '**Deixa um bot jogar por ti** e retoma o teu lugar quando quiseres. Mesmo assim podes aceitar que se desfaça uma jogada ou anule '
      + 'a partida.',
    '**Dá o teu lugar a alguém.** Recebes uma ligação que serve uma vez, durante 48 horas. Quem a abrir continua e vê o que o teu '
      + 'lugar vê.',
    '**Desiste.** É definitivo: ficas em último lugar e um bot joga o lugar até ao fim, para os outros poderem acabar.',
    '**Anulem a partida.** Acaba sem resultado assim que todos concordarem. Têm 24 horas (ao vivo: 60 segundos).',
  ],
  'law.time': 'Se o tempo acabar',
  'law.time.1': 'As definições da mesa dizem o que acontece: um bot continua, conta como desistência, ou os outros votam.',
  'law.time.2': 'Um bot toma primeiro a decisão em falta. Depois podes voltar quando quiseres, com tempo suficiente para uma jogada.',
  'law.two': 'A dois',
  'law.two.1': 'O tempo do teu adversário acabou e passaram 24 horas sem voltar (ao vivo: 2 minutos)? Então escolhes:',
  'law.two.ways': [
    '**Reclamar a vitória.** Conta como desistência do adversário, e a partida acaba já com um resultado.',
    '**Deixar o bot jogar.** O adversário pode voltar até ao fim, e ainda podes reclamar a vitória.',
    '**Dar mais tempo,** enquanto nenhum bot joga: 24 horas (ao vivo: 2 minutos), uma vez.',
  ],
  'law.votes': 'Votações sobre um lugar',
  'law.votes.1':
    'Enquanto um lugar tiver tempo, ninguém vota sobre ele. Pode haver votação quando o tempo acaba; sem relógio, quando deve uma '
    + 'decisão há 24 horas. A pessoa em causa sabe primeiro: uma jogada, ou voltar, cancela a votação.',
  'law.votes.ways': [
    '**Mais tempo:** 24 horas (ao vivo: 2 minutos), uma vez por lugar.',
    '**Um bot** joga até a pessoa voltar.',
    '**Um substituto** ocupa o lugar com uma ligação. São precisos pelo menos dois votos, e que o lugar não saiba nada secreto.',
    '**Conta como desistência:** só 24 horas (ao vivo: 2 minutos) depois de o bot entrar.',
  ],
  'law.votes.2': 'Decide mais de metade; sem maioria, joga um bot. Uma votação dura 24 horas (ao vivo: 60 segundos).',
  'law.undo': 'Desfazer',
  'law.undo.1':
    'Desfazes por ti uma jogada tua que nada revelou, se ninguém jogou depois. Para mais, têm de aceitar todos os que ainda possam '
    + 'voltar; sem resposta em 24 horas (ao vivo: 60 segundos), é recusado.',
  'law.undo.2': 'Se não há ninguém que possa aceitar, por exemplo contra bots, a partida deixa de pontuar. O botão di-lo antes.',
  'law.clocks': 'Relógios',
  'law.clocks.1':
    'O tempo é do lugar. Um substituto recebe o que resta. Há tempo extra uma vez por lugar ao voltar depois de o tempo acabar, e uma '
    + 'vez por votação: sair e voltar não rende nada. Desfazer tira o que as jogadas desfeitas tinham somado, e nunca devolve o tempo '
    + 'gasto.',
  'law.result': 'Resultados e pontuação',
  'law.result.1':
    'Quem desistiu ou se foi de vez fica em último, acabe como acabar a partida. Se for anulada depois, a classificação desse momento é '
    + 'o resultado, e conta. Se ninguém desistiu, uma partida anulada não tem resultado.',
  'law.result.2': 'O resultado de um lugar é de quem tomou a maior parte das suas decisões.',
  'law.who': 'Quem decide o quê',
  'law.who.act': 'Quem pode…',
  'law.who.notes': [
    '**tem de aceitar:** não acontece sem esta pessoa.',
    '**votação sobre o lugar:** de quem está presente, só sem relógio; de quem está ausente, só se o tempo acabou.',
    '**voltar:** se o tempo acabou, depois de tomada a decisão em falta.',
  ],
  'law.states': 'Os estados de um lugar',
  'law.states.list': [
    '**presente:** a pessoa decide.',
    '**fora:** saiu, e joga um bot.',
    '**sem tempo:** joga um bot, ou os outros votam.',
    '**ausente:** fora ou sem tempo há 7 dias (ao vivo: 10 minutos). Já ninguém espera pelo seu acordo.',
    '**desistência:** desistiu, ou conta como tal.',
    '**foi-se:** a conta foi apagada ou banida.',
    '**bot:** um bot desde o início.',
  ],
  'law.act.move': 'fazer uma jogada',
  'law.act.vote': 'votar sobre outro lugar',
  'law.act.call_off': 'anular a partida',
  'law.act.undo': 'permitir desfazer',
  'law.act.offer': 'oferecer o lugar, ou mantê-lo',
  'law.act.voted_about': 'votação sobre o lugar',
  'law.act.come_back': 'voltar',
  'law.act.answer': 'responder pelo resultado',
  'law.state.present': 'presente',
  'law.state.away': 'fora',
  'law.state.timed_out': 'sem tempo',
  'law.state.absent': 'ausente',
  'law.state.resigned': 'desistência',
  'law.state.gone': 'foi-se',
  'law.state.bot': 'bot',
  'law.say.decides': 'sim',
  'law.say.consents': 'tem de aceitar',
  'law.say.bot': 'bot',
  'law.say.no': 'não',
};
