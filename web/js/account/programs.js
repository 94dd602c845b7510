// @ts-check
// Access for programs: tokens, made here and shown once, and the mark that a program plays with this account.

import { state, update } from '../core/state.js';
import { get, post, remove } from '../core/api.js';
import { attempt, showNotice } from '../frame/overlays.js';
import { loadStyles } from '../core/pages.js';
import { errorWords, needWords, t, wordsOf } from '../core/words.js';

/** @typedef {{number: number, name: string, scopes: string[], made_ms: number, expires_ms: number, used_day: string|null}} Token */
/**
 * @typedef {object} Programs
 * @property {number} user owner
 * @property {Token[]} tokens
 * @property {{secret: string, name: string}|null} made the newest one, until the page is left
 */

/** @type {import('../core/words.js').Source} */
const WORDS = wordsOf('programs');

export async function prepare() {
  await Promise.all([needWords([WORDS]), loadStyles(['/js/account/programs.css', '/js/frame/tastes.css'])]);
}

/** Loads the tokens of the signed-in user. */
export async function enter() {
  update((s) => { s.programs = null; });
  const { user } = state;
  if (!user || user.guest) return;
  try {
    const { tokens } = await get('/me/tokens');
    if (state.user?.id === user.id) update((s) => { s.programs = { user: user.id, tokens, made: null }; });
  } catch (error) {
    showNotice(errorWords(/** @type {any} */ (error)), true);
  }
}

/** @param {(programs: Programs) => void} fn */
function change(fn) {
  update((s) => { if (s.programs) fn(s.programs); });
}

/** @param {string} name @param {string[]} scopes @param {number} days */
export function makeToken(name, scopes, days) {
  return attempt('programs', async () => {
    const { token, secret } = await post('/me/tokens', { name, scopes, days });
    change((programs) => { Object.assign(programs, { made: { secret, name: token.name }, tokens: [token, ...programs.tokens] }); });
  });
}

/** @param {Token} token */
export function endToken({ number }) {
  return attempt('programs', async () => {
    await remove(`/me/tokens/${number}`);
    change((programs) => { Object.assign(programs, { made: null, tokens: programs.tokens.filter((one) => one.number !== number) }); });
  });
}

export function becomeBot() {
  return attempt('programs', async () => {
    await post('/me/bot');
    update((s) => { if (s.user) s.user = { ...s.user, bot_account: true }; });
    showNotice(t('programs.is_bot'));
  });
}
