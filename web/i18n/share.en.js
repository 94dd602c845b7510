// @ts-check
// English words of giving a link to somebody.

/** @type {import('../js/words.js').Sentences} */
export const shareEn = {
  'share.not_copied': ({ text }) => `Your browser blocked copying. Select it by hand: ${text}`,
  'share.link': 'Link',
  'share.code': 'QR code of the link',
  'share.origin': 'Address of this server',
  'share.here': ({ origin }) => `${origin} (this machine only)`,
  'share.alone': 'Your current address only works on this machine. Use this one so that others on your network can join.',
  'share.nowhere': 'This address only works on this machine: the server accepts local connections only.',
  'share.sheet': 'Share',
  'share.who.everybody': 'Anyone can view this match.',
  'share.who.result': 'Anyone with the link can see the final ranking, and nothing else. Creating a new link disables this one.',
  'share.end': 'Stop sharing',
  'share.ended': 'The link no longer works.',
  'share.who.invited': 'Anyone with the link can see the table and take an empty seat.',
};
