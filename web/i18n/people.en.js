// @ts-check
// English words of other people: inviting by name, muting and blocking, a guest’s link.

/** @type {import('../js/words.js').Sentences} */
export const peopleEn = {
  'invite.button': 'Invite by name',
  'invite.title': 'Invite by name',
  'invite.lead': 'The seat is reserved for that player, who finds the invitation under “My matches” and can accept or decline.',
  'invite.go': 'Send invitation',
  'people.about': ({ name }) => `Mute or block ${name}`,
  'people.lead':
    'Mute: you don’t see their chat messages. Block: in addition, they can’t join your tables or invite you. '
    + 'The other player isn’t told.',
  'people.mute': 'Mute',
  'people.block': 'Block',
  'people.is_mute': 'You’ve muted this player: you don’t see their messages.',
  'people.is_block': 'You’ve blocked this player: you don’t see their messages, and they can’t join your tables or invite you.',
  'people.undo_mute': 'Unmute',
  'people.undo_block': 'Unblock',
  'people.player': 'Player profile',
  'people.title': 'Muted and blocked',
  'people.tag_mute': 'muted',
  'people.tag_block': 'blocked',
  'people.undo': 'Remove',
  'people.undo_of': ({ name }) => `Remove ${name}`,
  'people.none': 'Nobody yet. You can mute or block players at a table, or accounts here by name.',
  'people.by_name': 'Account name',
  'people.what': 'Action',
  'people.go': 'Apply',
  'link.title': 'Sign-in link',
  'link.lead':
    'As a guest you are known only to this browser. Anyone who opens this link is signed in as you, on any device, so keep it to '
    + 'yourself. An account with a password does the same.',
  'link.make': 'Create link',
  'link.anew': 'Replace link',
  'link.yours': 'Your link (shown only once)',
  'link.made': ({ day }) => `Created ${day}. It can’t be shown again.`,
  'link.come_back': 'Sign in',
  'link.come_back_ask': 'This link signs you in as a guest who has played here before.',
  'link.instead': ({ name }) => `You’ll be signed out as ${name} in this browser.`,
  'link.hint': 'You’re playing as a guest, known only to this browser. A sign-in link lets you continue on any device.',
  'link.later': 'Not now',
};
