// The client names addresses relative to its server's, which may be below a path of its host: none begins at the root. What is named from there
// are modules and sheets, which the page's import map finds (/vendor/, /games/, sheets in /js/), and routes below api/, which js/core/api.js asks for.

const QUOTE = '["\'`]';
/** Addresses of the server and pages of the client, as text. */
const OWN = new RegExp(`${QUOTE}/(api|feed|ws|js(?!/[\\w/]+\\.css)|img|hashed|i18n|service\\.js|app\\.webmanifest|match|account|letter|mine|player|result|verify)(?![\\w-])`);
/** Ways that lead to an address, with one that begins at the root. */
const WAYS = [new RegExp(`\\b(href|src|action)\\s*=\\s*${QUOTE}/`), new RegExp(`\\b(go|fetch|open|assign|replace|register|getRegistration|WebSocket|EventSource)\\(${QUOTE}/`),
  new RegExp(`\\b(push|replace)State\\([^)]*${QUOTE}/`), /\blocation\.origin\s*[+}]/];
const SHEET = /url\(\s*["']?\/|@import\s+["']\//;
const PAGE = /(?<!<base )\b(href|src)="\/|fetch\([`'"]\/|location\.origin\b(?!\.length)/;
/** Reads what the address says below the server's. */
const READS = /^web\/js\/core\/router\.js$/;

/**
 * Returns the part of a line that begins at the root, or null.
 * @param {string} line @param {string} name of its file @returns {string|null}
 */
export function rooted(line, name) {
  if (/\.css$/.test(name)) return SHEET.exec(line)?.[0] ?? null;
  if (/\.(html|webmanifest)$/.test(name)) return PAGE.exec(line)?.[0] ?? (/\.webmanifest$/.test(name) ? /: "\/[^"]*"/.exec(line)?.[0] ?? null : null);
  const own = READS.test(name) ? null : OWN.exec(line)?.[0];
  return own ?? WAYS.map((way) => way.exec(line)?.[0]).find(Boolean) ?? null;
}

/** Lines that must be found, and that must not: the check itself is held against them. */
const KNOWN = [
  ["fetch('/api' + path)", 'a.js', true], ['href="/mine"', 'a.js', true], ['href="/${path}"', 'a.js', true], ["go('/')", 'a.js', true], ['`/match/${id}`', 'a.js', true],
  ["register('/service.js')", 'a.js', true], ["location.origin + path", 'a.js', true], ['url("/img/a.webp")', 'a.css', true], ['<link href="/js/frame/base.css">', 'a.html', true],
  ['"start_url": "/"', 'a.webmanifest', true], ['fetch(`/api${path}`)', 'a.html', true], ["import { html } from '/vendor/lit-html/lit-html.js'", 'a.js', false],
  ["import('/js/a/start.js')", 'a.js', true], ["loadStyles(['/js/a/style.css'])", 'a.js', false], ["get('/matches')", 'a.js', false], ["post('/accounts')", 'a.js', false], ['<base href="/">', 'a.html', false],
  ['href="./"', 'a.js', false], ['url("../img/a.webp")', 'a.css', false],
];

/** Returns the mistakes of the check on samples with known answers. */
export const wrongOfRooted = () => KNOWN.filter(([line, name, found]) => (rooted(line, name) !== null) !== found).map(([line]) => `the check is wrong about ${line}`);
