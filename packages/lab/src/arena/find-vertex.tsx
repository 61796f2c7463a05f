import type { Text } from "marienbad";
import { useState } from "preact/hooks";
import { Fault } from "../base/fault.tsx";
import { t } from "../base/language.ts";
import { drawn, names, selected } from "./instance.ts";
import * as large from "./large-texts.ts";
import * as texts from "./texts.ts";

/** Among very many vertices, one by its name. */
export function FindVertex() {
  const [asked, setAsked] = useState("");
  const [fault, setFault] = useState<Text | undefined>(undefined);
  const find = (): void => {
    const wanted = asked.replaceAll(/\s/g, "");
    const isWanted = (name: string | undefined): boolean => name?.replaceAll(/\s/g, "") === wanted;
    const vertex = drawn.value?.document.vertices.findIndex(
      ({ name }, index) => isWanted(name) || isWanted(names.value[index]),
    );
    if (wanted === "" || vertex === undefined) return;
    setFault(vertex < 0 ? texts.thereIsNoVertex(asked.trim()) : undefined);
    if (vertex >= 0) selected.value = vertex;
  };
  return (
    <form
      class="row find-vertex"
      onSubmit={(event) => {
        event.preventDefault();
        find();
      }}
    >
      <label class="field grow">
        <span>{t(texts.nameOfTheVertex)}</span>
        <input name="find" value={asked} onInput={(event) => setAsked(event.currentTarget.value)} spellcheck={false} />
      </label>
      <button type="submit" class="button">
        {t(large.findVertex)}
      </button>
      <Fault of={fault} />
    </form>
  );
}
