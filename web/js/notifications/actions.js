// @ts-check
// A user's notification settings: events, channels, addresses.

import { state, update } from '../core/state.js';
import { get, post, put, remove } from '../core/api.js';
import { attempt, showNotice } from '../frame/overlays.js';
import { copy } from '../frame/sharing.js';
import { loadStyles } from '../core/pages.js';
import { errorWords, language, needWords, t, wordsOf } from '../core/words.js';
import { checkDevice, switchOff, switchOn } from './device.js';

/** @typedef {'mail'|'push'|'hook'} Channel */
/**
 * @typedef {{number: number, channel: Channel, name: string, form: string|null, about: string, state: string, sent_ms: number|null,
 *   answer: string|null}} Address
 */
/**
 * @typedef {object} Settings what the form holds
 * @property {string} language
 * @property {number} deadline_hours
 * @property {number} digest_hours
 * @property {{use: string, from: string|null, to: string|null, time_zone: string|null}} quiet
 * @property {Record<Channel, string[]>} events
 */
/**
 * @typedef {object} Notices
 * @property {number} user owner
 * @property {Settings} form the present form
 * @property {Address[]} addresses
 * @property {Channel[]} available the server's channels
 * @property {string|null} pending unconfirmed mail address
 * @property {import('./device.js').Device} device
 * @property {number} number number of this browser's address; 0: none
 * @property {{number: number, secret: string|null}|null} secret of a new webhook
 * @property {string} hook form of the webhook that is being entered
 * @property {string} preview example of its messages; '': none was requested
 * @property {number|null} feed creation time of the link to the feeds
 * @property {{atom: string, calendar: string}|null} link new link to them
 * @property {Record<number, {sent: boolean, answer: string}>} tried by address
 */

/** @type {Channel[]} */
const CHANNELS = ['mail', 'push', 'hook'];

/** @type {import('../core/words.js').Source} */
const WORDS = wordsOf('notices');

export async function prepare() {
  await Promise.all([needWords([WORDS]), loadStyles(['/js/notifications/style.css'])]);
}

/** Loads all data of the page. */
export async function enter() {
  const { user } = state;
  if (!user) return;
  try {
    const [told, feed, here] = await Promise.all([get('/me/notify'), get('/me/feed'), checkDevice(user.id)]);
    if (state.user?.id !== user.id) return;
    update((s) => {
      s.notices = { user: user.id, form: formOf(told), addresses: [], available: [], pending: null, ...here, secret: null,
        hook: 'discord', preview: '', feed: feed.made_ms, link: null, tried: {} };
    });
    take(told);
  } catch (error) {
    showNotice(errorWords(/** @type {any} */ (error)), true);
  }
}

/** @param {any} told @returns {Settings} */
function formOf(told) {
  const events = /** @type {any} */ (Object.fromEntries(CHANNELS.map((channel) => [channel, told[channel].events])));
  const { language: lang, deadline_hours, digest_hours, quiet } = told;
  return { language: lang, deadline_hours, digest_hours, quiet: { ...quiet }, events };
}

/** Stores the addresses from the server. @param {any} told */
function take(told) {
  update(({ notices }) => {
    if (!notices) return;
    notices.addresses = told.addresses;
    notices.available = told.available;
    notices.pending = told.mail.pending;
    const there = told.addresses.some((/** @type {Address} */ one) => one.number === notices.number && one.state !== 'gone');
    if (!there && notices.device === 'on') notices.device = 'off';
  });
}

const readAgain = async () => take(await get('/me/notify'));

/* ---- the form ---- */

/** @param {Partial<Settings>} change what is chosen and not saved yet */
export const choose = (change) => update((s) => { if (s.notices) Object.assign(s.notices.form, change); });

/** @param {Partial<Settings['quiet']>} change */
export const chooseQuiet = (change) => update((s) => { if (s.notices) Object.assign(s.notices.form.quiet, change); });

/** @param {Channel} channel @param {string} event @param {boolean} on */
export function chooseEvent(channel, event, on) {
  update(({ notices }) => {
    if (!notices) return;
    const { events } = notices.form;
    events[channel] = events[channel].filter((one) => one !== event).concat(on ? [event] : []);
  });
}

/** Saves the settings with the language of the page, which notifications then use. */
export function save() {
  return attempt('notices', async () => {
    const { notices } = state;
    if (!notices) return;
    const { events, quiet, deadline_hours, digest_hours } = notices.form;
    const own = quiet.use === 'own';
    const told = await put('/me/notify', { language: language(), deadline_hours, digest_hours, quiet: { use: quiet.use,
      ...(own ? { from: quiet.from, to: quiet.to, time_zone: quiet.time_zone } : {}) }, ...Object.fromEntries(CHANNELS.map((channel) =>
      [channel, { events: events[channel] }])) });
    take(told);
    update((s) => { if (s.notices) s.notices.form = formOf(told); });
    showNotice(t('notices.saved'));
  });
}

/* ---- addresses ---- */

/** @param {string} address */
export function addMail(address) {
  return attempt('notices', async () => {
    await post('/me/notify/mail', { address });
    await readAgain();
    showNotice(t('notices.letter_sent'));
  });
}

/** Chooses the form of the webhook that is being entered. @param {string} form */
export const chooseForm = (form) => update((s) => { if (s.notices) Object.assign(s.notices, { hook: form, preview: '' }); });

/** The body of a request. @param {Record<string, string>} values those of the form; an empty language is that of the account */
const hookOf = ({ language: chosen, ...values }) => ({ ...values, ...(chosen ? { language: chosen } : {}) });

/** Adds a webhook. Returns true if the server has added it. @param {Record<string, string>} values */
export async function addHook(values) {
  let added = false;
  await attempt('notices', async () => {
    const made = await post('/me/notify/hooks', hookOf(values));
    added = true;
    update((s) => { if (s.notices) Object.assign(s.notices, { secret: made, preview: '', hook: 'discord' }); });
    await readAgain();
  });
  return added;
}

/** Shows an example of the messages that the form around a button would make. @param {Event} event */
export function previewHook(event) {
  const form = /** @type {HTMLElement} */ (event.currentTarget).closest('form');
  const entries = [...new FormData(form ?? undefined)].map(([name, value]) => [name, String(value)]);
  const { url, room, token, ...values } = Object.fromEntries(entries);
  return attempt('notices', async () => {
    const { body } = await post('/me/notify/hooks/preview', { language: language(), ...hookOf(values) });
    update((s) => { if (s.notices) s.notices.preview = JSON.stringify(JSON.parse(body), null, 2); });
  });
}

/** @param {number} number */
export function dropAddress(number) {
  return attempt('notices', async () => {
    await remove(`/me/notify/addresses/${number}`);
    if (number === state.notices?.number) await switchOff();
    update(({ notices }) => {
      if (!notices) return;
      if (number === notices.number) Object.assign(notices, { device: notices.device === 'on' ? 'off' : notices.device, number: 0 });
      if (number === notices.secret?.number) notices.secret = null;
    });
    await readAgain();
  });
}

/** @param {number} number */
export function tryAddress(number) {
  return attempt('notices', async () => {
    const tried = await post('/me/notify/test', { number });
    update((s) => { if (s.notices) s.notices.tried[number] = tried; });
    await readAgain();
  });
}

/** Turns this browser's notifications on. Called by a click, which browsers require. */
export function addThisDevice() {
  return attempt('notices', async () => {
    const user = state.user?.id ?? 0;
    if (!await switchOn(user)) showNotice(t('notices.said_no'), true);
    const here = await checkDevice(user);
    update((s) => { if (s.notices) Object.assign(s.notices, here); });
    await readAgain();
  });
}

/* ---- feeds ---- */

export function makeFeed() {
  return attempt('notices', async () => {
    const link = await post('/me/feed');
    update((s) => { if (s.notices) Object.assign(s.notices, { link, feed: Date.now() }); });
  });
}

export function endFeed() {
  return attempt('notices', async () => {
    await remove('/me/feed');
    update((s) => { if (s.notices) Object.assign(s.notices, { link: null, feed: null }); });
  });
}

export { copy };
