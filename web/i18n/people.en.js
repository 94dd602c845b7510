// @ts-check
// English words of other people: inviting by name, muting and blocking, a guest’s link.

/** @type {import('../js/words.js').Sentences} */
export const peopleEn = {
  'invite.button': 'Invite by name',
  'invite.title': 'Invite by name',
  'invite.lead': 'The seat is kept for that account, which finds the table among its matches and takes the seat or declines.',
  'invite.go': 'Keep the seat',
  'people.about': ({ name }) => `Mute or block ${name}`,
  'people.lead': 'Muted: you do not see what they write in any chat. Blocked: besides, they cannot sit down at tables that you '
    + 'open, nor invite you. They are not told.',
  'people.mute': 'Mute',
  'people.block': 'Block',
  'people.is_mute': 'You have muted this person: you do not see what they write.',
  'people.is_block': 'You have blocked this person: you do not see what they write, and they cannot sit down at your tables or invite you.',
  'people.undo_mute': 'No longer mute',
  'people.undo_block': 'No longer block',
  'people.player': 'What this player has played',
  'people.title': 'Muted and blocked',
  'people.tag_mute': 'muted',
  'people.tag_block': 'blocked',
  'people.undo': 'Take back',
  'people.undo_of': ({ name }) => `Take it back for ${name}`,
  'people.none': 'Nobody. At a table you can mute or block whoever sits there; an account also here, by its name.',
  'people.by_name': 'Name of an account',
  'people.what': 'What to do',
  'people.go': 'Do so',
  'link.title': 'A link to come back by',
  'link.lead': 'You are a guest, known by this browser alone. Whoever opens this link is you, on any device: keep it to '
    + 'yourself. An account does the same with a password.',
  'link.make': 'Make a link',
  'link.anew': 'Make another; the old one ends',
  'link.yours': 'Your link, shown this once',
  'link.made': ({ day }) => `There is one since ${day}. It cannot be shown again.`,
  'link.come_back': 'Come back',
  'link.come_back_ask': 'This link signs you in as a guest who has played here before.',
  'link.instead': ({ name }) => `You stop being ${name} in this browser.`,
  'link.hint': 'You play as a guest, known by this browser alone. A link lets you come back from any device.',
  'link.later': 'Not now',
};
