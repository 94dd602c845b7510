// @ts-check
// Addresses. / is the lobby, /match/ID a table (with ?key= from an invitation, with ?sit= from a link to a seat, with ?v= at that version);
// an ID that begins with ~ is a match in this browser. /screen/ID is a match on a big screen, /embed/ID (also with ?v=) in a frame on
// another site. /account is the account, /account/notices the notification settings, /letter#TOKEN the target of links in emails. /mine has
// the user's matches, /pairing finds people to play with. /statistics/NAME shows public figures, /statistics/dashboard and
// /statistics/answer/ID what administrators share. /tournaments/ID is a tournament, /puzzles/GAME/THEME puzzles, /player/NUMBER a player's
// statistics, /result/SECRET a shared result. /verify/ID checks the dice of a match, /admin/PAGE are the administrators' pages. A fragment
// #/rules/GAME/SECTION on any of them opens the rules, so that a table stays open.

/**
 * @param {string} path below the base @param {string} search
 * @returns {{name: string, id: string, key: string, version?: number, sit?: string, look?: 'screen'|'embed'}} version: of the match, if
 *     the address names one; sit: the secret of a link to a seat; look: the match is only looked at
 */
export function parseRoute(path, search) {
  const key = new URLSearchParams(search).get('key') ?? '';
  const match = /^\/(match|screen|embed)\/([^/]+)\/?$/.exec(path);
  const version = /[?&]v=(\d{1,5})(?:&|$)/.exec(search);
  const sit = /[?&]sit=([0-7]-\d{1,5}-[0-9a-f]{32})(?:&|$)/.exec(search);
  if (match) {
    const at = { name: 'match', id: decodeURIComponent(match[2]), key: match[1] === 'embed' ? '' : key };
    const then = version ? { version: Number(version[1]) } : {};
    if (match[1] === 'screen') return { ...at, look: 'screen' };
    if (match[1] === 'embed') return { ...at, ...then, look: 'embed' };
    return { ...at, ...then, ...(sit ? { sit: sit[1] } : {}) };
  }
  const verify = /^\/verify(?:\/([^/]+))?\/?$/.exec(path);
  if (verify) return { name: 'verify', id: decodeURIComponent(verify[1] ?? ''), key };
  const player = /^\/player\/([1-9]\d{0,14})\/?$/.exec(path);
  if (player) return { name: 'player', id: player[1], key: '' };
  const result = /^\/result\/([\w-]{1,64})\/?$/.exec(path);
  if (result) return { name: 'result', id: result[1], key: '' };
  if (path === '/pairing') return { name: 'pairing', id: '', key: '' };
  if (path === '/mine') return { name: 'mine', id: '', key: '' };
  if (path === '/account/notices') return { name: 'notify', id: '', key: '' };
  if (path === '/account') return { name: 'account', id: '', key: '' };
  if (path === '/letter') return { name: 'letter', id: '', key: '' };
  const wing = /^\/(statistics|admin|tournaments|puzzles)(?:\/([a-zA-Z0-9_/-]*?))?\/?$/.exec(path);
  if (wing) return { name: wing[1], id: wing[2] || (wing[1] === 'admin' ? 'overview' : ''), key: '' };
  if (path === '/' || path === '/index.html') return { name: 'lobby', id: '', key: '' };
  return { name: 'lost', id: '', key: '' };
}

/** @param {string} id @param {string|null} [key] @param {number|null} [version] as it was then */
export function matchPath(id, key, version) {
  const query = [key ? `key=${encodeURIComponent(key)}` : '', version === undefined || version === null ? '' : `v=${version}`];
  const asked = query.filter(Boolean).join('&');
  return `match/${encodeURIComponent(id)}${asked ? `?${asked}` : ''}`;
}

/** Returns the rules that the address names; null: none. @param {string} hash */
export function parseRules(hash) {
  const found = /^#\/rules\/([a-z]+)(?:\/([a-z_0-9]+))?$/.exec(hash);
  return found ? { game: found[1], section: found[2] ?? '' } : null;
}

/** @param {string} game @param {string} [section] */
export function rulesPath(game, section) {
  return `#/rules/${game}${section ? '/' + section : ''}`;
}
