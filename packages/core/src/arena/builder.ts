import { type Fault, MAX_FAULTS, type Parsed, type Place, parsed, refused, unwrap } from "../base/error.ts";
import { MAX_SUGGESTIONS, nearest } from "../base/nearest.ts";
import type { Text } from "../base/text.ts";
import type { Player, Result } from "../game/game.ts";
import { type Arena, DRAWN, MAX_PRIORITY, NOBODY, OBJECTIVE_IDS, type ObjectiveId } from "./arena.ts";
import * as texts from "./texts.ts";

interface Mention {
  readonly label: string;
  readonly place: Place;
}

/** Builds an arena from names, in any order; `build` reports all faults together (A2 in docs/concordance.md). */
export class ArenaBuilder {
  readonly #vertexOfLabel = new Map<string, number>();
  readonly #labels: string[] = [];
  readonly #places: Place[] = [];
  readonly #owners: (Player | undefined)[] = [];
  readonly #edges: { readonly from: string; readonly to: string; readonly place: Place }[] = [];
  readonly #goals: { readonly result: Result; readonly mention: Mention }[] = [];
  readonly #faults: Fault[] = [];
  readonly #warnings: Fault[] = [];
  readonly #priorities: { readonly priority: number; readonly mention: Mention }[] = [];
  #start: Mention | undefined;
  #objective: ObjectiveId | undefined;
  #endless: Player | undefined;

  has(label: string): boolean {
    return this.#vertexOfLabel.has(label);
  }

  owned(label: string): boolean {
    return this.#owners[this.#vertexOfLabel.get(label) ?? -1] !== undefined;
  }

  /** Adds a vertex; the same name is the same vertex. */
  vertex(label: string, owner?: Player, place: Place = {}): this {
    let vertex = this.#vertexOfLabel.get(label);
    if (vertex === undefined) {
      vertex = this.#labels.length;
      this.#vertexOfLabel.set(label, vertex);
      this.#labels.push(label);
      this.#places.push(place);
      this.#owners.push(undefined);
    }
    const known = this.#owners[vertex];
    if (owner !== undefined && known !== undefined && known !== owner) this.fault(texts.twoOwners(label), place);
    this.#owners[vertex] ??= owner;
    return this;
  }

  edge(from: string, to: string, place: Place = {}): this {
    this.#edges.push({ from, to, place });
    return this;
  }

  /** A goal of a player or, with "draw", a drawn end. */
  goal(result: Result, label: string, place: Place = {}): this {
    this.#goals.push({ result, mention: { label, place } });
    return this;
  }

  /** The priority of a vertex; either all vertices have one, or none. */
  priority(label: string, priority: number | string, place: Place = {}): this {
    const isPriority = Number.isInteger(priority) && Number(priority) >= 0 && Number(priority) <= MAX_PRIORITY;
    if (!isPriority) this.fault(texts.badPriority(label, priority, MAX_PRIORITY), place);
    this.#priorities.push({ priority: Number(priority), mention: { label, place } });
    return this;
  }

  /** The objective, if goals and priorities do not imply it. */
  objective(objective: string, place: Place = {}): this {
    this.#objective = OBJECTIVE_IDS.find((id) => id === objective);
    if (this.#objective === undefined) this.fault(texts.badObjective(objective, OBJECTIVE_IDS), place);
    return this;
  }

  /** The winner of a play that never ends: "0", "1" or "draw" (the default). */
  endless(result: string, place: Place = {}): this {
    if (!["0", "1", "draw"].includes(result)) this.fault(texts.badEndless(result), place);
    this.#endless = result === "0" ? 0 : result === "1" ? 1 : undefined;
    return this;
  }

  start(label: string, place: Place = {}): this {
    this.#start = { label, place };
    return this;
  }

  fault(sentence: Text, place: Place = {}, code?: string): void {
    if (this.#hasEnoughFaults) return;
    this.#faults.push({ text: sentence, ...place, ...(code === undefined ? {} : { code }) });
  }

  warn(sentence: Text, place: Place = {}): void {
    if (this.#warnings.length < MAX_FAULTS) this.#warnings.push({ text: sentence, ...place });
  }

  build(): Parsed<Arena> {
    const vertexCount = this.#labels.length;
    if (vertexCount === 0 && this.#faults.length === 0) this.fault(texts.noVertex());
    for (let vertex = 0; vertex < vertexCount && !this.#hasEnoughFaults; vertex++) {
      if (this.#owners[vertex] === undefined) this.fault(texts.noOwner(this.#labels[vertex]), this.#places[vertex]);
    }
    const goalOfVertex = this.#buildGoals();
    const priorityOfVertex = this.#buildPriorities();
    const { firstEdgeOfVertex, targetOfEdge } = this.#buildEdges();
    const start = this.#start && this.#find(this.#start, texts.theStart());
    if (this.#faults.length > 0) return refused(this.#faults, this.#warnings);

    const labels = this.#labels;
    const arena: Arena = {
      vertexCount,
      edgeCount: targetOfEdge.length,
      firstEdgeOfVertex,
      targetOfEdge,
      ownerOfVertex: Uint8Array.from(this.#owners as Player[]),
      goalOfVertex,
      start,
      ...(this.#endless === undefined ? {} : { endless: this.#endless }),
      ...(this.#objective === undefined ? {} : { objective: this.#objective }),
      ...(priorityOfVertex === undefined ? {} : { priorityOfVertex }),
      label: (vertex) => labels[vertex],
    };
    return parsed(arena, this.#warnings);
  }

  buildOrThrow(): Arena {
    return unwrap(this.build());
  }

  get #hasEnoughFaults(): boolean {
    return this.#faults.length >= MAX_FAULTS;
  }

  #find({ label, place }: Mention, role: Text): number | undefined {
    const vertex = this.#vertexOfLabel.get(label);
    if (vertex === undefined && !this.#hasEnoughFaults) {
      const close = this.#faults.length < MAX_SUGGESTIONS ? nearest(label, this.#labels) : undefined;
      this.fault(texts.notAVertex(role, label, close), place);
    }
    return vertex;
  }

  #buildGoals(): Uint8Array {
    const goalOfVertex = new Uint8Array(this.#labels.length).fill(NOBODY);
    for (const { result, mention } of this.#goals) {
      const vertex = this.#find(mention, texts.aGoal(result));
      if (vertex === undefined) continue;
      const goal = result === "draw" ? DRAWN : result;
      const known = goalOfVertex[vertex];
      if (known !== NOBODY && known !== goal) {
        const hasDraw = known === DRAWN || goal === DRAWN;
        this.fault((hasDraw ? texts.goalAndDraw : texts.twoGoals)(mention.label), mention.place);
      }
      goalOfVertex[vertex] = goal;
    }
    return goalOfVertex;
  }

  #buildPriorities(): Uint32Array | undefined {
    if (this.#priorities.length === 0) return undefined;
    const priorities = new Map<number, number>();
    for (const { priority, mention } of this.#priorities) {
      const vertex = this.#find(mention, texts.aPriority());
      if (vertex !== undefined) priorities.set(vertex, priority);
    }
    for (let vertex = 0; vertex < this.#labels.length && !this.#hasEnoughFaults; vertex++) {
      if (!priorities.has(vertex)) this.fault(texts.noPriority(this.#labels[vertex]), this.#places[vertex]);
    }
    return Uint32Array.from(this.#labels, (_, vertex) => priorities.get(vertex) ?? 0);
  }

  /** Edges sorted by source; those of one source keep the order in which they were given. */
  #buildEdges(): Pick<Arena, "firstEdgeOfVertex" | "targetOfEdge"> {
    const targetsOfVertex = this.#labels.map(() => new Set<number>());
    let edgeCount = 0;
    for (const { from, to, place } of this.#edges) {
      const source = this.#vertexOfLabel.get(from) ?? this.#find({ label: from, place }, texts.aSource());
      const target = this.#vertexOfLabel.get(to) ?? this.#find({ label: to, place }, texts.aSuccessor(from));
      if (source === undefined || target === undefined) continue;
      if (targetsOfVertex[source].has(target)) {
        this.fault(texts.edgeTwice(`${from} → ${to}`), place);
      }
      targetsOfVertex[source].add(target);
      edgeCount++;
    }
    const firstEdgeOfVertex = new Uint32Array(this.#labels.length + 1);
    const targetOfEdge = new Uint32Array(edgeCount);
    let edge = 0;
    targetsOfVertex.forEach((targets, vertex) => {
      for (const target of targets) targetOfEdge[edge++] = target;
      firstEdgeOfVertex[vertex + 1] = edge;
    });
    return { firstEdgeOfVertex, targetOfEdge: targetOfEdge.subarray(0, edge) };
  }
}
