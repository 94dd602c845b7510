// @ts-check
// The puzzle page: those of today with the user's streaks, and the themes of each game.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { numberText, t } from '../core/words.js';
import { coverPicture } from '../frame/cover_view.js';
import { matchPath } from '../core/router.js';
import { OWN, PREFIX } from './ids.js';
import { DAY_MS, dateOf } from './actions.js';

/** @typedef {import('./actions.js').Puzzles} Puzzles */
/** @typedef {import('../core/state.js').State} State */

/** @param {State} state */
export function page(state) {
  const all = /** @type {Puzzles|null} */ (state.puzzles);
  if (!all?.list) return html`<p class="waiting-page" role="status">${all?.failed || t('lobby.loading')}</p>`;
  const [game, theme] = all.id.split('/');
  return html`<div class="puzzles">${theme ? themePage(state, all, game, theme) : frontPage(state, all)}</div>`;
}

/** @param {State} state @param {string} game */
const titleOf = (state, game) => state.games[game]?.title ?? game;

/** @param {State} state @param {Puzzles} all */
function frontPage(state, all) {
  return html`<header><h1>${t('puzzles.title')}</h1><p class="lead">${t('puzzles.lead')}</p></header>
    <h2>${t('puzzles.today')} <small class="soft">${dateOf(all.list.day)}</small></h2>
    <div class="puzzle-games">${all.list.games.map((/** @type {any} */ one) => today(state, all, one))}</div>
    ${state.met && !state.user ? html`<p class="soft">${t('puzzles.sign_in')} <a href="account">${t('nav.sign_in')}</a></p>` : nothing}
    ${all.mine ? own(state, all.mine.own_puzzles) : nothing}
    <h2>${t('puzzles.themes')}</h2>
    <div class="puzzle-games">${all.list.games.map((/** @type {any} */ one) => themes(state, one))}</div>`;
}

/** @param {State} state @param {Puzzles} all @param {any} one */
function today(state, all, one) {
  const mine = all.mine?.games.find((/** @type {any} */ its) => its.game === one.game);
  const done = mine?.today ?? null;
  return html`<section class="card" data-testid="puzzle-today-${one.game}">${coverPicture(one.game)}<h3>${titleOf(state, one.game)}</h3>
    ${mine?.streak ? html`<p data-testid="puzzle-streak"><b>${t('puzzles.streak', { n: mine.streak })}</b></p>` : nothing}
    ${done === null ? nothing : html`<p class="soft">${t(done ? 'puzzles.done' : 'puzzles.missed')}</p>`}
    <a class="button ${done === null ? 'primary' : 'plain'}" data-testid="puzzle-solve-${one.game}"
      href=${matchPath(PREFIX + one.today)}>${t(done === null ? 'puzzles.solve' : 'puzzles.again')}</a></section>`;
}

/** Draws the user's own decisions: those that are due, and when others come back. @param {State} state @param {any[]} mine */
function own(state, mine) {
  const open = mine.filter((one) => !one.solved_ms);
  const due = open.filter((one) => one.due_ms <= Date.now());
  const next = Math.min(...open.filter((one) => !due.includes(one)).map((one) => one.due_ms));
  return html`<h2>${t('puzzles.own')}</h2><section class="card puzzle-about" data-testid="puzzles-own"><p>${t('puzzles.own_lead')}</p>
    ${due.length ? html`<ol class="puzzle-list">${due.map((one, i) => html`<li><a class="button plain" href=${matchPath(OWN + one.puzzle)}
      data-testid="puzzle-own-${i + 1}">${titleOf(state, one.game)} <span class="soft">${t('puzzles.own_cost', {
      n: numberText(one.gain / 100, { maximumFractionDigits: 1 }) })}</span></a></li>`)}</ol>` : html`<p class="soft"
      data-testid="puzzles-own-none">${t('puzzles.own_none')}</p>`}
    ${open.length > due.length ? html`<p class="soft" data-testid="puzzles-own-later">${t('puzzles.own_later', {
      n: open.length - due.length, day: dateOf(next / DAY_MS) })}</p>` : nothing}
    ${mine.length > open.length ? html`<p class="soft" data-testid="puzzles-own-solved">${t('puzzles.own_solved', {
      n: mine.length - open.length })}</p>` : nothing}</section>`;
}

/** @param {State} state @param {any} one */
const themes = (state, one) => html`<section class="card"><h3>${titleOf(state, one.game)}</h3><ul>${one.themes
  .filter((/** @type {any} */ its) => its.count).map((/** @type {any} */ its) => html`<li><a
    href="puzzles/${one.game}/${its.theme}" data-testid="puzzle-theme-${its.theme}">${t(`puzzles.theme.${its.theme}`)}</a>
    <span class="soft">${its.count}</span></li>`)}</ul></section>`;

/** @param {State} state @param {Puzzles} all @param {string} game @param {string} theme */
function themePage(state, all, game, theme) {
  const solved = new Set(all.mine?.puzzles.filter((/** @type {any} */ one) => one.solved).map((/** @type {any} */ one) => one.puzzle));
  const { puzzles } = all.list;
  return html`<header><p><a href="puzzles">${t('puzzles.all')}</a></p>
      <h1>${titleOf(state, game)}: ${t(`puzzles.theme.${theme}`)}</h1></header>
    ${puzzles.length ? html`<ol class="puzzle-list">${puzzles.map((/** @type {string} */ id, /** @type {number} */ i) => html`<li><a
      class="button plain" href=${matchPath(PREFIX + id)} data-testid="puzzle-${i + 1}">${t('puzzles.number', { n: i + 1 })}${solved.has(id)
        ? html` <span class="tag">${t('puzzles.solved')}</span>` : nothing}</a></li>`)}</ol>`
      : html`<p class="empty">${t('puzzles.none')}</p>`}`;
}
