import { type Arena, type Player, unwrap } from "marienbad";
import { ArenaBuilder } from "marienbad/arena";
import type { Language } from "marienbad/base";
import type { Exercise, PythonCase } from "marienbad-exercise";
import type { ArenaCase } from "./arenas.ts";
import { astarTrials, largeAstar } from "./astar.ts";
import { attracteurTrials, largeAttracteur } from "./attracteur.ts";
import type { Convention } from "./convention.ts";
import { grundyTrials } from "./grundy.ts";
import { largeStrategie, strategieTrials } from "./strategie.ts";
import * as texts from "./texts.ts";
import { type Tree, treeTrials } from "./trees.ts";
import type { PythonWork } from "./trial.ts";

const goalNames = ({ firstPlayer }: Convention): readonly [string, string] => [
  `V${firstPlayer}`,
  `V${firstPlayer + 1}`,
];

/** The head of `attracteur` on the arena of a page: the play is over on the goals of both players. */
export function attracteurStub(how: Convention, language: Language): string {
  return `def attracteur(G, joueur, F):\n    """${texts.attracteurDoc(...goalNames(how))[language]}"""\n`;
}

export function attracteurOn(arena: Arena, player: Player, how: Convention): PythonWork {
  return {
    name: "attracteur",
    trials: attracteurTrials([{ arena, player }], 1, how, true),
    large: (size) => largeAttracteur(size, how),
  };
}

/** The head of `strategie(s)`, which plays on the arena of a page. */
export function strategieStub(how: Convention, language: Language): string {
  return `def strategie(s):\n    """${texts.strategieDoc(...goalNames(how))[language]}"""\n    return G[s][0]\n`;
}

/** The arena of a case, as the exercise writes it: `{("a", 0): [("b", 1)], …}` and the goals of the player. */
export function arenaOfCase({ arguments: [graph, , goals] }: PythonCase): Arena {
  const builder = new ArenaBuilder();
  const pairs = (written: string): string[] => Array.from(written.matchAll(/\("([^"]*)", [01]\)/g), ([, name]) => name);
  const entries = Array.from(graph.matchAll(/\("([^"]*)", ([01])\): \[([^\]]*)\]/g));
  for (const [, name, owner] of entries) builder.vertex(name, Number(owner) as Player);
  for (const [, name, , targets] of entries) for (const target of pairs(targets)) builder.edge(name, target);
  for (const name of pairs(goals)) builder.goal(0, name);
  return unwrap(builder.build());
}

const WORKS: Readonly<
  Record<string, (cases: readonly PythonCase[], seed: number, how: Convention) => Omit<PythonWork, "name">>
> = {
  attracteur: (cases, seed, how) => ({
    trials: attracteurTrials(cases.map(arenaCase), seed, how, false),
    large: (size) => largeAttracteur(size, how),
  }),
  strategie: (cases, seed, how) => ({
    trials: strategieTrials(cases.map(arenaCase), seed, how),
    large: (size) => largeStrategie(size, how),
  }),
  minimax: (cases, seed) => ({ trials: treeTrials(cases.map(treeOf), seed, false) }),
  alphabeta: (cases, seed) => ({ trials: treeTrials(cases.map(treeOf), seed, true) }),
  grundy: (cases) => ({
    trials: grundyTrials(
      cases.map(({ arguments: [heap, take] }) => ({ heap: Number(heap), take: JSON.parse(take) as number[] })),
    ),
  }),
  astar: (cases, seed) => ({
    trials: astarTrials(
      cases.map(({ arguments: [graph, estimates, from, to] }) => ({
        graph: JSON.parse(graph),
        estimates: JSON.parse(estimates),
        from: JSON.parse(from),
        to: JSON.parse(to),
      })),
      seed,
    ),
    large: largeAstar,
  }),
};

const arenaCase = (one: PythonCase): ArenaCase => ({ arena: arenaOfCase(one), player: 0 });
const treeOf = ({ arguments: [tree] }: PythonCase): Tree => JSON.parse(tree) as Tree;

/** The function that an exercise asks for; undefined where it asks for none. */
export function workOfExercise({ python, seed }: Exercise, how: Convention): PythonWork | undefined {
  if (python === undefined || !Object.hasOwn(WORKS, python.name)) return undefined;
  return { name: python.name, ...WORKS[python.name]([...python.publicCases, ...python.privateCases], seed, how) };
}
