// @ts-check
// English words of the analysis of a match, and of hints.

/** @type {import('../js/words.js').Sentences} */
export const analysisEn = {
  'analysis.title': 'What decided it?',
  'analysis.runs': ({ n, of }) => (of ? `Analysing: ${n} of ${of} decisions` : 'Analysing the match'),
  'analysis.failed': 'The analysis was interrupted. Try again in a moment.',
  'analysis.sign_in': 'This match hasn’t been analysed yet. Choose a name, then request an analysis.',
  'analysis.lead': ({ n }) =>
    `Each player’s chance of winning, given what they could know, as estimated by a strong bot (${n} simulations per decision).`,
  'analysis.graph': 'Each player’s chance of winning over the course of the match. The figures are in the table below.',
  'analysis.accounts': 'How the result came about',
  'analysis.part.begin': 'At the start',
  'analysis.hint.begin': 'chance of winning',
  'analysis.part.luck': 'Luck',
  'analysis.hint.luck': 'dice and cards',
  'analysis.part.own': 'Own decisions',
  'analysis.hint.own': 'compared with the best move found',
  'analysis.part.others': 'Others’ decisions',
  'analysis.hint.others': 'gained from their mistakes',
  'analysis.part.rest': 'Unexplained',
  'analysis.hint.rest': 'where the bot’s estimate changed',
  'analysis.part.end': 'Result',
  'analysis.hint.end': '100% = won',
  'analysis.lessons': 'Costliest decisions',
  'analysis.whose': 'Decisions by',
  'analysis.all': 'Everyone',
  'analysis.played': 'Played:',
  'analysis.better': 'Better:',
  'analysis.from_to': ({ from, to }) => `${to} instead of ${from}`,
  'analysis.show': 'Show the board',
  'analysis.no_lessons': 'No decision was clearly worse than the best one.',
  'analysis.better_here': ({ better, n }) => `The next decision cost ${n}. Better: ${better}`,
  'hint.thinking': 'A strong bot is thinking…',
  'hint.worth': ({ share, points }) => `${share} chance of winning, about ${points} points a few moves later`,
  'hint.close': 'Hide the hint',
};
