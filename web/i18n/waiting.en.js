// @ts-check
// English words of tables that wait: how long, for what, and what follows them.

/** @type {import('../js/words.js').Sentences} */
export const waitingEn = {
  'create.open_days': 'How long it is open',
  'create.open_days.1': 'a day',
  'create.open_days.3': 'three days',
  'create.open_days.7': 'a week',
  'create.open_days.14': 'two weeks',
  'create.open_days.30': 'a month',
  'create.starts': 'When it begins',
  'create.starts.host': 'when I start it',
  'create.starts.full': 'by itself, when the last seat is taken',
  'create.standing': 'Always one more: when it begins, another such table opens',

  'waits.until': ({ when }) => `open until ${when}`,
  'waits.here_until': ({ when }) => `Open until ${when}, longer if somebody comes or goes.`,
  'waits.full': 'The match begins by itself when the last seat is taken.',
  'waits.standing': 'When it begins, another table like this one opens.',
  'waits.standing_end': 'No more after this one',

  'error.too_many_standing': 'You have three standing challenges already; end one first.',
  'error.already_invited': 'They sit there, or a seat is reserved for them already.',
  'error.not_invitable': 'They cannot be invited now.',
  'error.not_welcome': 'You cannot sit down at this table.',
  'error.account_needed': 'Guests cannot do that: make an account first.',
  'error.no_such_link': 'This link does not open anything any more. Perhaps a newer one was made.',
  'error.too_many_invitations': 'You keep twenty seats for others already; wait for an answer.',
  'error.too_many_relations': 'You have muted and blocked as many people as you may.',
};
