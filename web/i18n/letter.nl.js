// @ts-check
// Dutch words of the page where links of letters lead.

/** @type {import('../js/words.js').Sentences} */
export const letterNl = {
  'letter.confirm': 'Bevestig je adres',
  'letter.confirm_lead': 'Vanaf dan krijg je daar bericht wat er in je partijen gebeurt.',
  'letter.confirm_go': 'Ja, dit is mijn adres',
  'letter.confirmed': 'Het adres is bevestigd.',
  'letter.reset': 'Kies een nieuw wachtwoord',
  'letter.reset_lead': 'Iedereen die met je account is aangemeld, wordt afgemeld.',
  'letter.reset_go': 'Wachtwoord instellen',
  'letter.password': 'Nieuw wachtwoord, minstens 8 tekens',
  'letter.password_set': 'Het wachtwoord is ingesteld. Meld je ermee aan.',
  'letter.unsubscribe': 'Geen mail meer',
  'letter.unsubscribe_lead': 'Je adres wordt uit je account gehaald.',
  'letter.unsubscribe_go': 'Stuur me geen mail meer',
  'letter.unsubscribed': 'Er komt geen mail meer.',
  'letter.forgotten': 'Wachtwoord vergeten?',
  'letter.forgotten_lead': 'Heeft je account een bevestigd adres, dan gaat daar een brief heen met een link voor een ander wachtwoord.',
  'letter.forgotten_go': 'Brief versturen',
  'letter.name': 'Naam van je account, of het adres',
  'letter.asked': 'Bestaat zo’n account met een bevestigd adres, dan is de brief onderweg.',
  'letter.lost': 'Deze link leidt nergens heen',
  'letter.lost_lead': 'Hij is niet heel. Kopieer hem helemaal uit de brief.',
  'letter.done': 'Klaar',
  'letter.account': 'Naar het account',
};
