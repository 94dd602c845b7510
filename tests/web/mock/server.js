// A stand-in for the server: the client's files, a canned API and a canned live line. `/match/NAME` shows the moment of
// that name. For the gallery and for work on the client alone; nothing is played here.
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WebSocketServer } from 'ws';
import { createHash } from 'node:crypto';
import { catalogueModule, wordsModule } from '../support/catalogues.js';
import { adminAnswer } from './admin.js';
import { catalogue } from './catalogue.js';
import { info, lobby, luck, moments, update } from './states.js';

const web = fileURLToPath(new URL('../../../web/', import.meta.url));
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2', '.webmanifest': 'application/manifest+json' };
const csp = (page) => `default-src 'none'; script-src 'self'${inline(page)}; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'self'; form-action 'self'; manifest-src 'self'`;
const user = { id: 7, name: 'Wanda', guest: true, admin: false };

/** The page's own scripts may run, by their hashes, as with the real server. */
function inline(page) {
  const scripts = [...page.matchAll(/<script(?![^>]* src=)[^>]*>([^]*?)<\/script>/g)].map(([, script]) => script);
  return scripts.map((script) => ` 'sha256-${createHash('sha256').update(script).digest('base64')}'`).join('');
}

/** Starts it. Returns {url, close, drop (cuts the live line)}. options: {admin: whether the person has the role, clans: what the server says of that game} */
export async function startMock(port = 0, { admin = false, clans = null } = {}) {
  const me = { ...user, admin };
  const server = createServer((request, response) => answer(request, response, me, clans).catch(() => { response.writeHead(404).end(); }));
  const live = new WebSocketServer({ server, path: '/ws' });
  live.on('connection', (socket) => {
    socket.send(JSON.stringify({ type: 'hello', user: me, server: { version: '0', time_ms: 0, several: false } }));
    socket.on('message', (data) => onMessage(socket, JSON.parse(data.toString())));
  });
  await new Promise((done) => server.listen(port, '127.0.0.1', done));
  const close = () => { live.clients.forEach((c) => c.terminate()); live.close(); server.close(); };
  const drop = () => { live.clients.forEach((c) => c.terminate()); live.close(); };
  return { url: `http://127.0.0.1:${server.address().port}`, close, drop };
}

async function answer(request, response, me, clans) {
  const url = new URL(request.url, 'http://mock');
  if (url.pathname.startsWith('/api/')) {
    const parts = [];
    for await (const part of request) parts.push(part);
    const body = parts.length ? JSON.parse(Buffer.concat(parts).toString()) : null;
    const said = adminAnswer(request.method, url, body) ?? api(url, me, clans);
    response.writeHead(said.status ?? 200, { 'Content-Type': 'application/json' }).end(JSON.stringify(said));
    return;
  }
  const words = url.pathname === '/js/core/catalogue.js' ? catalogueModule : wordsModule(url.pathname);
  if (words !== null) {
    response.writeHead(200, { 'Content-Type': TYPES['.js'] }).end(words);
    return;
  }
  const file = url.pathname.startsWith('/vendor/') ? 'node_modules/' + url.pathname.slice(8) : extname(url.pathname) ? url.pathname : 'index.html';
  const body = await readFile(join(web, normalize('/' + file)));
  response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'text/plain', 'Content-Security-Policy': csp(body.toString()) }).end(body);
}

function api(url, me, clans) {
  switch (url.pathname) {
    case '/api/me': return { user: url.searchParams.has('nobody') ? null : me };
    case '/api/games': return { games: [{ id: 'stoneage', title: catalogue.title, module: '/games/stoneage/index.js', catalogue: '/api/games/stoneage', seats_min: 2, seats_max: 4, seats_need: [], options: [] },
      ...(clans ? [{ id: 'clans', title: clans.title, module: '/games/clans/index.js', catalogue: '/api/games/clans', seats_min: 2, seats_max: 4, seats_need: [], options: [] }] : [])] };
    case '/api/games/clans': return clans;
    case '/api/games/stoneage': return catalogue;
    case '/api/bots': return { bots: [{ id: 'random' }, { id: 'easy' }] };
    case '/api/matches': return { matches: url.searchParams.get('filter') === 'mine' ? [info('place')] : lobby.filter((m) => m.status === url.searchParams.get('filter')) };
    case '/api/matches/over/luck': return luck;
    default: return {};
  }
}

function onMessage(socket, message) {
  const send = (reply) => socket.send(JSON.stringify(reply));
  if (message.type === 'ping') send({ type: 'pong', id: message.id });
  if (message.type === 'lobby' && message.on) send({ type: 'lobby', version: 1, matches: lobby });
  if (message.type !== 'subscribe') return;
  const name = message.match;
  if (name === 'waiting') {
    const seats = info(name).seats.map((seat) => (seat.seat === 2 ? { ...seat, name: null, bot: null } : seat));
    send({ type: 'match', match: info(name, { status: 'open', seats }) });
  } else if (moments[name]) {
    send({ type: 'match', match: info(name, { status: moments[name].over ? 'over' : 'running', my_seat: moments[name].view.me }) });
    send({ type: 'chat', match: name, lines: [{ number: 0, name: 'Brun', seat: 2, text: 'Cold day for a hunt', at_ms: 0 }, { number: 1, name: 'Wanda', seat: 0, text: 'The fire is lit', at_ms: 0 }] });
    send(update(name, name));
  } else send({ type: 'refused', id: null, match: name, error: { name: 'no_such_match', message: 'There is no such match, or you have no access to it.' } });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { url } = await startMock(Number(process.argv[2] ?? 0));
  console.log(`${url}/  moments: ${Object.keys(moments).map((name) => `/match/${name}`).join(' ')}`);
}
