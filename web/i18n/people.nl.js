// @ts-check
// Dutch words of other people: inviting by name, muting and blocking, a guest’s link.

/** @type {import('../js/words.js').Sentences} */
export const peopleNl = {
  'invite.button': 'Bij naam uitnodigen',
  'invite.title': 'Bij naam uitnodigen',
  'invite.lead': 'De plaats wordt vrijgehouden voor dat account, dat de tafel bij zijn partijen vindt en haar inneemt of bedankt.',
  'invite.go': 'Uitnodiging versturen',
  'people.about': ({ name }) => `${name} dempen of blokkeren`,
  'people.lead':
    'Gedempt: je ziet in geen chat wat hij schrijft. Geblokkeerd: bovendien kan hij niet aan je tafels gaan zitten of je '
    + 'uitnodigen. Hij hoort er niets van.',
  'people.mute': 'Dempen',
  'people.block': 'Blokkeren',
  'people.is_mute': 'Je hebt deze persoon gedempt: je ziet niet wat hij schrijft.',
  'people.is_block':
    'Je hebt deze persoon geblokkeerd: je ziet niet wat hij schrijft, en hij kan niet aan je tafels gaan zitten of je uitnodigen.',
  'people.undo_mute': 'Niet meer dempen',
  'people.undo_block': 'Niet meer blokkeren',
  'people.player': 'Spelersprofiel',
  'people.title': 'Gedempt en geblokkeerd',
  'people.tag_mute': 'gedempt',
  'people.tag_block': 'geblokkeerd',
  'people.undo': 'Verwijderen',
  'people.undo_of': ({ name }) => `${name} verwijderen`,
  'people.none': 'Niemand. Aan een tafel kun je dempen of blokkeren wie er zit; een account ook hier, bij naam.',
  'people.by_name': 'Naam van een account',
  'people.what': 'Wat te doen',
  'people.go': 'Doen',
  'link.title': 'Aanmeldlink',
  'link.lead':
    'Je bent een gast, alleen bekend bij deze browser. Wie deze link opent ben jij, op elk apparaat: houd hem voor jezelf. Een '
    + 'account doet hetzelfde met een wachtwoord.',
  'link.make': 'Link maken',
  'link.anew': 'Link vervangen',
  'link.yours': 'Je link, alleen deze keer getoond',
  'link.made': ({ day }) => `Er is er een sinds ${day}. Hij kan niet opnieuw worden getoond.`,
  'link.come_back': 'Aanmelden',
  'link.come_back_ask': 'Deze link meldt je aan als een gast die hier al eens speelde.',
  'link.instead': ({ name }) => `Je bent dan niet meer ${name} in deze browser.`,
  'link.hint': 'Je speelt als gast, alleen bekend bij deze browser. Met een aanmeldlink ga je op elk apparaat verder.',
  'link.later': 'Niet nu',
};
