// @ts-check
// Matches on this device, without a server. Loaded on the first use, or for those who have some.

export { checkDevice, loadRecords, prepare } from './actions.js';
export { formLead, mayBegin, seatOf, submitLocal } from './form_view.js';
export { againButton, frontList, handOver, keepPart, problem, wholeList } from './view.js';
