import { signal } from "@preact/signals";
import { Session } from "marienbad";
import { render } from "preact";
import { language, t } from "../base/language.ts";
import { Board } from "../board/board.tsx";
import type { BoardModel } from "../board/model.ts";
import { boardOf } from "../board/own.ts";
import type { Situation } from "./module.d.ts";
import { opponentOf } from "./opponent.ts";
import { type BuiltGame, openGame, type SolvedGame } from "./solved-game.ts";
import * as texts from "./texts.ts";
import "../style/colours.css";
import "../board/board.css";
import "../board/counted.css";
import "../board/overlay.css";
import "./page.css";

const game = signal<SolvedGame | undefined>(undefined);
const played = signal<readonly string[]>([]);
/** What is shown: a situation, once it is known, and the moves that led there. */
const now = signal<{ readonly situation: Situation; readonly moves: readonly string[] } | undefined>(undefined);
/** The player that the reader is. */
const mine = signal<0 | 1>(0);
const failed = signal(false);
const PAUSE = 400; // milliseconds: a move that comes at once is hard to follow

/** Goes to these moves; the opponent answers where it is its turn. */
async function go(moves: readonly string[]): Promise<void> {
  const opened = game.value;
  if (opened === undefined) return;
  played.value = moves;
  const situation = await opponentOf(opened).after(moves);
  if (played.value !== moves) return;
  now.value = { situation, moves };
  if (situation.best === undefined || situation.turn === mine.value) return;
  await new Promise((resolve) => setTimeout(resolve, PAUSE));
  if (played.value === moves) await go([...moves, situation.best]);
}

function begin(player: 0 | 1): void {
  mine.value = player;
  void go([]);
}

/** The board after these moves, and how the next ones are made on it; undefined where the game has none. */
function boardAfter({ id, game, options }: SolvedGame, words: readonly string[]): BoardModel | undefined {
  const session = new Session(game);
  const made = words.map((word) => {
    const player = session.turn;
    session.playWord(word);
    return { word, player };
  });
  const text = session.game.notation.writePosition(session.position);
  return boardOf(id, game)?.({ text, turn: session.turn, moves: session.legalWords(), options, played: made });
}

/** The cells that the last of these moves changed. */
function lastCells(opened: SolvedGame, words: readonly string[]): readonly string[] {
  if (words.length === 0) return [];
  const before = boardAfter(opened, words.slice(0, -1));
  return before?.gestures.find(({ word }) => word === words.at(-1))?.marks ?? [];
}

function Page() {
  const [opened, shown] = [game.value, now.value];
  if (failed.value) return <p role="alert">{t(texts.notOpened)}</p>;
  if (opened === undefined || shown === undefined) return <p>{t(texts.opening)}</p>;
  const { situation: at, moves: made } = shown;
  const model = boardAfter(opened, made);
  const isMine = at.over === undefined && at.turn === mine.value;
  const move = (word: string): void => void go([...played.value, word]);
  return (
    <main>
      <h1>{t(opened.title)}</h1>
      <p role="status">{statusOf(at)}</p>
      {made.length > 0 && (
        <p class="last" aria-live="polite">
          {t(texts.lastMove(made.at(-1) ?? ""))}
        </p>
      )}
      {/* Where only the end brings points, there are none to tell of before. */}
      {at.over === undefined && at.points ? <p class="score">{t(texts.score(ofMine(at.points)))}</p> : undefined}
      {model === undefined ? (
        <pre>{at.board ?? at.position}</pre>
      ) : (
        <div class="board-frame">
          <Board
            model={model}
            turn={at.turn}
            label={t(opened.title)}
            active={isMine}
            last={lastCells(opened, made)}
            onMove={move}
          />
        </div>
      )}
      <div class="row" role="group" aria-label={t(texts.moves)}>
        {isMine &&
          at.moves
            .map(({ move: word }) => word)
            .sort((a, b) => a.localeCompare(b, undefined, { numeric: true }))
            .map((word) => (
              <button key={word} type="button" onClick={() => move(word)}>
                {word}
              </button>
            ))}
      </div>
      <div class="row">
        <button type="button" onClick={() => begin(0)}>
          {t(texts.playFirst)}
        </button>
        <button type="button" onClick={() => begin(1)}>
          {t(texts.playSecond)}
        </button>
      </div>
      <p class="soft">{t(texts.madeBy)}</p>
    </main>
  );
}

function statusOf({ over, turn, value, points }: Situation): string {
  if (over === "draw") return t(texts.drawn);
  if (over !== undefined && points !== undefined) {
    return t(over === mine.value ? texts.wonBy(ofMine(points)) : texts.lostBy(ofMine(points)));
  }
  if (over !== undefined) return t(over === mine.value ? texts.youWon : texts.youLost);
  const told = texts.worth({ ...value, rank: value.rank }, mine.value);
  return `${t(turn === mine.value ? texts.yourMove : texts.itsMove)} · ${t(told)}`;
}

/** Points of player 0, from the reader's side. */
function ofMine(points: number): number {
  return mine.value === 0 ? points : 0 - points;
}

async function start(): Promise<void> {
  document.documentElement.lang = language.value;
  const root = document.getElementById("game") as HTMLElement;
  render(<Page />, root);
  const inside = document.getElementById("built")?.textContent?.trim();
  try {
    const built = (inside ? JSON.parse(inside) : await (await fetch("game.json")).json()) as BuiltGame;
    game.value = await openGame(built, document.baseURI);
    document.title = t(game.value.title);
    begin(0);
  } catch {
    failed.value = true;
  }
}

void start();
