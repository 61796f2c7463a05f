import { useState } from "preact/hooks";
import { Select } from "../base/controls.tsx";
import { ExportMenu } from "../base/export-menu.tsx";
import { language, t } from "../base/language.ts";
import { vocabularyName } from "../base/players.ts";
import { shownPicture } from "./export-looks.ts";
import { drawn, exportPicture, mode, source } from "./instance.ts";
import * as texts from "./texts.ts";

const FIGURES = {
  shown: texts.asShownNow,
  arena: texts.theArenaAlone,
  attractor: texts.attractorLayerByLayer,
  film: texts.attractorAsFilm,
  strategy: texts.winnersAndStrategies,
} as const;
type Kind = keyof typeof FIGURES;

/** The picture as it is shown now, or one of the library's figures with the vertices where they are. */
export function ExportPanel() {
  const [figure, setFigure] = useState<Kind>("shown");
  const from = source.value;
  const now = drawn.value;
  if (now === undefined) return null;
  return (
    <div class="export">
      <Select<Kind>
        seen
        label={t(texts.figure)}
        choices={(Object.keys(FIGURES) as Kind[]).map((id) => ({ id, text: t(FIGURES[id]) }))}
        value={figure}
        onChange={setFigure}
      />
      <ExportMenu
        name={`${from.kind === "game" ? from.game : "arena"}-${figure === "shown" ? mode.value : figure}`}
        title={t(FIGURES[figure])}
        kind={figure === "film" ? "film" : "graph"}
        make={(wish) =>
          exportPicture({
            figure: figure === "shown" ? shownPicture(now) : figure,
            ...wish,
            language: language.value,
            vocabulary: vocabularyName(),
          })
        }
      />
    </div>
  );
}
