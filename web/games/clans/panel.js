// @ts-check
// The choice panel: start, target and the village that would be founded, as real buttons for mouse, thumb and keys.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { t } from '../../js/core/words.js';
import * as drafts from './draft.js';
import { clanIcon, terrainIcon } from './pieces.js';
import { COLOURS, coloursText, hutsText } from './terms.js';

/** @typedef {import('./types.d.ts').View} View */
/** @typedef {import('./types.d.ts').Choices} Choices */

/**
 * @typedef {object} PanelInput
 * @property {View} view @property {Choices} choices @property {any} catalogue @property {drafts.Draft} draft
 * @property {boolean} sending @property {string} hover the territory that the mouse points at
 * @property {(draft: drafts.Draft, focus?: string) => void} set @property {(move: any) => void} send
 * @property {(place: string) => void} point shows a territory on the map
 */

/** @param {PanelInput} input */
export function panel(input) {
  const { choices, draft } = input;
  if (draft.step === 'confirm') return confirmPanel(input);
  if (choices.decision === 'found') return foundPanel(input);
  return draft.step === 'to' ? toPanel(input) : fromPanel(input);
}

/** The open question in words. @param {PanelInput} input */
export function askWords({ choices, draft }) {
  if (draft.step === 'confirm') return choices.decision === 'found' ? t('clans.ask.found_this', { territory: draft.territory })
    : t('clans.ask.send', draft);
  if (choices.decision === 'found') return t('clans.ask.found', { n: choices.found.length });
  return draft.step === 'to' ? t('clans.ask.to', { from: draft.from }) : t('clans.ask.from');
}

/** A small cap that shows the key of a button. @param {string} letter */
const cap = (letter) => html`<kbd aria-hidden="true">${letter}</kbd>`;

/** @param {PanelInput} input @param {string} id */
const rowOf = (input, id) => input.catalogue.tables.territories.find((/** @type {any} */ row) => row.territory === id);

/** @param {PanelInput} input @param {string} id */
const hutsAt = (input, id) => input.view.lands.find((/** @type {any} */ land) => land.territory === id)?.huts ?? {};

/** Formats "A3, forest: 1 red hut". @param {PanelInput} input @param {string} id */
function words(input, id) {
  return `${id}, ${t('clans.terrain.' + rowOf(input, id).terrain)}: ${hutsText(hutsAt(input, id))}`;
}

/** Shows the territory while the mouse or the focus is on its button. @param {PanelInput} input @param {string} id */
const pointing = (input, id) => ({ on: () => input.point(id), off: () => input.point('') });

/** Says what a click on the map would found, while the mouse points at it. @param {PanelInput} input */
function pointedOutcome({ choices, draft, hover }) {
  const rows = choices.decision === 'found' ? choices.previews.filter((/** @type {any} */ row) => row.territory === hover)
    : drafts.previewsTo(choices, draft.from, hover);
  return rows.map((row) => html`<span data-testid="pointed">${t('clans.preview.village', { territory: row.territory })}: ${
    previewWords(row)}</span>`);
}

/** Handles a choice on the map: by keys, a letter chooses a region and a digit its territory. @param {PanelInput} input */
function fromPanel(input) {
  const offered = input.choices.moves.map((/** @type {any} */ move) => move.from);
  const regions = [...new Set(offered.map((/** @type {string} */ id) => id[0]))];
  return html`<div class="regions on-board" role="group" aria-label=${t('clans.ask.from')}>
    ${regions.map((region) => html`<span class="region">
    <button class="region-name" tabindex="-1" data-key=${region.toLowerCase()} aria-label=${t('clans.region', { region })}
      @click=${() => input.set({ ...drafts.startDraft(), region })}>${region}</button>
    ${offered.filter((/** @type {string} */ id) => id[0] === region)
      .map((/** @type {string} */ id) => fromButton(input, id, input.draft.region === region))}</span>`)}</div>
    <div class="board-asks"><p class="soft">${input.draft.region ? t('clans.on_map.region', { region: input.draft.region })
      : t('clans.on_map')}</p></div>`;
}

/** @param {PanelInput} input @param {string} id @param {boolean} open */
function fromButton(input, id, open) {
  const point = pointing(input, id);
  return html`<button class="spot" data-choice data-key=${open ? id.slice(1) : nothing} data-testid="from-${id}"
    aria-label=${words(input, id)} ?disabled=${input.sending}
    @click=${() => input.set(drafts.chooseFrom(input.draft, input.choices, id), 'choice')} @mouseenter=${point.on}
      @mouseleave=${point.off} @focus=${point.on} @blur=${point.off}>${id}</button>`;
}

/** @param {PanelInput} input */
function toPanel(input) {
  const { draft, choices } = input;
  return html`<div class="confirm"><div class="confirm-head"><b>${t('clans.from', { from: draft.from })}</b>${hutRow(hutsAt(input,
    draft.from))}${pointedOutcome(input)}</div>
    <div class="choices targets">${drafts.targets(choices, draft.from).map((id, i) => toButton(input, id, i + 1))}</div>
      ${sendRow(input, t('clans.send'))}</div>`;
}

/** @param {PanelInput} input @param {string} id @param {number} n */
function toButton(input, id, n) {
  const point = pointing(input, id);
  const rows = drafts.previewsTo(input.choices, input.draft.from, id);
  return html`<button class="choice" data-choice data-key=${n} data-testid="to-${id}" data-help="territory:${id}" ?disabled=${input.sending}
    @click=${() => input.set(drafts.chooseTo(input.draft, input.choices, id), 'send')} @mouseenter=${point.on} @mouseleave=${point.off}
      @focus=${point.on} @blur=${point.off}>
    ${terrainIcon(rowOf(input, id).terrain)}<span class="choice-words"><b>${id}</b><small>${rows.length ? rows.map(short).join(' · ')
      : hutsShort(hutsAt(input, id))}</small></span>${cap(String(n))}</button>`;
}

/** @param {any} preview */
const short = (preview) => t(preview.doomed ? 'clans.short.doomed' : 'clans.short', { territory: preview.territory,
  points: preview.points[0] });

/** @param {Record<string, number>} huts */
const hutsShort = (huts) => t('clans.huts', { n: COLOURS.reduce((sum, colour) => sum + (huts[colour] ?? 0), 0) });

/** @param {Record<string, number>} huts */
function hutRow(huts) {
  return html`<span class="hut-row"><span class="hidden">${hutsText(huts)}</span>${COLOURS.filter((colour) => huts[colour])
    .map((colour) => html`<span class="stock" aria-hidden="true">${clanIcon(colour, 'small')}<b>${huts[colour]}</b></span>`)}</span>`;
}

/** @param {PanelInput} input */
function foundPanel(input) {
  return html`<div class="confirm"><div class="confirm-head">
    <b>${t('clans.ask.found', { n: input.choices.found.length })}</b><span>${t('clans.chips_left',
    { n: input.choices.left })}</span>${pointedOutcome(input)}</div>
    <div class="choices targets">${input.choices.found.map((/** @type {string} */ id, /** @type {number} */ i) => foundButton(input, id,
      i + 1))}</div></div>`;
}

/** @param {PanelInput} input @param {string} id @param {number} n */
function foundButton(input, id, n) {
  const point = pointing(input, id);
  const row = input.choices.previews.find((/** @type {any} */ p) => p.territory === id);
  return html`<button class="choice" data-choice data-key=${n} data-testid="found-${id}" data-help="territory:${id}"
    ?disabled=${input.sending}
    @click=${() => input.set(drafts.chooseVillage(input.draft, input.choices, id), 'send')} @mouseenter=${point.on}
      @mouseleave=${point.off} @focus=${point.on} @blur=${point.off}>
    ${terrainIcon(rowOf(input, id).terrain)}<span class="choice-words"><b>${id}</b><small>${row ? short(row)
      : ''}</small></span>${cap(String(n))}</button>`;
}

/** @param {PanelInput} input */
function confirmPanel(input) {
  const { draft, choices } = input;
  const rows = drafts.previewsOf(choices, draft);
  const head = choices.decision === 'found' ? t('clans.found_next', { territory: draft.territory }) : t('clans.from_to', draft);
  return html`<div class="confirm"><div class="confirm-head"><b>${head}</b>${choices.decision === 'move'
    ? hutRow(hutsAt(input, draft.from)) : nothing}</div>
    ${rows.length ? html`<ul class="previews" data-testid="preview">${rows.map((row) => preview(input, row))}</ul>`
      : html`<p class="soft previews" data-testid="preview">${t('clans.founds_nothing')}</p>`}
    ${sendRow(input, choices.decision === 'found' ? t('clans.found') : t('clans.send'))}</div>`;
}

/** Describes the value of a village that would be founded, from the server's numbers. @param {any} row */
export function previewWords(row) {
  const parts = [];
  if (row.doomed) parts.push(t('clans.preview.doomed'));
  else if (row.colours.length) parts.push(t('clans.preview.scores', { colours: coloursText(row.colours), points: row.points[0],
    value: row.value, bonus: row.bonus }));
  else parts.push(t('clans.preview.nobody'));
  if (!row.doomed && row.lost.length) parts.push(t('clans.preview.strife', { colours: coloursText(row.lost) }));
  if (row.points.length > 1 && new Set(row.points).size > 1)
    parts.push(t('clans.preview.later', { points: row.points.slice(1).join(', ') }));
  return parts.join(' ');
}

/** @param {PanelInput} input @param {any} row */
function preview(input, row) {
  return html`<li>${terrainIcon(rowOf(input, row.territory).terrain)}<b>${t('clans.preview.village', { territory: row.territory })}</b>
    ${row.doomed ? nothing : html`<span class="hut-row"
      aria-hidden="true">${row.colours.map((/** @type {string} */ colour) => clanIcon(colour, 'small'))}</span>`}<span>${previewWords(
      row)}</span></li>`;
}

/** The buttons "back" and "send", always in this order. @param {PanelInput} input @param {string} words_ */
function sendRow(input, words_) {
  const { draft, choices } = input;
  const move = drafts.moveOf(draft, choices);
  return html`<div class="send-row"><button class="plain" data-back data-testid="cancel" ?disabled=${input.sending}
    @click=${() => input.set(drafts.back(draft, choices), 'choice')}>${t('go.back')}</button>
    <button class="primary" data-send data-testid="send" ?disabled=${!move || input.sending}
      @click=${() => input.send(move)}>${input.sending ? t('conn.sending') : words_}</button></div>`;
}
