import { MarienbadError, sameText, type Text } from "marienbad/base";
import { type AnyGame, finalScore, type Player, type Result, type Session, type SessionEnd } from "marienbad/game";
import type { ComputerPlayer, Oracle, OracleProgress } from "marienbad/oracle";
import { paintBoard } from "../core/color.ts";
import { type Call, labelled, say } from "../core/command.ts";
import { inColumns } from "../core/output.ts";
import { type MoveRow, printMoves } from "../report/solved-report.ts";
import { texts } from "../subject/texts.ts";
import { adviseMoves } from "./oracle.ts";
import { PLAY_COMMANDS, PLAY_TEXTS, type PlayCommand, readCommand, usageOf } from "./words.ts";

export interface PlayTable {
  readonly game: AnyGame;
  readonly session: Session<unknown, unknown>;
  /** The players; undefined for a person at the keyboard. */
  readonly seats: readonly [ComputerPlayer<unknown, unknown> | undefined, ComputerPlayer<unknown, unknown> | undefined];
  readonly oracle: Oracle<unknown, unknown>;
  readonly hints: boolean;
  readonly lines: AsyncIterator<string>;
  save(file: string): Promise<void>;
  review(): Promise<void>;
}

const MAX_LISTED = 16;

export type TableEnd = Result | "left";

/** Plays until the end or until the person leaves. Prints nothing with --json. */
export async function playAtTable(call: Call, table: PlayTable): Promise<TableEnd> {
  const { game, oracle, session, seats } = table;
  const tell = (text = ""): void => {
    if (!call.json) call.output.line(text);
  };
  const people = ([0, 1] as const).filter((player) => seats[player] === undefined);

  for (let asked = false; ; ) {
    const { end } = session;
    if (end !== undefined) {
      showBoard();
      tell(announce(end));
      await offerReview();
      return end.result;
    }
    const computer = seats[session.turn];
    if (computer !== undefined) {
      const who = nameOf(session.turn, ` (${computer.name})`);
      const thinks = `${who} ${say(call, PLAY_TEXTS.thinks)}`;
      if (!call.json) call.output.progress(thinks);
      const notes: string[] = [];
      const watch = {
        signal: call.signal,
        onNote: (note: Text) => void notes.push(say(call, note)),
        onProgress: ({ positions }: OracleProgress) => {
          const line = `${thinks} ${say(call, texts.positionsFound(positions))}`;
          call.output.progress(line);
          call.output.still(line);
        },
      };
      const move = await computer.choose(session.position, watch);
      const word = session.write(move);
      session.play(move);
      for (const note of notes) tell(note);
      tell(`${who} ${say(call, PLAY_TEXTS.plays)} ${word}`);
      asked = false;
      continue;
    }
    if (!asked) await askForMove();
    asked = true;
    const { value: line, done } = await table.lines.next();
    if (call.signal.aborted) throw new MarienbadError("interrupted", sameText(farewell()));
    if (!done && line.trim() === "") continue;
    const command = done || session.legalWords().includes(line.trim()) ? undefined : readCommand(line);
    if (done || command?.id === "quit") {
      tell(farewell());
      return "left";
    }
    if (command !== undefined) {
      asked = !(await obey(command.id, command.rest));
      continue;
    }
    try {
      session.playWord(line);
      asked = false;
    } catch (error) {
      if (!(error instanceof MarienbadError)) throw error;
      call.output.note(error.text[call.language]);
    }
  }

  /** Executes a command; returns true if the board should be shown again. */
  async function obey(id: PlayCommand, rest: string): Promise<boolean> {
    switch (id) {
      case "board":
        return true;
      case "moves":
        tell(`${say(call, PLAY_TEXTS.legal)} ${session.legalWords().join(" ")}`);
        return false;
      case "values":
        await showValues();
        return false;
      case "hint": {
        const [{ move, worth }] = await adviseMoves(call, game, oracle, session.position);
        tell(labelled(call, `${say(call, PLAY_TEXTS.tryMove)} ${move}`, worth));
        return false;
      }
      case "review":
        if (!call.json) await table.review();
        return false;
      case "undo": {
        const undone = session.undo(people);
        tell(say(call, undone ? PLAY_TEXTS.undone : PLAY_TEXTS.nothingToUndo));
        return undone;
      }
      case "save":
        await saveTo(rest);
        return false;
      default: {
        const rows = PLAY_COMMANDS.map((command) => [`  ${say(call, usageOf(command))}`, say(call, command.summary)]);
        for (const row of inColumns(rows, [0, 1])) tell(row);
        return false;
      }
    }
  }

  async function offerReview(): Promise<void> {
    if (call.json || people.length === 0) return;
    tell(say(call, PLAY_TEXTS.reviewOffer));
    const { value: line, done } = await table.lines.next();
    if (!done && readCommand(line.trim() === "" ? "quit" : line)?.id === "review") await table.review();
  }

  async function saveTo(file: string): Promise<void> {
    if (file === "") return call.output.note(say(call, PLAY_TEXTS.saveWhere));
    try {
      await table.save(file);
      tell(`${say(call, PLAY_TEXTS.saved)} ${file}`);
    } catch (error) {
      if (!(error instanceof MarienbadError)) throw error;
      call.output.note(error.text[call.language]);
    }
  }

  async function askForMove(): Promise<void> {
    showBoard();
    if (table.hints) await showValues();
    const isLong = session.legalMoves().length > MAX_LISTED;
    const list = `${session.legalWords(MAX_LISTED).join(" ")}${isLong ? " …" : ""}`;
    const who =
      people.length === 1 ? say(call, PLAY_TEXTS.yourMove) : `${nameOf(session.turn)} ${say(call, PLAY_TEXTS.toMove)}`;
    tell(`${who} ${list} ${say(call, PLAY_TEXTS.typeHelp)}`);
  }

  function showBoard(): void {
    const { board, notation, scores } = game;
    tell();
    if (scores !== undefined) tell(`${say(call, PLAY_TEXTS.pointsSoFar)} ${say(call, finalScore(session.points))}`);
    tell(
      board === undefined ? notation.writePosition(session.position) : paintBoard(board, session.position, call.paint),
    );
    tell();
  }

  async function showValues(): Promise<void> {
    if (call.json) return;
    const values = await adviseMoves(call, game, oracle, session.position);
    const rows = values.map(({ move, worth, result }): MoveRow => {
      const told = result === undefined ? worth : call.paint.result(result, worth);
      return [move, told, worth === values[0].worth];
    });
    printMoves(call, rows);
  }

  function nameOf(player: Player, more = ""): string {
    return call.paint.player(player, `${say(call, PLAY_TEXTS.player)} ${player}${more}`);
  }

  function announce({ result, reason, points }: SessionEnd): string {
    const score = points === undefined ? "" : ` (${say(call, finalScore(points))})`;
    return call.paint.result(result, `${tellResult(result, reason)}${score}`);
  }

  function tellResult(result: SessionEnd["result"], reason: SessionEnd["reason"]): string {
    if (reason === "repetition") return say(call, PLAY_TEXTS.repeated);
    if (result === "draw") return say(call, PLAY_TEXTS.draw);
    if (people.length === 1) return say(call, people[0] === result ? PLAY_TEXTS.youWin : PLAY_TEXTS.youLose);
    return `${say(call, PLAY_TEXTS.player)} ${result} ${say(call, PLAY_TEXTS.wins)}`;
  }

  function farewell(): string {
    const more = session.moves.length === 0 ? "" : ` ${say(call, PLAY_TEXTS.goOn)} "${session.words.join(" ")}"`;
    return `${say(call, PLAY_TEXTS.stopped)}${more}`;
  }
}
