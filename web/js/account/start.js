// @ts-check
// Parts of the account page that load when it is opened: the calendar, access for programs.

import { nothing } from '/vendor/lit-html/lit-html.js';
import * as calendar from '../calendar/actions.js';
import { cards as calendarCards } from '../calendar/view.js';
import * as entry from './entry.js';
import * as friends from '../people/friends.js';
import * as programs from './programs.js';
import { cards as programCards } from './programs_view.js';
import { enterPasskeys } from './passkeys.js';
import * as providers from './providers.js';
import { needWords } from '../core/words.js';
import { PEOPLE_WORDS } from '../people/actions.js';
import { loadStyles } from '../core/pages.js';
import { PLAYER_WORDS } from '../player/words.js';
import '../avatar/element.js';

export { account as page } from './view.js';
export { passkeyDialog } from './passkeys_view.js';

const PARTS = [calendar, programs];

export async function prepare() {
  await Promise.all([needWords([PEOPLE_WORDS, PLAYER_WORDS]), loadStyles(['/js/avatar/style.css', '/js/account/style.css',
    '/js/account/providers.css']),
    ...PARTS.map((part) => part.prepare())]);
}

export async function enter() {
  await Promise.all([enterPasskeys(), ...[...PARTS, entry, friends, providers].map((part) => part.enter())]);
}

/** Draws the cards of quiet hours and vacations. @param {import('../core/state.js').State} state */
export const days = (state) => (state.user ? calendarCards(state) : nothing);

/** Draws the cards for programs. @param {import('../core/state.js').State} state */
export const ofPrograms = (state) => (state.user ? programCards(state) : nothing);
