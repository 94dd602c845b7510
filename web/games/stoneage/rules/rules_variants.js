// @ts-check
// The variants' part of the rules page: the rules of each, row by row with their provenance, and its tables of values.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { provenanceLegend, provenanceTag, writer } from '../../../js/rules/parts.js';
import { w } from '../../../js/rules/words.js';
import { variantTables } from './rules_tables.js';
import { variantPicture } from './rules_pictures.js';

const VARIANTS = ['harsh_winter', 'wild_animals', 'igloos', 'new_huts', 'mammoth_herd', 'expansion'];

/** @param {any} catalogue @param {import('../../../js/rules/parts.js').Of} of @returns {import('../../../js/rules/view.js').Section[]} */
export function variantSections(catalogue, of) {
  const { p, list } = writer(of);
  const intro = { id: 'variants', part: w('sa.part.variants'), title: w('var.intro'),
    body: () => html`${p('var.intro.1')}${p('var.intro.2')}${provenanceLegend()}` };
  const each = VARIANTS.map((id) => ({ id, title: w('option.' + id), body: () => variant(id, catalogue, of) }));
  const together = { id: 'together', title: w('var.together'),
    body: () => html`${p('var.together.1')}${list('var.together.list', true)}` };
  return [intro, ...each, together];
}

/** @param {string} id @param {any} catalogue @param {import('../../../js/rules/parts.js').Of} of */
function variant(id, catalogue, of) {
  const { p, words } = writer(of);
  const rows = (catalogue.tables.variant_rules ?? []).filter((/** @type {any} */ row) => row.option === id);
  return html`<p class="lead">${words(`option.${id}.is`)}</p>
    ${variantPicture(id, catalogue)}${rows.length
    ? html`<ul class="provenance-rules">${rows.map((/** @type {any} */ row) => html`<li data-rule=${row.rule}>
    <span class="provenance-words">${words('rule.' + row.rule)}</span>${provenanceTag(row.provenance)}</li>`)}</ul>`
      : nothing}${variantTables(id, catalogue)}`;
}
