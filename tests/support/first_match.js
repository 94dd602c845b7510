// node first_match.js FILE PORT NODE_PORT...: two people open a match and one of them moves, at 127.0.0.1:PORT; each of the nodes behind it is well
// and knows of the move. FILE remembers who they are, so that the next time they play on. Needs nothing but node 18: this runs where nothing else
// is installed, for tests/fresh.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const [file, port, ...nodes] = process.argv.slice(2);
const WAIT_MS = 30000;

/** One request: {status, json, cookie}. */
async function ask(at, method, path, { cookie, body } = {}) {
  const response = await fetch(`http://127.0.0.1:${at}${path}`, {
    method, headers: { ...(cookie ? { cookie } : {}), ...(body ? { 'content-type': 'application/json' } : {}) }, body: body && JSON.stringify(body),
  });
  const given = [...(response.headers.get('set-cookie') ?? '').matchAll(/(?:^|, )(\w+=[^;]+)/g)].map(([, pair]) => pair);
  return { status: response.status, json: await response.json(), cookie: given.join('; ') };
}

/** The same, which has to go well. */
async function must(at, method, path, options) {
  const answer = await ask(at, method, path, options);
  assert.ok(answer.status < 300, `${method} ${path} at ${at} -> ${answer.status} ${JSON.stringify(answer.json)}`);
  return answer;
}

/** Asks until `look` gives something. */
async function until(look, what) {
  for (const end = Date.now() + WAIT_MS; ;) {
    const found = await look().catch(() => null);
    if (found) return found;
    assert.ok(Date.now() < end, `waited in vain for ${what}`);
    await new Promise((resolve) => { setTimeout(resolve, 100); });
  }
}

async function begin() {
  const people = [];
  for (const name of ['Ann', 'Ben']) people.push((await must(port, 'POST', '/api/guests', { body: { name } })).cookie);
  const [host, other] = people;
  const { match } = (await must(port, 'POST', '/api/matches', { cookie: host, body: { game: 'stoneage', seats: 2 } })).json;
  await must(port, 'POST', `/api/matches/${match.id}/join`, { cookie: other, body: match.key ? { key: match.key } : {} });
  await must(port, 'POST', `/api/matches/${match.id}/start`, { cookie: host, body: {} });
  return { people, id: match.id, version: 0 };
}

for (const node of nodes) await until(async () => (await ask(node, 'GET', '/healthz')).status === 200, `the node at ${node}`);
const played = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : await begin();
const path = `/api/matches/${played.id}`;
const turn = await until(async () => {
  for (const cookie of played.people) {
    const { version, total } = (await must(port, 'GET', `${path}/legal?count=1`, { cookie })).json;
    if (total > 0) return { cookie, version };
  }
  return null;
}, 'whose turn it is');
assert.ok(turn.version >= played.version, 'what was played is there');
const move = { id: `move-${turn.version}`, expects: turn.version, move: 0 };
played.version = (await must(port, 'POST', `${path}/moves`, { cookie: turn.cookie, body: move })).json.accepted.version;
for (const node of nodes) {
  await until(async () => (await must(node, 'GET', path, { cookie: turn.cookie })).json.match.version >= played.version, `the move at the node at ${node}`);
}
writeFileSync(file, JSON.stringify(played));
console.log(`${nodes.length} nodes are well; match ${played.id} has come to version ${played.version}, as each of them says`);
