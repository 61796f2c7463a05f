import { batch, computed, effect, signal, untracked } from "@preact/signals";
import type { Player, Text } from "marienbad";
import { variantName } from "marienbad/games";
import { announce } from "../base/announce.tsx";
import { remember } from "../base/beaten.ts";
import { textOfError } from "../base/error-text.ts";
import { t } from "../base/language.ts";
import { LinkError } from "../base/link.ts";
import { playerName, playerNameAtStart } from "../base/players.ts";
import { currentPage, type Page } from "../base/router.ts";
import { findGame, optionsIn } from "../own/games.ts";
import { onOwnGame } from "../own/registry.ts";
import { TaskError, type TaskRunner } from "../worker/runner.ts";
import { createAnalysis, placeOf } from "./analysis.ts";
import { FIRST_GAME } from "./examples.ts";
import {
  isOffered,
  type PlayerSetting,
  readPlayerSetting,
  rivalFor,
  STRONGEST,
  writePlayerSetting,
} from "./player-settings.ts";
import { createReviewing } from "./reviewing.ts";
import { type PlayRecord, playedWords, type Session, sessionOf, typedMove, typedMoves } from "./session.ts";
import * as texts from "./texts.ts";
import type { ChosenMove } from "./values.ts";

export function createPlayState(createRunner: () => TaskRunner, helpers: readonly TaskRunner[] = []) {
  const record = signal<PlayRecord>({ game: FIRST_GAME, options: {}, moves: [], cursor: 0 });

  const playerSettings = signal<readonly [PlayerSetting, PlayerSetting]>([
    { kind: "human" },
    rivalFor(sessionOf(record.value).game),
  ]);

  const showValues = signal(false);
  /** Seconds after which a computation is stopped. */
  const patience = signal(10);
  const hint = signal<string | undefined>(undefined);
  const thinking = signal(false);
  const errorText = signal<Text | undefined>(undefined);
  /** What the computer said of its last move. */
  const noteText = signal<Text | undefined>(undefined);
  const analyst = createRunner();
  const rival = createRunner();
  const seed = Math.floor(Math.random() * 2 ** 31);
  const session = computed<Session>(() => sessionOf(record.value));
  /** The play to its last move, wherever one stands in it. */
  const whole = computed<Session>(() => sessionOf({ ...record.value, cursor: record.value.moves.length }));
  const analysis = createAnalysis(record, analyst, patience, complain, helpers);
  const looking = createReviewing({ ...analysis, record, session, isHuman, goToMove, complain });

  function isHuman(player: Player): boolean {
    return playerSettings.value[player].kind === "human";
  }

  /** Changes the play; what was known about the old position is forgotten. */
  function setRecord(next: PlayRecord): void {
    sessionOf(next); // throws before anything has changed
    batch(() => {
      if (next.moves !== record.value.moves) looking.closeReview();
      record.value = next;
      hint.value = undefined;
      errorText.value = undefined;
      noteText.value = undefined;
    });
  }

  function play(text: string): boolean {
    try {
      const word = typedMove(session.value, text);
      const { moves, cursor } = record.value;
      const player = session.value.turn;
      setRecord({ ...record.value, moves: [...moves.slice(0, cursor), word], cursor: cursor + 1 });
      const { result } = session.value;
      const sentence = t(texts.plays(playerName(player), word));
      announce(result === undefined ? sentence : `${sentence} ${resultSentence()}`);
      if (result !== undefined) rememberResult();
      return true;
    } catch (error) {
      complain(error);
      return false;
    }
  }

  function goToMove(cursor: number): void {
    const { moves } = record.value;
    setRecord({ ...record.value, cursor: Math.max(0, Math.min(moves.length, cursor)) });
  }

  /** Back to the last position in which a person had to move. */
  function undo(): void {
    const { positions, game } = session.value;
    let cursor = record.value.cursor - 1;
    const person = ([0, 1] as const).some(isHuman);
    while (person && cursor > 0 && !isHuman(game.turn(positions[cursor]))) cursor--;
    goToMove(cursor);
    announce(t(texts.takenBack));
  }

  function redo(): void {
    const { moves, cursor } = record.value;
    let next = cursor + 1;
    const person = ([0, 1] as const).some(isHuman);
    const { game, positions } = whole.value;
    while (person && next < moves.length && !isHuman(game.turn(positions[next]))) next++;
    goToMove(next);
  }

  function newGame(): void {
    setRecord({ ...record.value, moves: [], cursor: 0 });
    announce(t(texts.newGameBegun));
  }

  function rematch(swapped = false): void {
    batch(() => {
      if (swapped) swapSides();
      newGame();
    });
  }

  /** Another game; who was only offered leaves the seat to whom this game offers first. */
  function chooseGame(game: string, options: Readonly<Record<string, string>> = {}): void {
    batch(() => {
      setRecord({ game, options, moves: [], cursor: 0 });
      const offered = rivalFor(session.value.game);
      const [first, second] = playerSettings.value.map((setting) => (isOffered(setting) ? offered : setting));
      playerSettings.value = [first, second];
    });
  }

  /** New options begin a new play. Throws when they are not possible. */
  function chooseOptions(options: Readonly<Record<string, string>>): void {
    setRecord({ game: record.value.game, options, moves: [], cursor: 0 });
  }

  function chooseStart(text: string): void {
    try {
      const from = text.trim() === "" ? undefined : text.trim();
      setRecord({ game: record.value.game, options: record.value.options, from, moves: [], cursor: 0 });
    } catch (error) {
      complain(error);
    }
  }

  function pasteMoves(text: string): boolean {
    try {
      const moves = typedMoves(record.value, text);
      setRecord({ ...record.value, moves, cursor: moves.length });
      return true;
    } catch (error) {
      complain(error);
      return false;
    }
  }

  /** Reviews a pasted list of moves; the computer does not play on from it. */
  function reviewList(text: string): void {
    batch(() => {
      if (pasteMoves(text)) looking.startReview();
    });
  }

  function swapSides(): void {
    const [first, second] = playerSettings.value;
    playerSettings.value = [second, first];
    errorText.value = undefined;
  }

  function setPlayer(player: Player, setting: PlayerSetting): void {
    rival.stop();
    errorText.value = undefined;
    playerSettings.value = player === 0 ? [setting, playerSettings.value[1]] : [playerSettings.value[0], setting];
  }

  async function askHint(): Promise<void> {
    const asked = record.value;
    const found = await analysis.evaluateNow();
    if (found === undefined || record.value !== asked) return;
    const [best] = found.moves;
    hint.value = best?.word;
    if (best !== undefined) announce(t(texts.tryMove(best.word)));
  }

  function resultSentence(of = session.value): string {
    const { result, reason } = of;
    if (result === undefined) return "";
    if (reason === "repetition") return t(texts.samePositionThirdTime);
    if (result === "draw") return t(texts.aDraw);
    const [mine] = ([0, 1] as const).filter(isHuman);
    const alone = isHuman(0) !== isHuman(1);
    if (alone) return result === mine ? t(texts.youWin) : t(texts.youLose);
    return t(texts.playerWins(playerNameAtStart(result)));
  }

  /** Keeps what the reader has reached against the perfect player in a whole play. */
  function rememberResult(): void {
    const { game, options, from } = record.value;
    const { result } = session.value;
    const [mine] = ([0, 1] as const).filter(isHuman);
    const rivals = playerSettings.value.filter(({ kind }) => kind === "perfect");
    if (mine === undefined || rivals.length !== 1 || from !== undefined || (result !== "draw" && result !== mine))
      return;
    remember(variantName(findGame(game), options), result === "draw" ? "draw" : "win");
  }

  /** Why it is over, in a sentence; empty where that has been said. */
  function endSentence(of = session.value): string {
    const { reason, result, positions, game, position } = of;
    if (reason === undefined || reason === "repetition" || reason === "points") return "";
    const line = game.board?.winningLine?.(position);
    if (line !== undefined)
      return t(game.board?.lattice === "hexagons" ? texts.sidesJoined : texts.aligned(line.length));
    if (result === "draw") return t(texts.noMoveLeft);
    if (positions.length < 2) return "";
    const mover: Player = game.turn(positions[positions.length - 2]);
    return t(texts.lastMoveBy(playerNameAtStart(mover), result === mover));
  }

  function complain(error: unknown): void {
    const sentence = explain(error);
    errorText.value = sentence;
    announce(t(sentence));
  }

  const explain = (error: unknown): Text => textOfError(error, texts.stoppedAfter(patience.value));

  function tryAgain(): void {
    errorText.value = undefined;
    playerSettings.value = [...playerSettings.value];
  }

  function start(): void {
    // By other rules, a play of one's own game is no more.
    onOwnGame(({ id }) => {
      if (id === record.value.game) setRecord({ game: id, options: {}, moves: [], cursor: 0 });
    });
    effect(() => {
      if (currentPage.value !== "play") return;
      const timer = setTimeout(() => analyst.warm(), 300);
      return () => clearTimeout(timer);
    });
    effect(() => {
      const asked = record.value;
      const setting = playerSettings.value[session.value.turn];
      const playing = currentPage.value === "play" && asked.cursor === asked.moves.length && !looking.reviewing.value;
      if (!playing || session.value.result !== undefined || setting.kind === "human") return;
      void untracked(() => letMove(asked, setting));
    });
    effect(() => {
      void record.value;
      if (currentPage.value !== "play") return;
      const wanted = { values: showValues.value, review: showValues.value || looking.reviewing.value };
      untracked(() => {
        if (wanted.values) void analysis.evaluateNow();
        if (wanted.review) void analysis.reviewNow();
      });
    });
  }

  /** Whoever sits there moves, unless the play has gone on without it meanwhile. */
  async function letMove(asked: PlayRecord, setting: PlayerSetting): Promise<void> {
    const settings = playerSettings.value;
    const isCurrent = (): boolean => record.value === asked && playerSettings.value === settings;
    const started = performance.now();
    if (rival.busy) rival.stop(); // it was thinking about a play that is no more
    thinking.value = true;
    try {
      const { word, notes } = await chooseOrReplace(asked, setting, isCurrent);
      // A move that comes at once is hard to follow.
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, 350 - (performance.now() - started))));
      if (!(isCurrent() && play(word)) || notes.length === 0) return;
      noteText.value = notes[0];
      announce(t(notes[0]));
    } catch (error) {
      if (isCurrent()) complain(error);
    } finally {
      thinking.value = rival.busy;
    }
  }

  /** The move of a player; when they fail, the strongest one moves in their place and says why. */
  async function chooseOrReplace(
    asked: PlayRecord,
    setting: PlayerSetting,
    isCurrent: () => boolean,
  ): Promise<ChosenMove> {
    const choose = (player: PlayerSetting): Promise<ChosenMove> => {
      const time = Math.max(patience.value * 1000, timeOf(player, patience.value) ?? 0) + LATE;
      const input = { place: placeOf(asked), player: askedPlayer(player, patience.value), seed };
      return rival.run("play.choose", input, time);
    };
    try {
      return await choose(setting);
    } catch (error) {
      if (!isCurrent() || (error instanceof TaskError && error.code === "stopped")) throw error;
      const { word } = await choose(STRONGEST);
      return { word, notes: [texts.replaced(explain(error))] };
    }
  }

  const page: Page = {
    id: "play",
    save() {
      const { game, options, from, moves, cursor } = record.value;
      return {
        game,
        ...(Object.keys(options).length > 0 ? { options } : {}),
        ...(from === undefined ? {} : { from }),
        moves: moves.join(" "),
        ...(cursor === moves.length ? {} : { cursor }),
        seats: playerSettings.value.map(writePlayerSetting),
        ...(showValues.value ? { values: true } : {}),
        ...(looking.reviewing.value ? { review: looking.bestShown.value ? "best" : "played" } : {}),
        ...(patience.value === 10 ? {} : { patience: patience.value }),
      };
    },
    load(state) {
      const given = state as Record<string, unknown>;
      const { game, moves = "", from } = given;
      if (typeof game !== "string" || typeof moves !== "string") throw new LinkError("damaged");
      const begun = { game, options: optionsIn(given.options), from: typeof from === "string" ? from : undefined };
      // Every move is legal, or the link is damaged.
      const words = playedWords(
        begun,
        moves.split(" ").filter((word) => word !== ""),
      );
      const cursor =
        typeof given.cursor === "number" ? Math.max(0, Math.min(words.length, Math.floor(given.cursor))) : words.length;
      const loaded: PlayRecord = { ...begun, moves: words, cursor };
      const [first, second] = Array.isArray(given.seats) ? given.seats.map(readPlayerSetting) : [];
      batch(() => {
        playerSettings.value = [first ?? { kind: "human" }, second ?? { kind: "human" }];
        showValues.value = given.values === true;
        patience.value = typeof given.patience === "number" ? Math.max(1, Math.min(300, given.patience)) : 10;
        setRecord(loaded);
        looking.bestShown.value = given.review !== "played";
        if (given.review !== undefined) looking.startReview();
      });
    },
    subject: () => t(findGame(record.value.game).title),
    /** `#play/nim`, `#play/nim?sticks=6`, `#play/tictactoe?moves=2+1+6+7`. */
    loadName(name) {
      const [game, query = ""] = name.split("?");
      findGame(game);
      const { moves, ...options } = Object.fromEntries(new URLSearchParams(query));
      if (moves === undefined) chooseGame(game, options);
      else page.load({ game, options, moves });
    },
  };

  return {
    ...{ record, playerSettings, showValues, patience, hint, thinking, errorText, noteText, session, whole },
    ...{ isHuman, play, goToMove, undo, redo, newGame, rematch, chooseGame, chooseOptions, chooseStart },
    ...{ pasteMoves, reviewList, swapSides, setPlayer, askHint, resultSentence, endSentence, tryAgain },
    ...{ stopThinking: () => rival.stop(), start, page },
    ...analysis,
    ...looking,
  };
}

/** The perfect player proves as long as one is willing to wait, and needs a part of that to play on without a proof. */
function askedPlayer(setting: PlayerSetting, patience: number): string {
  return setting.kind === "perfect" ? `perfect:${patience * PROVING}` : writePlayerSetting(setting);
}

const PROVING = 900; // milliseconds for each second of patience
const LATE = 3000; // milliseconds that a player may be late before it is stopped

/** The time that a player keeps to by itself: it is stopped only some time after that. */
function timeOf({ kind, amount }: PlayerSetting, patience: number): number | undefined {
  if (kind === "perfect") return patience * 1000;
  return kind === "strong" || kind === "mcts" ? amount : undefined;
}
