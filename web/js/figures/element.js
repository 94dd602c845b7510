// @ts-check
// <figure-drawing>: draws a chart as SVG in the room that there is. Screen readers read its name; the values are in a table next to it.

import { colours } from './colours.js';
import { drawing, fileText } from './drawing.js';

const SVG = 'http://www.w3.org/2000/svg';
const FILE_PX = 900; // width of an exported picture
let count = 0;

/** @param {import('./drawing.js').Node|string} node @returns {Node} */
function made(node) {
  if (typeof node === 'string') return document.createTextNode(node);
  const [tag, attributes, ...children] = node;
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name !== 'xmlns') element.setAttribute(name, String(value));
  }
  element.append(...children.map(made));
  return element;
}

/** Returns the chart as the text of an SVG file, in the present colours. @param {import('./chart.js').Figure} figure */
export function svgFile(figure) {
  const found = colours(document.documentElement);
  return `${fileText(drawing(figure, found, FILE_PX, 'fill', figure.name))}\n`;
}

class FigureDrawing extends HTMLElement {
  /** @type {import('./chart.js').Figure|null} */ #figure = null;
  /** @type {ResizeObserver|null} */ #sizes = null;
  /** @type {MutationObserver|null} */ #themes = null;
  #id = `drawing-${count += 1}`;
  #width = 0;

  /** @param {import('./chart.js').Figure|null} figure */
  set figure(figure) {
    this.#figure = figure;
    this.#draw();
  }

  get figure() {
    return this.#figure;
  }

  connectedCallback() {
    this.#sizes = new ResizeObserver(() => { if (this.clientWidth !== this.#width) this.#draw(); });
    this.#sizes.observe(this);
    this.#themes = new MutationObserver(() => this.#draw());
    this.#themes.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    this.#draw();
  }

  disconnectedCallback() {
    this.#sizes?.disconnect();
    this.#themes?.disconnect();
  }

  #draw() {
    const room = this.clientWidth;
    if (!this.#figure || !room || !this.isConnected) return;
    this.#width = room;
    const frame = document.createElement('div');
    const chart = /** @type {SVGElement} */ (made(drawing(this.#figure, colours(this), room, this.#id)));
    frame.className = 'figure-frame';
    if (Number(chart.getAttribute('width')) > room)
      Object.assign(frame, { tabIndex: 0, ariaLabel: this.#figure.name, role: 'group' });
    frame.append(chart);
    this.replaceChildren(frame);
  }
}

customElements.define('figure-drawing', FigureDrawing);
