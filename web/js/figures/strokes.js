// @ts-check
// Differences of series in addition to their colour: bars by hatching, lines by dashes.

/** @type {number[][]} dashes of lines, in pixels */
export const DASHES = [[], [8, 4], [2, 4], [10, 4, 2, 4]];
const TILE = 8;

/** @type {((pen: CanvasRenderingContext2D) => void)[]} what is cut out of a tile */
const CUTS = [
  () => {},
  (pen) => { for (const from of [-TILE, 0, TILE]) { pen.moveTo(from, TILE); pen.lineTo(from + TILE, 0); } },
  (pen) => { pen.moveTo(0, TILE / 2); pen.lineTo(TILE, TILE / 2); },
  (pen) => { pen.moveTo(TILE / 2, 0); pen.lineTo(TILE / 2, TILE); pen.moveTo(0, TILE / 2); pen.lineTo(TILE, TILE / 2); },
];

/**
 * Returns the fill of the bars of series `index`.
 * @param {CanvasRenderingContext2D} target
 * @param {number} index
 * @param {string} colour
 * @param {string} ground
 */
export function hatching(target, index, colour, ground) {
  if (index % CUTS.length === 0) return colour;
  const tile = document.createElement('canvas');
  const scale = devicePixelRatio || 1;
  tile.width = tile.height = TILE * scale;
  const pen = /** @type {CanvasRenderingContext2D} */ (tile.getContext('2d'));
  pen.scale(scale, scale);
  pen.fillStyle = colour;
  pen.fillRect(0, 0, TILE, TILE);
  pen.strokeStyle = ground;
  pen.lineWidth = 2.5;
  pen.beginPath();
  CUTS[index % CUTS.length](pen);
  pen.stroke();
  return target.createPattern(tile, 'repeat') ?? colour;
}

/** A sample for the legend. @param {number} index @param {string} kind @param {string} colour @param {string} ground */
export function sample(index, kind, colour, ground) {
  const canvas = document.createElement('canvas');
  const scale = devicePixelRatio || 1;
  [canvas.width, canvas.height] = [26 * scale, 14 * scale];
  canvas.className = 'figure-sample';
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  if (kind === 'line') {
    pen.scale(scale, scale);
    pen.strokeStyle = colour;
    pen.lineWidth = 2.5;
    pen.setLineDash(DASHES[index % DASHES.length]);
    pen.beginPath();
    pen.moveTo(0, 7);
    pen.lineTo(26, 7);
    pen.stroke();
  } else {
    pen.fillStyle = hatching(pen, index, colour, ground);
    pen.fillRect(0, 0, canvas.width, canvas.height);
  }
  return canvas;
}
