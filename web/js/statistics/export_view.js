// @ts-check
// The files of an answer: its chart as SVG, and its rows as CSV and JSON.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { t } from '../core/words.js';
import { saveAsFile } from '../figures/download.js';

/** Downloads the chart as a picture. @param {any} figure @param {string} name of the file */
export async function saveSvg(figure, name) {
  const { svgFile } = await import('../figures/element.js');
  saveAsFile(`${name}.svg`, 'image/svg+xml', svgFile(figure));
}

/**
 * @param {{name: string, figure: any, address: string}} files name: of the files; figure: null if there is no chart; address: of the rows,
 *   for everybody
 */
export function exportRow({ name, figure, address }) {
  const csv = `${address}${address.includes('?') ? '&' : '?'}format=csv`;
  return html`<p class="exports"><span>${t('stat.export')}</span>
    ${figure ? html`<button class="link" data-testid="svg" @click=${() => saveSvg(figure, name)}>SVG</button>` : nothing}
    <a href=${csv} download="${name}.csv" data-testid="csv">CSV</a>
    <a href=${address} download="${name}.json" data-testid="json">JSON</a></p>`;
}
