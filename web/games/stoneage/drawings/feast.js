// @ts-check
// The scene at the end: the winner's tribe sits at the fire before its huts, one person of each other tribe watches from the hills.

import { html, svg } from '/vendor/lit-html/lit-html.js';
import { SCENES, campfire } from './scenes.js';
import { person } from './pieces.js';

const FIRE = { x: 280, y: 114 };
const HUTS_MOST = 4;
const HUTS = [[176, 58], [356, 58], [116, 66], [416, 66]];

/** @param {number} x @param {number} y @param {number} s @param {any} drawing */
const at = (x, y, s, drawing) => svg`<g transform="translate(${x} ${y}) scale(${s})">${drawing}</g>`;

/** Returns the seat of one person of the tribe: left and right of the fire in turn, each pair further away. @param {number} i */
function place(i) {
  const pair = Math.floor(i / 2);
  const away = 46 + pair * 30;
  return { x: FIRE.x + (i % 2 ? away : -away), y: FIRE.y + 2 - (pair % 2) * 12 };
}

/** @param {import('../../../js/games/module.js').SceneInput<import('../types.d.ts').View>} input */
export function feast({ view, order }) {
  const playerOf = (/** @type {number} */ seat) => view.players.find((/** @type {any} */ p) => p.seat === seat);
  const winners = order.filter(({ rank }) => rank === 1);
  const share = (/** @type {number} */ seat) => Math.ceil((playerOf(seat)?.people ?? 5) / winners.length);
  const tribe = winners.flatMap(({ seat }) => Array.from({ length: share(seat) }, () => seat));
  const huts = Math.min(HUTS_MOST, winners.reduce((sum, { seat }) => sum + (playerOf(seat)?.buildings.length ?? 0), 0));
  const others = order.filter(({ rank }) => rank > 1);
  return html`<svg class="feast" viewBox="0 0 560 150" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
    <path class="far" d="M-900 66C-600 40-240 96-60 70 30 50 80 62 150 52 220 44 250 72 310 58 400 40
      470 70 560 54 700 40 900 84 1460 56V150H-900Z"></path>
    <path class="near" d="M-900 108C-500 94-100 122 200 108 320 98 440 118 560 106 760 96 1000 120 1460 104V150H-900Z"></path>
    <ellipse class="fire-light" cx=${FIRE.x} cy=${FIRE.y} rx="200" ry="64"></ellipse>
    ${HUTS.slice(0, huts).map(([x, y]) => at(x - 32, y - 22, 0.42, SCENES.hut))}
    ${others.map(({ seat }, i) => at(i % 2 ? 522 - Math.floor(i / 2) * 30 : 38 + Math.floor(i / 2) * 30, 74, 0.9, person(seat)))}
    ${tribe.map((seat, i) => at(place(i).x, place(i).y - 6, 1.5, person(seat)))}
    ${at(FIRE.x, FIRE.y + 12, 1.3, campfire)}</svg>`;
}
