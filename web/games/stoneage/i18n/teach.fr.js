// @ts-check
// French: the tutorial of Stone Age and the hints of a first match.

/** @type {import('../../../js/words.js').Sentences} */
export const teachFr = {
  'stoneage.teach.goal':
    'Tu mènes une tribu. Les bâtiments marquent aussitôt, les cartes surtout à la fin, et celui qui a le plus de points gagne. À '
    + 'chaque manche, tu places tes ouvriers, tu les utilises et tu les nourris.',
  'stoneage.teach.place': 'Envoie des ouvriers là où le plateau brille. Choisis-en trois, puis envoie : chacun lancera un dé pour toi.',
  'stoneage.teach.buyer':
    'Un ouvrier sur une carte ou un bâtiment permet de l’acheter plus tard. Le chiffre est son prix ; tu vois les détails avant l’envoi.',
  'stoneage.teach.rest':
    'Place maintenant les autres, un lieu par tour. La chasse rapporte de la nourriture ; fabricant d’outils, champ et hutte '
    + 'améliorent ta tribu pour de bon.',
  'stoneage.teach.use': 'Tous sont placés. Utilise tes ouvriers dans l’ordre voulu : d’abord récolter, puis acheter avec la récolte.',
  'stoneage.teach.buy':
    'Achète maintenant. Le bouton paie avec les ressources les moins chères ; touche-en d’autres pour payer avec elles, ou passe. '
    + 'Ton ouvrier rentre de toute façon.',
  'stoneage.teach.feed': ({ n, food }) =>
    'La manche est finie et ta tribu a mangé, une nourriture chacun. À côté de ta nourriture tu vois la suite : elle en voudra '
    + `${n} de tes ${food}.`,
  'stoneage.teach.end':
    'Cela continue jusqu’à ce que les cartes ou une pile de bâtiments s’épuisent. Alors les cartes et les ressources restantes '
    + 'comptent, et la feuille de score montre chaque point.',
  'stoneage.teach.hint.place': ({ touch }) =>
    (touch ? 'Garde le doigt sur un lieu pour lire ce qu’il fait. ' : 'Passe la souris sur un lieu pour lire ce qu’il fait. ')
    + 'Les autres prennent aussi des lieux : commence par ce dont tu as le plus besoin.',
  'stoneage.teach.hint.use':
    'Ce que tu récoltes maintenant peut payer une carte ou un bâtiment dans le même tour : récolte donc d’abord.',
  'stoneage.teach.hint.tools': 'Un outil ajoute sa valeur à un lancer par manche. Ajoute-le là où il rapporte un de plus.',
  'stoneage.teach.hint.pay':
    'Les bâtiments marquent ce qu’ils coûtent. Des cartes à symboles verts différents marquent ensemble : regarde ce que tu as.',
  'stoneage.teach.hint.pick': 'Chacun prend un de ces dés, toi d’abord : les plus hauts donnent plus.',
  'stoneage.teach.hint.food': ({ n, food }) => `Ta tribu voudra ${n} nourriture et tu en as ${food}. Chasse, ou paie en ressources.`,
};
