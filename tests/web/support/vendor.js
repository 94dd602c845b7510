// Views in Node: what the server offers of npm's packages under /vendor/ is found where npm has put it, in its form for Node. Import
// this first, and the views by import() after it.
import { register } from 'node:module';

const modules = new URL('../../../web/node_modules/', import.meta.url).href;
const hook = `export const resolve = (name, context, next) => next(name.startsWith('/vendor/')
  ? ${JSON.stringify(modules)} + name.slice(8).replace(/^lit-html\\//, 'lit-html/node/') : name, context);`;
register(`data:text/javascript,${encodeURIComponent(hook)}`);

globalThis.HTMLElement ??= class {}; // for elements of the client's own, which nobody draws here
globalThis.customElements ??= { define: () => {}, get: () => undefined };
