// @ts-check
// Sharing a link: as a QR code for a phone, by the device's share function, by copying; with an address that works from other machines.

import { state, update } from '../core/state.js';
import { get, remove } from '../core/api.js';
import { attempt, closeDialog, openDialog, showNotice } from '../frame/overlays.js';
import { copy } from '../frame/sharing.js';
import { loadStyles } from '../core/pages.js';
import { needWords, t, wordsOf } from '../core/words.js';


/**
 * @typedef {object} Shared
 * @property {string} path of the link, below an origin
 * @property {string} title
 * @property {string} who readers and contents: invited, everybody, result
 * @property {string} match the match whose result it shows until it is ended; '': it cannot be ended
 * @property {string[]} origins addresses of the server in this network, if this page's own address works on this machine alone
 * @property {string} origin the chosen one
 * @property {string} here this page's
 * @property {boolean} alone own address works on this machine alone
 * @property {string} [text] form of the text of the result
 */

/** @type {import('../core/words.js').Source} */
const WORDS = wordsOf('share');

export async function prepare() {
  await Promise.all([needWords([WORDS]), loadStyles(['/js/share/style.css'])]);
}

/** Returns whether the address works only on this machine. @param {string} origin */
export function leadsHere(origin) {
  const { hostname } = new URL(origin);
  return hostname === 'localhost' || hostname.endsWith('.localhost') || /^127\.\d+\.\d+\.\d+$/.test(hostname) || hostname === '[::1]';
}

/** @param {string} link @param {string} title @param {string} who @param {string} match */
export async function open(link, title, who, match) {
  const { origin, pathname, search, hash } = new URL(link);
  const alone = leadsHere(origin);
  openDialog({ name: 'share', path: pathname + search + hash, title, who, match, origins: [], here: origin, origin, alone });
  if (!alone) return;
  const { origins } = await get('/reach').catch(() => ({ origins: [] })); // otherwise no address is known
  update((s) => {
    if (s.ui.dialog?.name === 'share' && origins.length) Object.assign(s.ui.dialog, { origins, origin: origins[0] });
  });
}

/** Requests addresses of this page that work from other machines, if its own does not. */
export async function reach() {
  if (state.reach || !leadsHere(location.origin)) return;
  const { origins } = await get('/reach').catch(() => ({ origins: [] }));
  update((s) => { s.reach = origins; });
}

/** @param {string} origin */
export const choose = (origin) => update((s) => { if (s.ui.dialog?.name === 'share') Object.assign(s.ui.dialog, { origin }); });

/** Chooses the form of the text of the result. @param {string} text */
export const chooseText = (text) => update((s) => { if (s.ui.dialog?.name === 'share') Object.assign(s.ui.dialog, { text }); });

/** Returns whether the device has a menu for sharing. */
export const canShare = () => 'share' in navigator;

/** Shares the link by the device's own share function, if it has one. @param {string} title @param {string} url */
export async function share(title, url) {
  try {
    await navigator.share({ title, url });
  } catch (error) {
    if (/** @type {any} */ (error).name !== 'AbortError') await copy(url); // otherwise the user cancelled
  }
}

/** Copies the code of the frame that shows a match on another site. @param {string} link of the match */
export const copyFrame = (link) => attempt('share', async () => copy((await get(`/oembed?url=${encodeURIComponent(link)}`)).html.trim()));

/** @param {string} match whose result is not shared any more */
export function endShared(match) {
  return attempt('share', async () => {
    await remove(`/matches/${match}/result`);
    closeDialog();
    showNotice(t('share.ended'));
  });
}

/**
 * Copies by a field that is selected for a moment, in the dialog if one is open.
 * @param {string} text @returns {boolean} whether it went
 */
function copySelected(text) {
  const focused = document.activeElement;
  const field = Object.assign(document.createElement('textarea'), { value: text, readOnly: true, className: 'hidden', ariaHidden: 'true' });
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  let ok = false;
  try {
    ok = document.execCommand('copy');
  } catch {
    // not in this browser
  }
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return ok;
}

/** Copies in a browser that offers no clipboard to the page. @param {string} text */
export const copyOtherwise = (text) => showNotice(copySelected(text) ? t('wait.copied') : t('share.not_copied', { text }));
