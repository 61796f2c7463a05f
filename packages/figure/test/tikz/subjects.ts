import { ARENA_FORMATS, type Arena, explore, withDeadEnds } from "marienbad/arena";
import { unwrap } from "marienbad/base";
import type { AnyGame } from "marienbad/game";
import { findGame } from "marienbad/games/all";
import { heightOf, readScoreTree, treeGame } from "marienbad/search";
import type { FigureOptions, FigureSubject, Scene, SceneNode } from "../../src/index.ts";

export const game = (id: string, options: Record<string, unknown> = {}): FigureSubject => ({
  game: findGame(id)(options),
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

export function scoreTree(text: string): { game: AnyGame; options: FigureOptions } {
  const tree = unwrap(readScoreTree(text));
  return { game: treeGame(tree), options: { depth: heightOf(tree), positions: false } };
}

export function explored(subject: FigureSubject): Arena {
  const { notation } = subject.game;
  return explore<unknown, unknown>(subject.game, { label: (position) => notation.writePosition(position) }).arena;
}

/** The nodes that are drawn, without the end of the entry arrow. */
export function drawn({ nodes }: Scene): SceneNode[] {
  return nodes.filter(({ width }) => width > 0);
}
