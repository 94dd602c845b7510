// Actions of people for make_law.js: over REST, for a server of any build.
import { until } from '../support/patience.js';
import { randomInt } from '../support/random.js';
import { Rest, table } from '../support/rest.js';

export const PASSWORD = 'the password of all of them';
export const HOUR_MS = 3600 * 1000;
export const DAY_MS = 24 * HOUR_MS;

/** Clocks: the shortest bank by correspondence, a long one, and two that are live. */
export const SHORT_DAYS = { pace: 'days', bank_s: 3600, increment_s: 600, cap_s: 7200 };
export const LONG_DAYS = { pace: 'days', bank_s: 5 * 86400, increment_s: 3600, cap_s: 5 * 86400 };
export const LIVE = { pace: 'live', bank_s: 1800, increment_s: 5, cap_s: 3600 };
export const QUICK = { pace: 'live', bank_s: 600, increment_s: 5, cap_s: 1200 };

const path = (match) => `/api/matches/${match.id}`;

export class Acts {
  constructor(server) {
    this.server = server;
    this.asked = 0;
    this.refused = []; // "what it is for: move: error"
    this.made = {}; // what it is for -> id
  }

  async people() {
    for (const called of ['Ann', 'Ben', 'Gil']) {
      const rest = new Rest(this.server, { check: false });
      rest.user = (await rest.create('/api/accounts', { name: called, password: PASSWORD })).user;
      this[called.toLowerCase()] = rest;
    }
    for (const called of ['Cid', 'Dan', 'Eve', 'Fay', 'Hal', 'Ida', 'Jon']) {
      const rest = new Rest(this.server, { check: false });
      rest.user = (await rest.create('/api/guests', { name: called })).user;
      this[called.toLowerCase()] = rest;
    }
  }

  /** A match of these people after `moves` random moves; `what` says what it is for. */
  async match(what, people, options = {}, moves = 8) {
    const { id } = await table(people, { start_seat: 0, ...options });
    const match = { id, what, people };
    if (this.made[what]) throw new Error(`two are called ${what}`);
    this.made[what] = id;
    await this.play(match, moves);
    return match;
  }

  /** A table that does not start: it has one seat more than these people. */
  async open(what, host, others) {
    this.made[what] = (await table([host, ...others], { start: false, seats: 2 + others.length })).id;
  }

  look = (match, rest = match.people[0]) => rest.get(path(match));

  /** The match once no bot owes anything, or an undo vote makes it wait. */
  async settled(match) {
    let seen;
    await until(async () => {
      seen = await this.look(match);
      const { status, seats } = seen.match;
      return status !== 'running' || seen.vote || !seen.to_act.some((seat) => seats[seat].bot);
    }, `${match.what}: bots move`);
    return seen;
  }

  /** `moves` random moves of people, or of those whom `by` names, while there are any to make; false: the match has ended. */
  async play(match, moves = 5000, by = match.people) {
    for (let made = 0; made < moves;) {
      const seen = await this.settled(match);
      if (seen.match.status !== 'running') return false;
      let rest = null;
      let legal = null;
      for (const one of by) {
        legal = await one.get(`${path(match)}/legal?count=1`);
        if (legal.total > 0) { rest = one; break; }
      }
      if (!rest) return true;
      this.asked += 1;
      const answer = await rest.ask('POST', `${path(match)}/moves`, { id: `play-${this.asked}`, expects: legal.version, move: randomInt(legal.total) });
      if (answer.status === 200) made += 1;
      else if (answer.json?.error?.name !== 'stale') throw new Error(`${match.what}: ${answer.text}`);
    }
    await this.settled(match);
    return true;
  }

  /** A move of the table by the person; a refusal is noted. Returns whether it was accepted. */
  async act(match, rest, move) {
    for (;;) {
      const { version } = await this.look(match, rest);
      this.asked += 1;
      const answer = await rest.ask('POST', `${path(match)}/moves`, { id: `act-${this.asked}`, expects: version, move });
      if (answer.status === 200) {
        await this.settled(match);
        return true;
      }
      const error = answer.json?.error?.name;
      if (error === 'stale') continue;
      this.refused.push(`${match.what}: ${JSON.stringify(move)}: ${error}`);
      return false;
    }
  }

  bot = (match, rest) => this.act(match, rest, { kind: 'seat_bot' });
  back = (match, rest) => this.act(match, rest, { kind: 'seat_back' });
  resign = (match, rest) => this.act(match, rest, { kind: 'seat_resign' });
  offer = (match, rest) => this.act(match, rest, { kind: 'seat_offer' });
  vote = (match, rest, about, choice) => this.act(match, rest, { kind: 'seat_vote', about, choice });

  async callOff(match, ...people) {
    for (const rest of people) await this.vote(match, rest, null, 'call_off');
  }

  /** The seat whose decision the match waits for. */
  async owing(match) {
    return (await this.settled(match)).to_act[0];
  }

  /** Its person, and all others. */
  async late(match) {
    const seat = await this.owing(match);
    return { seat, person: match.people[seat], others: match.people.filter((rest) => rest !== match.people[seat]) };
  }

  /** Somebody sits down by the link of an open offer that `giver` may give away. */
  async substitute(match, seat, giver, rest) {
    const offer = (await this.look(match, giver)).sitting?.offers.find((one) => one.seat === seat);
    if (!offer?.link) {
      this.refused.push(`${match.what}: no link to seat ${seat}`);
      return false;
    }
    await rest.post(`${path(match)}/substitute`, { link: offer.link });
    match.people = match.people.map((one, at) => (at === seat ? rest : one));
    await this.settled(match);
    return true;
  }

  /** Plays on until somebody may ask the others to take a move back, and asks. Returns who has. */
  async undoAsk(match, by = match.people) {
    for (let tries = 0; tries < 200; tries += 1) {
      for (const rest of by) {
        const seen = await this.look(match, rest);
        if (seen.undo === 'ask' && await this.act(match, rest, { kind: 'undo_ask' })) return rest;
      }
      if (!await this.play(match, 1)) break;
    }
    throw new Error(`${match.what}: nobody can ask`);
  }

  /** Time passes, and the server has written of it in these matches. */
  async passes(ms, matches = []) {
    const before = [];
    for (const match of matches) before.push((await this.settled(match)).version);
    await this.server.move(ms);
    for (const [at, match] of matches.entries())
      await until(async () => (await this.look(match)).version > before[at], `${match.what}: what follows`);
  }
}
