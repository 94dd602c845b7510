// @ts-check
// The page that verifies dice: a place for a file, the verdict, each step with its figures, and the limits of such a verification.

import { html, nothing, svg } from '/vendor/lit-html/lit-html.js';
import { known, listed, t } from '../core/words.js';
import { matchPath } from '../core/router.js';
import { shownName } from '../match/state.js';
import { dragged, openChosen, openFile } from './actions.js';
import { claimed } from './nonce.js';

const [FAR, MID] = [[-1, -1], [0, 0]];
const PIPS = [
  [MID], [FAR, [1, 1]], [FAR, MID, [1, 1]], [FAR, [1, -1], [-1, 1], [1, 1]], [FAR, [1, -1], MID, [-1, 1], [1, 1]],
    [FAR, [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
];

/** @param {import('../core/state.js').State} state */
export function page(state) {
  const { verify } = state;
  return html`<div class="verify"><h1>${t('verify.title')}</h1><p class="lead">${t('verify.lead')}</p>
    ${drop(verify)}
    <div aria-live="polite">${verify.busy ? html`<p class="waiting-page">${t('verify.busy')}</p>` : outcome(state)}</div>
    ${how()}</div>`;
}

/** @param {any} verify */
function drop(verify) {
  const over = (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    dragged(true);
  };
  const dropped = (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    openFile(event.dataTransfer?.files[0]);
  };
  return html`<label class="drop ${verify.over ? 'over' : ''}" data-testid="drop" @dragover=${over} @dragleave=${() => dragged(false)}
    @drop=${dropped}>
    ${scroll()}<span><b>${t('verify.choose')}</b><small>${t('verify.choose_hint')}</small></span>
    <input class="hidden" type="file" accept="application/json,.json" data-testid="file" @change=${openChosen}></label>`;
}

/** @param {import('../core/state.js').State} state */
function outcome(state) {
  const { verify } = state;
  if (verify.error) return verdict('unreadable', html`<li>${t(verify.error)}</li>`, verify.source);
  const { report } = verify;
  if (!report) return nothing;
  const findings = report.findings.map((/** @type {any} */ finding) =>
    html`<li data-testid="finding">${finding.key === 'verify.roll_differs' ? rollDiffers(finding.args)
    : t(finding.key, finding.args)}</li>`);
  return html`${verdict(report.verdict, findings, verify.source)}
    ${report.file ? html`${steps(report, verify.mine)}${faces(state.games[report.file.game], report)}${facts(state, report)}` : nothing}`;
}

/** @param {'same'|'differs'|'unreadable'} name @param {any} findings @param {string} source */
function verdict(name, findings, source) {
  return html`<section class="card verdict ${name}" data-testid="verdict" data-verdict=${name}>${sign(name)}
    <div><h2>${t('verify.verdict.' + name)}</h2><p class="soft small">${source}</p><ul class="findings">${findings}</ul></div></section>`;
}

/** @param {any} args */
function rollDiffers(args) {
  return t('verify.roll_differs', { ...args, field: known('verify.field.' + args.field) ? t('verify.field.' + args.field) : args.field });
}

/** Draws the compared parts; of a file that differs, only those before the first error. @param {any} report @param {any} mine */
function steps(report, mine) {
  const { file, counts, findings } = report;
  const broken = (/** @type {string[]} */ ...keys) => findings.some((/** @type {any} */ finding) => keys.includes(finding.key));
  const nonces = file.seats.filter((/** @type {any} */ seat) => seat.nonce !== null).length;
  const own = mine && file.seats.some((/** @type {any} */ seat) => seat.nonce === mine.nonce);
  return html`<section class="card"><h2>${t('verify.steps')}</h2><ol class="steps">
    ${told(!broken('verify.seal_breaks'), 'seal')}
    ${step(true, nonces ? t('verify.step.key', { n: nonces }) : t('verify.step.key_alone'))}
    ${mine ? step(mine.seal === file.seed_hash, t(mine.seal === file.seed_hash ? 'verify.step.my_seal' : 'verify.step.other_seal'))
      : nothing}
    ${own || claimed(mine) ? step(own, t(own ? 'verify.step.my_nonce' : 'verify.step.no_nonce_of_mine')) : nothing}
    ${told(!broken('verify.chain_breaks', 'verify.bad_row'), 'chain', { n: counts.rows })}
    ${told(!broken('verify.wrong_name', 'verify.name_twice', 'verify.no_names'), 'names')}
    ${told(!broken('verify.roll_differs', 'verify.wrong_count'), 'rolls', { ...counts, what: drawn(counts) })}
  </ol></section>`;
}

/** Returns the words for a draw, at the beginning of a sentence. @param {{rolls: number, dice: number, shuffles: number}} counts */
function drawn({ rolls, dice, shuffles }) {
  const parts = [...(rolls ? [t('verify.drawn.rolls', { rolls, dice })] : []),
    ...(shuffles ? [t('verify.drawn.shuffles', { shuffles })] : [])];
  const words = parts.length ? listed(parts) : t('verify.drawn.nothing');
  return words[0].toUpperCase() + words.slice(1);
}

/** @param {boolean} good @param {string} name @param {any} [args] */
function told(good, name, args) {
  return step(good, t(good ? 'verify.step.' + name : 'verify.broken.' + name, args));
}

/** @param {boolean} good @param {string} words */
function step(good, words) {
  return html`<li class=${good ? 'good' : 'bad'}>${sign(good ? 'same' : 'differs')}<span><span class="hidden">${t(good ? 'verify.good'
    : 'verify.bad')}: </span>${words}</span></li>`;
}

/** Draws charts of the frequency of each face, a card for each kind of dice. @param {any} game @param {any} report */
function faces(game, report) {
  return [...thrown(game, report.file)].map(([sides, counts]) => chart(sides, counts));
}

/** Counts each face, by the number of sides. @param {any} game @param {any} file @returns {Map<number, number[]>} */
function thrown(game, file) {
  const found = new Map();
  for (const rule of game.chance.filter((/** @type {any} */ one) => one.how === 'dice')) {
    for (const event of file.rows.flatMap((/** @type {any} */ row) => row.events ?? [])) {
      if (event.kind !== rule.event || !Array.isArray(event[rule.field])) continue;
      const counts = found.get(rule.sides) ?? Array(rule.sides).fill(0);
      for (const die of event[rule.field]) if (Number.isInteger(die) && die >= 1 && die <= rule.sides) counts[die - 1] += 1;
      found.set(rule.sides, counts);
    }
  }
  return found;
}

/** @param {number} sides @param {number[]} counts */
function chart(sides, counts) {
  const total = counts.reduce((sum, n) => sum + n, 0);
  if (total === 0) return nothing;
  const each = total / sides;
  const most = Math.max(...counts, each);
  const wide = 12 + 48 * sides;
  return html`<section class="card"><h2>${t('verify.faces')}</h2>
    <p class="soft small">${t('verify.faces_hint', { n: total, each: Math.round(each) })}</p>
    <svg class="faces" viewBox="0 0 ${wide} 118" role="img" aria-label=${counts.map((n, i) => `${i + 1}: ${n}`).join(', ')}>
      <line class="even" x1="6" x2=${wide - 6} y1=${84 - 66 * each / most} y2=${84 - 66 * each / most}></line>
      ${counts.map((n, i) => bar(n / most, n, i, sides))}</svg></section>`;
}

/**
 * Draws a face below its bar: pips for a die of six sides, else its number.
 * @param {number} share of the highest
 * @param {number} n
 * @param {number} i
 * @param {number} sides
 */
function bar(share, n, i, sides) {
  const x = 10 + i * 48;
  const high = 66 * share;
  const face = sides === PIPS.length ? PIPS[i].map(([across, down]) => svg`<circle class="pip" cx=${x + 20 + 6 * across}
    cy=${100 + 6 * down} r="2.200"></circle>`)
    : svg`<text class="number" x=${x + 20} y="104">${i + 1}</text>`;
  return svg`<rect class="bar" x=${x + 4} y=${84 - high} width="32" height=${high} rx="3"></rect>
    <text x=${x + 20} y=${78 - high}>${n}</text>
    <rect class="die" x=${x + 9} y="89" width="22" height="22" rx="5"></rect>${face}`;
}

/** A check mark, a cross, or a question mark. @param {'same'|'differs'|'unreadable'} name */
function sign(name) {
  const paths = { same: 'M5 13l4.500 4.500L19 7', differs: 'M6 6l12 12M18 6L6 18',
    unreadable: 'M8.500 9a3.500 3.500 0 1 1 5 3.200c-1.200.6-1.500 1.300-1.500 2.300M12 18v.5' };
  return html`<svg class="sign ${name}" viewBox="0 0 24 24" aria-hidden="true"><path d=${paths[name]}></path></svg>`;
}

function scroll() {
  return html`<svg class="glyph" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 3v11M8 7l4-4 4 4M4 15v4a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-4"></path></svg>`;
}

/** @param {any} state @param {any} report */
function facts(state, report) {
  const { file, counts } = report;
  const { mine } = state.verify;
  return html`<section class="card"><h2>${t('verify.facts')}</h2><dl class="facts">
    <dt>${t('verify.match')}</dt><dd><a href=${matchPath(file.id)}>${state.games[file.game].title}, ${file.id}</a></dd>
    <dt>${t('verify.seal')}</dt><dd class="digits">${file.seed_hash}</dd>
    <dt>${t('verify.seed')}</dt><dd class="digits">${file.seed}</dd>
    ${file.seats.map((/** @type {any} */ one, /** @type {number} */ i) => html`<dt>${t('verify.nonce',
      { name: shownName({ ...one, seat: i }) })}</dt>
      <dd class="digits">${one.nonce ?? html`<span class="soft">${t(one.bot ? 'verify.nonce_bot' : 'verify.nonce_none')}</span>`}${mine
        && one.nonce === mine.nonce ? html` <b>${t('verify.nonce_mine')}</b>` : nothing}</dd>`)}
    <dt>${t('verify.key')}</dt><dd class="digits">${counts.key}</dd></dl></section>`;
}

function how() {
  return html`<section class="card how"><h2>${t('verify.how')}</h2>
    <ol>${[1, 2, 3, 4].map((n) => html`<li>${t('verify.how_' + n)}</li>`)}</ol>
    <p>${t('verify.not')}</p><p class="soft small">${t('verify.also')} <code>ochre verify</code></p></section>`;
}
