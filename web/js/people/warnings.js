// @ts-check
// Warnings of moderators: shown at a table, and on the account page, until the person confirms each.

import { state, update } from '../core/state.js';
import { get, remove } from '../core/api.js';
import { attempt, closeDialog, openDialog } from '../frame/overlays.js';

/** @typedef {{number: number, at_ms: number, text: string}} Warning */

/** Shows the oldest warning that is not confirmed, if there is one. */
export async function showWarnings() {
  if (!state.user?.warned) return;
  const { warnings } = await get('/me/warnings');
  if (warnings.length) openDialog({ name: 'warning', warning: warnings[0] });
  else update((s) => { if (s.user) s.user = { ...s.user, warned: undefined }; });
}

/** @param {Warning} warning */
export const confirmWarning = (warning) => attempt('warning', async () => {
  await remove(`/me/warnings/${warning.number}`);
  closeDialog();
  await showWarnings();
});
