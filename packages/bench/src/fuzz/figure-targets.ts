import type { Arena } from "marienbad";
import { ARENA_FORMATS, arenaGame } from "marienbad/arena";
import { FIGURE_FORMATS, FIGURES } from "marienbad-figure";
import { loadSource } from "./sources.ts";
import { type AnyTarget, accepted, insist, orRefusal, refuse } from "./target.ts";

/** Figures are slow to lay out; small ones have every kind of node and edge. */
const MAX_VERTICES = 8;

const VERTICES: readonly object[] = [
  { name: "a", owner: 0, to: ["b<c>&", "d"] },
  { name: "b<c>&", owner: 1, to: ["a", "d"], goal: 1 },
  { name: "d", owner: 1, to: ["d", "\\end{tikzpicture}"] },
  { name: "\\end{tikzpicture}", owner: 0, goal: "draw" },
];

/** Names from elsewhere in figures: each format keeps its own syntax, whatever they are. */
export async function figureTargets(): Promise<AnyTarget[]> {
  const { textsOf } = await loadSource<{ textsOf(xml: string): string[] }>("figure/test/tikz/xml.ts");
  const format = ARENA_FORMATS.find(({ id }) => id === "json");
  if (format === undefined) return [];
  return [
    {
      name: "figure",
      weight: 1,
      samples: [JSON.stringify({ start: "a", vertices: VERTICES }), JSON.stringify({ vertices: VERTICES.slice(3) })],
      run(text: string) {
        const arena = accepted(format.read(text));
        if (arena.vertexCount > MAX_VERTICES) return refuse();
        draw(arena, text.length, textsOf);
      },
    },
  ];
}

/** One of the figures in one of the formats. */
function draw(arena: Arena, chance: number, textsOf: (xml: string) => string[]): void {
  const figure = FIGURES[chance % FIGURES.length];
  const format = FIGURE_FORMATS[Math.floor(chance / FIGURES.length) % FIGURE_FORMATS.length];
  const scene = orRefusal(() => figure.draw({ game: arenaGame(arena), arena }, { depth: 2 }));
  if (scene === undefined) return;
  const written = format.write(scene);
  insist(written === format.write(scene), "written otherwise the second time");
  if (format.id === "svg") textsOf(written); // throws unless it is well-formed
  if (format.id !== "tikz") return;
  const ends = written.split("\\end{tikzpicture}").length - 1;
  const begins = written.split("\\begin{tikzpicture}").length - 1;
  insist(begins > 0 && ends === begins, `${begins} pictures begin and ${ends} end`);
}
