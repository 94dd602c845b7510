// @ts-check
// Portuguese words of the page where links of letters lead.

/** @type {import('../js/words.js').Sentences} */
export const letterPt = {
  'letter.confirm': 'Confirma o teu endereço',
  'letter.confirm_lead': 'A partir daí dizemos-te lá o que acontece nas tuas partidas.',
  'letter.confirm_go': 'Sim, este é o meu endereço',
  'letter.confirmed': 'O endereço está confirmado.',
  'letter.reset': 'Escolhe uma palavra-passe nova',
  'letter.reset_lead': 'Todos os que entraram com a tua conta vão sair.',
  'letter.reset_go': 'Definir a palavra-passe',
  'letter.password': 'Palavra-passe nova, pelo menos 8 caracteres',
  'letter.password_set': 'A palavra-passe está definida. Entra com ela.',
  'letter.unsubscribe': 'Não receber mais',
  'letter.unsubscribe_lead': 'O teu endereço é retirado da tua conta.',
  'letter.unsubscribe_go': 'Não me enviem mais correio',
  'letter.unsubscribed': 'Não será enviado mais correio.',
  'letter.forgotten': 'Esqueceste a palavra-passe?',
  'letter.forgotten_lead': 'Se a tua conta tem um endereço confirmado, segue para lá uma carta com uma ligação para definires outra.',
  'letter.forgotten_go': 'Enviar a carta',
  'letter.name': 'Nome da tua conta, ou o endereço',
  'letter.asked': 'Se existe essa conta com um endereço confirmado, a carta vai a caminho.',
  'letter.lost': 'Esta ligação não leva a lado nenhum',
  'letter.lost_lead': 'Não está inteira. Copia-a toda da carta.',
  'letter.done': 'Pronto',
  'letter.account': 'À conta',
};
