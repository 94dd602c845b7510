// @ts-check
// <point-bars>: bars that grow source by source when a match ends, and <count-up>: the totals next to them, in step. With reduced motion
// they show the final values at once. They are timed by animations of the page, so that code that ends animations (motion/) ends these,
// too.

import { numberText } from '../core/words.js';

const SOURCE_MS = 380; // duration for each source, at a calm pace

/**
 * Animates the growth of a part, from one side of the bar.
 * @param {Element} part @param {number} at which source @param {number} ms for each
 */
function grow(part, at, ms) {
  const lost = part.classList.contains('lost');
  Object.assign(/** @type {SVGElement} */ (part).style, { transformBox: 'fill-box', transformOrigin: lost ? '100% 50%' : '0 50%' });
  part.animate([{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }],
    { duration: ms, delay: at * ms, easing: 'ease-out', fill: 'backwards' });
}

class PointBars extends HTMLElement {
  /** The speed of counting; 0 or none: it does not count. @type {number|undefined} */
  pace = undefined;

  connectedCallback() {
    if (!this.pace) return;
    const ms = SOURCE_MS * this.pace;
    for (const part of this.querySelectorAll('[data-source]')) grow(part, Number(part.getAttribute('data-source')), ms);
    for (const total of this.querySelectorAll('count-up')) /** @type {CountUp} */ (total).run(ms);
  }
}

class CountUp extends HTMLElement {
  /** The points from each source. @type {number[]} */
  parts = [];
  #total = 0;
  /** @type {Animation|null} */
  #clock = null;

  /** @param {number} points */
  set total(points) {
    this.#total = points;
    if (!this.#clock) this.#say(points);
  }

  /** @param {number} ms for each source */
  run(ms) {
    const duration = ms * this.parts.length;
    this.#clock = this.animate([{ opacity: 1 }, { opacity: 1 }], { duration });
    const end = () => { this.#clock = null; this.#say(this.#total); };
    this.#clock.onfinish = end;
    this.#clock.oncancel = end;
    this.#step(ms);
  }

  /** @param {number} ms */
  #step(ms) {
    if (!this.#clock) return;
    const done = Number(this.#clock.currentTime ?? 0) / ms;
    const whole = Math.floor(done);
    const sum = this.parts.slice(0, whole).reduce((all, points) => all + points, 0);
    this.#say(sum + Math.round((this.parts[whole] ?? 0) * (done - whole)));
    requestAnimationFrame(() => this.#step(ms));
  }

  /** @param {number} points */
  #say(points) {
    const words = numberText(points);
    const element = /** @type {HTMLElement} */ (this);
    if (element.textContent !== words) element.textContent = words;
  }
}

if (!customElements.get('count-up')) customElements.define('count-up', CountUp);
if (!customElements.get('point-bars')) customElements.define('point-bars', PointBars);
