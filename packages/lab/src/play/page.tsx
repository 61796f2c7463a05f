import { findGame } from "marienbad";
import { useMemo, useState } from "preact/hooks";
import { announce } from "../base/announce.tsx";
import { Fold, IconButton, Select } from "../base/controls.tsx";
import { Fault } from "../base/fault.tsx";
import { language, say, t } from "../base/language.ts";
import { playerNameAtStart, toMove } from "../base/players.ts";
import { embedded, linkToHere } from "../base/router.ts";
import { useTypedText } from "../base/use-typed-text.ts";
import { Board } from "../board/board.tsx";
import { BOARDS } from "../board/index.ts";
import type { BoardModel, View as BoardView } from "../board/model.ts";
import { describeValue, ValueIcon } from "../board/value-mark.tsx";
import { History } from "./history.tsx";
import {
  askHint,
  chooseGame,
  chooseStart,
  errorText,
  evaluating,
  evaluation,
  hint,
  isHuman,
  newGame,
  pasteMoves,
  play,
  playerSettings,
  record,
  redo,
  resultSentence,
  session,
  showValues,
  stopThinking,
  swapSides,
  thinking,
  tryAgain,
  undo,
} from "./instance.ts";
import { OptionsForm } from "./options-form.tsx";
import { gameChoices, PlayersPanel, playerKindName } from "./players-panel.tsx";
import { type PlayRecord, type Session, sessionOf } from "./session.ts";
import type { MoveValue } from "./values.ts";
import "./play.css";

export { page, start } from "./instance.ts";

export function View() {
  const { game } = record.value;
  const entry = findGame(game);
  return (
    <div class="play page">
      {!embedded.value && (
        <header class="page-head">
          <div>
            <h1>{t(entry.title)}</h1>
            <p class="lead">{t(entry.summary)}</p>
          </div>
          <Select
            seen
            label={say("Game", "Jeu")}
            choices={gameChoices(language.value)}
            value={game}
            onChange={chooseGame}
          />
        </header>
      )}
      <div class="table">
        <section class="board-side" aria-label={say("Board", "Plateau")}>
          <Status />
          <TheBoard />
          <Controls />
        </section>
        <section class="notes" aria-label={say("Play", "Partie")}>
          <Moves />
          <h2>{say("The play so far", "La partie jusqu'ici")}</h2>
          <History />
          <MoveText />
          {!embedded.value && (
            <>
              <Fold title={say("Players", "Joueurs")} open>
                <PlayersPanel />
              </Fold>
              <Fold title={say("Rules", "Règles")}>
                <OptionsForm entry={entry} />
                <p class="soft source">{entry.reference}</p>
              </Fold>
            </>
          )}
        </section>
      </div>
    </div>
  );
}

function modelOf(of: Session, { from, moves, cursor }: PlayRecord): BoardModel | undefined {
  const { made, kit, text, turn, legal, positions } = of;
  const view: BoardView = {
    text,
    turn,
    moves: legal,
    options: made.options,
    played:
      from === undefined
        ? moves.slice(0, cursor).map((word, index) => ({ word, player: kit.rules.turn(positions[index]) }))
        : [],
  };
  return BOARDS[made.id]?.(view);
}

/** The cells that the last move changed, as the board before it tells. */
function lastMarks(of: PlayRecord): readonly string[] {
  if (of.cursor === 0) return [];
  const before = { ...of, cursor: of.cursor - 1 };
  const word = of.moves[before.cursor];
  return modelOf(sessionOf(before), before)?.gestures.find((gesture) => gesture.word === word)?.marks ?? [];
}

function TheBoard() {
  const current = session.value;
  const now = record.value;
  const model = useMemo(() => modelOf(current, now), [current, now]);
  const last = useMemo(() => lastMarks(now), [now]);
  const values = useMemo(
    () => new Map<string, MoveValue>(showValues.value ? evaluation.value?.moves.map((move) => [move.word, move]) : []),
    [showValues.value, evaluation.value],
  );
  if (model === undefined) return null;
  const active = current.result === undefined && isHuman(current.turn);
  return (
    <div class={`board-frame game-${now.game}`}>
      <Board
        model={model}
        turn={current.turn}
        label={say("Board: arrows move, Enter plays", "Plateau : les flèches déplacent, Entrée joue")}
        active={active}
        last={last}
        hint={hint.value}
        values={active ? values : new Map()}
        onMove={play}
      />
    </div>
  );
}

/** Whose turn it is, or who has won; and what went wrong. */
function Status() {
  const { result, turn } = session.value;
  const setting = playerSettings.value[turn];
  const sentence = (): string => {
    if (result !== undefined) return resultSentence();
    if (isHuman(turn)) return isHuman(turn === 0 ? 1 : 0) ? toMove(turn) : say("Your move", "À vous de jouer");
    return thinking.value
      ? say(`${playerNameAtStart(turn)} is thinking…`, `${playerNameAtStart(turn)} réfléchit…`)
      : `${toMove(turn)} (${playerKindName(setting.kind)})`;
  };
  return (
    <>
      <p class={`status${result === undefined ? "" : " over"}`}>
        {result === undefined && <span class={`chip player${turn}`} aria-hidden="true" />}
        <span>{sentence()}</span>
        {thinking.value && result === undefined && (
          <IconButton quiet icon="stop" label={say("Stop", "Arrêter")} onClick={stopThinking} />
        )}
      </p>
      <Fault of={errorText.value}>
        {result === undefined && !isHuman(turn) && !thinking.value && (
          <button type="button" class="button" onClick={tryAgain}>
            {say("Try again", "Réessayer")}
          </button>
        )}
      </Fault>
    </>
  );
}

function Controls() {
  const { cursor, moves } = record.value;
  return (
    <div class="controls" role="toolbar" aria-label={say("Play", "Partie")}>
      <IconButton icon="undo" label={say("Undo", "Annuler")} onClick={undo} disabled={cursor === 0} />
      <IconButton icon="redo" label={say("Redo", "Refaire")} onClick={redo} disabled={cursor === moves.length} />
      <IconButton
        icon="hint"
        label={say("Hint", "Conseil")}
        onClick={() => void askHint()}
        disabled={session.value.result !== undefined}
      />
      <IconButton
        icon="eye"
        label={say("Values", "Valeurs")}
        pressed={showValues.value}
        onClick={() => {
          showValues.value = !showValues.value;
        }}
      />
      <IconButton icon="swap" label={say("Swap sides", "Changer de camp")} onClick={swapSides} />
      <IconButton icon="restart" label={say("New game", "Nouvelle partie")} onClick={newGame} />
    </div>
  );
}

const MAX_CHIPS = 60;

/** The legal moves as words, for those who like to type, with what they are worth when that is shown. */
function Moves() {
  const [text, setText] = useState("");
  const { legal, turn, result } = session.value;
  const shown = showValues.value ? evaluation.value : undefined;
  const ordered: readonly (MoveValue | { readonly word: string })[] = shown?.moves ?? legal.map((word) => ({ word }));
  const active = result === undefined && isHuman(turn);
  if (result !== undefined) return null;
  return (
    <div class="moves">
      <h2>{say("Moves", "Coups")}</h2>
      {showValues.value && <Certainty />}
      <ul class="chips" aria-label={say("Legal moves", "Coups permis")}>
        {ordered.slice(0, MAX_CHIPS).map((move) => (
          <li key={move.word}>
            <button
              type="button"
              class={`move${hint.value === move.word ? " hinted" : ""}`}
              disabled={!active}
              onClick={() => play(move.word)}
            >
              {"exact" in move && <ValueIcon value={move} player={turn} />}
              <span class="word">{move.word}</span>
              {"exact" in move && <span class="soft">{describeValue(move, turn)}</span>}
            </button>
          </li>
        ))}
        {ordered.length > MAX_CHIPS && <li class="soft">… {ordered.length - MAX_CHIPS}</li>}
      </ul>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== "" && play(text)) setText("");
        }}
      >
        <label class="field grow">
          <span class="unseen">{say("Type a move", "Taper un coup")}</span>
          <input
            value={text}
            placeholder={say(`Type a move, such as ${legal[0]}`, `Taper un coup, par exemple ${legal[0]}`)}
            onInput={(event) => setText(event.currentTarget.value)}
            disabled={!active}
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            name="move"
          />
        </label>
        <button type="submit" class="button" disabled={!active}>
          {say("Play", "Jouer")}
        </button>
      </form>
    </div>
  );
}

/** Whether the values are the truth or an opinion. */
function Certainty() {
  const found = evaluation.value;
  const turn = session.value.turn;
  if (found === undefined) {
    return (
      <p class="soft">
        {evaluating.value ? say("Computing values…", "Calcul des valeurs…") : say("No values.", "Pas de valeurs.")}
      </p>
    );
  }
  return (
    <p class="certainty">
      <ValueIcon value={found.position} player={turn} />
      {found.position.result === "draw"
        ? describeValue(found.position, turn)
        : `${playerNameAtStart(turn)}${found.position.exact ? "" : say(":", " :")} ${describeValue(found.position, turn)}`}
      <span class={found.solved ? "badge exact" : "badge"}>
        {found.solved ? say("solved: exact", "résolu : exact") : say("searched", "cherché")}
      </span>
    </p>
  );
}

/** The moves as text, to keep, to send and to take up again. */
function MoveText() {
  const { moves, from } = record.value;
  const [list, setList] = useTypedText(moves.join(" "));
  const [start, setStart] = useTypedText(from ?? "");
  const copy = async (text: string): Promise<void> => {
    await navigator.clipboard.writeText(text);
    announce(say("Copied.", "Copié."));
  };
  return (
    <Fold title={say("Copy, paste, share", "Copier, coller, partager")}>
      <label class="field">
        <span>{say("List of moves", "Liste des coups")}</span>
        <textarea
          rows={2}
          value={list}
          spellcheck={false}
          name="moves"
          onInput={(event) => setList(event.currentTarget.value)}
        />
      </label>
      <div class="row">
        <button type="button" class="button" onClick={() => void copy(moves.join(" "))}>
          {say("Copy the moves", "Copier les coups")}
        </button>
        <button type="button" class="button" onClick={() => pasteMoves(list)}>
          {say("Play this list", "Jouer cette liste")}
        </button>
      </div>
      <label class="field">
        <span>{say("Position to start from", "Position de départ")}</span>
        <input
          value={start}
          placeholder={session.value.text}
          spellcheck={false}
          name="start"
          onInput={(event) => setStart(event.currentTarget.value)}
        />
      </label>
      <div class="row">
        <button type="button" class="button" onClick={() => chooseStart(start)}>
          {say("Start there", "Partir de là")}
        </button>
        <button type="button" class="button" onClick={() => void linkToHere().then(copy)}>
          {say("Copy a link to this position", "Copier un lien vers cette position")}
        </button>
        <button
          type="button"
          class="button"
          onClick={() =>
            void linkToHere(true).then((link) =>
              copy(`<iframe src="${link}" width="480" height="640" title="Marienbad"></iframe>`),
            )
          }
        >
          {say("Copy the code to embed it", "Copier le code à intégrer")}
        </button>
      </div>
    </Fold>
  );
}
