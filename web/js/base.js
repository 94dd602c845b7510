// @ts-check
// Where the server is: the page says it (<base>), for others may have the rest of its host. What is named relative to that leads to it,
// from whatever page.

/** Its address, with a slash at the end. */
export const base = globalThis.document?.baseURI ?? '';

/** The path of it without the slash before: '', or 'ochre/'. Browsers keep what a host's servers store in one place: names end on it. */
export const below = base.split('/').slice(3).join('/');

/** The page that the address names: '/', or '/match/ID', whatever the server is below. */
export const pathHere = () => location.pathname.slice(below.length);
