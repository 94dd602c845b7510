// @ts-check
// Portuguese words of the page where links of letters lead.

/** @type {import('../js/words.js').Sentences} */
export const letterPt = {
  'letter.confirm': 'Confirma o teu email',
  'letter.confirm_lead': 'A partir daí dizemos-te lá o que acontece nas tuas partidas.',
  'letter.confirm_go': 'Sim, este é o meu endereço',
  'letter.confirmed': 'O endereço está confirmado.',
  'letter.reset': 'Escolhe uma palavra-passe nova',
  'letter.reset_lead': 'A tua sessão termina em todos os dispositivos.',
  'letter.reset_go': 'Definir a palavra-passe',
  'letter.password': 'Palavra-passe nova, pelo menos 8 caracteres',
  'letter.password_set': 'A palavra-passe está definida. Entra com ela.',
  'letter.unsubscribe': 'Cancelar subscrição',
  'letter.unsubscribe_lead': 'O teu endereço é retirado da tua conta.',
  'letter.unsubscribe_go': 'Cancelar subscrição',
  'letter.unsubscribed': 'Não será enviado mais correio.',
  'letter.forgotten': 'Esqueceste a palavra-passe?',
  'letter.forgotten_lead': 'Se a tua conta tem um email confirmado, enviamos para lá uma ligação de reposição.',
  'letter.forgotten_go': 'Enviar ligação',
  'letter.name': 'Nome da tua conta, ou o endereço',
  'letter.asked': 'Se existe uma conta com um email confirmado, a ligação vai a caminho.',
  'letter.lost': 'Esta ligação não funciona',
  'letter.lost_lead': 'Parece incompleta. Copia a ligação inteira do email.',
  'letter.done': 'Pronto',
  'letter.account': 'À conta',
};
