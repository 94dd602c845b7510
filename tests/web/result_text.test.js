// The result as a text for forums, and as links to other places.
import test from 'node:test';
import assert from 'node:assert/strict';
import { bgStatsLink, bggLink, resultText } from '../../web/js/share/result_text.js';

const told = { id: 'abc', game: 'stoneage', title: 'Stone Age', bgg: 34635, ended_ms: Date.UTC(2026, 7, 3, 12, 5, 9), link: 'https://ochre.example/match/abc',
  order: [{ name: 'Ben', player: '7', rank: 1, points: 168 }, { name: '@a|[b]*c*[/b]<i>', player: 'bot normal', rank: 2, points: -3 }] };

test('the plain text has a line for each player, and the link', () => {
  assert.equal(resultText('plain', told, 'Total'), 'Stone Age\n1. Ben: 168\n2. @a|[b]*c*[/b]<i>: -3\nhttps://ochre.example/match/abc');
});

test('a name begins no tag of BBCode', () => {
  assert.equal(resultText('bbcode', told, 'Total'), '[b]Stone Age[/b]\n1. Ben: 168\n2. @a|\uff3bb\uff3d*c*\uff3b/b\uff3d<i>: -3\n'
    + '[url=https://ochre.example/match/abc]https://ochre.example/match/abc[/url]');
});

test('a name leaves its cell of a Markdown table by no sign, and calls nobody', () => {
  assert.equal(resultText('markdown', told, 'Total'), '| | Stone Age | Total |\n|---|---|---|\n| 1 | Ben | 168 |\n'
    + '| 2 | \uff20a\\|\\[b\\]\\*c\\*\\[\\/b\\]\\<i\\> | -3 |\n\n<https://ochre.example/match/abc>');
});

test('BG Stats gets the play as its links have it, and BoardGameGeek a page only of a game whose number is certain', () => {
  const url = new URL(bgStatsLink(told));
  assert.equal(url.origin + url.pathname, 'https://app.bgstatsapp.com/createPlay.html');
  assert.deepEqual(JSON.parse(url.searchParams.get('data')), {
    sourceName: 'Ochre', sourcePlayId: 'abc', playDate: '2026-08-03 12:05:09',
    game: { name: 'Stone Age', sourceGameId: 'stoneage', bggId: 34635, highestWins: true, noPoints: false },
    players: [{ name: 'Ben', sourcePlayerId: '7', score: 168, rank: 1, winner: true },
      { name: told.order[1].name, sourcePlayerId: 'bot normal', score: -3, rank: 2, winner: false }],
  });
  assert.equal(bggLink(told), 'https://boardgamegeek.com/boardgame/34635');
  assert.equal(bggLink({ ...told, bgg: 0 }), null);
  assert.ok(!bgStatsLink({ ...told, bgg: 0 }).includes('bggId'));
});
