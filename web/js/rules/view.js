// @ts-check
// The rules of a game: a page of their own, or a sheet next to a running match. Contents, sections, printing.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { guard } from '/vendor/lit-html/directives/guard.js';
import { ref } from '/vendor/lit-html/directives/ref.js';
import { rulesPath } from '../core/router.js';
import { slice } from '../frame/incremental.js';
import { TABLE, close, focusOnce, onKey, turnTo } from './actions.js';
import { w } from './words.js';

/**
 * @typedef {{id: string, title: string, body: () => any, part?: string}} Section body: made when its turn to be drawn comes; part: words
 *   of a heading before it in the contents
 */

/** @param {import('../core/state.js').State} state */
export function rulesPage(state) {
  const { open } = /** @type {any} */ (state.rules);
  const catalogue = state.games[open.game];
  const folded = state.ui.narrow || state.route.name === 'match';
  const info = state.match?.info;
  const chosen = info?.game === open.game ? info.options ?? [] : [];
  const late = state.books[open.game] === undefined && (catalogue || open.game === TABLE);
  if (late) return html`<p class="waiting-page">${w('lobby.loading')}</p>`;
  const read = state.books[open.game];
  if (!read) return html`<section class="card lone"><h1>${w('lost.title')}</h1><a class="button primary" href="./">${w('go.lobby')}</a>
    </section>`;
  return html`<article class="rules-page" data-testid="rules" data-game=${open.game} ${ref((element) => turnTo(element, open))}>
    ${otherGames(state, open.game)}
    ${guard([open.game, state.prefs.lang, catalogue, folded, chosen.join()], () => book(read, open.game, catalogue, folded,
    chosen, Boolean(open.section)))}</article>`;
}

/** Draws the rules as a sheet next to a match. @param {import('../core/state.js').State} state */
export function rulesSheet(state) {
  const asked = Boolean(state.match?.choices);
  return html`<aside class="rules-sheet" tabindex="-1" aria-label=${w('rules.title')} data-testid="rules-sheet" @keydown=${onKey}
    ${ref(focusOnce)}>
    <header class="rules-bar"><b>${w('rules.title')}</b>${asked
      ? html`<span class="rules-turn" role="status">${w('rules.your_turn')}</span>` : nothing}
      <button class="quiet" data-testid="rules-print" title=${w('rules.print')} aria-label=${w('rules.print')}
        @click=${() => print()}>${printer}</button>
      <button class="plain" data-testid="rules-close" @click=${close}>${w('rules.to_table')}</button></header>
    ${rulesPage(state)}</aside>`;
}

const printer = html`<svg class="glyph" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M7 9V3h10v6M7 17H4v-7h16v7h-3M7 14h10v7H7Z"></path></svg>`;

/** @param {import('../core/state.js').State} state @param {string} game */
function otherGames(state, game) {
  return html`<nav class="rules-games" aria-label=${w('create.game')}>${Object.values(state.games)
    .map(({ id, title }) => html`<a href=${rulesPath(id)} aria-current=${id === game ? 'page' : nothing}
    data-testid="rules-of-${id}">${title}</a>`)}
    <a href=${rulesPath(TABLE)} aria-current=${game === TABLE ? 'page' : nothing} data-testid="rules-of-table">${w('rules.table')}</a>
    <button class="quiet wide-print" title=${w('rules.print')} aria-label=${w('rules.print')} @click=${() => print()}>${printer}</button>
      </nav>`;
}

/** Marks the end: when this element exists, everything above it is drawn. */
const end = html`<i hidden data-testid="rules-end"></i>`;

/**
 * Draws the whole book, which is redrawn only for another language or catalogue.
 * @param {import('../games/module.js').Book} read
 * @param {string} game
 * @param {any} catalogue of the game, if it is one
 * @param {boolean} folded the table of contents is closed
 * @param {string[]} chosen variants of the match beside it
 * @param {boolean} whole draw all at once for a jump to a section; else in slices
 */
function book(read, game, catalogue, folded, chosen, whole) {
  const here = (/** @type {Section} */ s) => (chosen.includes(s.id) ? html` <span class="in-match">${w('rules.in_match')}</span>`
    : nothing);
  const { title, lead, sections } = read.rules(catalogue);
  return html`<header class="rules-head"><h1>${title}</h1><p class="lead" translate="yes">${lead}</p></header>
    <div class="rules-columns"><nav class="rules-contents" aria-label=${w('rules.contents')} data-testid="rules-contents">
      <details ?open=${!folded}><summary>${w('rules.contents')}</summary>
      <ol>${sections.map((/** @type {Section} */ s) => html`${s.part ? html`<li class="part">${s.part}</li>` : nothing}<li><a
        href=${rulesPath(game, s.id)}>${s.title}${here(s)}</a></li>`)}</ol></details></nav>
    <div class="rules-body" translate="yes">${sections.map((/** @type {Section} */ s) => html`<section class="rule" data-section=${s.id}
      data-testid="rule-${s.id}" aria-label=${s.title}>
      <h2><a class="anchor" href=${rulesPath(game, s.id)}>${s.title}</a>${here(s)}</h2>${whole ? s.body() : slice(s.body)}
      </section>`)}</div></div>${whole ? end : slice(() => end)}`;
}
