import type { Text } from "marienbad";
import { sameText } from "marienbad/base";
import { IconButton, NumberField, Select } from "../base/controls.tsx";
import { Fault } from "../base/fault.tsx";
import { t } from "../base/language.ts";
import { PictureExport } from "../base/picture-export.tsx";
import { SCALED_FIGURE, SENTENCE } from "../base/stage.tsx";
import { Stepper } from "../base/stepper.tsx";
import { useTypedText } from "../base/use-typed-text.ts";
import { taquin } from "./instance.ts";
import { taquinPicture } from "./pictures.ts";
import { TAQUIN_HEURISTICS, type TaquinHeuristic } from "./taquin-state.ts";
import * as texts from "./texts.ts";

const {
  board,
  boards,
  expanded,
  isSolved,
  looked,
  scramble,
  scrambleMoves,
  size,
  slides,
  slideTile,
  solution,
  running: solutionRunning,
  solutionStep,
  solve,
  solving,
  stopSolving,
  takeBack,
  takeBoard,
  heuristic: taquinHeuristic,
  errorText: taquinTrouble,
  tiles,
} = taquin;

const HEURISTIC_WORDS: Readonly<Record<TaquinHeuristic, Text>> = {
  conflicts: texts.manhattanLinearConflicts,
  manhattan: sameText("Manhattan"),
  patterns: texts.patternDatabaseBuiltFirst,
};

export function TaquinView() {
  const [typed, setTyped] = useTypedText(board.value);
  const shown = solution.value;
  const moveCount = boards.value.length - 1 + (shown === undefined ? 0 : solutionStep.value);
  return (
    <div class="paths-taquin">
      <div class="taquin-side">
        <p class="status" {...(shown === undefined ? SENTENCE : {})}>
          {isSolved.value ? t(texts.inOrder) : t(texts.movesSoFar(moveCount))}
        </p>
        <div {...SCALED_FIGURE}>
          <Tray />
        </div>
        {shown !== undefined && (
          <Stepper
            step={solutionStep.value}
            last={shown.length - 1}
            running={solutionRunning.value}
            pace={420}
            sentence={t(texts.solutionFound(shown.length - 1, expanded.value ?? 0))}
            onStep={(next) => {
              solutionStep.value = next;
            }}
            onRunning={(next) => {
              solutionRunning.value = next;
            }}
          />
        )}
      </div>
      <section class="notes" aria-label={t(texts.taquin)}>
        <p class="lead">{t(texts.taquinHelp)}</p>
        <div class="row">
          <NumberField
            label={t(texts.randomMoves)}
            least={1}
            most={500}
            value={scrambleMoves.value}
            onChange={(next) => {
              scrambleMoves.value = next;
            }}
          />
          {[3, 4].map((side) => (
            <button key={side} type="button" class="button" onClick={() => void scramble(side)}>
              {t(texts.scramble(side))}
            </button>
          ))}
          <IconButton
            icon="undo"
            label={t(texts.undo)}
            disabled={boards.value.length < 2 && shown === undefined}
            onClick={takeBack}
          />
        </div>
        <h2>{t(texts.solve)}</h2>
        <div class="row">
          <Select
            seen
            label={t(texts.heuristicOfIda)}
            choices={TAQUIN_HEURISTICS.map((id) => ({ id, text: t(HEURISTIC_WORDS[id]) }))}
            value={taquinHeuristic.value}
            onChange={(chosen) => {
              taquinHeuristic.value = chosen;
            }}
          />
          {solving.value ? (
            <IconButton icon="stop" label={t(texts.stop)} onClick={stopSolving} />
          ) : (
            <button type="button" class="button strong" disabled={isSolved.value} onClick={() => void solve()}>
              {t(texts.findAShortestSolution)}
            </button>
          )}
        </div>
        {solving.value && (
          <p class="soft" role="status">
            {looked.value === 0 ? t(texts.looking) : t(texts.boardsExpanded(looked.value))}
          </p>
        )}
        <Fault of={taquinTrouble.value} />
        <h2>{t(texts.yourOwnBoard)}</h2>
        <form
          class="row"
          onSubmit={(event) => {
            event.preventDefault();
            takeBoard(typed);
          }}
        >
          <label class="field grow">
            <span>{t(texts.boardRowByRow)}</span>
            <input
              value={typed}
              spellcheck={false}
              autocomplete="off"
              onInput={(event) => setTyped(event.currentTarget.value)}
            />
          </label>
          <button type="submit" class="button">
            {t(texts.takeIt)}
          </button>
        </form>
        <PictureExport pictures={[taquinPicture(shown?.slice(solutionStep.value) ?? [board.value])]} />
      </section>
    </div>
  );
}

/** The tiles as buttons; each knows whether it can slide. */
function Tray() {
  const side = size.value;
  const cells = tiles.value;
  const hole = cells.indexOf(0);
  const rowOf = (cell: number): number => Math.floor(cell / side) + 1;
  const columnOf = (cell: number): number => (cell % side) + 1;
  /** An arrow pushes the tile that lies on the other side of the hole. */
  const onKeyDown = (event: KeyboardEvent): void => {
    const [row, column] = [Math.floor(hole / side), hole % side];
    const from: Record<string, number | undefined> = {
      ArrowRight: column > 0 ? hole - 1 : undefined,
      ArrowLeft: column < side - 1 ? hole + 1 : undefined,
      ArrowDown: row > 0 ? hole - side : undefined,
      ArrowUp: row < side - 1 ? hole + side : undefined,
    };
    if (!(event.key in from)) return;
    event.preventDefault();
    const cell = from[event.key];
    if (cell !== undefined) slideTile(cells[cell]);
  };
  return (
    <div class="tray" role="group" aria-label={t(texts.taquin)} style={{ "--side": side }} onKeyDown={onKeyDown}>
      {cells.map((tile, cell) =>
        tile === 0 ? null : (
          <button
            key={tile}
            type="button"
            class={`tile${slides.value.has(tile) ? " free" : ""}${tile === cell + 1 ? " in-place" : ""}`}
            style={{ "--column": columnOf(cell) - 1, "--row": rowOf(cell) - 1 }}
            aria-disabled={!slides.value.has(tile)}
            aria-label={t(texts.rowColumn(tile, rowOf(cell), columnOf(cell)))}
            onClick={() => slideTile(tile)}
          >
            {tile}
          </button>
        ),
      )}
    </div>
  );
}
