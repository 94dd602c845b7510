// Certificates of an authority that nobody knows, made anew for each test.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

export class Authority {
  constructor() {
    this.dir = mkdtempSync(join(tmpdir(), 'ochre-ca-'));
    this.file = join(this.dir, 'ca.pem'); // its own certificate
    this.count = 0;
    this.#openssl('req', '-x509', ...KEY, '-days', '2', '-subj', '/CN=An authority of tests', '-keyout', 'ca.key', '-out', 'ca.pem');
  }

  #openssl(...words) {
    return execFileSync('openssl', words, { cwd: this.dir, stdio: ['ignore', 'pipe', 'pipe'] });
  }

  /** {key, cert} for a name as a certificate has it: 'IP:127.0.0.1', 'DNS:mail.example'. */
  certify(name) {
    this.count += 1;
    const [key, request, cert, more] = ['key', 'csr', 'pem', 'ext'].map((ending) => `${this.count}.${ending}`);
    writeFileSync(join(this.dir, more), `subjectAltName=${name}\n`);
    this.#openssl('req', ...KEY, '-subj', '/CN=a server of tests', '-keyout', key, '-out', request);
    this.#openssl('x509', '-req', '-in', request, '-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-days', '2', '-extfile', more, '-out', cert);
    return { key: readFileSync(join(this.dir, key)), cert: readFileSync(join(this.dir, cert)) };
  }

  remove() {
    rmSync(this.dir, { recursive: true });
  }
}
