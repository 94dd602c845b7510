// @ts-check
// <sql-editor>: CodeMirror for one SQL statement. It is in a shadow root that adopts its style sheets, since the content security policy
// forbids injected ones. It dispatches `sql-change` (detail: the text) and `sql-run`.

import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap, acceptCompletion } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { SQLite, sql } from '@codemirror/lang-sql';
import { HighlightStyle, bracketMatching, syntaxHighlighting, syntaxTree } from '@codemirror/language';
import { Compartment, EditorState, StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView, drawSelection, highlightActiveLine, keymap, lineNumbers, placeholder } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const look = EditorView.theme({
  '&': { fontSize: '15px', color: 'var(--ink)', backgroundColor: 'var(--card)', borderRadius: '10px', border: '1px solid var(--ink-soft)' },
  '&.cm-focused': { outline: '3px solid var(--ochre)', outlineOffset: '1px' },
  '.cm-content': { fontFamily: 'ui-monospace, "DejaVu Sans Mono", monospace', caretColor: 'var(--ink)', padding: '10px 0',
    minHeight: '132px' },
  '.cm-scroller': { maxHeight: '42vh', lineHeight: '1.5', overflow: 'auto' },
  '.cm-gutters': { backgroundColor: 'transparent', color: 'var(--ink-soft)', border: 'none', paddingLeft: '4px' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'rgb(128 96 60 / .09)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)', borderLeftWidth: '2px' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    { backgroundColor: 'rgb(180 110 50 / .28)' },
  '.cm-matchingBracket': { backgroundColor: 'rgb(180 110 50 / .28)' },
  '.cm-placeholder': { color: 'var(--ink-soft)' },
  '.cm-wrong': { textDecoration: 'underline wavy var(--bad) 2px', textUnderlineOffset: '4px', backgroundColor: 'rgb(200 60 30 / .14)' },
  '.cm-tooltip': { backgroundColor: 'var(--panel)', color: 'var(--ink)', border: '1px solid var(--ink-soft)', borderRadius: '10px',
    overflow: 'hidden', boxShadow: 'var(--shadow)' },
  '.cm-tooltip-autocomplete > ul': { fontFamily: 'ui-monospace, "DejaVu Sans Mono", monospace', fontSize: '14px', maxHeight: '15em' },
  '.cm-tooltip-autocomplete > ul > li': { padding: '5px 12px', lineHeight: '1.4' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': { backgroundColor: 'var(--ochre-dark)', color: '#fffaf0' },
  '.cm-completionDetail': { fontFamily: 'var(--sans)', opacity: '.8', marginLeft: '12px' },
  '.cm-completionIcon': { display: 'none' },
});

const inks = HighlightStyle.define([
  { tag: tags.keyword, color: 'var(--sql-word)', fontWeight: '650' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--sql-text)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--sql-number)' },
  { tag: [tags.comment, tags.lineComment, tags.blockComment], color: 'var(--ink-soft)', fontStyle: 'italic' },
  { tag: [tags.typeName, tags.standard(tags.name)], color: 'var(--sql-name)' },
]);

/** @type {any} */
const setWrong = StateEffect.define();
const wrongMark = StateField.define({
  create: () => Decoration.none,
  update(marks, change) {
    for (const effect of change.effects) {
      if (effect.is(setWrong)) return effect.value === null ? Decoration.none
        : Decoration.set([Decoration.mark({ class: 'cm-wrong' }).range(effect.value[0], effect.value[1])]);
    }
    return change.docChanged ? Decoration.none : marks;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/**
 * Replaces a selection in the editor: the browser itself would copy inline styles, which the security policy blocks with a console error.
 */
const typeOver = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { from, to, empty } = view.state.selection.main;
    const text = event.data;
    if (event.inputType !== 'insertText' || event.isComposing || text === null || empty) return false;
    const change = () => view.state.update(view.state.replaceSelection(text), { userEvent: 'input.type', scrollIntoView: true });
    if (!view.state.facet(EditorView.inputHandler).some((/** @type {any} */ handler) => handler(view, from, to, text, change)))
      view.dispatch(change());
    return true;
  },
});

/**
 * Returns the range of the word at `at`; past the end, the last word.
 * @param {string} text
 * @param {number} at
 * @returns {[number, number]|null}
 */
function wordAt(text, at) {
  const from = Math.min(at, Math.max(0, text.trimEnd().length - 1));
  const length = /^\w+|^[^\w\s]/.exec(text.slice(from))?.[0].length ?? 1;
  return from < text.length ? [from, Math.min(text.length, from + length)] : null;
}

/** Returns the columns of the views that the statement names, else of all views. @param {{name: string, columns: string[]}[]} views */
const columnSource = (views) => (/** @type {any} */ context) => {
  const word = context.matchBefore(/\w*/);
  if (!word || (word.from === word.to && !context.explicit)) return null;
  if (context.state.sliceDoc(word.from - 1, word.from) === '.') return null;
  if (/String|Comment/.test(syntaxTree(context.state).resolveInner(context.pos, -1).name)) return null;
  const text = context.state.doc.toString();
  const named = views.filter((view) => new RegExp(`\\b${view.name}\\b`, 'i').test(text));
  const homes = new Map();
  for (const view of named.length ? named : views) for (const column of view.columns) homes.set(column, [...(homes.get(column) ?? []),
    view.name]);
  const options = [...homes].map(([label, from]) => ({ label, type: 'property', detail: from.length > 2 ? `${from[0]} …`
    : from.join(', '), boost: named.length ? 2 : -1 }));
  return { from: word.from, options, validFor: /^\w*$/ };
};

class SqlEditor extends HTMLElement {
  /** @type {any} */ #view = null;
  #language = new Compartment();
  #text = '';
  /** @type {{name: string, columns: string[]}[]} */ #views = [];
  /** @type {number|null} */ #wrong = null;

  /** @param {string} text */
  set text(text) {
    if (text === this.#text) return;
    this.#text = text;
    if (this.#view && text !== this.#view.state.doc.toString())
      this.#view.dispatch({ changes: { from: 0, to: this.#view.state.doc.length, insert: text } });
  }

  /** @param {{name: string, columns: string[]}[]} views */
  set views(views) {
    if (views === this.#views) return;
    this.#views = views;
    this.#view?.dispatch({ effects: this.#language.reconfigure(this.#sql()) });
  }

  /** Returns the position of an error, as an index of the text, or null. @param {number|null} at */
  set wrong(at) {
    if (at === this.#wrong) return;
    this.#wrong = at;
    this.#view?.dispatch({ effects: setWrong.of(at === null ? null : wordAt(this.#text, at)) });
  }

  connectedCallback() {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    const run = () => { this.dispatchEvent(new CustomEvent('sql-run')); return true; };
    const state = EditorState.create({
      doc: this.#text,
      extensions: [
        keymap.of([{ key: 'Mod-Enter', run }, { key: 'Tab', run: acceptCompletion }, ...closeBracketsKeymap, ...completionKeymap,
          ...historyKeymap, ...defaultKeymap]),
        lineNumbers(), history(), drawSelection(), highlightActiveLine(), bracketMatching(), closeBrackets(), EditorView.lineWrapping,
        this.#language.of(this.#sql()), syntaxHighlighting(inks), autocompletion({ icons: false }),
          placeholder(this.getAttribute('placeholder') ?? ''), look, wrongMark, typeOver,
        EditorView.contentAttributes.of({ 'aria-label': this.getAttribute('label') ?? 'SQL', 'data-testid': 'sql', autocapitalize: 'off',
          spellcheck: 'false', tabindex: '0' }),
        EditorView.updateListener.of((/** @type {any} */ change) => { if (change.docChanged) this.#changed(change.state.doc.toString()); }),
      ],
    });
    this.#view = new EditorView({ state, root, parent: root });
  }

  disconnectedCallback() {
    this.#view?.destroy();
    this.#view = null;
  }

  /** @param {string} text */
  #changed(text) {
    this.#text = text;
    this.#wrong = null;
    this.dispatchEvent(new CustomEvent('sql-change', { detail: text }));
  }

  #sql() {
    const schema = Object.fromEntries(this.#views.map((view) => [view.name, view.columns]));
    return [sql({ dialect: SQLite, schema, upperCaseKeywords: true }),
      SQLite.language.data.of({ autocomplete: columnSource(this.#views) })];
  }
}

customElements.define('sql-editor', SqlEditor);
