// @ts-check
// Deutsche Wörter der Seite, zu der Links aus Briefen führen.

/** @type {import('../js/words.js').Sentences} */
export const letterDe = {
  'letter.confirm': 'Bestätige deine Adresse',
  'letter.confirm_lead': 'Ab dann erfährst du dort, was in deinen Partien geschieht.',
  'letter.confirm_go': 'Ja, das ist meine Adresse',
  'letter.confirmed': 'Die Adresse ist bestätigt.',
  'letter.reset': 'Wähle ein neues Passwort',
  'letter.reset_lead': 'Wer mit deinem Konto angemeldet ist, wird überall abgemeldet.',
  'letter.reset_go': 'Passwort setzen',
  'letter.password': 'Neues Passwort, mindestens 8 Zeichen',
  'letter.password_set': 'Das Passwort ist gesetzt. Melde dich damit an.',
  'letter.unsubscribe': 'Keine Mail mehr',
  'letter.unsubscribe_lead': 'Deine Adresse wird aus deinem Konto genommen.',
  'letter.unsubscribe_go': 'Schickt mir keine Mail mehr',
  'letter.unsubscribed': 'Es wird keine Mail mehr geschickt.',
  'letter.forgotten': 'Passwort vergessen?',
  'letter.forgotten_lead': 'Hat dein Konto eine bestätigte Adresse, geht dorthin ein Brief mit einem Link zu einem neuen Passwort.',
  'letter.forgotten_go': 'Brief schicken',
  'letter.name': 'Name deines Kontos oder seine Adresse',
  'letter.asked': 'Wenn es ein solches Konto mit bestätigter Adresse gibt, ist der Brief unterwegs.',
  'letter.lost': 'Dieser Link führt nirgendwohin',
  'letter.lost_lead': 'Er ist nicht vollständig. Kopiere ihn ganz aus dem Brief.',
  'letter.done': 'Erledigt',
  'letter.account': 'Zum Konto',
};
