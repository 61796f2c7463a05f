import {
  type Assignment,
  type Fault,
  type Literal,
  MAX_FAULTS,
  MAX_SUGGESTIONS,
  type Parsed,
  parsed,
  readAssignments,
  reading,
  refused,
  type Text,
  unknownName,
  writeLiteral,
} from "marienbad/base";
import { texts } from "./texts.ts";
import { type NumberedEdge, type WeightedGraph, weightedGraph } from "./weighted-graph.ts";

/** A weighted graph, an estimate and ends, as read from a text. */
export interface PathProblem {
  readonly graph: WeightedGraph;
  readonly labels: readonly string[];
  /** The estimate of every vertex, 0 by default. */
  readonly heuristicOfVertex: Float64Array | undefined;
  readonly start: number | undefined;
  readonly goals: readonly number[];
}

const FIELDS = ["vertices", "edges", "directed", "heuristic", "start", "goal"] as const;
type Field = (typeof FIELDS)[number];
const OTHER_NAMES: ReadonlyMap<string, Field> = new Map([
  ["goals", "goal"],
  ["graph", "edges"],
  ["h", "heuristic"],
]);

/**
 * Reads a weighted graph in JSON, Python's syntax, or a mixture:
 *
 *     {"vertices": ["s", "a"], "edges": [["s", "a", 1]], "heuristic": {"a": 4}, "start": "s", "goal": "a"}
 *     {"s": {"a": 1, "b": 3}, "a": {}}      or      {"s": [("a", 1), ("b", 3)], "a": []}
 *     graph = {…}; heuristic = {…}; start = "s"; goal = "a"
 *
 * "heuristic" may be called "h", "vertices" may be missing, "edges" may be an adjacency dictionary, "goal" may be a
 * list, a target without a weight has weight 1, and "directed": false adds the reverse of every edge. Reports all
 * faults, each with its place. Negative weights are read: it is up to the algorithms to refuse them.
 */
export function parsePathProblem(text: string): Parsed<PathProblem> {
  return reading(() => {
    const reader = new Reader();
    reader.readFields(fieldsOf(readAssignments(text), reader));
    return reader.result();
  });
}

/** The values by field; a dictionary without "edges" is an adjacency dictionary. */
function fieldsOf(assignments: readonly Assignment[], reader: Reader): Map<Field, Literal> {
  const fields = new Map<Field, Literal>();
  const put = (name: string, value: Literal): void => {
    const known = FIELDS.find((field) => field === (OTHER_NAMES.get(name) ?? name));
    if (known === undefined) reader.fault(unknownName(texts.FIELD, name, FIELDS), value);
    else if (fields.has(known)) reader.fault(texts.fieldTwice(name), value);
    else fields.set(known, value);
  };
  for (const { name, value } of assignments) {
    const isObject = value.kind === "dictionary" && value.entries.some(([key]) => /^(edges|graph)$/.test(nameOf(key)));
    if (value.kind === "dictionary" && isObject) for (const [key, inner] of value.entries) put(nameOf(key), inner);
    else if (name === undefined || (value.kind === "dictionary" && !isHeuristic(name, value))) put("edges", value);
    else put(name, value);
  }
  return fields;
}

/** A dictionary called h is a heuristic if it has numbers; it could also be a graph. */
function isHeuristic(name: string, { entries }: Dictionary): boolean {
  return name === "heuristic" || (name === "h" && entries.some(([, value]) => value.kind === "number"));
}

function nameOf(literal: Literal): string {
  return literal.kind === "string" ? literal.value : writeLiteral(literal);
}

function itemsOf(literal: Literal): readonly Literal[] | undefined {
  return literal.kind === "list" || literal.kind === "tuple" || literal.kind === "set" ? literal.items : undefined;
}

type Dictionary = Literal & { kind: "dictionary" };

class Reader {
  readonly #faults: Fault[] = [];
  readonly #warnings: Fault[] = [];
  readonly #labels: string[] = [];
  readonly #vertexOfLabel = new Map<string, number>();
  readonly #edges: NumberedEdge[] = [];
  #heuristic: Float64Array | undefined;
  #start: number | undefined;
  #goals: number[] = [];
  #newNames: "welcome" | "warn" | "refuse" = "welcome";

  fault(sentence: Text, { place }: Literal): void {
    if (this.#faults.length < MAX_FAULTS) this.#faults.push({ text: sentence, ...place });
  }

  result(): Parsed<PathProblem> {
    if (this.#labels.length === 0 && this.#faults.length === 0) {
      this.#faults.push({ text: texts.noVertex(), line: 1, column: 1 });
    }
    if (this.#faults.length > 0) return refused(this.#faults);
    const labels = this.#labels;
    const graph = weightedGraph(labels.length, this.#edges, (vertex) => labels[vertex]);
    const asked = { heuristicOfVertex: this.#heuristic, start: this.#start, goals: this.#goals };
    return parsed({ graph, labels, ...asked }, this.#warnings);
  }

  readFields(fields: ReadonlyMap<Field, Literal>): void {
    const [vertices, edges, directed, heuristic, start, goal] = FIELDS.map((field) => fields.get(field));
    if (vertices !== undefined) this.#readVertices(vertices);
    if (edges?.kind === "dictionary") this.#readAdjacency(edges);
    else if (edges !== undefined) this.#readEdges(edges);
    if (directed?.kind === "boolean" && !directed.value) {
      for (const [from, to, weight] of [...this.#edges]) this.#edges.push([to, from, weight]);
    } else if (directed !== undefined && directed.kind !== "boolean") {
      this.fault(texts.directedNotBoolean(), directed);
    }
    this.#newNames = "refuse";
    if (heuristic !== undefined) this.#readHeuristic(heuristic);
    if (start !== undefined) this.#start = this.#vertex(start);
    if (goal !== undefined) {
      const named = this.#vertexOfLabel.has(nameOf(goal)) ? [goal] : (itemsOf(goal) ?? [goal]);
      this.#goals = named.flatMap((literal) => this.#vertex(literal) ?? []);
    }
  }

  #items(literal: Literal, notAList: Text): readonly Literal[] {
    const items = itemsOf(literal);
    if (items === undefined) this.fault(notAList, literal);
    return items ?? [];
  }

  #readVertices(literal: Literal): void {
    for (const item of this.#items(literal, texts.verticesNotAList())) {
      if (this.#vertexOfLabel.has(nameOf(item))) this.fault(texts.vertexTwice(nameOf(item)), item);
      this.#vertex(item);
    }
    this.#newNames = "refuse";
  }

  #readEdges(literal: Literal): void {
    for (const item of this.#items(literal, texts.edgesNotAList())) {
      const parts = itemsOf(item) ?? [];
      if (parts.length === 2 || parts.length === 3) this.#edge(parts[0], parts[1], parts[2]);
      else this.fault(texts.notAnEdge(), item);
    }
  }

  #readAdjacency({ entries }: Dictionary): void {
    const before = this.#newNames;
    const seen = new Set<string>();
    for (const [key] of entries) {
      if (seen.has(nameOf(key))) this.fault(texts.vertexTwice(nameOf(key)), key);
      seen.add(nameOf(key));
      this.#vertex(key);
    }
    if (before === "welcome") this.#newNames = "warn";
    for (const [source, targets] of entries) {
      if (targets.kind === "dictionary") {
        this.#readEntries(targets, (target, weight) => this.#edge(source, target, weight));
        continue;
      }
      for (const item of this.#items(targets, texts.targetsNotAList(nameOf(source)))) {
        const pair = itemsOf(item);
        // (0, 1) is the vertex of that name if there is one, else an edge to 0 of weight 1.
        const isTarget = pair?.length !== 2 || this.#vertexOfLabel.has(nameOf(item));
        if (isTarget) this.#edge(source, item, undefined);
        else this.#edge(source, pair[0], pair[1]);
      }
    }
  }

  #edge(source: Literal, target: Literal, weight: Literal | undefined): void {
    const from = this.#vertex(source);
    const to = this.#vertex(target);
    const value = weight === undefined ? 1 : weight.kind === "number" ? weight.value : Number.NaN;
    if (!Number.isFinite(value)) {
      const edge = `${nameOf(source)} → ${nameOf(target)}`;
      this.fault(texts.weightNotFinite(edge), weight ?? target);
    } else if (from !== undefined && to !== undefined) {
      this.#edges.push([from, to, value]);
    }
  }

  #readHeuristic(literal: Literal): void {
    if (literal.kind !== "dictionary") {
      this.fault(texts.heuristicNotADictionary(), literal);
      return;
    }
    const heuristic = new Float64Array(this.#labels.length);
    this.#heuristic = heuristic;
    this.#readEntries(literal, (key, value) => {
      const vertex = this.#vertex(key);
      if (value.kind !== "number") this.fault(texts.heuristicNotANumber(nameOf(key)), value);
      else if (vertex !== undefined) heuristic[vertex] = value.value;
    });
  }

  #readEntries({ entries }: Dictionary, read: (key: Literal, value: Literal) => void): void {
    const given = new Set<string>();
    for (const [key, value] of entries) {
      if (given.has(nameOf(key))) this.fault(texts.keyTwice(nameOf(key)), key);
      given.add(nameOf(key));
      read(key, value);
    }
  }

  #vertex(literal: Literal): number | undefined {
    const label = nameOf(literal);
    const known = this.#vertexOfLabel.get(label);
    if (known !== undefined) return known;
    if (this.#newNames === "refuse") {
      const known = this.#faults.length < MAX_SUGGESTIONS ? this.#labels : [];
      this.fault(unknownName(texts.VERTEX, label, known), literal);
      return undefined;
    }
    if (this.#newNames === "warn") {
      this.#warnings.push({ text: texts.vertexWithoutEntry(label), ...literal.place });
    }
    this.#vertexOfLabel.set(label, this.#labels.length);
    this.#labels.push(label);
    return this.#labels.length - 1;
  }
}
