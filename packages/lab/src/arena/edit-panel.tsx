import { signal } from "@preact/signals";
import type { Player, Text } from "marienbad";
import { useEffect, useState } from "preact/hooks";
import { announce } from "../base/announce.tsx";
import { IconButton, Segments, Select } from "../base/controls.tsx";
import { Fault } from "../base/fault.tsx";
import { say } from "../base/language.ts";
import { playerNameAtStart } from "../base/players.ts";
import { type ArenaDocument, type DocumentVertex, freshName, type Point, withoutVertex } from "./document.ts";
import { drawn, edit, places, points, selected, show, source } from "./state.ts";
import "./editor.css";

const TOOLS = ["select", "vertex", "edge", "delete"] as const;
type Tool = (typeof TOOLS)[number];

export const tool = signal<Tool>("select");
/** The vertex from which an edge is being drawn. */
const edgeFrom = signal<number | undefined>(undefined);

/** The arena that is edited: the one shown, or none. */
function current(): ArenaDocument {
  const from = source.value;
  return (from.kind === "own" ? from.document : drawn.value?.document) ?? { vertices: [], edges: [] };
}

function change(document: ArenaDocument, at: readonly Point[] = points.value): void {
  edit(document, at);
}

export function touchGround(at: Point, always = false): void {
  if (!always && tool.value !== "vertex") {
    selected.value = undefined;
    return;
  }
  const document = current();
  const vertex: DocumentVertex = { name: freshName(document), owner: 0 };
  const start = document.vertices.length === 0 ? 0 : document.start;
  change({ ...document, vertices: [...document.vertices, vertex], start }, [...points.value, at]);
  selected.value = document.vertices.length;
  announce(say(`Vertex ${vertex.name} added.`, `Sommet ${vertex.name} ajouté.`));
}

export function touchVertex(vertex: number): void {
  if (tool.value === "delete") removeVertex(vertex);
  else if (tool.value !== "edge") selected.value = selected.value === vertex ? undefined : vertex;
  else if (edgeFrom.value === undefined) {
    edgeFrom.value = vertex;
    selected.value = vertex;
  } else {
    addEdge(edgeFrom.value, vertex);
    edgeFrom.value = undefined;
    selected.value = undefined;
  }
}

export function touchEdge(from: number, to: number): void {
  if (tool.value === "delete") removeEdge(from, to);
  else selected.value = from;
}

function addEdge(from: number, to: number): void {
  const document = current();
  if (document.edges.some(([source, target]) => source === from && target === to)) return;
  change({ ...document, edges: [...document.edges, [from, to]] });
}

function removeEdge(from: number, to: number): void {
  const document = current();
  change({ ...document, edges: document.edges.filter(([source, target]) => source !== from || target !== to) });
}

function removeVertex(vertex: number): void {
  const document = current();
  selected.value = undefined;
  edgeFrom.value = undefined;
  change(
    withoutVertex(document, vertex),
    points.value.filter((_, index) => index !== vertex),
  );
}

/** A free place to the right of everything. */
function freePlace(): Point {
  const right = Math.max(0, ...points.value.map(({ x }) => x));
  const middle = points.value.reduce((sum, { y }) => sum + y, 0) / Math.max(1, points.value.length);
  return { x: right + 80, y: Number.isFinite(middle) ? middle : 0 };
}

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
          onChange={(chosen) => {
            tool.value = chosen;
            edgeFrom.value = undefined;
          }}
        />
        <IconButton
          icon="plus"
          label={say("New vertex", "Nouveau sommet")}
          onClick={() => touchGround(freePlace(), true)}
        />
        <IconButton
          icon="trash"
          label={say("Empty arena", "Arène vide")}
          onClick={() => {
            show({ kind: "own", document: { vertices: [], edges: [] } });
            places.value = [];
          }}
        />
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
  const document = current();
  const vertex = selected.value;
  const chosen = vertex === undefined ? undefined : document.vertices[vertex];
  const [name, setName] = useState("");
  const [fault, setFault] = useState<Text>();
  useEffect(() => {
    setName(chosen?.name ?? "");
    setFault(undefined);
  }, [vertex, chosen?.name]);
  if (vertex === undefined || chosen === undefined) return null;
  const put = (changed: Partial<DocumentVertex>): void =>
    change({
      ...document,
      vertices: document.vertices.map((other, index) => (index === vertex ? { ...other, ...changed } : other)),
    });
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
          onClick={() => change({ ...document, start: document.start === vertex ? undefined : vertex })}
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
