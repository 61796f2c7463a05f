import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { bracketMatching, HighlightStyle, indentUnit, syntaxHighlighting, syntaxTree } from "@codemirror/language";
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
import { useEffect, useRef } from "preact/hooks";
import { t } from "../base/language.ts";
import type { RulesFault } from "./answer.ts";
import { code, faults, foreign, language, setCode } from "./instance.ts";
import * as texts from "./texts.ts";

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

let view: EditorView | undefined;

/** The line of a fault: the one it tells, or that of the member it is about. */
export function lineOfFault({ line, member }: RulesFault): number | undefined {
  if (view === undefined) return undefined;
  const { doc } = view.state;
  if (line !== undefined) return Math.min(line, doc.lines);
  if (member === undefined) return undefined;
  let found: number | undefined;
  const name = member.split(".").at(-1);
  syntaxTree(view.state).iterate({
    enter: (node) => {
      if (found !== undefined || !/PropertyDefinition|PropertyName/.test(node.name)) return;
      if (doc.sliceString(node.from, node.to) === name) found = doc.lineAt(node.from).number;
    },
  });
  return found;
}

/** The first line that is not of the language, as its parser sees it. */
export function lineOfSyntaxError(): number | undefined {
  if (view === undefined) return undefined;
  let at: number | undefined;
  syntaxTree(view.state).iterate({
    enter: ({ type, from }) => {
      if (type.isError) at ??= from;
    },
  });
  return at === undefined ? undefined : view.state.doc.lineAt(at).number;
}

/** Puts the cursor there. */
export function goToLine(number: number): void {
  if (view === undefined) return;
  const { from } = view.state.doc.line(Math.min(number, view.state.doc.lines));
  view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: "center" }) });
  view.focus();
}

function extensions(support: Extension): Extension {
  return [
    lineNumbers(),
    history(),
    drawSelection(),
    highlightActiveLine(),
    bracketMatching(),
    indentUnit.of("  "),
    THEME,
    syntaxHighlighting(COLOURS),
    keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
    faulty,
    support,
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ "aria-label": t(texts.editorLabel), spellcheck: "false" }),
    EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) setCode(state.doc.toString());
    }),
  ];
}

/** The editor: the code as it is typed, and the lines that are wrong. */
export function Editor() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let closed = false;
    void language.value.editorSupport().then((support) => {
      if (closed || place.current === null) return;
      const readOnly = EditorState.readOnly.of(foreign.value);
      const state = EditorState.create({ doc: code.value, extensions: [extensions(support), readOnly] });
      const root = place.current.shadowRoot ?? place.current.attachShadow({ mode: "open" });
      view = new EditorView({ state, parent: root, root });
    });
    return () => {
      closed = true;
      view?.destroy();
      view = undefined;
    };
  }, [language.value, foreign.value]);
  useEffect(() => {
    if (view === undefined || view.state.doc.toString() === code.value) return;
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: code.value } });
  }, [code.value]);
  useEffect(() => {
    if (view === undefined) return;
    const lines = faults.value.flatMap((fault) => lineOfFault(fault) ?? []);
    const { doc } = view.state;
    const starts = [...new Set(lines)].sort((a, b) => a - b).map((line) => doc.line(Math.min(line, doc.lines)).from);
    view.dispatch({ effects: setFaulty.of(starts) });
  }, [faults.value]);
  return <div ref={place} class="code-editor" />;
}
