// @ts-check
// How wide the room of a drawing is for its height, measured where it lies: a board is laid out for that, so that it fills its frame.

import { nothing } from '/vendor/lit-html/lit-html.js';
import { AsyncDirective, directive } from '/vendor/lit-html/async-directive.js';
import { state, update } from '../core/state.js';

const STEPS = 40; // so that a board is laid out anew only where it makes a difference
const NEWS = 62; // px of the line of news below a board that the page scrolls with, and of what is around it

/** @param {ResizeObserverEntry[]} entries */
function take(entries) {
  const { target, contentRect } = entries[entries.length - 1];
  const { width } = contentRect;
  const height = state.ui.form === 'phone' ? heightOnPhone(target) : contentRect.height;
  if (width <= 0 || height <= 0) return; // it is hidden, or gone
  const room = Math.round((STEPS * width) / height) / STEPS;
  if (room !== state.ui.room) update((s) => { s.ui.room = room; });
}

/** @type {ResizeObserver|undefined} made with the first drawing, since tests of the rules have no browser */
let watcher;

/** Returns the height that a window leaves for a drawing which is as high as it likes. @param {Element} node */
function heightOnPhone(node) {
  const tips = /** @type {HTMLElement|null} */ (document.querySelector('.dock > .tips'))?.offsetHeight ?? 0;
  return innerHeight - node.getBoundingClientRect().top - scrollY - NEWS - tips;
}

class Measured extends AsyncDirective {
  /** @type {Element|null} */
  node = null;

  /** @param {boolean} _ whether it is measured */
  render(_) {
    return nothing;
  }

  /** @param {import('/vendor/lit-html/directive.js').ElementPart} part @param {[boolean]} on */
  update(part, [on]) {
    const node = on ? part.element : null;
    if (this.node !== node) {
      this.disconnected();
      this.node = node;
      this.reconnected();
    }
    return nothing;
  }

  disconnected() {
    if (this.node) watcher?.unobserve(this.node);
  }

  reconnected() {
    if (!this.node) return;
    watcher ??= new ResizeObserver(take);
    watcher.observe(this.node);
  }
}

/** Measures the element that it is put on, html`<svg ${measured(true)}>`, now and whenever its size changes: state.ui.room. */
export const measured = directive(Measured);
