// A web server on loopback that records requests, and answers as configured.
import http from 'node:http';

/** answer: {status, headers} or a function of (request, number) that answers with it; null: it never does. */
export class Sink {
  constructor(answer = { status: 204 }) {
    this.answer = answer;
    this.posts = []; // {method, path, headers, body, raw: as bytes}
  }

  async open() {
    this.server = http.createServer((request, response) => {
      const parts = [];
      request.on('data', (part) => parts.push(part)).on('end', () => {
        const raw = Buffer.concat(parts);
        const post = { method: request.method, path: request.url, headers: request.headers, body: raw.toString('utf8'), raw };
        this.posts.push(post);
        const answer = typeof this.answer === 'function' ? this.answer(post, this.posts.length, response) : this.answer;
        if (answer) response.writeHead(answer.status, answer.headers ?? {}).end();
      });
    });
    await new Promise((resolve) => { this.server.listen(this.port ?? 0, '127.0.0.1', resolve); });
    this.port = this.server.address().port;
    return this;
  }

  get url() {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Returns the messages received so far, as JSON. */
  get told() {
    return this.posts.map(({ body }) => JSON.parse(body));
  }

  async close() {
    this.server.closeAllConnections();
    await new Promise((resolve) => { this.server.close(resolve); });
  }
}
