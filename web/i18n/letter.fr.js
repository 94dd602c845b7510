// @ts-check
// French words of the page where links of letters lead.

/** @type {import('../js/words.js').Sentences} */
export const letterFr = {
  'letter.confirm': 'Confirme ton adresse',
  'letter.confirm_lead': 'Dès lors, on t’y dit ce qui se passe dans tes parties.',
  'letter.confirm_go': 'Oui, c’est mon adresse',
  'letter.confirmed': 'L’adresse est confirmée.',
  'letter.reset': 'Choisis un nouveau mot de passe',
  'letter.reset_lead': 'Tous ceux qui sont connectés à ton compte seront déconnectés.',
  'letter.reset_go': 'Changer le mot de passe',
  'letter.password': 'Nouveau mot de passe, au moins 8 caractères',
  'letter.password_set': 'Le mot de passe est changé. Connecte-toi avec.',
  'letter.unsubscribe': 'Plus de courriel',
  'letter.unsubscribe_lead': 'Ton adresse est retirée de ton compte.',
  'letter.unsubscribe_go': 'Ne plus m’écrire',
  'letter.unsubscribed': 'Plus aucun courriel ne sera envoyé.',
  'letter.forgotten': 'Mot de passe oublié ?',
  'letter.forgotten_lead': 'Si ton compte a une adresse confirmée, une lettre y part avec un lien pour choisir un autre mot de passe.',
  'letter.forgotten_go': 'Envoyer la lettre',
  'letter.name': 'Nom de ton compte, ou son adresse',
  'letter.asked': 'S’il existe un tel compte avec une adresse confirmée, la lettre est en route.',
  'letter.lost': 'Ce lien ne mène nulle part',
  'letter.lost_lead': 'Il n’est pas entier. Copie-le en entier depuis la lettre.',
  'letter.done': 'Fini',
  'letter.account': 'Vers le compte',
};
