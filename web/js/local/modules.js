// @ts-check
// The addresses of the compiled games, by game. The build writes them here; run from its sources, the client has none.

/** @type {Record<string, string>} */
export const modules = {};
