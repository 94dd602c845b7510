// A REST client with a cookie jar. Every answer is checked against openapi.yaml, and which routes were taken is remembered.
import assert from 'node:assert/strict';
import http from 'node:http';
import { agent, hangUpIdle } from './agent.js';
import { patient } from './patience.js';
import { answerProblem, seenForAll, routeOf, routes } from './schemas.js';

/** Statuses that refused_tokens.test.js and wrong_methods.test.js see for all operations. */
const elsewhere = routes.flatMap((route) => Object.keys(route.operation.responses).filter((status) => seenForAll(route, status))
  .map((status) => `${route.method} ${route.path} ${status}`));

/** "GET /api/me 200" and the like: what was exercised in this process. */
export const exercised = new Set(elsewhere);

/** Forgets what was exercised, before another file of tests in the same process. */
export function forgetExercised() {
  exercised.clear();
  for (const one of elsewhere) exercised.add(one);
}

/**
 * Returns the statuses in openapi.yaml that this process has not seen, for the routes whose path `wanted` matches: "GET /api/me 404".
 * `exempt`: statuses.
 */
export const unseen = (wanted, ...exempt) => routes.filter(({ path }) => wanted.test(path)).flatMap(({ method, path, operation }) => Object.keys(operation.responses)
  .filter((status) => !exempt.includes(status) && !seenForAll({ operation }, status)).map((status) => `${method} ${path} ${status}`)).filter((one) => !exercised.has(one));

/** Those of `people` who play in the match agree, one after the other, to call it off; the match as it is then. */
export async function callOff(id, ...people) {
  const path = `/api/matches/${id}`;
  for (const rest of people) {
    for (let told = null; told?.status !== 200;) { // a bot may have moved: then look again, and repeat
      const { match } = await rest.get(path);
      if (match.status !== 'running' || match.my_seat === null) break;
      told = await rest.ask('POST', `${path}/moves`, { id: `off-${match.version}`, expects: match.version, move: { kind: 'seat_vote', about: null, choice: 'call_off' } });
      assert.ok(told.status === 200 || told.json?.error?.name === 'stale', `a match is called off: ${told.text}`);
    }
  }
  return (await people.at(-1).get(path)).match;
}

/** Each of `people` plays the first legal move whenever it is their turn, until the match is over or abandoned. */
export async function playOut(match, ...people) {
  const path = `/api/matches/${match}`;
  for (;;) {
    let seen = 0; // the newest version without an owed decision
    let moved = false;
    for (const rest of people) {
      const { version, total } = await rest.get(`${path}/legal?count=1`);
      seen = Math.max(seen, version);
      if (total === 0) continue;
      moved = true;
      await rest.ask('POST', `${path}/moves`, { id: `m${version}`, expects: version, move: 0 });
    }
    if (moved) continue;
    if ((await people[0].get(path)).match.status !== 'running') return;
    await people[0].get(`${path}/events?from=${seen + 1}&count=0&wait=10`);
  }
}

/** The rows of a question's answer, by column. */
export const rowsOf = ({ columns, rows }) => rows.map((row) => Object.fromEntries(row.map((value, at) => [columns[at], value])));

/** One plain request: {status, headers, text, json}. options: {headers, body (text or bytes), localAddress, agent, timeout_ms}. Of a stream of events,
 *  which does not end, there is the head alone. */
export function send(base, method, path, options = {}) {
  return new Promise((resolve, reject) => {
    const body = options.body === undefined ? null : Buffer.from(options.body);
    hangUpIdle();
    const headers = { ...(body ? { 'content-type': 'application/json', 'content-length': body.length } : {}), ...options.headers };
    const request = http.request(base + path, { method, headers, agent: options.agent ?? agent, localAddress: options.localAddress }, (response) => {
      const parts = [];
      if (/^text\/event-stream/.test(response.headers['content-type'])) {
        resolve({ status: response.statusCode, headers: response.headers, text: '', json: undefined });
        request.destroy();
        return;
      }
      response.on('data', (part) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(parts).toString('utf8');
        let json;
        try { json = JSON.parse(text); } catch { json = undefined; }
        resolve({ status: response.statusCode, headers: response.headers, text, json });
      });
    });
    request.setTimeout(options.timeout_ms ?? patient(20000), () => request.destroy(new Error(`${method} ${path}: no answer`)));
    request.on('error', reject);
    request.end(body ?? undefined);
  });
}

export class Rest {
  /** options: those of send(), and {check (false: another release says what it says)} */
  constructor(server, options = {}) {
    this.server = server;
    this.options = options;
    this.cookie = null; // the session's; what makes the device known is beside it
    this.device = null;
    this.provider = null; // a sign-in through a provider that has begun
    this.user = null;
  }

  /** Sends `body` as JSON (or `options.raw` as it is), checks the answer against openapi.yaml, keeps the cookie. */
  async ask(method, path, body, options = {}) {
    const cookies = [this.cookie, this.device, this.provider].filter(Boolean).join('; ');
    const headers = { ...(cookies ? { cookie: cookies } : {}), ...options.headers };
    const raw = options.raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const answer = await send(this.server.url, method, path, { ...this.options, ...options, headers, body: raw });
    const bare = path.split('?')[0];
    const wrong = this.options.check === false ? null : answerProblem(method, bare, answer);
    assert.equal(wrong, null, `${method} ${path} -> ${answer.status}: ${wrong}\n${answer.status >= 500 ? this.server.tail() : ''}`);
    const route = routeOf(method, bare);
    if (route) exercised.add(`${route.method} ${route.path} ${answer.status}`);
    this.#keepCookie(answer);
    return answer;
  }

  #keepCookie(answer) {
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [pair] = line.split(';');
      if (pair.startsWith('ochre_device')) this.device = pair;
      else if (pair.startsWith('ochre_provider')) this.provider = /=$/.test(pair) ? null : pair;
      else this.cookie = /=$/.test(pair) || /max-age=0/i.test(line) ? null : pair;
    }
  }

  /** The same, and the status must be `status`; returns the body. */
  async expect(status, method, path, body, options) {
    const answer = await this.ask(method, path, body, options);
    assert.equal(answer.status, status, `${method} ${path} -> ${answer.status} ${answer.text}\n${this.server.tail(15)}`);
    return answer.json ?? answer.text;
  }

  /** The request must be refused with this status and error name. Returns the error. */
  async refused(status, name, method, path, body, options) {
    const answer = await this.ask(method, path, body, options);
    assert.equal(`${answer.status} ${answer.json?.error?.name}`, `${status} ${name}`,
      `${method} ${path} ${JSON.stringify(body)?.slice(0, 200)} -> ${answer.text.slice(0, 300)}`);
    return answer.json.error;
  }

  get = (path) => this.expect(200, 'GET', path);
  post = (path, body = {}) => this.expect(200, 'POST', path, body);
  create = (path, body = {}) => this.expect(201, 'POST', path, body);
}

/** A client that has registered an account. */
export async function account(server, name, options) {
  const rest = new Rest(server, options);
  await rest.create('/api/accounts', { name, password: `${name} has a password` });
  return rest;
}

/** A new guest. */
export async function guest(server, name, options) {
  const rest = new Rest(server, options);
  rest.user = (await rest.create('/api/guests', { name })).user;
  return rest;
}

/** A match with these people (the first is the host) and bots on the seats after them; started unless told otherwise. */
export async function table(people, { bots = [], start = true, ...options } = {}) {
  const [host, ...others] = people;
  const body = { game: 'stoneage', seats: people.length + bots.length, bot_delay: false, ...options };
  let match = (await host.create('/api/matches', body)).match;
  for (const person of others) await person.post(`/api/matches/${match.id}/join`, match.key ? { key: match.key } : {});
  for (const [index, bot] of bots.entries()) {
    await host.post(`/api/matches/${match.id}/bots`, { seat: people.length + index, bot });
  }
  match = (await host.get(`/api/matches/${match.id}`)).match;
  return start ? { ...(await host.post(`/api/matches/${match.id}/start`)).match, key: match.key } : match;
}
