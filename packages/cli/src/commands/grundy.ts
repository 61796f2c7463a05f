import { extname } from "node:path";
import { MarienbadError, runAsync, unwrap, type Watch } from "marienbad/base";
import type { HeapPairs } from "marienbad/game";
import { isGameId, loadFamilies } from "marienbad/games";
import { analyseSum, componentsOf, heapGameCalled, readTuple, requireNormalPlay } from "marienbad/impartial";
import { MODULE_ENDINGS } from "marienbad-databases/rules";
import { type Call, type Command, flag, integerFlag, say, switchFlag, takeWords, textFlag } from "../core/command.ts";
import { texts as coreTexts } from "../core/texts.ts";
import { type HeapQuestion, reportHeaps, reportMisere } from "../impartial/heaps.ts";
import { texts } from "../impartial/texts.ts";
import { SUBJECT_FLAGS } from "../subject/flags.ts";
import { readPlace } from "../subject/place.ts";
import { loadSubject, type Subject } from "../subject/subject.ts";

const FILE_ENDINGS = [".py", ".json", ".dot", ".gm", ...MODULE_ENDINGS];
const MAX_HEAP = 10 ** 15;
const MAX_TABLE_TO = 200;

export const grundy: Command = {
  name: "grundy",
  subjects: loadFamilies,
  usage: "grundy GAME|CODE [key=value…] [--from POSITION] [--largest N] [--period [--reach N]] [--at N] [--misere]",
  flags: [
    flag("from POSITION", "the value of this position", "la valeur de cette position"),
    flag("largest N", "the largest heap to show", "le plus grand tas à montrer"),
    flag("period", "look for the period and prove it", "cherche la période et la démontre"),
    flag(
      "reach N",
      "the largest heap to look at for the period (what ten seconds give)",
      "le plus grand tas à regarder pour la période (ce que dix secondes permettent)",
    ),
    flag("at N", "the value of one heap, however large", "la valeur d'un tas, si grand soit-il"),
    flag(
      "misere",
      "outcomes when the player who cannot move wins (instead of values)",
      "issues quand qui ne peut jouer gagne (au lieu des valeurs)",
    ),
    ...SUBJECT_FLAGS,
  ],
  examples: [
    "marienbad grundy kayles --period",
    "marienbad grundy 0.07 --largest 60 --period",
    "marienbad grundy 0.56 --period --reach 700000",
    "marienbad grundy 2,3,5 --largest 15",
    "marienbad grundy nim sticks=15 take=2,3,5",
    "marienbad grundy chomp rows=3 columns=4",
    "marienbad grundy kayles --at 1000000000000000000",
    "marienbad grundy kayles --misere --largest 20",
  ],
  async run(call) {
    const [word] = takeWords(call, grundy, 1);
    const misere = switchFlag(call, "misere");
    const heaps = heapGameOfWord(call, word);
    if (heaps !== undefined) return await (misere ? reportMisere : reportHeaps)(call, heaps);
    const subject = await loadSubject(call, word);
    const { game } = subject;
    const from = textFlag(call, "from");
    const position = from === undefined ? game.start : readPlace(subject, from);
    if (misere) {
      if (game.heaps === undefined) throw new MarienbadError("not-applicable", texts.noMisereOutcomes(subject.game.id));
      return await reportMisere(call, { game: game.heaps.game, heaps: game.heaps.heapsOf(position) });
    }
    if (from === undefined && game.heapPairs !== undefined) return await reportPairs(call, subject, game.heapPairs);
    if (from === undefined && game.heaps !== undefined) {
      requireNormalPlay(game.heaps);
      return await reportHeaps(call, { game: game.heaps.game, heaps: game.heaps.heapsOf(position) });
    }
    return await reportPosition(call, subject, position);
  },
};

/** A code, a subtraction set or a name outside the catalogue, whose games have their own options. */
function heapGameOfWord(call: Call, word: string): HeapQuestion | undefined {
  const { take, heap, ...others } = call.options;
  const isSubtraction = word === "subtraction";
  if (FILE_ENDINGS.includes(extname(word)) || isGameId(word)) return undefined;
  const game = isSubtraction ? heapGameCalled(take ?? "1,2,3") : heapGameCalled(word);
  if (game === undefined) {
    if (isSubtraction) throw new MarienbadError("bad-argument", texts.notASet(take));
    return undefined;
  }
  const [unknown] = [...Object.keys(others), ...(take !== undefined && !isSubtraction ? ["take"] : [])];
  if (unknown !== undefined) {
    throw new MarienbadError("unknown-name", texts.noSuchOption(word, unknown, isSubtraction));
  }
  const position = textFlag(call, "from") ?? heap;
  return { game, heaps: position === undefined ? [] : unwrap(readTuple(position, { max: MAX_HEAP })).numbers };
}

/** A game on two interdependent heaps, by its own table, which `--largest` shows. */
async function reportPairs(call: Call, { game }: Subject, pairs: HeapPairs<unknown>): Promise<number> {
  const heaps = pairs.pairOf(game.start);
  const to = integerFlag(call, "largest", { min: 0, max: MAX_TABLE_TO });
  const tableWork = await pairs.loadTable();
  const table = await runAsync(tableWork(Math.max(to ?? 0, heaps[0], heaps[1])), {
    signal: call.signal,
    onProgress: (share) => call.output.progress(`${Math.floor(100 * share)} %`),
  });
  call.output.done();
  const value = table.valueOf(heaps[0], heaps[1]);
  const side = Array.from({ length: to === undefined ? 0 : to + 1 }, (_, index) => index);
  const values = side.map((first) => side.map((second) => table.valueOf(first, second)));
  if (call.json) {
    call.output.json({ game: game.id, heaps, value, ...(to !== undefined && { values }) });
    return 0;
  }
  const width = String(2 * (to ?? 0)).length;
  for (const row of values) call.output.line(row.map((entry) => String(entry).padStart(width)).join(" "));
  call.output.line(say(call, texts.worth(heaps.join(", "), value)));
  return 0;
}

async function reportPosition(call: Call, { game }: Subject, position: unknown): Promise<number> {
  const watch: Watch = {
    signal: call.signal,
    onProgress: (positions) => call.output.progress(`${positions} positions`),
  };
  const work = analyseSum.work(componentsOf(game, position));
  const { components, sum, moves } = await runAsync(work, watch, coreTexts.afterPositions);
  const written = game.notation.writePosition(position);
  const words = moves.map(({ word }) => word);
  call.output.done();
  if (call.json) {
    const parts = components.map((component) => ({ position: component.name, value: component.value }));
    call.output.json({ game: game.id, position: written, value: sum, moves: words, parts });
    return 0;
  }
  if (components.length > 1) {
    for (const component of components) call.output.line(`  ${component.name} → ${component.value}`);
  }
  call.output.line(say(call, texts.worth(written, sum)));
  if (words.length > 0) call.output.line(say(call, texts.winningMoves(words)));
  return 0;
}
