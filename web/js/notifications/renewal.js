// @ts-check
// Checks once per page whether this browser's address has changed, if it has one.

import { below } from '../core/base.js';

let looked = false;

/** @param {{id: number}|null} user */
export function renewPush(user) {
  try {
    if (looked || !user || !localStorage.getItem(`ochre.push${below}`)) return;
  } catch {
    return; // the browser has no storage
  }
  looked = true;
  import('./device.js').then(({ renewDevice }) => renewDevice(user.id), () => { looked = false; });
}
