// @ts-check
// The dialogs: keys, new table, a seat's whole board, ending a match, deleting an account.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { needWords, t } from '../words.js';
import { bringLevels } from '../levels/bring.js';
import { closeDialog } from '../actions.js';
import { deleteAccount } from '../account/errands.js';
import { chosenClock, controlOf } from '../clock_form.js';
import { chooseGame, seatWho, setCount, setOption } from '../create.js';
import { valueOf } from '../elements.js';
import { openPerson, PEOPLE_WORDS } from '../people.js';
import { rulesPath } from '../router.js';
import { seatName } from '../table.js';
import { createMatch } from '../tables.js';
import { gameOn } from '../games.js';
import { claimDialog } from './claim.js';
import { clockChoice } from './clock_form.js';
import { dialog as box, field, fields, formError } from './fields.js';
import { comeBackDialog, inviteDialog, isOther, personDialog } from './people.js';
import { leaveDialog, resignDialog } from './sitting.js';
import { gameHere, seatInput } from './table.js';
import { undoDialog } from './undo.js';
import { waitFields, waitSettings } from './wait_form.js';

/** @type {import('../words.js').Source} */
const WORDS = {
  en: () => import('../../i18n/dialogs.en.js'), de: () => import('../../i18n/dialogs.de.js'),
  fr: () => import('../../i18n/dialogs.fr.js'), es: () => import('../../i18n/dialogs.es.js'),
  nl: () => import('../../i18n/dialogs.nl.js'), it: () => import('../../i18n/dialogs.it.js'),
  pl: () => import('../../i18n/dialogs.pl.js'), pt: () => import('../../i18n/dialogs.pt.js'),
};

export function prepare() {
  bringLevels(); // for the form of a new table
  return needWords([WORDS, PEOPLE_WORDS]);
}

/** @param {import('../state.js').State} state */
export function dialog(state) {
  switch (state.ui.dialog?.name) {
    case 'keys': return keysDialog();
    case 'create': return createDialog(state);
    case 'seat': return seatDialog(state);
    case 'invite': return inviteDialog(state);
    case 'person': return personDialog(state);
    case 'come_back': return comeBackDialog(state);
    case 'leave': return leaveDialog(state);
    case 'resign': return resignDialog();
    case 'claim': return claimDialog(state);
    case 'undo': return undoDialog();
    case 'delete': return deleteDialog(state);
    case 'share': return state.pages.share?.dialog(state) ?? nothing;
    case 'admin': return state.pages.admin?.dialog(state) ?? nothing;
    default: return nothing;
  }
}

function keysDialog() {
  const lines = ['move', 'choose', 'back', 'letters', 'more', 'undo', 'space', 'replay', 'tabs', 'next', 'board', 'text', 'help'];
  return box(t('keys.title'), html`<ul class="keys"
    data-testid="keys">${lines.map((line) => html`<li>${t('keys.' + line)}</li>`)}</ul>`);
}

/** @param {import('../state.js').State} state */
function createDialog(state) {
  const { seats, game: id, options = [] } = /** @type {any} */ (state.ui.dialog);
  const game = state.games[id];
  const counts = Array.from({ length: game.seats_max - game.seats_min + 1 }, (_, i) => game.seats_min + i);
  const clock = chosenClock(state.ui.dialog);
  const badClock = clock.name !== 'none' && !controlOf(clock);
  const submit = (/** @type {SubmitEvent} */ event) => {
    const form = fields(event);
    createMatch({
      game: id, seats: state.ui.dialog?.seats, options: state.ui.dialog?.options ?? [], listed: form.listed === 'yes', join: form.join,
        bot_delay: form.bot_delay === 'on',
      undo: form.undo, ...waitSettings(form), clock: controlOf(clock), leaver: form.leaver,
      names: state.ui.dialog?.seats.map((/** @type {string} */ _, /** @type {number} */ i) => form[`invite_${i}`] ?? ''),
      start_seat: form.start_seat === '' ? null : Number(form.start_seat),
    });
  };
  return box(t('create.title'), html`<form class="create" @submit=${submit}>${formError(state.ui.formError)}
    ${gameChoice(state, id)}
    <fieldset><legend>${t('create.seats')}</legend>
      <div class="segments">${counts.map((n) => html`<label><input type="radio" name="count" value=${n} .checked=${n === seats.length}
      data-testid="create-count-${n}" @change=${() => setCount(game, n)}><span>${n}</span></label>`)}</div></fieldset>
    ${optionChoice(game, options)}
    <fieldset><legend>${t('create.who')}</legend>${seats.map((/** @type {string} */ who, /** @type {number} */ i) => seatChoice(state,
      who, i, gameOn(state, id).markIcon))}
      ${state.pages.levels?.levels(state.bots.map((bot) => bot.id).filter((bot) => seats.includes(bot)), id, seats.length)
      ?? nothing}</fieldset>
    <div class="two"><label class="field"><span>${t('create.visibility')}</span><select name="listed" data-testid="create-listed">
      <option value="yes">${t('create.listed')}</option><option value="no">${t('create.unlisted')}</option></select></label>
      <label class="field"><span>${t('create.join')}</span><select name="join" data-testid="create-join">
        <option value="anyone">${t('create.anyone')}</option><option value="link">${t('create.link')}</option></select></label></div>
    ${clockChoice(clock)}
    <label class="field"><span>${t('create.start_seat')}</span>
      <select name="start_seat"><option value="">${t('create.by_chance')}</option>
      ${seats.map((/** @type {string} */ _, /** @type {number} */ i) =>
      html`<option value=${i}>${t('seat.n', { n: i + 1 })}</option>`)}</select></label>
    <label class="field"><span>${t('create.undo')}</span><select name="undo" data-testid="create-undo">${['free', 'vote', 'none'].map(
      (how) => html`<option value=${how}>${t('create.undo.' + how)}</option>`)}</select></label>
    ${waitFields()}
    <label class="check"><input type="checkbox" name="bot_delay" checked
      data-testid="create-bot-delay"><span>${t('create.bot_delay')}</span></label>
    <div class="send-row"><a class="rules-link" href="./${rulesPath(id)}" target="_blank"
      data-testid="create-rules">${t('create.rules', { game: game.title })}</a><button class="primary" data-testid="create-go"
      ?disabled=${Boolean(state.ui.busy) || badClock}>${t('create.go')}</button></div></form>`, 'wide');
}

/** The choice of the game, if there are several. @param {import('../state.js').State} state @param {string} id */
function gameChoice(state, id) {
  const offered = Object.values(state.games);
  if (offered.length < 2) return nothing;
  return html`<fieldset><legend>${t('create.game')}</legend>
    <div class="segments">${offered.map((game) => html`<label data-testid="create-game-${game.id}"><input type="radio" name="game"
    value=${game.id} .checked=${game.id === id}
    @change=${() => chooseGame(game)}><span>${game.title}</span></label>`)}</div></fieldset>`;
}

/** @param {any} game @param {string[]} chosen */
function optionChoice(game, chosen) {
  if (!game.options.length) return nothing;
  return html`<fieldset class="options"><legend>${t('create.options')}</legend>${game.options.map((/** @type {string} */ option) =>
    html`<label class="option"><input type="checkbox" data-testid="create-option-${option}"
    .checked=${chosen.includes(option)} @change=${(/** @type {Event} */ event) => setOption(game, option, /** @type {HTMLInputElement} */
      (event.target).checked)}><span><b>${t('option.'
      + option)}</b><small>${t(`option.${option}.is`)}</small></span></label>`)}</fieldset>`;
}

/** @param {import('../state.js').State} state @param {string} who @param {number} i @param {(seat: number) => any} mark */
function seatChoice(state, who, i, mark) {
  return html`<label class="seat-choice">${mark(i)}<span>${t('seat.n', { n: i + 1 })}</span>
    ${who === 'me' ? html`<b>${t('create.me')}</b>`
      : html`<select data-testid="create-seat-${i}" @change=${(/** @type {Event} */ event) => seatWho(i, valueOf(event))}>
      <option value="person" ?selected=${who === 'person'}>${t('create.person')}</option>
      ${state.user && !state.user.guest ? html`<option value="named" ?selected=${who === 'named'}>${t('create.named')}</option>` : nothing}
      ${state.bots.map((bot) => html`<option value=${bot.id} ?selected=${who === bot.id}>
        ${t('create.bot', { id: t('bot.' + bot.id) })}</option>`)}</select>`}${who === 'named' ? html`<input class="invite-name"
        name="invite_${i}" maxlength="40" required autocomplete="off" aria-label=${t('invite.title')} placeholder=${t('account.name')}
        data-testid="create-invite-${i}">` : nothing}</label>`;
}

/** @param {import('../state.js').State} state */
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

/** @param {import('../state.js').State} state */
function deleteDialog(state) {
  const submit = (/** @type {SubmitEvent} */ event) => deleteAccount(fields(event).password ?? '');
  return box(t('account.delete'), html`<form @submit=${submit}><p>${t('account.delete_ask')}</p>${formError(state.ui.formError)}
    ${state.user?.guest ? nothing : field(t('account.password'), 'password', { type: 'password', complete: 'current-password' })}
    <div class="send-row"><button class="plain" type="button" @click=${closeDialog}>${t('go.cancel')}</button><button
      class="primary danger" data-testid="delete-yes">${t('account.delete')}</button></div></form>`);
}
