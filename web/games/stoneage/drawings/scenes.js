// @ts-check
// The places in the style of a cave painting: silhouettes of a few strokes, each in a box of 160 by 84 that stands on its lower edge.
// Drawn once, coloured by CSS.

import { svg } from '/vendor/lit-html/lit-html.js';
import { VARIANT_SCENES } from './scenes_variants.js';

/** A mammoth, 110 wide, standing on y = 84. */
export const mammoth = svg`<path class="pigment" d="M30 82C28 70 26 62 27 52 20 56 16 62 14 70 12 78 17 81 20 78 22 83 14 88 9 82 4 75
  9 60 17 50 22 42 26 36 33 31 36 22 46 16 55 19 62 13 74 12 84 16 98 18 112 24 119 36 125 46 126 58 123 70 122 75 123 79 122 82H111C110
  76 111 72 109 68 104 72 98 73 92 73 91 76 92 79 91 82H80C79 77 80 74 78 71 70 73 62 72 56 69 57 74 56 78 56 82H44C43 77 44 73 42 70
  41 74 42 78 41 82Z"></path>
  <path class="tusk" d="M33 54C29 64 30 72 38 74 33 77 26 73 25 63"></path><circle class="eye" cx="36" cy="40" r="1.6"></circle>
  <path class="hair" d="M52 24C50 34 51 44 54 52M64 22C62 34 63 46 66 56M78 22C77 34 78 46 80 58M92 24C92 36 93 48 95 58M105 30C106 40
    107 50 107 60"></path>`;

/** A deer, 50 wide. */
const deer = svg`<path class="pigment red" d="M4 84 7 64C4 60 4 54 8 51 18 48 28 49 36 46L42 36 40 33 47 31C50 30 54 33 53 36L47 39 44
  52C44 58 42 61 40 63L42 84H39L36 66 14 67 8 84Z"></path>
  <path class="antler" d="M45 31C44 24 39 22 40 14M42 22C38 21 35 17 35 12M47 31C49 24 54 23 54 15M50 24C53 24 57 21 58 16"></path>`;

const spruce = svg`<path class="pigment leaf" d="M0 0C6 8 5 10 10 14 8 16 7 16 6 16 10 23 11 26 16 30 13 32 11 32 9 32 13 40 16 44 21
  48 14 52 7 52 2.6 51V60H-2.6V51C-7 52-14 52-21 48-16 44-13 40-9 32-11 32-13 32-16 30-11 26-10 23-6 16-7 16-8 16-10 14-5 10-6 8 0
  0Z"></path>`;
const oak = svg`<path class="pigment leaf" d="M-3 60C-2 50-2 44-4 38-14 42-22 36-21 28-27 22-23 12-15 12-13 3-3-1 4 3 12 0 20 6 20 13
  27 17 26 27 19 30 18 38 9 42 4 38 3 46 3 52 5 60Z"></path><path class="hair" d="M0 56C0 44-1 34-6 26M0 40C2 34 4 30 9 26"></path>`;

/** @type {Record<string, any>} */
export const SCENES = {
  ...VARIANT_SCENES,
  hunt: svg`<g transform="translate(6 0)">${mammoth}</g><g class="wide-only" transform="translate(150 10) scale(.88)">${deer}</g>`,
  forest: svg`<g transform="translate(28 30) scale(.9)">${spruce}</g><g transform="translate(64 12) scale(1.2)">${spruce}</g>
    <g transform="translate(104 24)">${oak}</g><g transform="translate(138 36) scale(.8)">${spruce}</g>`,
  clay_pit: svg`<path class="pigment clay" d="M4 84C14 64 30 60 44 58 52 44 74 40 90 46 112 44 124 58 132 62 146 66 152 76 156 84Z"></path>
    <path class="strata" d="M18 76C40 66 60 74 82 68 106 62 126 72 146 78M34 65C56 58 70 64 90 58 106 54 116 60 128 64M56 53C66 49 78
      51 92 50"></path>
    <g class="pigment" transform="translate(20 48)"><path d="M0 10 24 2 26 6 2 14Z"></path></g><path class="hair" d="M20 62 12 40"></path>`,
  quarry: svg`<path class="pigment rock" d="M6 84 22 52 36 46 50 18 66 10 84 26 96 22 116 50 132 54 154 84Z"></path>
    <path class="strata" d="M50 18 58 42 46 60M66 10 72 36 90 50 86 72M96 22 100 44M22 52 34 70M116 50 112 68 124 78M72 36 58 42"></path>
    <path class="pigment rock" d="M20 84 30 72 44 76 46 84ZM104 84 112 74 126 76 132 84Z"></path>`,
  river: svg`<path class="pigment water" d="M0 46C22 34 40 58 62 46 84 34 104 58 126 46 140 40 150 42 160 46V84H0Z"></path>
    <path class="waves" d="M4 56C24 46 42 66 64 56 86 46 104 66 126 56 140 50 150 52 158 55M2 68C22 60 42 76 64 67 86 60 104 76 128 67
      142 62 150 64 158 67M10 79C28 72 44 84 66 78 88 72 106 86 130 78 142 74 150 76 156 78"></path>
    <path class="fish" d="M96 28C104 20 118 20 126 30L136 24 133 34 138 42 127 36C118 44 104 42 96 36L94 32Z"></path>
      <circle class="eye" cx="102" cy="31" r="1.5"></circle>
    <circle class="gold-speck" cx="34" cy="62" r="3"></circle><circle class="gold-speck" cx="78" cy="74" r="2.4"></circle>
      <circle class="gold-speck" cx="118" cy="64" r="2.6"></circle>`,
  field: svg`<path class="pigment soil" d="M0 84C30 66 60 60 82 60 108 60 136 68 160 84Z"></path>
    <path class="strata" d="M14 82C44 70 64 66 80 64M46 83C62 74 74 70 84 66M80 83C84 76 86 72 88 66M112 83C106 76 100 70 92 66M144
    82C128 74 112 68 98 65"></path>
    ${[[24, 74, 1], [44, 66, 0.9], [66, 62, 1.05], [90, 61, 1.1], [114, 64, 0.95], [136, 73, 1]].map(([x, y, s]) => svg`
      <g transform="translate(${x} ${y}) scale(${s})"><path class="straw" d="M0 2C-1-8 0-18 2-30"></path>
      <path class="ear" d="M2-40C6-36 6-32 3-29 0-32 0-36 2-40ZM-4-33C0-32 1-29 1-25-3-26-5-29-4-33ZM9-32C5-31 4-28 4-24 8-25 10-28
      9-32ZM-4-25C0-24 1-21 1-17-3-18-5-21-4-25ZM9-24C5-23 4-20 4-16 8-17 10-20 9-24Z"></path></g>`)}`,
  hut: svg`<path class="pigment hide" d="M76 6 80 14 84 6 89 8 85 18C104 36 124 54 138 84H22C36 54 56 36 75 18L71 8Z"></path>
    <path class="door" d="M64 84C65 64 70 50 80 44 90 50 95 64 96 84Z"></path>
    <path class="strata" d="M78 20C66 38 52 58 44 82M82 20C94 38 108 58 116 82"></path><path class="hair light-line"
      d="M54 60C60 62 66 62 68 60M94 58C100 62 106 62 110 58"></path>`,
  tool_maker: svg`<path class="pigment rock" d="M18 84C16 72 24 66 34 66 44 62 58 66 60 74L62 84Z"></path>
    <path class="strata" d="M28 74C36 70 48 72 54 76"></path>
    <g transform="translate(58 40) rotate(-28) scale(2.5)"><path class="haft" d="M-8.6 10.2-6.6 11.6 7-6.4 4.6-8Z"></path>
      <path class="pigment rock" d="M-1.6-7.6C2-11.6 8-11.6 11-8.4 9-6 9.4-2.4 7.6.8 4.2.6 .8-2.8-1.6-7.6Z"></path></g>
    <path class="pigment" d="M92 84 98 52C94 48 94 40 98 38 94 30 99 22 106 22 114 22 118 30 114 37 124 40 132 46 136 58L128 62C124 54
      120 52 116 52L120 64 138 70 142 84H132L129 77 114 74 104 84Z"></path><path class="pigment rock"
      d="M126 60 134 56 140 62 136 68 128 67Z"></path>`,
};

/** The fire in the middle of the village. */
export const campfire = svg`<g class="fire"><path class="flame outer"
  d="M0-34C10-22 16-12 13-2 11 6-11 6-13-2-15-10-8-14-8-22-4-20-2-16-1-12 2-18 3-26 0-34Z"></path><path class="flame inner"
  d="M1-18C6-12 8-6 6-1 4 3-5 3-7-1-7-6-3-8-3-12 0-10 1-14 1-18Z"></path></g>
  <path class="haft" d="M-20 2-17-3 18 8 16 12ZM20 2 17-3-18 8-16 12Z"></path>`;

/** Hills and the course of the river behind the wide board (1000 by 380). They continue to both sides, for a wider stage. */
export const landscape = svg`<path class="far" d="M-600 140C-420 84-200 150 0 118 60 84 110 96 170 70 240 40 300 92 380 78 450 64
  500 92 560 74 620 52 660 40 720 66 780 90 850 62 900 74 940 82 970 76 1000 70 1180 34 1380 104 1600 76V214C1400 190 1200 236
  1000 214 860 236 640 206 460 222 280 236 120 214 0 226-200 240-400 212-600 226Z"></path>
  <path class="near" d="M-600 232C-400 212-200 244 0 222 140 196 240 236 380 226 540 214 700 240 820 222 900 212 960 216 1000 210
    1200 192 1400 232 1600 214V388H-600Z"></path>
  <path class="stream" d="M1600 156C1320 196 1100 164 1000 178 940 190 900 196 884 214 862 240 900 262 938 280 972 296 990 318 1000
    344 1004 360 1008 374 1010 388H1056C1048 350 1026 322 1000 286 986 262 962 250 948 236 940 224 966 214 1000 208 1110 196 1320
    226 1600 186Z"></path>`;
