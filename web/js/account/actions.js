// @ts-check
// Actions of the user's account: signing in and out, password, sessions, the export of data, the installed client.

import { state, update } from '../core/state.js';
import { get, post, remove } from '../core/api.js';
import { go, loadSessions, reconnect } from '../actions.js';
import { attempt, showNotice } from '../frame/overlays.js';
import { emptyMine } from '../mine/lists.js';
import { adoptPrefs, syncPrefs } from '../core/prefs.js';
import { dropUnsent } from '../core/resend.js';
import { t } from '../core/words.js';

/** @param {string} name @param {string} password */
export function signIn(name, password) {
  return attempt('sign_in', async () => {
    const { user } = await post('/sessions', { name, password });
    signedIn(user);
  });
}

/** @param {string} name @param {string} password @param {string} [code] */
export function register(name, password, code) {
  return attempt('register', async () => {
    const { user } = await post('/accounts', { name, password, ...codeOf(code) });
    signedIn(user);
  });
}

/** Returns the member of an invitation code as somebody typed it, if any. @param {string} [code] */
export const codeOf = (code) => (code?.trim() ? { code: code.trim().toLowerCase() } : {});

/** @param {any} user */
export function signedIn(user) {
  update((s) => { s.user = user; s.mine = emptyMine(); });
  syncPrefs();
  reconnect();
  go(state.came);
}

/**
 * Returns what shows that the user is the owner of the account: null, which is the password; without one a passkey; without both nothing,
 * since the sign-in was a short time ago.
 * @param {string} password
 */
export async function ownerProof(password) {
  if (password || state.pages.passkeys?.password !== false) return null;
  if (!state.pages.passkeys.list.length) return {};
  return { passkey: await (await import('./webauthn.js')).showPasskey() };
}

/** @param {string} old @param {string} fresh */
export function changePassword(old, fresh) {
  return attempt('password', async () => {
    await post('/me/password', { ...(await ownerProof(old) ?? { old }), new: fresh });
    await loadSessions();
    update((s) => { if (s.pages.passkeys) s.pages.passkeys.password = true; });
    showNotice(t('account.password_changed'));
  });
}

/** @param {string} id one of the account's sessions, not this one */
export function endSession(id) {
  return attempt('sessions', async () => {
    await remove(`/me/sessions/${id}`);
    await loadSessions();
  });
}

export function endOtherSessions() {
  return attempt('sessions', async () => {
    await remove('/me/sessions');
    await loadSessions();
    showNotice(t('sessions.ended_others'));
  });
}

/**
 * Turns notifications on this device off; in a browser that cannot do so, the other steps continue.
 * @param {(device: any) => Promise<void>} off
 */
async function offDevice(off) {
  try {
    await off(await import('../notifications/device.js'));
  } catch {
    // The server deletes the address after the next message that is rejected.
  }
}

/** @param {boolean} everywhere */
export function signOut(everywhere) {
  return attempt('sign_out', async () => {
    await offDevice(({ signOutDevice }) => signOutDevice(state.user?.id ?? 0, everywhere));
    await remove(everywhere ? '/sessions/all' : '/sessions');
    signedOut(t('account.signed_out'));
  });
}

/** @param {string} password */
export function deleteAccount(password) {
  return attempt('delete', async () => {
    await remove('/me', await ownerProof(password) ?? (password ? { password } : {}));
    await offDevice(({ switchOff }) => switchOff());
    signedOut(t('account.deleted'));
  });
}

/** @param {string} words */
function signedOut(words) {
  update((s) => { s.user = null; s.sessions = null; s.relations = null; s.link = null; s.mine = emptyMine(); });
  dropUnsent(() => true);
  adoptPrefs({ changed_ms: 0, avatar: undefined, level: '', last: null }); // the next person on this device starts without settings
  reconnect();
  showNotice(words);
  go('./');
}

export function exportAccount() {
  return attempt('export', async () => {
    const data = await get('/me/export');
    const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = 'ochre.json';
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  });
}

/** Scrolls to a section of the page, and moves the position of the keyboard and of screen readers there. @param {string} name */
export function showPart(name) {
  const part = document.getElementById(name);
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}

/**
 * Uses the install offer, which is valid once: the browser asks the user, and may offer it again.
 * @param {import('../core/installed_client.js').Offer} offer
 */
export async function install(offer) {
  update((s) => { s.ui.install = null; });
  await offer.prompt().catch(() => {}); // the offer had expired
}
