// @ts-check
// Passkeys on the account page: signing in and registering by one, those of the user. Their state is state.pages.passkeys, which no other
// page needs.

import { state, update } from '../core/state.js';
import { get, post, put, remove } from '../core/api.js';
import { attempt, closeDialog, showNotice } from '../frame/overlays.js';
import { errorWords, t } from '../core/words.js';
import { codeOf, signedIn } from './actions.js';
import { createPasskey, hasPasskeys, showPasskey } from './webauthn.js';

/** @typedef {{number: number, name: string, made_ms: number, used_day: string|null, backed_up: boolean, transports: string[]}} Passkey */
/**
 * @typedef {object} Passkeys
 * @property {boolean} possible in this browser
 * @property {number} user owner of the list; 0: nobody is signed in, or a guest
 * @property {Passkey[]} list
 * @property {boolean} password the account has one, too
 * @property {AbortController|null} offer the browser offers passkeys in the form for signing in
 */

/** @returns {Passkeys|undefined} */
export const passkeysOf = (/** @type {import('../core/state.js').State} */ s) => s.pages.passkeys;

const OFFER_MS = 8 * 60000; // less than the server accepts an answer

/** Loads the user's passkeys, or has the browser offer those with which somebody may sign in. */
export async function enterPasskeys() {
  endOffer();
  const { user } = state;
  const owner = user && !user.guest ? user.id : 0;
  update((s) => { s.pages.passkeys = { possible: hasPasskeys(), user: 0, list: [], password: true, offer: null }; });
  if (!user) void offer();
  if (owner) await load(owner);
}

/** @param {number} owner */
async function load(owner) {
  try {
    const { passkeys, password } = await get('/me/passkeys');
    if (state.user?.id === owner) update((s) => { Object.assign(s.pages.passkeys, { user: owner, list: passkeys, password }); });
  } catch (error) {
    showNotice(errorWords(/** @type {any} */ (error)), true);
  }
}

/** Ends the offer of the browser, which allows no second request beside it. */
function endOffer() {
  passkeysOf(state)?.offer?.abort();
}

/** Has the browser suggest passkeys where a name is typed, where it can, again and again while the page is open. */
async function offer() {
  if (!hasPasskeys() || !await PublicKeyCredential.isConditionalMediationAvailable?.()) return;
  const controller = new AbortController();
  if (state.user || state.route.name !== 'account') return;
  update((s) => { s.pages.passkeys.offer = controller; });
  const timer = setTimeout(() => { controller.abort(); void offer(); }, OFFER_MS);
  try {
    const proof = await showPasskey(controller.signal);
    await attempt('sign_in', async () => signedIn((await post('/sessions/passkey', proof)).user));
    if (!state.user) void offer();
  } catch {
    // It was aborted, or the browser offers none here: the button and the password remain.
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Does something with a passkey in place of the browser's offer, which comes again after a failure.
 * @param {string} busy @param {() => Promise<void>} work
 */
async function withPasskey(busy, work) {
  endOffer();
  await attempt(busy, work);
  if (!state.user) void offer();
}

export function signInByPasskey() {
  return withPasskey('sign_in', async () => signedIn((await post('/sessions/passkey', await showPasskey())).user));
}

/** Makes an account of that name, or one of the guest, with a passkey instead of a password. @param {string} name @param {string} [code] */
export function registerByPasskey(name, code) {
  if (!name.trim()) return undefined;
  return withPasskey('register', async () => {
    const { user } = await post('/accounts/passkey', { name, passkey: await createPasskey(name), ...codeOf(code) });
    signedIn(user);
  });
}

/** Adds a passkey; the owner confirms by the password, or without one by another passkey. @param {string} name @param {string} password */
export function addPasskey(name, password) {
  const { user } = state;
  if (!user) return undefined;
  return withPasskey('passkeys', async () => {
    const bare = !password && !passkeysOf(state)?.list.length;
    const proof = password ? { password } : bare ? {} : { confirm: await showPasskey() };
    await post('/me/passkeys', { ...(name ? { name } : {}), ...proof, passkey: await createPasskey(user.name) });
    await load(user.id);
    showNotice(t('passkeys.added'));
  });
}

/** @param {number} number @param {string} name */
export function renamePasskey(number, name) {
  return attempt('passkeys', async () => {
    await put(`/me/passkeys/${number}`, { name });
    await load(state.user?.id ?? 0);
    closeDialog();
  });
}

/** @param {number} number */
export function removePasskey(number) {
  return attempt('passkeys', async () => {
    await remove(`/me/passkeys/${number}`);
    await load(state.user?.id ?? 0);
  });
}
