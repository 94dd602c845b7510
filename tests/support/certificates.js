// Certificates of an unknown authority, made for each test.
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

  /** {key, cert, files} for a name as a certificate has it: 'IP:127.0.0.1', 'DNS:mail.example'; `dates`: from and until, '20200101000000Z'. */
  certify(name, dates) {
    this.count += 1;
    const [key, request, cert, more] = ['key', 'csr', 'pem', 'ext'].map((ending) => `${this.count}.${ending}`);
    writeFileSync(join(this.dir, more), `subjectAltName=${name}\n`);
    this.#openssl('req', ...KEY, '-subj', '/CN=a server of tests', '-keyout', key, '-out', request);
    if (dates) this.#sign(request, more, cert, dates);
    else this.#openssl('x509', '-req', '-in', request, '-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-days', '2', '-extfile', more, '-out', cert);
    const files = { key: join(this.dir, key), cert: join(this.dir, cert) };
    return { key: readFileSync(files.key), cert: readFileSync(files.cert), files };
  }

  /** The small way of signing takes a number of days from now, and no date. */
  #sign(request, more, cert, [from, until]) {
    const settings = '[ca]\ndefault_ca=own\n[own]\ndatabase=index\nnew_certs_dir=.\nserial=serial\ndefault_md=sha256\npolicy=any\n[any]\ncommonName=supplied\n';
    writeFileSync(join(this.dir, 'ca.conf'), settings);
    writeFileSync(join(this.dir, 'index'), '');
    writeFileSync(join(this.dir, 'serial'), `0${this.count}\n`.slice(-3));
    this.#openssl('ca', '-batch', '-config', 'ca.conf', '-notext', '-in', request, '-cert', 'ca.pem', '-keyfile', 'ca.key', '-startdate', from, '-enddate', until,
      '-extfile', more, '-out', cert);
  }

  remove() {
    rmSync(this.dir, { recursive: true });
  }
}
