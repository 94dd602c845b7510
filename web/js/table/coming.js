// @ts-check
// Notices at a table that waits: to its host when somebody sits down, to a person whom the host has removed, to a new host.

import { state } from '../core/state.js';
import { t } from '../core/words.js';
import { showNotice } from '../frame/overlays.js';
import { shownName } from '../match/state.js';

/** @param {any} info */
const isFull = ({ seats }) => seats.every((/** @type {any} */ { user, bot }) => user !== null || bot !== null);

/** Shows who has come or gone at an open table. Returns whether that was to be shown. @param {any} before @param {any} info */
export function tellComing(before, info) {
  if (before.my_seat !== null && info.my_seat === null && !state.ui.busy) {
    showNotice(t('wait.removed'), true);
    return true;
  }
  if (!before.host && info.host) {
    showNotice(t('wait.host_now'));
    return true;
  }
  const old = new Set(before.seats.map((/** @type {any} */ { user }) => user));
  const fresh = info.seats.find((/** @type {any} */ { user }) => user !== null && user !== state.user?.id && !old.has(user));
  if (!info.host || !fresh) return false;
  showNotice(t(isFull(info) ? 'wait.come_full' : 'wait.come', { name: shownName(fresh) ?? '' }));
  return true;
}
