// @ts-check
// Motion that tells what happened: what a roll, a card or the field gives flies to its player board. The view is drawn at
// once; this only decorates it, never longer than QUEUE_MS, and not at all for those who want no motion.

import { html, render } from '/vendor/lit-html/lit-html.js';
import { thing } from './games/stoneage/pieces.js';

const QUEUE_MS = 2000;
const STEP_MS = 140;
const FLY_MS = 520;
const MOST = 12;

/** @param {any[]} rows new rows of history @param {any} view */
export function flyGains(rows, view) {
  if (!view || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const flights = rows.flatMap((row) => row.events).flatMap(flightsOf).slice(-MOST);
  requestAnimationFrame(() => flights.forEach((flight, i) => fly(flight, Math.min(i * STEP_MS, QUEUE_MS - FLY_MS))));
}

/** @param {any} event @returns {{place: string, seat: number, name: string}[]} */
function flightsOf(event) {
  if (event.kind === 'gathered' && event.amount) {
    return Array.from({ length: Math.min(3, event.amount) }, () => ({ place: event.place, seat: event.seat, name: event.yield }));
  }
  if (event.kind === 'card_taken') return [{ place: event.place, seat: event.seat, name: 'card' }];
  if (event.kind === 'building_taken') return [{ place: event.place, seat: event.seat, name: 'hut' }];
  if (event.kind === 'tool_made' && event.value) return [{ place: 'tool_maker', seat: event.seat, name: 'tool' }];
  if (event.kind === 'person_born') return [{ place: 'hut', seat: event.seat, name: 'people' }];
  return [];
}

/** @param {{place: string, seat: number, name: string}} flight @param {number} delay */
function fly(flight, delay) {
  const from = document.querySelector(`[data-place="${flight.place}"]`)?.getBoundingClientRect();
  const to = document.querySelector(`[data-seat="${flight.seat}"]`)?.getBoundingClientRect();
  if (!from || !to) return;
  const holder = document.createElement('div');
  holder.className = 'flight';
  holder.setAttribute('aria-hidden', 'true');
  render(html`<svg viewBox="-12.5 -12.5 25 25">${thing(flight.name)}</svg>`, holder);
  document.body.append(holder);
  const start = `translate(${from.x + from.width / 2 - 16}px, ${from.y + from.height / 2 - 16}px)`;
  const end = `translate(${to.x + to.width / 2 - 16}px, ${to.y + Math.min(to.height / 2, 40) - 16}px)`;
  const frames = [{ transform: start + ' scale(.6)', opacity: 0 }, { transform: start + ' scale(1.2)', opacity: 1, offset: 0.25 }, { transform: end + ' scale(.7)', opacity: 0.4 }];
  const motion = holder.animate(frames, { duration: FLY_MS, delay, easing: 'ease-in-out', fill: 'both' });
  motion.onfinish = () => holder.remove();
  motion.oncancel = () => holder.remove();
}
