// @ts-check
// The draft of a move before it is sent: from where, where to. Only choices that the server offered can be part of it.

/** @typedef {import('./types.d.ts').Choices} Choices */

/**
 * @typedef {object} Draft
 * @property {'from'|'to'|'confirm'} step
 * @property {string} from @property {string} to
 * @property {string} territory the village to be founded next
 * @property {string} region whose territories the digits choose
 */

/** @param {any} [_] @returns {Draft} */
export function startDraft(_) {
  return { step: 'from', from: '', to: '', territory: '', region: '' };
}

/** Returns the territories to which the huts of a territory may go. @param {Choices} choices @param {string} from @returns {string[]} */
export function targets(choices, from) {
  return choices?.moves.find((/** @type {any} */ m) => m.from === from)?.to ?? [];
}

/** @param {Draft} draft @param {Choices} choices @param {string} from @returns {Draft} */
export function chooseFrom(draft, choices, from) {
  return targets(choices, from).length ? { ...startDraft(), step: 'to', from } : draft;
}

/** @param {Draft} draft @param {Choices} choices @param {string} to @returns {Draft} */
export function chooseTo(draft, choices, to) {
  return targets(choices, draft.from).includes(to) ? { ...draft, step: 'confirm', to } : draft;
}

/** @param {Draft} draft @param {any} choices @param {string} territory @returns {Draft} */
export function chooseVillage(draft, choices, territory) {
  return choices.found.includes(territory) ? { ...draft, step: 'confirm', territory } : draft;
}

/**
 * Handles a click on the map: it chooses a target of the chosen territory, or else another start.
 * @param {Draft} draft
 * @param {Choices} choices
 * @param {string} place
 * @returns {Draft}
 */
export function pickOnBoard(draft, choices, place) {
  if (choices.decision === 'found') return chooseVillage(startDraft(), choices, place);
  if (draft.from && place === draft.from) return startDraft();
  if (draft.from && targets(choices, draft.from).includes(place)) return chooseTo(draft, choices, place);
  return chooseFrom(draft, choices, place);
}

/** Returns the draft one step back. @param {Draft} draft @param {Choices} choices @returns {Draft} */
export function back(draft, choices) {
  if (choices.decision === 'move' && draft.step === 'confirm') return { ...draft, step: 'to', to: '' };
  return startDraft();
}

/** Returns the territories that may be clicked in this step. @param {Choices|null} choices @param {Draft} draft @returns {Set<string>} */
export function mayChoose(choices, draft) {
  if (choices?.decision === 'found') return new Set(choices.found);
  if (choices?.decision !== 'move') return new Set();
  if (draft?.from) return new Set(targets(choices, draft.from));
  return new Set(choices.moves.map((/** @type {any} */ m) => m.from));
}

/** Returns the territory that is the subject of the open question. @param {any} _ @param {Draft} draft */
export function picked(_, draft) {
  return draft?.from || draft?.territory || '';
}

/**
 * Returns the villages that the move would found, as the server computed them: one row for each.
 * @param {Choices} choices
 * @param {Draft} draft
 * @returns {any[]}
 */
export function previewsOf(choices, draft) {
  if (choices?.decision === 'found') return choices.previews.filter((/** @type {any} */ p) => p.territory === draft.territory);
  return previewsTo(choices, draft.from, draft.to);
}

/** @param {Choices} choices @param {string} from @param {string} to @returns {any[]} */
export function previewsTo(choices, from, to) {
  return choices?.previews.filter((/** @type {any} */ p) => p.from === from && p.to === to) ?? [];
}

/**
 * Returns the move after the last click, which chooses the target, or the village if there is only one to choose.
 * @param {Draft} draft @param {Choices} choices
 */
export const complete = (draft, choices) => moveOf(draft, choices);

/** Returns whether the move founds a village, which scores it and removes its chip. @param {any} move @param {{choices: any}} of */
export const final = (move, { choices }) => move.kind === 'found' || previewsTo(choices, move.from, move.to).length > 0;

/** Returns the move that the draft stands for now, or null if it is not complete. @param {Draft} draft @param {Choices} choices */
export function moveOf(draft, choices) {
  if (draft.step !== 'confirm') return null;
  if (choices?.decision === 'move') return { kind: 'move', from: draft.from, to: draft.to };
  return choices?.decision === 'found' ? { kind: 'found', territory: draft.territory } : null;
}
