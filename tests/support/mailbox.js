// A mail server on loopback that keeps what it is given, taken apart.
import { SMTPServer } from 'smtp-server';

const decode = (text) => Buffer.from(text, 'base64').toString('utf8');
/** Decodes =?UTF-8?B?...?=. */
const words = (text) => text.replace(/=\?UTF-8\?B\?([^?]*)\?=\s*/g, (_, word) => decode(word)).trim();

/** {from, to, headers, subject, text, html} of a mail as this project writes them. */
function takeApart(raw, envelope) {
  const [head, ...rest] = raw.split('\r\n\r\n');
  const headers = Object.fromEntries(head.replace(/\r\n[ \t]+/g, ' ').split('\r\n').map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]));
  const [, boundary] = /boundary="([^"]*)"/.exec(headers['content-type']);
  const parts = rest.join('\r\n\r\n').split(`--${boundary}`).slice(1, -1).map((part) => {
    const [about, body] = part.split('\r\n\r\n');
    return [/text\/\w+/.exec(about)[0], decode(body)];
  });
  const bodies = Object.fromEntries(parts);
  return { from: envelope.mailFrom.address, to: envelope.rcptTo[0].address, headers, subject: words(headers.subject), text: bodies['text/plain'], html: bodies['text/html'] };
}

/**
 * {url, port, mails, refuse (a code with which it says no to an address, and `why`; 0: it takes them), names (that were said in EHLO), close()}. Options: tls ({key, cert}: it offers STARTTLS; secure:
 * it speaks nothing else), password (who has another one, or none, is refused; `logins` has what was tried: {user, password, tls}), plain
 * (takes passwords without TLS).
 */
export async function openMailbox({ tls, secure = false, password, plain = false } = {}) {
  const box = { mails: [], refuse: 0, why: 'not now', names: [], password, logins: [], encrypted: [] };
  const server = new SMTPServer({
    ...tls,
    secure,
    authOptional: !password,
    allowInsecureAuth: plain,
    disabledCommands: [...(tls ? [] : ['STARTTLS']), ...(password ? [] : ['AUTH'])],
    onAuth(auth, session, done) {
      box.logins.push({ user: auth.username, password: auth.password, tls: session.secure });
      done(auth.password === box.password ? null : Object.assign(new Error('who are you?'), { responseCode: 535 }), { user: auth.username });
    },
    onRcptTo(_, session, done) {
      box.names.push(session.hostNameAppearsAs);
      done(box.refuse ? Object.assign(new Error(box.why), { responseCode: box.refuse }) : null);
    },
    onMailFrom: (_, session, done) => done(box.refuseFrom ? Object.assign(new Error('not you'), { responseCode: box.refuseFrom }) : null),
    onData(stream, session, done) {
      let raw = '';
      stream.setEncoding('utf8').on('data', (text) => { raw += text; }).on('end', () => {
        box.mails.push(takeApart(raw, session.envelope));
        box.encrypted.push(session.secure);
        done();
      });
    },
  });
  server.on('error', () => {}); // a client that hangs up in the middle
  await new Promise((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  box.port = server.server.address().port;
  box.url = `smtp://127.0.0.1:${box.port}`;
  box.close = () => new Promise((resolve) => { server.close(resolve); });
  return box;
}
