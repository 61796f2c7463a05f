import { type Arena, choiceOf, rankOf, type Solution, winnerOf } from "marienbad/arena";
import { MarienbadError, runAsync, type Text, type Work } from "marienbad/base";
import type { Player } from "marienbad/game";
import { loadFamilies } from "marienbad/games";
import { findSolver, SOLVERS } from "marienbad/kernel";
import { countOutcomes, layers, type Reason } from "marienbad/solve";
import { offering } from "../core/advice.ts";
import {
  type Call,
  type Command,
  choiceFlag,
  flag,
  integerFlag,
  say,
  switchFlag,
  takeWords,
  textFlag,
} from "../core/command.ts";
import { whenRead } from "../core/output.ts";
import { MEMORY_FLAG, PROOF_TIME_FLAG, THREADS_FLAG } from "../core/resources.ts";
import { texts as coreTexts } from "../core/texts.ts";
import {
  printSummary,
  type SolvedGame,
  strategyAsJson,
  strategyLines,
  summaryAsJson,
} from "../report/solved-report.ts";
import { texts as reportTexts } from "../report/texts.ts";
import { exploreSubject } from "../subject/explore.ts";
import { LIMIT_FLAG, OBJECTIVE_FLAGS, SUBJECT_FLAGS, SYMMETRY_FLAG } from "../subject/flags.ts";
import { fromFlag } from "../subject/place.ts";
import { hasObjective, loadSubject, type Subject, withSymmetry } from "../subject/subject.ts";
import { texts } from "./texts.ts";

const SOLVER_IDS = SOLVERS.map(({ id }) => id);
/** Ids of solvers of other objectives; a test compares them with the registry, which is loaded on demand. */
export const PARITY_SOLVER_IDS = ["learning", "zielonka"];
const ALL_SOLVER_IDS = [...SOLVER_IDS, ...PARITY_SOLVER_IDS];

const PLAYERS = [0, 1] as const;

/** Half of the modules are for some calls only (databases, objectives, experts, points), and imported by these. */
export const solve: Command = {
  name: "solve",
  subjects: loadFamilies,
  usage:
    "solve GAME|FILE [key=value…] [--objective ID] [--from POSITION | --from-all] [--strategy] [--layers] " +
    "[--facts] [--certificate FILE] [--symmetry] [--solver ID] [--limit N] [--time MS] [--memory MIB] " +
    "[--database FILE [--segments] [--packed] [--levels] [--threads N]] [--state FILE]",
  flags: [
    flag("from POSITION", "solve from here", "résoudre depuis cette position"),
    flag(
      "from-all",
      "solve from all starts that the rules list, and count them",
      "résoudre depuis tous les débuts que donnent les règles, et les compter",
    ),
    flag("strategy", "list the winning strategies", "donner les stratégies gagnantes"),
    flag(
      "levels",
      "with --database: count the positions of each level",
      "avec --database : compter les positions de chaque niveau",
    ),
    flag(
      "layers",
      "list the attractors layer by layer, with reasons",
      "donner les attracteurs rang par rang, et pourquoi",
    ),
    flag(
      "facts",
      "the graph: bipartite, acyclic, dead ends, degrees",
      "le graphe : biparti, acyclique, culs-de-sac, degrés",
    ),
    flag(
      "certificate FILE",
      "save the solution (.jsonl: text; .paritysol: PGSolver's form; otherwise binary)",
      "enregistrer la solution (.jsonl : texte ; .paritysol : comme PGSolver ; sinon binaire)",
    ),
    SYMMETRY_FLAG,
    flag(
      `solver ${ALL_SOLVER_IDS.join("|")}`,
      `how to solve (default ${SOLVER_IDS[0]}; parity and the like ${PARITY_SOLVER_IDS[0]})`,
      `comment résoudre (${SOLVER_IDS[0]} par défaut ; parité et semblables ${PARITY_SOLVER_IDS[0]})`,
    ),
    flag(
      "database FILE",
      "solve level by level into this file, for games with many positions; resumes where it was stopped",
      "résoudre niveau par niveau dans ce fichier, pour les grands jeux ; reprend après un arrêt",
    ),
    flag(
      "segments",
      "with --database: a folder of segments instead of one file",
      "avec --database : un dossier de segments au lieu d'un fichier",
    ),
    flag(
      "packed",
      "with --database: pack what is worked on, for a small disk; takes longer",
      "avec --database : compresser les fichiers de travail, pour un petit disque ; plus long",
    ),
    flag(
      "state FILE",
      "for proofs of hours: keep what the game's own prover has found in FILE, to resume after a stop",
      "pour ce qui prend des heures : noter dans FILE ce que le démonstrateur a trouvé, pour reprendre",
    ),
    MEMORY_FLAG,
    THREADS_FLAG,
    LIMIT_FLAG,
    PROOF_TIME_FLAG,
    ...OBJECTIVE_FLAGS,
    ...SUBJECT_FLAGS,
  ],
  examples: [
    "marienbad solve nim sticks=15 take=2,3,5",
    "marienbad solve tictactoe --json",
    "marienbad solve connect4 columns=5 rows=4 --database 5x4.db --levels",
    "marienbad solve arena.py --player-slot 1 --dead-end mover-loses --strategy",
    "marienbad solve game.pg --objective parity --strategy",
  ],
  async run(call) {
    const [name] = takeWords(call, solve, 1);
    const database = textFlag(call, "database");
    if (database !== undefined) {
      const { solveByLevels } = await import("../database/database-commands.ts");
      return await solveByLevels(call, name, database);
    }
    const given = await loadSubject(call, name, true);
    if (switchFlag(call, "from-all")) return await solveFromAll(call, given);
    const { subject, from } = withSymmetry(call, given, fromFlag(call, given));
    if (hasObjective(call, subject)) {
      const { solveForObjective } = await import("../objective/solve.ts");
      return await solveForObjective(call, subject, from);
    }
    const state = textFlag(call, "state");
    if (state !== undefined) {
      const { solveWithState } = await import("./solve-by-expert.ts");
      return await solveWithState(call, subject, from ?? subject.game.start, state);
    }
    if (subject.game.expert !== undefined) {
      const { solveByExpert } = await import("./solve-by-expert.ts");
      const code = await solveByExpert(call, subject, from ?? subject.game.start);
      if (code !== undefined) return code;
    }
    const detailed = switchFlag(call, "strategy") || switchFlag(call, "layers");
    const exploration = await exploreSubject(call, subject, {
      from: [from ?? subject.game.start],
      keepPositions: detailed,
      time: integerFlag(call, "time", { min: 1 }),
    }).catch(async (error: unknown) => {
      throw await offeringMore(call, error, given);
    });
    const { arena, points } = exploration;
    if (points !== undefined) {
      const { solveForPoints } = await import("./solve-for-points.ts");
      return await solveForPoints(call, subject, arena, points, from);
    }
    const solution = await solveBy(call, arena);
    const start = subject.arena === undefined ? 0 : ((from as number | undefined) ?? arena.start);
    const certificate = textFlag(call, "certificate");
    if (certificate !== undefined) {
      const { saveCertificate } = await import("../objective/solve.ts");
      await saveCertificate(call, certificate, arena, solution);
    }
    const game: SolvedGame = {
      subject,
      positions: arena.vertexCount,
      moves: arena.edgeCount,
      counts: countOutcomes(arena, solution),
      arena,
      solution,
      start,
      startPosition: from ?? subject.game.start,
    };
    const facts = switchFlag(call, "facts") ? await import("../report/arena-facts.ts") : undefined;
    if (call.json) {
      const shown = facts && call.atOnce(() => facts.factsAsJson(arena));
      call.output.json({ ...summaryAsJson(game), ...shown, ...call.atOnce(() => detailsAsJson(call, game)) });
    } else {
      printSummary(call, game);
      facts?.printFacts(call, arena);
      await runAsync(printDetails(call, game), { signal: call.signal });
    }
    return 0;
  },
};

/** The error, with a hint if the game can be solved by its own solver, level by level or up to symmetry. */
async function offeringMore(call: Call, error: unknown, subject: Subject): Promise<unknown> {
  if (!(error instanceof MarienbadError) || error.code !== "limit-reached") return error;
  const isSymmetric = subject.game.symmetry !== undefined && !switchFlag(call, "symmetry");
  const known = subject.game.expert === undefined ? error : offering(error, "hasExpert");
  const offered = isSymmetric ? offering(known, "hasSymmetry") : known;
  try {
    const { levelledSubject } = await import("../database/game-database.ts");
    await levelledSubject(subject);
  } catch {
    return offered; // it cannot be solved by levels either
  }
  return offering(offered, "hasLevels");
}

async function solveBy(call: Call, arena: Arena): Promise<Solution> {
  const solver = findSolver(choiceFlag(call, "solver", ALL_SOLVER_IDS) ?? SOLVER_IDS[0]);
  if (!solver.fits(arena)) throw new MarienbadError("not-applicable", texts.unfitSolver(solver.id, solver.requires));
  return await runAsync(solver.solve(arena), { signal: call.signal });
}

function detailsAsJson(call: Call, { arena, solution }: SolvedGame): object {
  const attractorFor = (player: Player): string[][] =>
    Array.from(layers(arena, solution, player), ({ added }) => added.map(({ vertex }) => arena.label(vertex)));
  return {
    ...(switchFlag(call, "strategy") && {
      strategy: PLAYERS.map((player) => strategyAsJson(arena, strategyOf(arena, solution, player))),
    }),
    ...(switchFlag(call, "layers") && { attractors: PLAYERS.map(attractorFor) }),
  };
}

function* strategyOf(arena: Arena, solution: Solution, player: Player): Generator<[number, number], void, void> {
  for (let vertex = 0; vertex < arena.vertexCount; vertex++) {
    const choice = choiceOf(solution, vertex);
    if (choice !== undefined && winnerOf(solution, vertex) === player) yield [vertex, choice];
  }
}

/** Prints with a pause after each line; progress is the number of lines. */
function* printDetails(call: Call, game: SolvedGame): Work<void> {
  let lines = 0;
  for (const line of detailLines(call, game)) {
    if (call.output.closed) throw new MarienbadError("interrupted", coreTexts.INTERRUPTED);
    call.output.line(line);
    yield* whenRead(call.output, ++lines);
  }
}

function* detailLines(call: Call, { arena, solution }: SolvedGame): Generator<string, void, void> {
  if (switchFlag(call, "layers")) {
    for (const player of PLAYERS) yield* layerLines(call, arena, solution, player);
  }
  if (switchFlag(call, "strategy")) {
    for (const player of PLAYERS) yield* strategyLines(call, arena, player, strategyOf(arena, solution, player));
  }
}

function* layerLines(call: Call, arena: Arena, solution: Solution, player: Player): Generator<string, void, void> {
  yield `\n${call.paint.player(player, say(call, texts.attractor(player)))}`;
  for (const { rank, added } of layers(arena, solution, player)) {
    yield `  A${subscript(rank)}`;
    for (const { vertex, reason } of added) {
      yield `    ${say(call, texts.becauseOf(arena.label(vertex), reasonText(arena, reason)))}`;
    }
  }
}

function reasonText(arena: Arena, reason: Reason): Text {
  switch (reason.kind) {
    case "goal":
      return texts.GOAL;
    case "one-good-move":
      return texts.oneGoodMove(arena.label(reason.to));
    default:
      return texts.everyMove(reason.to.map((target) => arena.label(target)));
  }
}

function subscript(value: number): string {
  return String(value).replace(/\d/g, (digit) => "₀₁₂₃₄₅₆₇₈₉"[Number(digit)]);
}

const OF_ONE_START = ["from", "strategy", "layers", "symmetry", "certificate"];

/** Solves a game from all starts of its rules: how many are won, and the longest wins of either player. */
async function solveFromAll(call: Call, subject: Subject): Promise<number> {
  const { game } = subject;
  const useless = OF_ONE_START.find((flag) => flag in call.flags);
  if (useless !== undefined) throw new MarienbadError("bad-argument", texts.notFromAll(useless));
  if (game.starts === undefined) throw new MarienbadError("not-applicable", texts.noStarts(game.id));
  if (game.scores !== undefined) throw new MarienbadError("not-applicable", texts.startsForPoints());
  const from = [...(typeof game.starts === "function" ? game.starts() : game.starts)];
  const { arena, positions } = await exploreSubject(call, subject, { from });
  const solution = await runAsync(findSolver(SOLVERS[0].id).solve(arena), { signal: call.signal });
  const starts = new Set(from.map((position) => game.key(position))).size; // the first vertices: only they are counted
  const valueOfVertex = solution.valueOfVertex.subarray(0, starts);
  const counts = countOutcomes({ ...arena, vertexCount: starts }, { ...solution, valueOfVertex });
  const longest = PLAYERS.map((player) => {
    const { rank, vertices } = longestWins(solution, player, starts);
    const examples = vertices.map((vertex) => game.notation.writePosition(positions[vertex]));
    return { winner: player, rank, examples };
  });
  const endless = endlessWins(solution, starts);
  const { vertexCount, edgeCount } = arena;
  if (call.json) {
    call.output.json({
      game: game.id,
      options: game.options,
      starts,
      positions: vertexCount,
      moves: edgeCount,
      counts: { ...counts.byOutcome, mover: counts.byMover },
      byRank: counts.byRank,
      endlessWins: endless,
      longest: longest.map(({ rank, ...rest }) => ({ ...rest, rank: rank ?? null })),
    });
    return 0;
  }
  const { line } = call.output;
  line(say(call, reportTexts.size(vertexCount, edgeCount)));
  line(say(call, texts.ofStarts(starts, reportTexts.outcomes(counts.byOutcome))));
  for (const { winner, rank, examples } of longest) {
    if (rank !== undefined) line(say(call, texts.longestWin(winner, rank, examples)));
  }
  if (endless > 0) line(say(call, texts.endlessWins(endless)));
  return 0;
}

const MAX_EXAMPLES = 5;

function longestWins(solution: Solution, player: Player, count: number): { rank?: number; vertices: number[] } {
  let longest: { rank?: number; vertices: number[] } = { vertices: [] };
  for (let vertex = 0; vertex < count; vertex++) {
    const rank = rankOf(solution, vertex);
    if (winnerOf(solution, vertex) !== player || rank === undefined) continue;
    if (longest.rank === undefined || rank > longest.rank) longest = { rank, vertices: [] };
    if (rank === longest.rank && longest.vertices.length < MAX_EXAMPLES) longest.vertices.push(vertex);
  }
  return longest;
}

/** Number of the first vertices won by endless play, if the rules award endless plays to a player. */
function endlessWins(solution: Solution, count: number): number {
  let wins = 0;
  for (let vertex = 0; vertex < count; vertex++) {
    if (winnerOf(solution, vertex) !== undefined && rankOf(solution, vertex) === undefined) wins++;
  }
  return wins;
}
