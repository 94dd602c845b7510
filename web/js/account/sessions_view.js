// @ts-check
// The sessions of an account, with buttons that end them.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { repeat } from '/vendor/lit-html/directives/repeat.js';
import { locale, t } from '../core/words.js';
import { endOtherSessions, endSession } from './actions.js';

/** @param {number} ms */
const day = (ms) => new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(ms);

/** @param {any} session @param {boolean} busy */
function row(session, busy) {
  const device = session.device ?? t('sessions.unknown');
  return html`<li class="session" data-testid="session">
    <span class="session-device">${device}${session.current
      ? html` <span class="tag" data-testid="session-current">${t('sessions.current')}</span>` : nothing}</span>
    <span class="soft small">${t('sessions.times', { since: day(session.created_ms), used: day(session.used_ms) })}</span>
    ${session.current ? nothing : html`<button class="plain" ?disabled=${busy} aria-label=${t('sessions.end_of', { device })}
      data-testid="session-end" @click=${() => endSession(session.id)}>${t('sessions.end')}</button>`}</li>`;
}

/** @param {import('../core/state.js').State} state */
export function sessionsCard(state) {
  const { sessions } = state;
  if (!sessions) return nothing;
  const busy = Boolean(state.ui.busy);
  return html`<section class="card sessions" data-testid="sessions"><h2>${t('sessions.title')}</h2>
    <ul>${repeat(sessions, (one) => one.id, (one) => row(one, busy))}</ul>
    ${sessions.length > 1 ? html`<div class="row"><button class="plain" ?disabled=${busy} data-testid="sessions-end-others"
      @click=${endOtherSessions}>${t('sessions.end_others')}</button></div>` : nothing}</section>`;
}
