// @ts-check
// English words of what is given to programs.

/** @type {import('../js/words.js').Sentences} */
export const programsEn = {
  'programs.tokens': 'Tokens for programs',
  'programs.lead': 'A token lets a program do some of what you may here. Give each program one of its own; a new password ends them all.',
  'programs.once': ({ name }) => `This is the token “${name}”. Copy it now: it is not shown again.`,
  'programs.secret': 'Token',
  'programs.name': 'What is it for?',
  'programs.may': 'It may',
  'programs.scope_read': 'look: see your matches, the lobby, statistics',
  'programs.scope_play': 'play: sit down, move, open and leave tables',
  'programs.scope_chat': 'talk: write in the chat',
  'programs.tag_read': 'look',
  'programs.tag_play': 'play',
  'programs.tag_chat': 'talk',
  'programs.lasts': 'It ends',
  'programs.days': ({ n }) => (n === 366 ? 'in a year' : n === 7 ? 'in a week' : `in ${n} days`),
  'programs.make': 'Make a token',
  'programs.used': ({ day }) => `Used ${day}.`,
  'programs.unused': 'Never used.',
  'programs.until': ({ day }) => `Ends ${day}.`,
  'programs.end': 'End it',
  'programs.end_of': ({ name }) => `End the token ${name}`,
  'programs.bot': 'Bot account',
  'programs.bot_lead': 'If a program plays by this account, say so: its name is marked wherever others see it. That is for ever, '
    + 'and only possible before the account has sat at a table.',
  'programs.become': 'A program plays here',
  'programs.is_bot': 'A program plays by this account, and everybody sees it.',
};
