// @ts-check
// Addresses: / is the lobby, /match/ID a table (with ?key= out of an invitation), /account the account.

/** @param {string} path @param {string} search */
export function parseRoute(path, search) {
  const key = new URLSearchParams(search).get('key') ?? '';
  const match = /^\/match\/([^/]+)\/?$/.exec(path);
  if (match) return { name: 'match', id: decodeURIComponent(match[1]), key };
  if (path === '/account') return { name: 'account', id: '', key: '' };
  if (path === '/' || path === '/index.html') return { name: 'lobby', id: '', key: '' };
  return { name: 'lost', id: '', key: '' };
}

/** @param {string} id @param {string|null} [key] */
export function matchPath(id, key) {
  return '/match/' + encodeURIComponent(id) + (key ? '?key=' + encodeURIComponent(key) : '');
}
