// @ts-check
// Loads the strengths of the bots. Without them the page works, too.

export const loadLevels = () => import('./start.js').then((levels) => levels.arrive()).catch(() => {});
