// @ts-check
// The places of the variants, each in a box of 160 by 84 that stands on its lower edge, as in scenes.js.

import { svg } from '/vendor/lit-html/lit-html.js';

/** @type {Record<string, any>} */
export const VARIANT_SCENES = {
  merchant: svg`<path class="pigment soil" d="M14 84C40 76 120 76 146 84Z"></path><path class="pigment hide"
    d="M84 78 150 74 156 84H80Z"></path><path class="strata" d="M92 80 148 77"></path>
    <g transform="translate(46 48) scale(3.1)"><path class="pigment"
      d="M0-11.500A4 4 0 0 1 2.800-4.600C6.800-4.300 8.400-2.400 8-.500L5-.100C5.200 3.500 6 7.500 6.800 11.400H-6.800C-6 7.500-5.200
      3.500-5-.100L-8-.500C-8.400-2.400-6.800-4.300-2.800-4.600A4 4 0 0 1 0-11.500Z"></path>
      <path class="haft" d="M-12.500-4.800C-5-3 5-3 12.500-4.800L12.500-3.600C5-1.800-5-1.800-12.500-3.600Z"></path>
        <path class="pigment hide" d="M-12.600-4C-15.400 1-14.400 4.600-11.600 4.600-8.800 4.600-8.400 1-11.200-4ZM12.600-4C15.400 1
        14.400 4.600 11.600 4.600 8.800 4.600 8.400 1 11.200-4Z"></path></g>
    <g transform="translate(106 72) scale(1.1)"><path class="tooth edge"
      d="M-4-6.500C-2-8 2-8 4-6.500 4.900-1 3 6-.300 11-3.600 6-5-1-4-6.500Z"></path></g><g transform="translate(124 71) scale(.9)">
      <path class="ring-of-bone" fill-rule="evenodd" d="M0-9.500A9.500 9.500 0 1 1 0 9.500 9.500 9.500 0 1 1 0-9.500ZM0-5A5 5 0 1 0 0
      5 5 5 0 1 0 0-5Z"></path></g><circle class="bead" cx="140" cy="74" r="4"></circle><circle class="bead" cx="147" cy="79"
      r="3"></circle>`,
  igloo: svg`<path class="snow" d="M4 84C16 74 40 78 60 76 90 72 130 74 156 84Z"></path><path class="snow edge"
    d="M26 80C26 38 52 12 80 12 110 12 134 38 134 80Z"></path>
    <path class="line" d="M34 54H126M28 68H58M102 68H132M44 38H116M60 22H100M64 54V39M96 54V39M80 38V23M46 54V68M114 54V68M80 12V22M52
      38 58 24M108 38 102 24"></path><path class="snow-door" d="M62 80V66C62 48 98 48 98 66V80Z"></path>`,
};
