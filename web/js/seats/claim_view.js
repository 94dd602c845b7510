// @ts-check
// Decisions of a user alone about another seat: the only other person has timed out, or makes the match wait. The server sends the choices,
// and the time from which there are more.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { t } from '../core/words.js';
import { sendTable } from '../actions.js';
import { closeDialog, openDialog } from '../frame/overlays.js';
import { askedAbout } from './law.js';
import { seatName } from '../match/state.js';
import { lawLink, moment } from './law_view.js';
import { dialog } from '../frame/fields_view.js';
import './delayed_request.js';

/** Returns whether no one else has a vote about that seat. @param {any} match @param {number} about */
export const alone = (match, about) => askedAbout(match, 'vote about another seat', about).join() === String(match.view.me);

/**
 * Returns whether the match ends if that seat counts as resigned, because no other player remains.
 * @param {any} match @param {number} about
 */
export const endsIt = (match, about) => askedAbout(match, 'call the match off', about).join() === String(match.view.me);

/** Returns the newest row in which a bot took over that seat. @param {any} match @param {number} about */
const takenOver = (match, about) => match.rows.filter((/** @type {any} */ row) => row.events.some((/** @type {any} */ event) =>
  event.seat === about && ['bot_sat', 'timed_out'].includes(event.kind))).at(-1);

/** Returns whether I have allowed the bot to continue since then. @param {any} match @param {number} about */
const letPlay = (match, about) => match.rows.some((/** @type {any} */ row) => row.version > (takenOver(match, about)?.version ?? Infinity)
  && row.events.some((/** @type {any} */ event) => event.kind === 'vote_ended' && event.about === about && event.choice === 'bot'));

/** @param {any} match @returns {any[]} a panel for each seat that I decide about alone */
export function askPanels(match) {
  const { me } = match.view;
  const { asks = [], askable = [] } = match.sitting ?? {};
  return me === null ? [] : asks.filter((/** @type {any} */ ask) => alone(match, ask.about)).map((/** @type {any} */ ask) => (
    askable.includes(ask.about) ? askPanel(match, ask.about, ask.choices) : laterPanel(match, ask)));
}

/** Draws the notice before I can claim the win. @param {any} match @param {{about: number, from_ms: number}} ask */
function laterPanel(match, { about, from_ms }) {
  return html`<section class="vote" role="status" data-testid="claim-later"><div><b>${t('claim.late', { name: seatName(match, about) })}</b>
    <p class="soft">${t('claim.from', { name: seatName(match, about), when: moment(from_ms) })} ${lawLink('two')}</p></div>
    <ask-later .later=${{ at_ms: from_ms, told: match.clocksTold ?? null }}></ask-later></section>`;
}

/** @param {any} match @param {number} about @param {string[]} choices */
function askPanel(match, about, choices) {
  const name = seatName(match, about);
  const claim = choices.includes('claim');
  const stays = letPlay(match, about);
  const does = (/** @type {string} */ choice) => () => (choice === 'claim' ? openDialog({ name: 'claim', seat: about })
    : sendTable({ kind: 'seat_vote', about, choice }));
  const head = stays ? 'claim.stays' : claim ? 'claim.can' : match.info.seats[about].stands_in ? 'vote.about_bot' : 'vote.about';
  const offered = choices.filter((choice) => choice !== 'bot' || !stays);
  return html`<section class="vote" role="status" data-testid="ask-panel-${about}">
    <div><b>${t(head, { name })}</b>
      ${stays ? nothing : html`<p class="soft">${claim ? t(endsIt(match, about) ? 'claim.hint' : 'claim.more_hint', { name })
        : t('claim.alone', { name })} ${lawLink('two')}</p>`}</div>
    <span class="vote-answers">${offered.map((choice) => html`<button data-testid="panel-${choice}"
      class=${choice === 'claim' && !stays ? 'primary' : 'plain'} ?disabled=${Boolean(match.sending)}
      @click=${does(choice)}>${choiceWords(match, about, choice)}</button>`)}</span></section>`;
}

/** Returns the label of a button for a vote about a seat. @param {any} match @param {number|null} about @param {string} choice */
export function choiceWords(match, about, choice) {
  if (choice === 'claim' && !endsIt(match, Number(about))) return t('vote.out');
  return t(choice === 'bot' && about !== null && match.info.seats[about].stands_in ? 'claim.bot' : 'vote.' + choice);
}

/** Draws the dialog before a claim, which cannot be undone. @param {import('../core/state.js').State} state */
export function claimDialog(state) {
  const { match } = state;
  const about = /** @type {any} */ (state.ui.dialog).seat;
  if (!match?.view || !match.info.seats[about]) return nothing;
  const yes = () => { closeDialog(); sendTable({ kind: 'seat_vote', about, choice: 'claim' }); };
  const ends = endsIt(match, about);
  return dialog(t(ends ? 'claim.title' : 'claim.more_title'), html`<p>${t(ends ? 'claim.sure' : 'claim.more_sure',
    { name: seatName(match, about) })}</p>
    <div class="send-row"><button class="plain" @click=${closeDialog}>${t('go.cancel')}</button>
    <button class="primary" data-testid="claim-yes" @click=${yes}>${choiceWords(match, about, 'claim')}</button></div>`);
}
