// @ts-check
// The building blocks of the rules' sections: paragraphs, pictures, examples, tables, and a rule's origin.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { slice } from '../frame/incremental.js';
import { rich, sentences, w } from './words.js';

/** @typedef {{game: string, icon: (name: string) => any}} Of whose drawings the words may name */

/** Returns functions that draw paragraphs by the keys of their words. @param {Of} of */
export const writer = (of) => ({
  /** @param {string} key @param {any} [args] */
  p: (key, args) => html`<p>${rich(w(key, args), of)}</p>`,
  /** @param {string} key @param {any} [args] */
  words: (key, args) => rich(w(key, args), of),
  /** @param {string} key @param {any} [args] @param {any} [picture] */
  example: (key, args, picture) => html`<aside class="rule-example"><b class="example-head">${w('rules.example')}</b>${picture
    ?? nothing}<p>${rich(w(key, args), of)}</p></aside>`,
  /** @param {string} key list of sentences @param {boolean} [ordered] */
  list: (key, ordered) => {
    const items = sentences(key).map((text) => html`<li>${rich(text, of)}</li>`);
    return ordered ? html`<ol class="rule-steps">${items}</ol>` : html`<ul class="rule-list">${items}</ul>`;
  },
});

/**
 * Draws a picture from the game's drawings, maybe after the text; its space is reserved.
 * @param {string} words what it shows, for those who do not see it
 * @param {string} box viewBox @param {any} drawing @param {string} [cls]
 */
export function picture(words, box, drawing, cls = '') {
  return html`<svg class="board picture ${cls}" viewBox=${box} role="img" aria-label=${words} data-picture>${slice(() => drawing)}</svg>`;
}

/**
 * Draws a picture with its name and text next to it.
 * @param {any} drawing
 * @param {any} title
 * @param {any} text
 * @param {any} [more]
 * @param {string} [id]
 */
export function entry(drawing, title, text, more, id) {
  return html`<li class="rule-entry" data-entry=${id ?? nothing}><div class="entry-picture">${drawing}</div>
    <div class="entry-words"><h3>${title}</h3><p>${text}</p>${more ?? nothing}</div></li>`;
}

/** @param {any[]} entries @param {string} [cls] */
export const entries = (entries, cls = '') => html`<ul class="rule-entries ${cls}">${entries}</ul>`;

/** @param {any[]} heads @param {any[][]} rows the first cell of a row is its head @param {string} [words] */
export function table(heads, rows, words) {
  return html`<div class="rule-table-frame" tabindex="0" role="group" aria-label=${words ?? nothing}><table class="rule-table">
    <thead><tr>${heads.map((head) => (head === '' ? html`<td></td>` : html`<th scope="col">${head}</th>`))}</tr></thead>
    <tbody>${rows.map(([first, ...cells]) => html`<tr><th scope="row">${first}</th>
      ${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`;
}

/** Draws the mark of a rule's origin: a sign, a word, and the word's meaning. @param {string} provenance */
export function provenanceTag(provenance) {
  const signs = { sourced: 'M-7 0-2 6 8-7', inferred: 'M-8 2C-5-4-2-4 0 0 2 4 5 4 8-2', house: 'M-8 8V-1L0-8 8-1V8Z' };
  return html`<span class="provenance provenance-${provenance}" data-help="provenance:${provenance}"><svg class="glyph provenance-sign"
    viewBox="-12 -12 24 24" aria-hidden="true"><path d=${/** @type {any} */ (signs)[provenance] ?? ''}></path></svg>${w('provenance.'
    + provenance)}</span>`;
}

export function provenanceLegend() {
  return html`<dl class="provenance-legend">${['sourced', 'inferred', 'house'].map((provenance) =>
    html`<div><dt>${provenanceTag(provenance)}</dt><dd>${w(`provenance.${provenance}.means`)}</dd></div>`)}</dl>`;
}
