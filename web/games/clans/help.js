// @ts-check
// The help that opens over a thing on the map, in the words of the rules page.

import { atMap } from './maps.js';
import { w } from '../../js/rules/words.js';
import { chipIcon, clanIcon, terrainIcon } from './pieces.js';
import { COLOURS, hutsText } from './terms.js';
import { epochText } from './chart.js';

/** @typedef {import('./types.d.ts').View} View */

/**
 * @param {string} key kind and name of the thing, as "territory:A1" or "epoch:2"
 * @param {{view: any, catalogue: any, name: (seat: number) => string}} input
 * @returns {import('../stoneage/rules/help.js').Help|null} null for what nobody explains
 */
export function explain(key, input) {
  const [kind, name] = key.split(':');
  const here = atMap(input);
  switch (kind) {
    case 'territory': return territory(name, here);
    case 'epoch': return epoch(Number(name), input);
    case 'hut': return hutOf(name, input);
    case 'clan': return { title: w('clans.clan.' + name), lines: [w('help.clans.hut')], section: 'village', icon: clanIcon(name) };
    case 'lane': return { title: w('clans.clan.' + name), lines: [w('help.clans.lane')], section: 'end', icon: clanIcon(name) };
    case 'mine': return { title: w('clans.clan.' + name), lines: [w('help.clans.mine')], section: 'setup', icon: clanIcon(name) };
    case 'secret': return { title: w('clans.secret'), lines: [w('help.clans.secret')], section: 'setup', icon: clanIcon('') };
    case 'chip': return chip(name, input);
    case 'first': return { title: w('clans.first'), lines: [w('help.clans.first')], section: 'setup' };
    default: return null;
  }
}

/** @param {string} id @param {any} input @returns {import('../stoneage/rules/help.js').Help} */
function territory(id, { view, catalogue, name }) {
  const row = catalogue.tables.territories.find((/** @type {any} */ r) => r.territory === id);
  const [{ crowd }] = catalogue.tables.constants;
  const here = view.lands.find((/** @type {any} */ l) => l.territory === id);
  const village = view.villages.find((/** @type {any} */ v) => v.territory === id);
  const lines = [];
  if (village) {
    lines.push(w(village.doomed ? 'clans.village.doomed' : 'clans.village', { n: village.chip, name: name(village.seat),
      points: village.value }), ...(here ? [hutsText(here.huts)] : []), w(village.doomed ? 'help.clans.doomed' : 'help.clans.village'));
  } else if (here) {
    const size = COLOURS.reduce((sum, colour) => sum + (here.huts[colour] ?? 0), 0);
    lines.push(hutsText(here.huts), size >= crowd ? w('help.clans.crowd', { crowd }) : w('help.clans.neighbours'),
      landNow(row.terrain, view, catalogue));
  } else lines.push(w('help.clans.empty'));
  return { title: `${id} – ${w('clans.terrain.' + row.terrain)}`, lines, section: village ? 'village' : 'move',
    icon: terrainIcon(row.terrain) };
}

/**
 * A clan's huts, and where they stand.
 * @param {string} name "A1.red" @param {any} input @returns {import('../stoneage/rules/help.js').Help}
 */
function hutOf(name, input) {
  const [id, colour] = name.split('.');
  const land = territory(id, input);
  return { ...land, title: w('clans.clan.' + colour), icon: clanIcon(colour),
    lines: [w('help.clans.hut'), `**${land.title}:** ${land.lines[0]}`, land.lines[land.lines.length - 1]] };
}

/**
 * A chip, with its village if somebody has it.
 * @param {string} index @param {any} input @returns {import('../stoneage/rules/help.js').Help}
 */
function chip(index, { view, name }) {
  const village = index ? view.villages[Number(index)] : null;
  const held = village ? [`${name(village.seat)}: ${w('clans.village.held', village)}`] : [];
  return { title: w('row.chips'), lines: [...held, w('help.clans.chip')], section: 'village', icon: chipIcon() };
}

/** The effect of this terrain on a village that is founded now. @param {string} terrain @param {View} view @param {any} catalogue */
function landNow(terrain, view, catalogue) {
  const now = catalogue.tables.epochs.find((/** @type {any} */ e) => e.epoch === view.epoch);
  if (now?.favourable.includes(terrain)) return w('help.clans.good', { bonus: now.bonus });
  return w(now?.unfavourable.includes(terrain) ? 'help.clans.bad' : 'help.clans.plain');
}

/** @param {number} n @param {any} input @returns {import('../stoneage/rules/help.js').Help|null} */
function epoch(n, { view, catalogue }) {
  const row = catalogue.tables.epochs.find((/** @type {any} */ e) => e.epoch === n);
  if (!row) return null;
  const now = view.phase === 'play' && view.epoch === n;
  return { title: `${w('cl.epochs.epoch')} ${n}`, lines: [...(now ? [`**${w('help.clans.now')}**`] : []), epochText(row),
    w('help.clans.chips', { n: row.chips })], section: 'epochs' };
}
