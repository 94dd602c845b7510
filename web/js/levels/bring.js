// @ts-check
// Brings how strong the bots are. Who cannot have that does without.

export const bringLevels = () => import('./start.js').then((levels) => levels.arrive()).catch(() => {});
