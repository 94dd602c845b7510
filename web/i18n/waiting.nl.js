// @ts-check
// Dutch words of tables that wait: how long, for what, and what follows them.

import { formsOf } from '../js/words.js';

const { count } = formsOf('nl');

/** @type {import('../js/words.js').Sentences} */
export const waitingNl = {
  'create.open_days': 'Hoe lang ze open is',
  'create.open_days.1': 'een dag',
  'create.open_days.3': 'drie dagen',
  'create.open_days.7': 'een week',
  'create.open_days.14': 'twee weken',
  'create.open_days.30': 'een maand',
  'create.starts': 'Wanneer ze begint',
  'create.starts.host': 'als ik haar start',
  'create.starts.full': 'vanzelf, als de laatste plaats bezet is',
  'create.standing': 'Altijd nog een: als ze begint, gaat zo’n zelfde tafel open',

  'waits.until': ({ when }) => `open tot ${when}`,
  'waits.here_until': ({ when }) => `Open tot ${when}, langer als er iemand komt of gaat.`,
  'waits.full': 'De partij begint vanzelf als de laatste plaats bezet is.',
  'waits.standing': 'Als ze begint, gaat nog zo’n tafel open.',
  'waits.standing_end': 'Hierna niet nog een',

  'create.named': 'Iemand bij naam',
  'invite.button': 'Bij naam uitnodigen',
  'invite.title': 'Bij naam uitnodigen',
  'invite.lead': 'De plaats wordt vrijgehouden voor dat account, dat de tafel bij zijn partijen vindt en haar inneemt of bedankt.',
  'invite.go': 'Plaats vrijhouden',
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
  'people.player': 'Wat deze speler heeft gespeeld',
  'people.title': 'Gedempt en geblokkeerd',
  'people.tag_mute': 'gedempt',
  'people.tag_block': 'geblokkeerd',
  'people.undo': 'Intrekken',
  'people.undo_of': ({ name }) => `Intrekken voor ${name}`,
  'people.none': 'Niemand. Aan een tafel kun je dempen of blokkeren wie er zit; een account ook hier, bij naam.',
  'people.by_name': 'Naam van een account',
  'people.what': 'Wat te doen',
  'people.go': 'Doen',
  'link.title': 'Een link om terug te komen',
  'link.lead':
    'Je bent een gast, alleen bekend bij deze browser. Wie deze link opent ben jij, op elk apparaat: houd hem voor jezelf. Een '
    + 'account doet hetzelfde met een wachtwoord.',
  'link.make': 'Link maken',
  'link.anew': 'Een nieuwe maken; de oude vervalt',
  'link.yours': 'Je link, alleen deze keer getoond',
  'link.made': ({ day }) => `Er is er een sinds ${day}. Hij kan niet opnieuw worden getoond.`,
  'link.come_back': 'Terugkomen',
  'link.come_back_ask': 'Deze link meldt je aan als een gast die hier al eens speelde.',
  'link.instead': ({ name }) => `Je bent dan niet meer ${name} in deze browser.`,
  'link.hint': 'Je speelt als gast, alleen bekend bij deze browser. Met een link kom je terug vanaf elk apparaat.',
  'link.later': 'Niet nu',
  'chat.mentions': ({ n }) => `${count(n, 'regel noemt je', 'regels noemen je')}`,

  'error.too_many_standing': 'Je hebt al drie staande uitdagingen; beëindig er eerst een.',
  'error.already_invited': 'Hij zit daar al, of er is al een plaats voor hem vrij.',
  'error.not_invitable': 'Hij kan nu niet worden uitgenodigd.',
  'error.not_welcome': 'Je kunt niet aan deze tafel gaan zitten.',
  'error.account_needed': 'Gasten kunnen dat niet: maak eerst een account.',
  'error.no_such_link': 'Deze link opent niets meer. Misschien is er een nieuwere gemaakt.',
  'error.too_many_invitations': 'Je houdt al twintig plaatsen voor anderen vrij; wacht op antwoord.',
  'error.too_many_relations': 'Je hebt zoveel mensen gedempt en geblokkeerd als mag.',
  'error.orders_changed': 'Je orders zijn veranderd sinds je ze bekeek.',
  'error.too_many_orders': 'Je hebt orders voor te veel partijen; trek er eerst in.',
};
