// @ts-check
// The base address of the server, from the page's <base>: other servers may share its host. On every page, relative addresses refer to it.

/** The base address, with a slash at the end. */
export const base = globalThis.document?.baseURI ?? '';

/**
 * The base path without its first slash: '', or 'ochre/'. Browsers store the data of all servers of a host together, so names in their
 * storage end with it.
 */
export const below = base.split('/').slice(3).join('/');

/** Returns the page's path without the base: '/', or '/match/ID'. */
export const pathHere = () => location.pathname.slice(below.length);

/**
 * The kind of document: 'screen' and 'embed' are pages for those who only look at a match (router.js); '' is the whole client. It
 * never changes: such a page asks the server as nobody, and leads nowhere else within its window.
 * @type {'screen'|'embed'|''}
 */
export const look = /** @type {any} */ (/^\/(screen|embed)\//.exec(globalThis.location ? pathHere() : '')?.[1] ?? '');

/** The session of requests: none on such a page. @type {RequestCredentials} */
export const credentials = look ? 'omit' : 'same-origin';
