// A provider of OpenID Connect on loopback: npm's oidc-provider, with people of its own, and the faults of bad ones. A token can be replaced by another
// claim, signature or key, and answers can be slow or missing.
import { createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import http from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Provider as Real } from 'oidc-provider';

const CLIENT = 'ochre';

/** A key for signatures, as {private, jwk}. */
export function signingKey(kid = randomBytes(6).toString('hex')) {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { private: privateKey, jwk: { ...privateKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' } };
}

const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signs claims as a compact token, by RS256 if the head names no other algorithm. */
export function signed(claims, key, head = {}) {
  const text = `${part({ alg: 'RS256', kid: key.jwk.kid, ...head })}.${part(claims)}`;
  return `${text}.${createSign('SHA256').update(text).sign(key.private).toString('base64url')}`;
}

export const claimsOf = (token) => JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString());

/** The jar of a browser at the provider, which follows redirections until they leave it. */
class Jar {
  constructor(issuer) {
    this.issuer = issuer;
    this.cookies = new Map();
  }

  async ask(url, form) {
    const answer = await fetch(url, { method: form ? 'POST' : 'GET', redirect: 'manual', body: form ? new URLSearchParams(form) : undefined,
      headers: { cookie: [...this.cookies].map((pair) => pair.join('=')).join('; ') } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line);
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
    const to = answer.headers.get('location');
    return { url, text: await answer.text(), to: to && new URL(to, url).href };
  }

  /** Goes to `url` and on. @returns {Promise<{url: string, text: string, left: string|null}>} `left`: the address at which it leaves the provider */
  async go(url, form) {
    for (let answer = await this.ask(url, form); ; answer = await this.ask(answer.to)) {
      if (!answer.to) return { ...answer, left: null };
      if (!answer.to.startsWith(this.issuer)) return { ...answer, left: answer.to };
    }
  }
}

export class Provider {
  /** @param {{secret?: string}} [options] the secret of its client */
  constructor({ secret = randomBytes(20).toString('hex') } = {}) {
    this.key = signingKey();
    this.people = new Map(); // login -> claims
    this.faults = {}; // {token (claims, head) => token, answer (path) => status or 'never', before (path) => a promise that holds the answer back}
    this.seen = []; // paths of requests
    this.dir = mkdtempSync(join(tmpdir(), 'ochre-provider-'));
    this.secret = secret;
    this.secretFile = join(this.dir, 'secret');
    writeFileSync(this.secretFile, `${this.secret}\n`, { mode: 0o600 });
  }

  async start() {
    this.server = http.createServer((request, response) => this.#answer(request, response));
    await new Promise((resolve) => { this.server.listen(this.port ?? 0, '127.0.0.1', resolve); });
    this.port = this.server.address().port;
    return this;
  }

  get issuer() {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The options of a server that offers this provider. */
  args(name = 'Test Club') {
    return ['--oidc', this.issuer, '--oidc-client', CLIENT, '--oidc-secret-file', this.secretFile, '--oidc-name', name];
  }

  /** Serves these servers of Ochre, which may begin before. @param {...{url: string}} servers */
  serve(...servers) {
    this.sendTo(...servers.map(({ url }) => `${url}/account`));
  }

  /** Sends browsers back to these addresses alone. */
  sendTo(...redirects) {
    this.redirects = redirects;
    this.#make();
  }

  /** Holds the next token back. @returns {{asked: Promise<void>, release: () => void}} `asked`: somebody waits for it */
  hold() {
    const held = {};
    const released = new Promise((resolve) => { held.release = resolve; });
    held.asked = new Promise((resolve) => {
      this.faults.before = (path) => {
        if (path !== '/token') return undefined;
        this.faults.before = undefined;
        resolve();
        return released;
      };
    });
    return held;
  }

  /** Signs by another key from now on. */
  rotate(key = signingKey()) {
    this.key = key;
    this.#make();
  }

  #make() {
    const people = this.people;
    this.real = new Real(this.issuer, {
      clients: [{ client_id: CLIENT, client_secret: this.secret, redirect_uris: this.redirects, grant_types: ['authorization_code'], response_types: ['code'] }],
      claims: { openid: ['sub'], profile: ['preferred_username', 'name'], groups: ['groups'] },
      scopes: ['openid', 'profile', 'groups'],
      findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id, ...people.get(id) }) }),
      pkce: { required: () => true },
      features: { devInteractions: { enabled: true } },
      cookies: { keys: [this.secret] },
      jwks: { keys: [this.key.jwk] },
      ttl: { AccessToken: 60, AuthorizationCode: 60, IdToken: 3600, Grant: 60, Interaction: 600, Session: 600 },
    });
    this.real.use(async (context, next) => {
      await next();
      if (context.path === '/token' && context.body?.id_token && this.faults.token)
        context.body = { ...context.body, id_token: this.faults.token(claimsOf(context.body.id_token), this.key) };
    });
    this.handler = this.real.callback();
  }

  async #answer(request, response) {
    const path = request.url.split('?')[0];
    this.seen.push(path);
    await this.faults.before?.(path);
    const fault = this.faults.answer?.(path);
    if (fault === 'never') return;
    if (fault) response.writeHead(fault.status ?? 200, { 'content-type': 'application/json', ...fault.headers }).end(fault.body ?? '{}');
    else this.handler(request, response);
  }

  /** Signs `login` in at the provider's page, and agrees. @returns {Promise<{code: string, state: string, issuer?: string, provider?: string}>} what comes back */
  async visit(url, login) {
    const jar = new Jar(this.issuer);
    let page = await jar.go(url);
    for (let steps = 0; !page.left && steps < 4; steps++) {
      const action = new URL(/<form[^>]*action="([^"]+)"/.exec(page.text)?.[1] ?? assertPage(page), page.url).href;
      const prompt = /name="prompt" value="([^"]+)"/.exec(page.text)?.[1] ?? 'consent';
      page = await jar.go(action, prompt === 'login' ? { prompt, login, password: 'any' } : { prompt });
    }
    const back = new URL(page.left).searchParams;
    return { code: back.get('code'), state: back.get('state'), issuer: back.get('iss') ?? undefined, provider: back.get('provider') ?? undefined };
  }

  async stop() {
    this.server.closeAllConnections();
    await new Promise((resolve) => { this.server.close(resolve); });
  }

  async close() {
    if (this.server.listening) await this.stop();
    rmSync(this.dir, { recursive: true, force: true });
  }
}

function assertPage({ url, text }) {
  throw new Error(`no form at ${url}: ${text.slice(0, 300)}`);
}
