// @ts-check
// Log and chat, as tabs.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { guard } from '/vendor/lit-html/directives/guard.js';
import { repeat } from '/vendor/lit-html/directives/repeat.js';
import { ref } from '/vendor/lit-html/directives/ref.js';
import { language, locale, t } from '../core/words.js';
import { holdScroll, stickToEnd, titled, valueOf } from '../frame/elements.js';
import { showEarlier, typeChat } from '../frame/ui_state.js';
import { memo } from '../core/memo.js';
import { openReplay } from '../actions.js';
import { replaySince } from './actions.js';
import { sendChat, showTab } from './chat.js';
import { openReport } from '../people/reports.js';
import { newsBegin } from './catch_up.js';
import { seatName, unreadLines } from './state.js';
import { gameOn } from '../games/games.js';
import { shownRows } from '../motion/plan.js';
import { note } from './note_view.js';
import { sittingLine } from '../seats/view.js';
import { undoLine } from './undo_view.js';
import { botMark } from '../frame/parts_view.js';

const LINES_MAX = 160; // lines per page of the log

/** @param {import('../core/state.js').State} state */
export function talk(state) {
  const match = /** @type {any} */ (state.match);
  const { local } = match.info; // nobody else is there to talk to
  const tab = local ? 'log' : state.ui.tab;
  const unread = unreadLines(match);
  const open = (/** @type {string} */ name) => () => showTab(name);
  return html`<section class="talk"><div class="tabs" role="tablist">
      <button role="tab" aria-selected=${tab === 'log' ? 'true' : 'false'} data-testid="tab-log"
        @click=${open('log')}>${t('table.log')}</button>
      ${local ? nothing : html`<button role="tab" aria-selected=${tab === 'chat' ? 'true' : 'false'} data-testid="tab-chat"
        @click=${open('chat')}>${t('table.chat')}${unread > 0 && tab !== 'chat'
        ? html` <span class="unread" data-testid="unread">${match.info.mentions ? '@' : ''}${unread}</span>` : nothing}</button>`}
      ${match.info.my_seat === null ? nothing : html`<button role="tab" aria-selected=${tab === 'note' ? 'true' : 'false'}
        data-testid="tab-note" @click=${open('note')}>${t('note.tab')}</button>`}</div>
    ${tab === 'note' && match.info.my_seat !== null ? note(state) : tab === 'chat' ? chat(state) : log(state)}</section>`;
}

/**
 * @typedef {object} LogLine
 * @property {string} key
 * @property {import('../games/module.js').Line} line
 * @property {boolean} gone
 * @property {number} version
 * @property {number} at_ms when
 * @property {boolean} ordered made by a conditional move
 */

/**
 * Returns the log's lines of a row, memoised: it is drawn with every frame.
 * @param {any} row
 * @param {import('../core/state.js').State} state
 * @returns {LogLine[]}
 */
export const rowLines = (row, state) => memo(row, `${language()} ${Boolean(row.gone)}`, () => linesOf(row, state));

/** @param {any} row @param {import('../core/state.js').State} state @returns {LogLine[]} */
function linesOf(row, state) {
  const match = /** @type {any} */ (state.match);
  const game = gameOn(state, match.info.game);
  const context = { catalogue: state.games[match.info.game], name: (/** @type {number} */ seat) => seatName(match, seat) };
  const lineOf = (/** @type {any} */ event, /** @type {any} */ from) => {
    const told = undoLine(event, from, match) ?? sittingLine(event, match); // the lines of the table itself are never struck out
    return told ? { gone: false, line: told } : { gone: Boolean(from.gone), line: game.describe(event, context) };
  };
  const lines = row.events.map((/** @type {any} */ event, /** @type {number} */ i) => ({ key: `${row.version}.${i}`,
    version: row.version, at_ms: row.at_ms, ...lineOf(event, row) })).filter((/** @type {any} */ entry) => entry.line);
  return lines.map((/** @type {any} */ entry, /** @type {number} */ i) => ({ ...entry, ordered: i === 0 && Boolean(row.ordered) }));
}

/** Returns the time in words. The first one on a page takes a slow device a fifth of a second. @param {number} ms */
const moment = (ms) => new Date(ms).toLocaleString(locale(), { dateStyle: 'medium', timeStyle: 'short' });

/**
 * Opens the replay for a click on a line of the log, which links to the table at its version. (With a keyboard, the replay has its own
 * keys.)
 * @param {MouseEvent} event
 */
function onLine(event) {
  const line = event.target instanceof Element ? event.target.closest('li[data-version]') : null;
  if (line instanceof HTMLElement) openReplay(Number(line.dataset.version));
}

/** @param {import('../core/state.js').State} state */
function log(state) {
  const match = /** @type {any} */ (state.match);
  const { markIcon, lineIcon } = gameOn(state, match.info.game);
  const most = LINES_MAX * match.logPages;
  const rows = shownRows(match);
  const all = rows.slice(-most).flatMap((/** @type {any} */ row) => rowLines(row, state));
  const lines = all.slice(-most);
  const more = rows.length > most || all.length > most;
  const since = newsBegin(match);
  const news = since && lines.find((/** @type {any} */ entry) => entry.version > since.from)?.key;
  return html`<div class="log" role="log" aria-live="polite" tabindex="0" aria-label=${t('table.log')} data-testid="log"
    @click=${onLine} @pointerover=${titled(moment)} ${ref(stickToEnd)}><ol>
    ${more ? html`<li class="earlier"><button class="plain" data-testid="log-earlier"
      @click=${holdScroll(showEarlier)}>${t('log.earlier')}</button></li>` : nothing}
    ${lines.length ? guard([...lines, news, since?.from, since?.moved, Boolean(match.past)], () => repeat(lines,
      (/** @type {LogLine} */ entry) => entry.key, (/** @type {LogLine} */ { key, line, gone, version, at_ms, ordered }) =>
      html`${since && key === news ? sinceLine(since, match) : nothing}
      <li class=${line.heading ? 'heading' : ''}
        data-version=${version} data-at=${at_ms}>
      ${line.seat === null || line.heading ? nothing : markIcon(line.seat, 'small')}${gone
        ? html`<del>${line.text}</del><span class="hidden"> (${t('undo.gone')})</span>`
        : html`<span>${line.text}${line.thing ? html` ${lineIcon(line.thing)}` : nothing}${ordered ? conditionalMark()
          : nothing}</span>`}</li>`))
        : html`<li class="empty">${t('log.empty')}</li>`}</ol></div>`;
}

/** The mark of a move made by a conditional move. */
const conditionalMark = () => html` <small class="conditional" data-testid="conditional-mark"
  title=${t('conditional.mark_hint')}>${t('conditional.mark')}</small>`;

/** Draws the line where the news begin, with the button to replay them. @param {any} since of `newsBegin` @param {any} match */
function sinceLine({ from, at_ms, moved }, match) {
  const at = at_ms && moment(at_ms);
  return html`<li class="since-line" data-testid="since-line"><span>${moved ? t('since.move') : t('since.line', { at })}</span>
    ${match.past ? nothing : html`<button class="quiet" data-testid="since-again" @click=${() => replaySince(from)}>${
      t('since.again')}</button>`}</li>`;
}

/** Returns the text of a line, with the mentioned names highlighted. @param {any} line @param {any} match */
function mentioned(line, match) {
  const names = line.mentions.map((/** @type {number} */ seat) => match.info.seats[seat]?.name).filter(Boolean);
  if (!names.length) return line.text;
  const own = match.info.seats[match.info.my_seat]?.name?.toLowerCase();
  const escaped = names.sort((/** @type {string} */ a, /** @type {string} */ b) => b.length - a.length)
    .map((/** @type {string} */ name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const parts = line.text.split(new RegExp(`(@(?:${escaped.join('|')}))`, 'gi'));
  return parts.map((/** @type {string} */ part, /** @type {number} */ i) => (i % 2
    ? html`<b class="mention ${part.slice(1).toLowerCase() === own ? 'me' : ''}"><bdi>${part}</bdi></b>` : part));
}

/** Draws the button by which another person's message is reported. @param {import('../core/state.js').State} state @param {any} line */
function reportButton(state, line) {
  if (!state.user || line.hidden || (line.seat !== null && line.seat === state.match?.info.my_seat)) return nothing;
  const words = t('chat.report', { name: line.name });
  return html`<button class="quiet chat-report" data-testid="report-line-${line.number}" title=${words} aria-label=${words}
    @click=${() => openReport({ name: line.name, line: line.number, text: line.text })}>⚑</button>`;
}

/** @param {import('../core/state.js').State} state */
export function chat(state) {
  const match = /** @type {any} */ (state.match);
  const lines = match.chat.filter((/** @type {any} */ line) => line.hidden || line.text !== null); // leaves out the users that I have muted
  const say = (/** @type {SubmitEvent} */ event) => { event.preventDefault(); sendChat(); };
  return html`<ol class="log chat" aria-live="polite" tabindex="0" data-testid="chat" ${ref(stickToEnd)}>
      ${lines.length ? repeat(lines, (/** @type {any} */ line) => line.number, (/** @type {any} */ line) => html`<li>
        ${line.seat === null ? nothing : gameOn(state, match.info.game).markIcon(line.seat, 'small')}<span><b><bdi>${
          line.name}</bdi></b>${botMark(match.info.seats[line.seat])}
          ${line.hidden ? html`<i class="soft">${t('chat.hidden')}</i>` : html`<bdi>${mentioned(line, match)}</bdi>`}</span>${
          reportButton(state, line)}</li>`) : html`<li class="empty">${t('chat.empty')}</li>`}</ol>
    ${state.user ? html`<form class="say" @submit=${say}><input maxlength="300" dir="auto" aria-label=${t('chat.placeholder')}
      placeholder=${t('chat.placeholder')} data-testid="chat-input" .value=${match.chatText}
      @input=${(/** @type {Event} */ event) => typeChat(valueOf(event))}>
      <button class="plain" data-testid="chat-send">${t('chat.send')}</button></form>`
        : html`<p class="soft small">${t('chat.guest')}</p>`}`;
}
