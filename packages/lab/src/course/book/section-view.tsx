import { type ReadonlySignal, useComputed } from "@preact/signals";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { announce } from "../../base/announce.tsx";
import { t } from "../../base/language.ts";
import { LazyPart } from "../../base/lazy-part.tsx";
import { projected } from "../../base/router.ts";
import { BESIDE, SENTENCE } from "../../base/stage.tsx";
import { withMinus } from "./drawing.ts";
import { ExerciseView } from "./exercise-view.tsx";
import { type FigureStates, stateFrom } from "./figure-state.ts";
import { piecesOf } from "./markup.ts";
import { isSolved, taskId } from "./progress.ts";
import { readAloud, rowsOf, sentencesOf, stop, wordsOf } from "./projection.ts";
import { ControlView, inWords, type Live, Prose } from "./prose.tsx";
import { SceneView } from "./scene-view.tsx";
import * as texts from "./texts.ts";
import { type Block, type Figure, type PythonTask, questionsOf, type Section, touchableIn } from "./vocabulary.ts";

interface Props {
  readonly chapter: string;
  /** "3.2" */
  readonly number: string;
  readonly section: Section;
  readonly pageName: (link: string) => string;
  readonly figures: ReadonlySignal<FigureStates>;
  readonly onFigure: OnFigure;
}

/** Told when a figure is moved; without a state it is as it began. */
export type OnFigure = (place: string, state: FigureStates[string] | undefined) => void;

/** A section: rows of prose with the figure beside it, then the exercise and the way into the lab. */
export function SectionView({ chapter, number, section, pageName, figures, onFigure }: Props) {
  const { id, title, blocks, lab } = section;
  return (
    <section class="section" id={id} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>
        <span class="number">{number}</span> {t(title)}
        {isSolved(chapter, section) && (
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
          place={`${id}/${index}`}
          number={`${number}${index === 0 ? "" : String.fromCharCode(97 + index)}`}
          figures={figures}
          onMove={(state) => onFigure(`${id}/${index}`, state)}
        />
      ))}
      <div class="section-end">
        {questionsOf(section).map((exercise, index) => (
          <ExerciseView key={index} id={taskId(chapter, section, index)} exercise={exercise} />
        ))}
        {section.python !== undefined && <PythonView task={section.python} />}
        <p class="soft onward">
          {t(texts.goOnIn)} <a href={lab}>{pageName(lab)}</a>
        </p>
      </div>
    </section>
  );
}

const fetchCell = async () => (await import("../../python/arena-cell.tsx")).ArenaCell;

/** A cell of Python, fetched when it is opened. */
function PythonView({ task }: { task: PythonTask }) {
  const [open, setOpen] = useState(false);
  const { name, arena, asked } = task;
  const work = useMemo(() => ({ name, arena }), [name, arena]);
  return (
    <details class="python-task unprinted" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t(texts.inPython)}</summary>
      <p>{t(asked)}</p>
      {open && <LazyPart fetch={fetchCell} of={work} />}
    </details>
  );
}

interface RowProps {
  /** `section/row` */
  readonly place: string;
  readonly blocks: readonly Block[];
  readonly number: string;
  readonly figures: ReadonlySignal<FigureStates>;
  readonly onMove: (state: FigureStates[string] | undefined) => void;
}

function Row({ place, blocks, number, figures, onMove }: RowProps) {
  const { figure } = blocks[0];
  /** The state that a link or the reader gave the figure. */
  const given = useComputed(() => figures.value[place]).value;
  const state = useMemo(() => (figure === undefined ? {} : stateFrom(figure, given)), [figure, given]);
  const [part, setPart] = useState<string | undefined>(undefined);
  const [kept, setKept] = useState<string | undefined>(undefined);
  const [pointed, setPointed] = useState<string | undefined>(undefined);
  /** The place on its walk, while this is the figure that is looked at. */
  const stopped = useComputed(() => (stop.value.place === place ? stop.value.word : undefined)).value;
  const word = stopped !== undefined && projected.value ? wordsOf(blocks)[stopped - 1] : undefined;
  const live: Live | undefined = figure && {
    figure,
    state,
    onState: (next) => onMove(next === figure.start ? undefined : next),
    part: word?.part ?? part ?? kept,
    onPart: setPart,
    kept,
    onKeep: setKept,
    found: pointed === undefined ? undefined : partWith(figure.parts?.(state) ?? {}, pointed),
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
      {live !== undefined && (
        <FigureView
          live={live}
          place={place}
          number={number}
          blocks={blocks}
          staged={stopped !== undefined}
          subtitle={word === undefined ? undefined : readAloud(word.sentence, live)}
          onPoint={setPointed}
        />
      )}
    </div>
  );
}

/** The part that a node belongs to; of several the smallest, which says most about it. */
function partWith(parts: Readonly<Record<string, readonly string[]>>, node: string): string | undefined {
  const holding = Object.entries(parts).filter(([, ids]) => ids.includes(node));
  return holding.sort(([, one], [, other]) => one.length - other.length)[0]?.[0];
}

interface FigureProps {
  readonly live: Live;
  readonly place: string;
  readonly number: string;
  readonly blocks: readonly Block[];
  readonly staged: boolean;
  /** On the stage: the sentence of the words that are walked through. */
  readonly subtitle: string | undefined;
  readonly onPoint: (node: string | undefined) => void;
}

function FigureView({ live, place, number, blocks, staged, subtitle, onPoint }: FigureProps) {
  const { figure, state, onState, part } = live;
  const scene = figure.draw(state);
  const lit = part === undefined ? [] : (figure.parts?.(state)[part] ?? []);
  const inProse = new Set(
    blocks.flatMap(({ prose }) => prose.flatMap((paragraph) => piecesOf(t(paragraph)).map(nameOf))),
  );
  const onStage = staged && projected.value; // where there is no prose
  const below = Object.entries(figure.controls ?? {}).filter(([name]) => onStage || !inProse.has(name));
  const first = readAloud(sentencesOf(t(blocks[0].prose[0]))[0], live);
  const says = figure.says === undefined ? undefined : t(figure.says(state));
  const said = withMinus((onStage ? (subtitle ?? says ?? first) : says) ?? "");
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state && subtitle === undefined) return;
    announce(said || changedValues(figure, before.current, state));
    before.current = state;
  }, [state, subtitle]);
  return (
    <figure class="live" data-place={place} aria-label={`${t(texts.figureNumber(number))}, ${scene.title}`}>
      <figcaption>{t(texts.figureNumber(number))}</figcaption>
      <SceneView
        scene={scene}
        lit={lit}
        touch={
          figure.touch && {
            nodes: touchableIn(figure, state, scene),
            onTouch: (node) => onState({ ...figure.touch(state, node) }),
            called: (node, words) => t(figure.called(state, node, words)),
          }
        }
        onPoint={onPoint}
        staged={staged}
      />
      {(figure.says !== undefined || onStage) && (
        <p class="says" {...(staged ? SENTENCE : {})}>
          {said}
        </p>
      )}
      <div class="row" {...(staged && below.length > 0 ? BESIDE : {})}>
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

/** The values in the prose that a step has changed: what there is to hear of a figure that says nothing. */
function changedValues({ values }: Figure, before: Figure["start"], state: Figure["start"]): string {
  const old = values?.(before) ?? {};
  const words = Object.entries(values?.(state) ?? {}).map(([name, value]) => [
    inWords(value),
    inWords(old[name] ?? ""),
  ]);
  return words.flatMap(([now, earlier]) => (now === earlier ? [] : [now])).join(", ");
}

const nameOf = (piece: ReturnType<typeof piecesOf>[number]): string => (piece.kind === "named" ? piece.name : "");
