import type { Arena, Solution } from "marienbad/arena";
import { MarienbadError, runAsync, text } from "marienbad/base";
import { loadFamilies } from "marienbad/games";
import { findSolver, SOLVERS } from "marienbad/kernel";
import { PARITY_SOLVERS } from "marienbad/objective";
import { countOutcomes } from "marienbad/solve";
import { ofGameWithExpert, ofLevelledGame, ofSymmetricGame } from "../core/advice.ts";
import { type Call, type Command, choiceFlag, integerFlag, switchFlag, takeWords, textFlag } from "../core/command.ts";
import { PROOF_TIME_FLAG, THREADS_FLAG } from "../core/resources.ts";
import { MEMORY_FLAG } from "../database/memory.ts";
import { hasObjective } from "../objective/objective.ts";
import { factsAsJson, printFacts } from "../report/arena-facts.ts";
import { printSummary, type SolvedGame, summaryAsJson } from "../report/solved-report.ts";
import { exploreSubject } from "../subject/explore.ts";
import { LIMIT_FLAG, OBJECTIVE_FLAGS, SUBJECT_FLAGS } from "../subject/flags.ts";
import { fromFlag } from "../subject/place.ts";
import { loadSubject, type Subject } from "../subject/subject.ts";
import { SYMMETRY_FLAG, withSymmetry } from "../subject/symmetry.ts";
import { detailsAsJson, printDetails } from "./solve-details.ts";
import { FROM_ALL_FLAG, solveFromAll } from "./solve-from-all.ts";
import { texts } from "./texts/solve.ts";

const SOLVER_IDS = SOLVERS.map(({ id }) => id);
const ALL_SOLVER_IDS = [...SOLVER_IDS, ...PARITY_SOLVERS.map(({ id }) => id)];

/** What only some calls need (databases, objectives, experts, points) is half of the modules, and imported by these. */
export const solve: Command = {
  name: "solve",
  subjects: loadFamilies,
  usage:
    "solve GAME|FILE [key=value…] [--objective ID] [--from POSITION | --from-all] [--strategy] [--layers] " +
    "[--facts] [--certificate FILE] [--symmetry] [--solver ID] [--limit N] [--time MS] [--memory MIB] " +
    "[--database FILE [--segments] [--packed] [--levels] [--threads N]] [--state FILE]",
  flags: [
    { name: "from", value: "POSITION", summary: text("solve from here", "résoudre depuis cette position") },
    FROM_ALL_FLAG,
    { name: "strategy", summary: text("list the winning strategies", "donner les stratégies gagnantes") },
    {
      name: "levels",
      summary: text(
        "with --database: count the positions of each level",
        "avec --database : compter les positions de chaque niveau",
      ),
    },
    {
      name: "layers",
      summary: text(
        "list the attractors layer by layer, with reasons",
        "donner les attracteurs rang par rang, et pourquoi",
      ),
    },
    {
      name: "facts",
      summary: text(
        "the graph: bipartite, acyclic, dead ends, degrees",
        "le graphe : biparti, acyclique, culs-de-sac, degrés",
      ),
    },
    {
      name: "certificate",
      value: "FILE",
      summary: text(
        "save the solution (.jsonl: text; .paritysol: PGSolver's form; otherwise binary)",
        "enregistrer la solution (.jsonl : texte ; .paritysol : comme PGSolver ; sinon binaire)",
      ),
    },
    SYMMETRY_FLAG,
    {
      name: "solver",
      value: ALL_SOLVER_IDS.join("|"),
      summary: text(
        `how to solve (default ${SOLVER_IDS[0]}; parity and the like ${PARITY_SOLVERS[0].id})`,
        `comment résoudre (${SOLVER_IDS[0]} par défaut ; parité et semblables ${PARITY_SOLVERS[0].id})`,
      ),
    },
    {
      name: "database",
      value: "FILE",
      summary: text(
        "solve level by level into this file, for games with many positions; resumes where it was stopped",
        "résoudre niveau par niveau dans ce fichier, pour les grands jeux ; reprend après un arrêt",
      ),
    },
    {
      name: "segments",
      summary: text(
        "with --database: a folder of segments instead of one file",
        "avec --database : un dossier de segments au lieu d'un fichier",
      ),
    },
    {
      name: "packed",
      summary: text(
        "with --database: pack what is worked on, for a small disk; takes longer",
        "avec --database : compresser les fichiers de travail, pour un petit disque ; plus long",
      ),
    },
    {
      name: "state",
      value: "FILE",
      summary: text(
        "for proofs of hours: keep what the game's own prover has found in FILE, to resume after a stop",
        "pour ce qui prend des heures : noter dans FILE ce que le démonstrateur a trouvé, pour reprendre",
      ),
    },
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
    const place = fromFlag(call, given);
    const { subject, from } = switchFlag(call, "symmetry")
      ? withSymmetry(given, place)
      : { subject: given, from: place };
    if (hasObjective(call, subject)) {
      const { solveForObjective } = await import("../objective/solve.ts");
      return await solveForObjective(call, subject, from);
    }
    const state = textFlag(call, "state");
    if (state !== undefined) {
      const { solveWithState } = await import("./solve-with-state.ts");
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
    const showsFacts = switchFlag(call, "facts");
    const wanted = { strategy: switchFlag(call, "strategy"), layers: switchFlag(call, "layers") };
    if (call.json) {
      const facts = showsFacts ? call.atOnce(() => factsAsJson(arena)) : {};
      call.output.json({ ...summaryAsJson(game), ...facts, ...call.atOnce(() => detailsAsJson(game, wanted)) });
    } else {
      printSummary(call, game);
      if (showsFacts) printFacts(call, arena);
      await runAsync(printDetails(call, game, wanted), { signal: call.signal });
    }
    return 0;
  },
};

/** The error, marked where a game too large to explore has a solver, or can be solved by levels or up to symmetry. */
async function offeringMore(call: Call, error: unknown, subject: Subject): Promise<unknown> {
  if (!(error instanceof MarienbadError) || error.code !== "limit-reached") return error;
  const isSymmetric = subject.game.symmetry !== undefined && !switchFlag(call, "symmetry");
  const known = subject.game.expert === undefined ? error : ofGameWithExpert(error);
  const offered = isSymmetric ? ofSymmetricGame(known) : known;
  try {
    const { levelledSubject } = await import("../database/game-database.ts");
    await levelledSubject(subject);
  } catch {
    return offered; // it cannot be solved by levels either
  }
  return ofLevelledGame(offered);
}

/** By the solver that was asked for. */
async function solveBy(call: Call, arena: Arena): Promise<Solution> {
  const solver = findSolver(choiceFlag(call, "solver", ALL_SOLVER_IDS) ?? SOLVER_IDS[0]);
  if (!solver.fits(arena)) throw new MarienbadError("not-applicable", texts.unfitSolver(solver.id, solver.requires));
  return await runAsync(solver.solve(arena), { signal: call.signal });
}
