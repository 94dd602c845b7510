// @ts-check
// Motion that tells what happened: what somebody gains flies to the player board, what moves flies over the map. The view is drawn at
// once; this only decorates it, never longer than QUEUE_MS, and not at all for those who want no motion.

import { html, render } from '/vendor/lit-html/lit-html.js';

const QUEUE_MS = 2000;
const STEP_MS = 140;
const FLY_MS = 520;
const MOST = 12;

/** @typedef {{from: string, to: string, drawing: any}} Flight from and to are selectors of what is drawn */

/** @param {any[]} rows new rows of history @param {any} view @param {{flights: (event: any) => Flight[]}} game */
export function flyGains(rows, view, game) {
  if (!view || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const flights = rows.flatMap((row) => row.events).flatMap(game.flights).slice(-MOST);
  requestAnimationFrame(() => flights.forEach((flight, i) => fly(flight, Math.min(i * STEP_MS, QUEUE_MS - FLY_MS))));
}

/** @param {Flight} flight @param {number} delay */
function fly(flight, delay) {
  const from = document.querySelector(flight.from)?.getBoundingClientRect();
  const to = document.querySelector(flight.to)?.getBoundingClientRect();
  if (!from || !to) return;
  const holder = document.createElement('div');
  holder.className = 'flight';
  holder.setAttribute('aria-hidden', 'true');
  render(html`<svg viewBox="-12.5 -12.5 25 25">${flight.drawing}</svg>`, holder);
  document.body.append(holder);
  const start = `translate(${from.x + from.width / 2 - 16}px, ${from.y + from.height / 2 - 16}px)`;
  const end = `translate(${to.x + to.width / 2 - 16}px, ${to.y + Math.min(to.height / 2, 40) - 16}px)`;
  const frames = [{ transform: start + ' scale(.6)', opacity: 0 }, { transform: start + ' scale(1.2)', opacity: 1, offset: 0.25 },
    { transform: end + ' scale(.7)', opacity: 0.4 }];
  const motion = holder.animate(frames, { duration: FLY_MS, delay, easing: 'ease-in-out', fill: 'both' });
  motion.onfinish = () => holder.remove();
  motion.oncancel = () => holder.remove();
}
