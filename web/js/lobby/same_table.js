// @ts-check
// Opens a table with the settings of the last one, in one step. Loaded on first use.

import { state } from '../core/state.js';
import { post } from '../core/api.js';
import { go, needUser } from '../actions.js';
import { attempt } from '../frame/overlays.js';
import { matchPath } from '../core/router.js';
import { addNonce } from '../verify/nonce.js';

/** Opens such a table; it starts if bots take all other seats. @param {import('../core/prefs.js').Last} last */
export function again({ seats, ...how }) {
  return attempt('again', async () => {
    await needUser();
    const mine = Math.max(0, seats.indexOf('me'));
    const { match } = await post('/matches', { ...how, seats: seats.length, my_seat: mine });
    await addNonce(match);
    for (const [seat, who] of seats.entries()) {
      if (who !== 'me' && who !== 'person') await post(`/matches/${match.id}/bots`, { seat, bot: who });
    }
    if (!seats.includes('person') && how.starts !== 'full') await post(`/matches/${match.id}/start`);
    go(matchPath(match.id));
  });
}

/** Opens a table with the settings of the last one. */
export const playLast = () => (state.prefs.last ? again(state.prefs.last) : undefined);
