// @ts-check
// This browser as a place where somebody is told: whether it can, whether it may, its subscription.

import { get, post } from '../api.js';
import { startWorker } from '../shell.js';

const NUMBER = 'ochre.push'; // of this browser's address on the server

/** @typedef {'none'|'denied'|'off'|'on'} Device none: this browser cannot; denied: its person has said no to it */

const able = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window && window.isSecureContext;

/** How it is, as far as this browser knows. @returns {Promise<{device: Device, number: number}>} */
export async function lookAtDevice() {
  const number = Number(localStorage.getItem(NUMBER) ?? 0);
  if (!able()) return { device: 'none', number: 0 };
  if (Notification.permission === 'denied') return { device: 'denied', number };
  const registration = await navigator.serviceWorker.getRegistration('/');
  const subscription = await registration?.pushManager.getSubscription();
  return { device: subscription && number ? 'on' : 'off', number };
}

/** The server's key as bytes. @param {string} text */
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
    // It was subscribed by another server's key, at the same address.
    const old = await registration.pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return registration.pushManager.subscribe(options);
  }
}

/** Asks the person, who has just clicked, then the browser, then the server. False: the person said no. */
export async function switchOn() {
  if (await Notification.requestPermission() !== 'granted') return false;
  const { key } = await get('/me/notify/push');
  await startWorker();
  const subscription = await subscribe(await navigator.serviceWorker.ready, key);
  const { endpoint, keys } = subscription.toJSON();
  const { number } = await post('/me/notify/push', { endpoint, p256dh: keys?.p256dh, auth: keys?.auth });
  localStorage.setItem(NUMBER, String(number));
  return true;
}

/** Nothing more comes to this browser. */
export async function switchOff() {
  localStorage.removeItem(NUMBER);
  if (!able()) return;
  const registration = await navigator.serviceWorker.getRegistration('/');
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
