// @ts-check
// A large page is drawn in slices when it is drawn for the first time, as many a frame as take no long time, the most telling first:
// whatever somebody does meanwhile is not kept waiting for all of it. From then on a slice is drawn with the rest. One that follows comes
// a frame later than what a mouse or a finger has chosen, where that answers by itself: the answer is seen sooner.

import { noChange, nothing } from '/vendor/lit-html/lit-html.js';
import { AsyncDirective, directive } from '/vendor/lit-html/async-directive.js';
import { Directive } from '/vendor/lit-html/directive.js';
import { drawChanges, state, update } from './state.js';

const FRAME_MS = 4; // for slices: what they have made is laid out and painted as well

/** @type {(() => void)[]} slices that are still to be drawn, in the order of the page */
const waiting = [];
/** @type {Set<Slice>} those that follow what was clicked on */
const following = new Set();
let asked = false;

/** In the next frame, after it was painted; a hidden tab has no frames. */
function ask() {
  if (asked) return;
  asked = true;
  if (document.hidden) setTimeout(drawSome);
  else requestAnimationFrame(() => setTimeout(drawSome));
}

/** The first of them; slices within it come before those behind it. */
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
  drawChanges(); // a slice of a page that was left is not drawn any more
  drawFollowing();
  const end = performance.now() + FRAME_MS;
  while (waiting.length && performance.now() < end) drawFirst();
  if (waiting.length) ask();
  else if (state.ui.focus) update(() => {}); // the focus waits for what was drawn last
}

let opening = false; // what is drawn now is drawn for the first time, with its slice
let hurried = false; // what is drawn now is drawn for a mouse or a finger, which waits for its answer

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
    this.draw(); // it may have been passed over
  }
}

/** A part of a template that may come a frame later: slice(() => html`...`); slice(() => html`...`, true) also when it is drawn anew. */
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

/** The class of what moves as it comes, class=${arriving('dealt')}: what is drawn with the rest of its slice is simply there. Things that
 * move before there was anything to see cost a slow device as much as all that is drawn. */
export const arriving = directive(Arriving);

/** Draws what a click has changed: of what follows, only after that was painted. */
export function drawAnswer() {
  hurried = true;
  try {
    drawChanges();
  } finally {
    hurried = false;
  }
}

/** Draws what follows the last click, if it has not come yet. */
export function drawFollowing() {
  for (const one of following) {
    following.delete(one);
    one.draw();
  }
}

/** Draws what is left: whoever presses a key means all that is about to be there. */
export function drawSlices() {
  drawChanges();
  drawFollowing();
  while (waiting.length) drawFirst();
}

/** Whether slices are still to be drawn. */
export const isSliced = () => waiting.length + following.size > 0;

/** When all that was asked for so far has been drawn, slices too; a hidden tab does not wait. */
export async function whenDrawn() {
  do await new Promise((painted) => { if (document.hidden) setTimeout(painted); else requestAnimationFrame(() => setTimeout(painted)); });
  while (isSliced());
}
