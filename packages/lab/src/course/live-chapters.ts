import { MarienbadError, readMove, seededRandom, unwrap } from "marienbad";
import { makeGame } from "marienbad/games/all";
import { analyseNim, grundyValue, grundyValues, mex, nimSum, subtractionGame } from "marienbad/impartial";
import {
  alphaBeta,
  graphGame,
  heightOf,
  memoMinimax,
  minimax,
  readScoredGraph,
  readScoreTree,
  treeGame,
} from "marienbad/search";
import { FIGURE_FORMATS } from "marienbad-figure";
import {
  analyseNormalForm,
  analysisToJson,
  COURSE_DILEMMA,
  findClassicGame,
  findDilemmaStrategy,
  fractions,
  playDilemma,
} from "marienbad-matrix";
import {
  checkAdmissible,
  checkConsistent,
  findPath,
  findVertexPath,
  makePuzzle,
  parsePathProblem,
  reducedWeights,
} from "marienbad-path";
import type { LiveExample } from "./notion.ts";

/** SPEC, example 9. */
const MEMO =
  "{0: [1, 2, 6], 1: [5], 2: [3], 3: [4, 6], 4: [5], 5: [6], 6: []}\nS0 = {0, 3, 5}\nh = [3, -1, -2, 0, 2, 2, " +
  "0]\nstart = 0";
/** SPEC, example 10. */
const PATH =
  '{"edges": [["s","a",1],["s","b",3],["a","b",1],["b","g",3]], "heuristic": {"a": 4}, "start": "s", "goal": "g"}';

function pathProblem() {
  const { graph, start = 0, goals, heuristicOfVertex } = unwrap(parsePathProblem(PATH));
  return { graph, ends: { start, goals }, estimate: (vertex: number): number => heuristicOfVertex?.[vertex] ?? 0 };
}

function scoreTree(text: string) {
  const tree = unwrap(readScoreTree(text));
  const rules = treeGame(tree);
  const { heuristics } = rules;
  const [heuristic] = Object.values(heuristics ?? {});
  return { ...rules, heuristic, depth: heightOf(tree) };
}

/** Searches, Nim, paths, dilemmas and figures. */
export const CHAPTER_EXAMPLES: Readonly<Record<string, LiveExample>> = {
  nim6Value: {
    expected: "1",
    compute: () => {
      const rules = makeGame("nim", { sticks: "6", until: "1" });
      return String(Math.sign(minimax(rules, rules.start, { depth: 6 }).value));
    },
  },
  formats: { expected: "svg, tikz, dot, mermaid", compute: () => FIGURE_FORMATS.map(({ id }) => id).join(", ") },
  minimax: {
    expected: "2",
    compute: () => {
      const rules = scoreTree("[[[3],[-2,1],[4]],[[2,0]],[[-3,-3],[5]]]");
      const { heuristic, depth } = rules;
      return String(minimax(rules, rules.start, { depth, heuristic }).value);
    },
  },
  alphaBeta: {
    expected: "1: 1, 4, -1, -3, -3",
    compute: () => {
      const rules = scoreTree("[[[1],[4,-2,1]],[[-1],[5]],[[-3,-3],[5]]]");
      const { heuristic, depth } = rules;
      const read: number[] = [];
      const { value } = alphaBeta(rules, rules.start, {
        depth,
        heuristic,
        trace: (event) => {
          if (event.kind === "leaf") read.push(event.value);
        },
      });
      return `${value}: ${read.join(", ")}`;
    },
  },
  memo: {
    expected: "2, 0",
    compute: () => {
      const rules = unwrap(graphGame(unwrap(readScoredGraph(MEMO))));
      const { heuristics } = rules;
      const [heuristic] = Object.values(heuristics ?? {});
      const { value } = minimax(rules, rules.start, { depth: 4, heuristic });
      const course = memoMinimax(rules, rules.start, { depth: 4, heuristic, reuse: "deeper" });
      return `${value}, ${course.value}`;
    },
  },
  /** SPEC, example 9; by hand: 2→3→4→5 is worth h(5) = 2, and 1 and 6 lead to 0. */
  depth4: {
    expected: "2, 2",
    compute: () => {
      const rules = unwrap(graphGame(unwrap(readScoredGraph(MEMO))));
      const { notation, heuristics } = rules;
      const [heuristic] = Object.values(heuristics ?? {});
      const { value, line } = minimax(rules, rules.start, { depth: 4, heuristic });
      return `${value}, ${notation.writeMove(line[0], rules.start)}`;
    },
  },
  lines: {
    expected: "4, 3, 2",
    compute: () => {
      const rules = makeGame("tictactoe");
      const { notation, heuristics } = rules;
      const after = (word: string): number => {
        const move = readMove({ ...rules, notation }, rules.start, word);
        return heuristics?.lines?.(rules.play(rules.start, move)) ?? Number.NaN;
      };
      return ["5", "1", "2"].map(after).join(", ");
    },
  },
  xor: { expected: "6", compute: () => String(nimSum([5, 3])) },
  mex: { expected: "2", compute: () => String(mex([0, 1, 3, 4])) },
  twoRows: {
    expected: "0, player 1",
    compute: () => {
      const { sum, winner } = analyseNim([2, 2]);
      return `${sum}, player ${winner}`;
    },
  },
  bouton: { expected: "0", compute: () => String(analyseNim([1, 3, 5, 7]).sum) },
  misere: {
    expected: "lost, won",
    compute: () =>
      [false, true].map((misere) => (analyseNim([1, 1], { misere }).winner === 0 ? "won" : "lost")).join(", "),
  },
  sequence: {
    expected: "0,0,1,1,2,2,3 0,0,1,1,2,2,3",
    compute: () => {
      const values = [...grundyValues(subtractionGame([2, 3, 5]), 13)];
      return `${values.slice(0, 7)} ${values.slice(7, 14)}`;
    },
  },
  /** N5: what a player may do there depends on who it is. */
  refused: {
    expected: "not applicable",
    compute: () => {
      try {
        return String(grundyValue(makeGame("domineering")));
      } catch (error) {
        return error instanceof MarienbadError ? error.code.replace("-", " ") : String(error);
      }
    },
  },
  aStar: {
    expected: "5",
    compute: () => {
      const { graph, ends, estimate } = pathProblem();
      return String(findVertexPath(graph, ends, { algorithm: "astar", estimate }).cost);
    },
  },
  checks: {
    expected: "admissible, not consistent",
    compute: () => {
      const { graph, ends, estimate } = pathProblem();
      const word = (holds: boolean, name: string): string => (holds ? name : `not ${name}`);
      return [
        word(checkAdmissible(graph, ends.goals, estimate).holds, "admissible"),
        word(checkConsistent(graph, estimate).holds, "consistent"),
      ].join(", ");
    },
  },
  reduced: {
    expected: "5, 3, -3, 3",
    compute: () => {
      const { graph, estimate } = pathProblem();
      return [...reducedWeights(graph, estimate).weightOfEdge].join(", ");
    },
  },
  river: { expected: "7", compute: () => String(findPath(makePuzzle("river").graph).cost) },
  prisoners: {
    expected: "betray, betray: 2, 2",
    compute: () => {
      const { pure } = analysisToJson(analyseNormalForm(findClassicGame("prisoners").make("en")));
      return pure.map(({ strategies, payoffs }) => `${strategies.join(", ")}: ${payoffs.join(", ")}`).join("; ");
    },
  },
  repeated: {
    expected: "7, 4",
    compute: () => {
      const [one, two] = ["tit-for-tat", "always-defect"].map(findDilemmaStrategy);
      const { scores } = playDilemma(one, two, { turns: 3, dilemma: COURSE_DILEMMA }, seededRandom(1));
      return scores.map((score) => -fractions.toNumber(score)).join(", ");
    },
  },
};
