import { type Language, seededRandom } from "marienbad";
import { findFigureFormat, type Scene, type SceneNode, type SceneText } from "marienbad/figure";
import {
  AXELROD_DILEMMA,
  analyseNormalForm,
  analysisToJson,
  bestResponseFlags,
  bimatrix,
  COURSE_DILEMMA,
  type Dilemma,
  findDilemmaStrategy,
  fractions,
  type NormalForm,
  playMatch,
  playTournament,
  populationDynamics,
  shownPayoff,
  tellAnalysis,
  tournamentToJson,
  writeFraction,
} from "marienbad/matrix";

/** A two-player game in normal form as it is typed. */
export interface MatrixDocument {
  readonly title: string;
  readonly players: readonly [string, string];
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  /** cells[row][column]: what the row player and the column player receive, or pay. */
  readonly cells: readonly (readonly (readonly [string, string])[])[];
  readonly costs: boolean;
  readonly unit: string;
}

export interface MatrixStudy {
  readonly analysis: ReturnType<typeof analysisToJson>;
  /** best[player][profile]: a best response to what the other does there. */
  readonly best: readonly (readonly boolean[])[];
  /** What the two receive in each profile, as people read it. */
  readonly points: readonly (readonly [number, number])[];
  readonly told: readonly string[];
}

function gameOf({ title, players, rows, columns, cells, costs, unit }: MatrixDocument): NormalForm {
  const matrixOf = (player: 0 | 1): string[][] => cells.map((row) => row.map((pair) => pair[player]));
  return bimatrix(matrixOf(0), matrixOf(1), { title, players, rows, columns, costs, unit });
}

function analyse({ document, language }: { document: MatrixDocument; language: Language }): MatrixStudy {
  const game = gameOf(document);
  const analysis = analyseNormalForm(game);
  const shown = (player: number, profile: number): number =>
    fractions.toNumber(shownPayoff(game, game.payoffsOfPlayer[player][profile]));
  return {
    analysis: analysisToJson(analysis),
    best: [0, 1].map((player) => bestResponseFlags(game, player)),
    points: game.payoffsOfPlayer[0].map((_, profile) => [shown(0, profile), shown(1, profile)] as const),
    told: tellAnalysis(analysis, language),
  };
}

export type Stakes = "course" | "axelrod";
const STAKES: Readonly<Record<Stakes, Dilemma>> = { course: COURSE_DILEMMA, axelrod: AXELROD_DILEMMA };

export interface Rules {
  readonly stakes: Stakes;
  readonly turns: number;
  readonly noise: number;
  readonly seed: number;
}

export interface MatchAnswer {
  /** Turn by turn: "CD" when the first cooperates and the second defects. */
  readonly turns: readonly string[];
  /** The sums after each turn, as people read them. */
  readonly sums: readonly (readonly [number, number])[];
}

function match({ first, second, rules }: { first: string; second: string; rules: Rules }): MatchAnswer {
  const dilemma = STAKES[rules.stakes];
  const { actions } = playMatch(
    findDilemmaStrategy(first),
    findDilemmaStrategy(second),
    { turns: rules.turns, noise: rules.noise, dilemma },
    seededRandom(rules.seed),
  );
  const sign = dilemma.costs ? -1 : 1;
  const worth = (own: "C" | "D", other: "C" | "D"): number =>
    sign * fractions.toNumber(dilemma.payoffOfTurn[`${own}${other}`]);
  let [one, two] = [0, 0];
  const sums = actions[0].map((action, turn): [number, number] => {
    one += worth(action, actions[1][turn]);
    two += worth(actions[1][turn], action);
    return [one, two];
  });
  return { turns: actions[0].map((action, turn) => `${action}${actions[1][turn]}`), sums };
}

export interface TournamentAnswer {
  readonly tournament: ReturnType<typeof tournamentToJson>;
  /** shares[generation][strategy]. */
  readonly shares: readonly (readonly number[])[];
}

/** Everybody meets everybody; then a population of them over the generations. */
async function tournament(
  {
    entrants,
    repeat,
    generations,
    rules,
  }: { entrants: readonly string[]; repeat: number; generations: number; rules: Rules },
  report: (share: number) => void,
): Promise<TournamentAnswer> {
  const dilemma = STAKES[rules.stakes];
  const played = await playTournament(entrants.map(findDilemmaStrategy), {
    turns: rules.turns,
    noise: rules.noise,
    seed: rules.seed,
    repeat,
    dilemma,
    onProgress: report,
  });
  return { tournament: tournamentToJson(played), shares: populationDynamics(played.payoffs, dilemma, { generations }) };
}

const CELL = { width: 96, height: 46 };

/** The matrix as a figure: best responses underlined by a bold border, equilibria by a double one. */
function figure({ document, format, blank }: { document: MatrixDocument; format: string; blank: boolean }): string {
  const game = gameOf(document);
  const flags = [0, 1].map((player) => bestResponseFlags(game, player));
  const text = (x: number, y: number, words: string, size: SceneText["size"] = "normal"): SceneText => ({
    x,
    y,
    text: words,
    anchor: "middle",
    size,
    tone: "plain",
  });
  const write = (player: number, profile: number): string => {
    const value = writeFraction(shownPayoff(game, game.payoffsOfPlayer[player][profile]));
    return !blank && flags[player][profile] ? `${value}*` : value;
  };
  const nodes: SceneNode[] = document.rows.flatMap((_, row) =>
    document.columns.map((_, column): SceneNode => {
      const profile = row * document.columns.length + column;
      const both = !blank && flags.every((list) => list[profile]);
      return {
        id: `r${row}c${column}`,
        label: `${write(0, profile)}, ${write(1, profile)}`,
        x: column * CELL.width,
        y: row * CELL.height,
        ...CELL,
        shape: "square",
        tone: both ? "draw" : "plain",
        border: both ? "double" : "single",
        stroke: "normal",
      };
    }),
  );
  const texts = [
    ...document.columns.map((name, column) => text(column * CELL.width, -CELL.height * 0.75, name)),
    ...document.rows.map((name, row) => text(-CELL.width, row * CELL.height, name)),
    text(((document.columns.length - 1) * CELL.width) / 2, -CELL.height * 1.3, document.players[1], "head"),
    text(-CELL.width, -CELL.height * 0.75, document.players[0], "head"),
  ];
  const scene: Scene = {
    id: "matrix",
    title: document.title,
    direction: "right",
    groups: [],
    edges: [],
    legend: [],
    nodes,
    texts,
  };
  return findFigureFormat(format).write(scene);
}

export const dilemmaTasks = {
  "dilemma.analyse": analyse,
  "dilemma.match": match,
  "dilemma.tournament": tournament,
  "dilemma.figure": figure,
};
export type DilemmaTasks = typeof dilemmaTasks;
