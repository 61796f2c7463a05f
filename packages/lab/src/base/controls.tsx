import type { ComponentChildren } from "preact";
import { useId, useState } from "preact/hooks";

interface IconButtonProps {
  readonly icon: string;
  readonly label: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  readonly quiet?: boolean;
}

export function IconButton({ icon, label, onClick, disabled = false, pressed, quiet = false }: IconButtonProps) {
  return (
    <button
      type="button"
      class={`button${quiet ? " quiet" : ""}`}
      onClick={onClick}
      disabled={disabled}
      title={quiet ? label : undefined}
      aria-label={quiet ? label : undefined}
      aria-pressed={pressed}
    >
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={ICONS[icon]} />
      </svg>
      {!quiet && <span>{label}</span>}
    </button>
  );
}

const ICONS: Readonly<Record<string, string>> = {
  undo: "M9 7L4 12L9 17M4 12H15A5 5 0 0 1 15 22H12",
  redo: "M15 7L20 12L15 17M20 12H9A5 5 0 0 0 9 22H12",
  hint: "M9 18H15M10 21H14M12 3A6 6 0 0 0 8.5 14C9 14.6 9 15 9 15.5H15C15 15 15 14.6 15.5 14A6 6 0 0 0 12 3Z",
  swap: "M7 4V18M7 4L3 8M7 4L11 8M17 20V6M17 20L13 16M17 20L21 16",
  restart: "M5 12A7 7 0 1 0 8 6.3M8 2.5V6.5H12",
  eye: "M2 12C5 6.5 8.5 5 12 5S19 6.5 22 12C19 17.5 15.5 19 12 19S5 17.5 2 12ZM12 9A3 3 0 1 0 12 15A3 3 0 1 0 12 9Z",
  stop: "M7 7H17V17H7Z",
  close: "M6 6L18 18M18 6L6 18",
  play: "M8 5L19 12L8 19Z",
  pause: "M8 5V19M16 5V19",
  next: "M9 5L16 12L9 19",
  previous: "M15 5L8 12L15 19",
  first: "M17 5L10 12L17 19M7 5V19",
  last: "M7 5L14 12L7 19M17 5V19",
  trash: "M5 7H19M10 7V4H14V7M7 7L8 20H16L17 7",
  plus: "M12 5V19M5 12H19",
  minus: "M5 12H19",
  leave: "M9 4V9H4M15 4V9H20M9 20V15H4M15 20V15H20",
  link: "M9 15L15 9M11 6L13 4A5 5 0 0 1 20 11L18 13M13 18L11 20A5 5 0 0 1 4 13L6 11",
  whole: "M4 4H20V20H4ZM8 9V8H9M15 8H16V9M16 15V16H15M9 16H8V15",
  keyboard: "M3 6H21V18H3ZM7 10H8M11.500 10H12.500M16 10H17M8 14H16",
  code: "M8 7L3 12L8 17M16 7L21 12L16 17",
  fit: "M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15",
  check: "M4 12L10 18L20 6",
};

interface SegmentsProps<Choice extends string> {
  readonly label: string;
  readonly choices: readonly { readonly id: Choice; readonly text: string }[];
  readonly value: Choice;
  readonly onChange: (chosen: Choice) => void;
}

export function Segments<Choice extends string>({ label, choices, value, onChange }: SegmentsProps<Choice>) {
  const name = useId();
  return (
    <div class="segments" role="radiogroup" aria-label={label}>
      {choices.map(({ id, text }) => (
        <label key={id} class={id === value ? "chosen" : ""}>
          <input type="radio" class="unseen" name={name} checked={id === value} onChange={() => onChange(id)} />
          {text}
        </label>
      ))}
    </div>
  );
}

interface SelectProps<Choice extends string> {
  readonly label: string;
  readonly choices: readonly { readonly id: Choice; readonly text: string }[];
  readonly value: Choice;
  readonly onChange: (chosen: Choice) => void;
  /** The label is written above. */
  readonly seen?: boolean;
}

export function Select<Choice extends string>({ label, choices, value, onChange, seen = false }: SelectProps<Choice>) {
  return (
    <label class="field">
      <span class={seen ? "" : "unseen"}>{label}</span>
      <span class="select">
        <select value={value} onChange={(event) => onChange(event.currentTarget.value as Choice)}>
          {choices.map(({ id, text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </select>
      </span>
    </label>
  );
}

interface NumberInputProps {
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly whole?: boolean;
  readonly name?: string;
  /** Said instead of a written label. */
  readonly spoken?: string;
  readonly className?: string;
  readonly onChange: (next: number) => void;
}

/** A number, taken on Enter or on leaving the field, within its bounds; typing survives a render in between. */
export function NumberInput({ value, least, most, whole = true, name, spoken, className, onChange }: NumberInputProps) {
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const finish = (text: string): void => {
    setTyped(undefined);
    const next = Math.max(least, Math.min(most, whole ? Math.round(Number(text)) : Number(text)));
    if (text.trim() !== "" && Number.isFinite(next) && next !== value) onChange(next);
  };
  return (
    <input
      type="number"
      class={className}
      name={name}
      aria-label={spoken}
      min={Number.isFinite(least) ? least : undefined}
      max={Number.isFinite(most) ? most : undefined}
      step={whole ? 1 : "any"}
      value={typed ?? value}
      onInput={(event) => setTyped(event.currentTarget.value)}
      onChange={(event) => finish(event.currentTarget.value)}
    />
  );
}

export function NumberField({ label, ...input }: NumberInputProps & { label: string }) {
  return (
    <label class="field short number">
      <span>{label}</span>
      <NumberInput {...input} />
    </label>
  );
}

interface FoldProps {
  readonly title: string;
  readonly open?: boolean;
  readonly isLazy?: boolean;
  readonly children: ComponentChildren;
}

/** Something that may stay closed; where it is lazy, nothing of it is made before it is opened. */
export function Fold({ title, open = false, isLazy = false, children }: FoldProps) {
  const [opened, setOpened] = useState(open);
  return (
    <details class="fold" open={open} onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary>{title}</summary>
      <div class="fold-body">{(opened || !isLazy) && children}</div>
    </details>
  );
}
