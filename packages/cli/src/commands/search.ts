import { type Language, MarienbadError, type Text, text } from "marienbad/base";
import { type AnyGame, carryingPoints, describeValue } from "marienbad/game";
import { loadFamilies } from "marienbad/games";
import {
  type Answer,
  type Budget,
  type Certainty,
  DEFAULT_DEPTH,
  findSearch,
  heuristicByName,
  MAX_DEPTH,
  type Meter,
  runAsync,
  SEARCHES,
  type Work,
} from "marienbad/search";
import {
  type Call,
  type Command,
  choiceFlag,
  flag,
  integerFlag,
  missingArgument,
  refuseOptions,
  say,
  takeWords,
  textFlag,
} from "../core/command.ts";
import { texts as coreTexts } from "../core/texts.ts";
import { type SourcedAnswer, searchBesideOracle } from "../play/in-turns.ts";
import { oracleOf, showProgress } from "../play/oracle.ts";
import { jsonValue, recorder, type TraceEvents, writeTrace } from "../play/trace-file.ts";
import { SUBJECT_FLAGS } from "../subject/flags.ts";
import { FROM_FLAG, readPlace, typedPlace } from "../subject/place.ts";
import { readScored } from "../subject/scored.ts";
import { loadSubject, type Subject } from "../subject/subject.ts";
import { texts, WORDS } from "./texts.ts";

const ALGORITHMS = SEARCHES.map(({ id }) => id);
const TRACED = SEARCHES.filter(({ takes }) => takes.includes("trace")).map(({ id }) => id);
/** Searches that compare scores, not only wins, draws and losses. */
const SCORING = SEARCHES.filter(({ takes }) => takes.includes("heuristic")).map(({ id }) => id);
const STRONG = "strong";
const MAX_SHOWN = 40; // moves of a line that a person still reads

export const search: Command = {
  name: "search",
  subjects: loadFamilies,
  usage:
    "search GAME|FILE [[--from] POSITION] [key=value…], search tree '[[3,5],[2,9]]', " +
    "search graph '{…} S0={…} h={…}'",
  flags: [
    FROM_FLAG,
    flag(
      `algorithm ${ALGORITHMS.join("|")}`,
      "how to search (default strong; alphabeta on trees)",
      "algorithme (strong, ou alphabeta sur un arbre)",
    ),
    flag("depth D", `moves to look ahead (default ${DEFAULT_DEPTH})`, `coups d'avance (${DEFAULT_DEPTH} par défaut)`),
    flag("heuristic NAME", "how to judge unfinished positions", "comment juger les positions non finies"),
    flag("time MS", "time budget in milliseconds", "budget de temps en millisecondes"),
    flag("nodes N", "budget of nodes", "budget de nœuds"),
    flag("seed S", "seed of chance (default 1)", "graine du hasard (1 par défaut)"),
    flag(
      "reuse same|deeper",
      "memo: reuse values of the same depth, or of at least that depth as in the course",
      "memo : réutiliser à même profondeur, ou à profondeur au moins égale comme dans le cours",
    ),
    flag("trace FILE", "write every step as JSON", "écrit chaque étape en JSON"),
    ...SUBJECT_FLAGS,
  ],
  examples: [
    "marienbad search tree '[[[3],[-2,1],[4]],[[2,0]],[[-3,-3],[5]]]'",
    "marienbad search tictactoe --algorithm alphabeta --depth 9",
    "marienbad search connect4 '4 4 3' --time 2000",
    "marienbad search domineering rows=5 columns=5 --algorithm pns",
    "marienbad search graph '{0:[1,2],1:[],2:[]} S0={0} h=[0,3,5]' --algorithm memo",
  ],
  async run(call) {
    const [what, ...words] = takeWords(call, search, 1, Number.MAX_SAFE_INTEGER);
    const question = await readQuestion(call, what, words);
    const events: TraceEvents = [];
    const plan = planSearch(call, question, events);
    const started = performance.now();
    const budget: Budget = {
      ...plan.budget,
      signal: call.signal,
      onProgress: ({ depth, nodes }) =>
        call.output.progress(`${plan.algorithm}: ${depth} · ${nodes.toLocaleString(call.language)}`),
    };
    const { subject, game, position } = question;
    const answer =
      subject !== undefined &&
      subject.game.scores === undefined &&
      plan.algorithm === STRONG &&
      !("depth" in call.flags)
        ? await searchBesideOracle(
            plan.search,
            budget,
            { game, position, oracle: oracleOf(call, subject, { limit: 0 }), onProgress: showProgress(call) },
            integerFlag(call, "time", { min: 1 }),
          )
        : await runAsync(plan.search, budget, (meter) => coreTexts.afterNodes(meter?.nodes));
    call.output.done();
    const file = textFlag(call, "trace");
    if (file !== undefined) await writeTrace(file, plan.algorithm, question.name, question.game, events);
    print(call, question, plan, answer, performance.now() - started);
    return 0;
  },
};

interface SearchQuestion {
  readonly name: string;
  /** Undefined for trees and graphs of scores. */
  readonly subject: Subject | undefined;
  readonly game: AnyGame;
  readonly position: unknown;
  readonly height?: number;
  readonly scored: boolean;
}

async function readQuestion(call: Call, what: string, words: readonly string[]): Promise<SearchQuestion> {
  if (what !== "tree" && what !== "graph") {
    const subject = await loadSubject(call, what);
    const { game } = subject;
    const place = typedPlace(call, words);
    const position = place === undefined ? game.start : readPlace(subject, place);
    const counting = carryingPoints<unknown, unknown>(game);
    if (counting === undefined) return { name: subject.game.id, subject, game, position, scored: false };
    return { name: subject.game.id, subject, game: counting, position: { position, points: 0 }, scored: true };
  }
  refuseOptions(call, (option) => texts.noOption(what, option));
  if (call.flags.from !== undefined) {
    throw new MarienbadError("not-applicable", texts.uselessFlag("from", what, texts.FROM_ROOT));
  }
  if (words.length === 0) throw missingArgument(search);
  const { game, ...height } = await readScored(what, words.join(" "));
  return { name: what, subject: undefined, game, position: game.start, scored: true, ...height };
}

interface Plan {
  readonly algorithm: string;
  readonly search: Work<Answer<unknown>, Meter>;
  readonly budget: Budget;
  readonly heuristic: string | undefined;
}

/** Reads the flags into a search; refuses flags that the algorithm does not use. */
function planSearch(call: Call, question: SearchQuestion, events: TraceEvents): Plan {
  const { subject, game, position, height, scored } = question;
  const algorithm = choiceFlag(call, "algorithm", ALGORITHMS) ?? (subject === undefined ? "alphabeta" : "strong");
  const entry = findSearch(algorithm);
  const { takes, isToDepth } = entry;
  const refuse = (flag: string, reason: Text): void => {
    if (call.flags[flag] === undefined) return;
    throw new MarienbadError("not-applicable", texts.uselessFlag(flag, algorithm, reason));
  };
  if (scored && !takes.includes("heuristic")) {
    throw new MarienbadError("not-applicable", texts.needsWinners(algorithm, SCORING));
  }
  if (!takes.includes("trace")) refuse("trace", texts.onlyTraced(TRACED));
  if (!takes.includes("reuse")) refuse("reuse", texts.ABOUT_MEMO);
  if (!takes.includes("depth")) refuse("depth", texts.OWN_DEPTH);
  if (!takes.includes("heuristic")) refuse("heuristic", texts.NO_HEURISTIC);
  const depth = integerFlag(call, "depth", { min: 1, max: MAX_DEPTH });
  const seed = integerFlag(call, "seed", { min: 0 }, 1);
  const time = integerFlag(call, "time", { min: 1 });
  const nodes = integerFlag(call, "nodes", { min: 1 });
  const reuse = choiceFlag(call, "reuse", ["same", "deeper"]) ?? "same";
  const isOpen = time === undefined && nodes === undefined && depth === undefined;
  const budget: Budget = { time: isOpen ? entry.defaultTime : time, nodes };
  const asked = textFlag(call, "heuristic");
  const own = Object.keys(game.heuristics ?? {});
  // A search to a depth takes the simplest heuristic, one that deepens the one that knows most.
  const chosen = asked ?? (isToDepth ? own[0] : own.at(-1));
  const search: Work<Answer<unknown>, Meter> = entry.start<unknown, unknown>(game, position, {
    heuristic: chosen === undefined ? undefined : heuristicByName(game, chosen, { seed }),
    depth: depth ?? (isToDepth ? height : undefined),
    trace: call.flags.trace === undefined ? undefined : recorder(events),
    reuse,
    seed,
  });
  return { algorithm, search, budget, heuristic: takes.includes("heuristic") ? chosen : undefined };
}

function print(
  call: Call,
  { name, game, position }: SearchQuestion,
  plan: Plan,
  answer: SourcedAnswer,
  time: number,
): void {
  const line: string[] = [];
  let place = position;
  for (const move of answer.line) {
    line.push(game.notation.writeMove(move, place));
    place = game.play(place, move);
  }
  const move = answer.move === undefined ? undefined : game.notation.writeMove(answer.move, position);
  const { certainty, depth, nodes, cuts, distance } = answer;
  if (call.json) {
    call.output.json({
      value: jsonValue(answer.value),
      exact: certainty === "exact",
      move: move ?? null,
      depth,
      nodes,
      cuts,
      line,
      certainty,
      ...(distance === undefined ? {} : { distance }),
      game: name,
      position: game.notation.writePosition(position),
      algorithm: plan.algorithm,
      ...(plan.heuristic === undefined ? {} : { heuristic: plan.heuristic }),
      ...(answer.source === undefined ? {} : { source: answer.source.id }),
    });
    return;
  }
  const number = (value: number): string => value.toLocaleString(call.language);
  const row = (word: keyof typeof WORDS, shown: string): void =>
    call.output.line(`${say(call, WORDS[word]).padEnd(12)}${shown}`);
  const heuristic = plan.heuristic === undefined ? "" : `, ${plan.heuristic}`;
  call.output.line(`${name} · ${plan.algorithm}${heuristic}`);
  row("value", describeAnswer(answer, call.language));
  if (answer.source !== undefined) row("source", say(call, answer.source.title));
  row("move", move !== undefined ? call.paint.best(move) : say(call, WORDS.over));
  if (line.length > 1)
    row("line", line.length > MAX_SHOWN ? `${line.slice(0, MAX_SHOWN).join(" ")} …` : line.join(" "));
  if (answer.source === undefined) row("depth", number(depth));
  row("nodes", `${number(nodes)} (${number(Math.round(time))} ms)`);
  if (cuts.alpha + cuts.beta > 0) row("cuts", `α ${number(cuts.alpha)}, β ${number(cuts.beta)}`);
}

const CERTAINTIES: Readonly<Record<Certainty, Text>> = {
  exact: text("proved", "prouvé"),
  lower: text("at least", "au moins"),
  upper: text("at most", "au plus"),
  estimate: text("estimate", "estimation"),
};

/** "player 0 wins in 5 moves (proved)". */
function describeAnswer({ value, certainty, distance }: Answer<unknown>, language: Language): string {
  const sure = `(${CERTAINTIES[certainty][language]})`;
  if (Number.isFinite(value)) {
    const shown = value.toLocaleString(language, { maximumFractionDigits: 3, signDisplay: "negative" });
    return `${shown} ${sure}`;
  }
  const outcome = describeValue({ result: value > 0 ? 0 : 1, rank: distance })[language];
  return `${value > 0 ? "∞" : "−∞"} ${outcome} ${sure}`;
}
