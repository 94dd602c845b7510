// @ts-check
// German words of other people: inviting by name, muting and blocking, a guest’s link.

/** @type {import('../js/words.js').Sentences} */
export const peopleDe = {
  'invite.button': 'Namentlich einladen',
  'invite.title': 'Namentlich einladen',
  'invite.lead':
    'Der Platz ist für diesen Spieler reserviert. Er findet die Einladung unter „Meine Partien“ und kann annehmen oder ablehnen.',
  'invite.go': 'Einladung senden',
  'people.about': ({ name }) => `${name} stummschalten oder blockieren`,
  'people.lead':
    'Stummschalten: Du siehst die Chatnachrichten der Person nicht. Blockieren: Außerdem kann sie deinen Tischen nicht beitreten und '
    + 'dich nicht einladen. Sie erfährt nichts davon.',
  'people.mute': 'Stummschalten',
  'people.block': 'Blockieren',
  'people.is_mute': 'Du hast diesen Spieler stummgeschaltet: Du siehst seine Nachrichten nicht.',
  'people.is_block':
    'Du hast diesen Spieler blockiert: Du siehst seine Nachrichten nicht, und er kann deinen Tischen nicht beitreten oder dich einladen.',
  'people.undo_mute': 'Nicht mehr stumm',
  'people.undo_block': 'Blockierung aufheben',
  'people.player': 'Spielerprofil',
  'people.title': 'Stummgeschaltet und blockiert',
  'people.tag_mute': 'stumm',
  'people.tag_block': 'blockiert',
  'people.undo': 'Entfernen',
  'people.undo_of': ({ name }) => `${name} entfernen`,
  'people.none': 'Noch niemand. Du kannst Spieler am Tisch stummschalten oder blockieren, Konten auch hier über ihren Namen.',
  'people.by_name': 'Kontoname',
  'people.what': 'Aktion',
  'people.go': 'Anwenden',
  'link.title': 'Anmeldelink',
  'link.lead':
    'Als Gast kennt dich nur dieser Browser. Wer diesen Link öffnet, ist auf jedem Gerät als du angemeldet, also behalte ihn für dich. '
    + 'Ein Konto mit Passwort leistet dasselbe.',
  'link.make': 'Link erstellen',
  'link.anew': 'Link ersetzen',
  'link.yours': 'Dein Link (wird nur einmal gezeigt)',
  'link.made': ({ day }) => `Erstellt am ${day}. Er kann nicht noch einmal gezeigt werden.`,
  'link.come_back': 'Anmelden',
  'link.come_back_ask': 'Dieser Link meldet dich als Gast an, der hier schon gespielt hat.',
  'link.instead': ({ name }) => `In diesem Browser wirst du als ${name} abgemeldet.`,
  'link.hint': 'Du spielst als Gast, den nur dieser Browser kennt. Mit einem Anmeldelink kannst du auf jedem Gerät weiterspielen.',
  'link.later': 'Jetzt nicht',
};
