// @ts-check
// Incremental rendering: a large page is drawn in slices the first time. A frame draws as many as fit into its time budget, the most
// important first, so that input is not delayed. Later a slice is drawn with the rest. A slice that may follow is drawn a frame after the
// response to a mouse or a finger, so that the response appears sooner.

import { noChange, nothing } from '/vendor/lit-html/lit-html.js';
import { AsyncDirective, directive } from '/vendor/lit-html/async-directive.js';
import { Directive } from '/vendor/lit-html/directive.js';
import { drawChanges, state, update } from '../core/state.js';

const FRAME_MS = 24; // time budget for the slices of a frame: their layout and paint, which are additional, cost about as much

/** @type {(() => void)[]} slices that are still to be drawn, in the order of the page */
const waiting = [];
/** @type {Set<Slice>} those that follow what was clicked on */
const following = new Set();
let asked = false;

/** Runs in the next frame, after its paint; a hidden tab has no frames. */
function ask() {
  if (asked) return;
  asked = true;
  if (document.hidden) setTimeout(drawSome);
  else requestAnimationFrame(() => setTimeout(drawSome));
}

/** Draws the first slice in the queue; slices within it precede those after it. */
function drawFirst() {
  const first = waiting.shift();
  const behind = waiting.splice(0);
  try {
    first?.();
  } finally {
    waiting.push(...behind);
  }
}

function drawSome() {
  asked = false;
  drawChanges(); // slices of a page that was left are dropped
  drawFollowing();
  const end = performance.now() + FRAME_MS;
  while (waiting.length && performance.now() < end) drawFirst();
  if (waiting.length) ask();
  else if (state.ui.focus) update(() => {}); // the focus is set after the newest drawing
}

let opening = false; // the current drawing is the first one of its slice
let hurried = false; // the current drawing is the response to a mouse or a finger

class Slice extends AsyncDirective {
  drawn = false;
  asked = false;
  /** @type {() => any} */
  make = () => nothing;

  /** @param {() => any} make the template, as it is when its turn comes @param {boolean} [follows] what answers a click may come first */
  render(make, follows = false) {
    this.make = make;
    if (this.drawn && follows && hurried) {
      following.add(this);
      ask();
      return noChange;
    }
    following.delete(this);
    if (this.drawn) return make();
    if (!this.asked) {
      this.asked = true;
      waiting.push(() => this.draw());
      ask();
    }
    return nothing;
  }

  draw() {
    if (!this.isConnected) return;
    opening = !this.drawn;
    this.drawn = true;
    try {
      this.setValue(this.make());
    } finally {
      opening = false;
    }
  }

  reconnected() {
    this.draw(); // the drawing may have been skipped
  }
}

/** A part of a template that may be drawn a frame later: slice(() => html`...`); slice(() => html`...`, true) also when it is redrawn. */
export const slice = directive(Slice);

class Arriving extends Directive {
  /** @type {string|null} */
  name = null;

  /** @param {string} name a class */
  render(name) {
    this.name ??= opening ? '' : name;
    return this.name;
  }
}

/**
 * The class of an entering animation, class=${arriving('dealt')}: elements drawn with the rest of their slice are not animated. Animations
 * before anything is visible would cost a slow device as much as the drawing itself.
 */
export const arriving = directive(Arriving);

/** Draws the response to a click; parts that may follow are drawn after the paint. */
export function drawAnswer() {
  hurried = true;
  try {
    drawChanges();
  } finally {
    hurried = false;
  }
}

/** Draws the parts that follow the last click, if they are still pending. */
export function drawFollowing() {
  for (const one of following) {
    following.delete(one);
    one.draw();
  }
}

/** Draws all pending slices: a key may refer to any element that is about to appear. */
export function drawSlices() {
  drawChanges();
  drawFollowing();
  while (waiting.length) drawFirst();
}

/** Returns whether slices are pending. */
export const isSliced = () => waiting.length + following.size > 0;

/** Waits until everything requested so far is drawn, slices included; a hidden tab does not wait. */
export async function whenDrawn() {
  do await new Promise((painted) => { if (document.hidden) setTimeout(painted); else requestAnimationFrame(() => setTimeout(painted)); });
  while (isSliced());
}
