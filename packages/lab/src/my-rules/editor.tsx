import { syntaxTree } from "@codemirror/language";
import { EditorView } from "@codemirror/view";
import { CodeEditor } from "../base/code-editor.tsx";
import { t } from "../base/language.ts";
import type { RulesFault } from "./answer.ts";
import { rules } from "./instance.ts";
import * as texts from "./texts.ts";

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

export function goToLine(number: number, column = 1): void {
  if (view === undefined) return;
  const line = view.state.doc.line(Math.min(number, view.state.doc.lines));
  const from = Math.min(line.to, line.from + column - 1);
  view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: "center" }) });
  view.focus();
}

export function Editor() {
  return (
    <CodeEditor
      code={rules.code}
      label={t(texts.editorLabel)}
      isReadOnly={rules.foreign.value}
      indent={rules.language.value.indent}
      faultyLines={rules.faults.value.flatMap((fault) => lineOfFault(fault) ?? [])}
      support={rules.language.value.editorSupport}
      onCode={rules.setCode}
      onView={(opened) => (view = opened)}
    />
  );
}
