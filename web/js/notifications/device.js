// @ts-check
// This browser as a channel of notifications: support, permission, subscription.

import { below } from '../core/base.js';
import { get, post, remove } from '../core/api.js';
import { startWorker } from '../core/installed_client.js';

const KEY = `ochre.push${below}`; // number of this browser's address on the server, its owner, its endpoint: "12:7:https://push.example/1"
const FAILED = `ochre.push.failed${below}`; // the reason why the last renewal of the address failed

/** @typedef {'none'|'denied'|'off'|'on'|'failed'} Device none: this browser cannot; denied: its person has said no to it */

const able = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window && window.isSecureContext;

/**
 * Returns this browser's stored address. 0: it has none, or its owner is unknown.
 * @returns {{number: number, user: number, endpoint: string}}
 */
function kept() {
  const [number, user, ...endpoint] = (localStorage.getItem(KEY) ?? '').split(':');
  return { number: Number(number) || 0, user: Number(user) || 0, endpoint: endpoint.join(':') };
}

/** Returns this browser's address if it belongs to this user. @param {number} user */
function own(user) {
  const { number, user: whose } = kept();
  return whose && whose !== user ? 0 : number;
}

/**
 * Returns the state of this device for the user, as far as this browser knows.
 * @param {number} user @returns {Promise<{device: Device, number: number}>}
 */
export async function checkDevice(user) {
  const number = own(user);
  if (!able()) return { device: 'none', number: 0 };
  if (Notification.permission === 'denied') return { device: 'denied', number };
  if (number && localStorage.getItem(FAILED)) return { device: 'failed', number };
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return { device: subscription && number ? 'on' : 'off', number };
}

/** Returns the server's key as bytes. @param {string} text */
function bytesOf(text) {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (one) => one.charCodeAt(0));
}

/** @param {ServiceWorkerRegistration} registration @param {string} key */
async function subscribe(registration, key) {
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  try {
    return await registration.pushManager.subscribe(options);
  } catch (error) {
    // a subscription with another key was made by another server at the same address
    const old = await registration.pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return registration.pushManager.subscribe(options);
  }
}

/**
 * Requests the permission of the user, who has just clicked, then the subscription, then an address on the server. False: the user refused.
 * @param {number} user
 */
export async function switchOn(user) {
  if (await Notification.requestPermission() !== 'granted') return false;
  if (!own(user)) await switchOff(); // ends the subscription of another user of this browser
  const { key } = await get('/me/notify/push');
  await startWorker();
  await register(await subscribe(await navigator.serviceWorker.ready, key), user);
  return true;
}

/**
 * Registers the subscription on the server, and removes the previous address of this browser for this user.
 * @param {PushSubscription} subscription @param {number} user
 */
async function register(subscription, user) {
  const before = own(user);
  const { endpoint, keys } = subscription.toJSON();
  const { number } = await post('/me/notify/push', { endpoint, p256dh: keys?.p256dh, auth: keys?.auth });
  localStorage.setItem(KEY, `${number}:${user}:${endpoint}`);
  localStorage.removeItem(FAILED);
  if (before && before !== number) await remove(`/me/notify/addresses/${before}`).catch(() => {}); // it may have expired already
}

/**
 * Updates the address. A browser changes it from time to time, even without an open page or a worker, so each page sends the new one to the
 * server. The page of notifications shows a failure, until the renewal succeeds.
 * @param {number} user
 */
export async function renewDevice(user) {
  if (!own(user) || !able() || Notification.permission !== 'granted') return;
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    const old = await pushManager.getSubscription();
    if (old && old.endpoint === kept().endpoint) return localStorage.removeItem(FAILED);
    await register(old ?? await subscribe(await navigator.serviceWorker.ready, (await get('/me/notify/push')).key), user);
  } catch (error) {
    localStorage.setItem(FAILED, String(/** @type {any} */ (error).name));
  }
}

/**
 * Ends the notifications of a user who signs out, in this browser or, with `everywhere`, in all. If the server is unreachable, its next
 * message to the address will fail.
 * @param {number} user @param {boolean} everywhere
 */
export async function signOutDevice(user, everywhere) {
  const number = own(user);
  try {
    const { addresses } = everywhere ? await get('/me/notify') : { addresses: number ? [{ channel: 'push', number }] : [] };
    for (const one of addresses) if (one.channel === 'push') await remove(`/me/notify/addresses/${one.number}`);
  } finally {
    if (number) await switchOff();
  }
}

/** Ends all notifications in this browser. */
export async function switchOff() {
  localStorage.removeItem(KEY);
  localStorage.removeItem(FAILED);
  if (!able()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
