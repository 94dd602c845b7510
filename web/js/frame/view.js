// @ts-check
// The frame of every page: head, pages by route, notices, banner, dialogs.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { keyed } from '/vendor/lit-html/directives/keyed.js';
import { look } from '../core/base.js';
import { t } from '../core/words.js';
import { inWords, isClose } from './layout.js';
import { loadNewer } from '../core/installed_client.js';
import { head } from './head_view.js';
import { lobby } from '../lobby/view.js';
import { hut, icon } from './drawings.js';
import { helpBanner } from '../match/help_view.js';

/** @param {import('../core/state.js').State} state */
export function app(state) {
  return html`<a class="skip" href="#main">${t('app.skip')}</a>
    ${look || (atTable(state) && isClose(state.ui.form)) ? nothing : head(state)}
    ${banner(state)}${newerBanner(state)}${lineSign(state)}
    <main id="main" tabindex="-1" class="page ${reading(state) ? 'rules' : state.route.name} ${atTable(state) ? inWords(state)
      ? 'form-words' : `form-${state.ui.form}` : ''} ${state.conn === 'updating' ? 'stale' : ''} ${
        look && `look-${look}`}">
      ${keyed(state.prefs.lang, reading(state) ? state.rules.page.rulesPage(state) : page(state))}</main>
    ${state.rules.open && state.rules.page && state.route.name === 'match' && state.ready
      ? keyed(state.prefs.lang, state.rules.page.rulesSheet(state)) : nothing}
    ${helpBanner(state)}
    <div class="notices" role="status" aria-live="polite">${state.ui.notice
      ? html`<p class="notice ${state.ui.notice.bad ? 'bad' : ''}" data-testid="notice">${state.ui.notice.text}</p>` : nothing}</div>
    ${keyed(state.ui.dialog?.name ?? '', state.ui.dialog ? state.pages.dialogs?.dialog(state) ?? nothing : nothing)}`;
}

/** Returns whether a table is on screen: it uses all available room. @param {import('../core/state.js').State} state */
const atTable = (state) => state.ready && state.route.name === 'match' && Boolean(state.match?.view) && !state.match?.error
  && state.match?.info.status !== 'broken' && Boolean(state.pages.match);

/** Returns whether the rules are a page of their own; next to a match they are a sheet. @param {import('../core/state.js').State} state */
function reading(state) {
  return state.ready && state.rules.open && state.rules.page && state.route.name !== 'match';
}

/** @param {import('../core/state.js').State} state */
function banner(state) {
  if (!state.ready || state.conn !== 'lost' || state.match?.info?.local) return nothing;
  return html`<div class="banner" role="status" data-testid="reconnecting"><span class="ember"></span><b>${t('conn.lost')}</b>
    <span>${t(Object.keys(state.unsent).length ? 'conn.unsent' : 'conn.kept')}</span></div>`;
}

/** Draws the state of the line, if players must know it. @param {import('../core/state.js').State} state */
function lineSign(state) {
  if (state.conn === 'updating') return html`<p class="line-sign" role="status" data-testid="updating"><span class="ember"></span>${t(
    'conn.updating')}</p>`;
  return state.polls && state.conn === 'open' ? html`<p class="line-sign quiet-sign" role="status" data-testid="polls"
    title=${t('conn.polls_hint')}>${t('conn.polls')}</p>` : nothing;
}

/** Offers a newer build, which the user may load later. @param {import('../core/state.js').State} state */
function newerBanner(state) {
  if (!state.ui.newer) return nothing;
  return html`<div class="banner newer" role="status" data-testid="newer"><span>${t('app.newer')}</span>
    <button class="plain" data-testid="newer-take" @click=${loadNewer}>${t('app.reload')}</button></div>`;
}

const OF_SOMEBODY = ['account', 'admin', 'notify']; // pages that ask a visitor to sign in

/** @param {import('../core/state.js').State} state */
function page(state) {
  const late = !state.ready || (!state.met && OF_SOMEBODY.includes(state.route.name));
  if (late) return html`<p class="waiting-page">${t('lobby.loading')}</p>`;
  switch (state.route.name) {
    case 'lobby': return lobby(state);
    case 'account':
    case 'letter':
    case 'match':
    case 'mine':
    case 'notify':
    case 'pairing':
    case 'player':
    case 'puzzles':
    case 'result':
    case 'statistics':
    case 'tournaments':
    case 'verify': return laterPage(state);
    case 'admin': return state.user?.role ? laterPage(state) : forbidden(state);
    default: return html`<section class="card lone">${icon(hut)}<h1>${t('lost.title')}</h1>
      <p>${t('lost.text')}</p><a class="button primary" href="./">${t('go.lobby')}</a></section>`;
  }
}

/** Draws a page whose code loads when it is first opened. @param {import('../core/state.js').State} state */
function laterPage(state) {
  return state.pages[state.route.name]?.page(state) ?? html`<p class="waiting-page">${t('lobby.loading')}</p>`;
}

/** @param {import('../core/state.js').State} state */
function forbidden(state) {
  return html`<section class="card lone" data-testid="forbidden">${icon(hut)}<h1>${t('forbidden.title')}</h1>
    <p>${t('forbidden.text')}</p>
    <div class="row"><a class="button primary" href="./">${t('go.lobby')}</a>${state.user && !state.user.guest ? nothing
      : html`<a class="button plain" href="account">${t('nav.sign_in')}</a>`}</div></section>`;
}
