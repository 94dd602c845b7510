// The states that the gallery draws: moments of both games at 2 to 5 seats, as the server would send them, and the buttons that are pressed
// first.
import { readFileSync } from 'node:fs';
import { info, luck, moments, update } from '../web/mock/states.js';

/** The same for another number of seats: who is too many goes, who is missing is like those who are there. */
function reseated(value, seats) {
  const cut = (list) => Array.from({ length: seats }, (_, seat) => list[seat % list.length]);
  const view = {
    ...value.view, seats, players: cut(value.view.players).map((player, seat) => ({ ...player, seat })),
    places: value.view.places.map((row) => ({ ...row, people: Array.from({ length: seats }, (_, seat) => row.people[seat] ?? 0) })),
    slots: value.view.slots, stacks: value.view.stacks.slice(0, seats),
  };
  return { ...value, view, result: { ...value.result, seats: cut(value.result.seats), rows: value.result.rows.map((row) => ({ ...row, cells: cut(row.cells) })) } };
}

/** A moment of Stone Age. more: {seats, press: what is clicked, one after the other, info: what else is said of the match} */
function stoneage(moment, { seats, press = [], info: told, ...more } = {}) {
  const said = info(moment, { status: moments[moment].over ? 'over' : 'running', my_seat: moments[moment].view.me, ...told });
  const shown = seats ? reseated(update(moment, moment), seats) : update(moment, moment);
  const people = shown.view.players.map((_, seat) => said.seats[seat] ?? { ...said.seats[1], seat, name: 'Egil (easy)' });
  return { info: { ...said, seats: people }, update: shown, press, luck: moments[moment].over ? { ...luck, seats: people.map((_, seat) => ({ ...luck.seats[seat % 3], seat })) } : undefined, ...more };
}

const clans = JSON.parse(readFileSync(new URL('positions/clans.json', import.meta.url), 'utf8'));

/** A position of Clans, out of a match that was played. */
function position(name, { press = [], ...more } = {}) {
  return { info: { ...info('place'), ...clans[name].info, id: `clans-${name}` }, update: clans[name].update, press, ...more };
}

/** The same, with all players offline. */
const away = ({ info, ...more }) => ({ ...more, info: { ...info, seats: info.seats.map((seat) => ({ ...seat, bot: null, online: false })) } });

/** The same, of people who starve: everybody is below zero. */
function below({ update: told, ...more }) {
  const { view, result } = told;
  const less = (n) => -Math.abs(n) - 7;
  return { ...more, update: { ...told, view: { ...view, players: view.players.map((player) => ({ ...player, score: less(player.score) })) },
    result: { ...result, seats: result.seats.map((seat) => ({ ...seat, total: less(seat.total) })),
      rows: result.rows.map((row, at) => (at ? row : { ...row, cells: row.cells.map((cell) => ({ ...cell, points: less(cell.points) })) })) } } };
}

/** The same, late: everybody has much of everything, and stands at one place of the trade track. */
function crowded({ update: told, ...more }) {
  const players = told.view.players.map((player) => ({ ...player, people: 10, home: 10, food: 31, score: 188, agriculture: 10, trade_level: 0 }));
  return { ...more, update: { ...told, view: { ...told.view, players } } };
}

const at = (...names) => names.map((name) => `[data-testid="${name}"]`);

/** Name -> how it is made. `short`: it is in the short form. */
export const STATES = {
  'place-2': { make: () => stoneage('place', { seats: 2 }) },
  'place-3': { make: () => stoneage('place'), short: true },
  'place-4': { make: () => stoneage('late') },
  'place-5': { make: () => stoneage('variants'), short: true },
  'full-5': { make: () => crowded(stoneage('variants')), short: true },
  people: { make: () => stoneage('place', { press: at('board-clay_pit', 'step-more') }) },
  'people-10': { make: () => stoneage('late', { press: at('board-hunt') }), short: true },
  'place-card': { make: () => stoneage('place', { press: at('board-card_3') }) },
  use: { make: () => stoneage('use') },
  'use-all': { make: () => stoneage('use_all'), short: true },
  tools: { make: () => stoneage('tools', { press: at('tool-tile_3') }) },
  card: { make: () => stoneage('card'), short: true },
  building: { make: () => stoneage('building', { press: at('pay-wood', 'pay-stone') }) },
  fixed: { make: () => stoneage('fixed') },
  take: { make: () => stoneage('card', { press: at('take') }) },
  pick: { make: () => stoneage('pick') },
  feed: { make: () => stoneage('feed') },
  wait: { make: () => stoneage('wait') },
  away: { make: () => away(stoneage('variants')) },
  watch: { make: () => stoneage('watch') },
  vote: { make: () => stoneage('vote') },
  claim: { make: () => stoneage('claim') },
  'claim-sure': { make: () => stoneage('claim', { press: at('panel-claim') }) },
  'claim-later': { make: () => stoneage('claim-later') },
  'vote-seat': { make: () => stoneage('vote-seat') },
  'vote-me': { make: () => stoneage('vote-me') },
  'still-owed': { make: () => stoneage('still-owed') },
  states: { make: () => stoneage('states'), short: true },
  unrated: { make: () => stoneage('unrated') },
  'unrated-sure': { make: () => stoneage('unrated', { press: at('undo') }) },
  leave: { make: () => stoneage('vote-seat', { press: ['[data-testid=more]:not([hidden]), [data-testid=leave-menu]', '[data-testid=leave-menu]'] }) },
  'called-off': { make: () => stoneage('called-off', { info: { end_reason: 'called_off', ended_by: 0 } }) },
  clocks: { make: () => stoneage('days') },
  chat: { make: () => stoneage('wait', { press: at('tab-chat'), chat: [['Brun', 2, 'Cold day for a hunt'], ['Wanda', 0, 'The fire is lit']] }) },
  seat: { make: () => stoneage('place', { press: ['[data-testid=open-seat-0], [data-testid=chip-0]'] }) },
  over: { make: () => stoneage('over'), short: true },
  'below-zero': { make: () => below(stoneage('place')), short: true },
  'over-below-zero': { make: () => below(stoneage('over')), short: true },
  split: { make: () => stoneage('split') },
  join: { make: () => stoneage('join') },
  tame: { make: () => stoneage('tame') },
  trade: { make: () => stoneage('trade', { press: at('trade', 'give-wood') }) },
  winter: { make: () => stoneage('winter', { press: at('extra') }) },
  'over-5': { make: () => stoneage('variants-over') },
  'clans-2': { make: () => position('from-2') },
  'clans-3': { make: () => position('from-3') },
  'clans-4': { make: () => position('from-4'), short: true },
  'clans-to': { make: () => position('from-4', { press: [`[data-testid="board-${clans['from-4'].pick.from}"]`] }) },
  'clans-confirm': { make: () => position('from-4', { press: at(`board-${clans['from-4'].pick.from}`, `board-${clans['from-4'].pick.to}`) }), short: true },
  'clans-found': { make: () => position('found-3'), short: true },
  'clans-wait': { make: () => position('wait-3') },
  'clans-away': { make: () => away(position('from-4')) },
  'clans-over': { make: () => position('over-4') },
};
