import { arenaGame, sniffFormat } from "marienbad/arena";
import { FIGURE_FORMATS, FIGURES } from "marienbad-figure";
import { loadSource } from "./sources.ts";
import { accepted, insist, orRefusal, refuse, type Target } from "./target.ts";

/** Figures are slow to lay out; small ones have every kind of node and edge. */
const MAX_VERTICES = 8;

const VERTICES: readonly object[] = [
  { name: "a", owner: 0, to: ["b<c>&", "d"] },
  { name: "b<c>&", owner: 1, to: ["a", "d"], goal: 1 },
  { name: "d", owner: 1, to: ["d", "\\end{tikzpicture}"] },
  { name: "\\end{tikzpicture}", owner: 0, goal: "draw" },
];

/** Figures of arenas with any names: each format keeps its own syntax. */
export async function figureTarget(): Promise<Target<string>> {
  const { textsOf } = await loadSource<{ textsOf(xml: string): string[] }>("figure/test/tikz/xml.ts");
  return {
    name: "figure",
    samples: [JSON.stringify({ start: "a", vertices: VERTICES }), JSON.stringify({ vertices: VERTICES.slice(3) })],
    run(text) {
      const arena = accepted(sniffFormat(text).read(text));
      if (arena.vertexCount > MAX_VERTICES) return refuse();
      const figure = FIGURES[text.length % FIGURES.length];
      const format = FIGURE_FORMATS[Math.floor(text.length / FIGURES.length) % FIGURE_FORMATS.length];
      const scene = orRefusal(() => figure.draw({ game: arenaGame(arena), arena }, { depth: 2 }));
      if (scene === undefined) return;
      const written = format.write(scene);
      insist(written === format.write(scene), "written otherwise the second time");
      if (format.id === "svg") textsOf(written); // throws unless it is well-formed
      if (format.id !== "tikz") return;
      const ends = written.split("\\end{tikzpicture}").length - 1;
      const begins = written.split("\\begin{tikzpicture}").length - 1;
      insist(begins > 0 && ends === begins, `${begins} pictures begin and ${ends} end`);
    },
  };
}
