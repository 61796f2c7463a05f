import type { Text } from "marienbad";
import { t } from "./language.ts";

interface ButtonProps {
  readonly label: string;
  readonly strong?: boolean;
  readonly disabled?: boolean;
  /** Without it the button submits the form around it. */
  readonly onClick?: () => void;
}

export function Button({ label, strong = false, disabled = false, onClick }: ButtonProps) {
  const type = onClick === undefined ? "submit" : "button";
  return (
    <button type={type} class={strong ? "button strong" : "button"} disabled={disabled} onClick={onClick}>
      {label}
    </button>
  );
}

interface TickProps {
  readonly name?: string;
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function Tick({ name, label, checked, onChange }: TickProps) {
  return (
    <label class="tick">
      <input
        type="checkbox"
        name={name}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {label}
    </label>
  );
}

interface Titled {
  readonly id: string;
  readonly title: Text;
}

/** A list as choices of a menu; `other` comes first and names what is not in the list. */
export function choicesOf(list: readonly Titled[], other?: string | false): { id: string; text: string }[] {
  const choices = list.map(({ id, title }) => ({ id, text: t(title) }));
  return other ? [{ id: "", text: other }, ...choices] : choices;
}
