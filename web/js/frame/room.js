// @ts-check
// The proportions of the room for a drawing, measured at its element: a board is laid out for them, so that it fills its frame.

import { nothing } from '/vendor/lit-html/lit-html.js';
import { AsyncDirective, directive } from '/vendor/lit-html/async-directive.js';
import { state, update } from '../core/state.js';

const STEPS = 40; // steps of the measured value, so that the layout changes only if that makes a difference
const NEWS = 62; // height in px of the line of news below a board that scrolls with the page, and of its surroundings

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

/** Returns the height that the window has for a drawing whose height is not limited. @param {Element} node */
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

/** Measures the element with this directive, html`<svg ${measured(true)}>`, now and whenever its size changes, into state.ui.room. */
export const measured = directive(Measured);
