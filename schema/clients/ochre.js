// A client of an Ochre server, in one file and without packages: for Node.js 18 or later, Deno, Bun and browsers. bots.md shows programs that use
// it; openapi.yaml describes all requests. It repeats what may be repeated until there is an answer, through lost connections and restarts of
// the server, and does nothing twice.

/** A refusal by the server, or no answer (`no_answer`) to a request that may not be repeated. */
export class OchreError extends Error {
  constructor(status, details = { name: 'no_answer', message: 'There was no answer.' }) {
    super(`${details.name}: ${details.message}`);
    Object.assign(this, { name: details.name, status, details });
  }
}

const PASSES = [429, 502, 503, 504]; // nothing was changed; the same request is accepted later
const DELAY_MS = 500; // before the first repetition; each further delay is twice as long
const DELAY_MAX_MS = 30000;
const SILENCE_MS = 45000; // the server sends something every 15 s
const WAIT_S = 25;
const HAPPENED = ['began', 'over'];
const SEEN_MAX = 1000;

const sleep = (ms) => new Promise((resolve) => { setTimeout(resolve, ms); });

/** Delays between attempts: longer and longer, and varied, so that many clients do not return at once. */
class BackOff {
  #next = DELAY_MS;

  reset() { this.#next = DELAY_MS; }

  /** @param {number} [least] seconds that the server asks for */
  async wait(least = 0) {
    const ms = this.#next * (0.5 + Math.random() / 2);
    this.#next = Math.min(2 * this.#next, DELAY_MAX_MS);
    await sleep(Math.max(ms, least * 1000));
  }
}

export class Ochre {
  #url;
  #headers;

  /** @param {string} url the server's base URL @param {string} [token] a personal token; without one listed matches can be read */
  constructor(url, token) {
    this.#url = url.replace(/\/+$/, '');
    this.#headers = token ? { authorization: `Bearer ${token}` } : {};
  }

  /**
   * Sends a request and returns the answer's JSON. Throws an OchreError for a refusal.
   * @param {string} method @param {string} path "/api/matches?filter=waiting" @param {unknown} [body]
   * @param {{repeat?: boolean}} [options] repeat: a lost answer does no harm, so that the request is sent again
   */
  async ask(method, path, body, { repeat = method !== 'POST' } = {}) {
    const headers = { ...this.#headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
    for (const backOff = new BackOff(); ;) {
      let status = 0;
      let after = 0;
      try {
        const text = body === undefined ? undefined : JSON.stringify(body);
        const answer = await fetch(this.#url + path, { method, headers, body: text, signal: AbortSignal.timeout(SILENCE_MS) });
        ({ status } = answer);
        after = Number(answer.headers.get('retry-after') ?? 0);
        if (!PASSES.includes(status)) {
          const json = await answer.json();
          if (status < 400) return json;
          throw new OchreError(status, json.error);
        }
      } catch (error) {
        if (error instanceof OchreError) throw error;
        if (!repeat) throw new OchreError(status);
      }
      await backOff.wait(after);
    }
  }

  /** The match as it is now: `match`, and once it has begun `version`, `hash`, `view`, `choices`, `result` ... @param {string} match */
  state(match) {
    return this.ask('GET', `/api/matches/${match}`);
  }

  /** My legal moves: `version`, `hash`, `seat`, `total`, `moves`; each move has its `text`, its `move` and its `number`. @param {string} match */
  legal(match) {
    return this.ask('GET', `/api/matches/${match}/legal?count=1024`);
  }

  /**
   * Makes a move, once, however often it has to be sent: its id is that of the place. Throws an OchreError, `stale` if the choices have changed.
   * @param {string} match @param {{version: number, hash?: string}} place that the move was chosen for, of legal() or state()
   * @param {string|number|object} move its text, its number or its object
   */
  move(match, { version, hash }, move) {
    return this.ask('POST', `/api/matches/${match}/moves`, { id: `${version}-${hash}`, expects: version, hash, move }, { repeat: true });
  }

  /**
   * Makes moves in a match as long as I owe one; returns the place where I do not.
   * @param {string} match @param {(legal: any, match: string) => any} choose returns one of `legal.moves`, or a promise of it
   */
  async take_turns(match, choose) {
    for (;;) {
      const legal = await this.legal(match);
      if (legal.moves.length === 0) return legal;
      try {
        await this.move(match, legal, (await choose(legal, match)).text);
      } catch (error) {
        if (!(error instanceof OchreError) || error.status !== 409) throw error;
      } // the match has moved on: look again
    }
  }

  /** Plays in a match until it ends, and returns it. @param {string} match @param {(legal: any, match: string) => any} choose */
  async play(match, choose) {
    for (;;) {
      const { version, hash } = await this.take_turns(match, choose);
      const now = await this.state(match);
      if (!['open', 'running'].includes(now.match.status)) return now.match;
      await this.ask('GET', `/api/matches/${match}/events?count=0&from=${version + 1}&wait=${WAIT_S}${hash ? `&hash=${hash}` : ''}`);
    }
  }

  /**
   * Yields the rows of a match's log, from the version `from` on, until it has ended: each row once, through all cuts. If the log has gone back,
   * `{reset: true}` comes first, and all rows again. With a language ("en") each row has `lines`, too: the log in words.
   * @param {string} match @param {number} [from] @param {string} [lang]
   */
  async* follow(match, from = 0, lang = '') {
    const words = lang ? `&format=text&lang=${lang}` : '';
    let hash = null; // of the version before `from`
    for (let ended = false; ;) {
      const wait = ended ? 0 : WAIT_S;
      const answer = await this.ask('GET', `/api/matches/${match}/events?from=${from}&wait=${wait}${words}${hash ? `&hash=${hash}` : ''}`);
      if (answer.reset) yield { reset: true };
      for (const row of answer.rows) yield row;
      if (answer.rows.length > 0) {
        from = answer.rows.at(-1).version + 1;
        hash = from - 1 === answer.version ? answer.hash : null;
      } else if (ended) {
        return;
      } else {
        ended = !['open', 'running'].includes((await this.state(match)).match.status); // its last rows may just have come
      }
    }
  }

  /**
   * Yields the events of all my matches (GET /api/events) and never ends: `event` ("invited", "turn", "over" ...), `match`, `seat` ... What has
   * happened ("began", "over") comes once; what waits for me comes again after each cut. Throws an OchreError if the token has ended.
   */
  async* events() {
    const seen = new Set();
    let last = null;
    for (const backOff = new BackOff(); ;) {
      const abort = new AbortController();
      let timer = setTimeout(() => abort.abort(), SILENCE_MS);
      let after = 0;
      try {
        const headers = { ...this.#headers, ...(last === null ? {} : { 'last-event-id': last }) };
        const answer = await fetch(`${this.#url}/api/events`, { headers, signal: abort.signal });
        after = Number(answer.headers.get('retry-after') ?? 0);
        if (answer.status >= 400 && !PASSES.includes(answer.status)) throw new OchreError(answer.status, (await answer.json()).error);
        let text = '';
        const decoder = new TextDecoder();
        for (let reader = answer.status < 400 ? answer.body.getReader() : null; reader !== null;) {
          const { value, done } = await reader.read();
          if (done) break;
          backOff.reset();
          clearTimeout(timer);
          timer = setTimeout(() => abort.abort(), SILENCE_MS);
          const blocks = (text + decoder.decode(value, { stream: true })).split('\n\n');
          text = blocks.pop();
          for (const block of blocks) {
            const data = /^data: (.+)$/m.exec(block)?.[1];
            const event = data && JSON.parse(data);
            const repeated = event && HAPPENED.includes(event.event) && seen.has(event.id);
            if (event && !repeated) {
              seen.add(event.id);
              if (seen.size > SEEN_MAX) seen.delete(seen.values().next().value);
              yield event;
            }
            last = /^id: (.+)$/m.exec(block)?.[1] ?? last;
          }
        }
      } catch (error) {
        if (error instanceof OchreError) throw error;
      } finally {
        clearTimeout(timer);
        abort.abort();
      }
      await backOff.wait(after);
    }
  }

  /**
   * Joins each table to which I am invited, and makes moves wherever I owe one, as long as the token is valid.
   * @param {(legal: any, match: string) => any} choose @param {(event: any) => void} [told] receives every event
   */
  async run(choose, told = () => {}) {
    const turns = new Map(); // match -> its turns, one after the other
    let fail;
    const failed = new Promise((resolve, reject) => { fail = reject; });
    const after = (match, work) => turns.set(match, (turns.get(match) ?? Promise.resolve()).then(work).catch((error) => {
      if (!(error instanceof OchreError) || [401, 403].includes(error.status)) fail(error);
    }));
    const listen = async () => {
      for await (const event of this.events()) {
        const { match } = event;
        told(event);
        if (event.event === 'invited') after(match, () => this.ask('POST', `/api/matches/${match}/join`, {}, { repeat: true }));
        if (event.event === 'turn') after(match, () => this.take_turns(match, choose));
        if (event.event === 'over') after(match, () => turns.delete(match));
      }
    };
    return Promise.race([listen(), failed]);
  }
}
