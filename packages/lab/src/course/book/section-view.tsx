import { useMemo, useState } from "preact/hooks";
import { t } from "../../base/language.ts";
import { ExerciseView } from "./exercise-view.tsx";
import { type FigureStates, stateFrom } from "./figure-state.ts";
import { piecesOf } from "./markup.ts";
import { solved } from "./progress.ts";
import { ControlView, type Live, Prose } from "./prose.tsx";
import { SceneView } from "./scene-view.tsx";
import * as texts from "./texts.ts";
import type { Block, Section } from "./vocabulary.ts";

interface Props {
  readonly chapter: string;
  /** "3.2" */
  readonly number: string;
  readonly section: Section;
  readonly pageName: (link: string) => string;
  readonly figures: FigureStates;
  readonly onFigure: OnFigure;
}

/** Told when a figure is moved; without a state it is as it began. */
export type OnFigure = (place: string, state: FigureStates[string] | undefined) => void;

/** A section: rows of prose with the figure beside it, then the exercise and the way into the lab. */
export function SectionView({ chapter, number, section, pageName, figures, onFigure }: Props) {
  const { id, title, blocks, exercise, lab } = section;
  const key = `${chapter}/${id}`;
  return (
    <section class="section" id={id} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>
        <span class="number">{number}</span> {t(title)}
        {solved.value.has(key) && (
          <span class="solved" title={t(texts.solvedSection)}>
            {" "}
            ✓
          </span>
        )}
      </h3>
      {rowsOf(blocks).map((row, index) => (
        <Row
          key={index}
          blocks={row}
          number={`${number}${index === 0 ? "" : String.fromCharCode(97 + index)}`}
          given={figures[`${id}/${index}`]}
          onMove={(state) => onFigure(`${id}/${index}`, state)}
        />
      ))}
      <div class="section-end">
        {exercise !== undefined && <ExerciseView id={key} exercise={exercise} />}
        <p class="soft onward">
          {t(texts.goOnIn)} <a href={lab}>{pageName(lab)}</a>
        </p>
      </div>
    </section>
  );
}

/** Blocks that share a figure stand beside it. */
function rowsOf(blocks: readonly Block[]): Block[][] {
  const rows: Block[][] = [];
  for (const block of blocks) {
    if (rows.length === 0 || block.figure !== undefined) rows.push([block]);
    else rows[rows.length - 1].push(block);
  }
  return rows;
}

interface RowProps {
  readonly blocks: readonly Block[];
  readonly number: string;
  /** The state that a link or the reader gave the figure. */
  readonly given: FigureStates[string] | undefined;
  readonly onMove: (state: FigureStates[string] | undefined) => void;
}

function Row({ blocks, number, given, onMove }: RowProps) {
  const { figure } = blocks[0];
  const state = useMemo(() => (figure === undefined ? {} : stateFrom(figure, given)), [figure, given]);
  const [part, setPart] = useState<string | undefined>(undefined);
  const live: Live | undefined = figure && {
    figure,
    state,
    onState: (next) => onMove(next === figure.start ? undefined : next),
    part,
    onPart: setPart,
  };
  return (
    <div class={figure === undefined ? "reading alone" : "reading"}>
      <div class="prose">
        {blocks.map(({ kind, prose }, index) => (
          <div key={index} class={kind ?? "idea"}>
            {kind !== undefined && <h4>{t(kind === "proof" ? texts.proof : texts.trap)}</h4>}
            {prose.map((paragraph, place) => (
              <Prose key={place} of={paragraph} live={live} />
            ))}
          </div>
        ))}
      </div>
      {live !== undefined && <FigureView live={live} number={number} blocks={blocks} />}
    </div>
  );
}

function FigureView({ live, number, blocks }: { live: Live; number: string; blocks: readonly Block[] }) {
  const { figure, state, onState, part } = live;
  const scene = figure.draw(state);
  const lit = part === undefined ? [] : (figure.parts?.(state)[part] ?? []);
  const all = (): string[] => scene.nodes.filter(({ shape }) => shape !== "none").map(({ id }) => id);
  const touchable = figure.touch === undefined ? [] : (figure.touchable?.(state) ?? all());
  const inProse = new Set(
    blocks.flatMap(({ prose }) => prose.flatMap((paragraph) => piecesOf(t(paragraph)).map(nameOf))),
  );
  const below = Object.entries(figure.controls ?? {}).filter(([name]) => !inProse.has(name));
  return (
    <figure class="live">
      <figcaption>{t(texts.figureNumber(number))}</figcaption>
      <SceneView
        scene={scene}
        lit={lit}
        touchable={touchable}
        onTouch={(node) => figure.touch !== undefined && onState({ ...figure.touch(state, node) })}
      />
      {figure.says !== undefined && (
        <p class="says" aria-live="polite">
          {t(figure.says(state))}
        </p>
      )}
      <div class="row">
        {below.map(([name, control]) => (
          <ControlView key={name} name={name} control={control} live={live} />
        ))}
        {state !== figure.start && (
          <button type="button" class="button small plain" onClick={() => onState(figure.start)}>
            {t(texts.asItBegan)}
          </button>
        )}
      </div>
    </figure>
  );
}

const nameOf = (piece: ReturnType<typeof piecesOf>[number]): string => (piece.kind === "named" ? piece.name : "");
