// @ts-check
// French: the tutorial of Stone Age and the hints of a first match.

/** @type {import('../../../js/words.js').Sentences} */
export const teachFr = {
  'stoneage.teach.goal':
    'Tu mènes une tribu. Les bâtiments marquent aussitôt, les cartes surtout à la fin, et le plus de points gagne. Chaque '
    + 'manche, tu places tes ouvriers, tu les utilises, tu les nourris.',
  'stoneage.teach.place': 'Envoie des ouvriers là où le plateau brille. Choisis-en trois, puis envoie : chacun lancera un dé pour toi.',
  'stoneage.teach.buyer':
    'Un ouvrier sur une carte ou un bâtiment peut l’acheter plus tard. Le chiffre est son prix ; ce qui s’y trouve est montré en '
    + 'entier avant l’envoi.',
  'stoneage.teach.rest':
    'Maintenant les autres, un lieu par tour. La chasse donne de la nourriture ; fabricant d’outils, champ et hutte renforcent '
    + 'ta tribu pour de bon.',
  'stoneage.teach.use':
    'Tous sont placés. Utilise tes ouvriers dans l’ordre voulu : d’abord ceux qui récoltent, puis ceux qui achètent avec.',
  'stoneage.teach.buy':
    'Achète maintenant. Touche ce avec quoi tu paies jusqu’à atteindre le prix, ou laisse la chose ; ton ouvrier rentre de toute '
    + 'façon.',
  'stoneage.teach.feed': ({ n, food }) =>
    'La manche est finie et ta tribu a mangé, une nourriture chacun. À côté de ta nourriture tu vois la suite : elle en voudra '
    + `${n} de tes ${food}.`,
  'stoneage.teach.end':
    'Cela continue jusqu’à ce que les cartes manquent ou qu’une pile de bâtiments soit vide. Alors les cartes et les restes '
    + 'comptent, et la feuille montre chaque point.',
  'stoneage.teach.hint.place': ({ touch }) => (touch
    ? 'Garde le doigt sur un lieu pour lire ce qu’il fait. '
    : 'Pose le curseur sur un lieu pour lire ce qu’il fait. ') + 'Les autres prennent aussi des lieux : le plus utile d’abord.',
  'stoneage.teach.hint.use':
    'Ce que tu récoltes maintenant peut payer une carte ou un bâtiment dans le même tour : récolte donc d’abord.',
  'stoneage.teach.hint.tools': 'Un outil ajoute sa valeur à un lancer par manche. Ajoute-le là où il rapporte un de plus.',
  'stoneage.teach.hint.pay':
    'Les bâtiments marquent ce qu’ils coûtent. Des cartes à symboles verts différents marquent ensemble : regarde ce que tu as.',
  'stoneage.teach.hint.pick': 'Chacun prend un de ces dés, toi d’abord : les plus hauts donnent plus.',
  'stoneage.teach.hint.food': ({ n, food }) => `Ta tribu voudra ${n} nourriture et tu en as ${food}. Chasse, ou paie en ressources.`,
};
