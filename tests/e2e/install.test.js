// Ochre as an app: the browser finds all that it wants to install it, and offers it on the account page, once, where it can.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { icons } from '../../web/build/icons.js';
import { languages } from '../../web/js/core/words.js';
import { id, launchWhole, person, stage, WIDE } from '../support/browser.js';
import { patient, until } from '../support/patience.js';
import { send } from '../support/rest.js';

const here = stage();
const web = new URL('../../web/', import.meta.url).pathname.replace(/\/$/, '');

/** Returns the description in the head of a PNG. @param {Buffer} bytes */
function pngOf(bytes) {
  assert.equal(bytes.subarray(0, 8).toString('latin1'), '\x89PNG\r\n\x1a\n');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

async function picture(path) {
  const answer = await fetch(new URL(path, `${here.server.url}/`));
  assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'image/png'], path);
  return Buffer.from(await answer.arrayBuffer());
}

test('the manifest has an icon of each kind that systems want, and each is what it says', async () => {
  const manifest = JSON.parse((await send(here.server.url, 'GET', '/app.webmanifest')).text);
  for (const member of ['name', 'short_name', 'start_url', 'scope', 'display', 'theme_color', 'background_color', 'description']) assert.ok(manifest[member], member);
  const pngs = manifest.icons.filter(({ type }) => type === 'image/png');
  assert.deepEqual(pngs.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`), ['192x192 any', '512x512 any', '512x512 maskable']);
  for (const { src, sizes } of pngs) {
    const { width, height } = pngOf(await picture(src));
    assert.equal(`${width}x${height}`, sizes);
  }
  const page = (await send(here.server.url, 'GET', '/')).text;
  const [, apple] = /<link rel="apple-touch-icon" href="([^"]+)">/.exec(page);
  assert.deepEqual(pngOf(await picture(apple)), { width: 180, height: 180 });
});

test('the icons are the same bytes whenever they are drawn, and those that are cut have no corners of their own', async () => {
  const [first, second] = [await icons(web), await icons(web)];
  assert.deepEqual(first.map(({ bytes }) => Buffer.from(bytes).toString('base64')), second.map(({ bytes }) => Buffer.from(bytes).toString('base64')));
  for (const { name, bytes } of first) assert.ok(Buffer.from(bytes).equals(await picture(`/${name}`)), `${name} is served as it is built`);
  await here.people([{ viewport: WIDE }], async (who) => {
    await who.page.goto('/');
    for (const { name } of first) {
      const [corner, outside] = await who.page.evaluate(async (src) => {
        const image = new Image();
        image.src = src;
        await image.decode();
        const { width } = image;
        const pen = new OffscreenCanvas(width, width).getContext('2d');
        pen.drawImage(image, 0, 0);
        const { data } = pen.getImageData(0, 0, width, width);
        let beyond = 0; // of what a mask may cut: all but the ground lies in a circle of four fifths
        for (let y = 0; y < width; y += 1) for (let x = 0; x < width; x += 1) {
          const at = 4 * (y * width + x);
          if (Math.hypot(x + 0.5 - width / 2, y + 0.5 - width / 2) > 0.4 * width && data[at] > 200) beyond += 1;
        }
        return [data[3], beyond];
      }, `/${name}`);
      const cut = /maskable|apple/.test(name);
      assert.equal(corner, cut ? 255 : 0, `${name}: its corner`);
      if (/maskable/.test(name)) assert.equal(outside, 0, `${name}: nothing is cut away`);
    }
  });
});

test('a browser finds nothing that keeps it from installing', { timeout: patient(60000) }, async () => {
  const browser = await launchWhole();
  try {
    const who = await person(browser, here.server, { kept: true });
    await who.page.goto('/');
    await id(who, 'play-now').waitFor();
    await who.page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    const cdp = await who.context.newCDPSession(who.page);
    const { url, errors } = await cdp.send('Page.getAppManifest');
    assert.deepEqual([new URL(url).pathname, errors], ['/app.webmanifest', []]);
    const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
    assert.deepEqual(installabilityErrors.map(({ errorId }) => errorId).filter((one) => one !== 'in-incognito'), [], 'but that a test has a browser without a history');
  } finally {
    await browser.close();
  }
});

/** As a browser offers it. */
const offer = (who, outcome) => who.page.evaluate((answer) => {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: async () => {
    window.asked = (window.asked ?? 0) + 1;
    if (answer === 'fails') throw new DOMException('It was used.', 'InvalidStateError');
    return { outcome: answer };
  } });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}, outcome);

test('where the browser offers it, the account page has a button, which goes once it was pressed or the app is there', { timeout: patient(60000) }, () => here.people([{ viewport: WIDE }], async (who) => {
  await who.page.goto('/');
  await id(who, 'play-now').waitFor();
  assert.equal(await offer(who, 'dismissed'), true, 'a new visitor gets no prompt');
  await who.page.goto('/account');
  await id(who, 'tastes').waitFor();
  assert.equal(await id(who, 'install').count(), 0, 'a browser that offers nothing');
  for (const outcome of ['dismissed', 'fails']) {
    await offer(who, outcome);
    await id(who, 'install-go').click();
    await id(who, 'install').waitFor({ state: 'detached' });
  }
  assert.equal(await who.page.evaluate(() => window.asked), 2);
  await offer(who, 'accepted');
  await id(who, 'install').waitFor();
  await who.page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
  await id(who, 'install').waitFor({ state: 'detached' });
  await offer(who, 'accepted');
  const said = new Set();
  for (const lang of languages) {
    await who.page.evaluate(async (one) => (await import('/js/actions.js')).chooseLanguage(one), lang);
    const words = () => id(who, 'install').innerText();
    await until(async () => !said.has(await words()), `the words in ${lang}`);
    said.add(await words());
  }
  assert.equal(said.size, languages.length);
}));
