// @ts-check
// Starts the client: preferences, rendering, keys, links, the connection to the server.

import { render } from '/vendor/lit-html/lit-html.js';
import { base, look } from './core/base.js';
import { drawChanges, onDraw, state, update } from './core/state.js';
import { app } from './frame/view.js';
import { go, start } from './actions.js';
import { listenToKeys, settleFocus } from './frame/keys.js';
import { waitingForMe } from './mine/lists.js';
import { loadPrefs } from './core/prefs.js';
import { watchForm } from './frame/layout.js';
import { drawAnswer, drawFollowing } from './frame/incremental.js';
import { WAIT_MS, waitsForMatch } from './frame/opening.js';
import { scrollToSubject } from './frame/scrolling.js';
import { cacheClient, watchOffers } from './core/installed_client.js';
import { titleOf } from './frame/title.js';
import { known } from './core/words.js';

const root = /** @type {HTMLElement} */ (document.getElementById('app'));
const frame = Array.from(root.childNodes); // the placeholder of the page, which the first drawing replaces

onDraw(() => {
  if (!(state.ready || state.ui.notice) || !known('app.name')) return false;
  if (frame.length && waitsForMatch(state, performance.now())) return false;
  for (const node of frame.splice(0)) node.remove();
  render(app(state), root);
  showTitle();
  settleFocus();
  scrollToSubject();
  state.rules.help?.settleHelp();
  return true;
});

let badge = 0;

/** Sets the title of the page, and the number of waiting matches on the icon of the installed client. */
function showTitle() {
  const title = titleOf(state);
  if (document.title !== title) document.title = title;
  const count = waitingForMe(state.mine.matches);
  if (badge === count) return;
  badge = count;
  /** @type {any} */ (navigator).setAppBadge?.(count).catch(() => {}); // 0: none
}

/** Handles links inside the page without a reload. @param {MouseEvent} event */
function onClick(event) {
  const link = /** @type {HTMLAnchorElement|null} */ (event.target instanceof Element ? event.target.closest('a[href]') : null);
  if (look || !link?.href.startsWith(base) || link.target || link.hasAttribute('download') || event.defaultPrevented || event.button
    || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const href = link.getAttribute('href') ?? '';
  if (href.startsWith('#')) location.href = location.pathname + location.search + href; // a fragment of this page, independent of <base>
  else go(href);
}

loadPrefs();
document.addEventListener('click', onClick);
listenToKeys();
// Draws the response to an action before the next one: an immediate second click or key meets its result. After a choice on the board by
// mouse or finger, the board is drawn at once, and the question a frame later, or with the next press. The listener is on the window, so
// that it runs after all others.
window.addEventListener('pointerdown', drawFollowing, true);
window.addEventListener('click', ({ target, detail }) => {
  if (detail && target instanceof Element && target.closest('.stage')) drawAnswer();
});
for (const name of ['click', 'input', 'change', 'submit', 'keydown']) window.addEventListener(name, drawChanges);
watchForm();
setTimeout(() => { if (frame.length) update(() => {}); }, WAIT_MS); // the first drawing waits no longer
watchOffers();
start();
cacheClient();
