// @ts-check
// English words of giving a link to somebody.

/** @type {import('../js/words.js').Sentences} */
export const shareEn = {
  'share.not_copied': ({ text }) => `This browser lets no page copy. Select it by hand: ${text}`,
  'share.link': 'Link',
  'share.code': 'The link as a code for a camera',
  'share.origin': 'Address of this server',
  'share.here': ({ origin }) => `${origin} (this machine only)`,
  'share.alone': 'Your own address leads nobody here but you. With this one, others in the same network find you.',
  'share.nowhere': 'This address leads nobody here but you: the server listens for this machine alone.',
  'share.sheet': 'Share',
  'share.who.everybody': 'Everybody may look at this match.',
  'share.who.result': 'Who has the link sees who came in where, and nothing else of this match. A new one ends it.',
  'share.end': 'Share it no more',
  'share.ended': 'The link shows nothing any more.',
  'share.who.invited': 'Who has the link sees the table, and may sit down while there is a free seat.',
};
