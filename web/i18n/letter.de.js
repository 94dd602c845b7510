// @ts-check
// Deutsche Wörter der Seite, zu der Links aus Briefen führen.

/** @type {import('../js/words.js').Sentences} */
export const letterDe = {
  'letter.confirm': 'Bestätige deine E-Mail-Adresse',
  'letter.confirm_lead': 'Danach schicken wir dir E-Mails zu deinen Partien.',
  'letter.confirm_go': 'Adresse bestätigen',
  'letter.confirmed': 'Deine E-Mail-Adresse ist bestätigt.',
  'letter.reset': 'Wähle ein neues Passwort',
  'letter.reset_lead': 'Du wirst auf allen Geräten abgemeldet.',
  'letter.reset_go': 'Passwort festlegen',
  'letter.password': 'Neues Passwort, mindestens 8 Zeichen',
  'letter.password_set': 'Passwort geändert. Du kannst dich jetzt damit anmelden.',
  'letter.unsubscribe': 'Abbestellen',
  'letter.unsubscribe_lead': 'Damit wird deine E-Mail-Adresse aus deinem Konto entfernt.',
  'letter.unsubscribe_go': 'Abbestellen',
  'letter.unsubscribed': 'Du bekommst keine E-Mails mehr von uns.',
  'letter.forgotten': 'Passwort vergessen?',
  'letter.forgotten_lead': 'Wenn dein Konto eine bestätigte E-Mail-Adresse hat, schicken wir einen Link zum Zurücksetzen dorthin.',
  'letter.forgotten_go': 'Link senden',
  'letter.name': 'Kontoname oder E-Mail-Adresse',
  'letter.asked': 'Wenn es ein Konto mit bestätigter E-Mail-Adresse gibt, ist ein Link zum Zurücksetzen unterwegs.',
  'letter.lost': 'Dieser Link funktioniert nicht',
  'letter.lost_lead': 'Er scheint unvollständig zu sein. Kopiere den ganzen Link aus der E-Mail.',
  'letter.done': 'Erledigt',
  'letter.account': 'Zum Konto',
};
