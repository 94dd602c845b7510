// @ts-check
// The user's own profile: the avatar, sums, points over time, their sources, lessons, and all matches.

import { html, nothing, svg } from '/vendor/lit-html/lit-html.js';
import { startTutorial } from '../lobby/actions.js';
import { matchPath } from '../core/router.js';
import { shownName } from '../match/state.js';
import { known, listed, locale, t } from '../core/words.js';
import { avatarParts, avatarButton } from '../avatar/choice.js';
import { lessonsOf, sumsOf } from './own_sums.js';
import { rated } from './matches_view.js';
import { figure, link, scoreText, table } from './parts_view.js';
import { moreOwn } from './actions.js';

/** @typedef {import('./actions.js').Player} Player */
/** @typedef {(game: string) => string} Title */

const WIDTH = 320;
const HEIGHT = 72;
const EDGE = 8;

/** @param {import('../core/state.js').State} state */
export const ownHead = (state) => html`<header class="own-head"><user-avatar class="of-page"
  .user=${state.user?.id}></user-avatar><div><h1 data-testid="player-name"><bdi>${
  state.user?.name}</bdi></h1><p class="lead">${t('player.mine.lead')}</p>${avatarButton(state)}</div></header>${avatarParts(state)}`;

/** @param {import('../core/state.js').State} state @param {Title} title */
export function ownPart(state, title) {
  const player = /** @type {Player} */ (state.player);
  if (!player.own) return html`<p class="empty" role="status" data-testid="own-waits">${player.failed || t('lobby.loading')}</p>`;
  const { matches, next } = player.own;
  const sums = sumsOf(matches);
  if (!sums.n) return html`<section class="card" data-testid="own-none"><p class="empty">${t('player.mine.none')}</p><a
    class="button primary" href="./">${t('go.lobby')}</a></section>${lessons(state, matches)}`;
  return html`${tiles(sums, title)}${next ? html`<p class="soft small">${t('player.newest', { n: matches.length })}</p>` : nothing}
    <div class="own-pair"><div class="played">${courses(sums, title)}${lessons(state, matches)}</div>${sources(player, title)}</div>`;
}

/** @param {import('./own_sums.js').Sums} sums @param {Title} title */
function tiles({ n, won, run, longest, courses: all }, title) {
  const tile = (/** @type {string} */ id, /** @type {string} */ words, /** @type {any} */ value, /** @type {any} */ more = nothing) =>
    html`<li class="own-tile"><span>${words}</span><b data-testid="tile-${id}">${value}</b><small class="soft">${more}</small></li>`;
  return html`<ul class="own-tiles">${tile('matches', t('player.tile.matches'), figure(n))}
    ${tile('won', t('player.tile.won'), figure(won), figure(won / n, { style: 'percent', maximumFractionDigits: 0 }))}
    ${tile('longest', t('player.tile.streak'), figure(longest), run ? t('player.tile.streak_now', { n: run }) : nothing)}
    ${all.map(({ game, best, mean }) => tile(`best-${game}`, t('player.tile.best', { game: title(game) }),
      html`<a href=${matchPath(best.id)}>${scoreText(best.score)}</a>`, t('player.points.mean', { n: figure(mean) })))}</ul>`;
}

/** @param {import('./own_sums.js').Sums} sums @param {Title} title */
function courses({ courses: all }, title) {
  const long = all.filter((course) => course.all.length > 1);
  return long.length ? html`<section class="card" data-testid="own-points"><h2>${t('player.points')}</h2>
    ${long.map((course) => html`<h3>${title(course.game)}</h3>${line(course, title)}`)}</section>` : nothing;
}

/** Draws points match by match, wins as full dots. @param {import('./own_sums.js').Course} course @param {Title} title */
function line({ game, all, best, mean }, title) {
  const least = Math.min(...all.map(({ score }) => score));
  const x = (/** @type {number} */ at) => EDGE + (at * (WIDTH - 2 * EDGE)) / (all.length - 1);
  const y = (/** @type {number} */ score) => HEIGHT - EDGE - ((score - least) * (HEIGHT - 2 * EDGE)) / Math.max(1, best.score - least);
  const words = t('player.points.is', { game: title(game), n: all.length, first: scoreText(all[0].score), last: scoreText(
    all[all.length - 1].score), best: scoreText(best.score) });
  const day = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' });
  return html`<figure class="own-course"><p class="soft small" aria-hidden="true"><span>${scoreText(best.score)}</span><span>${
    scoreText(least)}</span></p><svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${words}>
    <line class="rating-begin" x1="0" x2=${WIDTH} y1=${y(mean)} y2=${y(mean)}></line>
    <polyline points=${all.map(({ score }, at) => `${x(at).toFixed(1)},${y(score).toFixed(1)}`).join(' ')}></polyline>
    ${all.length > 60 ? nothing : all.map(({ score, rank, at_ms: ms }, at) => svg`<circle class=${rank === 1 ? 'won' : ''} cx=${x(at)}
      cy=${y(score)} r="3.500"><title>${day.format(ms)}: ${scoreText(score)}</title></circle>`)}</svg>
    <figcaption class="soft small"><span>${day.format(all[0].at_ms)}</span><span>${t('player.points.key')}</span><span>${day.format(
      all[all.length - 1].at_ms)}</span></figcaption></figure>`;
}

/** @param {Player} player @param {Title} title */
function sources({ sources: all }, title) {
  if (!all.length) return nothing;
  return html`<section class="card" data-testid="own-sources"><h2>${t('player.sources')}</h2>${all.map(({ game, n, rows }) => {
    const most = Math.max(1, ...rows.map(({ mean }) => Math.abs(mean)));
    return html`<h3>${title(game)}</h3><ul class="own-sources">${rows.map(({ name, mean }) => html`<li><span>${t(`row.${name}`)}</span>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect class=${mean < 0 ? 'lost' : ''} width=${
        (100 * Math.abs(mean)) / most} height="10"></rect></svg><b>${figure(mean)}</b></li>`)}</ul>
      <p class="soft small">${t('player.sources.of', { n })}</p>`;
  })}</section>`;
}

/** @param {import('../core/state.js').State} state @param {any[]} matches */
function lessons(state, matches) {
  const games = Object.values(state.games).filter(({ tutorial }) => tutorial);
  const done = lessonsOf(matches);
  if (!games.length) return nothing;
  return html`<section class="card" data-testid="own-lessons"><h2>${t('player.lessons')}</h2><ul class="own-lessons">${games.map(
    ({ id, title }) => html`<li><b>${title}</b><span class=${done.has(id) ? 'done' : 'soft'} data-testid="lesson-${id}">${t(done.has(id)
      ? 'player.lesson.done' : 'player.lesson.open')}</span><button class="plain" ?disabled=${Boolean(state.ui.busy)}
      @click=${() => startTutorial(id)}>${t(done.has(id) ? 'player.lesson.again' : 'player.lesson.go')}</button></li>`)}</ul></section>`;
}

/** Draws all of the user's matches, with a mark for those that other people cannot see. @param {Player} player @param {Title} title */
export function ownMatches({ own, busy, matches: listed }, title) {
  if (!own?.matches.length) return nothing;
  const shown = own.matches.slice(0, own.shown);
  const ratings = new Map(listed.map((row) => [row.match, row]));
  const more = own.next !== null || shown.length < own.matches.length;
  return html`<section class="card" data-testid="own-matches" aria-busy=${busy}><h2>${t('player.mine.matches')}</h2>
    ${table(t('player.mine.matches'), ['day', 'game', 'others', 'result', 'points', 'rating'],
      shown.map((match) => cells(match, title, ratings.get(match.id))))}
    ${more ? html`<button class="plain older" data-testid="own-more" ?disabled=${busy} @click=${moreOwn}>${t('player.more')}</button>`
      : nothing}</section>`;
}

/** @param {any} match @param {Title} title @param {any} row what all may see of it */
function cells(match, title, row) {
  const day = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(match.ended_ms ?? match.created_ms);
  const mine = match.my_seat === null ? null : match.seats[match.my_seat];
  const others = match.seats.filter((/** @type {any} */ seat) => seat !== mine).map(nameOf);
  const rank = mine?.rank ?? null;
  return [link(matchPath(match.id), day), html`${title(match.game)}${match.listed ? nothing : html` <small class="soft">${t(
    'lobby.link_only')}</small>`}`, html`<bdi>${listed(others)}</bdi>`,
  match.status === 'over' && rank ? t('player.rank', { rank, seats: match.seats.length }) : t('player.open'), scoreText(mine?.score), row
    ? rated(row) : '–'];
}

/** @param {any} seat @returns {string} */
const nameOf = (seat) => (seat.bot && known(`bot.${seat.bot}`) && (!seat.name || seat.name === seat.bot)
  ? t('seat.bot', { id: t(`bot.${seat.bot}`) }) : shownName(seat) ?? t('seat.free'));
