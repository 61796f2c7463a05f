import type { Text } from "marienbad";
import { sameText } from "marienbad/base";
import { IconButton, NumberField, Select } from "../base/controls.tsx";
import { Fault } from "../base/fault.tsx";
import { Button } from "../base/fields.tsx";
import { t } from "../base/language.ts";
import { PictureExport } from "../base/picture-export.tsx";
import { SCALED_FIGURE, SENTENCE } from "../base/stage.tsx";
import { Stepper } from "../base/stepper.tsx";
import { useTypedText } from "../base/use-typed-text.ts";
import { paths } from "./instance.ts";

import { taquinPicture } from "./pictures.ts";
import { TAQUIN_HEURISTICS, type TaquinHeuristic } from "./taquin-state.ts";
import * as texts from "./texts.ts";

const { taquin } = paths;

const HEURISTIC_WORDS: Readonly<Record<TaquinHeuristic, Text>> = {
  conflicts: texts.manhattanLinearConflicts,
  manhattan: sameText("Manhattan"),
  patterns: texts.patternDatabaseBuiltFirst,
};

export function TaquinView() {
  const [typed, setTyped] = useTypedText(taquin.board.value);
  const shown = taquin.solution.value;
  const moveCount = taquin.boards.value.length - 1 + (shown === undefined ? 0 : taquin.solutionStep.value);
  return (
    <div class="paths-taquin">
      <div class="taquin-side">
        <p class="status" {...(shown === undefined ? SENTENCE : {})}>
          {taquin.isSolved.value ? t(texts.inOrder) : t(texts.movesSoFar(moveCount))}
        </p>
        <div {...SCALED_FIGURE}>
          <Tray />
        </div>
        {shown !== undefined && (
          <Stepper
            step={taquin.solutionStep.value}
            last={shown.length - 1}
            running={taquin.running.value}
            pace={420}
            sentence={t(texts.solutionFound(shown.length - 1, taquin.expanded.value ?? 0))}
            onStep={(next) => (taquin.solutionStep.value = next)}
            onRunning={(next) => (taquin.running.value = next)}
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
            value={taquin.scrambleMoves.value}
            onChange={(next) => (taquin.scrambleMoves.value = next)}
          />
          {[3, 4].map((side) => (
            <Button key={side} label={t(texts.scramble(side))} onClick={() => void taquin.scramble(side)} />
          ))}
          <IconButton
            icon="undo"
            label={t(texts.undo)}
            disabled={taquin.boards.value.length < 2 && shown === undefined}
            onClick={taquin.takeBack}
          />
        </div>
        <h2>{t(texts.solve)}</h2>
        <div class="row">
          <Select
            seen
            label={t(texts.heuristicOfIda)}
            choices={TAQUIN_HEURISTICS.map((id) => ({ id, text: t(HEURISTIC_WORDS[id]) }))}
            value={taquin.heuristic.value}
            onChange={(chosen) => (taquin.heuristic.value = chosen)}
          />
          {taquin.solving.value ? (
            <IconButton icon="stop" label={t(texts.stop)} onClick={taquin.stopSolving} />
          ) : (
            <Button
              strong
              label={t(texts.findAShortestSolution)}
              disabled={taquin.isSolved.value}
              onClick={() => void taquin.solve()}
            />
          )}
        </div>
        {taquin.solving.value && (
          <p class="soft" role="status">
            {taquin.looked.value === 0 ? t(texts.looking) : t(texts.boardsExpanded(taquin.looked.value))}
          </p>
        )}
        <Fault of={taquin.errorText.value} />
        <h2>{t(texts.yourOwnBoard)}</h2>
        <form
          class="row"
          onSubmit={(event) => {
            event.preventDefault();
            taquin.takeBoard(typed);
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
          <Button label={t(texts.takeIt)} />
        </form>
        <PictureExport pictures={[taquinPicture(shown?.slice(taquin.solutionStep.value) ?? [taquin.board.value])]} />
      </section>
    </div>
  );
}

function Tray() {
  const side = taquin.size.value;
  const cells = taquin.tiles.value;
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
    if (cell !== undefined) taquin.slideTile(cells[cell]);
  };
  return (
    <div class="tray" role="group" aria-label={t(texts.taquin)} style={{ "--side": side }} onKeyDown={onKeyDown}>
      {cells.map((tile, cell) =>
        tile === 0 ? null : (
          <button
            key={tile}
            type="button"
            class={`tile${taquin.slides.value.has(tile) ? " free" : ""}${tile === cell + 1 ? " in-place" : ""}`}
            style={{ "--column": columnOf(cell) - 1, "--row": rowOf(cell) - 1 }}
            aria-disabled={!taquin.slides.value.has(tile)}
            aria-label={t(texts.rowColumn(tile, rowOf(cell), columnOf(cell)))}
            onClick={() => taquin.slideTile(tile)}
          >
            {tile}
          </button>
        ),
      )}
    </div>
  );
}
