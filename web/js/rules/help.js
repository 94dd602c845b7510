// @ts-check
// Help that opens over an element at the table: at once under a mouse and with the keyboard's focus, after a long press or by the ? button
// under a finger. Elements have data-help="kind:name"; their game explains them in the words of the rules page. The tip lets clicks
// through, never covers the element itself, and Escape closes it.

import { html, nothing, render } from '/vendor/lit-html/lit-html.js';
import { state, update } from '../core/state.js';
import { seatName } from '../match/state.js';
import { rulesPath } from '../core/router.js';
import { rich, w } from './words.js';

const PRESS_MS = 450;
const STILL_PX = 10;
const GAP = 8;
const ID = 'help-tip';

/** The help on screen, its frame, and the state of a touch. */
const now = {
  target: /** @type {Element|null} */ (null), pinned: false,
  frame: 0, closing: false, press: 0, x: 0, y: 0, mouseX: -1, mouseY: -1, swallow: false, quiet: /** @type {Element|null} */ (null),
  late: /** @type {{thing: Element, pinned: boolean}|null} a request before the words were loaded */ (null),
};

/** Starts the help, once per page. Browsers without popovers show only the labels of the elements. */
export function listenForHelp() {
  if (state.rules.help) return;
  state.rules.help = { settleHelp };
  if (!('showPopover' in HTMLElement.prototype)) return;
  const on = (/** @type {string} */ name, /** @type {(event: any) => void} */ fn) => document.addEventListener(name, fn, true);
  on('pointerover', onOver);
  on('pointerdown', onDown);
  on('pointermove', onMove);
  on('pointerup', letGo);
  on('pointercancel', letGo);
  on('click', onClick);
  on('contextmenu', onMenu);
  on('focusin', onFocus);
  on('focusout', () => { if (!now.pinned) hide(); });
  on('keydown', onKey);
  on('scroll', (event) => { if (now.target && event.target.contains(now.target)) hide(); });
}

/** @param {Event} event @returns {Element|null} */
const thingOf = (event) => (event.target instanceof Element ? event.target.closest('[data-help]') : null);

/**
 * Ignores elements that are redrawn under a resting mouse, and the position of the mouse before the help was loaded.
 * @param {PointerEvent} event
 */
function onOver(event) {
  if (now.mouseX >= 0 && (event.clientX !== now.mouseX || event.clientY !== now.mouseY)) point(event);
}

/** @param {PointerEvent} event */
function point(event) {
  if (event.pointerType === 'touch' || now.pinned || state.ui.helping) return;
  const thing = thingOf(event);
  if (thing && thing === now.quiet) return;
  now.quiet = null;
  if (thing) show(thing, false, true);
  else hide();
}

/** Handles the begin of a press: it closes the tip of a mouse; under a finger it may open one. @param {PointerEvent} event */
function onDown(event) {
  if (event.target instanceof Element && event.target.closest('#' + ID)) return;
  const thing = thingOf(event);
  const mouse = event.pointerType !== 'touch';
  hide(mouse && !now.pinned);
  if (mouse) {
    now.quiet = thing;
    return;
  }
  now.swallow = false;
  now.x = event.clientX;
  now.y = event.clientY;
  if (thing) now.press = Number(setTimeout(() => { now.swallow = true; show(thing, true); }, PRESS_MS));
}

/** @param {PointerEvent} event */
function onMove(event) {
  if (event.pointerType !== 'touch') {
    const first = now.mouseX < 0;
    Object.assign(now, { mouseX: event.clientX, mouseY: event.clientY });
    if (first) point(event);
  }
  if (now.press && Math.hypot(event.clientX - now.x, event.clientY - now.y) > STILL_PX) letGo();
}

function letGo() {
  clearTimeout(now.press);
  now.press = 0;
}

/** Suppresses a click after a long press, and in the help mode. @param {MouseEvent} event */
function onClick(event) {
  if (event.target instanceof Element && event.target.closest('#' + ID)) {
    if (event.target.closest('a')) update((s) => { s.ui.helping = false; });
    hide();
    return;
  }
  const thing = thingOf(event);
  const asks = thing && (state.ui.helping || thing.matches('.provenance'));
  if (!now.swallow && !asks) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!now.swallow && thing) show(thing, true);
  now.swallow = false;
}

/** @param {MouseEvent} event */
function onMenu(event) {
  if (now.swallow || now.press) event.preventDefault();
}

/** @param {FocusEvent} event */
function onFocus(event) {
  const thing = thingOf(event);
  if (thing && event.target instanceof Element && event.target.matches(':focus-visible')) show(thing, false);
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  const thing = thingOf(event);
  if (event.key === 'Escape') return escape(event);
  if (!(thing instanceof SVGElement) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    event.stopPropagation();
    thing.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  } else if (event.key.startsWith('Arrow')) {
    event.preventDefault();
    event.stopPropagation();
    neighbour(thing, event.key)?.focus();
  }
}

/**
 * Closes the help. If the user has requested it, the key has no other effect; if it opened automatically, other handlers get the key, too.
 * @param {KeyboardEvent} event
 */
function escape(event) {
  const inDialog = now.target?.closest('dialog');
  const asked = now.pinned || state.ui.helping || inDialog;
  const shown = Boolean(now.target);
  if (state.ui.helping) update((s) => { s.ui.helping = false; });
  else if (!shown) return;
  hide();
  if (!asked) return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Returns the next element on the board in the direction of an arrow.
 * @param {SVGElement} from
 * @param {string} key
 * @returns {SVGElement|null}
 */
function neighbour(from, key) {
  const middle = (/** @type {Element} */ element) => { const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }; };
  const [ux, uy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [0, 0];
  const a = middle(from);
  const others = /** @type {SVGElement[]} */ ([...(from.closest('svg')?.querySelectorAll('[data-help][tabindex]') ?? [])]);
  const reach = (/** @type {SVGElement} */ other) => {
    const b = middle(other);
    const along = (b.x - a.x) * ux + (b.y - a.y) * uy;
    return along > 4 ? along + 2 * Math.abs((b.x - a.x) * uy - (b.y - a.y) * ux) : Infinity;
  };
  const best = others.filter((other) => other !== from && reach(other) < Infinity).sort((a_, b_) => reach(a_) - reach(b_));
  return best[0] ?? null;
}

/** Returns the help for an element: its name and lines, or null. @param {string} key */
function help(key) {
  if (key.startsWith('provenance:')) return provenanceHelp(key.slice('provenance:'.length));
  const game = state.match?.info?.game ?? '';
  const view = state.match?.view;
  const book = state.books[game];
  if (!view || !book) return null;
  const found = book.explain(key, { view, catalogue: state.games[game], choices: state.match?.choices,
    name: (/** @type {number} */ seat) => seatName(state.match, seat) });
  return found ? { ...found, game, of: { game, icon: book.icon } } : null;
}

/** Returns the meaning of a mark on the rules pages. @param {string} provenance */
function provenanceHelp(provenance) {
  const game = state.rules.open?.game ?? '';
  const book = state.books[game];
  if (!book) return null;
  return { title: w('provenance.' + provenance), lines: [w(`provenance.${provenance}.means`)], section: book.provenance, game,
    of: { game, icon: book.icon } };
}

/**
 * @param {Element} thing
 * @param {boolean} pinned stays until it is closed, and accepts touches
 * @param {boolean} [soon] with the next frame, if nothing is shown yet: a mouse that presses or moves on by then never draws it. The
 *   keyboard's focus is described at once, for screen readers
 */
function show(thing, pinned, soon = false) {
  const key = thing.getAttribute('data-help') ?? '';
  const known = help(key);
  if (!known) {
    hide();
    if (state.match?.info && state.books[state.match.info.game] === undefined) now.late = { thing, pinned };
    return;
  }
  if (now.target && now.target !== thing) now.target.removeAttribute('aria-describedby');
  Object.assign(now, { target: thing, pinned });
  if (soon && !holder().matches(':popover-open')) now.frame ||= requestAnimationFrame(drawNow);
  else drawNow();
}

function drawNow() {
  cancelAnimationFrame(now.frame);
  now.frame = 0;
  const known = help(now.target?.getAttribute('data-help') ?? '');
  if (!now.target?.isConnected || !known) return hide();
  now.target.setAttribute('aria-describedby', ID);
  draw(known);
}

/** @param {any} known */
function draw(known) {
  const tip = holder();
  tip.classList.toggle('pinned', now.pinned);
  render(nothing, tip); // a browser's translation has replaced the nodes
  render(html`<p class="help-head">${known.icon ?? nothing}<span>${known.title}</span></p>
    ${known.lines.map((/** @type {string} */ line) => html`<p>${rich(line, known.of)}</p>`)}
    ${now.pinned ? html`<div class="help-foot"><a href=${rulesPath(known.game, known.section)}
      data-testid="help-more">${w('help.more')}</a><button class="plain" data-testid="help-close">${w('go.close')}</button></div>`
      : nothing}`, tip);
  tip.classList.remove('gone');
  if (!tip.matches(':popover-open')) tip.showPopover();
  lay(tip);
}

/** Returns the element of the tip; there is only one, above everything, including dialogs. @returns {HTMLElement} */
function holder() {
  const known = document.getElementById(ID);
  if (known) return known;
  const tip = document.createElement('div');
  tip.id = ID;
  tip.className = 'help-tip';
  tip.setAttribute('role', 'tooltip');
  tip.setAttribute('popover', 'manual');
  tip.dataset.testid = ID;
  tip.translate = true; // browsers may translate it: it is prose, redrawn each time
  document.body.append(tip);
  return tip;
}

/** Places the tip next to the element, where there is room: above, below, or at a side. @param {HTMLElement} tip */
function lay(tip) {
  const box = /** @type {Element} */ (now.target).getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = tip;
  const within = (/** @type {number} */ n, /** @type {number} */ most) => Math.max(GAP, Math.min(n, most - GAP));
  let x = within(box.x + box.width / 2 - width / 2, innerWidth - width);
  const top = (document.querySelector('.help-banner')?.getBoundingClientRect().bottom ?? 0) + GAP;
  let y = box.y - height - GAP;
  if (y < top) y = box.bottom + GAP;
  const sideways = box.x > width + GAP && Boolean(now.target?.closest('[data-help-aside]'));
  if (sideways || y + height > innerHeight - GAP) {
    y = within(box.y + box.height / 2 - height / 2, innerHeight - height);
    x = box.x - width - GAP >= GAP ? box.x - width - GAP : within(box.right + GAP, innerWidth - width);
  }
  tip.style.left = `${Math.round(x)}px`;
  tip.style.top = `${Math.round(y)}px`;
}

/**
 * @param {boolean} [soon] it is invisible at once, and removed after the press's result is painted: the removal is
 *   work that would delay the result
 */
function hide(soon = false) {
  letGo();
  cancelAnimationFrame(now.frame);
  now.frame = 0;
  now.late = null;
  if (!now.target) return;
  now.target.removeAttribute('aria-describedby');
  Object.assign(now, { target: null, pinned: false });
  const tip = document.getElementById(ID);
  tip?.classList.toggle('gone', soon);
  if (!soon) close();
  else if (!now.closing) {
    now.closing = true;
    requestAnimationFrame(() => setTimeout(close));
  }
}

/** Removes the tip, unless it was shown again in the meantime. */
function close() {
  now.closing = false;
  const tip = document.getElementById(ID);
  if (!now.target && tip?.matches(':popover-open')) tip.hidePopover();
}

/** Runs after every drawing: closes the help of removed elements, and updates changed ones. */
export function settleHelp() {
  const { late } = now;
  if (late && state.match?.info && state.books[state.match.info.game] !== undefined) {
    now.late = null;
    if (late.thing.isConnected) show(late.thing, late.pinned);
  }
  if (now.target && !now.frame) drawNow();
}
