// @ts-check
// Errands over REST: opening, joining and leaving tables, and everything about one's account.

import { state, update } from './state.js';
import { get, post, remove } from './api.js';
import { needBots } from './games.js';
import { emptyMine } from './mine.js';
import { addNonce, dropNonce, nonceOf } from './verify/nonce.js';
import { adoptPrefs, keepPrefs, setPrefs } from './prefs.js';
import { matchPath } from './router.js';
import { keepSeat } from './people.js';
import { bringPage } from './pages.js';
import { errorWords, t } from './words.js';
import { attempt, closeDialog, go, loadSessions, needUser, reconnect, resubscribe, takeMatch, tell } from './actions.js';

/* ---- tables ---- */

/** @param {string} wanted */
export function botName(wanted) {
  return (state.bots.find((bot) => bot.id === wanted) ?? state.bots[0])?.id ?? 'random';
}

/** A match against two bots, at once; the first of a game has hints. @param {string} game */
export function playNow(game) {
  return attempt('play', async () => {
    const match = await openWithBots({ game, seats: 3 });
    const { hints } = state.prefs;
    if (!hints[game]) setPrefs({ hints: { ...hints, [game]: { match: match.id, gone: [] } } });
    await addNonce(match);
    await post(`/matches/${match.id}/start`);
    go(matchPath(match.id));
  });
}

/** The tutorial of a game: a match that counts nowhere, with dice that are known. @param {string} game */
export function learn(game) {
  return attempt('play', async () => {
    const match = await openWithBots({ game, seats: 2, tutorial: true, start_seat: 0 });
    await post(`/matches/${match.id}/start`);
    go(matchPath(match.id));
  });
}

/** Opens a table for one person; bots have the other seats. @param {Record<string, any> & {seats: number}} how */
async function openWithBots(how) {
  await Promise.all([needUser(), needBots()]);
  const { match } = await post('/matches', { listed: false, join: 'link', ...how });
  for (let seat = 1; seat < how.seats; seat += 1) await post(`/matches/${match.id}/bots`, { seat, bot: botName('easy') });
  return match;
}

/**
 * @param {{game: string, seats: string[], options: string[], listed: boolean, join: string, bot_delay: boolean, undo: string, start_seat:
 *   number|null, open_days: number, starts: string, standing: boolean, clock: import('./clock.js').Control|null, leaver?: string, names:
 *   string[]}} form seats: me, person, named (then names says who) or a bot
 */
export function createMatch(form) {
  return attempt('create', async () => {
    await needUser();
    const mine = form.seats.indexOf('me');
    const { match } = await post('/matches', {
      game: form.game, seats: form.seats.length, options: form.options, listed: form.listed, join: form.join, bot_delay: form.bot_delay,
        undo: form.undo, open_days: form.open_days, starts: form.starts, standing: form.standing,
        ...(form.clock ? { clock: form.clock, ...(form.leaver && form.leaver !== 'bot' ? { leaver: form.leaver } : {}) } : {}),
      my_seat: mine < 0 ? 0 : mine, ...(form.start_seat === null ? {} : { start_seat: form.start_seat }),
    });
    await addNonce(match); // the last seat may begin it
    for (const [seat, who] of form.seats.entries()) {
      if (who === 'named') await keepSeat(match.id, seat, form.names[seat]).catch((error) => tell(errorWords(error), true));
      else if (who !== 'me' && who !== 'person') await post(`/matches/${match.id}/bots`, { seat, bot: who });
    }
    go(matchPath(match.id));
  });
}

/** @param {string} path below /matches/ID @param {any} [body] */
function atTable(path, body) {
  return attempt(path, async () => {
    const id = state.match?.id;
    if (!id) return;
    const reply = await post(`/matches/${id}${path}`, body);
    update((s) => { if (s.match?.id === id && reply.match) takeMatch(s.match, reply.match); });
  });
}

export const startMatch = async () => {
  await addNonce(state.match?.info);
  return atTable('/start');
};
/** No other table follows this one. */
export function endStanding() {
  return attempt('standing', async () => {
    const { match } = await remove(`/matches/${state.match?.id}/standing`);
    update((s) => { if (s.match && match) takeMatch(s.match, match); });
  });
}

/** Takes the seat that a link leads to. @param {string} link */
export async function sitDown(link) {
  const { match } = state;
  if (!match) return;
  await attempt('sit', async () => {
    await needUser();
    await post(`/matches/${match.id}/substitute${match.key ? `?key=${encodeURIComponent(match.key)}` : ''}`, { link });
    go(matchPath(match.id));
    resubscribe();
  });
}
/** @param {number} seat @param {string} bot */
export const addBot = (seat, bot) => atTable('/bots', { seat, bot });

/** @param {number} seat */
export function removeBot(seat) {
  return attempt('bot', async () => {
    const { match } = await remove(`/matches/${state.match?.id}/bots/${seat}`);
    update((s) => { if (s.match && match) takeMatch(s.match, match); });
  });
}

/** @param {string} id @param {number} [seat] @param {string|null} [key] */
export function joinMatch(id, seat, key) {
  return attempt('join', async () => {
    await needUser();
    const info = state.match?.id === id && state.match.info ? state.match.info : (await get(`/matches/${id}`)).match;
    const nonce = info.starts === 'full' ? nonceOf(info) : null; // there may be no other time for it
    const { match } = await post(`/matches/${id}/join`, { ...(seat === undefined ? {} : { seat }), ...(key ? { key } : {}),
      ...(nonce ? { nonce } : {}) });
    if (state.match?.id === id) {
      update((s) => { if (s.match) takeMatch(s.match, match); });
      resubscribe();
    } else go(matchPath(id));
  });
}

export function leaveMatch() {
  return attempt('leave', async () => {
    const id = state.match?.id ?? '';
    await post(`/matches/${id}/leave`);
    dropNonce(id);
    go('/');
  });
}

/** Asks the others to play again, or says yes to who has asked. */
export function rematch() {
  return attempt('rematch', async () => {
    const { match } = await post(`/matches/${state.match?.id}/rematch`);
    go(matchPath(match.id));
  });
}

/** Somebody has asked to play again, and I do not. */
export function declineRematch() {
  return attempt('decline', async () => {
    const info = state.match?.info;
    await remove(`/matches/${info?.rematch}/invitations/${info?.my_seat}`);
  });
}

/** The seat is kept no longer: the host asks somebody else, or it was mine and I do not come. @param {number} seat */
export function freeSeat(seat) {
  return attempt('free', async () => {
    const { match } = await remove(`/matches/${state.match?.id}/invitations/${seat}`);
    update((s) => { if (s.match && match) takeMatch(s.match, match); });
  });
}

/** Copies the text, and says what came of it. @param {string} text */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    tell(t('wait.copied'));
  } catch { // pages of plain http have no clipboard
    bringPage('share').then((page) => page.copyOtherwise(text), () => tell(text));
  }
}

/**
 * The dialog to give a link to others.
 * @param {string} link below this page's origin @param {string} title
 * @param {string} [who] may see what by it, a word @param {string} [match] whose result it shows as long as it is not ended
 */
export async function openShare(link, title, who = 'invited', match = '') {
  try {
    const page = await bringPage('share');
    page.open(link, title, who, match);
  } catch {
    tell(errorWords({ name: 'unreachable' }), true);
  }
}

/** A listed match is shown to everybody; of another one its result alone, by a link that can be ended. */
export function shareResult() {
  return attempt('share', async () => {
    const { info } = /** @type {any} */ (state.match);
    if (info.listed) return openShare(state.origin + matchPath(info.id), t('sheet.share'), 'everybody');
    const { path } = await post(`/matches/${info.id}/result`);
    return openShare(state.origin + path, t('sheet.share'), 'result', info.id);
  });
}

/* ---- account ---- */

/** @param {string} name @param {string} password */
export function signIn(name, password) {
  return attempt('sign_in', async () => {
    const { user } = await post('/sessions', { name, password });
    signedIn(user);
  });
}

/** @param {string} name @param {string} password */
export function register(name, password) {
  return attempt('register', async () => {
    const { user } = await post('/accounts', { name, password });
    signedIn(user);
  });
}

/** @param {any} user */
function signedIn(user) {
  update((s) => { s.user = user; s.mine = emptyMine(); });
  keepPrefs();
  reconnect();
  go('/');
}

/** @param {string} old @param {string} fresh */
export function changePassword(old, fresh) {
  return attempt('password', async () => {
    await post('/me/password', { old, new: fresh });
    await loadSessions();
    tell(t('account.password_changed'));
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
    tell(t('sessions.ended_others'));
  });
}

/** @param {boolean} everywhere */
export function signOut(everywhere) {
  return attempt('sign_out', async () => {
    await remove(everywhere ? '/sessions/all' : '/sessions');
    signedOut(t('account.signed_out'));
  });
}

/** @param {string} password */
export function deleteAccount(password) {
  return attempt('delete', async () => {
    await remove('/me', password ? { password } : {});
    signedOut(t('account.deleted'));
  });
}

/** @param {string} words */
function signedOut(words) {
  update((s) => { s.user = null; s.sessions = null; s.relations = null; s.link = null; s.mine = emptyMine(); });
  adoptPrefs({ changed_ms: 0 }); // whoever comes next on this device has said nothing here
  reconnect();
  tell(words);
  go('/');
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
