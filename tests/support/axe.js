// Barriers for users of a page: the rules of axe-core, and the contrast of SVG text with the parts painted behind it.
import { readFileSync } from 'node:fs';
import { library } from './library.js';
import { PIXEL, pixels } from './picture.js';

const ALSO = ['label-content-name-mismatch', 'target-size', 'p-as-heading', 'table-fake-caption', 'td-has-header'];
const RATIO = 4.5;

/** Runs in the page. only: these rules and no others; also: rules that are asked besides. Returns "rule: element" for each finding. */
async function violations({ only, also }) {
  const rules = Object.fromEntries(also.map((rule) => [rule, { enabled: true }]));
  // The page is not painted for the rules, which read styles: that it cannot be seen just now, the root does not tell them.
  const { getComputedStyle: computed } = window;
  window.getComputedStyle = (node, ...pseudo) => {
    const style = computed.call(window, node, ...pseudo);
    if (node !== document.documentElement || pseudo[0] || !window.paint) return style;
    return new Proxy(style, { get: (_, name) => (name === 'opacity' ? '1' : name === 'getPropertyValue' ? (one) => (one === 'opacity' ? '1' : style.getPropertyValue(one)) : style[name]) });
  };
  // Colours are asked of what is no drawing: on a drawing axe cannot tell (its root is a picture to it), and text there is judged by what is painted
  // (drawnTexts). Where colours alone are asked, it need not find out where the hundreds of parts of drawings lie. What a finding stands in is read
  // of those few, not of all that is looked at.
  window.axe.configure({ noHtml: true, rules: [{ id: 'color-contrast', selector: '*:not(svg *)' }] });
  const walker = document.createTreeWalker;
  if (only) document.createTreeWalker = (root, what) => walker.call(document, root, what, (node) => (node.ownerSVGElement ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT));
  const found = await window.axe.run(document, { resultTypes: ['violations'], preload: false, elementRef: true, ...(only ? { runOnly: { type: 'rule', values: only } } : { rules }) });
  if (only) delete document.createTreeWalker;
  window.getComputedStyle = computed;
  // The words that name a drawing must be in its accessible name; others in it (a price, a number, the letter of its key) are part of the
  // picture.
  const named = ({ id, target }) => id === 'label-content-name-mismatch' && /^g\b|^\./.test(target) && (() => {
    const node = document.querySelector(target);
    const words = node.querySelector('.place-name, .territory-name')?.textContent.trim() ?? '';
    return node instanceof SVGGElement && node.getAttribute('aria-label').includes(words);
  })();
  return found.violations.flatMap(({ id, nodes }) => nodes.filter(({ target }) => !named({ id, target: target.join(' ') })).map(({ target, any, element }) => `${id}: ${target.join(' ')} ${any[0]?.data?.contrastRatio ?? ''} ${element?.outerHTML.slice(0, 120)}`));
}

/** Runs in the page: every text of a drawing that is seen, with its colour; then hides their letters, until `show` is called again with false. */
function drawnTexts(hide) {
  window.paint?.(hide);
  const { scrollWidth: right } = document.documentElement;
  window.unlettered ??= Object.assign(new CSSStyleSheet(), {});
  window.unlettered.replaceSync('svg text, svg tspan { fill-opacity: 0 !important; transition: none !important; }');
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== window.unlettered);
  if (!hide) return [];
  const top = document.querySelector('dialog[open]') ?? document;
  const opacity = (node) => {
    let all = Number(getComputedStyle(node).fillOpacity);
    for (let at = node; at instanceof Element; at = at.parentElement) all *= Number(getComputedStyle(at).opacity);
    return all;
  };
  const texts = [...top.querySelectorAll('svg text')].filter((node) => node.textContent.trim() && node.checkVisibility()).flatMap((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    const [cx, cy] = [x + width / 2, y + height / 2];
    for (let at = node.ownerSVGElement.parentElement; at && at !== document.body; at = at.parentElement) { // what frames it shows the middle of it
      const [frame, { overflowX, overflowY }] = [at.getBoundingClientRect(), getComputedStyle(at)];
      if (overflowX !== 'visible' && (cx < frame.left || cx > frame.right)) return [];
      if (overflowY !== 'visible' && (y < frame.top || y + height > frame.bottom)) return [];
    }
    if (!width || cx < 0 || cy < 0 || cx >= Math.min(right, innerWidth) || cy >= innerHeight) return [];
    const over = document.elementFromPoint(cx, cy);
    if (over && !(over instanceof SVGElement) && !over.contains(node)) return []; // something lies on it
    const style = getComputedStyle(node);
    return [{ words: `${node.closest('[data-testid]')?.dataset.testid ?? ''} .${node.getAttribute('class') ?? ''} "${node.textContent.trim()}"`,
      fill: style.fill, opacity: opacity(node), box: [x, y, width, height] }];
  });
  window.paint?.(texts.length > 0);
  if (texts.length > 0) document.adoptedStyleSheets = [...document.adoptedStyleSheets, window.unlettered];
  return texts;
}

const linear = (c) => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4);
const known = Float64Array.from({ length: 256 }, (_, c) => linear(c)); // of what is in a picture
const sum = (r, g, b) => r * 0.2126 + g * 0.7152 + b * 0.0722;
const contrast = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** Texts whose letters are too like what a picture without them shows at their place. */
function tooFaint(picture, texts) {
  return texts.flatMap(({ words, fill, opacity, box: [x, y, width, height] }) => {
    const rgb = fill.match(/[\d.]+/g)?.slice(0, 3).map((c) => Number(c) * (fill.startsWith('color(srgb') ? 255 : 1));
    if (!rgb) return [];
    const [left, top, wide, high] = [Math.max(0, x), Math.max(0, y + height * 0.2), Math.max(1, width), Math.max(1, height * 0.6)].map(Math.round);
    const letters = sum(...rgb.map(linear));
    const all = new Float64Array(wide * high);
    let count = 0;
    for (let row = Math.min(top, picture.height - 1); row < Math.min(top + high, picture.height); row += 1) {
      for (let column = Math.min(left, picture.width - 1); column < Math.min(left + wide, picture.width); column += 1) {
        const [r, g, b] = [0, 1, 2].map((n) => picture.data[(row * picture.width + column) * PIXEL + n]);
        const blended = (c, n) => linear(rgb[n] * opacity + c * (1 - opacity));
        all[count++] = contrast(sum(known[r], known[g], known[b]), opacity === 1 ? letters : sum(blended(r, 0), blended(g, 1), blended(b, 2)));
      }
    }
    const usual = all.subarray(0, count).sort()[Math.floor(count / 2)];
    return usual < RATIO ? [`drawn text: ${words} ${usual.toFixed(2)} ${fill}`] : [];
  });
}

/** Brought to a page once, with axe: what runs often in a page that stays is compiled well there. */
const source = `${readFileSync(library.resolve('axe-core/axe.min.js'), 'utf8')}
window.looks = { violations: ${violations}, drawnTexts: ${drawnTexts} };`;
const look = (page, name, how) => page.evaluate(([called, given]) => window.looks[called](given), [name, how]);

/** Findings of the page as it is, by day and by night; it is painted for that. @returns {Promise<string[]>} */
export async function barriers(page) {
  if (!await page.evaluate(() => Boolean(window.looks))) await page.evaluate(source);
  const found = [];
  for (const theme of ['day', 'night']) {
    await page.evaluate((name) => new Promise((drawn) => {
      document.documentElement.dataset.theme = name;
      requestAnimationFrame(() => requestAnimationFrame(drawn));
    }), theme);
    const rules = await look(page, 'violations', { only: theme === 'day' ? null : ['color-contrast'], also: ALSO });
    found.push(...[...rules, ...await faint(page)].map((words) => `${theme}: ${words}`));
  }
  return found;
}

const sessions = new WeakMap();

/** Returns a picture of the page, as a PNG that is packed for speed. */
async function pictureOf(page) {
  if (!sessions.has(page)) sessions.set(page, await page.context().newCDPSession(page));
  await page.evaluate(() => new Promise((drawn) => { requestAnimationFrame(() => requestAnimationFrame(drawn)); }));
  const { data } = await sessions.get(page).send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  return pixels(Buffer.from(data, 'base64'));
}

/** Runs in the page: until nothing moves any more but what never ends. */
const settled = () => Promise.all(document.getAnimations().filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity)
  .map((one) => one.finished.catch(() => null))).then(() => null);

/** @returns {Promise<string[]>} texts in drawings that cannot be told from their ground, in what is painted just now */
async function faintNow(page) {
  await page.evaluate(settled); // a card that is being dealt begins unseen
  const texts = await look(page, 'drawnTexts', true);
  if (!texts.length) return [];
  const picture = await pictureOf(page);
  await look(page, 'drawnTexts', false);
  return tooFaint(picture, texts);
}

const LOOKS = 8;

/** The same of the page as it stays: a card that is dealt after the wait is unseen for a moment, and on a busy machine a picture may have parts
 *  of what was before. What cannot be read is so in each of them. @returns {Promise<string[]>} */
async function faint(page) {
  let found = await faintNow(page);
  for (let look = 1; found.length && look < LOOKS; look += 1) {
    await new Promise((later) => { setTimeout(later, 100 * look); });
    const again = await faintNow(page);
    found = found.filter((one) => again.includes(one));
  }
  return found;
}
