// @ts-check
// French words of the page where links of letters lead.

/** @type {import('../js/words.js').Sentences} */
export const letterFr = {
  'letter.confirm': 'Confirme ton adresse e-mail',
  'letter.confirm_lead': 'Ensuite, nous t’écrirons au sujet de tes parties.',
  'letter.confirm_go': 'Confirmer l’adresse',
  'letter.confirmed': 'Ton adresse e-mail est confirmée.',
  'letter.reset': 'Choisis un nouveau mot de passe',
  'letter.reset_lead': 'Tu seras déconnecté de tous tes appareils.',
  'letter.reset_go': 'Définir le mot de passe',
  'letter.password': 'Nouveau mot de passe, au moins 8 caractères',
  'letter.password_set': 'Mot de passe changé. Tu peux maintenant te connecter avec.',
  'letter.unsubscribe': 'Se désabonner',
  'letter.unsubscribe_lead': 'Cela retire ton adresse e-mail de ton compte.',
  'letter.unsubscribe_go': 'Se désabonner',
  'letter.unsubscribed': 'Tu ne recevras plus d’e-mails de notre part.',
  'letter.forgotten': 'Mot de passe oublié ?',
  'letter.forgotten_lead': 'Si ton compte a une adresse e-mail confirmée, nous y enverrons un lien de réinitialisation.',
  'letter.forgotten_go': 'Envoyer le lien',
  'letter.name': 'Nom du compte ou adresse e-mail',
  'letter.asked': 'S’il existe un compte avec une adresse e-mail confirmée, un lien est en route.',
  'letter.lost': 'Ce lien ne fonctionne pas',
  'letter.lost_lead': 'Il semble incomplet. Copie le lien en entier depuis l’e-mail.',
  'letter.done': 'Fini',
  'letter.account': 'Aller au compte',
};
