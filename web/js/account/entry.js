// @ts-check
// Rules for new accounts, the invitation codes of the user, and the first administrator of a new server.

import { state, update } from '../core/state.js';
import { get, post, put, remove } from '../core/api.js';
import { attempt, showNotice } from '../frame/overlays.js';
import { openShare } from '../frame/sharing.js';
import { errorWords, t } from '../core/words.js';
import { signedIn } from './actions.js';

/** @typedef {{number: number, code: string, note: string, uses: number, used: number, made_ms: number, expires_ms: number}} Code */

const LINK = /^#(code|setup)-([a-z0-9]{12}|[a-z0-9]{40})$/;

/** The rules of the server, the secret of the link that led here, and the user's codes; null: not loaded yet. */
export const entry = {
  rules: /** @type {{registration: string, guests: string, codes_per_account: number,
    providers: {id: string, name: string}[]}|null} */ (null),
  code: '', setup: '', user: 0, codes: /** @type {Code[]|null} */ (null),
};

/** Returns whether the user may make codes. @param {import('../core/state.js').State} state */
export const mayInvite = ({ user }) => Boolean(user && !user.guest && (user.admin || entry.rules?.codes_per_account));

/** Removes a link from the address bar at once: it is a secret. */
function openLink() {
  const [, kind, secret] = LINK.exec(location.hash) ?? [];
  entry.setup = kind === 'setup' ? secret : '';
  if (kind === 'code') entry.code = secret;
  if (kind) history.replaceState(history.state, '', location.pathname);
}

export async function enter() {
  update(() => { openLink(); });
  const user = state.user?.id ?? 0;
  try {
    const rules = await get('/entry');
    update(() => { Object.assign(entry, { rules, user, codes: null }); });
    if (!mayInvite(state)) return;
    const { codes } = await get('/me/codes');
    if (state.user?.id === user) update(() => { entry.codes = codes; });
  } catch (error) {
    showNotice(errorWords(/** @type {any} */ (error)), true);
  }
}

/** @param {Code} code */
export const codeLink = ({ code }) => `${state.base}account#code-${code}`;

/** @param {Code} code */
export const shareCode = (code) => openShare(codeLink(code), t('entry.code_title'), 'code');

/** @param {string} note @param {number} uses @param {number} days */
export function makeCode(note, uses, days) {
  return attempt('codes', async () => {
    const { code } = await post('/me/codes', { note, uses, days });
    update(() => { entry.codes = [code, ...(entry.codes ?? []).filter((one) => one.expires_ms > Date.now())]; });
    shareCode(code);
  });
}

/** @param {Code} code */
export function revokeCode({ number }) {
  return attempt('codes', async () => {
    await remove(`/me/codes/${number}`);
    update(() => { entry.codes = (entry.codes ?? []).filter((one) => one.number !== number); });
  });
}

/** @param {{name: string, password: string, registration: string, guests: string}} form */
export function setUp({ name, password, registration, guests }) {
  return attempt('setup', async () => {
    const { user } = await post('/setup', { token: entry.setup, name, password });
    update(() => { entry.setup = ''; });
    try {
      for (const [setting, value] of Object.entries({ registration, guests })) await put(`/admin/settings/${setting}`, { value });
    } finally {
      signedIn(user); // also if a setting failed: the link is used up
    }
    showNotice(t('entry.set_up'));
  });
}
