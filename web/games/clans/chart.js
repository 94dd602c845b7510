// @ts-check
// The chart next to the map: the epochs with their chips, and the score track of the five clans.

import { svg, nothing } from '/vendor/lit-html/lit-html.js';
import { listed, t } from '../../js/core/words.js';
import { STROKES, chipPiece, disc } from './pieces.js';
import { COLOURS } from './terms.js';

const TRACK = 60;

/** The width of the panel of epochs or scores, beside or below the map. @param {import('./layout.js').Layout} layout */
const widthOf = ({ line, large, width }) => (line ? (width - 18) / 2 : large ? 400 : 246);

/** @param {import('./board.js').BoardInput} input @param {import('./layout.js').Layout} layout */
export function chart(input, layout) {
  const { epochs } = input.catalogue.tables;
  if (layout.strip) return strip(input, layout);
  const tall = layout.large;
  const width = widthOf(layout);
  const { row, line } = layout;
  const head = tall ? 44 : 40;
  let chip = 0;
  return svg`<g class="chart" data-help-aside transform="translate(${layout.chart.x} ${layout.chart.y})" data-testid="epochs">
    <rect class="tablet" width=${width} height=${head + epochs.length * row + 8} rx="16"></rect>
    <text class="chart-head" x="14" y=${head - 12} font-size=${tall ? 30 : 22}>${t('clans.epochs')}</text>
    ${epochs.map((/** @type {any} */ epoch, /** @type {number} */ i) => {
      const first = chip;
      chip += epoch.chips;
      return epochRow(epoch, first, input, { y: head + i * row, width, row, tall, line: Boolean(line) });
    })}</g>`;
}

const STRIP_WIDTH = 800;

/**
 * Draws the epochs side by side: the land that each favours, the land where villages perish in it, its remaining chips.
 * @param {import('./board.js').BoardInput} input
 * @param {import('./layout.js').Layout} layout
 */
function strip(input, layout) {
  const { epochs } = input.catalogue.tables;
  const width = STRIP_WIDTH / epochs.length;
  let chip = 0;
  return svg`<g class="chart" data-help-aside transform="translate(${layout.chart.x} ${layout.chart.y})" data-testid="epochs">
    <rect class="tablet" width=${STRIP_WIDTH} height=${layout.row} rx="16"></rect>
    ${epochs.map((/** @type {any} */ epoch, /** @type {number} */ i) => {
      const first = chip;
      chip += epoch.chips;
      return epochColumn(epoch, first, input, { x: i * width, width, height: layout.row });
    })}</g>`;
}

/**
 * @param {any} epoch
 * @param {number} first chip
 * @param {import('./board.js').BoardInput} input
 * @param {{x: number, width: number, height: number}} at
 */
function epochColumn(epoch, first, input, at) {
  const now = input.view.phase === 'play' && input.view.epoch === epoch.epoch;
  const all = epoch.favourable.length > 1;
  const pitch = Math.min(38, (at.width - 24) / epoch.chips);
  const held = input.view.villages.length;
  return svg`<g class="epoch ${now ? 'now' : ''} ${first + epoch.chips <= held ? 'past' : ''}"
    transform="translate(${at.x} 0)" data-testid="epoch-${epoch.epoch}" data-help="epoch:${epoch.epoch}"
      role="img" tabindex="-1" aria-label=${epochText(epoch)}>
    <rect class="epoch-ground" x="4" y="4" width=${at.width - 8} height=${at.height - 8} rx="13"></rect>
    <text class="epoch-number" x=${all ? 22 : 28} y="50" text-anchor="middle" font-size="42">${epoch.epoch}</text>
    ${epoch.favourable.map((/** @type {string} */ terrain, /** @type {number} */ i) => (all
      ? patch(terrain, 56 + (i % 2) * 34, 26 + Math.floor(i / 2) * 34, 0.6, false) : patch(terrain, 66, 36, 0.8, false)))}
    <text class="epoch-bonus" x=${all ? 112 : 92} y="47" font-size="32">+${epoch.bonus}</text>
    ${epoch.unfavourable.map((/** @type {string} */ terrain) => svg`${patch(terrain, 66, 94, 0.8, true)}<text class="epoch-zero"
      x="94" y="105" font-size="32">0</text>`)}
    ${Array.from({ length: epoch.chips }, (_, i) => svg`<g transform="translate(${at.width / 2 + (i - (epoch.chips - 1) / 2) * pitch} ${
      at.height - 34}) scale(${pitch / 24})">${chipOf(first + i, input)}</g>`)}
  </g>`;
}

/** Draws a chip, or the hole where it lay. @param {number} index @param {import('./board.js').BoardInput} input */
function chipOf(index, input) {
  const village = input.view.villages[index];
  return village ? svg`<circle class="chip-hole" r="9" data-help="chip:${index}" role="img"
    aria-label="${input.name(village.seat)}: ${village.territory}"></circle>` : chipPiece;
}

/**
 * @param {any} epoch
 * @param {number} first chip
 * @param {import('./board.js').BoardInput} input
 * @param {{y: number, width: number, row: number, tall: boolean, line: boolean}} at line: the chips stand behind, not below
 */
function epochRow(epoch, first, input, at) {
  const now = input.view.phase === 'play' && input.view.epoch === epoch.epoch;
  const size = at.tall ? 32 : 22;
  const all = epoch.favourable.length > 1;
  const line = at.line ? at.row / 2 - 2 : 24;
  const chips = at.line ? { x: at.width - 38 - 3 * 58, by: 58, y: line } : { x: 62, by: at.tall ? 52 : 44, y: at.row - 27 };
  return svg`<g class="epoch ${now ? 'now' : ''} ${first + epoch.chips <= input.view.villages.length ? 'past' : ''}"
    transform="translate(0 ${at.y})" data-testid="epoch-${epoch.epoch}" data-help="epoch:${epoch.epoch}"
      role="img" tabindex="-1" aria-label=${epochText(epoch)}>
    <rect class="epoch-ground" x="6" y="2" width=${at.width - 12} height=${at.row - 6} rx="12"></rect>
    <text class="epoch-number" x="24" y=${at.row / 2 + size * 0.4} text-anchor="middle" font-size=${size * 1.4}>${epoch.epoch}</text>
    ${epoch.favourable.map((/** @type {string} */ terrain, /** @type {number} */ i) => patch(terrain, 58 + i * (all ? 34 : 0), line,
      all ? 0.56 : 0.62, false))}
    <text class="epoch-bonus" x=${all ? 198 : 80} y=${line + size * 0.36} font-size=${size}>+${epoch.bonus}</text>
    ${epoch.unfavourable.map((/** @type {string} */ terrain) => svg`${patch(terrain, at.line ? 226 : 150, line, 0.62, true)}<text
      class="epoch-zero" x=${at.line ? 250 : 172} y=${line + size * 0.36} font-size=${size}>0</text>`)}
    ${Array.from({ length: epoch.chips }, (_, i) => chipSpace(first + i, chips.x + i * chips.by, chips.y, at.tall, input))}
  </g>`;
}

/** @param {any} epoch */
export function epochText(epoch) {
  const names = (/** @type {string[]} */ list) => listed(list.map((terrain) => t('clans.terrain.' + terrain)));
  const good = t('clans.epoch.good', { n: epoch.epoch, lands: names(epoch.favourable), bonus: epoch.bonus });
  return epoch.unfavourable.length ? `${good} ${t('clans.epoch.bad', { lands: names(epoch.unfavourable) })}` : good;
}

/** @param {string} terrain @param {number} x @param {number} y @param {number} scale @param {boolean} crossed */
function patch(terrain, x, y, scale, crossed) {
  return svg`<g transform="translate(${x} ${y}) scale(${scale * 1.5})"><rect class="land-fill edge-soft ${terrain}" x="-16" y="-16"
    width="32" height="32" rx="7"></rect><g transform="scale(1.15)">${STROKES[terrain]}</g>
    ${crossed ? svg`<path class="crossed" d="M-14-14 14 14M-14 1-1 14M1-14 14-1"></path>`
      : ['gold-ground', 'gold-edge'].map((cls) => svg`<rect class=${cls} x="-15" y="-15" width="30" height="30" rx="6"></rect>`)}</g>`;
}

/**
 * Draws a chip, or the stone of the player who took it.
 * @param {number} index
 * @param {number} x
 * @param {number} y
 * @param {boolean} tall
 * @param {import('./board.js').BoardInput} input
 */
function chipSpace(index, x, y, tall, input) {
  const village = input.view.villages[index];
  if (!village) return svg`<circle class="clan-chip" cx=${x} cy=${y} r="17"></circle><path class="clan-chip-hut"
    transform="translate(${x} ${y}) scale(1.6)" d="M0-6.500C3-3 5.500-1.500 6.500 5H-6.500C-5.500-1.500-3-3 0-6.500Z"></path>`;
  return svg`<g class="chip-taken" data-help="chip:${index}" role="img" aria-label="${input.name(village.seat)}: ${village.territory}">
    <circle class="chip-hole" cx=${x} cy=${y} r=${tall ? 24 : 19}></circle><text class="chip-where" x=${x}
    y=${y + (tall ? 10 : 7)} text-anchor="middle"
    font-size=${tall ? 31 : 22}>${village.territory}</text></g>`;
}

/**
 * Draws the score track: one lane for each clan.
 * @param {import('./board.js').BoardInput} input @param {import('./layout.js').Layout} layout
 */
export function track(input, layout) {
  const tall = layout.large;
  const width = layout.strip ? STRIP_WIDTH : layout.line ? widthOf(layout) : tall ? 382 : 246;
  const { lane } = layout;
  const head = tall ? 44 : 40;
  const { scores, discs } = input.view;
  const most = Math.max(TRACK, ...COLOURS.map((colour) => scores[colour] ?? 0));
  const long = width - 122;
  return svg`<g class="track-of-clans" transform="translate(${layout.track.x} ${layout.track.y})">
    <rect class="tablet" width=${width} height=${head + 5 * lane + 8} rx="16"></rect>
    <text class="chart-head" x="14" y=${head - 12} font-size=${tall ? 30 : 22}>${t('clans.track')}</text>
    ${COLOURS.map((colour, i) => {
      const n = scores[colour] ?? 0;
      const off = !discs.includes(colour);
      return svg`<g class="lane clan-${colour} ${off ? 'off' : ''}" transform="translate(0 ${head + i * lane + lane / 2})"
        data-testid="score-${colour}" data-help="lane:${colour}"
          role="img" tabindex="-1" aria-label="${t('clans.colour.' + colour)}: ${n}">
        <g transform="translate(30 0) scale(${tall ? 1.8 : 1.45})">${disc(colour)}</g>
        <rect class="lane-ground" x="54" y="-5" width=${long} height="10" rx="5"></rect>
        <rect class="lane-fill" x="54" y="-5" width=${n > 0 ? (long * n) / most : 0} height="10" rx="5"></rect>
        <text class="lane-score" x=${width - 14} y=${tall ? 11 : 8} text-anchor="end" font-size=${tall ? 32 : 24}>${n}</text></g>`;
    })}</g>`;
}
