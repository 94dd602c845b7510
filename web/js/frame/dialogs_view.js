// @ts-check
// The dialogs: keys, new table, a seat's whole board, ending a match, deleting an account.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { needWords, t, wordsOf } from '../core/words.js';
import { loadLevels } from '../levels/loading.js';
import { closeDialog } from './overlays.js';
import { deleteAccount } from '../account/actions.js';
import { loadStyles } from '../core/pages.js';
import { openPerson, PEOPLE_WORDS } from '../people/actions.js';
import { seatName } from '../match/state.js';
import { claimDialog } from '../seats/claim_view.js';
import { createDialog } from '../table/form_view.js';
import { startDialog } from '../table/start_view.js';
import { dialog as box, field, fields, formError } from './fields_view.js';
import { comeBackDialog, inviteDialog, isOther, personDialog } from '../people/view.js';
import { reportDialog, warningDialog } from '../people/reports_view.js';
import { leaveDialog, resignDialog } from '../seats/view.js';
import { gameHere, seatInput } from '../match/play_view.js';
import { undoDialog } from '../match/undo_view.js';

/** @type {import('../core/words.js').Source} */
const WORDS = wordsOf('dialogs');

export function prepare() {
  loadLevels(); // the form of a new table shows the levels
  return Promise.all([needWords([WORDS, PEOPLE_WORDS]), loadStyles(['/js/table/form.css', '/js/avatar/style.css'])]);
}

/** @param {import('../core/state.js').State} state */
export function dialog(state) {
  switch (state.ui.dialog?.name) {
    case 'keys': return keysDialog();
    case 'create': return createDialog(state);
    case 'seat': return seatDialog(state);
    case 'invite': return inviteDialog(state);
    case 'person': return personDialog(state);
    case 'report': return reportDialog(state);
    case 'warning': return warningDialog(state);
    case 'come_back': return comeBackDialog(state);
    case 'leave': return leaveDialog(state);
    case 'resign': return resignDialog();
    case 'start': return startDialog();
    case 'claim': return claimDialog(state);
    case 'undo': return undoDialog();
    case 'delete': return deleteDialog(state);
    case 'passkey': return state.pages.account?.passkeyDialog(state) ?? nothing;
    case 'share': return state.pages.share?.dialog(state) ?? nothing;
    case 'bookmark': return state.pages.replay?.bookmarkDialog(state, state.pages.replay.jump) ?? nothing;
    case 'admin': return state.pages.admin?.dialog(state) ?? nothing;
    default: return nothing;
  }
}

function keysDialog() {
  const lines = ['move', 'choose', 'back', 'letters', 'more', 'undo', 'space', 'replay', 'tabs', 'next', 'board', 'text', 'help'];
  return box(t('keys.title'), html`<ul class="keys"
    data-testid="keys">${lines.map((line) => html`<li>${t('keys.' + line).split('; ').map(keyLine)}</li>`)}</ul>`);
}

/** Draws a key and, after the colon, its effect. @param {string} words */
function keyLine(words) {
  const [key, ...does] = words.split(/\s?: /);
  return html`<span class="key">${does[0] ? html`<kbd>${key}</kbd>` : key} ${does.join(': ')}</span>`;
}

/** @param {import('../core/state.js').State} state */
function seatDialog(state) {
  const seat = /** @type {any} */ (state.ui.dialog).seat;
  const game = state.match && gameHere(state);
  const player = state.match?.view?.players.find((/** @type {any} */ p) => p.seat === seat);
  if (!game || !player) return nothing;
  const info = state.match?.info.seats[seat];
  return box(seatName(state.match, seat), html`${game.seats.wholeBoard(seatInput(state, player))}${isOther(state, info)
    ? html`<div class="send-row"><button class="link" data-testid="person-${seat}" @click=${() => openPerson(seat)}>${t('people.about',
      { name: info.name })}</button></div>` : nothing}`, 'wide');
}

/** @param {import('../core/state.js').State} state */
function deleteDialog(state) {
  const submit = (/** @type {SubmitEvent} */ event) => deleteAccount(fields(event).password ?? '');
  return box(t('account.delete'), html`<form @submit=${submit}><p>${t('account.delete_ask')}</p>${formError(state.ui.formError)}
    ${state.user?.guest || state.pages.passkeys?.password === false ? nothing : field(t('account.password'), 'password',
      { type: 'password', complete: 'current-password' })}
    <div class="send-row"><button class="plain" type="button" @click=${closeDialog}>${t('go.cancel')}</button><button
      class="primary danger" data-testid="delete-yes">${t('account.delete')}</button></div></form>`);
}
