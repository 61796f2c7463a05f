import { type Family, MarienbadError, type Text } from "marienbad";
import { type OptionSpec, writeOption } from "marienbad/base";
import { useEffect, useState } from "preact/hooks";
import { textOfError } from "../base/error-text.ts";
import { Fault } from "../base/fault.tsx";
import { Button } from "../base/fields.tsx";
import { t } from "../base/language.ts";
import { play } from "./instance.ts";
import * as texts from "./texts.ts";

/** The options of the game being played; new rules begin a new play. */
export function OptionsForm({ entry }: { entry: Family }) {
  return (
    <OptionsFields
      entry={entry}
      options={play.record.value.options}
      action={t(texts.playWithTheseRules)}
      onChange={play.chooseOptions}
    />
  );
}

interface OptionsFieldsProps {
  readonly entry: Family;
  readonly options: Readonly<Record<string, string>>;
  readonly action?: string;
  readonly onChange: (options: Record<string, string>) => void;
}

/** Fields for a game's options. `onChange` throws if they are impossible; without `action` it is called at once. */
export function OptionsFields({ entry, options, action, onChange }: OptionsFieldsProps) {
  const names = Object.keys(entry.options);
  const current = Object.fromEntries(
    names.map((name) => [name, options[name] ?? writeOption(entry.options[name].default)]),
  );
  const [typed, setTyped] = useState(current);
  const [fault, setFault] = useState<Text>();
  useEffect(() => {
    setTyped(current);
    setFault(undefined);
  }, [entry.id, JSON.stringify(current)]);
  if (names.length === 0) return <p class="soft">{t(texts.gameNoOptions)}</p>;

  const apply = (chosen: Record<string, string>): void => {
    try {
      onChange(chosen);
      setFault(undefined);
    } catch (error) {
      if (!(error instanceof MarienbadError)) throw error;
      setFault(textOfError(error));
    }
  };
  return (
    <form
      class="options"
      onSubmit={(event) => {
        event.preventDefault();
        apply(typed);
      }}
      onChange={(event) => {
        if (action === undefined)
          apply(Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>);
      }}
    >
      {names.map((name) => (
        <OptionField
          key={name}
          name={name}
          spec={entry.options[name]}
          value={typed[name] ?? ""}
          onChange={(value) => setTyped({ ...typed, [name]: value })}
        />
      ))}
      <Fault of={fault} />
      {action !== undefined && (
        <div class="row">
          <Button strong label={action} />
          <Button label={t(texts.usualRules)} onClick={() => apply({})} />
        </div>
      )}
    </form>
  );
}

/** The options in force, in a sentence; empty where a game has none. */
export function rulesInForce({ options: specs }: Family, options: Readonly<Record<string, unknown>>): string {
  const told = Object.entries(specs).map(([name, { summary }]) => {
    const value = writeOption(options[name] as OptionSpec["default"]);
    return t(texts.optionIs(t(summary), CHOICES[value] === undefined ? value : t(CHOICES[value])));
  });
  return told.length === 0 ? "" : t(texts.inForce(told));
}

interface OptionFieldProps {
  readonly name: string;
  readonly spec: OptionSpec;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function OptionField({ name, spec, value, onChange }: OptionFieldProps) {
  const input = (event: { currentTarget: { value: string } }): void => onChange(event.currentTarget.value);
  return (
    <label class="field">
      <span>{t(spec.summary)}</span>
      {spec.kind === "choice" ? (
        <span class="select">
          <select name={name} value={value} onChange={input}>
            {spec.values.map((choice) => (
              <option key={choice} value={choice}>
                {CHOICES[choice] === undefined ? choice : t(CHOICES[choice])}
              </option>
            ))}
          </select>
        </span>
      ) : (
        <input
          name={name}
          inputMode={spec.kind === "integer" ? "numeric" : "text"}
          value={value}
          onInput={input}
          autocomplete="off"
          spellcheck={false}
        />
      )}
    </label>
  );
}

/** What the choices of options are called; a name that is not known here is shown as it is. */
const CHOICES: Readonly<Record<string, Text>> = {
  wins: texts.wins,
  loses: texts.loses,
  yes: texts.yes,
  no: texts.no,
  restricted: texts.restricted,
  free: texts.free,
};
