// @ts-check
// The state of the server, once a second: figures, and small charts of the last minutes.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { t } from '../core/words.js';
import { checksCard } from './checks.js';
import { PAST_MAX } from './actions.js';
import { bytes, number, span } from './parts.js';

/** @param {import('../core/state.js').State} state */
export function overviewPage(state) {
  const admin = /** @type {import('./actions.js').Admin} */ (state.admin);
  const { overview: now, past } = admin;
  if (!now) return html`<h1>${t('admin.overview')}</h1><p class="empty">${t('lobby.loading')}</p>`;
  return html`<header class="admin-head"><h1>${t('admin.overview')}</h1>
      <p class="soft" data-testid="uptime">${t('admin.uptime', { version: now.version, span: span(now.uptime_s * 1000) })}</p></header>
    ${admin.lost ? html`<p class="form-error" role="alert">${t('error.unreachable')}</p>` : nothing}
    ${checksCard(admin)}
    <div class="gauges">
      ${gauge('moves', number(now.moves.per_second), t('admin.per_second'), [['admin.moves_total', now.moves.total],
        ['admin.moves_refused', now.moves.refused]],
        chart('moves', t('admin.last_minute'), [{ label: t('admin.moves'), values: now.moves.seconds }]))}
      ${gauge('connections', number(now.connections.live), t('admin.live'), [['admin.http', now.connections.http],
        ['admin.watchers', now.connections.watchers], ['admin.online', now.users.online], ['admin.refused', now.connections.refused]],
        chart('connections', t('admin.last_two'), [series(past, 'live', t('admin.live')), series(past, 'http', t('admin.http'))]))}
      ${gauge('commits', ms(now.commits.p50_ms), t('admin.p50'), [['admin.p99', ms(now.commits.p99_ms)],
        ['admin.max', ms(now.commits.max_ms)], ['admin.commit_queue', now.commits.queue], ['admin.commit_failures', now.commits.failures,
        now.commits.failures > 0]],
        chart('commits', t('admin.last_two'), [series(past, 'p50', t('admin.p50')), series(past, 'p99', t('admin.p99'))], ms))}
      ${gauge('bots', number(now.bots.thinking), t('admin.thinking'), [['admin.bot_queue', now.bots.queue]],
        chart('bots', t('admin.last_two'), [series(past, 'thinking', t('admin.thinking')), series(past, 'queue', t('admin.bot_queue'))]))}
      ${gauge('matches', number(now.matches.running), t('admin.running'), [['admin.open', now.matches.open],
        ['admin.memory', now.matches.memory]],
        chart('matches', t('admin.last_two'), [series(past, 'running', t('admin.running')), series(past, 'open', t('admin.open'))]))}
      ${gauge('store', bytes(now.store.bytes), t('admin.file'), [['admin.wal', bytes(now.store.wal_bytes)],
        ['admin.commits_total', now.commits.total]],
        chart('store', t('admin.last_two'), [series(past, 'wal', t('admin.wal'))], bytes))}
    </div>`;
}

/** @param {number} value */
const ms = (value) => `${number(value)} ms`;

/** @param {string} name @param {string} value @param {string} unit @param {[string, any, boolean?][]} rest @param {any} picture */
function gauge(name, value, unit, rest, picture) {
  return html`<section class="card gauge" data-testid="gauge-${name}"><h2>${t(`admin.gauge.${name}`)}</h2>
    <p class="gauge-main"><b data-testid="value-${name}">${value}</b> ${unit}</p>
    <dl>${rest.map(([key, figure, bad]) => html`<div class=${bad ? 'bad' : ''}><dt>${t(key)}</dt>
      <dd data-testid=${key}>${typeof figure === 'number' ? number(figure) : figure}</dd></div>`)}</dl>
    ${picture}</section>`;
}

/**
 * Makes a series over the width of the chart, with gaps before the first report.
 * @param {any[]} past @param {string} key @param {string} label
 */
function series(past, key, label) {
  return { label, values: Array.from({ length: PAST_MAX }, (_, index) => past[index - PAST_MAX + past.length]?.[key] ?? null) };
}

/**
 * @param {string} name
 * @param {string} span
 * @param {{label: string, values: (number|null)[]}[]} lines
 * @param {(value: number) => string} [format]
 */
function chart(name, span, lines, format = number) {
  const count = lines[0].values.length;
  const figure = {
    kind: 'line', time: false, xs: Array.from({ length: count }, (_, index) => index + 1 - count), labels: [], series: lines, left: 0,
    name: t(`admin.gauge.${name}`), height: 120, small: true, top: 2, format,
  };
  return html`<figure-chart .figure=${figure}></figure-chart><p class="soft small">${span}</p>`;
}
