import { extname } from "node:path";
import { MarienbadError, unwrap } from "../../base/error.ts";
import type { Text } from "../../base/text.ts";
import { CATALOGUE } from "../../games/index.ts";
import {
  analyseSum,
  componentsOf,
  explainPeriod,
  findPeriod,
  type GrundySequence,
  grundySequence,
  type HeapForm,
  heapFormOf,
  heapGameCalled,
  misereTable,
  mostHeaps,
  nimSum,
  type PeriodFinding,
  readTuple,
  type SequenceOptions,
  usualReach,
  valueByPeriod,
  writeHeapGame,
  wythoffTable,
} from "../../impartial/index.ts";
import {
  type Call,
  type Command,
  integerFlag,
  say,
  switchFlag,
  takeWords,
  textFlag,
  wrongValue,
} from "../core/command.ts";
import { SUBJECT_FLAGS } from "../subject/flags.ts";
import { readPlace } from "../subject/place.ts";
import { loadSubject, type Subject } from "../subject/subject.ts";

const FILE_ENDINGS = [".py", ".json", ".dot", ".gm", ".js", ".mjs", ".cjs"];
const LARGEST_TO = 100_000_000;
const LARGEST_HEAP = 10 ** 15;
const LARGEST_TABLE = 200;
const VALUES_SHOWN = 20;
const MOST_SHOWN = 100;
/** Beyond this a proved period is looked for before anything is computed. */
const FAR_HEAP = 1_000_000;

export const grundy: Command = {
  name: "grundy",
  usage: "grundy GAME|CODE [key=value…] [--from POSITION] [--to N] [--period] [--at N] [--misere]",
  summary: {
    en: "Grundy values of an impartial game, or of a heap game such as 0.77 with its period.",
    fr: "Valeurs de Grundy d'un jeu impartial, ou d'un jeu de tas comme 0.77 avec sa période.",
  },
  flags: [
    {
      name: "from",
      value: "POSITION",
      summary: { en: "the value of this position", fr: "la valeur de cette position" },
    },
    { name: "to", value: "N", summary: { en: "the largest heap to show", fr: "le plus grand tas à montrer" } },
    { name: "period", summary: { en: "look for the period and prove it", fr: "cherche la période et la démontre" } },
    {
      name: "at",
      value: "N",
      summary: { en: "the value of one heap, however large", fr: "la valeur d'un tas, si grand soit-il" },
    },
    {
      name: "misere",
      summary: {
        en: "outcomes when who cannot move wins (no values then)",
        fr: "issues quand qui ne peut jouer gagne (sans valeurs alors)",
      },
    },
    ...SUBJECT_FLAGS,
  ],
  examples: [
    "marienbad grundy kayles --period",
    "marienbad grundy 0.07 --to 60 --period",
    "marienbad grundy 2,3,5 --to 15",
    "marienbad grundy nim sticks=15 take=2,3,5",
    "marienbad grundy chomp rows=3 columns=4",
    "marienbad grundy kayles --at 1000000000000000000",
    "marienbad grundy kayles --misere --to 20",
  ],
  async run(call) {
    const [word] = takeWords(call, grundy, 1);
    const position = textFlag(call, "from");
    const heaps = heapGameOfWord(call, word);
    if (heaps !== undefined) return await runHeaps(call, heaps);
    const subject = await loadSubject(call, word);
    if (position === undefined) {
      if (subject.name === "wythoff") return runWythoff(call, subject.options.heaps as readonly number[]);
      const form = switchFlag(call, "misere")
        ? heapFormOf(subject.name, { ...subject.options, last: "wins" })
        : heapFormOf(subject.name, subject.options);
      if (form !== undefined) return await runHeaps(call, form);
    }
    return runPosition(call, subject, position);
  },
};

/** A code, a subtraction set or a name that is not in the catalogue; the catalogue has options of its own. */
function heapGameOfWord(call: Call, word: string): HeapForm | undefined {
  const { take, heap, ...others } = call.options;
  const isSubtraction = word === "subtraction";
  if (FILE_ENDINGS.includes(extname(word)) || CATALOGUE.some(({ id }) => id === word)) return undefined;
  const game = isSubtraction ? heapGameCalled(take ?? "1,2,3") : heapGameCalled(word);
  if (game === undefined) {
    if (isSubtraction) {
      throw new MarienbadError("bad-argument", {
        en: `Option take=${take} is not possible: it should look like 2,3,5.`,
        fr: `L'option take=${take} n'est pas possible : cela devrait ressembler à 2,3,5.`,
      });
    }
    return undefined;
  }
  const [unknown] = [...Object.keys(others), ...(take !== undefined && !isSubtraction ? ["take"] : [])];
  if (unknown !== undefined) {
    throw new MarienbadError("unknown-name", {
      en: `${word} has no option ${unknown}: it takes heap=N${isSubtraction ? " and take=2,3,5" : ""}.`,
      fr: `${word} n'a pas d'option ${unknown} : il prend heap=N${isSubtraction ? " et take=2,3,5" : ""}.`,
    });
  }
  const position = textFlag(call, "from") ?? heap;
  return { game, heaps: position === undefined ? [] : unwrap(readTuple(position, { largest: LARGEST_HEAP })).numbers };
}

/** What was asked about a heap game, and found. */
interface HeapReport extends HeapForm {
  readonly values: readonly number[];
  readonly finding: PeriodFinding | undefined;
  /** The nim-sum of the heaps that were given. */
  readonly value: number | undefined;
  readonly far: { readonly heap: bigint; readonly value: bigint } | undefined;
}

async function runHeaps(call: Call, form: HeapForm): Promise<number> {
  const shown = form.heaps.length === 0 ? VALUES_SHOWN : Math.min(MOST_SHOWN, Math.max(...form.heaps));
  const to = integerFlag(call, "to", { min: 0, max: LARGEST_TO }, shown);
  if (switchFlag(call, "misere")) return runMisere(call, form, to);
  const report = await studyHeaps(call, form, to);
  call.output.done();
  if (call.json) call.output.json(heapsAsJson(report));
  else printHeaps(call, report);
  return 0;
}

async function studyHeaps(call: Call, { game, heaps }: HeapForm, to: number): Promise<HeapReport> {
  const slices: SequenceOptions = {
    signal: call.signal,
    onProgress: ({ heap, to: end }) => call.output.progress(`${heap} / ${end}`),
  };
  const text = textFlag(call, "at");
  const farHeap = text === undefined ? undefined : readFar(text);
  const sequence = grundySequence(game);
  await sequence.extendInSlices(to, slices);
  const values = Array.from(sequence.values);
  let finding: PeriodFinding | undefined;
  if (switchFlag(call, "period") || farHeap !== undefined || heaps.some((heap) => heap > FAR_HEAP)) {
    finding = await findPeriod(game, { ...slices, to: Math.max(to, usualReach(game)) });
  } else if (call.json) {
    finding = await findPeriod(game, { ...slices, to: mostHeaps(game) > 2 ? 300 : 2000 }); // a quick look
  }
  const valueOfOne = (heap: bigint): Promise<bigint> => valueOfHeap(sequence, finding, heap, slices);
  const valuesOfHeaps: number[] = [];
  for (const heap of heaps) valuesOfHeaps.push(Number(await valueOfOne(BigInt(heap))));
  return {
    game,
    heaps,
    values,
    finding,
    value: heaps.length === 0 ? undefined : nimSum(valuesOfHeaps),
    far: farHeap === undefined ? undefined : { heap: farHeap, value: await valueOfOne(farHeap) },
  };
}

function heapsAsJson({ game, heaps, values, finding, value, far }: HeapReport): Record<string, unknown> {
  return {
    game: writeHeapGame(game),
    values,
    ...periodAsJson(finding),
    ...(value !== undefined && { heaps, value }),
    // As text: JSON numbers are not exact beyond 2⁵³.
    ...(far && { at: { heap: String(far.heap), value: String(far.value) } }),
  };
}

function printHeaps(call: Call, { game, heaps, values, finding, value, far }: HeapReport): void {
  const { output } = call;
  const name = writeHeapGame(game);
  const to = values.length - 1;
  output.line(
    say(call, {
      en: `Grundy values of ${name}, heaps 0 to ${to}:`,
      fr: `Valeurs de Grundy de ${name}, tas 0 à ${to} :`,
    }),
  );
  output.line(values.join(" "));
  if (switchFlag(call, "period") && finding !== undefined) output.line(say(call, explainPeriod(finding)));
  if (value !== undefined) output.line(say(call, sentenceOfValue(heaps.join(", "), value)));
  if (far !== undefined) output.line(`g(${far.heap}) = ${far.value}`);
}

/** By the proved period when the heap is far, else by computing as far as it takes. */
async function valueOfHeap(
  sequence: GrundySequence,
  finding: PeriodFinding | undefined,
  heap: bigint,
  slices: SequenceOptions,
): Promise<bigint> {
  if (finding?.status === "proved") return valueByPeriod(finding.certificate, heap);
  if (heap > BigInt(LARGEST_TO)) {
    const name = writeHeapGame(sequence.game);
    throw new MarienbadError("not-applicable", {
      en: `No period of ${name} is proved, so heaps are computed one by one, up to ${LARGEST_TO} and not ${heap}.`,
      fr: `Aucune période de ${name} n'est prouvée, donc les tas se calculent un par un, jusqu'à ${LARGEST_TO} et non ${heap}.`,
    });
  }
  await sequence.extendInSlices(Number(heap), slices);
  return BigInt(sequence.values[Number(heap)]);
}

function readFar(text: string): bigint {
  if (/^\d{1,400}$/.test(text)) return BigInt(text);
  throw wrongValue("at", text, { en: "a whole number of at least 0", fr: "un nombre entier d'au moins 0" });
}

function periodAsJson(finding: PeriodFinding | undefined): Record<string, unknown> {
  if (finding === undefined || finding.status === "none") {
    return { period: null, start: null, saltus: null, proved: false, ...(finding && { observedTo: finding.to }) };
  }
  const { period, start, saltus } = finding.status === "proved" ? finding.certificate : finding;
  if (finding.status === "observed") return { period, start, saltus, proved: false, observedTo: finding.to };
  const { theorem, checkedTo } = finding.certificate;
  return { period, start, saltus, proved: true, theorem, checkedTo };
}

function sentenceOfValue(position: string, value: number): Text {
  return {
    en: `${position} is worth ${value}: the player to move ${value === 0 ? "loses" : "wins"}.`,
    fr: `${position} vaut ${value} : le joueur au trait ${value === 0 ? "perd" : "gagne"}.`,
  };
}

function runMisere(call: Call, { game, heaps }: HeapForm, to: number): number {
  const table = misereTable(game);
  const letter = (position: readonly number[]): "N" | "P" => (table.outcomeOf(position) === "next" ? "N" : "P");
  const outcomes = Array.from({ length: to + 1 }, (_, heap) => letter([heap]));
  const outcome = heaps.length === 0 ? undefined : letter(heaps);
  if (call.json) {
    call.output.json({ game: writeHeapGame(game), misere: true, outcomes, ...(outcome && { heaps, outcome }) });
    return 0;
  }
  call.output.line(
    say(call, {
      en: `Misère outcomes of ${writeHeapGame(game)}, heaps 0 to ${to} (N: the player to move wins, P: the other one):`,
      fr: `Issues misère de ${writeHeapGame(game)}, tas 0 à ${to} (N : le joueur au trait gagne, P : l'autre) :`,
    }),
  );
  call.output.line(outcomes.join(" "));
  if (outcome !== undefined) call.output.line(`${heaps.join(", ")}: ${outcome}`);
  return 0;
}

function runWythoff(call: Call, heaps: readonly number[]): number {
  const to = integerFlag(call, "to", { min: 0, max: LARGEST_TABLE });
  const table = wythoffTable(Math.max(to ?? 0, ...heaps));
  const value = table.valueOf(heaps[0], heaps[1]);
  const side = Array.from({ length: to === undefined ? 0 : to + 1 }, (_, index) => index);
  const values = side.map((first) => side.map((second) => table.valueOf(first, second)));
  if (call.json) {
    call.output.json({ game: "wythoff", heaps, value, ...(to !== undefined && { values }) });
    return 0;
  }
  const width = String(2 * (to ?? 0)).length;
  for (const row of values) call.output.line(row.map((entry) => String(entry).padStart(width)).join(" "));
  call.output.line(say(call, sentenceOfValue(heaps.join(", "), value)));
  return 0;
}

/** Any other game, or a position that was typed: through the graph, part by part. */
function runPosition(call: Call, subject: Subject, text: string | undefined): number {
  const { kit } = subject;
  const position = text === undefined ? kit.rules.start : readPlace(subject, text);
  const { components, sum, moves } = analyseSum(componentsOf(kit, position), {
    signal: call.signal,
    onProgress: ({ positions }) => call.output.progress(`${positions} positions`),
  });
  const written = kit.notation.writePosition(position);
  const words = moves.map(({ word }) => word);
  call.output.done();
  if (call.json) {
    const parts = components.map(({ name, value }) => ({ position: name, value }));
    call.output.json({ game: subject.name, position: written, value: sum, moves: words, parts });
    return 0;
  }
  if (components.length > 1) for (const { name, value } of components) call.output.line(`  ${name} → ${value}`);
  call.output.line(say(call, sentenceOfValue(written, sum)));
  if (words.length > 0) {
    call.output.line(say(call, { en: `Winning moves: ${words.join(" ")}`, fr: `Coups gagnants : ${words.join(" ")}` }));
  }
  return 0;
}
