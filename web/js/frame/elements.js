// @ts-check
// Operations on DOM elements that no template can express. For lit's ref() and for handlers.

/** Opens a dialog as a modal one, which traps the focus. @param {Element|undefined} element */
export function openModal(element) {
  if (!(element instanceof HTMLDialogElement)) return;
  queueMicrotask(() => { if (element.isConnected && !element.open) element.showModal(); });
}

/** @type {WeakSet<Element>} */
const stuck = new WeakSet();
const NEAR_PX = 160;

/**
 * Scrolls to the newest line, unless the reader has scrolled up. The position is read after the layout
 * and the paint: an earlier read would force a layout.
 * @param {Element|undefined} element
 */
export function stickToEnd(element) {
  if (!(element instanceof HTMLElement) || stuck.has(element)) return;
  stuck.add(element);
  let near = true;
  let asked = false;
  const toEnd = () => {
    asked = false;
    if (near) element.scrollTop = element.scrollHeight;
  };
  const later = () => {
    if (!asked) requestAnimationFrame(() => setTimeout(toEnd));
    asked = true;
  };
  element.addEventListener('scroll', () => {
    if (asked) return; // the scroll was not by the reader: lines were added or removed
    near = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX;
  }, { passive: true });
  new MutationObserver(later).observe(element, { childList: true, subtree: true }); // the lines may be in a list inside the element
  later();
}

/**
 * Returns a handler that adds entries on top of a list and keeps the visible ones in place.
 * @param {() => void} change
 * @returns {(event: Event) => void}
 */
export function holdScroll(change) {
  return (event) => {
    event.stopPropagation();
    const list = event.target instanceof Element ? event.target.closest('.log') : null;
    const below = list ? list.scrollHeight - list.scrollTop : 0;
    change();
    requestAnimationFrame(() => requestAnimationFrame(() => { if (list) list.scrollTop = list.scrollHeight - below; }));
  };
}

/**
 * Returns a handler for a pointer: sets the title of the nearest element with a time (data-at) to that time.
 * @param {(ms: number) => string} words
 * @returns {(event: Event) => void}
 */
export function titled(words) {
  return ({ target }) => {
    const one = target instanceof Element ? target.closest('[data-at]') : null;
    if (one instanceof HTMLElement && !one.title) one.title = words(Number(one.dataset.at));
  };
}

/** Scrolls to log and chat, where they are below the board. */
export function scrollToTalk() {
  document.querySelector('.talk')?.scrollIntoView({ block: 'end', behavior: 'instant' });
}

/** Scrolls to the button that makes a guest's link, and gives it the focus. */
export function linkInSight() {
  const button = document.querySelector('[data-testid="link-make"]');
  button?.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (button instanceof HTMLElement) button.focus({ preventScroll: true });
}

/** Selects the whole text of a field. @param {Event} event */
export function selectAll(event) {
  if (event.target instanceof HTMLInputElement) event.target.select();
}

/** Returns the value of a field. @param {Event} event @returns {string} */
export const valueOf = (event) => /** @type {HTMLInputElement|HTMLSelectElement} */ (event.target).value;
