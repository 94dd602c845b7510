// @ts-check
// Actions of a table over REST: opening one from the form, seats, the start, leaving, rematches.

import { state, update } from '../core/state.js';
import { get, post, remove } from '../core/api.js';
import { addNonce, dropNonce } from '../verify/nonce.js';
import { matchPath } from '../core/router.js';
import { reserveSeat } from '../people/actions.js';
import { setPrefs } from '../core/prefs.js';
import { errorWords } from '../core/words.js';
import { go, needUser, resubscribe, applyMatch } from '../actions.js';
import { attempt, closeDialog, showNotice } from '../frame/overlays.js';

/**
 * @param {{game: string, seats: string[], options: string[], listed: boolean, join: string, bot_delay: boolean, undo: string, start_seat:
 *   number|null, open_days: number, starts: string, standing: boolean, clock: import('../clock/words.js').Control|null, leaver?: string,
 *   names: string[], at_once: boolean}} form seats: me, person, named (with the name in names) or a bot; at_once: it starts if bots fill it
 */
export function createMatch(form) {
  return attempt('create', async () => {
    await needUser();
    const mine = form.seats.indexOf('me');
    const how = { game: form.game, options: form.options, listed: form.listed, join: form.join, bot_delay: form.bot_delay, undo: form.undo,
      open_days: form.open_days, starts: form.starts, standing: form.standing,
      ...(form.clock ? { clock: form.clock, ...(form.leaver && form.leaver !== 'bot' ? { leaver: form.leaver } : {}) } : {}),
      ...(form.start_seat === null ? {} : { start_seat: form.start_seat }) };
    const { match } = await post('/matches', { ...how, seats: form.seats.length, my_seat: mine < 0 ? 0 : mine });
    setPrefs({ last: { ...how, standing: false, seats: form.seats.map((who) => (who === 'named' ? 'person' : who)) } });
    await addNonce(match); // this may be the last seat, after which the match starts
    for (const [seat, who] of form.seats.entries()) {
      if (who === 'named') await reserveSeat(match.id, seat, form.names[seat]).catch((error) => showNotice(errorWords(error), true));
      else if (who !== 'me' && who !== 'person') await post(`/matches/${match.id}/bots`, { seat, bot: who });
    }
    if (form.at_once && form.starts !== 'full' && form.seats.every((who) => who !== 'person' && who !== 'named'))
      await post(`/matches/${match.id}/start`);
    go(matchPath(match.id));
  });
}

/** @param {string} path below /matches/ID @param {any} [body] */
function atTable(path, body) {
  return attempt(path, async () => {
    const id = state.match?.id;
    if (!id) return;
    const reply = await post(`/matches/${id}${path}`, body);
    update((s) => { if (s.match?.id === id && reply.match) applyMatch(s.match, reply.match); });
  });
}

export const startMatch = async () => {
  await addNonce(state.match?.info);
  return atTable('/start');
};
/** Ends the repetition: no table follows this one. */
export function endStanding() {
  return attempt('standing', async () => {
    const { match } = await remove(`/matches/${state.match?.id}/standing`);
    update((s) => { if (s.match && match) applyMatch(s.match, match); });
  });
}

/** Takes the seat that a link offers. @param {string} link */
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
const addBot = (seat, bot) => atTable('/bots', { seat, bot });

/**
 * Adds the bot that the user chose in a list; after a failure the same one can be chosen again.
 * @param {number} seat @param {HTMLSelectElement} list
 */
export function chooseBot(seat, list) {
  const bot = list.value;
  list.selectedIndex = 0;
  return addBot(seat, bot);
}

/** Swaps the holders of two seats. @param {number} seat @param {number} to */
export const swapSeats = (seat, to) => atTable('/seats', { seat, to });

/** Frees the seat of another person. @param {number} seat */
export function removePerson(seat) {
  return attempt('remove', async () => {
    const { match } = await remove(`/matches/${state.match?.id}/seats/${seat}`);
    update((s) => { if (s.match && match) applyMatch(s.match, match); });
    closeDialog();
  });
}

/** Makes another person at the table its host. @param {number} seat */
export async function handOver(seat) {
  await atTable('/host', { seat });
  closeDialog();
}

/** @param {number|null} seat that begins; null: it is drawn */
export const chooseFirst = (seat) => atTable('/first', seat === null ? {} : { seat });

/** @param {number} seat */
export function removeBot(seat) {
  return attempt('bot', async () => {
    const { match } = await remove(`/matches/${state.match?.id}/bots/${seat}`);
    update((s) => { if (s.match && match) applyMatch(s.match, match); });
  });
}

export function leaveMatch() {
  return attempt('leave', async () => {
    const id = state.match?.id ?? '';
    await post(`/matches/${id}/leave`);
    dropNonce(id);
    go('./');
  });
}

/** Offers a rematch, or accepts one. */
export function rematch() {
  return attempt('rematch', async () => {
    const { match } = await post(`/matches/${state.match?.id}/rematch`);
    go(matchPath(match.id));
  });
}

/** Opens the same match again, against bots alone. */
export function playAgain() {
  return attempt('rematch', async () => {
    const { match } = await post(`/matches/${state.match?.id}/rematch`);
    if (match.status === 'open') {
      await addNonce(match);
      await post(`/matches/${match.id}/start`);
    }
    go(matchPath(match.id));
  });
}

/** Declines a rematch. The host may have moved the reserved seat, so its present number is requested first. */
export function declineRematch() {
  return attempt('decline', async () => {
    const id = state.match?.info?.rematch;
    const { match } = await get(`/matches/${id}`);
    if (match.my_invitation !== null) await remove(`/matches/${id}/invitations/${match.my_invitation}`);
  });
}

/** Releases a reserved seat: the host withdraws the invitation, or the invited user declines. @param {number} seat */
export function freeSeat(seat) {
  return attempt('free', async () => {
    const { match } = await remove(`/matches/${state.match?.id}/invitations/${seat}`);
    update((s) => { if (s.match && match) applyMatch(s.match, match); });
  });
}
