// @ts-check
// Signing in through a provider (OpenID Connect): the way there, the return, and the user's linked sign-ins. Their state is
// state.pages.providers, which no other page needs.

import { state, update } from '../core/state.js';
import { get, post, remove } from '../core/api.js';
import { attempt, showNotice } from '../frame/overlays.js';
import { errorWords, needRefusals, t } from '../core/words.js';
import { codeOf, ownerProof, signedIn } from './actions.js';

/** @typedef {{number: number, issuer: string, provider: string|null, name: string|null, made_ms: number, used_day: ?string}} Identity */
/**
 * @typedef {object} Providers
 * @property {number} user owner of the list; 0: nobody is signed in, or a guest
 * @property {Identity[]} list
 * @property {boolean} returning the browser has just come back from a provider
 */

const CAME = 'ochre_came'; // in the session's storage: the page to which a sign-in returns

/** @returns {Providers|undefined} */
export const providersOf = (/** @type {import('../core/state.js').State} */ s) => s.pages.providers;

/** Returns what a provider has added to the address, and removes it there at once, since a code is a secret. */
function takeAnswer() {
  const said = new URLSearchParams(location.search);
  const [code, given, error, issuer, provider] = ['code', 'state', 'error', 'iss', 'provider'].map((name) => said.get(name) ?? '');
  if (!given || (!code && !error)) return null;
  history.replaceState(history.state, '', location.pathname);
  return { code, state: given, ...(issuer ? { issuer } : {}), ...(provider ? { provider } : {}) };
}

/** Completes what was begun at a provider, and loads the user's linked sign-ins. */
export async function enter() {
  const answer = takeAnswer();
  update((s) => { s.pages.providers = { user: 0, list: [], returning: Boolean(answer) }; });
  if (answer) await complete(answer);
  await load();
}

/** @param {{code: string, state: string, issuer?: string, provider?: string}} answer */
async function complete(answer) {
  const links = state.user && !state.user.guest; // whose page shows the refusal at its top
  await attempt(links ? 'providers' : 'provider', async () => {
    if (!answer.code) {
      await needRefusals();
      throw Object.assign(new Error(), { name: 'provider_cancelled' });
    }
    const { user } = await post('/sessions/provider', answer);
    if (!user) {
      showNotice(t('providers.linked'));
      return;
    }
    update((s) => { s.came = sessionStorage.getItem(CAME) ?? s.came; });
    signedIn(user);
  });
  sessionStorage.removeItem(CAME);
  update((s) => { s.pages.providers.returning = false; });
}

async function load() {
  const { user } = state;
  if (!user || user.guest) return;
  try {
    const { identities } = await get('/me/identities');
    if (state.user?.id === user.id) update((s) => { Object.assign(s.pages.providers, { user: user.id, list: identities }); });
  } catch (error) {
    showNotice(errorWords(/** @type {any} */ (error)), true);
  }
}

/** @param {string} url of the provider's page, as the server says */
function leave(url) {
  sessionStorage.setItem(CAME, state.came);
  location.assign(url);
}

/** @param {string} provider its id @param {string} [code] an invitation code */
export function signInThrough(provider, code) {
  return attempt('provider', async () => leave((await post('/sessions/provider/begin', { provider, ...codeOf(code) })).url));
}

/** Links a sign-in; the owner confirms by the password, or without one by a passkey. @param {string} provider @param {string} password */
export function linkProvider(provider, password) {
  return attempt('providers', async () => {
    const proof = await ownerProof(password) ?? (password ? { password } : {});
    leave((await post('/me/identities', { provider, ...proof })).url);
  });
}

/** @param {number} number */
export function unlink(number) {
  return attempt('providers', async () => {
    await remove(`/me/identities/${number}`);
    await load();
  });
}
