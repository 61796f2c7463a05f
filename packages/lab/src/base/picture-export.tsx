import type { Scene } from "marienbad-figure";
import { useState } from "preact/hooks";
import { Fold, Select } from "./controls.tsx";
import { ExportMenu } from "./export-menu.tsx";
import * as texts from "./export-texts.ts";
import { t } from "./language.ts";
import { embedded } from "./router.ts";

export interface Picture {
  readonly name: string;
  readonly title: string;
  /** What is drawn; the blank twin leaves out what a student should find. */
  scene(blank: boolean): Scene;
  /** It has vertices and edges, so that DOT and Mermaid can say something too. */
  readonly graph?: boolean;
}

export function PictureExport({ pictures }: { pictures: readonly Picture[] }) {
  const [wanted, setWanted] = useState("");
  if (embedded.value) return null;
  const chosen = pictures.find(({ name }) => name === wanted) ?? pictures[0];
  return (
    <Fold title={t(texts.exportThePicture)}>
      {pictures.length > 1 && (
        <Select
          seen
          label={t(texts.picture)}
          choices={pictures.map(({ name, title }) => ({ id: name, text: title }))}
          value={chosen.name}
          onChange={setWanted}
        />
      )}
      <ExportMenu
        key={chosen.name}
        name={chosen.name}
        title={chosen.title}
        kind={chosen.graph === true ? "graph" : "picture"}
        make={async ({ format, blank, looks }) => {
          const scene = chosen.scene(blank);
          return (await import("./write-scene.ts")).writeScene(scene, format, looks);
        }}
      />
    </Fold>
  );
}
