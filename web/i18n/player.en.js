// @ts-check
// English words of the page of what somebody has played.

/** @type {import('../js/words.js').Sentences} */
export const playerEn = {
  'player.title': 'Player',
  'player.lead': 'Of matches that everybody may see.',
  'player.none': 'There is no match of this player that everybody may see.',
  'player.record': 'Record',
  'player.rivals': 'Against others',
  'player.matches': 'Matches',
  'player.column.game': 'Game',
  'player.column.seats': 'Players',
  'player.column.finished': 'Finished',
  'player.column.wins': 'Won',
  'player.column.rate': 'Share',
  'player.column.mean': 'Points, mean',
  'player.column.best': 'Best',
  'player.column.who': 'Whom',
  'player.column.met': 'Matches',
  'player.column.before': 'Before',
  'player.column.behind': 'Behind',
  'player.column.lead': 'Mean lead',
  'player.column.day': 'Begun',
  'player.column.others': 'With',
  'player.column.result': 'End',
  'player.column.points': 'Points',
  'player.running': 'still played',
  'player.open': 'no result',
  'player.rank': ({ rank, seats }) => `${rank} of ${seats}`,
};
