import { type Arena, choiceOf, type Solution, winnerOf } from "../../arena/index.ts";
import { MarienbadError } from "../../base/error.ts";
import { type Text, text } from "../../base/text.ts";
import { canonicalImage, type Player, upToSymmetry } from "../../game/index.ts";
import { solve as solveArena } from "../../kernel/automatic.ts";
import { writeFileSafely } from "../../node/files.ts";
import { countOutcomes, layers, type Reason } from "../../solve/index.ts";
import { writeCertificateBytes, writeCertificateLines } from "../../verify/index.ts";
import { advised } from "../core/advice.ts";
import { type Call, type Command, say, switchFlag, takeWords, textFlag } from "../core/command.ts";
import { THREADS_FLAG } from "../core/resources.ts";
import * as coreTexts from "../core/texts.ts";
import { solveIntoDatabase } from "../database/database-commands.ts";
import { levelledSubject, MEMORY_FLAG } from "../database/game-database.ts";
import { printSummary, type SolvedGame, summaryAsJson } from "../report/solved-report.ts";
import { exploreSubject } from "../subject/explore.ts";
import { LIMIT_FLAG, SUBJECT_FLAGS } from "../subject/flags.ts";
import { fromFlag } from "../subject/place.ts";
import { loadSubject, type Subject } from "../subject/subject.ts";
import * as texts from "./texts/solve.ts";

export const solve: Command = {
  name: "solve",
  usage:
    "solve GAME|FILE [key=value…] [--from POSITION] [--strategy] [--layers] [--certificate FILE] [--symmetry] [--limit N] [--database FILE [--levels] [--memory MIB] [--threads N]]",
  summary: text(
    "Who wins, in how many moves, and how: the whole game solved exactly.",
    "Qui gagne, en combien de coups et comment : tout le jeu, résolu exactement.",
  ),
  flags: [
    { name: "from", value: "POSITION", summary: text("solve from here", "résoudre depuis cette position") },
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
      name: "certificate",
      value: "FILE",
      summary: text(
        "save the solution (.jsonl: text, otherwise binary)",
        "enregistrer la solution (.jsonl : texte, sinon binaire)",
      ),
    },
    {
      name: "symmetry",
      summary: text("treat mirror images as one position", "confondre les positions symétriques"),
    },
    {
      name: "database",
      value: "FILE",
      summary: text(
        "solve level by level into this file, for games with many positions; resumes where it was stopped",
        "résoudre niveau par niveau dans ce fichier, pour les grands jeux ; reprend après un arrêt",
      ),
    },
    MEMORY_FLAG,
    THREADS_FLAG,
    LIMIT_FLAG,
    ...SUBJECT_FLAGS,
  ],
  examples: [
    "marienbad solve nim sticks=15 take=2,3,5",
    "marienbad solve tictactoe --json",
    "marienbad solve connect4 columns=5 rows=4 --database 5x4.db --levels",
    "marienbad solve arena.py --player-slot 1 --dead-end mover-loses --strategy",
  ],
  async run(call) {
    const [name] = takeWords(call, solve, 1);
    const database = textFlag(call, "database");
    if (database !== undefined) return await solveIntoDatabase(call, name, database);
    const given = await loadSubject(call, name);
    const place = fromFlag(call, given);
    const { subject, from } = switchFlag(call, "symmetry")
      ? withSymmetry(given, place)
      : { subject: given, from: place };
    const detailed = switchFlag(call, "strategy") || switchFlag(call, "layers");
    const exploration = await exploreSubject(call, subject, {
      from: from ?? subject.kit.rules.start,
      keepPositions: detailed,
    }).catch((error: unknown) => {
      throw offeringDatabase(error, name, given);
    });
    const { arena } = exploration;
    const solution = solveArena(arena);
    const start = subject.arena === undefined ? 0 : ((from as number | undefined) ?? arena.start);
    const certificate = textFlag(call, "certificate");
    if (certificate !== undefined) await saveCertificate(certificate, arena, solution);
    const game: SolvedGame = {
      subject,
      positions: arena.vertexCount,
      moves: arena.edgeCount,
      counts: countOutcomes(arena, solution),
      arena,
      solution,
      start,
      startPosition: from ?? subject.kit.rules.start,
    };
    if (call.json) call.output.json(asJson(call, game));
    else print(call, game);
    return 0;
  },
};

/** The game with mirror images treated as one, and the image of the place that stands for it. */
function withSymmetry(subject: Subject, from: unknown): { subject: Subject; from: unknown } {
  const { rules, symmetry } = subject.kit;
  if (symmetry === undefined) throw new MarienbadError("not-applicable", texts.noSymmetry(subject.name));
  const kit = { ...subject.kit, rules: upToSymmetry(rules, symmetry) };
  return { subject: { ...subject, kit }, from: from === undefined ? undefined : canonicalImage(rules, symmetry, from) };
}

/** The error, with the way out that a game too large to explore may have. */
function offeringDatabase(error: unknown, word: string, subject: Subject): unknown {
  if (!(error instanceof MarienbadError) || error.code !== "limit-reached") return error;
  try {
    levelledSubject(word, subject);
  } catch {
    return error; // it cannot be solved by levels either
  }
  return advised(error, coreTexts.SOLVE_INTO_FILE);
}

async function saveCertificate(path: string, arena: Arena, solution: Solution): Promise<void> {
  const asText = /\.jsonl?$/.test(path);
  await writeFileSafely(path, asText ? writeCertificateLines(arena, solution) : writeCertificateBytes(arena, solution));
}

function asJson(call: Call, game: SolvedGame): unknown {
  const { arena, solution } = game;
  const label = (vertex: number): string => arena.label(vertex);
  return {
    ...summaryAsJson(game),
    ...(switchFlag(call, "strategy")
      ? {
          strategy: PLAYERS.map((player) =>
            Object.fromEntries(strategyOf(game, player).map(([from, to]) => [label(from), label(to)])),
          ),
        }
      : {}),
    ...(switchFlag(call, "layers")
      ? {
          attractors: PLAYERS.map((player) =>
            Array.from(layers(arena, solution, player), ({ added }) => added.map(({ vertex }) => label(vertex))),
          ),
        }
      : {}),
  };
}

/** The moves of a player's winning strategy, from vertex to vertex. */
function strategyOf({ arena, solution }: SolvedGame, player: Player): [number, number][] {
  const moves: [number, number][] = [];
  for (let vertex = 0; vertex < arena.vertexCount; vertex++) {
    const choice = choiceOf(solution, vertex);
    if (choice !== undefined && winnerOf(solution, vertex) === player) moves.push([vertex, choice]);
  }
  return moves;
}

const PLAYERS = [0, 1] as const;

function print(call: Call, game: SolvedGame): void {
  printSummary(call, game);
  if (switchFlag(call, "layers")) for (const player of PLAYERS) printLayers(call, game, player);
  if (switchFlag(call, "strategy")) for (const player of PLAYERS) printStrategy(call, game, player);
}

function printStrategy(call: Call, game: SolvedGame, player: Player): void {
  const { line } = call.output;
  const moves = strategyOf(game, player);
  line(`\n${say(call, texts.winningStrategy(player))}`);
  for (const [from, to] of moves) line(`  ${game.arena.label(from)} → ${game.arena.label(to)}`);
  if (moves.length === 0) line("  —");
}

function printLayers(call: Call, { arena, solution }: SolvedGame, player: Player): void {
  const { line } = call.output;
  line(`\n${say(call, texts.attractor(player))}`);
  for (const { rank, added } of layers(arena, solution, player)) {
    if (call.output.closed) throw new MarienbadError("interrupted", coreTexts.INTERRUPTED);
    line(`  A${subscript(rank)}`);
    for (const { vertex, reason } of added) {
      line(`    ${say(call, texts.becauseOf(arena.label(vertex), reasonText(arena, reason)))}`);
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
