// @ts-check
// Dutch words of the page where links of letters lead.

/** @type {import('../js/words.js').Sentences} */
export const letterNl = {
  'letter.confirm': 'Bevestig je e-mailadres',
  'letter.confirm_lead': 'Vanaf dan krijg je daar bericht wat er in je partijen gebeurt.',
  'letter.confirm_go': 'Ja, dit is mijn adres',
  'letter.confirmed': 'Het adres is bevestigd.',
  'letter.reset': 'Kies een nieuw wachtwoord',
  'letter.reset_lead': 'Je wordt op alle apparaten afgemeld.',
  'letter.reset_go': 'Wachtwoord instellen',
  'letter.password': 'Nieuw wachtwoord, minstens 8 tekens',
  'letter.password_set': 'Het wachtwoord is ingesteld. Meld je ermee aan.',
  'letter.unsubscribe': 'Afmelden',
  'letter.unsubscribe_lead': 'Je adres wordt uit je account gehaald.',
  'letter.unsubscribe_go': 'Afmelden',
  'letter.unsubscribed': 'Er komt geen mail meer.',
  'letter.forgotten': 'Wachtwoord vergeten?',
  'letter.forgotten_lead': 'Als je account een bevestigd e-mailadres heeft, sturen we daar een herstellink heen.',
  'letter.forgotten_go': 'Link versturen',
  'letter.name': 'Naam van je account, of het adres',
  'letter.asked': 'Als er een account met een bevestigd e-mailadres is, is de link onderweg.',
  'letter.lost': 'Deze link werkt niet',
  'letter.lost_lead': 'Hij lijkt onvolledig. Kopieer de hele link uit de e-mail.',
  'letter.done': 'Klaar',
  'letter.account': 'Naar het account',
};
