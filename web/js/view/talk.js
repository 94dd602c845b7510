// @ts-check
// Log and chat, as tabs.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { repeat } from '/vendor/lit-html/directives/repeat.js';
import { ref } from '/vendor/lit-html/directives/ref.js';
import { language, t } from '../words.js';
import { update } from '../state.js';
import { sayInChat, showTab } from '../actions.js';
import { seatName, unreadLines } from '../table.js';
import { gameOn } from '../games.js';
import { undoLine } from './undo.js';

const LINES_MAX = 160;
/** Sentences of a row, made once per language: the log is drawn with every frame. */
const sentences = new WeakMap();

/** @param {import('../state.js').State} state */
export function talk(state) {
  const match = /** @type {any} */ (state.match);
  const tab = state.ui.tab;
  const unread = unreadLines(match);
  const open = (/** @type {string} */ name) => () => showTab(name);
  return html`<section class="talk"><div class="tabs" role="tablist">
      <button role="tab" aria-selected=${tab === 'log' ? 'true' : 'false'} data-testid="tab-log" @click=${open('log')}>${t('table.log')}</button>
      <button role="tab" aria-selected=${tab === 'chat' ? 'true' : 'false'} data-testid="tab-chat" @click=${open('chat')}>${t('table.chat')}${unread > 0 && tab !== 'chat' ? html` <span class="unread" data-testid="unread">${unread}</span>` : nothing}</button></div>
    ${tab === 'log' ? log(state) : chat(state)}</section>`;
}

/** Keeps the newest line in sight, unless somebody reads further up. @param {Element|undefined} element */
function stick(element) {
  if (!(element instanceof HTMLElement)) return;
  const near = element.scrollHeight - element.scrollTop - element.clientHeight < 160;
  if (near || !element.dataset.stuck) queueMicrotask(() => { element.scrollTop = element.scrollHeight; });
  element.dataset.stuck = 'yes';
}

/** What the log says of a row. @param {any} row @param {import('../state.js').State} state @returns {{key: string, line: any, gone: boolean}[]} */
export function rowLines(row, state) {
  const known = sentences.get(row);
  if (known?.lang === language() && known.gone === Boolean(row.gone)) return known.lines;
  const match = /** @type {any} */ (state.match);
  const game = gameOn(state, match.info.game);
  const context = { catalogue: state.games[match.info.game], name: (/** @type {number} */ seat) => seatName(match, seat) };
  const lineOf = (/** @type {any} */ event, /** @type {any} */ from) => {
    const told = undoLine(event, from, match); // what was said about taking back stays as it was said
    return told ? { gone: false, line: told } : { gone: Boolean(from.gone), line: game.describe(event, context) };
  };
  const lines = row.events.map((/** @type {any} */ event, /** @type {number} */ i) => ({ key: `${row.version}.${i}`, ...lineOf(event, row) }))
    .filter((/** @type {any} */ entry) => entry.line);
  sentences.set(row, { lang: language(), gone: Boolean(row.gone), lines });
  return lines;
}

/** @param {import('../state.js').State} state */
function log(state) {
  const match = /** @type {any} */ (state.match);
  const { markIcon } = gameOn(state, match.info.game);
  const lines = match.rows.slice(-LINES_MAX).flatMap((/** @type {any} */ row) => rowLines(row, state)).slice(-LINES_MAX);
  return html`<ol class="log" role="log" aria-live="polite" tabindex="0" aria-label=${t('table.log')} data-testid="log" ${ref((element) => stick(element))}>
    ${lines.length ? repeat(lines, (/** @type {any} */ entry) => entry.key, (/** @type {any} */ { line, gone }) => html`<li class=${line.heading ? 'heading' : ''}>
      ${line.seat === null || line.heading ? nothing : markIcon(line.seat, 'tiny')}${gone ? html`<del>${line.text}</del><span class="hidden"> (${t('undo.gone')})</span>` : html`<span>${line.text}</span>`}</li>`) : html`<li class="empty">${t('log.empty')}</li>`}</ol>`;
}

/** @param {import('../state.js').State} state */
function chat(state) {
  const match = /** @type {any} */ (state.match);
  const type = (/** @type {InputEvent} */ event) => update((s) => { s.ui.chatText = /** @type {HTMLInputElement} */ (event.target).value; });
  const say = (/** @type {SubmitEvent} */ event) => { event.preventDefault(); sayInChat(); };
  return html`<ol class="log chat" aria-live="polite" tabindex="0" data-testid="chat" ${ref((element) => stick(element))}>
      ${match.chat.length ? repeat(match.chat, (/** @type {any} */ line) => line.number, (/** @type {any} */ line) => html`<li>
        ${line.seat === null ? nothing : gameOn(state, match.info.game).markIcon(line.seat, 'tiny')}<span><b>${line.name}</b> ${line.text}</span></li>`) : html`<li class="empty">${t('chat.empty')}</li>`}</ol>
    ${state.user ? html`<form class="say" @submit=${say}><input maxlength="300" aria-label=${t('chat.placeholder')} placeholder=${t('chat.placeholder')} data-testid="chat-input" .value=${state.ui.chatText} @input=${type}>
      <button class="plain" data-testid="chat-send">${t('chat.send')}</button></form>` : html`<p class="soft small">${t('chat.guest')}</p>`}`;
}
