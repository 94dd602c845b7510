// @ts-check
// Whose rules can be read here, and who explains the things at the table: one folder and one line each.

import * as stoneage from '../../games/stoneage/rules.js';
import * as stoneageHelp from '../../games/stoneage/help.js';
import * as clans from '../../games/clans/rules.js';
import * as clansHelp from '../../games/clans/help.js';

/** @type {Record<string, {rules: (catalogue: any) => any, explain: (key: string, input: any) => any, icon: (name: string) => any}>} */
export const ruleGames = {
  stoneage: { rules: stoneage.rules, icon: stoneage.icon, explain: stoneageHelp.explain },
  clans: { rules: clans.rules, icon: clans.icon, explain: clansHelp.explain },
};
