import { IconButton, NumberField, Select } from "../base/controls.tsx";
import { Fault } from "../base/fault.tsx";
import { number, say } from "../base/language.ts";
import { PictureExport } from "../base/picture-export.tsx";
import { Stepper } from "../base/stepper.tsx";
import { useTypedText } from "../base/use-typed-text.ts";
import { taquin } from "./instance.ts";
import { taquinPicture } from "./pictures.ts";
import { TAQUIN_HEURISTICS, type TaquinHeuristic } from "./taquin-state.ts";

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

const HEURISTIC_WORDS: Readonly<Record<TaquinHeuristic, () => string>> = {
  conflicts: () => say("Manhattan + linear conflicts", "Manhattan + conflits linéaires"),
  manhattan: () => "Manhattan",
  patterns: () => say("pattern database (built first)", "table de motifs (construite d'abord)"),
};

export function TaquinView() {
  const [typed, setTyped] = useTypedText(board.value);
  const shown = solution.value;
  return (
    <div class="paths-taquin">
      <div class="taquin-side">
        <p class="status">
          {isSolved.value
            ? say("In order!", "Rangé !")
            : say(
                `${number(boards.value.length - 1 + (shown === undefined ? 0 : solutionStep.value))} moves so far`,
                `${number(boards.value.length - 1 + (shown === undefined ? 0 : solutionStep.value))} coups jusqu'ici`,
              )}
        </p>
        <Tray />
        {shown !== undefined && (
          <Stepper
            step={solutionStep.value}
            last={shown.length - 1}
            running={solutionRunning.value}
            pace={420}
            sentence={say(
              `A shortest solution takes ${number(shown.length - 1)} moves; ${number(expanded.value ?? 0)} boards were expanded.`,
              `Une solution la plus courte prend ${number(shown.length - 1)} coups ; ${number(expanded.value ?? 0)} positions développées.`,
            )}
            onStep={(next) => {
              solutionStep.value = next;
            }}
            onRunning={(next) => {
              solutionRunning.value = next;
            }}
          />
        )}
      </div>
      <section class="notes" aria-label={say("Taquin", "Taquin")}>
        <p class="lead">
          {say(
            "Slide the tiles until they are in order, the hole last. By keyboard: the arrows push a tile into the hole.",
            "Faites glisser les pièces jusqu'à les ranger, le trou à la fin. Au clavier : les flèches poussent une pièce dans le trou.",
          )}
        </p>
        <div class="row">
          <NumberField
            label={say("Random moves", "Coups au hasard")}
            least={1}
            most={500}
            value={scrambleMoves.value}
            onChange={(next) => {
              scrambleMoves.value = next;
            }}
          />
          {[3, 4].map((side) => (
            <button key={side} type="button" class="button" onClick={() => void scramble(side)}>
              {say(`Scramble ${side} × ${side}`, `Mélanger ${side} × ${side}`)}
            </button>
          ))}
          <IconButton
            icon="undo"
            label={say("Undo", "Annuler")}
            disabled={boards.value.length < 2 && shown === undefined}
            onClick={takeBack}
          />
        </div>
        <h2>{say("Solve", "Résoudre")}</h2>
        <div class="row">
          <Select
            seen
            label={say("TaquinHeuristic of IDA*", "Heuristique de IDA*")}
            choices={TAQUIN_HEURISTICS.map((id) => ({ id, text: HEURISTIC_WORDS[id]() }))}
            value={taquinHeuristic.value}
            onChange={(chosen) => {
              taquinHeuristic.value = chosen;
            }}
          />
          {solving.value ? (
            <IconButton icon="stop" label={say("Stop", "Arrêter")} onClick={stopSolving} />
          ) : (
            <button type="button" class="button strong" disabled={isSolved.value} onClick={() => void solve()}>
              {say("Find a shortest solution", "Chercher une solution la plus courte")}
            </button>
          )}
        </div>
        {solving.value && (
          <p class="soft" role="status">
            {looked.value === 0
              ? say("Looking…", "Recherche…")
              : say(`${number(looked.value)} boards expanded…`, `${number(looked.value)} positions développées…`)}
          </p>
        )}
        <Fault of={taquinTrouble.value} />
        <h2>{say("Your own board", "Votre taquin")}</h2>
        <form
          class="row"
          onSubmit={(event) => {
            event.preventDefault();
            takeBoard(typed);
          }}
        >
          <label class="field grow">
            <span>{say("Row by row, 0 for the hole", "Ligne par ligne, 0 pour le trou")}</span>
            <input
              value={typed}
              spellcheck={false}
              autocomplete="off"
              onInput={(event) => setTyped(event.currentTarget.value)}
            />
          </label>
          <button type="submit" class="button">
            {say("Take it", "Prendre")}
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
    <div
      class="tray"
      role="group"
      aria-label={say("Taquin", "Taquin")}
      style={{ "--side": side }}
      onKeyDown={onKeyDown}
    >
      {cells.map((tile, cell) =>
        tile === 0 ? null : (
          <button
            key={tile}
            type="button"
            class={`tile${slides.value.has(tile) ? " free" : ""}${tile === cell + 1 ? " in-place" : ""}`}
            style={{ "--column": cell % side, "--row": Math.floor(cell / side) }}
            aria-disabled={!slides.value.has(tile)}
            aria-label={say(
              `${tile}, row ${Math.floor(cell / side) + 1}, column ${(cell % side) + 1}`,
              `${tile}, ligne ${Math.floor(cell / side) + 1}, colonne ${(cell % side) + 1}`,
            )}
            onClick={() => slideTile(tile)}
          >
            {tile}
          </button>
        ),
      )}
    </div>
  );
}
