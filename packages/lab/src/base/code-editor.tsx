import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import {
  bracketMatching,
  HighlightStyle,
  indentUnit,
  type LanguageSupport,
  syntaxHighlighting,
} from "@codemirror/language";
import { EditorState, type Extension, StateEffect, StateField } from "@codemirror/state";
import {
  Decoration,
  type DecorationSet,
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
} from "@codemirror/view";
import { tags } from "@lezer/highlight";
import type { ReadonlySignal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";

const COLOURS = HighlightStyle.define([
  { tag: tags.keyword, color: "var(--player0)", fontWeight: "700" },
  { tag: [tags.string, tags.special(tags.string)], color: "var(--win)" },
  { tag: [tags.number, tags.bool, tags.null], color: "var(--player1)" },
  { tag: tags.comment, color: "var(--soft)", fontStyle: "italic" },
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: "var(--accent)" },
]);

const mixed = (colour: string, share: number): string => `color-mix(in srgb, var(${colour}) ${share}%, transparent)`;

/** The editor's style lives in its shadow, where the page's policy allows it; the colours are those of the page. */
const THEME = EditorView.theme({
  "&": { maxHeight: "60vh", fontSize: "0.86rem", color: "var(--ink)", backgroundColor: "var(--sheet)" },
  "&.cm-focused": { outline: "2px solid var(--accent)", outlineOffset: "-2px" },
  ".cm-scroller": { fontFamily: "var(--mono)", lineHeight: "1.6", overflow: "auto" },
  ".cm-content": { caretColor: "var(--ink)", padding: "0.5rem 0" },
  ".cm-cursor": { borderLeftColor: "var(--ink)" },
  ".cm-gutters": { border: "0", backgroundColor: "var(--sheet)", color: "var(--soft)" },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: mixed("--tint", 60) },
  ".cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground": {
    background: `${mixed("--accent", 28)} !important`,
  },
  ".cm-matchingBracket": { backgroundColor: `${mixed("--hint", 30)} !important` },
  ".faulty": { backgroundColor: mixed("--loss", 10), boxShadow: "inset 3px 0 0 var(--loss)" },
});

const setFaulty = StateEffect.define<readonly number[]>();
const faulty = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { effects, changes }) {
    const kept = marks.map(changes);
    const lines = effects.find((effect) => effect.is(setFaulty))?.value as readonly number[] | undefined;
    return lines === undefined
      ? kept
      : Decoration.set(lines.map((from) => Decoration.line({ class: "faulty" }).range(from)));
  },
  provide: (field) => EditorView.decorations.from(field),
});

interface CodeEditorProps {
  /** A signal, since what is typed must be known at once: a text of the last drawing would undo the next key. */
  readonly code: ReadonlySignal<string>;
  /** Said of it to those who do not see it. */
  readonly label: string;
  readonly isReadOnly?: boolean;
  readonly indent: string;
  /** Lines that are wrong, counted from 1. */
  readonly faultyLines: readonly number[];
  /** Highlighting and a parser, fetched when the editor is shown; another function makes another editor. */
  readonly support: () => Promise<LanguageSupport>;
  readonly onCode: (code: string) => void;
  readonly onView?: (view: EditorView | undefined) => void;
}

function extensions(support: Extension, { indent, label }: CodeEditorProps, onCode: (code: string) => void): Extension {
  return [
    lineNumbers(),
    history(),
    drawSelection(),
    highlightActiveLine(),
    bracketMatching(),
    indentUnit.of(indent),
    THEME,
    syntaxHighlighting(COLOURS),
    keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
    faulty,
    support,
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ "aria-label": label, spellcheck: "false" }),
    EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) onCode(state.doc.toString());
    }),
  ];
}

export function CodeEditor(props: CodeEditorProps) {
  const { code, isReadOnly = false, support, faultyLines, onView } = props;
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const [view, setView] = useState<EditorView>();
  useEffect(() => {
    let opened: EditorView | undefined;
    let closed = false;
    void support().then((fetched) => {
      if (closed || place.current === null) return;
      const doc = latest.current.code.value;
      const all = [
        extensions(fetched, latest.current, (typed) => latest.current.onCode(typed)),
        EditorState.readOnly.of(isReadOnly),
      ];
      const root = place.current.shadowRoot ?? place.current.attachShadow({ mode: "open" });
      opened = new EditorView({ state: EditorState.create({ doc, extensions: all }), parent: root, root });
      setView(opened);
      onView?.(opened);
    });
    return () => {
      closed = true;
      opened?.destroy();
      setView(undefined);
      onView?.(undefined);
    };
  }, [support, isReadOnly]);
  useEffect(() => {
    if (view === undefined || view.state.doc.toString() === code.value) return;
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: code.value } });
  }, [view, code.value]);
  useEffect(() => {
    if (view === undefined) return;
    const { doc } = view.state;
    const lines = [...new Set(faultyLines.map((line) => Math.min(line, doc.lines)))].sort((a, b) => a - b);
    view.dispatch({ effects: setFaulty.of(lines.map((line) => doc.line(line).from)) });
  }, [view, faultyLines.join()]);
  return <div ref={place} class="code-editor" />;
}
