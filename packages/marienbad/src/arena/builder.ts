import { type Fault, type Parsed, type Place, parsed, refused, unwrap } from "../base/error.ts";
import { nearest } from "../base/nearest.ts";
import type { Text } from "../base/text.ts";
import type { Player } from "../game/game.ts";
import { type Arena, NOBODY } from "./arena.ts";

interface Mention {
  readonly label: string;
  readonly place: Place;
}

/**
 * Builds an arena from names, in any order: edges may be said before their vertices. Nothing is checked before the
 * end, where `build` reports every fault at once (row A2).
 */
export class ArenaBuilder {
  readonly #vertexOfLabel = new Map<string, number>();
  readonly #labels: string[] = [];
  readonly #owners: (Player | undefined)[] = [];
  readonly #edges: { readonly from: Mention; readonly to: Mention }[] = [];
  readonly #goals: { readonly player: Player; readonly mention: Mention }[] = [];
  readonly #faults: Fault[] = [];
  readonly #warnings: Fault[] = [];
  #start: Mention | undefined;

  has(label: string): boolean {
    return this.#vertexOfLabel.has(label);
  }

  /** Has an owner been said? */
  owned(label: string): boolean {
    return this.#owners[this.#vertexOfLabel.get(label) ?? -1] !== undefined;
  }

  /** Says that a vertex exists; said twice it is the same vertex. */
  vertex(label: string, owner?: Player, place: Place = {}): this {
    let vertex = this.#vertexOfLabel.get(label);
    if (vertex === undefined) {
      vertex = this.#labels.length;
      this.#vertexOfLabel.set(label, vertex);
      this.#labels.push(label);
      this.#owners.push(undefined);
    }
    const known = this.#owners[vertex];
    if (owner !== undefined && known !== undefined && known !== owner) {
      this.fault(
        { en: `vertex ${label} is given to both players`, fr: `le sommet ${label} est donné aux deux joueurs` },
        place,
      );
    }
    this.#owners[vertex] ??= owner;
    return this;
  }

  edge(from: string, to: string, place: Place = {}): this {
    this.#edges.push({ from: { label: from, place }, to: { label: to, place } });
    return this;
  }

  goal(player: Player, label: string, place: Place = {}): this {
    this.#goals.push({ player, mention: { label, place } });
    return this;
  }

  start(label: string, place: Place = {}): this {
    this.#start = { label, place };
    return this;
  }

  fault(sentence: Text, place: Place = {}): void {
    this.#faults.push({ text: sentence, ...place });
  }

  warn(sentence: Text, place: Place = {}): void {
    this.#warnings.push({ text: sentence, ...place });
  }

  /** The arena, or everything that is wrong with it. */
  build(): Parsed<Arena> {
    const vertexCount = this.#labels.length;
    if (vertexCount === 0 && this.#faults.length === 0) {
      this.fault({ en: "the arena has no vertex", fr: "l'arène n'a pas de sommet" });
    }
    this.#labels.forEach((label, vertex) => {
      if (this.#owners[vertex] !== undefined) return;
      this.fault({ en: `vertex ${label} has no owner`, fr: `le sommet ${label} n'a pas de propriétaire` });
    });
    const goalOfVertex = this.#buildGoals();
    const { firstEdgeOfVertex, targetOfEdge } = this.#buildEdges();
    const start = this.#start && this.#find(this.#start, { en: "the start", fr: "le départ" });
    if (this.#faults.length > 0) return refused(this.#faults);

    const labels = this.#labels;
    const arena: Arena = {
      vertexCount,
      edgeCount: targetOfEdge.length,
      firstEdgeOfVertex,
      targetOfEdge,
      ownerOfVertex: Uint8Array.from(this.#owners as Player[]),
      goalOfVertex,
      start,
      label: (vertex) => labels[vertex],
    };
    return parsed(arena, this.#warnings);
  }

  /** The arena; throws with every fault when there is one. */
  buildOrThrow(): Arena {
    return unwrap(this.build());
  }

  #find({ label, place }: Mention, role: Text): number | undefined {
    const vertex = this.#vertexOfLabel.get(label);
    if (vertex === undefined) {
      const close = nearest(label, this.#labels.length <= 1000 ? this.#labels : []);
      this.fault(
        {
          en: `${role.en} is ${label}, which is not a vertex${close === undefined ? "" : ` (${close} is one)`}`,
          fr: `${role.fr} est ${label}, qui n'est pas un sommet${close === undefined ? "" : ` (${close} en est un)`}`,
        },
        place,
      );
    }
    return vertex;
  }

  #buildGoals(): Uint8Array {
    const goalOfVertex = new Uint8Array(this.#labels.length).fill(NOBODY);
    for (const { player, mention } of this.#goals) {
      const vertex = this.#find(mention, { en: `a goal of player ${player}`, fr: `un but du joueur ${player}` });
      if (vertex === undefined) continue;
      if (goalOfVertex[vertex] !== NOBODY && goalOfVertex[vertex] !== player) {
        this.fault(
          {
            en: `vertex ${mention.label} is a goal of both players`,
            fr: `le sommet ${mention.label} est un but des deux joueurs`,
          },
          mention.place,
        );
      }
      goalOfVertex[vertex] = player;
    }
    return goalOfVertex;
  }

  /** Edges sorted by source; those of one source keep the order in which they were said. */
  #buildEdges(): Pick<Arena, "firstEdgeOfVertex" | "targetOfEdge"> {
    const targetsOfVertex = this.#labels.map(() => new Set<number>());
    let edgeCount = 0;
    for (const { from, to } of this.#edges) {
      const source = this.#find(from, { en: "the source of an edge", fr: "l'origine d'un arc" });
      const target = this.#find(to, { en: `a successor of ${from.label}`, fr: `un successeur de ${from.label}` });
      if (source === undefined || target === undefined) continue;
      if (targetsOfVertex[source].has(target)) {
        const edge = `${from.label} → ${to.label}`;
        this.fault({ en: `the edge ${edge} is there twice`, fr: `l'arc ${edge} y est deux fois` }, from.place);
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
