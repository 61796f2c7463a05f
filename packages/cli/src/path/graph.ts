import { MarienbadError } from "marienbad/base";
import { readText } from "marienbad-databases/system";
import { graphTask, parsePathProblem, vertexNamed } from "marienbad-path";
import { type Call, textFlag } from "../core/command.ts";
import { unwrapRead } from "../core/faults.ts";
import type { PathSubject } from "./subject.ts";
import { texts } from "./texts.ts";

/** A weighted graph in a file; `--from` and `--to` override the start and the goal of the file. */
export async function loadGraph(call: Call, name: string): Promise<PathSubject<number>> {
  const { graph, labels, heuristicOfVertex, start, goals } = unwrapRead(
    call,
    name,
    parsePathProblem(await readText(name)),
  );
  const from = textFlag(call, "from");
  const to = textFlag(call, "to");
  const begin = from === undefined ? start : vertexNamed(graph, from);
  const ends = to === undefined ? goals : [vertexNamed(graph, to)];
  if (begin === undefined) {
    throw new MarienbadError("bad-argument", texts.noStart(name));
  }
  if (ends.length === 0) {
    throw new MarienbadError("bad-argument", texts.noGoal(name));
  }
  return {
    task: graphTask(graph, { start: begin, goals: ends }, heuristicOfVertex),
    write: (vertex) => labels[vertex],
    draw: (vertices) => vertices.map((vertex) => labels[vertex]).join(" → "),
  };
}
