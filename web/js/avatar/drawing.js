// @ts-check
// Avatars: heads drawn from a few parts. A number identifies an avatar, with a digit for each part, so that it is stored and sent in a few
// bytes.

import { html, svg } from '/vendor/lit-html/lit-html.js';

const SKINS = ['#f3d3b3', '#e0b083', '#c48a5a', '#9c6540', '#75492f'];
const HAIRS = ['#1f1a17', '#4a2c18', '#97501f', '#d0a04c', '#938a80', '#efe6d6'];
const RED = '#a23c1f';
const BONE = '#f4ead6';

const GROUNDS = [
  svg`<path fill="#d9c6a3" d="M0 0H48V48H0Z"></path><path fill="#c3ab82" d="M0 34 14 22 26 34 38 26 48 32V48H0Z"></path>`,
  svg`<path fill="#e8a765" d="M0 0H48V48H0Z"></path><circle fill="#f6d79a" cx="37" cy="13" r="7"></circle>
    <path fill="#b4552d" d="M0 36C12 30 30 32 48 37V48H0Z"></path>`,
  svg`<path fill="#2f3a52" d="M0 0H48V48H0Z"></path><path fill="#f2e7d5" d="M41 6A7 7 0 1 0 43 15 6 6 0 0 1 41 6Z"></path>
    <circle fill="#f2e7d5" cx="8" cy="9" r="1"></circle><circle fill="#f2e7d5" cx="14" cy="4" r=".8"></circle>`,
  svg`<path fill="#a9bf8d" d="M0 0H48V48H0Z"></path><path fill="#4e7a3a" d="M2 40 8 18 14 40ZM34 40 41 14 48 40Z"></path>`,
  svg`<path fill="#9fc3d6" d="M0 0H48V48H0Z"></path><path fill="none" stroke="#2f5d8c" stroke-width="2"
    d="M0 14Q4 11 8 14T16 14M34 22Q38 19 42 22T50 22M-2 28Q2 25 6 28T14 28"></path>`,
  svg`<path fill="#4a2f22" d="M0 0H48V48H0Z"></path><path fill="#e0752f" d="M4 48C0 36 6 34 6 26 12 32 13 38 12 48ZM36 48C34 36 42 34 41
    24 48 32 49 40 46 48Z"></path>`,
];

const CAP = svg`<path d="M13.500 23C11 8 37 8 34.500 23 33.500 17 29 15.500 24 15.500S14.500 17 13.500 23Z"></path>`;
/** Hair, behind the head and in front of it. @type {{back?: any, front?: any}[]} */
const CUTS = [
  { front: CAP },
  { back: svg`<path d="M11.500 22C10 5 38 5 36.500 22L39 41H9Z"></path>`, front: CAP },
  { back: svg`<circle cx="24" cy="7.500" r="5"></circle>`, front: CAP },
  { front: svg`<circle cx="15" cy="18" r="4"></circle><circle cx="18.500" cy="13" r="4.200"></circle><circle cx="24" cy="11.500"
    r="4.500"></circle>
    <circle cx="29.500" cy="13" r="4.200"></circle><circle cx="33" cy="18" r="4"></circle>` },
  { back: svg`<path d="M14 20C9 26 9 33 11 41H15C14 34 14 28 16 23ZM34 20C39 26 39 33 37 41H33C34 34 34 28 32 23Z"></path>`, front: CAP },
  { front: svg`<path fill-rule="evenodd" d="M24 4C10 4 7 17 8.500 37L15.500 39V24C15.500 18 19 15 24 15S32.500 18 32.500 24V39L39.500
    37C41 17 38 4 24 4Z"></path>` },
  { front: svg`<path d="M20.500 5.500 24 3.500 27.500 5.500 28.500 16H19.500Z"></path>` },
  {},
];

/** Beards and paint, in the colour of the hair or of paint. */
const FACES = [
  svg``,
  svg`<path class="of-hair" d="M14.500 25C14.500 34 19 37.500 24 37.500S33.500 34 33.500 25C32 28.500 29 28 24 28S16 28.500 14.500
    25Z"></path>
    <path fill="none" stroke="#7a3a26" stroke-width="1.400" stroke-linecap="round" d="M21.500 30.500H26.500"></path>`,
  svg`<path class="of-hair" d="M18.500 28.500C20 26.500 23 26.500 24 27.500 25 26.500 28 26.500 29.500 28.500 27.500 29.500 25 29 24
    28.700 23 29 20.500 29.500 18.500 28.500Z"></path>`,
  svg`<path fill="none" stroke=${RED} stroke-width="1.600" stroke-linecap="round" d="M15.500 25.500 19 26.500M15.800 28 19 28.600M32.500
    25.500 29 26.500M32.200 28 29 28.600"></path>`,
  svg`<g fill=${BONE}><circle cx="17" cy="26.500" r="1"></circle><circle cx="20" cy="25.800" r="1"></circle><circle cx="24" cy="25.500"
    r="1"></circle>
    <circle cx="28" cy="25.800" r="1"></circle><circle cx="31" cy="26.500" r="1"></circle></g>`,
  svg`<path fill=${RED} d="M22.800 15.500H25.200V23.500H22.800ZM14.800 20.500H33.200V21.900H14.800Z" opacity=".85"></path>`,
];

const WORN = [
  svg``,
  svg`<path fill=${RED} d="M14 17.500C19 14.500 29 14.500 34 17.500V20C29 17 19 17 14 20Z"></path>
    <path fill=${BONE} stroke="#5b3a22" stroke-width=".8" d="M32 16C33 9 36 5 40 2 40 8 38 13 34.500 17Z"></path>`,
  svg`<path fill=${BONE} stroke="#8b8178" stroke-width=".6" d="M12 11.500 35 7.500C35 5 38.500 5 38 7.300 40.500 7.500 39.500 10.500 37
    9.800L14 13.800C13.500 16 10.500 15.500 11 13.500 8.500 13 9.500 10 12 11.500Z"></path>`,
  svg`<path fill="none" stroke="#c9a06a" stroke-width="2" stroke-linecap="round"
    d="M18 13C15 9 13 7 13 2M15 8C12 8 10 7 8 4M30 13C33 9 35 7 35 2M33 8C36 8 38 7 40 4"></path>`,
  svg`<path fill="none" stroke="#5b3a22" d="M14 38C18 43 30 43 34 38"></path>
    <path fill=${BONE} d="M17 40 19 45 20.500 41.500ZM22.500 42 24 47 25.500 42ZM27.500 41.500 29 45 31 40Z"></path>`,
  svg`<g fill="#f2d36b"><circle cx="33" cy="12" r="2.300"></circle><circle cx="36.500" cy="14" r="2.300"></circle><circle cx="35.500"
    cy="17.800" r="2.300"></circle>
    <circle cx="31.500" cy="17.600" r="2.300"></circle><circle cx="30.400" cy="14" r="2.300"></circle></g><circle fill=${RED} cx="33.500"
      cy="15" r="2"></circle>`,
  svg`<g fill="#d2a12f"><circle cx="13.800" cy="29" r="1.900"></circle><circle cx="34.200" cy="29" r="1.900"></circle></g>`,
];

/** The parts and the number of variants of each, in the order of the digits from the last one on. */
export const PARTS = /** @type {const} */ ({ worn: WORN.length, face: FACES.length, colour: HAIRS.length, hair: CUTS.length, skin:
  SKINS.length,
  ground: GROUNDS.length });

/** @typedef {keyof typeof PARTS} Part */
/** @typedef {Record<Part, number>} Parts */

const NAMES = /** @type {Part[]} */ (Object.keys(PARTS));

/** @param {number} number @returns {Parts} */
export function partsOf(number) {
  return /** @type {Parts} */ (Object.fromEntries(NAMES.map((name, at) => [name, (Math.floor(number / 10 ** at) % 10) % PARTS[name]])));
}

/** @param {Parts} parts */
export const numberOf = (parts) => NAMES.reduce((sum, name, at) => sum + parts[name] * 10 ** at, 0);

/** Returns the avatar of a user who has not chosen one. @param {number} user */
export function usualAvatar(user) {
  let left = Math.imul(user ^ (user >>> 15), 0x9e3779b1) >>> 0;
  return numberOf(/** @type {Parts} */ (Object.fromEntries(NAMES.map((name) => {
    const digit = left % PARTS[name];
    left = Math.floor(left / PARTS[name]);
    return [name, digit];
  }))));
}

/** @param {number} number */
export function drawing(number) {
  const { ground, skin, hair, colour, face, worn } = partsOf(number);
  const { back, front } = CUTS[hair];
  return html`<svg class="avatar" viewBox="0 0 48 48" aria-hidden="true">${GROUNDS[ground]}<g
    transform="translate(-4.800 -3.400) scale(1.2)" stroke="#2b1d14" stroke-opacity=".45" stroke-width=".7">
    <g fill=${HAIRS[colour]}>${back}</g>
    <g fill=${SKINS[skin]}><path d="M20 31H28V40H20Z"></path><ellipse cx="24" cy="24" rx="9.800" ry="11.500"></ellipse>
      <circle cx="14.200" cy="24.500" r="2.200"></circle><circle cx="33.800" cy="24.500" r="2.200"></circle></g>
    <path fill="#6b4a30" d="M5 50C6 41 13 38 19 37.500 21 41 27 41 29 37.500 35 38 42 41 43 50Z"></path>
    <path fill="none" stroke="#4a3220" d="M12 43 14 46M18 42 19 45M30 42 29 45M36 43 34 46"></path>
    <g fill="#1c120c" stroke="none"><circle cx="20" cy="23.500" r="1.300"></circle><circle cx="28" cy="23.500" r="1.300"></circle></g>
    <path fill="none" stroke="#2b1d14" stroke-width="1.200" stroke-linecap="round" opacity=".75" d="M24 24.500 23.300
      27.300H24.600M21.200 30.700C22.800 32 25.200 32 26.800 30.700"></path>
    <g fill=${HAIRS[colour]}>${FACES[face]}${front}</g>${WORN[worn]}</g></svg>`;
}
