// @ts-check
// The statistics for everyone, and below them the dashboard and shared answers. Loaded when one of them is first opened.

import * as panels from '../panels/start.js';
import * as statistics from './actions.js';
import { page as statisticsPage } from './view.js';

/** @param {string} id of the route */
const isPanels = (id) => id === 'dashboard' || id.startsWith('answer/');

/** @param {import('../core/state.js').State} state */
export const page = (state) => (isPanels(state.route.id) ? panels : { page: statisticsPage }).page(state);

export const prepare = () => Promise.all([statistics.prepare(), panels.prepare()]);

/** @param {{id: string}} route */
export const enter = (route) => (isPanels(route.id) ? panels.enter(route.id.split('/')[1] ?? '') : statistics.enter(route));
