// @ts-check
// English words of the page where links of letters lead.

/** @type {import('../js/words.js').Sentences} */
export const letterEn = {
  'letter.confirm': 'Confirm your email address',
  'letter.confirm_lead': 'After that, we’ll email you about your matches.',
  'letter.confirm_go': 'Confirm address',
  'letter.confirmed': 'Your email address is confirmed.',
  'letter.reset': 'Choose a new password',
  'letter.reset_lead': 'You’ll be signed out on all devices.',
  'letter.reset_go': 'Set password',
  'letter.password': 'New password, at least 8 characters',
  'letter.password_set': 'Password changed. You can now sign in with it.',
  'letter.unsubscribe': 'Unsubscribe',
  'letter.unsubscribe_lead': 'This removes your email address from your account.',
  'letter.unsubscribe_go': 'Unsubscribe',
  'letter.unsubscribed': 'You won’t get any more emails from us.',
  'letter.forgotten': 'Forgot your password?',
  'letter.forgotten_lead': 'If your account has a confirmed email address, we’ll send a reset link to it.',
  'letter.forgotten_go': 'Send reset link',
  'letter.name': 'Account name or email address',
  'letter.asked': 'If there is an account with a confirmed email address, a reset link is on its way.',
  'letter.lost': 'This link doesn’t work',
  'letter.lost_lead': 'It seems to be incomplete. Copy the whole link from the email.',
  'letter.done': 'Done',
  'letter.account': 'Go to account',
};
