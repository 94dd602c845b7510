// @ts-check
// The action of a link in an email, and the form for a forgotten password.

import { state, update } from '../core/state.js';
import { post } from '../core/api.js';
import { attempt } from '../frame/overlays.js';
import { needWords, wordsOf } from '../core/words.js';

const TOKEN = /^#([\w-]{55})$/;

/** @type {import('../core/words.js').Source} */
const WORDS = wordsOf('letter');

export async function prepare() {
  await needWords([WORDS]);
}

/** Returns the kind of a token, from its first byte. @param {string} token */
function kindOf(token) {
  const first = atob(token.slice(0, 4).replaceAll('-', '+').replaceAll('_', '/')).charCodeAt(0);
  return ['', 'confirm', 'reset', 'unsubscribe'][first] ?? '';
}

/** Removes the link from the address bar at once: it is a secret. */
export async function enter() {
  const token = TOKEN.exec(location.hash)?.[1] ?? '';
  if (token) history.replaceState(null, '', location.pathname);
  update((s) => { s.letter = { token, kind: token ? kindOf(token) : 'forgotten', done: '' }; });
}

/** @param {string} [password] the new one */
export function openLetter(password) {
  return attempt('letter', async () => {
    const { letter } = state;
    if (!letter) return;
    const { done } = await post('/letters', { token: letter.token, ...(password ? { password } : {}) });
    update(() => { letter.done = done; });
  });
}

/** @param {string} name of the account, or its address of mail */
export function requestLink(name) {
  return attempt('letter', async () => {
    await post('/passwords', { name });
    update((s) => { if (s.letter) s.letter.done = 'asked'; });
  });
}
