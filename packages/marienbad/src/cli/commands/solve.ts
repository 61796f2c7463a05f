import { type Arena, choiceOf, drawOf, rankOf, type Solution, winnerOf } from "../../arena/index.ts";
import { MarienbadError } from "../../base/error.ts";
import { canonicalImage, type Player, upToSymmetry } from "../../game/index.ts";
import { solve as solveArena } from "../../kernel/automatic.ts";
import { countOutcomes, layers, rateMoves } from "../../solve/index.ts";
import { writeCertificateBytes, writeCertificateLines } from "../../verify/index.ts";
import { type Call, type Command, say, switchFlag, takeWords, textFlag } from "../command.ts";
import { writeFileSafely } from "../files.ts";
import { exploreSubject, fromFlag, LIMIT_FLAG, loadSubject, SUBJECT_FLAGS, type Subject } from "../subject.ts";
import { MOVE, POSITION, tellCount, tellOutcome } from "../words.ts";

export const solve: Command = {
  name: "solve",
  usage:
    "solve GAME|FILE [key=value…] [--from POSITION] [--strategy] [--layers] [--certificate FILE] [--symmetry] [--limit N]",
  summary: {
    en: "Who wins, in how many moves, and how: the whole game solved exactly.",
    fr: "Qui gagne, en combien de coups et comment : tout le jeu, résolu exactement.",
  },
  flags: [
    { name: "from", value: "POSITION", summary: { en: "solve from here", fr: "résoudre depuis cette position" } },
    { name: "strategy", summary: { en: "list the winning strategies", fr: "donner les stratégies gagnantes" } },
    {
      name: "layers",
      summary: {
        en: "list the attractors layer by layer, with reasons",
        fr: "donner les attracteurs rang par rang, et pourquoi",
      },
    },
    {
      name: "certificate",
      value: "FILE",
      summary: {
        en: "save the solution (.jsonl as text, else binary)",
        fr: "enregistrer la solution (.jsonl : texte, sinon binaire)",
      },
    },
    {
      name: "symmetry",
      summary: { en: "take mirror images for one position", fr: "confondre les positions symétriques" },
    },
    LIMIT_FLAG,
    ...SUBJECT_FLAGS,
  ],
  examples: [
    "marienbad solve nim sticks=15 take=2,3,5",
    "marienbad solve tictactoe --json",
    "marienbad solve arena.py --player-slot 1 --dead-end mover-loses --strategy",
  ],
  async run(call) {
    const [name] = takeWords(call, solve, 1);
    const given = await loadSubject(call, name);
    const place = fromFlag(call, given);
    const { subject, from } = switchFlag(call, "symmetry")
      ? withSymmetry(given, place)
      : { subject: given, from: place };
    const detailed = switchFlag(call, "strategy") || switchFlag(call, "layers");
    const exploration = await exploreSubject(call, subject, {
      from: from ?? subject.kit.rules.start,
      keepPositions: detailed,
    });
    const { arena } = exploration;
    const solution = solveArena(arena);
    const start = subject.arena === undefined ? 0 : ((from as number | undefined) ?? arena.start);
    const certificate = textFlag(call, "certificate");
    if (certificate !== undefined) await saveCertificate(certificate, arena, solution);
    const report: Report = { subject, arena, solution, start, startPosition: from ?? subject.kit.rules.start };
    if (call.json) call.output.json(jsonReport(call, report));
    else printReport(call, report);
    return 0;
  },
};

/** The game with mirror images taken for one, and the image of the place that stands for it. */
function withSymmetry(subject: Subject, from: unknown): { subject: Subject; from: unknown } {
  const { rules, symmetry } = subject.kit;
  if (symmetry === undefined) {
    throw new MarienbadError(
      "not-applicable",
      `--symmetry is not possible: ${subject.name} has no symmetry that keeps winner and turn.`,
    );
  }
  const kit = { ...subject.kit, rules: upToSymmetry(rules, symmetry) };
  return { subject: { ...subject, kit }, from: from === undefined ? undefined : canonicalImage(rules, symmetry, from) };
}

interface Report {
  readonly subject: Subject;
  readonly arena: Arena;
  readonly solution: Solution;
  /** undefined when an arena does not say where plays begin. */
  readonly start: number | undefined;
  readonly startPosition: unknown;
}

async function saveCertificate(path: string, arena: Arena, solution: Solution): Promise<void> {
  const asText = /\.jsonl?$/.test(path);
  await writeFileSafely(path, asText ? writeCertificateLines(arena, solution) : writeCertificateBytes(arena, solution));
}

function bestMoves({ subject, arena, solution, start, startPosition }: Report): unknown[] {
  if (start === undefined) return [];
  const { rules, notation } = subject.kit;
  const moves = rules.result(startPosition) === undefined ? rules.moves(startPosition) : [];
  return rateMoves(arena, solution, start).map(({ index, winner, draw, rank }) => ({
    move: notation.writeMove(moves[index], startPosition),
    winner: winner ?? null,
    draw: draw ?? null,
    rank: rank ?? null,
  }));
}

function jsonReport(call: Call, report: Report): unknown {
  const { subject, arena, solution, start } = report;
  const { byOutcome, byMover, byRank } = countOutcomes(arena, solution);
  const label = (vertex: number): string => arena.label(vertex);
  return {
    game: subject.name,
    options: subject.options,
    positions: arena.vertexCount,
    moves: arena.edgeCount,
    start: start === undefined ? null : subject.kit.notation.writePosition(report.startPosition),
    winner: start === undefined ? null : (winnerOf(solution, start) ?? null),
    draw: start === undefined ? null : (drawOf(solution, start) ?? null),
    rank: start === undefined ? null : (rankOf(solution, start) ?? null),
    best: bestMoves(report),
    counts: { ...byOutcome, mover: byMover },
    byRank,
    ...(switchFlag(call, "strategy")
      ? {
          strategy: PLAYERS.map((player) =>
            Object.fromEntries(strategyOf(report, player).map(([from, to]) => [label(from), label(to)])),
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
function strategyOf({ arena, solution }: Report, player: Player): [number, number][] {
  const moves: [number, number][] = [];
  for (let vertex = 0; vertex < arena.vertexCount; vertex++) {
    const choice = choiceOf(solution, vertex);
    if (choice !== undefined && winnerOf(solution, vertex) === player) moves.push([vertex, choice]);
  }
  return moves;
}

const PLAYERS = [0, 1] as const;
const MOST_BEST_MOVES = 30;

function printReport(call: Call, report: Report): void {
  const { subject, arena, solution, start } = report;
  const { line } = call.output;
  const { language } = call;
  const { byOutcome } = countOutcomes(arena, solution);
  line(`${tellCount(arena.vertexCount, POSITION, language)}, ${tellCount(arena.edgeCount, MOVE, language)}`);
  line(
    `${say(call, { en: "won by player 0", fr: "gagnées par le joueur 0" })}: ${byOutcome.player0.toLocaleString(language)}; ` +
      `${say(call, { en: "by player 1", fr: "par le joueur 1" })}: ${byOutcome.player1.toLocaleString(language)}; ` +
      `${say(call, { en: "draws", fr: "nulles" })}: ${byOutcome.finiteDraw.toLocaleString(language)} ${say(call, { en: "finite", fr: "finies" })}, ` +
      `${byOutcome.infiniteDraw.toLocaleString(language)} ${say(call, { en: "infinite", fr: "infinies" })}`,
  );
  if (start !== undefined) {
    const told = { winner: winnerOf(solution, start), draw: drawOf(solution, start), rank: rankOf(solution, start) };
    const name = subject.kit.notation.writePosition(report.startPosition);
    line(`${say(call, { en: "From", fr: "Depuis" })} ${name}: ${tellOutcome(told, language)}`);
    const best = bestMoves(report) as {
      move: string;
      winner: Player | null;
      draw: "finite" | "infinite" | null;
      rank: number | null;
    }[];
    if (best.length > 0) line(say(call, { en: "Moves, best first:", fr: "Coups, le meilleur d'abord :" }));
    const width = Math.max(0, ...best.map(({ move }) => move.length));
    for (const { move, winner, draw, rank } of best.slice(0, MOST_BEST_MOVES)) {
      line(
        `  ${move.padEnd(width)}  ${tellOutcome({ winner: winner ?? undefined, draw: draw ?? undefined, rank: rank ?? undefined }, language)}`,
      );
    }
    if (best.length > MOST_BEST_MOVES) line(`  … (${best.length - MOST_BEST_MOVES})`);
  }
  if (switchFlag(call, "layers")) for (const player of PLAYERS) printLayers(call, report, player);
  if (switchFlag(call, "strategy")) for (const player of PLAYERS) printStrategy(call, report, player);
}

function printStrategy(call: Call, report: Report, player: Player): void {
  const { line } = call.output;
  const moves = strategyOf(report, player);
  line(`\n${say(call, { en: "Winning strategy of player", fr: "Stratégie gagnante du joueur" })} ${player}:`);
  for (const [from, to] of moves) line(`  ${report.arena.label(from)} → ${report.arena.label(to)}`);
  if (moves.length === 0) line("  —");
}

function printLayers(call: Call, { arena, solution }: Report, player: Player): void {
  const { line } = call.output;
  line(`\n${say(call, { en: "Attractor of player", fr: "Attracteur du joueur" })} ${player}:`);
  for (const { rank, added } of layers(arena, solution, player)) {
    if (call.output.closed) throw new MarienbadError("interrupted", "Interrupted.");
    line(`  A${subscript(rank)}`);
    for (const { vertex, reason } of added) {
      const name = arena.label(vertex);
      const why =
        reason.kind === "goal"
          ? say(call, { en: "a goal", fr: "un but" })
          : reason.kind === "one-good-move"
            ? `${say(call, { en: "one good move", fr: "un bon coup" })}: → ${arena.label(reason.to)}`
            : `${say(call, { en: "every move leads there", fr: "tout coup y mène" })}: → ${reason.to.map((target) => arena.label(target)).join(", ")}`;
      line(`    ${name}: ${why}`);
    }
  }
}

function subscript(value: number): string {
  return String(value).replace(/\d/g, (digit) => "₀₁₂₃₄₅₆₇₈₉"[Number(digit)]);
}
