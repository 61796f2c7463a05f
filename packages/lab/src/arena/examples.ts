import { type Text, text } from "marienbad";
import type { DeadEndRule } from "marienbad/arena";
import { LIFT, SIX, SIX_PRIORITIES } from "../base/endless-arenas.ts";
import { findGame } from "../own/games.ts";
import type { ArenaDocument, DocumentVertex, Source } from "./document.ts";
import * as texts from "./texts.ts";

export interface Example {
  readonly id: string;
  readonly title: Text;
  readonly source: Source;
  readonly deadEnds: DeadEndRule;
}

const game = (id: string, name: string, options: Record<string, string>, en: string, fr: string): Example => ({
  id,
  title: text(en, fr),
  source: { kind: "game", game: name, options },
  deadEnds: "draw",
});

/** A graph written as `a: b c` lines; what player 0 owns, and the goals. */
function graph(
  lines: string,
  own: { owners0: string; goals0?: string; goals1?: string; start?: string },
): ArenaDocument {
  const words = (text = ""): string[] => text.split(" ").filter((word) => word !== "");
  const rows = lines.split(";").map((line) => line.split(":").map((part) => part.trim()));
  const names = rows.map(([name]) => name);
  const vertices = names.map(
    (name): DocumentVertex => ({
      name,
      owner: words(own.owners0).includes(name) ? 0 : 1,
      ...(words(own.goals0).includes(name) ? { goal: 0 } : words(own.goals1).includes(name) ? { goal: 1 } : {}),
    }),
  );
  const edges = rows.flatMap(([, targets], from) =>
    words(targets).map((target): [number, number] => [from, names.indexOf(target)]),
  );
  return { vertices, edges, ...(own.start === undefined ? {} : { start: names.indexOf(own.start) }) };
}

/** A graph of both players with a priority at each vertex; each of them wins three. */
function withPriorities(priorities: readonly number[]): ArenaDocument {
  const plain = graph(SIX.lines, { owners0: SIX.own, start: "a" });
  return { ...plain, vertices: plain.vertices.map((vertex, index) => ({ ...vertex, priority: priorities[index] })) };
}

/** The worked examples and exercises of the course (facts and numbers; the sentences are the lab's own). */
export const EXAMPLES: readonly Example[] = [
  game("nim10", "nim", { sticks: "10", take: "1,2" }, "Nim from 10, take 1 or 2", "Nim à 10, prendre 1 ou 2"),
  game(
    "nim15",
    "nim",
    { sticks: "15", take: "2,3,5" },
    "Exercise: Nim from 15, take 2, 3 or 5",
    "Exercice : Nim à 15, prendre 2, 3 ou 5",
  ),
  game(
    "nim6",
    "nim",
    { sticks: "6", take: "1,2,3", until: "1" },
    "Nim from 6, leave the last stick",
    "Nim à 6, laisser le dernier bâtonnet",
  ),
  game(
    "nim6-misere",
    "nim",
    { sticks: "6", take: "1,2,3", last: "loses" },
    "Nim from 6, the last stick loses",
    "Nim à 6, le dernier bâtonnet perd",
  ),
  game(
    "rows22",
    "marienbad",
    { rows: "2,2", last: "wins" },
    "Two rows of two sticks, the last one wins",
    "Deux rangées de deux, le dernier gagne",
  ),
  game(
    "rows22-misere",
    "marienbad",
    { rows: "2,2" },
    "Two rows of two sticks, the last one loses",
    "Deux rangées de deux, le dernier perd",
  ),
  {
    id: "eight",
    title: text(
      "A graph of eight vertices: who cannot move loses",
      "Un graphe à huit sommets : qui ne peut jouer perd",
    ),
    source: {
      kind: "own",
      document: graph("0: 4 5; 1: 4 5 6; 2: 7; 3:; 4: 2; 5: 3; 6: 2 3; 7:", { owners0: "0 1 2 3", start: "0" }),
    },
    deadEnds: "mover-loses",
  },
  {
    id: "ranks",
    title: text("Ranks need breadth first", "Les rangs demandent un parcours en largeur"),
    source: {
      kind: "own",
      document: graph("x: y1 w; y1: p; p: u; u: y x; y: z; z: y0; y0: v; v:; w:", {
        owners0: "v w u y1 z",
        goals0: "v w",
        start: "x",
      }),
    },
    deadEnds: "draw",
  },
  {
    id: "draws",
    title: text("Two kinds of draws: one ends, one never does", "Deux sortes de nulles : l'une finit, l'autre jamais"),
    source: {
      kind: "own",
      document: graph("s: a e; a: b k; b: a g; e: h k; h:; g:; k:", {
        owners0: "a e g",
        goals0: "g",
        goals1: "k",
        start: "s",
      }),
    },
    deadEnds: "draw",
  },
  {
    id: "three",
    title: text(
      "Three vertices: staying where one wins is not winning",
      "Trois sommets : rester gagnant n'est pas gagner",
    ),
    source: { kind: "own", document: graph("a: b g; b: a; g:", { owners0: "a", goals0: "g", start: "a" }) },
    deadEnds: "draw",
  },
  {
    id: "twelve",
    title: text("Twelve vertices of the course", "Les douze sommets du cours"),
    source: {
      kind: "own",
      document: graph("e: d f; d: c a; c: b j; b: a; a: G f; f: g e; g: f j; h: m g; m: j; j: K e; G:; K:", {
        owners0: "e c a g m K",
        goals0: "G",
        goals1: "K",
        start: "e",
      }),
    },
    deadEnds: "draw",
  },
  {
    id: "detour",
    title: text("A way through the other's goal", "Un chemin par le but de l'autre"),
    source: {
      kind: "own",
      document: graph("a: k b; b: a; k: g; g:", { owners0: "a k g", goals0: "g", goals1: "k", start: "a" }),
    },
    deadEnds: "draw",
  },
  {
    id: "chain",
    title: text("A chain: layers are cumulative", "Une chaîne : les couches se cumulent"),
    source: {
      kind: "own",
      document: graph("0:; 1: 0; 2: 1; 3: 2; 4: 1 3", { owners0: "1 3", goals0: "0", start: "4" }),
    },
    deadEnds: "draw",
  },
  {
    id: "lift",
    title: text(
      "A lift that should come up again and again (Büchi)",
      "Un ascenseur qui doit remonter encore et encore (Büchi)",
    ),
    source: {
      kind: "own",
      document: { ...graph(LIFT.lines, { owners0: LIFT.own, goals0: LIFT.goals0, start: "0" }), objective: "buchi" },
    },
    deadEnds: "draw",
  },
  {
    id: "parity",
    title: text("A parity game of six vertices", "Un jeu de parité à six sommets"),
    source: { kind: "own", document: withPriorities(SIX_PRIORITIES) },
    deadEnds: "draw",
  },
  game("domineering23", "domineering", { rows: "2", columns: "3" }, "Domineering on 2 × 3", "Domineering sur 2 × 3"),
  game("chomp23", "chomp", { rows: "2", columns: "3" }, "Chomp on 2 × 3", "Chomp sur 2 × 3"),
  game("grundy8", "grundy", { heap: "8" }, "Grundy's game from 8", "Jeu de Grundy à 8"),
  game(
    "pong",
    "pong-hau-ki",
    {},
    "Pong hau k'i: a game that need not end",
    "Pong hau k'i : un jeu qui peut ne pas finir",
  ),
  game("hexapawn", "hexapawn", {}, "Hexapawn on 3 × 3", "Hexapion sur 3 × 3"),
  game(
    "tictactoe",
    "tictactoe",
    {},
    "Tic-tac-toe: 5478 positions, shown in numbers",
    "Morpion : 5478 positions, en nombres",
  ),
];

export function exampleOf(source: Source): Example | undefined {
  const asked = JSON.stringify(source);
  return EXAMPLES.find((example) => example.source === source || JSON.stringify(example.source) === asked);
}

export function titleOfSource(source: Source): Text {
  if (source.kind === "game") return exampleOf(source)?.title ?? findGame(source.game).title;
  return exampleOf(source)?.title ?? texts.yourArena;
}
