// @ts-check
// Relations with other people: invitations by name, mutes and blocks, notes, a guest's link.

import { state, update } from '../core/state.js';
import { get, post, put, remove } from '../core/api.js';
import { go, reconnect, applyMatch } from '../actions.js';
import { attempt, closeDialog, openDialog, showNotice } from '../frame/overlays.js';
import { linkInSight } from '../frame/elements.js';
import { loadPage } from '../core/pages.js';
import { setPrefs } from '../core/prefs.js';
import { loadOwnReports } from './reports.js';
import { showWarnings } from './warnings.js';
import { whenDrawn } from '../frame/incremental.js';
import { errorWords, locale, t, wordsOf } from '../core/words.js';

const NOTE_MS = 700; // delay from the last keystroke until a note is saved
const COME_BACK = /^#come-back=([a-z0-9]{40})$/;

/** @type {import('../core/words.js').Source} words of all this, for the views */
export const PEOPLE_WORDS = wordsOf('people');

/* ---- inviting ---- */

/** Reserves a seat for an account. @param {string} match @param {number} seat @param {string} name */
export async function reserveSeat(match, seat, name) {
  const reply = await post(`/matches/${match}/invitations`, { seat, name });
  update((s) => { if (s.match?.id === match) applyMatch(s.match, reply.match); });
}

/** @param {number} seat @param {string} name */
export function invite(seat, name) {
  return attempt('invite', async () => {
    await reserveSeat(state.match?.id ?? '', seat, name);
    closeDialog();
  });
}

/* ---- mute and block ---- */

async function readRelations() {
  const { relations } = await get('/me/relations');
  update((s) => { s.relations = relations; });
}

/** Loads the account page's data about other people, and about a guest's link. */
export async function loadPeople() {
  const { user } = state;
  if (!user) return;
  showWarnings().catch(() => {}); // the next page tries again
  try {
    await Promise.all([readRelations(), loadOwnReports()]);
    if (!user.guest) return;
    const { made_ms: made } = await get('/me/recovery');
    update((s) => { s.link = { token: s.link?.token ?? '', made_ms: made }; });
    if (made) setPrefs({ hinted: true });
    if (location.hash === '#link') await showLink();
  } catch (error) {
    showNotice(errorWords(/** @type {any} */ (error)), true);
  }
}

/** Scrolls to the button that makes a guest's link. */
async function showLink() {
  await loadPage('account');
  await whenDrawn();
  linkInSight();
}

/** Reloads the chat after a change of the user's mutes. */
async function readChatAgain() {
  const { match } = state;
  if (!match) return;
  const { lines } = await get(`/matches/${match.id}/chat${match.key ? `?key=${match.key}` : ''}`);
  update(() => { match.chat = lines; });
}

/** Opens the dialog about a player, with my relation to them. @param {number} seat */
export function openPerson(seat) {
  openDialog({ name: 'person', seat });
  readRelations().catch((error) => showNotice(errorWords(error), true));
}

/** @param {number} seat @param {string} kind mute or block */
export function relateSeat(seat, kind) {
  return attempt('relation', async () => {
    const { match } = state;
    await put(`/matches/${match?.id}/seats/${seat}/relation${match?.key ? `?key=${match.key}` : ''}`, { kind });
    await Promise.all([readRelations(), readChatAgain()]);
  });
}

/** @param {string} name @param {string} kind */
export function relateName(name, kind) {
  return attempt('relation', async () => {
    await post('/me/relations', { name, kind });
    await readRelations();
  });
}

/** @param {number} user */
export function unrelate(user) {
  return attempt('relation', async () => {
    await remove(`/me/relations/${user}`);
    await Promise.all([readRelations(), readChatAgain()]);
  });
}

/* ---- notes ---- */

/** Loads my note about the match on screen, once. */
export async function loadNote() {
  const { match } = state;
  if (!match || match.note) return;
  try {
    const [{ text }, { events }] = await Promise.all([get(`/matches/${match.id}/note`), get(`/matches/${match.id}/notify`)]);
    update(() => { match.note ??= { text, saved: true, timer: 0, hushed: events?.length === 0 }; });
  } catch (error) {
    showNotice(errorWords(/** @type {any} */ (error)), true);
  }
}

/** Mutes the notifications of this match, or restores the general settings. @param {boolean} hushed */
export function hush(hushed) {
  return attempt('hush', async () => {
    const { match } = state;
    if (!match?.note) return;
    await put(`/matches/${match.id}/notify`, { events: hushed ? [] : null });
    update(() => { if (match.note) match.note.hushed = hushed; });
  });
}

/** @param {string} text */
export function typeNote(text) {
  const { match } = state;
  const note = match?.note;
  if (!note) return;
  clearTimeout(note.timer);
  const timer = Number(setTimeout(() => saveNote(match), NOTE_MS));
  update(() => { Object.assign(note, { text, saved: false, timer }); });
}

/** Saves the typed note; text typed in the meantime is saved next. @param {import('../core/state.js').Match|null} [match] its match */
export async function saveNote(match = state.match) {
  const note = match?.note;
  if (!note || note.saved) return;
  clearTimeout(note.timer);
  const { text } = note;
  try {
    await put(`/matches/${match.id}/note`, { text });
    update(() => { note.saved = note.text === text; });
  } catch (error) {
    showNotice(errorWords(/** @type {any} */ (error)), true);
  }
}

/* ---- a guest's link ---- */

export function makeLink() {
  return attempt('link', async () => {
    const { token } = await post('/me/recovery');
    update((s) => { s.link = { token, made_ms: Date.now() }; });
    setPrefs({ hinted: true });
  });
}

/** @param {string} token */
export const linkOf = (token) => `${state.base}account#come-back=${token}`;

/** Handles an opened sign-in link: removes it from the address bar, and asks the user. */
export function confirmSignIn() {
  const token = COME_BACK.exec(location.hash)?.[1];
  if (!token) return;
  history.replaceState(null, '', location.pathname);
  openDialog({ name: 'come_back', token });
}

/** @param {string} token */
export function comeBack(token) {
  return attempt('come_back', async () => {
    const { user } = await post('/sessions/recovery', { token });
    update((s) => { s.user = user; s.link = null; s.relations = null; });
    closeDialog();
    reconnect();
    go('./');
  });
}

/* ---- refused messages ---- */

/** Shows the warning that is the reason of a refusal; returns the refusal, with the end of a mute in its words. @param {any} error */
export function chatRefusal(error) {
  if (error.name === 'warning_open') {
    update((s) => { if (s.user) s.user = { ...s.user, warned: true }; });
    showWarnings().catch(() => {}); // the next message tries again
  }
  if (error.name !== 'chat_muted' || !error.until_ms) return error;
  const until = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(error.until_ms);
  return { name: 'chat_muted_until', message: t('chat.muted', { until }) };
}
