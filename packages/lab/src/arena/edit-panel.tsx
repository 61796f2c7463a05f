import type { Player, Text } from "marienbad";
import { useEffect, useState } from "preact/hooks";
import { IconButton, Segments, Select } from "../base/controls.tsx";
import { Fault } from "../base/fault.tsx";
import { say } from "../base/language.ts";
import { playerNameAtStart } from "../base/players.ts";
import type { DocumentVertex } from "./document.ts";
import { TOOLS, type Tool } from "./editor.ts";
import { editor, places, selected } from "./instance.ts";
import "./editor.css";

const { tool, edited, chooseTool, addVertexBeside, addEdge, removeEdge, removeVertex } = editor;
const { changeVertex, toggleStart, clear } = editor;

export function EditPanel() {
  const words: Record<Tool, string> = {
    select: say("Select and move", "Choisir et déplacer"),
    vertex: say("Add vertices", "Ajouter des sommets"),
    edge: say("Add edges", "Ajouter des arcs"),
    delete: say("Delete", "Supprimer"),
  };
  const help: Record<Tool, string> = {
    select: say(
      "Drag a vertex to move it; choose one to change it below.",
      "Tirez un sommet pour le déplacer ; choisissez-en un pour le modifier ci-dessous.",
    ),
    vertex: say("Click where the new vertex should be.", "Cliquez où doit être le nouveau sommet."),
    edge: say(
      "Choose the vertex it leaves, then the one it goes to.",
      "Choisissez le sommet de départ, puis celui d'arrivée.",
    ),
    delete: say("Click a vertex or an edge.", "Cliquez un sommet ou un arc."),
  };
  return (
    <div class="edit-bar">
      <div class="row">
        <Segments
          label={say("Tool", "Outil")}
          choices={TOOLS.map((id) => ({ id, text: words[id] }))}
          value={tool.value}
          onChange={chooseTool}
        />
        <IconButton icon="plus" label={say("New vertex", "Nouveau sommet")} onClick={addVertexBeside} />
        <IconButton icon="trash" label={say("Empty arena", "Arène vide")} onClick={clear} />
        {places.value !== undefined && (
          <IconButton
            icon="restart"
            label={say("Lay out again", "Redisposer")}
            onClick={() => {
              places.value = undefined;
            }}
          />
        )}
      </div>
      <p class="soft">{help[tool.value]}</p>
    </div>
  );
}

/** What can be said about the chosen vertex. Below the picture, so that nothing moves under the pointer. */
export function ChosenVertex() {
  const document = edited();
  const vertex = selected.value;
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
      setFault({ en: "Every vertex needs a name of its own.", fr: "Chaque sommet doit avoir un nom à lui." });
    } else if (name.trim() !== chosen.name) put({ name: name.trim() });
  };
  const others = document.vertices.map(({ name: other }, index) => ({ id: String(index), text: other }));
  return (
    <fieldset class="chosen-vertex">
      <legend>{say(`Vertex ${chosen.name}`, `Sommet ${chosen.name}`)}</legend>
      <label class="field short">
        <span>{say("Name", "Nom")}</span>
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
        label={say("Whose", "À qui")}
        choices={[
          { id: "0", text: playerNameAtStart(0) },
          { id: "1", text: playerNameAtStart(1) },
        ]}
        value={chosen.owner === 0 ? "0" : "1"}
        onChange={(owner) => put({ owner: Number(owner) as Player })}
      />
      <Select<"" | "0" | "1">
        seen
        label={say("Goal", "But")}
        choices={[
          { id: "", text: say("nobody's", "de personne") },
          { id: "0", text: playerNameAtStart(0) },
          { id: "1", text: playerNameAtStart(1) },
        ]}
        value={chosen.goal === undefined ? "" : chosen.goal === 0 ? "0" : "1"}
        onChange={(goal) => put({ goal: goal === "" ? undefined : (Number(goal) as Player) })}
      />
      <Select
        seen
        label={say("Add an edge to", "Ajouter un arc vers")}
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
          {say("Start", "Départ")}
        </button>
        <IconButton icon="trash" label={say("Delete", "Supprimer")} onClick={() => removeVertex(vertex)} />
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
                aria-label={say(
                  `Delete the edge to ${document.vertices[to].name}`,
                  `Supprimer l'arc vers ${document.vertices[to].name}`,
                )}
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
