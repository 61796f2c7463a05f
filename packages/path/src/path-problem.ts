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

/** A weighted graph with what is asked of it, as read from a text. */
export interface PathProblem {
  readonly graph: WeightedGraph;
  readonly labels: readonly string[];
  /** The estimate of every vertex (0 where none is given), when there is one. */
  readonly heuristicOfVertex: Float64Array | undefined;
  readonly start: number | undefined;
  readonly goals: readonly number[];
}

const FIELDS = ["vertices", "edges", "directed", "heuristic", "start", "goal"] as const;
type Field = (typeof FIELDS)[number];
/** Other names that people give the fields. */
const OTHER_NAMES: ReadonlyMap<string, Field> = new Map([
  ["goals", "goal"],
  ["graph", "edges"],
  ["h", "heuristic"],
]);

/**
 * Reads a weighted graph, in JSON or in Python's syntax, which are one here:
 *
 *     {"vertices": ["s", "a"], "edges": [["s", "a", 1]], "heuristic": {"a": 4}, "start": "s", "goal": "a"}
 *     {"s": {"a": 1, "b": 3}, "a": {}}      or      {"s": [("a", 1), ("b", 3)], "a": []}
 *     graph = {…}; heuristic = {…}; start = "s"; goal = "a"
 *
 * "heuristic" may be called "h", "vertices" may be left out, "edges" may be an adjacency dictionary, "goal" may be a
 * list, a target without a weight has weight 1, and "directed": false gives every edge its twin. All faults are
 * reported, each with its place. Negative weights are read: whether they are wanted is for the algorithms to say.
 */
export function parsePathProblem(text: string): Parsed<PathProblem> {
  return reading(() => {
    const reader = new Reader();
    reader.readFields(fieldsOf(readAssignments(text), reader));
    return reader.result();
  });
}

/** What the text says under which name; a dictionary without "edges" is an adjacency dictionary. */
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

/** A dictionary called h is a heuristic when it gives numbers: it could also be a graph of that name. */
function isHeuristic(name: string, { entries }: Literal & { kind: "dictionary" }): boolean {
  return name === "heuristic" || (name === "h" && entries.some(([, value]) => value.kind === "number"));
}

/** A vertex is called by its string, and anything else as Python writes it. */
function nameOf(literal: Literal): string {
  return literal.kind === "string" ? literal.value : writeLiteral(literal);
}

function itemsOf(literal: Literal): readonly Literal[] | undefined {
  return literal.kind === "list" || literal.kind === "tuple" || literal.kind === "set" ? literal.items : undefined;
}

/** Collects vertices, edges and faults. */
class Reader {
  readonly #faults: Fault[] = [];
  readonly #warnings: Fault[] = [];
  readonly #labels: string[] = [];
  readonly #vertexOfLabel = new Map<string, number>();
  readonly #edges: NumberedEdge[] = [];
  #heuristic: Float64Array | undefined;
  #start: number | undefined;
  #goals: number[] = [];
  /** What happens when a vertex is named that was not there before. */
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
    const problem: PathProblem = {
      graph: weightedGraph(labels.length, this.#edges, (vertex) => labels[vertex]),
      labels,
      heuristicOfVertex: this.#heuristic,
      start: this.#start,
      goals: this.#goals,
    };
    return parsed(problem, this.#warnings);
  }

  readFields(fields: ReadonlyMap<Field, Literal>): void {
    const vertices = fields.get("vertices");
    const edges = fields.get("edges");
    const directed = fields.get("directed");
    if (vertices !== undefined) this.#readVertices(vertices);
    if (edges?.kind === "dictionary") this.#readAdjacency(edges);
    else if (edges !== undefined) this.#readEdges(edges);
    if (directed?.kind === "boolean" && !directed.value) {
      const given = this.#edges.length;
      for (let edge = 0; edge < given; edge++) {
        const [from, to, weight] = this.#edges[edge];
        this.#edges.push([to, from, weight]);
      }
    } else if (directed !== undefined && directed.kind !== "boolean") {
      this.fault(texts.directedNotBoolean(), directed);
    }
    this.#newNames = "refuse";
    const heuristic = fields.get("heuristic");
    const start = fields.get("start");
    const goal = fields.get("goal");
    if (heuristic !== undefined) this.#readHeuristic(heuristic);
    if (start !== undefined) this.#start = this.#vertex(start);
    if (goal !== undefined) {
      const named = this.#vertexOfLabel.has(nameOf(goal)) ? [goal] : (itemsOf(goal) ?? [goal]);
      this.#goals = named.flatMap((literal) => this.#vertex(literal) ?? []);
    }
  }

  #readVertices(literal: Literal): void {
    const items = itemsOf(literal);
    if (items === undefined) {
      this.fault(texts.verticesNotAList(), literal);
    }
    for (const item of items ?? []) {
      if (this.#vertexOfLabel.has(nameOf(item))) this.fault(texts.vertexTwice(nameOf(item)), item);
      this.#vertex(item);
    }
    this.#newNames = "refuse";
  }

  #readEdges(literal: Literal): void {
    const items = itemsOf(literal);
    if (items === undefined) {
      this.fault(texts.edgesNotAList(), literal);
    }
    for (const item of items ?? []) {
      const parts = itemsOf(item);
      if (parts === undefined || parts.length < 2 || parts.length > 3) {
        this.fault(texts.notAnEdge(), item);
      } else {
        this.#edge(parts[0], parts[1], parts[2]);
      }
    }
  }

  #readAdjacency({ entries }: Literal & { kind: "dictionary" }): void {
    const before = this.#newNames;
    const seen = new Set<string>();
    for (const [key] of entries) {
      if (seen.has(nameOf(key))) this.fault(texts.vertexTwice(nameOf(key)), key);
      seen.add(nameOf(key));
      this.#vertex(key);
    }
    if (before === "welcome") this.#newNames = "warn";
    for (const [source, targets] of entries) {
      const items = itemsOf(targets);
      if (targets.kind === "dictionary") {
        const given = new Set<string>();
        for (const [target, weight] of targets.entries) {
          if (given.has(nameOf(target))) this.fault(texts.keyTwice(nameOf(target)), target);
          given.add(nameOf(target));
          this.#edge(source, target, weight);
        }
      } else if (items === undefined) {
        this.fault(texts.targetsNotAList(nameOf(source)), targets);
      }
      for (const item of items ?? []) {
        const pair = itemsOf(item);
        // (0, 1) is the vertex of that name when there is one, else an edge to 0 of weight 1.
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
    this.#heuristic = new Float64Array(this.#labels.length);
    const given = new Set<string>();
    for (const [key, value] of literal.entries) {
      if (given.has(nameOf(key))) this.fault(texts.keyTwice(nameOf(key)), key);
      given.add(nameOf(key));
      const vertex = this.#vertex(key);
      if (value.kind !== "number") {
        this.fault(texts.heuristicNotANumber(nameOf(key)), value);
      } else if (vertex !== undefined) this.#heuristic[vertex] = value.value;
    }
  }

  /** The number of a vertex, new or not. */
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
      this.#warnings.push({
        text: texts.vertexWithoutEntry(label),
        ...literal.place,
      });
    }
    this.#vertexOfLabel.set(label, this.#labels.length);
    this.#labels.push(label);
    return this.#labels.length - 1;
  }
}
