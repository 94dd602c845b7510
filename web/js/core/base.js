// @ts-check
// The base address of the server, from the page's <base>: other servers may share its host. Relative addresses lead to it from every page.

/** Its address, with a slash at the end. */
export const base = globalThis.document?.baseURI ?? '';

/** The path of it without the slash before: '', or 'ochre/'. Browsers keep what a host's servers store in one place: names end on it. */
export const below = base.split('/').slice(3).join('/');

/** The page's path without the base: '/', or '/match/ID'. */
export const pathHere = () => location.pathname.slice(below.length);
