import { batch, effect, signal, untracked } from "@preact/signals";
import type { Family, Text } from "marienbad";
import { writeOption } from "marienbad/base";
import { textOfError } from "../base/error-text.ts";
import { t } from "../base/language.ts";
import { LinkError } from "../base/link.ts";
import { currentPage, type Page } from "../base/router.ts";
import { allCards } from "../gallery/cards.ts";
import { allGames, findGame, optionsIn } from "../own/games.ts";
import { MY_RULES, RULES_BEFORE } from "../own/id.ts";
import { ownGame } from "../own/registry.ts";
import { type Session, sessionOf } from "../play/session.ts";
import { TaskError, type TaskRunner } from "../worker/runner.ts";
import { type Differences, gameOf, MAX_POSITIONS, type Variants, type Worth } from "./tasks.ts";
import * as texts from "./texts.ts";

const TIME = 60_000; // milliseconds for solving two variants
/** Two rules about who is trapped: what the comparison begins with, where the catalogue has such a game. */
const FIRST_OPTION = "trapped";

type Options = Readonly<Record<string, string>>;

/** Games that have a rule to choose; boards of two sizes have no position in common, as a rule. */
export function comparableGames(): Family[] {
  const hasVersions = ownGame(MY_RULES) !== undefined && ownGame(RULES_BEFORE) !== undefined;
  return allGames().filter(
    ({ id, options }) =>
      (id === MY_RULES && hasVersions) || Object.values(options).some(({ kind }) => kind === "choice"),
  );
}

/** A game, and the game with another value of its first choice; on the gallery's first board that is small enough. */
function firstVariants(entry: Family): Variants {
  if (entry.id === MY_RULES) return { game: MY_RULES, other: RULES_BEFORE, options: [{}, {}] };
  const small = allCards([entry]).find(({ known }) => (known.positions ?? Number.POSITIVE_INFINITY) <= MAX_POSITIONS);
  const board = small?.example.options ?? {};
  for (const [name, spec] of Object.entries(entry.options)) {
    const usual = board[name] ?? writeOption(spec.default);
    const other = spec.kind === "choice" ? spec.values.find((value) => value !== usual) : undefined;
    if (other === undefined) continue;
    return {
      game: entry.id,
      options: [
        { ...board, [name]: usual },
        { ...board, [name]: other },
      ],
    };
  }
  return { game: entry.id, options: [board, board] };
}

function sessionOfVariant(of: Variants, which: 0 | 1, moves: readonly string[], cursor: number): Session | undefined {
  try {
    return sessionOf({ game: gameOf(of, which), options: of.options[which], moves, cursor });
  } catch {
    return undefined; // a move that this variant forbids
  }
}

/** Compares two variants of a game. `bringVersion` makes the game of rules set aside in another visit. */
export function createCompareState(runner: TaskRunner, bringVersion: () => Promise<void> = async () => undefined) {
  const usual = comparableGames().find(({ options }) => FIRST_OPTION in options) ?? comparableGames()[0];
  const variants = signal<Variants>(firstVariants(usual));
  const differences = signal<Differences | undefined>(undefined);
  const computing = signal<number | undefined>(undefined);
  const errorText = signal<Text | undefined>(undefined);
  /** The play that is shown on both boards, of which the first `cursor` moves are made. */
  const moves = signal<readonly string[]>([]);
  const cursor = signal(0);
  const running = signal(false);
  const worths = signal<readonly [Worth | undefined, Worth | undefined] | undefined>(undefined);
  let asked = 0;

  /** Compares other variants; throws when their options are not possible. */
  function setVariants(next: Variants): void {
    for (const which of [0, 1] as const) findGame(gameOf(next, which))(next.options[which]);
    batch(() => {
      variants.value = next;
      differences.value = undefined;
      errorText.value = undefined;
      worths.value = undefined;
      moves.value = [];
      cursor.value = 0;
      running.value = false;
    });
  }

  const chooseGame = (game: string): void => setVariants(firstVariants(findGame(game)));

  function setOptions(which: 0 | 1, options: Options): void {
    const [first, second] = variants.value.options;
    setVariants({ ...variants.value, options: which === 0 ? [options, second] : [first, options] });
  }

  /** The play in a variant as far as it is possible there. */
  function sessionIn(which: 0 | 1): Session | undefined {
    return sessionOfVariant(variants.value, which, moves.value, cursor.value);
  }

  function showExample(words: readonly string[], at = words.length): void {
    batch(() => {
      moves.value = words;
      cursor.value = at;
      running.value = false;
    });
  }

  function play(word: string): void {
    showExample([...moves.value.slice(0, cursor.value), word]);
  }

  async function compareNow(): Promise<void> {
    const turn = ++asked;
    const of = variants.value;
    computing.value = 0;
    try {
      const found = await runner.run("compare.differences", { variants: of }, TIME, (share) => {
        if (turn === asked) computing.value = share;
      });
      if (turn !== asked) return;
      batch(() => {
        differences.value = found;
        const plays = found.changes.flatMap(({ examples }) => examples);
        const [nearest] = plays.sort((one, other) => one.length - other.length);
        if (moves.value.length === 0 && nearest !== undefined) showExample(nearest);
      });
    } catch (error) {
      if (turn === asked) errorText.value = explain(error);
    } finally {
      if (turn === asked) computing.value = undefined;
    }
  }

  function explain(error: unknown): Text {
    const code = error instanceof TaskError ? error.code : "";
    return ["limit-reached", "timeout", "memory", "broken"].includes(code) ? texts.tooLarge : textOfError(error);
  }

  async function lookNow(): Promise<void> {
    const [of, after] = [variants.value, moves.value.slice(0, cursor.value)];
    const found = await runner.run("compare.look", { variants: of, moves: after }, TIME).catch(() => undefined);
    if (of === variants.value && after.length === cursor.value && after.every((word, i) => word === moves.value[i]))
      worths.value = found;
  }

  function stop(): void {
    asked++;
    runner.stop();
    computing.value = undefined;
  }

  function start(): void {
    effect(() => {
      const of = variants.value;
      if (currentPage.value !== "compare" || untracked(() => differences.value) !== undefined) return;
      if (of.other === undefined && JSON.stringify(of.options[0]) === JSON.stringify(of.options[1])) {
        errorText.value = texts.sameRules;
        return;
      }
      void untracked(compareNow);
    });
    effect(() => {
      void moves.value;
      void cursor.value;
      if (currentPage.value === "compare" && differences.value !== undefined) void untracked(lookNow);
    });
  }

  function takeUp(state: unknown): void {
    const { game, other, options, moves: words = "", cursor: at } = state as Record<string, unknown>;
    if (typeof game !== "string" || typeof words !== "string" || !Array.isArray(options))
      throw new LinkError("damaged");
    const [first = {}, second = {}] = options.map(optionsIn);
    const next: Variants = { game, ...(typeof other === "string" && { other }), options: [first, second] };
    const list = words.split(" ").filter((word) => word !== "");
    const cursorIn = typeof at === "number" ? Math.max(0, Math.min(list.length, Math.floor(at))) : list.length;
    if (([0, 1] as const).every((which) => sessionOfVariant(next, which, list, cursorIn) === undefined))
      throw new LinkError("damaged");
    batch(() => {
      setVariants(next);
      showExample(list, cursorIn);
    });
  }

  const page: Page = {
    id: "compare",
    save: () => ({
      ...variants.value,
      ...(moves.value.length === 0 ? {} : { moves: moves.value.join(" ") }),
      ...(cursor.value === moves.value.length ? {} : { cursor: cursor.value }),
    }),
    load(state) {
      const isOfVersions = (state as { other?: unknown }).other === RULES_BEFORE;
      return isOfVersions ? bringVersion().then(() => takeUp(state)) : takeUp(state);
    },
    /** A game, or with two sets of options: `#compare/dodgem?trapped=wins--trapped=loses`. */
    loadName(name) {
      const [game, query] = name.split("?");
      if (game === MY_RULES) return bringVersion().then(() => chooseGame(game));
      if (query === undefined) return chooseGame(game);
      const [first, second = ""] = query.split("--").map((part) => Object.fromEntries(new URLSearchParams(part)));
      setVariants({ game, options: [first, second || {}] });
    },
    subject: () => t(findGame(variants.value.game).title),
  };

  return {
    ...{ variants, differences, computing, errorText, moves, cursor, running, worths, page },
    ...{ chooseGame, setOptions, sessionIn, showExample, play, stop, start },
  };
}
