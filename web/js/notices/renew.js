// @ts-check
// Whether this browser has another address than the server knows: that is looked at once for each page, where it has one at all.

import { below } from '../base.js';

let looked = false;

/** @param {{id: number}|null} user */
export function renewPush(user) {
  try {
    if (looked || !user || !localStorage.getItem(`ochre.push${below}`)) return;
  } catch {
    return; // a browser that keeps nothing
  }
  looked = true;
  import('./device.js').then(({ renewDevice }) => renewDevice(user.id), () => { looked = false; });
}
