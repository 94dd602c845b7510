// @ts-check
// German words of other people: inviting by name, muting and blocking, a guest’s link.

/** @type {import('../js/words.js').Sentences} */
export const peopleDe = {
  'invite.button': 'Namentlich einladen',
  'invite.title': 'Namentlich einladen',
  'invite.lead': 'Der Platz bleibt für dieses Konto frei; es findet den Tisch bei seinen Partien und nimmt den Platz oder lehnt ab.',
  'invite.go': 'Platz freihalten',
  'people.about': ({ name }) => `${name} stummschalten oder blockieren`,
  'people.lead': 'Stumm: Du siehst in keinem Chat, was die Person schreibt. Blockiert: Außerdem kann sie sich nicht an Tische '
    + 'setzen, die du eröffnest, und dich nicht einladen. Sie erfährt nichts davon.',
  'people.mute': 'Stummschalten',
  'people.block': 'Blockieren',
  'people.is_mute': 'Du hast diese Person stummgeschaltet: Du siehst nicht, was sie schreibt.',
  'people.is_block': 'Du hast diese Person blockiert: Du siehst nicht, was sie schreibt, und sie kann sich nicht an deine Tische '
    + 'setzen oder dich einladen.',
  'people.undo_mute': 'Nicht mehr stumm',
  'people.undo_block': 'Nicht mehr blockieren',
  'people.player': 'Was dieser Spieler gespielt hat',
  'people.title': 'Stumm und blockiert',
  'people.tag_mute': 'stumm',
  'people.tag_block': 'blockiert',
  'people.undo': 'Zurücknehmen',
  'people.undo_of': ({ name }) => `Für ${name} zurücknehmen`,
  'people.none': 'Niemand. Am Tisch kannst du alle stummschalten oder blockieren, die da sitzen; ein Konto auch hier, mit seinem Namen.',
  'people.by_name': 'Name eines Kontos',
  'people.what': 'Was tun',
  'people.go': 'Tun',
  'link.title': 'Ein Link zum Wiederkommen',
  'link.lead': 'Du bist Gast, nur dieser Browser kennt dich. Wer diesen Link öffnet, ist du, auf jedem Gerät: Behalte ihn für '
    + 'dich. Ein Konto kann dasselbe mit einem Passwort.',
  'link.make': 'Link anlegen',
  'link.anew': 'Link ersetzen',
  'link.yours': 'Dein Link, nur dieses eine Mal gezeigt',
  'link.made': ({ day }) => `Es gibt einen seit ${day}. Er lässt sich nicht noch einmal zeigen.`,
  'link.come_back': 'Wiederkommen',
  'link.come_back_ask': 'Dieser Link meldet dich als Gast an, der hier schon gespielt hat.',
  'link.instead': ({ name }) => `In diesem Browser bist du dann nicht mehr ${name}.`,
  'link.hint': 'Du spielst als Gast, nur dieser Browser kennt dich. Mit einem Link kommst du von jedem Gerät wieder.',
  'link.later': 'Jetzt nicht',
};
