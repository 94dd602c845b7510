// @ts-check
// The report about the installation: the findings of the server's own checks, and their remedies. The worst comes first.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { known, t } from '../core/words.js';
import { bytes, moment, number, span } from './parts.js';

/** @typedef {{check: string, sign: string, code: string, text: string, mend: string|null, values: Record<string, string|number>}} Line */

const SIGNS = ['fault', 'warning', 'ok', 'skipped'];

/** @param {import('./actions.js').Admin} admin */
export function checksCard(admin) {
  const { report, failed } = admin.checks;
  const busy = report || failed ? 'false' : 'true';
  return html`<section class="card checks" data-testid="checks" aria-busy=${busy}><h2>${t('doctor.title')}</h2>
    ${failed ? html`<p class="form-error" role="alert">${t('doctor.lost')}</p>` : nothing}
    ${report ? found(report) : nothing}
    ${report || failed ? nothing : html`<p class="soft">${t('doctor.checking')}</p>`}</section>`;
}

/** @param {{at_ms: number, checks: Line[]}} report */
function found(report) {
  const of = (/** @type {string[]} */ ...signs) => SIGNS.filter((sign) => signs.includes(sign))
    .flatMap((sign) => report.checks.filter((line) => line.sign === sign));
  const wrong = of('fault', 'warning');
  const [ok, skipped] = [of('ok').length, of('skipped').length];
  return html`${wrong.length ? list(wrong, 'checks-wrong') : html`<p class="checks-well" data-testid="checks-well">${t('doctor.well')}</p>`}
    <details data-testid="checks-rest"><summary>${t('doctor.rest', { ok, skipped })}</summary>
      ${list(of('ok', 'skipped'), 'checks-fine')}</details>
    <p class="soft small">${t('doctor.at')} ${moment(report.at_ms)}</p>`;
}

/** @param {Line[]} lines @param {string} id */
const list = (lines, id) => html`<ul class="check-list" data-testid=${id}>${lines.map(item)}</ul>`;

/** @param {Line} line */
function item(line) {
  const tag = { fault: 'bad', warning: 'strong' }[line.sign] ?? '';
  return html`<li data-testid="check-${line.check}" data-sign=${line.sign}>
    <span class="mini-tag ${tag}">${t(`doctor.sign.${line.sign}`)}</span>
    <div><h3>${name(line)}</h3><p>${sentence(line)}</p>
      ${line.mend && line.sign !== 'ok' ? html`<p class="mend"><span class="soft small">${t('doctor.command')}</span>
        <code>${line.mend}</code></p>` : nothing}</div></li>`;
}

/** Returns the name of a check; a newer server may have checks that this page does not know. @param {Line} line */
const name = (line) => (known(`doctor.check.${line.check}`) ? t(`doctor.check.${line.check}`) : line.check);

/** @param {Line} line */
function sentence(line) {
  const key = `doctor.say.${line.code}`;
  return known(key) ? t(key, Object.fromEntries(Object.entries(line.values).map(([id, value]) => [id, shown(id, value)]))) : line.text;
}

/** @param {string} id @param {string|number} value */
function shown(id, value) {
  if (typeof value === 'string') return value;
  if (id.endsWith('_bytes')) return bytes(value);
  return id.endsWith('_s') ? span(value * 1000) : number(value);
}
