// @ts-check
// Images that may be missing.

/** Removes an image that could not be loaded from sight. @param {Event} event */
export function hideImage(event) {
  if (event.target instanceof HTMLElement) event.target.hidden = true;
}
