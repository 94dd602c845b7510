// @ts-check
// Undo: the button, the request to the others, and its lines in the log. The server decides how far an undo may go.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { t } from '../core/words.js';
import { state } from '../core/state.js';
import { sendUndo } from './actions.js';
import { closeDialog, openDialog } from '../frame/overlays.js';
import { mayReset, reset } from './turn_reset.js';
import { isTalk, mayAnswer, seatName } from './state.js';
import { moment } from '../seats/law_view.js';
import { dialog } from '../frame/fields_view.js';

/** Returns the log's line for an event of the table itself, or null. @param {any} event @param {any} row @param {any} match */
export function undoLine(event, row, match) {
  if (!event.kind.startsWith('undo')) return null;
  const asked = event.kind === 'undo_refused' ? match.rows.filter((/** @type {any} */ one) => one.version < row.version
    && one.events.some((/** @type {any} */ e) => e.kind === 'undo_asked')).at(-1) : null;
  const key = asked?.seat === event.seat ? 'undo_withdrawn' : event.kind;
  const names = (event.seats ?? []).map((/** @type {number} */ seat) => seatName(match, seat));
  return { text: t('event.' + key, { name: seatName(match, event.seat), names, moves: row.taken }), seat: event.seat };
}

/** Undoes my last move; if that makes the match unrated, a dialog explains it first. @param {any} match */
const undo = (match) => (match.undo === 'unrates' ? openDialog({ name: 'undo' }) : sendUndo(match.undoBy));

/**
 * Draws the notice next to the panel, for a moment: my last move, and its undo. Its element always exists, so that screen readers announce
 * its content.
 * @param {import('../core/state.js').State} state @param {(row: any) => any[]} lines of a row, as the log has them
 */
export function undoToast(state, lines) {
  const match = /** @type {any} */ (state.match);
  const row = match.rows.find((/** @type {any} */ one) => one.version === match.acted);
  const may = row && !row.gone && match.undo && match.undoBy === 'undo' && !match.sending && match.info.status === 'running';
  const said = may && !match.held ? lines(row)[0]?.line.text : '';
  return html`<div class="undo-toast" role="status" data-testid="undo-toast">${said ? html`<span>${said}</span>
    <button class="link" data-testid="undo-offered" title=${t(`undo.${match.undo}_hint`)} @click=${() => undo(match)}>${t(
      `undo.${match.undo}`)}</button>` : nothing}</div>`;
}

/** @param {import('../core/state.js').State} state */
export function undoButton(state) {
  const match = /** @type {any} */ (state.match);
  if (match.info.status !== 'running' || match.view.me === null || match.info.undo === 'none' || match.vote) return nothing;
  const may = match.info.seats[match.view.me].stands_in ? null : match.undo;
  const words = t('undo.' + (may ?? 'free'));
  return html`<button class="quiet undo" data-key="z" data-testid="undo"
    title=${t(`undo.${may ?? 'none'}_hint`)} ?disabled=${!may || Boolean(match.sending)}
    @click=${() => undo(match)}><span aria-hidden="true"><svg class="glyph" viewBox="0 0 24 24"><path
      d="M9.5 5 4 10.5 9.5 16M4.5 10.5H14a5 5 0 0 1 0 10h-3"></path></svg>${may === 'unrates' ? '!' : may === 'ask' ? '?' : ''}</span>
      <span class="undo-words">${words}</span>${may ? html` <kbd aria-hidden="true">z</kbd>` : nothing}</button>`;
}

/** Resets the whole turn. @param {any} match */
export function resetButton(match) {
  if (match.info.status !== 'running' || match.view.me === null || match.vote || match.info.seats[match.view.me].stands_in) return nothing;
  return html`<button class="quiet reset" data-testid="reset" data-words=${t('undo.reset_short')} title=${t('undo.reset')}
    aria-label=${t('undo.reset')}
    ?disabled=${!mayReset(match)} @click=${reset}><svg class="glyph" viewBox="0 0 24 24" aria-hidden="true"><path
    d="M5 5v5h5M5.500 9.500A8 8 0 1 1 4 13"></path></svg></button>`;
}

/** Draws the warning that no other person can agree, so that the undo makes the match unrated. */
export function undoDialog() {
  const yes = () => { closeDialog(); sendUndo(state.match?.undoBy ?? 'undo_ask'); };
  return dialog(t('undo.unrates_title'), html`<p>${t('undo.unrates_ask')}</p>
    <div class="send-row"><button class="plain" @click=${closeDialog}>${t('go.cancel')}</button>
    <button class="primary" data-testid="undo-yes" @click=${yes}>${t('undo.unrates')}</button></div>`);
}

/**
 * Draws the request above the board: with buttons for those who must answer, and a notice for all others.
 * @param {import('../core/state.js').State} state
 * @param {(row: any) => any[]} lines of a row, as the log has them
 */
export function voteBanner(state, lines) {
  const match = /** @type {any} */ (state.match);
  const { vote } = match;
  if (!vote || match.info.status !== 'running') return nothing;
  const { me } = match.view;
  const missing = vote.needed.filter((/** @type {number} */ seat) => !vote.agreed.includes(seat));
  const asked = mayAnswer(match);
  const words = t(asked ? 'undo.asks_you' : me === vote.seat ? 'undo.you_ask' : 'undo.asks',
    { name: seatName(match, vote.seat), names: missing.map((/** @type {number} */ seat) => seatName(match, seat)) });
  const busy = Boolean(match.sending);
  return html`<section class="vote" role="status" aria-live="polite" data-testid="vote">
    <div><b>${words}</b>
      <p class="soft">${which(match, vote, lines)} ${t('undo.until', { when: moment(vote.until_ms) })}</p></div>
    ${asked ? html`<span class="vote-answers"><button class="plain" data-testid="vote-refuse" ?disabled=${busy}
      @click=${() => sendUndo('undo_refuse')}>${t('undo.refuse')}</button>
      <button class="primary" data-testid="vote-agree" ?disabled=${busy}
        @click=${() => sendUndo('undo_agree')}>${t('undo.agree')}</button></span>` : nothing}
    ${me === vote.seat ? html`<span class="vote-answers"><button class="plain" data-testid="vote-withdraw" ?disabled=${busy}
      @click=${() => sendUndo('undo_refuse')}>${t('undo.withdraw')}</button></span>` : nothing}
  </section>`;
}

/**
 * Returns the first event that would be undone, in the words of the log.
 * @param {any} match
 * @param {any} vote
 * @param {(row: any) => any[]} lines
 */
function which(match, vote, lines) {
  const rows = match.rows.filter((/** @type {any} */ row) => row.version > vote.version && !row.gone && !isTalk(row));
  const said = rows.flatMap(lines).filter((/** @type {any} */ { line }) => !line.heading && line.seat !== null);
  return said.length ? t('undo.which', { what: said[0].line.text, more: said.length - 1 }) : '';
}
