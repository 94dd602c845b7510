// Canned answers of the administrators' routes and of the statistics, in the shapes of schema/openapi.yaml.

const NOW = Date.UTC(2026, 5, 12, 18, 30);
const HOUR = 3600000;
const NAMES = ['Wanda', 'Brun', 'Moa', 'Ulf Steinbeißer', 'Kay', 'Lee', 'Rae', 'Annelise von der Feuerstelle'];

const VIEWS = [
  { name: 'v_match', columns: ['match', 'game', 'revision', 'options', 'seats', 'status', 'started', 'ended', 'seconds', 'moves', 'rounds'] },
  { name: 'v_seat', columns: ['match', 'game', 'seats', 'seat', 'user', 'player', 'bot', 'rank', 'score', 'result', 'seconds'] },
  { name: 'v_card', columns: ['match', 'seats', 'seat', 'card', 'top', 'cost', 'scored', 'rank'] },
];

const queries = [
  { name: 'heads_up', question: 'What is the head-to-head record of two players?', params: [{ name: 'one', about: 'a name' }, { name: 'other', about: 'a name (bots: as they are called at the table)' }], sql: "SELECT a.game, count(*) AS matches\nFROM v_seat AS a JOIN v_seat AS b ON b.match = a.match\nWHERE a.player = :one AND b.player = :other GROUP BY 1;", saved: false, public: false, chart: null },
  { name: 'win_rate_by_card', question: 'How often does a player who took a given card win, by number of players?', params: [], sql: "SELECT seats, card, count(*) AS taken, round(avg(rank = 1), 3) AS win_rate\nFROM v_card WHERE rank IS NOT NULL -- only matches that are over\nGROUP BY seats, card ORDER BY seats, win_rate DESC;", saved: false, public: true, chart: { kind: 'bars', x: 'card', y: ['win_rate'] } },
  { name: 'long_evenings', question: 'Which matches took more than two hours?', params: [], sql: 'SELECT match, seconds FROM v_match WHERE seconds > 7200', saved: true, public: false, chart: null },
];

const cardRow = (seats, n) => [seats, `C${String(n + 1).padStart(2, '0')}`, 40 + ((n * 37) % 61), Math.round(1000 * (0.95 / seats + 0.3 * Math.cos(n * 1.7 + seats) / seats)) / 1000];
const cards = { columns: ['seats', 'card', 'taken', 'win_rate'], rows: [2, 3, 4].flatMap((seats) => Array.from({ length: 36 }, (_, n) => cardRow(seats, n))) };
const days = { columns: ['day', 'started', 'finished', 'moves', 'people'], rows: Array.from({ length: 30 }, (_, n) => [new Date(NOW - n * 24 * HOUR).toISOString().slice(0, 10), 60 + Math.round(30 * Math.sin(n / 2)), 50 + Math.round(28 * Math.sin(n / 2)), 9000 + ((n * 977) % 4000), 20 + (n % 9)]) };
const firstSeat = { columns: ['game', 'seats', 'seat', 'matches', 'win_rate', 'fair'], rows: [['clans', 2, 0, 90, 0.52, 0.5], ['clans', 2, 1, 90, 0.48, 0.5], ['stoneage', 2, 0, 300, 0.534, 0.5], ['stoneage', 2, 1, 300, 0.466, 0.5], ['stoneage', 3, 0, 200, 0.36, 0.333], ['stoneage', 3, 1, 200, 0.33, 0.333], ['stoneage', 3, 2, 200, 0.31, 0.333]] };
const places = { columns: ['seats', 'place', 'times', 'share', 'mean_people'], rows: [2, 3, 4].flatMap((seats) => ['hunt', 'forest', 'clay_pit', 'field', 'tool_maker', 'quarry', 'river', 'hut'].map((place, n) => [seats, place, 900 - n * 97 - seats * 20, (900 - n * 97) / 4500, 1 + n / 3])) };

const STATISTICS = {
  win_rate_by_card: { question: 'How often does a player who took a given card win?', chart: { kind: 'bars', x: 'card', y: ['win_rate'] }, ...cards },
  daily_activity: { question: 'How much activity was there each day?', chart: { kind: 'line', x: 'day', y: ['started', 'finished'] }, ...days },
  first_seat_advantage: { question: 'Does the seat matter?', chart: { kind: 'bars', x: 'seat', y: ['win_rate', 'fair'] }, ...firstSeat },
  favourite_places: { question: 'Where do people go?', chart: { kind: 'bars', x: 'place', y: ['share'] }, ...places },
  variants_in_use: { question: 'Which games are played with which variants?', chart: null, columns: ['game', 'options', 'seats', 'matches'], rows: [] },
};

function person(id) {
  const name = NAMES[id % NAMES.length] + (id >= NAMES.length ? ` ${id}` : '');
  return {
    id, name, guest: id % 3 === 1, admin: id === 7, created_ms: NOW - id * 31 * HOUR, deleted_ms: id === 6 ? NOW : 0, matches: (id * 7) % 23,
    ban: id === 4 ? { reason: 'Called people names at three tables', until_ms: NOW + 48 * HOUR, at_ms: NOW - HOUR } : null,
  };
}

function match(number) {
  const clans = number % 3 === 0;
  const status = ['over', 'over', 'running', 'open', 'abandoned', 'broken'][number % 6];
  const over = status === 'over';
  return {
    number, id: `mockmatch${String(number).padStart(7, '0')}`, game: clans ? 'clans' : 'stoneage', revision: 1, options: number % 4 === 0 ? ['house_rules'] : [], status, listed: number % 5 !== 0,
    created_ms: NOW - number * HOUR, started_ms: status === 'open' ? 0 : NOW - number * HOUR, ended_ms: over ? NOW - number * HOUR + 1900000 : 0, end_reason: over ? 'cards' : null, moves: status === 'open' ? 0 : 140 + number,
    seats: [0, 1, 2].map((seat) => ({ seat, user: seat === 1 ? null : seat + 1, name: status === 'open' && seat === 2 ? '' : NAMES[(number + seat) % NAMES.length], bot: seat === 1 ? 'easy' : null, rank: over ? seat + 1 : 0, score: over ? 190 - 31 * seat : 0 })),
  };
}

function logOf(id) {
  const texts = [['place forest 3', ['placed seat 0 forest 3']], ['place hut', ['placed seat 1 hut 2']], ['place hunt 4', ['placed seat 2 hunt 4']], ['use forest', ['rolled seat 0 forest 4 2 6', 'gathered seat 0 wood 4', 'returned seat 0 forest']], ['take', ['took card C11', 'paid wood 2', 'card_turned C23']]];
  const rows = Array.from({ length: 24 }, (_, n) => ({
    version: n, seat: n === 0 ? null : (n - 1) % 3, at_ms: NOW - HOUR + n * 7300, move: null, text: n === 0 ? '' : texts[n % 5][0], state_hash: '0123456789abcdef',
    events: (n === 0 ? ['cards_shuffled 36', 'turn_began 0'] : texts[n % 5][1]).map((text) => ({ event: { kind: 'placed' }, text })),
  }));
  return { match: { ...match(Number(id.slice(-7)) || 2), id }, rows, more: true };
}

let asked = 0;
function overview() {
  asked += 1;
  const wave = (size, step) => Math.round(size * (1 + Math.sin((asked + step) / 4)));
  return {
    version: '0.1.0', uptime_s: 273600 + asked, now_ms: NOW + asked * 1000,
    connections: { http: 3 + wave(2, 3), live: 40 + wave(6, 0), watchers: 52, refused: 0 }, matches: { memory: 31, open: 4, running: 19 }, users: { online: 38 },
    moves: { total: 184223, refused: 412, per_second: 12.4, seconds: Array.from({ length: 60 }, (_, n) => Math.max(0, Math.round(12 + 9 * Math.sin((n + asked) / 3)))) },
    commits: { total: 91204, failures: 0, queue: 0, p50_ms: 1.9, p99_ms: 6 + wave(1, 5), max_ms: 41.2 }, bots: { thinking: wave(3, 2), queue: wave(1, 7) }, store: { bytes: 812e6, wal_bytes: 4.1e6 },
  };
}

function doctor() {
  const line = (check, sign, code, text, values, mend = null) => ({ check, sign, code, text, mend, values });
  return {
    version: '0.1.0', verdict: 'fault', at_ms: NOW, took_ms: 412, checks: [
      line('disk', 'ok', 'disk_ok', '41.2 GB of 80.0 GB free on the disk of /var/lib/ochre.', { path: '/var/lib/ochre', free_bytes: 41.2e9, size_bytes: 80e9 }),
      line('backup', 'warning', 'backup_old', 'The newest backup, /var/lib/ochre/backups/ochre-1.sqlite, is already 3 d old.', { path: '/var/lib/ochre/backups/ochre-1.sqlite', age_s: 259200 }, 'systemctl start ochre-backup.service'),
      line('proxies', 'fault', 'proxies_off', 'The proxy 127.0.0.1 passes on client addresses but is not trusted: all users share one limit.', { proxy: '127.0.0.1' }, 'echo OCHRE_TRUST_PROXY=1 >>/etc/default/ochre && systemctl restart ochre'),
      line('mail', 'skipped', 'mail_off', 'No mail server is set.', {}),
    ],
  };
}

function audit() {
  const row = (number, action, target, detail = '', by = 'web', result = 'done') => ({ number, at_ms: NOW - (9 - number) * HOUR, by, who: { user: by === 'web' ? 7 : null, name: by === 'web' ? 'Wanda' : 'root' }, action, target, detail, result });
  return { rows: [row(6, 'query', '', 'SELECT seats, card, count(*) AS taken FROM v_card WHERE rank IS NOT NULL GROUP BY seats, card ORDER BY seats'), row(5, 'ban', '4 Kay', 'Called people names at three tables'), row(4, 'reset-password', '3 Ulf Steinbeißer'), row(3, 'query', '', 'SELECT * FROM user', 'web', 'query_refused'), row(2, 'save-query', 'long_evenings'), row(1, 'make-admin', '7 Wanda', '', 'cli')], more: false };
}

/** The answer, or null if it is none of these routes. A refusal is {status, error}. */
export function adminAnswer(method, url, body) {
  const path = url.pathname;
  const query = url.searchParams.get('query') ?? '';
  const number = Number(/users\/(\d+)/.exec(path)?.[1]);
  if (path === '/api/statistics') return { statistics: Object.entries(STATISTICS).map(([name, { question, chart }]) => ({ name, question, chart, params: [] })) };
  if (path.startsWith('/api/statistics/')) return { name: path.slice(16), cut: false, computed_ms: NOW, ...STATISTICS[path.slice(16)] };
  switch (path) {
    case '/api/admin/overview': return overview();
    case '/api/admin/doctor': return doctor();
    case '/api/admin/users': return { users: Array.from({ length: 12 }, (_, n) => person(12 - n)).filter((user) => user.name.toLowerCase().includes(query.toLowerCase())), more: !query };
    case '/api/admin/matches': return { matches: Array.from({ length: 9 }, (_, n) => match(40 - n)).filter((one) => one.game.startsWith(query) || one.seats.some((seat) => seat.name.includes(query))), more: !query };
    case '/api/admin/schema': return { views: VIEWS };
    case '/api/admin/audit': return audit();
    case '/api/admin/queries': return method === 'POST' ? { query: { params: [], saved: true, public: false, chart: null, ...body } } : { queries };
    case '/api/admin/query': return body.sql.includes('v_matches') ? { status: 422, error: { name: 'query_bad', message: 'no such table: v_matches', offset: body.sql.indexOf('v_matches') } } : { ...cards, cut: false, ms: 38 };
    default:
  }
  if (path.endsWith('/log')) return logOf(path.split('/')[4]);
  if (path.endsWith('/repair')) return { match: match(2), moves: 142, sound: true, wrong: null };
  if (path.endsWith('/reset-password')) return { user: person(number), password: 'kiefer-7-otter-loess-41' };
  return Number.isNaN(number) ? null : { user: { ...person(number), ban: path.endsWith('/ban') ? { reason: body.reason, until_ms: 0, at_ms: NOW } : null } };
}
