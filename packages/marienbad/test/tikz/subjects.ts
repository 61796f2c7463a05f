import { ARENA_FORMATS, type Arena, explore, withDeadEnds } from "../../src/arena/index.ts";
import { unwrap } from "../../src/base/error.ts";
import type { FigureOptions, FigureSubject, Scene, SceneNode } from "../../src/figure/index.ts";
import type { AnyKit } from "../../src/game/index.ts";
import { makeGame } from "../../src/games/index.ts";
import { heightOf, readScoreTree, treeGame } from "../../src/search/index.ts";

export const game = (id: string, options: Record<string, unknown> = {}): FigureSubject => ({
  kit: makeGame(id, options).kit,
});
export const nim10 = game("nim", { sticks: 10, take: [1, 2] });
export const nim6 = game("nim", { sticks: 6, until: 1 });

/** The course's second arena (SPEC, worked example 3). */
export function exampleArena(): Arena {
  const text = "{0:[4,5],1:[4,5,6],2:[7],3:[],4:[2],5:[3],6:[2,3],7:[]}";
  const python = ARENA_FORMATS.find(({ id }) => id === "py");
  const read = python?.read(text, { owners: { kind: "below", threshold: 4 } });
  if (read === undefined) throw new Error("there is no reader of Python dictionaries");
  return withDeadEnds(unwrap(read), "mover-loses");
}

export function scoreTree(text: string): { kit: AnyKit; options: FigureOptions } {
  const tree = unwrap(readScoreTree(text));
  return { kit: treeGame(tree), options: { depth: heightOf(tree), positions: false } };
}

export function explored(subject: FigureSubject): Arena {
  const { rules, notation } = subject.kit;
  return explore<unknown, unknown>(rules, { label: (position) => notation.writePosition(position) }).arena;
}

/** The nodes that are drawn, without the end of the entry arrow. */
export function drawn({ nodes }: Scene): SceneNode[] {
  return nodes.filter(({ width }) => width > 0);
}
