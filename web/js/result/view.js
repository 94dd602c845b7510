// @ts-check
// The page of a shared result.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import { known, listed, locale, numberText, t } from '../core/words.js';
import { matchPath } from '../core/router.js';
import { hut, icon } from '../frame/drawings.js';
import { botMark } from '../frame/parts_view.js';

/** @param {import('../core/state.js').State} state */
export function page(state) {
  const shared = state.result;
  if (!shared?.told) return html`<section class="card lone">${icon(hut)}<h1>${t('result.title')}</h1>
    <p class="empty" role="status" data-testid="result-waits">${shared?.failed || t('lobby.loading')}</p>
    <a class="button primary" href="./">${t('go.lobby')}</a></section>`;
  const { told } = shared;
  const order = [...told.seats].sort((a, b) => a.rank - b.rank);
  return html`<section class="card lone shared-result" data-testid="result"><p class="soft">${state.games[told.game]?.title ?? told.game} ·
      ${new Intl.DateTimeFormat(locale(), { dateStyle: 'long' }).format(told.ended_ms)}</p><h1>${winner(order)}</h1>
    <ol>${order.map((seat) => line(seat, told, state))}</ol>
    ${told.options.length ? html`<p class="soft small">${t('result.options', { names: told.options.map(optionName).join(', ') })}</p>`
      : nothing}
    <div class="send-row">${told.match ? html`<a class="button plain" href=${matchPath(told.match)}>${t('result.look')}</a>` : nothing}
      <a class="button primary" href="./">${t('result.play')}</a></div></section>`;
}

/** @param {string} option */
const optionName = (option) => (known(`option.${option}`) ? t(`option.${option}`) : option.replaceAll('_', ' '));

/** @param {any} seat */
function nameOf({ name, bot }) {
  return bot && known(`bot.${bot}`) ? t('result.bot', { name, id: t(`bot.${bot}`) }) : name;
}

/** @param {any[]} order */
function winner(order) {
  const best = order.filter(({ rank }) => rank === 1);
  const names = listed(best.map(({ name }) => name));
  return t(best.length === 1 ? 'result.won' : 'result.shared', { names });
}

/** @param {any} seat @param {any} told @param {import('../core/state.js').State} state */
function line(seat, told, state) {
  return html`<li class=${seat.rank === 1 ? 'best' : ''}><span class="place">${t('rank.word', { rank: seat.rank })}</span>
    ${state.covers[told.game]?.markIcon(seat.seat, 'small') ?? nothing}<b><bdi>${nameOf(seat)}</bdi>${botMark(seat)}</b>
    <span class="points">${numberText(seat.score)}</span></li>`;
}
