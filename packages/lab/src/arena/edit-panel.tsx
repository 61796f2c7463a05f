import type { Player, Text } from "marienbad";
import { useEffect, useState } from "preact/hooks";
import { IconButton, Segments, Select } from "../base/controls.tsx";
import { Fault } from "../base/fault.tsx";
import { useShortcuts } from "../base/keys.ts";
import { t } from "../base/language.ts";
import { playerNameAtStart } from "../base/players.ts";
import type { DocumentVertex } from "./document.ts";
import { TOOLS, type Tool } from "./editor.ts";
import { arena } from "./instance.ts";
import { PriorityField } from "./objective-panel.tsx";
import * as texts from "./texts.ts";
import "./editor.css";

const { tool, edgeFrom, edited, chooseTool, addVertexBeside, addEdge, removeEdge, removeVertex } = arena.editor;
const { changeVertex, toggleStart, layOutAgain, clear, past, future, undo, redo } = arena.editor;

export function EditPanel() {
  useShortcuts(() => ({ "Ctrl+z": undo, "Ctrl+Shift+z": redo, "Ctrl+y": redo }));
  const words: Record<Tool, Text> = { move: texts.moveTool, draw: texts.drawTool, delete: texts.deleteLabel };
  const help: Record<Tool, Text> = { move: texts.howToMove, draw: texts.howToDraw, delete: texts.howToDelete };
  const from = edgeFrom.value;
  return (
    <div class="edit-bar">
      <div class="row">
        <Segments
          label={t(texts.tool)}
          choices={TOOLS.map((id) => ({ id, text: t(words[id]) }))}
          value={tool.value}
          onChange={chooseTool}
        />
        <span class="undo">
          <IconButton quiet icon="undo" label={t(texts.undo)} disabled={past.value.length === 0} onClick={undo} />
          <IconButton quiet icon="redo" label={t(texts.redo)} disabled={future.value.length === 0} onClick={redo} />
        </span>
        <IconButton icon="plus" label={t(texts.newVertex)} onClick={addVertexBeside} />
        <IconButton icon="trash" label={t(texts.emptyArena)} onClick={clear} />
        {arena.places.value !== undefined && (
          <IconButton icon="restart" label={t(texts.layOutAgain)} onClick={layOutAgain} />
        )}
      </div>
      <p class="soft">{t(from === undefined ? help[tool.value] : texts.whereTheEdgeGoes(arena.names.value[from]))}</p>
    </div>
  );
}

/** What can be said about the chosen vertex. Below the picture, so that nothing moves under the pointer. */
export function ChosenVertex() {
  const document = edited();
  const vertex = arena.selected.value;
  const chosen = vertex === undefined ? undefined : document.vertices[vertex];
  const [name, setName] = useState("");
  const [fault, setFault] = useState<Text>();
  useEffect(() => {
    setName(chosen?.name ?? "");
    setFault(undefined);
  }, [vertex, chosen?.name]);
  if (vertex === undefined || chosen === undefined) return null;
  const put = (changed: Partial<DocumentVertex>): void => changeVertex(vertex, changed);
  const rename = (): void => {
    if (
      name.trim() === "" ||
      document.vertices.some((other, index) => index !== vertex && other.name === name.trim())
    ) {
      setFault(texts.everyVertexNeedsName);
    } else if (name.trim() !== chosen.name) put({ name: name.trim() });
  };
  const others = document.vertices.map(({ name: other }, index) => ({ id: String(index), text: other }));
  return (
    <fieldset class="chosen-vertex">
      <legend>{t(texts.vertex(chosen.name))}</legend>
      <label class="field short">
        <span>{t(texts.name)}</span>
        <input
          name="vertex-name"
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
          onChange={rename}
          onBlur={rename}
        />
      </label>
      <Select<"0" | "1">
        seen
        label={t(texts.whose)}
        choices={[
          { id: "0", text: t(playerNameAtStart(0)) },
          { id: "1", text: t(playerNameAtStart(1)) },
        ]}
        value={chosen.owner === 0 ? "0" : "1"}
        onChange={(owner) => put({ owner: Number(owner) as Player })}
      />
      <Select<"" | "0" | "1" | "draw">
        seen
        label={t(texts.goal)}
        choices={[
          { id: "", text: t(texts.nobodys) },
          { id: "0", text: t(playerNameAtStart(0)) },
          { id: "1", text: t(playerNameAtStart(1)) },
          { id: "draw", text: t(texts.drawnEnd) },
        ]}
        value={chosen.drawn ? "draw" : chosen.goal === undefined ? "" : chosen.goal === 0 ? "0" : "1"}
        onChange={(goal) =>
          put({
            goal: goal === "0" || goal === "1" ? (Number(goal) as Player) : undefined,
            drawn: goal === "draw" ? true : undefined,
          })
        }
      />
      <PriorityField value={chosen.priority} onPut={(priority) => put({ priority })} />
      <Select
        seen
        label={t(texts.addAnEdgeTo)}
        choices={[{ id: "", text: "…" }, ...others]}
        value=""
        onChange={(to) => to !== "" && addEdge(vertex, Number(to))}
      />
      <div class="row">
        <button
          type="button"
          class="button"
          aria-pressed={document.start === vertex}
          onClick={() => toggleStart(vertex)}
        >
          {t(texts.start)}
        </button>
        <IconButton icon="trash" label={t(texts.deleteLabel)} onClick={() => removeVertex(vertex)} />
      </div>
      <ul class="chips">
        {document.edges
          .filter(([from]) => from === vertex)
          .map(([, to]) => (
            <li key={to}>
              <button
                type="button"
                class="move"
                onClick={() => removeEdge(vertex, to)}
                aria-label={t(texts.deleteTheEdgeTo(document.vertices[to].name))}
              >
                → {document.vertices[to].name} ×
              </button>
            </li>
          ))}
      </ul>
      <Fault of={fault} />
    </fieldset>
  );
}
