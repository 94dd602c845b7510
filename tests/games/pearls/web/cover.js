// @ts-check
// Pearls in lists: nothing of its own.

export const cover = {};
