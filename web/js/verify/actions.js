// @ts-check
// The page that verifies a match's dice: its state, and the ways to open a file.

import { update, state } from '../core/state.js';
import { get } from '../core/api.js';
import { loadStyles } from '../core/pages.js';
import { needCatalogue } from '../games/games.js';
import { needWords, wordsOf } from '../core/words.js';
import { checkFile } from './check.js';
import { claimed, remembered } from './nonce.js';

const FILE_BYTES_MAX = 32 * 1024 * 1024;

const fresh = () => ({
  busy: false,
  source: '',
  over: false,
  /** @type {import('./check.js').Report|null} */
  report: null,
  /** @type {import('./nonce.js').Seal|null} what this browser remembers of the match */
  mine: null,
  /** @type {string|null} key of a sentence */
  error: null,
});

/** @type {import('../core/words.js').Source} */
const WORDS = wordsOf('verify');

export async function prepare() {
  await Promise.all([needWords([WORDS]), loadStyles(['/js/verify/style.css'])]);
  update((s) => { s.verify ??= fresh(); });
}

/** Opens the match that the address names, if it names one. @param {{id: string, key: string}} route */
export async function enter(route) {
  if (!route.id) return;
  await take(route.id,
    async () => JSON.stringify(await get(`/matches/${encodeURIComponent(route.id)}/export${route.key
    ? '?key=' + encodeURIComponent(route.key) : ''}`)), 'verify.no_match');
}

/** @param {File|undefined|null} file */
export async function openFile(file) {
  update((s) => { s.verify.over = false; });
  if (!file) return;
  if (file.size > FILE_BYTES_MAX) update((s) => { Object.assign(s.verify, fresh(), { source: file.name, error: 'verify.too_large' }); });
  else await take(file.name, () => file.text(), 'verify.no_file');
}

/** @param {Event} event of a field for files */
export function openChosen(event) {
  const input = /** @type {HTMLInputElement} */ (event.target);
  openFile(input.files?.[0]);
  input.value = ''; // so that the user can choose the same file again
}

/** @param {string} source @param {() => Promise<string>} read @param {string} otherwise what to say if it cannot be read */
async function take(source, read, otherwise) {
  update((s) => { s.verify = { ...fresh(), busy: true, source }; });
  const { verify } = state;
  let change;
  try {
    const text = await read();
    await Promise.all(Object.keys(state.games).map(needCatalogue));
    const report = checkFile(text, state.games);
    const mine = report.file ? remembered(report.file.id) : null;
    change = { busy: false, mine, report: againstMemory(report, mine) };
  } catch {
    change = { busy: false, error: otherwise };
  }
  update((s) => { if (s.verify === verify) Object.assign(s.verify, change); }); // another file may have been opened in the meantime
}

/**
 * A valid file may belong to other dice than those that this browser was shown.
 * @param {import('./check.js').Report} report @param {import('./nonce.js').Seal|null} mine
 */
function againstMemory(report, mine) {
  if (!mine) return report;
  const findings = [...report.findings];
  if (mine.seal !== report.file.seed_hash) findings.push({ key: 'verify.step.other_seal' });
  const nonce = claimed(mine);
  if (nonce && !report.file.seats.some((/** @type {any} */ seat) => seat.nonce === nonce))
    findings.push({ key: 'verify.step.no_nonce_of_mine' });
  return { ...report, findings, verdict: findings.length ? 'differs' : report.verdict };
}

/** @param {boolean} over */
export function dragged(over) {
  if (state.verify.over !== over) update((s) => { s.verify.over = over; });
}
