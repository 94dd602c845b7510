// @ts-check
// The installed client: a service worker caches a build of it (service.js), and reports a newer one. A page never changes while it is in
// use: the user is notified, and chooses the time.

import { update } from './state.js';

const LATER_MS = 4000; // delay, so that the files of the page itself load first
const ASK_MS = 60 * 60 * 1000;

/** The build of this page; '' when the sources are served directly. */
const build = () => document.documentElement.dataset.build ?? '';

/** @typedef {Event & {prompt: () => Promise<any>}} Offer usable once: it asks whether to install this */

const newer = () => update((s) => { s.ui.newer = true; });

/** Registers the service worker. */
export const startWorker = () => navigator.serviceWorker.register('service.js', { updateViaCache: 'none' });

/** Caches the client, or the files missing in the cache. Does nothing before the page is complete. */
let keep = async () => {};

/** Caches the client, once the page is complete, and checks for newer builds. */
export function cacheClient() {
  if (!('serviceWorker' in navigator) || !build() || !window.isSecureContext) return;
  let watched = false;
  setTimeout(() => {
    keep = async () => {
      try {
        const registration = await startWorker();
        if (!watched) watch(registration);
        watched = true;
        (await navigator.serviceWorker.ready).active?.postMessage('keep');
      } catch {
        // without storage the client works, too
      }
    };
    keep();
  }, LATER_MS);
}

/** @param {Offer|null} offer */
const storeOffer = (offer) => update((s) => { s.ui.install = offer; });

/** Stores the browser's install offer: only the account page shows it. */
export function watchOffers() {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    storeOffer(/** @type {Offer} */ (event));
  });
  window.addEventListener('appinstalled', () => {
    storeOffer(null);
    navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage('local')); // for matches without a network
  });
}

/** Retries missing files after a reconnect. */
export const cacheMissing = () => keep();

/** @param {ServiceWorkerRegistration} registration */
function watch(registration) {
  if (registration.waiting && navigator.serviceWorker.controller) newer();
  registration.addEventListener('updatefound', () => waitFor(registration.installing));
  waitFor(registration.installing);
  setInterval(() => registration.update().catch(() => {}), ASK_MS);
}

/** Handles a worker that is ready while another one is active: it belongs to a newer build. @param {ServiceWorker|null} worker */
function waitFor(worker) {
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed' && navigator.serviceWorker.controller) newer();
  });
}

/** Handles a missing file of this build: the server may have a newer one. */
export async function checkForNewer() {
  try {
    const page = await (await fetch('./', { cache: 'no-store' })).text();
    const there = /data-build="([^"]*)"/.exec(page)?.[1] ?? '';
    if (build() && there && there !== build()) newer();
  } catch {
    // There is no network.
  }
}

/** Reloads the page with the newest build. */
export async function loadNewer() {
  const registration = await navigator.serviceWorker?.getRegistration();
  const next = registration?.waiting;
  if (!next) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  next.postMessage('take over');
}
