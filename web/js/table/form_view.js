// @ts-check
// The form of a new table: three cards for its audience, the players, and more options, closed at first.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { t } from '../core/words.js';
import { chosenClock, controlOf } from '../clock/form.js';
import { chooseGame, KINDS, seatWho, setCount, setJoin, setKind, setOption } from './form.js';
import { valueOf } from '../frame/elements.js';
import { rulesPath } from '../core/router.js';
import { createMatch } from './actions.js';
import { gameOn } from '../games/games.js';
import { clockChoice } from '../clock/form_view.js';
import { dialog as box, fields, formError } from '../frame/fields_view.js';
import { waitFields, waitSettings } from './wait_form_view.js';

/** @typedef {import('./form.js').Kind} Kind */

/** @type {Record<Kind, string>} */
const PICTURES = {
  friends: 'M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM2.500 20c0-4 2-6.500 5.500-6.500s5.500 2.500 5.500 6.500ZM16 11a3 3 0 1 0 0-6'
    + 'M15.500 13.700c3.700-.700 6 1.800 6 6.300h-5',
  days: 'M4 6h16v14H4ZM4 10h16M8 3v4M16 3v4M12 13v3l2 1.500',
  here: 'M6 3h12v18H6ZM10.500 18h3M6 15.500h12',
  bots: 'M6 9h12v10H6ZM12 9V5M12 5a1 1 0 1 0 0-2 1 1 0 0 0 0 2ZM9.500 13v1M14.500 13v1M9.500 16.500h5M3 12v4M21 12v4',
};

/** @param {import('../core/state.js').State} state */
export function createDialog(state) {
  const { seats, game: id, kind } = /** @type {any} */ (state.ui.dialog);
  const game = state.games[id];
  const counts = Array.from({ length: game.seats_max - game.seats_min + 1 }, (_, i) => game.seats_min + i);
  const clock = chosenClock(state.ui.dialog);
  const badClock = clock.name !== 'none' && !controlOf(clock);
  const here = kind === 'here' ? state.pages.local : null;
  return box(t('create.title'), html`<form class="create" @submit=${(/** @type {SubmitEvent} */ event) => submit(event, state)}>${formError(
    state.ui.formError)}
    ${gameChoice(state, id)}
    <fieldset><legend class="hidden">${t('create.kind')}</legend>
      <div class="kinds">${KINDS.map((one) => kindCard(one, kind))}</div></fieldset>
    ${here?.formLead(state) ?? nothing}
    <fieldset><legend>${t('create.seats')}</legend>
      <div class="segments">${counts.map((n) => html`<label><input type="radio" name="count" value=${n} .checked=${n === seats.length}
      data-testid="create-count-${n}" @change=${() => setCount(game, n)}><span>${n}</span></label>`)}</div></fieldset>
    <fieldset><legend>${t('create.who')}</legend>${seats.map((/** @type {string} */ who, /** @type {number} */ i) => seatChoice(state,
      who, i, gameOn(state, id).markIcon))}
      ${state.pages.levels?.levels(state.bots.map((bot) => bot.id).filter((bot) => seats.includes(bot)), id, seats.length)
      ?? nothing}</fieldset>
    ${['friends', 'days'].includes(kind) ? html`<fieldset><legend>${t('create.join')}</legend><div
      class="segments">${['link', 'anyone'].map((who) => html`<label><input type="radio" name="join" value=${who}
      .checked=${who === joinOf(state)} data-testid="create-join-${who}" @change=${() => setJoin(who)}><span>${t(
        'create.' + who)}</span></label>`)}</div></fieldset>` : nothing}
    ${moreOptions(state, game, clock)}
    <div class="send-row create-end"><a class="rules-link" href="./${rulesPath(id)}" target="_blank"
      data-testid="create-rules">${t('create.rules', { game: game.title })}</a><button class="primary" data-testid="create-go"
      ?disabled=${Boolean(state.ui.busy) || badClock || (kind === 'here' && !here?.mayBegin(state))}>${t(['bots', 'here'].includes(kind)
        ? 'create.go_bots' : 'create.go')}</button></div></form>`, 'wide');
}

/**
 * Returns who can join: friends come by the link, and nobody else at tables against bots, unless the host chooses otherwise.
 * @param {import('../core/state.js').State} state
 */
function joinOf({ ui }) {
  const { kind, join } = /** @type {any} */ (ui.dialog);
  return kind === 'bots' ? 'link' : join ?? (kind === 'days' ? 'anyone' : 'link');
}

/** @param {SubmitEvent} event @param {import('../core/state.js').State} state */
function submit(event, state) {
  const form = fields(event);
  const { seats, game, kind, options = [] } = /** @type {any} */ (state.ui.dialog);
  if (kind === 'here') return void state.pages.local.submitLocal(state, form);
  createMatch({
    game, seats, options, listed: form.listed === 'yes', join: joinOf(state), bot_delay: form.bot_delay === 'on', undo: form.undo,
    ...waitSettings(form), clock: controlOf(chosenClock(state.ui.dialog)), leaver: form.leaver,
    names: seats.map((/** @type {string} */ _, /** @type {number} */ i) => form[`invite_${i}`] ?? ''),
    start_seat: form.start_seat === '' ? null : Number(form.start_seat), at_once: kind === 'bots',
  });
}

/** @param {Kind} kind @param {Kind} now */
const kindCard = (kind, now) => html`<label class="kind"><input type="radio" name="kind" value=${kind} .checked=${kind === now}
  data-testid="create-kind-${kind}" @change=${() => setKind(kind)}><span><svg class="glyph" viewBox="0 0 24 24" aria-hidden="true"><path
  d=${PICTURES[kind]}></path></svg><b>${t('create.kind.' + kind)}</b><small>${t(`create.kind.${kind}.is`)}</small></span></label>`;

/** Draws the fields that have usual values. @param {import('../core/state.js').State} state @param {any} game @param {any} clock */
function moreOptions(state, game, clock) {
  const { seats, kind, options = [] } = /** @type {any} */ (state.ui.dialog);
  const choice = (/** @type {string} */ name, /** @type {string[]} */ values, /** @type {(value: string) => string} */ words,
    /** @type {string} */ chosen) => html`<select name=${name} data-testid="create-${name}">${values.map((value) => html`<option
      value=${value} ?selected=${value === chosen}>${words(value)}</option>`)}</select>`;
  return html`<details class="more-options"><summary data-testid="create-more">${t('create.more')}${options.length ? html` <span
      class="tag">${options.length}</span>` : nothing}</summary>
    ${optionChoice(game, options)}
    ${kind === 'here' ? nothing : html`<label class="field"><span>${t('create.visibility')}</span>${choice('listed',
      ['yes', 'no'], (value) => t(value === 'yes' ? 'create.listed' : 'create.unlisted'), joinOf(state) === 'anyone' ? 'yes'
        : 'no')}</label>
    ${clockChoice(clock)}`}
    <label class="field"><span>${t('create.start_seat')}</span>
      <select name="start_seat"><option value="">${t('create.by_chance')}</option>
      ${seats.map((/** @type {string} */ _, /** @type {number} */ i) =>
      html`<option value=${i}>${t('seat.n', { n: i + 1 })}</option>`)}</select></label>
    ${kind === 'here' ? nothing : html`<label class="field"><span>${t('create.undo')}</span>${choice('undo',
      ['free', 'vote', 'none'], (how) => t('create.undo.' + how), 'free')}</label>
    ${waitFields()}
    <label class="check"><input type="checkbox" name="bot_delay" checked
      data-testid="create-bot-delay"><span>${t('create.bot_delay')}</span></label>`}</details>`;
}

/** The choice of the game, if there are several. @param {import('../core/state.js').State} state @param {string} id */
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

/** @param {import('../core/state.js').State} state @param {string} who @param {number} i @param {(seat: number) => any} mark */
function seatChoice(state, who, i, mark) {
  if (state.ui.dialog?.kind === 'here' && state.pages.local)
    return state.pages.local.seatOf(state, who, i, mark(i), (/** @type {string} */ chosen) => seatWho(i, chosen));
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
