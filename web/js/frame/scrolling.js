// @ts-check
// Scrolls to the subject of a question, if the board is higher than the window, and to the score sheet when a match ends.

const MARGIN_PX = 8;
let shown = '';
/** @type {Element|null} the score sheet on screen */
let sheet = null;

/**
 * Scrolls to the chosen place after a drawing, if the bar above the board or the sheet below covers it. Its position is read after layout
 * and paint: an earlier read would force the layout within the click.
 */
export function scrollToSubject() {
  scrollToEnd();
  const picked = document.querySelector('.board .picked');
  const place = picked ?? document.querySelector('.board .pointed');
  const name = place instanceof SVGElement ? `${place.dataset.place} ${!picked}` : ''; // once it is picked, more may cover it
  if (name === shown) return;
  shown = name;
  if (place) requestAnimationFrame(() => setTimeout(() => scrollToPlace(place)));
}

/** Scrolls to a new score sheet after a drawing, so that it begins below the bar, whatever the position was before. */
function scrollToEnd() {
  const now = document.querySelector('.stage > .sheet');
  if (now === sheet) return;
  sheet = now;
  if (now) requestAnimationFrame(() => setTimeout(() => scrollToSheet(now)));
}

/** @param {Element} what */
function scrollToSheet(what) {
  const below = document.querySelector('.bar')?.getBoundingClientRect();
  const by = what.getBoundingClientRect().top - Math.max(0, below?.bottom ?? 0);
  if (what.isConnected && by < 0) scrollBy({ top: by, behavior: 'instant' });
}

/** @param {Element} place */
function scrollToPlace(place) {
  if (!place.isConnected) return;
  const box = place.getBoundingClientRect();
  const top = (document.querySelector('.bar')?.getBoundingClientRect().bottom ?? 0) + MARGIN_PX;
  const dock = document.querySelector('.dock')?.getBoundingClientRect();
  const low = (dock?.height ? Math.min(innerHeight, dock.top) : innerHeight) - MARGIN_PX;
  const by = box.bottom > low ? Math.min(box.bottom - low, box.top - top) : box.top < top ? box.top - top : 0;
  if (by) scrollBy({ top: by, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' });
}
