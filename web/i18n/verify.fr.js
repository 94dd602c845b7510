// @ts-check
// French words of the page that checks a match's dice.

import { formsOf } from '../js/words.js';

const { count, form } = formsOf('fr');

/** @type {import('../js/words.js').Sentences} */
export const verifyFr = {
  'verify.title': 'Vérifier les dés',
  'verify.lead':
    'Chaque lancer et chaque mélange d’une partie finie est recalculé ici, dans ton navigateur, à partir de son fichier. Rien '
    + 'n’est envoyé nulle part.',
  'verify.choose': 'Choisir le fichier d’une partie',
  'verify.choose_hint': 'ou dépose-le ici. Il est proposé à la fin de chaque partie.',
  'verify.busy': 'Calcul…',
  'verify.verdict.same': 'Les dés sont justes',
  'verify.verdict.differs': 'Ce fichier n’est pas vrai',
  'verify.verdict.unreadable': 'On ne peut rien en dire',
  'verify.good': 'Juste',
  'verify.bad': 'Faux',
  'verify.no_match': 'Cette partie n’existe pas, ou n’est pas finie.',
  'verify.no_file': 'Ce n’est pas le fichier d’une partie.',
  'verify.too_large': 'Ce fichier est trop gros.',
  'verify.old':
    'Ce fichier est d’une forme ancienne, sans les noms de ses lancers. Le programme lui-même, ochre verify, peut encore le '
    + 'vérifier.',
  'verify.no_game': 'Ce jeu n’est pas connu ici.',
  'verify.revision': ({ is, here }) => `La partie suit la révision ${is} des règles ; ici c’est la révision ${here}.`,
  'verify.seal_breaks': 'La graine ne correspond pas à son sceau : ce n’est pas celle qui était promise.',
  'verify.chain_breaks': ({ version }) => `Version ${version} : la chaîne d’empreintes se rompt. Quelque chose a été changé ici.`,
  'verify.bad_row': ({ version }) => `Version ${version} : cette ligne n’est pas une ligne.`,
  'verify.wrong_sitter': ({ version, seat }) => `Version ${version} : la place ${seat} n’est pas tenue par qui le fichier le dit.`,
  'verify.late_sitter': 'Quelqu’un s’assied après la dernière version.',
  'verify.no_names': ({ version }) => `Version ${version} : elle ne dit pas quel hasard fut demandé. Les règles ont changé depuis.`,
  'verify.wrong_name': ({ version, event, kind }) =>
    `Version ${version}, événement ${event}${kind
      ? ` (${kind})`
      : ''} : le hasard fut demandé sous un faux nom.`,
  'verify.name_twice': ({ version, event, kind }) =>
    `Version ${version}, événement ${event} (${kind}) : la même question avait déjà été posée.`,
  'verify.wrong_count': ({ version, event, kind, is, count }) =>
    `Version ${version}, événement ${event} (${kind}) : ${is} ${form(is, 'dé lancé', 'dés lancés')}, alors que ce qui précède en `
    + `donne ${count}.`,
  'verify.roll_differs': ({ version, event, kind, field, index, says, gives }) =>
    `Version ${version}, événement ${event} (${kind}) : ${field} ${index} vaut ${says}, la clé donne ${gives}.`,
  'verify.field.dice': 'dé',
  'verify.field.cards': 'carte',
  'verify.field.buildings': 'bâtiment',
  'verify.field.tiles': 'tuile',
  'verify.field.colours': 'couleur',
  'verify.field.start': 'première place',
  'verify.steps': 'Ce qui a été vérifié',
  'verify.step.seal': 'La graine correspond au sceau montré avant le début de la partie.',
  'verify.step.key': ({ n }) =>
    n === 1
      ? 'La clé est faite de la graine et du nombre ajouté par le navigateur d’un joueur.'
      : `La clé est faite de la graine et des nombres ajoutés par les navigateurs de ${n} joueurs.`,
  'verify.step.key_alone': 'La clé est la graine : personne n’y a ajouté de nombre.',
  'verify.step.my_seal': 'Le sceau est celui que ce navigateur a vu avant le début de la partie.',
  'verify.step.other_seal': 'Ce navigateur a vu un autre sceau avant le début de la partie.',
  'verify.step.my_nonce': 'Le nombre que ce navigateur a ajouté fait partie de la clé.',
  'verify.step.no_nonce_of_mine': 'Le nombre que ce navigateur a ajouté manque.',
  'verify.step.chain': ({ n }) => `La chaîne d’empreintes tient sur ${count(n, 'ligne', 'lignes')}.`,
  'verify.step.names': 'Chaque lancer a le nom que lui donnent sa manche, sa place et son lieu, et aucun ne l’a deux fois.',
  'verify.step.rolls': ({ rolls, dice, shuffles }) =>
      [...(rolls ? [`${count(rolls, 'lancer', 'lancers')} avec ${count(dice, 'dé', 'dés')}`] : []),
      ...(shuffles ? [count(shuffles, 'mélange', 'mélanges')] : [])]
      .join(' et ').replace(/^$/, 'Aucun lancer') + ' : ce que donne la clé.',
  'verify.broken.seal': 'La graine ne correspond pas au sceau montré avant le début de la partie.',
  'verify.broken.chain': ({ n }) => `La chaîne d’empreintes se rompt après ${count(n, 'ligne', 'lignes')}.`,
  'verify.broken.names': 'Un lancer n’a pas le nom que lui donnent sa manche, sa place et son lieu.',
  'verify.broken.rolls': ({ rolls, shuffles }) =>
    `Après ${count(rolls, 'lancer', 'lancers')} et ${count(shuffles, 'mélange', 'mélanges')} que donne la clé en vient un `
    + 'qu’elle ne donne pas.',
  'verify.faces': 'Comment les dés sont tombés',
  'verify.faces_hint': ({ n, each }) => `${count(n, 'dé', 'dés')} ; le trait est là où tous seraient égaux, à ${each} environ chacun.`,
  'verify.facts': 'Les nombres',
  'verify.match': 'Partie',
  'verify.seal': 'Sceau',
  'verify.seed': 'Graine',
  'verify.nonce': ({ name }) => `Ajouté par ${name}`,
  'verify.nonce_bot': 'rien, c’est un bot',
  'verify.nonce_none': 'rien',
  'verify.nonce_mine': '(ce navigateur)',
  'verify.key': 'Clé',
  'verify.how': 'Comment ça marche',
  'verify.how_1':
    'À l’ouverture d’une partie, le serveur tire une graine secrète et montre son sceau : une empreinte qui ne correspond à '
    + 'aucune autre graine.',
  'verify.how_2':
    'Puis le navigateur de chaque joueur ajoute un nombre au hasard. Graine et nombres font ensemble la clé, donc personne ne '
    + 'l’a choisie : la graine était scellée avant que les nombres soient connus.',
  'verify.how_3':
    'Chaque lancer et chaque mélange est calculé à partir de la clé et de son nom : quelle manche, quelle place, quel lieu, quel '
    + 'dé.',
  'verify.how_4': 'À la fin la graine est montrée, et chacun peut tout recalculer.',
  'verify.not':
    'Cette page ne connaît pas de règles. Si chaque coup était permis, le programme lui-même le vérifie. Et une chose qu’aucun '
    + 'contrôle ne voit : qui gère le serveur et joue aussi pourrait essayer beaucoup de ses propres nombres, si le sien vient en '
    + 'dernier.',
  'verify.also': 'La vérification complète, règles comprises :',
};
