import type { Text } from "marienbad";
import { Segments } from "../../base/controls.tsx";
import { number, t } from "../../base/language.ts";
import { withMinus } from "./drawing.ts";
import { piecesOf } from "./markup.ts";
import * as texts from "./texts.ts";
import type { Control, Figure } from "./vocabulary.ts";

/** A figure with the state that it is in. */
export interface Live {
  readonly figure: Figure;
  readonly state: Readonly<Record<string, unknown>>;
  readonly onState: (state: Readonly<Record<string, unknown>>) => void;
  /** The part that is pointed at. */
  readonly part: string | undefined;
  readonly onPart: (part: string | undefined) => void;
  /** The part that stays lit until it is pressed again. */
  readonly kept: string | undefined;
  readonly onKeep: (part: string | undefined) => void;
  /** The part whose node is pointed at in the figure: its words are lit. */
  readonly found: string | undefined;
}

/** What may not begin a line: it stays with the control or value before it. */
const TAIL = /^[\u00a0\u202f]?[.,;:!?)»”…]+/;

/** A paragraph: words that point, and controls and values in the middle of sentences. */
export function Prose({ of, live }: { of: Text; live: Live | undefined }) {
  const pieces = piecesOf(t(of));
  const tailOf = (index: number): string => {
    const next = pieces[index + 1];
    return next?.kind === "words" ? (TAIL.exec(next.words)?.[0] ?? "") : "";
  };
  return (
    <p>
      {pieces.map((piece, index) => {
        if (piece.kind === "words")
          return pieces[index - 1]?.kind === "named" ? piece.words.replace(TAIL, "") : piece.words;
        if (piece.kind === "strong") return <strong key={index}>{piece.words}</strong>;
        if (piece.kind === "raised") return <sup key={index}>{piece.words}</sup>;
        if (piece.kind === "named" && live)
          return (
            <span key={index} class="with-tail">
              <Named name={piece.name} live={live} />
              {tailOf(index)}
            </span>
          );
        if (piece.kind === "part" && live) return <Pointer key={index} {...piece} live={live} />;
        return null;
      })}
    </p>
  );
}

/** Words that light a part of the figure while they are pointed at or have the focus; pressed, they keep it lit. */
function Pointer({ words, part, live }: { words: string; part: string; live: Live }) {
  const lit = live.part === part || live.found === part;
  const press = (event: Event): void => {
    if ((event.target as Element).closest("[role=button], button, input, label") !== event.currentTarget) return;
    event.preventDefault();
    live.onKeep(live.kept === part ? undefined : part);
    live.onPart(live.kept === part ? undefined : part);
  };
  return (
    // A real button would be a box that lines cannot break in.
    <span
      role="button"
      tabindex={0}
      class={lit ? "pointer lit" : "pointer"}
      aria-pressed={live.kept === part}
      onPointerEnter={(event) => event.pointerType === "mouse" && live.onPart(part)}
      onPointerLeave={(event) => event.pointerType === "mouse" && live.onPart(undefined)}
      onFocus={() => live.onPart(part)}
      onBlur={() => live.onPart(undefined)}
      onClick={press}
      onKeyDown={(event) => (event.key === "Enter" || event.key === " ") && press(event)}
    >
      {piecesOf(words).map((piece, index) =>
        piece.kind === "named" ? <Named key={index} name={piece.name} live={live} /> : piece.words,
      )}
    </span>
  );
}

function Named({ name, live }: { name: string; live: Live }) {
  const control = live.figure.controls?.[name];
  if (control !== undefined) return <ControlView name={name} control={control} live={live} />;
  const value = live.figure.values?.(live.state)[name];
  if (value === undefined) return null;
  return <span class="value">{inWords(value)}</span>;
}

/** A value of a figure as prose writes it. */
export function inWords(value: Text | string | number): string {
  return typeof value === "object" ? t(value) : withMinus(typeof value === "number" ? number(value) : value);
}

/** A control of a figure, wherever it stands. */
export function ControlView({ name, control, live }: { name: string; control: Control<object>; live: Live }) {
  const { state, onState } = live;
  const put = (value: unknown): void => onState({ ...state, [name]: value });
  if (control.kind === "button") {
    return (
      <button type="button" class="button small" onClick={() => onState({ ...control.press(state) })}>
        {t(control.label)}
      </button>
    );
  }
  if (control.kind === "choice") {
    return (
      <Segments
        label={t(control.label)}
        choices={control.options.map(({ id, text }) => ({ id, text: t(text) }))}
        value={String(state[name])}
        onChange={(id) => {
          control.note?.(id);
          put(id);
        }}
      />
    );
  }
  const { least, most, label } = control;
  const value = Number(state[name]);
  return (
    <span class="slider">
      <button
        type="button"
        aria-label={t(texts.lessOf(label))}
        disabled={value <= least}
        onClick={() => put(value - 1)}
      >
        −
      </button>
      <input
        type="range"
        min={least}
        max={most}
        value={value}
        aria-label={t(label)}
        onInput={(event) => put(Number(event.currentTarget.value))}
      />
      <button type="button" aria-label={t(texts.moreOf(label))} disabled={value >= most} onClick={() => put(value + 1)}>
        +
      </button>
      <b>{withMinus(String(value))}</b>
    </span>
  );
}
