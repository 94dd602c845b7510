// @ts-check
// Local changes of the screen: typed text, hovered, opened and toggled elements.

import { update } from '../core/state.js';

/** @param {string} name that a guest writes */
export const typeName = (name) => update((s) => { s.ui.guestName = name; });

/** Shows one more page of the log. */
export const showEarlier = () => update((s) => { if (s.match) s.match.logPages += 1; });

/** @param {string} text for the chat */
export const typeChat = (text) => update((s) => { if (s.match) s.match.chatText = text; });

/** Highlights a place on the board. @param {string} place '' for none */
export const pointAt = (place) => update((s) => { s.ui.hover = place; });

/** Switches the help mode, in which a press on an element explains it. */
export const flipHelping = () => update((s) => { s.ui.helping = !s.ui.helping; });

/** Opens or closes the menu of a table's other actions. @param {boolean} open */
export const showMore = (open) => update((s) => { s.ui.more = open; });

/** Switches between the score sheet and the board. */
export const flipBoard = () => update((s) => { s.ui.showBoard = !s.ui.showBoard; });
