// Signing in through a provider of OpenID Connect, on a file and on PostgreSQL, with npm's oidc-provider: the first time, again, linking.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { Postgres } from '../support/postgres.js';
import { Provider } from '../support/provider.js';
import { account, guest, Rest, table } from '../support/rest.js';
import { startServer } from '../support/server.js';

const postgres = new Postgres();
const provider = await new Provider().start();
const file = await startServer({ args: provider.args() });
const database = await startServer({ args: ['--store', postgres.url(), ...provider.args()] });
provider.serve(file, database);
after(async () => {
  await Promise.all([file.close(), database.close(), provider.close()]);
  postgres.close();
});

const BEGIN = '/api/sessions/provider/begin';
const END = '/api/sessions/provider';

/** Makes somebody known to the provider. */
const person = (login, claims = {}) => { provider.people.set(login, { preferred_username: login, ...claims }); };

/** The id of the one provider that a server offers. */
const idOf = async (server) => (await new Rest(server).get('/api/entry')).providers[0].id;

/** Goes to the provider and signs in there. */
const gone = async (who, login, more = {}) => provider.visit((await who.post(BEGIN, { provider: await idOf(who.server), ...more })).url, login);

/** Signs in through the provider, in a new browser or in that of `who`. */
async function signedIn(server, login, who = new Rest(server)) {
  who.user = (await who.create(END, await gone(who, login))).user;
  return who;
}

for (const [engine, server] of [['a file', file], ['PostgreSQL', database]]) {
  test(`on ${engine} the first sign-in makes an account, and the same person comes back to it in another browser`, async () => {
    person('ada', { preferred_username: 'Ada L.' });
    const ada = await signedIn(server, 'ada');
    assert.deepEqual([ada.user.name, ada.user.guest, ada.user.admin], ['Ada L.', false, false]);
    assert.deepEqual((await ada.get('/api/me')).user, ada.user);
    assert.equal(ada.provider, null, 'the cookie of the sign-in is gone');
    person('ada', { preferred_username: 'Another name' });
    const again = await signedIn(server, 'ada');
    assert.deepEqual(again.user, ada.user, 'the subject identifies a person, and not a name');
    const { identities: [one] } = await again.get('/api/me/identities');
    assert.deepEqual([one.issuer, one.provider, one.name], [provider.issuer, 'Test Club', 'Another name']);
    assert.match(one.used_day, /^\d{4}-\d\d-\d\d$/);
  });
}
