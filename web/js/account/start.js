// @ts-check
// Parts of the account page that load when it is opened: the calendar, access for programs.

import { html, nothing } from '/vendor/lit-html/lit-html.js';
import * as calendar from '../calendar/start.js';
import * as programs from './programs.js';
import { needWords } from '../words.js';
import { PEOPLE_WORDS } from '../people.js';

export { account as page } from '../view/account.js';

const PARTS = [calendar, programs];

export async function prepare() {
  await Promise.all([needWords([PEOPLE_WORDS]), ...PARTS.map((part) => part.prepare())]);
}

export async function enter() {
  await Promise.all(PARTS.map((part) => part.enter()));
}

/** @param {import('../state.js').State} state */
export function cards(state) {
  return state.user ? html`${PARTS.map((part) => part.cards(state))}` : nothing;
}
