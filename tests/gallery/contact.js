// node tests/gallery/contact.js DIR SIZE [theme] [state,...]: the pictures of a size beside each other in DIR/contact-SIZE.png, to be looked at.
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { launch } from '../support/browser.js';

const [dir, size, theme = 'day', only] = process.argv.slice(2);
const width = Number(size.split('x')[0]);
const names = readdirSync(dir).filter((name) => name.endsWith(`-${size}-${theme}.png`)).map((name) => name.slice(0, -`-${size}-${theme}.png`.length))
  .filter((name) => !only || only.split(',').includes(name));
const each = Math.min(width, 900 / Math.ceil(900 / width) > width ? width : 640);
const browser = await launch(['--allow-file-access-from-files']);
const page = await browser.newPage({ viewport: { width: Math.min(4, names.length) * (each + 8) + 8, height: 400 } });
await page.goto('file:///');
await page.setContent(`<style>body{margin:4px;background:#777;font:14px sans-serif}figure{display:inline-block;margin:4px;vertical-align:top}img{width:${each}px}</style>
${names.map((name) => `<figure><figcaption>${name}</figcaption><img src="file://${join(resolve(dir), `${name}-${size}-${theme}.png`)}"></figure>`).join('')}`);
await page.waitForFunction(() => [...document.images].every((image) => image.complete));
await page.screenshot({ path: join(dir, `contact-${size}-${theme}.png`), fullPage: true });
await browser.close();
