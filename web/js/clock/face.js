// @ts-check
// <clock-face>: a clock that runs on its own, so that a passing second redraws nothing else. All clocks of a page share one timer, and only
// changes are written. It has the role of a timer, which screen readers do not announce.

import { faceWords, isAlive, isLow, leftNow } from './displays.js';
import { t } from '../core/words.js';

const TICK_MS = 250;

/** @type {Set<ClockFace>} those that run */
const running = new Set();
let timer = 0;

const tick = () => running.forEach((face) => face.show());

/** Starts the timer, which runs as long as there is a clock to show. */
function wind() {
  if (Boolean(running.size) === Boolean(timer)) return;
  if (timer) clearInterval(timer);
  timer = running.size ? setInterval(tick, TICK_MS) : 0;
}

class ClockFace extends HTMLElement {
  /** @type {import('./displays.js').Face|null} */
  #face = null;

  /** Sets the shown values. @param {import('./displays.js').Face|null} face */
  set face(face) {
    this.#face = face;
    this.#settle();
  }

  connectedCallback() {
    this.setAttribute('role', 'timer');
    this.#settle();
  }

  disconnectedCallback() {
    running.delete(this);
    wind();
  }

  #settle() {
    if (this.isConnected && this.#face && isAlive(this.#face)) running.add(this);
    else running.delete(this);
    wind();
    this.show();
  }

  /** Writes only changed texts. */
  show() {
    const face = this.#face;
    if (!face || !this.isConnected) return;
    const here_ms = performance.now();
    const low = isLow(face, leftNow(face, here_ms));
    const words = faceWords(face, here_ms);
    const element = /** @type {HTMLElement} */ (this);
    if (element.textContent !== words) element.textContent = words;
    if (element.classList.toggle('low', low) !== Boolean(element.title)) element.title = low ? t('clock.low') : '';
  }
}

if (!customElements.get('clock-face')) customElements.define('clock-face', ClockFace);
