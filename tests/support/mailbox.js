// A mail server on loopback that keeps what it is given, taken apart.
import { SMTPServer } from 'smtp-server';

const decode = (text) => Buffer.from(text, 'base64').toString('utf8');
/** What =?UTF-8?B?...?= stands for. */
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

/** {url, mails, refuse (a code with which it says no; 0: it takes them), close()} */
export async function openMailbox() {
  const box = { mails: [], refuse: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_, session, done) => done(box.refuse ? Object.assign(new Error('not now'), { responseCode: box.refuse }) : null),
    onData(stream, session, done) {
      let raw = '';
      stream.setEncoding('utf8').on('data', (text) => { raw += text; }).on('end', () => {
        box.mails.push(takeApart(raw, session.envelope));
        done();
      });
    },
  });
  server.on('error', () => {}); // a client that hangs up in the middle
  await new Promise((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  box.url = `smtp://127.0.0.1:${server.server.address().port}`;
  box.close = () => new Promise((resolve) => { server.close(resolve); });
  return box;
}
