// @ts-check
// The result of a match as a text for forums, and as links by which it is logged elsewhere. No DOM: the tests use it.

/**
 * @typedef {object} Told the result, winners first
 * @property {string} id of the match, or of the link to its result if nobody else may see it
 * @property {string} game
 * @property {string} title of the game
 * @property {number} bgg its number at BoardGameGeek; 0: not known
 * @property {number} ended_ms
 * @property {{name: string, player: string, rank: number, points: number}[]} order
 * @property {string} link
 */

/** The forms of the text. */
export const FORMS = ['plain', 'bbcode', 'markdown'];

/** A name in BBCode: brackets would begin a tag, and there is no escape. @param {string} name */
const inBbcode = (name) => name.replaceAll('[', '\uff3b').replaceAll(']', '\uff3d');

/** A name in Markdown: a backslash before any sign; no escape helps against @. @param {string} name */
const inMarkdown = (name) => name.replaceAll('@', '\uff20').replace(/[!-/:-@[-`{-~]/g, '\\$&');

/** @param {string} form @param {Told} told @param {string} points the word for them */
export function resultText(form, { title, order, link }, points) {
  if (form === 'markdown') {
    const rows = order.map(({ name, rank, points: n }) => `| ${rank} | ${inMarkdown(name)} | ${n} |`);
    return [`| | ${title} | ${points} |`, '|---|---|---|', ...rows, '', `<${link}>`].join('\n');
  }
  const code = form === 'bbcode';
  const lines = order.map(({ name, rank, points: n }) => `${rank}. ${code ? inBbcode(name) : name}: ${n}`);
  return [code ? `[b]${title}[/b]` : title, ...lines, code ? `[url=${link}]${link}[/url]` : link].join('\n');
}

/** The page of the game at BoardGameGeek, where a play is logged; null: its number is not known. @param {Told} told */
export const bggLink = ({ bgg }) => (bgg ? `https://boardgamegeek.com/boardgame/${bgg}` : null);

/** A link by which the app BG Stats enters the play. @param {Told} told */
export function bgStatsLink({ id, game, title, bgg, ended_ms, order }) {
  const play = {
    sourceName: 'Ochre', sourcePlayId: id, playDate: new Date(ended_ms).toISOString().slice(0, 19).replace('T', ' '), // in UTC
    game: { name: title, sourceGameId: game, ...(bgg ? { bggId: bgg } : {}), highestWins: true, noPoints: false },
    players: order.map(({ name, player, rank, points }) => ({ name, sourcePlayerId: player, score: points, rank, winner: rank === 1 })),
  };
  return `https://app.bgstatsapp.com/createPlay.html?data=${encodeURIComponent(JSON.stringify(play))}`;
}
