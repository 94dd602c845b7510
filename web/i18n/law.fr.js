// @ts-check
// French words of the page about leaving, time-outs and votes.

/** @type {import('../js/rules/words.js').RuleSentences} */
export const lawFr = {
  'law.title': 'Départs, temps écoulé et votes',
  'law.lead': 'Ce qui se passe quand quelqu’un quitte une partie ou n’a plus de temps, et qui en décide. C’est pareil dans chaque jeu.',
  'law.leave': 'Si tu dois partir',
  'law.leave.ways': [
    '**Laisse un bot jouer pour toi,** et reprends ta place quand tu veux. Tu peux toujours accepter une reprise de coup ou '
      + 'l’annulation de la partie.',
    '**Donne ta place à quelqu’un.** Tu reçois un lien qui sert une fois, pendant 48 heures. Qui l’ouvre continue et voit ce que voit '
      + 'ta place.',
    '**Abandonne.** C’est définitif : tu finis en dernier, et un bot joue ta place jusqu’au bout pour que les autres puissent finir.',
    '**Annulez la partie.** Elle finit sans résultat dès que tout le monde accepte, dans les 24 heures (en direct : 60 secondes).',
  ],
  'law.time': 'Si le temps est écoulé',
  'law.time.1': 'Les réglages de la table disent ce qui suit : un bot prend la place, c’est un abandon, ou les autres votent.',
  'law.time.2': 'Un bot prend d’abord la décision attendue. Ensuite tu peux revenir à tout moment, avec assez de temps pour un coup.',
  'law.two': 'À deux',
  'law.two.1':
    'Le temps de ton adversaire est écoulé, et personne n’est revenu depuis 24 heures (en direct : 2 minutes) ? Tu as le choix :',
  'law.two.ways': [
    '**Réclamer la victoire.** C’est un abandon de ton adversaire : la partie finit aussitôt, avec un résultat.',
    '**Laisser jouer le bot.** Ton adversaire peut revenir jusqu’à la fin, et tu peux encore réclamer la victoire.',
    '**Donner plus de temps,** tant qu’aucun bot ne joue : 24 heures (en direct : 2 minutes), une fois.',
  ],
  'law.votes': 'Votes sur une place',
  'law.votes.1':
    'Tant qu’une place a du temps, personne ne vote sur elle. Un vote est possible quand son temps est écoulé ; sans pendule, quand '
    + 'elle doit une décision depuis 24 heures. La personne concernée est prévenue d’abord : un coup, ou son retour, annule le vote.',
  'law.votes.ways': [
    '**Plus de temps :** 24 heures (en direct : 2 minutes), une fois par place.',
    '**Un bot** joue jusqu’au retour de la personne.',
    '**Un remplaçant** prend la place par un lien. Il faut au moins deux voix, et que la place ne connaisse aucun secret.',
    '**Compte comme abandon :** seulement 24 heures (en direct : 2 minutes) après l’arrivée du bot.',
  ],
  'law.votes.2': 'Plus de la moitié décide ; sans majorité, un bot joue. Un vote dure 24 heures (en direct : 60 secondes).',
  'law.undo': 'Reprendre un coup',
  'law.undo.1':
    'Tu reprends seul ton propre coup s’il n’a rien révélé et que personne n’a joué depuis. Pour plus, tous ceux qui peuvent encore '
    + 'revenir doivent accepter ; sans réponse en 24 heures (en direct : 60 secondes), c’est refusé.',
  'law.undo.2':
    'Si personne n’est là pour accepter, contre des bots par exemple, la partie n’est plus classée ensuite. Le bouton le dit avant.',
  'law.clocks': 'Pendules',
  'law.clocks.1':
    'Le temps appartient à la place. Un remplaçant reçoit ce qu’il en reste. Du temps en plus est donné une fois par place pour un '
    + 'retour après la fin du temps, et une fois par un vote : partir et revenir ne rapporte rien. Une reprise retire ce que les coups '
    + 'repris avaient ajouté, et ne rend jamais le temps passé.',
  'law.result': 'Résultats et classement',
  'law.result.1':
    'Qui a abandonné ou est parti pour de bon finit en dernier, quelle que soit la fin. Si la partie est annulée ensuite, le classement '
    + 'du moment est son résultat, et il compte. Sans abandon, une partie annulée n’a pas de résultat.',
  'law.result.2': 'Le résultat d’une place est celui de la personne qui a pris la plupart de ses décisions.',
  'law.who': 'Qui décide de quoi',
  'law.who.act': 'Qui peut…',
  'law.who.notes': [
    '**doit accepter :** rien ne se fait sans cette personne.',
    '**vote sur sa place :** une personne présente, seulement sans pendule ; une personne absente, seulement après la fin de son temps.',
    '**revenir :** après la fin du temps, une fois prise la décision attendue.',
  ],
  'law.states': 'Les états d’une place',
  'law.states.list': [
    '**présent :** la personne décide.',
    '**parti :** a quitté la table, un bot joue.',
    '**temps écoulé :** un bot joue, ou les autres votent.',
    '**absent :** parti ou sans temps depuis 7 jours (en direct : 10 minutes). On n’attend plus son accord.',
    '**abandon :** a abandonné, ou compte comme tel.',
    '**pour de bon :** le compte est supprimé ou banni.',
    '**bot :** un bot depuis le début.',
  ],
  'law.act.move': 'jouer un coup',
  'law.act.vote': 'voter sur une autre place',
  'law.act.call_off': 'annuler la partie',
  'law.act.undo': 'permettre une reprise',
  'law.act.offer': 'offrir sa place, ou la garder',
  'law.act.voted_about': 'vote sur sa place',
  'law.act.come_back': 'revenir',
  'law.act.answer': 'répondre du résultat',
  'law.state.present': 'présent',
  'law.state.away': 'parti',
  'law.state.timed_out': 'temps écoulé',
  'law.state.absent': 'absent',
  'law.state.resigned': 'abandon',
  'law.state.gone': 'pour de bon',
  'law.state.bot': 'bot',
  'law.say.decides': 'oui',
  'law.say.consents': 'doit accepter',
  'law.say.bot': 'bot',
  'law.say.no': 'non',
};
