// @ts-check
/// <reference lib="webworker" />
// What a browser runs of us while no page of ours is open: it shows what the server tells (push), and opens the match when that is clicked.
// It answers no request: pages are loaded as ever. What would be kept for use without a network goes into `fetch`, which is not
// listened for yet.
// A plain script, since not every browser takes a module here.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {any} */ (self));

worker.addEventListener('install', () => worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

/** What was sent; a browser that was told must show something, whatever it was. @param {PushMessageData|null} data */
function read(data) {
  const plain = { title: 'Ochre', text: '', language: 'en', match: null, path: '/' };
  try {
    return { ...plain, ...data?.json() };
  } catch {
    return plain;
  }
}

worker.addEventListener('push', (event) => {
  const { title, text, language, match, path } = read(event.data);
  const options = { body: text, lang: language, tag: match ?? 'ochre', renotify: true, icon: '/img/icon.svg', data: { path } };
  event.waitUntil(worker.registration.showNotification(title, options));
});

/** The page of that address comes to the front, or is opened. @param {string} path */
async function open(path) {
  const { href, origin } = new URL(path, worker.location.origin);
  if (origin !== worker.location.origin) return;
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => new URL(url).pathname === new URL(href).pathname);
  await (there ? there.focus() : worker.clients.openWindow(href));
}

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data?.path ?? '/')));
});

/** The browser has made itself another address: the server is told. @param {PushSubscription} old */
async function renew(old) {
  const fresh = await worker.registration.pushManager.subscribe(old.options);
  const { endpoint, keys } = fresh.toJSON();
  await fetch('/api/me/notify/push', { method: 'POST', headers: { 'Content-Type': 'application/json' }, credentials: 'same-origin',
    body: JSON.stringify({ endpoint, p256dh: keys?.p256dh, auth: keys?.auth }) });
}

worker.addEventListener('pushsubscriptionchange', (event) => {
  const { oldSubscription } = /** @type {any} */ (event);
  if (oldSubscription) /** @type {any} */ (event).waitUntil(renew(oldSubscription));
});
