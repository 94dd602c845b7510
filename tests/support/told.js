// The stream of server-sent events of GET /api/events, each event checked against openapi.yaml.
import assert from 'node:assert/strict';
import http from 'node:http';
import { patient } from './patience.js';
import { problem } from './schemas.js';

export class Told {
  /** headers: what says who asks. options: {last (Last-Event-ID), localAddress} */
  constructor(server, headers, options = {}) {
    this.events = [];
    this.comments = 0;
    this.ended = false;
    this.last = options.last ?? null;
    this.waiters = new Set();
    const sent = { ...headers, ...(this.last ? { 'last-event-id': this.last } : {}) };
    this.begun = new Promise((resolve, reject) => {
      this.request = http.get(`${server.url}/api/events`, { headers: sent, agent: false, localAddress: options.localAddress }, (response) => {
        this.status = response.statusCode;
        this.headers = response.headers;
        let rest = '';
        this.text = '';
        response.setEncoding('utf8').on('data', (part) => {
          this.text += part;
          const blocks = (rest + part).split('\n\n');
          rest = blocks.pop();
          if (this.status === 200) blocks.forEach((block) => this.#take(block));
        });
        response.on('close', () => { this.ended = true; this.#wake(); });
        response.on('error', () => {});
        resolve(this);
      });
      this.request.on('error', (error) => { this.ended = true; this.#wake(); reject(error); });
    });
    this.begun.catch(() => {});
  }

  #take(block) {
    const fields = Object.fromEntries(block.split('\n').filter((line) => !line.startsWith(':')).map((line) => line.split(/: (.*)/s).slice(0, 2)));
    if (block.startsWith(':')) this.comments += 1;
    if (fields.data) {
      const event = JSON.parse(fields.data);
      this.failure ??= problem('openapi.yaml#/components/schemas/event_told', event);
      if (event.event !== fields.event) this.failure ??= `${fields.event} says ${fields.data}`;
      this.events.push(event);
      if (Number(this.last ?? 0) >= Number(fields.id)) this.failure ??= `after ${this.last} comes ${fields.id}`;
      this.last = fields.id;
    }
    this.#wake();
  }

  #wake() {
    for (const look of [...this.waiters]) look();
  }

  /** Waits until `find(this)` is true. */
  async until(find, what) {
    await this.begun;
    const found = await new Promise((resolve, reject) => {
      const look = () => {
        const value = find(this);
        if (!value && !this.failure) return;
        clearTimeout(timer);
        this.waiters.delete(look);
        resolve(value);
      };
      const timer = setTimeout(() => {
        this.waiters.delete(look);
        reject(new Error(`${what} never came; ${JSON.stringify(this.events.slice(-8))}`));
      }, patient(10000));
      this.waiters.add(look);
      look();
    });
    assert.equal(this.failure ?? null, null);
    return found;
  }

  told = (event, match, least = 0) => this.until(({ events }) => events.find((one) => one.event === event && one.match === match && one.version >= least), `${event} of ${match}`);

  close() {
    this.request.destroy();
  }
}
