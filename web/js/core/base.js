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
