// @ts-check
// <user-avatar>: the avatar of a user, next to the name. Those of other users are requested together, once each. Until an answer arrives,
// or for a user who has not chosen one, the user's number determines the drawing.

import { render } from '/vendor/lit-html/lit-html.js';
import { state } from '../core/state.js';
import { get } from '../core/api.js';
import { drawing, usualAvatar } from './drawing.js';

const ASKED_MAX = 20; // users of one request
const WAIT_MS = 30; // delay in which requests are combined

/** The chosen avatars; null: not chosen, or not known yet. @type {Map<number, number|null>} */
const chosen = new Map();
/** @type {Set<UserAvatar>} */
const shown = new Set();
/** @type {Set<number>} */
const wanted = new Set();

/** @param {number} user @returns {number} */
export function avatarOf(user) {
  const mine = user === state.user?.id ? state.prefs.avatar : null;
  return mine ?? chosen.get(user) ?? usualAvatar(user);
}

/** Draws a user's avatars again. @param {number} user */
function redraw(user) {
  for (const element of shown) if (element.user === user) element.draw();
}

/** @param {number} user */
function want(user) {
  if (chosen.has(user) || user === state.user?.id) return;
  chosen.set(user, null);
  if (!wanted.size) setTimeout(ask, WAIT_MS);
  wanted.add(user);
}

async function ask() {
  const users = [...wanted].slice(0, ASKED_MAX);
  for (const user of users) wanted.delete(user);
  if (wanted.size) setTimeout(ask, WAIT_MS);
  try {
    const { avatars } = await get(`/avatars?users=${users.join()}`);
    for (const { user, avatar } of avatars) {
      chosen.set(user, avatar);
      redraw(user);
    }
  } catch {
    for (const user of users) chosen.delete(user); // the next drawing requests it again
  }
}

class UserAvatar extends HTMLElement {
  #user = 0;

  /** @param {number} user */
  set user(user) {
    this.#user = Number(user);
    if (this.isConnected) this.draw();
  }

  get user() {
    return this.#user;
  }

  connectedCallback() {
    shown.add(this);
    this.draw();
  }

  disconnectedCallback() {
    shown.delete(this);
  }

  draw() {
    if (!this.#user) return;
    want(this.#user);
    render(drawing(avatarOf(this.#user)), this);
  }
}

if (!customElements.get('user-avatar')) customElements.define('user-avatar', UserAvatar);
