// @ts-check
// English words of the page where links of letters lead.

/** @type {import('../js/words.js').Sentences} */
export const letterEn = {
  'letter.confirm': 'Confirm your address',
  'letter.confirm_lead': 'From then on you are told there what happens in your matches.',
  'letter.confirm_go': 'Yes, this is my address',
  'letter.confirmed': 'The address is confirmed.',
  'letter.reset': 'Choose a new password',
  'letter.reset_lead': 'Everybody who is signed in with your account will be signed out.',
  'letter.reset_go': 'Set the password',
  'letter.password': 'New password, at least 8 characters',
  'letter.password_set': 'The password is set. Sign in with it.',
  'letter.unsubscribe': 'No more mail',
  'letter.unsubscribe_lead': 'Your address is taken out of your account.',
  'letter.unsubscribe_go': 'Send me no more mail',
  'letter.unsubscribed': 'No more mail will be sent.',
  'letter.forgotten': 'Forgotten your password?',
  'letter.forgotten_lead': 'If your account has a confirmed address, a letter goes there with a link to set another password.',
  'letter.forgotten_go': 'Send the letter',
  'letter.name': 'Name of your account, or its address',
  'letter.asked': 'If there is such an account with a confirmed address, the letter is on its way.',
  'letter.lost': 'This link leads nowhere',
  'letter.lost_lead': 'It is not whole. Copy all of it out of the letter.',
  'letter.done': 'Done',
  'letter.account': 'To the account',
};
